"""The board of Domino Knights under one's hands: it keeps its place, a slip is taken back, windows speak to me."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.house import House, autoplay

DECK = re.compile(r"^Deck, \d+ left: draw")


def _wait_for_me(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Wait for me to react").select_option("always")
    page.keyboard.press("Escape")


def _two(house: House) -> tuple[Page, Page]:
    """Who draws first, and the other; both are asked in every window."""
    links = house.open(2)
    ann, ben = house.person(reduced_motion="reduce"), house.person(reduced_motion="reduce")
    for page, link, name in ((ann, links[0], "Ann"), (ben, links[1], "Ben")):
        house.sit(page, link, name)
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, ben):
        expect(page.get_by_label("What is asked")).to_be_visible()
        _wait_for_me(page)
    for _ in range(100):
        for first, other in ((ann, ben), (ben, ann)):
            if first.get_by_role("button", name=DECK).count():
                return first, other
            passing = first.locator('[data-offer="pass"]')
            if passing.count():
                passing.first.click()
        ann.wait_for_timeout(50)
    raise AssertionError("nobody draws")


def test_a_slip_is_taken_back_with_one_press_while_nobody_saw_anything_new(house: House) -> None:
    first, other = _two(house)
    first.get_by_role("button", name=DECK).click()
    undo = first.get_by_role("button", name="Undo", exact=True)
    expect(first.locator('[data-offer="pass"]')).to_be_visible()
    expect(undo).to_have_count(0)  # cards were drawn
    first.locator('[data-offer="pass"]').click()
    expect(first.locator('[data-offer="pass"]')).to_have_count(0)
    undo.click()
    expect(first.locator('[data-offer="pass"]')).to_be_visible()
    expect(undo).to_have_count(0)
    expect(other.get_by_role("region", name="A request to rewind")).to_have_count(0)
    first.locator('[data-offer="pass"]').click()
    other.locator('[data-offer="pass"]').click()
    expect(undo).to_have_count(0)  # somebody else has acted
    assert house.troubles == []


def test_passing_until_my_turn_asks_nothing_until_then_and_waits_as_before_afterwards(house: House) -> None:
    first, other = _two(house)
    expect(other.locator(".window[aria-label]")).to_have_count(0)
    first.get_by_role("button", name=DECK).click()
    expect(other.get_by_label("Wait for me")).to_have_value("always")
    other.get_by_role("button", name="Pass until my turn").click()
    expect(other.get_by_text("Passing until your turn")).to_be_visible()
    other.reload()
    expect(other.get_by_text("Passing until your turn")).to_be_visible()
    autoplay(first, ".entry.turn ~ .entry.turn, .ending", 60)
    expect(other.get_by_text("Passing until your turn")).to_have_count(0)
    other.get_by_role("button", name="Menu").click()
    expect(other.get_by_label("Wait for me to react")).to_have_value("always")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 650)])
def test_the_board_keeps_its_place_whatever_is_asked(house: House, width: int, height: int) -> None:
    page = house.person(reduced_motion="reduce", viewport={"width": width, "height": height})
    house.try_now(page)

    def places() -> list[list[float]]:
        return page.evaluate(  # type: ignore[no-any-return]
            "['.felt', '.status', 'main > .side'].map((part) => document.querySelector(part).getBoundingClientRect())"
            ".map((box) => [box.top, box.bottom].map(Math.round))"
        )

    expect(page.locator(".mine .held").first).to_be_visible()
    expect(page.locator(".status.asked")).to_be_visible()
    before = places()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("status", name="A hint")).to_be_visible(timeout=30_000)
    assert places() == before
    page.get_by_label("Talk to the table").fill("/roll 9x9")
    page.get_by_label("Talk to the table").press("Enter")
    expect(page.get_by_label("What is asked").get_by_role("alert")).to_be_visible()
    assert places() == before
    page.locator(".refusal").get_by_role("button", name="Dismiss").click()
    page.get_by_role("button", name="History").click()
    page.get_by_role("button", name="One entry back").click()
    assert places() == before
    page.get_by_role("button", name="Back to now").click()
    assert places()[1][0] == before[1][0]


def test_the_open_card_is_taken_by_a_click_on_it(house: House) -> None:
    """The first click of the lesson: its 5 of Clubs is a legal discard."""
    page = house.person(reduced_motion="reduce")
    page.goto(f"{house.address}/learn/domino-knights")
    card = page.locator('.piles [data-piece="5♣"]')
    card.click()
    expect(page.locator('.mine [data-piece="5♣"]')).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
