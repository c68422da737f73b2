"""What the web expects of a page: small, packed, installable, with addresses that mean something."""

import json

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.weighing import Scale

FIRST, MORE = 150_000, 150_000
"""Bytes on the wire: of the front page, and of a table's page beside it."""


def test_the_front_page_and_a_table_are_light(house: House) -> None:
    page = house.person()
    scale = Scale(page)
    page.goto(house.address)
    expect(page.get_by_role("article")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert 20_000 < scale.weight() < FIRST, scale.heaviest()
    page.get_by_role("button", name="Try it now").first.click()
    expect(page.get_by_role("group", name="My hand").get_by_role("button")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert 20_000 < scale.weight() < MORE, scale.heaviest()
    assert not [name for name in scale.names() if "fugue" in name.lower()]


def test_texts_come_packed_by_brotli_and_stay_for_ever(house: House) -> None:
    page = house.person()
    headers: dict[str, dict[str, str]] = {}
    page.on("response", lambda answer: headers.update({answer.url: answer.headers}))
    page.goto(house.address)
    expect(page.get_by_role("article")).to_have_count(5)
    scripts = {url: found for url, found in headers.items() if "/assets/house" in url and url.endswith(".js")}
    assert scripts
    for found in scripts.values():
        assert "immutable" in found["cache-control"]
        assert found.get("content-encoding", "br") == "br"  # nobody packs for an address without a certificate but us


def test_it_can_be_installed_and_robots_are_told_their_places(house: House) -> None:
    page = house.person()
    page.goto(house.address)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{house.address}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        found = page.request.get(f"{house.address}{icon['src']}")
        assert found.ok and found.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    for path, kind in (
        ("/favicon.ico", "image/"),
        ("/apple-touch-icon.png", "image/png"),
        ("/preview.png", "image/png"),
    ):
        found = page.request.get(f"{house.address}{path}")
        assert found.ok and found.headers["content-type"].startswith(kind), path
    robots = page.request.get(f"{house.address}/robots.txt")
    assert robots.ok and "Disallow: /api/" in robots.text()


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/open/chess", "/nowhere"])
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    page = house.person()
    answer = page.goto(f"{house.address}{path}")
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(0)


def test_a_page_that_has_become_old_fetches_the_new_one_once(house: House) -> None:
    page = house.person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.is_navigation_request() else None)
    page.goto(house.address)
    expect(page.get_by_role("article")).to_have_count(5)
    page.route("**/assets/OpenTable-*.js", lambda route: route.fulfill(status=404, body="gone"))
    page.get_by_role("link", name="Open a table").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(asked) == 2 and asked[1].endswith("/open/domino-knights")
    page.unroute("**/assets/OpenTable-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Open a table: Domino Knights")).to_be_visible()
