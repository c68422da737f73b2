"""What the coach says: the words of a stage, and the sentences that belong to none."""

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Lesson
from parlour.games.domino_knights.view import LessonSeen
from parlour.games.domino_knights.words.reader import Reader, line, tells

SAY = Phrasebook(__package__, "lesson")


def title(step: int) -> str:
    return SAY(f"step{step}")


def learned(step: int, fact: int) -> str:
    return SAY(f"step{step}-learned{fact}")


def task(step: int, stage: int, them: str) -> str:
    """Steps and stages are counted from one."""
    return SAY(f"step{step}-stage{stage}", them=them)


def beside(step: int, stage: int, part: str, them: str) -> str:
    """The hint, the praise, what is said while the opponent is asked (`wait`) or when it is lost (`regret`)."""
    return SAY.part(f"step{step}-stage{stage}", part, them=them)


def otherwise(key: str, them: str) -> str:
    """Where the stage has nothing to say."""
    return SAY(key, them=them)


def still(lesson: Lesson, steps: int) -> str:
    """What is asked when a step is over."""
    return SAY("again" if lesson.lost else "next" if lesson.step < steps else "done")


def coaching(lesson: LessonSeen) -> list[str]:
    """The coach as text."""
    named = {"step": str(lesson.step), "steps": str(len(lesson.titles)), "title": lesson.titles[lesson.step - 1]}
    said = [
        lesson.praise,
        *lesson.task.split("\n"),
        SAY("hint", hint=lesson.hint) if lesson.hint else "",
        *[f"{text} ({rule})" for text, rule in lesson.learned],
    ]
    return [SAY("head", **named), *[f"  {line.replace('*', '')}" for line in said if line]]


@tells(m.StepLaid)
def step_laid(_reader: Reader, event: m.StepLaid) -> Line:
    return line("lesson-step", kind="news", step=str(event.step))


@tells(m.StageReached, m.LessonLost)
def coach_says(_reader: Reader, _event: m.Event) -> None:
    """The coach says it."""
