"""The ready-made people on a sheet derive the numbers that are printed, and are legal under the default switches."""

import pytest

from games.personae.given_people import person, ready, table
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING, TRAITS
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_skill
from parlour.games.personae.rules.checks import all_warnings, faults
from parlour.games.personae.rules.readied import library_ability, library_power

PRINTED = {
    # Potential, Skill cap, pool total and assigned, slots used of Competence, Cunning, Power, Knowledge, threshold,
    # Resource Cap
    "brannoch": (4, 6, 15, 12, 4, 3, 2, 1, 6, 0),
    "sefa": (4, 6, 9, 9, 3, 5, 2, 6, 2, 2),
    "orla": (4, 6, 6, 6, 4, 3, 6, 4, 2, 1),
    "ruy": (6, 8, 18, 18, 8, 7, 1, 4, 4, 2),
    "okoro": (3, 5, 9, 9, 4, 1, 2, 4, 2, 1),
    "kestrel": (5, 7, 21, 21, 4, 6, 2, 1, 7, 0),
    "pip": (1, 3, 6, 5, 2, 3, 1, 1, 1, 0),
    "bruiser": (2, 4, 9, 7, 2, 0, 0, 0, 1, 0),
    "cutpurse": (2, 4, 6, 5, 2, 1, 0, 0, 1, 0),
    "hound": (2, 4, 9, 6, 1, 2, 0, 0, 1, 0),
    "sergeant": (3, 5, 12, 11, 4, 2, 0, 0, 1, 0),
    "duellist": (4, 6, 18, 15, 3, 5, 0, 0, 1, 0),
    "abbot": (6, 8, 15, 15, 4, 5, 9, 0, 4, 0),
    "matriarch": (5, 7, 12, 12, 4, 4, 0, 5, 4, 3),
}
everybody = pytest.mark.parametrize("key", [*CHARACTERS, *SUPPORTING])


@everybody
@pytest.mark.rule("PER-014", "PER-042", "PER-045")
def test_they_are_legal_and_modest(key: str) -> None:
    state, who = ready(table(), key)
    assert faults(state, person(state, who)) == [] and all_warnings(person(state, who)) == []


@everybody
def test_their_numbers_are_the_printed_ones(key: str) -> None:
    state, who = ready(table(), key)
    one, pool = person(state, who), derive.pool(person(state, who))
    slots = [of(one).used for of in (derive.competence, derive.cunning, derive.power, derive.knowledge)]
    found = (
        derive.potential(state, one),
        derive.skill_cap(state, one),
        pool.total,
        pool.assigned,
        *slots,
        derive.threshold(state, one),
        derive.resource_cap(state, one),
    )
    assert found == PRINTED[key]


@everybody
def test_their_skills_have_the_printed_dice(key: str) -> None:
    printed = CHARACTERS.get(key) or SUPPORTING[key]
    state, who = ready(table(), key)
    dice = {skill.name: skill.dice for skill in printed.skills} | {
        "Block": printed.block,
        "Dodge": printed.dodge,
        "Resist": printed.resist,
    }
    assert {one.name: derive.rating(one) for one in person(state, who).skills} == dice


@everybody
@pytest.mark.rule("PER-236")
def test_their_benefits_with_all_upgrades_are_the_printed_ones(key: str) -> None:
    printed = CHARACTERS.get(key) or SUPPORTING[key]
    state, who = ready(table(), key)
    one = person(state, who)
    for ability, told in zip(one.abilities, (printed.culture, *printed.abilities), strict=True):
        effect = derive.benefit(ability)
        assert (effect.amount, effect.keep, effect.highest) == (
            told.effect.amount,
            told.effect.keep,
            told.effect.highest,
        ), told.name
        assert derive.in_force(one, ability) and derive.free_upgrades(ability) == 0
        assert derive.level(ability) == 1 + len(told.upgrades)
    for power, also in zip(one.powers, printed.powers, strict=True):
        assert (derive.power_duration(power), derive.power_targets(power), derive.level(power)) == (
            also.duration,
            also.targets,
            1 + len(also.upgrades),
        )
        assert derive.power_hits(power) == (also.effect.amount if also.effect.code == "powerHits" else 0)


@pytest.mark.rule("PER-X29", "PER-077", "PER-084")
def test_some_of_them_in_detail() -> None:
    state, who = ready(table(), "ruy")
    reckoning = next(one for one in person(state, who).abilities if one.name == "Dead Reckoning")
    assert (derive.benefit(reckoning).amount, reckoning.effect.amount, derive.ability_slots(reckoning)) == (2, 1, 1)
    state, who = ready(table(), "sefa")
    loupe = next(one for one in person(state, who).abilities if one.name == "Clockwork Loupe")
    assert (loupe.quality, bool(loupe.gear), derive.ability_slots(loupe), derive.benefit(loupe).skills()) == (
        True,
        True,
        2,
        ("Forgery", "Inquiry"),
    )
    state, who = ready(table(), "brannoch")
    shield = find_skill(person(state, who), "Round Shield")
    assert shield is not None and shield.tags == ("shield", "light")


@pytest.mark.parametrize("trait", TRAITS, ids=lambda trait: trait.name)
def test_the_library_gives_what_it_says(trait: object) -> None:
    from parlour.games.personae.content.ready import ReadyTrait

    assert isinstance(trait, ReadyTrait)
    if trait.kind == "Power":
        power = library_power("p1", trait, "Song", paid="slot")
        assert (derive.power_duration(power), derive.benefit(power).amount) == (trait.duration, trait.effect.amount)
    else:
        ability = library_ability("a1", trait, "", paid="slot")
        assert (derive.benefit(ability).amount, ability.quality, derive.free_upgrades(ability)) == (
            trait.effect.amount,
            "Q" in trait.identifiers,
            0,
        )
