"""Crib sheet, hints and options say what the rules say."""

from collections.abc import Mapping

import msgspec
import pytest

from parlour.core.game import Crib
from parlour.core.options import settled
from parlour.games.personae.model import Options
from parlour.games.personae.rulebook import RULEBOOK
from parlour.games.personae.words.crib import crib
from parlour.games.personae.words.hints import hints
from parlour.games.personae.words.options import options as worded

BOOK = {rule.id: rule for rule in RULEBOOK}
CRIB, HINTS = crib(), hints()
BOX: Mapping[str, Crib] = {box.title: box for box in CRIB}

OPTIONS = worded()


def said(title: str) -> str:
    return " ".join([f"{term}: {text}" for term, text in BOX[title].entries])


def test_difficulties_are_listed_with_our_tasks() -> None:
    entries = dict(BOX["Without an opponent: difficulty"].entries)
    assert entries["Difficult"] == "+5: mending a cracked rudder at sea" and entries["Nearly Impossible"].startswith(
        "+10 or more"
    )
    assert "One fewer" in entries["The GM's dice"]


def test_odds_on_the_sheet_are_the_exact_ones() -> None:
    assert (
        dict(BOX["Odds by difference in additions"].entries)["equal"]
        == "Dice: 1 each 45.0%, 3 each 49.7%, 5 each 50.0%."
    )
    assert (
        dict(BOX["Criticals and the highest die"].entries)["3 dice"]
        == "At least one in 2.8%; the highest die is 8.0 on average."
    )


def test_injury_is_told() -> None:
    health, recovery = said("Health"), said("Injury and recovery")
    for words in (
        "Stature + 1 + bonuses; minor 1. 1 die fewer",
        "minion 1. 3 dice fewer",
        "Dies when the encounter ends",
    ):
        assert words in health
    for words in ("without a roll", "Half of the hits", "Incapacitated 3, Dying 4"):
        assert words in recovery


def test_every_box_can_be_read() -> None:
    assert len(CRIB) == len(BOX) and "Open Game License" in said("Licence of these rules")
    for box in CRIB:
        assert box.entries and all(term and text for term, text in box.entries)
        assert "  " not in said(box.title) and ".." not in said(box.title)


@pytest.mark.rule("PER-024", "PER-031", "PER-037", "PER-090", "PER-110", "PER-127", "PER-230", "PER-245", "PER-254")
def test_forms_have_their_hints() -> None:
    hinted = {hint.rule for hint in HINTS}
    assert hinted >= {"PER-024", "PER-031", "PER-037", "PER-090", "PER-110", "PER-127", "PER-230", "PER-245", "PER-254"}
    assert hinted <= set(BOOK) and len({hint.text for hint in HINTS}) == len(HINTS)
    assert {hint.form for hint in HINTS} == {
        "concept",
        "ranks",
        "points",
        "skill",
        "dice",
        "ability",
        "culture",
        "power",
        "talent",
        "gear",
        "goal",
        "escalate",
        "expertise",
        "substitute",
        "unopposed",
        "obstacle",
        "scene",
        "encounter",
        "extra",
        "award",
        "advance",
    }


def test_every_option_of_a_table_is_in_its_form_with_the_ruling_first() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Options)}
    assert {option.key for option in OPTIONS} == set(fields) and len(OPTIONS) == len(fields) == 68
    for option in OPTIONS:
        assert option.rule in BOOK and option.label and option.note.endswith("."), option.key
        if option.values:
            assert option.default == fields[option.key].default == option.values[0].value, option.key
            assert {choice.value for choice in option.values} == set(fields[option.key].type.__args__), option.key
            assert len({choice.label for choice in option.values}) == len(option.values)
        else:
            assert (
                int(option.default) == fields[option.key].default and option.least <= int(option.default) <= option.most
            ), option.key


def test_defaults_of_the_form_are_those_of_a_table() -> None:
    chosen = settled(OPTIONS, {option.key: option.default for option in OPTIONS}, "PER-004")
    assert msgspec.convert(chosen, Options) == Options()


def test_every_switch_of_a_ruling_is_an_option_by_its_name() -> None:
    named = {option.label: option for option in OPTIONS}
    switched = {
        rule.id: rule.text.split("House rule ")[1].split(" (the first")[0]
        for rule in RULEBOOK
        if "House rule " in rule.text
    }
    for rule, switch in switched.items():
        for part in switch.split('. "'):
            label, values = part.lstrip('"').split('": ')
            option = named[label]
            assert option.rule == rule, label
            if option.values:
                assert [choice.label.lower() for choice in option.values] == values.lower().split("; "), label
            else:
                assert values == f"{option.default}, or from {option.least} to {option.most}"
    assert {option.rule for option in OPTIONS if option.house} <= set(switched)
