"""Everything a seat may want to do at a Personae table.

Pieces: c1 an individual, s1 a Skill, a1 a Special Ability, p1 a Power, t1 a Talent, g1 a piece of gear, o1 an obstacle,
z1 a hazard, w1 a ware, h1 something hidden, "@2" a seat. Fields come in the order in which they are decided: what an
offer fixes first, what it asks for after; yes and no come first, so that offers fix them.
"""

from parlour.games.personae.moves.commands_advance import AdvanceCommand
from parlour.games.personae.moves.commands_challenge import ChallengeCommand
from parlour.games.personae.moves.commands_people import PeopleCommand
from parlour.games.personae.moves.commands_scene import SceneCommand
from parlour.roleplay.moves import DeskCommand, HandOver
from parlour.roleplay.moves_cast import CastCommand
from parlour.roleplay.moves_scenes import PlanCommand
from parlour.roleplay.moves_sheets import Step

AnyCommand = (
    DeskCommand
    | HandOver
    | PeopleCommand
    | SceneCommand
    | ChallengeCommand
    | AdvanceCommand
    | CastCommand
    | Step
    | PlanCommand
)
