"""Reload and a lost network: same seat, same game, nothing lost."""

from playwright.sync_api import expect

from browser.house import House, autoplay

SEEN = """() => {
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  if (!document.querySelector(".status.asked") || !document.querySelector("section.battle")) return null;
  const hand = [...document.querySelectorAll("[aria-label='My hand'] button")].map((card) => card.dataset.piece);
  return [text(".prompt"), text("section.battle h2"), ...hand];
}"""
"""What a player in a battle that waits for her looks at, read in one go; null where none does."""

NEWEST = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('parlour:witness:')).map(([, kept]) => JSON.parse(kept).heads.at(-1)[0])[0] ?? 0"
"""The last entry this browser knows of."""


def test_a_reload_in_mid_battle_keeps_the_seat(house: House) -> None:
    page = house.person()
    house.try_now(page)
    autoplay(page, ".status.asked ~ .me [data-piece], .ending", 5)
    battle = page.get_by_label("Battle", exact=True)
    for _ in range(20):
        autoplay(page, "body:has(.status.asked):has(section.battle), .ending", 60)
        before = page.evaluate(SEEN)
        page.wait_for_timeout(700)  # where the table passes for me, or a bot still answers, it is another moment by then
        if before and before == page.evaluate(SEEN):
            break
        autoplay(page, ".board:not(:has(section.battle)), .ending", 30)
    assert before, "no battle waited for me"
    page.reload()
    expect(battle).to_be_visible()
    page.wait_for_selector(".status.asked")
    assert page.evaluate(SEEN) == before
    autoplay(page, ".board:not(:has(section.battle)), .ending", 30)


def test_a_lost_network_is_said_and_what_was_sent_meanwhile_arrives_once(house: House) -> None:
    page = house.person()
    house.try_now(page)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.get_by_label("Talk to the table").fill("Still here?")
    page.get_by_label("Talk to the table").press("Enter")
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(page.get_by_role("log").get_by_text("Still here?")).to_have_count(1)


def test_the_past_can_be_looked_at_while_the_game_goes_on(house: House) -> None:
    page = house.person()
    house.try_now(page)
    autoplay(page, ".entry.turn ~ .entry.turn ~ .entry.turn ~ .entry.turn, .ending", 60)
    page.get_by_role("button", name="History").click()
    history = page.get_by_role("region", name="History")
    history.get_by_role("button", name="One entry back").click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    history.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("You are looking back")).to_have_count(0)


def test_why_opens_the_rulebook_at_the_rule(house: House) -> None:
    page = house.person()
    house.try_now(page)
    why = page.get_by_role("log").get_by_role("button", name="Why?").first
    rule = str(why.get_attribute("aria-label")).removeprefix("Why? Rule ")
    why.click()
    expect(page.locator(f"#rule-{rule}")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("DK-144")
    expect(page.get_by_role("dialog").get_by_role("article")).to_contain_text(["DK-144"])


def test_who_was_away_for_long_reads_the_newest_lines_and_can_ask_for_those_between(house: House) -> None:
    *links, watching = house.open(6, bots=5, goal="fameFirstTo", fameGoal="200")
    page, watcher = house.person(), house.person()
    house.sit(page, links[0], "Ann")
    page.get_by_role("button", name="Begin the game").click()
    watcher.goto(watching)
    watcher.wait_for_selector(".status")
    first = page.get_by_role("log").locator(".entry").first.inner_text()
    page.get_by_role("button", name="Options for your seat").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    watcher.wait_for_function(f"() => ({NEWEST})() > 450 || document.querySelector('.ending')", timeout=60_000)
    assert watcher.evaluate(NEWEST) > 450, "the game was over too soon for anybody to miss much of it"
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    lines = page.get_by_role("log").locator(".entry")
    expect(lines.filter(has_text="takes seat 1")).to_have_count(0)
    expect(lines.first).not_to_have_text(first)
    before = lines.count()
    page.get_by_role("button", name="Older lines").click()
    page.wait_for_function("(before) => document.querySelectorAll('.lines .entry').length > before", arg=before)
