"""The vocabulary of the game: commands (imperative) and events (past tense)."""

from parlour.games.fugue.moves.commands import *  # noqa: F403
from parlour.games.fugue.moves.commands_action import *  # noqa: F403
from parlour.games.fugue.moves.commands_campaign import *  # noqa: F403
from parlour.games.fugue.moves.commands_contest import *  # noqa: F403
from parlour.games.fugue.moves.commands_memory import *  # noqa: F403
from parlour.games.fugue.moves.commands_persona import *  # noqa: F403
from parlour.games.fugue.moves.events import *  # noqa: F403
from parlour.games.fugue.moves.events_action import *  # noqa: F403
from parlour.games.fugue.moves.events_campaign import *  # noqa: F403
from parlour.games.fugue.moves.events_contest import *  # noqa: F403
from parlour.games.fugue.moves.events_memory import *  # noqa: F403
from parlour.games.fugue.moves.events_persona import *  # noqa: F403
from parlour.roleplay.moves_scenes import *  # noqa: F403
