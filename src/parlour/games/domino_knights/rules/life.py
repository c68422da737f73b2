"""Life (2.17; without dominoes 3.9): whom it may be aimed at, and what is chosen when it brings somebody in."""

from parlour.core.offers import Piece
from parlour.games.domino_knights.model import Candidate, Knight, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANK_CARD_AT,
    BLANKS,
    ENDS,
    HEARTS,
    KINGDOM_AT,
    LIFE,
    NO_SUIT,
    PLACE_AT,
    POINTS,
    SPECIAL,
    SUITS,
    code,
    is_kingdom,
)
from parlour.games.domino_knights.rules.aim import is_knight, lying
from parlour.games.domino_knights.rules.conditions import named
from parlour.games.domino_knights.rules.pairs import in_order, suit_of
from parlour.games.domino_knights.rules.questions import models


def training_goes_on(state: State, card: int, it: int) -> bool:
    """DK-A18: Life finishes no training; without dominoes it brings in who was raised."""
    found = lying(state, it) if SPECIAL[card] == LIFE and it >= PLACE_AT else None
    return found is not None and isinstance(found[1], Candidate) and not (state.options.dominoless and found[1].known)


def anothers(state: State, seat: int, card: int, it: int) -> bool:
    """DK-A18: unless the house lets Life wake anybody's."""
    found = lying(state, it) if SPECIAL[card] == LIFE and it >= PLACE_AT else None
    if found is None or found[0] == seat:
        return False
    return state.options.life_recruit == "own" or not (state.options.dominoless or state.kingdoms[found[0]].alive)


def anothers_hand(state: State, seat: int, card: int, it: int) -> bool:
    """DK-189."""
    return SPECIAL[card] == LIFE and state.options.dominoless and is_kingdom(it) and it != KINGDOM_AT + seat


def nobody_to_copy(state: State, seat: int, card: int, it: int) -> bool:
    """DK-A78."""
    candidate = raised_again(state, seat, card, it)
    return candidate is not None and candidate.domino in BLANKS and not models(state, suit_of(candidate.cards))


def not_for_life(state: State, card: int, it: int) -> bool:
    """DK-126."""
    if SPECIAL[card] != LIFE or it >= PLACE_AT or state.options.dominoless:
        return False
    return not is_knight(state, it)


def not_for_life_here(state: State, seat: int, card: int, it: int) -> bool:
    """DK-189."""
    if SPECIAL[card] != LIFE or it >= PLACE_AT or not state.options.dominoless:
        return False
    return it != KINGDOM_AT + seat and not is_knight(state, it)


def woken(state: State, seat: int, card: int, target: int) -> Recruit | None:
    """Whom Life brings in from her own Recruits."""
    if SPECIAL[card] != LIFE or target < PLACE_AT or state.options.dominoless:
        return None
    return next((one for one in state.kingdoms[seat].recruits if one.place == target - PLACE_AT), None)


def raised_again(state: State, seat: int, card: int, target: int) -> Candidate | None:
    """DK-A76: whom Life brings in from her own Candidates."""
    if SPECIAL[card] != LIFE or target < PLACE_AT or not state.options.dominoless:
        return None
    return next((one for one in state.kingdoms[seat].candidates if one.place == target - PLACE_AT and one.known), None)


def asks_suit(state: State, seat: int, card: int, target: int) -> bool:
    """DK-A15."""
    return (
        SPECIAL[card] == LIFE and state.options.life_suit == "chosen" and woken(state, seat, card, target) is not None
    )


def asks_pair(state: State, seat: int, card: int, target: int) -> bool:
    """DK-189."""
    return SPECIAL[card] == LIFE and state.options.dominoless and target == KINGDOM_AT + seat


def ends(domino: int) -> tuple[Piece, ...]:
    """The ends of a domino to choose from, the higher first; a double has one."""
    low, high = ENDS[domino]
    return (high, low) if low != high else (high,)


def values_of(cards: bytes) -> tuple[Piece, ...]:
    """What either card of a pair attacks with, the higher first."""
    return tuple(sorted({POINTS[card] for card in cards}, reverse=True))


def strengths(state: State, seat: int, card: int, target: int) -> tuple[Piece, ...]:
    """DK-128, DK-188: what may attack; nothing where there is nothing to choose."""
    recruit, candidate = woken(state, seat, card, target), raised_again(state, seat, card, target)
    if recruit is not None and recruit.domino != BLANK:
        return ends(recruit.domino)
    return values_of(candidate.cards) if candidate is not None and candidate.domino not in BLANKS else ()


def asks_strength(state: State, seat: int, card: int, target: int) -> bool:
    return SPECIAL[card] == LIFE and bool(strengths(state, seat, card, target))


def life_suit(state: State, suit: str | None) -> int:
    """DK-A15: what suit a Knight brought in by Life has."""
    if suit is not None:
        return SUITS.index(suit)
    return NO_SUIT if state.options.life_suit == "none" else HEARTS


def copied(
    state: State, seat: int, card: int, target: int, suit: str | None, pair: tuple[Piece, ...] | None
) -> list[Knight]:
    """DK-A64, DK-A78: whom the blank brought in by Life may copy."""
    recruit, candidate = woken(state, seat, card, target), raised_again(state, seat, card, target)
    if recruit is not None and recruit.domino == BLANK:
        return models(state, life_suit(state, suit))
    if candidate is not None and candidate.domino in BLANKS:
        return models(state, suit_of(candidate.cards))
    if not pair or not _has_blank(pair):
        return []
    return models(state, suit_of(in_order(bytes([code(piece) for piece in pair]))))


def _has_blank(pair: tuple[Piece, ...]) -> bool:
    return any([code(piece) >= BLANK_CARD_AT for piece in pair])


def asks_model(
    state: State, seat: int, card: int, target: int, suit: str | None, pair: tuple[Piece, ...] | None
) -> bool:
    """A blank recruit with nobody to copy comes all the same (DK-A64); a blank card in a pair needs a model."""
    if SPECIAL[card] != LIFE:
        return False
    return bool(pair and _has_blank(pair)) or bool(copied(state, seat, card, target, suit, pair))


def model_choice(
    state: State, seat: int, card: int, target: int, suit: str | None, pair: tuple[Piece, ...] | None
) -> dict[str, Knight]:
    return named(copied(state, seat, card, target, suit, pair))
