"""One field that finds whatever may be done, anybody and any rule, by any of their words."""

from playwright.sync_api import expect

from browser.fate_table import board
from browser.house import House
from browser.test_axe import _faults
from browser.test_fate_phone import try_fate


def test_an_action_a_person_and_a_rule_are_found_by_any_of_their_words(house: House) -> None:
    gm = house.person(bypass_csp=True)
    try_fate(house, gm)
    expect(gm.get_by_role("button", name="What do you want to do?")).to_be_visible()
    gm.keyboard.press("Control+k")
    field = gm.get_by_role("combobox", name="What do you want to do?")
    expect(field).to_be_focused()
    gm.keyboard.type("zone add")
    expect(gm.locator("#found [aria-selected=true]")).to_contain_text("Add a zone")
    assert not (faults := _faults(gm)), faults
    gm.keyboard.press("Enter")
    form = gm.get_by_role("dialog", name="Add a zone")
    form.get_by_role("textbox").first.fill("The Rafters")
    form.locator("button[type=submit]").click()
    expect(board(gm)).to_contain_text("The Rafters")
    expect(gm.get_by_role("dialog")).to_have_count(0)

    gm.keyboard.press("Control+k")
    gm.keyboard.type("old mother")
    expect(gm.locator("#found [aria-selected=true]")).to_contain_text("Person")
    gm.keyboard.press("Escape")
    expect(gm.get_by_role("dialog")).to_have_count(0)

    gm.keyboard.press("Control+k")
    gm.keyboard.type("fae 102")
    expect(gm.locator("#found [aria-selected=true]")).to_contain_text("FAE-102")
    gm.keyboard.press("Enter")
    expect(gm.get_by_role("dialog", name="Rulebook").locator("#rule-FAE-102")).to_be_in_viewport()
    gm.keyboard.press("Escape")
    expect(gm.get_by_role("dialog")).to_have_count(0)

    gm.keyboard.press("Control+k")
    gm.keyboard.type("zzyzx")
    expect(gm.get_by_role("listbox")).to_contain_text("Nothing found")
    assert house.troubles == []
