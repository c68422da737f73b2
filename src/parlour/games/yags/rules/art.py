"""Artistic tasks (YAG-126 to YAG-130): one roll or several, the lowest of which is the quality of the whole."""

from msgspec.structs import replace

from parlour.core.judge import Count, Move, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import NAME
from parlour.games.yags.model import Check, Side, Task
from parlour.games.yags.rules.conditions import CALLING, HERE, side
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.games.yags.rules.tasks import WORK, task_of

MOST_ROLLS = 20


def act_start(draft: Draft, seat: int, command: m.StartArt) -> None:
    """YAG-128: one roll for a short work, two for a medium one, three and more for a long one."""
    pair = (command.attribute, command.skill)
    field = command.field.strip()
    draft.put(
        m.TaskStarted(
            Task(
                draft.new_id("x"),
                "art",
                command.name.strip(),
                ((command.who,),),
                (pair,),
                needed=command.rolls,
                field=field,
            )
        )
    )


def work(draft: Draft, task: Task) -> None:
    """The total itself is read: there is no target."""
    sides = (Side(task.sides[0][0], *task.pairs[0], part="art"),)
    check = Check(0, "art", sides, task.name, predictable=task.predictable, stressful=task.stressful, task=task.id)
    open_check(draft, check)


def after_art(draft: Draft, check: Check) -> None:
    """YAG-129, YAG-Q50: a fumbled roll counts nothing."""
    task, rolled = task_of(draft, check), check.sides[0]
    value = 0 if rolled.fumbled and draft.state.options.artistic_fumble == "zero" else rolled.total
    task = replace(
        task,
        rolls=(*task.rolls, value),
        checks=task.checks + 1,
        predictable=check.predictable,
        stressful=check.stressful,
    )
    draft.put(m.TaskWorked(task))
    if len(task.rolls) >= task.needed:
        draft.put(m.TaskEnded(task.id, "complete", 0))


WORK["art"] = work
AFTER["art"] = after_art
MOVES: Moves = {
    Move(
        m.StartArt,
        {
            **side("who", "attribute", "skill", HERE),
            "rolls": Count(1, MOST_ROLLS, suggest=1),
            "field": Words(NAME, 0),
            "name": Words(NAME),
        },
        rule="YAG-128",
        unless=CALLING,
    ): act_start,
}
