"""axe finds nothing on any page."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.house import PHONE, House, autoplay

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()


ENDING = "document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime < Infinity)"


def _faults(page: Page) -> list[str]:
    """What axe finds, and finds again half a second later: a page that changes while it is read has two halves."""
    if not _found(page):
        return []
    page.wait_for_timeout(500)
    return _found(page)


def _found(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(f"Promise.all({ENDING}.map((a) => a.finished.catch(() => 0)))")
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:200]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def test_front_page_opening_form_and_joining(house: House) -> None:
    page = house.person(bypass_csp=True)
    page.goto(house.address)
    expect(page.get_by_role("article").first).to_be_visible()
    assert _faults(page) == []
    page.get_by_role("button", name="About and credits").click()
    assert _faults(page) == []
    page.goto(f"{house.address}/open/domino-knights")
    page.get_by_text("House rules").click()
    assert _faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    assert _faults(page) == []
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Take my seat").click()
    page.get_by_role("button", name="QR code for Player 2").click()
    assert _faults(page) == []


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE], ids=["desk", "phone"])
def test_the_table(house: House, viewport: dict[str, int]) -> None:
    page = house.person(bypass_csp=True, viewport=viewport)
    house.try_now(page)
    assert _faults(page) == []
    autoplay(page, ".piece.chosen, .ending", 60)
    assert _faults(page) == []
    autoplay(page, "section.battle, .ending", 60)
    assert _faults(page) == []
    for panel in ("Rules", "Menu"):
        page.get_by_role("button", name=panel, exact=True).click()
        assert _faults(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="History").click()
    page.get_by_role("button", name="One entry back").click()
    assert _faults(page) == []


def test_the_plain_form(house: House) -> None:
    page = house.person(bypass_csp=True)
    house.sit(page, house.open(2, bots=1)[0].replace("#", "?board=off#"), "Ann")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_selector(".status.asked")
    assert _faults(page) == []


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE], ids=["desk", "phone"])
def test_the_lesson(house: House, viewport: dict[str, int]) -> None:
    page = house.person(bypass_csp=True, viewport=viewport, reduced_motion="reduce")
    page.goto(f"{house.address}/learn/domino-knights")
    page.get_by_role("button", name="Hint").click()
    assert _faults(page) == []
    page.get_by_role("button", name="Step 5: The Ten").click()
    expect(page.get_by_role("region", name="Reaction window")).to_be_visible()
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".coach[data-stage$=lost]")).to_be_visible()
    assert _faults(page) == []
