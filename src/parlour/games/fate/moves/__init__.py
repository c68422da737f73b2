"""The vocabulary of the game: commands (imperative) and events (past tense)."""

from parlour.games.fate.moves.commands import *  # noqa: F403
from parlour.games.fate.moves.events import *  # noqa: F403
