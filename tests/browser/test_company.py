"""A game master's table in the browser: acting for empty seats, talk, dice, the X-card, the story, saving and
restoring, odds."""

import json
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from browser.house import PHONE, House
from browser.test_axe import _faults

DESK = {"width": 1280, "height": 800}


def begin(house: House, page: Page) -> list[str]:
    """A table of four with one person at it, begun; the links of its seats."""
    wish = {"game": "fate", "players": 4, "bots": 0}
    headers = {"Content-Type": "application/json", "Origin": house.address}
    with urlopen(Request(f"{house.address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        links = [house.address + link["path"] for link in json.load(answer)["links"]]
    house.sit(page, links[0], "Gwen")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_label("What is asked")).to_be_visible()
    return links


def tab(page: Page, name: str) -> None:
    button = page.locator(".tabs button", has_text=name)
    if button.is_visible():
        button.click()


def say(page: Page, text: str) -> None:
    tab(page, "Log")
    talk = page.get_by_label("Talk to the table")
    talk.fill(text)
    talk.press("Enter")
    expect(talk).to_have_value("")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_host_acts_for_a_seat_until_somebody_takes_it(house: House, viewport: dict[str, int]) -> None:
    host = house.person(viewport=viewport, bypass_csp=True)
    links = begin(house, host)
    say(host, "/w Player 2 a word for you")
    host.get_by_label("Act as", exact=True).select_option(label="Player 2 (nobody yet)")
    expect(host.get_by_label("You act as")).to_have_value("2")
    assert _faults(host) == []
    tab(host, "Log")
    expect(host.get_by_role("log")).to_contain_text("Gwen whispers to Player 2: a word for you")
    other = house.person()
    house.sit(other, links[2], "Zoe")
    expect(host.get_by_label("Act as", exact=True)).to_have_value("0")
    expect(other.get_by_role("log")).to_contain_text("a word for you")
    assert house.troubles == []


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_talk_and_dice_are_set_each_in_its_way(house: House, viewport: dict[str, int]) -> None:
    page = house.person(viewport=viewport, bypass_csp=True)
    begin(house, page)
    for text in (
        "hello",
        "/me waves",
        "/ic Hark!",
        "/ooc tea",
        "/desc Rain falls.",
        "/r 4dF+2 # to jump",
        "/r 4d6kh3",
        "/r 2d6 = 4 5",
        "/sr d20",
    ):
        say(page, text)
    log = page.get_by_role("log")
    for shown in ("Gwen: hello", "Gwen waves", "Gwen “Hark!”", "((tea))", "Rain falls."):
        expect(log).to_contain_text(shown)
    roll = log.get_by_role("group", name="Gwen: to jump")
    expect(roll.get_by_role("img")).to_have_count(4)
    expect(roll).to_contain_text("+2 modifier")
    expect(log.get_by_role("group", name="Gwen rolls 4d6kh3").get_by_role("img", name="doesn't count")).to_have_count(1)
    expect(log).to_contain_text("Rolled with real dice")
    expect(log).to_contain_text("Only you can see this")
    assert _faults(page) == []
    page.get_by_label("Talk to the table").fill("/r 500d6")
    page.get_by_label("Talk to the table").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("100 dice")
    expect(page.get_by_label("Talk to the table")).to_have_value("/r 500d6")
    assert house.troubles == []


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_x_card_and_what_stays_out(house: House, viewport: dict[str, int]) -> None:
    host, other = house.person(viewport=viewport, bypass_csp=True), house.person()
    links = begin(house, host)
    house.sit(other, links[1], "Ann")
    expect(other.get_by_label("What is asked")).to_be_visible()
    host.get_by_role("button", name="Menu", exact=True).click()
    host.get_by_role("button", name="Safety").click()
    host.get_by_label("Add a line").fill("spiders")
    host.keyboard.press("Enter")
    expect(host.get_by_role("button", name="Remove: spiders")).to_be_visible()
    assert _faults(host) == []
    host.keyboard.press("Escape")
    other.get_by_role("button", name="X-card").click()
    paused = host.get_by_label("The table is paused")
    expect(paused).to_contain_text("Nobody learns who")
    assert "Ann" not in paused.inner_text()
    assert _faults(host) == []
    paused.get_by_role("button", name="Skip this and go on").click()
    expect(other.get_by_label("The table is paused")).to_have_count(0)
    expect(other.get_by_role("log")).to_contain_text("A line is drawn: spiders.")
    assert house.troubles == []


def test_the_story_and_the_whole_table_are_saved(house: House, tmp_path: Path) -> None:
    page = house.person(accept_downloads=True, bypass_csp=True)
    begin(house, page)
    say(page, "/ic <b>Hark!</b>")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("The story so far").click()
    with page.expect_download() as story:
        page.get_by_role("button", name="As a page").click()
    story.value.save_as(tmp_path / "story.html")
    page.get_by_text("Save the whole table").click()
    page.get_by_role("button", name="Save…").click()
    assert _faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Yes, save it").click()
    saved.value.save_as(tmp_path / "t.parlour")
    reader = house.person()
    reader.goto((tmp_path / "story.html").as_uri())
    expect(reader.locator(".ic")).to_have_text("Gwen “<b>Hark!</b>”")
    second = house.person()
    second.goto(house.address)
    second.get_by_label("File of a saved table").set_input_files(tmp_path / "t.parlour")
    expect(second.get_by_label("What is asked")).to_be_visible()
    expect(second.get_by_role("log")).to_contain_text("Somebody renews the link for Gwen with a saved table.")
    expect(page.get_by_text("This link was replaced by a new one.")).to_be_visible()
    assert house.troubles == []


def test_a_file_that_does_not_arrive_is_said(house: House) -> None:
    page = house.person(bypass_csp=True)
    begin(house, page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("The story so far").click()
    page.route("**/files/*", lambda route: route.abort())
    page.get_by_role("button", name="As Markdown").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The server can't be reached.")
    assert _faults(page) == []
    page.unroute("**/files/*")
    with page.expect_download() as story:
        page.get_by_role("button", name="As Markdown").click()
    assert story.value.suggested_filename.endswith(".md")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_odds_are_asked_live_and_shared_by_address(house: House, viewport: dict[str, int]) -> None:
    page = house.person(viewport=viewport, bypass_csp=True)
    page.goto(house.address)
    page.get_by_role("link", name="Odds for Fate").click()
    expect(page.get_by_role("row").first).to_be_attached()
    expect(page.get_by_text("in 81").first).to_be_attached()
    first = page.url
    page.get_by_role("button", name="one more").first.click()
    page.wait_for_function("(before) => location.href !== before", arg=first)
    assert _faults(page) == []
    shown = page.locator(".answer h2").inner_text()
    again = house.person()
    again.goto(page.url)
    expect(again.locator(".answer h2")).to_have_text(shown)
    assert house.troubles == []
