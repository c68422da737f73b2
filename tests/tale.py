"""A tiny role-playing game that keeps the whole contract: a game master, sessions and scenes, one secret a seat, dice.

The game master opens sessions and scenes; anybody tells what happens, hides a word, throws two dice or marks a thing.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.chance import Chance, roll
from parlour.core.game import (
    About,
    Alarm,
    CommandWords,
    Concern,
    Line,
    Option,
    Outcome,
    Rule,
    RuleViolation,
    SheetFormat,
    fields_of,
)
from parlour.core.odds import Answer, Bar, Grid, Question, Setting
from parlour.core.offers import Form, Menu, Number, Offer, Pick, Piece, Text, fits, named
from parlour.core.rolls import RollCard, RollSide, Row, Throw


class Command(Struct, frozen=True, tag_field="do"):
    pass


class BeCalled(Command, tag="be_called"):
    name: str


class Begin(Command, tag="begin"):
    """A session."""


class Finish(Command, tag="finish"):
    """A session."""


class Scene(Command, tag="scene"):
    title: str


class Happen(Command, tag="happen"):
    text: str


class Hide(Command, tag="hide"):
    word: str


class Throw2(Command, tag="throw"):
    bonus: int


class Mark(Command, tag="mark"):
    piece: str
    text: str


class HandOver(Command, tag="hand_over"):
    to: int


class Close(Command, tag="close"):
    pass


class Event(Struct, frozen=True, tag_field="event"):
    pass


class Called(Event, tag="called"):
    seat: int
    name: str


class Began(Event, tag="began"):
    number: int


class Finished(Event, tag="finished"):
    number: int


class Opened(Event, tag="opened"):
    title: str


class Happened(Event, tag="happened"):
    seat: int
    text: str


class Hidden(Event, tag="hidden"):
    seat: int
    word: str


class Thrown(Event, tag="thrown"):
    seat: int
    dice: tuple[int, ...]
    bonus: int


class Marked(Event, tag="marked"):
    seat: int
    piece: str
    text: str


class HandedOver(Event, tag="handed_over"):
    to: int


class Closed(Event, tag="closed"):
    pass


class Options(Struct, frozen=True):
    pass


class State(Struct, frozen=True):
    names: tuple[str, ...]
    hidden: tuple[str, ...]
    leader: int = 0
    session: int = 0
    sitting: bool = False
    scene: str = ""
    told: int = 0
    marks: dict[str, str] = {}
    closed: bool = False


class Public(Struct, frozen=True):
    names: tuple[str, ...]
    leader: int
    session: int
    scene: str
    told: int
    marks: dict[str, str]


class Private(Struct, frozen=True):
    hidden: str


FACES = ("1", "2", "3", "4", "5", "6")


def _set(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _evolve(s: State, e: Any) -> State:
    match e:
        case Called():
            return replace(s, names=_set(s.names, e.seat, e.name))
        case Began():
            return replace(s, session=e.number, sitting=True)
        case Finished():
            return replace(s, sitting=False, scene="")
        case Opened():
            return replace(s, scene=e.title)
        case Happened() | Thrown():
            return replace(s, told=s.told + 1)
        case Hidden():
            return replace(s, hidden=_set(s.hidden, e.seat, e.word))
        case Marked():
            return replace(s, marks={**s.marks, e.piece: e.text})
        case HandedOver():
            return replace(s, leader=e.to)
        case Closed():
            return replace(s, closed=True)
    raise AssertionError(e)


class Tale:
    about = About(
        "tale",
        "Tale",
        "A story told together.",
        2,
        6,
        "nobody",
        "The storytellers' licence",
        "/licence/tale",
        True,
        False,
        True,
    )
    licence_text = "Tell it freely – and pass this on."
    version = "1"
    state_type, options_type, public_type, private_type = State, Options, Public, Private
    command_type = BeCalled | Begin | Finish | Scene | Happen | Hide | Throw2 | Mark | HandOver | Close
    event_type = Called | Began | Finished | Opened | Happened | Hidden | Thrown | Marked | HandedOver | Closed
    commands: dict[str, Callable[..., Any]] = {
        "be_called": BeCalled,
        "begin": Begin,
        "finish": Finish,
        "scene": Scene,
        "happen": Happen,
        "hide": Hide,
        "throw": Throw2,
        "mark": Mark,
        "hand_over": HandOver,
        "close": Close,
    }
    words = {
        "scene": CommandWords("Open a scene", {"title": "Which?"}),
        "happen": CommandWords("Tell", {"text": "What happens?"}),
    }
    options: tuple[Option, ...] = ()
    rulebook = (Rule("L-1", "1", "E", "The game master opens sessions and scenes."),)
    former: Mapping[str, Any] = {}
    presets = ()
    cautions = ()
    levels = ()
    ladder = ()
    lesson = None
    crib = ()
    sheets = (SheetFormat("json", "Our own", "json"),)
    papers: tuple[SheetFormat, ...] = ()
    tokens: tuple[str, ...] = ()
    drawn: Mapping[str, tuple[str, ...]] = {"thrown": ("dice.*",)}
    ending: tuple[str, ...] = ("closed",)
    odds = (
        Question(
            "two",
            "Two dice",
            "How likely two dice reach a number.",
            (
                Setting("target", "Target", "7", 2, 12),
                Setting("how", "Which", "sum", values=(("sum", "Sum"), ("high", "Higher"))),
            ),
            ("L-1",),
        ),
    )

    def initial(self, names: Sequence[str], options: Options) -> State:
        return State(tuple(names), ("",) * len(names))

    def start(self, names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[Any, ...], State]:
        return (), self.initial(names, options)

    def evolve(self, state: State, events: Sequence[Any]) -> State:
        for event in events:
            state = _evolve(state, event)
        return state

    def concern(self, events: Sequence[Any]) -> Concern | None:
        return None

    def menu(self, s: State, seat: int) -> Menu:
        found = {offer.command for offer in self.offers(s, seat)}
        return Menu((), tuple([command for command in self.commands if command in found]))

    def form(self, s: State, seat: int, command: str) -> list[Form]:
        alike = [offer for offer in self.offers(s, seat) if offer.command == command]
        return [named(offer, fields_of(self.commands[command])) for offer in alike]

    def offers(self, s: State, seat: int) -> list[Offer]:
        if s.closed:
            return []
        line = Text(200, ("a cat",))
        offers = [
            Offer("be_called", (), (line,), False),
            Offer("happen", (), (line,), False),
            Offer("hide", (), (line,), False),
            Offer("throw", (), (Number(-2, 4),), False),
            Offer("mark", (), (line, line), False),
        ]
        if seat == s.leader:
            others = tuple([n for n in range(len(s.names)) if n != seat])
            offers += [Offer("scene", (), (line,), False)] if s.sitting else []
            offers += [Offer("finish" if s.sitting else "begin", owed=False), Offer("close", owed=False)]
            offers += [Offer("hand_over", (), (Pick(others),), False)]
        return offers

    def awaited(self, s: State) -> tuple[int, ...]:
        return ()

    def decision(self, s: State) -> int:
        return 0

    def refused(self, s: State, seat: int, command: Any) -> RuleViolation | None:
        tag = type(command).__struct_config__.tag
        if seat >= 0 and fits([offer for offer in self.offers(s, seat) if offer.command == tag], command):
            return None
        return RuleViolation("not_now", "L-1", f"Seat {seat} may not do this now.", "Ask the game master.")

    def play(self, s: State, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], State]:
        if (refused := self.refused(s, seat, command)) is not None:
            raise refused
        event = self._event(s, seat, command, chance)
        return (event,), _evolve(s, event)

    def _event(self, s: State, seat: int, command: Any, chance: Chance) -> Any:
        match command:
            case BeCalled():
                return Called(seat, command.name)
            case Begin():
                return Began(s.session + 1)
            case Finish():
                return Finished(s.session)
            case Scene():
                return Opened(command.title)
            case Happen():
                return Happened(seat, command.text)
            case Hide():
                return Hidden(seat, command.word)
            case Throw2():
                return Thrown(seat, roll(chance, FACES, 2), command.bonus)
            case Mark():
                return Marked(seat, command.piece, command.text)
            case HandOver():
                return HandedOver(command.to)
        return Closed()

    def public(self, s: State) -> Public:
        return Public(s.names, s.leader, s.session, s.scene, s.told, s.marks)

    def private(self, s: State, seat: int) -> Private:
        return Private(s.hidden[seat])

    def open(self, s: State) -> list[Private]:
        return [self.private(s, seat) for seat in range(len(s.names))]

    def redeal(self, s: State, seat: int | None, chance: Chance) -> State:
        return replace(s, hidden=tuple([word if n == seat else "" for n, word in enumerate(s.hidden)]))

    def outcome(self, s: State) -> Outcome | None:
        return Outcome((), "closed") if s.closed else None

    def alarms(self, s: State) -> tuple[Alarm, ...]:
        return ()

    def alarm_command(self, alarm: Alarm) -> Any:
        raise AssertionError(alarm)

    def tell(self, s: State, events: Sequence[Any], seat: int | None) -> list[Line]:
        return [line for event in events for line in self._lines(s, event, seat)]

    def _lines(self, s: State, e: Any, seat: int | None) -> list[Line]:
        who = (s.names[e.seat] or f"Player {e.seat}") if hasattr(e, "seat") else ""
        match e:
            case Began():
                return [Line(f"Session {e.number}", kind="session", story=True)]
            case Finished():
                return [Line(f"Session {e.number} ends.", kind="session_end", story=True)]
            case Opened():
                return [Line(e.title, kind="scene", story=True)]
            case Happened():
                return [Line(e.text, by=e.seat, story=True)]
            case Hidden():
                return [Line(f"You hide {e.word}.", by=e.seat, about=("word",), story=True)] if seat == e.seat else []
            case Marked():
                return [Line(f"{who} marks {e.piece}: {e.text}.", ("L-1",), "change", e.seat, (e.piece,))]
            case Thrown():
                faces = tuple([FACES[n] for n in e.dice])
                total = sum([n + 1 for n in e.dice])
                side = RollSide(who, (Throw(faces, "d6", total),), (Row("bonus", e.bonus),), str(total + e.bonus))
                card = RollCard(f"{who} throws", (side,), "Success" if total + e.bonus > 6 else "Failure")
                return [Line(f"{who} throws {total + e.bonus}.", ("L-1",), "roll", e.seat, story=True, card=card)]
        return [Line(f"{who} {type(e).__name__.lower()}".strip(), by=getattr(e, "seat", -1))]

    def reveals(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, Thrown) for event in events)

    def names(self, s: State, seat: int, pieces: Sequence[Piece]) -> dict[str, str]:
        return {str(piece): f"piece {piece}" for piece in pieces}

    def prompt(self, s: State, seat: int | None) -> str:
        return "Tell what happens"

    def why_not(self, s: State, seat: int, piece: Piece) -> RuleViolation:
        return RuleViolation("not_now", "L-1", f"{piece} can do nothing now.")

    def passing(self, s: State, seat: int, stops: str) -> Any | None:
        return None

    def bot(self, world: State, seat: int, level: str, random: Callable[[], float]) -> Any:
        raise AssertionError("no bot plays this")

    def sits(self, s: State, seat: int, name: str) -> Any | None:
        return None if s.names[seat] == name else BeCalled(name)

    def leader(self, s: State) -> int | None:
        return s.leader

    def played(self, s: State) -> Sequence[tuple[int, str]]:
        return ()

    def portraits(self, s: State, seat: int | None) -> Mapping[str, str]:
        return {}

    def handouts(self, s: State, events: Sequence[Any]) -> Sequence[str]:
        return ()

    def tale(self, s: State) -> str:
        return s.scene

    def rehearsal(self, seats: int) -> Sequence[tuple[int, Any]]:
        return ((0, Begin()), (0, Scene("A ready scene")), (1, BeCalled("Robin")), (seats - 1, Hide("a knife")))

    def chances(self, question: str, given: dict[str, str]) -> Answer:
        if question != "two":
            raise RuleViolation("no-such-question", "L-1", "There is one question here: two.")
        target = given.get("target", "7")
        if not target.isdigit() or not 2 <= int(target) <= 12:
            raise RuleViolation("bad-setting", "L-1", "The target is 2 to 12.", "For instance target=7.")
        ways = sum([1 for a in range(1, 7) for b in range(1, 7) if a + b >= int(target)])
        bars = (Bar("reached", ways, 36, "succeed"), Bar("missed", 36 - ways, 36, "fail"))
        return Answer(f"Reaching {target}", bars, ("The mean is 7.",), Grid(("dice", "mean"), (("2", "7"),)))

    def written(self, s: State, seat: int | None, piece: str, form: str) -> str:
        if form != "json" or piece not in s.marks:
            raise RuleViolation("no-sheet", "L-1", f"There is no {piece} to be written as {form}.")
        return '{"format": "tale-sheet", "mark": "' + s.marks[piece] + '"}'

    def schema(self) -> dict[str, Any]:
        return {"$id": "tale-sheet", "type": "object"}

    def default_options(self, players: int) -> Options:
        return Options()

    def read_options(self, chosen: dict[str, str], players: int) -> Options:
        if chosen:
            raise RuleViolation("bad_option", "L-1", f"Not understood: {chosen}")
        return Options()


TALE = Tale()
