"""Long climbs (2.15, 3.7): pace, an interval, a second check or its price, stretches, and falls."""

from typing import Any

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    awaited,
    change,
    check,
    do,
    events,
    given,
    knows,
    offered,
    person,
    roll,
    side,
    total,
    why,
)
from games.yags.given_scene import climb, climb_on, cling, go, in_rounds, next_round, on_wall
from parlour.core.odds import percent
from parlour.games.yags import moves as m
from parlour.games.yags import odds
from parlour.games.yags.content.tables import TABLES, surface
from parlour.games.yags.model import Item, State
from parlour.games.yags.view_task import climb as seen
from parlour.games.yags.words.tasks import climb_words

ABLE: dict[str, Any] = {"athletics": 4}
"""Strength and Agility abilities of 12."""


def wall(pace: str = "round", *, careful: bool = False, target: int = 20, height: int = 2000, **options: Any) -> State:
    return on_wall(given(ann=ABLE, **options), pace=pace, careful=careful, target=target, height=height)


def interval(state: State, *dice: int) -> State:
    return roll(climb_on(state), *dice)


# Paces


@pytest.mark.rule("YAG-209", "YAG-211", "YAG-212", "YAG-215", "YAG-Q30")
@pytest.mark.parametrize(
    ("pace", "careful", "metres"),
    [
        ("round", False, 3),
        ("minute", False, 30),
        ("quarter", False, 600),
        ("round", True, 1),
        ("minute", True, 15),
        ("quarter", True, 300),
    ],
)
def test_each_pace_has_its_distance_and_one_check(pace: str, careful: bool, metres: int) -> None:
    state = climb_on(wall(pace, careful=careful))
    assert (side(state).attribute, side(state).skill, check(state).target, awaited(state)) == (
        "Strength",
        "athletics",
        20,
        {ANNS},
    )
    up = roll(state, 8)
    assert (climb(up).reached, climb(up).intervals, climb(up).over) == (metres, 1, "")


@pytest.mark.rule("YAG-Q29")
def test_the_quarter_hour_by_the_letter_or_corrected() -> None:
    assert climb(interval(wall("quarter", climb_quarter="50"), 8)).reached == 600
    assert climb(interval(wall("quarter", climb_quarter="25"), 8)).reached == 300


@pytest.mark.rule("YAG-X42")
@pytest.mark.parametrize(
    ("pace", "careful", "checks"), [("round", False, 20), ("minute", False, 2), ("minute", True, 4)]
)
def test_sixty_metres_up(pace: str, careful: bool, checks: int) -> None:
    state = wall(pace, careful=careful, height=60)
    for _ in range(checks):
        assert not climb(state).over
        state = interval(state, 8)
    assert (climb(state).over, climb(state).reached, climb(state).intervals) == ("top", 60, checks)
    assert why(state, ANNS, m.ClimbOn(ANN)) == ("not-climbing", "YAG-209")


@pytest.mark.rule("YAG-209")
def test_the_last_metres_are_only_what_is_left() -> None:
    state = interval(wall("minute", height=40), 8)
    assert check(climb_on(state)).metres == seen(state, climb(state)).metres == 10
    assert climb(interval(state, 8)).reached == 40


# Failures


@pytest.mark.rule("YAG-210", "YAG-X28")
def test_a_speed_climb_that_fails_once() -> None:
    state = interval(wall(), 6)
    assert (total(state), check(state).stage, awaited(state)) == (18, "push", {ANNS})
    second = cling(state, pay=False)
    assert (check(second).second, check(second).target, side(second).attribute, check(second).stage) == (
        True,
        20,
        "Agility",
        "open",
    )
    assert check(state).dangerous and check(second).dangerous
    held = roll(second, 9)
    assert (total(held), climb(held).reached, climb(held).over, climb(held).intervals) == (21, 0, "", 1)
    assert not any(isinstance(event, m.Fell) for event in events(second, ANNS, m.Roll(0), 9))
    careful = cling(interval(wall(careful=True), 6), pay=False)
    assert check(careful).target == 10


@pytest.mark.rule("YAG-215", "YAG-Q11")
def test_care_halves_the_second_check_alone() -> None:
    state = climb_on(wall(careful=True, target=30))
    assert (check(state).target, check(state).metres) == (30, 1)
    assert check(cling(roll(state, 8), pay=False)).target == 15
    assert check(cling(interval(wall(careful=True, target=15), 2), pay=False)).target == 7


@pytest.mark.rule("YAG-210")
def test_two_failures_are_a_fall_from_the_height_reached() -> None:
    state = interval(wall(), 8)
    second = cling(interval(state, 6), pay=False)
    assert m.Fell(ANN, 3) in events(second, ANNS, m.Roll(0), 7)
    fallen = roll(second, 7)
    assert (climb(fallen).over, climb(fallen).reached, awaited(fallen)) == ("fallen", 3, set())
    assert (person(fallen, ANN).fatigue, check(fallen).stage) == (0, "result")


@pytest.mark.rule("YAG-210")
@pytest.mark.parametrize("pace", ["round", "minute"])
def test_fatigue_replaces_the_second_check(pace: str) -> None:
    state = cling(interval(wall(pace), 6), pay=True)
    assert (person(state, ANN).fatigue, person(state, ANN).exhaustion, person(state, ANN).savable) == (1, 0, 0)
    assert (climb(state).reached, climb(state).over, climb(state).intervals, check(state).stage) == (0, "", 1, "result")
    assert (check(state).success, side(state).paid) == (False, "fatigue")


@pytest.mark.rule("YAG-212", "YAG-Q31")
def test_at_the_quarter_hour_exhaustion_turns_the_failure_into_a_pass() -> None:
    failed = interval(wall("quarter"), 6)
    state = cling(failed, pay=True)
    assert (person(state, ANN).exhaustion, person(state, ANN).fatigue, climb(state).reached) == (1, 0, 600)
    assert check(state).success
    assert check(cling(failed, pay=False)).second
    assert climb(roll(cling(failed, pay=False), 7)).over == "fallen"


@pytest.mark.rule("YAG-Q69")
def test_fatigue_comes_before_the_second_die_or_after_it() -> None:
    before = cling(interval(wall(climb_rescue="before"), 6), pay=False)
    assert climb(roll(before, 7)).over == "fallen"
    after = interval(wall(climb_rescue="after"), 6)
    assert (check(after).second, check(after).stage, side(after).attribute) == (True, "open", "Agility")
    failed = roll(after, 7)
    assert (check(failed).stage, climb(failed).over, awaited(failed)) == ("push", "", {ANNS})
    saved = cling(failed, pay=True)
    assert (climb(saved).over, climb(saved).reached, person(saved, ANN).fatigue) == ("", 0, 1)
    assert climb(cling(failed, pay=False)).over == "fallen"
    hopeless = interval(on_wall(given(climb_rescue="after"), target=40), 6, 20)
    assert (total(hopeless), climb(hopeless).over) == (26, "fallen")
    assert check(interval(wall("quarter", climb_rescue="after"), 6)).stage == "push"


@pytest.mark.rule("YAG-Q33", "YAG-Q69")
def test_a_fumbled_second_check_is_bought_off_where_fumbles_are() -> None:
    assert check(interval(wall(climb_rescue="after"), 6, 1)).stage == "push"
    assert climb(interval(wall(climb_rescue="after", push_fumble="off"), 6, 1)).over == "fallen"


@pytest.mark.rule("YAG-210")
def test_the_second_check_keeps_the_game_masters_numbers() -> None:
    state = do(do(climb_on(wall()), GIL, m.SetTarget(24)), GIL, m.SetFumble(3))
    second = cling(roll(state, 4), pay=False)
    assert (check(second).target, check(second).fumble) == (24, 3)


@pytest.mark.rule("YAG-210", "YAG-038")
def test_who_has_no_agility_at_all_falls() -> None:
    state = on_wall(given(ann={"Agility": 0, "athletics": 4}), height=60)
    failed = cling(interval(state, 3), pay=False)
    assert (climb(failed).over, check(failed).stage) == ("fallen", "result")


@pytest.mark.rule("YAG-210")
def test_whose_choice_it_is() -> None:
    state = interval(wall(), 6)
    assert [offer.fixed for offer in offered(state, ANNS, "cling")] == [(True,), (False,)]
    assert why(state, GIL, m.Cling(True)) == why(state, BENS, m.Cling(False)) == ("not-yours", "YAG-210")
    assert why(wall(), ANNS, m.Cling(True)) == ("nothing-to-save", "YAG-210")
    assert why(climb_on(wall()), ANNS, m.Cling(True)) == ("nothing-to-save", "YAG-210")
    assert why(state, ANNS, m.Push(True)) == ("nothing-to-push", "YAG-202")


def test_a_climb_called_off_leaves_everything_as_it_was() -> None:
    state = wall()
    assert do(climb_on(state), GIL, m.CallOff()).climbs == state.climbs


# The surface


@pytest.mark.rule("YAG-214")
def test_surfaces() -> None:
    assert [row.target for row in TABLES.surface] == [10, 15, 20, 30, 40, 50, 60, 70]
    assert "brick wall" in surface(30).text
    assert check(climb_on(wall(target=30))).target == 30


@pytest.mark.rule("YAG-275")
def test_a_stretch_may_be_harder() -> None:
    state = do(
        do(wall("minute", target=40, height=100), GIL, m.MarkStretch(ANN, 40, 60)), GIL, m.MarkStretch(ANN, 55, 30)
    )
    state = change(state, ANN, attributes=(8, 3, 3, 3, 3, 3, 3, 3))
    found = []
    assert seen(state, climb(state)).left == 4
    while not climb(state).over:
        metres = seen(state, climb(state)).metres
        state = climb_on(state)
        found.append((climb(state).reached, check(state).target, metres))
        assert metres == check(state).metres
        state = do(roll(do(state, GIL, m.Adjust(0, 60, "rope")), 10), GIL, m.CloseCheck())
    assert found == [(0, 40, 40), (40, 60, 15), (55, 30, 40), (95, 30, 5)]
    again = do(wall(), GIL, m.MarkStretch(ANN, 0, 35))
    assert check(climb_on(do(again, GIL, m.MarkStretch(ANN, 0, 25)))).target == 25


@pytest.mark.rule("YAG-213", "YAG-275")
def test_the_chance_to_fall_counts_every_stretch_that_is_left() -> None:
    plain = wall("minute", height=60)
    hard = do(plain, GIL, m.MarkStretch(ANN, 30, 30))
    chances = [dict(seen(state, climb(state)).fall)["every minute"] for state in (plain, hard)]
    steps = [odds.climb(odds.Roller(12, 4), odds.Roller(12, 4), target).fall(1) for target in (20, 30)]
    falls = [1 - (1 - steps[0]) ** 2, 1 - (1 - steps[0]) * (1 - steps[1])]
    assert chances == [percent(fall.numerator, fall.denominator) for fall in falls]


@pytest.mark.rule("YAG-275")
def test_what_is_harder_than_nature_is_noticed() -> None:
    assert [
        ("harder than natural" in climb_words(state, climb(state))) for state in (wall(target=70), wall(target=71))
    ] == [False, True]
    ahead = do(wall(target=40), GIL, m.MarkStretch(ANN, 10, 80))
    assert "harder than natural" in climb_words(ahead, climb(ahead))


# Techniques


def reaching(**person_: Any) -> State:
    state = knows(
        given(ann={"athletics": 6, **person_}), ANN, "Long reach", "athletics", 4, what="climb", situations=("climb",)
    )
    return on_wall(state, height=60)


@pytest.mark.rule("YAG-131")
def test_a_technique_lets_one_round_go_at_half_move() -> None:
    state = do(reaching(), ANNS, m.BoostClimb(ANN, "k1"))
    assert check(climb_on(state)).metres == 6
    later = interval(state, 10)
    assert check(climb_on(later)).metres == 3
    assert why(later, ANNS, m.BoostClimb(ANN, "k1")) == ("used", "YAG-131")
    assert climb(do(state, ANNS, m.SetPace(False, ANN, "minute"))).boost is False


@pytest.mark.rule("YAG-131", "YAG-132")
def test_what_keeps_that_technique_from_working() -> None:
    assert why(do(reaching(), ANNS, m.SetPace(False, ANN, "minute")), ANNS, m.BoostClimb(ANN, "k1")) == (
        "wrong-pace",
        "YAG-131",
    )
    assert why(reaching(athletics=3), ANNS, m.BoostClimb(ANN, "k1")) == ("not-usable", "YAG-185")
    assert why(reaching(), ANNS, m.BoostClimb(ANN, "k9")) == ("no-technique", "YAG-131")
    assert why(reaching(), BENS, m.BoostClimb(ANN, "k1"))[0] == "not-yours"
    other = knows(reaching(), ANN, "Sure grip", "athletics", 4, what="bonus", amount=2, situations=("climb",))
    assert offered(other, ANNS, "boost_climb")[0].asks[1].of == ("k1",)  # type: ignore[union-attr]
    assert why(other, ANNS, m.BoostClimb(ANN, "k2")) == ("no-technique", "YAG-131")


# In rounds


@pytest.mark.rule("YAG-209")
def test_while_rounds_are_counted_a_climber_climbs_once_in_each() -> None:
    state = in_rounds(wall())
    up = interval(state, 8)
    assert (climb(up).reached, person(up, ANN).gone) == (3, 3)
    assert why(up, ANNS, m.ClimbOn(ANN)) == ("moved", "YAG-209")
    failed = cling(interval(state, 6), pay=True)
    assert why(failed, ANNS, m.ClimbOn(ANN)) == ("moved", "YAG-209")
    assert not offered(failed, ANNS, "climb_on")
    assert climb(interval(next_round(up), 8)).reached == 6
    assert climb(interval(do(up, GIL, m.EndRounds()), 8)).reached == 6
    assert why(go(in_rounds(wall()), "careful", BEN), ANNS, m.Go(ANN, "careful")) == ("climbing", "YAG-191")


@pytest.mark.rule("YAG-211")
def test_a_minute_does_not_fit_into_a_round() -> None:
    state = in_rounds(wall("minute"))
    assert not offered(state, ANNS, "climb_on") and why(state, ANNS, m.ClimbOn(ANN)) == ("in-rounds", "YAG-211")
    assert climb(interval(do(state, ANNS, m.SetPace(False, ANN, "round")), 8)).reached == 3


def test_who_has_moved_does_not_climb_in_the_same_round() -> None:
    moved = on_wall(do(in_rounds(given(ann=ABLE)), ANNS, m.MoveFree(ANN, 2)))
    assert why(moved, ANNS, m.ClimbOn(ANN)) == ("moved", "YAG-209")


def test_how_fast_the_game_masters_creatures_climb_is_hers() -> None:
    state = on_wall(who=FOE)
    assert (seen(state, climb(state, FOE)).metres, seen(state, climb(state, FOE)).fall) == (0, ())
    shown = change(state, FOE, shown=True)
    assert (seen(shown, climb(shown, FOE)).metres, seen(shown, climb(shown, FOE)).left) == (3, 20)
    assert seen(wall(), climb(wall())).metres == 3


# Beginning and ending


def test_a_climb_is_the_game_masters_to_begin_and_anybodys_of_theirs_to_end() -> None:
    state = wall()
    assert why(given(), ANNS, m.StartClimb(False, ANN, "round", 20, 30, "")) == ("not-gm", "YAG-209")
    assert why(state, GIL, m.StartClimb(False, ANN, "round", 20, 30, "")) == ("climbing", "YAG-209")
    assert why(given(), GIL, m.StartClimb(False, ANN, "hour", 20, 30, "")) == ("no-pace", "YAG-209")  # type: ignore[arg-type]
    assert why(given(), GIL, m.StartClimb(False, ANN, "round", 20, 0, ""))[0] == "bad-value"
    assert why(given(ann={"Strength": 0}), GIL, m.StartClimb(False, ANN, "round", 20, 30, "")) == (
        "attribute-none",
        "YAG-038",
    )
    assert climb(do(state, ANNS, m.EndClimb(ANN))).over == climb(do(state, GIL, m.EndClimb(ANN))).over == "ended"
    assert why(state, BENS, m.EndClimb(ANN)) == ("not-yours", "YAG-209")
    assert why(given(), GIL, m.EndClimb(ANN)) == ("not-climbing", "YAG-209")
    again = on_wall(do(state, ANNS, m.EndClimb(ANN)), height=10)
    assert [(one.height, one.reached, one.over) for one in again.climbs] == [(10, 0, "")]


def test_pace_and_care_are_the_climbers() -> None:
    state = do(wall(), ANNS, m.SetPace(True, ANN, "minute"))
    assert (climb(state).pace, climb(state).careful) == ("minute", True)
    assert why(state, GIL, m.SetPace(True, ANN, "round")) == ("not-yours", "YAG-209")
    assert why(given(), ANNS, m.SetPace(True, ANN, "round")) == ("not-climbing", "YAG-209")
    assert why(state, ANNS, m.MarkStretch(ANN, 3, 60)) == ("not-gm", "YAG-275")
    assert why(state, GIL, m.MarkStretch(ANN, 3000, 60)) == ("too-high", "YAG-275")
    assert why(given(), GIL, m.MarkStretch(ANN, 3, 60)) == ("not-climbing", "YAG-275")
    assert why(climb_on(state), ANNS, m.SetPace(True, ANN, "round"))[0] == "not-now"


@pytest.mark.rule("YAG-209")
def test_load_slows_a_climber_down() -> None:
    state = change(wall("minute"), ANN, items=(Item("i9", "pack", 20_000),))
    assert check(climb_on(state)).metres == seen(state, climb(state)).metres == 10
