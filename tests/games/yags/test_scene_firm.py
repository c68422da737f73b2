"""Movement, load and size, pressed at their edges."""

import pytest

from games.yags.given_check import ANN, ANNS, FOE, GIL, GUARD, check, do, events, given, person, roll
from games.yags.given_scene import ROOFS, go, over, push
from parlour.games.yags import moves as m
from parlour.games.yags.rules import derive


@pytest.mark.rule("YAG-163", "YAG-Q37")
@pytest.mark.parametrize(("metres", "tiny", "more"), [(4, 3, 32), (2, 3, 17), (3, 3, 24)])
def test_the_range_penalty_is_doubled_once_for_each_tiny_level(metres: int, tiny: int, more: int) -> None:
    state = do(given(foe={"size": 0, "tiny": tiny}), GIL, m.CallAttack(ANN, FOE, 10, metres, ""))
    assert check(state).target == 10 + more


@pytest.mark.rule("YAG-167", "YAG-Q03")
def test_minutes_of_one_run_add_up_to_the_next_point_of_fatigue() -> None:
    state = do(do(given(), ANNS, m.RunOn(ANN, "standard", 5)), ANNS, m.RunOn(ANN, "standard", 1))
    assert person(state, ANN).fatigue == 1
    assert person(do(state, ANNS, m.RunOn(ANN, "standard", 5)), ANN).fatigue == 1


@pytest.mark.rule("YAG-174", "YAG-Q66")
@pytest.mark.parametrize(("minutes", "percent", "kilometres"), [(30, 150, 2), (90, 50, 2), (50, 90, 2), (230, 110, 12)])
def test_kilometres_are_rounded_down_once_at_the_end(minutes: int, percent: int, kilometres: int) -> None:
    travelled = events(given(), GIL, m.Travel((ANN,), minutes, percent))[0]
    assert travelled.kilometres == kilometres


@pytest.mark.rule("YAG-180", "YAG-179", "YAG-Q08")
@pytest.mark.parametrize(("kilos", "move"), [(18, 11), (36, 5), (72, 4)])
def test_move_is_halved_when_heavily_and_when_greatly_encumbered(kilos: int, move: int) -> None:
    state = given(ann={"load": kilos})
    assert derive.move(state, person(state, ANN)) == move


@pytest.mark.rule("YAG-198", "YAG-Q59")
@pytest.mark.parametrize("footing", ["unstable", "narrow", "slippery"])
def test_wind_counts_with_each_of_the_three_footings(footing: str) -> None:
    assert check(go(over({"obstruction": "light", footing: 5, "windy": True}))).target == 15
    assert check(go(over({"obstruction": "light", footing: 5}))).target == 10


@pytest.mark.rule("YAG-201")
def test_where_a_fall_is_harmless_one_failure_is_the_end_of_it() -> None:
    state = roll(go(over(ROOFS)), 6)
    assert events(state, ANNS, m.Push(False))[-1] == m.Stumbled(ANN)
    state = push(state, pay=False)
    assert (check(state).second, check(state).stage, person(state, ANN).gone) == (False, "result", 0)


@pytest.mark.rule("YAG-239", "YAG-Q64")
def test_a_purse_is_taken_if_the_mark_feels_nothing_though_another_sees_it() -> None:
    state = roll(do(given(), GIL, m.CallPocket(ANN, (FOE, GUARD), "ordinary", "")), 10, 9, 11)
    assert (check(state).success, check(state).seen) == (True, (GUARD,))
    state = roll(do(given(), GIL, m.CallPocket(ANN, (GUARD, FOE), "ordinary", "")), 10, 11, 9)
    assert (check(state).success, check(state).seen) == (False, (GUARD,))
