"""Two people and two bots play a whole game to its end, through the page alone: one at the board, one by the plain
form."""

import pytest
from playwright.sync_api import expect

from browser.house import House


@pytest.mark.timeout(200)
def test_two_people_and_two_bots_play_to_the_end(house: House) -> None:
    links = house.open(4, bots=2, set="double-six")
    ann, ben = house.person(), house.person()
    house.sit(ann, links[0], "Ann")
    house.sit(ben, f"{links[1].replace('#', '?board=off#')}", "Ben")
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, ben):
        page.wait_for_selector(".status")
        page.evaluate("() => { window.played = autoplay('.ending', 170_000); }")
    for page in (ann, ben):
        page.wait_for_selector(".ending", timeout=170_000)
    told = ann.locator(".ending h2").inner_text(), ben.locator(".ending h2").inner_text()
    assert any("win" in text for text in told)
    expect(ann.get_by_role("button", name="Save the record")).to_be_visible()
    assert house.troubles == []
