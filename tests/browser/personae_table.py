"""A table of Personae with a game master and two players in browsers of their own, told dice, and the verbs its tests
are told in."""

import json
import re
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from browser.fate_table import board, fill, mine, send
from browser.house import House

expect.set_options(timeout=20_000)
"""As patient as clicks are: three browsers share a busy machine."""


def open_personae(address: str, players: int, **options: str) -> list[str]:
    """A new table; its links, the game master's first."""
    wish = {"game": "personae", "players": players, "bots": 0, "options": options}
    headers = {"Content-Type": "application/json", "Origin": address}
    with urlopen(Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        return [address + link["path"] for link in json.load(answer)["links"]]


SAID = {"goal_required": "on", "dice_ready": "everybody", "turns_pass": "said"}
"""A table where every step is said, with real dice; test_hands_personae.py has the usual pace."""


def company(house: House, **options: str) -> tuple[Page, Page, Page]:
    """A game master and two players, seated; play has begun."""
    links = open_personae(house.address, 3, **{**SAID, **options})
    pages = tuple([house.person(bypass_csp=True, reduced_motion="reduce") for _ in range(3)])
    for page, link, name in zip(pages, links, ("Gwen", "Ann", "Ben"), strict=False):
        house.sit(page, link, name)
    pages[0].get_by_role("button", name="Begin the game").click()
    return pages  # type: ignore[return-value]


# Places of the page


def challenge(page: Page) -> Locator:
    return board(page).get_by_role("region", name="The open Challenge")


def side(page: Page, name: str) -> Locator:
    """One side of the open Challenge, by its title."""
    return challenge(page).get_by_role("group", name=name, exact=True)


def rail(page: Page) -> Locator:
    return board(page).get_by_role("region", name="Action order")


def stop(page: Page, name: str) -> Locator:
    """Somebody's place in the order."""
    return rail(page).get_by_role("listitem").filter(has_text=name)


def plate(page: Page, name: str) -> Locator:
    """Somebody who is here."""
    return board(page).get_by_role("region", name="In this scene").get_by_role("article").filter(has_text=name)


def turn(page: Page, name: str) -> Locator:
    return board(page).get_by_role("region", name=f"What {name} can do")


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


def attack(page: Page, who: str, skill: str, target: str, goal: str) -> None:
    do(turn(page, who), "Attack", pick_1=skill, pick_2=target, What_success=goal)


def answer(page: Page, who: str, skill: str) -> None:
    """With which Skill somebody answers."""
    challenge(page).get_by_role("group", name=f"{who} answers").get_by_role(
        "button", name=re.compile(f"^{skill}")
    ).click()


def roll(*pages: Page) -> None:
    """Each says that nothing more is to be set; with the last word the dice fall."""
    for ready, page in enumerate(pages, 1):
        challenge(page).get_by_role("button", name="Ready", exact=True).first.click()
        if ready < len(pages):
            expect(challenge(pages[ready]).get_by_text("ready", exact=True)).to_have_count(ready)


def throw(page: Page, *faces: int) -> None:
    """Dice thrown on one's own table."""
    challenge(page).get_by_role("button", name="Enter your own dice").click()
    form = page.get_by_role("dialog")
    for die, face in enumerate(faces):
        form.get_by_role("combobox").nth(die).select_option(str(face))
    send(form)


def over(page: Page) -> None:
    challenge(page).get_by_role("button", name="Close the Challenge", exact=True).click()
    expect(challenge(page)).to_have_count(0)


def end_turn(page: Page, who: str, *, unspent: bool = False) -> None:
    """Whoever could still act is asked whether they mean it."""
    turn(page, who).get_by_role("button", name="End turn", exact=True).click()
    if unspent:
        expect(page.get_by_role("dialog")).to_contain_text("can still act")
        send(page.get_by_role("dialog"))
