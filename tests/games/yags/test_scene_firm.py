"""Movement, load and size, pressed at their edges."""

import pytest

from games.yags.given_check import ANN, ANNS, FOE, GIL, GUARD, call, check, do, events, given, person, roll, steps_of
from games.yags.given_scene import ROOFS, climb, climb_on, cling, go, in_rounds, next_round, on_wall, over, push
from parlour.games.yags import moves as m
from parlour.games.yags.model import GAITS, Side, Step
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.sums import routes


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


@pytest.mark.rule("YAG-Q59", "YAG-198", "YAG-199")
def test_wind_over_a_gap_alone_is_nothing() -> None:
    assert check(go(over({"obstruction": "light", "gap": 10, "windy": True}))).target == 15


@pytest.mark.rule("YAG-169")
def test_who_leaves_in_a_sprint_pays_for_it_once() -> None:
    state = do(go(in_rounds(), "sprinting"), GIL, m.Leave(ANN))
    assert (person(state, ANN).fatigue, person(state, ANN).gait) == (1, "")
    assert person(next_round(do(state, GIL, m.Enter(ANN))), ANN).fatigue == 1


@pytest.mark.rule("YAG-212", "YAG-Q31", "YAG-Q69")
@pytest.mark.parametrize("rescue", ["before", "after"])
def test_a_failed_quarter_hour_can_be_ignored_for_exhaustion_however_fatigue_is_paid(rescue: str) -> None:
    state = cling(roll(climb_on(on_wall(given(climb_rescue=rescue), pace="quarter", height=900)), 6), pay=True)
    assert (climb(state).reached, person(state, ANN).exhaustion, person(state, ANN).fatigue) == (600, 1, 0)


@pytest.mark.rule("YAG-Q67", "YAG-038")
def test_nothing_can_be_tried_with_an_attribute_that_is_not_there() -> None:
    state = given(ann={"Will": 0})
    assert routes(state, Side(ANN, "Will")) == routes(state, Side(ANN, "Will", "guile")) == []
    assert routes(state, Side(ANN, "Health")) == [("raw", "")]


@pytest.mark.rule("YAG-181", "YAG-Q45")
def test_the_line_of_an_agility_check_over_encumbered_says_why_it_is_nothing() -> None:
    state = call(given(ann={"load": 80}), ANN, "Agility", "athletics")
    assert steps_of(state) == (Step("Agility", 3, "YAG-006"), Step("over encumbered", 0, "YAG-181", "x"))


@pytest.mark.rule("YAG-215")
@pytest.mark.parametrize(("careful", "label", "target"), [(True, "the cliff, careful", 15), (False, "the cliff", 30)])
def test_the_second_check_says_whether_it_is_a_careful_climbers(careful: bool, label: str, target: int) -> None:
    state = cling(roll(climb_on(on_wall(target=30, careful=careful)), 6), pay=False)
    assert (check(state).label, check(state).target, check(state).second) == (label, target, True)


@pytest.mark.rule("YAG-190", "YAG-191", "YAG-192", "YAG-193", "YAG-Q01")
@pytest.mark.parametrize(
    ("gaits", "sums"),
    [("four", ["12 / 2", "12", "2 × 12", "2 × 12 + 2"]), ("prose", ["12 / 4", "12 / 2", "12", "2 × 12 + 2"])],
)
def test_every_gait_can_be_opened_to_its_arithmetic(gaits: str, sums: list[str]) -> None:
    state = given(gaits=gaits)
    assert [derive.gait_why(state, person(state, ANN), gait).split(";")[0] for gait in GAITS] == sums


@pytest.mark.rule("YAG-190", "YAG-191", "YAG-192", "YAG-193")
@pytest.mark.parametrize(
    ("gait", "label"),
    [("careful", "light 5, half"), ("standard", "light 5"), ("running", "light 5, x 2"), ("sprinting", "light 5, x 3")],
)
def test_the_difficulty_says_what_the_gait_did_to_it(gait: str, label: str) -> None:
    assert check(go(over({"obstruction": "light"}), gait)).label == label


@pytest.mark.rule("YAG-209", "YAG-215", "YAG-Q30")
def test_the_slowest_climb_one_metre_a_round() -> None:
    state = given(ann={"Agility": 1, "Strength": 1, "load": 6})
    ann = person(state, ANN)
    assert derive.move(state, ann) == 3
    ways = [(careful, boost) for careful in (False, True) for boost in (False, True)]
    assert {derive.climb_metres(state, ann, "round", *way) for way in ways} == {1}
