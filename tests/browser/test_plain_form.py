"""With the board switched off, the generic form built from the offers is enough to play."""

import re

from playwright.sync_api import expect

from browser.house import House, autoplay


def test_several_turns_are_played_without_a_board(house: House) -> None:
    page = house.person()
    house.sit(page, house.open(2, bots=1)[0].replace("#", "?board=off#"), "Ann")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_label("What you can do")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    drawn, ending = page.locator(".entry", has_text=re.compile("Ann (draws|takes the)")), page.locator(".ending")
    for turns in range(1, 12):
        autoplay(page, f".entry.turn{' ~ .entry.turn' * turns}, .ending", 90)
        if drawn.count() >= 2 or ending.count():
            break
    assert drawn.count() >= 2 or (drawn.count() and ending.count())
    assert house.troubles == []


def test_the_board_is_switched_off_and_on_in_the_menu(house: House) -> None:
    page = house.person()
    house.try_now(page)
    for off in (True, False):
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Plain form instead of the board").set_checked(off)
        page.keyboard.press("Escape")
        expect(page.locator(".board")).to_have_count(0 if off else 1)
