"""The slow, teaching reason of a refusal: what is wrong, by which rule, what would be right."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate.model import State


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    return RuleViolation("not-now", "FAE-180", "This cannot be done now.", "Look at what is offered.")


def why_not(state: State, seat: int, piece: Any) -> RuleViolation:
    return RuleViolation("not-now", "FAE-180", "Nothing can be done with this now.", "Look at what is asked above.")
