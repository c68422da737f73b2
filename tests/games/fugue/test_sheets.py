"""Personae as files: our own, against its schema, and a page to read."""

import json

import msgspec
import pytest

from games.fugue.midway import PEOPLE, SCOTT, SECRET, SIMON, STATE, TROY, URSULA
from parlour.core.game import RuleViolation
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.sheet_file import PersonaFile, read
from parlour.games.fugue.sheets import SHEETS, as_file, schema, written
from parlour.roleplay.moves import ValueSet

EVERYBODY = (None, URSULA, SCOTT, TROY, SIMON)


@pytest.mark.parametrize("who", ["c1", "c2", "c3", "c4"])
def test_a_persona_survives_being_written_and_read(who: str) -> None:
    person = next(c for c in PEOPLE if c.id == who)
    assert read(written(STATE, SCOTT, who, "parlour")) == as_file(STATE, person)


@pytest.mark.rule("FUG-046", "FUG-061")
def test_a_sheet_names_signifier_memories_and_abilities_for_all_to_read() -> None:
    for seat in EVERYBODY:
        file = json.loads(written(STATE, seat, "c1", "parlour"))
        assert (file["format"], file["game"], file["version"], file["player"], file["name"]) == (
            "parlour-character",
            "fugue",
            1,
            "Scott",
            "Scotty",
        )
        assert (
            file["signifier"] == "The Empress"
            and file["detail"] == "A crescent-shaped brand."
            and file["detail_by"] == "Troy"
        )
        assert [one["text"] for one in file["abilities"]] == ["Calm Thugs", "Paint Roses"] and file["abilities"][1][
            "lost"
        ]
        own, brought = file["memories"]
        assert (own["trigger"], own["memory"], own["ability"]) == (
            "the hoods",
            ["A gang, and I talk.", "They laugh."],
            "Calm Thugs",
        )
        assert (brought["way"], brought["card"], brought["told_by"], brought["present"], brought["known_to"]) == (
            "signifier",
            "The Empress",
            "Troy",
            ["Trey"],
            ["Scotty", "Trey"],
        )
        assert file["wounds"] == [{"part": "right arm", "text": "Torn off", "permanent": True, "tended": True}]


@pytest.mark.rule("FUG-014", "FUG-094")
def test_a_sheet_has_neither_levels_nor_points() -> None:
    def numbers(value: object) -> list[object]:
        if isinstance(value, dict):
            return [found for key, one in value.items() if key not in ("version", "chapter") for found in numbers(one)]
        if isinstance(value, list):
            return [found for one in value for found in numbers(one)]
        return [value] if isinstance(value, int) and not isinstance(value, bool) else []

    assert numbers(json.loads(written(STATE, SCOTT, "c1", "parlour"))) == []


def test_what_is_still_being_told_is_not_on_the_sheet() -> None:
    assert "memories" not in json.loads(written(STATE, TROY, "c2", "parlour"))


def test_only_personae_that_are_made_have_a_file() -> None:
    unmade = Draft.evolve(STATE, [m.StruckOut("c1", "detail", "A brand", "So")])
    for state, who, form in (
        (STATE, "c5", "parlour"),
        (STATE, "c9", "parlour"),
        (STATE, "c1", "pdf"),
        (unmade, "c1", "markdown"),
    ):
        for seat in EVERYBODY:
            with pytest.raises(RuleViolation):
                written(state, seat, who, form)


@pytest.mark.parametrize("form", list(SHEETS))
def test_no_file_holds_a_secret(form: str) -> None:
    for who in ("c1", "c2", "c3", "c4"):
        assert all(SECRET not in written(STATE, seat, who, form) for seat in EVERYBODY)


def test_the_page_reads_well() -> None:
    page = written(STATE, None, "c1", "markdown")
    for text in (
        "# Scotty",
        "Played by Scott. Signifier: The Empress.",
        "One more thing: A crescent-shaped brand.",
        "Looks like: a heron. Sounds like: gravel.",
        "- Paint Roses (needs right arm; lost)",
        "### Calm Thugs",
        "Chapter 1, remembered. What set it off: the hoods.",
        "> They laugh.",
        "Chapter 1, brought by the Empress, told by Troy.",
        "In it: Trey.",
        "- right arm: Torn off. (for good, tended)",
        "maybe a butcher",
    ):
        assert text in page
    assert written(STATE, None, "c3", "markdown").startswith("# Simon's persona\n")
    dead = Draft.evolve(STATE, [m.Died("c1")])
    assert "**Dead.**" in written(dead, None, "c1", "markdown")


def test_words_of_players_stay_words_on_the_page() -> None:
    sly = Draft.evolve(STATE, [ValueSet("c1", "looks", "Tall.\n\n# Heavy\n<b>*bold*</b>")])
    page = written(sly, None, "c1", "markdown")
    assert "\n# Heavy" not in page and "<b>" not in page and "\\*bold\\*" in page


def test_the_schema_describes_what_is_written() -> None:
    found = json.dumps(schema())
    for word in (
        "PersonaFile",
        "MemoryFile",
        "AbilityFile",
        "WoundFile",
        "parlour-character",
        "maxLength",
        "signifier",
    ):
        assert word in found
    for wrong in (
        '{"format": "parlour-character"}',
        "{}",
        written(STATE, None, "c1", "parlour").replace('"fugue"', '"fate"'),
    ):
        with pytest.raises(msgspec.ValidationError):
            read(wrong)
    assert schema()["$defs"]["PersonaFile"]["additionalProperties"] is False
    assert set(PersonaFile.__struct_fields__) == set(schema()["$defs"]["PersonaFile"]["properties"])
