"""Techniques and masteries at work in a check (2.10)."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    GIL,
    alter,
    call,
    change,
    check,
    contest,
    do,
    given,
    knows,
    masters,
    offered,
    roll,
    side,
    total,
    use,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Effect, Side, Step, Technique
from parlour.games.yags.rules.sums import reckoned, steps, target_of


@pytest.mark.rule("YAG-260")
def test_masteries_and_modifiers_do_not_change_a_score() -> None:
    state = masters(given(ann={"stealth": 4, "Agility": 2}, ben={"awareness": 5, "Perception": 2}), ANN, "stealth", 3)
    state = contest(state, Side(ANN, "Agility", "stealth"), Side(BEN, "Perception", "awareness"))
    state = roll(use(state), 11, 12)
    assert [one.total for one in check(state).sides] == [22, 22]
    assert (side(state).score, side(state, 1).score, check(state).winner) == (4, 5, 1)


@pytest.mark.rule("YAG-131", "YAG-132")
def test_a_technique_adds_its_bonus_with_each_skill_that_is_high_enough() -> None:
    aim = Technique("k1", "Steady aim", "technique", ("rifles", "bows"), 4, effect=Effect("bonus", 5))
    state = change(given(ann={"bows": 6, "rifles": 3}), ANN, techniques=(aim,))
    assert total(roll(use(call(state, ANN, "Perception", "bows")), 10)) == 18 + 5 + 10
    assert why(call(state, ANN, "Perception", "rifles"), ANNS, m.Apply(True, 0, "k1")) == ("not-usable", "YAG-132")


@pytest.mark.rule("YAG-136")
def test_a_group_technique_works_with_those_of_the_group_that_are_high_enough() -> None:
    state = given(ann={"bows": 6, "rifles": 2})
    grouped = tuple([replace(one, group="shooting") if one.name in ("bows", "rifles") else one for one in state.skills])
    breath = Technique("k1", "Held breath", "technique", (), 4, "shooting", effect=Effect("bonus", 2))
    state = change(alter(state, skills=grouped), ANN, techniques=(breath,))
    assert total(roll(use(call(state, ANN, "Perception", "bows")), 10)) == 18 + 2 + 10
    assert not offered(call(state, ANN, "Perception", "rifles"), ANNS, "apply")


@pytest.mark.rule("YAG-131")
def test_techniques_lower_targets_and_the_other_sides_rolls() -> None:
    state = knows(given(ann={"first aid": 6}), ANN, "Field surgeon", "first aid", 6, what="target", amount=-5)
    state = use(call(state, ANN, "Intelligence", "first aid", 30))
    assert (check(state).target, target_of(state, check(state))) == (30, 25)
    assert check(roll(state, 7)).success and check(roll(state, 7)).gap == 0
    state = knows(given(ann={"bows": 6}), ANN, "Silent release", "bows", 4, what="opponent", amount=-5)
    state = use(contest(state, Side(ANN, "Perception", "bows"), Side(BEN, "Perception", "awareness")))
    assert [one.total for one in check(roll(state, 5, 12)).sides] == [23, 13]


def test_a_technique_without_anything_to_do_is_not_offered() -> None:
    state = knows(given(ann={"bows": 6}), ANN, "Silent release", "bows", 4, what="opponent", amount=-5)
    state = knows(state, ANN, "Boost", "bows", 4, what="climb")
    state = knows(state, ANN, "Back streets", "bows", 4, what="street")
    state = knows(state, ANN, "Crossbows", "bows", 2, kind="familiarity")
    assert not offered(call(state, ANN, "Perception", "bows"), ANNS, "apply")
    easy = knows(given(ann={"bows": 6}), ANN, "Easy shot", "bows", 4, what="target", amount=-5)
    assert offered(call(easy, ANN, "Perception", "bows"), ANNS, "apply")
    assert not offered(contest(easy, Side(ANN, "Perception", "bows"), Side(BEN, "Will")), ANNS, "apply")


def test_everything_that_fits_applies_by_itself() -> None:
    state = given(ann={"awareness": 5})
    for name in ("Sharp eyes", "Sharp ears"):
        state = knows(state, ANN, name, "awareness", 3, what="bonus", amount=2, situations=("notice",))
    state = do(state, GIL, m.CallNotice(False, ANN, "subtle", ""))
    assert (side(state).techniques, total(roll(state, 10))) == (("k1", "k2"), 29)


@pytest.mark.rule("YAG-185", "YAG-Q06")
def test_a_technique_for_the_unencumbered_looks_at_the_load() -> None:
    def light(load: int, **options: str) -> bool:
        state = knows(
            given(ann={"athletics": 4, "load": load}, **options),
            ANN,
            "Leap",
            "athletics",
            3,
            what="bonus",
            amount=5,
            unencumbered=True,
        )
        return bool(offered(call(state, ANN, "Agility", "athletics"), ANNS, "apply"))

    assert [light(2), light(3), light(10)] == [True, True, False]
    assert not light(3, load_equal="strict")


@pytest.mark.rule("YAG-146", "YAG-147", "YAG-X23")
def test_a_mastery_adds_its_level_and_every_five_a_point_of_the_attribute() -> None:
    def ability(athletics: int, level: int) -> int:
        state = masters(given(ann={"Agility": 5, "athletics": athletics}), ANN, "athletics", level)
        state = use(call(state, ANN, "Agility", "athletics", 15))
        return reckoned(state, check(state), 0).ability

    assert [ability(6, 5), ability(6, 4), ability(10, 10), ability(6, 3)] == [41, 34, 80, 33]
    runner = masters(given(ann={"Agility": 5, "athletics": 6}), ANN, "athletics", 5, "freerunning")
    state = use(call(runner, ANN, "Agility", "athletics", 15))
    assert [face for face in range(1, 21) if not check(roll(state, face)).success] == [1]
    assert Step("mastery", 1, "YAG-147") in steps(state, check(state), 0)
    assert Step("freerunning", 5, "YAG-146") in steps(state, check(state), 0)


@pytest.mark.rule("YAG-Q61")
def test_only_one_mastery_counts_at_a_time() -> None:
    state = masters(given(ann={"athletics": 6}), ANN, "athletics", 3, "dance")
    state = masters(state, ANN, "athletics", 5, "gymnastics")
    state = use(use(call(state, ANN, "Agility", "athletics"), "k1"), "k2")
    assert side(state).techniques == ("k2",)
    assert reckoned(state, check(state), 0).ability == (3 + 1) * 6 + 5
    assert reckoned(use(state, "k2", on=False), check(use(state, "k2", on=False)), 0).ability == 18


def test_a_technique_is_applied_once_and_by_its_owner() -> None:
    state = masters(given(ann={"athletics": 6}), ANN, "athletics", 3)
    state = call(state, ANN, "Agility", "athletics")
    assert why(state, ANNS, m.Apply(False, 0, "k1")) == ("applied", "YAG-131")
    assert why(state, BENS, m.Apply(True, 0, "k1"))[0] == "not-yours"
    assert why(state, ANNS, m.Apply(True, 0, "k9"))[0] == "no-technique"
    assert why(use(state), ANNS, m.Apply(True, 0, "k1")) == ("applied", "YAG-131")
