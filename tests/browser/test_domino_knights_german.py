"""Domino Knights as a German browser reads it: the table, the battle, the lesson and the crib sheet."""

import re

from playwright.sync_api import expect

from browser.house import House, autoplay
from browser.test_domino_knights_art import pages_of


def test_a_table_is_read_and_played_in_german(house: House) -> None:
    page = house.person(locale="de-DE")
    page.goto(house.open(2, bots=1, set="double-six")[0])
    page.get_by_role("textbox").first.fill("Ann")
    page.keyboard.press("Enter")
    page.locator("button.main").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".prompt").first).to_contain_text(
        re.compile("Warten auf|Du ziehst|Sonderkarte|Lebenspunkte|Dein")
    )
    expect(page.get_by_label("Königreich Ann")).to_be_visible()
    expect(page.get_by_role("list", name="Schritte des Zuges")).to_contain_text("Vorbereitung")
    autoplay(page, ".lines > :nth-child(24)")
    expect(page.get_by_role("log")).to_contain_text("ist am Zug.")
    expect(page.get_by_role("log")).not_to_contain_text("Kingdom")
    assert house.troubles == []


def test_the_crib_sheet_prints_on_one_page_in_german_too(house: House) -> None:
    page = house.person(locale="de-DE")
    page.goto(f"{house.address}/crib/domino-knights")
    expect(page.get_by_role("heading", name="Dein Zug")).to_be_visible()
    expect(page.get_by_role("heading", name="A♠ Tod")).to_be_visible()
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1]
    assert house.troubles == []
