"""Everything that can happen at a Yags table."""

from parlour.games.yags.moves.events_check import CheckEvent
from parlour.games.yags.moves.events_people import PeopleEvent
from parlour.games.yags.moves.events_scene import SceneEvent
from parlour.roleplay.moves import DeskEvent, HandedOver

AnyEvent = DeskEvent | HandedOver | PeopleEvent | CheckEvent | SceneEvent
