"""How a task or a climb stands, in words."""

from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import Climb, State, Task
from parlour.games.yags.rules.climbs import is_unnatural
from parlour.games.yags.words.checks import name_of
from parlour.games.yags.words.phrases import counted, how_long, listed

PACES = {"round": "round by round", "minute": "minute by minute", "quarter": "by quarter hours"}


def names(state: State, who: tuple[str, ...]) -> str:
    return listed([name_of(state, one) for one in who])


def side_name(state: State, task: Task, side: int) -> str:
    """Ann; the team of Ann"""
    who = task.sides[side]
    return name_of(state, who[0]) if len(who) == 1 else f"the team of {name_of(state, who[0])}"


def pace_words(pace: str, careful: bool) -> str:
    return f"{PACES[pace]}, carefully" if careful else PACES[pace]


def aim_words(task: Task) -> str:
    """20/3; the first to 3; six turns; three rolls"""
    match task.kind:
        case "long":
            return f"{task.target}/{task.needed}"
        case "art":
            return counted(task.needed, "roll")
        case _:
            return f"the first to {task.goal}" if task.ends == "first" else counted(task.goal, "turn")


def task_words(state: State, task: Task) -> str:
    """How it stands."""
    if task.done == "aborted":
        return "aborted"
    match task.kind:
        case "long":
            return _long(task)
        case "art":
            return _art(task)
        case _:
            return _race(state, task)


def _long(task: Task) -> str:
    if task.done == "complete":
        return f"done after {counted(task.checks, 'check')}{_used(task)}"
    if task.done == "lost":
        return f"lost after two failures in a row{_used(task)}"
    marks = [f"{task.gained} of {task.needed}"]
    marks += [f"fumble chance {1 + task.raised}"] if task.raised else []
    marks += ["another failure in a row loses it"] if task.row else []
    return "; ".join(marks) + _used(task)


def _used(task: Task) -> str:
    return f", {how_long(task.used)} gone" if task.used else ""


def _art(task: Task) -> str:
    shown = f" ({', '.join([str(roll) for roll in task.rolls])})" if task.rolls else ""
    if task.done == "complete" and task.rolls:
        return f"finished: {quality(min(task.rolls))}, {min(task.rolls)}{shown}"
    return f"{len(task.rolls)} of {counted(task.needed, 'roll')}{shown}"


def _race(state: State, task: Task) -> str:
    one, other = task.scores
    stand = f"{one} to {other}"
    if task.done in ("won", "lost") or task.winner >= 0:
        return f"{side_name(state, task, max(task.winner, 0))} won, {stand}"
    if task.done:
        return f"a draw, {stand}"
    if task.ends == "turns":
        turn = (
            f"after turn {task.turn} of {task.goal}"
            if task.turn <= task.goal
            else f"after turn {task.turn}, one more until it is decided"
        )
    else:
        turn = f"after turn {task.turn}"
    holds = f"; the advantage is with {side_name(state, task, task.advantage)}" if task.advantage >= 0 else ""
    return f"{stand}{f', {turn}' if task.turn else ''}{holds}"


def climb_words(state: State, climb: Climb) -> str:
    """12 m of 30 m, minute by minute, carefully"""
    match climb.over:
        case "top":
            return f"at the top, {climb.height} m up"
        case "fallen":
            return f"fallen from {climb.reached} m"
        case "ended":
            return f"ended at {climb.reached} m"
    boost = "; half Move in the next round" if climb.boost else ""
    notice = "; harder than natural climbs usually are" if is_unnatural(climb) else ""
    return f"{climb.reached} m of {climb.height} m, {pace_words(climb.pace, climb.careful)}{boost}{notice}"
