"""Why a command is refused, and why a piece can do nothing now: what the judgement found, in words."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.core.saying import refusal
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.contest_ask import plays
from parlour.games.fugue.rules.desk import DESK
from parlour.games.fugue.words.refusals import CANNOT, NOTHING, SENTENCES, named
from parlour.roleplay.explain import outside
from parlour.roleplay.refusals import sentences

ALL = {**sentences(DESK), **SENTENCES}
"""Those of the desk, and the game's own."""


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    """The first thing that is wrong with this command."""
    return _outside(state, seat) or _wrong(state, seat, command) or RuleViolation("not-now", "FUG-008", *CANNOT)


def _outside(state: State, seat: int) -> RuleViolation | None:
    return outside(state, seat, "FUG-003", "FUG-008", "has no persona")


def _wrong(state: State, seat: int, command: Any) -> RuleViolation | None:
    move = DESK.moves.get(type(command))
    found = move.wrong(state, seat, command) if move is not None else None
    return refusal(move, found, command, ALL, named) if move is not None and found is not None else None


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now: why what it is mostly there for cannot be done."""
    use = _use(state, seat, piece) if isinstance(piece, str) else None
    wrong = _wrong(state, seat, use) if use is not None else None
    return _outside(state, seat) or wrong or RuleViolation("not-now", "FUG-008", *NOTHING)


def _use(state: State, seat: int, piece: str) -> Any | None:
    """A card is turned up, a character does something, or uses an ability; a memory is worded anew."""
    if piece in CARD:
        return m.Reveal(_holder(state, seat, piece), piece)
    if any(one.id == piece for one in state.flashbacks):
        return m.Reword(piece, "so", "so")
    for one in state.characters:
        if one.id == piece:
            return m.Declare(piece, "so")
        if any(ability.id == piece for ability in one.abilities):
            return m.Declare(one.id, "so", piece)
    return None


def _holder(state: State, seat: int, card: str) -> str:
    """Of this seat's own hands the one that holds it; nothing is said of others'."""
    contest = state.contest
    if contest is None:
        return ""
    return next(
        (hand.who for hand in contest.hands if card in hand.down and plays(state, seat, hand.who)), contest.turn
    )
