"""What a campaign is played with (B0): the list of skills, the library, prices, the budget."""

from typing import Any

import pytest

from games.yags.given_people import (
    ANN,
    GIL,
    alter,
    change,
    defined,
    do,
    happens,
    holding,
    offered,
    person,
    refused,
    skill,
    someone,
    table,
    technique,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.campaign import LIBRARY, SKILLS
from parlour.games.yags.model import Budget, Check, Effect, Side, State
from parlour.games.yags.rules.ask import skill_def
from parlour.games.yags.rules.campaign import pairs
from parlour.games.yags.rules.skills import familiar
from parlour.games.yags.rules.techniques import entry


def names(state: State) -> list[str]:
    return [one.name for one in state.skills]


@pytest.mark.rule("YAG-103", "YAG-108", "YAG-111")
def test_a_skill_of_the_campaigns_own() -> None:
    state = do(
        table(), GIL, skill("Deep  Diving", default="athletics", needs="Survival 2, first aid 1", tl=6, group="Water")
    )
    one = skill_def(state, "deep diving")
    assert one is not None and one == state.skills[-1]
    assert (one.default, one.needs, one.tl, one.group) == ("athletics", (("survival", 2), ("first aid", 1)), 6, "water")
    state = do(state, GIL, skill("deep diving", kind="knowledge", limited_by="survival", attributes=("Will", "Health")))
    again = skill_def(state, "deep diving")
    assert again is not None and (again.kind, again.limited_by, again.attributes, again.needs) == (
        "knowledge",
        "survival",
        ("Will", "Health"),
        (),
    )
    assert len(state.skills) == len(SKILLS) + 1


@pytest.mark.rule("YAG-137", "YAG-139")
def test_familiarities_of_a_skill_of_ones_own() -> None:
    state = do(
        holding(someone(xp=9, skills={"crawlers": 4})),
        GIL,
        skill("crawlers", familiarities="dune crawler, ice crawler 2, deep crawler 4"),
    )
    one = skill_def(state, "crawlers")
    assert (
        one is not None
        and one.familiar == "dune crawler"
        and one.familiarities == (("ice crawler", 2), ("deep crawler", 4))
    )
    state = do(state, ANN, m.BuyTechnique("c1", "deep crawler"))
    assert person(state).xp == 5
    assert [
        familiar(state, person(state), "crawlers", kind) for kind in ("dune crawler", "ice crawler", "deep crawler")
    ] == [True, False, True]
    assert refused(state, GIL, skill("sleds", familiarities="dogs 2")) == ("no-default", "YAG-137")
    assert refused(state, GIL, skill("sleds", familiarities="dogs, reindeer")) == ("no-price", "YAG-139")


@pytest.mark.rule("YAG-075", "YAG-103", "YAG-108", "YAG-111")
@pytest.mark.parametrize(
    ("command", "why"),
    [
        (skill("Stealth"), ("talent", "YAG-075")),
        (skill("juggling", default="juggling"), ("no-such-skill", "YAG-103")),
        (skill("juggling", default="magic"), ("no-such-skill", "YAG-103")),
        (skill("juggling", needs="magic 2"), ("no-such-skill", "YAG-108")),
        (skill("juggling", needs="sleight"), ("no-level", "YAG-108")),
        (skill("history", needs="history 2"), ("no-such-skill", "YAG-108")),
        (skill("first aid", needs="medicine 1"), ("circle", "YAG-108")),
        (skill("science", limited_by="robotics"), ("circle", "YAG-111")),
        (skill("juggling", attributes=()), ("bad-value", "YAG-103")),
        (skill("  "), ("no-name", "YAG-103")),
    ],
)
def test_skills_that_could_not_be(command: Any, why: tuple[str, str]) -> None:
    assert refused(table(), GIL, command) == why


@pytest.mark.rule("YAG-103", "YAG-111")
def test_nothing_is_its_own_default_or_limit() -> None:
    one = skill_def(do(table(), GIL, skill("history", default="history", limited_by="history")), "history")
    assert one is not None and (one.default, one.limited_by) == ("", "")


def test_names_with_numbers_are_read() -> None:
    assert pairs("first aid 2, science 1,, ") == [("first aid", 2), ("science", 1)]
    assert pairs("typical car, motorbikes 2") == [("typical car", 0), ("motorbikes", 2)] and pairs("") == []


@pytest.mark.rule("YAG-075")
def test_skills_are_struck_unless_something_rests_on_them() -> None:
    state = do(table(), GIL, m.DropSkill("sailing"))
    assert "sailing" not in names(state) and not any("sailing" in one.skills for one in state.library)
    for which, why in (
        ("stealth", ("talent", "YAG-075")),
        ("first aid", ("in-use", "YAG-108")),
        ("bows", ("in-use", "YAG-108")),
        ("magic", ("no-such-skill", "YAG-063")),
    ):
        assert refused(state, GIL, m.DropSkill(which)) == why
    assert refused(holding(someone(skills={"law": 1})), GIL, m.DropSkill("law")) == ("in-use", "YAG-108")
    assert refused(state, ANN, m.DropSkill("law")) == ("not-gm", "YAG-075")


@pytest.mark.rule("YAG-131", "YAG-135")
def test_a_technique_of_the_campaigns_own() -> None:
    state = do(
        table(),
        GIL,
        defined(
            "Feint", what="bonus", amount=3, situations=("hold",), unencumbered=True, needs=("Grapple hold",), level=5
        ),
    )
    one = entry(state, "Feint")
    assert (
        one is not None
        and one.effect == Effect("bonus", 3, ("hold",), True)
        and (one.level, one.needs) == (5, ("Grapple hold",))
    )
    state = do(state, GIL, defined("Feint", level=6, text="Look there!"))
    again = entry(state, "Feint")
    assert (
        again is not None
        and (again.level, again.text, again.needs) == (6, "Look there!", ())
        and len(state.library) == len(LIBRARY) + 1
    )
    assert refused(state, GIL, defined("Grapple hold", needs=("Stone drop",))) == ("circle", "YAG-135")
    itself = entry(do(state, GIL, defined("Feint", needs=("Feint", "Grapple hold"))), "Feint")
    assert itself is not None and itself.needs == ("Grapple hold",)
    assert refused(state, GIL, defined("Feint", group="blades")) == ("no-such-group", "YAG-136")
    bladed = do(state, GIL, skill("sabre", group="blades"))
    assert refused(bladed, GIL, defined("Feint", group="blades")) == ("both", "YAG-136")
    assert refused(state, ANN, defined("Mine")) == ("not-gm", "YAG-131")


@pytest.mark.rule("YAG-145")
def test_masteries_are_bought_from_the_first_level() -> None:
    state = do(holding(someone(xp=5)), GIL, defined("knife tricks", kind="mastery", skills=("sleight",), level=7))
    assert person(do(state, ANN, m.BuyTechnique("c1", "knife tricks"))).xp == 4


def test_who_has_a_technique_keeps_it_when_the_library_loses_it() -> None:
    state = holding(someone(techniques=(technique("Steady aim", "rifles", 4),), skills={"rifles": 4}))
    events, state = happens(state, GIL, m.DropLibrary("Steady aim"))
    assert (
        events == (m.TechniqueUndefined("Steady aim"),)
        and entry(state, "Steady aim") is None
        and person(state).techniques
    )
    assert refused(state, GIL, m.DropLibrary("Steady aim")) == ("no-such-technique", "YAG-131")
    assert refused(state, GIL, m.DropLibrary("Grapple hold")) == ("needed", "YAG-135")


def test_prices_and_budget() -> None:
    state = do(table(), GIL, m.SetPrice("standard", 1, 2), m.SetPrice("standard", 3, 4), m.SetBudget(1, 2, 3))
    assert [(one.kind, one.flat, one.times) for one in state.prices] == [("standard", 3, 4)] and state.budget == Budget(
        1, 2, 3
    )
    assert do(state, GIL, m.SetPrice("standard", 0, 0)).prices == ()
    assert refused(state, ANN, m.SetPrice("standard", 1, 1)) == ("not-gm", "YAG-001")
    assert refused(state, ANN, m.SetBudget(1, 1, 1)) == ("not-gm", "YAG-Q41")


def test_nothing_is_edited_in_the_middle_of_a_check() -> None:
    state = alter(holding(someone()), check=Check(1, "", (Side("c1", "Will"),), target=20))
    for command in (
        skill("magic"),
        m.DropSkill("law"),
        defined("Feint"),
        m.DropLibrary("Steady aim"),
        m.AddCulture(1, "Hill"),
        m.SetPrice("standard", 1, 1),
        m.SetBudget(1, 1, 1),
    ):
        assert refused(state, GIL, command)[0] == "not-now"
    assert not offered(state, GIL, "define_skill")


def test_offers_of_the_campaign_are_few() -> None:
    state = change(holding(someone()), "c1", xp=9)
    commands = (
        "define_skill",
        "drop_skill",
        "define_technique",
        "drop_library",
        "add_culture",
        "set_price",
        "set_budget",
    )
    assert [len(offered(state, GIL, name)) for name in commands] == [1, 1, 4, 1, 1, 1, 1]
