"""What always holds at a Yags table, shown by random play: counters, experience, levels, load, tasks, every sum."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from laws import walk as walking
from laws.walk import Step, walk
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import COUNTERS, PENALTIES, Creature, Side, State, Task
from parlour.games.yags.rules import load
from parlour.games.yags.rules.ask import find_creature, score
from parlour.games.yags.rules.derive import dying, larger
from parlour.games.yags.rules.skills import bound, served
from parlour.table.verify import shows

TABLES = tuple([(seed, 2 + seed % 7) for seed in range(1, 24, 2)])
"""Seeds and seats; odd seeds, so that the ready scene is set up first."""
ANYTHING_GOES = (
    "overrule",
    "nudge",
    "reverse",
    "plead",
    "change_rule",
    "define_skill",
    "set_culture",
    "import_creature",
)
"""By these the game master lays the rules aside or makes others, or a sheet comes from elsewhere."""


@pytest.fixture(autouse=True, scope="module")
def by_the_rules() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for command in ANYTHING_GOES:
            patch.setitem(walking.STORY, command, 0)
        yield


@cache
def walks() -> tuple[tuple[Step, ...], ...]:
    """Walked once, looked at by every law."""
    return tuple([tuple(walk(GAME, seed, seats, 500)) for seed, seats in TABLES])


def steps() -> Iterator[Step]:
    return (step for steps in walks() for step in steps)


# Counters


def unsound(state: State, one: Creature) -> list[str]:
    numbers = (*COUNTERS, *PENALTIES, "gone", "way", "ran", "travelled", "savable", "xp", "size", "tiny", "soak")
    found = [f"{name} {getattr(one, name)}" for name in numbers if getattr(one, name) < 0]
    found += (
        ["negative numbers on the sheet"] if min([*one.attributes, *[skill.level for skill in one.skills]]) < 0 else []
    )
    found += ["tiny, and of a Size"] if one.tiny and one.size else []
    found += [f"saves {one.savable} of {one.fatigue}"] if one.savable > one.fatigue else []
    wanted = one.wounds > one.size if state.options.wounds_dying == "beyond" else one.wounds >= max(1, one.size)
    found += (
        [f"dying: {dying(state, one)} with {one.wounds} wounds"]
        if one.stage == "ready" and dying(state, one) != wanted
        else []
    )
    return found


@pytest.mark.rule("YAG-155", "YAG-161")
def test_counters_stay_sound() -> None:
    """Nothing is negative; dying is who has taken as many wounds as Size; whoever is Tiny dies of a hit by something
    larger, nobody else."""
    for step in steps():
        for one in step.after.creatures:
            assert not unsound(step.after, one), (one, step.command)
        for event in step.events:
            if isinstance(event, m.Struck):
                one, by = find_creature(step.state, event.who), find_creature(step.state, event.by)
                assert one is not None and by is not None
                killed = find_creature(step.after, event.who)
                assert (killed is None or killed.stage == "dead") == (one.tiny > 0 and larger(by, one)) == event.killed


# Experience and levels


@pytest.mark.rule("YAG-133", "YAG-145")
def test_experience_is_accounted_for() -> None:
    for step in steps():
        for one in step.after.creatures:
            assert one.xp == sum([entry.amount for entry in one.ledger]), (one, step.command)


def gains(step: Step) -> Iterator[str]:
    """Levels and techniques that came although the rules forbid them; the sheet as it was before."""
    for event in step.events:
        one = (
            find_creature(step.state, getattr(event, "who", "")) if isinstance(getattr(event, "who", ""), str) else None
        )
        if one is None:
            continue
        if isinstance(event, m.SkillSet | m.SkillRaised) and event.level > score(one, event.skill):
            most = bound(step.state, one, event.skill)
            if event.level > most.level:
                yield f"{event.skill} {event.level} of {one.name}: {most}"
        if isinstance(event, m.TechniqueBought | m.MasteryRaised):
            known = (
                event.technique
                if isinstance(event, m.TechniqueBought)
                else next(each for each in one.techniques if each.id == event.technique)
            )
            level = known.level if isinstance(event, m.TechniqueBought) else event.level
            if max([score(one, skill) for skill in served(step.state, known)], default=0) < level:
                yield f"{known.name} {level} of {one.name}"


@pytest.mark.rule("YAG-108", "YAG-109", "YAG-111", "YAG-134", "YAG-145", "YAG-251")
def test_nothing_is_learnt_that_may_not_be() -> None:
    """Pre-requisites, limits and the Tech Level bound every level that comes; a technique needs a skill as high as
    itself."""
    for step in steps():
        assert not list(gains(step)), step.command


# Load


def carried(one: Creature) -> int:
    return sum(
        [item.worn_load if item.worn and item.worn_load >= 0 else item.weight for item in one.items if item.here]
    )


@pytest.mark.rule("YAG-175", "YAG-186")
def test_load_is_told_when_its_band_changes() -> None:
    for step in steps():
        told = {event.who for event in step.events if isinstance(event, m.LoadChanged)}
        for one in step.after.creatures:
            grams, bands = load.load(one), load.limits(one)
            assert grams == carried(one)
            assert load.band(one) == sum([grams > limit for limit in bands]) - 1, one
            before = find_creature(step.state, one.id)
            changed = before is not None and before.stage == one.stage and load.band(before) != load.band(one)
            assert not changed or one.id in told, (one.id, step.command)


# Tasks


def unsound_task(task: Task) -> list[str]:
    found = []
    if task.kind == "long":
        found += (
            ["a row longer than all failures"]
            if not 0 <= task.row <= min(2, task.raised) or task.raised > task.checks
            else []
        )
        found += [f"{task.row} in a row, yet {task.done}"] if (task.row == 2) != (task.done == "lost") else []
        found += (
            [f"{task.gained} of {task.needed}, yet {task.done}"]
            if (task.gained >= task.needed) != (task.done == "complete")
            else []
        )
    elif task.kind == "art":
        found += ["as many rolls as checks"] if len(task.rolls) != task.checks or len(task.rolls) > task.needed else []
        found += ["finished or not"] if (len(task.rolls) == task.needed) != (task.done == "complete") else []
    else:
        found += ["more than the goal"] if task.ends == "first" and max(task.scores) > task.goal else []
        found += ["an advantage of nobody"] if task.advantage not in (-1, 0, 1) else []
        found += ["more successes than turns"] if sum(task.scores) > task.turn or min(task.scores) < 0 else []
        found += (
            ["who won is not ahead"]
            if task.done == "won" and task.scores[task.winner] <= task.scores[1 - task.winner]
            else []
        )
        found += (
            ["reached, and it goes on"]
            if task.ends == "first" and not task.done and max(task.scores) >= task.goal
            else []
        )
    return found


@pytest.mark.rule("YAG-114", "YAG-115", "YAG-118", "YAG-119", "YAG-125", "YAG-129")
def test_tasks_stay_sound() -> None:
    """A long task is lost exactly at two failures in a row; scores stay within the goal, and at most one side has the
    advantage."""
    for step in steps():
        for task in step.after.tasks:
            assert task.done == "aborted" or not unsound_task(task), (task, step.command)


# Sums


def added_up(side: Side) -> int:
    """The roll line, read step by step."""
    total = 0
    for row in side.steps:
        total = (
            total * row.amount if row.sign == "x" else total // row.amount if row.sign == "÷" else total + row.amount
        )
    return total


@pytest.mark.rule("YAG-003", "YAG-006", "YAG-009", "YAG-012")
def test_every_total_follows_from_its_steps() -> None:
    for step in steps():
        kept = [event.check for event in step.events if isinstance(event, m.Kept)]
        checks = [*kept, *([step.after.check] if step.after.check is not None else [])]
        for side in [side for check in checks for side in check.sides if side.mode]:
            assert side.total == added_up(side), side
            assert side.fumble >= 0 and 0 <= side.die <= 20
            assert side.fumbled == (side.mode == "roll" and 0 < side.die <= side.fumble)
        for check in checks:
            if (
                check.stage == "result"
                and len(check.sides) == 1
                and check.target is not None
                and check.sides[0].mode
                and not check.sides[0].paid
            ):
                side = check.sides[0]
                assert check.success == (check.gap >= 0 and not side.fumbled), check
                assert check.level == (check.gap // 10 + 1 if check.success else 0), check


@pytest.mark.rule("YAG-003")
def test_every_die_that_was_drawn_stands_in_an_event() -> None:
    """So that who verifies a game can hold the draws against what was told, also of what was rolled in secret."""
    for step in steps():
        events = msgspec.json.decode(msgspec.json.encode(step.events))
        assert all(shows(events, list(drawn), []) for drawn in step.given), (step.command, step.given)


def test_ids_are_given_once() -> None:
    for step in steps():
        state = step.after
        ids: list[Any] = [each.id for one in state.creatures for each in (one, *one.techniques, *one.items)]
        ids += [task.id for task in state.tasks]
        ids += [check.number for check in state.kept]
        ids += [("wish", petition.id) for petition in state.petitions]
        assert not [which for which, count in Counter(ids).items() if count > 1], step.command


def test_the_walks_come_far_enough() -> None:
    """A law over what never happens cannot fail."""
    met = Counter([type(event).__name__ for step in steps() for event in step.events])
    for event in (
        m.Rolled,
        m.Kept,
        m.Revealed,
        m.Decided,
        m.SecondDue,
        m.Pushed,
        m.Stumbled,
        m.Fell,
        m.WentOn,
        m.Climbed,
        m.ClimbEnded,
        m.Counted,
        m.Dying,
        m.Struck,
        m.Resisted,
        m.Travelled,
        m.TaskWorked,
        m.TurnPlayed,
        m.MemberPicked,
        m.TaskEnded,
        m.LoadChanged,
        m.SkillSet,
        m.Studied,
        m.TechniqueBought,
        m.MasteryRaised,
        m.Awarded,
        m.Approved,
        m.CreatureShown,
        m.ReactionCame,
        m.Judged,
    ):
        assert met[event.__name__], event
