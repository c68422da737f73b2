"""An evening of Fate in two halves: a game master and two players in three browsers, from the empty table to the
milestone."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.fate_table import (
    LATER,
    act,
    against,
    asked,
    board,
    chip,
    company,
    desk,
    fill,
    let_stand,
    mine,
    roll,
    send,
    throw,
)
from browser.house import House
from browser.test_axe import _faults


def make_a_character(page: Page) -> None:
    board(page).get_by_role("button", name="Make a character").click()
    fill(page.get_by_role("dialog"), Name="Pell Marrow")
    send(page.get_by_role("dialog"))
    mine(page, "Pell Marrow").get_by_role("button", name="Continue").click()
    form = page.get_by_role("dialog")
    assert _faults(page) == []
    for label, text in (
        ("High concept", "Bell Founder With No Bells"),
        ("Trouble", "Hears What Is Not Said"),
        ("Aspect", "My Sister Keeps the Lock"),
    ):
        form.get_by_label(label, exact=True).fill(text)
    form.get_by_role("button", name="Next: Person").click()
    form.get_by_label("Looks").fill("soot to the elbows, a very good hat")
    form.get_by_role("button", name="Next: Approaches").click()
    for _ in range(4):
        form.get_by_role("button", name="Quick up").click()
    form.get_by_role("button", name="Rank approaches").click()
    fill(form, Because_I="am a Born Tinkerer", Circumstance="I have tools at hand")
    form.get_by_label("Approach", exact=True).select_option("Clever")
    form.get_by_label("Action", exact=True).select_option("create")
    expect(form).to_contain_text(
        "Because I am a Born Tinkerer, I get a +2 when I cleverly create advantages when I have tools at hand."
    )
    form.get_by_role("button", name="Write stunt").click()
    form.get_by_role("button", name="Next: Review").click()
    expect(form).to_contain_text("Everything is there.")
    form.get_by_role("button", name="Submit to the GM").click()
    expect(mine(page, "Pell Marrow")).to_contain_text("Waiting for the game master")


def set_the_scene(gm: Page) -> None:
    desk(gm, "Start the session")
    desk(gm, "Open a scene", Name_of_the_scene="The Lamp Room", Situation_aspects="Slick Cobbles; Only One Lamp")
    desk(gm, "Add a zone", Name_of_the_zone="Gallery")
    desk(gm, "Add a zone", Name_of_the_zone="Lamp Floor")
    desk(gm, "Connect zones", pick="Gallery", What_is_in_the_way="A Warped Door")
    mine(gm, "Desk").get_by_role("button", name="From the library").click()
    gm.get_by_role("dialog").get_by_role("button", name="Add Hired blade").click()
    expect(chip(gm, "Hired blade")).to_be_visible()


def an_advantage(gm: Page, ann: Page) -> None:
    mine(ann, "Pell").get_by_role("button", name="Create an advantage").click()
    form = ann.get_by_role("dialog")
    fill(form, pick="Clever", The_aspect_you_want="Sand on the Gallery Floor", How_you_do_it="I empty the sandbags")
    fill(form, pick=LATER)
    send(form)
    against(gm, "Moderately difficult")
    expect(roll(ann).get_by_role("group", name="Odds of this roll")).to_contain_text("Fail 38.3%")
    roll(ann).get_by_role("button", name="Claim stunt").click()
    expect(roll(ann).get_by_role("group", name="Odds of this roll")).to_contain_text("Fail 6.2%")
    throw(ann, "+0-+")
    expect(roll(gm)).to_contain_text("Superb (+5)")
    # Better than with style it cannot become: only the game master could still change it.
    expect(asked(ann).get_by_role("button", name="Let it stand")).to_have_count(0)
    let_stand(gm)
    expect(
        board(ann)
        .get_by_role("button", name="Sand on the Gallery Floor")
        .get_by_role("img", name="Free invokes of heroes: 2")
    ).to_be_visible()


def compels(gm: Page, ben: Page) -> None:
    for trouble, answer, left in (("The lamp goes out.", "Refuse", 2), ("The tide is in the cellar.", "Accept", 3)):
        desk(
            gm,
            "Compel",
            pick_1="The Sea Wants Something Back",
            pick_2="An event",
            What_trouble_it_causes=trouble,
        )
        deal = board(ben).get_by_role("region", name="A compel")
        expect(deal).to_contain_text(trouble)
        deal.get_by_role("button", name=answer).click()
        expect(deal).to_have_count(0)
        expect(mine(ben, "Nettie").get_by_role("img", name=f"Fate points: {left}")).to_be_visible()


def a_contest(gm: Page, ann: Page, ben: Page) -> None:
    desk(gm, "Start a contest", What_it_is_about="First to the lamp", pick_1="Pell Marrow", pick_2="Nettie Corvane")
    for anns, bens in (("++00", "0000"), ("++00", "00--")):
        board(ann).get_by_role("button", name="Compete").click()
        fill(ann.get_by_role("dialog"), pick="Quick")
        send(ann.get_by_role("dialog"))
        board(ben).get_by_role("button", name="Compete").click()
        fill(ben.get_by_role("dialog"), pick="Quick")
        send(ben.get_by_role("dialog"))
        throw(ann, anns)
        throw(ben, bens)
        let_stand(ben, ann)
    expect(ann.get_by_role("log")).to_contain_text("Pell Marrow wins")
    expect(board(ann).get_by_role("region", name=re.compile("^Contest"))).to_have_count(0)


def a_conflict(gm: Page, ann: Page, ben: Page) -> None:
    desk(gm, "Start a conflict", pick_0="Body", pick_1="Ama Wright", pick_2="Nettie Corvane", pick_3="Hired blade")
    for who in ("Ama Wright", "Nettie Corvane", "Hired blade"):
        desk(gm, "Place in a zone", pick_1=who, pick_2="Gallery")
    assert not (faults := _faults(gm)), faults
    asked(gm).get_by_role("button", name="Begin the first exchange").click()

    # Select, then target: Ama steps to the lamp.
    board(ann).get_by_role("region", name="Zones").get_by_role("button", name=re.compile("^Ama Wright")).click()
    board(ann).get_by_role("button", name="Move Ama Wright to Lamp Floor").click()
    expect(board(ann).get_by_role("article", name="Zone Lamp Floor")).to_contain_text("Ama Wright")

    # Body or mind was asked when the conflict began.
    act(ben, "Attack", pick_1="Forceful", pick_2=LATER)
    fill(roll(gm), pick=LATER)
    roll(gm).get_by_role("button", name="Defend", exact=True).click()
    throw(ben, "+000")
    throw(gm, "+000")
    let_stand(gm, ben)
    board(gm).get_by_role("region", name="Take the hit").get_by_role("button", name=re.compile("stress box 2")).click()
    expect(roll(gm)).to_have_count(0)


def hurt_and_giving_in(gm: Page, ann: Page, ben: Page) -> None:
    act(gm, "Attack", pick_1="Nettie Corvane", pick_2="Duelling", pick_3=LATER)
    fill(roll(ben), pick_1="Careful", pick_2=LATER)
    roll(ben).get_by_role("button", name="Defend", exact=True).click()
    throw(gm, "++++")
    throw(ben, "0000")
    let_stand(ben, gm)
    roll(gm).get_by_role("button", name="Deal all the damage").click()
    hit = board(ben).get_by_role("region", name="Take the hit")
    assert not (faults := _faults(ben)), faults
    hit.get_by_role("button", name="Take it with stress box 2 and a mild consequence.").click()
    fill(roll(ben), A_short_phrase="Cut Across the Palm")
    roll(ben).get_by_role("button", name="Name it").click()
    expect(mine(ben, "Nettie").get_by_role("region", name="Harm")).to_contain_text("Cut Across the Palm")

    asked(ann).get_by_role("button", name="End turn").click()
    mine(ben, "Nettie").get_by_role("button", name="Concede").click()
    fill(ben.get_by_role("dialog"), What_happens="She drops the wrench and is locked in the oil store.")
    send(ben.get_by_role("dialog"))
    board(gm).get_by_role("button", name="Set what conceding costs Nettie Corvane").click()
    fill(gm.get_by_role("dialog"), The_cost="The key goes with the blade.")
    send(gm.get_by_role("dialog"))
    expect(mine(ben, "Nettie").get_by_role("img", name="Fate points: 5")).to_be_visible()
    board(gm).get_by_role("button", name="End the conflict").click()
    send(gm.get_by_role("dialog"))


def the_milestone(gm: Page, ann: Page, ben: Page) -> None:
    desk(gm, "End the session")
    for page, wish in ((ann, "Swap two approaches"), (ben, "Change nothing")):
        panel = mine(page, "Milestone")
        panel.get_by_role("button", name=wish).click()
        if wish.startswith("Swap"):
            fill(page.get_by_role("dialog"), pick_1="Quick", pick_2="Forceful")
            send(page.get_by_role("dialog"))
        expect(panel).to_contain_text("✓")
        panel.get_by_role("button", name="Confirm").click()
        expect(page.get_by_role("tab", name="Milestone")).to_have_count(0)
    expect(mine(ann, "Ama").get_by_role("region", name="Approaches")).to_contain_text(
        re.compile(r"Forceful\s*Good \(\+3\)")
    )


def test_from_the_empty_table_to_a_contest(house: House) -> None:
    gm, ann, ben = company(house)
    make_a_character(ann)
    board(ben).get_by_role("button", name="Play Nettie Corvane").click()
    desk(gm, "Approve Pell Marrow")
    assert not (faults := _faults(gm)), faults
    set_the_scene(gm)
    an_advantage(gm, ann)
    compels(gm, ben)
    a_contest(gm, ann, ben)
    assert house.troubles == []


def test_from_a_conflict_to_the_milestone(house: House) -> None:
    gm, ann, ben = company(house)
    board(ann).get_by_role("button", name="Play Ama Wright").click()
    board(ben).get_by_role("button", name="Play Nettie Corvane").click()
    expect(mine(ann, "Ama").get_by_role("article")).to_be_visible()
    set_the_scene(gm)
    a_conflict(gm, ann, ben)
    hurt_and_giving_in(gm, ann, ben)
    the_milestone(gm, ann, ben)
    gm.get_by_role("button", name="Menu").click()
    gm.get_by_text("The story so far").click()
    with gm.expect_download() as saved:
        gm.get_by_role("button", name="As Markdown").click()
    story = Path(saved.value.path()).read_text()
    for told in ("The Lamp Room", "Ama Wright", "Cut Across the Palm", "oil store"):
        assert told in story
    assert house.troubles == []
