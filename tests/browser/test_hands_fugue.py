"""What the usual things of a Fugue table cost: a card for a skilled action, a round of a contest."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fugue_chairs import Chair, open_fugue, remember, story
from browser.fugue_table import board
from browser.hands import hands
from browser.house import PHONE, House, Stacked

Table = tuple[Stacked, Page, Page, Page, list[Chair], dict[str, str]]


@pytest.fixture
def table(stacked: Stacked) -> Iterator[Table]:
    """Ursula deals, Scott plays at a desk and Troy on a telephone; they talk by voice."""
    links = open_fugue(stacked.address, 3, voice="on")
    chairs = [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Ursula", "Scott", "Troy"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    stacked.stack("The Empress", "The Sun", "The Star")
    who = story(chairs, {"Heavy": ""})
    remember(chairs[0], chairs[1], "Calm Thugs")
    settings = [{}, {}, {"viewport": PHONE, "has_touch": True}]
    pages = [stacked.person(bypass_csp=True, reduced_motion="reduce", **more) for more in settings]
    for page, link in zip(pages, links, strict=False):
        page.goto(link)
        expect(board(page)).to_contain_text("Behind the Blue Room")
    yield stacked, pages[0], pages[1], pages[2], chairs, who
    for chair in chairs:
        chair.close()
    assert stacked.troubles == []


def bar(page: Page) -> Locator:
    """What is asked, at the foot of the page."""
    return page.locator(".composer")


def press(place: Locator, name: str) -> None:
    place.get_by_role("button", name=name, exact=True).click()


def test_a_card_for_a_skilled_action_told_aloud(table: Table) -> None:
    house, ursula, scott, troy, _, _ = table
    with hands("fugue-card", ursula, scott, troy):
        press(board(scott), "Use Calm Thugs")
        house.stack("Nine of Cups")
        press(bar(ursula), "It takes a card: 7")
        press(bar(ursula), "Turn up a card")
        press(bar(scott), "Told aloud")
        expect(ursula.get_by_role("region", name="The skilled action")).to_have_count(0)
    expect(scott.get_by_role("log")).to_contain_text("Nine of Cups, 9 against 7. Success.")


def test_a_contest_round_of_three_hands(table: Table) -> None:
    house, ursula, scott, troy, chairs, who = table
    chairs[0].do("open_contest", violent=True, text="", one=[who["Scotty"], who["Trey"]], other=[who["Heavy"]])
    cards = ("Three of Coins", "Seven of Swords", "Two of Cups", "Nine of Wands", "Ten of Cups", "Eight of Wands")
    with hands("fugue-contest", ursula, scott, troy):
        press(bar(scott), "Scotty joins in")
        press(bar(troy), "Trey joins in")
        house.stack(*cards)
        press(bar(ursula), "Deal the round")
        press(bar(scott), "Turn up Three of Coins → 3")
        press(bar(troy), "Turn up Two of Cups → 2")
        press(bar(ursula), "Turn up Ten of Cups → 10")
        press(bar(scott), "Turn up Seven of Swords → 10")
        press(bar(troy), "Turn up Nine of Wands → 11")
        press(bar(ursula), "Turn up Eight of Wands → 18")
        for page in (scott, troy, ursula):
            press(bar(page), "Pass")
        expect(ursula.get_by_role("region", name="The contest")).to_contain_text("wins")


def test_told_aloud_is_one_key(table: Table) -> None:
    house, ursula, scott, _, chairs, who = table
    chairs[1].do("declare", who=who["Scotty"], text="", ability="", task="")
    press(bar(ursula), "It takes a card: 7")
    house.stack("Two of Coins")
    press(bar(ursula), "Turn up a card")
    expect(scott.get_by_role("region", name="A card is told")).to_be_visible()
    scott.keyboard.press("t")
    expect(scott.get_by_role("region", name="A card is told")).to_have_count(0)


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE])
def test_the_x_card_is_within_reach_while_eyes_are_closed(house: House, viewport: dict[str, int]) -> None:
    links = open_fugue(house.address, 2)
    chairs = [Chair(link) for link in links[:2]]
    for chair, name in zip(chairs, ("Ursula", "Scott"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    chairs[0].do("set_content", key="blank")
    chairs[0].do("choose_dealer", seat="@0")
    chairs[1].do("agree_dealer", yes=True)
    chairs[0].do("open_chapter")
    chairs[0].do("open_intro")
    page = house.person(viewport=viewport, bypass_csp=True, reduced_motion="reduce")
    page.goto(links[1])
    dark = page.get_by_role("dialog", name="Eyes closed")
    expect(dark.get_by_role("button", name="X-card")).to_be_in_viewport(ratio=1)
    dark.get_by_role("button", name="X-card").click()
    expect(dark).to_have_count(0)
    expect(page.get_by_text("The table is paused.")).to_be_in_viewport()
    for chair in chairs:
        chair.close()
    assert house.troubles == []


def test_the_dealer_changes_a_wound_in_one_press(table: Table) -> None:
    _, ursula, scott, troy, _, _ = table
    with hands("track-fugue", ursula, scott, troy):
        press(board(ursula), "Scotty: wounds, one more")
        expect(scott.get_by_role("group", name="Scotty: wounds")).to_contain_text("wounds: 1")
    with hands("track-fugue", ursula, scott, troy):
        press(board(ursula), "Scotty: wounds, one less")
        expect(scott.get_by_role("group", name="Scotty: wounds")).to_contain_text("wounds: 0")
    expect(troy.get_by_role("button", name="Scotty: wounds, one more")).to_have_count(0)
