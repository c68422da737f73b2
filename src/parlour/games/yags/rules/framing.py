"""The check that is open, while its frame may change, and the sides that have yet to roll. Reads, never decides."""

from parlour.games.yags.model import Check, State
from parlour.games.yags.rules.ask import open_check

MOST_OBSERVERS = 8


def fresh(state: State) -> Check | None:
    """The open check while nothing of it has been rolled: its frame may still change."""
    check = open_check(state)
    return check if check is not None and check.stage == "open" and not any(side.mode for side in check.sides) else None
