"""Individuals as files: our own, against its schema, and a page to read."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from games.personae.given_people import ANN, BEN, GIL, change, do, drafted, person, ready, table
from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING
from parlour.games.personae.model import Individual
from parlour.games.personae.rules.making import numbered
from parlour.games.personae.sheet_file import IndividualFile, from_file, to_file
from parlour.games.personae.sheets import schema, sheets, written
from parlour.roleplay.cast import Numbering

EVERYBODY = (None, GIL, ANN, BEN)


def unlike(one: Individual) -> Individual:
    """What a file does not say, left out; ids as a file counts them."""

    def agreed(traits: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([replace(trait, approved=False) for trait in traits])

    return replace(
        numbered(one, Numbering(table())),
        controller=-1,
        stage="gear",
        made=(0,) * 6 if one.made == one.values else one.made,
        skills=agreed(one.skills),
        abilities=agreed(one.abilities),
        powers=agreed(one.powers),
        talents=agreed(one.talents),
        gear=agreed(one.gear),
    )


@pytest.mark.parametrize("key", [*CHARACTERS, *SUPPORTING])
def test_everybody_survives_being_written_and_read(key: str) -> None:
    state, who = ready(table(), key)
    text = written(state, GIL, who, "parlour")
    again = from_file(text)
    assert to_file(again) == to_file(person(state, who))
    assert unlike(again).values == person(state, who).values


@pytest.mark.parametrize("key", [key for key, one in CHARACTERS.items() if one.kind == "main"])
def test_a_written_character_is_brought_to_another_table_and_approved(key: str) -> None:
    state, who = ready(table(), key)
    other = do(table(), BEN, m.ImportIndividual(written(state, ANN, who, "parlour")))
    new = other.individuals[0]
    other = do(do(other, BEN, m.Submit(new.id)), GIL, m.Approve(new.id))
    assert to_file(person(other, new.id)) == to_file(person(state, who))
    assert all(one.approved for one in person(other, new.id).abilities)


def test_an_advanced_character_keeps_what_it_bought() -> None:
    state, who = ready(table(), "orla", dp=0, hits_bought=1, pool=3, values=(4, 3, 3, 6, 4, 1))
    other = do(table(), BEN, m.ImportIndividual(written(state, ANN, who, "parlour")))
    other = do(do(other, BEN, m.Submit("c1")), GIL, m.Approve("c1"))
    one = person(other, "c1")
    assert (one.values, one.made, one.hits_bought, one.pool) == ((4, 3, 3, 6, 4, 1), (4, 2, 3, 6, 4, 1), 1, 3)


@pytest.mark.rule("PER-102")
def test_no_file_holds_a_secret() -> None:
    state, who = ready(table(), "brannoch", secret="He lit the false lamp")
    for seat in EVERYBODY:
        assert all("false lamp" not in written(state, seat, who, sheet.key) for sheet in sheets())


def test_numbers_of_supporting_characters_are_the_game_masters() -> None:
    state = do(
        table(),
        GIL,
        m.CallReady(False, "bruiser"),
        m.CallReady(True, "abbot"),
        m.NewExtra("ally", False, "Ferryman", ""),
    )
    bruiser, abbot, extra = [one.id for one in state.individuals]
    assert "Club" in written(state, GIL, bruiser, "markdown") and "Tide Rite" in written(state, GIL, abbot, "markdown")
    for seat in (None, ANN):
        for who in (bruiser, abbot, extra, "c99"):
            with pytest.raises(RuleViolation):
                written(state, seat, who, "parlour")
    assert "Club" in written(do(state, GIL, m.ShowIndividual(bruiser, "numbers")), ANN, bruiser, "parlour")
    with pytest.raises(RuleViolation):
        written(state, GIL, extra, "parlour")


def test_who_is_still_being_made_is_its_players() -> None:
    state, who = drafted(table())
    assert written(state, ANN, who, "markdown") and written(state, GIL, who, "parlour")
    for seat, form in ((BEN, "markdown"), (None, "parlour"), (ANN, "pdf")):
        with pytest.raises(RuleViolation):
            written(state, seat, who, form)


def test_the_page_reads_well() -> None:
    state, who = ready(table(), "brannoch")
    page = written(state, None, who, "markdown")
    for text in (
        "# Brannoch Teale",
        "| Stature | 5 | First | 8 (40% of 20) |",
        "- Potential 4, Skill cap 6",
        "- Prowess Pool 15: 12 assigned, 3 unassigned",
        "Cunning 3 of 3",
        "- Health: Injured at 6, Wounded at 7, Incapacitated at 8, Dying at 9 hits",
        "- Boarding Axe: 6 dice + Stature 5 (weapon, one-handed, axes)",
        "**Axe Discipline** (Q)",
        "level 2",
        "- Native language: Coast Speech",
        "- Resource Cap 0",
    ):
        assert text in page, text
    state, who = ready(table(), "orla")
    assert "**Squall Lash** (Instant, 1 target, 2 hits)" in written(state, None, who, "markdown")
    state, who = ready(table(), "pip")
    assert "- Health (minion): Incapacitated at 1, Dying at 2 hits" in written(state, ANN, who, "markdown")
    state, who = ready(table(), "sefa")
    assert "brass loupe (exceptional by craft)" in written(state, ANN, who, "markdown")


def test_words_of_players_stay_words_on_the_page() -> None:
    state, who = ready(table(), "brannoch")
    page = written(change(state, who, concept="Tall.\n\n# Heavy\n<b>*bold*</b>"), None, who, "markdown")
    assert "\n# Heavy" not in page and "<b>" not in page and "\\*bold\\*" in page


def test_the_schema_describes_what_is_written() -> None:
    found = json.dumps(schema())
    for word in (
        "IndividualFile",
        "AbilityFile",
        "PowerFile",
        "EffectFile",
        "parlour-character",
        "maxLength",
        "personae",
    ):
        assert word in found
    assert schema()["$defs"]["IndividualFile"]["additionalProperties"] is False
    assert set(IndividualFile.__struct_fields__) == set(schema()["$defs"]["IndividualFile"]["properties"])
