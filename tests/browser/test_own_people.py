"""A library of one's own people: kept in the browser, brought to another table, three at once, saved and loaded."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.fate_table import board, desk, mine, open_fate
from browser.fugue_chairs import Chair, open_fugue, story
from browser.house import House, Stacked
from browser.personae_chairs import Company as Personae
from browser.test_axe import _faults
from browser.yags_chairs import Company as Yags


def led(house: House, page: Page) -> None:
    """A Fate table of one's own, with a scene."""
    house.sit(page, open_fate(house, 2)[0], "Gwen")
    page.get_by_role("button", name="Begin the game").click()
    desk(page, "Start the session")
    desk(page, "Open a scene", Name_of_the_scene="The Lamp Room")


def shelf(page: Page) -> None:
    mine(page, "Desk").get_by_role("button", name="From the library").click()


def test_a_creature_goes_from_one_table_to_the_next(house: House, tmp_path: Path) -> None:
    gm = house.person(bypass_csp=True)
    led(house, gm)
    shelf(gm)
    card = gm.get_by_role("dialog").get_by_role("article").filter(has_text="Hired blade")
    card.get_by_role("button", name="Add", exact=False).first.click()
    expect(board(gm)).to_contain_text("Hired blade")
    sheet = mine(gm, "Cast") if gm.get_by_role("tab", name="Cast").count() else mine(gm, "Hired blade")
    sheet.get_by_role("button", name="Keep in my library").click()
    expect(sheet.get_by_role("status").filter(has_text="Hired blade is in your library.")).to_be_visible()

    led(house, gm)
    shelf(gm)
    own = gm.get_by_role("dialog").get_by_role("article", name="Hired blade", exact=True)
    assert not (faults := _faults(gm)), faults
    with gm.expect_download() as download:
        gm.get_by_role("dialog").get_by_role("button", name="Save all as a file").click()
    download.value.save_as(tmp_path / "people.json")
    own.get_by_role("button", name="×3").click()
    expect(gm.get_by_role("dialog")).to_have_count(0)
    for name in ("Hired blade 2", "Hired blade 3"):
        expect(board(gm)).to_contain_text(name)

    other = house.person(bypass_csp=True)
    led(house, other)
    shelf(other)
    dialog = other.get_by_role("dialog")
    (tmp_path / "bad.json").write_text('{"game": "yags"}')
    dialog.get_by_label("Load from a file").set_input_files(tmp_path / "bad.json")
    expect(dialog.get_by_role("alert")).to_contain_text("another game")
    dialog.get_by_label("Load from a file").set_input_files(tmp_path / "people.json")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Remove Hired blade from my library").click()
    expect(dialog.get_by_role("article", name="Hired blade", exact=True)).to_have_count(0)
    assert house.troubles == []


def test_in_personae_and_yags(stacked: Stacked) -> None:
    for make, name, added in ((Personae, "Tollgate bruiser", "bruiser"), (Yags, "Hired runner", "runner")):
        mains = ("okoro",) if make is Personae else ("tomas",)
        company = make(stacked, mains, (added,))
        gm = stacked.person(bypass_csp=True, reduced_motion="reduce")
        gm.goto(company.links[0])
        board(gm).locator("[data-figure]").filter(has_text=name).get_by_role("button").first.click()
        gm.get_by_role("dialog").get_by_role("button", name="Keep in my library").click()
        expect(gm.get_by_role("dialog")).to_contain_text(f"{name} is in your library.")
        other = make(stacked, mains)
        gm.goto(other.links[0])
        shelf(gm)
        gm.get_by_role("dialog").get_by_role("article", name=name, exact=True).get_by_role("button", name="×3").click()
        for number in (2, 3):
            expect(board(gm).locator("[data-figure]").filter(has_text=f"{name} {number}")).to_be_visible()
        company.close()
        other.close()
    assert stacked.troubles == []


def test_in_fugue_a_game_character_is_invented_again(house: House) -> None:
    dealer = house.person(bypass_csp=True, reduced_motion="reduce")
    for people in ({"Heavy": "Bar brawling"}, {}):
        links = open_fugue(house.address, 2)
        chairs = [Chair(link) for link in links[:2]]
        for chair, name in zip(chairs, ("Ursula", "Scott"), strict=True):
            chair.wish("sit", name=name, entropy="e")
        chairs[0].wish("start")
        story(chairs, people)
        dealer.goto(links[0])
        expect(board(dealer)).to_be_visible()
        if people:
            mine(dealer, "Cast").get_by_role("button", name="Keep in my library").click()
            expect(dealer.get_by_role("tabpanel")).to_contain_text("Heavy is in your library.")
        else:
            mine(dealer, "Desk").get_by_role("button", name="My people").click()
            own = dealer.get_by_role("dialog").get_by_role("article", name="Heavy", exact=True)
            own.get_by_role("button").first.click()
            expect(dealer.get_by_role("dialog")).to_have_count(0)
            expect(board(dealer)).to_contain_text("Heavy")
        for chair in chairs:
            chair.close()
    assert house.troubles == []
