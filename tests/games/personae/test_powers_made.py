"""Powers as Traits: slots, durations, hits, what the framework warns of."""

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
    made,
    person,
    power,
    ready,
    refused,
    table,
)
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Power, State, Upgrade
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import all_warnings, lacks, warnings
from parlour.games.personae.rules.wording import ways


def find(state: State, who: str, name: str) -> Power:
    return next(one for one in person(state, who).powers if one.name == name)


@pytest.mark.rule("PER-011", "PER-085")
def test_no_more_powers_than_power() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, power(who, "A"), power(who, "B"))
    assert refused(state, ANN, power(who, "C")) == ("no-slots", "PER-085")
    state, who = ready(table(), "orla")
    assert (derive.power(person(state, who)).most, derive.power(person(state, who)).used) == (6, 6)


@pytest.mark.rule("PER-091")
def test_a_power_waits_for_the_game_master() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), power(who))
    assert not derive.in_force(person(state, who), person(state, who).powers[0])
    assert derive.in_force(person(made(state, who), who), person(made(state, who), who).powers[0])


@pytest.mark.rule("PER-094")
def test_what_injures_is_instant() -> None:
    state, who = at_traits(table())
    assert refused(state, ANN, power(who, duration="M")) == ("not-instant", "PER-094")
    assert refused(state, ANN, power(who, duration="M", hits=0)) == ("not-instant", "PER-094")
    assert refused(state, ANN, power(who, duration="T", code="impose", hits=1)) == ("not-instant", "PER-094")
    state = do(state, ANN, power(who), power(who, "Fog", duration="M", code="impose", hits=0))
    dart = person(state, who).powers[0]
    assert (dart.duration, derive.power_hits(dart)) == ("I", 1)
    assert refused(
        do(state, ANN, m.DropTrait(who, person(state, who).powers[1].id)),
        ANN,
        m.UpgradeTrait(who, dart.id, "Power", "duration", "T"),
    ) == ("bad-upgrade", "PER-236")
    lasting = Power("p1", "Burn", "It burns.", "Fire", True, "M", Effect("powerHits"), 1)
    state, who = ready(table(), "brannoch", powers=(lasting,))
    assert ("PER-094", "Burn inflicts hits and must be Instant.") in lacks(state, person(state, who))


@pytest.mark.rule("PER-098", "PER-Q55")
def test_points_of_power_are_mixed_unless_the_table_parts_them() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, power(who), ability(who, "A"))
    one = person(state, who).abilities[0].id
    state = do(state, ANN, m.UpgradeTrait(who, one, "Power", "", ""))
    assert derive.power(person(state, who)).left == 0
    assert refused(state, ANN, m.UpgradeTrait(who, one, "Power", "", "")) == ("no-slots", "PER-098")
    apart, who = at_traits(table(creation_power_mix="off"))
    mixed = do(apart, ANN, power(who), ability(who, "A"))
    assert refused(mixed, ANN, m.UpgradeTrait(who, person(mixed, who).abilities[0].id, "Power", "", "")) == (
        "either-or",
        "PER-Q55",
    )
    upgraded = do(apart, ANN, ability(who, "A"))
    upgraded = do(upgraded, ANN, m.UpgradeTrait(who, person(upgraded, who).abilities[0].id, "Power", "", ""))
    assert refused(upgraded, ANN, power(who)) == ("either-or", "PER-Q55")
    assert refused(upgraded, ANN, m.TakeTrait(who, "Ember Dart", "Fire")) == ("either-or", "PER-Q55")


@pytest.mark.rule("PER-227", "PER-236")
def test_upgrades_raise_hits_targets_or_duration() -> None:
    state, who = ready(table(), "orla")
    lash, fog = find(state, who, "Squall Lash"), find(state, who, "Fogbank")
    assert (derive.power_hits(lash), derive.level(lash), derive.power_duration(find(state, who, "Still Air"))) == (
        2,
        2,
        "T",
    )
    state = bought(
        awarded(state, who, 3),
        who,
        m.PlanUpgrade(who, who, lash.id, "hits", ""),
        m.PlanUpgrade(who, who, fog.id, "targets", ""),
        m.PlanUpgrade(who, who, fog.id, "duration", "S"),
    )
    lash, fog = find(state, who, "Squall Lash"), find(state, who, "Fogbank")
    assert (derive.power_hits(lash), derive.level(lash), derive.benefit(lash).amount) == (3, 3, 3)
    assert (derive.power_targets(fog), derive.power_duration(fog), fog.duration) == (2, "S", "M")


@pytest.mark.rule("PER-232")
def test_a_new_power_with_two_targets_or_hits_is_warned_of() -> None:
    wide = Power("p1", "Wide", "All.", "Song", True, "I", Effect("impose"), targets=2)
    hard = Power("p1", "Hard", "Much.", "Song", True, "I", Effect("powerHits", amount=2), hits=2)
    assert [[rule for rule, _ in warnings(one)] for one in (wide, hard)] == [["PER-232"], ["PER-232"]]
    raised = Power("p1", "Wide", "All.", "Song", True, "I", Effect("impose"), bought=(Upgrade("Power", "targets"),))
    assert warnings(raised) == [] and derive.power_targets(raised) == 2


@pytest.mark.rule("PER-233")
@pytest.mark.parametrize("duration", ["T", "S"])
def test_a_new_power_that_lasts_is_warned_of(duration: str) -> None:
    state, who = at_traits(table())
    state = do(state, ANN, power(who, "Long", duration=duration, code="impose", hits=0))
    assert [rule for rule, _ in all_warnings(person(state, who))] == ["PER-233"]
    assert all_warnings(person(ready(table(), "orla")[0], "c1")) == []


@pytest.mark.rule("PER-207")
def test_the_dead_come_back_only_where_the_table_wants_it() -> None:
    state, who = at_traits(table())
    assert refused(state, ANN, power(who, "Return", code="revive", hits=0)) == ("no-revival", "PER-207")
    assert refused(state, ANN, ability(who, "Return", code="revive")) == ("no-revival", "PER-207")
    state, who = at_traits(table(raise_dead="on"))
    assert find(do(state, ANN, power(who, "Return", code="revive", hits=0)), who, "Return").effect.code == "revive"


def test_a_power_of_the_library_costs_its_upgrades_too() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, m.TakeTrait(who, "Stone Skin", "Earth Song"))
    skin = find(state, who, "Stone Skin")
    assert (skin.duration, derive.power_duration(skin), skin.skill, derive.power(person(state, who)).used) == (
        "M",
        "T",
        "Earth Song",
        2,
    )
    assert refused(state, ANN, m.TakeTrait(who, "Ember Dart", "Fire")) == ("no-slots", "PER-085")


def test_upgrades_of_a_power_come_from_power() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, power(who))
    assert refused(state, ANN, m.UpgradeTrait(who, person(state, who).powers[0].id, "Cunning", "hits", "")) == (
        "bad-source",
        "PER-Q14",
    )
    assert refused(state, GIL, m.DropTrait(who, person(state, who).powers[0].id)) == ("not-yours", "PER-002")


@pytest.mark.rule("PER-091")
def test_a_power_is_offered_no_effect_that_only_a_special_ability_has() -> None:
    """Dice of a Challenge are rerolled or left out by who uses a Special Ability on it."""
    state, who = at_traits(table())
    for code in ("rerollOwn", "rerollOpponent", "ignoreDice", "extraSA", "followUp"):
        assert refused(state, ANN, power(who, code=code, hits=0))[0] == "bad-value"


@pytest.mark.rule("PER-206", "PER-275")
def test_what_only_powers_do_is_no_special_ability() -> None:
    state, who = at_traits(table(raise_dead="on"))
    for code, kind in (("stabilise", ""), ("revive", ""), ("recoveryAid", "remove")):
        why = "bad-value" if kind else "no-power"
        assert refused(state, ANN, ability(who, "Touch", code=code, kind=kind))[0] == why
        assert find(do(state, ANN, power(who, "Touch", code=code, hits=0)), who, "Touch").effect.code == code
    assert do(state, ANN, ability(who, "Nurse", code="recoveryAid", kind="assist"))


@pytest.mark.rule("PER-232", "PER-236")
def test_one_more_to_save_is_one_more_target_and_nothing_else() -> None:
    for code, more in (("stabilise", set()), ("revive", set()), ("recoveryAid", {"count"}), ("knockOut", set())):
        one = Power("p1", "Touch", "I touch.", "Song", False, "I", Effect(code, kind="remove" if more else ""))  # type: ignore[arg-type]
        assert {what for what, _ in ways(one)} == {"targets", "duration"} | more
