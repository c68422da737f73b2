"""Running in rounds (2.15, 3.6): gaits, ground, a check, a second one, and what buys a failure off."""

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
    masters,
    offered,
    person,
    roll,
    side,
    total,
    use,
    why,
)
from games.yags.given_scene import ROOFS, go, in_rounds, next_round, over, push
from parlour.games.yags import moves as m
from parlour.games.yags.model import GAITS, State
from parlour.games.yags.rules.run import gait_cost, gait_factor, gait_target, ground_parts


def targets(ground: dict[str, Any], **options: Any) -> list[int | None]:
    state = over(ground, given(**options))
    return [gait_target(state, gait) for gait in GAITS]


def gaits_offered(state: State, who: str = ANN, seat: int = ANNS) -> list[str]:
    found = [offer.asks for offer in offered(state, seat, "go") if who in offer.asks[0].of]  # type: ignore[union-attr]
    return list(found[0][1].of) if found else []  # type: ignore[union-attr, arg-type]


# Gaits


@pytest.mark.rule("YAG-190", "YAG-191", "YAG-192", "YAG-193", "YAG-Q02", "YAG-Q11")
@pytest.mark.parametrize(
    ("gait", "metres", "target"), [("careful", 6, 7), ("standard", 12, 15), ("running", 24, 30), ("sprinting", 26, 45)]
)
def test_each_gait_has_its_distance_and_its_difficulty(gait: str, metres: int, target: int) -> None:
    state = go(over(ROOFS, given(ann={"Agility": 3})), gait)
    assert (check(state).metres, check(state).target, check(state).gait) == (metres, target, gait)
    assert (side(state).attribute, side(state).skill, side(state).part) == ("Agility", "athletics", "run")
    assert person(go(in_rounds(), gait), ANN).gone == metres


@pytest.mark.rule("YAG-X03")
def test_rooftops() -> None:
    assert targets(ROOFS) == [7, 15, 30, 45]
    assert [(part.label, part.amount, part.rule) for part in ground_parts(over(ROOFS).scene.ground)] == [
        ("light", 5, "YAG-196"), ("unstable", 5, "YAG-197"), ("narrow", 5, "YAG-197"),
    ]  # fmt: skip
    assert [gait_factor(gait) for gait in GAITS] == ["half", "as listed", "x 2", "x 3"]


@pytest.mark.rule("YAG-Q01")
def test_the_prose_has_other_distances_and_the_same_difficulties() -> None:
    state = in_rounds(given(gaits="prose"))
    assert [person(go(state, gait), ANN).gone for gait in GAITS] == [3, 6, 12, 26]
    assert [person(go(state, gait), ANN).acted for gait in GAITS] == [False, False, True, True]
    assert targets(ROOFS, gaits="prose") == [7, 15, 30, 45]
    four = in_rounds(given(gaits="four"))
    assert [person(go(four, gait), ANN).gone for gait in GAITS] == [6, 12, 24, 26]
    assert [person(go(four, gait), ANN).acted for gait in GAITS] == [False, True, True, True]
    ann = person(state, ANN)
    assert (gait_cost(state, ann, "standard"), gait_cost(four, ann, "careful")) == ("free", "free")
    assert gait_cost(four, ann, "standard") == "the action; long runs 1 fatigue every 6 minutes"
    assert gait_cost(four, ann, "sprinting") == "the action, 1 fatigue a round"


@pytest.mark.rule("YAG-166")
def test_a_jog_takes_the_action_of_the_round() -> None:
    state = go(in_rounds())
    assert (person(state, ANN).gone, person(state, ANN).acted, person(state, ANN).gait) == (12, True, "standard")
    acted = change(in_rounds(), ANN, acted=True)
    assert gaits_offered(acted) == ["careful"]
    assert why(acted, ANNS, m.Go(ANN, "standard")) == ("no-action", "YAG-166")
    assert person(go(acted, "careful"), ANN).gone == 6
    assert not person(go(in_rounds(), "careful"), ANN).acted


def test_everybody_moves_once_a_round() -> None:
    state = go(in_rounds(), "careful")
    assert why(state, ANNS, m.Go(ANN, "careful")) == ("moved", "YAG-191")
    assert why(state, ANNS, m.MoveFree(ANN, 1)) == ("moved", "YAG-165")
    assert gaits_offered(state) == []
    state = go(next_round(state), "careful")
    assert (person(state, ANN).gone, person(state, ANN).way) == (6, 12)


@pytest.mark.rule("YAG-165", "YAG-X09")
@pytest.mark.parametrize("agility", [3, 4])
def test_half_move_is_free_in_each_round(agility: int) -> None:
    state = in_rounds(given(ann={"Agility": agility}))
    moved = do(state, ANNS, m.MoveFree(ANN, 6))
    assert (person(moved, ANN).gone, person(moved, ANN).acted, person(moved, ANN).gait) == (6, False, "")
    assert why(state, ANNS, m.MoveFree(ANN, 7)) == ("too-far", "YAG-165")
    assert why(state, ANNS, m.MoveFree(ANN, 0)) == ("too-far", "YAG-165")
    assert why(moved, ANNS, m.MoveFree(ANN, 1)) == ("moved", "YAG-165")
    assert why(moved, ANNS, m.Go(ANN, "careful")) == ("moved", "YAG-191")


@pytest.mark.rule("YAG-165", "YAG-195")
def test_over_bad_ground_no_way_is_free_of_a_check() -> None:
    state = over(ROOFS)
    assert not offered(state, ANNS, "move_free")
    assert why(state, ANNS, m.MoveFree(ANN, 6)) == ("bad-ground", "YAG-195")


# Ground


@pytest.mark.rule("YAG-194", "YAG-195", "YAG-Q59")
def test_clear_ground_needs_no_check_and_wind_alone_makes_none() -> None:
    for ground in ({}, {"windy": True}, {"dangerous": True}):
        state = go(over(ground), "sprinting")
        assert (state.check, person(state, ANN).gone) == (None, 26)
    state = go(over({"obstruction": "light"}))
    assert (check(state).situation, person(state, ANN).gone, awaited(state)) == ("run", 0, {ANNS})
    later = go(next_round(roll(state, 2)))
    assert check(later).stage == "open" and check(later).number == 2


@pytest.mark.rule("YAG-196", "YAG-197", "YAG-198", "YAG-199", "YAG-Q59")
@pytest.mark.parametrize(
    ("ground", "gait", "target"),
    [
        ({"obstruction": "light"}, "standard", 5),
        ({"obstruction": "heavy"}, "running", 40),
        ({"obstruction": "moderate"}, "careful", 5),
        ({"obstruction": "moderate", "windy": True}, "standard", 10),
        ({"obstruction": "moderate", "windy": True, "slippery": 5}, "standard", 20),
        ({"slippery": 10}, "standard", 10),
        ({"unstable": 10, "narrow": 10, "slippery": 10, "windy": True}, "standard", 35),
        ({"obstruction": "light", "gap": 10}, "running", 30),
        ({"gap": 1}, "careful", 0),
    ],
)
def test_what_the_ground_is_made_up_of(ground: dict[str, Any], gait: str, target: int) -> None:
    assert check(go(over(ground), gait)).target == target


@pytest.mark.rule("YAG-272")
def test_light_obstruction_trips_only_who_fumbles() -> None:
    state = go(over({"obstruction": "light"}))
    assert (check(state).target, person(roll(state, 2), ANN).gone) == (5, 12)
    fumbled = roll(state, 1)
    assert side(fumbled).fumbled and total(fumbled) == 7 and not check(fumbled).success


# What comes of it


@pytest.mark.rule("YAG-200", "YAG-202")
def test_a_failure_brings_nobody_forward() -> None:
    state = roll(go(over(ROOFS)), 8)
    assert (check(state).stage, awaited(state)) == ("push", {ANNS})
    stands = push(state, pay=False)
    assert (check(stands).stage, person(stands, ANN).gone, person(stands, ANN).fatigue) == ("result", 0, 0)
    assert m.Stumbled(ANN) in events(state, ANNS, m.Push(False))
    assert awaited(stands) == {BENS}, "whoever has yet to move"
    assert person(roll(go(over(ROOFS)), 9), ANN).gone == 12


@pytest.mark.rule("YAG-201")
def test_where_a_fall_is_dangerous_a_second_check_decides_on_it() -> None:
    state = push(roll(go(over({**ROOFS, "dangerous": True}), "standard"), 6), pay=False)
    assert total(roll(go(over(ROOFS)), 6)) == 12
    assert (check(state).second, check(state).target, check(state).stage, awaited(state)) == (True, 15, "open", {ANNS})
    assert check(state).gap == 0
    assert (side(state).attribute, side(state).skill, side(state).mode, check(state).metres) == (
        "Agility",
        "athletics",
        "",
        0,
    )
    failed = roll(state, 8)
    assert (total(failed), check(failed).stage) == (14, "push")
    assert m.Fell(ANN, 0) in events(failed, ANNS, m.Push(False))
    saved = roll(state, 9)
    assert (check(saved).stage, check(saved).success, person(saved, ANN).gone) == ("result", True, 0)
    assert not any(isinstance(event, m.Fell | m.WentOn) for event in events(state, ANNS, m.Roll(0), 9))


@pytest.mark.rule("YAG-201")
def test_the_second_check_keeps_the_game_masters_numbers() -> None:
    state = go(over({**ROOFS, "dangerous": True}))
    state = do(do(state, GIL, m.SetTarget(18)), GIL, m.SetFumble(3))
    state = push(roll(state, 4), pay=False)
    assert (check(state).second, check(state).target, check(state).fumble) == (True, 18, 3)


@pytest.mark.rule("YAG-202")
def test_fatigue_turns_either_failure() -> None:
    dangerous = over({**ROOFS, "dangerous": True})
    first = push(roll(go(dangerous), 6))
    assert (check(first).success, check(first).level, side(first).paid) == (True, 1, "fatigue")
    assert (person(first, ANN).gone, person(first, ANN).fatigue, check(first).stage) == (12, 1, "result")
    second = push(roll(push(roll(go(dangerous), 6), pay=False), 8))
    assert (check(second).second, check(second).success) == (True, True)
    assert (person(second, ANN).gone, person(second, ANN).fatigue) == (0, 1)


@pytest.mark.rule("YAG-202")
def test_nothing_turns_what_no_die_could_have_done() -> None:
    state = roll(go(over(ROOFS), "running"), 15)
    assert (check(state).target, total(state), check(state).stage) == (30, 21, "result")
    assert person(state, ANN).gone == 0 and awaited(state) == {BENS}
    assert why(state, ANNS, m.Push(True)) == ("impossible", "YAG-202")
    able = roll(
        go(over({"obstruction": "light", "unstable": 5, "slippery": 5}, given(ann={"Agility": 5})), "running"), 15
    )
    assert (check(able).target, check(able).stage) == (30, "push")


@pytest.mark.rule("YAG-Q33")
def test_a_fumble_is_turned_where_the_table_lets_it() -> None:
    state = roll(go(over(ROOFS)), 1)
    assert side(state).fumbled and person(push(state), ANN).gone == 12
    never = roll(go(over(ROOFS, given(push_fumble="off"))), 1)
    assert (check(never).stage, person(never, ANN).gone) == ("result", 0)
    plain = roll(go(over(ROOFS, given(push_fumble="off"))), 2)
    assert check(plain).stage == "push"
    hopeless = roll(do(go(over(ROOFS)), GIL, m.SetFumble(20)), 20)
    assert (side(hopeless).fumbled, check(hopeless).stage) == (True, "result")


@pytest.mark.rule("YAG-202")
def test_whose_choice_it_is() -> None:
    state = roll(go(over(ROOFS)), 8)
    assert why(state, GIL, m.Push(True)) == ("not-yours", "YAG-202")
    assert not offered(state, GIL, "push") and [offer.fixed for offer in offered(state, ANNS, "push")] == [
        (True,),
        (False,),
    ]
    assert why(given(), ANNS, m.Push(True)) == ("nothing-to-push", "YAG-202")
    npc = roll(go(over(ROOFS), "standard", FOE), 8)
    assert awaited(npc) == {GIL} and why(npc, ANNS, m.Push(True))[0] == "not-yours"


@pytest.mark.rule("YAG-X27")
def test_a_rooftop_run_with_a_fall() -> None:
    state = roll(go(over({**ROOFS, "dangerous": True}, given(ann={"athletics": 4})), "running"), 15)
    assert (total(state), check(state).target, check(state).stage) == (27, 30, "push")
    second = roll(push(state, pay=False), 10)
    assert (total(second), check(second).stage) == (22, "push")
    assert m.Fell(ANN, 0) in events(second, ANNS, m.Push(False))
    assert person(push(second), ANN).gone == 0
    assert person(push(state), ANN).gone == 24


@pytest.mark.rule("YAG-X23")
def test_a_master_of_running_over_roofs() -> None:
    state = masters(given(ann={"Agility": 5, "athletics": 6}), ANN, "athletics", 5, "freerunning")
    state = use(go(over(ROOFS, state)))
    assert total(roll(state, 2)) == 43
    assert [check(roll(state, face)).success for face in (1, 2, 20)] == [False, True, True]


def test_a_technique_for_running_applies_by_itself() -> None:
    state = knows(
        given(ann={"athletics": 4}), ANN, "Tumbling escape", "athletics", 4, what="bonus", amount=5, situations=("run",)
    )
    assert total(roll(go(over(ROOFS, state)), 2)) == 12 + 5 + 2


def test_a_run_called_off_gives_the_round_back() -> None:
    state = do(go(over(ROOFS), "sprinting"), GIL, m.CallOff())
    assert (state.check, person(state, ANN).gait, person(state, ANN).acted) == (None, "", False)
    assert person(next_round(state), ANN).fatigue == 0
    acted = do(go(change(over(ROOFS), ANN, acted=True), "careful"), GIL, m.CallOff())
    assert person(acted, ANN).acted
    second = push(roll(go(over({**ROOFS, "dangerous": True})), 6), pay=False)
    assert person(do(second, GIL, m.CallOff()), ANN).gait == "standard"


# Refusals


def test_what_keeps_somebody_from_going() -> None:
    assert why(given(), ANNS, m.Go(ANN, "standard")) == ("no-rounds", "YAG-191")
    state = in_rounds()
    assert why(state, ANNS, m.Go(ANN, "hopping")) == ("no-gait", "YAG-190")
    assert why(state, ANNS, m.Go(BEN, "standard")) == ("not-yours", "YAG-191")
    assert why(state, ANNS, m.Go("c9", "standard"))[0] == "bad-target"
    assert why(change(state, ANN, here=False), ANNS, m.Go(ANN, "standard"))[0] == "not-here"
    still = change(over(ROOFS), ANN, attributes=(3, 3, 0, 3, 3, 3, 3, 3))
    assert gaits_offered(still) == [] and why(still, ANNS, m.Go(ANN, "standard")) == ("attribute-none", "YAG-038")
    assert gaits_offered(change(state, ANN, attributes=(3, 3, 0, 3, 3, 3, 3, 3))) == list(GAITS)
    running = go(over(ROOFS))
    assert why(running, ANNS, m.Go(ANN, "careful"))[0] == "not-now"
    assert why(running, 2, m.Go(BEN, "careful"))[0] == "not-now"
