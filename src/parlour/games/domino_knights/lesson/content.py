"""The steps of the lesson as data, from lesson.toml: position, goals, the opponent's answers. What the coach says of
them stands in words/<language>/lesson.ftl."""

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.games.domino_knights.moves.commands import AnyCommand

LEARNER, RIVAL = 0, 1


class Stage(Struct, frozen=True):
    """One thing to do. `goal` and `lost` are named in goals.py."""

    goal: str
    at: tuple[str, ...]
    """Phases in which it can be done."""
    point: tuple[str, ...] = ()
    """Pieces to use, in this order; "[4:6]>[5:7]" sets one against another, "10♦|10♣" is either."""
    press: str = ""
    """The command that sends it."""
    waits: tuple[int, ...] = ()
    """Checkpoints at which the table waits for the learner, to let her look or play."""
    lost: str = ""


class Answer(Struct, frozen=True):
    """What the opponent does at such a moment (a phase, a checkpoint "5", or any "window"), as soon as it is legal."""

    at: str
    do: AnyCommand


class Step(Struct, frozen=True):
    phase: str
    yours: str
    theirs: str
    learned: tuple[str, ...]
    """The rules behind what is told at its end."""
    stage: tuple[Stage, ...]
    active: int = LEARNER
    discard: str = ""
    """The top of the discard pile; under it lies everything that is nowhere else."""
    deck: str = ""
    keep: dict[str, str] = {}
    """Cards the learner needs later, and what each is for."""
    answers: tuple[Answer, ...] = ()


class Course(Struct, frozen=True):
    step: tuple[Step, ...]


STEPS = read_toml(__package__, "lesson.toml", Course).step
