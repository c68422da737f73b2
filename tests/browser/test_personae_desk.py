"""The desk of a Personae game master: a cultist in three clicks, made in hiding and let loose; the order put otherwise;
numbers for who has none; two who attack together."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.fate_table import board, mine, send
from browser.house import Stacked
from browser.personae_chairs import Company
from browser.personae_table import challenge, rail, stop

CLICKS = 3
"""Open the form, write the name, send it."""


@pytest.fixture
def evening(stacked: Stacked) -> Iterator[Company]:
    company = Company(stacked, ("orla", "okoro"), ("sergeant",), action_order_method="table")
    yield company
    company.close()


def at(stacked: Stacked, evening: Company, seat: int = 0) -> Page:
    page = stacked.person(bypass_csp=True, reduced_motion="reduce")
    page.goto(evening.links[seat])
    return page


COUNT = "window.clicks = 0; addEventListener('click', () => window.clicks++, true)"


def test_a_cultist_is_three_clicks_and_in_hiding_one_more(stacked: Stacked, evening: Company) -> None:
    page = at(stacked, evening)
    desk, form = mine(page, "Desk"), page.get_by_role("dialog")
    page.evaluate(COUNT)
    desk.get_by_role("button", name="Make a quick character").click()
    form.get_by_label("Name", exact=True).click()
    page.keyboard.type("Cultist")
    form.locator("button[type=submit]").click()
    expect(form).to_have_count(0)
    assert page.evaluate("window.clicks") == CLICKS
    one = next(one for one in evening.people() if one["name"] == "Cultist")
    assert (one["role"], one["toughness"], one.get("stage", "ready")) == ("adversary", "minion", "ready")

    desk.get_by_role("button", name="Make a quick character").click()
    form.get_by_label("Hidden: only you know").check()
    form.get_by_label("Name", exact=True).fill("Abbot")
    form.get_by_label("major").check()
    form.get_by_label(re.compile("^Dice for that Skill")).fill("6")
    send(form)
    hidden = desk.get_by_role("listitem").filter(has_text="Abbot")
    expect(hidden).to_contain_text("adversary, major")
    assert "Abbot" not in str(evening.seen)

    hidden.get_by_role("button", name="Abbot enters the scene").click()
    expect(hidden).to_contain_text("in the scene, unseen")
    hidden.get_by_role("button", name="Roll in secret for Abbot").click()
    form.get_by_label(re.compile("Orla")).check()
    for field in form.locator("fieldset").all():
        if not field.locator("input:checked").count():
            field.locator("input").first.check()
    form.get_by_label(re.compile("^What success")).fill("to get behind her")
    stacked.stack(*["9"] * 12)
    send(form)
    expect(page.get_by_role("log")).to_contain_text("In secret, Abbot")
    ann = at(stacked, evening, 1)
    expect(ann.get_by_role("log")).to_contain_text("The Shut Lock")
    expect(ann.get_by_role("log")).not_to_contain_text("In secret")
    assert stacked.troubles == []


def test_the_order_is_changed_and_somebody_surprised(stacked: Stacked, evening: Company) -> None:
    page = at(stacked, evening)
    orla = evening.who("Orla")
    evening.chairs[1].do("escalate", violent=True, who=orla, goal="past the gate")
    form = page.get_by_role("dialog")
    names = rail(page).get_by_role("listitem").locator(".name")
    expect(names).to_have_text([re.compile("Orla"), re.compile("Sergeant"), re.compile("Okoro")])

    rail(page).get_by_role("button", name="Set the order").click()
    form.get_by_role("button", name=re.compile("Okoro up")).click()
    send(form)
    expect(names).to_have_text([re.compile("Orla"), re.compile("Okoro"), re.compile("Sergeant")])

    rail(page).get_by_role("button", name="Surprise somebody", exact=True).click()
    form.get_by_label(re.compile("Okoro")).check()
    send(form)
    expect(stop(page, "Okoro")).to_contain_text("surprised")
    assert stacked.troubles == []


def test_who_has_no_numbers_is_given_them_and_two_issue_one_challenge(stacked: Stacked, evening: Company) -> None:
    page, ben = at(stacked, evening), at(stacked, evening, 2)
    evening.gm.do("new_extra", role="adversary", hidden=False, name="Ferryman", goal="be paid")
    ferryman = evening.who("Ferryman")
    evening.gm.do("enter", who=ferryman)
    orla = evening.who("Orla")
    evening.chairs[1].do(
        "issue",
        harmless=False,
        who=orla,
        kind="interaction",
        skill="",
        power="",
        targets=[ferryman],
        goal="across",
        effect="",
    )

    form = ben.get_by_role("dialog")
    challenge(ben).get_by_role("button", name=re.compile("Okoro joins in")).click()
    form.get_by_label(re.compile(r"^\s*Unskilled")).check()
    send(form)
    expect(challenge(ben)).to_contain_text("challenge Ferryman")
    evening.chairs[1].do("end_help")

    form = page.get_by_role("dialog")
    challenge(page).get_by_role("button", name="Give dice and an Attribute").click()
    expect(form.get_by_label("Dice", exact=True)).to_have_value("2")
    form.get_by_label("Value of that Attribute").fill("3")
    send(form)
    evening.roll(9, 5, 5, 2)
    expect(challenge(page).get_by_role("group", name=re.compile("against Ferryman"))).to_have_count(2)
    expect(board(page)).to_contain_text("against Ferryman")
    assert stacked.troubles == []
