"""Fate on a telephone: tried at once, a whole roll acted through the tabs by one person for two seats."""

import re

from playwright.sync_api import Page, expect

from browser.fate_table import LATER, asked, board, chip, fill, mine, open_fate, roll, send
from browser.house import PHONE, House
from browser.test_axe import _faults
from browser.test_phone import _fits


def try_fate(house: House, page: Page) -> None:
    page.goto(house.address)
    page.get_by_role("article").filter(has_text="Fate Accelerated").get_by_role("button", name="Try it now").click()
    expect(asked(page)).to_be_visible()


def test_a_roll_is_acted_by_touch_through_the_tabs(house: House) -> None:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True)
    try_fate(house, page)
    tabs = page.get_by_role("navigation", name="Parts of the page")
    for tab in ("Me", "Log", "People", "Table"):
        tabs.get_by_role("button", name=tab).tap()
        expect(asked(page)).to_be_visible()
        _fits(page)
        assert not (faults := _faults(page)), faults

    seats = page.get_by_label(re.compile("[Aa]ct as$"))
    seats.select_option("1")
    tabs.get_by_role("button", name="Me").tap()
    mine(page, "Nettie").get_by_role("button", name=re.compile("^Clever")).tap()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name="Create an advantage").tap()
    fill(form, The_aspect_you_want="Sand on the Stairs", pick=LATER)
    _fits(page)
    assert not (faults := _faults(page)), faults
    send(form)
    expect(roll(page)).to_be_visible()
    seats.select_option("0")
    roll(page).get_by_role("button", name="Easy").tap()
    seats.select_option("1")
    tabs.get_by_role("button", name="Me").tap()
    asked(page).get_by_role("button", name="Roll the dice").tap()
    expect(roll(page)).to_be_visible()
    expect(roll(page).get_by_role("group", name=re.compile("^Rolled")).get_by_role("img")).to_have_count(4)
    _fits(page)
    assert not (faults := _faults(page)), faults
    assert house.troubles == []


def test_each_tab_of_my_things_keeps_its_place_and_a_new_one_opens_at_its_top(house: House) -> None:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    try_fate(house, page)
    page.get_by_role("navigation", name="Parts of the page").get_by_role("button", name="Me").tap()
    where = "() => Math.max(...['section.me', 'section.me .panel'].map((one) => document.querySelector(one).scrollTop))"
    desk, other = page.get_by_role("tab").nth(0), page.get_by_role("tab", name="Cast")
    desk.dispatch_event("click")
    page.locator("details.more").evaluate("more => { more.open = true }")
    page.locator("section.me").evaluate("e => { e.scrollTop = 30 }")
    other.dispatch_event("click")
    assert page.evaluate(where) == 0
    page.locator("section.me").evaluate("e => { e.scrollTop = 12 }")
    desk.dispatch_event("click")
    assert page.evaluate(where) == 30
    other.dispatch_event("click")
    assert page.evaluate(where) == 12


def test_a_new_player_begins_where_a_character_is_made(house: House) -> None:
    links = open_fate(house, 2)
    gm, page = house.person(), house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    house.sit(gm, links[0], "Gwen")
    house.sit(page, links[1], "Ann")
    gm.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("button", name="Make a character").locator("visible=true")).to_be_visible()
    page.get_by_role("navigation", name="Parts of the page").get_by_role("button", name="Table").tap()
    expect(board(page)).to_contain_text("Choose or make a character under Me")


def test_a_card_and_a_person_are_looked_at_by_touch(house: House) -> None:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True)
    try_fate(house, page)
    board(page).get_by_role("button", name="Fog as Thick as Wool").tap()
    card = board(page).get_by_role("region", name="With Fog as Thick as Wool")
    expect(card.get_by_role("button", name="Remove", exact=True)).to_be_visible()
    _fits(page)
    assert not (faults := _faults(page)), faults
    card.get_by_role("button", name="Put it back").tap()
    chip(page, "Brother Osk").tap()
    person = board(page).get_by_role("region", name="With Brother Osk")
    person.get_by_text("Aspects and numbers").tap()
    expect(person).to_contain_text("The Bees Are My Parish")
    person.get_by_role("button", name="Place in a zone").tap()
    fill(page.get_by_role("dialog"), pick="The Nave")
    send(page.get_by_role("dialog"))
    expect(board(page).get_by_role("article", name="Zone The Nave")).to_contain_text("Brother Osk")
    _fits(page)
