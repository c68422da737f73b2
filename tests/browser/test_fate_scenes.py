"""Scenes prepared in hiding: written, previewed, opened with one press, copied, deleted, saved and loaded elsewhere."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.fate_table import board, desk, mine, open_fate, send
from browser.house import PHONE, House
from browser.test_axe import _faults

ZONES = "Street - Counting room =locked skylight= Roof"


def evening(house: House, **settings: object) -> tuple[Page, Page]:
    """A session has begun, no scene is open; Ann plays Ama."""
    links = open_fate(house, 2)
    gm, ann = house.person(bypass_csp=True, **settings), house.person(bypass_csp=True)
    for page, link, name in ((gm, links[0], "Gwen"), (ann, links[1], "Ann")):
        house.sit(page, link, name)
    gm.get_by_role("button", name="Begin the game").click()
    board(ann).get_by_role("button", name="Play Ama Wright").click()
    if settings:
        gm.get_by_role("navigation", name="Parts of the page").get_by_role("button", name="Me").tap()
    desk(gm, "Start the session")
    return gm, ann


def prepare(gm: Page, name: str, **fields: str) -> Locator:
    """The editor, filled in."""
    mine(gm, "Scenes").get_by_role("button", name="Prepare a scene").click()
    form = gm.get_by_role("dialog")
    form.get_by_label("What it is called").fill(name)
    for label, text in fields.items():
        form.get_by_label(re.compile(rf"^\s*{label.replace('_', ' ')}")).fill(text)
    return form


def heist(gm: Page) -> Locator:
    return prepare(
        gm,
        "The Heist",
        Situation_aspects="Rain\nSlick Tiles @ Roof",
        Hidden_aspects="The Safe Is Empty",
        Zones=ZONES,
        In_the_open="Hired blade ×2 @ Counting room",
        Difficulties="locked skylight +3",
        Notes="The clerk will talk.",
    )


def test_a_prepared_scene_opens_with_one_press(house: House) -> None:
    gm, ann = evening(house)
    form = heist(gm)
    preview = form.get_by_role("group", name="Preview")
    expect(preview.get_by_role("list", name="The zones").get_by_role("listitem")).to_have_text(
        ["Street", "Counting room", "Roof"]
    )
    expect(preview).to_contain_text("Between Counting room and Roof: locked skylight")
    expect(preview.locator("path")).to_have_count(2)
    assert not (faults := _faults(gm)), faults
    send(form)
    expect(mine(gm, "Scenes")).to_contain_text("The clerk will talk.")
    assert not (faults := _faults(gm)), faults
    for hidden in ("The Heist", "Slick Tiles", "Hired blade"):
        expect(ann.locator("body")).not_to_contain_text(hidden)
    panel = mine(gm, "Desk")
    panel.get_by_role("button", name="Open The Heist").click()
    expect(board(ann)).to_contain_text("The Heist")
    expect(board(ann)).to_contain_text("Hired blade 2")
    expect(board(ann)).to_contain_text("Slick Tiles")
    expect(ann.locator("body")).not_to_contain_text("The Safe Is Empty")
    expect(ann.locator("body")).not_to_contain_text("The clerk will talk.")
    scenes = mine(gm, "Scenes")
    expect(scenes).to_contain_text("played")
    scenes.get_by_role("button", name="Open The Heist").click()
    expect(gm.get_by_role("alert").filter(has_text="Close it first.").first).to_be_visible()
    assert house.troubles == []


def test_what_cannot_be_meant_is_told_and_mended(house: House) -> None:
    gm, _ = evening(house)
    form = prepare(gm, "The Heist", Zones="Street - Street")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).to_contain_text("A zone isn't next to itself: Street.")
    form.get_by_label(re.compile("^Zones")).fill(ZONES)
    send(form)
    expect(mine(gm, "Scenes")).to_contain_text("The Heist")
    assert house.troubles == []


def test_scenes_are_changed_copied_deleted_saved_and_loaded(house: House, tmp_path: Path) -> None:
    gm, _ = evening(house)
    send(heist(gm))
    scenes = mine(gm, "Scenes")
    scenes.get_by_role("button", name="Copy", exact=True).click()
    expect(scenes.get_by_role("heading", name="The Heist 2")).to_be_visible()
    copy = scenes.get_by_role("listitem").filter(has=gm.get_by_role("heading", name="The Heist 2"))
    copy.get_by_role("button", name="Edit", exact=True).click()
    form = gm.get_by_role("dialog")
    expect(form.get_by_label(re.compile("^Zones"))).to_have_value(ZONES)
    form.get_by_label("What it is called").fill("The Way Out")
    send(form)
    expect(scenes.get_by_role("heading", name="The Way Out")).to_be_visible()
    with gm.expect_download() as download:
        scenes.get_by_role("button", name="Save all as a file").click()
    download.value.save_as(tmp_path / "all.json")
    with gm.expect_download() as download:
        scenes.get_by_role("button", name="Save as a file: The Heist", exact=True).click()
    assert download.value.suggested_filename == "the-heist.scenes.json"
    first = scenes.get_by_role("listitem").filter(has=gm.get_by_role("heading", name="The Heist"))
    first.get_by_role("button", name="Delete", exact=True).click()
    send(gm.get_by_role("dialog"))
    expect(scenes.get_by_role("heading", name="The Heist")).to_have_count(0)

    other, _ = evening(house)
    scenes = mine(other, "Scenes")
    scenes.get_by_label("Load from a file").set_input_files(tmp_path / "all.json")
    expect(scenes.get_by_role("heading", level=3)).to_have_text(["The Heist", "The Way Out"])
    (tmp_path / "bad.json").write_text('{"format": "parlour-character"}')
    scenes.get_by_label("Load from a file").set_input_files(tmp_path / "bad.json")
    expect(scenes.get_by_role("alert")).to_contain_text("This file holds no scenes.")
    assert house.troubles == []


def test_by_touch_and_by_keyboard(house: House) -> None:
    gm, ann = evening(house, viewport=PHONE, has_touch=True, is_mobile=True)
    form = heist(gm)
    expect(form.get_by_role("list", name="The zones")).to_be_visible()
    assert gm.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not (faults := _faults(gm)), faults
    form.locator("button[type=submit]").focus()
    gm.keyboard.press("Enter")
    expect(form).to_have_count(0)
    scenes = mine(gm, "Scenes")
    assert gm.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not (faults := _faults(gm)), faults
    scenes.get_by_role("button", name="Open The Heist").focus()
    gm.keyboard.press("Enter")
    expect(board(ann)).to_contain_text("Slick Tiles")
    assert house.troubles == []
