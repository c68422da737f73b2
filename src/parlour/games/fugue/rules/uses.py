"""What a piece is mostly there for: asked where nothing can be done with it now."""

from typing import Any

from parlour.core.offers import Piece
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.contest_ask import plays


def uses(state: State, seat: int, piece: Piece) -> list[Any]:
    """A card is turned up, a character does something, or uses an ability; a memory is worded anew."""
    if piece in CARD:
        return [m.Reveal(_holder(state, seat, str(piece)), str(piece))]
    if any(one.id == piece for one in state.flashbacks):
        return [m.Reword(str(piece), "so", "so")]
    for one in state.characters:
        if one.id == piece:
            return [m.Declare(one.id, "so")]
        if any(ability.id == piece for ability in one.abilities):
            return [m.Declare(one.id, "so", str(piece))]
    return []


def _holder(state: State, seat: int, card: str) -> str:
    """Of this seat's own hands the one that holds it; nothing is said of others'."""
    contest = state.contest
    if contest is None:
        return ""
    return next(
        (hand.who for hand in contest.hands if card in hand.down and plays(state, seat, hand.who)), contest.turn
    )
