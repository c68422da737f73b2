"""Everything that can happen at a Personae table."""

from parlour.games.personae.moves.events_advance import AdvanceEvent
from parlour.games.personae.moves.events_challenge import ChallengeEvent
from parlour.games.personae.moves.events_people import PeopleEvent
from parlour.games.personae.moves.events_scene import SceneEvent
from parlour.roleplay.moves import DeskEvent, HandedOver
from parlour.roleplay.moves_cast import CastEvent
from parlour.roleplay.moves_scenes import PlanEvent
from parlour.roleplay.moves_sheets import SheetEvent

AnyEvent = (
    DeskEvent
    | HandedOver
    | PeopleEvent
    | SceneEvent
    | ChallengeEvent
    | AdvanceEvent
    | CastEvent
    | SheetEvent
    | PlanEvent
)
