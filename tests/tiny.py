"""A tiny game of hidden cards that keeps the whole contract, so that the table can be shown to know no game.

Everybody holds cards. The active seat lays one; the others may block it with a higher one or pass; laid cards that
stand are points. Who has the goal wins; when nobody can lay any more, the most points win.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.core.game import (
    CLOCK,
    About,
    Alarm,
    CommandWords,
    Crib,
    Line,
    Option,
    Outcome,
    Rule,
    RuleViolation,
    WithoutCharacters,
)
from parlour.core.offers import Offer, Pick, Piece, Text, fill, fits

CARDS = bytes(range(1, 61))
NAMES = [str(n) for n in range(256)]


class Command(Struct, frozen=True, tag_field="do"):
    pass


class Lay(Command, tag="lay"):
    card: int


class Block(Command, tag="block"):
    card: int


class Pass(Command, tag="pass"):
    pass


class Doodle(Command, tag="doodle"):
    """Changes something everybody sees, with nothing hidden or drawn: may be taken back freely."""

    text: str


class TimeIsUp(Command, tag="time_is_up"):
    what: str
    token: int


class Event(Struct, frozen=True, tag_field="event"):
    pass


class Dealt(Event, tag="dealt"):
    seat: int
    cards: tuple[int, ...]


class Laid(Event, tag="laid"):
    seat: int
    card: int


class Blocked(Event, tag="blocked"):
    seat: int
    card: int


class Passed(Event, tag="passed"):
    seat: int


class Stood(Event, tag="stood"):
    seat: int
    points: int


class Turned(Event, tag="turned"):
    seat: int


class Doodled(Event, tag="doodled"):
    seat: int
    text: str


class Ended(Event, tag="ended"):
    how: str


class Options(Struct, frozen=True):
    goal: int = 100
    window: int = 0
    limit: int = 0


class State(Struct, frozen=True):
    names: tuple[str, ...]
    options: Options
    deck: bytes
    hands: tuple[bytes, ...]
    points: tuple[int, ...]
    active: int = 0
    laid: int = 0
    passed: int = 0
    decision: int = 0
    doodle: str = ""
    ended: str = ""


class Public(Struct, frozen=True):
    names: tuple[str, ...]
    hands: tuple[int, ...]
    points: tuple[int, ...]
    deck: int
    active: int
    laid: int
    passed: int
    doodle: str


class Private(Struct, frozen=True):
    hand: tuple[int, ...]


def _set(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _gone(state: State, seat: int, card: int) -> tuple[bytes, ...]:
    return _set(state.hands, seat, bytes(c for c in state.hands[seat] if c != card))


def _evolve(s: State, e: Any) -> State:
    match e:
        case Dealt():
            cards = bytes(e.cards)
            return replace(
                s, deck=bytes(c for c in s.deck if c not in cards), hands=_set(s.hands, e.seat, s.hands[e.seat] + cards)
            )
        case Laid():
            return replace(s, hands=_gone(s, e.seat, e.card), laid=e.card, passed=1 << e.seat, decision=s.decision + 1)
        case Blocked():
            return replace(s, hands=_gone(s, e.seat, e.card), laid=0, passed=0, decision=s.decision + 1)
        case Passed():
            return replace(s, passed=s.passed | 1 << e.seat)
        case Stood():
            return replace(s, points=_set(s.points, e.seat, s.points[e.seat] + e.points), laid=0, passed=0)
        case Turned():
            return replace(s, active=e.seat, decision=s.decision + 1)
        case Doodled():
            return replace(s, doodle=e.text)
        case Ended():
            return replace(s, ended=e.how, decision=s.decision + 1)
    raise AssertionError(e)


class Tiny(WithoutCharacters):
    about = About("tiny", "Tiny", "Cards laid and blocked.", 2, 4, "nobody", "none", "", True, True)
    version = "1"
    state_type, command_type, event_type = State, Lay | Block | Pass | Doodle | TimeIsUp, (
        Dealt | Laid | Blocked | Passed | Stood | Turned | Doodled | Ended
    )  # fmt: skip
    public_type, private_type, options_type = Public, Private, Options
    commands: dict[str, Callable[..., Any]] = {
        "lay": Lay,
        "block": Block,
        "pass": Pass,
        "doodle": Doodle,
        "time_is_up": TimeIsUp,
    }
    words = {
        "lay": CommandWords("Lay a card", {"card": "Which card?"}, "Lay it", ("T-1",)),
        "block": CommandWords("Block", {"card": "With which card?"}, "Block", ("T-2",)),
        "pass": CommandWords("Pass"),
        "doodle": CommandWords("Doodle", {"text": "What?"}, "Draw"),
    }
    options = (
        Option("goal", "Goal", "Points to win", "T-3", "100", (), 1, 10000),
        Option("window", "Seconds to react", "0: no limit", "T-2", "0", (), 0, 60),
        Option("limit", "Seconds in all", "0: no limit", "T-3", "0", (), 0, 3600),
    )
    rulebook = (
        Rule("T-1", "1", "E", "Lay one card."),
        Rule("T-2", "2", "E", "Block with a higher card."),
        Rule("T-3", "3", "E", "Goal."),
    )
    drawn: Mapping[str, tuple[str, ...]] = {"dealt": ("cards.*",)}
    ending: tuple[str, ...] = ("ended",)
    crib = (Crib("A turn", (("Lay", "One card."),)),)

    def initial(self, names: Sequence[str], options: Options) -> State:
        n = len(names)
        return State(tuple(names), options, CARDS, (b"",) * n, (0,) * n)

    def evolve(self, state: State, events: Sequence[Any]) -> State:
        for event in events:
            state = _evolve(state, event)
        return state

    def start(self, names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[Any, ...], State]:
        state = self.initial(names, options)
        events: list[Any] = []
        for seat in range(len(names)):
            event = Dealt(seat, tuple(chance.draw(state.deck, 4, NAMES)))
            state = _evolve(state, event)
            events.append(event)
        return tuple(events), state

    def offers(self, s: State, seat: int) -> list[Offer]:
        if s.ended:
            return []
        offers = [Offer("doodle", (), (Text(40, ("a cat",)),), False)]
        if not s.laid and seat == s.active:
            offers.append(Offer("lay", (), (Pick(tuple(s.hands[seat])),)))
        if s.laid and not s.passed >> seat & 1:
            offers.append(Offer("pass"))
            higher = tuple(c for c in s.hands[seat] if c > s.laid)
            if higher:
                offers.append(Offer("block", (), (Pick(higher),)))
        return offers

    def awaited(self, s: State) -> tuple[int, ...]:
        if s.ended:
            return ()
        return tuple(n for n in range(len(s.names)) if not s.passed >> n & 1) if s.laid else (s.active,)

    def decision(self, s: State) -> int:
        return s.decision

    def refused(self, s: State, seat: int, command: Any) -> RuleViolation | None:
        if isinstance(command, TimeIsUp):
            due = any(a.name == command.what and a.token == command.token for a in self.alarms(s))
            return None if seat == CLOCK and due else RuleViolation("not_due", "T-2", "The time is not up.")
        tag = type(command).__struct_config__.tag
        if seat >= 0 and fits([o for o in self.offers(s, seat) if o.command == tag], command):
            return None
        return RuleViolation("not_now", "T-1", f"Seat {seat} may not do this now.", "Look at what is asked.")

    def play(self, s: State, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], State]:
        if (refused := self.refused(s, seat, command)) is not None:
            raise refused
        events: list[Any] = []

        def happen(event: Any) -> None:
            nonlocal s
            events.append(event)
            s = _evolve(s, event)

        def next_turn() -> None:
            if s.deck:
                happen(Dealt(s.active, tuple(chance.draw(s.deck, 1, NAMES))))
            n = len(s.names)
            order = [(s.active + i) % n for i in range(1, n + 1)]
            who = next((k for k in order if s.hands[k]), None)
            happen(Ended("out") if who is None else Turned(who))

        def close() -> None:
            if s.laid and s.passed == (1 << len(s.names)) - 1:
                happen(Stood(s.active, s.laid))
                if s.points[s.active] >= s.options.goal:
                    happen(Ended("goal"))
                else:
                    next_turn()

        match command:
            case Lay():
                happen(Laid(seat, command.card))
            case Block():
                happen(Blocked(seat, command.card))
                next_turn()
            case Pass():
                happen(Passed(seat))
                close()
            case Doodle():
                happen(Doodled(seat, command.text))
            case TimeIsUp(what="window"):
                for other in self.awaited(s):
                    happen(Passed(other))
                close()
            case TimeIsUp():
                happen(Ended("time"))
        return tuple(events), s

    def public(self, s: State) -> Public:
        hands = tuple(len(h) for h in s.hands)
        return Public(s.names, hands, s.points, len(s.deck), s.active, s.laid, s.passed, s.doodle)

    def private(self, s: State, seat: int) -> Private:
        return Private(tuple(s.hands[seat]))

    def open(self, s: State) -> list[Private]:
        return [self.private(s, seat) for seat in range(len(s.names))]

    def redeal(self, s: State, seat: int | None, chance: Chance) -> State:
        """The deck and the others' hands, dealt anew."""
        left = bytes(s.deck) + b"".join([hand for other, hand in enumerate(s.hands) if other != seat])
        hands = list(s.hands)
        for other, hand in enumerate(s.hands):
            if other != seat:
                hands[other] = chance.draw(left, len(hand), NAMES)
                left = left.translate(None, hands[other])
        return replace(s, hands=tuple(hands), deck=left)

    def outcome(self, s: State) -> Outcome | None:
        if not s.ended:
            return None
        best = max(s.points)
        return Outcome(tuple(n for n, p in enumerate(s.points) if p == best), s.ended, s.points)

    def alarms(self, s: State) -> tuple[Alarm, ...]:
        if s.ended:
            return ()
        window = (Alarm("window", s.decision, s.options.window),) if s.options.window and s.laid else ()
        return (*window, Alarm("game", 0, s.options.limit)) if s.options.limit else window

    def alarm_command(self, alarm: Alarm) -> TimeIsUp:
        return TimeIsUp(alarm.name, alarm.token)

    def tell(self, s: State, events: Sequence[Any], seat: int | None) -> list[Line]:
        lines = []
        for e in events:
            who = s.names[e.seat] if hasattr(e, "seat") else ""
            if isinstance(e, Dealt):
                what = f"draws {', '.join(map(str, e.cards))}" if seat == e.seat else f"draws {len(e.cards)}"
            else:
                what = " ".join(
                    [
                        type(e).__name__.lower(),
                        *[
                            str(v)
                            for k, v in zip(
                                e.__struct_fields__, (getattr(e, f) for f in e.__struct_fields__), strict=True
                            )
                            if k != "seat"
                        ],
                    ]
                )
            lines.append(Line(f"{who} {what}".strip(), ("T-1",), "event", getattr(e, "seat", -1)))
        return lines

    def reveals(self, events: Sequence[Any]) -> bool:
        return any(isinstance(e, Dealt | Laid | Blocked) for e in events)

    def names(self, s: State, seat: int, pieces: Sequence[Piece]) -> dict[str, str]:
        return {str(p): f"card {p}" for p in pieces}

    def prompt(self, s: State, seat: int | None) -> str:
        return "Your answer" if seat in self.awaited(s) else f"Waiting for {self.awaited(s)}"

    def why_not(self, s: State, seat: int, piece: Piece) -> RuleViolation:
        return RuleViolation("not_now", "T-1", f"{piece} can do nothing now.", "Wait.")

    def passing(self, s: State, seat: int, stops: str) -> Any | None:
        if not s.laid or seat not in self.awaited(s) or stops == "always":
            return None
        return Pass() if stops == "never" or not any(c > s.laid for c in s.hands[seat]) else None

    def bot(self, world: State, seat: int, level: str, random: Callable[[], float]) -> Any:
        owed = [o for o in self.offers(world, seat) if o.owed]
        return fill(owed[int(random() * len(owed))], self.commands, random)

    def sheet(self, public: Public, private: Private | None, seat: int | None) -> str:
        hand = "" if private is None else f" | hand {' '.join(map(str, private.hand))}"
        return f"points {public.points} | laid {public.laid} | deck {public.deck}{hand}"

    def default_options(self, players: int) -> Options:
        return Options()

    def read_options(self, chosen: dict[str, str], players: int) -> Options:
        try:
            return Options(**{k: int(v) for k, v in chosen.items()})
        except (TypeError, ValueError):
            raise RuleViolation("bad_option", "T-3", f"Not understood: {chosen}", "Numbers only.") from None


TINY = Tiny()
