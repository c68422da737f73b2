"""Everything a seat may want to do at a Yags table.

Pieces: c1 a creature, k1 a technique, i1 an item, x1 a task, h1 something hidden, "@2" a seat; skills, attributes and
labels go by their names. Fields come in the order in which they are decided: what an offer fixes first, what it asks
for after; yes and no come first, so that offers fix them.
"""

from parlour.games.yags.moves.commands_check import CheckCommand
from parlour.games.yags.moves.commands_people import PeopleCommand
from parlour.games.yags.moves.commands_scene import SceneCommand
from parlour.roleplay.moves import DeskCommand, HandOver
from parlour.roleplay.moves_cast import CastCommand
from parlour.roleplay.moves_scenes import PlanCommand
from parlour.roleplay.moves_sheets import SheetCommand

AnyCommand = (
    DeskCommand | HandOver | PeopleCommand | CheckCommand | SceneCommand | CastCommand | SheetCommand | PlanCommand
)
