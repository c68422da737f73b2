"""Everything that can happen at a Yags table."""

from parlour.games.yags.moves.events_check import CheckEvent
from parlour.games.yags.moves.events_people import PeopleEvent
from parlour.games.yags.moves.events_scene import SceneEvent
from parlour.roleplay.moves import DeskEvent, HandedOver
from parlour.roleplay.moves_cast import CastEvent
from parlour.roleplay.moves_scenes import PlanEvent
from parlour.roleplay.moves_sheets import SheetEvent

AnyEvent = DeskEvent | HandedOver | PeopleEvent | CheckEvent | SceneEvent | CastEvent | SheetEvent | PlanEvent
