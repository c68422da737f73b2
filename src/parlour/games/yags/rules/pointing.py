"""Why a piece can do nothing now, from what a seat may know: pointing at it is judged like a command."""

from msgspec import Struct

from parlour.core.game import RuleViolation
from parlour.core.judge import Move, One
from parlour.core.offers import Piece
from parlour.games.yags.model import Creature, Item, State, Technique
from parlour.games.yags.rules.ask import RULE, open_check, playing
from parlour.games.yags.rules.conditions import dead
from parlour.games.yags.rules.making import pieces
from parlour.games.yags.rules.play import PLAYING
from parlour.games.yags.words.refusals import POINTED
from parlour.roleplay.cast import people, seat_of


class Point(Struct, frozen=True, tag="point"):
    """Somebody points at a piece with which nothing can be done."""

    piece: Piece


class Thing(Struct, frozen=True):
    """Somebody, or what stands on their sheet."""

    owner: Creature
    what: Creature | Technique | Item

    @property
    def name(self) -> str:
        return self.what.name


def things(state: State, seat: int) -> dict[Piece, Thing]:
    """Of others than the game master's own also what they have."""
    found: dict[Piece, Thing] = {}
    for one in people(state, seat):
        found[one.id] = Thing(one, one)
        if seat_of(state, one) == seat or one.controller >= 0:
            found |= {piece.id: Thing(one, piece) for piece in pieces(one)}
    return found


def is_dead(it: Thing) -> bool:
    return it.what is it.owner and dead(it.owner)


def played_by_another(state: State, seat: int, it: Thing) -> bool:
    return it.what is it.owner and seat_of(state, it.owner) != seat


def belongs_to_another(state: State, seat: int, it: Thing) -> bool:
    return it.what is not it.owner and seat_of(state, it.owner) != seat


def no_technique_now(it: Thing) -> bool:
    return isinstance(it.what, Technique)


def no_packing_now(it: Thing) -> bool:
    return isinstance(it.what, Item)


def nothing_played(state: State) -> bool:
    return not playing(state)


def check_under_way(state: State) -> bool:
    return open_check(state) is not None


def nothing_to_do() -> bool:
    return True


POINT = Move(
    Point,
    {
        "piece": One(
            things,
            unless=(
                is_dead,
                played_by_another,
                belongs_to_another,
                no_technique_now,
                no_packing_now,
                nothing_played,
                check_under_way,
                nothing_to_do,
            ),
        )
    },
    rule=RULE,
)


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    command = Point(piece)
    found = POINT.wrong(state, seat, command)
    assert found is not None
    return PLAYING.outside(state, seat) or PLAYING.told(POINT, found, command, POINTED)
