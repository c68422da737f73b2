"""Special Abilities: slots, identifiers, conditions, upgrades, what the framework warns of."""

from typing import Any

import pytest

from games.personae.given_people import (
    ANN,
    GIL,
    ability,
    at_traits,
    awarded,
    basics,
    bought,
    do,
    happens,
    made,
    offered,
    permitted,
    person,
    plan_ability,
    ready,
    refusal,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Ability, State, Upgrade
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import lacks, warnings

POWERFUL = {
    "Power": "First",
    "Stature": "First",
    "Competence": "Second",
    "Cunning": "Second",
    "Prowess": "Third",
    "Knowledge": "Handicap",
}
POWER_3 = {"Power": 3, "Stature": 8, "Competence": 3, "Cunning": 3, "Prowess": 2, "Knowledge": 1}


def powerful(**options: Any) -> tuple[State, str]:
    """Power 3, Cunning 3, no Powers."""
    return at_traits(table(**options), ranks=POWERFUL, values=POWER_3)


def last(state: State, who: str) -> Ability:
    return person(state, who).abilities[-1]


def find(state: State, who: str, name: str) -> Ability:
    return next(one for one in person(state, who).abilities if one.name == name)


def upgrade(
    state: State, who: str, name: str, source: str = "Power", what: str = "", detail: str = ""
) -> m.UpgradeTrait:
    return m.UpgradeTrait(who, find(state, who, name).id, source, what, detail)  # type: ignore[arg-type]


# Slots


@pytest.mark.rule("PER-010", "PER-064")
def test_no_more_special_abilities_than_cunning_besides_culture() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who))
    assert (derive.cunning(person(state, who)).most, derive.cunning(person(state, who)).used) == (3, 0)
    state = do(state, ANN, *[ability(who, name) for name in ("A", "B", "C")])
    assert refused(state, ANN, ability(who, "D")) == ("no-slots", "PER-064")
    assert len(person(permitted(state, ANN, ability(who, "D")), who).abilities) == 5


@pytest.mark.rule("PER-082", "PER-X29")
def test_a_quality_takes_two_slots() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, ability(who, "A", form="quality"), ability(who, "B"))
    assert (derive.cunning(person(state, who)).used, derive.cunning(person(state, who)).most) == (3, 3)
    assert refused(state, ANN, ability(who, "C")) == ("no-slots", "PER-064")
    state, who = at_traits(table())
    state = do(state, ANN, ability(who, "A"), ability(who, "B"))
    assert refused(state, ANN, ability(who, "C", form="quality")) == ("no-slots", "PER-082")


@pytest.mark.rule("PER-083", "PER-Q72", "PER-Q74")
def test_a_special_ability_is_made_a_quality_for_one_slot_more() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), ability(who, "A"))
    state = do(state, ANN, upgrade(state, who, "A"), m.MakeQuality(who, find(state, who, "A").id))
    assert find(state, who, "A").quality and derive.cunning(person(state, who)).used == 2
    assert derive.benefit(find(state, who, "A")).amount == 2
    assert refused(state, ANN, m.MakeQuality(who, find(state, who, "A").id)) == ("no-plain", "PER-083")
    state = do(state, ANN, m.MakeQuality(who, find(state, who, "Coastborn").id))
    assert derive.cunning(person(state, who)).left == 0
    state = do(state, ANN, m.DropTrait(who, find(state, who, "Coastborn").id), *basics(who)[:1], ability(who, "B"))
    assert refused(state, ANN, m.MakeQuality(who, find(state, who, "Coastborn").id)) == ("no-slots", "PER-083")


@pytest.mark.rule("PER-079")
def test_everybody_needs_one_culture_ability_and_it_is_free() -> None:
    ranks = {
        "Cunning": "Handicap",
        "Prowess": "First",
        "Knowledge": "Second",
        "Power": "Second",
        "Competence": "Third",
        "Stature": "First",
    }
    values = {"Prowess": 6, "Stature": 6, "Knowledge": 3, "Power": 3, "Competence": 2, "Cunning": 0}
    state, who = at_traits(table(), ranks=ranks, values=values)
    assert [offer for offer in offered(state, ANN, "add_talent") if offer.owed]
    state = do(state, ANN, basics(who)[1])
    assert not [offer for offer in offered(state, ANN, "add_talent") if offer.owed]
    assert [offer for offer in offered(state, ANN, "add_ability") if offer.owed]
    found = refusal(state, ANN, m.Step(True, who))
    assert (found.reason, found.rule) == ("not-complete", "PER-079")
    state = do(state, ANN, basics(who)[0])
    assert not [offer for offer in offered(state, ANN, "add_ability") if offer.owed]
    assert last(state, who).culture and derive.cunning(person(state, who)).used == 0
    assert refused(state, ANN, basics(who)[0]) == ("has-culture", "PER-079")
    assert person(do(state, ANN, m.Step(True, who)), who).stage == "gear"


# Agreement and words


@pytest.mark.rule("PER-065")
def test_until_it_is_approved_a_special_ability_gives_nothing() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), ability(who, "Hide", code="healthBonus"))
    assert not last(state, who).approved and not derive.in_force(person(state, who), last(state, who))
    assert derive.threshold(state, person(state, who)) == 6
    one = do(state, GIL, m.ApproveTrait(who, last(state, who).id))
    assert derive.threshold(one, person(one, who)) == 7
    whole = made(state, who)
    assert (
        all(one.approved for one in person(whole, who).abilities) and derive.threshold(whole, person(whole, who)) == 7
    )


@pytest.mark.rule("PER-109")
def test_a_trait_must_say_what_it_does() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), ability(who, "Vague", text=""))
    found = refusal(state, ANN, m.Step(True, who))
    assert (found.rule, found.why) == ("PER-109", "Vague doesn't say what it does.")
    state = do(state, ANN, m.DropTrait(who, last(state, who).id))
    assert lacks(state, person(state, who)) == []


@pytest.mark.rule("PER-130")
def test_a_follow_up_says_whether_it_is_subsequent_or_additional() -> None:
    state, who = at_traits(table())
    assert refused(state, ANN, ability(who, "Again", code="followUp", detail="won")) == ("which-one", "PER-130")
    state = do(state, ANN, ability(who, "Again", code="followUp", kind="additional", detail="won"))
    assert (last(state, who).effect.kind, last(state, who).effect.trigger) == ("additional", "won")


# First levels, conditions and upgrades


@pytest.mark.rule("PER-066", "PER-067")
@pytest.mark.parametrize(
    "code",
    [
        "addResult",
        "addDice",
        "ignoreDice",
        "orderBonus",
        "healthBonus",
        "penaltyAgainst",
        "criticalFeat",
        "hitsToStatus",
    ],
)
def test_a_new_special_ability_begins_at_the_first_level(code: str) -> None:
    state, who = at_traits(table())
    detail = {"penaltyAgainst": "injured", "criticalFeat": "injured"}.get(code, "")
    state = do(state, ANN, ability(who, code, code=code, detail=detail))
    effect = derive.benefit(last(state, who))
    assert (effect.code, effect.amount, effect.status) == (code, 2 if code == "hitsToStatus" else 1, detail)
    assert warnings(last(state, who)) == []


@pytest.mark.rule("PER-068", "PER-069", "PER-236", "PER-X11")
def test_three_points_of_power_without_powers() -> None:
    state, who = powerful()
    state = do(state, ANN, ability(who, "A", skill="Dodge"), ability(who, "B", code="rerollOwn"))
    first = derive.benefit(find(state, who, "B"))
    assert (first.amount, first.keep, first.highest) == (1, "second", False)
    for name, what in (("A", ""), ("B", "better"), ("B", "highest")):
        state = do(state, ANN, upgrade(state, who, name, "Power", what))
    second = derive.benefit(find(state, who, "B"))
    assert derive.benefit(find(state, who, "A")).amount == 2
    assert (second.amount, second.keep, second.highest) == (1, "better", True)
    assert derive.power(person(state, who)).left == 0 and derive.level(find(state, who, "B")) == 3
    assert refused(state, ANN, upgrade(state, who, "A")) == ("no-slots", "PER-098")


@pytest.mark.rule("PER-236")
def test_a_reroll_is_made_better_only_once() -> None:
    state, who = powerful()
    state = do(state, ANN, ability(who, "B", code="rerollOpponent"))
    state = do(state, ANN, upgrade(state, who, "B", "Power", "better"))
    assert refused(state, ANN, upgrade(state, who, "B", "Power", "better")) == ("bad-upgrade", "PER-236")
    assert derive.benefit(find(do(state, ANN, upgrade(state, who, "B", "Power", "count")), who, "B")).amount == 2


@pytest.mark.rule("PER-077", "PER-X28")
def test_each_condition_gives_one_free_upgrade() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, ability(who, "Owl", conditions=("once per encounter",), story="only at night"))
    assert last(state, who).conditions == ("once per encounter", "only at night")
    assert derive.benefit(last(state, who)).amount == 3
    assert derive.cunning(person(state, who)).used == 1
    assert warnings(last(state, who)) == []


@pytest.mark.rule("PER-077")
def test_where_there_is_a_choice_the_free_upgrade_is_chosen() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, ability(who, "Look", code="rerollOwn", conditions=("once per scene",)))
    assert derive.free_upgrades(last(state, who)) == 1
    state = do(state, ANN, upgrade(state, who, "Look", "condition", "better"))
    assert derive.benefit(last(state, who)).keep == "better" and derive.cunning(person(state, who)).used == 1
    assert refused(state, ANN, upgrade(state, who, "Look", "condition", "highest")) == ("no-condition", "PER-077")


@pytest.mark.rule("PER-098", "PER-Q14", "PER-Q55")
def test_upgrades_at_creation_come_from_cunning_or_power() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, ability(who, "A"), upgrade(do(state, ANN, ability(who, "A")), who, "A", "Cunning"))
    assert (derive.cunning(person(state, who)).used, derive.power(person(state, who)).used) == (2, 0)
    state, who = at_traits(table(creation_upgrades="powerOnly"))
    state = do(state, ANN, ability(who, "A"))
    assert refused(state, ANN, upgrade(state, who, "A", "Cunning")) == ("power-only", "PER-Q14")
    assert derive.power(person(do(state, ANN, upgrade(state, who, "A")), who)).used == 1


@pytest.mark.rule("PER-236")
def test_some_effects_are_widened_to_another_skill() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, ability(who, "Guard", code="autoActiveDefence", skill="Dodge"))
    assert refused(state, ANN, upgrade(state, who, "Guard", "Power", "", "")) == ("bad-upgrade", "PER-236")
    state = do(state, ANN, upgrade(state, who, "Guard", "Power", "skill", "Block"))
    assert derive.benefit(last(state, who)).skills() == ("Dodge", "Block")
    state = do(state, ANN, ability(who, "Tale", code="narrative"))
    assert refused(state, ANN, upgrade(state, who, "Tale")) == ("no-upgrade", "PER-236")


@pytest.mark.rule("PER-279", "PER-082")
def test_another_price_is_agreed_for_one_quality() -> None:
    state, who = ready(table(), "ruy")
    aim = find(state, who, "Snap Aim").id
    assert refused(state, ANN, m.AgreePrice(who, aim, 2)) == ("not-gm", "PER-279")
    assert refused(state, GIL, m.AgreePrice(who, find(state, who, "Honeyed Terms").id, 2)) == ("no-quality", "PER-279")
    events, state = happens(state, GIL, m.AgreePrice(who, aim, 2))
    assert events == (m.PriceAgreed(who, aim, 2),)
    state = awarded(state, who, 1)
    assert refused(state, ANN, m.PlanUpgrade(who, who, aim, "", "")) == ("no-points", "PER-279")
    state = bought(awarded(state, who, 1), who, m.PlanUpgrade(who, who, aim, "", ""))
    assert (person(state, who).dp, derive.benefit(find(state, who, "Snap Aim")).amount) == (0, 3)
    state = bought(awarded(state, who, 2), who, plan_ability(who, "Calm", form="quality"))
    state = awarded(state, who, 1)
    state = bought(state, who, m.PlanUpgrade(who, who, find(state, who, "Calm").id, "", ""))
    assert person(state, who).dp == 0


# The framework


@pytest.mark.rule("PER-234")
def test_a_new_special_ability_that_gives_two_is_warned_of() -> None:
    assert [rule for rule, _ in warnings(Ability("a1", "Big", "Much.", Effect("addResult", amount=2)))] == ["PER-234"]
    raised = Ability("a1", "Big", "Much.", Effect("addResult"), bought=(Upgrade("DP"),))
    assert warnings(raised) == [] and derive.benefit(raised).amount == 2


@pytest.mark.rule("PER-235")
@pytest.mark.parametrize("more", [{"keep": "better"}, {"keep": "second", "highest": True}])
def test_a_new_reroll_that_is_too_good_is_warned_of(more: dict[str, Any]) -> None:
    assert [rule for rule, _ in warnings(Ability("a1", "Sly", "Again.", Effect("rerollOwn", **more)))] == ["PER-235"]
    raised = Ability(
        "a1",
        "Sly",
        "Again.",
        Effect("rerollOwn", keep="second"),
        bought=(Upgrade("DP", "better"), Upgrade("DP", "highest")),
    )
    assert warnings(raised) == []


# The library


def test_a_trait_of_the_library_is_taken_for_a_skill() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, m.UnlockSkill(who, "Stature", "Axe", ("weapon", "one-handed"), "axes"))
    state = do(state, ANN, m.TakeTrait(who, "Deep Cut", "Axe"), m.TakeTrait(who, "Ready Guard", "Axe"))
    cut, guard = find(state, who, "Deep Cut"), find(state, who, "Ready Guard")
    assert (cut.effect.code, cut.effect.skill, cut.quality, guard.quality) == ("extraHits", "Axe", False, True)
    assert derive.cunning(person(state, who)).left == 0
    assert refused(state, ANN, m.TakeTrait(who, "Grit", "")) == ("no-slots", "PER-064")
    assert refused(state, ANN, m.TakeTrait(who, "Luck", "")) == ("no-such-trait", "PER-109")


@pytest.mark.rule("PER-077")
def test_a_conditional_trait_of_the_library_brings_its_free_upgrade() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, m.TakeTrait(who, "Fresh Start", ""))
    again = find(state, who, "Fresh Start")
    assert (again.conditions, derive.free_upgrades(again), derive.benefit(again).amount, again.effect.amount) == (
        ("once per encounter",),
        0,
        2,
        1,
    )


@pytest.mark.rule("PER-256")
def test_a_bond_is_not_offered_below_potential_four() -> None:
    values = {"Prowess": 4, "Stature": 4, "Competence": 4, "Cunning": 4, "Power": 2, "Knowledge": 1}
    state, who = at_traits(table(creation_points=19), values=values)
    assert refused(state, ANN, ability(who, "Mate", code="companion")) == ("low-potential", "PER-256")
    codes = [code for offer in offered(state, ANN, "add_ability") for code in offer.asks[1].of]  # type: ignore[union-attr]
    assert "companion" not in codes and "addResult" in codes
