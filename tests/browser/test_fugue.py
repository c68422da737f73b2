"""A sitting of Fugue: a Dealer and three players in four browsers, from waking up without a memory to the next Dealer's
first look at her chapter."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.fugue_table import (
    add_detail,
    board,
    company,
    describe,
    desk,
    do,
    fill,
    memory,
    mine,
    name_ability,
    send,
    show,
    tell,
    turn_up,
)
from browser.house import Stacked
from browser.test_axe import _faults

SCOTTY = "tall, about forty, a boxer's nose"


def waking_up(ursula: Page, scott: Page, troy: Page, simon: Page) -> None:
    board(ursula).get_by_role("button", name=re.compile("^Low Water")).click()
    do(ursula, "Let Ursula deal")
    for page in (scott, troy, simon):
        do(page, "Agree")
    do(ursula, "Open the chapter")
    do(ursula, "Have everyone close their eyes")
    for page in (scott, troy, simon):
        expect(page.get_by_role("dialog", name="Eyes closed")).to_be_visible()
    simon.get_by_role("button", name="Show a plain notice instead").click()
    expect(simon.get_by_text("Ursula is reading the introduction aloud")).to_be_visible()
    expect(board(ursula)).to_contain_text("Read slowly, aloud")
    assert not (faults := _faults(ursula)), faults
    do(ursula, "Have everyone open their eyes")
    expect(troy.get_by_role("dialog")).to_have_count(0)


def bodies(ursula: Page, scott: Page, troy: Page, simon: Page) -> None:
    describe(scott, SCOTTY)
    assert not (faults := _faults(troy)), faults
    add_detail(troy, "smells of diesel")
    do(scott, "Accept")

    describe(troy, "small and quick, with glowing eyes")
    do(
        ursula,
        "Strike out",
        board(ursula).get_by_role("listitem").filter(has_text="glowing"),
        Why="Ordinary people only.",
    )
    expect(board(troy).get_by_role("alert")).to_contain_text("Ordinary people only.")
    describe(troy, "small and quick, no eyebrows")
    add_detail(simon, "a tattoo of a swallow")
    do(troy, "Veto", pick="")
    add_detail(simon, "a gold tooth")

    for page, neighbour in ((simon, ursula), (ursula, scott)):
        describe(page, "somebody with sand in the hair")
        add_detail(neighbour, "a pale mark where a ring was")
        do(page, "Accept")


def signifiers(house: Stacked, ursula: Page, scott: Page, troy: Page) -> None:
    house.stack("The Empress", "Wheel of Fortune", "The Sun", "The Star")
    do(ursula, "Deal the Signifiers")
    expect(
        board(troy)
        .get_by_role("region", name="The Signifiers")
        .get_by_role("button", name="The Empress, Signifier of Scott's persona")
    ).to_be_visible()
    desk(ursula, "Set the scene", Where="The drained swimming bath, a winter night")
    for page, name in ((scott, "Scotty"), (troy, "Trey")):
        mine(page, ".*persona").get_by_role("button", name="Give a name").click()
        fill(page.get_by_role("dialog"), The_name=name)
        send(page.get_by_role("dialog"))
    expect(board(scott).get_by_role("button", name="Trey", exact=True)).to_be_visible()


def an_own_memory(ursula: Page, scott: Page) -> None:
    """The trigger, the memory, and only then the ability."""
    do(
        scott,
        "Remember something",
        What_here="Four men at the door.",
        The_memory="I laugh with men who came to break my legs.",
    )
    name_ability(scott, "Scotty", "Calm thugs", "Voice")
    do(ursula, "Accept", memory(ursula, "Scotty"))
    expect(memory(scott, "Scotty")).to_have_count(0)
    sheet = mine(scott, "Scotty")
    expect(sheet.get_by_role("region", name="Memories")).to_contain_text("who came to break my legs")
    expect(sheet.get_by_role("img", name="Own memories this sitting: 1 of 2; given: 0 of 1")).to_be_visible()


def a_memory_given(ursula: Page, scott: Page, troy: Page) -> None:
    """The Dealer may not touch the memory; the ability she may veto."""
    do(
        troy,
        "Give a memory",
        pick_0="Scotty",
        What_here="A knife on a board.",
        The_memory="You are hacking meat. I hold the lamp.",
        pick_1="Scotty remembers",
    )
    name_ability(troy, "Scotty", "Trauma surgeon")
    expect(memory(ursula, "Scotty").get_by_role("button", name="Accept")).to_be_visible()
    do(ursula, "Veto the ability", memory(ursula, "Scotty"), Why="Too grand.")
    expect(memory(troy, "Scotty")).to_contain_text("Too grand.")
    name_ability(troy, "Scotty", "Use a cleaver", "Right hand")
    assert not (faults := _faults(ursula)), faults
    do(ursula, "Accept", memory(ursula, "Scotty"))
    expect(mine(scott, "Scotty").get_by_role("region", name="Abilities")).to_contain_text("Use a cleaver")


def a_memory_of_the_story(ursula: Page, troy: Page) -> None:
    """The Dealer reads it in her chapter and begins it from there."""
    story = mine(ursula, "The story")
    story.get_by_role("button", name="Give a story memory").first.click()
    form = ursula.get_by_role("dialog")
    fill(form, pick="Trey")
    send(form)
    memory(ursula, "Trey").get_by_role("button", name="Name it").click()
    expect(memory(ursula, "Trey").get_by_role("button", name="Name it")).to_have_count(0)
    if memory(ursula, "Trey").get_by_role("button", name="Accept").count():
        do(ursula, "Accept", memory(ursula, "Trey"))
    expect(mine(troy, "Trey").get_by_role("region", name="Memories").get_by_role("article")).to_have_count(1)


def a_skilled_action(house: Stacked, ursula: Page, scott: Page, troy: Page) -> None:
    """Without an ability, and the card is Scotty's Signifier: it fails for good, and something comes back to Scotty."""
    do(troy, "Say what you do", What="open the pump room")
    do(ursula, "It takes a card", pick="8")
    house.stack("The Empress")
    do(ursula, "Turn up a card")
    tell(troy, "She turns her face away.")
    form = memory(ursula, "Scotty").locator("form[data-command=tell_memory]")
    fill(form, What_comes_back="A garden. You are told to wait, and you wait for years.")
    form.get_by_role("button", name="Tell it").click()
    name_ability(ursula, "Scotty", "Wait without moving")
    do(scott, "Not now", memory(scott, "Scotty"))
    expect(mine(scott, "Scotty").get_by_role("region", name="Abilities")).to_contain_text("Wait without moving")
    expect(board(ursula).get_by_role("article", name=re.compile("^A memory"))).to_have_count(0)


def a_fight(house: Stacked, ursula: Page, scott: Page) -> None:
    """Heavy has 21 and cuts Scotty's hand; Scotty wins the second round and ends it."""
    desk(ursula, "Invent somebody", Name="Heavy")
    do(scott, "Say what you do", What="get past the man at the door")
    do(ursula, "Begin a contest")
    ursula.get_by_role("group", name="Heavy").get_by_label("Other side").check()
    send(ursula.get_by_role("dialog"))
    contest = ursula.get_by_role("region", name="The contest")
    scott.get_by_role("region", name="The contest").get_by_role("button", name="Join in", exact=True).click()
    house.stack("Five of Cups", "Four of Cups", "Ace of Coins", "King of Coins", "Six of Cups")
    contest.get_by_role("button", name=re.compile("^Deal ")).click()
    turn_up(scott, "Five of Cups")
    turn_up(ursula, "Ace of Coins")
    scott.get_by_role("region", name="The contest").get_by_role("button", name="Twist", exact=True).click()
    tell(scott)
    turn_up(ursula, "King of Coins")
    expect(
        scott.get_by_role("region", name="The contest").get_by_role("status").filter(has_text="Heavy has 21")
    ).to_be_visible()
    do(scott, "Turn up nothing")
    contest.get_by_role("radio", name=re.compile("^Wound It will heal")).click()
    contest.get_by_label("Which part of the body").select_option("Right hand")
    do(ursula, "Say what happens", contest)
    barred = (
        mine(scott, "Scotty")
        .get_by_role("region", name="Abilities")
        .get_by_role("listitem")
        .filter(has_text="Use a cleaver")
    )
    expect(barred.locator("s")).to_have_text("Use a cleaver")
    expect(mine(scott, "Scotty").get_by_role("img", name="Figure with wounds: right hand")).to_be_visible()
    assert not (faults := _faults(scott)), faults
    do(scott, "Join in")
    house.stack("Ten of Wands", "Nine of Wands", "Two of Cups", "Three of Cups")
    contest.get_by_role("button", name=re.compile("^Deal ")).click()
    for page, card in (
        (scott, "Ten of Wands"),
        (ursula, "Two of Cups"),
        (scott, "Nine of Wands"),
        (ursula, "Three of Cups"),
    ):
        turn_up(page, card)
    do(scott, "Pass")
    do(ursula, "Pass", contest)
    scott.get_by_role("radio", name=re.compile("^Try to end the contest")).click()
    fill(scott.get_by_role("region", name="The contest"), How="We let him run.")
    do(scott, "Try to end the contest")
    do(ursula, "Let it end", contest)
    expect(contest).to_have_count(0)


def afterwards(ursula: Page, scott: Page, simon: Page) -> None:
    """The wound is tended; what is open stays on the cork board, who knows what in the web of memories."""
    board(ursula).get_by_role("button", name="Scotty", exact=True).click()
    ursula.get_by_role("dialog").get_by_role("button", name="Tend the wound").click()
    expect(ursula.get_by_role("dialog")).to_contain_text("tended")
    ursula.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(mine(scott, "Scotty").get_by_role("region", name="Abilities").locator("s")).to_have_count(0)

    cork = show(simon, "Cork board")
    do(simon, "Pin something up", pick_0="A question", In_a_sentence="Who paid for the meat?", pick_1="Scotty")
    expect(cork.get_by_role("article", name="Open question: Who paid for the meat?")).to_be_visible()
    assert not (faults := _faults(simon)), faults
    do(scott, "Tell others", mine(scott, "Scotty"), pick="Trey")
    web = show(simon, "Memories").get_by_role("region", name="All memories")
    web.get_by_role("button", name=re.compile("^Scotty Calm thugs")).click()
    expect(web).to_contain_text("Told to Trey")
    expect(web.get_by_role("button", name="Who paid for the meat?")).to_be_visible()
    assert not (faults := _faults(simon)), faults


def the_next_dealer(ursula: Page, scott: Page, troy: Page) -> None:
    """A letter goes on, a note is sealed, the desk changes hands; whoever deals sees one chapter more."""
    for wish, title in (("New letter", "What Trey does not know"), ("New note", "I was lying")):
        mine(ursula, "Letters").get_by_role("button", name=wish).click()
        fill(ursula.get_by_role("dialog"), Its_title=title, What_only="The porter has the key.")
        send(ursula.get_by_role("dialog"))
    desk(ursula, "Close the chapter", pick="")
    do(ursula, "Hand over the deck to Scott", pick="")
    do(scott, "Agree")
    expect(scott.get_by_role("tab", name="Desk")).to_be_visible()
    expect(ursula.get_by_role("tab", name="Desk")).to_have_count(0)
    letters = mine(scott, "Letters")
    letters.get_by_role("button", name=re.compile("^A letter: What Trey does not know")).click()
    expect(letters).to_contain_text("The porter has the key.")
    expect(board(troy).get_by_role("img", name=re.compile("^A sealed envelope: Chapter one"))).to_be_visible()
    expect(scott.locator("body")).not_to_contain_text("I was lying")
    expect(mine(scott, "The story")).to_contain_text("Chapter 2")
    assert not (faults := _faults(scott)), faults
    do(scott, "Open the chapter")
    expect(board(troy).get_by_role("list", name="Chapters")).to_contain_text("Chapter two, now, dealt by Scott")
    expect(board(troy).get_by_role("button", name=re.compile("^Scotty .*played by the Dealer"))).to_be_visible()


def the_chronicle(troy: Page) -> None:
    troy.get_by_role("button", name="Menu").click()
    troy.get_by_text("The story so far").click()
    with troy.expect_download() as saved:
        troy.get_by_role("button", name="As Markdown").click()
    story = Path(saved.value.path()).read_text()
    for told in (SCOTTY, "break my legs", "She turns her face away", "drained swimming bath"):
        assert told in story
    assert "I was lying" not in story


def test_a_sitting_from_waking_up_to_the_next_dealer(stacked: Stacked) -> None:
    ursula, scott, troy, simon = company(stacked)
    waking_up(ursula, scott, troy, simon)
    bodies(ursula, scott, troy, simon)
    signifiers(stacked, ursula, scott, troy)
    an_own_memory(ursula, scott)
    a_memory_given(ursula, scott, troy)
    a_memory_of_the_story(ursula, troy)
    a_skilled_action(stacked, ursula, scott, troy)
    a_fight(stacked, ursula, scott)
    afterwards(ursula, scott, simon)
    the_next_dealer(ursula, scott, troy)
    the_chronicle(troy)
    assert stacked.troubles == []
