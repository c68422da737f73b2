"""Companions: who may have one, how it is made, how it grows."""

from typing import Any

import pytest

from games.personae.given_people import (
    ANN,
    GIL,
    RANKS,
    ability,
    at_traits,
    awarded,
    basics,
    bought,
    change,
    do,
    holding,
    made,
    person,
    plain,
    plan_ability,
    ready,
    refused,
    set_values,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import derive
from parlour.roleplay.moves import ChangeRule

MO = "c900"
BOND = plan_ability(MO, "Loyal Mate", code="companion", text="Pip sails with me.")


def bonded(**options: Any) -> tuple[State, str]:
    """Captain Ruy, who has a bond, and a companion of his in the making."""
    state, who = ready(table(**options), "ruy")
    state = do(state, ANN, m.NewCompanion(who, "Pip"))
    return state, who


def mate(state: State) -> Individual:
    return next(one for one in state.individuals if one.role == "companion")


def with_pip(dp: int = 0, **options: Any) -> tuple[State, str, str]:
    state, who = ready(table(**options), "ruy")
    state = do(state, ANN, m.TakeReady("pip"))
    return (awarded(state, who, dp) if dp else state), who, mate(state).id


@pytest.mark.rule("PER-256")
def test_a_companion_takes_potential_four_and_a_bond() -> None:
    weak = awarded(holding(plain((5, 5, 3, 3, 2, 1))), MO, 1)
    assert refused(do(weak, ANN, BOND), ANN, m.SubmitBatch(MO)) == ("not-allowed", "PER-256")
    strong = holding(plain((5, 5, 4, 3, 2, 1)))
    assert refused(strong, ANN, m.NewCompanion(MO, "Pip")) == ("no-bond", "PER-256")
    assert refused(strong, ANN, m.TakeReady("pip")) == ("no-bond", "PER-256")
    state = do(bought(awarded(strong, MO, 1), MO, BOND), ANN, m.NewCompanion(MO, "Pip"))
    assert (mate(state).owner, mate(state).controller) == (MO, ANN)
    fallen = change(bought(awarded(strong, MO, 1), MO, BOND), MO, values=(5, 5, 3, 3, 2, 1))
    assert refused(fallen, ANN, m.NewCompanion(MO, "Pip")) == ("low-potential", "PER-256")


@pytest.mark.rule("PER-257", "PER-X12")
def test_reaching_potential_four_in_the_same_batch_is_enough() -> None:
    state = awarded(holding(plain((5, 5, 3, 3, 2, 1))), MO, 2)
    state = bought(state, MO, m.PlanRaise(MO, MO, "Cunning"), BOND)
    assert (derive.total(person(state, MO)), derive.potential(state, person(state, MO)), person(state, MO).dp) == (
        20,
        4,
        0,
    )
    state = do(state, ANN, m.NewCompanion(MO, "Pip"))
    assert (mate(state).points, mate(state).toughness, mate(state).stage) == (10, "minion", "concept")


@pytest.mark.rule("PER-255")
def test_the_table_says_how_many_companions() -> None:
    state, who, _ = with_pip(1)
    assert refused(state, ANN, m.NewCompanion(who, "Nob")) == ("too-many", "PER-255")
    second = plan_ability(who, "Second Mate", code="companion", text="Nob, too.")
    assert refused(do(state, ANN, second), ANN, m.SubmitBatch(who)) == ("not-allowed", "PER-255")
    state, who, _ = with_pip(1, companions_max=2)
    state = do(bought(state, who, second), ANN, m.NewCompanion(who, "Nob"))
    assert len(derive.companions(state, person(state, who))) == 2
    two = do(state, GIL, ChangeRule("companions_max", "1"), m.DropIndividual(mate(state).id))
    assert refused(two, ANN, m.NewCompanion(who, "Third")) == ("too-many", "PER-255")
    draft, new = at_traits(
        table(), values={"Prowess": 5, "Stature": 5, "Competence": 4, "Cunning": 3, "Power": 2, "Knowledge": 1}
    )
    draft = do(draft, ANN, ability(new, "Mate", code="companion"))
    assert refused(draft, ANN, ability(new, "Mate", code="companion")) == ("too-many", "PER-255")


@pytest.mark.rule("PER-258")
def test_a_companion_is_built_like_a_main_character_with_ten_points() -> None:
    state = bonded()[0]
    pip = mate(state)
    assert (pip.points, pip.toughness, [one.name for one in pip.skills]) == (10, "minion", ["Block", "Dodge", "Resist"])
    state = do(
        state,
        ANN,
        m.Describe(pip.id, "keywords", "quick"),
        m.Step(True, pip.id),
        *[m.RankAttribute(pip.id, name, rank) for name, rank in RANKS.items()],
        m.Step(True, pip.id),
    )  # type: ignore[arg-type]
    assert refused(state, ANN, m.SetValue(pip.id, "Stature", 5)) == ("bad-value", "PER-019")
    state = set_values(
        state, pip.id, {"Stature": 4, "Prowess": 2, "Competence": 1, "Cunning": 1, "Power": 1, "Knowledge": 1}
    )
    assert derive.potential(state, person(state, pip.id)) == 1
    state = do(state, ANN, m.Step(True, pip.id))
    assert refused(state, ANN, m.Step(True, pip.id)) == ("not-complete", "PER-079")
    state = made(do(state, ANN, *basics(pip.id)), pip.id)
    assert (person(state, pip.id).stage, derive.threshold(state, person(state, pip.id))) == ("ready", 1)


@pytest.mark.rule("PER-Q15")
@pytest.mark.parametrize(
    ("how", "points", "potentials"), [("lag", 10, [1, 1, 2]), ("formula", 10, [1, 2, 3]), ("fivePoints", 5, [1, 2, 3])]
)
def test_a_companions_potential_by_house_rule(how: str, points: int, potentials: list[int]) -> None:
    state, who = bonded(companion_potential=how)
    assert mate(state).points == points
    grown = [change(state, mate(state).id, values=(total, 0, 0, 0, 0, 0)) for total in (5, 10, 15)]
    assert [derive.potential(one, mate(one)) for one in grown] == potentials
    assert derive.potential(state, person(state, who)) == 6


@pytest.mark.rule("PER-259")
def test_the_owner_pays_for_the_companion() -> None:
    state, who, pip = with_pip(1)
    assert refused(state, GIL, m.Award((pip,), 1, "brave")) == ("companion", "PER-259")
    assert refused(state, ANN, m.PlanRaise(pip, pip, "Cunning")) == ("companion", "PER-259")
    state = bought(state, who, m.PlanRaise(who, pip, "Competence"))
    assert (
        derive.value(person(state, pip), "Competence"),
        person(state, who).dp,
        derive.value(person(state, who), "Competence"),
    ) == (3, 0, 8)
    assert person(state, who).ledger[-1].what == "Attribute: Pip Farrow, Competence 3"


@pytest.mark.rule("PER-223", "PER-259")
def test_the_caps_of_the_companion_bind_too() -> None:
    state, who, pip = with_pip(1)
    assert refused(do(state, ANN, m.PlanRaise(who, pip, "Power")), ANN, m.SubmitBatch(who)) == (
        "not-allowed",
        "PER-022",
    )


@pytest.mark.rule("PER-Q16")
def test_traits_of_a_companion_are_bought_unless_the_table_says_otherwise() -> None:
    state, who, pip = with_pip(1)
    state = bought(state, who, m.PlanTalent(who, pip, "language", "Trade Pidgin"))
    assert person(state, pip).talents[-1].name == "Trade Pidgin"
    state = bought(awarded(state, who, 1), who, m.PlanTalent(who, pip, "language", "Low Speech"))
    talents = [talent.id for talent in person(state, pip).talents]
    assert len(set(talents)) == len(talents), "each has an id of its own"
    state, who, pip = with_pip(2, companion_spend="attributesOnly")
    assert refused(state, ANN, m.PlanTalent(who, pip, "language", "Trade Pidgin")) == ("attributes-only", "PER-Q16")
    assert refused(state, ANN, m.PlanSimple(who, pip, "hit")) == ("attributes-only", "PER-Q16")
    state = bought(state, who, m.PlanRaise(who, pip, "Competence"), m.PlanSimple(who, pip, "toughness"))
    assert (person(state, pip).toughness, person(state, who).dp) == ("minor", 0)


@pytest.mark.rule("PER-260")
def test_a_companion_rises_from_minion_to_minor_to_major_each_for_a_point() -> None:
    state, who, pip = with_pip(1)
    step = m.PlanSimple(who, pip, "toughness")
    assert refused(do(state, ANN, step), ANN, step) == ("no-points", "PER-260")
    state = bought(state, who, step)
    assert (person(state, pip).toughness, person(state, who).dp) == ("minor", 0)
    state = bought(awarded(state, who, 1), who, step)
    assert (person(state, pip).toughness, derive.threshold(state, person(state, pip))) == ("major", 2)
    assert refused(awarded(state, who, 1), ANN, step) == ("major", "PER-260")
    assert refused(awarded(state, who, 1), ANN, m.PlanSimple(who, who, "toughness")) == ("no-companion", "PER-260")
    both, who, pip = with_pip(3)
    both = do(both, ANN, m.PlanSimple(who, pip, "toughness"), m.PlanSimple(who, pip, "toughness"))
    assert refused(both, ANN, m.PlanSimple(who, pip, "toughness")) == ("major", "PER-260")
    mixed, who, pip = with_pip(4)
    mixed = do(mixed, ANN, m.PlanRaise(who, pip, "Competence"), m.PlanSimple(who, pip, "toughness"))
    mixed = bought(mixed, who, m.PlanSimple(who, pip, "toughness"))
    assert person(mixed, pip).toughness == "major", "what else is planned for it is no step"
    once, who, pip = with_pip(4)
    once = do(bought(once, who, m.PlanSimple(who, pip, "toughness")), ANN, m.PlanSimple(who, pip, "toughness"))
    assert refused(once, ANN, m.PlanSimple(who, pip, "toughness")) == ("major", "PER-260"), "a minor one has one step"


def test_a_companion_who_is_dead_leaves_room_for_another() -> None:
    state, who, pip = with_pip()
    state = change(state, pip, stage="dead")
    assert len(derive.companions(do(state, ANN, m.NewCompanion(who, "Nob")), person(state, who))) == 1


@pytest.mark.rule("PER-257")
def test_the_bond_may_be_planned_before_the_point_that_makes_it_possible() -> None:
    state = do(awarded(holding(plain((5, 5, 3, 3, 2, 1))), MO, 2), ANN, BOND)
    assert refused(state, ANN, m.SubmitBatch(MO)) == ("not-allowed", "PER-256")
    state = bought(state, MO, m.PlanRaise(MO, MO, "Cunning"))
    assert (derive.potential(state, person(state, MO)), person(state, MO).dp) == (4, 0)
