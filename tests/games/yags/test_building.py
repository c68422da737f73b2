"""Building step by step (3.1): steps, points of a table that counts them, review."""

from typing import Any

import pytest

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    alter,
    approved,
    at,
    change,
    do,
    drafted,
    happens,
    holding,
    in_scene,
    item,
    offered,
    permitted,
    person,
    refusal,
    refused,
    someone,
    table,
    technique,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import STAGES, Budget, State
from parlour.games.yags.rules import approval, creation
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.rules.making import budget_rows


def budgeted(attributes: int = 4, skills: int = 10, experience: int = 6) -> tuple[State, str]:
    """Ann's draft at a table that counts points."""
    state = alter(table(build_mode="budget"), budget=Budget(attributes, skills, experience))
    return drafted(state)


# Steps


def test_the_steps_go_on_and_back() -> None:
    state, who = drafted(table())
    stages = [person(state, who).stage]
    for _ in range(4):
        state = do(state, ANN, m.Step(True, who))
        stages.append(person(state, who).stage)
    assert tuple(stages) == STAGES[:-1]
    assert refused(state, ANN, m.Step(True, who)) == ("last-step", "YAG-033")
    state = do(state, ANN, m.Submit(who))
    assert person(do(state, ANN, m.Step(False, who)), who).stage == "gear"
    first = at(state, who, "frame")
    assert refused(first, ANN, m.Step(False, who)) == ("first-step", "YAG-033")
    assert refused(first, BEN, m.Step(True, who)) == ("not-yours", "YAG-033")
    assert refused(first, ANN, m.Submit(who)) == ("wrong-step", "YAG-046")
    assert refused(at(state, who, "ready"), ANN, m.Step(True, who)) == ("made", "YAG-033")


def test_the_game_master_takes_no_steps_with_her_own() -> None:
    state, who = drafted(table(), GIL, "Guard")
    state = do(
        state, GIL, m.SetSize(who, 6), m.SetAttribute(who, "Will", 5), m.SetSkill(who, "melee", 4), item(who, "spear")
    )
    assert refused(state, GIL, m.Step(True, who)) == ("no-steps", "YAG-033")
    assert refused(state, GIL, m.Submit(who)) == ("gm", "YAG-046")
    state = do(state, GIL, m.Approve(who))
    assert person(state, who).stage == "ready" and person(state, who).allowed == ("size:6",)
    assert refused(state, GIL, m.Approve(who)) == ("made", "YAG-046")


def test_who_is_waited_for() -> None:
    state = table()
    assert creation.awaits(state) == {ANN, BEN}
    state, who = drafted(state)
    state, _ = drafted(state, BEN, "Bea")
    state = at(state, who, "gear")
    assert creation.awaits(state) == {ANN, BEN}
    assert all(offered(state, seat, "submit" if seat == ANN else "step")[0].owed for seat in (ANN, BEN))
    state = do(state, ANN, m.Submit(who))
    assert creation.awaits(state) == {GIL, BEN} and offered(state, GIL, "approve")[0].owed
    assert creation.awaits(in_scene(state)) == {GIL}
    wrong = change(at(state, who, "gear"), who, skills=someone(skills={"medicine": 1}).skills)
    assert creation.awaits(wrong) == {ANN, BEN}, "who lacks something goes back for it"
    back = [offer for offer in offered(wrong, ANN, "step") if offer.fixed == (False,)]
    assert [offer.owed for offer in back] == [True] and not offered(wrong, ANN, "submit")


# Review


@pytest.mark.rule("YAG-046")
def test_the_game_master_approves_with_every_notice() -> None:
    state, who = drafted(table())
    state = do(at(state, who, "attributes"), ANN, m.SetAttribute(who, "Will", 9), m.SetAttribute(who, "Health", 1))
    state = at(state, who, "gear")
    assert refused(state, GIL, m.Approve(who)) == ("not-submitted", "YAG-046")
    state = do(state, ANN, m.Submit(who))
    assert refused(state, ANN, m.Approve(who)) == ("not-gm", "YAG-046")
    events, state = happens(state, GIL, m.Approve(who))
    assert events == (m.Approved(who, ("attribute:Health:1", "attribute:Will:9")),)
    assert person(state, who).stage == "ready" and person(state, who).allowed == events[0].allowed


def test_the_game_master_sends_back_with_a_reason() -> None:
    state, who = drafted(table())
    state = do(at(state, who, "gear"), ANN, m.Submit(who))
    assert refused(state, ANN, m.SendBack(who, "no")) == ("not-gm", "YAG-046")
    state = do(state, GIL, m.SendBack(who, "Too strong "))
    assert (person(state, who).stage, person(state, who).sent_back) == ("gear", "Too strong")
    state = do(state, ANN, m.Submit(who))
    assert person(state, who).sent_back == ""
    assert refused(do(state, GIL, m.Approve(who)), GIL, m.SendBack(who, "late")) == ("made", "YAG-046")


@pytest.mark.rule("YAG-109", "YAG-134", "YAG-135")
def test_what_does_not_hold_is_not_handed_in() -> None:
    state, who = drafted(table())
    state = at(state, who, "gear")
    cases: dict[str, dict[str, Any]] = {
        "YAG-109": {"skills": someone(skills={"first aid": 2, "medicine": 5}).skills},
        "YAG-108": {"skills": someone(skills={"first aid": 1, "medicine": 1}).skills},
        "YAG-111": {"skills": someone(skills={"science": 3, "engineering": 5, "robotics": 3}).skills},
        "YAG-063": {"skills": someone(skills={"sorcery": 3}).skills},
        "YAG-134": {"techniques": (technique("Feint", "brawl", 4),)},
        "YAG-135": {"techniques": (technique("Feint", "brawl", 2, needs=("Stance",)),)},
    }
    for rule, values in cases.items():
        wrong = change(state, who, **values)
        assert [lack[0] for lack in lacks(wrong, person(wrong, who))] == [rule]
        assert refused(wrong, ANN, m.Submit(who)) == ("not-complete", rule)
        assert refused(wrong, ANN, m.Step(True, who)) == ("not-complete", rule)
        assert refused(at(wrong, who, "review"), GIL, m.Approve(who)) == ("not-complete", rule)
        assert person(permitted(wrong, ANN, m.Submit(who)), who).stage == "review"
    strange = at(change(state, who, **cases["YAG-063"]), who, "skills")
    assert lacks(do(strange, ANN, m.SetSkill(who, "sorcery", 0)), person(state, who)) == []


# Points


@pytest.mark.rule("YAG-Q41")
def test_an_open_build_counts_no_points() -> None:
    state, who = drafted(table())
    state = do(
        at(state, who, "attributes"), ANN, *[m.SetAttribute(who, name, 5) for name in ("Will", "Agility", "Strength")]
    )
    assert budget_rows(state, person(state, who)) == () and approved(state, who)


@pytest.mark.rule("YAG-Q41")
def test_points_for_attributes_above_3() -> None:
    state, who = budgeted()
    state = do(at(state, who, "attributes"), ANN, m.SetAttribute(who, "Will", 5), m.SetAttribute(who, "Health", 2))
    assert budget_rows(state, person(state, who))[0] == ("attributes", 2, 4)
    found = refusal(state, ANN, m.SetAttribute(who, "Agility", 6))
    assert (found.reason, found.rule) == ("no-points", "YAG-Q41") and "5" in found.why
    assert refused(state, ANN, m.SetAttribute(who, "Health", 6)) == ("no-points", "YAG-Q41")
    assert person(do(state, ANN, m.SetAttribute(who, "Health", 5)), who).attributes[1] == 5
    state = do(state, ANN, m.SetAttribute(who, "Agility", 5))
    assert refused(state, ANN, m.SetAttribute(who, "Will", 6)) == ("no-points", "YAG-Q41")
    assert person(permitted(state, ANN, m.SetAttribute(who, "Will", 6)), who).attributes[7] == 6
    state, guard = drafted(state, GIL, "Guard")
    assert do(state, GIL, m.SetAttribute(guard, "Will", 8)) and budget_rows(state, person(state, guard)) == ()


@pytest.mark.rule("YAG-Q41")
def test_points_for_skills_by_the_tables_prices() -> None:
    state, who = budgeted(skills=10)
    state = at(state, who, "skills")
    state = do(state, ANN, m.SetSkill(who, "rifles", 4), m.SetSkill(who, "stealth", 4))
    assert budget_rows(state, person(state, who))[1] == ("skills", 6, 10)
    assert refused(state, ANN, m.SetSkill(who, "rifles", 9)) == ("no-points", "YAG-Q41")
    assert do(state, ANN, m.SetSkill(who, "rifles", 8))
    dear = do(state, GIL, m.SetPrice("standard", 0, 1))
    assert budget_rows(dear, person(dear, who))[1] == ("skills", 12, 10)
    assert refused(at(dear, who, "gear"), ANN, m.Submit(who)) == ("not-complete", "YAG-Q41")
    dear = do(dear, ANN, m.SetSkill(who, "rifles", 3))
    assert budget_rows(dear, person(dear, who))[1] == ("skills", 8, 10)


@pytest.mark.rule("YAG-Q41")
def test_experience_to_begin_with() -> None:
    state, who = budgeted(experience=3)
    assert person(state, who).xp == 3
    state = at(change(state, who, skills=someone(skills={"driving": 2}).skills), who, "techniques")
    state = do(state, ANN, m.BuyTechnique(who, "motorbikes"))
    assert budget_rows(state, person(state, who))[2] == ("techniques", 2, 3)
    assert refused(state, GIL, m.SetBudget(-1, 0, 0)) == ("bad-value", "YAG-Q41")
    assert do(state, GIL, m.SetBudget(5, 20, 1)).budget == Budget(5, 20, 1)
    less = at(do(state, GIL, m.SetBudget(5, 20, 1)), who, "gear")
    assert refused(less, ANN, m.Submit(who)) == ("not-complete", "YAG-Q41")


def test_what_the_game_master_allowed_knows_no_steps() -> None:
    state = holding(someone())
    assert refused(state, ANN, m.SetSkill("c1", "rifles", 1)) == ("made", "YAG-063")
    assert approval.lacks(permitted(state, ANN, m.SetSkill("c1", "rifles", 1)), person(state)) == []
