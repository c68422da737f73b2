"""Talents and languages (2.6): what somebody new has, and what being human has to do with it."""

import pytest

from games.yags.given_people import (
    ANN,
    GIL,
    at,
    change,
    do,
    drafted,
    happens,
    holding,
    offered,
    person,
    refused,
    someone,
    table,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import language_band
from parlour.games.yags.model import TALENTS, Language, Skill
from parlour.games.yags.rules.ask import score


@pytest.mark.rule("YAG-063", "YAG-075", "YAG-076", "YAG-263")
def test_a_human_knows_eight_talents_at_2_and_nothing_else() -> None:
    state, who = drafted(table())
    assert TALENTS == ("athletics", "awareness", "brawl", "charm", "guile", "sleight", "stealth", "throw")
    assert person(state, who).skills == tuple([Skill(name, 2) for name in TALENTS])
    assert [score(person(state, who), skill.name) for skill in state.skills if skill.kind != "talent"] == [0] * (
        len(state.skills) - 8
    )


@pytest.mark.rule("YAG-263")
def test_others_know_only_what_they_are_given() -> None:
    state, who = drafted(table(), GIL, "Wolf", human=False, kind="creature")
    assert person(state, who).skills == ()
    assert score(person(do(state, GIL, m.SetSkill(who, "stealth", 4)), who), "stealth") == 4


@pytest.mark.rule("YAG-263")
def test_talents_nobody_touched_come_and_go_with_being_human() -> None:
    state, who = drafted(table())
    state = do(at(state, who, "skills"), ANN, m.SetSkill(who, "stealth", 5))
    events, state = happens(at(state, who, "frame"), ANN, m.SetNature(False, who, "human"))
    assert person(state, who).skills == (Skill("stealth", 5),) and len(events) == 8
    state = do(state, ANN, m.SetNature(True, who, "human"))
    assert {known.name: known.level for known in person(state, who).skills} == {
        **dict.fromkeys(TALENTS, 2),
        "stealth": 5,
    }
    assert refused(state, ANN, m.SetNature(True, who, "human")) == ("as-it-is", "YAG-263")
    assert refused(at(state, who, "skills"), ANN, m.SetNature(False, who, "human")) == ("wrong-step", "YAG-263")
    state, wolf = drafted(state, GIL, "Wolf", human=False, kind="creature")
    assert refused(state, GIL, m.SetNature(True, wolf, "human")) == ("not-human", "YAG-048")


@pytest.mark.rule("YAG-071")
def test_one_of_many_is_the_game_masters() -> None:
    state, who = drafted(table())
    assert refused(state, ANN, m.SetNature(False, who, "named")) == ("named", "YAG-071")
    state, guard = drafted(state, GIL, "Guard")
    assert not person(do(state, GIL, m.SetNature(False, guard, "named")), guard).named


# Languages


@pytest.mark.rule("YAG-086")
def test_the_native_language_is_4() -> None:
    state, who = drafted(table())
    assert person(state, who).languages == (Language("native", 4),)
    state, wolf = drafted(state, GIL, "Wolf", human=False, kind="creature")
    assert person(state, wolf).languages == ()


@pytest.mark.rule("YAG-082")
def test_languages_have_levels_and_words_for_them() -> None:
    state, who = drafted(table())
    state = do(
        at(state, who, "skills"), ANN, m.SetLanguage(True, who, 2, "Norse"), m.SetLanguage(True, who, 3, "norse")
    )
    assert person(state, who).languages == (Language("native", 4), Language("Norse", 3))
    state = do(state, ANN, m.SetLanguage(True, who, 0, "Norse"))
    assert person(state, who).languages == (Language("native", 4),)
    assert refused(state, ANN, m.SetLanguage(True, who, 0, "Norse")) == ("not-known", "YAG-082")
    assert refused(at(state, who, "gear"), ANN, m.SetLanguage(True, who, 2, "Norse")) == ("wrong-step", "YAG-082")
    assert len({language_band(level).label for level in (1, 2, 3, 4, 5)}) == 5 and language_band(7) == language_band(5)


@pytest.mark.rule("YAG-088")
def test_reading_comes_with_a_language_or_apart() -> None:
    state, who = drafted(table())
    assert refused(at(state, who, "skills"), ANN, m.SetLanguage(False, who, 2, "Norse")) == ("literate", "YAG-088")
    assert [offer.fixed[0] for offer in offered(at(state, who, "skills"), ANN, "set_language")] == [True, True]
    apart, who = drafted(table(language_literacy="separate"))
    assert person(apart, who).languages == (Language("native", 4, False),)
    apart = do(
        at(apart, who, "skills"), ANN, m.SetLanguage(False, who, 2, "Norse"), m.SetLanguage(True, who, 4, "native")
    )
    assert person(apart, who).languages == (Language("native", 4, True), Language("Norse", 2, False))


@pytest.mark.rule("YAG-088")
def test_a_language_learnt_in_play_comes_with_reading_or_not() -> None:
    for literacy, literate in (("automatic", True), ("separate", False)):
        state = do(holding(someone(xp=9), language_literacy=literacy), GIL, m.SetPrice("language", 0, 2))
        state = do(state, ANN, m.LearnLanguage("c1", "Norse"))
        assert person(state).languages == (Language("Norse", 1, literate),) and person(state).xp == 7
    state = change(state, "c1", languages=(Language("Norse", 1, True),))
    assert person(do(state, ANN, m.LearnLanguage("c1", " norse ")), "c1").languages == (Language("Norse", 2, True),)
    dear = change(state, "c1", xp=3)
    assert refused(dear, ANN, m.LearnLanguage("c1", "Norse")) == ("no-experience", "YAG-082")
    latin = person(do(dear, ANN, m.LearnLanguage("c1", "Latin")))
    assert [known.name for known in latin.languages] == ["Norse", "Latin"] and latin.xp == 1
    assert refused(change(state, "c1", xp=1), ANN, m.LearnLanguage("c1", "Latin")) == ("no-experience", "YAG-082")
