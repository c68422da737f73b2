"""Pictures, portraits, notes that are shown, the table's own name: the GM and two players in browsers of their own, one
of them a telephone."""

import base64
import json
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fate_table import asked, mine, open_fate
from browser.house import PHONE, House
from browser.telephone import at
from browser.test_axe import _faults
from browser.test_phone import _fits
from pictures import SVG, picture

RED = {"name": "Map of the docks.png", "mimeType": "image/png", "buffer": picture(size=(300, 200))}
SLOW = 30_000
"""The first picture waits for a process to begin."""
DROPPED = """(zone, [event, data]) => {
  const file = new File([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], 'Letter.png', { type: 'image/png' });
  const carried = new DataTransfer();
  carried.items.add(file);
  if (event === 'drop') zone.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  else window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true }));
}"""  # noqa: E501


def company(house: House) -> tuple[Page, Page, Page]:
    """Ben has a telephone."""
    links = open_fate(house, 3, wait="0")
    gm, ann = house.person(bypass_csp=True), house.person(bypass_csp=True)
    ben = house.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True, reduced_motion="reduce")
    for page, link, name in ((gm, links[0], "Gwen"), (ann, links[1], "Ann"), (ben, links[2], "Ben")):
        house.sit(page, link, name)
    gm.get_by_role("button", name="Begin the game").click()
    for page in (gm, ann, ben):
        expect(asked(page)).to_be_visible()
    return gm, ann, ben


def shown(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def is_drawn(image: Locator) -> None:
    """The browser could fetch and decode it."""
    expect(image).to_be_visible(timeout=SLOW)
    image.evaluate("(one) => one.decode()")
    assert image.evaluate("(one) => one.naturalWidth") > 0


def test_a_handout_is_brought_shown_to_some_to_all_hidden_and_removed(house: House) -> None:
    gm, ann, ben = company(house)
    panel = mine(gm, "Pictures")
    panel.get_by_role("group", name="Add a picture").locator("input").set_input_files(RED)
    card = panel.locator("li[data-picture]")
    is_drawn(card.get_by_role("img", name="Map of the docks"))
    expect(card).to_contain_text("Hidden")
    assert _faults(gm) == []
    expect(ann.get_by_role("tab", name="Pictures")).to_have_count(0)
    card.get_by_role("button", name="Show to …").click()
    card.get_by_label("Ann").check()
    expect(card).to_contain_text("Ann can see it.")
    is_drawn(shown(ann, "Map of the docks").get_by_role("img", name="Map of the docks"))
    assert _faults(ann) == []
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("dialog")).to_have_count(0)
    expect(ben.get_by_role("dialog")).to_have_count(0)
    ann.get_by_role("log").get_by_role("button", name="Open").click()  # again from the log,
    shown(ann, "Map of the docks").get_by_role("button", name="Close").click()
    mine(ann, "Pictures").get_by_role("img", name="Map of the docks").click()  # and from the list
    shown(ann, "Map of the docks").get_by_role("button", name="Close").click()
    card.get_by_role("button", name="Show to everyone").click()
    expect(card).to_contain_text("Everyone sees it.")
    is_drawn(shown(ben, "Map of the docks").get_by_role("img"))
    _fits(ben)
    assert _faults(ben) == []
    shown(ben, "Map of the docks").get_by_role("button", name="Close").tap()
    at(ben, "Log")
    expect(ben.get_by_role("log")).to_contain_text("Gwen shows “Map of the docks”.")
    card.get_by_role("button", name="Hide again").click()
    expect(ann.get_by_role("tab", name="Pictures")).to_have_count(0)
    name = card.get_by_label("Name (optional)")
    name.fill("Chart")
    name.press("Enter")
    expect(card.get_by_role("img", name="Chart")).to_be_visible()
    card.get_by_role("button", name="Remove", exact=True).click()
    card.get_by_role("button", name="Remove for good").click()
    expect(card).to_have_count(0)
    assert house.troubles == []


def test_pictures_are_dropped_and_pasted_and_what_is_none_is_refused(house: House) -> None:
    gm, _, _ = company(house)
    panel = mine(gm, "Pictures")
    zone = panel.get_by_role("group", name="Add a picture")
    for number, event in enumerate(("drop", "paste"), 1):
        zone.evaluate(DROPPED, [event, base64.b64encode(RED["buffer"]).decode()])
        expect(panel.get_by_role("img", name="Letter")).to_have_count(number, timeout=SLOW)
    field = zone.locator("input")
    field.set_input_files({"name": "a.svg", "mimeType": "image/svg+xml", "buffer": SVG})
    expect(panel.get_by_role("alert")).to_have_text(
        "That isn't a picture this server can read. Bring a PNG, JPEG, WebP or GIF.", timeout=SLOW
    )
    field.set_input_files({"name": "big.gif", "mimeType": "image/gif", "buffer": b"GIF89a" + bytes(2_000_001)})
    expect(panel.get_by_role("alert")).to_contain_text("That picture is larger than 2 MB.")
    expect(panel.locator("li[data-picture]")).to_have_count(2)


def tried(house: House, game: str) -> str:
    """A table with a ready scene, its GM's link."""
    headers = {"Content-Type": "application/json", "Origin": house.address}
    wish = json.dumps({"name": "Gwen"}).encode()
    with urlopen(Request(f"{house.address}/api/try/{game}", wish, headers)) as answer:
        return house.address + str(json.load(answer)["links"][0]["path"])


@pytest.mark.parametrize("game", ["fate", "fugue", "personae", "yags"])
def test_a_portrait_is_on_the_token_the_sheet_and_the_printed_sheet(house: House, game: str) -> None:
    page = house.person(bypass_csp=True)
    page.goto(tried(house, game))
    expect(asked(page)).to_be_visible()
    strip = page.locator(".strip [data-figure]")
    expect(strip.first).to_be_visible()
    cast = page.get_by_role("tab", name=re.compile("^(Cast|Characters)"))
    cast.first.click()
    panel = page.get_by_role("tabpanel")
    field = panel.locator(".look input[type=file]").first
    field.set_input_files(RED)
    face = panel.locator(".look img").first
    is_drawn(face)
    assert (face.get_attribute("alt") or "").strip()
    expect(page.locator(".token image").first).to_be_visible()
    panel.get_by_role("button", name="Pronouns").first.click()
    form = page.get_by_role("dialog")
    form.get_by_label(re.compile("^\\s*Pronouns")).first.fill("she/her")
    form.locator("button[type=submit]").click()
    expect(panel.locator(".look").first).to_contain_text("she/her")
    assert house.troubles == []


def test_a_note_is_private_until_it_is_shown_and_its_markdown_is_safe(house: House) -> None:
    gm, ann, ben = company(house)
    panel = mine(gm, "Notes")
    panel.get_by_role("button", name="New note").click()
    form = gm.get_by_role("dialog")
    form.get_by_label("Title").fill("The letter")
    form.get_by_label(re.compile("^Only you")).fill(
        "# Dear Ann\n\nIt is **true**: <img src=x onerror=alert(1)> [here](javascript:alert(1)) & [there](https://a.test/)"
        "\n\n- one\n- two"
    )
    form.locator("button[type=submit]").click()
    note = panel.get_by_role("article").filter(has_text="The letter")
    expect(note.locator("strong")).to_have_text("true")
    expect(note.locator("li")).to_have_text(["one", "two"])
    expect(note).to_contain_text("<img src=x onerror=alert(1)>")
    expect(note.locator("img")).to_have_count(0)
    expect(note.get_by_role("link")).to_have_count(1)
    expect(note.get_by_role("link")).to_have_attribute("href", "https://a.test/")
    expect(mine(ann, "Notes").get_by_role("article")).to_have_count(0)
    note.get_by_role("button", name="Show to …").click()
    form = gm.get_by_role("dialog")
    form.get_by_label("Ann").check()
    form.locator("button[type=submit]").click()
    expect(note).to_contain_text("Shown to Ann")
    read = mine(ann, "Notes").get_by_role("article")
    expect(read).to_contain_text("Shown by Gwen")
    expect(read.locator("strong")).to_have_text("true")
    expect(ann.get_by_role("log")).to_contain_text("Gwen shows you a note: The letter.")
    at(ben, "Me|My")
    mine(ben, "Notes")
    expect(ben.get_by_role("article")).to_have_count(0)
    assert house.troubles == []


def test_the_table_has_a_name_and_a_picture_from_the_waiting_room_on(house: House) -> None:
    links = open_fate(house, 3)
    gm, ann = house.person(bypass_csp=True), house.person(viewport=PHONE, bypass_csp=True)
    house.sit(gm, links[0], "Gwen")
    gm.get_by_label("The table's name and picture").fill("The Drowned Bell")
    gm.get_by_role("button", name="Save name").click()
    expect(gm.get_by_role("heading", name="The Drowned Bell")).to_be_visible()
    gm.get_by_role("group", name="Choose a picture").locator("input").set_input_files(RED)
    is_drawn(gm.get_by_role("img", name="The Drowned Bell"))
    ann.goto(links[1])
    expect(ann.get_by_role("heading", name="The Drowned Bell")).to_be_visible()
    is_drawn(ann.get_by_role("img", name="The Drowned Bell"))
    assert _faults(ann) == [] and _faults(gm) == []
    house.sit(ann, links[1], "Ann")
    expect(ann.get_by_role("heading", name="The Drowned Bell")).to_be_visible()
    expect(ann.get_by_label("The table's name and picture")).to_have_count(0)
    gm.get_by_role("button", name="Begin the game").click()
    expect(gm.get_by_role("banner").get_by_role("heading", name="The Drowned Bell")).to_be_visible()
    expect(gm).to_have_title(re.compile("The Drowned Bell"))
    gm.get_by_role("button", name="Menu").click()
    gm.get_by_text("The table's name and picture").first.click()
    gm.get_by_role("dialog").get_by_label("The table's name and picture").fill("Low Tide")
    gm.get_by_role("button", name="Save name").click()
    expect(ann).to_have_title(re.compile("Low Tide"))
    assert house.troubles == []


def test_a_prepared_scene_shows_its_pictures_when_it_opens_and_keeps_the_others_at_hand(house: House) -> None:
    gm, ann, ben = company(house)
    mine(gm, "Desk").get_by_role("button", name="Start the session").last.click()
    mine(gm, "Scenes").get_by_role("button", name="Prepare a scene").click()
    form = gm.get_by_role("dialog")
    form.get_by_label("What it is called").fill("The Docks")
    shown_then = form.get_by_role("group", name=re.compile("^Pictures everyone sees"))
    shown_then.locator("input").set_input_files(RED)
    expect(shown_then.get_by_role("button", name="Map of the docks")).to_have_attribute(
        "aria-pressed", "true", timeout=SLOW
    )
    kept = form.get_by_role("group", name=re.compile("^Pictures to keep hidden"))
    kept.locator("input").set_input_files({**RED, "name": "The letter.png"})
    expect(kept.get_by_role("button", name="The letter")).to_have_attribute("aria-pressed", "true", timeout=SLOW)
    assert _faults(gm) == []
    form.locator("button[type=submit]").click()
    expect(form).to_have_count(0)
    scenes = mine(gm, "Scenes")
    is_drawn(scenes.get_by_role("img", name="Map of the docks"))
    assert _faults(gm) == []
    for page in (ann, ben):
        expect(page.get_by_role("tab", name="Pictures")).to_have_count(0)
    scenes.get_by_role("button", name="Open The Docks").click()
    for page in (ann, ben):
        is_drawn(shown(page, "Map of the docks").get_by_role("img"))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ann.get_by_role("log")).to_contain_text("Gwen shows “Map of the docks”.")
    expect(ann.locator("body")).not_to_contain_text("The letter")
    mine(gm, "Scenes").get_by_role("button", name="Show to everyone: The letter").click()
    is_drawn(shown(ann, "The letter").get_by_role("img"))
    assert house.troubles == []
