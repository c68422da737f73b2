"""Checks, professionals, defaults and contests, pressed at their edges."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    BENS,
    awaited,
    call,
    check,
    do,
    given,
    judge,
    masters,
    offered,
    roll,
    route,
    side,
    total,
    why,
)
from games.yags.given_scene import long_task, race, work
from parlour.games.yags import moves as m
from parlour.games.yags.model import ATTRIBUTES
from parlour.games.yags.rules.sums import applied, reckoned

TAKE0, TAKE10 = m.Take(0, "take0"), m.Take(0, "take10")


@pytest.mark.rule("YAG-034")
def test_the_eight_attributes_in_their_order() -> None:
    assert ATTRIBUTES == ("Strength", "Health", "Agility", "Dexterity", "Perception", "Intelligence", "Empathy", "Will")


@pytest.mark.rule("YAG-028", "YAG-027")
def test_stress_forbids_take_10_and_nothing_else() -> None:
    state = judge(call(given(ann={"lockpicking": 4}), ANN, "Dexterity", "lockpicking", 12), stressful=True)
    assert why(state, ANNS, TAKE10) == ("stressful", "YAG-028")
    assert [offer.fixed[1] for offer in offered(state, ANNS, "take")] == ["take0"]
    assert total(do(state, ANNS, TAKE0)) == 12


@pytest.mark.rule("YAG-Q47", "YAG-114")
def test_failures_of_a_long_task_add_to_the_two_of_the_unskilled() -> None:
    state = long_task(given(), 5, 2, pair=("Dexterity", "demolitions"))
    state = route(work(state), "unskilled")
    assert reckoned(state, check(state), 0).fumble == 2
    state = route(work(roll(state, 4)), "unskilled")
    assert reckoned(state, check(state), 0).fumble == 3


@pytest.mark.rule("YAG-106")
def test_techniques_count_for_nothing_on_the_way_of_a_default() -> None:
    state = masters(given(ann={"sleight": 5}), ANN, "sleight", 5)
    state = route(call(state, ANN, "Dexterity", "demolitions"), "default", "sleight")
    held = replace(side(state), techniques=("k1",))
    assert applied(state, held) == []
    found = reckoned(state, replace(check(state), sides=(held,)), 0)
    assert (found.ability, found.mastery) == (15, 0)


@pytest.mark.rule("YAG-122", "YAG-149")
def test_who_is_beaten_by_a_master_pays_for_no_block_where_nothing_is_physical() -> None:
    state = race(masters(given(ann={"athletics": 4}), ANN, "athletics", 2, "fencing"), field="fencing")
    for _ in range(2):
        state = roll(work(state), 12, 8)
    assert (check(state).stage, awaited(state)) == ("choose", {ANNS})
    assert not offered(state, BENS, "block") and not offered(state, ANNS, "block")
    assert offered(state, ANNS, "use_mastery")


@pytest.mark.rule("YAG-146", "YAG-Q61")
def test_a_mastery_of_another_field_does_not_apply_by_itself() -> None:
    state = masters(given(ann={"athletics": 5}), ANN, "athletics", 3, "ballet")
    assert side(work(race(state, field="Ballet"))).techniques == ("k1",)
    assert side(work(race(state, field="fencing"))).techniques == side(work(race(state))).techniques == ()
