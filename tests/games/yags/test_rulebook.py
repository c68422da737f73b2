"""The rulebook holds every rule of the catalogue once, in words for people, with credit and licence beside it."""

import re
import tomllib
from pathlib import Path

import pytest

from parlour.games.yags.licence import LICENCE
from parlour.games.yags.rulebook import RULEBOOK
from parlour.games.yags.words.options import OPTIONS

BOOK = {rule.id: rule for rule in RULEBOOK}
ROOT = Path(__file__).resolve().parents[3]
ROOM = ROOT / "src/parlour/games/yags"
TEXTS = [path for path in sorted(ROOM.rglob("*")) if path.suffix in (".py", ".toml", ".md")]


def said(path: Path) -> str:
    return " ".join(path.read_text("utf-8").replace("#", " ").split())


def test_it_holds_every_rule_ruling_and_example_once() -> None:
    kinds = [rule.kind for rule in RULEBOOK]
    assert {kind: kinds.count(kind) for kind in "EATRX"} == {"E": 162, "A": 38, "T": 79, "R": 79, "X": 50}
    wanted = (
        {f"YAG-{n:03d}" for n in range(1, 280)}
        | {f"YAG-Q{n:02d}" for n in range(1, 80)}
        | {f"YAG-X{n:02d}" for n in range(1, 51)}
    )
    assert set(BOOK) == wanted and len(RULEBOOK) == len(wanted)
    assert len([rule for rule in RULEBOOK if "House rule" in rule.text]) == 29


def test_chapters_stand_in_the_order_of_the_catalogue() -> None:
    chapters = list(dict.fromkeys([rule.chapter for rule in RULEBOOK]))
    assert len(chapters) == 23 + 2 and chapters[:3] == ["Frame", "Checks", "Contests"] and chapters[22] == "Technology"
    assert chapters[-2:] == ["Rulings", "Worked examples"]


def test_every_entry_can_be_read() -> None:
    for rule in RULEBOOK:
        assert rule.text.strip().endswith((".", "?")) and rule.chapter and (rule.title or rule.kind != "X"), rule.id
        assert (rule.shown_by and rule.section) or rule.kind in "RX", rule.id
        assert not re.search(
            r"[`|{}]|[^\x20-\x7e×−]|\bengine\b|\bDoc\b|\bGM\b", rule.text + rule.shown_by + rule.title
        ), rule.id


def test_what_an_entry_refers_to_is_in_the_book() -> None:
    for rule in RULEBOOK:
        for cited in re.findall(r"YAG-[QX]?\d+", rule.text + rule.shown_by):
            assert cited in BOOK, f"{rule.id} refers to {cited}"


def test_every_rule_the_code_cites_is_in_the_book() -> None:
    for path in TEXTS:
        for cited in re.findall(r"YAG-[QX]?\d+", path.read_text("utf-8")):
            assert cited in BOOK, f"{path.name} cites {cited}"


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("YAG-012", "+30 superb (4)"),
        ("YAG-025", "sheer folly +55"),
        ("YAG-060", "Size + Strength + Agility + 1"),
        ("YAG-100", "100 (+80)"),
        ("YAG-171", "six watches"),
        ("YAG-179", "Agility −2, Dexterity −1"),
        ("YAG-196", "heavy 20"),
        ("YAG-214", "70 extremely severe"),
        ("YAG-219", "100 m or more +10"),
        ("YAG-226", "40 loved (+3)"),
        ("YAG-240", "obvious −10"),
        ("YAG-253", "1450-1750"),
        ("YAG-Q15", "broad match −10"),
        ("YAG-Q29", "Literal 50"),
        ("YAG-Q18", "natural 20 with the higher skill score wins"),
        ("YAG-X06", "457083 in 640000"),
        ("YAG-X19", "209 of 400"),
        ("YAG-X37", "4524, 2374 and 1101"),
        ("YAG-X42", "12.25 percent"),
    ],
)
def test_numbers_are_those_of_the_catalogue(id: str, words: str) -> None:
    assert words in BOOK[id].text


def test_the_licence_goes_with_the_rules_word_for_word() -> None:
    assert (ROOM / "LICENSE-GPL.txt").read_text("utf-8") == LICENCE
    flat = " ".join(LICENCE.split())
    assert (
        flat.startswith("GNU GENERAL PUBLIC LICENSE Version 2, June 1991") and "but changing it is not allowed" in flat
    )
    for section in [f" {number}. " for number in range(13)]:
        assert section in flat
    assert (
        "b) You must cause any work that you distribute or publish, that in whole or in part contains or is "
        "derived from the Program"
    ) in flat
    assert (
        "END OF TERMS AND CONDITIONS" in flat
        and "11. BECAUSE THE PROGRAM IS LICENSED FREE OF CHARGE, THERE IS NO WARRANTY" in flat
    )


def test_licence_changes_and_missing_warranty_are_told_where_the_rules_are() -> None:
    """The licence asks for it: sections 1, 2a and 2b."""
    for path in (ROOM / "README.md", ROOT / "NOTICE.md", ROOM / "rulebook.toml"):
        text = said(path)
        assert "Yags Core" in text and "GNU General Public License, version 2" in text and "LICENSE-GPL.txt" in text
        assert "restated" in text and "2026" in text
    assert "GNU General Public License, version 2" in said(ROOM / "content/tables.toml")
    assert "no warranty" in said(ROOM / "README.md").replace("*", "") and "no warranty" in said(ROOT / "NOTICE.md")


def test_the_rulebook_says_what_is_free_and_what_is_not_here() -> None:
    assert "GPL version 2" in BOOK["YAG-259"].text and "editable source" in BOOK["YAG-259"].text
    assert "Only the Core is here" in BOOK["YAG-001"].text


def test_nothing_of_somebody_elses_worlds_is_named() -> None:
    """The document takes its samples from films and novels; ours are our own."""
    for path in [*TEXTS, ROOT / "NOTICE.md"]:
        text = path.read_text("utf-8")
        assert not re.search(
            r"Serenity|Babylon|Blakes? 7|Honor Harrington|Star Wars|Death Star|Cromwell|Enterprise|Lensm|Millennium",
            text,
        ), path.name


def test_switches_name_their_first_value_as_the_ruling() -> None:
    entries = tomllib.loads((ROOM / "rulebook.toml").read_text("utf-8"))["ruling"]
    switched = [entry for entry in entries if "switch" in entry]
    ruled = {option.label: option.values[0].label if option.values else option.default for option in OPTIONS}
    assert len(switched) == 29
    for entry in switched:
        label, _, values = entry["switch"].partition(": ")
        assert values.lower().startswith(ruled[label].lower()), entry["switch"]
        assert "_" not in entry["switch"]
