"""Artistic tasks (YAG-126 to YAG-130): one roll or several, the lowest of which is the quality of the whole."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import NAME
from parlour.games.yags.model import Check, Side, State, Task
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.games.yags.rules.framing import blocks, may_call
from parlour.games.yags.rules.tasks import WORK, task_of

NONE: tuple[Offer, ...] = ()
MOST_ROLLS = 20


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """YAG-128: one roll for a short work, two for a medium one, three and more for a long one."""
    if not may_call(state, seat):
        return NONE
    rest = (Number(1, MOST_ROLLS), Text(NAME, least=0), Text(NAME))
    return [
        Offer("start_art", (), (Pick(one.whos), Pick(one.attributes), Pick(one.skills), *rest), False)
        for one in blocks(state)
    ]


def act_start(draft: Draft, seat: int, command: m.StartArt) -> None:
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
    side = Side(task.sides[0][0], *task.pairs[0], part="art")
    check = Check(0, "art", (side,), task.name, predictable=task.predictable, stressful=task.stressful, task=task.id)
    open_check(draft, check)


def after_art(draft: Draft, check: Check) -> None:
    """YAG-129, YAG-Q50: a fumbled roll counts nothing."""
    task, side = task_of(draft, check), check.sides[0]
    value = 0 if side.fumbled and draft.state.options.artistic_fumble == "zero" else side.total
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
CHAPTER: Chapter = {m.StartArt: (offer_start, act_start)}
