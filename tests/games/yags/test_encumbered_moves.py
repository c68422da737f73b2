"""Load on the move (2.13): which gaits it forbids in play, what is left, and what no die decides."""

import pytest

from games.yags.given_check import ANN, ANNS, GIL, change, check, do, given, person, roll, side, total, why
from games.yags.given_scene import ROOFS, climb_on, go, in_rounds, on_wall, over
from games.yags.test_running import gaits_offered
from parlour.games.yags import moves as m
from parlour.games.yags.model import Item


@pytest.mark.rule("YAG-178", "YAG-179", "YAG-180", "YAG-181", "YAG-271")
@pytest.mark.parametrize(
    ("kilos", "gaits"),
    [
        (3, ["careful", "standard", "running", "sprinting"]),
        (9, ["careful", "standard", "running", "sprinting"]),
        (18, ["careful", "standard", "running"]),
        (36, ["careful", "standard"]),
        (72, ["careful", "standard"]),
        (73, []),
    ],
)
def test_load_forbids_gaits(kilos: int, gaits: list[str]) -> None:
    assert gaits_offered(in_rounds(given(ann={"load": kilos}))) == gaits


@pytest.mark.rule("YAG-178", "YAG-179", "YAG-181")
def test_the_refusal_says_which_and_why() -> None:
    assert why(in_rounds(given(ann={"load": 18})), ANNS, m.Go(ANN, "sprinting")) == ("too-heavy", "YAG-178")
    assert why(in_rounds(given(ann={"load": 20})), ANNS, m.Go(ANN, "running")) == ("too-heavy", "YAG-179")
    over_loaded = in_rounds(given(ann={"load": 80}))
    for command in (m.Go(ANN, "careful"), m.Go(ANN, "sprinting"), m.MoveFree(ANN, 1)):
        assert why(over_loaded, ANNS, command) == ("over-encumbered", "YAG-181")


@pytest.mark.rule("YAG-Q46")
def test_the_jog_stays_unless_the_table_counts_it_as_running() -> None:
    assert gaits_offered(in_rounds(given(ann={"load": 20}, load_no_run="jog"))) == ["careful"]
    assert why(in_rounds(given(ann={"load": 20}, load_no_run="jog")), ANNS, m.Go(ANN, "standard")) == (
        "too-heavy",
        "YAG-Q46",
    )
    assert gaits_offered(in_rounds(given(ann={"load": 20}, load_no_run="named"))) == ["careful", "standard"]
    assert gaits_offered(in_rounds(given(ann={"load": 20}, gaits="prose"))) == ["careful", "standard"]
    assert why(given(ann={"load": 20}, load_no_run="jog"), ANNS, m.RunOn(ANN, "standard", 5)) == (
        "too-heavy",
        "YAG-Q46",
    )


@pytest.mark.rule("YAG-179", "YAG-X25", "YAG-271")
def test_a_heavy_load_halves_the_way_and_lowers_the_check() -> None:
    state = over({"obstruction": "light"}, given(ann={"load": 20}))
    going = go(state, "standard")
    assert (check(going).metres, total(roll(going, 9))) == (5, 1 * 2 + 9)
    assert person(go(in_rounds(given(ann={"load": 18})), "running"), ANN).gone == 22


@pytest.mark.rule("YAG-184", "YAG-180")
def test_agility_of_0_by_load_still_rolls() -> None:
    state = go(over({"obstruction": "light"}, given(ann={"load": 72, "athletics": 6})), "careful")
    assert (side(state).route, total(roll(state, 7))) == ("skill", 7)


@pytest.mark.rule("YAG-Q55", "YAG-183")
def test_the_slowest_still_gain_a_metre() -> None:
    slow = given(ann={"size": 0, "Strength": 1, "Agility": 2, "load": 8})
    state = in_rounds(slow)
    assert [person(go(state, gait), ANN).gone for gait in ("careful", "standard")] == [1, 1]
    assert person(do(state, ANNS, m.MoveFree(ANN, 1)), ANN).gone == 1
    assert [
        check(climb_on(on_wall(slow, pace=pace, careful=True))).metres for pace in ("round", "minute", "quarter")
    ] == [1, 5, 25]


@pytest.mark.rule("YAG-Q45", "YAG-181")
def test_over_encumbered_nothing_is_bought_off() -> None:
    """Somebody is handed too much in the middle of a run."""
    state = go(over(ROOFS))
    heavy = change(state, ANN, items=(Item("i9", "anvil", 80_000),))
    failed = do(heavy, ANNS, m.Roll(0))
    assert (total(failed), side(failed).die, check(failed).stage) == (0, 0, "result")
    rolled = roll(
        change(go(over(ROOFS, given(load_over_agility="ability"))), ANN, items=(Item("i9", "anvil", 80_000),)), 14
    )
    assert (total(rolled), check(rolled).stage) == (14, "push")


@pytest.mark.rule("YAG-181")
def test_over_encumbered_nobody_climbs_or_travels() -> None:
    state = given(ann={"load": 80})
    assert why(state, GIL, m.StartClimb(False, ANN, "round", 20, 30, "")) == ("over-encumbered", "YAG-181")
    assert why(state, GIL, m.Travel((ANN,), 240, 100)) == ("over-encumbered", "YAG-181")
    assert why(in_rounds(state), GIL, m.CallScramble(False, ANN, "bench", 0, "")) == ("over-encumbered", "YAG-181")
    loaded = change(on_wall(), ANN, items=(Item("i9", "anvil", 80_000),))
    assert why(loaded, ANNS, m.ClimbOn(ANN)) == ("over-encumbered", "YAG-181")
