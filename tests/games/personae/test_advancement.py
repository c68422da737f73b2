"""Development Points: awarded, planned in a batch, agreed, spent one for one."""

from typing import Any

import pytest

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    awarded,
    bought,
    change,
    do,
    happens,
    holding,
    person,
    plain,
    plan_ability,
    ready,
    refusal,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Ability, State
from parlour.games.personae.rules import advance, derive
from parlour.games.personae.rules.purchases import batch_of, trait_of

MO = "c900"


def mo(dp: int = 0, values: tuple[int, ...] = (5, 5, 4, 3, 2, 1), **options: Any) -> State:
    """Mo, ranked in the order of the Attributes, with so many points in one award."""
    state = holding(plain(values), **options)
    return awarded(state, MO, dp) if dp else state


def raised(attribute: str) -> m.PlanRaise:
    return m.PlanRaise(MO, MO, attribute)


def find(state: State, name: str, who: str = MO) -> Any:
    one = person(state, who)
    return next(trait for trait in (*one.skills, *one.abilities, *one.powers, *one.talents) if trait.name == name)  # type: ignore[attr-defined]


# Awards


@pytest.mark.rule("PER-221")
def test_the_game_master_awards_points_with_a_reason() -> None:
    state, one = ready(table(sitting=True), "brannoch")
    state, two = ready(state, "sefa", BEN)
    state = do(state, GIL, m.Award((one, two), 2, "The lamp is lit"))
    assert [
        (person(state, who).dp, person(state, who).ledger[-1].what, person(state, who).ledger[-1].session)
        for who in (one, two)
    ] == [(2, "The lamp is lit", 1)] * 2
    assert refused(state, ANN, m.Award((one,), 1, "me")) == ("not-gm", "PER-221")
    assert refused(state, GIL, m.Award((one,), 0, "nothing")) == ("bad-value", "PER-221")
    assert refused(state, GIL, m.Award(("c77",), 1, "who")) == ("bad-target", "PER-221")
    state, abbot = ready(state, "abbot")
    assert refused(state, GIL, m.Award((abbot,), 1, "dreadful")) == ("supporting", "PER-221")
    assert refused(change(state, abbot, dp=1), GIL, m.PlanRaise(abbot, abbot, "Power")) == ("supporting", "PER-221")


# One for one


@pytest.mark.rule("PER-222", "PER-228")
def test_one_point_one_attribute_or_one_trait() -> None:
    state = bought(mo(2), MO, raised("Cunning"), m.PlanTalent(MO, MO, "resource", "Mill"))
    one = person(state, MO)
    assert (derive.value(one, "Cunning"), find(state, "Mill").paid, one.dp) == (5, "DP", 0)
    assert [(entry.amount, entry.what) for entry in one.ledger] == [
        (2, "well played"),
        (-1, "Attribute: Cunning 5"),
        (-1, "Trait: Mill"),
    ]


@pytest.mark.rule("PER-222")
def test_no_more_is_planned_than_there_are_points() -> None:
    assert refused(mo(), ANN, raised("Cunning")) == ("no-points", "PER-222")
    state = do(mo(1), ANN, raised("Cunning"))
    assert refused(state, ANN, raised("Power")) == ("no-points", "PER-222")
    state = do(state, ANN, m.Unplan(MO, 1), raised("Power"))
    assert batch_of(state, MO).purchases[0].detail == "Power"
    assert refused(state, ANN, m.Unplan(MO, 2)) == ("no-such-wish", "PER-222")


@pytest.mark.rule("PER-017", "PER-Q12")
def test_a_point_in_an_attribute_brings_no_trait() -> None:
    state = bought(
        mo(6, values=(7, 7, 5, 4, 3, 1), advancement_percent_caps="off"),
        MO,
        *[raised(name) for name in ("Competence", "Prowess", "Cunning", "Power", "Knowledge")],
    )
    one = person(state, MO)
    assert [of(one).most for of in (derive.competence, derive.cunning, derive.power, derive.knowledge)] == [7, 5, 4, 3]
    assert (derive.pool(one).total, one.dp) == (21, 1)


@pytest.mark.rule("PER-224")
def test_a_point_unlocks_a_skill() -> None:
    state = bought(mo(1), MO, m.PlanSkill(MO, MO, "Cunning", "Climb", (), ""))
    assert (derive.rating(find(state, "Climb")), person(state, MO).dp) == (2, 0)
    assert refused(mo(1), ANN, m.PlanSkill(MO, MO, "", "Climb", (), "")) == ("no-attribute", "PER-036")


@pytest.mark.rule("PER-225")
def test_a_point_adds_three_dice_to_the_pool() -> None:
    state = bought(mo(2, values=(5, 3, 3, 3, 3, 3)), MO, *[m.PlanSimple(MO, MO, "pool")] * 2)
    pool = derive.pool(person(state, MO))
    assert (pool.total, pool.left, person(state, MO).dp) == (15, 15, 0)


@pytest.mark.rule("PER-226")
def test_a_point_buys_a_special_ability_and_two_a_quality() -> None:
    state = mo(1)
    assert refused(state, ANN, plan_ability(MO, form="quality")) == ("no-points", "PER-226")
    state = bought(state, MO, plan_ability(MO))
    assert (find(state, "Grit").approved, find(state, "Grit").paid, person(state, MO).dp) == (True, "DP", 0)
    state = bought(awarded(state, MO, 2), MO, plan_ability(MO, "Calm", form="quality"))
    assert find(state, "Calm").quality and person(state, MO).dp == 0
    state = bought(awarded(state, MO, 1), MO, m.PlanUpgrade(MO, MO, find(state, "Calm").id, "", ""))
    assert derive.benefit(find(state, "Calm")).amount == 2


@pytest.mark.rule("PER-083", "PER-Q74")
def test_a_point_turns_a_special_ability_into_a_quality() -> None:
    state = bought(mo(2), MO, plan_ability(MO))
    state = bought(state, MO, m.PlanUpgrade(MO, MO, find(state, "Grit").id, "quality", ""))
    assert (find(state, "Grit").quality, person(state, MO).dp, derive.cunning(person(state, MO)).used) == (True, 0, 0)
    state = awarded(state, MO, 2)
    assert refused(state, ANN, m.PlanUpgrade(MO, MO, find(state, "Grit").id, "quality", "")) == ("no-plain", "PER-083")
    state, who = ready(table(), "brannoch")
    state = bought(
        awarded(state, who, 1), who, m.PlanUpgrade(who, who, find(state, "Shove Off", who).id, "quality", "")
    )
    assert (derive.cunning(person(state, who)).used, derive.benefit(find(state, "Shove Off", who)).amount) == (3, 2)


@pytest.mark.rule("PER-227")
def test_a_point_buys_a_power() -> None:
    plan = m.PlanPower(MO, MO, True, "I", "powerHits", "Fire", 1, 1, "Dart", "I throw.")
    state = bought(mo(1), MO, plan)
    assert (find(state, "Dart").approved, derive.power_hits(find(state, "Dart"))) == (True, 1)
    assert refused(mo(1), ANN, m.PlanPower(MO, MO, True, "M", "powerHits", "Fire", 1, 1, "Dart", "I throw.")) == (
        "not-instant",
        "PER-094",
    )


@pytest.mark.rule("PER-269", "PER-228")
def test_bought_traits_go_past_the_limits_of_creation() -> None:
    state, who = ready(table(), "orla")
    plans = (
        m.PlanSkill(who, who, "Cunning", "Climb", (), ""),
        plan_ability(who, "Calm"),
        m.PlanTalent(who, who, "expertise", "Tides"),
        m.PlanPower(who, who, False, "M", "narrative", "Weather Song", 0, 1, "Far Whisper", "My voice travels."),
    )
    state = bought(awarded(state, who, 4), who, *plans)
    one = person(state, who)
    assert [of(one).left for of in (derive.competence, derive.cunning, derive.power, derive.knowledge)] == [0, 0, 0, 0]
    assert [find(state, name, who).name for name in ("Climb", "Calm", "Tides", "Far Whisper")] and one.dp == 0


@pytest.mark.rule("PER-052")
def test_secret_languages_are_not_bought_where_there_are_none() -> None:
    assert refused(mo(1, languages_secret="off"), ANN, m.PlanTalent(MO, MO, "secret", "Cipher")) == (
        "no-secrets",
        "PER-052",
    )
    state = bought(mo(1), MO, m.PlanTalent(MO, MO, "secret", "Cipher"))
    assert (find(state, "Cipher").secret, find(state, "Cipher").approved) == (True, True)


# Caps after the whole batch


@pytest.mark.rule("PER-223")
def test_the_order_of_importance_keeps_applying() -> None:
    state = do(mo(1, values=(5, 5, 5, 3, 2, 1)), ANN, raised("Cunning"))
    assert refused(state, ANN, m.SubmitBatch(MO)) == ("not-allowed", "PER-020")
    both = do(mo(3, values=(5, 5, 5, 3, 2, 1)), ANN, raised("Cunning"), raised("Competence"), raised("Prowess"))
    assert derive.value(person(do(do(both, ANN, m.SubmitBatch(MO)), GIL, m.ApproveBatch(MO)), MO), "Cunning") == 6
    for values, name, rule in (
        ((5, 5, 3, 3, 3, 1), "Knowledge", "PER-021"),
        ((5, 5, 4, 4, 1, 1), "Stature", "PER-022"),
    ):
        assert refused(do(mo(1, values=values), ANN, raised(name)), ANN, m.SubmitBatch(MO)) == ("not-allowed", rule)


@pytest.mark.rule("PER-X31", "PER-Q09")
def test_percentage_caps_bind_in_advancement_unless_switched_off() -> None:
    values = (8, 4, 3, 3, 1, 1)
    assert refused(do(mo(1, values), ANN, raised("Competence")), ANN, m.SubmitBatch(MO)) == ("not-allowed", "PER-019")
    state = bought(mo(1, values, advancement_percent_caps="off"), MO, raised("Competence"))
    assert derive.value(person(state, MO), "Competence") == 9


@pytest.mark.rule("PER-222")
def test_what_was_wrong_before_does_not_stand_in_the_way() -> None:
    state = change(mo(1), MO, keywords=())
    assert person(bought(state, MO, raised("Cunning")), MO).dp == 0


# Agreement


@pytest.mark.rule("PER-222")
def test_a_batch_is_agreed_with_the_game_master() -> None:
    state = do(mo(2), ANN, raised("Cunning"))
    assert refused(state, GIL, m.ApproveBatch(MO)) == ("not-submitted", "PER-222")
    state = do(state, ANN, m.SubmitBatch(MO))
    assert advance.awaits(state) == {GIL}
    assert refused(state, ANN, m.ApproveBatch(MO)) == ("not-gm", "PER-222")
    assert refused(state, ANN, raised("Power")) == ("submitted", "PER-222")
    state = do(state, GIL, m.SendBackBatch(MO, "Not yet"))
    assert derive.value(person(state, MO), "Cunning") == 4 and not batch_of(state, MO).submitted
    events, state = happens(do(state, ANN, m.SubmitBatch(MO)), GIL, m.ApproveBatch(MO))
    assert events == (
        m.BatchDone(MO, 1),
        m.AttributeRaised(MO, "Cunning", 5),
        m.PointSpent(MO, 1, "Attribute: Cunning 5"),
    )
    assert (person(state, MO).dp, state.batches) == (1, ())
    assert refused(state, ANN, m.SubmitBatch(MO)) == ("no-plan", "PER-222")


@pytest.mark.rule("PER-222")
def test_a_batch_is_checked_again_when_it_is_agreed_to() -> None:
    state = do(mo(1), ANN, raised("Cunning"), m.SubmitBatch(MO))
    poor = change(state, MO, dp=0)
    assert refused(poor, GIL, m.ApproveBatch(MO)) == ("not-allowed", "PER-222")


def test_only_ones_own_points_are_spent() -> None:
    state, who = ready(mo(1), "sefa", BEN)
    assert refused(state, BEN, raised("Cunning")) == ("not-yours", "PER-002")
    assert refused(state, ANN, m.PlanRaise(MO, who, "Cunning")) == ("bad-target", "PER-259")
    assert refused(change(state, MO, stage="gear"), ANN, raised("Cunning")) == ("not-ready", "PER-222")


@pytest.mark.rule("PER-Q10")
def test_by_house_rule_an_award_buys_attributes_or_traits_not_both() -> None:
    mixed = (raised("Cunning"), m.PlanTalent(MO, MO, "resource", "Mill"))
    assert person(bought(mo(2), MO, *mixed), MO).dp == 0
    whole = mo(2, advancement_split="perAward")
    assert refused(do(whole, ANN, *mixed), ANN, m.SubmitBatch(MO)) == ("not-allowed", "PER-Q10")
    later = bought(whole, MO, mixed[0])
    assert refused(do(later, ANN, mixed[1]), ANN, m.SubmitBatch(MO)) == ("not-allowed", "PER-Q10")
    assert person(bought(later, MO, raised("Power")), MO).dp == 0
    two = awarded(mo(1, advancement_split="perAward"), MO, 1)
    assert person(bought(two, MO, *mixed), MO).dp == 0


# What is planned


def test_a_plan_holds_the_trait_as_it_will_be() -> None:
    state = do(mo(2), ANN, plan_ability(MO, "Calm", form="quality"))
    trait = trait_of(batch_of(state, MO).purchases[0])
    assert isinstance(trait, Ability) and (trait.name, trait.quality, trait.approved) == ("Calm", True, False)
    assert trait_of(batch_of(do(mo(1), ANN, raised("Power")), MO).purchases[0]) is None


def test_nothing_is_bought_for_what_is_no_longer_there() -> None:
    state = do(mo(3), ANN, m.AddTalent(MO, "resource", "Mill"), raised("Power"))
    mill = find(state, "Mill").id
    state = do(state, ANN, m.PlanUpgrade(MO, MO, mill, "cap", ""), m.DropTrait(MO, mill))
    assert [one.what for one in batch_of(state, MO).purchases] == ["raise"]
    state, who = ready(table(), "ruy")
    state = do(state, ANN, m.TakeReady("pip"))
    pip = state.individuals[-1].id
    state = do(awarded(state, who, 2), ANN, m.PlanRaise(who, pip, "Competence"), m.PlanSimple(who, who, "hit"))
    state = do(state, GIL, m.DropIndividual(pip))
    assert [one.what for one in batch_of(state, who).purchases] == ["hit"]


@pytest.mark.rule("PER-236")
def test_what_is_raised_only_once_is_planned_only_once() -> None:
    state = bought(mo(4), MO, plan_ability(MO, "Look", code="rerollOwn"))
    look = find(state, "Look").id
    state = do(state, ANN, m.PlanUpgrade(MO, MO, look, "better", ""))
    refusal(state, ANN, m.PlanUpgrade(MO, MO, look, "better", ""))
    state = do(do(state, ANN, m.PlanUpgrade(MO, MO, look, "highest", ""), m.SubmitBatch(MO)), GIL, m.ApproveBatch(MO))
    effect = derive.benefit(find(state, "Look"))
    assert (effect.keep, effect.highest, person(state, MO).dp) == ("better", True, 1)
