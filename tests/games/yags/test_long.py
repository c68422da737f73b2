"""Long tasks (3.4): success levels check by check, failures that raise the fumble chance, and two in a row that lose
it."""

from typing import Any

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BENS,
    FOE,
    GIL,
    awaited,
    change,
    check,
    do,
    events,
    given,
    judge,
    offered,
    roll,
    route,
    side,
    total,
    why,
)
from games.yags.given_scene import long_task, task, work
from parlour.games.yags import moves as m
from parlour.games.yags.model import State

PAIR = ("Dexterity", "lockpicking")


def trap(ability: int = 12, target: int = 20, needed: int = 3, **options: Any) -> State:
    """Dexterity x lockpicking of this ability."""
    state = given(ann={"Dexterity": 4, "lockpicking": ability // 4}, **options)
    return long_task(state, target, needed, pair=PAIR)


def worked(state: State, *dice: int) -> State:
    for die in dice:
        state = roll(work(state), die)
    return state


def stand(state: State) -> tuple[int, int, int, str]:
    """Gained, failures, failures in a row, and how it ended."""
    found = task(state)
    return found.gained, found.raised, found.row, found.done


@pytest.mark.rule("YAG-112")
def test_target_and_number() -> None:
    state = trap()
    assert (task(state).kind, task(state).target, task(state).needed, task(state).name) == ("long", 20, 3, "the trap")
    checked = work(state)
    assert (check(checked).situation, check(checked).target, check(checked).task, awaited(checked)) == (
        "long",
        20,
        task(state).id,
        {ANNS},
    )


@pytest.mark.rule("YAG-113", "YAG-X05")
def test_high_degrees_count_more_at_once() -> None:
    assert stand(worked(trap(20), 19)) == (2, 0, 0, "")
    assert stand(worked(trap(20), 20)) == (3, 0, 0, "complete")


@pytest.mark.rule("YAG-265")
def test_plain_successes_count_one_each() -> None:
    state = worked(trap(), 8, 9)
    assert stand(state) == (2, 0, 0, "")
    assert stand(worked(state, 13)) == (3, 0, 0, "complete")
    assert events(work(state), ANNS, m.Roll(0), 13)[-1] == m.TaskEnded(task(state).id, "complete", 0)
    assert task(worked(state, 13)).checks == 3


@pytest.mark.rule("YAG-114", "YAG-115")
def test_every_failure_raises_the_fumble_chance_for_good() -> None:
    state = worked(trap(needed=9), 7)
    assert (stand(state), side(worked(state, 10)).fumble) == ((0, 1, 1, ""), 2)
    assert side(worked(state, 10, 10)).fumble == 2
    state = worked(trap(needed=9), 7, 10, 7)
    assert (stand(state), side(worked(state, 10)).fumble) == ((1, 2, 1, ""), 3)


@pytest.mark.rule("YAG-115", "YAG-X07")
def test_two_failures_in_a_row_lose_it() -> None:
    state = worked(trap(), 5)
    assert total(state) == 17
    lost = worked(state, 2)
    assert side(lost).fumbled and stand(lost) == (0, 2, 2, "lost")
    assert why(lost, GIL, m.Work(task(lost).id)) == ("task-over", "YAG-112")
    assert m.TaskEnded(task(state).id, "lost") in events(work(state), ANNS, m.Roll(0), 2)


@pytest.mark.rule("YAG-116")
def test_a_fumble_is_a_failure_as_any_other() -> None:
    state = worked(trap(60, needed=9), 1)
    assert side(state).fumbled and stand(state) == (0, 1, 1, "")


@pytest.mark.rule("YAG-X06")
def test_a_long_task_with_trouble() -> None:
    state = worked(trap(), 8)
    assert stand(state) == (1, 0, 0, "")
    state = worked(state, 1)
    assert stand(state) == (1, 1, 1, "")
    assert check(work(state)).raised == 1
    assert stand(worked(state, 18)) == (3, 1, 0, "complete")


@pytest.mark.rule("YAG-X50", "YAG-Q74")
def test_levels_go_on_past_amazing() -> None:
    assert stand(worked(trap(60, 10, 8), 20)) == (8, 0, 0, "complete")


@pytest.mark.rule("YAG-X45", "YAG-Q51")
def test_a_long_task_by_default() -> None:
    state = long_task(given(ann={"Dexterity": 3, "sleight": 4}), 10, 2, pair=("Dexterity", "demolitions"))
    failed = roll(route(work(state), "default", "sleight"), 6)
    assert (total(failed), side(failed).fumble, stand(failed)) == (9, 2, (0, 1, 1, ""))
    lost = roll(route(work(failed), "default", "sleight"), 4)
    assert (side(lost).fumble, side(lost).fumbled, stand(lost)) == (4, True, (0, 2, 2, "lost"))


@pytest.mark.rule("YAG-117", "YAG-028")
def test_the_time_for_each_check_adds_up_twice_for_take_10() -> None:
    state = long_task(given(ann={"Dexterity": 4, "lockpicking": 5}), 20, 9, pair=PAIR, minutes=30)
    assert task(state).minutes == 30
    state = worked(state, 8)
    assert task(state).used == 30
    state = do(judge(work(state)), ANNS, m.Take(0, "take10"))
    assert (task(state).used, task(state).gained, total(state)) == (90, 3, 30)
    state = do(work(state), GIL, m.SetTime(10))
    state = roll(state, 8)
    assert (task(state).used, task(state).minutes) == (100, 10)
    assert (check(work(state)).minutes, check(work(state)).predictable) == (10, True)


@pytest.mark.rule("YAG-Q40", "YAG-029")
def test_nobody_takes_10_once_a_failure_has_raised_the_fumble_chance() -> None:
    state = judge(work(worked(trap(20, 40, 9), 2)))
    assert why(state, ANNS, m.Take(0, "take10")) == ("fumble", "YAG-029")


def test_only_those_who_work_on_it_and_the_game_master_go_on() -> None:
    state = trap()
    assert why(state, BENS, m.Work(task(state).id)) == ("not-yours", "YAG-112")
    assert check(work(state, ANNS)).task == task(state).id
    gone = do(state, GIL, m.Leave(ANN))
    assert not offered(gone, GIL, "work") and why(gone, GIL, m.Work(task(state).id)) == ("not-here", "YAG-112")
    unable = change(state, ANN, attributes=(3, 3, 3, 0, 3, 3, 3, 3))
    assert not offered(unable, GIL, "work") and why(unable, GIL, m.Work(task(state).id)) == (
        "attribute-none",
        "YAG-038",
    )
    assert why(work(state), GIL, m.Work(task(state).id))[0] == "not-now"


def test_a_check_called_off_counts_for_nothing() -> None:
    state = trap()
    assert task(do(work(state), GIL, m.CallOff())) == task(state)


@pytest.mark.rule("YAG-112")
def test_the_game_master_changes_how_much_is_needed_or_aborts_with_or_without_a_reason() -> None:
    state = worked(trap(needed=3), 18)
    which = task(state).id
    changed = do(state, GIL, m.ChangeTask(which, 5, " a second lock "))
    assert (task(changed).needed, task(changed).why) == (5, "a second lock")
    assert why(state, GIL, m.ChangeTask(which, 2, "x")) == ("reached", "YAG-112")
    assert (task(do(state, GIL, m.ChangeTask(which, 5, " "))).needed) == 5
    assert why(state, ANNS, m.ChangeTask(which, 5, "x")) == ("not-gm", "YAG-112")
    aborted = do(state, GIL, m.AbortTask(which, "the house burns"))
    assert (task(aborted).done, task(aborted).why, task(aborted).winner) == ("aborted", "the house burns", -1)
    assert task(do(state, GIL, m.AbortTask(which, ""))).done == "aborted"
    assert why(aborted, GIL, m.AbortTask(which, "x")) == ("task-over", "YAG-112")
    assert do(aborted, GIL, m.DropTask(which)).tasks == ()
    assert why(state, GIL, m.DropTask(which)) == ("task-on", "YAG-112")


def test_several_tasks_stand_side_by_side() -> None:
    state = do(trap(), GIL, m.StartLong(FOE, "Strength", "", 10, 2, 0, "the gate"))
    one, other = state.tasks
    assert one.id != other.id
    state = roll(do(state, GIL, m.Work(other.id)), 10)
    assert [found.gained for found in state.tasks] == [0, 2]
    assert [found.done for found in state.tasks] == ["", "complete"]
