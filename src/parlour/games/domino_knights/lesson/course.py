"""The lesson in the rules: laying a step out, following what is done, standing still when the step is over."""

from parlour.core.judge import Move, One
from parlour.core.offers import Offer, Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.content import LEARNER, STEPS, Stage
from parlour.games.domino_knights.lesson.goals import holds
from parlour.games.domino_knights.lesson.position import laid
from parlour.games.domino_knights.model import Lesson, Options, State
from parlour.games.domino_knights.pieces import code
from parlour.games.domino_knights.rules.draft import Draft

OPTIONS = Options(reaction_seconds=0, lesson=1)
"""No clock: whoever learns may read."""


def lay_out(draft: Draft, number: int) -> None:
    s = draft.state
    draft.put(laid(number, STEPS[number - 1], [kingdom.name for kingdom in s.kingdoms], s.options))


def is_done(lesson: Lesson) -> bool:
    return lesson.stage == len(STEPS[lesson.step - 1].stage)


def is_still(state: State) -> bool:
    """The step is done, or cannot be done any more: nothing goes on until another is taken."""
    lesson = state.lesson
    return lesson is not None and (lesson.lost or is_done(lesson))


def stage_of(lesson: Lesson) -> Stage:
    return STEPS[lesson.step - 1].stage[lesson.stage]


# Taking a step

_ALL = (Pick(tuple(range(1, len(STEPS) + 1))),)
_MAY, _MUST = [Offer("take_step", (), _ALL, False)], [Offer("take_step", (), _ALL)]


def offer_take_step(state: State, seat: int) -> list[Offer]:
    """Any step at any time: the next, this one again, an earlier one."""
    if state.lesson is None or seat != LEARNER:
        return []
    return _MUST if is_still(state) else _MAY


def no_lesson(state: State) -> bool:
    return state.lesson is None


def not_the_learner(seat: int) -> bool:
    return seat != LEARNER


TO_TAKE_STEP = Move(
    m.TakeStep,
    {"step": One(tuple(range(1, len(STEPS) + 1)))},
    rule="DK-042",
    unless=(no_lesson, not_the_learner),
)


def act_take_step(draft: Draft, seat: int, command: m.TakeStep) -> None:
    lay_out(draft, command.step)


# Following


def follow(draft: Draft) -> None:
    """After a command: which goals it met, and whether it threw the step away."""
    for event in tuple(draft.events):
        lesson = draft.state.lesson
        assert lesson is not None
        if is_still(draft.state):
            return
        stage = stage_of(lesson)
        if holds(stage.goal, draft.state, event):
            draft.put(m.StageReached(lesson.stage + 1))
            _skip_what_stands(draft)
        elif (stage.lost and holds(stage.lost, draft.state, event)) or _wasted(lesson, event):
            draft.put(m.LessonLost())


def _skip_what_stands(draft: Draft) -> None:
    while not is_still(draft.state):
        lesson = draft.state.lesson
        assert lesson is not None
        if not holds(stage_of(lesson).goal, draft.state, None):
            return
        draft.put(m.StageReached(lesson.stage + 1))


def _wasted(lesson: Lesson, event: object) -> bool:
    """A card the step needs was played on something else, or discarded."""
    for card, target in STEPS[lesson.step - 1].keep.items():
        if (
            isinstance(event, m.SpecialPlayed)
            and event.seat == LEARNER
            and event.card == code(card)
            and event.target != code(target)
        ):
            return True
        if isinstance(event, m.Discarded) and event.seat == LEARNER and code(card) in event.cards:
            return True
    return False


def waits(state: State, seat: int) -> bool:
    """Another's card is always waited for; an empty window only for the learner, where the stage says so."""
    lesson, window = state.lesson, state.window
    assert lesson is not None and window is not None
    if any(play.seat != seat for play in window.batch):
        return True
    return seat == LEARNER and window.checkpoint in stage_of(lesson).waits
