"""A telephone: 360 px wide, touch only."""

from playwright.sync_api import Page, expect

from browser.house import PHONE, House, autoplay

TAKES = """() => [...document.querySelectorAll('button:not(.piece), select, summary, a.button')]
  .filter((e) => e.checkVisibility()).map((e) => [e.textContent.trim() || e.ariaLabel, e.getBoundingClientRect()])
  .filter(([, r]) => r.height && (r.height < 39.5 || r.width < 39.5)).map(([name, r]) => `${name} ${r.width}x${r.height}`)"""  # noqa: E501


def _fits(page: Page) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    for part in page.locator(".felt, .me, .people, .lines, .body").all():
        if part.is_visible():
            assert part.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), f"{part} scrolls sideways"
    assert page.evaluate(TAKES) == []


def test_every_page_fits_a_phone(house: House) -> None:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(house.address)
    expect(page.get_by_role("article").first).to_be_visible()
    _fits(page)
    page.goto(f"{house.address}/open/domino-knights")
    page.get_by_text("House rules").tap()
    _fits(page)
    page.goto(house.open(3)[0])
    expect(page.get_by_label("Your name")).to_be_visible()
    _fits(page)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Take my seat").tap()
    expect(page.get_by_role("heading", name="Links")).to_be_visible()
    _fits(page)


def test_a_turn_is_played_by_touch_with_tabs(house: House) -> None:
    page = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    house.try_now(page)
    tabs = page.get_by_role("navigation", name="Parts of the page")
    for tab in ("Me", "Log", "People", "Table"):
        tabs.get_by_role("button", name=tab).tap()
        expect(page.get_by_label("What is asked")).to_be_visible()
        _fits(page)
    autoplay(page, "section.battle, .ending", 60)
    tabs.get_by_role("button", name="Table").tap()
    _fits(page)
    page.get_by_role("button", name="Menu").tap()
    _fits(page)
