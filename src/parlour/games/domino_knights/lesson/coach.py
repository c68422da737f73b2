"""What the coach says now: the words of the stage, or what else there is to say when it cannot be done at this
moment."""

from typing import Literal

from parlour.games.domino_knights.lesson.content import LEARNER, RIVAL, STEPS, Stage
from parlour.games.domino_knights.lesson.course import is_done, waits
from parlour.games.domino_knights.model import NOBODY, PHASES, State
from parlour.games.domino_knights.pieces import BODY_NAMES
from parlour.games.domino_knights.view import LessonSeen
from parlour.games.domino_knights.words.lesson import beside, learned, otherwise, task, title

Mood = Literal["yours", "waiting", "astray"]


def seen(state: State) -> LessonSeen | None:
    lesson = state.lesson
    if lesson is None:
        return None
    step, them = STEPS[lesson.step - 1], state.kingdoms[RIVAL].name
    praise = beside(lesson.step, lesson.stage, "praise", them) if lesson.stage else ""
    titles = tuple([title(number) for number in range(1, len(STEPS) + 1)])
    place = (lesson.step, titles, lesson.stage, len(step.stage))
    if is_done(lesson):
        facts = tuple([(learned(lesson.step, at), rule) for at, rule in enumerate(step.learned, 1)])
        return LessonSeen(*place, praise, "", "", (), "", "done", facts)
    at = lesson.step, lesson.stage + 1
    if lesson.lost:
        return LessonSeen(*place, "", beside(*at, "regret", them) or otherwise("lost", them), "", (), "", "lost", ())
    stage = step.stage[lesson.stage]
    mood = _mood(state, stage)
    if mood == "yours":
        words = praise, task(*at, them), beside(*at, "hint", them)
        return LessonSeen(*place, *words, stage.point, stage.press, mood, ())
    if mood == "astray":
        return LessonSeen(*place, "", otherwise(_elsewhere(state, stage), them), "", (), "", mood, ())
    if _is_asked(state):
        return LessonSeen(*place, praise, otherwise("not-now", them), "", (), "pass", mood, ())
    return LessonSeen(*place, praise, beside(*at, "wait", them) or otherwise("waiting", them), "", (), "", mood, ())


def _elsewhere(state: State, stage: Stage) -> str:
    """Why what is asked cannot be done now."""
    return "tapped" if PHASES[state.phase] in stage.at else f"astray-{stage.at[0]}"


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
