"""Conditions that more than one chapter asks, each True where it forbids; and the things a seat may point at."""

from parlour.core.offers import Piece
from parlour.games.domino_knights.lesson.course import is_still
from parlour.games.domino_knights.model import (
    AID_DEFEND,
    ATTACK,
    CLEAN_UP,
    DEFEND,
    DISCARD,
    DRAW,
    MAINTAIN,
    NOBODY,
    OVER,
    TRAIN,
    Candidate,
    Kingdom,
    Knight,
    State,
)
from parlour.games.domino_knights.pieces import (
    BLANK_CARD_AT,
    BLANKS,
    BODY_NAMES,
    DOMINO_AT,
    KINGDOM_AT,
    PLACE_AT,
    POINTS,
    SUIT,
    code,
    is_card,
)
from parlour.games.domino_knights.rules.questions import due, find_knight, is_finished, models

# Who may do anything at all


def game_over(state: State) -> bool:
    """DK-165."""
    return state.phase == OVER


def no_kingdom(state: State, seat: int) -> bool:
    """DK-001: one who only watches, or the clock."""
    return not 0 <= seat < len(state.kingdoms)


def ejected(state: State, seat: int) -> bool:
    """DK-098."""
    return not state.kingdoms[seat].alive


def step_over(state: State) -> bool:
    """When a step of the lesson is over, nothing is done but taking another."""
    return is_still(state)


def model_first(state: State) -> bool:
    """DK-A91: a Doppelganger is waiting for a new model."""
    return state.copying != NOBODY


PRESENT = (game_over, no_kingdom, ejected, step_over)
FREE = (*PRESENT, model_first)


def is_free(state: State, seat: int) -> bool:
    """Quickly: none of these forbids."""
    return (
        state.phase != OVER
        and state.copying == NOBODY
        and state.lesson is None
        and 0 <= seat < len(state.kingdoms)
        and state.kingdoms[seat].alive
    )


# Whose moment it is


def reactions_open(state: State) -> bool:
    """DK-A26."""
    return state.window is not None


def not_your_turn(state: State, seat: int) -> bool:
    """DK-043."""
    return seat != state.active


QUIET = (*FREE, reactions_open)
ON_TURN = (*QUIET, not_your_turn)


def is_at(state: State, seat: int, phase: int) -> bool:
    """Quickly: it is this phase of her own turn, and nothing else is asked."""
    return state.phase == phase and seat == state.active and state.window is None and is_free(state, seat)


# The phases of a turn (DK-042) and the steps of a battle (DK-072)


def not_maintain(state: State) -> bool:
    return state.phase != MAINTAIN


def not_draw(state: State) -> bool:
    return state.phase != DRAW


def not_train(state: State) -> bool:
    return state.phase != TRAIN


def not_attack(state: State) -> bool:
    return state.phase != ATTACK


def not_discard(state: State) -> bool:
    return state.phase != DISCARD


def no_battle(state: State) -> bool:
    return state.battle is None


def not_defend(state: State) -> bool:
    return state.phase != DEFEND


def not_aid_defend(state: State) -> bool:
    return state.phase != AID_DEFEND


def not_clean_up(state: State) -> bool:
    return state.phase != CLEAN_UP


# Which game it is


def no_dominoes(state: State) -> bool:
    """DK-185."""
    return state.options.dominoless


def dominoes_here(state: State) -> bool:
    """DK-185."""
    return not state.options.dominoless


# What lies before her


def card_held(state: State, seat: int, piece: Piece) -> int | None:
    number = code(piece)
    return number if is_card(number) and number in state.kingdoms[seat].hand else None


def no_training_card(state: State, it: int) -> bool:
    """DK-025."""
    return not POINTS[it] and not state.options.dominoless


def no_pair_card(state: State, it: int) -> bool:
    """DK-A75, DK-A78."""
    return not POINTS[it] and state.options.dominoless and it < BLANK_CARD_AT


def trained_already(state: State) -> bool:
    """DK-A10."""
    return state.options.train_per_turn == "one" and bool(state.trained)


def candidate_of_hers(state: State, seat: int, piece: Piece) -> Candidate | None:
    number = code(piece) - PLACE_AT
    return next((one for one in state.kingdoms[seat].candidates if one.place == number), None)


def unfinished(state: State, it: Candidate) -> bool:
    """DK-064, DK-A79."""
    return state.options.multi_turn_training and not is_finished(it)


def blank_last(state: State, seat: int, it: Candidate) -> bool:
    """DK-A61."""
    return it.domino in BLANKS and any([one.domino not in BLANKS for one in due(state, seat)])


def is_plain(candidate: Candidate) -> bool:
    return candidate.domino not in BLANKS


def is_blank(candidate: Candidate) -> bool:
    return candidate.domino in BLANKS


def models_of(state: State, candidate: Candidate) -> dict[str, Knight]:
    """DK-156: a blank card lies first, so the suit is that of the last."""
    return named(models(state, SUIT[candidate.cards[-1]]))


# Who stands on the table


def named(knights: list[Knight]) -> dict[str, Knight]:
    return {BODY_NAMES[knight.domino]: knight for knight in knights}


def knight_named(state: State, piece: Piece) -> tuple[int, Knight] | None:
    """A Knight in play, with who controls it."""
    return find_knight(state, code(piece) - DOMINO_AT)


def not_yours(seat: int, it: tuple[int, Knight]) -> bool:
    return it[0] != seat


def kingdom_named(state: State, piece: Piece) -> tuple[int, Kingdom] | None:
    seat = code(piece) - KINGDOM_AT
    return (seat, state.kingdoms[seat]) if 0 <= seat < len(state.kingdoms) else None
