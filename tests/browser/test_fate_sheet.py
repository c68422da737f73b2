"""A character on paper and in a file: printed on one page, saved, brought back, refused with words."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.fate_table import board, mine, open_fate
from browser.house import House
from browser.test_axe import _faults


def at_the_table(house: House) -> tuple[Page, Page]:
    """A player with Ixel Vane, who has the most written on her sheet; and the game master."""
    links = open_fate(house, 2)
    gm, ann = house.person(), house.person(bypass_csp=True)
    house.sit(gm, links[0], "Gwen")
    house.sit(ann, links[1], "Ann")
    gm.get_by_role("button", name="Begin the game").click()
    board(ann).get_by_role("button", name="Play Ixel Vane").click()
    expect(mine(ann, "Ixel").get_by_role("article", name="Sheet of Ixel Vane")).to_be_visible()
    return gm, ann


def test_the_printed_sheet_fits_one_page(house: House) -> None:
    _, ann = at_the_table(house)
    ann.goto(f"{ann.url}{mine(ann, 'Ixel').get_by_role('link', name='Print').get_attribute('href')}")
    sheet = ann.get_by_role("article", name="Sheet of Ixel Vane").last
    expect(sheet).to_contain_text("Apprentice Barrister for the Restless Dead")
    assert not (faults := _faults(ann)), faults
    for paper in ("A4", "Letter"):
        pages = ann.pdf(format=paper)
        assert len(re.findall(rb"/Type\s*/Page\b", pages)) == 1, paper


@pytest.mark.parametrize("button", ["Save as a file", "Save for Fari"])
def test_a_character_goes_into_a_file_and_comes_back(house: House, button: str) -> None:
    _, ann = at_the_table(house)
    with ann.expect_download() as saved:
        mine(ann, "Ixel").get_by_role("button", name=button).click()
    file = Path(saved.value.path()).read_text()
    assert json.loads(file)["name"] == "Ixel Vane"
    gm, ben = house.person(), house.person()
    links = open_fate(house, 2)
    house.sit(gm, links[0], "Gwen")
    house.sit(ben, links[1], "Ben")
    gm.get_by_role("button", name="Begin the game").click()
    bring = board(ben).get_by_label("Choose a file")
    bring.set_input_files({"name": "ixel.json", "mimeType": "application/json", "buffer": file.encode()})
    expect(mine(ben, "Ixel").get_by_role("article", name="Sheet of Ixel Vane")).to_contain_text("Precedent From 1302")
    assert house.troubles == []


@pytest.mark.parametrize("bad", ["not a character at all", '{"name": "Nobody"}'], ids=["no-json", "half"])
def test_a_bad_file_is_refused_with_words(house: House, bad: str) -> None:
    links = open_fate(house, 2)
    gm, ann = house.person(), house.person()
    house.sit(gm, links[0], "Gwen")
    house.sit(ann, links[1], "Ann")
    gm.get_by_role("button", name="Begin the game").click()
    board(ann).get_by_label("Choose a file").set_input_files(
        {"name": "bad.json", "mimeType": "application/json", "buffer": bad.encode()}
    )
    expect(board(ann).get_by_role("alert")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    expect(board(ann).get_by_role("button", name="Make a character")).to_be_visible()
