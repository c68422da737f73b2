"""Yags on a telephone of 360 points: every page of it within the width of the screen, open to screen readers, large
enough for a thumb."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.fate_table import asked, board, mine
from browser.house import House, Stacked
from browser.telephone import at, fits, form_fits, newcomer, phone
from browser.yags_chairs import Company
from browser.yags_table import afoot, begin, check, climb, line, open_yags, outcome, plate, side, task


@pytest.fixture
def evening(stacked: Stacked) -> Iterator[Company]:
    company = Company(stacked, ("anneke", "tomas"), ("vargo", "orsk"))
    yield company
    company.close()


def test_a_character_is_made_on_a_telephone(house: House) -> None:
    with newcomer(house, open_yags) as (ann, page):
        at(page, "Me")
        expect(mine(page, "New character")).to_contain_text("Tomas Reyl")
        fits(page)
        ann.do("new_creature", hidden=False, human=True, kind="person", name="Wren Tallow")
        panel = mine(page, "Wren Tallow")
        who = ann.look()["public"]["creatures"][-1]["id"]

        def step(name: str) -> None:
            expect(panel.locator("[aria-current=step]")).to_contain_text(name)
            fits(page)
            if name != "Review":
                ann.do("submit", who=who) if name == "Gear" else ann.do("step", on=True, who=who)

        ann.do("describe", who=who, field="concept", text="Roofer's daughter who runs messages after dark")
        step("Frame")
        ann.do("set_attribute", who=who, attribute="Agility", value=6)
        expect(panel).to_contain_text("more than 5 is rare")
        step("Attributes")
        ann.do("set_skill", who=who, skill="athletics", level=5)
        panel.get_by_role("button", name="Set language", exact=True).tap()
        form_fits(page)
        step("Skills")
        ann.do("buy_technique", who=who, name="freerunning")
        panel.get_by_role("button", name=re.compile("^Show .* that can't be learnt now")).tap()
        step("Techniques")
        ann.do("add_item", who=who, weight=40_000, worn_load=-1, tl=0, name="roll of sheet lead")
        expect(panel).to_contain_text("Greatly encumbered")
        panel.get_by_role("button", name="Add an item").tap()
        form_fits(page)
        step("Gear")
        step("Review")
    assert house.troubles == []


def test_one_press_goes_on_to_the_next_step(house: House) -> None:
    with newcomer(house, open_yags) as (ann, page):
        ann.do("new_creature", hidden=False, human=True, kind="person", name="Wren Tallow")
        at(page, "Me")
        asked(page).get_by_role("button", name="Next step").tap()
        expect(mine(page, "Wren Tallow").locator("[aria-current=step]")).to_contain_text("Attributes")


def test_a_player_reads_everything_on_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[1])
    expect(board(page)).to_contain_text("The roofs of Tannery Row")
    fits(page)
    plate(page, "Dario Vargo").get_by_role("button").first.tap()
    form_fits(page)
    at(page, "Me")
    for tab in ("Anneke Holt", "Advance", "Notes", "Campaign", "House rules", "More"):
        mine(page, tab)
        fits(page)
    expect(mine(page, "Anneke Holt")).to_contain_text("27 kg Moderately encumbered")
    at(page, "Table")
    skill = {"attribute": "Dexterity", "skill": "lockpicking", "target": 20}
    evening.gm.do(
        "call_check", hidden=False, real=False, who=evening.who("Anneke"), text="to open the skylight", **skill
    )
    expect(check(page).get_by_role("group", name="How to roll")).to_contain_text("sleight instead of lockpicking")
    fits(page)
    check(page).get_by_role("button", name=re.compile("^sleight instead")).tap()
    check(page).get_by_role("button", name="Enter your own die").tap()
    form_fits(page)
    evening.roll("Anneke", 18)
    expect(line(page, "Anneke Holt")).to_have_attribute(
        "aria-label", re.compile(r"halved \(default\) = 12 against 20: failure$")
    )
    fits(page)
    assert stacked.troubles == []


def test_a_run_and_a_climb_are_followed_on_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[1])
    evening.gm.do("start_rounds")
    expect(afoot(page, "Anneke Holt").get_by_role("button", name=re.compile("^Sprint"))).to_be_disabled()
    fits(page)
    evening.act("Anneke", "go", gait="standard")
    evening.roll("Anneke", 4)
    expect(check(page)).to_contain_text("Pay a point of fatigue to make")
    fits(page)
    evening.chairs[1].do("push", pay=True)
    expect(plate(page, "Anneke Holt")).to_contain_text("1 fatigue")
    fits(page)
    evening.gm.do("end_rounds")
    wall = {"careful": False, "pace": "round", "target": 15, "height": 12, "label": "the chimney ladder"}
    evening.gm.do("start_climb", who=evening.who("Anneke"), **wall)
    evening.gm.do("mark_stretch", who=evening.who("Anneke"), start=6, target=25)
    expect(climb(page, "Anneke Holt")).to_contain_text("0 m of 12 m")
    fits(page)
    evening.act("Anneke", "climb_on")
    evening.roll("Anneke", 1)
    expect(check(page)).to_contain_text("The hold is slipping.")
    fits(page)
    check(page).get_by_role("button", name="Pay to hold on").tap()
    expect(plate(page, "Anneke Holt")).to_contain_text("2 fatigue")
    assert stacked.troubles == []


def test_tasks_are_followed_on_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[2])
    evening.race("Tomas", "Dario", "to the grain hoist", physical=True)
    evening.work("to the grain hoist")
    expect(side(page, "Dario Vargo")).to_contain_text("The game master hides the numbers")
    fits(page)
    evening.roll("Tomas", 1)
    evening.roll("Dario", 20)
    expect(outcome(page)).to_contain_text("Dario Vargo wins")
    evening.work("to the grain hoist")
    evening.roll("Tomas", 1)
    evening.roll("Dario", 20)
    expect(check(page)).to_contain_text("Dario Vargo is about to score. Pay a point of fatigue to block it.")
    fits(page)
    check(page).get_by_role("button", name=re.compile("^Pay to block it")).tap()
    expect(task(page, "to the grain hoist")).to_contain_text("0 to 0")
    mend = {"attribute": "Dexterity", "skill": "lockpicking", "target": 10, "needed": 3, "minutes": 10}
    evening.gm.do("start_long", who=evening.who("Tomas"), name="the lock of the cage", **mend)
    paint = {"attribute": "Empathy", "skill": "charm", "rolls": 3, "field": ""}
    evening.gm.do("start_art", who=evening.who("Tomas"), name="a farewell speech", **paint)
    team = {"attribute": "Agility", "skill": "athletics", "physical": False, "ends": "turns", "goal": 4, "field": ""}
    sides = {
        "ones": [evening.who("Anneke"), evening.who("Tomas")],
        "others": [evening.who("Dario"), evening.who("Magda")],
    }
    evening.gm.do("start_team", name="over the courtyard", **sides, **team)
    expect(task(page, "over the courtyard")).to_contain_text("nobody named yet")
    fits(page)
    which = next(one["task"]["id"] for one in evening.seen["tasks"] if one["task"]["name"] == "over the courtyard")
    evening.gm.do("pick_member", task=which, side=1, who=evening.who("Dario"))
    expect(task(page, "over the courtyard").get_by_role("button", name="Name Tomas Reyl")).to_be_visible()
    asked(page).get_by_role("button", name="Name Tomas Reyl").tap()
    expect(side(page, "Tomas Reyl").get_by_role("button", name="Roll the die")).to_be_visible()
    assert stacked.troubles == []


def test_the_game_master_leads_from_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[0])
    fits(page)
    board(page).get_by_role("button", name="Change the ground").tap()
    form_fits(page)
    evening.act("Tomas", "ask_check", text="to read the last page upside down")
    expect(asked(page)).to_contain_text("to read the last page upside down")
    fits(page)
    for wish in (
        "Check",
        "Spot",
        "Sneak",
        "Lie",
        "Pick a pocket",
        "Throw at somebody",
        "Long task",
        "Competition",
        "Climb",
    ):
        begin(page, wish)
        form_fits(page)
    evening.gm.do(
        "call_lie",
        truthful=False,
        speaker=evening.who("Magda"),
        listener=evening.who("Tomas"),
        text="A court has signed.",
    )
    expect(check(page)).to_contain_text("They're lying.")
    check(page).get_by_text("Change the check").tap()
    fits(page)
    evening.roll("Magda", 3)
    evening.roll("Tomas", 17)
    expect(outcome(page)).to_contain_text("it was a lie")
    board(page).get_by_text("Hidden rolls").tap()
    fits(page)
    at(page, "Me")
    for tab in ("Desk", "Cast", "Notes", "Campaign", "House rules", "More"):
        mine(page, tab)
        fits(page)
    for wish in ("From the library", "Award experience", "Make a character", "Travel", "Hit"):
        mine(page, "Desk").get_by_role("button", name=wish).first.tap()
        form_fits(page)
    assert stacked.troubles == []


def test_a_belief_is_read_on_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[2])
    evening.gm.do(
        "call_lie",
        truthful=False,
        speaker=evening.who("Magda"),
        listener=evening.who("Tomas"),
        text="A court has signed.",
    )
    expect(side(page, "Tomas Reyl")).to_contain_text("A blind roll")
    fits(page)
    evening.roll("Magda", 18)
    evening.roll("Tomas", 2)
    believes = page.get_by_role("region", name="What my characters believe")
    expect(believes).to_contain_text("Tomas Reyl is certain it's the truth: “A court has signed.” (Magda Orsk said it)")
    expect(outcome(page)).to_contain_text("Neither can tell how well it went.")
    fits(page)
    assert stacked.troubles == []
