"""Crib sheet, hints and options say what the rules say."""

from collections.abc import Mapping

import msgspec

from games.yags.given_people import alter
from parlour.core.game import Crib
from parlour.core.options import settled
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.model import Creature, Options
from parlour.games.yags.rulebook import RULEBOOK
from parlour.games.yags.rules.readied import from_ready
from parlour.games.yags.rules.setup import initial
from parlour.games.yags.words.crib import crib
from parlour.games.yags.words.hints import HINTS, sheet_hints
from parlour.games.yags.words.options import OPTIONS

BOOK = {rule.id: rule for rule in RULEBOOK}
CRIB = crib()
BOX: Mapping[str, Crib] = {box.title: box for box in CRIB}


def said(title: str) -> str:
    return " ".join([f"{term}: {text}" for term, text in BOX[title].entries])


def test_difficulties_and_degrees_are_listed() -> None:
    entries = dict(BOX["Difficulties"].entries)
    assert (
        len(entries) == 10
        and "+10 for the opponent" in entries["Difficult 30"]
        and "−10 for the opponent" in entries["Very easy 10"]
    )
    assert [term for term, _ in BOX["Degrees of success"].entries][2:4] == ["Good, 10 above", "Excellent, 20 above"]


def test_odds_on_the_sheet_are_the_exact_ones() -> None:
    entries = dict(BOX["Odds by ability and target"].entries)
    assert entries["Ability 12"] == "10: 95.0%, 20: 65.0%, 30: 15.0%, 40: 0.0%."
    assert entries["Unskilled"].startswith("10: 5.0%") and entries["A default of 12"].startswith("10: 65.0%")


def test_load_climbing_and_people_are_told() -> None:
    load, climbing, people = said("Load"), said("Climbing"), said("People")
    for words in ("Strength 3: 3/9/18/36/72", "Agility −4, Dexterity −2", "−20 against fatigue"):
        assert words in load
    for words in ("30 a smooth cliff, a brick wall", "Move × 50", "15 onto a table"):
        assert words in climbing
    for words in ("Loved (+3): From 40", "Dislike (−1): Below 10", "by 10 or more they're certain"):
        assert words in people


def test_every_box_can_be_read() -> None:
    assert len(CRIB) == len(BOX) and "GNU General Public License, version 2" in said("Licence of these rules")
    for box in CRIB:
        assert box.entries and all(term and text.endswith(".") for term, text in box.entries), box.title
        assert "  " not in said(box.title) and ".." not in said(box.title)


def test_forms_have_their_hints() -> None:
    hinted = {hint.rule for hint in HINTS}
    assert hinted <= set(BOOK) and len({hint.text for hint in HINTS}) == len(HINTS)
    assert {hint.form for hint in HINTS} == {
        "frame",
        "attributes",
        "skills",
        "languages",
        "techniques",
        "gear",
        "check",
        "contest",
        "fact",
        "notice",
        "spot",
        "charm",
        "lie",
        "interrogate",
        "sleight",
        "conjure",
        "stealth",
        "throw",
        "run",
        "climb",
        "long",
        "race",
        "art",
        "travel",
        "creature",
        "vehicle",
        "campaign",
        "award",
    }


def test_a_sheet_has_the_hints_that_fit_it() -> None:
    text = {hint.rule: hint.text for hint in HINTS}
    state = initial(("Gil", "Ann"), Options())

    def hinted(one: Creature, tl: int = 8) -> list[str]:
        found = sheet_hints(alter(state, options=Options(campaign_tl=tl)), one)
        return [rule for rule, words in text.items() if words in found]

    people = {key: from_ready(state, ready) for key, ready in (CHARACTERS | EXTRAS).items()}
    assert hinted(people["imogen"]) == [] and set(hinted(people["piers"], 4)) == {"YAG-152", "YAG-153", "YAG-255"}
    assert (
        hinted(people["elephant"]) == ["YAG-268"]
        and hinted(people["rat"], 3) == ["YAG-032"]
        and hinted(people["wolf"]) == []
    )
    assert hinted(Creature("c1", "Whale", -1, kind="creature", human=False, size=22)) == ["YAG-032", "YAG-268"]
    assert hinted(Creature("c1", "Whale", -1, kind="creature", human=False, size=21)) == ["YAG-268"]
    assert hinted(people["imogen"], 6) == [] and hinted(people["imogen"], 5) == ["YAG-255"]
    assert hinted(Creature("c1", "Van", -1, kind="vehicle", human=False, size=11)) == ["YAG-159"]


def test_every_option_of_a_table_is_in_its_form_with_the_ruling_first() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Options)}
    assert {option.key for option in OPTIONS} == set(fields) and len(OPTIONS) == len(fields) == 38
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
    chosen = settled(OPTIONS, {option.key: option.default for option in OPTIONS}, "YAG-005")
    assert msgspec.convert(chosen, Options) == Options()


def _small(label: str) -> str:
    return label[:1].lower() + label[1:]


def test_every_switch_of_a_ruling_is_an_option() -> None:
    options = {option.label: option for option in OPTIONS}
    switched = {
        rule.id: rule.text.split("House rule ")[1].split(" (the first")[0]
        for rule in RULEBOOK
        if "House rule " in rule.text
    }
    for rule, switch in switched.items():
        for part in switch.split(". "):
            label, _, values = part.partition(": ")
            option = options[label]
            assert option.rule == rule and option.house, label
            if option.values:
                assert [_small(choice.label) for choice in option.values] == values.split("; "), label
            else:
                assert values == f"{option.default}, or another number from {option.least} to {option.most}"
    assert {option.rule for option in OPTIONS if option.house} == set(switched)
