"""Crib sheet, hints, options and the page's library say what the rules say."""

from collections.abc import Mapping

import msgspec
import pytest

from parlour.core.game import Crib
from parlour.games.fugue.cards import CARDS
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.library import SHELF
from parlour.games.fugue.model import Options
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.words.cards import EFFECTS, rank_names
from parlour.games.fugue.words.crib import crib
from parlour.games.fugue.words.hints import hints
from parlour.games.fugue.words.options import options

BOOK = {rule.id: rule for rule in RULEBOOK}
BOX: Mapping[str, Crib] = {box.title: box for box in crib()}
RANK_NAMES = rank_names()
HINTS = hints()
OPTIONS = options()


def said(title: str) -> str:
    return " ".join([f"{term}: {text}" for term, text in BOX[title].entries])


@pytest.mark.rule("FUG-169")
def test_the_crib_has_every_rank_best_first_with_what_it_allows() -> None:
    entries = dict(BOX["Hands, best first, and what the winner may do in a fight"].entries)
    assert list(entries)[:7] == list(RANK_NAMES.values()) and list(RANK_NAMES) == [6, 5, 4, 3, 2, 1, 0]
    assert "killed" not in entries[RANK_NAMES[1]] + entries[RANK_NAMES[2]]
    assert (
        "with a weapon" in entries[RANK_NAMES[3]]
        and "bare-handed" in entries[RANK_NAMES[4]]
        and "Every adversary" in entries[RANK_NAMES[5]]
    )


@pytest.mark.rule("FUG-126", "FUG-128", "FUG-129", "FUG-141")
def test_blackjack_is_told_in_short() -> None:
    told = said("Blackjack, in short")
    for words in (
        "without passing it",
        "two cards",
        "Ace 1 or 11",
        "wins draws",
        "odds you know don't hold",
        "not for a stake",
        "part of the story",
    ):
        assert words in told


@pytest.mark.rule("FUG-032", "FUG-091", "FUG-093", "FUG-099", "FUG-100")
def test_what_is_kept_and_what_is_not_is_listed() -> None:
    kept, lost = said("Kept without a memory"), said("Not kept, to be remembered first")
    for words in (
        "Speaking",
        "reading and writing",
        "keys, clothes, money",
        "rough direction",
        "Gambling: Only where",
        "Walking two hours",
    ):
        assert words in kept
    for words in ("Swimming, driving, cooking", "computers", "reloading", "martial art", "repairing machines"):
        assert words in lost


@pytest.mark.rule("FUG-205", "FUG-206", "FUG-207", "FUG-208", "FUG-209")
def test_the_dealer_has_her_five_steps() -> None:
    assert [term for term, _ in BOX["For the Dealer: not killing people"].entries] == ["1", "2", "3", "4", "5"]


def test_the_ladder_of_difficulties_has_its_chances() -> None:
    entries = dict(BOX["Difficulty"].entries)
    assert list(entries) == [str(difficulty) for difficulty in range(2, 13)]
    assert (
        entries["8"] == "35.9% without an ability, 64.1% with one"
        and entries["2"].endswith("the easiest")
        and entries["12"].endswith("the hardest")
    )


@pytest.mark.rule(
    "FUG-024", "FUG-043", "FUG-051", "FUG-060", "FUG-071", "FUG-073", "FUG-082", "FUG-095", "FUG-118", "FUG-120"
)
def test_forms_have_their_hints() -> None:
    hinted = {hint.rule for hint in HINTS}
    assert hinted >= {
        "FUG-024",
        "FUG-043",
        "FUG-051",
        "FUG-060",
        "FUG-071",
        "FUG-073",
        "FUG-082",
        "FUG-095",
        "FUG-118",
        "FUG-120",
    }
    assert hinted <= set(BOOK) and len({hint.text for hint in HINTS}) == len(HINTS)
    assert {hint.form for hint in HINTS} == {
        "looks",
        "detail",
        "memory",
        "gift",
        "signifier",
        "ability",
        "timed",
        "tell",
    }


def test_every_option_of_a_table_is_in_its_form_with_the_ruling_first() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Options)}
    assert {option.key for option in OPTIONS} == set(fields) and len(OPTIONS) == len(fields)
    for option in OPTIONS:
        assert option.default == fields[option.key].default == option.values[0].value
        assert option.rule in BOOK and option.label and option.note.endswith(".")
        assert {choice.value for choice in option.values} == set(fields[option.key].type.__args__)


def test_every_switch_of_a_ruling_is_an_option_and_told_in_its_words() -> None:
    """The first value is the ruling; the book names none by its key."""
    switched = [rule for rule in RULEBOOK if "House rule " in rule.text]
    by_rule = {option.rule: option for option in OPTIONS}
    assert {rule.id for rule in switched} == {option.rule for option in OPTIONS if option.rule.startswith("FUG-A")}
    for rule in switched:
        option = by_rule[rule.id]
        told = rule.text.split("House rule ")[1].split(" (the first is ")[0]
        values = "; ".join([choice.label for choice in option.values])
        assert told.lower() == f'"{option.label}": {values}'.lower()


def test_the_page_gets_cards_parts_ranks_units_and_hints() -> None:
    assert set(SHELF) == {"CARDS", "PARTS", "UNITS", "RANKS", "HINTS", "EFFECTS", "CHOICES"}
    assert SHELF["CARDS"] == CARDS and SHELF["PARTS"] == PARTS and len(SHELF["RANKS"]) == 7
    assert {one.effect for one in SHELF["EFFECTS"]} == set(EFFECTS)
    assert SHELF["UNITS"] == ("hours", "minutes", "seconds")
    assert all(books and msgspec.json.encode(books) for books in SHELF.values())
