"""What is asked of a seat is short: two lines at most in the bar of a telephone, 360 px wide."""

import itertools
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import expect

from browser.house import PHONE, House
from parlour.core.phrasebook import speaking
from parlour.games import GAMES

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from evening import met  # noqa: E402

LINES = """(texts) => {
  const bar = document.querySelector('.status .prompt');
  const line = parseFloat(getComputedStyle(bar).lineHeight);
  return texts.map((text) => {
    bar.textContent = text;
    return Math.round(bar.getBoundingClientRect().height / line);
  });
}"""
USUAL = {
    "who": "Corvin Ash",
    "target": "Orla Venn",
    "actor": "Orla Venn",
    "by": "Player 3",
    "player": "Player 3",
    "neighbour": "Player 4",
    "dealer": "Ursula",
    "host": "Ursula",
    "names": "Player 2 and Player 3",
    "do": "choose a Skill for the order",
    "what": "say how it goes on",
    "title": "Corvin Ash attacks Orla Venn",
    "place": "The landing stage",
    "where": "The landing stage",
    "scene": "The Drowned Bell",
    "result": "Succeeds with style by 3",
    "number": "12",
    "round": "12",
    "exchange": "12",
    "chapter": "4",
    "first": "Orla Venn",
    "cards": "the Queen of Swords",
    "hand": "21 with three cards",
    "cost": "6",
    "end": "13 against 20: failure",
    "pair": "Intelligence × first aid",
    "count": "2",
    "task": "Reading the ledger",
    "reached": "120",
    "height": "255",
    "willing": "Brother Osk",
    "power": "Squall Lash",
    "trait": "Weather Song",
    "ware": "a new hawser",
    "other": "Orla Venn",
    "skill": "first aid",
}
"""How long what is filled in usually is; what people write themselves is cut before it comes into a prompt."""
OWN = "Splice the ferry rope…"


def filled(pattern: ftl.Pattern, book: dict[str, ftl.Message]) -> Iterator[str]:
    """Every way to say it: each variant, with what is usually filled in."""
    parts: list[Sequence[str]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append([element.value])
            continue
        inner = element.expression
        match inner:
            case ftl.SelectExpression():
                parts.append([one for variant in inner.variants for one in filled(variant.value, book)])
            case ftl.VariableReference():
                parts.append([USUAL.get(inner.id.name, OWN)])
            case ftl.MessageReference() if inner.id.name in book and inner.attribute is None:
                parts.append(list(filled(book[inner.id.name].value, book)))
            case ftl.StringLiteral():
                parts.append([inner.value])
            case _:
                parts.append(["them"])
    for chosen in itertools.product(*parts):
        yield " ".join("".join(chosen).split())


def written() -> Iterator[str]:
    """Each prompt of each game, in each language that has it; what follows "Waiting for ... to" after it."""
    for path in sorted((ROOT / "src" / "parlour").glob("games/*/words/*/prompts.ftl")):
        said = FluentParser().parse(path.read_text("utf-8")).body
        book = {one.id.name: one for one in said if isinstance(one, ftl.Message) and one.value is not None}
        for key, message in book.items():
            waits = [part.value for part in message.attributes if part.id.name == "wait"]
            for pattern in [message.value] if key.startswith("wait") else [message.value, *waits]:
                for text in filled(pattern, book):
                    yield text if text[:1].isupper() or text[:1] in "“21" else f"Waiting for Player 2 to {text}."


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_prompt_has_two_lines_at_most_on_a_telephone(house: House, language: str) -> None:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    house.try_now(page)
    expect(page.locator(".status .prompt")).to_be_visible()
    with speaking(language):
        games = [game for key, game in GAMES.items() if language == "en" or key == "domino-knights"]
        texts = [text for game in games for kind, text in met(game) if kind == "prompt"]
    texts += written() if language == "en" else []
    lines = page.evaluate(LINES, texts)
    assert len(texts) > 50
    long = [text for text, count in zip(texts, lines, strict=True) if count > 2]
    assert not long, "\n".join(long)
