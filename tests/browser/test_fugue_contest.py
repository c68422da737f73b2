"""A fight of two rounds at a Fugue table: the Dealer at a desk, a player on a telephone, and cards that nobody sees too
early."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fugue_chairs import Chair, open_fugue, remember, story
from browser.fugue_table import do
from browser.house import PHONE, House, Stacked
from browser.test_axe import _faults

HANDS = ("Three of Coins", "Seven of Swords", "The Moon", "Four of Wands")
"""Scotty's two cards, then Heavy's."""


class Seat:
    """A person with a browser, and everything that came over its wire."""

    def __init__(self, house: House, link: str, **settings: Any) -> None:
        self.page: Page = house.person(bypass_csp=True, reduced_motion="reduce", **settings)
        self.heard: list[str] = []
        self.page.on("websocket", lambda wire: wire.on("framereceived", lambda text: self.heard.append(str(text))))
        self.page.goto(link)
        expect(self.contest).to_be_visible()

    @property
    def contest(self) -> Locator:
        return self.page.get_by_role("region", name="The contest")

    def hand(self, name: str) -> Locator:
        return self.contest.get_by_role("region", name=re.compile(f"^{name}:"))

    def press(self, name: str) -> None:
        self.contest.get_by_role("button", name=name, exact=True).click()

    def turn_up(self, card: str, total: str) -> None:
        """Reads what a card would make, and turns it."""
        self.press(f"Turn up {card.replace('The ', 'the ')} → {total}")

    def tell(self, caption: str = "") -> None:
        """The card lies open; something is made of it."""
        card = self.page.get_by_role("region", name="A card is told")
        expect(card).to_contain_text("You tell for")
        if caption:
            card.get_by_label("For the log").fill(caption)
        card.get_by_role("button", name=re.compile("^(Tell it|Told aloud)")).click()
        expect(card).to_have_count(0)

    def knows(self, key: str, name: str) -> bool:
        """Whether a card came over the wire or stands on the page."""
        return any(key in text or name in text for text in self.heard) or name in self.page.content()


@pytest.fixture
def fight(stacked: Stacked) -> Iterator[tuple[Stacked, Seat, Seat, Seat, Chair]]:
    """Scotty against Heavy, who stands in the back door; Troy looks on."""
    links = open_fugue(stacked.address, 3)
    chairs = [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Ursula", "Scott", "Troy"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    stacked.stack("The Empress", "The Sun", "The Star")
    who = story(chairs, {"Heavy": ""})
    remember(chairs[0], chairs[1], "Calm Thugs")
    chairs[0].do("open_contest", violent=True, text="Past the back door", one=[who["Scotty"]], other=[who["Heavy"]])
    for chair in chairs[1:]:
        chair.close()
    yield stacked, Seat(stacked, links[0]), Seat(stacked, links[1], viewport=PHONE), Seat(stacked, links[2]), chairs[0]
    chairs[0].close()


def deal(house: Stacked, ursula: Seat, scott: Seat, *cards: str) -> None:
    scott.press("Join in")
    house.stack(*cards)
    ursula.contest.get_by_role("button", name=re.compile("^Deal ")).click()
    expect(scott.hand("Scotty")).to_contain_text("plays now")


def first_round(house: Stacked, ursula: Seat, scott: Seat, troy: Seat) -> None:
    deal(house, ursula, scott, *HANDS, "Wheel of Fortune")
    scott.press("Claim a wild card: Calm Thugs")
    ursula.press("It fits: deal a wild card")
    expect(
        scott.hand("Scotty").get_by_role("button", name="Wheel of Fortune, wild card for Calm Thugs, only you see it")
    ).to_be_visible()
    expect(ursula.hand("Scotty").get_by_role("img", name="A face-down card, wild card for Calm Thugs")).to_be_visible()
    scott.turn_up("Three of Coins", "3")
    expect(troy.page.get_by_role("region", name="A card is told").get_by_role("img")).to_have_attribute(
        "alt", re.compile("^A mason on a bench")
    )
    scott.tell("Somebody is drawing plans on the wall.")
    assert scott.knows("swords-07", "Seven of Swords")
    for seat, cards in ((ursula, HANDS[1:2]), (scott, HANDS[2:]), (troy, (*HANDS[1:], "Wheel of Fortune"))):
        for name in cards:
            key = {"Seven of Swords": "swords-07", "The Moon": "major-18", "Four of Wands": "wands-04"}.get(
                name, "major-10"
            )
            assert not seat.knows(key, name), (seat.heard, name)
    scott.press("Pass")
    ursula.turn_up("The Moon", "18")
    ursula.tell()
    scott.turn_up("Seven of Swords", "10")
    scott.tell()
    scott.press("Pass")
    house.stack("Two of Swords", "Eight of Cups")
    ursula.press("Twist")
    ursula.tell()
    expect(scott.hand("Heavy")).to_contain_text("20")
    scott.press("Twist")
    scott.tell()


def twenty_one(ursula: Seat, scott: Seat, troy: Seat) -> None:
    """The Wheel takes the place of the Seven; Heavy has a card left, and may answer."""
    scott.hand("Scotty").get_by_role("button", name=re.compile("^Wheel of Fortune, wild card")).click()
    expect(scott.hand("Scotty")).to_contain_text("→ 21!")
    scott.hand("Scotty").get_by_role("button", name=re.compile("^Seven of Swords, face-up")).click()
    scott.tell("The wheel goes round.")
    for seat in (ursula, scott, troy):
        expect(seat.contest.get_by_role("status").filter(has_text="Scotty has 21 with three cards.")).to_contain_text(
            "Heavy answers now"
        )
    assert scott.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert _faults(scott.page) == []
    assert _faults(ursula.page) == []
    ursula.contest.get_by_role("button", name=re.compile("^Four of Wands, face-down")).click()
    expect(ursula.contest.get_by_role("button", name="Turn up Four of Wands → 16", exact=True)).to_be_visible()
    ursula.contest.get_by_role("button", name=re.compile("^Four of Wands, face-down")).click()
    ursula.press("Turn up nothing")
    expect(scott.contest).to_contain_text("Heavy is beaten")


def a_wound(ursula: Seat, scott: Seat, dealer: Chair) -> None:
    """FUG-173: three cards wound for good or knock out, but do not kill."""
    options = scott.contest.get_by_role("radiogroup", name="What happens")
    expect(options.get_by_role("radio", name=re.compile("^Knock out"))).to_be_visible()
    expect(options.get_by_role("radio", name=re.compile("^Kill"))).to_have_count(0)
    options.get_by_role("radio", name=re.compile("^Wound It will heal")).click()
    scott.contest.get_by_label("Which part of the body").select_option("Left knee")
    assert _faults(scott.page) == []
    scott.press("Say what happens")
    expect(ursula.contest).to_contain_text("Scotty wounds Heavy: left knee")
    ursula.press("Yes, it happens")
    expect(scott.contest).to_contain_text("Round 2: who is in?")
    heavy = next(person for person in dealer.look()["public"]["characters"] if person["title"] == "Heavy")
    assert [wound["part"] for wound in heavy["wounds"]] == ["left knee"]


def second_round(house: Stacked, ursula: Seat, scott: Seat) -> None:
    """The Wheel is Scotty's wild card again, and everybody knows it."""
    deal(house, ursula, scott, "Ten of Cups", "Nine of Cups", "Six of Cups", "Five of Cups")
    expect(
        ursula.hand("Scotty").get_by_role("button", name="Wheel of Fortune, wild card for Calm Thugs, known to all")
    ).to_be_visible()
    scott.turn_up("Ten of Cups", "10")
    scott.tell()
    scott.press("Pass")
    ursula.press("Play it for me")
    ursula.tell()
    scott.turn_up("Nine of Cups", "19")
    scott.tell()
    scott.hand("Scotty").get_by_role("button", name=re.compile("^Wheel of Fortune, wild card")).click()
    scott.hand("Scotty").get_by_role("button", name=re.compile("^Nine of Cups, face-up")).click()
    scott.tell()
    ursula.turn_up("Five of Cups", "11")
    ursula.tell()
    scott.press("Pass")
    ursula.press("Pass")
    scott.contest.get_by_role("radio", name=re.compile("^Try to end the contest")).click()
    scott.press("Try to end the contest")
    ursula.press("Let it end")
    expect(ursula.contest).to_have_count(0)
    expect(scott.contest).to_have_count(0)


def test_a_fight_of_two_rounds(fight: tuple[Stacked, Seat, Seat, Seat, Chair]) -> None:
    house, ursula, scott, troy, dealer = fight
    first_round(house, ursula, scott, troy)
    twenty_one(ursula, scott, troy)
    a_wound(ursula, scott, dealer)
    second_round(house, ursula, scott)
    for seat in (scott, troy):
        assert not seat.knows("wands-04", "Four of Wands"), "a card that was never turned stays unknown"
    assert house.troubles == []


def test_somebody_else_hotwires_the_car_meanwhile(fight: tuple[Stacked, Seat, Seat, Seat, Chair]) -> None:
    """FUG-A80: Scotty holds Heavy off; Trey, who is not in it, says what he does, and it is ruled, turned and told
    beside the hand."""
    house, ursula, scott, troy, _ = fight
    deal(house, ursula, scott, *HANDS)
    scott.turn_up("Three of Coins", "3")
    scott.tell()
    do(troy.page, "Say what you do", What="hotwire the Caddy")
    expect(ursula.page.get_by_role("region", name="Trey wants to act")).to_contain_text("hotwire the Caddy")
    do(ursula.page, "It takes a card", pick="8")
    for seat in (ursula, scott, troy):
        expect(seat.page.get_by_role("region", name="The skilled action")).to_contain_text("Trey: hotwire the Caddy")
        expect(seat.contest).to_be_visible()
    house.stack("The Tower")
    ursula.page.get_by_role("region", name="The skilled action").get_by_role(
        "button", name="Turn up a card", exact=True
    ).click()
    troy.tell("Something behind the dashboard catches fire.")
    expect(troy.page.get_by_role("region", name="The skilled action")).to_have_count(0)
    ursula.turn_up("The Moon", "18")
    ursula.tell()
    scott.turn_up("Seven of Swords", "10")
    scott.tell()
    do(troy.page, "Say what you do", What="hotwire that Caddy once more")
    expect(ursula.page.get_by_role("note").filter(has_text="again?")).to_contain_text("hotwire the Caddy")
    expect(troy.page.get_by_role("note").filter(has_text="again?")).to_have_count(0)
    assert _faults(ursula.page) == []
    assert house.troubles == []
