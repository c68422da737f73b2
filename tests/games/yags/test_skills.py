"""Skills (2.6, 2.8): levels, pre-requisites, limits, and what is out of the ordinary."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.yags.given_people import (
    ANN,
    GIL,
    alter,
    at,
    change,
    do,
    drafted,
    happens,
    holding,
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
from parlour.games.yags.model import Skill, State
from parlour.games.yags.rules.ask import score
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.skills import bound, floor, limit, price


def building(**options: Any) -> tuple[State, str]:
    """Ann's draft at the step of skills."""
    state, who = drafted(table(**options))
    return at(state, who, "skills"), who


def told(state: State, who: str) -> list[tuple[str, str]]:
    return [(notice.key, notice.rule) for notice in notices(state, person(state, who))]


@pytest.mark.rule("YAG-063")
def test_a_skill_is_0_until_it_is_learnt() -> None:
    state, who = building()
    events, state = happens(state, ANN, m.SetSkill(who, "rifles", 4))
    assert events == (m.SkillSet(who, "rifles", 0, 4),) and score(person(state, who), "rifles") == 4
    state = do(state, ANN, m.SetSkill(who, "rifles", 0))
    assert score(person(state, who), "rifles") == 0 and Skill("rifles", 0) not in person(state, who).skills
    assert refused(state, ANN, m.SetSkill(who, "sorcery", 1)) == ("no-such-skill", "YAG-063")
    assert limit(state, person(state, who), "sorcery") == (0, "sorcery isn't on the campaign's skill list")
    assert refused(at(state, who, "gear"), ANN, m.SetSkill(who, "rifles", 1)) == ("wrong-step", "YAG-063")


@pytest.mark.rule("YAG-066")
def test_skills_have_no_end_but_above_15_is_mythical() -> None:
    state, who = building()
    assert limit(state, person(state, who), "rifles")[1] == ""
    assert told(do(state, ANN, m.SetSkill(who, "rifles", 15)), who) == []
    state = do(state, ANN, m.SetSkill(who, "rifles", 16))
    assert told(state, who) == [("skill:rifles:16", "YAG-066")]
    assert told(change(state, who, human=False), who) == []


@pytest.mark.rule("YAG-071")
def test_above_9_is_for_named_characters() -> None:
    state, who = drafted(table(), GIL, "Raider")
    state = do(state, GIL, m.SetNature(False, who, "named"), m.SetSkill(who, "rifles", 9))
    assert told(state, who) == []
    state = do(state, GIL, m.SetSkill(who, "rifles", 10))
    assert told(state, who) == [("unnamed:rifles:10", "YAG-071")]
    assert told(do(state, GIL, m.SetNature(True, who, "named")), who) == []
    assert told(alter(state, options=replace(state.options, skill_unnamed_max=10)), who) == []


@pytest.mark.rule("YAG-065")
def test_skills_learnt_at_once_are_noticed_above_4() -> None:
    state = holding(someone())
    state = do(state, GIL, m.GrantSkill(True, "c1", "rifles", 4))
    assert told(state, "c1") == []
    events, state = happens(state, GIL, m.GrantSkill(True, "c1", "rifles", 5))
    assert events == (m.SkillSet("c1", "rifles", 4, 5, "instant"),)
    assert told(state, "c1") == [("instant:rifles:5", "YAG-065")]
    assert told(do(state, GIL, m.AllowNotice("c1", "instant:rifles:5")), "c1") == []
    assert told(alter(state, options=replace(state.options, skill_instant_max=5)), "c1") == []
    taught = do(holding(someone()), GIL, m.GrantSkill(False, "c1", "rifles", 6))
    assert told(taught, "c1") == [] and score(person(taught), "rifles") == 6
    assert refused(state, ANN, m.GrantSkill(True, "c1", "rifles", 7)) == ("not-gm", "YAG-065")
    state = do(state, GIL, m.GrantSkill(False, "c1", "rifles", 3))
    assert score(person(state), "rifles") == 3 and told(state, "c1") == []
    assert refused(state, GIL, m.GrantSkill(False, "c1", "medicine", 1)) == ("too-high", "YAG-108")
    learned = holding(someone(skills={"first aid": 2, "medicine": 4}))
    assert refused(learned, GIL, m.GrantSkill(False, "c1", "first aid", 1)) == ("needed", "YAG-109")
    assert refused(learned, GIL, m.GrantSkill(False, "c9", "first aid", 3)) == ("bad-target", "YAG-065")


# Pre-requisites and limits


@pytest.mark.rule("YAG-108")
def test_pre_requisites_come_first() -> None:
    state, who = building()
    state = do(state, ANN, m.SetSkill(who, "first aid", 1))
    found = refusal(state, ANN, m.SetSkill(who, "medicine", 1))
    assert (found.reason, found.rule) == ("too-high", "YAG-108") and "first aid 2" in found.why
    assert limit(state, person(state, who), "medicine") == (0, "medicine needs first aid 2 first")
    state = do(state, ANN, m.SetSkill(who, "first aid", 2), m.SetSkill(who, "medicine", 1))
    assert score(person(state, who), "medicine") == 1


@pytest.mark.rule("YAG-108")
def test_all_pre_requisites_must_be_there() -> None:
    state, who = building()
    state = do(state, GIL, skill("surgery", kind="knowledge", needs="first aid 2, science 1"))
    state = do(state, ANN, m.SetSkill(who, "first aid", 2))
    assert limit(state, person(state, who), "surgery")[0] == 0
    state = do(state, ANN, m.SetSkill(who, "science", 1))
    assert limit(state, person(state, who), "surgery") == (2, "at most double science 1")
    state = do(state, ANN, m.SetSkill(who, "first aid", 4), m.SetSkill(who, "science", 3))
    assert limit(state, person(state, who), "surgery") == (6, "at most double science 3")


@pytest.mark.rule("YAG-109", "YAG-X36")
def test_never_above_double_a_pre_requisite() -> None:
    state, who = building()
    state = do(state, ANN, m.SetSkill(who, "first aid", 2), m.SetSkill(who, "medicine", 4))
    assert refused(state, ANN, m.SetSkill(who, "medicine", 5)) == ("too-high", "YAG-109")
    state = do(state, ANN, m.SetSkill(who, "science", 2))
    assert limit(state, person(state, who), "engineering")[0] == 4
    assert score(person(permitted(state, ANN, m.SetSkill(who, "medicine", 5)), who), "medicine") == 5


@pytest.mark.rule("YAG-111", "YAG-X36")
def test_a_limited_skill_is_at_most_half_of_what_limits_it() -> None:
    state, who = building()
    state = do(
        state, ANN, m.SetSkill(who, "science", 3), m.SetSkill(who, "engineering", 5), m.SetSkill(who, "robotics", 2)
    )
    assert refused(state, ANN, m.SetSkill(who, "robotics", 3)) == ("too-high", "YAG-111")
    four = holding(someone(skills={"science": 2, "engineering": 4}))
    assert bound(four, person(four), "robotics") == (2, "at most half of engineering 4", "YAG-111")


@pytest.mark.rule("YAG-109", "YAG-111")
def test_what_others_rest_on_is_not_lowered() -> None:
    state, who = building()
    state = do(state, ANN, m.SetSkill(who, "first aid", 3), m.SetSkill(who, "medicine", 5))
    assert floor(state, person(state, who), "first aid").level == 3
    assert refused(state, ANN, m.SetSkill(who, "first aid", 2)) == ("needed", "YAG-109")
    state = do(state, ANN, m.SetSkill(who, "medicine", 1), m.SetSkill(who, "first aid", 2))
    assert refused(state, ANN, m.SetSkill(who, "first aid", 1)) == ("needed", "YAG-109")
    state = do(
        state, ANN, m.SetSkill(who, "science", 2), m.SetSkill(who, "engineering", 4), m.SetSkill(who, "robotics", 2)
    )
    assert refused(state, ANN, m.SetSkill(who, "engineering", 3)) == ("needed", "YAG-111")


@pytest.mark.rule("YAG-134")
def test_a_skill_stays_as_high_as_its_techniques_need() -> None:
    state, who = building()
    state = do(state, ANN, m.SetSkill(who, "rifles", 4), m.SetSkill(who, "bows", 4))
    state = change(state, who, techniques=(technique("Steady aim", skills=("rifles", "bows")),))
    for one, other in (("bows", "rifles"), ("rifles", "bows")):
        lower = do(state, ANN, m.SetSkill(who, one, 2))
        assert refused(lower, ANN, m.SetSkill(who, other, 3)) == ("needed", "YAG-134")


@pytest.mark.rule("YAG-110")
def test_no_points_go_towards_a_level_that_is_not_allowed() -> None:
    state = holding(someone(xp=20, skills={"first aid": 2, "medicine": 4}))
    state = do(state, GIL, m.SetPrice("knowledge", 0, 3), m.SetPrice("standard", 0, 3))
    assert refused(state, ANN, m.Study("c1", "medicine", 1, "a textbook")) == ("not-allowed", "YAG-110")
    assert refused(state, ANN, m.Study("c1", "engineering", 1, "a textbook")) == ("not-allowed", "YAG-110")
    state = do(state, ANN, m.Study("c1", "first aid", 9, ""))
    assert score(person(state), "first aid") == 3
    assert do(state, ANN, m.Study("c1", "medicine", 1, "a textbook")).petitions[0].piece == "medicine"


def test_prices_are_the_tables_own() -> None:
    state = table()
    assert price(state, "standard", 3) is None
    state = do(state, GIL, m.SetPrice("standard", 2, 3))
    assert [price(state, "standard", level) for level in (1, 4)] == [5, 14] and price(state, "knowledge", 1) is None
    assert price(do(state, GIL, m.SetPrice("standard", 0, 0)), "standard", 1) is None


@pytest.mark.rule("YAG-109", "YAG-111")
@pytest.mark.parametrize(("science", "history", "most"), [(3, 8, 4), (2, 9, 4), (2, 6, 3)])
def test_the_lower_of_two_limits_holds(science: int, history: int, most: int) -> None:
    state = holding(someone(skills={"science": science, "history": history}))
    state = do(state, GIL, skill("alchemy", needs="science 1", limited_by="history"))
    assert bound(state, person(state), "alchemy").level == most


@pytest.mark.rule("YAG-109")
@pytest.mark.parametrize(("science", "history", "most"), [(4, 5, 8), (5, 4, 8), (3, 1, 2)])
def test_of_two_prerequisites_the_lower_one_holds(science: int, history: int, most: int) -> None:
    state = holding(someone(skills={"science": science, "history": history}))
    state = do(state, GIL, skill("alchemy", needs="science 1, history 1"))
    assert bound(state, person(state), "alchemy").level == most
