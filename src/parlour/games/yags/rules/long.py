"""Long tasks (3.4, YAG-112 to YAG-117, YAG-265): success levels gathered check by check, until two failures in a row
lose it."""

from msgspec.structs import replace

from parlour.core.judge import Count, Move, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MODERATE, MOST, NAME
from parlour.games.yags.content.tables import difficulty_label
from parlour.games.yags.model import Check, Side, Task
from parlour.games.yags.rules.conditions import CALLING, HERE, side
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.games.yags.rules.tasks import MOST_NEEDED, USUAL, WORK, task_of

LONGEST = 1_000_000
"""Minutes for one check: nearly two years."""
LOST = 2
"""YAG-115: failures in a row."""


def act_start(draft: Draft, seat: int, command: m.StartLong) -> None:
    """YAG-112, YAG-117: target, number, and the time for each check."""
    pair = (command.attribute, command.skill)
    task = Task(
        draft.new_id("x"),
        "long",
        command.name.strip(),
        ((command.who,),),
        (pair,),
        target=command.target,
        needed=command.needed,
        minutes=command.minutes,
    )
    draft.put(m.TaskStarted(task))


def work(draft: Draft, task: Task) -> None:
    """YAG-114: every failure so far raises the fumble chance."""
    check = Check(
        0,
        "long",
        (Side(task.sides[0][0], *task.pairs[0], part="long"),),
        task.name,
        task.target,
        difficulty_label(task.target),
        raised=task.raised,
        predictable=task.predictable,
        stressful=task.stressful,
        minutes=task.minutes,
        task=task.id,
    )
    open_check(draft, check)


def after_long(draft: Draft, check: Check) -> None:
    """YAG-113 to YAG-116: levels gained, or a failure more; a fumble is one as any other."""
    task = task_of(draft, check)
    used = task.used + check.minutes * (2 if check.sides[0].mode == "take10" else 1)
    task = replace(
        task,
        checks=task.checks + 1,
        used=used,
        minutes=check.minutes,
        predictable=check.predictable,
        stressful=check.stressful,
    )
    if check.success:
        task = replace(task, gained=task.gained + check.level, row=0)
    else:
        task = replace(task, raised=task.raised + 1, row=task.row + 1)
    draft.put(m.TaskWorked(task))
    if task.gained >= task.needed:
        draft.put(m.TaskEnded(task.id, "complete", 0))
    elif task.row >= LOST:
        draft.put(m.TaskEnded(task.id, "lost"))


WORK["long"] = work
AFTER["long"] = after_long
MOVES: Moves = {
    Move(
        m.StartLong,
        {
            **side("who", "attribute", "skill", HERE),
            "target": Count(0, MOST, suggest=MODERATE),
            "needed": Count(1, MOST_NEEDED, suggest=USUAL),
            "minutes": Count(0, LONGEST, suggest=0),
            "name": Words(NAME),
        },
        rule="YAG-112",
        unless=CALLING,
    ): act_start,
}
