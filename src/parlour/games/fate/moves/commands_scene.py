"""Scenes, zones, challenges, contests, conflicts: what a seat may want, in the imperative. Names here are names on the
wire and on disk."""

from typing import Literal

from parlour.roleplay.moves import Command
from parlour.roleplay.moves_scenes import Preparing

# Scenes


class OpenScene(Command, frozen=True, gc=False, tag="open_scene"):
    name: str
    pcs: tuple[str, ...]
    aspects: str = ""


class PrepareScene(Preparing, frozen=True, gc=False, tag="prepare_scene"):
    """Each a thing a line, as people write it down."""

    situation: str = ""
    secrets: str = ""
    zones: str = ""
    cast: str = ""
    lurking: str = ""
    opposition: str = ""
    pictures: str = ""
    at_hand: str = ""
    notes: str = ""


class AddZone(Command, frozen=True, gc=False, tag="add_zone"):
    name: str


class RemoveZone(Command, frozen=True, gc=False, tag="remove_zone"):
    zone: str


class LinkZones(Command, frozen=True, gc=False, tag="link_zones"):
    """Zones next to each other; with a barrier, or without."""

    a: str
    b: str
    barrier: str


class UnlinkZones(Command, frozen=True, gc=False, tag="unlink_zones"):
    border: str


class HoldBorder(Command, frozen=True, gc=False, tag="hold_border"):
    """Somebody bars the way; "" lets it go."""

    border: str
    who: str


class Place(Command, frozen=True, gc=False, tag="place"):
    who: str
    zone: str


class Reshuffle(Command, frozen=True, gc=False, tag="reshuffle"):
    pass


# Challenges, contests, conflicts


class StartChallenge(Command, frozen=True, gc=False, tag="start_challenge"):
    showing: Literal["all", "one"]
    name: str
    tasks: str
    difficulty: int


class AddTask(Command, frozen=True, gc=False, tag="add_task"):
    showing: Literal["open", "hidden"]
    text: str
    difficulty: int
    takers: tuple[str, ...]


class AssignTask(Command, frozen=True, gc=False, tag="assign_task"):
    task: str
    takers: tuple[str, ...]


class OpposeTask(Command, frozen=True, gc=False, tag="oppose_task"):
    """Somebody works against it with a roll; "" for the difficulty alone."""

    task: str
    who: str


class EndChallenge(Command, frozen=True, gc=False, tag="end_challenge"):
    pass


class StartContest(Command, frozen=True, gc=False, tag="start_contest"):
    name: str
    who: tuple[str, ...]


class Compete(Command, frozen=True, gc=False, tag="compete"):
    """This exchange's overcome roll of a contest."""

    who: str
    how: tuple[str, ...]
    words: str


class Twist(Command, frozen=True, gc=False, tag="twist"):
    """An unexpected turn becomes a situation aspect; "" for none."""

    text: str


class TellVictory(Command, frozen=True, gc=False, tag="tell_victory"):
    """FAE-131: how the exchange was won."""

    who: str
    text: str


class EndContest(Command, frozen=True, gc=False, tag="end_contest"):
    pass


class StartConflict(Command, frozen=True, gc=False, tag="start_conflict"):
    harm: Literal["physical", "mental"]
    who: tuple[str, ...]


class Reorder(Command, frozen=True, gc=False, tag="reorder"):
    """Before the first turn: everybody in a new order; "npcs" stands for the block."""

    order: tuple[str, ...]


class SplitBlock(Command, frozen=True, gc=False, tag="split_block"):
    pass


class BeginConflict(Command, frozen=True, gc=False, tag="begin_conflict"):
    pass


class JoinConflict(Command, frozen=True, gc=False, tag="join_conflict"):
    who: str


class EndTurn(Command, frozen=True, gc=False, tag="end_turn"):
    who: str


class EndConflict(Command, frozen=True, gc=False, tag="end_conflict"):
    pass


class Move(Command, frozen=True, gc=False, tag="move"):
    who: str
    zone: str


class Concede(Command, frozen=True, gc=False, tag="concede"):
    who: str
    words: str


class Impose(Command, frozen=True, gc=False, tag="impose"):
    """FAE-090: what conceding costs, by the game master."""

    who: str
    text: str


SceneCommand = (
    OpenScene
    | PrepareScene
    | AddZone
    | RemoveZone
    | LinkZones
    | UnlinkZones
    | HoldBorder
    | Place
    | Reshuffle
    | StartChallenge
    | AddTask
    | AssignTask
    | OpposeTask
    | EndChallenge
    | StartContest
    | Compete
    | Twist
    | TellVictory
    | EndContest
    | StartConflict
    | Reorder
    | SplitBlock
    | BeginConflict
    | JoinConflict
    | EndTurn
    | EndConflict
    | Move
    | Concede
    | Impose
)
