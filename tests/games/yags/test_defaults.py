"""Without the proper skill (2.6, 2.8, 2.10): defaults, no skill at all, a familiarity that is missing."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    GIL,
    alter,
    awaited,
    call,
    calling,
    check,
    do,
    given,
    knows,
    masters,
    needs_route,
    offered,
    roll,
    route,
    side,
    steps_of,
    total,
    use,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import SkillDef, State, Step
from parlour.games.yags.rules.sums import reckoned

BOMB = {"Dexterity": 3, "sleight": 2}


def bomb(target: int = 10, **options: str) -> State:
    return call(given(ann=BOMB, **options), ANN, "Dexterity", "demolitions", target)


def fumble(state: State) -> int:
    return reckoned(state, check(state), 0).fumble


@pytest.mark.rule("YAG-064", "YAG-089", "YAG-X15")
def test_a_standard_skill_at_nothing_is_half_the_die() -> None:
    state = call(given(ann={"Dexterity": 5}), ANN, "Dexterity", "driving", 10)
    assert side(state).route == "unskilled"
    assert [total(roll(state, face)) for face in (13, 15, 3, 20)] == [6, 7, 1, 10]
    assert [face for face in range(1, 21) if check(roll(state, face)).success] == [20]
    assert steps_of(roll(state, 13)) == (Step("die", 13, "YAG-003"), Step("unskilled", 2, "YAG-089", "÷"))


@pytest.mark.rule("YAG-090", "YAG-X15")
def test_unskilled_a_natural_1_or_2_is_a_fumble() -> None:
    state = call(given(), ANN, "Dexterity", "driving", 0)
    assert [side(roll(state, face)).fumbled for face in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("YAG-089")
def test_modifiers_count_unskilled_and_are_halved_with_the_rest() -> None:
    state = do(call(given(), ANN, "Dexterity", "driving", 10), GIL, m.Adjust(0, 6, "an empty road"))
    assert total(roll(state, 9)) == (9 + 6) // 2


@pytest.mark.rule("YAG-Q47")
def test_unskilled_the_fumble_chance_starts_at_two_or_is_doubled() -> None:
    def chance(said: int, **options: str) -> int:
        return fumble(do(call(given(**options), ANN, "Dexterity", "driving"), GIL, m.SetFumble(said)))

    assert [chance(said) for said in (0, 1, 2, 3)] == [2, 2, 2, 3]
    assert [chance(said, unskilled_fumble="doubled") for said in (0, 1, 2, 3)] == [1, 2, 4, 6]


@pytest.mark.rule("YAG-263")
def test_talents_a_creature_lacks_are_tried_unskilled() -> None:
    state = call(given(foe={"human": False, "charm": 0}), "c3", "Empathy", "charm")
    assert side(state).route == "unskilled"


@pytest.mark.rule("YAG-103", "YAG-X14")
def test_both_the_default_and_no_skill_are_offered() -> None:
    state = bomb()
    assert sorted(needs_route(state)) == [("default", "sleight"), ("unskilled", "")]
    assert all(offer.owed for offer in offered(state, ANNS, "choose_route"))
    assert why(state, ANNS, m.Roll(0)) == ("no-route", "YAG-103")
    assert (side(state).route, awaited(state)) == ("", {ANNS})
    assert total(roll(route(state, "unskilled"), 16)) == 8


@pytest.mark.rule("YAG-103")
def test_the_default_may_be_chosen_over_the_proper_skill() -> None:
    state = call(given(ann={"melee": 2, "brawl": 8}), ANN, "Dexterity", "melee")
    assert (side(state).route, needs_route(state)) == ("skill", [("default", "brawl")])
    assert not any(offer.owed for offer in offered(state, ANNS, "choose_route"))
    assert total(roll(route(state, "default", "brawl"), 10)) == (24 + 10) // 2
    back = route(route(state, "default", "brawl"), "skill")
    assert total(roll(back, 10)) == 16


@pytest.mark.rule("YAG-103")
def test_only_what_the_list_names_stands_in() -> None:
    state = bomb()
    assert why(state, ANNS, m.ChooseRoute(0, "default", "throw")) == ("no-default", "YAG-103")
    assert why(state, ANNS, m.ChooseRoute(0, "skill", "")) == ("no-skill", "YAG-064")
    known = call(given(ann={"demolitions": 1}), ANN, "Dexterity", "demolitions")
    assert why(known, ANNS, m.ChooseRoute(0, "unskilled", "")) == ("skilled", "YAG-089")
    assert why(route(state, "unskilled"), ANNS, m.ChooseRoute(0, "unskilled", "")) == ("chosen", "YAG-103")
    nobody = call(given(ann={"sleight": 0}), ANN, "Dexterity", "demolitions")
    assert side(nobody).route == "unskilled"


@pytest.mark.rule("YAG-104", "YAG-X14")
def test_with_a_default_the_whole_total_is_halved() -> None:
    state = route(bomb(), "default", "sleight")
    done = roll(state, 16)
    assert (total(done), check(done).success, side(done).ability) == (11, True, 6)
    assert steps_of(done)[-1] == Step("default", 2, "YAG-104", "÷")
    assert [face for face in range(1, 21) if check(roll(state, face)).success] == list(range(14, 21))


@pytest.mark.rule("YAG-105", "YAG-Q13", "YAG-X14")
def test_with_a_default_the_fumble_chance_is_doubled() -> None:
    state = route(bomb(), "default", "sleight")
    assert [fumble(do(state, GIL, m.SetFumble(said))) for said in (0, 1, 3)] == [1, 2, 6]
    assert side(roll(state, 2)).fumbled and not side(roll(state, 3)).fumbled


@pytest.mark.rule("YAG-Q51", "YAG-X45")
def test_what_raises_the_fumble_chance_comes_before_the_doubling() -> None:
    state = route(bomb(), "default", "sleight")
    raised = alter(state, check=replace(check(state), raised=1))
    assert fumble(raised) == 4
    unskilled = route(bomb(), "unskilled")
    assert fumble(alter(unskilled, check=replace(check(unskilled), raised=1))) == 3


@pytest.mark.rule("YAG-106")
def test_a_default_carries_no_techniques() -> None:
    state = masters(given(ann={"sleight": 5}), ANN, "sleight", 3)
    state = route(call(state, ANN, "Dexterity", "demolitions"), "default", "sleight")
    assert why(state, ANNS, m.Apply(True, 0, "k1")) == ("no-techniques", "YAG-106")
    assert reckoned(state, check(state), 0).ability == 15


@pytest.mark.rule("YAG-106")
def test_techniques_are_laid_aside_with_the_proper_skill() -> None:
    state = masters(given(ann={"melee": 5, "brawl": 5}), ANN, "melee", 5)
    state = use(call(state, ANN, "Dexterity", "melee"))
    assert side(state).techniques == ("k1",)
    assert side(route(state, "default", "brawl")).techniques == ()


@pytest.mark.rule("YAG-107", "YAG-X48")
def test_what_needs_the_real_skill_blocks_everything_else() -> None:
    state = given(ann=BOMB)
    assert why(state, GIL, calling(ANN, "Intelligence", "demolitions", real=True)) == ("needs-skill", "YAG-107")
    assert check(call(state, ANN, "Dexterity", "demolitions"))
    known = call(given(ann={**BOMB, "demolitions": 1}), ANN, "Intelligence", "demolitions", real=True)
    assert (side(known).route, needs_route(known)) == ("skill", [])
    assert why(known, ANNS, m.ChooseRoute(0, "default", "sleight")) == ("needs-skill", "YAG-107")


@pytest.mark.rule("YAG-Q48")
def test_a_knowledge_may_have_a_default_if_the_list_names_one() -> None:
    state = given(ann={"awareness": 3})
    state = alter(state, skills=(*state.skills, SkillDef("street lore", "knowledge", ("Intelligence",), "awareness")))
    asked = call(state, ANN, "Intelligence", "street lore")
    assert (side(asked).route, side(asked).default) == ("default", "awareness")
    assert why(asked, ANNS, m.ChooseRoute(0, "unskilled", "")) == ("knowledge-none", "YAG-078")
    assert why(state, GIL, calling(ANN, "Intelligence", "street lore", real=True)) == ("needs-skill", "YAG-107")


# Familiarities


def tank(familiarity: str = "tanks", **options: str) -> State:
    state = call(given(ann={"Dexterity": 4, "driving": 4}, **options), ANN, "Dexterity", "driving", 10)
    return do(state, GIL, m.NeedFamiliarity(0, familiarity))


@pytest.mark.rule("YAG-138")
def test_without_the_familiarity_the_skill_is_a_default() -> None:
    assert total(roll(tank(), 12)) == 14
    assert steps_of(roll(tank(), 12))[-1] == Step("tanks", 2, "YAG-138", "÷")
    assert side(roll(tank(), 12)).score == 4
    assert total(roll(do(tank(), GIL, m.NeedFamiliarity(0, "")), 12)) == 28
    known = knows(given(ann={"Dexterity": 4, "driving": 4}), ANN, "tanks", "driving", 2, kind="familiarity")
    known = do(call(known, ANN, "Dexterity", "driving"), GIL, m.NeedFamiliarity(0, "tanks"))
    assert total(roll(known, 12)) == 28


@pytest.mark.rule("YAG-137")
def test_the_familiarity_that_comes_with_the_skill_is_always_there() -> None:
    state = call(given(ann={"driving": 4}), ANN, "Dexterity", "driving")
    assert offered(state, GIL, "need_familiarity")[0].asks[0].of[0] == "typical car"  # type: ignore[union-attr]
    assert total(roll(do(state, GIL, m.NeedFamiliarity(0, "typical car")), 10)) == 22


def test_only_familiarities_of_the_skill_are_asked_for() -> None:
    state = call(given(ann={"driving": 4}), ANN, "Dexterity", "driving")
    assert why(state, GIL, m.NeedFamiliarity(0, "submarines")) == ("no-familiarity", "YAG-137")
    assert why(tank(), GIL, m.NeedFamiliarity(0, "tanks")) == ("asked", "YAG-138")
    assert why(call(given(), ANN, "Will", "guile"), GIL, m.NeedFamiliarity(0, "tanks")) == ("no-familiarity", "YAG-137")
    assert why(state, ANNS, m.NeedFamiliarity(0, "tanks"))[0] == "not-gm"


@pytest.mark.rule("YAG-138", "YAG-Q14")
def test_a_missing_familiarity_brings_all_of_a_default_or_only_the_half() -> None:
    def driver(**options: str) -> State:
        state = masters(given(ann={"Dexterity": 4, "driving": 4}, **options), ANN, "driving", 2)
        return use(call(state, ANN, "Dexterity", "driving"))

    full = do(driver(), GIL, m.NeedFamiliarity(0, "tanks"))
    assert (fumble(full), side(full).techniques, total(roll(full, 12))) == (2, (), 14)
    assert why(full, ANNS, m.Apply(True, 0, "k1")) == ("no-techniques", "YAG-106")
    half = do(driver(familiarity_missing="halve"), GIL, m.NeedFamiliarity(0, "tanks"))
    assert (fumble(half), side(half).techniques, total(roll(half, 12))) == (1, ("k1",), (16 + 2 + 12) // 2)
