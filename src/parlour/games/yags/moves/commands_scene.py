"""Scenes, movement, time and tasks: what a seat may want. Names here are names on the wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command
from parlour.roleplay.moves_scenes import Preparing


class OpenScene(Command, frozen=True, gc=False, tag="open_scene"):
    place: str
    time: str
    aim: str
    here: tuple[str, ...]


class PrepareScene(Preparing, frozen=True, gc=False, tag="prepare_scene"):
    """As people write it down: people one a line, the ground in words."""

    when: str = ""
    question: str = ""
    ground: str = ""
    cast: str = ""
    lurking: str = ""
    opposition: str = ""
    pictures: str = ""
    at_hand: str = ""
    notes: str = ""


class SetGround(Command, frozen=True, gc=False, tag="set_ground"):
    """What runners have to cope with (6.9); any value can be changed (YAG-187)."""

    windy: bool
    dangerous: bool
    obstruction: Literal["clear", "light", "moderate", "heavy"]
    unstable: int
    narrow: int
    slippery: int
    gap: int


# Rounds (3.6)


class Rate(Command, frozen=True, gc=False, tag="rate"):
    """How hard something is in this scene, said before it is tried; without a name: whatever has none. 0 forgets it."""

    what: str
    target: int


class StartRounds(Command, frozen=True, gc=False, tag="start_rounds"):
    """Time is counted in rounds from now on: a chase, a fight."""


class NextRound(Command, frozen=True, gc=False, tag="next_round"):
    pass


class EndRounds(Command, frozen=True, gc=False, tag="end_rounds"):
    pass


class Go(Command, frozen=True, gc=False, tag="go"):
    """A gait for this round; over bad ground a check comes of it."""

    who: str
    gait: str


class MoveFree(Command, frozen=True, gc=False, tag="move_free"):
    """The free move of a round: half Move, no action, no check on clear ground (YAG-165)."""

    who: str
    metres: int


class RunOn(Command, frozen=True, gc=False, tag="run_on"):
    """A run of minutes (YAG-167)."""

    who: str
    gait: str
    minutes: int


class EndRun(Command, frozen=True, gc=False, tag="end_run"):
    who: str


class Travel(Command, frozen=True, gc=False, tag="travel"):
    """On the road for some time (YAG-172); the game master's percentage for weather and ground (YAG-174)."""

    who: tuple[str, ...]
    minutes: int
    percent: int


class PassWatch(Command, frozen=True, gc=False, tag="pass_watch"):
    """So many watches go by without travel (YAG-171)."""

    watches: int


# Counters, which the Core leaves to its other articles


class Mark(Command, frozen=True, gc=False, tag="mark"):
    """More or less of a counter: by is positive or negative."""

    who: str
    counter: str
    by: int
    why: str


class SetPenalty(Command, frozen=True, gc=False, tag="set_penalty"):
    who: str
    field: str
    value: int


class Strike(Command, frozen=True, gc=False, tag="strike"):
    """A hit by somebody (YAG-155, YAG-161), with the wounds the game master says."""

    who: str
    by: str
    wounds: int


class SetReaction(Command, frozen=True, gc=False, tag="set_reaction"):
    """YAG-227: a first impression changed, with a reason. `of` feels so towards `who`."""

    who: str
    of: str
    value: int
    why: str


# Climbs (3.7)


class StartClimb(Command, frozen=True, gc=False, tag="start_climb"):
    """Surface: a target of the table, or the game master's own. Height in metres."""

    careful: bool
    who: str
    pace: Literal["round", "minute", "quarter"]
    target: int
    height: int
    label: str


class SetPace(Command, frozen=True, gc=False, tag="set_pace"):
    careful: bool
    who: str
    pace: Literal["round", "minute", "quarter"]


class MarkStretch(Command, frozen=True, gc=False, tag="mark_stretch"):
    """YAG-275: from this height on it is that hard."""

    who: str
    start: int
    target: int


class BoostClimb(Command, frozen=True, gc=False, tag="boost_climb"):
    """A technique lets the next round go at half Move."""

    who: str
    technique: str


class ClimbOn(Command, frozen=True, gc=False, tag="climb_on"):
    """One interval."""

    who: str


class Cling(Command, frozen=True, gc=False, tag="cling"):
    """After a failed interval: pay fatigue (at the quarter-hour pace exhaustion) in place of the second check, or roll
    it."""

    pay: bool


class EndClimb(Command, frozen=True, gc=False, tag="end_climb"):
    who: str


# Tasks (3.4, 3.5)


class StartLong(Command, frozen=True, gc=False, tag="start_long"):
    """YAG-112: target/needed."""

    who: str
    attribute: str
    skill: str
    target: int
    needed: int
    minutes: int
    name: str


class StartRace(Command, frozen=True, gc=False, tag="start_race"):
    """YAG-118, YAG-123, YAG-264: first to n, or t turns. A single contest is CallContest."""

    physical: bool
    one: str
    one_attribute: str
    one_skill: str
    other: str
    other_attribute: str
    other_skill: str
    ends: Literal["first", "turns"]
    goal: int
    field: str
    name: str


class StartTeam(Command, frozen=True, gc=False, tag="start_team"):
    """YAG-124: two teams; every member uses the same pair."""

    physical: bool
    ones: tuple[str, ...]
    others: tuple[str, ...]
    attribute: str
    skill: str
    ends: Literal["first", "turns"]
    goal: int
    field: str
    name: str


class StartArt(Command, frozen=True, gc=False, tag="start_art"):
    """YAG-128: a work of one, two, three or more rolls."""

    who: str
    attribute: str
    skill: str
    rolls: int
    field: str
    name: str


class Work(Command, frozen=True, gc=False, tag="work"):
    """The next check of a long task, the next roll of a work of art, the next turn of a race."""

    task: str


class PickMember(Command, frozen=True, gc=False, tag="pick_member"):
    """Who checks for this side in the next turn; shown when both have been named."""

    task: str
    side: int
    who: str


class Block(Command, frozen=True, gc=False, tag="block"):
    """YAG-122: the loser pays a point of fatigue, or lets the success stand."""

    pay: bool


class UseMastery(Command, frozen=True, gc=False, tag="use_mastery"):
    """YAG-149: after a success of the higher mastery."""

    what: Literal["keep", "tire", "neither"]


class ChangeTask(Command, frozen=True, gc=False, tag="change_task"):
    """How much is needed, with a reason (3.4)."""

    task: str
    needed: int
    why: str


class CallRace(Command, frozen=True, gc=False, tag="call_race"):
    """YAG-Q76: a competition in which successes are blocked ends as it stands."""

    task: str


class AbortTask(Command, frozen=True, gc=False, tag="abort_task"):
    task: str
    why: str


class DropTask(Command, frozen=True, gc=False, tag="drop_task"):
    """A finished one is put away."""

    task: str


SceneCommand = (
    OpenScene
    | PrepareScene
    | SetGround
    | Rate
    | StartRounds
    | NextRound
    | EndRounds
    | Go
    | MoveFree
    | RunOn
    | EndRun
    | Travel
    | PassWatch
    | Mark
    | SetPenalty
    | Strike
    | SetReaction
    | StartClimb
    | SetPace
    | MarkStretch
    | BoostClimb
    | ClimbOn
    | Cling
    | EndClimb
    | StartLong
    | StartRace
    | StartTeam
    | StartArt
    | Work
    | PickMember
    | Block
    | UseMastery
    | ChangeTask
    | CallRace
    | AbortTask
    | DropTask
)
