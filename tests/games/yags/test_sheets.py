"""Creatures as files: our own, against its schema, and a page to read."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from games.yags.given_people import (
    ANN,
    BEN,
    GIL,
    approved,
    at,
    change,
    do,
    drafted,
    holding,
    person,
    refusal,
    refused,
    someone,
    table,
    technique,
)
from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Effect, Item, Language, State
from parlour.games.yags.rules.making import technique_points
from parlour.games.yags.sheet_file import SAMPLE, CreatureFile, from_file, to_file
from parlour.games.yags.sheets import read, schema, sheets, written

EVERYBODY = (None, GIL, ANN, BEN)


def with_ready(key: str, **options: Any) -> tuple[State, str]:
    state = do(table(campaign_tl=10, **options), GIL, m.CallReady(False, key))
    return state, state.creatures[0].id


def filed(**values: Any) -> str:
    return json.dumps({**json.loads(SAMPLE), **values})


@pytest.mark.parametrize("key", [*CHARACTERS, *EXTRAS])
def test_everybody_survives_being_written_and_read(key: str) -> None:
    state, who = with_ready(key)
    text = written(state, GIL, who, "parlour")
    assert to_file(from_file(text)) == to_file(person(state, who))
    again = read(state, text)
    one = person(state, who)
    assert [replace(known, id="") for known in again.techniques] == [replace(known, id="") for known in one.techniques]
    assert (again.skills, again.languages, again.attributes, again.kind, again.human) == (
        one.skills,
        one.languages,
        one.attributes,
        one.kind,
        one.human,
    )


@pytest.mark.parametrize("key", CHARACTERS)
def test_a_written_character_is_brought_to_another_table_and_approved(key: str) -> None:
    state, who = with_ready(key)
    other = do(table(campaign_tl=10), BEN, m.ImportCreature(written(state, GIL, who, "parlour")))
    new = other.creatures[0]
    assert (new.stage, new.controller, new.xp) == ("gear", BEN, person(state, who).xp)
    other = approved(other, new.id, BEN)
    assert to_file(person(other, new.id)) == to_file(person(state, who))


def test_experience_comes_along() -> None:
    state = holding(someone(xp=30, skills={"brawl": 5}, techniques=(technique("Feint", "brawl", 4),)))
    other = do(table(), BEN, m.ImportCreature(written(state, ANN, "c1", "parlour")))
    one = other.creatures[0]
    assert one.xp == 30 and technique_points(one) == 4 and [entry.amount for entry in one.ledger] == [34, -4]


def test_what_a_technique_does_the_table_says() -> None:
    """Nobody brings a bonus of their own along."""
    strong = technique("Feint", "brawl", 1, effect=Effect("bonus", 90))
    aimed = technique("STEADY AIM", "rifles", 1, which="k902", effect=Effect("bonus", 90))
    state = holding(someone(techniques=(strong, aimed), skills={"rifles": 4}))
    one = do(table(), BEN, m.ImportCreature(written(state, ANN, "c1", "parlour"))).creatures[0]
    assert one.techniques[0].effect == Effect() and (one.techniques[1].level, one.techniques[1].effect.amount) == (4, 5)
    deep = technique("Rome", "history", 1, kind="specialisation")
    brought = read(table(), written(holding(someone(techniques=(deep,))), ANN, "c1", "parlour"))
    assert brought.techniques[0].level == 2


def test_nothing_on_it_is_allowed_before_the_game_master_says_so() -> None:
    state = do(
        table(),
        BEN,
        m.ImportCreature(
            filed(
                attributes=[9, 3, 3, 3, 3, 3, 3, 3],
                skills=[{"name": "Sorcery", "level": 2}],
                kind="vehicle",
                named=False,
            )
        ),
    )
    one = state.creatures[0]
    assert one.allowed == () and one.kind == "person" and one.named and not one.human
    assert refused(state, BEN, m.Submit(one.id)) == ("not-complete", "YAG-063")
    state = do(state, GIL, m.ImportCreature(filed(kind="vehicle", named=False)))
    assert (state.creatures[1].kind, state.creatures[1].named, state.creatures[1].controller) == ("vehicle", False, -1)


@pytest.mark.rule("YAG-088")
def test_reading_is_as_the_table_has_it() -> None:
    text = filed(languages=[{"name": "native", "level": 4, "literate": False}])
    assert read(table(), text).languages == (Language("native", 4, True),)
    assert read(table(language_literacy="separate"), text).languages == (Language("native", 4, False),)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "empty"),
        ("{", "JSON"),
        (filed(attributes=[3, 3]), "at least 8"),
        (filed(attributes=[3] * 7 + [100]), "attributes"),
        (filed(luck=3), "“luck” isn't known"),
        (filed(game="fate"), "game"),
        (filed(name="  "), "name"),
        (filed(size=-1), "size"),
        (filed(skills=[{"name": "awareness", "level": 1}, {"name": "Awareness", "level": 2}]), "twice"),
        (filed(concept="a" * 2000), "at most"),
        (filed(techniques=[{"name": "x", "kind": "magic", "skills": [], "level": 1}]), "magic"),
        (filed(name="a\u0000b"), "can't be shown"),
        (filed(items=[{"name": "anvil", "weight": -5}]), "weight"),
        ('{"a": ' * 60 + "1" + "}" * 60, "deep"),
        ("x" * 50_000, "long"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(text: str, word: str) -> None:
    state = table()
    if len(text) <= 40_000 and text.strip():
        found = refusal(state, ANN, m.ImportCreature(text))
        assert (found.reason, found.rule) == ("bad-file", "YAG-034") and word.split()[-1].strip('"') in found.why
    with pytest.raises(ValueError, match=word):
        from_file(text)


def test_who_has_a_character_brings_no_second_one() -> None:
    state = holding(someone())
    assert refused(state, ANN, m.ImportCreature(SAMPLE)) == ("has-own", "YAG-033")
    assert not refusal(state, ANN, m.ImportCreature(SAMPLE)).allowable
    twice = do(state, GIL, m.ImportCreature(SAMPLE), m.ImportCreature(SAMPLE))
    assert [one.name for one in twice.creatures[1:]] == ["Tam Reed", "Tam Reed 2"]


# Who may write what


def test_no_file_holds_notes() -> None:
    state, who = with_ready("imogen")
    state = change(state, who, notes="She lit the lamp", shown=True)
    for seat in EVERYBODY:
        assert all("lit the lamp" not in written(state, seat, who, sheet.key) for sheet in sheets())


def test_numbers_of_the_game_masters_are_hers() -> None:
    state = do(table(), GIL, m.CallReady(False, "wolf"), m.CallReady(True, "wolf"))
    for seat in (None, ANN):
        for who in ("c1", "h1", "c99"):
            with pytest.raises(RuleViolation):
                written(state, seat, who, "parlour")
    assert "Wolf" in written(state, GIL, "h1", "markdown")
    assert "Wolf" in written(do(state, GIL, m.ShowCreature("c1", "numbers")), ANN, "c1", "parlour")


def test_who_is_still_being_built_is_its_players() -> None:
    state, who = drafted(table())
    assert written(state, ANN, who, "markdown") and written(state, GIL, who, "parlour")
    assert written(at(state, who, "dead"), BEN, who, "yagsbook")
    for seat, form in ((BEN, "markdown"), (None, "parlour"), (ANN, "pdf")):
        with pytest.raises(RuleViolation):
            written(state, seat, who, form)


# The page


def test_the_page_reads_well() -> None:
    state, who = with_ready("anneke")
    page = written(state, GIL, who, "markdown")
    for text in (
        "# Anneke Holt",
        "| Strength | 4 | 4 | high |",
        "| Agility | 3 | 2 | average |",
        "- Size 5 (70 kg, a typical adult), Soak 12, Move 12, 5 wounds",
        "careful 6 m, standard 12 m, running 24 m, sprinting –; 12 km in a watch",
        "- Load 27 kg: moderately encumbered (bands up to 4/16/32/64/128 kg)",
        "- rifles 6 (professional): Perception 24",
        "- native 4: ",
        "**Steady aim** (technique, rifles, bows)",
        "body armour (10 kg, load 6 kg, worn)",
    ):
        assert text in page, text
    state, who = with_ready("tomas")
    assert "**freerunning** 5 (mastery, athletics)" in written(state, GIL, who, "markdown")
    state, who = with_ready("imogen")
    assert "- history 6 (master's degree): Intelligence 30" in written(state, GIL, who, "markdown")


def test_words_of_players_stay_words_on_the_page() -> None:
    page = written(
        holding(someone(concept="Tall.\n\n# Heavy\n<b>*bold*</b>", items=(Item("i1", "[x](y)", 1),))),
        None,
        "c1",
        "markdown",
    )
    assert "\n# Heavy" not in page and "<b>" not in page and "\\*bold\\*" in page and "\\[x]" in page


def test_the_schema_describes_what_is_written() -> None:
    found = json.dumps(schema())
    for word in ("CreatureFile", "TechniqueFile", "parlour-character", "maxLength", "yags"):
        assert word in found
    assert schema()["$defs"]["CreatureFile"]["additionalProperties"] is False
    assert set(CreatureFile.__struct_fields__) == set(schema()["$defs"]["CreatureFile"]["properties"])
    assert [sheet.key for sheet in sheets()] == ["parlour", "yagsbook", "markdown"]
