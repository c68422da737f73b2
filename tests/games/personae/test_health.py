"""Health as a Trait: how many hits bring the first status."""

import pytest
from msgspec.structs import replace

from games.personae.given_people import (
    ANN,
    ability,
    alter,
    at_traits,
    awarded,
    basics,
    bought,
    do,
    holding,
    made,
    person,
    plain,
    ready,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Ability, Active, Individual, Power, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.health import steps


def hide(amount: int = 1, **more: object) -> Ability:
    return Ability("a1", "Thick Hide", "I take more.", Effect("healthBonus", amount=amount), approved=True, **more)  # type: ignore[arg-type]


def of(stature: int, state: State | None = None, **more: object) -> int:
    return derive.threshold(state or holding(), plain((4, 4, 4, 2, 2, stature), **more))


@pytest.mark.rule("PER-013", "PER-099")
def test_one_hit_more_than_stature() -> None:
    assert [of(stature) for stature in (0, 2, 5)] == [1, 3, 6]


@pytest.mark.rule("PER-080", "PER-100")
def test_culture_and_special_abilities_add_to_it() -> None:
    assert of(5, abilities=(hide(culture=True),)) == 7
    assert of(3, abilities=(hide(),)) == 5
    assert of(3, abilities=(hide(2), Ability("a2", "Waiting", "Not yet.", Effect("healthBonus")))) == 6
    state, who = ready(table(), "kestrel")
    assert derive.threshold(state, person(state, who)) == 7


@pytest.mark.rule("PER-100")
def test_a_power_at_work_adds_to_it_on_its_target_alone() -> None:
    skin = Power("p1", "Stone Skin", "My skin hardens.", "Earth", False, "T", Effect("healthBonus"), approved=True)
    user = plain((4, 4, 4, 2, 2, 3), powers=(skin,), powers_on=(Active("p1", "c900"),))
    other = Individual("c2", "Nell", "main", ANN, values=(4, 4, 4, 2, 2, 3), made=(4, 4, 4, 2, 2, 3), stage="ready")
    state = holding(user, other)
    assert [derive.threshold(state, one) for one in (user, other)] == [5, 4]
    laid = plain((4, 4, 4, 2, 2, 3), powers=(skin,), powers_on=(Active("p1", "c900", ("c2",)),))
    assert [derive.threshold(holding(laid, other), one) for one in (laid, other)] == [4, 5]


@pytest.mark.rule("PER-101", "PER-229")
def test_a_development_point_adds_one_hit() -> None:
    state = holding(plain((4, 4, 4, 4, 2, 2), dp=1))
    before = derive.threshold(state, person(state, "c900"))
    state = bought(state, "c900", m.PlanSimple("c900", "c900", "hit"))
    assert (before, derive.threshold(state, person(state, "c900"))) == (3, 4)


@pytest.mark.rule("PER-Q11")
def test_stature_raised_in_play_counts_unless_the_table_fixed_it() -> None:
    grown = {"made": (4, 4, 4, 2, 2, 3), "hits_bought": 1}
    assert of(5, **grown) == 7
    assert of(5, holding(health_stature="creation"), **grown) == 5


@pytest.mark.rule("PER-263", "PER-Q17", "PER-Q62")
def test_a_minion_falls_at_one_hit() -> None:
    tough = {"toughness": "minion", "abilities": (hide(),), "hits_bought": 1}
    assert of(3, **tough) == 1
    assert of(3, holding(minion_hits="stature"), **tough) == 4
    assert of(3, holding(toughness_bonus="added"), **tough) == 3
    assert of(3, holding(minion_hits="stature", toughness_bonus="added"), **tough) == 6


@pytest.mark.rule("PER-264", "PER-265", "PER-Q62")
def test_a_minor_is_injured_at_one_hit_and_a_major_like_a_main_character() -> None:
    assert of(4, toughness="minor", abilities=(hide(),)) == 1
    assert of(4, holding(minion_hits="stature"), toughness="minor") == 1
    assert of(4, holding(toughness_bonus="added"), toughness="minor", abilities=(hide(),)) == 2
    assert of(4, toughness="major") == 5


def test_points_are_awarded_before_they_buy_hits() -> None:
    state, who = ready(table(), "brannoch")
    assert person(awarded(state, who, 2), who).dp == 2


@pytest.mark.rule("PER-276")
def test_as_it_is_made_it_takes_two_hits_to_each_further_status_and_three_with_an_upgrade() -> None:
    state, who = at_traits(table())
    state = made(do(state, ANN, *basics(who), ability(who, "Ox", code="hitsToStatus")), who)
    assert dict(steps(state, person(state, who))) == {"injured": 6, "wounded": 8, "incapacitated": 10, "dying": 12}
    ox = person(state, who).abilities[-1].id
    state = bought(
        awarded(alter(state, desk=replace(state.desk, session=1, sitting=True)), who, 1),
        who,
        m.PlanUpgrade(who, who, ox, "", ""),
    )
    assert dict(steps(state, person(state, who))) == {"injured": 6, "wounded": 9, "incapacitated": 12, "dying": 15}
