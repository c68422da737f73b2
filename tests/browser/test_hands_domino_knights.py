"""What drawing costs in Domino Knights: one press, on the deck or on the discard."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.hands import hands
from browser.house import PHONE, House


@pytest.mark.parametrize("settings", [{}, {"viewport": PHONE, "has_touch": True}], ids=["desk", "phone"])
def test_a_card_is_drawn_from_the_deck_itself(house: House, settings: dict[str, object]) -> None:
    links = house.open(2)
    ann: Page = house.person(reduced_motion="reduce", **settings)
    ben = house.person(reduced_motion="reduce")
    for page, link, name in ((ann, links[0], "Ann"), (ben, links[1], "Ben")):
        house.sit(page, link, name)
    ann.get_by_role("button", name="Begin the game").click()
    deck = re.compile(r"^Deck, \d+ left: draw")
    expect(ann.locator(".status .prompt")).to_contain_text("draw")
    expect(ben.locator(".status .prompt")).to_contain_text("draw")
    first = ann if ann.locator(".status.asked").count() else ben
    expect(first.get_by_role("button", name=deck)).to_be_visible()
    with hands("dk-draw", ann, ben):
        first.get_by_role("button", name=deck).click()
        expect(first.get_by_role("button", name=deck)).to_have_count(0)
    assert house.troubles == []
