"""The talk box: suggestions while typing, whispers by name, dice few may see, refusals that go away."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fate_table import open_fate
from browser.house import PHONE, House
from browser.test_axe import _faults
from browser.test_company import DESK, tab
from browser.test_phone import _fits


def seated(house: House, viewport: dict[str, int]) -> tuple[Page, Page, Page]:
    """A game master, Ann with Nettie for a character, and Ben."""
    links = open_fate(house, 3)
    phone = {"has_touch": True} if viewport == PHONE else {}
    gm, ann, ben = [house.person(viewport=viewport, bypass_csp=True, **phone) for _ in range(3)]
    for page, link, name in ((gm, links[0], "Gwen"), (ann, links[1], "Ann"), (ben, links[2], "Ben")):
        house.sit(page, link, name)
    gm.get_by_role("button", name="Begin the game").click()
    for page in (gm, ann, ben):
        expect(page.get_by_label("What is asked")).to_be_visible()
        tab(page, "Log")
    return gm, ann, ben


def talk(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Talk to the table")


def suggested(page: Page) -> Locator:
    return page.get_by_role("listbox", name="Suggestions").get_by_role("option")


def active(page: Page) -> str:
    """What a screen reader is told is chosen."""
    return str(
        talk(page).evaluate("e => document.getElementById(e.getAttribute('aria-activedescendant'))?.innerText ?? ''")
    )


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_suggestions_are_chosen_by_keys_and_by_click(house: House, viewport: dict[str, int]) -> None:
    gm, ann, ben = seated(house, viewport)
    expect(talk(ann)).to_have_attribute("aria-expanded", "false")
    talk(ann).press("/")
    expect(talk(ann)).to_have_attribute("aria-expanded", "true")
    expect(suggested(ann)).to_have_count(8)  # everything but /desc, which is the game master's
    expect(ann.get_by_role("status").filter(has_text="8 suggestions")).to_have_count(1)
    if viewport == PHONE:
        _fits(ann)
    assert _faults(ann) == []
    talk(ann).press("ArrowDown")
    assert active(ann).startswith("/me")
    talk(ann).press("ArrowUp")
    talk(ann).press("ArrowUp")
    assert active(ann).startswith("/sr"), "round and round"
    talk(ann).press("Escape")
    expect(suggested(ann)).to_have_count(0)
    expect(talk(ann)).to_have_value("/")
    talk(ann).press("w")
    expect(suggested(ann)).to_have_count(1)
    talk(ann).press("Enter")
    expect(talk(ann)).to_have_value("/w ")
    expect(suggested(ann).first).to_contain_text("GM")
    expect(suggested(ann)).to_have_count(3)
    talk(ann).press_sequentially("g")
    expect(suggested(ann)).to_have_count(2)  # GM and Gwen
    talk(ann).press("Tab")
    expect(talk(ann)).to_have_value("/w GM ")
    expect(talk(ann)).to_be_focused()
    expect(suggested(ann)).to_have_count(0)
    talk(ann).press_sequentially("I took it")
    talk(ann).press("Enter")
    expect(gm.get_by_role("log")).to_contain_text("Ann whispers to Gwen: I took it")
    talk(ann).fill("/w b")
    suggested(ann).filter(has_text="Ben").click()
    expect(talk(ann)).to_have_value("/w Ben ")
    talk(ann).press_sequentially("so it was you")
    talk(ann).press("Enter")
    expect(ben.get_by_role("log")).to_contain_text("so it was you")
    expect(ben.get_by_role("log")).not_to_contain_text("I took it")
    talk(gm).fill("/d")
    expect(suggested(gm)).to_have_count(1)
    assert house.troubles == []


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_dice_few_may_see(house: House, viewport: dict[str, int]) -> None:
    gm, ann, ben = seated(house, viewport)
    for text in ("/gmroll 2d6 = 2 5 # to lie", "/blindroll 2d6 = 4 6 # to spot it", "/emote blinks"):
        talk(ann).fill(text)
        talk(ann).press("Enter")
        expect(talk(ann)).to_have_value("")
    for page in (gm, ann, ben):
        expect(page.get_by_role("log")).to_contain_text("Ann blinks")
    expect(gm.get_by_role("group", name="Ann: to lie")).to_contain_text("7")
    expect(gm.get_by_role("group", name="Ann: to spot it")).to_contain_text("10")
    expect(ann.get_by_role("group", name="Ann: to lie")).to_contain_text("7")
    expect(ann.get_by_role("log")).to_contain_text("You roll 2d6; only the game master sees the result.")
    expect(ann.get_by_role("group", name="Ann: to spot it")).to_have_count(0)
    expect(ben.get_by_role("log")).not_to_contain_text("2d6")
    expect(ben.get_by_role("log")).not_to_contain_text("to lie")
    for page in (gm, ann):
        if viewport == PHONE:
            _fits(page)
        assert _faults(page) == []


def test_a_refusal_goes_away_with_the_next_success(house: House) -> None:
    _, ann, _ = seated(house, DESK)
    talk(ann).fill("/w nobody hello")
    talk(ann).press("Enter")
    refusal = ann.get_by_role("alert").filter(has_text="Nobody here is called nobody.")
    expect(refusal).to_be_visible()
    expect(talk(ann)).to_have_value("/w nobody hello")  # to be put right
    talk(ann).fill("hello")
    talk(ann).press("Enter")
    expect(refusal).to_have_count(0)
