"""The vocabulary of the game: commands (imperative) and events (past tense)."""

from parlour.games.yags.moves.commands import *  # noqa: F403
from parlour.games.yags.moves.commands_check import *  # noqa: F403
from parlour.games.yags.moves.commands_people import *  # noqa: F403
from parlour.games.yags.moves.commands_scene import *  # noqa: F403
from parlour.games.yags.moves.events import *  # noqa: F403
from parlour.games.yags.moves.events_check import *  # noqa: F403
from parlour.games.yags.moves.events_people import *  # noqa: F403
from parlour.games.yags.moves.events_scene import *  # noqa: F403
from parlour.roleplay.moves_cast import *  # noqa: F403
from parlour.roleplay.moves_scenes import *  # noqa: F403
from parlour.roleplay.moves_sheets import *  # noqa: F403
