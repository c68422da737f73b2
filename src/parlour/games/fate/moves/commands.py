"""Everything a seat may want to do at a Fate table.

Pieces: c1 a character, a1 an aspect, z1 a zone, b1 a border, t1 a task, h1 something hidden, "scene", "gm", "pool".
Fields come in the order in which they are decided: what an offer fixes first, what it asks for after.
"""

from parlour.games.fate.moves.commands_people import PeopleCommand
from parlour.games.fate.moves.commands_roll import RollCommand
from parlour.games.fate.moves.commands_scene import SceneCommand
from parlour.games.fate.moves.commands_story import StoryCommand
from parlour.roleplay.moves import DeskCommand, HandOver
from parlour.roleplay.moves_cast import CastCommand
from parlour.roleplay.moves_scenes import PlanCommand

AnyCommand = (
    DeskCommand | HandOver | PeopleCommand | SceneCommand | RollCommand | StoryCommand | CastCommand | PlanCommand
)
