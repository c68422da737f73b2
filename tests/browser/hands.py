"""What the usual things cost: clicks, taps and keys by everybody together, against a budget. Words people want to write
are free, with the Enter that ends them; the click into their field is not."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Page


class Usual(NamedTuple):
    """A usual thing: what it is, what it may cost, what it costs at the best of the others."""

    title: str
    budget: int
    peer: str


USUAL = {
    "fate-overcome": Usual("Fate: overcome with an approach against a known number", 2, "1"),
    "fate-aspect": Usual("Fate: a situation aspect on the table", 1, "1"),
    "fate-point": Usual("Fate: give or take a fate point", 1, "1"),
    "fate-invoke": Usual("Fate: invoke for +2", 2, "1"),
    "fate-attack": Usual("Fate: attack, defended, hit absorbed", 6, "6, by hand"),
    "fate-conflict": Usual("Fate: start a conflict of five", 2, "2"),
    "personae-attack": Usual("Personae: an attack to its end", 4, "3-5"),
    "personae-helped": Usual("Personae: a Challenge with help", 6, "2-4, no rules"),
    "track-fate": Usual("Fate: the GM changes stress", 1, "1-2"),
    "track-fugue": Usual("Fugue: the Dealer changes a wound", 1, "1-2"),
    "track-personae": Usual("Personae: the GM changes hits", 1, "1-2"),
    "track-yags": Usual("Yags: the GM changes wounds", 1, "1-2"),
    "three-fate": Usual("Fate: three foes of a kind", 3, "3"),
    "three-personae": Usual("Personae: three foes of a kind", 3, "3"),
    "three-yags": Usual("Yags: three foes of a kind", 3, "3"),
    "yags-check": Usual("Yags: a skill check", 2, "1-2"),
    "yags-group": Usual("Yags: a check by the whole group", 2, "2"),
    "yags-task": Usual("Yags: the next step of a task, climb, chase or team", 1, "-"),
    "fugue-card": Usual("Fugue: a card for a skilled action, told aloud", 4, "-"),
    "fugue-contest": Usual("Fugue: a contest round of three hands, talking by voice", 12, "-"),
    "scene-fate": Usual("Fate: open a prepared scene", 1, "2"),
    "scene-fugue": Usual("Fugue: open a prepared scene", 1, "2"),
    "scene-personae": Usual("Personae: open a prepared scene", 1, "2"),
    "scene-yags": Usual("Yags: open a prepared scene", 1, "2"),
    "dk-draw": Usual("Domino Knights: draw", 1, "1"),
}

COUNT = """
if (window.top === window && !window.handsSpent) {
  const kept = () => Number(sessionStorage.getItem('hands') ?? 0);
  const add = (n) => sessionStorage.setItem('hands', String(kept() + n));
  window.handsSpent = kept;
  const writing = (target) => target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type));
  addEventListener('pointerdown', (event) => event.isTrusted && add(1), true);
  addEventListener('change', (event) => event.target instanceof HTMLSelectElement && add(1), true);
  addEventListener('keydown', (event) => {
    const modifier = ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key);
    const words = writing(event.target) && (event.key !== 'Enter' || event.target.value);
    if (event.isTrusted && !modifier && !words) add(1);
  }, true);
}
"""


def watch(*pages: Page) -> None:
    """From now on, and after every reload, what hands do on these pages is counted."""
    for page in pages:
        page.add_init_script(COUNT)
        page.evaluate(COUNT)


def spent(*pages: Page) -> int:
    return sum([int(page.evaluate("() => window.handsSpent()")) for page in pages])


@contextmanager
def hands(usual: str, *pages: Page, steps: int = 1) -> Iterator[None]:
    """Fails where what happens within costs more than its budget, by everybody together."""
    watch(*pages)
    before = spent(*pages)
    yield
    cost = -(-(spent(*pages) - before) // steps)
    if path := os.environ.get("PARLOUR_HANDS"):
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps([usual, cost]) + "\n")
    assert cost <= USUAL[usual].budget, f"{USUAL[usual].title}: {cost}, and {USUAL[usual].budget} are the budget"
