"""Reload and a lost network: same seat, same game, nothing lost."""

import re

from playwright.sync_api import expect

from browser.house import House, autoplay

SEEN = """() => {
  const text = (selector) => document.querySelector(selector)?.textContent ?? "";
  if (!document.querySelector(".status.asked") || !document.querySelector("section.battle")) return null;
  const hand = [...document.querySelectorAll("[aria-label='My hand'] button")].map((card) => card.dataset.piece);
  return [text(".prompt"), text("section.battle h2"), ...hand];
}"""
"""What a player in a battle that waits for her looks at, read in one go; null where none does."""

MUCH = """(secret) => new Promise((settle) => {
  const socket = new WebSocket(location.href.replace("http", "ws").replace("/t/", "/api/tables/") + "/socket");
  const send = (message) => socket.send(JSON.stringify(message));
  let sent = 0, done = 0;
  const more = () => send({ type: "limit", id: `n${sent}`, what: "line", text: "cats", lifted: sent++ % 2 === 1 });
  socket.onopen = () => send({ type: "hello", secret });
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === "done") done += 1;
    if (done === 320) settle(done);
    else if (type === "done" || (type === "room" && sent === 0)) setTimeout(more, sent < 150 ? 0 : 22);
  };
})"""
"""Very much happens at the table, by this person's hand; how much."""


def test_a_reload_in_mid_battle_keeps_the_seat(house: House) -> None:
    page = house.person()
    house.try_now(page)
    autoplay(page, ".status.asked ~ .me [data-piece], .ending", 5)
    battle = page.get_by_label("Battle", exact=True)
    for _ in range(20):
        autoplay(page, "body:has(.status.asked):has(section.battle), .ending", 60)
        before = page.evaluate(SEEN)
        page.wait_for_timeout(
            700
        )  # where the table passes for me, or a bot still answers, it is another moment by then
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
    expect(page.get_by_text("You're looking back")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    slider = history.get_by_role("slider", name="Entry of the log")
    slider.focus()
    page.keyboard.press("Home")
    expect(history.locator(".at")).to_have_text(re.compile("^Turn 1, 1 of "))
    expect(page.get_by_role("alert")).to_have_count(0)
    history.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("You're looking back")).to_have_count(0)


def test_the_middle_of_the_board_never_slides_under_ones_own_row(house: House) -> None:
    """1280 x 800, with a refusal, with the history."""
    page = house.person()
    house.try_now(page)

    def is_whole() -> None:
        page.wait_for_timeout(400)
        low, high = page.evaluate(
            "['.middle', '.own'].map((part) => document.querySelector(part).getBoundingClientRect()).map((box) "
            "=> [box.bottom, box.top])"
        )
        assert low[0] <= high[1]

    autoplay(page, ".entry.turn ~ .entry.turn, .ending", 60)
    is_whole()
    page.get_by_label("Talk to the table").fill("/roll 9x9")
    page.get_by_label("Talk to the table").press("Enter")
    expect(page.get_by_label("What is asked").get_by_role("alert")).to_be_visible()
    is_whole()
    page.get_by_role("button", name="Dismiss").click()
    page.get_by_role("button", name="History").click()
    page.get_by_role("button", name="One entry back").click()
    is_whole()


def test_a_refusal_goes_with_the_next_thing_that_is_done(house: House) -> None:
    page = house.person()
    house.try_now(page)
    talk = page.get_by_label("Talk to the table")
    talk.fill("/roll 9x9")
    talk.press("Enter")
    expect(page.get_by_label("What is asked").get_by_role("alert")).to_be_visible()
    talk.fill("Good evening")
    talk.press("Enter")
    expect(page.get_by_role("log").get_by_text("Good evening")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


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
    links = house.open(2)
    page, other = house.person(), house.person()
    house.sit(page, links[0], "Ann")
    house.sit(other, links[1], "Ben")
    expect(other.get_by_role("log")).to_contain_text("Ben takes seat 2.")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_selector(".status")
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    assert other.evaluate(MUCH, links[1].partition("#")[2]) > 300
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    lines = page.get_by_role("log").locator(".entry")
    expect(lines.last).to_have_text("A line is lifted: cats.")
    expect(lines).to_have_count(100)
    older = page.get_by_role("button", name="Older lines")
    while older.count():
        before = lines.count()
        older.click()
        page.wait_for_function(
            (
                "(before) => document.querySelectorAll('.lines .entry').length > before || "
                "!document.querySelector('.older')"
            ),
            arg=before,
        )
    expect(lines.filter(has_text="A line is drawn: cats.")).to_have_count(160)
    expect(lines.first).to_have_text("Ann takes seat 1.")
