"""Experience (3.9): awards, study towards a level, attributes and languages by the table's own prices."""

import pytest

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    alter,
    change,
    do,
    drafted,
    happens,
    holding,
    offered,
    permitted,
    person,
    refusal,
    refused,
    someone,
    table,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Check, Entry, Item, Language, Side, Skill, State
from parlour.games.yags.rules import petitions
from parlour.games.yags.rules.ask import score
from parlour.games.yags.rules.draft import Draft


def priced(state: State) -> State:
    """A level n costs 2 x n, of attributes 5 x n."""
    kinds = ("talent", "standard", "knowledge", "language")
    return do(state, GIL, m.SetPrice("attribute", 0, 5), *[m.SetPrice(kind, 0, 2) for kind in kinds])  # type: ignore[arg-type]


def learning(xp: int = 20, **skills: int) -> State:
    return priced(holding(someone(xp=xp, skills=skills)))


def known(state: State, name: str) -> Skill:
    return next(skill for skill in person(state).skills if skill.name == name)


# Awards


@pytest.mark.rule("YAG-133")
def test_the_game_master_awards_experience() -> None:
    state = holding(someone("c1"), someone("c2", BEN), someone("h1", -1, hidden=True))
    events, state = happens(state, GIL, m.Award(("c1", "c2"), 3, " well played "))
    assert events == (m.Awarded("c1", 3, "well played"), m.Awarded("c2", 3, "well played"))
    assert person(state).xp == 3 and person(state).ledger == (Entry(3, "well played", 1),)
    assert refused(state, ANN, m.Award(("c1",), 3, "me")) == ("not-gm", "YAG-133")
    assert refused(state, GIL, m.Award(("h1",), 3, "why")) == ("bad-target", "YAG-133")
    assert refused(state, GIL, m.Award(("c1",), 0, "why")) == ("bad-value", "YAG-133")


# Skills


def test_points_go_towards_the_next_level() -> None:
    state = learning(rifles=2)
    events, state = happens(state, ANN, m.Study("c1", "rifles", 4, ""))
    assert (
        events == (m.Studied("c1", "rifles", 4, ""),)
        and known(state, "rifles") == Skill("rifles", 2, 4)
        and person(state).xp == 16
    )
    assert refused(state, ANN, m.Study("c1", "rifles", 3, "")) == ("too-many", "YAG-110")
    events, state = happens(state, ANN, m.Study("c1", "rifles", 2, "the range"))
    assert events[1] == m.SkillRaised("c1", "rifles", 3, 0) and known(state, "rifles") == Skill("rifles", 3)
    assert person(state).ledger[1:] == (Entry(-4, "towards rifles 3", 1), Entry(-2, "towards rifles 3", 1))
    state = do(state, ANN, m.Study("c1", "melee", 1, ""))
    assert known(state, "melee") == Skill("melee", 0, 1) and score(person(state), "melee") == 0
    state = do(state, GIL, m.GrantSkill(False, "c1", "melee", 2))
    assert known(state, "melee") == Skill("melee", 2, 1)


def test_without_a_price_nothing_is_for_sale() -> None:
    state = holding(someone(xp=20))
    for command in (m.Study("c1", "rifles", 1, ""), m.RaiseAttribute("c1", "Will"), m.LearnLanguage("c1", "Norse")):
        assert refused(state, ANN, command) == ("not-for-sale", "YAG-001")
        assert not refusal(state, ANN, command).allowable
    assert not [offer for name in ("study", "raise_attribute", "learn_language") for offer in offered(state, ANN, name)]


def test_points_must_be_there() -> None:
    state = learning(xp=3, rifles=4)
    assert refused(state, ANN, m.Study("c1", "rifles", 4, "")) == ("no-experience", "YAG-110")
    assert refused(state, ANN, m.RaiseAttribute("c1", "Will")) == ("no-experience", "YAG-133")
    assert refused(state, BEN, m.Study("c1", "rifles", 1, "")) == ("not-yours", "YAG-110")
    busy = alter(state, check=Check(1, "", (Side("c1", "Will"),), target=20))
    assert refused(busy, ANN, m.Study("c1", "rifles", 1, "")) == ("not-now", "YAG-110")
    draft, who = drafted(priced(table()))
    assert refused(draft, ANN, m.Study(who, "rifles", 1, "")) == ("not-ready", "YAG-110")


@pytest.mark.rule("YAG-079")
def test_a_knowledge_is_studied_from_a_source_the_game_master_confirms() -> None:
    state = learning(history=2)
    assert refused(state, ANN, m.Study("c1", "history", 6, " ")) == ("no-source", "YAG-079")
    events, state = happens(state, ANN, m.Study("c1", "history", 6, "the abbey's chronicle"))
    assert events == (m.Petitioned(1, ANN, "study", "c1", "the abbey's chronicle", "history", 6),)
    assert score(person(state), "history") == 2 and person(state).xp == 20 and petitions.awaits(state) == {GIL}
    assert refused(state, ANN, m.AnswerPetition(True, 1)) == ("not-gm", "YAG-079")
    events, yes = happens(state, GIL, m.AnswerPetition(True, 1))
    assert [type(event) for event in events] == [m.PetitionAnswered, m.Studied, m.SkillRaised]
    assert events[1].source == "the abbey's chronicle" and score(person(yes), "history") == 3 and person(yes).xp == 14
    no = do(state, GIL, m.AnswerPetition(False, 1))
    assert (
        score(person(no), "history") == 2
        and person(no).xp == 20
        and no.petitions == ()
        and petitions.awaits(no) == set()
    )
    assert refused(no, GIL, m.AnswerPetition(True, 1)) == ("no-such-wish", "YAG-079")


@pytest.mark.rule("YAG-079")
def test_the_game_masters_own_need_nobodys_word() -> None:
    state = priced(holding(someone("c1", -1, xp=9)))
    assert score(person(do(state, GIL, m.Study("c1", "history", 2, "a tutor"))), "history") == 1


def test_a_yes_that_comes_too_late_is_not_given() -> None:
    state = do(learning(xp=6, history=2), ANN, m.Study("c1", "history", 6, "a chronicle"))
    poor = do(state, ANN, m.Study("c1", "rifles", 2, ""))
    assert refused(poor, GIL, m.AnswerPetition(True, 1)) == ("too-late", "YAG-110")
    assert do(poor, GIL, m.AnswerPetition(False, 1)).petitions == ()
    gone = do(state, GIL, m.DropCreature("c1"))
    assert gone.petitions == ()


def test_a_check_asked_for_is_answered_by_calling_it() -> None:
    state = Draft.evolve(holding(someone()), [m.Petitioned(4, ANN, "check", "c1", "to climb")])
    assert refused(state, GIL, m.AnswerPetition(True, 4)) == ("call-it", "YAG-005")
    assert do(state, GIL, m.AnswerPetition(False, 4)).petitions == () and state.petitioned == 4


# Attributes and languages


def test_attributes_are_raised_point_by_point() -> None:
    state = learning(xp=45)
    events, state = happens(state, ANN, m.RaiseAttribute("c1", "Will"))
    assert (
        events == (m.AttributeRaised("c1", "Will", 4, 20),)
        and person(state).attributes[7] == 4
        and person(state).xp == 25
    )
    assert person(state).ledger[1:] == (Entry(-20, "Will 4", 1),)
    assert refused(state, ANN, m.RaiseAttribute("c1", "Luck")) == ("no-such-attribute", "YAG-034")
    strong = change(state, "c1", items=(Item("i1", "sack", 3500),))
    events, _ = happens(strong, ANN, m.RaiseAttribute("c1", "Strength"))
    assert events[1] == m.LoadChanged("c1", 0, -1, 3500)


@pytest.mark.rule("YAG-046")
def test_humans_stop_at_their_maximum() -> None:
    state = priced(holding(someone(xp=99, Will=8), someone("c2", BEN, xp=99, Will=8, human=False)))
    assert refused(state, ANN, m.RaiseAttribute("c1", "Will")) == ("human-maximum", "YAG-046")
    assert person(do(state, BEN, m.RaiseAttribute("c2", "Will")), "c2").attributes[7] == 9
    assert person(permitted(state, ANN, m.RaiseAttribute("c1", "Will"))).attributes[7] == 9


@pytest.mark.rule("YAG-082")
def test_languages_are_learnt_level_by_level() -> None:
    state = learning(xp=6)
    state = do(state, ANN, m.LearnLanguage("c1", " Norse "))
    assert person(state).languages == (Language("Norse", 1),) and person(state).xp == 4
    events, state = happens(state, ANN, m.LearnLanguage("c1", "Norse"))
    assert events == (m.LanguageLearnt("c1", "Norse", 2, 4),) and person(state).xp == 0
    assert person(do(learning(xp=2), ANN, m.LearnLanguage("c1", "Norse"))).xp == 0, "all there is, is enough"


@pytest.mark.rule("YAG-110")
def test_no_more_points_than_the_next_level_still_wants() -> None:
    state = do(learning(rifles=2), ANN, m.Study("c1", "rifles", 5, ""))
    assert refused(state, ANN, m.Study("c1", "rifles", 2, "")) == ("too-many", "YAG-110")
    assert score(person(do(state, ANN, m.Study("c1", "rifles", 1, ""))), "rifles") == 3


@pytest.mark.rule("YAG-046")
def test_humans_reach_their_maximum() -> None:
    state = priced(holding(someone(xp=99, Will=7)))
    assert person(do(state, ANN, m.RaiseAttribute("c1", "Will"))).attributes[7] == 8


@pytest.mark.rule("YAG-133")
def test_a_single_point_is_put_to_use() -> None:
    assert known(do(learning(xp=1), ANN, m.Study("c1", "rifles", 1, "")), "rifles") == Skill("rifles", 0, 1)
    assert refused(learning(xp=0), ANN, m.Study("c1", "rifles", 1, "")) == ("no-experience", "YAG-110")


@pytest.mark.rule("YAG-110", "YAG-109")
def test_a_yes_is_not_given_to_a_level_that_is_no_longer_allowed() -> None:
    state = learning(**{"first aid": 2, "medicine": 3})
    state = do(state, ANN, m.Study("c1", "medicine", 1, "a textbook"))
    state = do(state, GIL, m.GrantSkill(False, "c1", "medicine", 4))
    assert refused(state, GIL, m.AnswerPetition(True, 1)) == ("too-late", "YAG-110")
