"""Sprinting (2.12): how far, what it costs, and what shortens it."""

import pytest

from games.yags.given_check import ANN, ANNS, GIL, change, do, events, given, person, roll
from games.yags.given_scene import ROOFS, go, in_rounds, next_round, over, push
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.derive import dash_seconds


def sprinted(state: State, rounds: int) -> State:
    for _ in range(rounds):
        state = next_round(go(state, "sprinting"))
    return state


@pytest.mark.rule("YAG-168", "YAG-169", "YAG-X01", "YAG-Q36")
def test_a_hundred_metres_take_four_rounds_and_four_fatigue() -> None:
    state = in_rounds()
    assert person(sprinted(state, 3), ANN).way == 78
    dashed = sprinted(state, 4)
    assert (person(dashed, ANN).way, person(dashed, ANN).fatigue) == (104, 4)
    assert dash_seconds(state, person(state, ANN)) == 19.2


@pytest.mark.rule("YAG-168", "YAG-X02")
def test_the_best_of_the_best() -> None:
    state = in_rounds(given(ann={"Strength": 4, "Agility": 8, "athletics": 15}))
    assert person(go(state, "sprinting"), ANN).gone == 51
    assert person(sprinted(state, 2), ANN).way == 102
    assert dash_seconds(state, person(state, ANN)) == 9.8


@pytest.mark.rule("YAG-Q36")
def test_a_round_lasts_as_long_as_the_table_says() -> None:
    state = given(round_seconds=10)
    assert dash_seconds(state, person(state, ANN)) == 38.5
    ran = events(state, ANNS, m.RunOn(ANN, "standard", 1))[0]
    assert ran == m.RanOn(ANN, "standard", 1, 72)
    assert events(given(), ANNS, m.RunOn(ANN, "standard", 1))[0] == m.RanOn(ANN, "standard", 1, 144)


@pytest.mark.rule("YAG-169")
def test_the_fatigue_comes_at_the_end_of_the_round_also_where_the_check_failed() -> None:
    state = go(in_rounds(), "sprinting")
    assert (person(state, ANN).fatigue, person(next_round(state), ANN).fatigue) == (0, 1)
    failed = roll(go(over({"obstruction": "heavy"}), "sprinting"), 3)
    assert (person(failed, ANN).gone, person(failed, ANN).fatigue) == (0, 0)
    assert person(next_round(failed), ANN).fatigue == 1
    assert person(next_round(next_round(state)), ANN).fatigue == 1
    assert [person(next_round(go(in_rounds(), gait)), ANN).fatigue for gait in ("careful", "standard", "running")] == [
        0,
        0,
        0,
    ]


@pytest.mark.rule("YAG-169", "YAG-202")
def test_what_turns_a_failure_comes_on_top() -> None:
    state = push(roll(go(over({"gap": 7}), "sprinting"), 14))
    assert (person(state, ANN).gone, person(next_round(state), ANN).fatigue) == (26, 2)


@pytest.mark.rule("YAG-170", "YAG-Q56")
def test_penalties_shorten_it_a_metre_each_and_leave_at_least_one() -> None:
    state = in_rounds(given(ann={"fatigue_penalty": 2, "wound_penalty": 2, "stun_penalty": 1}))
    assert person(go(state, "sprinting"), ANN).gone == 21
    assert person(go(state, "running"), ANN).gone == 24
    worst = in_rounds(given(ann={"wound_penalty": 80}))
    assert person(go(worst, "sprinting"), ANN).gone == 1


@pytest.mark.rule("YAG-Q32", "YAG-170")
def test_a_table_may_take_a_metre_off_for_each_point_of_fatigue_from_the_next_round_on() -> None:
    state = in_rounds(given(fatigue_penalty="perPoint"))
    once = go(state, "sprinting")
    assert person(once, ANN).gone == 26
    assert person(go(next_round(once), "sprinting"), ANN).gone == 25
    by_hand = go(next_round(go(in_rounds(given(fatigue_penalty="manual")), "sprinting")), "sprinting")
    assert person(by_hand, ANN).gone == 26


@pytest.mark.rule("YAG-Q58")
def test_the_fatigue_of_a_sprint_may_be_resisted_and_what_was_paid_by_choice_not() -> None:
    state = next_round(go(in_rounds(), "sprinting"))
    assert (person(state, ANN).fatigue, person(state, ANN).savable) == (1, 1)
    paid = push(roll(go(over(ROOFS)), 8))
    assert (person(paid, ANN).fatigue, person(paid, ANN).savable) == (1, 0)
    rested = do(change(state, ANN, fatigue=2, savable=2), GIL, m.Mark(ANN, "fatigue", -1, "a rest"))
    assert (person(rested, ANN).fatigue, person(rested, ANN).savable) == (1, 1)
