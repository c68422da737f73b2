"""Creation from concept to the game master's yes, and gear."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.given_people import (
    ANN,
    BEN,
    GIL,
    ability,
    at_traits,
    awarded,
    basics,
    bought,
    change,
    do,
    drafted,
    happens,
    made,
    offered,
    person,
    power,
    ranked,
    ready,
    refusal,
    refused,
    table,
)
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import Gear, State
from parlour.games.personae.rules import approval, creation, derive, making
from parlour.games.personae.rules import people as chapter


def thing(
    who: str,
    name: str = "Lantern",
    *,
    form: Any = "thing",
    size: Any = "",
    exceptional: tuple[str, ...] = (),
    group: str = "",
) -> m.AddGear:
    return m.AddGear(who, form, size, exceptional, name, group)


def blade(who: str, *exceptional: str) -> m.AddGear:
    return thing(who, "Night Blade", form="weapon", size="one-handed", exceptional=exceptional, group="blades")


def piece(state: State, who: str, name: str) -> Gear:
    return next(one for one in person(state, who).gear if one.name == name)


def trait(state: State, who: str, name: str) -> Any:
    return next(one for one in (*person(state, who).abilities, *person(state, who).powers) if one.name == name)  # type: ignore[attr-defined]


# Steps


@pytest.mark.rule("PER-102")
def test_a_concept_needs_key_words_and_may_have_a_secret() -> None:
    state = do(table(), ANN, m.NewIndividual("main", "major", "Bran"))
    who = state.individuals[0].id
    assert refused(state, ANN, m.Step(True, who)) == ("not-complete", "PER-102")
    assert refused(state, ANN, m.Describe(who, "keywords", "  ")) == ("no-words", "PER-102")
    assert {offer.fixed[1] for offer in offered(state, ANN, "describe") if offer.owed} == {"keywords"}
    events, told = happens(state, ANN, m.Describe(who, "keywords", "stubborn,  watchful ,"))
    assert events == (m.Described(who, "keywords", "stubborn, watchful", ""),)
    assert not [offer for offer in offered(told, ANN, "describe") if offer.owed]
    assert happens(state, ANN, m.Describe(who, "secret", "a,  b ,"))[0][0].text == "a,  b ,"
    state = do(
        state,
        ANN,
        m.Describe(who, "keywords", "stubborn,  watchful ,"),
        m.Describe(who, "secret", "He lit the false lamp."),
        m.Step(True, who),
    )
    assert (person(state, who).keywords, person(state, who).secret, person(state, who).stage) == (
        ("stubborn", "watchful"),
        "He lit the false lamp.",
        "ranks",
    )
    assert refused(state, BEN, m.Describe(who, "concept", "Mine")) == ("not-yours", "PER-002")


@pytest.mark.rule("PER-104", "PER-105")
def test_the_steps_go_on_and_back() -> None:
    state, who = ranked(table())
    stages = [person(state, who).stage]
    for _ in range(2):
        state = do(state, ANN, m.Step(False, who))
        stages.append(person(state, who).stage)
    assert stages == ["points", "ranks", "concept"]
    assert refused(state, ANN, m.Step(False, who)) == ("first-step", "PER-102")
    state, who = at_traits(table())
    state = do(do(state, ANN, *basics(who)), ANN, m.Step(True, who))
    assert refused(state, ANN, m.Step(True, who)) == ("last-step", "PER-111")
    state = do(state, ANN, m.Submit(who))
    assert refused(state, ANN, m.Step(True, who)) == ("wrong-step", "PER-105")
    assert person(do(state, ANN, m.Step(False, who)), who).stage == "gear"


@pytest.mark.rule("PER-050", "PER-079")
def test_a_sheet_without_culture_or_language_is_not_handed_in() -> None:
    state, who = at_traits(table())
    found = refusal(state, ANN, m.Step(True, who))
    assert found.rule == "PER-079"
    state = do(state, ANN, basics(who)[0])
    assert refusal(state, ANN, m.Step(True, who)).rule == "PER-050"
    state = change(do(state, ANN, basics(who)[1]), who, stage="gear", keywords=())
    assert refused(state, ANN, m.Submit(who)) == ("not-complete", "PER-102")


@pytest.mark.rule("PER-032", "PER-041", "PER-064")
def test_what_became_too_much_is_found_before_the_next_step() -> None:
    state, who = at_traits(table())
    state = do(
        state, ANN, *basics(who), *[m.UnlockSkill(who, "Prowess", name, (), "") for name in ("A", "B", "C", "D")]
    )
    state = do(
        state, ANN, m.Step(False, who), m.SetValue(who, "Competence", 3), m.SetValue(who, "Power", 3), m.Step(True, who)
    )
    assert refused(state, ANN, m.Step(True, who)) == ("not-complete", "PER-032")
    state = do(state, ANN, m.DropTrait(who, person(state, who).skills[-1].id), m.Step(True, who))
    assert person(state, who).stage == "gear"


# The game master's word


@pytest.mark.rule("PER-065", "PER-111")
def test_the_game_master_approves_a_character_with_all_that_hangs_on_it() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), thing(who), m.Step(True, who))
    assert refused(state, GIL, m.Approve(who)) == ("not-submitted", "PER-065")
    assert refused(state, BEN, m.Submit(who)) == ("not-yours", "PER-002")
    state = do(state, ANN, m.Submit(who))
    assert approval.awaits(state) == {GIL}
    assert refused(state, ANN, m.Approve(who)) == ("not-gm", "PER-065")
    assert not piece(state, who, "Lantern").approved
    state = do(state, GIL, m.Approve(who))
    one = person(state, who)
    assert (
        one.stage,
        one.made,
        piece(state, who, "Lantern").approved,
        [part for part in making.parts(one) if not part.approved],
    ) == (
        "ready",
        one.values,
        True,
        [],
    )


@pytest.mark.rule("PER-003", "PER-109")
def test_the_game_master_sends_back_with_a_reason() -> None:
    state, who = at_traits(table())
    state = do(do(state, ANN, *basics(who)), ANN, m.Step(True, who), m.Submit(who))
    state = do(state, GIL, m.SendBack(who, "Too vague"))
    assert (person(state, who).stage, person(state, who).sent_back) == ("traits", "Too vague")
    state = do(state, ANN, m.Step(True, who), m.Submit(who))
    assert person(state, who).sent_back == ""


@pytest.mark.rule("PER-105")
def test_everything_is_checked_once_more_before_approval() -> None:
    state, who = at_traits(table())
    state = do(do(state, ANN, *basics(who)), ANN, m.Step(True, who), m.Submit(who))
    broken = change(state, who, values=(4, 9, 3, 2, 1, 1))
    assert refused(broken, GIL, m.Approve(who)) == ("not-complete", "PER-020")


@pytest.mark.rule("PER-104")
def test_a_sheet_counts_the_ranks_that_are_given() -> None:
    state, who = drafted(table())
    for attribute in ("Power", "Cunning", "Knowledge"):
        state = do(state, ANN, m.RankAttribute(who, attribute, "First"))
    sheet = next(one for one in GAME.private(state, ANN).sheets if one.who == who)
    assert [(one.rank, one.given, one.due, one.left) for one in sheet.ranks] == [
        ("First", 3, 2, -1),
        ("Second", 0, 2, 2),
        ("Third", 0, 1, 1),
        ("Handicap", 0, 1, 1),
    ]


@pytest.mark.rule("PER-106")
def test_a_made_character_is_not_taken_apart() -> None:
    state, who = at_traits(table())
    state = made(do(state, ANN, *basics(who)), who)
    assert refused(state, ANN, m.SetValue(who, "Power", 3)) == ("made", "PER-105")
    assert refused(state, ANN, m.RankAttribute(who, "Power", "First")) == ("made", "PER-104")
    assert refused(state, ANN, m.DropTrait(who, person(state, who).abilities[0].id)) == ("approved", "PER-109")


@pytest.mark.rule("PER-103")
def test_players_are_asked_for_characters_before_play() -> None:
    state = table()
    assert chapter.awaits(state) == {ANN, BEN}
    state, _ = drafted(state)
    assert (chapter.awaits(state), creation.awaits(state)) == ({BEN}, {ANN})
    state, _ = ready(state, "sefa", BEN)
    assert chapter.awaits(state) == set()


# Gear


@pytest.mark.rule("PER-112")
def test_weapon_and_shield_skills_bring_their_gear() -> None:
    state, who = at_traits(table())
    state = do(
        state,
        ANN,
        *basics(who),
        m.UnlockSkill(who, "Stature", "Axe", ("weapon", "one-handed"), "axes"),
        m.UnlockSkill(who, "Cunning", "Bow", ("weapon", "ranged", "two-handed"), "bows"),
        m.UnlockSkill(who, "Stature", "Shield", ("shield", "light"), ""),
        m.UnlockSkill(who, "Stature", "Fists", ("weapon", "unarmed"), "bludgeons"),
        m.Step(True, who),
    )
    found = [(one.name, one.size, one.ranged, one.shield, one.basic, one.approved) for one in person(state, who).gear]
    assert found == [
        ("Axe", "one-handed", False, "", True, True),
        ("Bow", "two-handed", True, "", True, True),
        ("Shield", "", False, "light", True, True),
    ]
    state = do(state, ANN, m.Step(False, who), m.DropTrait(who, person(state, who).skills[3].id), m.Step(True, who))
    assert [one.name for one in person(state, who).gear] == ["Bow", "Shield"]


@pytest.mark.rule("PER-111")
def test_other_gear_is_agreed_with_the_game_master() -> None:
    state, who = ready(table(), "brannoch")
    state = do(state, ANN, thing(who, "Rope"))
    assert not piece(state, who, "Rope").approved
    state = do(state, GIL, m.ApproveTrait(who, piece(state, who, "Rope").id))
    assert piece(state, who, "Rope").approved
    assert refused(state, BEN, thing(who)) == ("not-yours", "PER-002")


@pytest.mark.rule("PER-169", "PER-239")
def test_a_weapon_has_size_and_group_and_exceptional_gear_is_so_by_craft_or_quality() -> None:
    state, who = at_traits(table())
    assert refused(state, ANN, thing(who, form="weapon")) == ("bad-weapon", "PER-169")
    assert refused(state, ANN, thing(who, exceptional=("shiny",))) == ("bad-kind", "PER-239")
    state = do(state, ANN, blade(who, "supernatural", "craft"), thing(who))
    assert (piece(state, who, "Night Blade").exceptional, piece(state, who, "Lantern").exceptional) == (
        ("craft", "supernatural"),
        (),
    )


@pytest.mark.rule("PER-084", "PER-241", "PER-240", "PER-Q49")
def test_craft_works_through_a_quality_of_two_slots() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, *basics(who), blade(who, "craft"), ability(who, "Keen"))
    night = piece(state, who, "Night Blade").id
    assert refused(state, ANN, m.TieGear(who, night, trait(state, who, "Keen").id)) == ("not-quality", "PER-084")
    assert refused(state, ANN, ability(who, "Edge", form="gear", detail="g99")) == ("no-gear", "PER-084")
    state = do(state, ANN, ability(who, "Edge", form="gear", detail=night))
    edge = trait(state, who, "Edge")
    assert (
        edge.quality,
        edge.gear,
        piece(state, who, "Night Blade").tied,
        derive.cunning(person(state, who)).used,
    ) == (True, night, (edge.id,), 3)
    state = made(state, who)
    assert derive.exceptional(person(state, who), piece(state, who, "Night Blade"))


@pytest.mark.rule("PER-084")
def test_an_upgrade_does_not_make_up_for_a_quality() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, blade(who, "craft"), ability(who, "Keen"))
    keen = trait(state, who, "Keen").id
    state = do(state, ANN, m.UpgradeTrait(who, keen, "Power", "", ""))
    assert refused(state, ANN, m.TieGear(who, piece(state, who, "Night Blade").id, keen)) == ("not-quality", "PER-084")


@pytest.mark.rule("PER-242")
def test_an_unpaid_supernatural_property_does_nothing() -> None:
    state, who = ready(table(), "brannoch")
    plain = trait(state, who, "Shove Off")
    night = Gear(
        "g99", "Night Blade", "one-handed", "blades", exceptional=("supernatural",), tied=(plain.id,), approved=True
    )
    assert derive.exceptional(person(state, who), night)
    bare = change(state, who, abilities=tuple([replace(one, bought=()) for one in person(state, who).abilities]))
    assert not derive.exceptional(person(bare, who), night)


@pytest.mark.rule("PER-241")
def test_each_craft_property_needs_a_special_ability_of_its_own() -> None:
    state, who = at_traits(table())
    state = do(
        state,
        ANN,
        blade(who, "craft"),
        thing(who, "Loupe", exceptional=("craft",)),
        ability(who, "Edge", form="quality"),
    )
    edge, night, loupe = (
        trait(state, who, "Edge").id,
        piece(state, who, "Night Blade").id,
        piece(state, who, "Loupe").id,
    )
    state = do(state, ANN, m.TieGear(who, night, edge))
    assert trait(state, who, "Edge").gear == night
    assert refused(state, ANN, m.TieGear(who, night, edge)) == ("tied", "PER-113")
    assert refused(state, ANN, m.TieGear(who, loupe, edge)) == ("taken", "PER-241")


@pytest.mark.rule("PER-113", "PER-238")
def test_without_a_tied_trait_exceptional_gear_is_ordinary() -> None:
    state, who = ready(table(), "sefa")
    loupe = piece(state, who, "brass loupe")
    assert derive.exceptional(person(state, who), loupe)
    works = trait(state, who, "Clockwork Loupe")
    assert derive.in_force(person(state, who), works)
    state = change(state, who, gear=tuple([one for one in person(state, who).gear if one.id != loupe.id]))
    assert not derive.in_force(person(state, who), works)
    looted, who = ready(table(), "brannoch")
    looted = do(
        do(looted, ANN, blade(who, "supernatural")),
        GIL,
        m.ApproveTrait(who, person(do(looted, ANN, blade(who, "supernatural")), who).gear[-1].id),
    )
    assert not derive.exceptional(person(looted, who), piece(looted, who, "Night Blade"))
    assert refused(
        looted, ANN, m.TieGear(who, person(looted, who).gear[0].id, person(looted, who).abilities[1].id)
    ) == ("ordinary", "PER-239")


@pytest.mark.rule("PER-242")
def test_a_supernatural_property_is_paid_by_a_power_an_upgrade_or_a_point() -> None:
    state, who = at_traits(table())
    state = do(
        state,
        ANN,
        *basics(who),
        blade(who, "supernatural"),
        ability(who, "Keen"),
        power(who, "Night Song", code="impose", hits=0),
    )
    night, keen, song = (
        piece(state, who, "Night Blade").id,
        trait(state, who, "Keen").id,
        trait(state, who, "Night Song").id,
    )
    assert refused(state, ANN, m.TieGear(who, night, keen)) == ("unpaid", "PER-242")
    by_power = made(do(state, ANN, m.TieGear(who, night, song)), who)
    assert (
        derive.exceptional(person(by_power, who), piece(by_power, who, "Night Blade"))
        and trait(by_power, who, "Night Song").gear == night
    )
    upgraded = do(state, ANN, m.UpgradeTrait(who, keen, "Power", "", ""), m.TieGear(who, night, keen))
    assert trait(upgraded, who, "Keen").gear == ""
    by_upgrade = made(upgraded, who)
    assert derive.exceptional(person(by_upgrade, who), piece(by_upgrade, who, "Night Blade"))
    assert refused(
        do(upgraded, ANN, thing(who, "Ring", exceptional=("supernatural",))), ANN, m.TieGear(who, "g99", keen)
    ) == ("no-gear", "PER-113")


@pytest.mark.rule("PER-242")
def test_one_upgrade_pays_for_one_property() -> None:
    state, who = at_traits(table())
    state = do(
        state, ANN, blade(who, "supernatural"), thing(who, "Ring", exceptional=("supernatural",)), ability(who, "Keen")
    )
    keen = trait(state, who, "Keen").id
    state = do(
        state,
        ANN,
        m.UpgradeTrait(who, keen, "Power", "", ""),
        m.TieGear(who, piece(state, who, "Night Blade").id, keen),
    )
    assert refused(state, ANN, m.TieGear(who, piece(state, who, "Ring").id, keen)) == ("unpaid", "PER-242")
    state = do(
        state, ANN, m.UpgradeTrait(who, keen, "Power", "", ""), m.TieGear(who, piece(state, who, "Ring").id, keen)
    )
    assert piece(state, who, "Ring").tied == (keen,)


@pytest.mark.rule("PER-240", "PER-242")
def test_in_play_points_pay_for_exceptional_gear() -> None:
    state, who = ready(table(), "brannoch")
    state = do(state, ANN, blade(who, "supernatural", "craft"))
    night = piece(state, who, "Night Blade").id
    state = do(state, GIL, m.ApproveTrait(who, night))
    plan = m.PlanPower(who, who, True, "I", "impose", "Night Song", 0, 1, "Black Edge", "It darkens.")
    edge = m.PlanAbility(who, who, "gear", "addResult", "", "", "", night, "Edge", "It cuts.", (), "")
    assert refused(awarded(state, who, 1), ANN, edge) == ("no-points", "PER-226")
    state = bought(awarded(state, who, 3), who, plan, edge)
    state = do(state, ANN, m.TieGear(who, night, trait(state, who, "Black Edge").id))
    assert person(state, who).dp == 0 and derive.exceptional(person(state, who), piece(state, who, "Night Blade"))
    assert derive.in_force(person(state, who), trait(state, who, "Edge"))


def test_a_library_trait_for_gear_works_once_it_is_tied() -> None:
    state, who = at_traits(table())
    state = do(
        state, ANN, *basics(who), thing(who, "Plates", exceptional=("craft",)), m.TakeTrait(who, "Fitted Plates", "")
    )
    plates = trait(state, who, "Fitted Plates").id
    loose = made(state, who)
    assert not derive.in_force(person(loose, who), trait(loose, who, "Fitted Plates"))
    tied = made(do(state, ANN, m.TieGear(who, piece(state, who, "Plates").id, plates)), who)
    assert derive.in_force(person(tied, who), trait(tied, who, "Fitted Plates"))


def test_dropping_a_trait_unties_its_gear() -> None:
    state, who = at_traits(table())
    state = do(state, ANN, blade(who, "craft"))
    state = do(state, ANN, ability(who, "Edge", form="gear", detail=piece(state, who, "Night Blade").id))
    events, state = happens(state, ANN, m.DropTrait(who, trait(state, who, "Edge").id))
    assert isinstance(events[0], m.TraitDropped) and piece(state, who, "Night Blade").tied == ()
    assert offered(state, ANN, "drop_trait")
