"""The keyboard alone is enough."""

from playwright.sync_api import Page, expect

from browser.house import House


def _tab_to(page: Page, selector: str, most: int = 60) -> None:
    for _ in range(most):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def _turns(page: Page) -> list[str]:
    return page.locator(".entry.turn > span").all_inner_texts()


def _focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.textContent"))


def test_a_whole_turn_by_keyboard(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.wait_for_selector("article")
    _tab_to(page, ".button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".status.asked")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="How to play here")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.keyboard.type("Good evening")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("Good evening")).to_be_visible()
    page.keyboard.press("Escape")

    for _ in range(90):
        if _turns(page).count("Guest's turn.") and _turns(page)[-1] != "Guest's turn.":
            return
        page.wait_for_selector(".status.asked")
        if not page.locator(".composer [data-offer]").count():
            page.keyboard.press("1")
        page.keyboard.press("b")
        if page.evaluate("document.activeElement.matches('.composer [data-offer]')"):
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    raise AssertionError(f"no turn was finished: {_turns(page)}")


def test_digits_choose_cards_escape_goes_back_and_arrows_walk_the_pieces(house: House) -> None:
    page = house.person()
    house.try_now(page)
    cards = page.get_by_role("group", name="My hand").get_by_role("button")
    cards.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    assert "in my hand, key 2" in _focused(page)
    page.keyboard.press("1")
    chosen = page.locator('.hand [aria-pressed="true"]')
    if chosen.count():
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)
    else:
        expect(page.locator(".refusal")).to_contain_text("Why? DK-")


def test_a_dialog_begins_at_its_first_field_and_enter_sends_what_was_typed(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.get_by_role("article").filter(has_text="Yags").get_by_role("button", name="Try it now").click()
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("tabpanel").get_by_role("button", name="New note").click()
    page.keyboard.type("The ferryman")
    page.keyboard.press("Tab")
    page.keyboard.type("He knows the way back.")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("tabpanel").get_by_role("heading", name="The ferryman")).to_be_visible()
