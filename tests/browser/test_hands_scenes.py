"""What opening a prepared scene costs, in every game with a game master: one press, and the players see it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.fate_table import board, mine, open_fate
from browser.fugue_chairs import Chair, open_fugue, story
from browser.hands import hands
from browser.house import PHONE, House, Stacked
from browser.personae_chairs import Company as Personae
from browser.yags_chairs import Company as Yags

NOTES = "Only the one who leads reads this."


def opens(house: House, usual: str, links: list[str], name: str, shown: tuple[str, ...]) -> None:
    """The scene is prepared; who leads opens it from the desk, and the others see it, one of them on a phone."""
    gm = house.person(bypass_csp=True, reduced_motion="reduce")
    ann = house.person(bypass_csp=True, reduced_motion="reduce", viewport=PHONE, has_touch=True, is_mobile=True)
    ben = house.person(bypass_csp=True, reduced_motion="reduce")
    pages: tuple[Page, ...] = (gm, ann, ben)
    for page, link in zip(pages, links, strict=False):
        page.goto(link)
        expect(board(page)).to_be_visible()
    panel = mine(gm, "Desk")
    for page in pages[1:]:
        expect(page.locator("body")).not_to_contain_text(name)
    with hands(usual, *pages):
        panel.get_by_role("button", name=f"Open {name}").click()
        for page in pages:
            for words in shown:
                expect(board(page)).to_contain_text(words)
    for page in pages[1:]:
        expect(page.locator("body")).not_to_contain_text(NOTES)
    scenes = mine(gm, "Scenes")
    expect(scenes).to_contain_text(NOTES)
    expect(scenes).to_contain_text("played")
    assert house.troubles == []


@pytest.fixture
def chairs() -> Iterator[list[Chair]]:
    seated: list[Chair] = []
    yield seated
    for chair in seated:
        chair.close()


def prepare(gm: Chair, name: str, **parts: Any) -> None:
    gm.do("prepare_scene", plan="new", name=name, notes=NOTES, **parts)


def test_fate(house: House, chairs: list[Chair]) -> None:
    links = open_fate(house, 3)
    chairs += [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Gwen", "Ann", "Ben"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    for chair, key in zip(chairs[1:], ("ama", "nettie"), strict=True):
        chair.do("take_ready", key=key)
    chairs[0].do("start_session")
    prepare(chairs[0], "The Heist", zones="Street - Roof", cast="Hired blade ×2 @ Roof", situation="Slick Tiles @ Roof")
    opens(house, "scene-fate", links, "The Heist", ("Slick Tiles", "Hired blade 2"))


def test_personae(stacked: Stacked) -> None:
    company = Personae(stacked, ("okoro", "brannoch"), distance_mode="zones")
    company.gm.do("close_scene")
    prepare(
        company.gm,
        "The Ferry Steps",
        zones="The Quay =a locked gate= The Ferry",
        cast="Reed-marsh hound ×2 @ The Ferry",
    )
    opens(stacked, "scene-personae", company.links, "The Ferry Steps", ("Reed-marsh hound 2", "a locked gate"))
    company.close()


def test_yags(stacked: Stacked) -> None:
    company = Yags(stacked, ("tomas", "piers"))
    company.gm.do("close_scene")
    prepare(company.gm, "The Grain Hoist", cast="Hired runner ×2", ground="light, unstable 5")
    opens(stacked, "scene-yags", company.links, "The Grain Hoist", ("Hired runner 2",))
    company.close()


def test_fugue(house: House, chairs: list[Chair]) -> None:
    links = open_fugue(house.address, 3)
    chairs += [Chair(link) for link in links[:3]]
    for chair, name in zip(chairs, ("Ursula", "Scott", "Troy"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    chairs[0].wish("start")
    story(chairs, {})
    prepare(
        chairs[0], "The alley", text="Rain on the bins.", cast="Old Jonas: a ferryman", board="Who locked the door?"
    )
    opens(house, "scene-fugue", links, "The alley", ("Rain on the bins", "Old Jonas"))
