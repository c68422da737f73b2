"""Competitive tasks (3.5, YAG-118 to YAG-123, YAG-148, YAG-149): turn by turn, with an advantage to win, lose and turn
into a success."""

from typing import Literal, NamedTuple

from msgspec.structs import replace

from parlour.core.judge import FLAG, Count, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import NAME
from parlour.games.yags.model import Check, Side, State, Task
from parlour.games.yags.rules.ask import base, creature, find_task, open_check, side_seat
from parlour.games.yags.rules.conditions import CALLING, HERE, side
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, NEXT, finish, prepared
from parlour.games.yags.rules.flow import open_check as put_check
from parlour.games.yags.rules.sums import mastery
from parlour.games.yags.rules.tasks import HERS, MOST_GOAL, USUAL, WORK, over, task_of, tasks

ENDS = ("first", "turns")
CALLED = "both could go on blocking"
How = Literal["nothing", "took", "lost", "scored", "blocked", "kept", "tired"]


def act_start(draft: Draft, seat: int, command: m.StartRace) -> None:
    """YAG-264: first to so many, or so many turns; a single contest is called as such."""
    both = ((command.one_attribute, command.one_skill), (command.other_attribute, command.other_skill))
    task = Task(
        draft.new_id("x"),
        "race",
        command.name.strip(),
        ((command.one,), (command.other,)),
        both,
        ends=command.ends,
        goal=command.goal,
        physical=command.physical,
        field=command.field.strip(),
    )
    draft.put(m.TaskStarted(task))


def sides_of(task: Task) -> tuple[Side, Side]:
    """Who rolls in the next turn, with what."""
    one, other = task.picked if task.kind == "team" else (task.sides[0][0], task.sides[1][0])
    return Side(one, *task.pairs[0], part="race"), Side(other, *task.pairs[1], part="race")


def race_check(state: State, task: Task) -> Check:
    """The contest of the next turn, ready to be reckoned."""
    check = Check(0, "race", sides_of(task), task.name, task=task.id)
    return replace(check, sides=tuple([prepared(state, check, one) for one in check.sides]))


def work(draft: Draft, task: Task) -> None:
    put_check(draft, Check(0, "race", sides_of(task), task.name, task=task.id))


# What a turn leaves to choose


def scores(task: Task, check: Check) -> bool:
    """YAG-120: who wins a turn with the advantage in hand scores."""
    return check.winner >= 0 and task.advantage == check.winner


def masters(state: State, task: Task, check: Check) -> tuple[str, ...]:
    """YAG-149, YAG-Q62: what the higher mastery may do with a success."""
    here = mastery(state, check.sides[check.winner])
    if here <= mastery(state, check.sides[1 - check.winner]):
        return ()
    tires = state.options.mastery_fatigue == "always" or task.physical
    return ("keep", "tire", "neither") if tires else ("keep", "neither")


def may_block(state: State, task: Task, check: Check) -> bool:
    """YAG-122: in physical tasks, each time; where the table says so only as often as one has Health (YAG-Q76)."""
    loser = 1 - check.winner
    tired = state.options.competitive_block == "health" and task.blocks[loser] >= base(
        creature(state, check.sides[loser].who), "Health"
    )
    return task.physical and not tired


def next_stage(state: State, check: Check) -> str:
    task = find_task(state, check.task)
    if task is None or not scores(task, check):
        return "result"
    return "choose" if may_block(state, task, check) or masters(state, task, check) else "result"


class Choice(NamedTuple):
    check: Check
    task: Task
    what: Literal["block", "mastery"]


def choosing(state: State) -> Choice | None:
    """The open choice: a block comes before a mastery's."""
    check = open_check(state)
    task = (
        find_task(state, check.task)
        if check is not None and check.stage == "choose" and check.situation == "race"
        else None
    )
    if check is None or task is None:
        return None
    return Choice(check, task, "block" if check.due != "mastery" and may_block(state, task, check) else "mastery")


def asked(state: State) -> int | None:
    """The seat that has to choose."""
    found = choosing(state)
    if found is None:
        return None
    winner = found.check.winner
    return side_seat(state, found.check.sides[1 - winner if found.what == "block" else winner])


def no_block_there(state: State) -> bool:
    """YAG-122: only in physical tasks."""
    task = _raced(state)
    return task is not None and not task.physical


def no_more_blocks(state: State) -> bool:
    """YAG-Q76."""
    check, task = open_check(state), _raced(state)
    return task is not None and check is not None and check.stage == "choose" and not may_block(state, task, check)


def _raced(state: State) -> Task | None:
    check = open_check(state)
    return find_task(state, check.task) if check is not None and check.situation == "race" else None


def nothing_to_block(state: State) -> bool:
    found = choosing(state)
    return found is None or found.what != "block"


def nothing_to_master(state: State) -> bool:
    found = choosing(state)
    return found is None or found.what != "mastery"


def not_asked(state: State, seat: int) -> bool:
    return asked(state) != seat


def not_physical(state: State, it: str) -> bool:
    """YAG-Q62."""
    found = choosing(state)
    return found is not None and it not in masters(state, found.task, found.check)


def act_block(draft: Draft, seat: int, command: m.Block) -> None:
    check, task = draft.check, task_of(draft, draft.check)
    loser = check.sides[1 - check.winner].who
    if command.pay:
        add(draft, loser, "fatigue", 1, "a success blocked")
        finish(draft, due="blocked")
    elif masters(draft.state, task, check):
        draft.put(m.Decided(replace(check, due="mastery")))
    else:
        finish(draft)


def act_mastery(draft: Draft, seat: int, command: m.UseMastery) -> None:
    check = draft.check
    if command.what == "tire":
        add(draft, check.sides[1 - check.winner].who, "fatigue", 1, "worn down by a master")
    finish(draft, due={"keep": "kept", "tire": "tired", "neither": ""}[command.what])


def awaits(state: State) -> set[int]:
    found = asked(state)
    return set() if found is None else {found}


# The turn


def outcome(state: State, task: Task, check: Check) -> How:
    """YAG-119 to YAG-122, YAG-149."""
    if check.winner < 0:
        return "nothing"
    if task.advantage < 0:
        return "took"
    if task.advantage != check.winner:
        return "took" if state.options.competitive_swing == "taken" else "lost"
    return {"blocked": "blocked", "kept": "kept", "tired": "tired"}.get(check.due, "scored")  # type: ignore[return-value]


def played(task: Task, winner: int, how: How) -> Task:
    """A turn more."""
    task = replace(task, turn=task.turn + 1, checks=task.checks + 1, picked=("", ""))
    if how == "took":
        return replace(task, advantage=winner)
    if how == "lost":
        return replace(task, advantage=-1)
    if how in ("scored", "kept", "tired"):
        one, other = task.scores
        reached = (one + 1, other) if winner == 0 else (one, other + 1)
        return replace(task, scores=reached, advantage=winner if how == "kept" else -1)
    if how == "blocked":
        one, other = task.blocks
        return replace(task, blocks=(one, other + 1) if winner == 0 else (one + 1, other))
    return task


def after_turn(draft: Draft, check: Check) -> None:
    task = task_of(draft, check)
    how = outcome(draft.state, task, check)
    team, named = task.kind == "team", task.picked
    task = played(task, check.winner, how)
    draft.put(m.TurnPlayed(task, check.winner, how))
    if team:
        for who in named:
            add(draft, who, "fatigue", 1, "a turn for the team")
    done = ended(draft.state, task)
    if done is not None:
        draft.put(m.TaskEnded(task.id, *done))


def ended(state: State, task: Task) -> tuple[str, int] | None:
    """YAG-118, YAG-123, YAG-125, YAG-Q22: who reached the goal; after the last turn who is ahead, one turn more while
    it is even."""
    ahead = 0 if task.scores[0] > task.scores[1] else 1
    if task.ends == "first":
        return ("won", ahead) if max(task.scores) >= task.goal else None
    if task.turn < task.goal:
        return None
    if task.scores[0] != task.scores[1]:
        return "won", ahead
    return ("drawn", -1) if state.options.competitive_even == "draw" else None


def not_blocked(it: Task) -> bool:
    """YAG-Q76: once a success has been blocked."""
    return not any(it.blocks)


def act_call(draft: Draft, seat: int, command: m.CallRace) -> None:
    """As it stands: who is ahead has won."""
    task = find_task(draft.state, command.task)
    assert task is not None
    one, other = task.scores
    done, winner = ("drawn", -1) if one == other else ("won", 0 if one > other else 1)
    draft.put(m.TaskEnded(task.id, done, winner, CALLED))


WORK["race"] = work
WORK["team"] = work
NEXT["race"] = next_stage
AFTER["race"] = after_turn
MOVES: Moves = {
    Move(
        m.StartRace,
        {
            "physical": One(FLAG, suggest=False),
            **side("one", "one_attribute", "one_skill", HERE),
            **side("other", "other_attribute", "other_skill", HERE, distinct="one"),
            "ends": One(ENDS, suggest="first"),
            "goal": Count(1, MOST_GOAL, suggest=USUAL),
            "field": Words(NAME, 0),
            "name": Words(NAME),
        },
        rule="YAG-118",
        unless=CALLING,
    ): act_start,
    Move(
        m.Block,
        {"pay": One(FLAG[::-1])},
        rule="YAG-122",
        unless=(no_block_there, no_more_blocks, nothing_to_block, not_asked),
        owed=True,
    ): act_block,
    Move(
        m.UseMastery,
        {"what": One(("keep", "tire", "neither"), unless=(not_physical,))},
        rule="YAG-149",
        unless=(nothing_to_master, not_asked),
        owed=True,
    ): act_mastery,
    Move(m.CallRace, {"task": One(tasks, unless=(over, not_blocked))}, rule="YAG-Q76", unless=HERS): act_call,
}
