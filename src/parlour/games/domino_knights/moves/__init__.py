"""The vocabulary of Domino Knights: commands in the imperative, events in the past tense."""

from parlour.games.domino_knights.moves.commands import *  # noqa: F403
from parlour.games.domino_knights.moves.event import *  # noqa: F403
from parlour.games.domino_knights.moves.events import *  # noqa: F403
from parlour.games.domino_knights.moves.events_battle import *  # noqa: F403
from parlour.games.domino_knights.moves.events_special import *  # noqa: F403
from parlour.games.domino_knights.moves.events_table import *  # noqa: F403
from parlour.games.domino_knights.moves.events_turn import *  # noqa: F403
