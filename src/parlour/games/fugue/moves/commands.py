"""Everything a seat may want to do at a Fugue table.

Pieces: c1 a character, b1 an ability, f1 a flashback, t1 a task, w1 a wound, x1 a wild card, n1 a pin, "major-16" a
card. Fields come in the order in which they are decided: what an offer fixes first, what it asks for after.
"""

from parlour.games.fugue.moves.commands_action import ActionCommand
from parlour.games.fugue.moves.commands_campaign import CampaignCommand
from parlour.games.fugue.moves.commands_contest import ContestCommand
from parlour.games.fugue.moves.commands_memory import MemoryCommand
from parlour.games.fugue.moves.commands_persona import PersonaCommand
from parlour.roleplay.moves import DeskCommand
from parlour.roleplay.moves_scenes import PlanCommand

AnyCommand = (
    DeskCommand | CampaignCommand | PersonaCommand | MemoryCommand | ActionCommand | ContestCommand | PlanCommand
)
