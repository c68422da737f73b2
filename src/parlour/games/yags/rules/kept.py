"""What is remembered of a sheet as long as nothing on it changes."""

from parlour.core.judge import Kept
from parlour.core.remember import remembered
from parlour.games.yags.model import Creature, State

PRESENCE = (
    *("here", "gait", "gone", "way", "acted", "barred", "ran", "running"),
    *("travelled", "savable", "reactions", "notes", "hidden", "shown"),
)
"""Of a creature, what no number on its sheet hangs on: where it is and what it does."""


@remembered("options", "skills", "library", "cultures", "prices", "budget", "lax", but=PRESENCE)
def on_sheet(state: State, one: Creature) -> Kept:
    """Which commands about it have a way on, where that hangs on nothing else."""
    return {}
