"""Commands and events of scenes that are prepared in hiding, for the games that have them. Names here are names on the
wire and on disk."""

from parlour.roleplay.desk import Plan
from parlour.roleplay.moves import Command, Event

NEW = "new"


class Preparing(Command, frozen=True, gc=False):
    """Write a scene down before it is played, or change one. Each game adds what its scenes are made of, and handouts
    by name, one a line: `pictures`, which everybody sees when it opens, and `at_hand`, which stay hidden."""

    plan: str
    """The one to be changed, or NEW."""
    name: str


class CopyPlan(Command, frozen=True, gc=False, tag="copy_plan"):
    plan: str


class DropPlan(Command, frozen=True, gc=False, tag="drop_plan"):
    plan: str


class ImportPlans(Command, frozen=True, gc=False, tag="import_plans"):
    """Scenes somebody brings along in a file."""

    file: str


class OpenPlan(Command, frozen=True, gc=False, tag="open_plan"):
    """The scene is opened as it was prepared, by the game's own commands."""

    plan: str


class ScenePrepared(Event, frozen=True, gc=False, tag="scene_prepared"):
    seat: int
    plan: Plan


class PlanDropped(Event, frozen=True, gc=False, tag="plan_dropped"):
    seat: int
    plan: str


class PlanOpened(Event, frozen=True, gc=False, tag="plan_opened"):
    """What it leads to follows."""

    seat: int
    plan: str


PlanCommand = CopyPlan | DropPlan | ImportPlans | OpenPlan
PlanEvent = ScenePrepared | PlanDropped | PlanOpened
