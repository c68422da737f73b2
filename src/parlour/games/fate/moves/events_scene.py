"""Scenes, zones, challenges, contests, conflicts: what has happened, in the past tense. Names here are names on
disk."""

from typing import Literal

from parlour.games.fate.model import Border, Challenge, Conflict, Contest, Task, Zone
from parlour.roleplay.moves import Event

# Scenes


class SceneOpened(Event, frozen=True, gc=False, tag="scene_opened"):
    number: int
    name: str
    pcs: tuple[str, ...]


class SceneClosed(Event, frozen=True, gc=False, tag="scene_closed"):
    number: int
    name: str


class ZoneAdded(Event, frozen=True, gc=False, tag="zone_added"):
    zone: Zone


class ZoneRemoved(Event, frozen=True, gc=False, tag="zone_removed"):
    zone: str


class ZonesLinked(Event, frozen=True, gc=False, tag="zones_linked"):
    border: Border


class ZonesUnlinked(Event, frozen=True, gc=False, tag="zones_unlinked"):
    border: str


class BorderHeld(Event, frozen=True, gc=False, tag="border_held"):
    border: str
    who: str


class Placed(Event, frozen=True, gc=False, tag="placed"):
    who: str
    zone: str
    name: str = ""
    """The zone's."""


class DeckShuffled(Event, frozen=True, gc=False, tag="deck_shuffled"):
    pass


class StressCleared(Event, frozen=True, gc=False, tag="stress_cleared"):
    who: str


class OutCleared(Event, frozen=True, gc=False, tag="out_cleared"):
    """Whoever was taken out or conceded may act again, in the next scene."""

    who: str


# Challenges, contests, conflicts


class ChallengeStarted(Event, frozen=True, gc=False, tag="challenge_started"):
    challenge: Challenge


class TaskAdded(Event, frozen=True, gc=False, tag="task_added"):
    task: Task


class TaskAssigned(Event, frozen=True, gc=False, tag="task_assigned"):
    task: str
    takers: tuple[str, ...]


class TaskOpposed(Event, frozen=True, gc=False, tag="task_opposed"):
    task: str
    who: str


class TaskShown(Event, frozen=True, gc=False, tag="task_shown"):
    hidden: str
    task: str


class TaskDone(Event, frozen=True, gc=False, tag="task_done"):
    task: str
    result: str
    text: str = ""


class ChallengeEnded(Event, frozen=True, gc=False, tag="challenge_ended"):
    passed: int
    tasks: int


class ContestStarted(Event, frozen=True, gc=False, tag="contest_started"):
    contest: Contest


class AdvantageTried(Event, frozen=True, gc=False, tag="advantage_tried"):
    """In a contest, by switch: one a participant and exchange; who fails makes no overcome roll in it."""

    who: str
    barred: bool


class ExchangeScored(Event, frozen=True, gc=False, tag="exchange_scored"):
    """`who` empty: the highest were tied."""

    who: str
    victories: int
    totals: tuple[int, ...]


class TwistSettled(Event, frozen=True, gc=False, tag="twist_settled"):
    text: str


class VictoryTold(Event, frozen=True, gc=False, tag="victory_told"):
    who: str
    text: str


class ContestEnded(Event, frozen=True, gc=False, tag="contest_ended"):
    winner: str


class ConflictStarted(Event, frozen=True, gc=False, tag="conflict_started"):
    conflict: Conflict


class OrderSet(Event, frozen=True, gc=False, tag="order_set"):
    order: tuple[tuple[str, ...], ...]


class ConflictBegan(Event, frozen=True, gc=False, tag="conflict_began"):
    pass


class ConflictJoined(Event, frozen=True, gc=False, tag="conflict_joined"):
    who: str


class Acted(Event, frozen=True, gc=False, tag="acted"):
    who: str


class ActionRestored(Event, frozen=True, gc=False, tag="action_restored"):
    who: str


class Moved(Event, frozen=True, gc=False, tag="moved"):
    who: str
    zone: str
    cost: Literal["free", "action", "roll"]
    name: str = ""
    """The zone's."""


class TurnEnded(Event, frozen=True, gc=False, tag="turn_ended"):
    who: str


class TurnCame(Event, frozen=True, gc=False, tag="turn_came"):
    """The next in the order; a new exchange where the order begins again."""

    at: int
    exchange: int
    who: tuple[str, ...] = ()


class ConflictEnded(Event, frozen=True, gc=False, tag="conflict_ended"):
    winner: str
    """The side that is left; empty where the game master ended it."""


class Conceded(Event, frozen=True, gc=False, tag="conceded"):
    who: str
    words: str


class Imposed(Event, frozen=True, gc=False, tag="imposed"):
    who: str
    text: str


class TakenOut(Event, frozen=True, gc=False, tag="taken_out"):
    who: str


SceneEvent = (
    SceneOpened
    | SceneClosed
    | ZoneAdded
    | ZoneRemoved
    | ZonesLinked
    | ZonesUnlinked
    | BorderHeld
    | Placed
    | DeckShuffled
    | StressCleared
    | OutCleared
    | ChallengeStarted
    | TaskAdded
    | TaskAssigned
    | TaskOpposed
    | TaskShown
    | TaskDone
    | ChallengeEnded
    | ContestStarted
    | AdvantageTried
    | ExchangeScored
    | TwistSettled
    | VictoryTold
    | ContestEnded
    | ConflictStarted
    | OrderSet
    | ConflictBegan
    | ConflictJoined
    | Acted
    | ActionRestored
    | Moved
    | TurnEnded
    | TurnCame
    | ConflictEnded
    | Conceded
    | Imposed
    | TakenOut
)
