"""Sentences people read have no holes: one name for one thing, plurals, minus signs, rules that are in the rulebook."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from parlour.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from evening import met  # noqa: E402

BOOKS = sorted((ROOT / "src" / "parlour").glob("**/words/en/*.ftl"))
STIFF = (
    r"\bso (many|much|high|often) (as|that)?\b", r"\banew\b", r"\bit is no\b", r"nothing of the kind", r"\bfor who\b",
    r"\b(by|of|to|with) who\b(?! )", r"\bOnly who\b", r"\bWho (wants|holds|leads) ", r"before the first card",
)  # fmt: skip
"""What a literal translation says; english that is spoken says otherwise."""
HOLES = {
    "a number and its plural": r"(?<![\d.,+−])\b1 (cards|points|dice|hits|moves|steps|levels|seats|rounds)\b",
    "empty brackets": r"\( ?\)|: ?\)|\[\]$",
    "two stops": r"[.?!]\.(?!\.)|,,|;;| [,.;](?!\.)",
    "two spaces": r"  ",
    "a plain minus": r"(?<![\w\d\]])-\d",
    "no space after a stop": r"[a-z][.?!][A-Z][a-z]",
    "a placeholder": r"\{|\$",
}


class Texts(Visitor):  # type: ignore[misc]
    def __init__(self, node: ftl.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def written() -> Iterator[tuple[str, str]]:
    """Each English sentence with where it is; what programs read of it left out."""
    for path in BOOKS:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                kept = [part for part in entry.attributes if part.id.name not in ("rule", "reason")]
                for one in (entry.value, *[part.value for part in kept]):
                    if one is not None:
                        yield (
                            f"{path.parent.parent.parent.name}/{path.stem} {entry.id.name}",
                            " ".join(Texts(one).found),
                        )


def former() -> list[str]:
    """Names the glossary has done away with; single words that mean other things too are left out."""
    rows = (ROOT / "docs" / "words.md").read_text("utf-8").split("## One name for one thing")[1].split("## ")[0]
    names = [name for row in rows.splitlines() if row.count("|") == 5 for name in row.split("|")[4].split(",")]
    return [
        name.strip() for name in names if " " in name.strip() and "(" not in name and name.strip() != "a bare rule id"
    ]


def test_one_name_for_one_thing() -> None:
    names = former()
    assert len(names) > 12
    found = [f"{where}: {name}" for where, text in written() for name in names if re.search(rf"\b{name}\b", text)]
    assert not found, "\n".join(found)


def test_sentences_are_plain_english() -> None:
    found = [f"{where}: {text}" for where, text in written() for stiff in STIFF if re.search(stiff, text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", GAMES)
def test_what_people_meet_in_an_evening_has_no_holes(key: str) -> None:
    texts = [(kind, text) for kind, text in met(GAMES[key]) if kind != "title"]
    assert len(texts) > 100
    found = [f"{name}: {text}" for _, text in texts for name, hole in HOLES.items() if re.search(hole, text)]
    assert not found, "\n".join(found)
    small = [text for kind, text in texts if kind != "title" and text[:1].islower()]
    assert not small, "\n".join(small)


@pytest.mark.parametrize("key", GAMES)
def test_a_refusal_names_a_rule_of_the_rulebook(key: str) -> None:
    known = {rule.id: rule.text and rule.chapter for rule in GAMES[key].rulebook}
    folder = ROOT / "src" / "parlour" / "games" / key.replace("-", "_") / "words" / "en"
    cited = set(
        re.findall(r"\b[A-Z]{2,3}-[A-Z]?\d+\b", "".join([path.read_text("utf-8") for path in folder.glob("*.ftl")]))
    )
    assert cited and not cited - known.keys(), sorted(cited - known.keys())
    assert not [rule for rule in cited if not known[rule]]


def test_a_nought_that_is_no_limit_says_so() -> None:
    fate = {option.key: option for option in GAMES["fate"].options}
    assert fate["help_max"].called("0") == "No limit" and fate["help_max"].called("2") == "2"
    assert fate["roll_mode"].called("deck") == "The deck of fate" and fate["pool_per_pc"].called("0") == "0"
