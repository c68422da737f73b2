"""What all tasks of more than one roll share: whose they are, working on, changing, ending, putting away."""

from collections.abc import Callable, Sequence

from parlour.core.offers import Number, Offer, Pick, Text, alike
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.model import Check, Side, State, Task
from parlour.games.yags.rules.ask import find_creature, find_task, idle, leads, playing, seat_of
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.sums import routes

NONE: tuple[Offer, ...] = ()
MOST_NEEDED, MOST_GOAL = 30, 20
"""Success levels of a long task; successes or turns of a race. More than a table plays through, and few enough to
reckon exactly."""
WORK: dict[str, Callable[[Draft, Task], None]] = {}
"""By kind of task: opens its next check."""
_REASON = Text(PHRASE)


def going(state: State) -> list[Task]:
    return [task for task in state.tasks if not task.done]


def is_here(state: State, who: str) -> bool:
    one = find_creature(state, who)
    return one is not None and one.here and one.stage == "ready"


def seats(state: State, whos: Sequence[str]) -> set[int]:
    """Who plays these."""
    people = [find_creature(state, who) for who in whos]
    return {seat_of(state, one) for one in people if one is not None}


def workers(task: Task) -> tuple[str, ...]:
    """Who makes the next check; of a team those that were named."""
    if task.kind == "team":
        return tuple([who for who in task.picked if who])
    return tuple([who for side in task.sides for who in side])


def can_try(state: State, task: Task, who: str, side: int) -> bool:
    """Here, and still able to do what this side of the task takes."""
    return is_here(state, who) and bool(routes(state, Side(who, *task.pairs[side])))


def can_go_on(state: State, task: Task) -> bool:
    """All who are needed are here and able; of a team both have been named."""
    needed = workers(task)
    return len(needed) == len(task.sides) and all(can_try(state, task, who, side) for side, who in enumerate(needed))


def offer_work(state: State, seat: int) -> Sequence[Offer]:
    """Whoever takes part, or the game master."""
    if not playing(state) or not idle(state):
        return NONE
    able = [
        task
        for task in going(state)
        if can_go_on(state, task) and (leads(state, seat) or seat in seats(state, workers(task)))
    ]
    return [Offer("work", (), (Pick(tuple([task.id for task in able])),), False)] if able else NONE


def act_work(draft: Draft, seat: int, command: m.Work) -> None:
    task = find_task(draft.state, command.task)
    assert task is not None
    WORK[task.kind](draft, task)


def task_of(draft: Draft, check: Check) -> Task:
    """The task a decided check belongs to."""
    task = find_task(draft.state, check.task)
    assert task is not None
    return task


# The game master's word on it


def offer_change(state: State, seat: int) -> Sequence[Offer]:
    """3.4: how much it needs, with a reason; never less than has been reached."""
    if not leads(state, seat) or not idle(state):
        return NONE
    asked = [(task, least(task), MOST_GOAL if task.kind in ("race", "team") else MOST_NEEDED) for task in going(state)]
    return alike(
        "change_task", [(task.id, (Number(fewest, most), _REASON)) for task, fewest, most in asked if fewest <= most]
    )


def least(task: Task) -> int:
    """One more than there is."""
    if task.kind == "long":
        return task.gained + 1
    if task.kind == "art":
        return len(task.rolls) + 1
    return (max(task.scores) if task.ends == "first" else task.turn) + 1


def act_change(draft: Draft, seat: int, command: m.ChangeTask) -> None:
    task = find_task(draft.state, command.task)
    assert task is not None
    before = task.goal if task.kind in ("race", "team") else task.needed
    draft.put(m.TaskChanged(task.id, before, command.needed, command.why.strip()))


def offer_abort(state: State, seat: int) -> Sequence[Offer]:
    open_tasks = tuple([task.id for task in going(state)])
    may = leads(state, seat) and idle(state) and open_tasks
    return [Offer("abort_task", (), (Pick(open_tasks), _REASON), False)] if may else NONE


def act_abort(draft: Draft, seat: int, command: m.AbortTask) -> None:
    draft.put(m.TaskEnded(command.task, "aborted", why=command.why.strip()))


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    over = tuple([task.id for task in state.tasks if task.done])
    return [Offer("drop_task", (), (Pick(over),), False)] if leads(state, seat) and idle(state) and over else NONE


def act_drop(draft: Draft, seat: int, command: m.DropTask) -> None:
    draft.put(m.TaskDropped(command.task))


CHAPTER: Chapter = {
    m.Work: (offer_work, act_work),
    m.ChangeTask: (offer_change, act_change),
    m.AbortTask: (offer_abort, act_abort),
    m.DropTask: (offer_drop, act_drop),
}
