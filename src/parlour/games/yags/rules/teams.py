"""Team tasks (YAG-124, YAG-125, 3.5): before each turn both sides name a member, shown together; each turn tires who
was named."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import NAME
from parlour.games.yags.model import State, Task
from parlour.games.yags.rules.ask import find_task, idle, playing
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.framing import blocks, may_call
from parlour.games.yags.rules.race import ENDS, work
from parlour.games.yags.rules.tasks import MOST_GOAL, can_go_on, can_try, going, seats

NONE: tuple[Offer, ...] = ()


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """Two teams of people who can all try the same; nobody in both."""
    if not may_call(state, seat):
        return NONE
    rest = (Pick(ENDS), Number(1, MOST_GOAL), Text(NAME, least=0), Text(NAME))
    found = []
    for one in blocks(state):
        if len(one.whos) < 2:
            continue
        most = len(one.whos) - 1
        teams = (Choose(one.whos, 1, most), Choose(one.whos, 1, most, apart=True))
        found += [
            Offer("start_team", (physical,), (*teams, Pick(one.attributes), Pick(one.skills), *rest), False)
            for physical in (False, True)
        ]
    return found


def act_start(draft: Draft, seat: int, command: m.StartTeam) -> None:
    pair = (command.attribute, command.skill)
    task = Task(
        draft.new_id("x"),
        "team",
        command.name.strip(),
        (command.ones, command.others),
        (pair, pair),
        ends=command.ends,
        goal=command.goal,
        physical=command.physical,
        field=command.field.strip(),
    )
    draft.put(m.TaskStarted(task))


def members(state: State, task: Task, side: int) -> tuple[str, ...]:
    return tuple([who for who in task.sides[side] if can_try(state, task, who, side)])


def is_named(state: State, task: Task, side: int) -> bool:
    """Who was named and has left, or can do it no longer, is named anew."""
    return task.picked[side] in members(state, task, side)


def captains(state: State, task: Task, side: int) -> set[int]:
    """Whoever plays one of them; the game master for her own."""
    return seats(state, task.sides[side])


def unnamed(state: State) -> list[tuple[Task, int]]:
    """Sides of open team tasks that have yet to name a member."""
    if not playing(state) or not idle(state):
        return []
    return [
        (task, side)
        for task in going(state)
        if task.kind == "team"
        for side in (0, 1)
        if not is_named(state, task, side)
    ]


def offer_pick(state: State, seat: int) -> Sequence[Offer]:
    """A team names its member when it likes; owed once the other has."""
    found = []
    for task, side in unnamed(state):
        able = members(state, task, side)
        if able and seat in captains(state, task, side):
            found.append(Offer("pick_member", (task.id, side), (Pick(able),), is_named(state, task, 1 - side)))
    return found


def act_pick(draft: Draft, seat: int, command: m.PickMember) -> None:
    """The second naming opens the turn."""
    draft.put(m.MemberPicked(command.task, command.side, command.who))
    task = find_task(draft.state, command.task)
    assert task is not None
    if can_go_on(draft.state, task):
        work(draft, task)


def awaits(state: State) -> set[int]:
    """Once one team has named its member the other is waited for."""
    asked: set[int] = set()
    for task, side in unnamed(state):
        if is_named(state, task, 1 - side) and members(state, task, side):
            asked |= captains(state, task, side)
    return asked


CHAPTER: Chapter = {m.StartTeam: (offer_start, act_start), m.PickMember: (offer_pick, act_pick)}
