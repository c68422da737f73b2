"""Longer ways (2.12): runs of minutes, watches on the road, and the clock of the road."""

import pytest

from games.yags.given_check import ANN, ANNS, BEN, BENS, GIL, change, do, events, given, offered, person, why
from games.yags.given_scene import go, in_rounds, on_wall, over
from parlour.games.yags import moves as m
from parlour.games.yags.model import State


def jog(state: State, minutes: int, gait: str = "standard") -> State:
    return do(state, ANNS, m.RunOn(ANN, gait, minutes))


def travel(state: State, minutes: int, percent: int = 100, who: tuple[str, ...] = (ANN,)) -> State:
    return do(state, GIL, m.Travel(who, minutes, percent))


def kilometres(state: State, minutes: int, percent: int = 100) -> int:
    found = [
        event for event in events(state, GIL, m.Travel((ANN,), minutes, percent)) if isinstance(event, m.Travelled)
    ]
    return found[0].kilometres


# Runs


@pytest.mark.rule("YAG-167", "YAG-X08")
def test_a_long_run_costs_a_point_each_time_health_x_athletics_minutes_have_passed() -> None:
    assert [person(jog(given(), minutes), ANN).fatigue for minutes in (5, 6, 11, 12, 17, 18, 20)] == [
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]


@pytest.mark.rule("YAG-Q03")
def test_minutes_add_up_until_the_game_master_ends_the_run() -> None:
    state = jog(given(), 5)
    assert (person(state, ANN).ran, person(jog(state, 1), ANN).fatigue) == (5, 1)
    assert person(jog(state, 1, "running"), ANN).fatigue == 1
    ended = do(state, GIL, m.EndRun(ANN))
    assert (person(ended, ANN).ran, person(jog(ended, 1), ANN).fatigue) == (0, 0)
    assert why(state, ANNS, m.EndRun(ANN)) == ("not-gm", "YAG-Q03")
    assert why(ended, GIL, m.EndRun(ANN)) == ("not-running", "YAG-Q03")


@pytest.mark.rule("YAG-Q03")
def test_running_twice_as_fast_tires_the_same_or_twice_as_soon() -> None:
    assert person(jog(given(run_fatigue="same"), 18, "running"), ANN).fatigue == 3
    half = given(run_fatigue="half")
    assert (person(jog(half, 18, "running"), ANN).fatigue, person(jog(half, 18), ANN).fatigue) == (6, 3)
    assert person(jog(given(ann={"athletics": 0}), 3), ANN).fatigue == 3


def test_how_far_a_run_goes() -> None:
    assert events(given(), ANNS, m.RunOn(ANN, "running", 10))[0] == m.RanOn(ANN, "running", 10, 2880)
    assert events(given(gaits="prose"), ANNS, m.RunOn(ANN, "running", 10))[0] == m.RanOn(ANN, "running", 10, 1440)


@pytest.mark.rule("YAG-167")
def test_what_keeps_somebody_from_running_on() -> None:
    assert why(in_rounds(), ANNS, m.RunOn(ANN, "standard", 5)) == ("in-rounds", "YAG-167")
    assert why(given(), ANNS, m.RunOn(ANN, "sprinting", 5)) == ("no-long-run", "YAG-167")
    assert why(given(gaits="prose"), ANNS, m.RunOn(ANN, "standard", 5)) == ("no-long-run", "YAG-167")
    assert why(given(), ANNS, m.RunOn(BEN, "standard", 5))[0] == "not-yours"
    assert why(given(), ANNS, m.RunOn(ANN, "standard", 0))[0] == "bad-value"
    assert why(given(ann={"load": 20}), ANNS, m.RunOn(ANN, "running", 5)) == ("too-heavy", "YAG-179")
    assert why(on_wall(), ANNS, m.RunOn(ANN, "standard", 5)) == ("climbing", "YAG-167")


# The road


@pytest.mark.rule("YAG-172", "YAG-173", "YAG-X10")
def test_each_watch_is_move_in_kilometres_and_a_point_of_fatigue() -> None:
    assert kilometres(given(), 480) == 24
    state = travel(given(), 480, who=(ANN, BEN))
    assert [person(state, who).fatigue for who in (ANN, BEN)] == [2, 2]
    assert person(travel(given(), 720), ANN).fatigue == 3
    assert kilometres(given(ben={}, ann={"load": 20}), 240) == 5


@pytest.mark.rule("YAG-Q66")
def test_parts_of_a_watch_count_by_their_share_and_tire_once_it_is_full() -> None:
    assert [kilometres(given(), minutes) for minutes in (19, 20, 90, 239)] == [0, 1, 4, 11]
    state = travel(given(), 239)
    assert (person(state, ANN).fatigue, person(state, ANN).travelled, state.watch) == (0, 239, 1)
    state = travel(state, 1)
    assert (person(state, ANN).fatigue, person(state, ANN).travelled, state.watch) == (1, 0, 2)


@pytest.mark.rule("YAG-174")
def test_weather_and_ground_are_the_game_masters_percentage() -> None:
    assert [kilometres(given(), 240, percent) for percent in (50, 100, 150, 0)] == [6, 12, 18, 0]
    assert person(travel(given(), 240, 50), ANN).fatigue == 1


@pytest.mark.rule("YAG-171")
def test_after_six_watches_comes_the_next_day() -> None:
    state = given()
    assert (state.day, state.watch) == (1, 1)
    state = do(state, GIL, m.PassWatch(5))
    assert (state.day, state.watch) == (1, 6)
    assert (travel(state, 240).day, travel(state, 240).watch) == (2, 1)
    state = do(state, GIL, m.PassWatch(1))
    assert (state.day, state.watch) == (2, 1)
    state = do(state, GIL, m.PassWatch(13))
    assert (state.day, state.watch) == (4, 2)
    assert person(state, ANN).fatigue == 0


@pytest.mark.rule("YAG-171")
def test_the_clock_goes_on_once_for_all_who_travel_together() -> None:
    state = travel(given(), 480, who=(ANN, BEN))
    assert (state.day, state.watch) == (1, 3)
    state = travel(change(given(), BEN, travelled=200), 100, who=(ANN, BEN))
    assert (state.watch, person(state, ANN).fatigue, person(state, BEN).fatigue) == (2, 0, 1)


@pytest.mark.rule("YAG-Q58")
def test_fatigue_of_runs_and_the_road_may_be_resisted() -> None:
    assert person(travel(given(), 480), ANN).savable == 2
    assert person(jog(given(), 6), ANN).savable == 1


def test_what_keeps_people_from_the_road() -> None:
    state = given()
    assert why(state, ANNS, m.Travel((ANN,), 240, 100)) == ("not-gm", "YAG-172")
    assert why(state, GIL, m.Travel((), 240, 100)) == ("nobody", "YAG-172")
    assert why(state, GIL, m.Travel(("c9",), 240, 100))[0] == "bad-target"
    assert why(state, GIL, m.Travel((ANN, ANN), 240, 100))[0] == "same-one"
    assert why(state, GIL, m.Travel((ANN,), 0, 100))[0] == "bad-value"
    assert why(on_wall(), GIL, m.Travel((ANN,), 240, 100))[0] == "climbing"
    assert why(in_rounds(), GIL, m.Travel((ANN,), 240, 100)) == ("in-rounds", "YAG-172")
    assert why(in_rounds(), GIL, m.PassWatch(1)) == ("in-rounds", "YAG-171")
    assert why(state, ANNS, m.PassWatch(1)) == ("not-gm", "YAG-171")
    assert why(go(over({"obstruction": "light"})), GIL, m.PassWatch(1))[0] == "not-now"
    assert not offered(state, BENS, "travel")
    closed = do(state, GIL, m.CloseScene())
    assert person(travel(closed, 240), ANN).fatigue == 1
