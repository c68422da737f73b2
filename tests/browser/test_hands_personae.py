"""What the usual things of Personae cost in clicks: an attack to its end, a Challenge with help, hits, three foes."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fate_table import asked, board, mine
from browser.hands import hands
from browser.house import PHONE, Stacked
from browser.personae_chairs import Company
from browser.personae_table import turn

USUAL_PACE = {"goal_required": "off", "dice_ready": "answer", "turns_pass": "themselves"}


@pytest.fixture
def evening(stacked: Stacked) -> Iterator[Company]:
    company = Company(stacked, ("okoro", "brannoch"), ("bruiser",), action_order_method="table", **USUAL_PACE)
    yield company
    company.close()


def seated(stacked: Stacked, evening: Company) -> tuple[Page, Page, Page]:
    """The game master and a player at their computers, the other player with a telephone."""
    pages = (
        stacked.person(bypass_csp=True, reduced_motion="reduce"),
        stacked.person(bypass_csp=True, reduced_motion="reduce"),
        stacked.person(viewport=PHONE, has_touch=True, is_mobile=True, bypass_csp=True, reduced_motion="reduce"),
    )
    for page, link in zip(pages, evening.links, strict=False):
        page.goto(link)
    return pages


def strip(page: Page, name: str) -> Locator:
    return page.locator("[data-figure]").filter(has_text=name)


def test_an_attack_is_four_clicks_and_two_hand_overs(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = seated(stacked, evening)
    evening.act("Mother Okoro", "escalate", violent=True, goal="keep them off the light")
    expect(asked(ann).get_by_role("button", name="Attack", exact=True)).to_be_visible()
    stacked.stack(*[str(face) for face in (9, 6, 1, 1, 1, 1)])
    with hands("personae-attack", gm, ann, ben):
        strip(ann, "Tollgate bruiser").get_by_role("button").first.click()
        ann.get_by_role("dialog").get_by_role("button", name="Attack", exact=True).click()
        form = ann.get_by_role("dialog", name="Mother Okoro: Attack")
        form.locator("button[type=submit]").click()
        asked(gm).get_by_role("button", name=re.compile("^Dodge")).click()
        for page in (gm, ann, ben):
            last = board(page).get_by_role("region", name="The last Challenge")
            expect(last.get_by_role("status").filter(has_text="Mother Okoro succeeds")).to_be_visible()
    expect(asked(ann).get_by_role("button", name="End turn", exact=True)).to_be_visible()
    assert evening.seen.get("challenge") is None
    assert stacked.troubles == []


def test_a_helped_challenge_is_six_clicks(stacked: Stacked, evening: Company) -> None:
    gm, ann, ben = seated(stacked, evening)
    start = turn(ann, "Mother Okoro").get_by_role("button", name="Challenge someone", exact=True)
    expect(start).to_be_visible()
    stacked.stack(*["5"] * 12)
    with hands("personae-helped", gm, ann, ben):
        start.click()
        ann.get_by_role("dialog").locator("button[type=submit]").click()
        asked(ben).get_by_role("button", name="Help Mother Okoro, +1").tap()
        asked(gm).get_by_role("button", name="Yes", exact=True).click()
        asked(gm).get_by_role("button", name=re.compile("^Resist")).click()
        asked(ann).get_by_role("button", name="Close the Challenge").click()
        expect(asked(ann).get_by_role("button", name="Close the Challenge")).to_have_count(0)
    assert evening.seen.get("challenge") is None
    assert stacked.troubles == []


def test_hits_are_one_click(stacked: Stacked, evening: Company) -> None:
    gm, *_ = seated(stacked, evening)
    more = strip(gm, "Tollgate bruiser").get_by_role("button", name="Tollgate bruiser: Hits, one more")
    expect(more).to_be_visible()
    with hands("track-personae", gm):
        more.click()
        expect(strip(gm, "Tollgate bruiser").locator(".now")).to_contain_text("1")
    assert stacked.troubles == []


def test_three_foes_of_a_kind_are_three_clicks(stacked: Stacked, evening: Company) -> None:
    gm, ann, _ = seated(stacked, evening)
    desk = mine(gm, "Desk")
    with hands("three-personae", gm):
        desk.get_by_role("button", name="From the library").click()
        gm.get_by_role("dialog").get_by_role("button", name="×3").click()
        gm.get_by_role("dialog").get_by_role("button", name="Add Reed-marsh hound", exact=True).click()
        expect(gm.get_by_role("dialog")).to_have_count(0)
    for name in ("Reed-marsh hound", "Reed-marsh hound 2", "Reed-marsh hound 3"):
        expect(strip(ann, name).first).to_be_visible()
    letters = ann.locator("[data-figure]").filter(has_text="Reed-marsh hound").locator("svg text").all_text_contents()
    assert len(set(letters)) == 3
    assert stacked.troubles == []
