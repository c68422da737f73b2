"""The rulebook holds every rule of the catalogue once, in words for people, with credit and licence beside it."""

import re
import tomllib
from pathlib import Path

import pytest

from parlour.games.personae.licence import LICENCE
from parlour.games.personae.rulebook import RULEBOOK

BOOK = {rule.id: rule for rule in RULEBOOK}
ROOT = Path(__file__).resolve().parents[3]
ROOM = ROOT / "src/parlour/games/personae"
TEXTS = [path for path in sorted(ROOM.rglob("*")) if path.suffix in (".py", ".toml", ".md")]


def said(path: Path) -> str:
    return " ".join(path.read_text("utf-8").replace("#", " ").split())


def test_it_holds_every_rule_ruling_and_example_once() -> None:
    kinds = [rule.kind for rule in RULEBOOK]
    assert {kind: kinds.count(kind) for kind in "EATRX"} == {"E": 199, "A": 62, "T": 20, "R": 77, "X": 42}
    wanted = (
        {f"PER-{n:03d}" for n in range(1, 282)}
        | {f"PER-Q{n:02d}" for n in range(1, 78)}
        | {f"PER-X{n:02d}" for n in range(1, 43)}
    )
    assert set(BOOK) == wanted and len(RULEBOOK) == len(wanted)
    assert len([rule for rule in RULEBOOK if "House rule" in rule.text]) == 46


def test_chapters_stand_in_the_order_of_the_catalogue() -> None:
    chapters = list(dict.fromkeys([rule.chapter for rule in RULEBOOK]))
    assert len(chapters) == 27 + 2 and chapters[0] == "Frame, dice and roles" and chapters[11] == "The Challenge"
    assert chapters[-2:] == ["Rulings", "Worked examples"]


def test_every_entry_can_be_read() -> None:
    for rule in RULEBOOK:
        assert rule.text.strip().endswith((".", "?")) and rule.chapter and (rule.title or rule.kind != "X"), rule.id
        assert (rule.shown_by and rule.section) or rule.kind in "RX", rule.id
        assert not re.search(r"[`|{}]|[^\x20-\x7e]|\bengine\b|\bDoc\b", rule.text + rule.shown_by + rule.title), rule.id


def test_what_an_entry_refers_to_is_in_the_book() -> None:
    for rule in RULEBOOK:
        for cited in re.findall(r"PER-[QX]?\d+", rule.text + rule.shown_by):
            assert cited in BOOK, f"{rule.id} refers to {cited}"


def test_every_rule_the_code_cites_is_in_the_book() -> None:
    for path in TEXTS:
        for cited in re.findall(r"PER-[QX]?\d+", path.read_text("utf-8")):
            assert cited in BOOK, f"{path.name} cites {cited}"


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("PER-019", "40%"),
        ("PER-020", "30%"),
        ("PER-021", "20%"),
        ("PER-022", "10%"),
        ("PER-060", "7-9 Very Rare"),
        ("PER-155", "Very Difficult +7"),
        ("PER-184", "Wounded 2 fewer"),
        ("PER-204", "four dice"),
        ("PER-258", "ten Creation Points"),
        ("PER-256", "Potential 4"),
        ("PER-Q40", "two-handed Heavy"),
        ("PER-X26", "14 against 10"),
        ("PER-X33", "= 15"),
        ("PER-X22", "14%"),
        ("PER-X01", "78568 in 100000"),
    ],
)
def test_numbers_are_those_of_the_catalogue(id: str, words: str) -> None:
    assert words in BOOK[id].text


def test_the_licence_goes_with_the_rules_word_for_word() -> None:
    assert LICENCE.startswith("Open Game License V1.0a") and (ROOM / "LICENSE-OGL.txt").read_text("utf-8") == LICENCE
    flat = " ".join(LICENCE.split())
    for section in ("1. Definitions", *[f"{number}. " for number in range(2, 15)], "15. COPYRIGHT NOTICE"):
        assert section in flat
    assert (
        "10. Copy of this License: You MUST include a copy of this License with every copy of the Open Game "
        "Content You Distribute."
    ) in flat
    notice = flat[flat.index("15. COPYRIGHT NOTICE") :]
    theirs = "Personae System 2011 version © 2011 by Craig M. Hatler & Todd V. Ehrenfels, © 2011 by Them Demon Books"
    assert (
        theirs in notice
        and notice.endswith("© 2026, The Parlour developers.")
        and "Open Game License v 1.0 © 2000" in notice
    )


def test_what_is_open_is_marked_and_credited() -> None:
    for path in (ROOM / "README.md", ROOT / "NOTICE.md", ROOM / "rulebook.toml"):
        text = said(path)
        assert (
            "Personae Core Rules Document (2011)" in text and "Open Game Content" in text and "LICENSE-OGL.txt" in text
        )
        assert "Open Game License" in text and "restated" in text
    assert "Open Game Content" in said(ROOM / "content/tables.toml")


def test_nobody_is_named_but_in_the_copyright_notice() -> None:
    """The licence forbids to advertise with a contributor's name, and to use what the document reserves."""
    for path in [*TEXTS, ROOT / "NOTICE.md", ROOT / "README.md"]:
        text = path.read_text("utf-8")
        assert not re.search(r"Hatler|Ehrenfels|Demon Books", text), path.name


def test_switches_name_their_first_value_as_the_ruling() -> None:
    entries = tomllib.loads((ROOM / "rulebook.toml").read_text("utf-8"))["ruling"]
    switched = [entry for entry in entries if "switch" in entry]
    assert len(switched) == 46 and all(re.match(r'"[^"]+": \S', entry["switch"]) for entry in switched)
