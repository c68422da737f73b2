"""What the coach says now: the words of the stage, or what else there is to say when it cannot be done at this
moment."""

from typing import Literal

from parlour.games.domino_knights.lesson.content import LEARNER, RIVAL, STEPS, Stage, Step
from parlour.games.domino_knights.lesson.course import is_done, waits
from parlour.games.domino_knights.model import NOBODY, PHASES, Lesson, State
from parlour.games.domino_knights.pieces import BODY_NAMES
from parlour.games.domino_knights.view import LessonSeen
from parlour.games.domino_knights.words.lesson import ASTRAY, LOST, MOMENT, NOT_NOW, TAPPED, WAITING

TITLES = tuple([step.title for step in STEPS])
Mood = Literal["yours", "waiting", "astray"]


def seen(state: State) -> LessonSeen | None:
    lesson = state.lesson
    if lesson is None:
        return None
    step = STEPS[lesson.step - 1]
    praise = step.stage[lesson.stage - 1].praise if lesson.stage else ""
    place = (lesson.step, TITLES, lesson.stage, len(step.stage))
    if is_done(lesson):
        learned = tuple([(fact.text, fact.rule) for fact in step.learned])
        return LessonSeen(*place, _named(state, praise), "", "", (), "", "done", learned)
    if lesson.lost:
        return LessonSeen(*place, "", _named(state, _regret(lesson, step)), "", (), "", "lost", ())
    stage = step.stage[lesson.stage]
    mood = _mood(state, stage)
    if mood == "yours":
        words = _named(state, praise), _named(state, stage.task), _named(state, stage.hint)
        return LessonSeen(*place, *words, stage.point, stage.press, mood, ())
    if mood == "astray":
        return LessonSeen(*place, "", _named(state, _elsewhere(state, stage)), "", (), "", mood, ())
    told, press = (NOT_NOW, "pass") if _is_asked(state) else (stage.wait or WAITING, "")
    return LessonSeen(*place, _named(state, praise), _named(state, told), "", (), press, mood, ())


def _regret(lesson: Lesson, step: Step) -> str:
    return step.stage[lesson.stage].regret or LOST


def _elsewhere(state: State, stage: Stage) -> str:
    """Why what is asked cannot be done now."""
    if PHASES[state.phase] in stage.at:
        return TAPPED
    return ASTRAY.replace("{moment}", MOMENT[stage.at[0]])


def _is_asked(state: State) -> bool:
    """In a window. The table passes for the learner where no stage waits for her, unless she wants to be asked
    always."""
    return state.window is not None and not state.window.passed >> LEARNER & 1


def _mood(state: State, stage: Stage) -> Mood:
    """Is it the learner's to act, and can she do now what is asked?"""
    if state.window is not None:
        if not _is_asked(state) or not waits(state, LEARNER):
            return "waiting"
        return "yours" if PHASES[state.phase] in stage.at else "astray"
    battle = state.battle
    asked_now = battle.target if battle is not None and PHASES[state.phase] == "defend" else state.active
    if state.copying not in (NOBODY, LEARNER) or asked_now != LEARNER:
        return "waiting"
    return "yours" if PHASES[state.phase] in stage.at and not _lacks_blockers(state, stage) else "astray"


def _lacks_blockers(state: State, stage: Stage) -> bool:
    """Somebody it takes is tapped or dead."""
    ready = [
        BODY_NAMES[knight.domino] for knight in state.kingdoms[LEARNER].knights if knight.domino not in state.tapped
    ]
    return any(piece.split(">")[0] not in ready for piece in stage.point if ">" in piece)


def _named(state: State, words: str) -> str:
    return words.replace("{them}", state.kingdoms[RIVAL].name)
