"""The vocabulary of the game: commands (imperative) and events (past tense)."""

from parlour.games.fate.moves.commands import *  # noqa: F403
from parlour.games.fate.moves.commands_people import *  # noqa: F403
from parlour.games.fate.moves.commands_roll import *  # noqa: F403
from parlour.games.fate.moves.commands_scene import *  # noqa: F403
from parlour.games.fate.moves.commands_story import *  # noqa: F403
from parlour.games.fate.moves.events import *  # noqa: F403
from parlour.games.fate.moves.events_people import *  # noqa: F403
from parlour.games.fate.moves.events_roll import *  # noqa: F403
from parlour.games.fate.moves.events_scene import *  # noqa: F403
from parlour.games.fate.moves.events_story import *  # noqa: F403
from parlour.roleplay.moves_cast import *  # noqa: F403
from parlour.roleplay.moves_scenes import *  # noqa: F403
