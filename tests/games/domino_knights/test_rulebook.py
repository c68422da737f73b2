"""The rulebook: every rule of the catalogue is there to be shown, and refusals cite only what it holds."""

import re
from pathlib import Path
from typing import get_args

import pytest

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Goal

BOOK = {rule.id: rule for rule in GAME.rulebook}
ROOM = Path(__file__).resolve().parents[3] / "src/parlour/games/domino_knights"


def test_it_holds_every_rule_ruling_and_example_once() -> None:
    assert len(BOOK) == len(GAME.rulebook) == 199 + 91 + 32
    kinds = [rule.kind for rule in GAME.rulebook]
    assert {kind: kinds.count(kind) for kind in "EATRX"} == {"E": 181, "A": 6, "T": 12, "R": 91, "X": 32}


def test_every_entry_can_be_read() -> None:
    for rule in GAME.rulebook:
        assert rule.text.strip() and rule.chapter
        assert "`" not in rule.text and "|" not in rule.text
        assert rule.title or rule.kind != "X"


def test_it_is_written_in_words_and_not_in_our_notation() -> None:
    """No command with its braces, no option by its key, no checkpoint by its number, no state by its name."""
    tags = {kind.__name__ for kind in get_args(m.AnyCommand)} - {"Attack", "Train", "Discard", "Special", "Pass"}
    keys = {option.key for option in GAME.options if not option.key.islower()} | set(get_args(Goal))
    ours = re.compile(rf"\b(?:{'|'.join(sorted(tags | keys))})\b|\w\{{|\bCP\d|\b[A-Z]{{5,}}\b")
    assert [(rule.id, found[0]) for rule in GAME.rulebook if (found := ours.search(rule.text + rule.shown_by))] == []


@pytest.mark.rule(
    "DK-002", "DK-011", "DK-020", "DK-027", "DK-065", "DK-084", "DK-111", "DK-119", "DK-195", "DK-196",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("DK-002", "bargains are talk only"),
        ("DK-011", "Kingdom and player are the same thing"),
        ("DK-020", "battlefield"),
        ("DK-027", "Drawing means both"),
        ("DK-065", "more Knights than the other can block"),
        ("DK-084", "directly in front"),
        ("DK-111", "lowest value on top"),
        ("DK-119", "each Ace 1/54"),
        ("DK-195", "Chad C. Walstrom"),
        ("DK-196", "crib sheets"),
    ],
)
def test_what_is_text_only_stands_in_the_book(id: str, words: str) -> None:
    assert words in BOOK[id].text
    assert BOOK[id].kind == "T" and not BOOK[id].later


@pytest.mark.rule("DK-195")
def test_author_licence_and_adaptation_are_named() -> None:
    assert "Chad C. Walstrom" in GAME.about.credit
    assert GAME.about.licence_url == "https://creativecommons.org/licenses/by-sa/2.5/"
    notice = (ROOM / "LICENSE-RULES").read_text("utf-8")
    for named in ("Chad C. Walstrom", "version 0.8", "adaptation", "by-sa/2.5", "Gabe Turner", "Josh Sheppard"):
        assert named in notice


def test_every_rule_the_code_cites_is_in_the_book() -> None:
    for path in ROOM.rglob("*.py"):
        for cited in re.findall(r"DK-[AX]?\d+", path.read_text("utf-8")):
            assert cited in BOOK, f"{path.name} cites {cited}"


@pytest.mark.rule("DK-196")
def test_the_crib_sheet_names_every_phase_step_and_special_card() -> None:
    terms = [term for box in GAME.crib for term, _ in box.entries]
    for wanted in (
        "Maintain",
        "Draw",
        "Train",
        "Attack",
        "Discard",
        "A♠ Death",
        "A♥ Life",
        "A♦ Wealth",
        "A♣ Power",
        "Ten, Wizard",
    ):
        assert wanted in terms
    for name in ("Majesty", "Loyalty", "Courage", "Necromancer"):
        assert any(name in term for term in terms)
