"""Tables of the Fugue System in the middle of a chapter, and skilled actions, wounds and deaths played on them.

    state = given("Calm Thugs", "Paint Roses: right arm")        # what Scotty can do: b1, b2
    state = ruled(state, 8, ability="b1")                        # Scotty is about to do something, and Ursula has set a
    difficulty
    state = flip(state, "Eight of Cups")
    assert task(state).outcome == "success"
    state = told(state)                                          # Scott has told the card

Ursula deals. Scotty is c1 (the Empress), Trey c2 (Wheel of Fortune), Shimon c3 (the Sun), Ursula's persona c4 (the
Star), Heavy c5 a game-character. What `given` gets by name are fields of State, else options.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.fugue import begun
from games.fugue.reached import alter, cards, happened
from games.fugue.reached import change as change
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import CARDS
from parlour.games.fugue.model import Ability, Character, State, Task, Win, Wound
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.draft import Draft

URSULA, SCOTT, TROY, SIMON = range(4)
SCOTTY, TREY, SHIMON, ROSE, HEAVY = "c1", "c2", "c3", "c4", "c5"
SAFE = "Crack the safe"
GIVEN = 20
"""Ids up to this number are there from the beginning."""
_KEY = {card.name: card.key for card in CARDS}
HANDS = {SCOTTY: ("cups-13", "cups-01"), TREY: ("wands-02", "wands-03"), HEAVY: ("coins-02", "coins-03")}
"""Two cards each, where it comes to blows; Scotty's make 21."""
_decoder = msgspec.json.Decoder(State)


def key(name: str) -> str:
    return _KEY[name]


def ability(number: int, text: str) -> Ability:
    """ "Paint Roses: right arm, left arm" """
    name, _, parts = text.partition(":")
    return Ability(f"b{number}", name.strip(), tuple([part.strip() for part in parts.split(",") if part.strip()]))


def people(can: dict[str, Sequence[Ability]]) -> tuple[Character, ...]:
    """Everybody at the table, with what they can do."""

    def one(who: str, seat: int, name: str, looks: str = "", detail: str = "", signifier: str = "") -> Character:
        card = key(signifier) if signifier else ""
        return Character(who, seat, name, looks, detail=detail, signifier=card, abilities=tuple(can.get(who, ())))

    return (
        one(SCOTTY, SCOTT, "Scotty", "tall", "a brand", "The Empress"),
        one(TREY, TROY, "Trey", "thin", "a limp handshake", "Wheel of Fortune"),
        one(SHIMON, SIMON, "Shimon", "broad", "a tattoo", "The Sun"),
        one(ROSE, URSULA, "Rose", "small", "a gold tooth", "The Star"),
        one(HEAVY, -1, "Heavy"),
    )


def story(everybody: Sequence[Character], **more: Any) -> State:
    fields = {name: more.pop(name) for name in State.__struct_fields__ if name in more}
    names = ("Ursula", "Scott", "Troy", "Simon")
    return alter(begun.story(names, everybody, scene="A casino at night", made=GIVEN, **more), **fields)


def given(*abilities: str, heavy: Sequence[str] = (), **more: Any) -> State:
    """Scotty's abilities are b1, b2, ..., those of Heavy follow."""
    made = [ability(at, text) for at, text in enumerate((*abilities, *heavy), 1)]
    return story(people({SCOTTY: made[: len(abilities)], HEAVY: made[len(abilities) :]}), **more)


def person(state: State, who: str) -> Character:
    return next(c for c in state.characters if c.id == who)


def task(state: State) -> Task:
    """The latest."""
    return state.tasks[-1]


def wounds(state: State, who: str = SCOTTY) -> tuple[Wound, ...]:
    return person(state, who).wounds


def contest(state: State, *, sitting_out: tuple[str, ...] = (), stage: str = "optin") -> State:
    """Trey and Scotty against Heavy: as it is asked who is in, or later in the hand, which Scotty wins."""
    side = tuple([who for who in (SCOTTY, TREY) if person(state, who).down != "dead"])
    hands = {who: two for who, two in HANDS.items() if who in (*side, HEAVY)}
    steps: dict[str, list[Any]] = {
        "optin": [
            m.ContestOpened(state.contests + 1, "A brawl", True),
            m.GroupMade(1, (side, (HEAVY,))),
            m.GroupCame(1),
            *[m.Incapacitated(who, 1) for who in sitting_out],
        ],
        "turn": [
            m.RoundDealt(1, state.flips + 1, tuple(hands), 1),
            *[m.CardDealt(who, card, 0) for who, two in hands.items() for card in two],
            m.TurnCame(SCOTTY),
        ],
        "reply": [
            *[m.CardRevealed(SCOTTY, card, 0) for card in HANDS[SCOTTY]],
            m.TwentyOne(SCOTTY, HANDS[SCOTTY]),
            m.TurnCame(HEAVY),
        ],
        "effect": [
            m.Showdown(1, "win", ((SCOTTY, HANDS[SCOTTY]),)),
            m.WinTaken(Win(SCOTTY, 2, 21, HANDS[SCOTTY], (HEAVY,))),
        ],
        "reach": [m.WinOver(SCOTTY), m.ReachesOpened(())],
    }
    if stage == "done":
        return happened(state, [*steps["optin"], m.RoundSkipped(1, True), m.GroupCame(0)])
    upto = list(steps).index(stage) + 1
    return happened(state, [event for step in list(steps)[:upto] for event in steps[step]])


# Playing


class NoChance:
    """A refusal draws nothing."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        raise AssertionError("a refused command drew a card")


def made(state: State) -> list[int]:
    """The numbers of everything that came into being in play."""
    things: list[Any] = [
        *state.tasks,
        *state.flashbacks,
        *[one for c in state.characters for one in (*c.wounds, *c.abilities)],
    ]
    return [
        number for number in [int(one.id[1:]) for one in things] + [one.id for one in state.declared] if number > GIVEN
    ]


def happens(state: State, seat: int, command: Any, *turned: str) -> tuple[tuple[Any, ...], State]:
    """Events and the next state: its events alone lead there, no card is lost, and it can be written down."""
    chance = Told(*turned)
    events, after = rules.play(state, seat, command, chance)
    chance.finish()
    assert Draft.evolve(state, events) == after
    assert cards(after) == cards(state), "a card was lost or made"
    numbers = made(after)
    assert len(set(numbers)) == len(numbers) and max(numbers, default=0) <= after.made, "two things under one id"
    assert _decoder.decode(msgspec.json.encode(after)) == after
    return events, after


def do(state: State, seat: int, command: Any, *turned: str) -> State:
    return happens(state, seat, command, *turned)[1]


def refused(state: State, seat: int, command: Any) -> tuple[str, str]:
    """Reason and rule of a refusal that says what is wrong and what would be right, before anything is drawn or
    changed."""
    before = msgspec.json.encode(state)
    try:
        rules.play(state, seat, command, NoChance())
    except RuleViolation as found:
        assert msgspec.json.encode(state) == before
        assert found.why and found.cure, found
        return found.reason, found.rule
    raise AssertionError(f"not refused: {command}")


def offered(state: State, seat: int, command: str) -> list[Offer]:
    return [offer for offer in rules.offers(state, seat) if offer.command == command]


# Skilled actions


def said(state: State, who: str = SCOTTY, text: str = SAFE, ability: str = "", task: str = "") -> State:
    """Somebody says what her character is about to do."""
    seat = {SCOTTY: SCOTT, TREY: TROY, SHIMON: SIMON}.get(who, URSULA)
    return do(state, seat, m.Declare(who, text, ability, task))


def ruling(state: State, difficulty: int = 8, ability: str = "", unit: Any = "") -> m.RuleSkilled:
    """On what was said last."""
    return m.RuleSkilled(state.declared[-1].id, ability, unit, difficulty)


def ruled(
    state: State, difficulty: int = 8, ability: str = "", unit: Any = "", who: str = SCOTTY, text: str = SAFE
) -> State:
    """It was said, and the Dealer has ruled that it takes a card."""
    state = said(state, who, text, ability)
    return do(state, URSULA, ruling(state, difficulty, ability, unit))


def flip(state: State, card: str) -> State:
    return do(state, URSULA, m.Flip(), card)


def told(state: State, text: str = "So it went.") -> State:
    """Whoever must has told the card."""
    one = state.tellings[0]
    return do(state, one.seat, m.Narrate(one.id, text))


def outcome(
    card: str, *, difficulty: int = 8, skilled: bool = False, unit: Any = "", **options: Any
) -> tuple[str, int, bool]:
    """What one card makes of a task: the outcome, the time spent, and whether it is locked."""
    state = given("Locks", **options)
    state = flip(ruled(state, difficulty, "b1" if skilled else "", unit), card)
    return task(state).outcome, task(state).spent, bool(task(state).locked)


def hurt(state: State, part: str, who: str = SCOTTY, *, permanent: bool = False, bleeding: bool = False) -> State:
    return do(state, URSULA, m.Hurt(permanent or bleeding, bleeding, who, part, "A knife"))


def slept(state: State, *who: str, hours: int = 8, unbroken: bool = True) -> State:
    return do(state, URSULA, m.Rest(unbroken, hours, who or (SCOTTY,)))
