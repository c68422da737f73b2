"""Fame, copies, who is out, the end; and a lesson. Names here are names on disk."""

from parlour.core.game import Outcome
from parlour.games.domino_knights.model import Kingdom
from parlour.games.domino_knights.moves.event import Event


class FameChanged(Event, frozen=True, gc=False, tag="fame_changed"):
    """Outside a battle: Death or want of a model, where the house counts them (DK-A70)."""

    seat: int
    fame: int


class CopyAsked(Event, frozen=True, gc=False, tag="copy_asked"):
    seat: int
    then: int
    copier: int = 0


class Copied(Event, frozen=True, gc=False, tag="copied"):
    seat: int
    model: int
    copier: int = 0


class Ejected(Event, frozen=True, gc=False, tag="ejected"):
    """DK-099, with everything in the order it goes; `conceded` by giving up."""

    seat: int
    cards: tuple[int, ...]
    dominoes: tuple[int, ...]
    conceded: bool = False
    fame: bool = False
    """Fame was played for: she had none, and no army."""


class GameEnded(Event, frozen=True, gc=False, tag="game_ended"):
    outcome: Outcome


class StepLaid(Event, frozen=True, gc=False, tag="step_laid"):
    """A lesson: the prepared position of a step, whole."""

    step: int
    kingdoms: tuple[Kingdom, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    peasants: tuple[int, ...]
    tapped: tuple[int, ...]
    places: int
    phase: int
    active: int


class StageReached(Event, frozen=True, gc=False, tag="stage_reached"):
    """A lesson: so much of the step is done."""

    stage: int


class LessonLost(Event, frozen=True, gc=False, tag="lesson_lost"):
    """A lesson: the step cannot be done any more."""


TableEvent = (
    FameChanged | CopyAsked | Copied | Ejected | GameEnded | StepLaid | StageReached | LessonLost
)  # fmt: skip
