"""A game looked at again: from turn 1, by itself, turn by turn, by the log; shared by a link."""

import re

from playwright.sync_api import Page, expect

from browser.house import House, autoplay


def _over(house: House, page: Page) -> None:
    house.try_now(page)
    autoplay(page, ".entry.turn ~ .entry.turn ~ .entry.turn, .ending", 60)
    if not page.locator(".ending").count():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=re.compile("^Give up")).click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("give up", re.IGNORECASE)).last.click()
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_a_replay_begins_at_turn_1_plays_by_itself_and_goes_turn_by_turn(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    _over(house, page)
    page.get_by_role("button", name="Replay with all cards open").click()
    history = page.get_by_role("region", name="History", exact=True)
    expect(history.locator(".at")).to_contain_text("Turn 1, 1 of")
    here = page.locator('.log [data-here="true"]')
    expect(here.first).to_be_visible()
    expect(page.locator(".ground .hand").first).to_be_visible()
    history.get_by_label("Speed").select_option("1")
    history.get_by_role("button", name="Play", exact=True).click()
    expect(history.locator(".at")).not_to_contain_text(", 1 of")
    history.get_by_role("button", name="Pause").click()
    history.get_by_role("button", name="Next turn").click()
    history.get_by_role("button", name="Next turn").click()
    expect(history.locator(".at")).to_contain_text(re.compile("Turn [23],"))
    history.get_by_role("button", name="Previous turn").click()
    slider = history.get_by_role("slider")
    for key, end in (("End", "max"), ("Home", "min")):
        slider.press(key)
        expect(slider).to_have_value(slider.get_attribute(end) or "")
        expect(history.locator("p")).to_contain_text("looking back")
        expect(page.locator(".refusal")).to_have_count(0)
    steps = int(slider.get_attribute("max") or 0)
    for _ in range(min(steps, 6)):
        history.get_by_role("button", name="One entry forward").click()
        expect(history.locator("p")).to_contain_text(re.compile(r"looking back\. \S"))
    line = page.locator(".log .entry.turn").nth(1)
    line.click()
    expect(line).to_have_attribute("data-here", "true")
    expect(history.locator(".at")).to_contain_text("Turn 2")
    felt, board = page.locator(".felt").bounding_box(), page.locator(".board").bounding_box()
    assert felt and board and board["y"] - felt["y"] < 40, "the board is on top"
    expect(page.locator(".side").get_by_role("region", name="Score sheet")).to_be_visible()
    assert house.troubles == []


def test_a_finished_game_is_shared_by_a_link_that_only_watches(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    _over(house, page)
    page.get_by_role("button", name="Share this game").click()
    link = page.locator(".ending .command code", has_text="?replay#").inner_text()
    friend = house.person(reduced_motion="reduce")
    friend.goto(link)
    history = friend.get_by_role("region", name="History", exact=True)
    expect(history.locator(".at")).to_contain_text("Turn 1, 1 of")
    expect(friend.locator(".ground .hand")).to_have_count(2)
    expect(friend.get_by_role("button", name="Share this game")).to_have_count(0)
    friend.reload()
    expect(history.locator(".at")).to_contain_text("Turn 1, 1 of")
    assert house.troubles == []
