"""With the board switched off, the generic form built from the offers is enough to play."""

import re

from playwright.sync_api import expect

from browser.house import House, autoplay


def test_several_turns_are_played_without_a_board(house: House) -> None:
    page = house.person()
    house.sit(page, house.open(2, bots=1)[0].replace("#", "?board=off#"), "Ann")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_label("What I may do")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    autoplay(page, ".entry.turn ~ .entry.turn ~ .entry.turn ~ .entry.turn ~ .entry.turn, .ending", 90)
    drawn = page.locator(".entry", has_text=re.compile("Ann (draws|takes the)")).count()
    assert drawn >= 2 or (drawn and page.locator(".ending").count())
    assert house.troubles == []


def test_the_board_is_switched_off_and_on_in_the_menu(house: House) -> None:
    page = house.person()
    house.try_now(page)
    for off in (True, False):
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Plain form instead of the board").set_checked(off)
        page.keyboard.press("Escape")
        expect(page.locator(".board")).to_have_count(0 if off else 1)
