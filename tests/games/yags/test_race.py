"""Competitive tasks (3.5): the advantage, successes, blocks, masteries, and how they end."""

from typing import Any

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    against,
    awaited,
    check,
    do,
    events,
    given,
    masters,
    offered,
    person,
    roll,
    side,
    why,
)
from games.yags.given_scene import race, task, work
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side, State

A, B = 0, 1
DICE = {A: (12, 8), B: (8, 12)}


def turn(state: State, winner: int) -> State:
    return roll(work(state), *DICE[winner])


def turns(state: State, *winners: int) -> State:
    for winner in winners:
        state = turn(state, winner)
    return state


def stand(state: State) -> tuple[tuple[int, int], int, int]:
    """Scores, who holds the advantage, turns played."""
    return task(state).scores, task(state).advantage, task(state).turn


def block(state: State, *, pay: bool, seat: int = BENS) -> State:
    return do(state, seat, m.Block(pay))


@pytest.mark.rule("YAG-118")
def test_both_sides_check_in_every_turn_until_one_has_as_many_as_agreed() -> None:
    state = race(given(), goal=3)
    checked = work(state)
    assert [(one.who, one.attribute, one.skill) for one in check(checked).sides] == [
        (ANN, "Agility", "athletics"),
        (BEN, "Agility", "athletics"),
    ]
    assert (check(checked).target, awaited(checked)) == (None, {ANNS, BENS})
    state = turns(state, A, A, A, A, A)
    assert (stand(state), task(state).done) == (((2, 0), A, 5), "")
    won = turn(state, A)
    assert (stand(won), task(won).done, task(won).winner) == (((3, 0), -1, 6), "won", A)
    assert why(won, GIL, m.Work(task(won).id)) == ("task-over", "YAG-112")
    even = turns(race(given(), goal=2), A, A, B, B)
    assert (stand(even)[0], task(even).done) == ((1, 1), "")
    other = turns(race(given(), goal=1), B, B)
    assert (task(other).done, task(other).winner) == ("won", B)


@pytest.mark.rule("YAG-119", "YAG-120", "YAG-121")
def test_the_advantage_is_taken_turned_into_a_success_and_lost() -> None:
    state = race(given())
    took = turn(state, A)
    assert stand(took) == ((0, 0), A, 1)
    assert stand(turn(took, A)) == ((1, 0), -1, 2)
    assert stand(turn(took, B)) == ((0, 0), -1, 2)
    assert stand(turns(took, B, B)) == ((0, 0), B, 3)
    assert [
        event.how for event in events(roll(work(took), 12), BENS, m.Roll(1), 8) if isinstance(event, m.TurnPlayed)
    ] == ["scored"]


@pytest.mark.rule("YAG-Q21")
def test_who_beats_the_holder_takes_the_advantage_where_the_table_says_so() -> None:
    assert stand(turns(race(given(competitive_swing="taken")), A, B)) == ((0, 0), B, 2)
    assert stand(turns(race(given(competitive_swing="lost")), A, B)) == ((0, 0), -1, 2)


def test_a_turn_nobody_wins_changes_nothing() -> None:
    state = turn(race(given()), A)
    even = roll(work(state), 9, 9)
    assert (stand(even), check(even).winner) == (((0, 0), A, 2), -1)
    assert not offered(even, GIL, "reroll")


@pytest.mark.rule("YAG-Q52")
def test_neither_margins_nor_failures_count_as_in_a_long_task() -> None:
    state = turns(race(given(ann={"Agility": 8, "athletics": 9}), goal=9), A, A)
    assert stand(state)[0] == (1, 0)
    lost = turns(race(given(), goal=9), A, A, A, A)
    assert task(lost).raised == 0 and task(lost).done == ""
    assert [one.fumble for one in check(turn(lost, A)).sides] == [1, 1]


# Blocks


@pytest.mark.rule("YAG-122")
def test_in_physical_tasks_the_loser_may_block_a_success_each_time() -> None:
    state = turn(race(given(), physical=True), A)
    scoring = turn(state, A)
    assert (check(scoring).stage, awaited(scoring), stand(scoring)) == ("choose", {BENS}, ((0, 0), A, 1))
    blocked = block(scoring, pay=True)
    assert (stand(blocked), person(blocked, BEN).fatigue, person(blocked, BEN).savable, check(blocked).due) == (
        ((0, 0), A, 2),
        1,
        0,
        "blocked",
    )
    stands = block(scoring, pay=False)
    assert (stand(stands), person(stands, BEN).fatigue) == (((1, 0), -1, 2), 0)
    again = block(turn(blocked, A), pay=True)
    assert (stand(again), person(again, BEN).fatigue) == (((0, 0), A, 3), 2)
    assert check(turns(race(given()), A, A)).stage == "result"


@pytest.mark.rule("YAG-122")
def test_nothing_is_blocked_but_a_success() -> None:
    state = race(given(), physical=True)
    assert check(turn(state, A)).stage == "result"
    assert check(turns(state, A, B)).stage == "result"
    scoring = turns(state, A, A)
    assert why(scoring, ANNS, m.Block(True)) == ("not-yours", "YAG-122")
    assert why(state, BENS, m.Block(True)) == ("nothing-to-choose", "YAG-122")
    assert why(work(race(given())), BENS, m.Block(True)) == ("not-physical", "YAG-122")
    assert why(scoring, BENS, m.UseMastery("keep")) == ("nothing-to-choose", "YAG-149")


@pytest.mark.rule("YAG-X20")
def test_a_physical_race_to_two() -> None:
    state = turn(race(given(), goal=2, physical=True), A)
    assert stand(state) == ((0, 0), A, 1)
    state = block(turn(state, A), pay=True)
    assert (stand(state), person(state, BEN).fatigue) == (((0, 0), A, 2), 1)
    state = turn(state, B)
    assert stand(state) == ((0, 0), -1, 3)
    state = turn(state, B)
    assert stand(state) == ((0, 0), B, 4)
    state = block(turn(state, B), pay=False, seat=ANNS)
    assert (stand(state), task(state).done) == (((0, 1), -1, 5), "")


def always_blocked(state: State, most: int = 60) -> State:
    """Each wins in turn and the other blocks whenever that is possible."""
    for index in range(most):
        if task(state).done:
            break
        state = turn(state, (A, A, B, B, B, A)[index % 6])
        if check(state).stage == "choose":
            winner = check(state).winner
            state = block(state, pay=True, seat=(BENS, ANNS)[winner])
    return state


@pytest.mark.rule("YAG-Q76")
def test_two_who_always_block_are_called_by_the_game_master() -> None:
    state = always_blocked(race(given(), goal=1, physical=True))
    assert (task(state).done, stand(state)[0], min(task(state).blocks) > 3) == ("", (0, 0), True)
    call = m.CallRace(task(state).id)
    assert why(state, ANNS, call) == ("not-gm", "YAG-Q76")
    called = do(state, GIL, call)
    assert (task(called).done, task(called).winner) == ("drawn", -1)
    ahead = block(turn(turns(race(given(), goal=2, physical=True), A), A), pay=False)
    ahead = block(turns(ahead, B, B), pay=True, seat=ANNS)
    called = do(ahead, GIL, m.CallRace(task(ahead).id))
    assert (stand(ahead)[0], task(called).done, task(called).winner) == ((1, 0), "won", 0)
    fresh = race(given(), physical=True)
    assert not offered(fresh, GIL, "call_race")
    assert why(fresh, GIL, m.CallRace(task(fresh).id)) == ("not-blocked", "YAG-Q76")
    assert why(work(state), GIL, call)[0] == "not-now"


@pytest.mark.rule("YAG-Q76")
def test_where_health_limits_it_two_who_always_block_come_to_an_end() -> None:
    state = race(given(ann={"Health": 2}, ben={"Health": 4}, competitive_block="health"), goal=1, physical=True)
    ended = always_blocked(state)
    assert (task(ended).done, task(ended).winner, task(ended).blocks) == ("won", B, (2, 3))
    assert (person(ended, ANN).fatigue, person(ended, BEN).fatigue) == (2, 3)
    masterly = dancing(5, 2, physical=True, competitive_block="health")
    for _ in range(3):
        masterly = block(turn(turn(masterly, A) if stand(masterly)[1] != A else masterly, A), pay=True)
    last = turn(masterly, A)
    assert (check(last).stage, awaited(last)) == ("choose", {ANNS})
    assert why(last, BENS, m.Block(True)) == ("no-more-blocks", "YAG-Q76")
    assert stand(do(last, ANNS, m.UseMastery("keep")))[0] == (1, 0)


# Masteries


def dancing(ann: int, ben: int, *, physical: bool = False, goal: int = 2, **options: Any) -> State:
    state = given(ann={"athletics": 6}, ben={"athletics": 6}, **options)
    for who, level in ((ANN, ann), (BEN, ben)):
        state = masters(state, who, "athletics", level, "dance") if level else state
    return race(state, field="Dance", physical=physical, goal=goal)


@pytest.mark.rule("YAG-148", "YAG-X24", "YAG-149")
def test_the_lower_mastery_fumbles_more_and_the_higher_may_do_more_with_a_success() -> None:
    state = dancing(5, 2)
    checked = work(state)
    assert [one.techniques for one in check(checked).sides] == [("k1",), ("k2",)]
    rolled = roll(checked, 12, 4)
    assert [(one.fumble, one.fumbled) for one in check(rolled).sides] == [(1, False), (4, True)]
    assert [one.fumble for one in check(roll(work(dancing(3, 3)), 12, 8)).sides] == [1, 1]
    scoring = turns(state, A, A)
    assert (check(scoring).stage, awaited(scoring)) == ("choose", {ANNS})
    kept = do(scoring, ANNS, m.UseMastery("keep"))
    assert (stand(kept), person(kept, BEN).fatigue) == (((1, 0), A, 2), 0)
    tired = do(scoring, ANNS, m.UseMastery("tire"))
    assert (stand(tired), person(tired, BEN).fatigue) == (((1, 0), -1, 2), 1)
    neither = do(scoring, ANNS, m.UseMastery("neither"))
    assert (stand(neither), person(neither, BEN).fatigue) == (((1, 0), -1, 2), 0)


@pytest.mark.rule("YAG-149")
def test_only_the_higher_mastery_has_that_choice() -> None:
    assert check(turns(dancing(3, 3), A, A)).stage == "result"
    lower = turns(dancing(0, 2), B)
    assert stand(lower)[1] == B
    weaker = roll(work(roll(work(dancing(1, 2)), 14, 8)), 14, 8)
    assert (stand(weaker), check(weaker).stage) == (((1, 0), -1, 2), "result")
    scoring = turns(dancing(5, 2), A, A)
    assert why(scoring, BENS, m.UseMastery("keep")) == ("not-yours", "YAG-149")
    assert why(dancing(5, 2), ANNS, m.UseMastery("keep")) == ("nothing-to-choose", "YAG-149")


@pytest.mark.rule("YAG-X39")
def test_a_mastery_keeps_the_advantage_to_the_end() -> None:
    state = turns(dancing(5, 2), A)
    state = do(turn(state, A), ANNS, m.UseMastery("keep"))
    assert stand(state) == ((1, 0), A, 2)
    state = do(turn(state, A), ANNS, m.UseMastery("keep"))
    assert (stand(state)[0], task(state).done, task(state).winner) == ((2, 0), "won", A)


@pytest.mark.rule("YAG-122", "YAG-149")
def test_a_block_comes_before_the_masters_choice() -> None:
    scoring = turns(dancing(5, 2, physical=True), A, A)
    assert awaited(scoring) == {BENS}
    assert why(scoring, ANNS, m.UseMastery("keep")) == ("nothing-to-choose", "YAG-149")
    assert stand(block(scoring, pay=True)) == ((0, 0), A, 2)
    let = block(scoring, pay=False)
    assert (check(let).stage, check(let).due, awaited(let)) == ("choose", "mastery", {ANNS})
    assert why(let, BENS, m.Block(True)) == ("nothing-to-choose", "YAG-122")
    assert stand(do(let, ANNS, m.UseMastery("keep"))) == ((1, 0), A, 2)


@pytest.mark.rule("YAG-Q62")
def test_a_master_tires_others_always_or_in_physical_tasks_only() -> None:
    always = turns(dancing(5, 2, mastery_fatigue="always"), A, A)
    assert offered(always, ANNS, "use_mastery")[0].asks[0].of == ("keep", "tire", "neither")  # type: ignore[union-attr]
    state = turns(dancing(5, 2, mastery_fatigue="physical"), A, A)
    assert offered(state, ANNS, "use_mastery")[0].asks[0].of == ("keep", "neither")  # type: ignore[union-attr]
    assert why(state, ANNS, m.UseMastery("tire")) == ("not-physical", "YAG-Q62")
    physical = block(turns(dancing(5, 2, physical=True, mastery_fatigue="physical"), A, A), pay=False)
    assert person(do(physical, ANNS, m.UseMastery("tire")), BEN).fatigue == 1


# The end


@pytest.mark.rule("YAG-123", "YAG-264")
def test_after_so_many_turns_the_most_successes_win() -> None:
    state = turns(race(given(), ends="turns", goal=6), A, A, B, B, A)
    assert (stand(state), task(state).done) == (((1, 1), A, 5), "")
    state = turn(state, A)
    assert (stand(state), task(state).done, task(state).winner) == (((2, 1), -1, 6), "won", A)


@pytest.mark.rule("YAG-Q22")
def test_even_after_the_last_turn_one_more_is_played_or_it_is_a_draw() -> None:
    sudden = turns(race(given(competitive_even="sudden"), ends="turns", goal=2), A, B)
    assert (stand(sudden), task(sudden).done) == (((0, 0), -1, 2), "")
    sudden = turns(sudden, B, B)
    assert (task(sudden).done, task(sudden).winner, task(sudden).turn) == ("won", B, 4)
    draw = turns(race(given(competitive_even="draw"), ends="turns", goal=2), A, B)
    assert (task(draw).done, task(draw).winner) == ("drawn", -1)


@pytest.mark.rule("YAG-264")
def test_one_contest_or_a_task_is_the_game_masters_choice() -> None:
    state = given()
    assert {offer.command for offer in offered(state, GIL, "call_contest")} == {"call_contest"}
    endings = {offer.asks[6].of for offer in offered(state, GIL, "start_race")}  # type: ignore[union-attr]
    assert endings == {("first", "turns")}
    started = [
        event.task for event in events(state, GIL, start(ends="turns", goal=4)) if isinstance(event, m.TaskStarted)
    ]
    assert [(one.ends, one.goal, one.physical) for one in started] == [("turns", 4, False)]
    single = do(state, GIL, against(Side(ANN, "Agility", "athletics"), Side(BEN, "Agility", "athletics")))
    assert check(single).task == "" and not single.tasks


def start(
    *,
    one: str = ANN,
    other: str = BEN,
    skill: str = "athletics",
    their: str = "athletics",
    ends: str = "first",
    goal: int = 2,
    name: str = "race",
) -> m.StartRace:
    return m.StartRace(False, one, "Agility", skill, other, "Agility", their, ends, goal, "", name)  # type: ignore[arg-type]


def test_what_keeps_a_race_from_beginning() -> None:
    state = given(ann={"history": 4}, ben={"medicine": 4})
    assert why(state, ANNS, start()) == ("not-gm", "YAG-118")
    assert why(state, GIL, start(other=ANN)) == ("same-one", "YAG-118")
    assert why(state, GIL, start(ends="never")) == ("no-end", "YAG-264")
    assert why(state, GIL, start(goal=0)) == ("needs-none", "YAG-264")
    assert why(state, GIL, start(name=" ")) == ("no-name", "YAG-118")
    assert why(state, GIL, start(skill="history", their="history")) == ("knowledge-none", "YAG-078")
    assert why(state, GIL, start(one="c9"))[0] == "bad-target"


def test_a_race_changes_its_goal_and_an_open_turn_is_called_off() -> None:
    state = turns(race(given(), goal=2), A, A)
    which = task(state).id
    longer = do(state, GIL, m.ChangeTask(which, 4, "a longer course"))
    assert task(longer).goal == 4
    assert why(state, GIL, m.ChangeTask(which, 1, "x")) == ("reached", "YAG-112")
    assert task(do(work(state), GIL, m.CallOff())) == task(state)
    by_turns = turns(race(given(), ends="turns", goal=9), A, A)
    assert why(by_turns, GIL, m.ChangeTask(task(by_turns).id, 2, "x")) == ("reached", "YAG-112")
    assert side(turn(by_turns, A)).part == "race"


def test_a_race_among_the_game_masters_own() -> None:
    state = do(given(), GIL, start(one=FOE, other="c4"))
    assert awaited(work(state)) == {GIL}
    assert why(state, ANNS, m.Work(task(state).id)) == ("not-yours", "YAG-112")
