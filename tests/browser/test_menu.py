"""The menu of a table: what belongs together stands together, and each game shows what it has."""

from playwright.sync_api import expect

from browser.house import House

GROUPS = ["Help", "View", "Table", "Print and save", "Leave"]


def test_the_menu_is_grouped_and_a_board_game_shows_nothing_of_role_playing(house: House) -> None:
    page = house.person()
    house.try_now(page)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Table")
    for group in GROUPS:
        expect(menu.get_by_role("region", name=group, exact=True)).to_be_visible()
    expect(menu.get_by_role("heading", level=3)).to_have_text(GROUPS)
    expect(menu.get_by_role("button", name="Safety")).to_have_count(0)
    expect(menu.get_by_role("region", name="Table", exact=True).get_by_text("House rules")).to_be_visible()
    menu.get_by_role("region", name="Leave").get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
