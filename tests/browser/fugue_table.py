"""A table of Fugue with a Dealer and three players in browsers of their own, and the verbs its tests are told in."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.fate_table import board, fill, mine, send
from browser.fugue_chairs import open_fugue
from browser.house import House

__all__ = [
    "add_detail",
    "board",
    "company",
    "describe",
    "desk",
    "do",
    "fill",
    "memory",
    "mine",
    "name_ability",
    "send",
    "show",
    "tell",
    "turn_up",
]


def company(house: House) -> tuple[Page, Page, Page, Page]:
    """Four people, seated; the table is theirs."""
    pages = (
        house.person(bypass_csp=True),
        house.person(bypass_csp=True),
        house.person(bypass_csp=True),
        house.person(bypass_csp=True),
    )
    for page, link, name in zip(
        pages, open_fugue(house.address, 4), ("Ursula", "Scott", "Troy", "Simon"), strict=False
    ):
        house.sit(page, link, name)
    pages[0].get_by_role("button", name="Begin the game").click()
    return pages


def do(page: Page, wish: str, place: Locator | None = None, /, **fields: str) -> None:
    """A button, of the table where nothing else is named, and the form it opens; `pick=""` where the form only asks
    whether one is sure."""
    (place or board(page)).get_by_role("button", name=wish, exact=True).first.click()
    if fields:
        fill(page.get_by_role("dialog"), **{field: value for field, value in fields.items() if value})
        send(page.get_by_role("dialog"))


def desk(page: Page, wish: str, **fields: str) -> None:
    do(page, wish, mine(page, "Desk"), **fields)


def describe(page: Page, looks: str) -> None:
    _written(page, "describe_persona", "Describe persona", What_people_see=looks)


def add_detail(page: Page, text: str) -> None:
    _written(page, "add_detail", "Add it", Something_physical=text)


def _written(page: Page, command: str, button: str, **fields: str) -> None:
    form = board(page).locator(f"form[data-command={command}]")
    fill(form, **fields)
    form.get_by_role("button", name=button).click()
    expect(form).to_have_count(0)


def memory(page: Page, of: str) -> Locator:
    """A memory that is coming back, on the table."""
    return board(page).get_by_role("article", name=f"A memory of {of}", exact=True)


def name_ability(page: Page, of: str, ability: str, part: str = "") -> None:
    form = memory(page, of).locator("form[data-command=name_ability]")
    fill(form, The_one_thing=ability, **({"pick": part} if part else {}))
    form.get_by_role("button", name="Name it").click()
    expect(form).to_have_count(0)


def show(page: Page, part: str) -> Locator:
    """A part of the table: the scene, the cork board, the memories."""
    board(page).get_by_role("group", name="What's on the table").get_by_role(
        "button", name=re.compile(f"^{part}")
    ).click()
    return board(page)


def tell(page: Page, caption: str = "") -> None:
    """A card lies open; something is made of it."""
    card = page.get_by_role("region", name="A card is told")
    expect(card).to_contain_text("You tell for")
    if caption:
        card.get_by_label("For the log").fill(caption)
    card.get_by_role("button", name=re.compile("^(Tell it|Told aloud)")).click()
    expect(card).to_have_count(0)


def turn_up(page: Page, card: str) -> None:
    """One's own face-down card, turned and told."""
    contest = page.get_by_role("region", name="The contest")
    contest.get_by_role("button", name=re.compile(f"^Turn up {card}")).click()
    tell(page)
