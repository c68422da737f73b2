"""Coming back: the front page knows the tables of this browser's own links."""

import re

from playwright.sync_api import expect

from browser.house import House


def test_the_front_page_lists_my_tables_and_forgets_one(house: House) -> None:
    ann, ben = house.person(), house.person()
    links = house.open(2)
    house.sit(ann, links[0], "Ann")
    house.sit(ben, links[1], "Ben")
    ann.get_by_role("button", name="Begin the game").click()
    expect(ann.get_by_label("What is asked")).to_be_visible()
    house.try_now(ben)
    ben.goto(house.address)
    mine = ben.get_by_role("region", name="My tables")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    with_ann = mine.get_by_role("listitem").filter(has_text="Ann (here)")
    expect(with_ann).to_contain_text("Domino Knights")
    expect(with_ann).to_contain_text(re.compile("Your move|Ann to move"))
    expect(with_ann).to_contain_text("Last move")
    with_ann.get_by_role("link").click()
    expect(ben.get_by_role("group", name="My hand")).to_be_visible()

    ben.goto(house.address)
    with_ann.get_by_role("button", name="Forget Domino Knights").click()
    with_ann_asked = mine.get_by_role("alert")
    expect(with_ann_asked).to_contain_text("Without its link you can't get back in.")
    mine.get_by_role("button", name="Yes, forget it").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    ben.reload()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    assert "parlour:secret" in str(ben.evaluate("Object.keys(localStorage)"))


def test_a_link_that_was_replaced_says_so(house: House) -> None:
    ann, ben = house.person(), house.person()
    links = house.open(2)
    house.sit(ann, links[0], "Ann")
    house.sit(ben, links[1], "Ben")
    ann.get_by_role("button", name="Begin the game").click()
    people = ann.get_by_role("region", name="People")
    people.get_by_role("button", name="Options for Ben").click()
    people.get_by_role("button", name="New link").click()
    expect(ben.get_by_text("This link was replaced by a new one.")).to_be_visible()
    ben.goto(house.address)
    expect(ben.get_by_role("region", name="My tables")).to_contain_text("This link no longer works")


def test_a_newcomer_sees_no_such_list(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.get_by_role("region", name="My tables")).to_have_count(0)
