"""The rulebook holds every rule of the catalogue once, in words for people, with credit and licence beside it."""

import re
from pathlib import Path

import pytest

from parlour.games.fugue.rulebook import RULEBOOK

BOOK = {rule.id: rule for rule in RULEBOOK}
ROOT = Path(__file__).resolve().parents[3]
ROOM = ROOT / "src/parlour/games/fugue"


def test_it_holds_every_rule_ruling_and_example_once() -> None:
    kinds = [rule.kind for rule in RULEBOOK]
    assert {kind: kinds.count(kind) for kind in "EATRX"} == {"E": 111, "A": 64, "T": 48, "R": 81, "X": 35}
    wanted = (
        {f"FUG-{n:03d}" for n in range(1, 224)}
        | {f"FUG-A{n:02d}" for n in range(1, 82)}
        | {f"FUG-X{n:02d}" for n in range(1, 36)}
    )
    assert set(BOOK) == wanted and len(RULEBOOK) == len(wanted)
    assert len([rule for rule in RULEBOOK if "House rule" in rule.text]) == 20


def test_every_entry_can_be_read() -> None:
    for rule in RULEBOOK:
        assert rule.text.strip() and rule.chapter and (rule.title or rule.kind != "X")
        assert (rule.shown_by and rule.section) or rule.kind in "RX"
        assert not re.search(r"[`|{}]|[^\x20-\x7e]", rule.text + rule.shown_by + rule.title), rule.id


def test_what_an_entry_refers_to_is_in_the_book() -> None:
    for rule in RULEBOOK:
        for cited in re.findall(r"FUG-[AX]?\d+", rule.text + rule.shown_by):
            assert cited in BOOK, f"{rule.id} refers to {cited}"


@pytest.mark.rule("FUG-211", "FUG-212", "FUG-218")
def test_designer_licence_and_changes_are_named() -> None:
    for path in (ROOM / "README.md", ROOT / "NOTICE.md", ROOM / "rulebook.toml"):
        said = " ".join(path.read_text("utf-8").replace("#", " ").split())
        assert "The Fugue system of game mechanics created for the Alas Vegas RPG" in said
        assert "designed by James Wallis" in said and "https://creativecommons.org/licenses/by-sa/4.0/" in said
        assert "same licence" in said and "restated" in said
    for path in (ROOM / "README.md", ROOT / "NOTICE.md"):
        said = " ".join(path.read_text("utf-8").split())
        assert "changes were made" in said.lower() and "free or paid works" in said
