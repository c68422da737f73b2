"""What all tasks of more than one roll share: whose they are, working on, changing, ending, putting away."""

from collections.abc import Callable, Sequence

from parlour.core.judge import Count, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import PHRASE
from parlour.games.yags.model import Check, Side, State, Task
from parlour.games.yags.rules.ask import find_creature, find_task, idle, playing
from parlour.games.yags.rules.conditions import BETWEEN, check_open
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.sums import routes
from parlour.roleplay.cast import not_gm, seat_of
from parlour.roleplay.chapter import leads

MOST_NEEDED, MOST_GOAL = 30, 20
"""Success levels of a long task; successes or turns of a race. More than a table plays through, and few enough to
reckon exactly."""
USUAL = 3
"""How many of them a form begins with."""
WORK: dict[str, Callable[[Draft, Task], None]] = {}
"""By kind of task: opens its next check."""


def no_tasks(state: State) -> bool:
    return not state.tasks


def tasks(state: State) -> tuple[Task, ...]:
    return state.tasks


def over(it: Task) -> bool:
    return bool(it.done)


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


def unnamed(it: Task) -> bool:
    """YAG-124: of a team both name who checks."""
    return len(workers(it)) < len(it.sides)


def no_part_in_it(state: State, seat: int, it: Task) -> bool:
    """Whoever takes part, or the game master."""
    return not leads(state, seat) and seat not in seats(state, workers(it))


def somebody_away(state: State, it: Task) -> bool:
    return not all([is_here(state, who) for who in workers(it)])


def somebody_unable(state: State, it: Task) -> bool:
    return not all([can_try(state, it, who, side) for side, who in enumerate(workers(it))])


def can_go_on(state: State, task: Task) -> bool:
    """All who are needed are here and able; of a team both have been named."""
    return not (unnamed(task) or somebody_away(state, task) or somebody_unable(state, task))


def act_work(draft: Draft, seat: int, command: m.Work) -> None:
    task = find_task(draft.state, command.task)
    assert task is not None
    WORK[task.kind](draft, task)


def task_of(draft: Draft, check: Check) -> Task:
    """The task a decided check belongs to."""
    task = find_task(draft.state, check.task)
    assert task is not None
    return task


# Whom it waits for


def under_way(state: State) -> list[Task]:
    """What could go on now."""
    if not playing(state) or not idle(state):
        return []
    return [task for task in state.tasks if not task.done and can_go_on(state, task)]


def works_on(state: State, seat: int, task: Task) -> bool:
    """Play waits for those who make the next check; the game master may go on for them."""
    return seat in seats(state, workers(task))


def awaits(state: State) -> set[int]:
    return {seat for task in under_way(state) for seat in seats(state, workers(task))}


# The game master's word on it


def most(task: Task) -> int:
    return MOST_GOAL if task.kind in ("race", "team") else MOST_NEEDED


def wanted(task: Task) -> int:
    """What it takes now."""
    return task.goal if task.kind in ("race", "team") else task.needed


def least(task: Task) -> int:
    """3.4: one more than there is."""
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


def act_abort(draft: Draft, seat: int, command: m.AbortTask) -> None:
    draft.put(m.TaskEnded(command.task, "aborted", why=command.why.strip()))


def goes_on(it: Task) -> bool:
    return not it.done


def act_drop(draft: Draft, seat: int, command: m.DropTask) -> None:
    draft.put(m.TaskDropped(command.task))


HERS = (not_gm, check_open, no_tasks)
MOVES: Moves = {
    Move(
        m.Work,
        {"task": One(tasks, unless=(over, unnamed, no_part_in_it, somebody_away, somebody_unable))},
        rule="YAG-112",
        unless=(*BETWEEN, no_tasks),
        owed=works_on,
    ): act_work,
    Move(
        m.ChangeTask,
        {"task": One(tasks, unless=(over,)), "needed": Count(least, most, suggest=wanted), "why": Words(PHRASE, 0)},
        rule="YAG-112",
        unless=HERS,
    ): act_change,
    Move(
        m.AbortTask, {"task": One(tasks, unless=(over,)), "why": Words(PHRASE, 0)}, rule="YAG-112", unless=HERS
    ): act_abort,
    Move(m.DropTask, {"task": One(tasks, unless=(goes_on,))}, rule="YAG-112", unless=HERS): act_drop,
}
