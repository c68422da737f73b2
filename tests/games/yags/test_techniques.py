"""Techniques (2.10): bought by level, for one skill, several or a group; familiarities and specialisations."""

import pytest

from games.yags.given_people import (
    ANN,
    GIL,
    alter,
    at,
    change,
    defined,
    do,
    drafted,
    happens,
    holding,
    offered,
    permitted,
    person,
    refusal,
    refused,
    skill,
    someone,
    table,
    technique,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.campaign import SKILLS
from parlour.games.yags.model import Check, Entry, Options, Side, State, Technique
from parlour.games.yags.rules.skills import familiar, usable, works_with


def trained(xp: int = 20, **skills: int) -> State:
    return holding(someone(xp=xp, skills={name.replace("_", " "): level for name, level in skills.items()}))


def owned(state: State, who: str = "c1") -> Technique:
    return person(state, who).techniques[-1]


@pytest.mark.rule("YAG-131")
def test_a_technique_names_its_skills_and_what_it_does() -> None:
    state = trained(athletics=5)
    state = do(state, ANN, m.BuyTechnique("c1", "Tumbling escape"))
    one = owned(state)
    assert (one.kind, one.skills, one.level, one.effect.what, one.effect.amount) == (
        "technique",
        ("athletics",),
        5,
        "target",
        -5,
    ) and one.text
    assert refused(state, ANN, m.BuyTechnique("c1", "Fireball")) == ("no-such-technique", "YAG-131")
    assert refused(state, GIL, defined("Adrift", skills=())) == ("no-skill", "YAG-131")


@pytest.mark.rule("YAG-133")
def test_its_level_is_its_price() -> None:
    state = trained(athletics=6, xp=11)
    state = do(state, ANN, m.BuyTechnique("c1", "Tumbling escape"))
    assert person(state).xp == 6
    state = do(state, ANN, m.BuyTechnique("c1", "Wall runner"))
    assert person(state).xp == 0
    assert person(state).ledger[1:] == (Entry(-5, "Tumbling escape", 1), Entry(-6, "Wall runner", 1))
    poor = trained(athletics=5, xp=4)
    assert refused(poor, ANN, m.BuyTechnique("c1", "Tumbling escape")) == ("no-experience", "YAG-133")
    assert not refusal(poor, ANN, m.BuyTechnique("c1", "Tumbling escape")).allowable


@pytest.mark.rule("YAG-134", "YAG-074")
def test_its_level_is_the_skill_it_needs() -> None:
    found = refusal(trained(athletics=4), ANN, m.BuyTechnique("c1", "Tumbling escape"))
    assert (found.reason, found.rule) == ("skill-too-low", "YAG-134") and "athletics 5" in found.why
    state = permitted(trained(athletics=4), ANN, m.BuyTechnique("c1", "Tumbling escape"))
    assert owned(state).name == "Tumbling escape" and not usable(state, person(state), owned(state), "athletics")


@pytest.mark.rule("YAG-135")
def test_some_need_others_first() -> None:
    state = trained(athletics=6)
    assert refused(state, ANN, m.BuyTechnique("c1", "Wall runner")) == ("needs-technique", "YAG-135")
    assert (
        owned(do(state, ANN, m.BuyTechnique("c1", "Tumbling escape"), m.BuyTechnique("c1", "Wall runner"))).name
        == "Wall runner"
    )


@pytest.mark.rule("YAG-132", "YAG-267", "YAG-X44")
def test_one_for_several_skills_is_bought_once_and_works_with_each_that_is_high_enough() -> None:
    state = trained(rifles=3, bows=3)
    assert refused(state, ANN, m.BuyTechnique("c1", "Steady aim")) == ("skill-too-low", "YAG-134")
    state = do(trained(rifles=4, bows=3), ANN, m.BuyTechnique("c1", "Steady aim"))
    assert person(state).xp == 16 and works_with(state, person(state), owned(state)) == ("rifles",)
    assert refused(state, ANN, m.BuyTechnique("c1", "Steady aim")) == ("known", "YAG-132")
    state = do(state, GIL, m.GrantSkill(False, "c1", "bows", 4))
    assert person(state).xp == 16 and set(works_with(state, person(state), owned(state))) == {"rifles", "bows"}
    mixed = do(trained(bows=6, rifles=3), ANN, m.BuyTechnique("c1", "Steady aim"))
    assert works_with(mixed, person(mixed), owned(mixed)) == ("bows",)


@pytest.mark.rule("YAG-136")
def test_a_group_technique_takes_any_skill_of_the_group() -> None:
    state = do(
        trained(),
        GIL,
        skill("fencing", group="blades"),
        skill("knives", group="Blades"),
        defined("Riposte", skills=(), group="blades"),
    )
    state = change(state, "c1", skills=someone(skills={"fencing": 6, "knives": 2}).skills)
    state = do(state, ANN, m.BuyTechnique("c1", "Riposte"))
    one = person(state)
    assert one.xp == 16 and works_with(state, one, owned(state)) == ("fencing",)
    assert (
        usable(state, one, owned(state), "fencing")
        and not usable(state, one, owned(state), "knives")
        and not usable(state, one, owned(state), "brawl")
    )
    low = change(state, "c1", techniques=(), skills=someone(skills={"fencing": 3, "knives": 2}).skills)
    assert refused(low, ANN, m.BuyTechnique("c1", "Riposte")) == ("skill-too-low", "YAG-134")
    assert refused(state, GIL, defined("Salto", skills=(), group="leaps")) == ("no-such-group", "YAG-136")


@pytest.mark.rule("YAG-260")
def test_minimums_look_at_the_raw_score() -> None:
    """A mastery does not make the skill higher."""
    state = holding(
        someone(xp=20, skills={"athletics": 4}, techniques=(technique("dance", "athletics", 3, kind="mastery"),))
    )
    assert refused(state, ANN, m.BuyTechnique("c1", "Tumbling escape")) == ("skill-too-low", "YAG-134")


# Familiarities


@pytest.mark.rule("YAG-137", "YAG-138")
def test_one_familiarity_comes_with_the_skill() -> None:
    driving = next(one for one in SKILLS if one.name == "driving")
    state = trained(driving=4)
    one = person(state)
    assert (
        driving.familiar
        and familiar(state, one, "driving", driving.familiar)
        and familiar(state, one, "driving", driving.familiar.upper())
    )
    assert familiar(state, one, "driving", "") and not familiar(state, one, "driving", "tanks") and one.techniques == ()


@pytest.mark.rule("YAG-137", "YAG-139", "YAG-266")
def test_other_familiarities_have_fixed_prices() -> None:
    state = trained(driving=2, piloting=4)
    state = do(state, ANN, m.BuyTechnique("c1", "motorbikes"), m.BuyTechnique("c1", "jets"))
    assert person(state).xp == 20 - 2 - 4
    assert familiar(state, person(state), "driving", "motorbikes") and familiar(
        state, person(state), "piloting", "jets"
    )
    assert not familiar(state, person(state), "driving", "jets")
    assert all(price in (2, 4) for one in SKILLS for _, price in one.familiarities)


@pytest.mark.rule("YAG-266")
def test_the_price_of_a_familiarity_is_the_skill_it_needs() -> None:
    assert refused(trained(piloting=3), ANN, m.BuyTechnique("c1", "jets")) == ("skill-too-low", "YAG-266")
    assert owned(do(trained(driving=2), ANN, m.BuyTechnique("c1", "motorbikes"))).level == 2


# Specialisations


@pytest.mark.rule("YAG-142", "YAG-Q15")
def test_any_number_of_specialisations_at_the_tables_price() -> None:
    state = trained(history=2, xp=20)
    for number in range(10):
        state = do(state, ANN, m.BuyOwn("c1", "specialisation", "history", 2, f"field {number}"))
    assert person(state).xp == 0 and len(person(state).techniques) == 10
    assert refused(state, ANN, m.BuyOwn("c1", "specialisation", "history", 2, "one more")) == (
        "no-experience",
        "YAG-Q15",
    )


@pytest.mark.rule("YAG-Q15")
def test_the_price_of_a_specialisation_is_a_switch() -> None:
    state = alter(trained(history=3, xp=5), options=Options(specialisation_cost=3))
    assert refused(state, ANN, m.BuyOwn("c1", "specialisation", "history", 2, "Rome"))[0] == "bad-value"
    state = do(state, ANN, m.BuyOwn("c1", "specialisation", "history", 3, "Rome"))
    assert person(state).xp == 2 and owned(state).level == 3
    free = alter(trained(history=1, xp=0), options=Options(specialisation_cost=0))
    assert owned(do(free, ANN, m.BuyOwn("c1", "specialisation", "history", 0, "Rome"))).level == 0


@pytest.mark.rule("YAG-134", "YAG-140", "YAG-142")
def test_specialisations_deepen_knowledges_that_are_known() -> None:
    state = trained(history=1, rifles=4)
    assert refused(state, ANN, m.BuyOwn("c1", "specialisation", "history", 2, "Rome")) == ("skill-too-low", "YAG-134")
    assert refused(state, ANN, m.BuyOwn("c1", "specialisation", "rifles", 2, "Carbines")) == ("no-knowledge", "YAG-140")
    state = do(trained(history=2, law=2), ANN, m.BuyOwn("c1", "specialisation", "history", 2, " Roman  law "))
    assert owned(do(state, ANN, m.BuyOwn("c1", "specialisation", "history", 2, "Roman  law"))).name == "Roman  law 2"
    assert owned(do(state, ANN, m.BuyOwn("c1", "specialisation", "law", 2, "Roman law"))).skills == ("law",)


# When


def test_points_are_spent_at_their_step_or_between_checks() -> None:
    state, who = drafted(table())
    assert person(state, who).xp == 10 and person(state, who).ledger == (Entry(10, "to begin with"),)
    assert refused(state, ANN, m.BuyTechnique(who, "Quiet step")) == ("wrong-step", "YAG-134")
    state = at(change(state, who, skills=someone(skills={"stealth": 4}).skills), who, "techniques")
    state = do(state, ANN, m.BuyTechnique(who, "Quiet step"))
    assert person(state, who).xp == 6
    assert refused(state, GIL, m.BuyTechnique(who, "Quiet step")) == ("not-yours", "YAG-134")
    busy = alter(trained(stealth=4), check=Check(1, "", (Side("c1", "Will"),), target=20))
    assert refused(busy, ANN, m.BuyTechnique("c1", "Quiet step")) == ("not-now", "YAG-134")


@pytest.mark.rule("YAG-133")
def test_while_building_one_may_change_ones_mind() -> None:
    state, who = drafted(table())
    state = at(change(state, who, skills=someone(skills={"brawl": 7}).skills, xp=20), who, "techniques")
    state = do(state, ANN, m.BuyTechnique(who, "Grapple hold"), m.BuyTechnique(who, "Stone drop"))
    hold, drop = [one.id for one in person(state, who).techniques]
    assert refused(state, ANN, m.DropTechnique(who, hold)) == ("needed", "YAG-135")
    events, state = happens(state, ANN, m.DropTechnique(who, drop))
    assert events == (m.TechniqueDropped(who, drop, "Stone drop", 7),) and person(state, who).xp == 16
    state = do(state, ANN, m.DropTechnique(who, hold))
    assert person(state, who).xp == 20 and person(state, who).techniques == ()
    assert refused(state, ANN, m.DropTechnique(who, hold)) == ("not-known", "YAG-131")
    made = do(trained(brawl=4), ANN, m.BuyTechnique("c1", "Grapple hold"))
    assert refused(made, ANN, m.DropTechnique("c1", owned(made).id)) == ("made", "YAG-133")


@pytest.mark.rule("YAG-074")
def test_only_what_can_be_bought_is_offered() -> None:
    levels = {one.name: one.level for one in table().library}
    state = trained(athletics=5)
    names = [name for offer in offered(state, ANN, "buy_technique") for name in offer.asks[1].of]  # type: ignore[union-attr]
    assert "Tumbling escape" in names and "Wall runner" not in names and max([levels[str(name)] for name in names]) == 5
