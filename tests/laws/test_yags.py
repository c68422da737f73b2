"""What always holds at a Yags table, shown by random play: counters, experience, levels, load, tasks, every sum; and that secrets stay."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from laws import walk as walking
from laws.test_secrets import frame, hunt
from laws.walk import Step, walk
from parlour.games.yags import GAME, view_build, view_check
from parlour.games.yags import moves as m
from parlour.games.yags.model import COUNTERS, PENALTIES, Creature, Side, State, Task
from parlour.games.yags.rules import load
from parlour.games.yags.rules.ask import find_creature, leads, score, seat_of
from parlour.games.yags.rules.derive import dying, larger
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.skills import bound, served
from parlour.table.verify import shows

LAW = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**31).map(lambda seed: seed | 1)
"""Odd, so that the ready scene is set up first."""
SEATS = st.integers(2, 8)
ANYTHING_GOES = ("overrule", "reverse", "plead", "change_rule", "define_skill", "set_culture", "import_creature")
"""By these the game master lays the rules aside or makes others, or a sheet comes from elsewhere."""


@pytest.fixture(autouse=True, scope="module")
def by_the_rules() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for command in ANYTHING_GOES:
            patch.setitem(walking.STORY, command, 0)
        yield


# Counters


def unsound(state: State, one: Creature) -> list[str]:
    numbers = (*COUNTERS, *PENALTIES, "gone", "way", "ran", "travelled", "savable", "xp", "size", "tiny", "soak")
    found = [f"{name} {getattr(one, name)}" for name in numbers if getattr(one, name) < 0]
    found += ["negative numbers on the sheet"] if min([*one.attributes, *[skill.level for skill in one.skills]]) < 0 else []
    found += ["tiny, and of a Size"] if one.tiny and one.size else []
    found += [f"saves {one.savable} of {one.fatigue}"] if one.savable > one.fatigue else []
    wanted = one.wounds > one.size if state.options.wounds_dying == "beyond" else one.wounds >= max(1, one.size)
    found += [f"dying: {dying(state, one)} with {one.wounds} wounds"] if one.stage == "ready" and dying(state, one) != wanted else []
    return found


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-155", "YAG-161")
def test_counters_stay_sound(seed: int, seats: int) -> None:
    """Nothing is negative; dying is who has taken as many wounds as Size; whoever is Tiny dies of a hit by something larger, nobody else."""
    for step in walk(GAME, seed, seats, 400):
        for one in step.after.creatures:
            assert not unsound(step.after, one), (one, step.command)
        for event in step.events:
            if isinstance(event, m.Struck):
                one, by = find_creature(step.state, event.who), find_creature(step.state, event.by)
                assert one is not None and by is not None
                killed = find_creature(step.after, event.who)
                assert (killed is None or killed.stage == "dead") == (one.tiny > 0 and larger(by, one)) == event.killed


# Experience and levels


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-133", "YAG-145")
def test_experience_is_accounted_for(seed: int, seats: int) -> None:
    for step in walk(GAME, seed, seats, 400):
        for one in step.after.creatures:
            assert one.xp == sum([entry.amount for entry in one.ledger]), (one, step.command)


def gains(step: Step) -> Iterator[str]:
    """Levels and techniques that came although the rules forbid them; the sheet as it was before."""
    for event in step.events:
        one = find_creature(step.state, getattr(event, "who", "")) if isinstance(getattr(event, "who", ""), str) else None
        if one is None:
            continue
        if isinstance(event, m.SkillSet | m.SkillRaised) and event.level > score(one, event.skill):
            most = bound(step.state, one, event.skill)
            if event.level > most.level:
                yield f"{event.skill} {event.level} of {one.name}: {most}"
        if isinstance(event, m.TechniqueBought | m.MasteryRaised):
            known = event.technique if isinstance(event, m.TechniqueBought) else next(each for each in one.techniques if each.id == event.technique)
            level = known.level if isinstance(event, m.TechniqueBought) else event.level
            if max([score(one, skill) for skill in served(step.state, known)], default=0) < level:
                yield f"{known.name} {level} of {one.name}"


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-108", "YAG-109", "YAG-111", "YAG-134", "YAG-145", "YAG-251")
def test_nothing_is_learnt_that_may_not_be(seed: int, seats: int) -> None:
    """Pre-requisites, limits and the Tech Level bound every level that comes; a technique needs a skill as high as itself."""
    for step in walk(GAME, seed, seats, 400):
        assert not list(gains(step)), step.command


# Load


def carried(one: Creature) -> int:
    return sum([item.worn_load if item.worn and item.worn_load >= 0 else item.weight for item in one.items if item.here])


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-175", "YAG-186")
def test_load_is_told_when_its_band_changes(seed: int, seats: int) -> None:
    for step in walk(GAME, seed, seats, 400):
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
        found += ["a row longer than all failures"] if not 0 <= task.row <= min(2, task.raised) or task.raised > task.checks else []
        found += [f"{task.row} in a row, yet {task.done}"] if (task.row == 2) != (task.done == "lost") else []
        found += [f"{task.gained} of {task.needed}, yet {task.done}"] if (task.gained >= task.needed) != (task.done == "complete") else []
    elif task.kind == "art":
        found += ["as many rolls as checks"] if len(task.rolls) != task.checks or len(task.rolls) > task.needed else []
        found += ["finished or not"] if (len(task.rolls) == task.needed) != (task.done == "complete") else []
    else:
        found += ["more than the goal"] if task.ends == "first" and max(task.scores) > task.goal else []
        found += ["an advantage of nobody"] if task.advantage not in (-1, 0, 1) else []
        found += ["more successes than turns"] if sum(task.scores) > task.turn or min(task.scores) < 0 else []
        found += ["who won is not ahead"] if task.done == "won" and task.scores[task.winner] <= task.scores[1 - task.winner] else []
        found += ["reached, and it goes on"] if task.ends == "first" and not task.done and max(task.scores) >= task.goal else []
    return found


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-114", "YAG-115", "YAG-118", "YAG-119", "YAG-125", "YAG-129")
def test_tasks_stay_sound(seed: int, seats: int) -> None:
    """A long task is lost exactly at two failures in a row; scores stay within the goal, and at most one side has the advantage."""
    for step in walk(GAME, seed, seats, 500):
        for task in step.after.tasks:
            assert task.done == "aborted" or not unsound_task(task), (task, step.command)


# Sums


def added_up(side: Side) -> int:
    """The roll line, read step by step."""
    total = 0
    for row in side.steps:
        total = total * row.amount if row.sign == "x" else total // row.amount if row.sign == "÷" else total + row.amount
    return total


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-003", "YAG-006", "YAG-009", "YAG-012")
def test_every_total_follows_from_its_steps(seed: int, seats: int) -> None:
    for step in walk(GAME, seed, seats, 500):
        kept = [event.check for event in step.events if isinstance(event, m.Kept)]
        checks = [*kept, *([step.after.check] if step.after.check is not None else [])]
        for side in [side for check in checks for side in check.sides if side.mode]:
            assert side.total == added_up(side), side
            assert side.fumble >= 0 and 0 <= side.die <= 20
            assert side.fumbled == (side.mode == "roll" and 0 < side.die <= side.fumble)
        for check in checks:
            if check.stage == "result" and len(check.sides) == 1 and check.target is not None and check.sides[0].mode and not check.sides[0].paid:
                side = check.sides[0]
                assert check.success == (check.gap >= 0 and not side.fumbled), check
                assert check.level == (check.gap // 10 + 1 if check.success else 0), check


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-003")
def test_every_die_that_was_drawn_stands_in_an_event(seed: int, seats: int) -> None:
    """So that who verifies a game can hold the draws against what was told, also of what was rolled in secret."""
    for step in walk(GAME, seed, seats, 400):
        events = msgspec.json.decode(msgspec.json.encode(step.events))
        assert all(shows(events, list(drawn), []) for drawn in step.given), (step.command, step.given)


@LAW
@given(SEEDS, SEATS)
def test_ids_are_given_once(seed: int, seats: int) -> None:
    for step in walk(GAME, seed, seats, 500):
        state = step.after
        ids: list[Any] = [each.id for one in state.creatures for each in (one, *one.techniques, *one.items)]
        ids += [task.id for task in state.tasks]
        ids += [check.number for check in state.kept]
        ids += [("wish", wish.id) for wish in state.wishes]
        assert not [which for which, count in Counter(ids).items() if count > 1], step.command


def test_the_walks_come_far_enough() -> None:
    """A law over what never happens cannot fail."""
    met = Counter([type(event).__name__ for seed in range(1, 16, 2) for step in walk(GAME, seed, 4, 600) for event in step.events])
    for event in (m.Rolled, m.Kept, m.Revealed, m.Decided, m.SecondDue, m.Pushed, m.Stumbled, m.Fell, m.WentOn, m.Climbed, m.ClimbEnded, m.Counted,
                  m.Dying, m.Struck, m.Resisted, m.Travelled, m.TaskWorked, m.TurnPlayed, m.MemberPicked, m.TaskEnded, m.LoadChanged, m.SkillSet,
                  m.Studied, m.TechniqueBought, m.MasteryRaised, m.Awarded, m.Approved, m.CreatureShown, m.ReactionCame, m.Judged):  # fmt: skip
        assert met[event.__name__], event


# Secrets


def marked(state: State) -> State:
    """The same with words that can be found again."""
    people = [
        replace(one, name=f"<name {one.id}>", notes=f"<notes {one.id}>", concept=f"<concept {one.id}>",
                techniques=tuple([replace(each, name=f"<technique {one.id}>", text="") for each in one.techniques]),
                items=tuple([replace(each, name=f"<item {one.id}>") for each in one.items]))
        for one in state.creatures
    ]  # fmt: skip
    notes = [
        tuple([replace(note, title=f"<note of {seat}>", text=f"<note of {seat}>") for note in own])
        for seat, own in enumerate(state.desk.notes)
    ]
    kept = [replace(check, text=f"<kept {check.number}>") if check.number < 0 else check for check in state.kept]
    return replace(state, creatures=tuple(people), kept=tuple(kept), desk=replace(state.desk, notes=tuple(notes)))


def sent_to(state: State, events: tuple[Any, ...], seat: int | None) -> str:
    parts: list[Any] = [GAME.public(state), GAME.prompt(state, seat), GAME.tell(state, events, seat)]
    if seat is not None:
        parts += [GAME.private(state, seat), GAME.offers(state, seat)]
    return msgspec.json.encode(parts).decode()


def has_rolled(state: State, one: Creature) -> bool:
    """What it brought to bear lies on the table."""
    return state.check is not None and any(side.who == one.id and side.mode for side in state.check.sides)


def kept_from(state: State, seat: int | None) -> list[str]:
    """The marks this seat must not find."""
    found = [f"<note of {at}>" for at in range(len(state.desk.people)) if at != seat]
    if seat is not None and leads(state, seat):
        return found
    found += [f"<kept {check.number}>" for check in state.kept]
    for one in state.creatures:
        if seat is not None and seat_of(state, one) == seat:
            continue
        found.append(f"<notes {one.id}>")
        if one.hidden:
            found.append(f"<name {one.id}>")
        if not view_check.is_open(one):
            found += [f"<item {one.id}>"]
            found += [f"<concept {one.id}>"] if one.controller < 0 else []
            found += [f"<technique {one.id}>"] if not has_rolled(state, one) else []
    return found


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("YAG-235")
def test_nobody_is_shown_what_is_kept_from_her(seed: int, seats: int) -> None:
    """Notes, who is prepared in hiding, what stands on sheets of the game master's and in the making, what hidden checks were about."""
    for index, step in enumerate(walk(GAME, seed, seats, 300)):
        if index % 5:
            continue
        state = marked(step.after)
        for seat in (*range(seats), None):
            sent = sent_to(state, step.events, seat)
            for word in kept_from(state, seat):
                assert word not in sent, (seat, word, step.command)


def unnoticed(seeds: range, most: int) -> int:
    """A check in secret changes nothing for anybody but the game master, nor what is counted in the open."""
    looked = 0
    for seed in seeds:
        for step in walk(GAME, seed, 4, most):
            if not step.events or not all(isinstance(event, m.Kept) for event in step.events):
                continue
            looked += 1
            for seat in (*[seat for seat in range(4) if seat != step.state.desk.gm], None):
                assert frame(GAME, step.state, (), seat) == frame(GAME, step.after, step.events, seat), (seat, step.command)
            counted = [(state.checks, state.made, state.wished) for state in (step.state, step.after)]
            assert counted[0] == counted[1], "counted in the open"
    return looked


@pytest.mark.rule("YAG-235")
def test_nobody_can_tell_that_there_was_a_hidden_check() -> None:
    assert unnoticed(range(1, 14, 2), 400) > 10


# The laws notice


def test_a_planted_leak_of_a_lies_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_check.sided

    def leaky(state: Any, check: Any, at: int, *, veiled: bool) -> Any:
        return replace(honest(state, check, at, veiled=veiled), die=check.sides[at].die)

    monkeypatch.setattr(view_check, "sided", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 30, 2), 4, 300)


def test_a_planted_leak_of_a_belief_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to the speaker as well."""

    def leaky(state: Any, check: Any, seat: int) -> bool:
        people = [find_creature(state, side.who) for side in check.sides]
        return any(one is not None and seat_of(state, one) == seat for one in people)

    monkeypatch.setattr(view_check, "_listens", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 60, 2), 4, 300)


def test_a_planted_count_of_hidden_checks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hidden check that takes a number of the open."""
    honest = Draft.APPLY[m.Kept]

    def leaky(draft: Any, event: Any) -> None:
        honest(draft, event)
        draft.set(checks=draft.state.checks + 1)

    monkeypatch.setitem(Draft.APPLY, m.Kept, leaky)
    with pytest.raises(AssertionError, match="counted in the open"):
        unnoticed(range(1, 14, 2), 400)


def test_a_planted_leak_of_an_adversarys_skill_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it rolls with, before its die lies there."""
    monkeypatch.setattr(view_check, "is_veiled", lambda state, check, side: check.hidden and not check.revealed)
    with pytest.raises(AssertionError, match="the st"):
        hunt(GAME, range(1, 30, 2), 4, 300)


def test_a_planted_leak_of_a_named_member_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom the other team has named, before both have."""
    monkeypatch.setattr(
        view_build, "picked", lambda state, task, seat: [(task.id, side, who) for side, who in enumerate(task.picked) if who]
    )
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 80, 2), 4, 300)


def test_a_planted_leak_in_the_telling_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lie that is told with whether it holds."""
    honest = GAME.tell

    def leaky(state: Any, events: Any, seat: int | None) -> Any:
        lies = [event.check for event in events if isinstance(event, m.Decided) and event.check.situation == "lie"]
        return [*honest(state, events, seat), *[check.belief for check in lies]]

    monkeypatch.setattr(type(GAME), "tell", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the step law"):
        hunt(GAME, range(1, 60, 2), 4, 300)
