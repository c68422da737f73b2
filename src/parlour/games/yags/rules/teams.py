"""Team tasks (YAG-124, YAG-125, 3.5): before each turn both sides name a member, shown together; each turn tires who
was named."""

from parlour.core.judge import FLAG, Count, Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import NAME
from parlour.games.yags.model import ATTRIBUTES, Creature, SkillDef, State, Task
from parlour.games.yags.rules.ask import base, creature, find_creature, find_task, idle, playing, score
from parlour.games.yags.rules.conditions import BETWEEN, CALLING, HERE
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.race import ENDS, work
from parlour.games.yags.rules.tasks import MOST_GOAL, USUAL, can_go_on, can_try, is_here, no_tasks, over, seats, tasks
from parlour.roleplay.cast import people

# Beginning

ANYBODYS = SkillDef("", "standard", ())
"""What may be tried by whoever has the attribute."""


def pairs_of(state: State) -> dict[str, SkillDef]:
    """Every member uses the same pair: the raw attribute, what anybody may try, or a knowledge."""
    return {"": ANYBODYS, **{one.name: one if one.kind == "knowledge" else ANYBODYS for one in state.skills}}


def none_of_it(attribute: str, it: Creature) -> bool:
    """YAG-038, YAG-Q67."""
    return not base(it, attribute)


def not_learnt(skill: SkillDef, it: Creature) -> bool:
    """YAG-078, YAG-Q48."""
    if skill.kind != "knowledge":
        return False
    return not score(it, skill.name) and not (skill.default and score(it, skill.default))


TEAM = (*HERE, none_of_it, not_learnt)
"""People who can all try the same; nobody in both."""


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
        for task in state.tasks
        if task.kind == "team" and not task.done
        for side in (0, 1)
        if not is_named(state, task, side)
    ]


def no_team(it: Task) -> bool:
    return it.kind != "team"


def not_your_team(state: State, seat: int, task: Task, it: int) -> bool:
    return seat not in captains(state, task, it)


def named_already(state: State, task: Task, it: int) -> bool:
    return is_named(state, task, it)


def team(state: State, task: Task, side: int) -> dict[str, Creature]:
    return {who: creature(state, who) for who in task.sides[side] if find_creature(state, who) is not None}


def away(state: State, it: Creature) -> bool:
    return not is_here(state, it.id)


def unable(state: State, task: Task, side: int, it: Creature) -> bool:
    return not can_try(state, task, it.id, side)


def turn_can_come(state: State, task: Task) -> bool:
    """Play waits for both teams while each has somebody who could."""
    return all([members(state, task, side) for side in (0, 1)])


def act_pick(draft: Draft, seat: int, command: m.PickMember) -> None:
    """The second naming opens the turn."""
    draft.put(m.MemberPicked(command.task, command.side, command.who))
    task = find_task(draft.state, command.task)
    assert task is not None
    if can_go_on(draft.state, task):
        work(draft, task)


def awaits(state: State) -> set[int]:
    """Both teams, until they have named somebody."""
    asked: set[int] = set()
    for task, side in unnamed(state):
        if members(state, task, side) and members(state, task, 1 - side):
            asked |= captains(state, task, side)
    return asked


MOVES: Moves = {
    Move(
        m.StartTeam,
        {
            "physical": One(FLAG, suggest=False),
            "attribute": One(ATTRIBUTES),
            "skill": One(pairs_of),
            "ones": Some(people, unless=TEAM),
            "others": Some(people, unless=TEAM, distinct="ones"),
            "ends": One(ENDS, suggest="first"),
            "goal": Count(1, MOST_GOAL, suggest=USUAL),
            "field": Words(NAME, 0),
            "name": Words(NAME),
        },
        rule="YAG-124",
        unless=CALLING,
    ): act_start,
    Move(
        m.PickMember,
        {
            "task": One(tasks, unless=(no_team, over)),
            "side": One((0, 1), unless=(not_your_team, named_already)),
            "who": One(team, unless=(away, unable)),
        },
        rule="YAG-124",
        unless=(*BETWEEN, no_tasks),
        owed=turn_can_come,
        decided=2,
    ): act_pick,
}
