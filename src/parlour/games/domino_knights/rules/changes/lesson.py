"""What each event of the lesson does to the state. No checks, no chance."""

from copy import copy

from msgspec.structs import replace

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.course import is_done
from parlour.games.domino_knights.model import Lesson, State
from parlour.games.domino_knights.rules.draft import Draft, applies


@applies(m.StepLaid)
def step_laid(draft: Draft, event: m.StepLaid) -> None:
    """Everything anew; only the questions go on being counted."""
    s = draft.state
    fresh = State(
        s.options,
        [copy(kingdom) for kingdom in event.kingdoms],
        bytes(event.deck),
        bytes(event.peasants),
        bytes(event.discard),
    )
    fresh.phase, fresh.active, fresh.places, fresh.tapped = event.phase, event.active, event.places, bytes(event.tapped)
    fresh.turn, fresh.decision, fresh.lesson = 1, s.decision + 1, Lesson(event.step)
    for field in s.__struct_fields__:
        setattr(s, field, getattr(fresh, field))


@applies(m.StageReached)
def stage_reached(draft: Draft, event: m.StageReached) -> None:
    s = draft.state
    assert s.lesson is not None
    s.lesson = replace(s.lesson, stage=event.stage)
    if is_done(s.lesson):
        s.decision += 1


@applies(m.LessonLost)
def lesson_lost(draft: Draft, event: m.LessonLost) -> None:
    s = draft.state
    assert s.lesson is not None
    s.lesson = replace(s.lesson, lost=True)
    s.decision += 1
