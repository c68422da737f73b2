"""What is remembered of a sheet as long as nothing on it changes."""

from parlour.core.judge import Kept
from parlour.core.remember import remembered
from parlour.games.personae.model import Individual, State

PRESENCE = ("here", "place", "side", "moved", "acted", "free_used", "defence", "helping", "together", "helped_round")
"""Of an individual, what no number on its sheet hangs on: where it is and what it does."""


@remembered("options", "desk.sitting", "lax", but=PRESENCE)
def on_sheet(state: State, one: Individual) -> Kept:
    """Which commands about it have a way on, where that hangs on nothing else."""
    return {}
