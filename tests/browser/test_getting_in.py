"""From the front page to a seat: five games announced, a table opened, joined by link."""

import re
import time

from playwright.sync_api import expect

from browser.house import House
from browser.test_axe import _faults


def test_the_front_page_announces_five_games_and_one_click_plays(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    expect(page.get_by_role("article")).to_have_count(5)
    ready = page.get_by_role("button", name="Try it now")
    expect(ready.first).to_be_visible()
    expect(page.get_by_text("Coming soon")).to_have_count(5 - ready.count())
    ready.first.click()
    expect(page.get_by_label("What is asked")).to_be_visible()
    expect(page.get_by_role("group", name="My hand").get_by_role("button")).to_have_count(5)
    assert house.troubles == []


def test_the_front_page_keeps_still_while_the_games_are_listed(house: House) -> None:
    for viewport in ({"width": 1280, "height": 800}, {"width": 1920, "height": 1080}, {"width": 360, "height": 740}):
        page = house.person(viewport=viewport)
        page.add_init_script(
            "window.shifted = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => "
            "(window.shifted += one.value)))"
            ".observe({ type: 'layout-shift', buffered: true })"
        )
        page.route("**/api/games", lambda route: (time.sleep(0.3), route.continue_()))
        page.goto(house.address)
        expect(page.get_by_role("article")).to_have_count(5)
        expect(page.get_by_role("button", name="I lost my link")).to_be_visible()
        page.wait_for_timeout(500)
        assert page.evaluate("window.shifted") < 0.05, viewport


def test_an_unknown_address_says_so(house: House) -> None:
    page = house.person()
    answer = page.goto(f"{house.address}/no/such/page")
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("heading", name="There's no such page")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("article")).to_have_count(5)


def test_a_table_is_opened_and_joined_by_link(house: House) -> None:
    host = house.person()
    host.goto(house.address)
    host.get_by_role("link", name="Open a table").first.click()
    host.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    host.get_by_role("group", name="How many are bots").get_by_text("1", exact=True).click()
    host.get_by_label("Domino set").select_option("double-six")
    host.get_by_text("House rules").click()
    host.get_by_label("Recruits trained in a turn").select_option("one")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Take my seat").click()

    link = host.get_by_role("textbox", name="Link for Player 2").input_value()
    host.get_by_role("button", name="QR code for Player 2").click()
    expect(host.get_by_role("img", name="QR code of the link for Player 2")).to_be_visible()
    watching = host.get_by_role("textbox", name="Link for Watching").input_value()

    friend, watcher = house.person(), house.person()
    house.sit(friend, link, "Ben")
    watcher.goto(watching)
    expect(friend.get_by_text("The host will begin the game soon.")).to_be_visible()
    assert "#" not in friend.url, "the secret does not stay in the address"
    expect(host.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, friend, watcher):
        expect(page.get_by_role("region", name=re.compile("Kingdom of Ann"))).to_be_visible()
    expect(friend.get_by_role("group", name="My hand").get_by_role("button")).to_have_count(5)
    expect(watcher.get_by_role("group", name="My hand")).to_have_count(0)
    assert house.troubles == []


def test_a_link_without_its_secret_says_what_is_missing(house: House) -> None:
    page = house.person()
    page.goto(house.open(2)[0].partition("#")[0])
    expect(page.get_by_role("heading", name="This table needs its link")).to_be_visible()


def test_a_name_that_is_taken_is_refused_with_its_reason_and_can_be_changed(house: House) -> None:
    links = house.open(2)
    ann, other = house.person(), house.person(bypass_csp=True)
    house.sit(ann, links[0], "Ann")
    expect(ann.get_by_role("button", name="Begin the game")).to_be_visible()
    house.sit(other, links[1], "ann")
    expect(other.get_by_role("alert")).to_contain_text(re.compile("name", re.IGNORECASE))
    assert _faults(other) == []
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Take my seat").click()
    expect(other.get_by_text("The host will begin the game soon.")).to_be_visible()


def test_the_host_gives_a_new_link(house: House) -> None:
    links = house.open(2)
    host, friend = house.person(), house.person()
    house.sit(host, links[0], "Ann")
    house.sit(friend, links[1], "Ben")
    host.get_by_role("button", name="Begin the game").click()
    people = host.get_by_role("region", name="People")
    people.get_by_role("button", name="Options for Ben").click()
    expect(people.get_by_role("button", name="Let a bot fill in")).to_have_count(0)
    people.get_by_role("button", name="New link").click()
    expect(friend.get_by_text("This link was replaced by a new one.")).to_be_visible()
    expect(host.get_by_role("log")).to_contain_text("Ann makes a new link for Ben. The old link no longer works.")
    friend.goto(host.get_by_role("textbox", name="Link for Player 2").input_value())
    expect(friend.get_by_role("group", name="My hand")).to_be_visible()
