"""Technology (2.23): Tech Levels, cultures, and what belongs to a later age."""

import pytest
from msgspec.structs import replace

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    alter,
    approved,
    at,
    do,
    drafted,
    happens,
    holding,
    in_scene,
    item,
    permitted,
    person,
    refused,
    someone,
    table,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import era_name, tech_name, tech_of_year
from parlour.games.yags.model import State
from parlour.games.yags.rules import derive
from parlour.games.yags.rules.notices import blocking, notices
from parlour.games.yags.rules.skills import limit


def told(state: State, who: str) -> list[tuple[str, bool]]:
    return [(notice.key, notice.blocks) for notice in notices(state, person(state, who))]


@pytest.mark.rule("YAG-252")
def test_tech_levels_have_names() -> None:
    names = ["Stone", "Bronze", "Iron", "Medieval", "Renaissance", "Steam", "Mechanical", "Nuclear", "Information"]
    assert [tech_name(level) for level in range(9)] == names and [tech_name(level) for level in (9, 12)] == [
        "future",
        "future",
    ]


@pytest.mark.rule("YAG-253", "YAG-Q57")
def test_years_have_tech_levels() -> None:
    assert [tech_of_year(year) for year in (1200, 1450, 1910, 2020, 2030, 900)] == [3, 4, 6, 9, 9, None]


# Skills


@pytest.mark.rule("YAG-251")
def test_skills_of_a_later_age_are_blocked_until_the_game_master_allows_them() -> None:
    state, who = drafted(table(campaign_tl=3))
    state = at(state, who, "skills")
    assert limit(state, person(state, who), "computers") == (0, "computers is from Tech Level 7, and here it's 3")
    assert refused(state, ANN, m.SetSkill(who, "computers", 1)) == ("too-high", "YAG-251")
    state = do(state, ANN, m.SetSkill(who, "bows", 3))
    state = do(state, GIL, m.AllowNotice(who, "tl:computers"))
    state = do(state, ANN, m.SetSkill(who, "computers", 2))
    assert told(state, who) == []
    assert refused(state, ANN, m.SetSkill(who, "driving", 1)) == ("too-high", "YAG-251")
    assert permitted(state, ANN, m.SetSkill(who, "driving", 1))


@pytest.mark.rule("YAG-251")
def test_studying_them_is_blocked_the_same_way() -> None:
    state = do(holding(someone(xp=9), campaign_tl=3), GIL, m.SetPrice("standard", 3, 0))
    assert refused(state, ANN, m.Study("c1", "computers", 1, "")) == ("not-allowed", "YAG-251")
    state = do(state, GIL, m.AllowNotice("c1", "tl:computers"))
    assert person(do(state, ANN, m.Study("c1", "computers", 3, ""))).skills[-1].name == "computers"


@pytest.mark.rule("YAG-251")
@pytest.mark.parametrize(("enforce", "found"), [("warn", [("tl:computers", False)]), ("off", [])])
def test_a_table_may_only_warn_or_not_care(enforce: str, found: list[tuple[str, bool]]) -> None:
    state, who = drafted(table(campaign_tl=3, tl_enforce=enforce))
    state = do(at(state, who, "skills"), ANN, m.SetSkill(who, "computers", 2))
    state = do(at(state, who, "gear"), ANN, item(who, "radio", tl=6))
    which = person(state, who).items[0]
    assert which.here and told(state, who) == (found and [*found, (f"tl:{which.id}", False)])
    assert approved(state, who)


# Things


@pytest.mark.rule("YAG-251")
def test_things_of_a_later_age_lie_apart_until_the_game_master_allows_them() -> None:
    state = holding(someone(), campaign_tl=3)
    events, state = happens(state, ANN, item("c1", "radio", 4000, tl=6))
    which = person(state).items[0].id
    assert events[1] == m.Petitioned(1, ANN, "tl", "c1", "radio, of Tech Level 6", which)
    assert told(state, "c1") == [(f"tl:{which}", True)] and derive.load(person(state)) == 0
    assert refused(state, ANN, m.PutItem("c1", which, "carried")) == ("tech-level", "YAG-251")
    events, yes = happens(state, GIL, m.AnswerPetition(True, 1))
    assert events == (
        m.PetitionAnswered(1, True),
        m.NoticeAllowed("c1", f"tl:{which}"),
        m.LoadChanged("c1", -1, 0, 4000),
    )
    assert told(yes, "c1") == [] and person(yes).items[0].allowed and yes.petitions == ()
    yes = do(yes, ANN, m.PutItem("c1", which, "left"), m.PutItem("c1", which, "worn"))
    no = do(state, GIL, m.AnswerPetition(False, 1))
    assert told(no, "c1") == [(f"tl:{which}", True)] and no.petitions == () and not person(no).items[0].here
    assert do(state, GIL, m.AllowNotice("c1", f"tl:{which}")).petitions == ()
    assert do(state, ANN, m.DropItem("c1", which)).petitions == ()


@pytest.mark.rule("YAG-251")
def test_while_building_it_waits_for_the_review() -> None:
    state, who = drafted(table(campaign_tl=3))
    state = do(at(state, who, "gear"), ANN, item(who, "radio", tl=6), item(who, "rope", tl=1))
    assert state.petitions == () and len(blocking(state, person(state, who))) == 1
    state = approved(state, who)
    assert told(state, who) == [] and all(one.here for one in person(state, who).items)


@pytest.mark.rule("YAG-251")
def test_what_the_game_master_gives_she_allows() -> None:
    state = in_scene(do(holding(someone("c1"), someone("c2", BEN), campaign_tl=3), GIL, item("c1", "radio", tl=6)))
    one = person(state).items[0]
    assert one.here and one.allowed and told(state, "c1") == [] and state.petitions == ()
    state = do(state, ANN, m.HandItem("c1", one.id, "c2"))
    assert told(state, "c2") == [] and person(state, "c1").allowed == ()


# Cultures


@pytest.mark.rule("YAG-279")
def test_a_culture_is_judged_by_its_own_tech_level() -> None:
    state, who = drafted(table(campaign_tl=3))
    state = do(state, GIL, m.AddCulture(1, "Hillfolk"), m.AddCulture(16, "Visitors"))
    assert derive.tech_level(state, person(state, who)) == 3
    state = do(state, ANN, m.SetCulture(who, "Hillfolk"))
    assert derive.tech_level(state, person(state, who)) == 1
    assert refused(at(state, who, "skills"), ANN, m.SetSkill(who, "lockpicking", 1)) == ("too-high", "YAG-251")
    armed = do(at(state, who, "gear"), ANN, item(who, "sword", tl=2))
    assert blocking(armed, person(armed, who))
    state = do(state, GIL, m.SetCulture(who, "Visitors"))
    assert do(at(state, who, "skills"), ANN, m.SetSkill(who, "robotics", 0), m.SetSkill(who, "computers", 3))
    assert era_name(16) == "beyond the named levels"


@pytest.mark.rule("YAG-279")
def test_cultures_come_and_go() -> None:
    state = do(holding(someone()), GIL, m.AddCulture(1, "Hillfolk"), m.SetCulture("c1", "Hillfolk"))
    assert refused(state, ANN, m.SetCulture("c1", "")) == ("made", "YAG-279")
    assert refused(state, GIL, m.SetCulture("c1", "Sea folk")) == ("no-such-culture", "YAG-279")
    assert derive.tech_level(do(state, GIL, m.AddCulture(2, "Hillfolk")), person(state)) == 2
    state = do(state, GIL, m.DropCulture("Hillfolk"))
    assert person(state).culture == "" and state.cultures == () and derive.tech_level(state, person(state)) == 8
    assert refused(state, GIL, m.DropCulture("Hillfolk")) == ("no-such-culture", "YAG-279")
    assert refused(state, ANN, m.AddCulture(2, "Ours")) == ("not-gm", "YAG-279")
    assert derive.tech_level(alter(state, options=replace(state.options, campaign_tl=5)), person(state)) == 5
