"""What the usual things cost at a Yags table: clicks and taps by everybody together."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fate_table import asked, board, mine
from browser.hands import hands
from browser.house import PHONE, Stacked
from browser.yags_chairs import Company
from browser.yags_table import begin, check, line, outcome

TOMAS = "Tomas Reyl"


@pytest.fixture
def evening(stacked: Stacked) -> Iterator[Company]:
    company = Company(stacked, ("tomas", "piers"), ("vargo",))
    yield company
    company.close()
    assert stacked.troubles == []


def people(house: Stacked, evening: Company) -> tuple[Page, Page, Page]:
    """A game master, a player at a desk, a player with a telephone."""
    gm, ann = [house.person(bypass_csp=True, reduced_motion="reduce") for _ in range(2)]
    ben = house.person(bypass_csp=True, reduced_motion="reduce", viewport=PHONE, has_touch=True)
    for page, link in zip((gm, ann, ben), evening.links, strict=False):
        page.goto(link)
        expect(asked(page)).to_be_visible()
    return gm, ann, ben


def test_a_skill_on_the_sheet_is_rolled_when_the_gm_confirms_a_number(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = people(stacked, evening)
    sheet = mine(ann, TOMAS)
    stacked.stack("9")
    with hands("yags-check", gm, ann, ben):
        sheet.get_by_role("button", name="Roll athletics, Agility").click()
        expect(asked(gm)).to_contain_text(f"Set a target: {TOMAS} wants to roll Agility × athletics.")
        asked(gm).get_by_role("button", name="Roll", exact=True).click()
        expect(outcome(ann)).to_contain_text("gainst 20")
    expect(line(gm, TOMAS)).to_have_attribute("aria-label", line(ann, TOMAS).get_attribute("aria-label") or "")


def test_everybody_rolls_on_one_card(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = people(stacked, evening)
    stacked.stack("19", "2")
    with hands("yags-group", gm, ann, ben):
        form = begin(gm, "Group check")
        form.get_by_role("button", name="Call for it").click()
        expect(outcome(ann)).to_contain_text("gainst 20")
    expect(check(ann).get_by_role("group", name=TOMAS)).to_be_visible()
    expect(check(ann).locator(".line")).to_have_count(2)
    sheet = mine(ann, TOMAS)
    stacked.stack("3", "4")
    with hands("yags-group", gm, ann, ben):
        sheet.get_by_role("button", name="Roll stealth, Agility").click()
        asked(gm).get_by_role("button", name="Group check").click()
        expect(outcome(ann)).to_contain_text("gainst 20")


def test_whatever_is_under_way_asks_in_the_bar(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = people(stacked, evening)
    tomas, piers = evening.who("Tomas"), evening.who("Piers")
    pair = {"attribute": "Agility", "skill": "athletics"}
    evening.gm.do("start_long", who=tomas, target=20, needed=3, minutes=0, name="the lock", **pair)
    expect(asked(ann)).to_contain_text("Make the next check for Tomas Reyl: the lock.")
    with hands("yags-task", gm, ann, ben):
        asked(ann).get_by_role("button", name="Continue: the lock").click()
        expect(check(ann)).to_be_visible()
    evening.roll("Tomas", 2)
    evening.gm.do("abort_task", task=evening.seen["tasks"][0]["task"]["id"], why="later")
    evening.gm.do("start_climb", careful=False, who=piers, pace="minute", target=20, height=60, label="")
    with hands("yags-task", gm, ann, ben):
        asked(ben).get_by_role("button", name="Climb on").tap()
        expect(check(ann)).to_contain_text("climbs on")


def wounds(page: Page) -> Locator:
    return board(page).get_by_role("group", name="Dario Vargo: Wounds")


def test_the_gm_marks_a_wound_on_the_strip(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = people(stacked, evening)
    with hands("track-yags", gm, ann, ben):
        board(gm).get_by_role("button", name="Dario Vargo: Wounds, one more").click()
        expect(wounds(gm)).to_have_text(re.compile("1 of 5"))


def test_three_of_a_kind_come_from_the_library(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = people(stacked, evening)
    with hands("three-yags", gm, ann, ben):
        mine(gm, "Desk").get_by_role("button", name="From the library").click()
        gm.get_by_role("dialog").get_by_role("button", name="Add Hired runner ×3").click()
        expect(gm.get_by_role("dialog")).to_have_count(0)
    for name in ("Hired runner 2", "Hired runner 3"):
        expect(board(ann).locator("[data-figure]").filter(has_text=name)).to_be_visible()
