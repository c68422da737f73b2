"""Back to a table after something was lost: by a recovery code, in another window, without a host."""

import re

from playwright.sync_api import Page, expect

from browser.house import PHONE, House
from browser.test_axe import _faults


def enter(page: Page, address: str, code: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="I lost my link").click()
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Get back in").click()


def test_a_host_who_lost_everything_comes_back_by_the_recovery_code(house: House) -> None:
    links = house.open(2)
    host, friend = house.person(bypass_csp=True), house.person()
    house.sit(host, links[0], "Ann")
    house.sit(friend, links[1], "Ben")
    host.get_by_role("button", name="Show a recovery code").click()
    code = host.locator(".recovery code").inner_text()
    assert _faults(host) == []
    expect(friend.get_by_role("log")).to_contain_text("Ann makes a recovery code")
    host.get_by_role("button", name="Begin the game").click()
    expect(friend.get_by_label("What is asked")).to_be_visible()

    fresh = house.person(bypass_csp=True, viewport=PHONE)
    enter(fresh, house.address, f"{code}x")
    expect(fresh.get_by_role("alert")).to_contain_text("This recovery code isn't valid")
    assert _faults(fresh) == []
    enter(fresh, house.address, f"  {code.upper()} ")
    expect(fresh.get_by_label("What is asked")).to_be_visible()
    assert "#" not in fresh.url
    expect(host.get_by_role("heading", name="This link no longer works")).to_be_visible()
    expect(host.get_by_text("If you're the host and have a recovery code")).to_be_visible()
    assert _faults(host) == []
    expect(friend.get_by_role("log")).to_contain_text("Somebody renews the link for Ann with a recovery code.")

    enter(host, house.address, code)
    expect(host.get_by_role("alert")).to_contain_text("a code works once")
    fresh.set_viewport_size({"width": 1280, "height": 800})
    fresh.reload()
    fresh.get_by_role("button", name="Menu", exact=True).click()
    fresh.get_by_text("Links for this table", exact=True).click()
    fresh.get_by_role("button", name="New link for Player 2 (Ben)").click()
    expect(friend.get_by_text("This link was replaced by a new one.")).to_be_visible()
    friend.goto(fresh.get_by_role("textbox", name="Link for Player 2").input_value())
    expect(friend.get_by_role("group", name="My hand")).to_be_visible()
    fresh.get_by_text("Recovery code", exact=True).click()
    fresh.get_by_role("button", name="Show a recovery code").click()
    expect(fresh.locator(".recovery code")).not_to_have_text(code)
    assert _faults(fresh) == []


def test_a_host_may_have_two_windows(house: House) -> None:
    links = house.open(2, bots=1)
    host, phone = house.person(), house.person(viewport=PHONE)
    house.sit(host, links[0], "Ann")
    phone.goto(links[0])
    expect(host.get_by_role("button", name="Begin the game")).to_be_visible()
    phone.get_by_role("button", name="Begin the game").click()
    for page in (host, phone):
        expect(page.get_by_label("What is asked")).to_be_visible()
    phone.close()
    expect(host.get_by_text("You act here")).to_have_count(0)
    expect(
        host.get_by_role("region", name="People").get_by_role("listitem").filter(has_text="Ann")
    ).not_to_contain_text("away")
    assert house.troubles == []


def test_a_seat_in_very_many_windows_closes_the_oldest_which_can_be_opened_again(house: House) -> None:
    link = house.open(2)[0]
    first = house.person(bypass_csp=True)
    house.sit(first, link, "Ann")
    expect(first.get_by_role("button", name="Begin the game")).to_be_visible()
    others = [first.context.new_page() for _ in range(8)]
    for page in others:
        page.goto(first.url)
        expect(page.get_by_role("button", name="Begin the game")).to_be_visible()
    expect(first.get_by_role("heading", name="This seat is open in other windows")).to_be_visible()
    assert _faults(first) == []
    first.get_by_role("button", name="Try again").click()
    expect(first.get_by_role("button", name="Begin the game")).to_be_visible()
    expect(others[0].get_by_role("alert")).to_contain_text("opened in many other windows")


def test_without_the_host_others_begin_and_let_bots_stand_in(impatient: House) -> None:
    links = impatient.open(3)
    ann, ben, cy = impatient.person(), impatient.person(bypass_csp=True), impatient.person()
    for page, link, name in zip((ann, ben, cy), links, ("Ann", "Ben", "Cy"), strict=False):
        impatient.sit(page, link, name)
    expect(ben.get_by_text("The host will begin the game soon.")).to_be_visible()
    expect(ben.get_by_role("button", name="Begin the game")).to_have_count(0)
    ann.close()
    expect(ben.get_by_text("The host has been gone for a few minutes.")).to_be_visible()
    assert _faults(ben) == []
    ben.get_by_role("button", name="Begin the game").click()
    people = ben.get_by_role("region", name="People")
    expect(people.get_by_role("button", name="Options for Cy")).to_have_count(0)
    people.get_by_role("button", name="Options for Ann").click()
    expect(people).to_contain_text("Ann and the host have both been gone for a few minutes.")
    expect(people.get_by_role("button", name="New link")).to_have_count(0)
    assert _faults(ben) == []
    people.get_by_role("button", name="Let a bot fill in").click()
    expect(people.get_by_role("listitem").filter(has_text="Ann").first).to_contain_text("a bot is filling in")
    expect(ben.get_by_role("log")).to_contain_text("Ben lets a bot play for Ann")


def test_a_bot_plays_for_me_until_i_take_my_seat_back(house: House) -> None:
    links = house.open(2)
    ann, ben = house.person(), house.person(bypass_csp=True)
    house.sit(ann, links[0], "Ann")
    house.sit(ben, links[1], "Ben")
    ann.get_by_role("button", name="Begin the game").click()
    ben.get_by_role("button", name="Options for your seat").click()
    ben.get_by_role("button", name="Let a bot play for me").click()
    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(ann.get_by_role("log")).to_contain_text("Ben lets a bot play")
    ann.get_by_role("button", name="Options for Ben").click()
    expect(ann.get_by_role("button", name="Stop the bot")).to_have_count(0)
    assert _faults(ben) == []
    ben.get_by_role("button", name="Take my seat back").first.click()
    expect(ben.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(ann.get_by_role("log")).to_contain_text("Ben plays again.")
    ben.close()
    ann.get_by_role("button", name="Let a bot fill in").click()
    expect(ann.get_by_role("region", name="People")).to_contain_text(re.compile("a bot is filling in"))
    ann.get_by_role("button", name="Stop the bot").click()
    expect(ann.get_by_role("log")).to_contain_text("Ann gives Ben the seat back.")
