"""People with browsers of their own, at tables of a real server."""

import json
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page, expect

AUTOPLAY = (Path(__file__).parent / "autoplay.js").read_text()
PHONE = {"width": 360, "height": 740}


class House:
    def __init__(self, address: str, browser: Browser) -> None:
        self.address, self._browser = address, browser
        self._contexts: list[BrowserContext] = []
        self.troubles: list[str] = []
        """What the pages complained about on their consoles."""

    def person(self, **settings: Any) -> Page:
        """Somebody at her own computer (or telephone)."""
        context = self._browser.new_context(
            viewport=settings.pop("viewport", {"width": 1280, "height": 800}), **settings
        )
        context.set_default_timeout(20_000)
        context.add_init_script(AUTOPLAY)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.troubles.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        return page

    def open(self, players: int, bots: int = 0, **options: str) -> list[str]:
        """A new table; its links."""
        wish = {"game": "domino-knights", "players": players, "bots": bots, "options": options}
        headers = {"Content-Type": "application/json", "Origin": self.address}
        with urlopen(Request(f"{self.address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
            return [self.address + link["path"] for link in json.load(answer)["links"]]

    def try_now(self, page: Page) -> None:
        page.goto(self.address)
        page.get_by_role("button", name="Try it now").first.click()
        expect(page.get_by_label("What is asked")).to_be_visible()

    def sit(self, page: Page, link: str, name: str) -> None:
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take my seat").click()

    def close(self) -> None:
        for context in self._contexts:
            context.close()


class Stacked(House):
    """A house whose deck is stacked."""

    def __init__(self, address: str, browser: Browser, deck: Path) -> None:
        super().__init__(address, browser)
        self._deck = deck
        self.stack()

    def stack(self, *cards: str) -> None:
        """The next cards, by their names; luck decides after them."""
        self._deck.write_text("".join([f"{card}\n" for card in cards]))


def autoplay(page: Page, until: str, seconds: float = 60) -> None:
    """Plays through the page's own controls, at random among what is offered, until something shows."""
    page.evaluate("([until, limit]) => autoplay(until, limit)", [until, seconds * 1000])
