"""The lesson's sentences that belong to no step: in the log, in the status bar, and where the coach has nothing better
to say."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Lesson
from parlour.games.domino_knights.view import LessonSeen
from parlour.games.domino_knights.words.reader import Reader, tells

WAITING = "{them} is thinking. Watch the table."
NOT_NOW = "You are asked whether you play a special card. Not now: press *Pass*."
MOMENT = {
    "maintain": "in your Maintain", "draw": "in your Draw", "train": "in your Train step", "attack": "in your Attack",
    "defend": "when {them} attacks you", "aid_defend": "before a battle is decided", "discard": "in your Discard",
}  # fmt: skip
ASTRAY = (
    "What I asked can be done {moment}. Play on until then: the bar below the table always says what is asked. Or "
    "start this step again."
)
TAPPED = (
    "The Knights I wanted here are tapped or gone: let the attack through and keep them at home in your next turn. "
    "Or start this step again."
)
LOST = "That was allowed, but this step now cannot go on as planned. Start it again: nothing is lost."


def still(lesson: Lesson, steps: int) -> str:
    """What is asked when a step is over."""
    if lesson.lost:
        return "Start this step again, or take another."
    return "This step is done. Take the next one." if lesson.step < steps else "The lesson is done: you know the game."


def coaching(lesson: LessonSeen) -> list[str]:
    """The coach as text."""
    head = f"Lesson, step {lesson.step} of {len(lesson.titles)}: {lesson.titles[lesson.step - 1]}"
    said = [
        lesson.praise,
        *lesson.task.split("\n"),
        f"Hint: {lesson.hint}" if lesson.hint else "",
        *[f"{text} ({rule})" for text, rule in lesson.learned],
    ]
    return [head, *[f"  {line.replace('*', '')}" for line in said if line]]


@tells(m.StepLaid)
def _step_laid(_reader: Reader, event: m.StepLaid) -> Line:
    return Line(f"The lesson, step {event.step}.", (), "news")


@tells(m.StageReached, m.LessonLost)
def _coach(_reader: Reader, _event: m.Event) -> None:
    """The coach says it."""
