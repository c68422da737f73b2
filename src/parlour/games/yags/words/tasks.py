"""How a task or a climb stands, in words."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import Climb, State, Task
from parlour.games.yags.rules.climbs import is_unnatural
from parlour.games.yags.words.checks import name_of
from parlour.games.yags.words.phrases import how_long, listed

SAY = Phrasebook(__package__, "tasks")


def names(state: State, who: tuple[str, ...]) -> str:
    return listed([name_of(state, one) for one in who])


def side_name(state: State, task: Task, side: int) -> str:
    """Ann; Ann's team"""
    who = task.sides[side]
    return name_of(state, who[0]) if len(who) == 1 else SAY("team", who=name_of(state, who[0]))


def pace_words(pace: str, careful: bool) -> str:
    return SAY("pace-careful" if careful else "pace", pace=pace)


def aim_words(task: Task) -> str:
    """20/3; first to 3; 6 turns; 3 rolls"""
    match task.kind:
        case "long":
            return SAY("aim-long", target=str(task.target), needed=str(task.needed))
        case "art":
            return SAY("aim-rolls", count=task.needed)
        case _ if task.ends == "first":
            return SAY("aim-first", goal=str(task.goal))
        case _:
            return SAY("aim-turns", count=task.goal)


def task_words(state: State, task: Task) -> str:
    """How it stands."""
    if task.done == "aborted":
        return SAY("aborted")
    match task.kind:
        case "long":
            return _long(task)
        case "art":
            return _art(task)
        case _:
            return _race(state, task)


def _long(task: Task) -> str:
    if task.done == "complete":
        return _used(task, SAY("done", count=task.checks))
    if task.done == "lost":
        return _used(task, SAY("lost"))
    marks = [SAY("gained", gained=str(task.gained), needed=str(task.needed))]
    marks += [SAY("fumble-chance", chance=str(1 + task.raised))] if task.raised else []
    marks += [SAY("failed-once")] if task.row else []
    return _used(task, "; ".join(marks))


def _used(task: Task, words: str) -> str:
    return SAY("with-time", state=words, time=how_long(task.used)) if task.used else words


def _art(task: Task) -> str:
    rolls = ", ".join([str(roll) for roll in task.rolls])
    if task.done == "complete" and task.rolls:
        lowest = min(task.rolls)
        return SAY("art-done", quality=quality(lowest), lowest=str(lowest), rolls=rolls)
    made, needed = str(len(task.rolls)), task.needed
    return SAY("art-rolls", made=made, needed=needed, rolls=rolls) if rolls else SAY("art", made=made, needed=needed)


def _race(state: State, task: Task) -> str:
    one, other = task.scores
    words = SAY("score", one=str(one), other=str(other))
    if task.done in ("won", "lost") or task.winner >= 0:
        return SAY("won", who=side_name(state, task, max(task.winner, 0)), score=words)
    if task.done:
        return SAY("drawn", score=words)
    if task.turn and task.ends == "turns" and task.turn <= task.goal:
        words = SAY("after-turn-of", score=words, turn=str(task.turn), goal=str(task.goal))
    elif task.turn:
        words = SAY("after-turn-more" if task.ends == "turns" else "after-turn", score=words, turn=str(task.turn))
    holds = side_name(state, task, task.advantage) if task.advantage >= 0 else ""
    return SAY("advantage", state=words, who=holds) if holds else words


def climb_words(state: State, climb: Climb) -> str:
    """12 m of 30 m, minute by minute, carefully"""
    reached, height = str(climb.reached), str(climb.height)
    match climb.over:
        case "top":
            return SAY("climb-top", height=height)
        case "fallen":
            return SAY("climb-fallen", reached=reached)
        case "ended":
            return SAY("climb-ended", reached=reached)
    words = SAY("climb", reached=reached, height=height, pace=pace_words(climb.pace, climb.careful))
    words = SAY("climb-boost", climb=words) if climb.boost else words
    return SAY("climb-hard", climb=words) if is_unnatural(climb) else words
