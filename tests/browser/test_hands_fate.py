"""What the usual things cost at a Fate table: a game master and two players in three browsers, one of them a phone."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.fate_table import asked, board, desk, mine, open_fate, roll, send
from browser.hands import hands
from browser.house import PHONE, House, Stacked


def friday(house: House, wait: str = "1") -> tuple[Page, Page, Page]:
    """A scene with two heroes and an obstacle; Ben plays on a telephone."""
    links = open_fate(house, 3, wait=wait)
    gm, ann = house.person(bypass_csp=True), house.person(bypass_csp=True)
    ben = house.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True)
    for page, link, name in ((gm, links[0], "Gwen"), (ann, links[1], "Ann"), (ben, links[2], "Ben")):
        house.sit(page, link, name)
    gm.get_by_role("button", name="Begin the game").click()
    board(ann).get_by_role("button", name="Play Ama Wright").click()
    ben.get_by_role("navigation", name="Parts of the page").get_by_role("button", name="Me").tap()
    ben.get_by_role("button", name="Play Nettie Corvane").first.tap()
    desk(gm, "Start the session")
    desk(gm, "Open a scene", Name_of_the_scene="The Lamp Room", Situation_aspects="Locked Skylight")
    expect(board(ann)).to_contain_text("Locked Skylight")
    return gm, ann, ben


def foes(gm: Page, open_desk: Locator, button: str) -> None:
    open_desk.get_by_role("button", name="From the library").click()
    card = gm.get_by_role("dialog").get_by_role("article").filter(has_text="Hired blade")
    card.get_by_role("button", name=button).first.click()


def strip(page: Page, name: re.Pattern[str]) -> None:
    page.locator(".strip").get_by_role("button", name=name).first.click()


def test_overcoming_against_a_known_number_settles_by_itself(stacked: Stacked) -> None:
    gm, ann, ben = friday(stacked)
    board(gm).get_by_role("button", name=re.compile("Locked Skylight")).click()
    gm.get_by_role("region", name="With Locked Skylight").get_by_role("button", name="Set the difficulty").click()
    send(gm.get_by_role("dialog"))
    expect(board(ann)).to_contain_text("Fair (+2)")
    stacked.stack("+", "+", "+", "+")
    sheet = mine(ben, "Nettie")
    with hands("fate-overcome", gm, ann, ben):
        sheet.get_by_role("button", name=re.compile("^Flashy")).tap()
        ben.get_by_role("dialog").get_by_role("button", name="Roll").tap()
        expect(roll(gm)).to_contain_text(re.compile("succeeds", re.IGNORECASE))
        expect(ben.get_by_role("log", include_hidden=True)).to_contain_text("Locked Skylight")
    assert stacked.troubles == []


def test_an_aspect_is_written_where_aspects_are(house: House) -> None:
    gm, ann, ben = friday(house)
    with hands("fate-aspect", gm, ann, ben):
        field = board(gm).get_by_role("textbox", name="Add an aspect")
        field.click()
        gm.keyboard.type("Slick Cobbles\n")
        expect(board(ann)).to_contain_text("Slick Cobbles")
    assert house.troubles == []


def test_points_and_stress_change_where_they_stand(house: House) -> None:
    gm, ann, ben = friday(house)
    with hands("fate-point", gm, ann, ben):
        strip(gm, re.compile("Ama Wright.*fate points", re.IGNORECASE))
        expect(ann.get_by_role("img", name="Fate points: 2").first).to_be_visible()
    with hands("track-fate", gm, ann, ben):
        strip(gm, re.compile("Ama Wright.*stress box 1", re.IGNORECASE))
        expect(ann.locator(".strip").get_by_role("button", name=re.compile("stress box 1")).first).to_have_attribute(
            "aria-pressed", "true"
        )
    assert house.troubles == []


def test_three_of_a_kind_fight(stacked: Stacked) -> None:
    """Three foes, a conflict of five, an attack with all that follows."""
    gm, ann, ben = friday(stacked)
    open_desk = mine(gm, "Desk")
    with hands("three-fate", gm, ann, ben):
        foes(gm, open_desk, "×3")
        expect(board(ann)).to_contain_text("Hired blade 3")
    with hands("fate-conflict", gm, ann, ben):
        open_desk.get_by_role("button", name="Start a conflict", exact=True).last.click()
        send(gm.get_by_role("dialog"))
        expect(board(ann).get_by_role("region", name="Turns in the conflict")).to_contain_text("Hired blade 3")
    asked(gm).get_by_role("button", name="Begin the first exchange").click()
    expect(ann.get_by_role("log")).to_contain_text("Exchange 1.")
    who = ann if asked(ann).get_by_role("button", name="Attack").count() else ben
    stacked.stack(*"-000", *"0000")
    with hands("fate-attack", gm, ann, ben):
        asked(who).get_by_role("button", name="Attack").click()
        form = who.get_by_role("dialog")
        form.get_by_label("Hired blade", exact=True).first.check()
        form.locator("button[type=submit]").click()
        roll(gm).get_by_role("button", name="Defend", exact=True).click()
        hit = board(gm).get_by_role("region", name="Take the hit")
        hit.get_by_role("button").first.click()
        expect(roll(gm)).to_have_count(0)
    assert stacked.troubles == []


def test_a_failure_by_one_is_turned_by_one_press(stacked: Stacked) -> None:
    gm, ann, ben = friday(stacked, wait="15")
    mine(ann, "Ama").get_by_role("button", name=re.compile("^Sneaky")).click()
    stacked.stack(*"0000")
    ann.get_by_role("dialog").get_by_role("button", name="Roll").click()
    roll(gm).get_by_role("button", name="Moderately difficult").click()
    with hands("fate-invoke", gm, ann, ben):
        roll(ann).get_by_role("button", name="Hold the clock").click()
        roll(ann).get_by_role("button", name=re.compile(r"Locked Skylight: \+2")).click()
        expect(roll(ann)).to_contain_text("Locked Skylight")
    assert stacked.troubles == []
