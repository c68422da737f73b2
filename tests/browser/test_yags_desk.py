"""The desk of a Yags game master: what is seldom needed, each by its button."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.fate_table import board, mine, send
from browser.house import Stacked
from browser.yags_chairs import Company
from browser.yags_table import check, choose, do, said


@pytest.fixture
def evening(stacked: Stacked) -> Iterator[Company]:
    company = Company(stacked, ("tomas",), ("vargo",), contest_tie="defender")
    yield company
    company.close()


def test_a_skill_is_given_a_notice_allowed_a_tie_settled_and_the_game_handed_over(
    stacked: Stacked, evening: Company
) -> None:
    page = stacked.person(bypass_csp=True, reduced_motion="reduce")
    page.goto(evening.links[0])
    form = page.get_by_role("dialog")

    do(mine(page, "Desk"), "Give a skill")
    form.get_by_label("At once, as by an implant").check()
    form.get_by_label("Tomas Reyl").check()
    choose(form.get_by_role("combobox"), "piloting")
    form.get_by_role("spinbutton").fill("9")
    send(form)
    said(page, "Tomas Reyl gains piloting 9 all at once.")

    do(mine(page, "Desk"), "Allow the unusual")
    expect(form).to_contain_text("Allow this for Tomas Reyl: piloting 9 at once?")
    send(form)
    said(page, "The game master allows this for Tomas Reyl: piloting 9 at once.")

    evening.gm.do("mark", who=evening.who("Tomas"), counter="fatigue", by=2, why="")
    do(mine(page, "Desk"), "Change counters")
    form.get_by_label("Tomas Reyl").check()
    form.get_by_label("Fatigue", exact=True).check()
    form.get_by_role("spinbutton").fill("0")
    expect(form.get_by_role("status")).to_have_text("Change: not 0.")
    form.get_by_role("spinbutton").fill("-2")
    send(form)
    said(page, "Tomas Reyl: fatigue 0 (−2).")

    pair = {
        f"{side}_{field}": value
        for side in ("one", "other")
        for field, value in {"attribute": "Strength", "skill": "brawl"}.items()
    }
    evening.gm.do(
        "call_contest",
        hidden=False,
        one=evening.who("Tomas"),
        other=evening.who("Dario"),
        rated="moderate",
        text="",
        **pair,
    )
    check(page).get_by_text("Change the check").click()
    do(check(page), "Say who resists")
    form.get_by_label(re.compile("Dario Vargo")).check()
    send(form)
    said(page, "Dario Vargo resists and wins a tie.")
    evening.roll("Tomas", 2)
    evening.roll("Dario", 3)
    expect(check(page).get_by_role("status").first).to_contain_text("Dario Vargo wins")

    do(mine(page, "Desk"), "Hand the game over")
    expect(form).to_contain_text("Hand the game over to Ann")
    send(form)
    said(page, "Gwen hands the game over: Ann leads it now.")
    expect(page.get_by_role("tab", name="Desk")).to_have_count(0)
    expect(board(page).get_by_role("region", name="Call for a check")).to_have_count(0)
    assert stacked.troubles == []


def test_a_character_is_saved_by_name_and_brought_in_from_the_file(stacked: Stacked, evening: Company) -> None:
    gm, player = (
        stacked.person(bypass_csp=True, reduced_motion="reduce"),
        stacked.person(bypass_csp=True, reduced_motion="reduce"),
    )
    player.goto(evening.links[1])
    with player.expect_download() as text:
        mine(player, "Tomas Reyl").get_by_role("button", name="Save as a file: Text (Markdown)").click()
    assert text.value.suggested_filename == "tomas-reyl.md"
    with player.expect_download() as saved:
        mine(player, "Tomas Reyl").get_by_role("button", name=re.compile("^Save as a file: Parlour")).click()
    assert saved.value.suggested_filename == "tomas-reyl.parlour.json"
    gm.goto(evening.links[0])
    do(mine(gm, "Desk"), "Open a file of characters")
    form = gm.get_by_role("dialog")
    form.get_by_label("Choose a file").set_input_files(saved.value.path())
    send(form)
    shelf = mine(gm, "Desk").locator("details", has_text="On the shelf")
    shelf.get_by_role("checkbox", name=re.compile("Tomas Reyl")).check()
    do(shelf, "Add (1)")
    said(gm, "Tomas Reyl 2 joins the cast.")
    assert "Tomas Reyl 2" in [one["name"] for one in evening.people()]


HOUNDS = "".join(
    [
        f'<beast name="{name}" parent="Hounds"><attributes size="{size}" soak="12"><attribute name="agility" '
        'score="5"/></attributes><skills><group name="Talents">'
        '<skill name="Athletics" score="4"/><skill name="Stealth" score="5"/><skill name="Swim" '
        'score="2"/></group></skills></beast>'
        for name, size in (("Marsh hound", 3), ("Moor hound", 4), ("Mire ox", 9))
    ]
)
KENNEL = f"""<?xml version="1.0"?><bestiary><beast name="Hounds" primary="true"><description><short>They bark.</short></description></beast>
{HOUNDS}</bestiary>"""  # noqa: E501


def test_some_of_a_bestiary_are_brought_in_and_one_comes_unseen(
    stacked: Stacked, evening: Company, tmp_path: Path
) -> None:
    """Three are in the file: what they are and what is not played here is shown before they are chosen. Then one of
    them creeps up."""
    file = tmp_path / "kennel.yags"
    file.write_text(KENNEL)
    page = stacked.person(bypass_csp=True, reduced_motion="reduce")
    player = stacked.person(bypass_csp=True, reduced_motion="reduce")
    page.goto(evening.links[0])
    player.goto(evening.links[1])
    do(mine(page, "Desk"), "Open a file of characters")
    form = page.get_by_role("dialog")
    form.get_by_label("Choose a file").set_input_files(file)
    send(form)
    shelf = mine(page, "Desk").locator("details", has_text="On the shelf")
    expect(shelf.get_by_role("checkbox")).to_have_count(3)
    expect(shelf).to_contain_text("It has no Strength, Health, Dexterity")
    expect(shelf).to_contain_text("Not on the campaign's skill list, kept as words: swim 2.")
    expect(shelf.get_by_role("button", name="Add", exact=True)).to_be_disabled()
    for name in ("Marsh hound", "Mire ox"):
        shelf.get_by_role("checkbox", name=re.compile(name)).check()
    do(shelf, "Add (2)")
    said(page, "Mire ox joins the cast, a creature.")
    assert {"Marsh hound", "Mire ox"} <= {one["name"] for one in evening.people()}
    shelf.get_by_role("checkbox", name=re.compile("Moor hound")).check()
    do(shelf, "Add hidden")
    hidden = mine(page, "Desk").locator("details", has_text="Hidden: only you know")
    do(hidden, "Moor hound enters the scene")
    expect(hidden).to_contain_text("in the scene, unseen")

    board(page).get_by_role("button", name="Sneak (hidden)").click()
    form.get_by_role("group", name="Who", exact=True).get_by_role("radio", name=re.compile("Moor hound")).check()
    form.get_by_role("group", name=re.compile("Who could notice")).get_by_role("checkbox", name="Tomas Reyl").check()
    expect(form.get_by_role("group", name="What would be rolled")).to_contain_text("stealth 5")
    stacked.stack("12", "9")
    send(form)
    expect(board(page)).to_contain_text("Hidden rolls (1)")
    assert evening.people() and player.get_by_text("Moor hound").count() == 0
    do(shelf, "Select all")
    do(shelf, "Take off the shelf")
    expect(shelf).to_have_count(0)
    assert stacked.troubles == []
