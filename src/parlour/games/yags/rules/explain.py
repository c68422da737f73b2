"""Why a command is refused: the slow, teaching reason, asked for only after a refusal; and why a piece can do nothing now."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.yags.model import State
from parlour.games.yags.rules import (
    desk,
    explain_building,
    explain_campaign,
    explain_check,
    explain_move,
    explain_people,
    explain_scene,
    explain_situations,
    explain_tasks,
)
from parlour.games.yags.rules.explain_common import RULE, Found, Why
from parlour.games.yags.rules.explain_piece import nothing_to_do
from parlour.roleplay.explain import explain_desk, wrong_field

_PARTS = (
    explain_people, explain_building, explain_campaign, explain_check, explain_situations, explain_scene, explain_move, explain_tasks, desk,
)  # fmt: skip
_WHY: dict[type, Why] = {kind: why for part in _PARTS for kind, why in part.WHY.items()}
_RULES: dict[type, str] = {kind: rule for part in _PARTS for kind, rule in part.RULES.items()}
"""What to look up where nothing closer is wrong."""


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    """The first thing that is wrong with this command, from the outside in."""
    return _outside(state, seat) or _closer(state, seat, command) or _not_now(command)


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now, from what the seat may know."""
    return _outside(state, seat) or nothing_to_do(state, seat, piece)


def _outside(state: State, seat: int) -> Found:
    if state.desk.closed:
        return RuleViolation(
            "closed", RULE, "The story is told: this table is closed.", "Read it again, or open another table."
        )
    if not 0 <= seat < len(state.desk.people):
        return RuleViolation("not-seated", RULE, "Who only watches plays nobody.", "Take a seat to play.")
    return None


def _closer(state: State, seat: int, command: Any) -> Found:
    entry = desk.CHAPTERS.get(type(command))
    if entry is None:
        return None
    why = _WHY.get(type(command))
    found = why(state, seat, command) if why is not None else explain_desk(state, seat, command, desk.DESK)
    return found or wrong_field(entry[0](state, seat), command, _rule(command))


def _rule(command: Any) -> str:
    return _RULES.get(type(command), desk.DESK.rule)


def _not_now(command: Any) -> RuleViolation:
    return RuleViolation("not-now", _rule(command), "This cannot be done now.", "Look at what is asked above.")
