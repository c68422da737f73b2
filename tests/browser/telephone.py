"""A telephone of 360 points at a role-playing table: within the width of the screen, open to screen readers, large
enough for a thumb."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from browser.fate_table import asked
from browser.fugue_chairs import Chair
from browser.house import PHONE, House
from browser.test_axe import _faults
from browser.test_phone import _fits

SMALL = """() => [...document.querySelectorAll(':is(.yags, .personae, dialog) :is(button, select, summary, a.button)')]
  .filter((e) => e.checkVisibility()).map((e) => [e.textContent.trim() || e.ariaLabel, e.getBoundingClientRect()])
  .filter(([, r]) => r.height && (r.height < 43.5 || r.width < 43.5)).map(([name, r]) => `${name} ${r.width}x${r.height}`)"""  # noqa: E501


def phone(house: House, link: str) -> Page:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True, reduced_motion="reduce")
    page.goto(link)
    expect(asked(page)).to_be_visible()
    return page


def at(page: Page, tab: str) -> None:
    page.get_by_role("navigation", name="Parts of the page").get_by_role("button", name=re.compile(f"^{tab}")).tap()


def fits(page: Page) -> None:
    _fits(page)
    assert page.evaluate(SMALL) == []
    assert not (faults := _faults(page)), faults


def form_fits(page: Page) -> None:
    """The form that has opened; then it is put away."""
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(page)
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


@contextmanager
def newcomer(house: House, opened: Callable[[str, int], list[str]]) -> Iterator[tuple[Chair, Page]]:
    """A player who has nobody yet, with a chair to act from and a telephone to look at; the game master sits
    opposite."""
    links = opened(house.address, 2)
    chairs = [Chair(link) for link in links[:2]]
    for chair, name in zip(chairs, ("Gwen", "Ann"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    yield chairs[1], phone(house, links[1])
    for chair in chairs:
        chair.close()
