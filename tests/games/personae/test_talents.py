"""Talents: languages, Expertise, and Resources with the Cap they make."""

import pytest

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    at_traits,
    awarded,
    bought,
    do,
    happens,
    holding,
    offered,
    person,
    plain,
    ready,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Raise, Talent, Upgrade
from parlour.games.personae.rules import derive

HOME = Talent("t1", "language", "Home", native=True)
RESOURCES = (Talent("t2", "resource", "Bindery"), Talent("t3", "resource", "Favours"))


def talent(who: str, kind: str, name: str = "Old Court") -> m.AddTalent:
    return m.AddTalent(who, kind, name)  # type: ignore[arg-type]


@pytest.mark.rule("PER-012", "PER-048")
def test_no_more_talents_than_knowledge() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, talent(who, "expertise", "Lamp Signals"))
    assert refused(state, ANN, talent(who, "resource")) == ("no-slots", "PER-048")
    state, who = ready(table(), "orla")
    assert (derive.knowledge(person(state, who)).most, derive.knowledge(person(state, who)).left) == (4, 0)
    assert refused(state, ANN, talent(who, "expertise")) == ("no-slots", "PER-048")


@pytest.mark.rule("PER-047")
def test_a_talent_is_a_language_an_expertise_or_a_resource() -> None:
    state, who = at_traits(table())
    assert offered(state, ANN, "add_talent")[0].asks[0].of == ("native", "language", "secret", "expertise", "resource")  # type: ignore[union-attr]
    assert refused(state, ANN, talent(who, "pie")) == ("bad-value", "PER-047")


@pytest.mark.rule("PER-050", "PER-051")
def test_the_native_language_is_free_and_each_further_one_a_talent() -> None:
    ranks = {
        "Knowledge": "Handicap",
        "Prowess": "First",
        "Cunning": "Second",
        "Power": "Second",
        "Competence": "Third",
        "Stature": "First",
    }
    values = {"Prowess": 6, "Stature": 6, "Cunning": 3, "Power": 3, "Competence": 2, "Knowledge": 0}
    state, who = at_traits(table(), ranks=ranks, values=values)
    state = do(state, ANN, talent(who, "native", "Coast Speech"))
    assert derive.knowledge(person(state, who)).used == 0
    assert refused(state, ANN, talent(who, "native")) == ("has-native", "PER-050")
    assert refused(state, ANN, talent(who, "language")) == ("no-slots", "PER-048")
    two = plain(
        (4, 4, 4, 4, 2, 2), talents=(HOME, Talent("t2", "language", "Old Court"), Talent("t3", "language", "Bird Cant"))
    )
    assert derive.knowledge(two).used == 2


@pytest.mark.rule("PER-052")
def test_secret_languages_wait_for_agreement_or_do_not_exist() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, talent(who, "secret", "Guild Cipher"))
    cipher = person(state, who).talents[-1]
    assert (cipher.kind, cipher.secret, cipher.approved) == ("language", True, False)
    state = do(state, GIL, m.ApproveTrait(who, cipher.id))
    assert person(state, who).talents[-1].approved
    state, who = at_traits(table(languages_secret="off"))
    assert refused(state, ANN, talent(who, "secret", "Guild Cipher")) == ("no-secrets", "PER-052")
    assert "secret" not in offered(state, ANN, "add_talent")[0].asks[0].of  # type: ignore[union-attr]


@pytest.mark.rule("PER-055", "PER-237")
def test_an_expertise_serves_once_a_session_and_more_often_by_upgrade() -> None:
    fresh = Talent("t2", "expertise", "Fevers")
    assert (derive.expertise_left(fresh), derive.expertise_dice(fresh)) == (1, 1)
    assert derive.expertise_left(Talent("t2", "expertise", "Fevers", uses=1)) == 0
    raised = Talent("t2", "expertise", "Fevers", bought=(Upgrade("DP", "use"), Upgrade("DP", "die")), uses=1)
    assert (derive.expertise_left(raised), derive.expertise_dice(raised)) == (1, 2)
    assert derive.expertise_left(Talent("t2", "expertise", "Fevers", approved=False)) == 0


@pytest.mark.rule("PER-237", "PER-Q70")
def test_talents_are_upgraded_from_knowledge_or_with_points() -> None:
    state, who = at_traits(
        table(), values={"Prowess": 4, "Stature": 4, "Competence": 4, "Cunning": 4, "Power": 2, "Knowledge": 2}
    )
    state = do(state, ANN, talent(who, "resource", "Tithe"))
    tithe = person(state, who).talents[-1].id
    assert refused(state, ANN, m.UpgradeTrait(who, tithe, "Power", "cap", "")) == ("bad-source", "PER-Q70")
    assert refused(state, ANN, m.UpgradeTrait(who, tithe, "Knowledge", "use", "")) == ("bad-upgrade", "PER-236")
    state = do(state, ANN, m.UpgradeTrait(who, tithe, "Knowledge", "cap", ""))
    assert (derive.resource_cap(state, person(state, who)), derive.knowledge(person(state, who)).left) == (2, 0)
    assert refused(state, ANN, m.UpgradeTrait(who, tithe, "Knowledge", "cap", "")) == ("no-slots", "PER-048")
    state, who = ready(table(), "orla")
    omens = next(one for one in person(state, who).talents if one.name == "Clouds and Omens")
    state = bought(awarded(state, who, 1), who, m.PlanUpgrade(who, who, omens.id, "use", ""))
    assert (
        derive.expertise_uses(next(one for one in person(state, who).talents if one.id == omens.id)) == 2
        and person(state, who).dp == 0
    )


@pytest.mark.rule("PER-063")
def test_an_expertise_makes_an_expert_of_who_asks() -> None:
    state, orla = ready(table(sitting=True), "orla")
    state, sefa = ready(state, "sefa", BEN)
    for seat, who, expert in ((ANN, orla, True), (BEN, sefa, False)):
        events, after = happens(state, seat, m.Wonder(who, "clouds and omens", "What does a green sky mean?"))
        assert (
            events == (m.Wondered(who, "clouds and omens", "What does a green sky mean?", expert),) and after == state
        )
    assert refused(state, ANN, m.Wonder(sefa, "Ink", "Whose hand?")) == ("not-yours", "PER-002")
    assert refused(ready(table(), "orla")[0], ANN, m.Wonder("c1", "Ink", "Whose hand?")) == ("not-now", "PER-063")


# Resources


@pytest.mark.rule("PER-056", "PER-057")
def test_resources_together_make_the_cap() -> None:
    one, two = plain((4, 4, 4, 4, 2, 2), talents=RESOURCES[:1]), plain((4, 4, 4, 4, 2, 2), talents=RESOURCES)
    assert (derive.resource_cap(holding(), one), derive.resource_cap(holding(), two)) == (1, 2)
    worn = plain((4, 4, 4, 4, 2, 2), talents=(RESOURCES[0], Talent("t3", "resource", "Favours", worn=1)))
    assert derive.resource_cap(holding(), worn) == 1


@pytest.mark.rule("PER-Q47")
def test_without_a_resource_the_cap_is_zero_or_by_house_rule_one() -> None:
    nobody, rich = plain((4, 4, 4, 4, 2, 2)), plain((4, 4, 4, 4, 2, 2), talents=RESOURCES)
    assert (derive.resource_cap(holding(), nobody), derive.resource_cap(holding(resource_base="1"), nobody)) == (0, 1)
    assert derive.resource_cap(holding(resource_base="1"), rich) == 2


@pytest.mark.rule("PER-062", "PER-X30")
def test_a_raise_lifts_the_cap_while_it_lasts() -> None:
    raised = plain((4, 4, 4, 4, 2, 2), talents=RESOURCES, raises=(Raise(3, 2),))
    assert derive.resource_cap(holding(), raised) == 5
