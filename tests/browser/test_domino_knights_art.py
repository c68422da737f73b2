"""What the author of Domino Knights wished for (DK-196): pictures, crib sheet, score sheet; and motion and sound that
keep their manners."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.house import House, Stacked, autoplay

SPECIALS = {
    "Death",
    "Life",
    "Wealth",
    "Power",
    "Majesty",
    "Loyalty",
    "Courage",
    "Wizard",
    "Necromancer",
    "Doppelganger",
}
A_WHILE = ".lines > :nth-child(32)"
"""So much is told in the log."""
LISTEN = (
    "window.made = 0; window.AudioContext = class extends AudioContext { constructor() { super(); window.made += "
    "1; } };"
)
MOVED = """
window.moves = 0; window.moved = {};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) { moves += 1; moved[this.tagName] = true; return animate.apply(this, given); };
"""  # noqa: E501


def pages_of(page: Page, paper: str) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper)))


@pytest.mark.rule("DK-195", "DK-196")
def test_the_crib_sheet_has_every_picture_and_prints_on_one_page(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.get_by_role("link", name="Crib sheet for Domino Knights").click()
    expect(page.get_by_role("heading", name="Domino Knights")).to_be_visible()
    assert page.url.endswith("/crib/domino-knights")
    pictures = page.locator(".specials [data-figure]")
    expect(pictures.first).to_be_visible()
    assert set(pictures.evaluate_all("all => all.map((one) => one.dataset.figure)")) == SPECIALS
    assert all(box["width"] > 40 for one in pictures.all() if (box := one.bounding_box()))
    expect(page.locator("footer").get_by_text("Chad C. Walstrom")).to_be_visible()
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1]
    page.get_by_label("Print the table's layout too").check()
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [2, 2]
    assert house.troubles == []


@pytest.mark.rule("DK-196")
def test_a_table_without_dominoes_has_a_crib_sheet_of_its_own(house: House) -> None:
    page = house.person()
    link = house.open(2, bots=1, dominoless="yes", looting="yes", removedBlocker="stillBlocked")[0]
    house.sit(page, link, "Ann")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Crib sheet").click()
    sheet = opened.value
    expect(sheet.locator('.specials [data-figure="Mercenary"]')).to_be_visible()
    expect(sheet.locator('.specials [data-figure="Wealth"]')).to_have_count(0)
    expect(sheet.get_by_text("Lay two cards of one suit face-down")).to_be_visible()
    expect(sheet.get_by_text("The victor may take one of the fallen")).to_be_visible()
    assert pages_of(sheet, "Letter") == 1


@pytest.mark.rule("DK-196")
def test_the_score_sheet_is_there_during_the_game_and_after_it(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    page.add_init_script(MOVED)
    house.sit(page, house.open(2, bots=1, set="double-six")[0], "Ann")
    page.get_by_role("button", name="Begin the game").click()
    autoplay(page, A_WHILE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Score sheet", exact=True).click()
    rows = page.get_by_role("dialog").locator("tbody tr")
    expect(rows.first).to_contain_text("18")
    during = rows.count()
    assert during >= 2
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up your Kingdom").click()
    page.get_by_role("button", name="Yes: give up your Kingdom").click()
    sheet = page.locator(".side .sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("tbody tr")).to_have_count(during)
    expect(sheet.get_by_text("† out")).to_have_count(1)
    assert page.evaluate("moves") == 0, "nothing moves for who wants no motion"


def test_sound_is_off_until_somebody_turns_it_on_and_that_is_remembered(house: House) -> None:
    page = house.person()
    page.add_init_script(LISTEN)
    house.try_now(page)
    autoplay(page, A_WHILE)
    assert page.evaluate("made") == 0
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_label("Sounds")
    expect(switch).not_to_be_checked()
    switch.check()
    assert page.evaluate("made") == 1
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(switch).to_be_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    assert page.evaluate("made") == 0


def test_pieces_travel_and_nothing_stays_in_the_air(house: House) -> None:
    page = house.person()
    page.add_init_script(MOVED)
    house.try_now(page)
    autoplay(page, A_WHILE)
    assert page.evaluate("moves") > 0
    expect(page.locator(".flying")).to_have_count(0)
    assert house.troubles == []


@pytest.mark.rule("DK-196")
def test_a_special_card_is_shown_large_and_a_ten_strikes_its_target(stacked: Stacked) -> None:
    ann, ben = stacked.person(), stacked.person()
    ann.add_init_script(MOVED)
    for page, link, name in zip((ann, ben), stacked.open(2)[:2], ("Ann", "Ben"), strict=True):
        stacked.sit(page, link, name)
    stacked.stack(
        *("K♠", "Q♠"),
        *("J♣", "10♦", "2♠", "3♠", "4♠"),
        *("10♥", "2♥", "3♥", "4♥", "5♥"),
        *("[1:2]", "[1:3]"),
        *("[2:2]", "[2:3]"),
        "6♦",
    )
    ann.get_by_role("button", name="Begin the game").click()
    ben.locator(".status").wait_for()
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_label("Wait for me to react").select_option("always")
    ben.keyboard.press("Escape")

    def plays(card: str, target: str) -> None:
        ann.locator(f'.me [data-piece="{card}"]').click()
        ann.locator(f'.felt [data-piece="{target}"]').first.click()
        ann.locator(".composer [data-offer=special]").first.click()
        shown = ann.locator(f'.window [data-piece="{card}"]')
        expect(shown).to_be_visible()
        expect(ann.locator(".flying")).to_have_count(0)
        assert (shown.bounding_box() or {"width": 0})["width"] >= 100

    plays("J♣", "@0")
    assert "polyline" not in ann.evaluate("moved")
    ben.locator(".composer [data-offer=pass]").click()
    expect(ann.locator('.own [data-piece="J♣"]')).to_be_visible()
    plays("10♦", "J♣")
    assert "polyline" in ann.evaluate("moved"), "its lightning"
    ben.locator(".composer [data-offer=pass]").click()
    expect(
        ann.locator('[data-place=discard] [data-piece="10♦"], [data-place=discard] [data-piece="J♣"]')
    ).to_be_visible()
    assert stacked.troubles == []
