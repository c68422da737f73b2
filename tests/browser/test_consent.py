"""A rewind past what was drawn: asked in words, refused, withdrawn, agreed to; and what happens without those who are
away."""

import re

from playwright.sync_api import Page, expect

from browser.house import PHONE, House
from browser.test_axe import _faults

TURNS = ".entry.turn ~ .entry.turn, .ending"


def played(house: House, *names: str) -> list[Page]:
    """People at a table of their own, a few turns into a game."""
    links = house.open(len(names))
    people = [house.person(bypass_csp=True) for _ in names]
    for page, link, name in zip(people, links, names, strict=False):
        house.sit(page, link, name)
    expect(people[0].get_by_role("listitem").filter(has_text=names[-1])).to_be_visible()
    people[0].get_by_role("button", name="Begin the game").click()
    for page in people:
        page.wait_for_selector(".status")
        page.evaluate("(until) => { autoplay(until, 60_000); }", TURNS)
    for page in people:
        page.wait_for_selector(TURNS, timeout=60_000)
    return people


def ask(page: Page) -> None:
    """To go back by three entries that said something."""
    page.get_by_role("button", name="History").click()
    for _ in range(3):
        at = page.locator(".at").inner_text()
        page.get_by_role("button", name="One entry back").click()
        expect(page.locator(".at")).not_to_have_text(at)
    page.get_by_role("button", name="Rewind to here").click()
    expect(page.get_by_role("region", name="History")).to_have_count(0)


def wish(page: Page):  # type: ignore[no-untyped-def]
    return page.get_by_label("A request to rewind")


def test_a_wish_to_rewind_names_its_moves_and_is_refused_withdrawn_and_agreed_to(house: House) -> None:
    ann, ben = played(house, "Ann", "Ben")
    ask(ann)
    expect(wish(ben)).to_contain_text(re.compile(r"Ann asks to take back \d+ moves?:"))
    expect(wish(ann)).to_contain_text(re.compile(r"You ask to take back \d+ moves?:"))
    expect(wish(ann)).to_contain_text("Waiting for Ben.")
    assert "entry" not in wish(ben).inner_text()
    told = [text.removeprefix("… ") for text in wish(ben).get_by_role("listitem").all_inner_texts()]
    assert 0 < len(told) <= 3
    for text in told:
        expect(ben.get_by_role("log")).to_contain_text(text)
    expect(wish(ann).get_by_role("button")).to_have_text(["Withdraw"])
    assert ben.evaluate(
        "document.querySelector('.middle').getBoundingClientRect().bottom <= "
        "document.querySelector('.own').getBoundingClientRect().top"
    )
    assert _faults(ann) == _faults(ben) == []
    ben.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(wish(ben).get_by_role("button", name="Decline")).to_be_in_viewport(ratio=1)
    assert _faults(ben) == []
    wish(ben).get_by_role("button", name="Decline").click()
    for page in (ann, ben):
        expect(wish(page)).to_have_count(0)
    expect(ann.get_by_role("log")).to_contain_text("Ben declines.")
    assert ann.locator(".entry.undone").count() == 0

    ask(ann)
    wish(ann).get_by_role("button", name="Withdraw").click()
    expect(wish(ben)).to_have_count(0)
    expect(ann.get_by_role("log")).to_contain_text("Ann no longer asks to take anything back.")

    ben.set_viewport_size({"width": 1280, "height": 800})
    ask(ann)
    wish(ben).get_by_role("button", name="Agree").click()
    for page in (ann, ben):
        expect(page.get_by_role("log").get_by_text("Ann takes back")).to_be_visible()
        expect(page.locator(".entry.undone").first).to_contain_text("Taken back:")
        assert page.locator(".entry.talk.undone, .entry.rewound.undone").count() == 0
        assert page.locator(".entry:not(.undone)").count() > 3
    assert house.troubles == []


def test_who_asked_goes_on_playing_meanwhile(house: House) -> None:
    page, other = played(house, "Ann", "Ben")
    asker = page if page.locator(".status.asked").count() else other
    offered = asker.locator(".status button").all_inner_texts()
    ask(asker)
    expect(wish(asker)).to_be_visible()
    expect(asker.locator(".status button")).to_have_text(offered)


def test_the_table_goes_on_without_who_is_away_and_says_when(impatient: House) -> None:
    ann, ben, cy = played(impatient, "Ann", "Ben", "Cy")
    cy.close()
    expect(ann.get_by_role("region", name="People").get_by_role("listitem").filter(has_text="Cy")).to_contain_text(
        "away"
    )
    ask(ann)
    for page in (ann, ben):
        expect(wish(page)).to_contain_text(
            re.compile(r"Cy is away. Without an answer within\s+0:0\d, the table goes on without them.")
        )
    wish(ben).get_by_role("button", name="Agree").click()
    expect(wish(ben).get_by_role("button")).to_have_count(0)
    expect(ann.get_by_role("log").get_by_text("Ann takes back")).to_be_visible()
    expect(wish(ann)).to_have_count(0)
