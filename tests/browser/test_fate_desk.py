"""The game master's desk, tried alone: secrets, challenges, people made, values overruled and set back, pleas; and who
only watches."""

import re

from playwright.sync_api import Page, expect

from browser.fate_table import (
    LATER,
    against,
    asked,
    board,
    chip,
    desk,
    fill,
    hold,
    let_stand,
    mine,
    open_fate,
    roll,
    send,
    throw,
)
from browser.house import House
from browser.test_axe import _faults
from browser.test_fate_phone import try_fate


def act_as(page: Page, seat: str) -> None:
    page.get_by_label(re.compile("[Aa]ct as$")).select_option(seat)


def test_secrets_people_and_overruling(house: House) -> None:
    gm = house.person(bypass_csp=True)
    try_fate(house, gm)
    panel = mine(gm, "Desk")
    panel.get_by_text("Hidden: only you know").click()
    expect(panel).to_contain_text("Her Promise Is Cast in the Bronze")
    act_as(gm, "1")
    expect(board(gm)).not_to_contain_text("Her Promise Is Cast in the Bronze")
    act_as(gm, "0")
    panel = mine(gm, "Desk")
    panel.get_by_text("Hidden: only you know").click()
    panel.get_by_role("button", name="Reveal Old Mother Undertow").click()
    expect(board(gm)).to_contain_text("Old Mother Undertow")
    desk(
        gm,
        "Make a mook",
        pick="Open",
        Name="Bell rat",
        Aspects="Gnaws on Rope",
        Stress_boxes="1",
        Good_at="gnawing",
        Bad_at="cats",
    )
    expect(board(gm)).to_contain_text("Bell rat")
    assert not (faults := _faults(gm)), faults

    board(gm).get_by_role("button", name="Overrule the pool").click()
    form = gm.get_by_role("dialog")
    fill(form, New_value="7", Why="a long night")
    send(form)
    expect(board(gm).get_by_role("img", name=re.compile("pool: 7"))).to_be_visible()
    panel = mine(gm, "Desk")
    panel.get_by_text("Overruled (1)").click()
    panel.get_by_role("button", name="Take it back").click()
    fill(gm.get_by_role("dialog"), Why="a slip")
    send(gm.get_by_role("dialog"))
    expect(board(gm).get_by_role("img", name=re.compile("pool: 4"))).to_be_visible()
    assert house.troubles == []


def test_a_consequence_is_given_renamed_and_removed(house: House) -> None:
    gm = house.person(bypass_csp=True)
    try_fate(house, gm)
    desk(
        gm,
        "Give a consequence",
        pick_1="Nettie",
        pick_2="Mild",
        A_short_phrase="Rope Burns",
        Where_it_comes_from="The rope runs out",
    )
    log = gm.get_by_role("log")
    expect(log).to_contain_text("gives Nettie Corvane a mild consequence. The rope runs out.")
    aspects = board(gm).get_by_role("region", name="Aspects in play")
    aspects.get_by_role("button", name="Rope Burns").click()
    gm.get_by_role("button", name="Overrule the wording").click()
    form = gm.get_by_role("dialog")
    fill(form, New_value="Raw Palms", Why="closer to the tale")
    send(form)
    expect(aspects.get_by_role("button", name="Raw Palms")).to_be_visible()
    assert not (faults := _faults(gm)), faults
    desk(gm, "Remove consequence", Why="Salve")
    expect(log).to_contain_text("removes the mild consequence “Raw Palms” from Nettie Corvane. Salve.")
    expect(aspects.get_by_role("button", name="Raw Palms")).to_have_count(0)
    assert house.troubles == []


def test_a_hazard_attacks_and_the_target_defends(house: House) -> None:
    gm = house.person(bypass_csp=True)
    try_fate(house, gm)
    desk(gm, "Hazard attack", pick_1="Nettie", What_it_is="The falling bell", What_happens="The beam gives way")
    expect(roll(gm)).to_contain_text("The falling bell attacks Nettie Corvane")
    act_as(gm, "1")
    fill(roll(gm), pick_1="Careful", pick_2=LATER)
    roll(gm).get_by_role("button", name="Defend", exact=True).click()
    throw(gm, "000-")
    hold(gm)
    let_stand(gm)
    expect(asked(gm).get_by_role("button", name="Let it stand")).to_have_count(0)
    act_as(gm, "0")
    let_stand(gm)
    expect(roll(gm)).to_contain_text("1 damage")
    assert house.troubles == []


def test_a_challenge_and_a_plea(house: House) -> None:
    gm = house.person(bypass_csp=True)
    try_fate(house, gm)
    desk(
        gm,
        "Start a challenge",
        pick="All at once",
        Name_of_the_challenge="Out before the tide",
        Tasks="Cut the rope; Carry Osk",
    )
    act_as(gm, "1")
    tasks = board(gm).get_by_role("region", name=re.compile("^Challenge"))
    tasks.get_by_role("listitem").filter(has_text="Cut the rope").get_by_role("button", name="Overcome").click()
    fill(gm.get_by_role("dialog"), pick_1="Forceful", pick_2=LATER)
    send(gm.get_by_role("dialog"))
    expect(roll(gm)).to_contain_text("Cut the rope")
    asked(gm).get_by_role("button", name="Roll the dice").click()
    expect(roll(gm).get_by_role("group", name=re.compile("^Rolled"))).to_be_visible()
    mine(gm, "Nettie").get_by_role("button", name="Ask the GM").click()
    form = gm.get_by_role("dialog")
    form.get_by_role("textbox").first.fill("May the lamp answer me?")
    send(form)
    expect(asked(gm).get_by_role("button", name="Withdraw request")).to_be_visible()
    act_as(gm, "0")
    expect(asked(gm)).to_contain_text("May the lamp answer me?")
    asked(gm).get_by_role("button", name="Allow").click()
    form = gm.get_by_role("dialog")
    form.get_by_role("textbox").first.fill("Once, and faintly.")
    send(form)
    expect(asked(gm)).not_to_contain_text("May the lamp answer me?")
    expect(gm.get_by_role("log")).to_contain_text("Reason: Once, and faintly.")
    assert house.troubles == []


def test_an_advantage_on_somebody_is_in_play_and_keeps_its_free_invokes(house: House) -> None:
    gm = house.person(bypass_csp=True)
    try_fate(house, gm)
    act_as(gm, "1")
    mine(gm, "Nettie").get_by_role("button", name="Create an advantage").click()
    form = gm.get_by_role("dialog")
    fill(form, pick_1="Nettie", pick_2="Careful", pick_3=LATER, The_aspect_you_want="Lamp Held High")
    send(form)
    act_as(gm, "0")
    against(gm, "Moderately difficult")
    act_as(gm, "1")
    throw(gm, "++++")
    act_as(gm, "0")
    let_stand(gm)
    act_as(gm, "1")
    card = board(gm).get_by_role("region", name="Aspects in play").get_by_role("button", name="Lamp Held High")
    expect(card).to_contain_text("Nettie")
    expect(card.get_by_role("img", name="Free invokes of heroes: 2")).to_be_visible()
    chip(gm, "Nettie").click()
    shown = (
        gm.get_by_role("listitem")
        .filter(has_text="Lamp Held High")
        .get_by_role("img", name="Free invokes of heroes: 2")
    )
    expect(shown.first).to_be_visible()
    assert house.troubles == []


BEHIND = """() => { const map = document.querySelector('.map'), frame = map.getBoundingClientRect();
  const cards = [...map.querySelectorAll('[data-zone]')].map((card) => card.getBoundingClientRect());
  return [...map.querySelectorAll(':scope > svg path')].map((way) => new Set(Array.from({ length: 400 }, (_, i) => {
    const { x, y } = way.getPointAtLength((way.getTotalLength() * i) / 399);
    return cards.findIndex((card) => x + frame.x > card.left && x + frame.x < card.right && y + frame.y > card.top && y + frame.y < card.bottom);
  }).filter((card) => card >= 0)).size); }"""  # noqa: E501


def test_ways_between_zones_run_behind_no_other_zone(house: House) -> None:
    for width in (1920, 1000):
        gm = house.person(viewport={"width": width, "height": 1000})
        try_fate(house, gm)
        expect(board(gm).locator(".map > svg path")).to_have_count(3)
        assert gm.evaluate(BEHIND) == [2, 2, 2]


def test_who_only_watches_sees_the_table_and_nothing_else(house: House) -> None:
    links = open_fate(house, 2)
    gm, watcher = house.person(), house.person(bypass_csp=True)
    house.sit(gm, links[0], "Gwen")
    gm.get_by_role("button", name="Begin the game").click()
    watcher.goto(links[-1])
    expect(board(watcher)).to_contain_text("The table is set")
    expect(watcher.get_by_role("tab")).to_have_count(0)
    assert not (faults := _faults(watcher)), faults
    assert house.troubles == []
