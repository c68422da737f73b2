"""The desk of a Yags game master: what is seldom needed, each by its button."""

import re
from collections.abc import Iterator

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


def test_a_skill_is_given_a_notice_allowed_a_tie_settled_and_the_game_handed_over(stacked: Stacked, evening: Company) -> None:
    page = stacked.person(bypass_csp=True, reduced_motion="reduce")
    page.goto(evening.links[0])
    form = page.get_by_role("dialog")

    do(mine(page, "Desk"), "Give a skill")
    form.get_by_label("At once, as an implant does").check()
    form.get_by_label("Tomas Reyl").check()
    choose(form.get_by_role("combobox"), "piloting")
    form.get_by_role("spinbutton").fill("9")
    send(form)
    said(page, "Tomas Reyl has piloting 9 all at once.")

    do(mine(page, "Desk"), "Allow the unusual")
    expect(form).to_contain_text("Tomas Reyl: piloting 9 came at once: above 4 that should be very hard.")
    send(form)
    said(page, "The game master allows Tomas Reyl: piloting 9 at once.")

    evening.gm.do("mark", who=evening.who("Tomas"), counter="fatigue", by=2, why="")
    do(mine(page, "Desk"), "Fatigue, wounds, stuns")
    form.get_by_label("Tomas Reyl").check()
    form.get_by_label("Fatigue", exact=True).check()
    form.get_by_role("spinbutton").fill("0")
    expect(form.get_by_role("status")).to_have_text("How many more: not 0.")
    form.get_by_role("spinbutton").fill("-2")
    send(form)
    said(page, "Tomas Reyl: fatigue 0 (-2).")

    pair = {f"{side}_{field}": value for side in ("one", "other") for field, value in {"attribute": "Strength", "skill": "brawl"}.items()}
    evening.gm.do("call_contest", hidden=False, one=evening.who("Tomas"), other=evening.who("Dario"), rated="moderate", text="", **pair)
    check(page).get_by_text("Change the frame").click()
    do(check(page), "Who resists?")
    form.get_by_label(re.compile("Dario Vargo")).check()
    send(form)
    said(page, "Dario Vargo resists: a tie goes to that side.")
    evening.roll("Tomas", 2)
    evening.roll("Dario", 3)
    expect(check(page).get_by_role("status").first).to_contain_text("Dario Vargo wins")

    do(mine(page, "Desk"), "Hand the game over")
    expect(form).to_contain_text("Ann leads from now on")
    send(form)
    said(page, "Gwen hands the game over: Ann leads it now.")
    expect(page.get_by_role("tab", name="Desk")).to_have_count(0)
    expect(board(page).get_by_role("region", name="Call for a check")).to_have_count(0)
    assert stacked.troubles == []


def test_a_character_is_saved_by_name_and_brought_in_from_the_file(stacked: Stacked, evening: Company) -> None:
    gm, player = stacked.person(bypass_csp=True, reduced_motion="reduce"), stacked.person(bypass_csp=True, reduced_motion="reduce")
    player.goto(evening.links[1])
    with player.expect_download() as text:
        mine(player, "Tomas Reyl").get_by_role("button", name="Save: Text (Markdown)").click()
    assert text.value.suggested_filename == "tomas-reyl.md"
    with player.expect_download() as saved:
        mine(player, "Tomas Reyl").get_by_role("button", name=re.compile("^Save: Parlour")).click()
    assert saved.value.suggested_filename == "tomas-reyl.parlour.json"
    gm.goto(evening.links[0])
    do(mine(gm, "Desk"), "From a file")
    form = gm.get_by_role("dialog")
    form.get_by_label("Choose a file").set_input_files(saved.value.path())
    send(form)
    assert "Tomas Reyl 2" in [one["name"] for one in evening.people()]
