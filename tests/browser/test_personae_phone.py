"""Personae on a telephone of 360 points: every page of it within the width of the screen, open to screen readers, large
enough for a thumb."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.fate_table import asked, board, mine
from browser.house import House, Stacked
from browser.personae_chairs import Company
from browser.personae_table import challenge, open_personae, plate, rail, side
from browser.telephone import at, fits, form_fits, newcomer, phone

VALUES = {"Competence": 5, "Cunning": 5, "Prowess": 5, "Knowledge": 3, "Power": 2}
RANKS = {
    "Competence": "First",
    "Prowess": "Second",
    "Cunning": "First",
    "Power": "Third",
    "Knowledge": "Second",
    "Stature": "Handicap",
}


@pytest.fixture
def evening(stacked: Stacked) -> Iterator[Company]:
    company = Company(stacked, ("orla", "okoro"), ("sergeant", "bruiser"))
    yield company
    company.close()


def test_a_character_is_made_on_a_telephone(house: House) -> None:
    with newcomer(house, open_personae) as (ann, page):
        at(page, "Me")
        expect(mine(page, "New character")).to_contain_text("Brannoch Teale")
        fits(page)
        ann.do("new_individual", role="main", toughness="major", name="Tamsin Rook")
        panel = mine(page, "Tamsin Rook")
        who = ann.look()["public"]["individuals"][-1]["id"]

        def step(name: str) -> None:
            expect(panel.locator("[aria-current=step]")).to_contain_text(name)
            fits(page)
            if name != "Review":
                ann.do("submit", who=who) if name == "Gear" else ann.do("step", on=True, who=who)

        ann.do("describe", who=who, field="keywords", text="wry, quick, in debt")
        step("Concept")
        for attribute, rank in RANKS.items():
            ann.do("rank_attribute", who=who, attribute=attribute, rank=rank)
        step("Ranking")
        for attribute, value in VALUES.items():
            ann.do("set_value", who=who, attribute=attribute, value=value)
        step("Points")
        ann.do("unlock_skill", who=who, attribute="Competence", name="Parley", tags=[], group="")
        ann.do("add_talent", who=who, kind="native", name="Canal")
        culture = {
            "form": "culture",
            "code": "addResult",
            "skill": "",
            "kind": "",
            "when": "",
            "detail": "",
            "conditions": [],
            "story": "",
        }
        ann.do("add_ability", who=who, name="Lockside", text="I know every gate.", **culture)
        for tab in ("Special Abilities", "Powers", "Talents", "Skills"):
            panel.get_by_role("tab", name=tab).tap()
            fits(page)
        panel.get_by_role("button", name="Unlock a Skill").tap()
        form_fits(page)
        step("Traits")
        step("Gear")
        step("Review")
    assert house.troubles == []


def test_one_press_goes_on_to_the_next_step(house: House) -> None:
    with newcomer(house, open_personae) as (ann, page):
        ann.do("new_individual", role="main", toughness="major", name="Tamsin Rook")
        who = ann.look()["public"]["individuals"][-1]["id"]
        for field, text in (("keywords", "wry, quick, in debt"), ("concept", "Lock-keeper's runaway daughter")):
            ann.do("describe", who=who, field=field, text=text)
        ann.do("step", on=True, who=who)
        ann.do("step", on=False, who=who)
        at(page, "Me")
        asked(page).get_by_role("button", name="Next step").tap()
        expect(mine(page, "Tamsin Rook").locator("[aria-current=step]")).to_contain_text("Ranking")


def test_a_player_reads_everything_on_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[1])
    expect(board(page)).to_contain_text("The Shut Lock")
    fits(page)
    board(page).get_by_role("button", name="Challenge someone").tap()
    form_fits(page)
    plate(page, "Sergeant").get_by_role("button").first.tap()
    form_fits(page)
    at(page, "Me")
    for tab in ("Orla Venn", "Advance", "Notes", "House rules", "More"):
        mine(page, tab)
        fits(page)
    at(page, "Table")
    evening.issue("Orla", "interaction", "Persuade", "Sergeant")
    evening.answer("Sergeant", "Resist")
    expect(side(page, "Orla Venn, Persuade")).to_contain_text("2 dice +4")
    fits(page)
    evening.roll(6, 2, 9, 3, 1)
    expect(challenge(page).get_by_role("status").filter(has_text="succeeds")).to_contain_text("10–10, then 6–4")
    fits(page)
    assert stacked.troubles == []


def test_a_fight_is_followed_on_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[1])
    stacked.stack("9", "8", "5", "4")
    evening.act("Orla", "escalate", violent=True, goal="keep them off the barge")
    expect(rail(page)).to_contain_text("Orla Venn escalated and opens with a Challenge.")
    fits(page)
    evening.issue("Orla", "power", "Weather Song", "Sergeant", "Tollgate", power="Squall Lash")
    evening.answer("Sergeant", "Resist")
    evening.answer("Tollgate", "Resist")
    evening.roll(9, 7, 6, 6, 2, 1, 7, 7, 2, 10, 9, 3)
    expect(side(page, "Sergeant of the watch, Resist")).to_contain_text("Injured at round's end")
    expect(side(page, "Tollgate bruiser, Resist")).to_contain_text("Incapacitated at round's end")
    fits(page)
    evening.chairs[1].do("close_challenge", extend=False, words="")
    evening.pass_on()
    expect(plate(page, "Tollgate")).to_contain_text("unconscious")
    fits(page)
    assert stacked.troubles == []


def test_the_game_master_leads_from_a_telephone(stacked: Stacked, evening: Company) -> None:
    page = phone(stacked, evening.links[0])
    fits(page)
    evening.act(
        "Orla",
        "ask_unopposed",
        skill=evening.part("Orla", "skills", "Sky Watching"),
        attribute="",
        goal="when the moon rises",
    )
    expect(challenge(page)).to_contain_text("How hard is it?")
    fits(page)
    challenge(page).get_by_text("Set the circumstances").tap()
    fits(page)
    at(page, "Me")
    for tab in ("Desk", "Cast", "Notes", "House rules", "More"):
        mine(page, tab)
        fits(page)
    for wish in ("From the library", "Award Development Points", "Agree on a hazard", "Put an item up for sale"):
        mine(page, "Desk").get_by_role("button", name=wish).tap()
        form_fits(page)
    assert stacked.troubles == []


def test_the_next_dice_of_the_same_roll_are_those_that_count(stacked: Stacked) -> None:
    evening = Company(stacked, ("brannoch",), ("sergeant",), nonviolent_method="subsequent")
    page = phone(stacked, evening.links[1])
    evening.act("Brannoch", "escalate", violent=False, goal="she opens the gate")
    evening.issue("Brannoch", "interaction", "Parley", "Sergeant")
    evening.answer("Sergeant", "Resist")
    evening.roll(9, 6, 3, 8, 7, 6)
    expect(side(page, "Brannoch Teale, Parley")).to_contain_text("Result 13.")
    challenge(page).get_by_role("button", name="Follow up against Sergeant of the watch").tap()
    expect(challenge(page)).to_contain_text("subsequent 1")
    expect(side(page, "Brannoch Teale, Parley")).to_contain_text("Result 10.")
    expect(side(page, "Brannoch Teale, Parley").get_by_role("group", name="Dice: 6; 3; 9, used before")).to_be_visible()
    expect(side(page, "Sergeant of the watch, Resist")).to_contain_text("Result 8.")
    expect(challenge(page).get_by_role("status").filter(has_text="succeeds")).to_contain_text("10 to 8")
    fits(page)
    evening.close()
    assert stacked.troubles == []


def test_the_game_master_settles_a_deadlock(stacked: Stacked) -> None:
    evening = Company(stacked, ("brannoch",), ("sergeant",), tie_exhausted="gm")
    page = phone(stacked, evening.links[0])
    evening.issue("Brannoch", "interaction", "Parley", "Sergeant")
    evening.answer("Sergeant", "Resist")
    evening.roll(5, 4, 3, 8, 7, 6)
    expect(challenge(page).get_by_role("list", name="The dice compared").get_by_role("listitem")).to_contain_text(
        ["9", "8", "all dice are equal"]
    )
    expect(challenge(page)).to_contain_text("Every die is tied: you decide.")
    fits(page)
    challenge(page).get_by_role("button", name="It succeeds").tap()
    expect(challenge(page).get_by_role("status").filter(has_text="succeeds")).to_be_visible()
    evening.close()
    assert stacked.troubles == []


def test_the_last_chance_is_called_out(stacked: Stacked) -> None:
    evening = Company(stacked, ("okoro",), ("sergeant", "hound"))
    stacked.stack("1", "9", "1")
    evening.act("Sergeant", "escalate", violent=True, goal="quiet")
    for _ in range(2):
        evening.issue("Sergeant", "attack", "Halberd", "Reed-marsh")
        evening.answer("Reed-marsh", "Dodge")
        evening.roll(9, 8, 7, 6, 5, 1, 1, 1, 1)
        evening.gm.do("close_challenge", extend=False, words="")
        evening.pass_on()
    evening.gm.do("close_encounter", words="They run.")
    page = phone(stacked, evening.links[1])
    expect(rail(page)).to_contain_text("last chance to stabilise somebody")
    expect(plate(page, "Reed-marsh")).to_contain_text("Dying")
    fits(page)
    board(page).get_by_role("button", name="Stabilise Reed-marsh hound").tap()
    expect(plate(page, "Reed-marsh")).to_contain_text("stabilised")
    evening.close()
    assert stacked.troubles == []
