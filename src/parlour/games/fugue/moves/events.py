"""Everything that can happen at a Fugue table."""

from parlour.games.fugue.moves.events_action import ActionEvent
from parlour.games.fugue.moves.events_campaign import CampaignEvent
from parlour.games.fugue.moves.events_contest import ContestEvent
from parlour.games.fugue.moves.events_memory import MemoryEvent
from parlour.games.fugue.moves.events_persona import PersonaEvent
from parlour.roleplay.moves import DeskEvent
from parlour.roleplay.moves_scenes import PlanEvent

AnyEvent = DeskEvent | CampaignEvent | PersonaEvent | MemoryEvent | ActionEvent | ContestEvent | PlanEvent
