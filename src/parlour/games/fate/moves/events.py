"""Everything that can happen at a Fate table."""

from parlour.games.fate.moves.events_people import PeopleEvent
from parlour.games.fate.moves.events_roll import RollEvent
from parlour.games.fate.moves.events_scene import SceneEvent
from parlour.games.fate.moves.events_story import StoryEvent
from parlour.roleplay.moves import DeskEvent, HandedOver
from parlour.roleplay.moves_cast import CastEvent
from parlour.roleplay.moves_scenes import PlanEvent

AnyEvent = DeskEvent | HandedOver | PeopleEvent | SceneEvent | RollEvent | StoryEvent | CastEvent | PlanEvent
