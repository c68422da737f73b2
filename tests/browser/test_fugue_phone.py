"""Fugue on a telephone of 360 points: every page of it, within the width of the screen and open to screen readers; a
story of one's own; a watcher."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.fate_table import board, fill, mine, send
from browser.fugue_chairs import Chair, open_fugue, remember, story
from browser.house import PHONE, House
from browser.test_axe import _faults


def at(page: Page, tab: str) -> None:
    page.get_by_label("Parts of the page").get_by_role("button", name=re.compile(f"^{tab}")).click()


def fits(page: Page) -> None:
    """Nothing reaches over the edge of the screen, and nothing is hidden from who listens."""
    wide = page.evaluate(
        "() => [document.documentElement, ...document.querySelectorAll('.felt, .me, #mine-panel, dialog[open] "
        ".body')].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.className)"
    )
    assert wide == []
    assert not (faults := _faults(page)), faults


@pytest.fixture
def evening(house: House) -> Iterator[tuple[list[str], list[Chair], dict[str, str]]]:
    """Three people in the first scene, with memories, wounds and a cork board."""
    links = open_fugue(house.address, 3)
    chairs = [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Ursula", "Scott", "Troy"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    who = story(chairs, {"The night porter": "Know every room"})
    dealer, scott, troy = chairs
    remember(dealer, scott, "Calm thugs")
    remember(dealer, troy, "Open locks")
    dealer.do("hurt", permanent=True, bleeding=False, who=who["Scotty"], part="right hand", text="two fingers gone")
    scott.do("pin_up", pin="new", kind="question", text="Who paid for the rooms?", links=[who["The night porter"]])
    troy.do(
        "pin_up",
        pin="new",
        kind="fact",
        text="All of us are booked under one name.",
        links=[scott.look()["public"]["pins"][0]["id"]],
    )
    yield links, chairs, who
    for chair in chairs:
        chair.close()


def test_every_page_of_a_player_fits_a_telephone(
    house: House, evening: tuple[list[str], list[Chair], dict[str, str]]
) -> None:
    links, chairs, _ = evening
    page = house.person(viewport=PHONE, has_touch=True, bypass_csp=True)
    page.goto(links[1])
    expect(board(page)).to_contain_text("Behind the Blue Room")
    fits(page)
    for part in ("Cork board", "Memories"):
        board(page).get_by_role("button", name=re.compile(f"^{part}")).click()
        fits(page)
    at(page, "Me")
    expect(mine(page, "Scotty").locator("s")).to_have_text("Calm thugs")
    fits(page)
    at(page, "Table")
    board(page).get_by_role("button", name="The scene").click()
    board(page).get_by_role("button", name="Remember something").click()
    fits(page)
    fill(page.get_by_role("dialog"), What_here="The tiles.", The_memory="I am counting them, and I am not alone.")
    send(page.get_by_role("dialog"))
    form = board(page).locator("form[data-command=name_ability]")
    form.get_by_role("checkbox", name="Eyes").check()
    fits(page)
    form.get_by_label(re.compile("^The one thing")).fill("Count without looking")
    form.get_by_role("button", name="Name it").click()
    expect(form).to_have_count(0)
    chairs[0].do("accept_ability", flashback=chairs[0].look()["public"]["flashbacks"][-1]["id"])
    expect(
        board(page).get_by_role("img", name="Own memories this sitting: 2 of 2; given: 0 of 1").first
    ).to_be_visible()
    assert house.troubles == []


def test_every_page_of_the_dealer_fits_a_telephone(
    house: House, evening: tuple[list[str], list[Chair], dict[str, str]]
) -> None:
    links, chairs, who = evening
    chairs[1].do("declare", who=who["Scotty"], text="climb out of the bath", ability="", task="")
    page = house.person(viewport=PHONE, has_touch=True, bypass_csp=True)
    page.goto(links[0])
    for wish in ("It takes a card", "Begin a contest"):
        board(page).get_by_role("button", name=wish).click()
        fits(page)
        page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    board(page).get_by_role("button", name="Anyone can do that").click()
    board(page).get_by_role("button", name="Scotty", exact=True).click()
    fits(page)
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    at(page, "Me")
    for tab in ("Desk", "The story", "Letters", "My persona", "Cast", "Notes", "More"):
        mine(page, tab)
        fits(page)
    assert house.troubles == []


def test_a_watcher_reads_the_table_and_closes_the_eyes_too(house: House) -> None:
    links = open_fugue(house.address, 2)
    chairs = [Chair(link) for link in links[:2]]
    for chair, name in zip(chairs, ("Ursula", "Scott"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    page = house.person(bypass_csp=True)
    page.goto(links[-1])
    expect(board(page)).to_contain_text("You wake up")
    chairs[0].do("set_content", key="blank")
    chairs[0].do("choose_dealer", seat="@0")
    chairs[1].do("agree_dealer", yes=True)
    chairs[0].do("open_chapter")
    chairs[0].do("open_intro")
    expect(page.get_by_role("dialog", name="Eyes closed")).to_be_visible()
    chairs[0].do("end_intro")
    expect(board(page)).to_contain_text("Scott describes a persona.")
    assert page.get_by_role("tab").count() == 0
    for chair in chairs:
        chair.close()
    assert house.troubles == []


def test_the_dealer_reads_on_where_somebody_is_brought_on(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    page.get_by_role("article").filter(has_text="The Fugue System").get_by_role("button", name="Try it now").click()
    story = mine(page, "The story")
    story.get_by_role("button", name=re.compile("^Bring on")).first.click()
    expect(page.get_by_role("tab", name="Cast")).to_be_visible()
    expect(page.get_by_role("tab", name="The story")).to_have_attribute("aria-selected", "true")


def test_a_story_of_ones_own_is_brought_as_a_file(house: House, tmp_path: Path) -> None:
    page = house.person(bypass_csp=True)
    links = open_fugue(house.address, 2)
    house.sit(page, links[0], "Ursula")
    page.get_by_role("button", name="Begin the game").click()
    board(page).get_by_text("Bring a story of my own").click()
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"title": "Nothing"}))
    board(page).get_by_label("The story's file").set_input_files(broken)
    expect(board(page).get_by_role("alert")).to_contain_text("broken.json")
    mine_own = tmp_path / "lantern.toml"
    mine_own.write_text(
        'key = "lantern"\ntitle = "The Lantern Hotel"\nline = "Out of season."\nintroduction = '
        '"Rain."\nsetting = ""\nadvice = ""\nopening = ""\n'
        '[healing]\ntext = "A night\'s sleep."\nhours = 8\nunbroken = true\n'
        + "".join([f'[[chapters]]\ntitle = "Floor {n}"\n' for n in range(1, 5)])
    )
    board(page).get_by_label("The story's file").set_input_files(mine_own)
    expect(board(page)).to_contain_text("The Lantern Hotel")
    house.troubles.clear()
