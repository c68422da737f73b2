"""Everything that can happen in Domino Knights."""

from parlour.games.domino_knights.moves.events_battle import BattleEvent
from parlour.games.domino_knights.moves.events_special import SpecialEvent
from parlour.games.domino_knights.moves.events_table import TableEvent
from parlour.games.domino_knights.moves.events_turn import TurnEvent

AnyEvent = TurnEvent | BattleEvent | SpecialEvent | TableEvent
