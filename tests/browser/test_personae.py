"""An evening of Personae: a character made on the page, words, three rounds of blows, a life saved, wounds that mend
over two scenes, growth."""

import re

from playwright.sync_api import Page, expect

from browser.fate_table import board, fill, mine, send
from browser.house import Stacked
from browser.personae_table import (
    answer,
    attack,
    challenge,
    company,
    desk,
    do,
    end_turn,
    over,
    plate,
    rail,
    roll,
    side,
    stop,
    throw,
    turn,
)
from browser.test_axe import _faults

RANKS = {
    "Competence": "First",
    "Prowess": "Second",
    "Cunning": "First",
    "Power": "Third",
    "Knowledge": "Second",
    "Stature": "Handicap",
}
POINTS = {"Competence": 5, "Cunning": 5, "Prowess": 5, "Knowledge": 3, "Power": 2}


def on(page: Page, step: str) -> None:
    board(page).get_by_role("button", name="Next step").click()
    expect(
        board(page).get_by_role("listitem").and_(page.locator("[aria-current=step]")).filter(has_text=step)
    ).to_be_visible()


def make_a_character(ann: Page) -> None:
    """Six steps, each with what is still to do."""
    board(ann).get_by_role("button", name="Make a character").click()
    fill(ann.get_by_role("dialog"), Name="Tamsin Rook")
    send(ann.get_by_role("dialog"))
    making = board(ann).get_by_role("region", name="Your character in the making")
    for label, text in (("Key words", "wry, quick, in debt"), ("Concept", "Lock-keeper's runaway daughter")):
        making.get_by_label(re.compile(f"^{label}")).fill(text)
        making.get_by_label(re.compile(f"^{label}")).press("Enter")
    expect(making.get_by_text("Still to do:")).to_have_count(0)
    on(ann, "Ranking")
    for attribute, rank in RANKS.items():
        making.get_by_role("group", name=attribute).get_by_role("radio", name=rank).check(force=True)
    expect(making.get_by_role("list", name="Ranks given")).to_contain_text("First 2 of 2")
    on(ann, "Points")
    left = 20
    for attribute, points in POINTS.items():
        for _ in range(points):
            making.get_by_role("spinbutton", name=attribute).press("ArrowUp")
        left -= points
        expect(making.get_by_role("status").first).to_contain_text(f"{left}points left of 20")
    on(ann, "Traits")
    skill(ann, "Knife", "A small weapon", "Cunning", group="blades")
    skill(ann, "Parley", "Anything but a weapon or shield", "Competence")
    for _ in range(3):
        making.get_by_role("spinbutton", name="Pool dice on Knife").press("ArrowUp")
    making.get_by_role("spinbutton", name="Pool dice on Parley").press("ArrowUp")
    expect(making.get_by_role("tab", name="Skills")).to_contain_text("dice 4 of 15, 11 left")
    making.get_by_role("tab", name="Special Abilities").click()
    making.get_by_role("button", name="Choose a culture").click()
    form = ann.get_by_role("dialog")
    fill(
        form,
        pick="Adds to the result",
        Name="Lockside",
        In_your_own_words="I know every gate on the river.",
        Only_when="at a lock or a gate",
    )
    send(form)
    making.get_by_role("tab", name="Talents").click()
    do(making, "Add a native language", Which_one="Canal")
    on(ann, "Gear")
    do(making, "Add a weapon", pick="Small", Name="gutting knife", Weapon_group="blades")
    making.get_by_role("button", name="Submit to the GM").click()


def skill(page: Page, name: str, sort: str, attribute: str, group: str = "") -> None:
    page.get_by_role("button", name="Unlock a Skill").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Kind of Skill").select_option(label=sort)
    fill(form, Name=name, pick=attribute, **({"Weapon_group": group} if group else {}))
    send(form)


def set_the_table(gm: Page, ben: Page) -> None:
    board(ben).get_by_role("button", name="Take Mother Okoro").click()
    desk(gm, "Approve Tamsin Rook")
    desk(gm, "Start the session")
    for key in ("Sergeant of the watch", "Tollgate bruiser", "Reed-marsh hound"):
        mine(gm, "Desk").get_by_role("button", name="From the library").click()
        gm.get_by_role("dialog").get_by_role("button", name=f"Add {key}", exact=True).click()
        expect(gm.get_by_role("dialog")).to_have_count(0)
    mine(gm, "Desk").get_by_role("button", name="Open a scene").first.click()
    form = gm.get_by_role("dialog")
    fill(form, Where="The Shut Lock", When="an hour before moonrise")
    for name in ("Sergeant", "Tollgate", "Reed-marsh"):
        form.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    send(form)
    expect(board(ben).get_by_role("heading", name="The Shut Lock")).to_be_visible()


def words(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """An Interaction Challenge with help: a tie at the top, decided by the next dice."""
    do(
        turn(ann, "Tamsin Rook"),
        "Challenge someone",
        pick_1="Parley",
        pick_2="Sergeant of the watch",
        What_success="She reads the paper again",
    )
    do(challenge(ben).get_by_role("group", name="Help Tamsin Rook"), "Mother Okoro", pick="Calm")
    do(challenge(gm), "Yes")
    challenge(ann).get_by_role("button", name="Nobody else helps").click()
    answer(gm, "Sergeant of the watch", "Resist")
    expect(side(ann, "Tamsin Rook, Parley")).to_contain_text("3 dice +6")
    expect(side(ann, "Tamsin Rook, Parley")).to_contain_text("with the help of Mother Okoro")
    expect(side(ann, "Sergeant of the watch, Resist")).to_contain_text("only the game master knows the numbers")
    house.stack("4", "3", "2", "9", "1", "1")
    roll(ann, gm)
    for page in (gm, ann, ben):
        expect(side(page, "Tamsin Rook, Parley")).to_contain_text("Result 10.")
        expect(side(page, "Sergeant of the watch, Resist")).to_contain_text("Result 10.")
        expect(challenge(page).get_by_role("list", name="The dice compared").get_by_role("listitem")).to_contain_text(
            ["a tie, so the next dice", "this pair decides"]
        )
        expect(challenge(page).get_by_role("status").filter(has_text="succeeds")).to_contain_text("10–10, then 9–2")
    assert not (faults := _faults(ann)), faults
    over(ann)


def first_round(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """Blows counted at once take hold when the round ends."""
    house.stack("9", "8", "8", "5", "1")
    do(board(ann), "Escalate to violence", Goal="through the gate before the watch comes")
    expect(rail(ben).get_by_role("listitem")).to_contain_text(
        ["Tamsin Rook", "Sergeant of the watch", "Mother Okoro", "Tollgate bruiser", "Reed-marsh hound"]
    )
    expect(rail(ben)).to_contain_text("Tamsin Rook escalated and opens with a Challenge.")
    attack(ann, "Tamsin Rook", "Knife", "Sergeant of the watch", "off the gate walk")
    answer(gm, "Sergeant of the watch", "Block")
    house.stack("9", "9", "4", "2", "1", "5", "4", "3", "2", "1")
    roll(ann, gm)
    expect(side(ben, "Tamsin Rook, Knife")).to_contain_text("Result 14.")
    expect(side(ben, "Sergeant of the watch, Block")).to_contain_text("Result 8.")
    expect(side(ann, "Sergeant of the watch, Block")).to_contain_text("Injured at round's end")
    over(ann)
    expect(plate(ann, "Sergeant of the watch")).to_contain_text("Injured at round's end")
    end_turn(ann, "Tamsin Rook")

    attack(gm, "Sergeant of the watch", "Halberd", "Tamsin Rook", "down from there")
    answer(ann, "Tamsin Rook", "Dodge")
    house.stack("9", "8", "7", "6", "5", "4", "3")
    roll(gm, ann)
    expect(side(ann, "Tamsin Rook, Dodge")).to_contain_text("Injured at round's end")
    over(gm)
    expect(
        mine(ann, "Tamsin Rook").get_by_role(
            "group", name=re.compile("^Health: 1 hit, Unharmed, Injured when the round ends")
        )
    ).to_be_visible()
    end_turn(gm, "Sergeant of the watch")

    do(turn(ben, "Mother Okoro"), "Announce a defence", pick="Quarterstaff")
    expect(plate(ann, "Mother Okoro")).to_contain_text("active defence: Quarterstaff")
    end_turn(ben, "Mother Okoro")
    end_turn(gm, "Tollgate bruiser", unspent=True)
    end_turn(gm, "Reed-marsh hound", unspent=True)
    expect(rail(ann)).to_contain_text("Round 2")
    expect(plate(ben, "Tamsin Rook")).to_contain_text("Injured")
    expect(plate(ben, "Tamsin Rook")).to_contain_text("1 die fewer")
    expect(plate(ben, "Tamsin Rook")).not_to_contain_text("at round's end")


def second_round(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """Hurt, one rolls fewer dice; what was announced may answer a blow."""
    attack(ann, "Tamsin Rook", "Knife", "Sergeant of the watch", "off the gate walk")
    expect(side(ann, "Tamsin Rook, Knife")).to_contain_text("4 dice +5")
    answer(gm, "Sergeant of the watch", "Block")
    throw(ann, 3, 2, 1, 1)
    house.stack("9", "1", "1", "1")
    roll(gm)
    expect(side(gm, "Tamsin Rook, Knife")).to_contain_text("rolled with real dice")
    expect(challenge(ann).get_by_role("status").filter(has_text="defends")).to_contain_text("12 to 8")
    over(ann)
    end_turn(ann, "Tamsin Rook")

    attack(gm, "Sergeant of the watch", "Halberd", "Mother Okoro", "out of the way")
    answer(ben, "Mother Okoro", "Quarterstaff")
    expect(side(gm, "Mother Okoro, Quarterstaff")).to_contain_text("active defence")
    house.stack("2", "2", "1", "1", "9", "8")
    roll(gm, ben)
    expect(challenge(ben).get_by_role("status").filter(has_text="defends")).to_contain_text("10 to 5")
    over(gm)
    end_turn(gm, "Sergeant of the watch")
    end_turn(ben, "Mother Okoro", unspent=True)

    attack(gm, "Tollgate bruiser", "Club", "Reed-marsh hound", "quiet")
    answer(gm, "Reed-marsh hound", "Dodge")
    house.stack("9", "8", "7", "6", "1", "1", "1", "1")
    roll(gm, gm)
    over(gm)
    expect(plate(ben, "Reed-marsh hound")).to_contain_text("Incapacitated at round's end")
    end_turn(gm, "Tollgate bruiser")
    end_turn(gm, "Reed-marsh hound", unspent=True)
    expect(stop(ann, "Reed-marsh hound")).to_contain_text("unconscious")


def third_round(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """Dying before the round is over, and saved within it."""
    end_turn(ann, "Tamsin Rook", unspent=True)
    attack(gm, "Sergeant of the watch", "Halberd", "Reed-marsh hound", "an end to it")
    answer(gm, "Reed-marsh hound", "Dodge")
    house.stack("9", "8", "7", "6", "1")
    roll(gm, gm)
    over(gm)
    expect(plate(ben, "Reed-marsh hound")).to_contain_text("Dying at round's end")
    end_turn(gm, "Sergeant of the watch")
    turn(ben, "Mother Okoro").get_by_role("button", name="Stabilise Reed-marsh hound").click()
    expect(plate(ann, "Reed-marsh hound")).to_contain_text("stabilised")
    expect(stop(ben, "Mother Okoro")).to_contain_text("action used")
    do(board(gm), "End the encounter", Goals_met="The gate stands open.")
    expect(rail(ann)).to_have_count(0)


def recovery(house: Stacked, gm: Page, ann: Page, ben: Page) -> None:
    """A bonesetter's roll in place of one's own; the rest is gone after the scene that follows."""
    wounds = board(ann).get_by_role("region", name="Wounds and recovery")
    expect(wounds).to_contain_text("Recovery: now, against 1 die + 1")
    wounds.get_by_role("button", name="Mother Okoro", exact=True).click()
    house.stack("6", "4", "3", "2", "1", "8")
    challenge(ann).get_by_role("button", name="Nobody else helps").click()
    expect(side(ben, "Tamsin Rook, by Mother Okoro's Bonesetting")).to_contain_text("5 dice +6")
    roll(ann, gm)
    expect(wounds).to_contain_text("the rest is gone after scene 2")
    close_the_scene(gm)
    expect(board(ben).get_by_text("The scene is closing: recoveries that are due come first.")).to_be_visible()
    close_the_scene(gm)
    expect(board(ben).get_by_role("heading", name="Between scenes")).to_be_visible()
    desk(gm, "Open a scene", Where="The Barge")
    expect(plate(ann, "Tamsin Rook")).to_contain_text("mending")
    close_the_scene(gm)
    close_the_scene(gm)
    expect(mine(ann, "Tamsin Rook").get_by_role("group", name="Health: 0 hits, Unharmed")).to_be_visible()


def close_the_scene(gm: Page) -> None:
    mine(gm, "Desk").get_by_role("button", name="Close the scene", exact=True).click()
    send(gm.get_by_role("dialog"))


def growth(gm: Page, ann: Page) -> None:
    """Awarded, planned, handed in, agreed: the sheet is another."""
    desk(gm, "Award Development Points", pick="Tamsin Rook", Reason="She went back for the hound.")
    panel = mine(ann, "Advance")
    expect(panel).to_contain_text("1Development Point of Tamsin Rook")
    panel.get_by_role("button", name="Plan to raise Stature").click()
    expect(panel).to_contain_text("1 planned, 0 left")
    panel.get_by_role("button", name="Submit the plans").click()
    expect(panel).to_contain_text("Submitted:")
    expect(mine(gm, "Desk")).to_contain_text("Tamsin Rook plans to advance:")
    desk(gm, "Approve the plans")
    sheet = mine(ann, "Tamsin Rook")
    expect(sheet).to_contain_text("cap 2 = 10% of 21")
    expect(sheet).to_contain_text("Injured 2 · Wounded 3 · Incapacitated 4 · Dying 5")
    expect(sheet).to_contain_text("Ledger: 0 Development Points in the bank")


def test_an_evening(stacked: Stacked) -> None:
    gm, ann, ben = company(stacked)
    make_a_character(ann)
    set_the_table(gm, ben)
    words(stacked, gm, ann, ben)
    first_round(stacked, gm, ann, ben)
    second_round(stacked, gm, ann, ben)
    third_round(stacked, gm, ann, ben)
    recovery(stacked, gm, ann, ben)
    growth(gm, ann)
    assert stacked.troubles == []
