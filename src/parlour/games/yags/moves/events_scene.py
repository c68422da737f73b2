"""Scenes, movement, time and tasks: what has happened. Names here are names on disk."""

from parlour.games.yags.model import Climb, Ground, Scene, Task
from parlour.roleplay.moves import Event


class SceneOpened(Event, frozen=True, gc=False, tag="scene_opened"):
    scene: Scene
    here: tuple[str, ...]


class SceneClosed(Event, frozen=True, gc=False, tag="scene_closed"):
    number: int


class GroundSet(Event, frozen=True, gc=False, tag="ground_set"):
    ground: Ground


class Rated(Event, frozen=True, gc=False, tag="rated"):
    """Between the game master and herself."""

    what: str
    target: int


class RoundBegan(Event, frozen=True, gc=False, tag="round_began"):
    """Actions and gaits are free again, bars are lifted (YAG-206). `fresh`: the count has just begun."""

    round: int
    fresh: bool = False


class RoundsEnded(Event, frozen=True, gc=False, tag="rounds_ended"):
    rounds: int


class GaitChosen(Event, frozen=True, gc=False, tag="gait_chosen"):
    """For this round, with the distance it allows."""

    who: str
    gait: str
    metres: int
    action: bool
    """It takes the action of the round (YAG-166)."""


class WentOn(Event, frozen=True, gc=False, tag="went_on"):
    """So far in this round."""

    who: str
    metres: int


class WentPart(Event, frozen=True, gc=False, tag="went_part"):
    """A failed climb in combat brought somebody so far all the same (YAG-274)."""

    who: str
    metres: int


class Stumbled(Event, frozen=True, gc=False, tag="stumbled"):
    """No way was made (YAG-200)."""

    who: str


class Fell(Event, frozen=True, gc=False, tag="fell"):
    """From this height in metres; 0: where it ran."""

    who: str
    metres: int


class Barred(Event, frozen=True, gc=False, tag="barred"):
    """No attacks or defences until the next round (YAG-206)."""

    who: str


class ActionTaken(Event, frozen=True, gc=False, tag="action_taken"):
    """The action of the round went into this."""

    who: str


class RanOn(Event, frozen=True, gc=False, tag="ran_on"):
    who: str
    gait: str
    minutes: int
    metres: int


class RunEnded(Event, frozen=True, gc=False, tag="run_ended"):
    who: str


class Travelled(Event, frozen=True, gc=False, tag="travelled"):
    """Kilometres of each, and how much of the present watch was spent on the road."""

    who: str
    minutes: int
    kilometres: int
    into: int


class WatchCame(Event, frozen=True, gc=False, tag="watch_came"):
    day: int
    watch: int


class Counted(Event, frozen=True, gc=False, tag="counted"):
    """A counter is higher or lower by this. `savable`: the game master may call for a check against it (YAG-Q58)."""

    who: str
    counter: str
    by: int
    now: int
    why: str
    savable: bool = False


class PenaltySet(Event, frozen=True, gc=False, tag="penalty_set"):
    who: str
    field: str
    before: int
    value: int


class Struck(Event, frozen=True, gc=False, tag="struck"):
    """A hit; wounds follow as Counted."""

    who: str
    by: str
    wounds: int
    killed: bool = False
    """A Tiny creature hit by something larger (YAG-161)."""


class Resisted(Event, frozen=True, gc=False, tag="resisted"):
    """A point of fatigue from movement or travel that was resisted, or not (YAG-Q58)."""

    who: str
    saved: bool
    now: int
    """Fatigue as it is then."""


class Dying(Event, frozen=True, gc=False, tag="dying"):
    """The last wound it can take is there (YAG-Q05). Changes nothing by itself: told."""

    who: str


class ClimbStarted(Event, frozen=True, gc=False, tag="climb_started"):
    climb: Climb


class PaceSet(Event, frozen=True, gc=False, tag="pace_set"):
    who: str
    pace: str
    careful: bool


class StretchMarked(Event, frozen=True, gc=False, tag="stretch_marked"):
    who: str
    start: int
    target: int


class ClimbBoosted(Event, frozen=True, gc=False, tag="climb_boosted"):
    who: str
    technique: str
    name: str


class Climbed(Event, frozen=True, gc=False, tag="climbed"):
    """One interval: so many metres more, 0 where it failed."""

    who: str
    metres: int
    reached: int
    over: str = ""


class ClimbEnded(Event, frozen=True, gc=False, tag="climb_ended"):
    who: str
    over: str


class TaskStarted(Event, frozen=True, gc=False, tag="task_started"):
    task: Task


class TaskWorked(Event, frozen=True, gc=False, tag="task_worked"):
    """A check of a long task or a roll of a work of art, with the task as it stands then."""

    task: Task


class MemberPicked(Event, frozen=True, gc=False, tag="member_picked"):
    """Hidden from the other side until both are named."""

    task: str
    side: int
    who: str


class TurnPlayed(Event, frozen=True, gc=False, tag="turn_played"):
    """A turn of a competitive task, with the task as it stands then. `how`: took, scored, lost, blocked, kept, tired,
    nothing."""

    task: Task
    winner: int
    how: str


class TaskChanged(Event, frozen=True, gc=False, tag="task_changed"):
    task: str
    before: int
    needed: int
    why: str


class TaskEnded(Event, frozen=True, gc=False, tag="task_ended"):
    """Complete, lost, won, drawn or aborted."""

    task: str
    done: str
    winner: int = -1
    why: str = ""


class TaskDropped(Event, frozen=True, gc=False, tag="task_dropped"):
    task: str


SceneEvent = (
    SceneOpened
    | SceneClosed
    | GroundSet
    | Rated
    | RoundBegan
    | RoundsEnded
    | GaitChosen
    | WentOn
    | Stumbled
    | Fell
    | Barred
    | RanOn
    | RunEnded
    | Travelled
    | WatchCame
    | Counted
    | PenaltySet
    | Struck
    | Dying
    | ClimbStarted
    | PaceSet
    | StretchMarked
    | ClimbBoosted
    | Climbed
    | ClimbEnded
    | TaskStarted
    | TaskWorked
    | MemberPicked
    | TurnPlayed
    | TaskChanged
    | TaskEnded
    | TaskDropped
    | ActionTaken
    | Resisted
    | WentPart
)
