"""A table of Yags with a game master and two players in browsers of their own, told dice, and the verbs its tests are
told in."""

import json
import re
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from browser.fate_table import board, fill, mine, send
from browser.house import House, Stacked

expect.set_options(timeout=20_000)
"""As patient as clicks are: three browsers share a busy machine."""


def open_yags(address: str, players: int, **options: str) -> list[str]:
    """A new table; its links, the game master's first."""
    wish = {"game": "yags", "players": players, "bots": 0, "options": options}
    headers = {"Content-Type": "application/json", "Origin": address}
    with urlopen(Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        return [address + link["path"] for link in json.load(answer)["links"]]


def company(house: House, **options: str) -> tuple[Page, Page, Page]:
    """A game master and two players, seated; play has begun."""
    links = open_yags(house.address, 3, **options)
    pages = tuple([house.person(bypass_csp=True, reduced_motion="reduce") for _ in range(3)])
    for page, link, name in zip(pages, links, ("Gwen", "Ann", "Ben"), strict=False):
        house.sit(page, link, name)
    pages[0].get_by_role("button", name="Begin the game").click()
    return pages  # type: ignore[return-value]


# Places of the page


def check(page: Page) -> Locator:
    return board(page).get_by_role("region", name="The open check")


def side(page: Page, name: str) -> Locator:
    """One who rolls, by name."""
    return check(page).get_by_role("group", name=re.compile(rf"^{name}(:| |$)"))


def line(page: Page, name: str) -> Locator:
    """The roll as it is chalked up."""
    return side(page, name).locator(".line")


def outcome(page: Page) -> Locator:
    """What came of it, in words."""
    return check(page).get_by_role("status").first


def plate(page: Page, name: str) -> Locator:
    """Somebody who is here."""
    return board(page).get_by_role("region", name="In this scene").get_by_role("article").filter(has_text=name)


def afoot(page: Page, name: str) -> Locator:
    return board(page).get_by_role("region", name=f"On foot: {name}")


def climb(page: Page, name: str) -> Locator:
    return board(page).get_by_role("region", name=f"{name} climbs")


def task(page: Page, name: str) -> Locator:
    return board(page).get_by_role("region", name=re.compile(f": {name}$"))


# What people do


def do(place: Locator, wish: str, /, **fields: str) -> None:
    """A button, and the form it opens where there is anything to say."""
    place.get_by_role("button", name=wish, exact=True).first.click()
    if fields:
        form = place.page.get_by_role("dialog")
        fill(form, **fields)
        send(form)


def desk(page: Page, wish: str, **fields: str) -> None:
    do(mine(page, "Desk"), wish, **fields)


def on(page: Page, name: str) -> None:
    """The next step of making somebody."""
    board(page).get_by_role("button", name="Next step").click()
    expect(board(page).locator("[aria-current=step]").filter(has_text=name)).to_be_visible()


def step(page: Page, name: str, to: int) -> None:
    """A number with a less and a more, once what it rests on lets it move."""
    number = page.get_by_role("spinbutton", name=name, exact=True)
    by = to - int(number.inner_text())
    expect(page.get_by_role("button", name=f"{name}: one {'more' if by > 0 else 'less'}", exact=True)).to_be_enabled()
    for _ in range(abs(by)):
        number.press("ArrowUp" if by > 0 else "ArrowDown")
    expect(number).to_have_text(str(to))
    number.blur()


def begin(page: Page, wish: str) -> Locator:
    """The form of a situation."""
    board(page).get_by_role("region", name="Call for a check").get_by_role("button", name=wish, exact=True).click()
    return page.get_by_role("dialog")


def choose(box: Locator, value: str) -> None:
    """A choice of many, by its first words."""
    box.select_option(label=next(text for text in box.locator("option").all_inner_texts() if text.startswith(value)))


def roll(house: Stacked, page: Page, name: str, face: int) -> None:
    """The die of one who rolls, as it was told to fall."""
    button = side(page, name).get_by_role("button", name=re.compile("^Roll (the die|to answer)"))
    expect(button).to_be_visible()
    house.stack(str(face))
    button.click()
    expect(button).to_have_count(0)


def throw(page: Page, name: str, face: int) -> None:
    """A die thrown on one's own table."""
    side(page, name).get_by_role("button", name="Enter your own die").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name=str(face), exact=True).click()
    send(form)


def said(page: Page, words: str) -> None:
    """What the log tells."""
    expect(page.locator(".lines").get_by_text(words)).to_have_count(1)
