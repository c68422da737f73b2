"""The vocabulary of the game: commands (imperative) and events (past tense)."""

from parlour.games.personae.moves.commands import *  # noqa: F403
from parlour.games.personae.moves.commands_advance import *  # noqa: F403
from parlour.games.personae.moves.commands_challenge import *  # noqa: F403
from parlour.games.personae.moves.commands_people import *  # noqa: F403
from parlour.games.personae.moves.commands_scene import *  # noqa: F403
from parlour.games.personae.moves.events import *  # noqa: F403
from parlour.games.personae.moves.events_advance import *  # noqa: F403
from parlour.games.personae.moves.events_challenge import *  # noqa: F403
from parlour.games.personae.moves.events_people import *  # noqa: F403
from parlour.games.personae.moves.events_scene import *  # noqa: F403
from parlour.roleplay.moves_cast import *  # noqa: F403
from parlour.roleplay.moves_scenes import *  # noqa: F403
from parlour.roleplay.moves_sheets import Described as Described
from parlour.roleplay.moves_sheets import NumbersShown as NumbersShown
from parlour.roleplay.moves_sheets import PetitionAnswered as PetitionAnswered
from parlour.roleplay.moves_sheets import Step as Step
from parlour.roleplay.moves_sheets import StepTaken as StepTaken
