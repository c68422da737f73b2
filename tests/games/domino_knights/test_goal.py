"""2.23 Option: a random goal, with pleas, votes and another card."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from games.domino_knights.given import ALICE, BOB, NAMES, Lucky, Table, against
from games.domino_knights.test_setup import HANDS, RECRUITS
from parlour.core.chance import Told
from parlour.core.game import CLOCK
from parlour.core.offers import Pick, Text
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DRAW, GOAL_VOTE, Options

DEAL = ("4♠", "Q♦", "9♥", "2♣", *HANDS, *RECRUITS, "7♥")
"""Bob begins."""


def begin(*told: str, **options: Any) -> Table:
    """Four Kingdoms and a card turned for the goal."""
    chance = Told(*told)
    chosen = Options(**{"goal": "random", "decks": 2, **options})
    events, state = GAME.start(NAMES[:4], chosen, chance)
    chance.finish()
    assert GAME.evolve(GAME.initial(NAMES[:4], chosen), events) == state
    table = Table(state)
    table.events = events
    return table


def vote(t: Table, *votes: str, told: Sequence[str] = ()) -> Table:
    for name, goal in zip(NAMES, votes[:-1], strict=False):
        t.does(name, m.VoteGoal(goal))
    return t.does(NAMES[len(votes) - 1], m.VoteGoal(votes[-1]), *told)


def settled(t: Table) -> tuple[str, bool, int, int]:
    event = t.told(m.GoalSettled)[0]
    return event.goal, event.fame, event.start, event.limit


def said(t: Table, seat: int | None = None) -> list[str]:
    return [line.text for line in GAME.tell(t.state, t.events, seat)]


@pytest.mark.rule("DK-178", "DK-A73")
def test_one_card_is_turned_and_goes_back() -> None:
    t = begin("2♠", "2♠", *DEAL[1:])
    assert [(event.card, event.goal) for event in t.told(m.GoalTurned)] == [(1, "fameAttrition")]
    assert (GAME.public(t.state).goal_card, len(t.state.deck), t.active) == ("2♠", 108 - 20 - 1, "Bob")
    assert said(t)[:2] == [
        "The Two of Spades is turned for the goal and goes back.",
        "The goal: be the last one standing, with Fame that never rises. Every Kingdom begins with 10 Fame.",
    ]


@pytest.mark.rule("DK-179", "DK-180", "DK-181", "DK-182")
@pytest.mark.parametrize(
    ("card", "goal"),
    [("4♣", ("lastStanding", False, 27, 0)), ("9♦", ("fameFirstTo", True, 10, 30)), ("K♥", ("fameTimed", True, 10, 60)),
     ("2♠", ("fameAttrition", True, 10, 0)), ("A♣'", ("lastStanding", False, 27, 0))],
)  # fmt: skip
def test_its_suit_is_the_goal(card: str, goal: Any) -> None:
    t = begin(card, *DEAL)
    assert settled(t) == goal
    public = GAME.public(t.state)
    assert (public.goal, public.start, public.limit) == (goal[0], goal[2], goal[3])
    assert [alarm.seconds for alarm in GAME.alarms(t.state) if alarm.name == "game"] == (
        [3600.0] if goal[0] == "fameTimed" else []
    )


@pytest.mark.rule("DK-179", "DK-168")
def test_where_the_host_wishes_for_fame_a_club_is_last_standing_with_fame() -> None:
    assert settled(begin("4♣", *DEAL, fame=True, fame_start=8)) == ("lastStanding", True, 8, 0)


@pytest.mark.rule("DK-184", "DK-A73")
def test_the_host_has_set_both_numbers_beforehand() -> None:
    assert settled(begin("9♦", *DEAL, fame_goal=50))[3] == 50
    assert settled(begin("K♥", *DEAL, minutes=90))[3] == 90


@pytest.mark.rule("DK-X22")
def test_an_attrition_by_a_turned_card() -> None:
    t = begin("2♠", *DEAL)
    assert [(k.health, k.fame) for k in GAME.public(t.state).kingdoms] == [(None, 10)] * 4
    assert (t.state.goal, t.state.fame) == ("fameAttrition", True)


@pytest.mark.rule("DK-183")
def test_a_joker_opens_a_vote_before_anything_is_dealt() -> None:
    t = begin("JK1")
    assert (t.phase, GAME.awaited(t.state), t.told(m.FirstDrawn)) == (GOAL_VOTE, (0, 1, 2, 3), [])
    public = GAME.public(t.state)
    assert (public.phase, public.goal, public.goal_card, public.voted, public.votes) == (
        "goal_vote",
        "",
        "JK1",
        (False,) * 4,
        (),
    )
    assert [(k.health, k.fame, k.hand) for k in public.kingdoms] == [(None, None, 0)] * 4
    assert GAME.alarms(t.state) == ()
    assert said(t) == [
        "A Joker is turned for the goal and goes back: the Kingdoms decide for themselves.",
        "Everybody may plead for a goal, then votes for one, or for another card.",
    ]
    for seat in range(4):
        offers = {offer.command: offer for offer in GAME.offers(t.state, seat)}
        assert set(offers) == {"vote_goal", "plead", "name_kingdom"}
        goals = ("lastStanding", "healthiestAfter", "fameFirstTo", "fameTimed", "fameAttrition", "redraw")
        assert offers["vote_goal"].asks == (Pick(goals),) and offers["vote_goal"].owed
        assert isinstance(offers["plead"].asks[0], Text) and not offers["plead"].owed
        assert GAME.names(t.state, seat, goals)["redraw"] == "Turn another card"
        assert GAME.names(t.state, seat, goals)["fameTimed"] == "Most Fame after a time limit"
    assert GAME.prompt(t.state, 0).startswith("Vote for a goal")
    assert GAME.prompt(t.state, None) == "Waiting for Alice and 3 others to vote for a goal."


@pytest.mark.rule("DK-183")
def test_everybody_may_plead_and_the_last_plea_stands() -> None:
    t = begin("JK1").does("Bob", m.Plead("  Fame! ")).does("Bob", m.Plead("An attrition is soon over."))
    assert GAME.public(t.state).pleas == ("", "An attrition is soon over.", "", "")
    assert said(t, 0) == ["Bob pleads: “An attrition is soon over.”"]
    assert GAME.awaited(t.state) == (0, 1, 2, 3)
    t.refuses("Bob", m.Plead("  "), "wordless", "DK-183")
    t.refuses("Bob", m.Plead("x" * 281), "too-long", "DK-183")


@pytest.mark.rule("DK-183")
def test_the_most_votes_settle_the_goal_and_the_game_begins() -> None:
    t = begin("JK2").does("Charlie", m.Plead("Let us see who is healthy."))
    vote(t, "healthiestAfter", "fameTimed", "healthiestAfter", "redraw", told=DEAL)
    assert settled(t) == ("healthiestAfter", False, 27, 60)
    assert (t.active, GAME.public(t.state).votes) == (
        "Bob",
        ("healthiestAfter", "fameTimed", "healthiestAfter", "redraw"),
    )
    assert [len(k.hand) for k in t.state.kingdoms] == [5] * 4
    assert said(t)[1] == (
        "The votes are in. Healthiest after a time limit: Alice and Charlie; Most Fame after a time limit: Bob; Turn "
        "another card: Dianne."
    )
    t.all_pass()
    assert t.phase == DRAW


@pytest.mark.rule("DK-183")
@pytest.mark.parametrize(
    ("goal", "fame", "start"),
    [("lastStanding", False, 27), ("fameFirstTo", True, 10), ("fameTimed", True, 10), ("fameAttrition", True, 10)],
)
def test_each_goal_can_be_voted_for(goal: str, fame: bool, start: int) -> None:
    assert settled(vote(begin("JK2"), *[goal] * 4, told=DEAL))[:3] == (goal, fame, start)


@pytest.mark.rule("DK-X22", "DK-183")
@pytest.mark.parametrize(
    "votes",
    [
        ("lastStanding", "lastStanding", "redraw", "redraw"),
        ("redraw", "redraw", "fameTimed", "lastStanding"),
        ("lastStanding", "fameTimed", "fameAttrition", "redraw"),
    ],
)
def test_a_tie_or_the_wish_for_it_turns_another_card(votes: tuple[str, ...]) -> None:
    t = vote(begin("JK1"), *votes, told=("9♦", *DEAL))
    assert [event.card for event in t.told(m.GoalTurned)] == [21 + 13]
    assert settled(t)[0] == "fameFirstTo"
    assert "nother card is turned." in said(t)[1]


@pytest.mark.rule("DK-183")
def test_a_second_joker_opens_a_second_vote() -> None:
    t = begin("JK1").does("Alice", m.Plead("Health!"))
    vote(t, *["redraw"] * 4, told=("JK2",))
    public = GAME.public(t.state)
    assert (t.phase, public.voted, public.pleas, public.goal_card) == (GOAL_VOTE, (False,) * 4, ("",) * 4, "JK2")
    assert settled(vote(t, *["lastStanding"] * 4, told=DEAL))[0] == "lastStanding"


@pytest.mark.rule("DK-183")
def test_a_vote_is_hidden_and_may_be_changed_until_all_have_voted() -> None:
    t = begin("JK1").does("Bob", m.VoteGoal("redraw"))
    assert (GAME.public(t.state).voted, GAME.awaited(t.state)) == ((False, True, False, False), (0, 2, 3))
    assert (said(t, 1), said(t, 0), said(t)) == (
        ["Bob has voted: Turn another card."],
        ["Bob has voted."],
        ["Bob has voted."],
    )
    assert (GAME.private(t.state, 1).vote, GAME.private(t.state, 0).vote) == ("redraw", "")
    other = begin("JK1").does("Bob", m.VoteGoal("fameTimed")).state
    assert (
        len({msgspec.json.encode((GAME.public(s), GAME.private(s, 0), GAME.prompt(s, None))) for s in (t.state, other)})
        == 1
    )
    worlds = {GAME.redeal(t.state, 0, Lucky(seed)).votes[1] for seed in range(30)}
    assert len(worlds) == 6
    assert GAME.redeal(t.state, 1, Lucky(3)).votes == t.state.votes
    t.does("Bob", m.VoteGoal("fameTimed"))
    assert not [offer for offer in GAME.offers(t.state, 1) if offer.command == "vote_goal" and offer.owed]
    for name in ("Alice", "Charlie"):
        t.does(name, m.VoteGoal("fameTimed"))
    assert settled(t.does("Dianne", m.VoteGoal("lastStanding"), *DEAL))[0] == "fameTimed"


@pytest.mark.rule("DK-183", "DK-168")
def test_what_cannot_be_voted_for() -> None:
    t = begin("JK1", fame=True)
    (vote,) = [offer for offer in GAME.offers(t.state, 0) if offer.command == "vote_goal"]
    assert vote.asks == (Pick(("lastStanding", "fameFirstTo", "fameTimed", "fameAttrition", "redraw")),)
    t.refuses("Alice", m.VoteGoal("healthiestAfter"), "no-health", "DK-168")
    t.refuses("Alice", m.VoteGoal("random"), "unknown", "DK-183")
    t.refuses(CLOCK, m.VoteGoal("redraw"), "no-kingdom")


@pytest.mark.rule("DK-183")
def test_nothing_else_can_be_done_while_the_goal_is_voted_on() -> None:
    t = begin("JK1")
    t.refuses("Alice", m.Concede(), "not-begun", "DK-183")
    t.refuses("Alice", m.Pass(), "no-window")
    t.refuses("Alice", m.Attack(BOB, ("[1:1]",)), "not-attack")
    t.refuses("Alice", m.Special("A♠", ALICE), "too-short")
    t.refuses("Alice", m.DrawCards(False), "not-draw")
    t.refuses("Alice", m.Defend(against("[1:1]", "[2:2]")), "no-battle")


@pytest.mark.rule("DK-167", "DK-183")
def test_once_it_is_settled_nobody_pleads_or_votes() -> None:
    t = begin("4♣", *DEAL)
    t.refuses("Alice", m.VoteGoal("lastStanding"), "goal-settled", "DK-167")
    t.refuses("Alice", m.Plead("Fame!"), "goal-settled", "DK-167")


@pytest.mark.rule("DK-183")
def test_the_vote_as_text() -> None:
    t = begin("JK1").does("Bob", m.Plead("Fame!")).does("Bob", m.VoteGoal("fameTimed"))
    text = GAME.sheet(GAME.public(t.state), GAME.private(t.state, 0), 0)
    assert "The goal is voted on; still to vote: Alice, Charlie, Dianne\n  Bob pleads: Fame!" in text
    assert "Health" not in text and "active" not in text
    t = begin("9♦", *DEAL)
    text = GAME.sheet(GAME.public(t.state), None, None)
    assert "The goal: be the first to reach 30 Fame.\n" in text and "Alice: Fame 10, hand 5" in text


@pytest.mark.rule("DK-029", "DK-184")
@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("lastStanding", "The goal: be the last Kingdom standing. Every Kingdom begins with 27 Health."),
        ("healthiestAfter", "The goal: be the healthiest after 60 minutes. Every Kingdom begins with 27 Health."),
        ("fameFirstTo", "The goal: be the first to reach 30 Fame. Every Kingdom begins with 10 Fame."),
        ("fameTimed", "The goal: have the most Fame after 60 minutes. Every Kingdom begins with 10 Fame."),
        (
            "fameAttrition",
            "The goal: be the last one standing, with Fame that never rises. Every Kingdom begins with 10 Fame.",
        ),
    ],
)
def test_every_game_says_at_its_start_what_it_is_for(goal: str, words: str) -> None:
    assert said(begin(*DEAL, goal=goal))[0] == words
