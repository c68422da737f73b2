"""A table of Fate with a game master and players in browsers of their own, and the verbs its tests are told in."""

import json
import re
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from browser.house import House

LATER = "Wait for help or a stunt"
FACES = {"+": "plus", "0": "blank", "-": "minus"}


def open_fate(house: House, players: int, **options: str) -> list[str]:
    """A new table; its links, the game master's first."""
    wish = {"game": "fate", "players": players, "bots": 0, "options": options}
    headers = {"Content-Type": "application/json", "Origin": house.address}
    with urlopen(Request(f"{house.address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        return [house.address + link["path"] for link in json.load(answer)["links"]]


def company(house: House) -> tuple[Page, Page, Page]:
    """A game master and two players, seated; play has begun. What the dice say waits until it is answered."""
    links = open_fate(house, 3, wait="0")
    gm, ann, ben = house.person(bypass_csp=True), house.person(bypass_csp=True), house.person(bypass_csp=True)
    for page, link, name in ((gm, links[0], "Gwen"), (ann, links[1], "Ann"), (ben, links[2], "Ben")):
        house.sit(page, link, name)
    gm.get_by_role("button", name="Begin the game").click()
    return gm, ann, ben


def mine(page: Page, tab: str) -> Locator:
    """A tab of my things, opened."""
    page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
    panel = page.get_by_role("tabpanel")
    if tab == "Desk":  # what is seldom wanted, too
        panel.evaluate("panel => panel.querySelectorAll('details.more').forEach((more) => (more.open = true))")
    return panel


def board(page: Page) -> Locator:
    return page.get_by_role("region", name="The table", exact=True)


def chip(page: Page, name: str) -> Locator:
    """Somebody where they are on the table; the strip on top names them too."""
    return board(page).locator(".chip").filter(has_text=name)


def roll(page: Page) -> Locator:
    return board(page).get_by_role("region", name="The open roll")


def asked(page: Page) -> Locator:
    return page.get_by_label("What is asked")


def fill(form: Locator, **fields: str) -> None:
    """Fills the form by the first words of its labels; what begins with "pick" is chosen rather than written."""
    for field, value in fields.items():
        if field.startswith("pick"):
            form.get_by_label(re.compile(rf"^\s*{re.escape(value)}")).first.check()
        else:
            form.get_by_label(re.compile(rf"^\s*{field.replace('_', ' ')}", re.IGNORECASE)).fill(value)


def send(form: Locator) -> None:
    form.locator("button[type=submit]").click()
    expect(form).to_have_count(0)


def desk(page: Page, wish: str, **fields: str) -> None:
    """What the game master does from her desk: at once, or by its form."""
    mine(page, "Desk").get_by_role("button", name=wish, exact=True).last.click()
    form = page.get_by_role("dialog")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    if fields:
        fill(form, **fields)
    if fields or form.count():
        send(form)


def act(page: Page, wish: str, **fields: str) -> None:
    """A button of the status bar and its form."""
    asked(page).get_by_role("button", name=wish, exact=True).click()
    form = page.get_by_role("dialog")
    fill(form, **fields)
    send(form)


def throw(page: Page, faces: str) -> None:
    """Dice thrown on one's own table: "+0-+"."""
    roll(page).get_by_role("button", name="Enter your own dice").first.click()
    form = page.get_by_role("dialog")
    for place, face in zip(("First", "Second", "Third", "Fourth"), faces, strict=True):
        form.get_by_role("group", name=f"{place} die").get_by_role("radio", name=FACES[face]).check(force=True)
    send(form)


def against(page: Page, difficulty: str) -> None:
    """One press on the ladder."""
    roll(page).get_by_role("button", name=difficulty).click()


def hold(page: Page) -> None:
    """The clock stops."""
    roll(page).get_by_role("button", name="Hold the clock").click()
    expect(roll(page)).to_contain_text("held")


def let_stand(*pages: Page) -> None:
    for page in pages:
        asked(page).get_by_role("button", name="Let it stand").click()
