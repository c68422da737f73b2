"""The first game: one easy opponent, a coach who speaks when something is new, and the next step up."""

import json
import re

from playwright.sync_api import Page, expect

from browser.house import House, autoplay


def known(page: Page) -> list[str]:
    return json.loads(page.evaluate("() => localStorage.getItem('parlour:coach:domino-knights') ?? '[]'"))  # type: ignore[no-any-return]


def test_try_it_now_is_one_easy_opponent_and_a_coach_who_can_be_switched_off(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    house.try_now(page)
    people = page.get_by_role("region", name="People")
    expect(people.get_by_text("bot: easy")).to_have_count(1)
    coach = page.get_by_role("region", name="The coach")
    expect(coach.locator("[data-situation]")).to_contain_text(re.compile("Click the deck|open card"))
    box = coach.bounding_box()
    said = coach.locator("[data-situation]").get_attribute("data-situation")
    page.get_by_role("button", name=re.compile("^Deck, .* draw")).click()
    expect(coach.locator(f'[data-situation="{said}"]')).to_have_count(0)
    assert coach.bounding_box() == box, "the coach keeps the same place, however much there is to say"
    assert said in known(page)
    coach.get_by_role("button", name="Turn the coach off").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.get_by_label("What is asked")).to_be_visible()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("A coach for whatever is new").check()
    page.keyboard.press("Escape")
    expect(coach).to_be_visible()
    assert house.troubles == []


def test_strength_and_number_of_opponents_are_one_press_away(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    page.goto(house.address)
    page.get_by_role("button", name="Opponents…").first.click()
    choice = page.get_by_role("group", name="Opponents…")
    expect(choice.get_by_label("Easy")).to_be_checked()
    choice.get_by_label("Normal").check()
    choice.get_by_role("button", name="3 opponents").click()
    expect(page.get_by_role("region", name="People").get_by_text("bot: normal")).to_have_count(3)


def test_after_the_game_the_next_step_up_is_offered(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    house.try_now(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("give up", re.IGNORECASE)).last.click()
    ending = page.get_by_role("region", name="The game is over")
    expect(ending.get_by_role("button", name="Play again")).to_have_class(re.compile(r"\bmain\b"))
    ending.get_by_role("button", name="Next: one opponent (normal)").click()
    expect(page.get_by_role("region", name="People").get_by_text("bot: normal")).to_have_count(1)


def test_a_hint_says_what_to_do_and_why_and_rings_what_it_is_done_with(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    house.try_now(page)
    board = page.locator(".board")
    expect(page.locator(".status.asked")).to_be_visible()
    before = board.bounding_box()
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("status", name="A hint")
    expect(hint).to_contain_text("to win", timeout=30_000)
    expect(page.locator(".pointed").first).to_be_visible()
    assert board.bounding_box() == before, "nothing jumps"
    page.locator(".pointed").first.click()
    assert house.troubles == []


def test_what_decided_the_game_leads_into_the_replay(house: House) -> None:
    page = house.person(reduced_motion="reduce")
    house.try_now(page)
    autoplay(page, ".ending", 120)
    ending = page.get_by_role("region", name="The game is over")
    ending.get_by_role("button", name="What decided it?").click()
    decided = page.get_by_role("region", name="What decided it")
    expect(decided).to_be_visible(timeout=40_000)
    points = decided.get_by_role("button", name=re.compile(r"^Turn \d+.*%"))
    expect(points.first).to_be_visible()
    costly = decided.locator("li button")
    (costly if costly.count() else points).first.click()
    history = page.get_by_role("region", name="History", exact=True)
    expect(history).to_contain_text("looking back")
    assert house.troubles == []
