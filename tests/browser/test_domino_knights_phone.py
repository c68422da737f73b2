"""Domino Knights on a telephone: the page turns to where a question is answered, the clock shows once, another game is
a touch away."""

import re

from playwright.sync_api import Page, expect

from browser.house import PHONE, Stacked


def _on(page: Page, tab: str, asked: str) -> None:
    expect(page.locator(".status.asked .prompt")).to_contain_text(asked)
    expect(page.locator(".page")).to_have_attribute("data-tab", tab)


def test_a_first_turn_and_another_game(stacked: Stacked) -> None:
    page = stacked.person(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    stacked.sit(page, stacked.open(2, 1, goal="healthiestAfter", looting="yes")[0], "Ann")
    stacked.stack("K♠", "2♠", *("4♠", "5♥", "3♣", "7♦", "8♦"))
    page.get_by_role("button", name="Begin the game").tap()
    _on(page, "table", "Your draw")
    expect(page.locator(".house")).to_contain_text(re.compile(r"59:\d\d left"))
    expect(page.get_by_label("What is asked")).not_to_contain_text(re.compile(r"\d min"))
    page.get_by_role("button", name="Draw from the deck").tap()
    _on(page, "me", "Your training")
    page.get_by_role("button", name="Finish training").tap()
    _on(page, "table", "Your attack. You have no Knights")
    page.get_by_role("button", name="End the attacks").tap()
    _on(page, "me", "Your discard")

    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Give up your Kingdom").tap()
    page.get_by_role("button", name="Yes: give up your Kingdom").tap()
    table = page.url
    page.get_by_role("button", name="Play again").tap()
    page.wait_for_url(lambda url: url != table)
    expect(page.locator(".house")).to_contain_text("1 option")
    expect(page.get_by_label("Kingdom of Ann")).to_be_visible()
    assert stacked.troubles == []
