"""Why a piece can do nothing now: what a player learns who points at a dimmed one. Judged like a command that is always
wrong, from what her seat may know and no more."""

from msgspec import Struct

from parlour.core.judge import Move, One
from parlour.core.offers import Piece
from parlour.games.domino_knights.model import ATTACK, DRAW, TRAIN, Candidate, Kingdom, Knight, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK_CARD_AT,
    DOMINO_AT,
    NECROMANCER,
    PLACE_AT,
    POINTS,
    RANK,
    SPECIAL,
    WEALTH,
    WIZARD,
    code,
    is_body,
    is_kingdom,
)
from parlour.games.domino_knights.rules.aid import READY
from parlour.games.domino_knights.rules.aim import (
    card_named,
    is_open_moment,
    lying,
    no_field_to_raise_from,
    no_mercenary,
    not_held,
)
from parlour.games.domino_knights.rules.battle import attacked_already, out_of_the_game, your_own
from parlour.games.domino_knights.rules.conditions import FREE, kingdom_named, knight_named, trained_already
from parlour.games.domino_knights.rules.fame import may_recruit
from parlour.games.domino_knights.rules.graves import keeps_dead
from parlour.games.domino_knights.rules.questions import is_finished
from parlour.games.domino_knights.rules.turn import takeable


class IdleCard(Struct, frozen=True, tag_field="do", tag="idle_card"):
    piece: Piece


class IdleKnight(Struct, frozen=True, tag_field="do", tag="idle_knight"):
    piece: Piece


class IdleKingdom(Struct, frozen=True, tag_field="do", tag="idle_kingdom"):
    piece: Piece


class IdlePlace(Struct, frozen=True, tag_field="do", tag="idle_place"):
    piece: Piece


def _trains(state: State, seat: int) -> bool:
    return state.phase == TRAIN and state.active == seat and state.window is None


# The top of the discard pile (DK-019, DK-052, DK-054)


def _is_top(state: State, seat: int, card: int) -> bool:
    return card not in state.kingdoms[seat].hand and state.discard[-1:] == bytes((card,))


def top_barred(state: State, seat: int, it: int) -> bool:
    return _is_top(state, seat, it) and not 2 <= RANK[it] <= 9


def top_later(state: State, seat: int, it: int) -> bool:
    draws = state.phase == DRAW and state.active == seat and state.window is None
    return _is_top(state, seat, it) and not draws


def top_now(state: State, seat: int, it: int) -> bool:
    return _is_top(state, seat, it) and takeable(state)


def one_taken(state: State, seat: int, it: int) -> bool:
    return _is_top(state, seat, it)


# A card in hand


def moment_closed(state: State, seat: int, it: int) -> bool:
    """DK-A26: no special card is played here, and it does not train either."""
    return bool(SPECIAL[it]) and not is_open_moment(state, seat)


def nobody_to_hire(state: State, it: int) -> bool:
    """DK-190."""
    return SPECIAL[it] == WEALTH and state.options.dominoless


def no_pair_to_raise(state: State, it: int) -> bool:
    """DK-193."""
    return SPECIAL[it] == NECROMANCER and state.options.dominoless and keeps_dead(state)


def none_fell(state: State, it: int) -> bool:
    """DK-194."""
    return SPECIAL[it] == NECROMANCER and not keeps_dead(state)


def blank_waits(it: int) -> bool:
    """DK-A78."""
    return it >= BLANK_CARD_AT


def pairs_later(state: State, seat: int, it: int) -> bool:
    """DK-186."""
    return state.options.dominoless and bool(POINTS[it]) and not _trains(state, seat)


def trains_no_more(state: State, seat: int, it: int) -> bool:
    """DK-A10."""
    return bool(POINTS[it]) and _trains(state, seat) and trained_already(state)


def without_fame(state: State, seat: int, it: int) -> bool:
    """DK-A85."""
    return state.options.dominoless and bool(POINTS[it]) and not may_recruit(state, seat)


def no_second(state: State, it: int) -> bool:
    """DK-186."""
    return state.options.dominoless and bool(POINTS[it])


def nothing_in_play(it: int) -> bool:
    """DK-149."""
    return SPECIAL[it] == WIZARD


def wealth_later(it: int) -> bool:
    """DK-A21."""
    return SPECIAL[it] == WEALTH


def graves_empty(it: int) -> bool:
    """DK-A56."""
    return SPECIAL[it] == NECROMANCER


def no_target(it: int) -> bool:
    """DK-120."""
    return bool(SPECIAL[it]) and not POINTS[it]


def pays_for_nobody(state: State, seat: int) -> bool:
    """DK-055."""
    return _trains(state, seat)


def pays_later() -> bool:
    return True


CARD = Move(
    IdleCard,
    {
        "piece": One(
            card_named,
            unless=(
                top_barred,
                top_later,
                top_now,
                one_taken,
                not_held,
                moment_closed,
                no_mercenary,
                nobody_to_hire,
                no_pair_to_raise,
                no_field_to_raise_from,
                none_fell,
                blank_waits,
                pairs_later,
                trains_no_more,
                without_fame,
                no_second,
                nothing_in_play,
                wealth_later,
                graves_empty,
                no_target,
                pays_for_nobody,
                pays_later,
            ),
        )
    },
    rule="DK-042",
    unless=FREE,
)

# A Knight


def knight_or_dead(state: State, piece: Piece) -> tuple[int, Knight | None] | None:
    body = code(piece) - DOMINO_AT
    found = knight_named(state, piece)
    if found is not None:
        return found
    return next(((seat, None) for seat, kingdom in enumerate(state.kingdoms) if body in kingdom.graveyard), None)


def buried(it: tuple[int, Knight | None]) -> bool:
    """DK-154."""
    return it[1] is None


def fell_here(state: State, seat: int, it: tuple[int, Knight]) -> bool:
    """DK-100."""
    return it[0] == seat and state.battle is not None and it[1].domino in state.battle.flipped


def fights_later() -> bool:
    return True


KNIGHT = Move(
    IdleKnight,
    {"piece": One(knight_or_dead, unless=(buried, fell_here, *READY, fights_later))},
    rule="DK-042",
    unless=FREE,
)

# A Kingdom


def you_attacked(state: State, seat: int, it: tuple[int, Kingdom]) -> bool:
    """DK-071."""
    return state.active == seat and attacked_already(state, it)


def knights_first(state: State, seat: int) -> bool:
    """DK-A42."""
    return state.active == seat and state.phase == ATTACK


def attacked_later() -> bool:
    return True


KINGDOM = Move(
    IdleKingdom,
    {"piece": One(kingdom_named, unless=(out_of_the_game, your_own, you_attacked, knights_first, attacked_later))},
    rule="DK-042",
    unless=FREE,
)

# A place where something lies face-down

Lying = tuple[int, Recruit | Candidate]


def lying_there(state: State, piece: Piece) -> Lying | None:
    return lying(state, code(piece))


def _in_training(it: Lying) -> bool:
    return isinstance(it[1], Candidate)


def soon_a_knight(state: State, seat: int, it: Lying) -> bool:
    """DK-060; over several turns only its owner knows whether it is finished (DK-064)."""
    if not isinstance(it[1], Candidate):
        return False
    return not state.options.multi_turn_training or (it[0] == seat and is_finished(it[1]))


def in_anothers_training(seat: int, it: Lying) -> bool:
    """DK-064."""
    return _in_training(it) and it[0] != seat


def nothing_to_add(state: State, seat: int, it: Lying) -> bool:
    """DK-062."""
    return _in_training(it) and _trains(state, seat)


def added_later(it: Lying) -> bool:
    """DK-062."""
    return _in_training(it)


def for_its_owner(seat: int, it: Lying) -> bool:
    """DK-013."""
    return it[0] != seat


def no_more_training(state: State, seat: int) -> bool:
    """DK-A10."""
    return _trains(state, seat) and trained_already(state)


def too_dear(state: State, seat: int) -> bool:
    """DK-055."""
    return _trains(state, seat)


def trained_later() -> bool:
    return True


PLACE = Move(
    IdlePlace,
    {
        "piece": One(
            lying_there,
            unless=(
                soon_a_knight,
                in_anothers_training,
                nothing_to_add,
                added_later,
                for_its_owner,
                no_more_training,
                too_dear,
                trained_later,
            ),
        )
    },
    rule="DK-042",
    unless=FREE,
)


IDLE: dict[type, Move] = {IdleCard: CARD, IdleKnight: KNIGHT, IdleKingdom: KINGDOM, IdlePlace: PLACE}


def pointed_at(piece: Piece) -> IdleCard | IdleKnight | IdleKingdom | IdlePlace:
    """The question about this piece."""
    number = code(piece)
    if is_body(number):
        return IdleKnight(piece)
    if is_kingdom(number):
        return IdleKingdom(piece)
    return IdlePlace(piece) if number >= PLACE_AT else IdleCard(piece)
