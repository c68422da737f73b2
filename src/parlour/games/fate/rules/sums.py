"""What a roll adds up to (section 2) and what may stand on a side of it. Reads, never decides what is legal."""

from parlour.core.offers import Choose
from parlour.games.fate.content.numbers import DECK, HELPED, INVOKED, STUNT, STYLE
from parlour.games.fate.model import APPROACHES, GM, Character, Outcome, Roll, Side, State, Throw
from parlour.games.fate.rules.ask import character, find_aspect, find_character
from parlour.roleplay.cast import seat_of

FACES = ("-", "0", "+")


def card_faces(card: int) -> tuple[int, ...]:
    """FAE-Q05: the 81 cards are the 81 ways four dice can fall."""
    return (card // 27 % 3, card // 9 % 3, card // 3 % 3, card % 3)


CARD_NAMES = tuple(["".join([FACES[face] for face in card_faces(card)]) for card in range(DECK)])
CARD_VALUES = tuple([sum(card_faces(card)) - 4 for card in range(DECK)])


def thrown(throw: Throw) -> int:
    """FAE-019, FAE-020: plus +1, minus -1, blank 0."""
    return CARD_VALUES[throw.card] if throw.card >= 0 else sum(throw.faces) - 4


def bonus(side: Side) -> int:
    """FAE-022, FAE-086, FAE-108..111: everything but the dice."""
    invoked = sum([1 for used in side.invoked if used.effect == "bonus"])
    return (
        side.rating + HELPED * len(side.helpers) + STUNT * len(side.stunts) + INVOKED * (invoked - len(side.hindered))
    )


def total(side: Side) -> int:
    return bonus(side) + (thrown(side.throws[-1]) if side.throws else 0)


def outcome(shift: int) -> Outcome:
    """FAE-024..027."""
    if shift < 0:
        return "fail"
    if shift == 0:
        return "tie"
    return "style" if shift >= STYLE else "succeed"


def rolls(side: Side) -> bool:
    """This side throws dice; otherwise it is a number."""
    return bool(thrower(side))


def thrower(side: Side) -> str:
    """Who throws for it: the character, or the game master for a hazard."""
    return side.who or (GM if side.dice else "")


def has_thrown(roll: Roll) -> bool:
    return any(side.throws for side in roll.sides)


def side_of(roll: Roll, who: str) -> int:
    """Where a character rolls in this roll, -1 where not at all."""
    return next((at for at, side in enumerate(roll.sides) if thrower(side) == who), -1)


def side_seat(state: State, side: Side) -> int:
    """Who speaks for a side: the roller's player, or the game master for a number."""
    return seat_of(state, character(state, side.who)) if side.who else state.desk.gm


def action_of(roll: Roll, index: int) -> str:
    """Which of the basic actions a side performs."""
    if roll.action == "contest":
        return "overcome"
    return roll.action if index == 0 else "defend"


def hows(person: Character) -> Choose:
    """FAE-043, FAE-168..170: an approach; for a mook, those of its listed things that fit."""
    if person.ratings:
        return Choose(APPROACHES)
    listed = tuple(dict.fromkeys((*person.skilled, *(() if person.weak_else else person.bad))))
    return Choose(listed, 0, len(listed))


def victim(roll: Roll) -> str:
    """FAE-066: who takes what an attack does: whoever defended, else the target."""
    return roll.sides[1].who or roll.target


def bearer(roll: Roll) -> str:
    """FAE-065, FAE-066: where an advantage comes to be: on the target, or on whoever defended in its place."""
    return roll.sides[1].who if roll.protected else roll.target


def acted_on(state: State, roll: Roll) -> str:
    """The foe an attack or an advantage is aimed at, by person or by an aspect of theirs; empty where nobody is."""
    if roll.action not in ("attack", "create"):
        return ""
    one = find_aspect(state, roll.target)
    person = find_character(state, one.owner if one is not None else roll.target)
    return person.id if person is not None and person.side != roll.sides[0].team else ""
