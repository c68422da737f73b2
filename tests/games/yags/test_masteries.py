"""Masteries (2.10): one point for each level, never above the skill."""

import pytest

from games.yags.given_people import ANN, do, happens, holding, permitted, person, refused, someone, technique
from parlour.games.yags import moves as m
from parlour.games.yags.model import State, Technique
from parlour.games.yags.rules.skills import usable


def trained(xp: int = 20, **skills: int) -> State:
    return holding(someone(xp=xp, skills=skills))


def owned(state: State) -> Technique:
    return person(state).techniques[-1]


@pytest.mark.rule("YAG-145")
def test_a_level_costs_a_point() -> None:
    state = do(trained(athletics=4), ANN, m.BuyTechnique("c1", "freerunning"))
    assert (owned(state).level, person(state).xp) == (1, 19)
    events, state = happens(state, ANN, m.RaiseMastery("c1", owned(state).id))
    assert events == (m.MasteryRaised("c1", owned(state).id, "freerunning", 2),) and (
        owned(state).level,
        person(state).xp,
    ) == (2, 18)
    new = do(trained(athletics=4), ANN, m.BuyOwn("c1", "mastery", "athletics", 3, "tightropes"))
    assert (owned(new).level, owned(new).kind, person(new).xp) == (3, "mastery", 17)


@pytest.mark.rule("YAG-145")
def test_never_above_the_skill() -> None:
    state = trained(athletics=4)
    assert refused(state, ANN, m.BuyOwn("c1", "mastery", "athletics", 5, "tightropes")) == ("skill-too-low", "YAG-145")
    three = do(state, ANN, m.BuyOwn("c1", "mastery", "athletics", 3, "vaults"))
    assert owned(do(three, ANN, m.RaiseMastery("c1", owned(three).id))).level == 4
    state = do(state, ANN, m.BuyOwn("c1", "mastery", "athletics", 4, "tightropes"))
    assert refused(state, ANN, m.RaiseMastery("c1", owned(state).id)) == ("skill-too-low", "YAG-145")
    assert owned(permitted(state, ANN, m.RaiseMastery("c1", owned(state).id))).level == 5


@pytest.mark.rule("YAG-145")
def test_points_must_be_there() -> None:
    assert refused(trained(xp=2, athletics=4), ANN, m.BuyOwn("c1", "mastery", "athletics", 3, "vaults")) == (
        "no-experience",
        "YAG-145",
    )
    state = do(trained(xp=1, athletics=4), ANN, m.BuyTechnique("c1", "dance"))
    assert refused(state, ANN, m.RaiseMastery("c1", owned(state).id)) == ("no-experience", "YAG-145")


@pytest.mark.rule("YAG-144")
def test_only_masteries_have_levels() -> None:
    state = holding(someone(xp=9, skills={"brawl": 6}, techniques=(technique("Feint", "brawl", 4),)))
    assert refused(state, ANN, m.RaiseMastery("c1", "k901")) == ("no-mastery", "YAG-144")
    assert refused(state, ANN, m.RaiseMastery("c1", "k5")) == ("no-mastery", "YAG-144")


@pytest.mark.rule("YAG-Q72", "YAG-142")
def test_a_mastery_belongs_to_the_skill_it_was_bought_for() -> None:
    state = do(trained(sleight=3, throw=3), ANN, m.BuyOwn("c1", "mastery", "sleight", 1, "juggling"))
    assert usable(state, person(state), owned(state), "sleight") and not usable(
        state, person(state), owned(state), "throw"
    )
    assert owned(do(state, ANN, m.BuyOwn("c1", "mastery", "sleight", 2, "juggling"))).name == "juggling 2"
    assert owned(do(state, ANN, m.BuyOwn("c1", "mastery", "throw", 2, "juggling"))).skills == ("throw",)


@pytest.mark.rule("YAG-145")
def test_a_mastery_may_be_as_high_as_the_skill() -> None:
    state = do(trained(athletics=6), ANN, m.BuyOwn("c1", "mastery", "athletics", 5, "rooftops"))
    assert usable(state, person(state), owned(state), "athletics")
