"""The options of Domino Knights at the page: Fame, looting and multi-turn training, the vote on a goal, pairs of
cards."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.house import House, Stacked


def _press(page: Page, offer: str) -> None:
    page.locator(f".composer [data-offer={offer}]").first.click()


def _piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="{name}"]').first


def _point(page: Page, *names: str) -> None:
    for name in names:
        _piece(page, name).click()


def _asked(page: Page, words: str) -> None:
    expect(page.locator(".status.asked .prompt")).to_contain_text(words)


def _seated(house: Stacked, people: list[str], bots: int, **options: str) -> list[Page]:
    links = house.open(len(people) + bots, bots, **options)
    pages = [house.person(reduced_motion="reduce") for _ in people]
    for page, link, name in zip(pages, links, people, strict=False):
        house.sit(page, link, name)
    return pages


def _mine(page: Page, name: str) -> Locator:
    return page.get_by_label("My hand and Recruits").get_by_role("button", name=name)


def _end_turn(page: Page, *discarded: str) -> None:
    """Nothing more is trained and nobody attacked."""
    _press(page, "end_train")
    _press(page, "end_attack")
    _point(page, *discarded)
    _press(page, "discard")


def test_a_table_is_opened_by_its_form(house: House) -> None:
    page = house.person()
    page.goto(f"{house.address}/open/domino-knights")
    expect(page.get_by_role("radio", name="Default rules")).to_be_checked()
    expect(page.locator("[data-idle=fameGoal]")).to_contain_text("Only with Goal “First to reach a Fame total”")
    page.get_by_role("radio", name="Tournament").check(force=True)
    expect(page.get_by_label("Goal", exact=True)).to_have_value("fameFirstTo")
    expect(page.get_by_text("1 changed")).to_be_visible()
    page.get_by_label("Fame to win").fill("9")
    expect(page.get_by_role("radio", name="Our own")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Play to more than 10, or begin with less.")
    expect(page.get_by_label("Fame to win")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Fame to win").fill("30")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("group", name="How many are bots").get_by_role("radio", name="3").check(force=True)
    page.get_by_role("radio", name="Easy").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Take my seat").click()
    expect(page.get_by_text("Way to play: Tournament")).to_be_visible()
    page.get_by_label("How well Cleo plays").select_option(label="Normal")
    expect(page.get_by_role("log")).to_contain_text("Ann lets a bot play for Cleo (normal).")
    page.get_by_role("button", name="Begin the game").click()
    expect(
        page.get_by_role("button", name=re.compile("Kingdom of Cleo, Fame 10 of 30, .* played by a bot: normal"))
    ).to_be_visible()
    expect(page.get_by_label("People at the table").get_by_text("bot: easy")).to_have_count(2)


def test_the_top_discard_is_taken_by_pressing_it(stacked: Stacked) -> None:
    ann, ben = _seated(stacked, ["Ann", "Ben"], 0)
    stacked.stack(
        *("K♠", "Q♠"),
        *("9♠", "5♠", "6♣", "3♦", "4♦"),
        *("2♥", "4♥", "3♣", "5♦", "7♦"),
        *("[5:9]", "[6:8]"),
        *("[1:1]", "[2:2]"),
        "8♦",
        "7♣",
    )
    ann.get_by_role("button", name="Begin the game").click()
    _asked(ann, "Your draw")
    _press(ann, "draw_cards")
    _end_turn(ann, "9♠")
    _asked(ben, "Your draw")
    _point(ben, "9♠")
    expect(ben.get_by_role("group", name="My hand").get_by_role("button", name="9 of Spades")).to_be_visible()
    expect(ben.get_by_role("alert")).to_have_count(0)


def test_fame_looting_and_training_over_several_turns(stacked: Stacked) -> None:
    ann, ben = _seated(stacked, ["Ann", "Ben"], 1, goal="fameFirstTo", looting="yes", multiTurnTraining="yes")
    stacked.stack(
        *("K♠", "Q♠", "J♠"),
        *("9♠", "5♠", "6♣", "3♦", "4♦"),
        *("2♥", "4♥", "3♣", "5♦", "7♦"),
        *("2♠", "2♦", "2♣", "3♥", "3♠"),
        *("[5:9]", "[6:8]"),
        *("[1:1]", "[2:2]"),
        *("[9:9]", "[8:9]"),
        "J♦",
        "6♦",
    )
    ann.get_by_role("button", name="Begin the game").click()
    _asked(ann, "Your draw")
    expect(ann.locator(".house")).to_contain_text("First to reach 30 Fame")
    expect(_piece(ann, "@0")).to_contain_text("Fame 10 of 30")
    _press(ann, "draw_cards")

    _mine(ann, "My Recruit nine-five").click()
    _point(ann, "9♠", "5♠")
    _press(ann, "train")
    expect(_mine(ann, "My Candidate nine-five")).to_be_visible()
    _mine(ann, "My Recruit eight-six").click()
    _point(ann, "6♣")
    _press(ann, "train")
    expect(_mine(ann, "My Candidate eight-six, cost 14, paid 6 with 6 of Clubs, not finished")).to_be_visible()
    _end_turn(ann)

    stacked.stack("8♦", "4♠", "6♠", "7♠", "8♠")
    _press(ben, "draw_cards")
    expect(ben.get_by_role("button", name="Ann's Candidate, face-down, on 1 card").first).to_be_visible()
    for recruit, card in (("double one", "2♥"), ("double two", "4♥")):
        _mine(ben, f"My Recruit {recruit}").click()
        _point(ben, card)
        _press(ben, "train")
        expect(_mine(ben, f"My Candidate {recruit}")).to_be_visible()
    _end_turn(ben)

    _asked(ann, "Your Maintain")
    ann.get_by_role("group", name="Which end attacks").get_by_role("button", name="9").click()
    _press(ann, "promote")
    stacked.stack("8♣", "9♣", "4♣")
    _press(ann, "draw_cards")
    expect(ann.get_by_text("+ add cards")).to_be_visible()
    _mine(ann, "My Candidate eight-six").click()
    _point(ann, "8♣")
    _press(ann, "add_training")
    expect(_mine(ann, "paid 14 with 6 of Clubs and 8 of Clubs")).to_be_visible()
    _end_turn(ann)

    stacked.stack("6♥", "7♥", "8♥", "9♥", "5♥", "9♦", "6♠", "7♠")
    _press(ben, "draw_cards")
    _end_turn(ben, "7♦")

    _asked(ann, "Your Maintain")
    ann.get_by_role("group", name="Which end attacks").get_by_role("button", name="8").click()
    _press(ann, "promote")
    stacked.stack("7♣")
    _press(ann, "draw_cards")
    _press(ann, "end_train")
    _point(ann, "[5:9]", "@1")
    _press(ann, "attack")
    _asked(ben, "Defend against Ann")
    _point(ben, "[1:1]", "[5:9]", "[2:2]", "[5:9]")
    _press(ben, "defend")
    expect(ben.get_by_label("Battle")).to_contain_text("Ann +2, Ben −2")
    expect(ben.get_by_label("Battle")).to_contain_text("Ann has won and may take one of the fallen")
    _point(ann, "[2:2]")
    _press(ann, "loot")
    expect(_piece(ann, "@0")).to_contain_text("Fame 12 of 30")
    expect(ben.get_by_role("button", name="Top of Ann's graveyard of 1: double two")).to_be_visible()
    expect(ben.get_by_role("button", name="Top of Ben's graveyard of 1: double one")).to_be_visible()
    assert stacked.troubles == []


def test_a_joker_lets_the_table_plead_and_vote(stacked: Stacked) -> None:
    ann, ben = _seated(stacked, ["Ann", "Ben"], 0, goal="random")
    stacked.stack("JK1")
    ann.get_by_role("button", name="Begin the game").click()
    vote = ann.get_by_role("region", name="Vote on the goal")
    expect(vote).to_contain_text("A Joker was turned up")
    vote.get_by_role("textbox").fill("Fame, for it is the quicker game.")
    vote.get_by_role("button", name="Plead").click()
    ballot = ben.get_by_role("region", name="Vote on the goal")
    expect(ballot.locator("q")).to_have_text("Fame, for it is the quicker game.")
    ballot.get_by_role("button", name="First to reach 30 Fame").click()
    expect(vote.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("has voted")
    expect(vote.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("not yet voted")
    vote.get_by_role("button", name="First to reach 30 Fame").click()
    ann.get_by_role("button", name="Goal: First to reach 30 Fame").click()
    told = ann.get_by_role("dialog", name="What this table plays")
    expect(told).to_contain_text("Votes: Ann for First to reach 30 Fame; Ben for First to reach 30 Fame")
    told.get_by_role("button", name="DK-176").click()
    expect(ann.get_by_role("dialog", name="Rulebook")).to_contain_text("DK-176")
    assert stacked.troubles == []


def test_cards_only_between_two_people(stacked: Stacked) -> None:
    ann, ben = _seated(stacked, ["Ann", "Ben"], 0, dominoless="yes")
    stacked.stack("K♠", "Q♠", *("9♦", "8♦", "3♠", "4♠", "7♣"), *("2♥", "3♥", "4♣", "5♣", "6♠"), "J♦", "6♣")
    ann.get_by_role("button", name="Begin the game").click()
    _press(ann, "draw_cards")
    expect(ann.get_by_text("Peasants")).to_have_count(0)
    _point(ann, "9♦", "8♦")
    _press(ann, "train_pair")
    _end_turn(ann)

    stacked.stack("8♠")
    _press(ben, "draw_cards")
    expect(ben.get_by_role("button", name="Ann's Candidate, face-down")).to_be_visible()
    for pair in (("2♥", "3♥"), ("4♣", "5♣")):
        _point(ben, *pair)
        _press(ben, "train_pair")
    _end_turn(ben)

    _asked(ann, "Your Maintain")
    _point(ann, "9♦")
    _press(ann, "assign_pair")
    stacked.stack("2♣", "2♠")
    _press(ann, "draw_cards")
    _end_turn(ann, "2♣")
    for attack in ("3♥", "5♣"):
        _asked(ben, "Your Maintain")
        _point(ben, attack)
        _press(ben, "assign_pair")
    stacked.stack("9♠", "7♠", "6♥", "7♥")
    _press(ben, "draw_cards")
    _end_turn(ben, "9♠")

    stacked.stack("3♣")
    _press(ann, "draw_cards")
    _press(ann, "end_train")
    knight = ann.get_by_role("button", name="Ann's Knight nine-eight of Diamonds, attack 9, defence 8, ready")
    knight.click()
    _point(ann, "@1")
    _press(ann, "attack")
    _asked(ben, "Defend against Ann")
    _point(ben, "[2♥]", "[9♦]", "[4♣]", "[9♦]")
    _press(ben, "defend")
    _asked(ben, "Bury your dead")
    _point(ben, "[4♣]", "[2♥]")
    _press(ben, "order_graveyard")
    expect(ann.get_by_role("button", name="Ben's graveyard: 2 of Hearts and 3 of Hearts")).to_be_visible()
    expect(ann.get_by_role("button", name="attack 9, defence 8, tapped")).to_be_visible()
    _press(ann, "end_attack")
    _point(ann, "2♠")
    _press(ann, "discard")
    _asked(ben, "Your draw")
    assert stacked.troubles == []
