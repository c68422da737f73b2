"""The keyboard alone through what the options of Domino Knights add: the vote on a goal, looting, the order of the
dead."""

from collections.abc import Iterable

import msgspec
from playwright.sync_api import Page, expect

from browser.house import Stacked
from parlour.games.domino_knights import moves as m

SEND = """([wishes]) => new Promise((done, failed) => {
  const sockets = new Map();
  const [now, trouble] = [() => wishes[0], setTimeout(() => failed(new Error(`not done: ${JSON.stringify(now())}`)), 10000)];
  let refused = false;
  const next = () => {
    refused = false;
    if (!wishes.length) {
      sockets.forEach((socket) => socket.close());
      clearTimeout(trouble);
      done();
    } else if (sockets.has(now()[0])) sockets.get(now()[0]).send(JSON.stringify({ ...now()[1], id: crypto.randomUUID() }));
    else join(now()[0]);
  };
  const join = (link) => {
    const { pathname, hash } = new URL(link);
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${pathname.split('/').at(-1)}/socket`);
    sockets.set(link, socket);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', secret: hash.slice(1), since: -1 }));
    socket.onmessage = ({ data }) => {
      const { type } = JSON.parse(data);
      if (type === 'done') wishes.shift();
      if (type === 'refused') refused = true;
      if (type === 'done' || type === 'welcome' || (type === 'frame' && refused)) next();
    };
  };
  next();
})"""  # noqa: E501
"""Wishes sent past the page, seat by seat; one that is refused for the moment is sent again when something has
changed."""


def _send(page: Page, *moves: tuple[str, m.Command]) -> None:
    page.evaluate(SEND, [[(link, {"type": "do", "command": msgspec.to_builtins(command)}) for link, command in moves]])


def _tab_to(page: Page, selector: str, most: int = 40) -> None:
    page.locator(selector).first.wait_for()
    for _ in range(most):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def _choose(page: Page, pieces: Iterable[str], offer: str) -> None:
    """Pieces one after the other, then the button."""
    for piece in pieces:
        _tab_to(page, f'[data-piece="{piece}"]')
        page.keyboard.press("Enter")
    page.locator(f".composer [data-offer={offer}]").wait_for()
    page.keyboard.press("b")
    page.keyboard.press("Enter")


def test_a_vote_loot_and_a_burial_by_keyboard(stacked: Stacked) -> None:
    ann, ben = stacked.open(2, goal="random", looting="yes")[:2]
    page = stacked.person(reduced_motion="reduce")
    stacked.sit(page, ann, "Ann")
    page.evaluate(SEND, [[(ben, {"type": "sit", "name": "Ben", "entropy": "b"})]])
    stacked.stack(
        "JK1",
        "K♠",
        "Q♠",
        *("4♠", "5♥", "3♣", "7♦", "8♦"),
        *("2♦", "3♦", "7♣", "8♣", "9♣"),
        *("[1:3]", "[1:4]"),
        *("[0:2]", "[0:3]"),
        "9♠",
        "9♦",
        "6♣",
        *("[1:2]", "[9:9]"),
        "2♣",
        "2♠",
        *("[8:9]", "[7:9]"),
        "4♣",
        "5♣",
        "[8:8]",
        "6♠",
    )
    page.get_by_role("button", name="Begin the game").press("Enter")
    _send(page, (ben, m.VoteGoal("lastStanding")))
    _tab_to(page, "[data-vote=lastStanding]")
    page.keyboard.press("Enter")
    expect(page.locator(".house")).to_contain_text("Last Kingdom standing")

    rest = (m.EndTrain(), m.EndAttack(), m.Discard(()))
    _send(
        page,
        *[(ann, move) for move in (m.DrawCards(False), m.Train("#1", ("4♠",)), m.Train("#2", ("5♥",)), *rest)],
        *[(ben, move) for move in (m.DrawCards(False), m.Train("#3", ("2♦",)), m.Train("#4", ("3♦",)), *rest)],
        *[
            (ann, move)
            for move in (m.Promote("#1", 3), m.Promote("#2", 4), m.DrawCards(False), m.Train("#5", ("3♣",)), *rest)
        ],
        *[
            (ben, move)
            for move in (
                m.Promote("#3", 2),
                m.Promote("#4", 3),
                m.DrawCards(False),
                m.EndTrain(),
                m.EndAttack(),
                m.Discard(("6♣",)),
            )
        ],
        *[(ann, move) for move in (m.Promote("#5", 2), m.DrawCards(False), m.EndTrain())],
    )
    _choose(page, ("[1:3]", "[1:4]", "[1:2]"), "attack")
    _send(page, (ben, m.Defend((("[0:2]", "[1:3]"), ("[0:3]", "[1:4]")))))
    expect(page.get_by_label("Battle")).to_contain_text("The victory is yours")
    _choose(page, ("[0:3]",), "loot")
    burial = page.get_by_role("region", name="The order of my dead")
    expect(burial.get_by_role("listitem")).to_have_count(2)
    _tab_to(page, "[aria-label='Knight four-one of Hearts, tapped: deeper']")
    page.keyboard.press("Enter")
    expect(burial.get_by_role("button", name="four-one of Hearts, tapped: higher")).to_be_focused()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ann buries [1:4] and [1:3], the last on top.")
    expect(page.get_by_role("button", name="Top of Ann's graveyard of 3")).to_be_visible()
    assert stacked.troubles == []
