"""The lesson as a newcomer meets it: by the coach's ring alone, with wrong turns, and come back to later."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.house import PHONE, House

COVERED = """button => {
  const box = button.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !(there && (button === there || button.contains(there)));
}"""

SHOWN = """() => [document.querySelector('.coach').dataset.stage, ...[...document.querySelectorAll('.pointed')].map(one => one.outerHTML)].join()"""  # noqa: E501


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="The coach")


def at(page: Page, stage: str) -> None:
    """Until the coach has come there: step, stage and whether it is the learner's to act."""
    expect(coach(page)).to_have_attribute("data-stage", re.compile(f"^{stage}$"))


def open_lesson(house: House, page: Page) -> None:
    page.goto(house.address)
    page.get_by_role("link", name="Learn it in five steps").click()
    at(page, "1:0:yours")


def free(page: Page, button: Locator, otherwise: str) -> None:
    """Until nothing lies over it: what moves past is soon gone."""
    for _ in range(50):
        if not button.evaluate(COVERED):
            return
        page.wait_for_timeout(100)
    raise AssertionError(otherwise)


def rings(page: Page) -> Iterator[str]:
    """Whatever the ring lies on is pressed, until the step is over; what is pressed is never covered."""
    alike = 0
    while True:
        expect(
            page.locator(".pointed:visible, .coach[data-stage$=done], .coach[data-stage$=lost]").first
        ).to_be_visible()
        stage = coach(page).get_attribute("data-stage") or ""
        if stage.endswith(("done", "lost")):
            return
        ring = page.locator(".pointed:visible").first
        name = ring.evaluate("button => button.dataset.piece ?? button.textContent.trim()")
        free(page, ring, f"{name} is covered at {stage}")
        before = page.evaluate(SHOWN)
        ring.click()
        try:
            page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before, timeout=6000)
            alike = 0
        except PlaywrightTimeout:  # the next question may look like this one
            alike += 1
            assert alike < 3, f"{name} leads nowhere at {stage}"
        yield name


@pytest.mark.timeout(120)
@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["wide", "phone"])
def test_all_five_steps_are_played_by_following_the_ring(house: House, size: dict[str, int]) -> None:
    page = house.person(viewport=size, reduced_motion="reduce")
    open_lesson(house, page)
    for step in range(1, 6):
        pressed = list(rings(page))
        assert len(pressed) >= 5
        at(page, f"{step}:\\d+:done")
        expect(coach(page).get_by_role("heading", name="What you learned")).to_be_visible()
        if step < 5:
            forward = coach(page).get_by_role("button", name="Next step")
            assert not forward.evaluate(COVERED)
            forward.click()
            at(page, f"{step + 1}:0:(yours|waiting)")
    coach(page).get_by_role("button", name="Play a real game").click()
    expect(page.get_by_role("region", name=re.compile("Kingdom of"))).to_have_count(2)
    expect(page.locator(".coach[data-stage]")).to_have_count(0)
    assert house.troubles == []


def test_a_wrong_turn_is_answered_and_the_step_begun_again(house: House) -> None:
    page = house.person()
    open_lesson(house, page)
    coach(page).get_by_role("button", name="Hint").click()
    expect(coach(page).get_by_text("a bright ring always shows")).to_be_visible()
    page.get_by_role("button", name="3 of Diamonds").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("trains Recruits")
    coach(page).get_by_role("button", name="Step 5: The Ten").click()
    at(page, "5:0:yours")
    page.get_by_role("button", name="Pass").click()
    at(page, "5:0:lost")
    expect(coach(page).get_by_text("Nobody stopped Death")).to_be_visible()
    again = coach(page).get_by_role("button", name="Start this step again")
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    at(page, "5:0:yours")
    assert house.troubles == []


def test_a_lesson_goes_on_where_it_was_left(house: House) -> None:
    page = house.person()
    open_lesson(house, page)
    table = page.url
    coach(page).get_by_role("button", name="Step 3").click()
    at(page, "3:0:yours")
    page.reload()
    at(page, "3:0:yours")
    page.goto(house.address)
    page.get_by_role("link", name="Continue the lesson").click()
    at(page, "3:0:yours")
    page.go_back()
    expect(page.get_by_role("heading", name="Parlour")).to_be_visible()
    page.goto(f"{house.address}/learn/domino-knights")
    at(page, "3:0:yours")
    assert page.url == table


def test_the_help_of_a_table_leads_to_the_lesson_and_a_rule_of_it_to_the_book(house: House) -> None:
    page = house.person()
    house.try_now(page)
    page.keyboard.press("?")
    page.get_by_role("link", name="Learn it in five steps").click()
    at(page, "1:0:yours")
    for _ in rings(page):
        pass
    coach(page).get_by_role("button", name="Rule DK-042").click()
    expect(page.get_by_role("dialog")).to_contain_text("DK-042")


def test_a_game_without_a_lesson_says_so(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/learn/fate")
    expect(page.get_by_role("alert")).to_contain_text("There's no lesson for this game yet.")
