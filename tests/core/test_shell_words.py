"""The page's shell says everything by key, and every language of the house says all of it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.phrasebook import languages

ROOT = Path(__file__).parents[2]
WORDS, WEB = ROOT / "src/parlour/words", ROOT / "web/src"
SHELL = [
    *WEB.glob("*.svelte"),
    *[file for room in ("shell", "form", "pieces") for file in (WEB / room).glob("*.svelte")],
]
NAMES = {"Parlour", "II", "&nbsp;"}
"""What is the same in every language: the house's name, the mark of a second deck."""
READ = re.compile(r"(?:aria-label|title|placeholder|label|legend|alt)=\"([^\"]*[A-Za-z]{2}[^\"]*)\"")


class _Places(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _sentences(language: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every key of the shell, and what is filled in there."""
    for entry in FluentParser().parse((WORDS / language / "shell.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for key, part in [("", entry), *[(f".{one.id.name}", one) for one in entry.attributes]]:
                places = _Places()
                places.visit(part.value)
                yield entry.id.name + key, frozenset(places.found)


@pytest.mark.parametrize("language", languages()[1:])
def test_a_language_says_all_of_the_shell_and_fills_in_the_same(language: str) -> None:
    assert dict(_sentences(language)) == dict(_sentences("en"))


def _said(text: str) -> set[str]:
    """What people would read of a part's markup without any key."""
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.S)
    held = READ.findall(markup)
    while (bare := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = bare
    shown = [one.strip() for one in re.findall(r">([^<>]*[A-Za-z]{2}[^<>]*)<", markup)]
    return {*held, *shown} - NAMES


@pytest.mark.parametrize("file", SHELL, ids=lambda file: file.stem)
def test_no_sentence_of_the_shell_stands_in_its_markup(file: Path) -> None:
    assert _said(file.read_text("utf-8")) == set()


def test_a_sentence_in_the_markup_would_be_found() -> None:
    assert _said("<p title=\"Not now\">{t('x', { a: 1 })} Come in</p>") == {"Not now", "Come in"}
