"""Previously on…: shown when a session is over and when the next one starts, read again later, put in other words."""

import pytest
from playwright.sync_api import Page, expect

from browser.fate_table import open_fate
from browser.fugue_chairs import Chair
from browser.house import PHONE, House
from browser.test_axe import _faults
from browser.test_company import DESK, tab
from browser.test_phone import _fits


def arrive(house: House, link: str, viewport: dict[str, int]) -> Page:
    page = house.person(viewport=viewport, bypass_csp=True)
    page.goto(link)
    expect(page.get_by_label("What is asked")).to_be_visible()
    return page


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_recap_comes_at_the_start_and_may_be_put_in_other_words(house: House, viewport: dict[str, int]) -> None:
    links = open_fate(house, 2)
    chairs = [Chair(link) for link in links[:2]]
    for chair, name in zip(chairs, ("Gwen", "Ann"), strict=True):
        chair.wish("sit", name=name, entropy="e")
    gm, ann = chairs
    gm.wish("start")
    ann.wish("do", command={"do": "take_ready", "key": "nettie"})
    gm.wish("do", command={"do": "start_session"})
    gm.wish("do", command={"do": "open_scene", "name": "The Drowned Bell", "pcs": [], "aspects": "Fog"})
    ann.wish("talk", text="/ic The sea wants something back.", **{"as": "Nettie"})
    gm.wish("do", command={"do": "end_session"})
    leading, playing = [arrive(house, link, viewport) for link in links[:2]]
    recaps = [
        page.get_by_role("region", name="Previously on Fate Accelerated: The Drowned Bell…")
        for page in (leading, playing)
    ]
    for page, recap in zip((leading, playing), recaps, strict=True):
        expect(recap).to_contain_text("Nettie: “The sea wants something back.”")
        if viewport == PHONE:
            _fits(page)
        assert _faults(page) == []
    expect(recaps[1].get_by_role("button", name="Edit the recap")).to_have_count(0)
    recaps[1].get_by_role("button", name="Close the recap").click()
    expect(recaps[1]).to_have_count(0)
    recaps[0].get_by_role("button", name="Edit the recap").click()
    words = recaps[0].get_by_label("The recap, a paragraph per line")
    expect(words).to_have_value(
        "Scene 1: The Drowned Bell: “Fog” is true here.\nNettie: “The sea wants something back.”"
    )
    words.fill("Nettie heard the bell.\nNobody else did.")
    if viewport == PHONE:
        _fits(leading)
    assert _faults(leading) == []
    recaps[0].get_by_role("button", name="Save the recap").click()
    expect(recaps[0].get_by_role("listitem")).to_have_text(["Nettie heard the bell.", "Nobody else did."])
    expect(recaps[0]).to_contain_text("In the words of Gwen.")
    gm.wish("do", command={"do": "start_session"})
    expect(recaps[1]).to_contain_text("Nettie heard the bell.")  # to everybody, when the next session starts
    gm.wish("do", command={"do": "open_scene", "name": "Morning", "pcs": [], "aspects": ""})
    for recap in recaps:
        expect(recap).to_have_count(0)
    playing.get_by_role("button", name="Menu").click()
    playing.get_by_text("Previously on…", exact=True).click()
    playing.get_by_role("button", name="Read the recap").click()
    expect(recaps[1]).to_contain_text("Nobody else did.")
    tab(playing, "Log")
    expect(playing.get_by_role("log")).to_contain_text("Gwen puts the recap of session 1 in their own words.")
    assert house.troubles == []
    for chair in chairs:
        chair.close()


@pytest.mark.parametrize(("button", "name"), [("As Markdown", "md"), ("As an EPUB", "epub")])
def test_the_story_is_saved(house: House, button: str, name: str) -> None:
    links = open_fate(house, 2)
    chair = Chair(links[0])
    chair.wish("sit", name="Gwen", entropy="e")
    chair.wish("start")
    page = arrive(house, links[0], DESK)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("The story so far").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=button).click()
    assert saved.value.suggested_filename.endswith(f".{name}")
    chair.close()
