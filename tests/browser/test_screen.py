"""The game master's screen: the table has the room, whoever is looked at lies over the log, the desk keeps what is used
most, nothing jumps, people are placed by dragging or by two taps, one press acts as whoever is asked."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fate_table import asked, board, chip, mine, open_fate
from browser.fugue_chairs import Chair, open_fugue, story
from browser.house import PHONE, House, Stacked
from browser.personae_chairs import Company as Personae
from browser.yags_chairs import Company as Yags

WIDE = {"width": 1920, "height": 1080}
MOST_USED = 10


def fate(house: Stacked) -> list[str]:
    links = open_fate(house, 3)
    chairs = [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Gwen", "Ann", "Ben"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    gm = chairs[0]
    gm.wish("start")
    for chair, key in zip(chairs[1:], ("ama", "nettie"), strict=True):
        chair.do("take_ready", key=key)
    gm.do("start_session")
    gm.do(
        "prepare_scene", plan="new", name="The Heist", zones="Street - Counting room - Roof", cast="Hired blade @ Roof"
    )
    gm.do("open_plan", plan="plan1")
    for chair in chairs:
        chair.close()
    return links


def personae(house: Stacked) -> list[str]:
    company = Personae(house, ("okoro", "brannoch"), ("bruiser",), distance_mode="zones", zones="The Yard\nThe Walk")
    company.close()
    return company.links


def yags(house: Stacked) -> list[str]:
    company = Yags(house, ("tomas", "piers"), ("vargo",))
    company.close()
    return company.links


def fugue(house: Stacked) -> list[str]:
    links = open_fugue(house.address, 3)
    chairs = [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Ursula", "Scott", "Troy"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    story(chairs, {"Heavy": "Bar brawling"})
    for chair in chairs:
        chair.close()
    return links


GAMES = [fate, personae, yags, fugue]


def box(part: Locator) -> dict[str, float]:
    found = part.bounding_box()
    assert found is not None
    return {**found}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_the_table_has_the_room_and_is_never_covered(stacked: Stacked, game: Callable[[Stacked], list[str]]) -> None:
    gm = stacked.person(bypass_csp=True, reduced_motion="reduce")
    gm.goto(game(stacked)[0])
    felt = gm.locator(".felt")
    expect(felt).to_be_visible()
    assert box(felt)["height"] >= 0.6 * 800
    figures = board(gm).locator("[data-figure]")
    expect(figures.nth(2)).to_be_attached()
    letters = figures.locator("svg text").all_text_contents()
    assert len(set(letters)) == len(letters)
    desk = mine(gm, "Desk")
    shown = desk.locator(".groups").first.get_by_role("button")
    assert 3 <= shown.count() <= MOST_USED
    expect(desk.get_by_text("More actions")).to_be_visible()
    before = box(felt)
    bar = box(asked(gm))
    figures.last.get_by_role("button").first.click()
    over = gm.locator("dialog.aside, .tray").first
    expect(over).to_be_visible()
    assert box(over)["x"] >= before["x"] + before["width"]
    assert (box(felt), box(asked(gm))["height"]) == (before, bar["height"])
    expect(figures.first).to_be_in_viewport()
    gm.keyboard.press("Escape")
    expect(over).to_have_count(0)
    assert stacked.troubles == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_on_a_large_screen_the_desk_stands_beside_the_table(
    stacked: Stacked, game: Callable[[Stacked], list[str]]
) -> None:
    links = game(stacked)
    gm, ann = [stacked.person(viewport=WIDE, bypass_csp=True, reduced_motion="reduce") for _ in range(2)]
    gm.goto(links[0])
    felt, panel = gm.locator(".felt"), mine(gm, "Desk")
    assert box(panel)["x"] >= box(felt)["x"] + box(felt)["width"] and box(felt)["height"] >= 0.8 * 1080
    expect(panel.get_by_text("More actions")).to_have_count(0)
    ann.goto(links[1])
    expect(ann.locator(".felt")).to_be_visible()
    assert gm.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert stacked.troubles == []


def test_people_are_placed_by_dragging(stacked: Stacked) -> None:
    links = fate(stacked)
    gm, ann = [stacked.person(bypass_csp=True, reduced_motion="reduce") for _ in range(2)]
    for page, link in ((gm, links[0]), (ann, links[1])):
        page.goto(link)
    street = board(gm).get_by_role("article", name=re.compile("Street"))
    expect(street).to_contain_text("Ama Wright")
    chip(gm, "Ama Wright").drag_to(board(gm).get_by_role("article", name=re.compile("Counting room")))
    for page in (gm, ann):
        expect(board(page).get_by_role("article", name=re.compile("Counting room"))).to_contain_text("Ama Wright")
    assert stacked.troubles == []


def test_people_are_placed_by_two_taps(stacked: Stacked) -> None:
    links = fate(stacked)
    gm: Page = stacked.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True, reduced_motion="reduce")
    gm.goto(links[0])
    chip(gm, "Nettie Corvane").tap()
    roof = board(gm).get_by_role("article", name=re.compile("Counting room"))
    target = roof.locator(".button.main")
    target.tap()
    expect(roof).to_contain_text("Nettie Corvane")
    assert stacked.troubles == []


def test_one_press_acts_as_whoever_is_asked(house: House) -> None:
    """At a table tried alone, with the seats of the others free."""
    links = open_fate(house, 3)
    chair = Chair(links[0])
    chair.wish("sit", name="Gwen", entropy="e")
    chair.wish("start")
    chair.wish("act_as", seat=1)
    chair.do("take_ready", key="ama")
    chair.wish("act_as", seat=0)
    chair.do("start_session")
    chair.do("open_scene", name="The Lamp Room", pcs=[], aspects="")
    seen = chair.look()["public"]
    trouble = next(one["id"] for one in seen["aspects"] if one.get("kind") == "trouble")
    chair.do("offer_compel", by="gm", aspect=trouble, sort="event", text="It rains", victim="")
    chair.close()
    host = house.person(bypass_csp=True)
    host.goto(links[0])
    press = host.get_by_role("button", name="Answer as Player 1")
    press.click()
    expect(host.locator("#act-as")).to_have_value("1")
    expect(asked(host).get_by_role("button").first).to_be_visible()
    assert house.troubles == []
