"""Checks, professionals, defaults and contests, pressed at their edges."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    GIL,
    awaited,
    call,
    calling,
    check,
    contest,
    do,
    given,
    judge,
    knows,
    masters,
    offered,
    person,
    roll,
    route,
    side,
    total,
    use,
    why,
)
from games.yags.given_scene import go, long_task, over, race, work
from parlour.games.yags import moves as m
from parlour.games.yags.model import ATTRIBUTES, EXTRAS, Side
from parlour.games.yags.rules.decide import extras_due
from parlour.games.yags.rules.sums import applied, reckoned
from parlour.games.yags.rules.tasks import MOST_GOAL, MOST_NEEDED
from parlour.roleplay import moves as d

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


@pytest.mark.rule("YAG-Q19")
def test_a_tie_rolled_anew_is_as_if_nothing_had_been_rolled() -> None:
    for option in ("reroll", "none"):
        state = contest(given(contest_tie=option), Side(ANN, "Strength"), Side(BEN, "Strength"))
        again = roll(state, 10, 10)
        if option == "none":
            again = do(again, GIL, m.Reroll())
        assert replace(check(again), tied=()) == check(state)
        assert check(again).tied == ((0, 1) if option == "reroll" else ())


@pytest.mark.rule("YAG-132")
def test_a_technique_of_the_first_level_serves_a_skill_of_one() -> None:
    state = knows(given(ann={"throw": 1}), ANN, "Knack", "throw", 1, what="bonus", amount=5)
    assert total(roll(use(call(state, ANN, "Dexterity", "throw")), 10)) == 3 + 5 + 10


def test_what_the_game_master_sets_is_kept_as_what_it_is() -> None:
    state = do(given(), GIL, d.Overrule(ANN, "human", "no", "a changeling"))
    state = do(do(state, GIL, d.Overrule(ANN, "wounds", "3", "a fall")), GIL, d.Overrule(ANN, "concept", "yes", "so"))
    ann = person(state, ANN)
    assert (ann.human, ann.wounds, ann.concept) == (False, 3, "yes")
    assert person(do(state, GIL, d.Overrule(ANN, "human", "yes", "cured")), ANN).human is True


@pytest.mark.rule("YAG-236", "YAG-012")
def test_a_lie_just_held_is_a_moderate_success() -> None:
    state = roll(do(given(), GIL, m.CallLie(False, ANN, BEN, "")), 12, 10)
    assert (check(state).success, check(state).level, check(state).gap) == (True, 1, 2)


@pytest.mark.rule("YAG-015", "YAG-Q44")
def test_a_contest_far_won_has_all_three_extras() -> None:
    strong = given(ann={"Strength": 8})
    state = roll(contest(strong, Side(ANN, "Strength"), Side(BEN, "Strength")), 12, 2)
    assert (check(state).gap, check(state).level, check(state).extras) == (30, 4, EXTRAS)


def test_how_far_a_task_can_be_changed_depends_on_its_kind() -> None:
    running = race(given())
    goal = m.ChangeTask(running.tasks[-1].id, MOST_GOAL, "longer")
    assert do(running, GIL, goal).tasks[-1].goal == MOST_GOAL
    assert why(running, GIL, replace(goal, needed=MOST_GOAL + 1))
    trap = long_task(given(), pair=("Dexterity", "lockpicking"))
    needed = m.ChangeTask(trap.tasks[-1].id, MOST_NEEDED, "longer")
    assert do(trap, GIL, needed).tasks[-1].needed == MOST_NEEDED
    assert why(trap, GIL, replace(needed, needed=MOST_NEEDED + 1))


@pytest.mark.rule("YAG-013")
def test_extras_are_owed_only_where_a_degree_shows_in_style() -> None:
    plain = roll(call(given(), ANN, "Health", "", 10), 10)
    run = roll(go(over({"obstruction": "light"})), 12)
    assert (check(plain).level, check(run).level) == (2, 2)
    assert (extras_due(check(plain)), extras_due(check(run))) == (1, 0)
    assert extras_due(do(given(), GIL, calling(ANN, "Health", "", 10, hidden=True), 10).kept[0]) == 0


def test_the_clock_of_the_road_is_set() -> None:
    state = do(do(given(), GIL, d.Overrule("road", "day", "3", "so")), GIL, d.Overrule("road", "watch", "2", "so"))
    assert (state.day, state.watch) == (3, 2)
