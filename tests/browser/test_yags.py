"""An evening of Yags: a character made and packed on the page, a run over the roofs, a climb, a race, a lie, a lock
that holds, experience spent."""

import re

from playwright.sync_api import Page, expect

from browser.fate_table import asked, board, fill, mine, send
from browser.house import Stacked
from browser.test_axe import _faults
from browser.yags_table import (
    afoot,
    begin,
    check,
    choose,
    climb,
    company,
    desk,
    do,
    line,
    on,
    outcome,
    plate,
    roll,
    said,
    side,
    step,
    task,
    throw,
)

WREN, TOMAS, VARGO = "Wren Tallow", "Tomas Reyl", "Dario Vargo"
RUNS = re.compile("^Run ")


def make_a_character(ann: Page) -> None:
    """Five steps with what follows from the numbers; a refusal says what it rests on, and then it goes."""
    board(ann).get_by_role("button", name="Make a character").click()
    fill(ann.get_by_role("dialog"), Name=WREN)
    send(ann.get_by_role("dialog"))
    making = board(ann).get_by_role("region", name="Your character in the making")
    making.get_by_label("Concept").fill("Roofer's daughter who runs messages after dark")
    making.get_by_label("Concept").press("Enter")
    on(ann, "Attributes")
    step(ann, "Agility", 6)
    expect(making).to_contain_text("Agility 6 (exceptional): more than 5 is rare.")
    for name, value in (("Agility", 4), ("Empathy", 4)):
        step(ann, name, value)
    expect(making.get_by_label("Derived values")).to_contain_text("Move 13")
    on(ann, "Skills")
    step(ann, "athletics", 4)
    step(ann, "guile", 3)
    making.get_by_role("button", name="Why not more? medicine").click()
    expect(asked(ann).get_by_role("alert")).to_contain_text(
        "medicine needs first aid 2 first. Raise the skill it rests on first."
    )
    step(ann, "first aid", 2)
    step(ann, "medicine", 1)
    expect(making.get_by_role("listitem").filter(has_text="medicine")).to_contain_text("Intelligence 3 × 1 = 3")
    on(ann, "Techniques")
    making.get_by_role("button", name="Learn freerunning").click()
    expect(making.get_by_role("group", name="Known already")).to_contain_text("freerunning1")
    expect(making.get_by_label("Derived values")).to_contain_text("Experience 9")


def pack(gm: Page, ann: Page, ben: Page) -> None:
    """What is packed weighs: the band, and all that follows from it, is seen at once."""
    on(ann, "Gear")
    making = board(ann).get_by_role("region", name="Your character in the making")
    gear, movement = (
        making.get_by_role("region", name="Gear and load").first,
        making.get_by_role("region", name="Movement").first,
    )
    do(gear, "Add an item", Weight="2.5", Name="rope and hook")
    expect(gear).to_contain_text("2.5 kg Unencumbered")
    expect(movement).to_contain_text(re.compile(r"Move 13 .*5 \+ 3 \+ 4 \+ 1"))
    do(gear, "Add an item", Weight="25", Name="roll of sheet lead")
    expect(gear).to_contain_text("27.5 kg Heavily encumbered")
    expect(gear).to_contain_text(
        "Agility −2, Dexterity −1; no running or sprinting; Move halved. −10 on rolls to resist fatigue."
    )
    expect(movement).to_contain_text(re.compile(r"Move 5 .*\(5 \+ 3 \+ 2 \+ 1\) / 2"))
    expect(movement.get_by_role("row").filter(has_text="Running")).to_contain_text(
        "No running while heavily encumbered."
    )
    assert not (faults := _faults(ann)), faults
    making.get_by_role("button", name="Submit to the GM").click()
    board(ben).get_by_role("button", name=f"Take {TOMAS}").click()
    desk(gm, f"Approve {WREN}")


def set_the_table(gm: Page, ben: Page) -> None:
    desk(gm, "Start the session")
    for name in (VARGO, "Magda Orsk"):
        mine(gm, "Desk").get_by_role("button", name="From the library").click()
        gm.get_by_role("dialog").get_by_role("button", name=f"Add {name}", exact=True).click()
        expect(gm.get_by_role("dialog")).to_have_count(0)
    do(
        mine(gm, "Desk"),
        "Open a scene",
        Where="The roofs of Tannery Row",
        When="a grey noon",
        pick_1=VARGO,
        pick_2="Magda",
    )
    expect(board(ben).get_by_role("heading", name="The roofs of Tannery Row")).to_be_visible()
    board(gm).get_by_role("button", name="Change the ground").click()
    form = gm.get_by_role("dialog")
    form.get_by_role("radio", name=re.compile("^Light 5")).check()
    for footing in ("Unstable", "Narrow"):
        form.get_by_role("group", name=re.compile(f"^{footing}")).get_by_role("radio", name="5").check()
    form.get_by_role("group", name=re.compile("^Would a fall")).get_by_role("radio", name="Yes").check()
    send(form)
    expect(board(ben).get_by_role("region", name="The ground")).to_contain_text(
        "Light 5 Unstable +5 Narrow +5 = 15", use_inner_text=True
    )


def over_the_roofs(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """Round one: too heavy to run; the lead left behind; a run that fails, and a second check paid for. Another runs as
    he was trained to."""
    board(gm).get_by_role("button", name="Count time in rounds").click()
    runs = afoot(ann, WREN).get_by_role("button", name=RUNS)
    expect(runs).to_be_disabled()
    expect(runs).to_contain_text("No running while heavily encumbered.")
    mine(ann, WREN).get_by_role("button", name="Left: roll of sheet lead").click()
    expect(runs).to_contain_text("26 m")
    expect(runs).to_contain_text("against 30")
    runs.click()
    expect(check(ben)).to_contain_text("target 30")
    expect(side(ann, WREN).get_by_role("group", name="Odds")).to_contain_text("35.0%")
    roll(house, ann, WREN, 9)
    for page in (gm, ann, ben):
        expect(line(page, WREN)).to_have_attribute(
            "aria-label", "4 Agility times 4 athletics + die 9 = 25 against 30: failure"
        )
    expect(check(ben)).to_contain_text(f"{WREN} can pay a point of fatigue to succeed.")
    do(check(ann), "Let it stand")
    expect(check(ben)).to_contain_text("second check: only the fall is at stake")
    roll(house, ann, WREN, 5)
    expect(check(ann)).to_contain_text("Pay a point of fatigue not to fall.")
    do(check(ann), "Pay to succeed")
    expect(outcome(ben)).to_contain_text("paid for with a point of fatigue")
    expect(plate(ben, WREN)).to_contain_text("1 fatigue")
    expect(plate(ben, WREN)).to_contain_text("runs, 0 m")

    afoot(ben, TOMAS).get_by_role("button", name=RUNS).click()
    trained = side(ben, TOMAS).get_by_role("group", name="Techniques").get_by_role("button", name="freerunning")
    trained.click()
    expect(trained).to_have_attribute("aria-pressed", "true")
    roll(house, ben, TOMAS, 12)
    expect(line(ann, TOMAS)).to_have_attribute(
        "aria-label", "(5 Agility +1 mastery) times 6 athletics +5 freerunning + die 12 = 53 against 30: excellent"
    )
    expect(plate(ann, TOMAS)).to_contain_text("runs, 28 m")
    do(board(gm), "Next round")
    expect(plate(ben, WREN)).to_contain_text("hasn't moved")
    do(board(gm), "End the rounds")
    assert not (faults := _faults(ben)), faults


def up_the_chimney(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """An interval that leads up, one that fails and is saved by the second check, one to the top."""
    form = begin(gm, "Climb")
    fill(form, pick_1=WREN, pick_2="Each minute", Height="45", What_they_climb="the dye works chimney")
    send(form)
    higher = climb(ann, WREN).get_by_role("button", name=re.compile("^Climb on"))
    expect(climb(ben, WREN)).to_contain_text(
        "The target here is 20. A check every minute makes 30 m; 2 checks to the top."
    )
    higher.click()
    roll(house, ann, WREN, 10)
    expect(climb(ben, WREN).get_by_role("img", name="30 of 45 metres up")).to_be_visible()
    expect(climb(ben, WREN)).to_contain_text("makes 15 m")
    higher.click()
    roll(house, ann, WREN, 4)
    expect(check(ann)).to_contain_text(
        "The hold is slipping. Pay a point of fatigue to keep it, or a second check decides."
    )
    do(check(ann), "Don't pay")
    expect(check(gm)).to_contain_text(f"{WREN} tries not to fall")
    roll(house, ann, WREN, 8)
    expect(line(ben, WREN)).to_have_attribute(
        "aria-label", "4 Agility times 4 athletics + die 8 = 24 against 20: moderate"
    )
    said(ben, f"{WREN} holds on at 30 m, but gets no higher.")
    expect(climb(ben, WREN)).to_contain_text("30 m of 45 m")
    higher.click()
    roll(house, ann, WREN, 15)
    said(ben, f"{WREN} climbs 15 m and reaches the top at 45 m.")
    expect(climb(ben, WREN)).to_have_count(0)


def race_to_the_hoist(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """Turn by turn: the advantage, a success with it, which the higher mastery keeps; and the next success decides
    it."""
    form = begin(gm, "Competition")
    for at, (field, name) in enumerate((("Who", TOMAS), ("Against", VARGO))):
        form.get_by_role("group", name=field).get_by_role("radio", name=name).check()
        choose(form.get_by_label(re.compile("^Skill")).nth(at), "athletics")
    fill(form, pick="The first to", Number_of="2", Mastery_that="freerunning", Name="to the grain hoist")
    send(form)
    race = task(ann, "to the grain hoist")
    expect(race.get_by_role("img", name="Nobody has the advantage")).to_be_visible()

    do(task(ben, "to the grain hoist"), "Continue: to the grain hoist")
    expect(side(ben, VARGO)).to_contain_text("The game master hides the numbers until the die is rolled.")
    roll(house, ben, TOMAS, 7)
    expect(line(gm, TOMAS)).to_contain_text("48")
    roll(house, gm, VARGO, 11)
    expect(line(ann, VARGO)).to_have_attribute("aria-label", "4 Agility times 5 athletics +2 freerunning + die 11 = 33")
    expect(outcome(ann)).to_contain_text(f"48 to 33: {TOMAS} wins, good.")
    expect(race.get_by_role("img", name=f"{TOMAS} has the advantage")).to_be_visible()

    do(task(ben, "to the grain hoist"), "Continue: to the grain hoist")
    roll(house, ben, TOMAS, 9)
    throw(gm, VARGO, 15)
    expect(side(ben, VARGO)).to_contain_text("rolled with a real die")
    expect(check(ann)).to_contain_text("The higher mastery chooses.")
    do(check(ben), "Keep the advantage")
    expect(race).to_contain_text(f"1 to 0, after turn 2; {TOMAS} has the advantage.")

    do(task(ben, "to the grain hoist"), "Continue: to the grain hoist")
    roll(house, ben, TOMAS, 6)
    expect(line(gm, TOMAS)).to_contain_text("47")
    roll(house, gm, VARGO, 4)
    expect(side(ann, VARGO)).to_contain_text("Fumble on 1 to 4")
    do(check(ben), "Just score")
    expect(race).to_contain_text(f"{TOMAS} won, 2 to 0.")
    do(task(gm, "to the grain hoist"), "Remove")
    expect(race).to_have_count(0)


def is_it_the_truth(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """Rolled blind: who listens learns what to believe, who speaks nothing, the game master all."""
    form = begin(gm, "Lie")
    form.get_by_role("group", name="Who says it").get_by_role("radio", name=TOMAS).check()
    form.get_by_role("group", name="Who listens").get_by_role("radio", name=WREN).check()
    form.get_by_role("textbox", name="What they say").fill("The ledger is already in the yard.")
    expect(form.get_by_role("group", name="What would be rolled")).to_contain_text("Empathy 4 × guile 3: 12 + d20")
    send(form)
    for page in (gm, ben):
        expect(check(page)).to_contain_text("They're lying.")
    roll(house, ben, TOMAS, 5)
    expect(side(ann, TOMAS)).to_contain_text("The die is rolled where nobody sees it.")
    roll(house, ann, WREN, 15)

    believes = ann.get_by_role("region", name="What my characters believe")
    expect(believes).to_contain_text(
        f"{WREN} is certain it's a lie: “The ledger is already in the yard.” ({TOMAS} said it)"
    )
    expect(outcome(gm)).to_contain_text(f"14 to 27: it was a lie, and {WREN} is certain it's a lie.")
    for page in (ann, ben):
        expect(outcome(page)).to_contain_text("Neither can tell how well it went.")
        expect(check(page).locator(".line")).to_have_count(0)
        for number in ("14", "27"):
            expect(check(page)).not_to_contain_text(number)
    expect(check(ann)).not_to_contain_text("They're lying")
    expect(ben.get_by_role("region", name="What my characters believe")).to_have_count(0)
    expect(ben.locator("body")).not_to_contain_text("certain it's a lie")
    expect(board(gm).get_by_text("Hidden rolls (1)")).to_be_visible()


def the_lock_holds(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """A long task by default: a level gained, then two failures in a row, each raising the fumble chance."""
    form = begin(gm, "Long task")
    fill(form, pick=WREN)
    choose(form.get_by_label(re.compile("^Skill")), "lockpicking")
    form.get_by_role("button", name="10 very easy").click()
    fill(form, Success_levels="3", Minutes="10", Name="the lock of the cage")
    send(form)
    lock = task(ben, "the lock of the cage")
    for face, total in ((16, 11), (9, 7), (12, 9)):
        do(task(ann, "the lock of the cage"), "Continue: the lock of the cage")
        check(ann).get_by_role("group", name="How to roll").get_by_role(
            "button", name=re.compile("^sleight instead of lockpicking")
        ).click()
        roll(house, ann, WREN, face)
        outcome = "moderate" if total >= 10 else "failure"
        words = f"3 Dexterity times 2 sleight + die {face} halved (default) = {total} against 10: {outcome}"
        expect(line(ben, WREN)).to_have_attribute("aria-label", words)
        expect(lock.get_by_role("img", name="1 of 3 levels gained")).to_be_visible()
        if face == 9:
            expect(lock).to_contain_text(
                "1 of 3; fumble chance 2; another failure in a row loses it, 20 minutes spent."
            )
    expect(side(ben, WREN)).to_contain_text("Fumble on 1 to 4")
    expect(lock).to_contain_text("Lost after two failures in a row, 30 minutes spent.")


def spend(gm: Page, ann: Page) -> None:
    """Awarded, priced, spent: a skill learnt, a mastery raised, the ledger knows."""
    desk(gm, "Award experience", Points_each="5", What_for="They kept their feet.")
    do(mine(gm, "Campaign"), "Set price: standard skills", Plus_this_many="2")
    panel = mine(ann, "Advance")
    expect(panel).to_contain_text("14 experience points")
    panel.get_by_text("Start something new").click()
    expect(panel.get_by_role("listitem").filter(has_text="lockpicking")).to_contain_text("the first level costs 2")
    do(panel, "Study lockpicking", Points="2")
    expect(panel).to_contain_text("12 experience points")
    panel.get_by_role("group", name="Known already").get_by_role("button", name=re.compile("^freerunning")).click()
    ann.get_by_role("dialog").get_by_role("button", name="Raise by a level").click()
    expect(panel).to_contain_text("11 experience points")
    sheet = mine(ann, WREN)
    skill = sheet.get_by_role("region", name="Skills").get_by_role("listitem")
    expect(skill.filter(has_text="athletics").first).to_contain_text("freerunning2")
    expect(skill.filter(has_text="lockpicking").first).to_contain_text("Dexterity 3")
    expect(sheet).to_contain_text("Ledger: 11 experience points left")


def test_an_evening(stacked: Stacked) -> None:
    gm, ann, ben = company(stacked)
    make_a_character(ann)
    pack(gm, ann, ben)
    set_the_table(gm, ben)
    over_the_roofs(stacked, gm, ann, ben)
    up_the_chimney(stacked, gm, ann, ben)
    race_to_the_hoist(stacked, gm, ann, ben)
    is_it_the_truth(stacked, gm, ann, ben)
    the_lock_holds(stacked, gm, ann, ben)
    spend(gm, ann)
    assert stacked.troubles == []
