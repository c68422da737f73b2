"""What is asked of a seat, and whom the others wait for: every phase and every stage has its sentence."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from games.fugue.midway import CONTEST, PEOPLE, QUIET, SCOTT, SECRET, SIMON, STATE, TROY, URSULA
from parlour.games.fugue.model import Chosen, Claim, Flashback, Leave, Proposal, Reach, State, Task, Win
from parlour.games.fugue.words.prompts import prompt


def asked(state: State, seat: int | None, *awaited: int) -> str:
    return prompt(state, seat, awaited)


def test_in_the_lobby_a_story_and_a_dealer_are_chosen() -> None:
    lobby = replace(
        STATE,
        phase="lobby",
        chapter=0,
        opened=False,
        content=None,
        characters=(),
        contest=None,
        tellings=(),
        declared=(),
        flashbacks=(),
    )
    assert asked(lobby, URSULA).startswith("Choose the story") and asked(lobby, SCOTT).startswith(
        "Ursula chooses the story."
    )
    settled = replace(lobby, content=STATE.content)
    assert asked(settled, SCOTT).startswith("Who deals")
    proposed = replace(settled, proposal=Proposal(TROY, SCOTT, (TROY, SIMON)))
    assert asked(proposed, SIMON, TROY, SIMON) == "Scott proposes Troy as Dealer. Do you agree?"
    assert asked(proposed, TROY, TROY, SIMON) == "Scott proposes you as Dealer. Will you deal?"
    assert asked(proposed, SCOTT, TROY, SIMON) == "Troy as Dealer? Waiting for Troy and Simon to answer."
    offers = replace(settled, proposal=Proposal(SCOTT, SCOTT, (TROY,)))
    assert asked(offers, TROY, TROY) == "Scott offers to deal. Do you agree?"


@pytest.mark.rule("FUG-018")
def test_eyes_are_closed_while_the_introduction_is_read() -> None:
    intro = replace(QUIET, phase="intro", characters=(), scenes=0)
    assert "close their eyes" in asked(intro, URSULA, URSULA) and "will read the introduction" in asked(
        intro, SCOTT, URSULA
    )
    dark = replace(intro, dark=True)
    assert (
        asked(dark, URSULA, URSULA).startswith("Read the introduction aloud,")
        and asked(dark, None, URSULA) == "Close your eyes and listen to Ursula."
    )


def test_a_persona_is_described_added_to_and_accepted() -> None:
    blank = replace(QUIET, phase="create", characters=(), flashbacks=(), scenes=0)
    assert (
        asked(blank, SCOTT, SCOTT).startswith("Describe your persona:")
        and asked(blank, TROY, SCOTT) == "Waiting for Scott to describe a persona."
    )
    looks = replace(PEOPLE[0], detail="", name="", signifier="")

    def making(**values: Any) -> State:
        return replace(blank, characters=(replace(looks, **values),))

    assert asked(making(), TROY, TROY).startswith("Add one more thing to Scott's persona")
    assert asked(making(), SCOTT, TROY) == "Waiting for Troy to add one more thing to Scott's persona."
    offered = making(offered="A tattoo")
    assert asked(offered, SCOTT, SCOTT) == "Accept this about your persona, or veto it?"
    assert asked(offered, None, SCOTT) == "Waiting for Scott to accept or veto one more thing."
    assert asked(making(vetoed="A tattoo"), TROY, TROY).startswith("Add something quite different")
    assert "struck that one out" in asked(making(struck="too much"), TROY, TROY)
    assert asked(making(looks="", struck="no powers"), SCOTT, SCOTT).endswith("the Dealer struck it out.")
    signify = replace(QUIET, phase="signify")
    assert asked(signify, URSULA, URSULA).endswith("Deal the Signifiers.") and asked(signify, SCOTT, URSULA).startswith(
        "Waiting for Ursula"
    )


def test_chapters_and_sittings_have_their_prompts() -> None:
    between = replace(QUIET, phase="handover", opened=False)
    assert asked(between, URSULA, URSULA).startswith("The chapter is over. Hand over the deck") and asked(
        between, SCOTT, URSULA
    ).endswith("Ursula hands over the deck.")
    mine = replace(between, chapter=2, desk=replace(STATE.desk, gm=SCOTT))
    assert asked(mine, SCOTT, SCOTT) == "Chapter 2 is yours. Read it, then open it." and asked(
        mine, TROY, SCOTT
    ).startswith("Scott deals chapter 2")
    unread = replace(QUIET, phase="intro", opened=False)
    assert (
        asked(unread, URSULA, URSULA).startswith("Chapter 1 is yours.")
        and asked(unread, SCOTT, URSULA) == "Ursula prepares chapter 1."
    )
    up = replace(QUIET, desk=replace(STATE.desk, sitting=False))
    assert (
        asked(up, URSULA, URSULA).startswith("Begin the sitting")
        and asked(up, SCOTT, URSULA) == "Ursula begins the next sitting."
    )
    assert asked(replace(QUIET, phase="over"), SCOTT).startswith("The story is over.")
    assert (
        asked(replace(QUIET, desk=replace(STATE.desk, closed=True)), None) == "The story is told. The table is closed."
    )


def test_between_actions_everybody_knows_what_to_do() -> None:
    assert (
        asked(QUIET, URSULA).startswith("Ask what they do")
        and asked(QUIET, SCOTT) == "Say what you do, or remember something."
    )
    first = replace(QUIET, scenes=0, scene="")
    assert (
        asked(first, URSULA) == "Set the first scene."
        and asked(first, SCOTT) == "The Dealer sets the first scene."
        and asked(first, None) == "The story goes on."
    )


CARD = "Tell what happens to Scotty, with something from the Three of Coins."


def with_memory(**values: Any) -> State:
    memory = Flashback("f9", "gift", ("c2",), SIMON, ability="Trauma surgeon")
    return replace(QUIET, flashbacks=(replace(memory, **values),))


def with_task(stage: Any) -> State:
    return replace(QUIET, tasks=(Task("t2", "c2", "open the safe", 9, stage=stage),))


def with_contest(**values: Any) -> State:
    return replace(QUIET, contest=replace(CONTEST, **values))


WON = Win("c1", 2, 21, ("coins-03", "major-10", "cups-08"), ("c5",))

ASKED: list[tuple[State, int, str, str]] = [
    (replace(QUIET, tellings=STATE.tellings), SCOTT, CARD, "tell what the Three of Coins brings"),
    (
        replace(QUIET, declared=STATE.declared),
        URSULA,
        "Scotty: “I pick the lock”. What does it take?",
        "say what it takes",
    ),
    (
        replace(QUIET, declared=(replace(STATE.declared[0], talk="offered"),)),
        SCOTT,
        "Talk it out, or let the cards decide?",
        "choose between talk and cards",
    ),
    (with_memory(), SIMON, "Tell what comes back to Trey.", "tell Trey's memory"),
    (with_memory(back="FUG-064"), SIMON, "Tell Trey's memory differently: it was sent back.", "tell Trey's memory"),
    (
        with_memory(stage="ability"),
        SIMON,
        "Name the ability the memory gives Trey, or leave it to the Dealer.",
        "name Trey's ability",
    ),
    (
        with_memory(stage="ability", back="too good"),
        SIMON,
        "Name another ability for Trey, or leave it to the Dealer: that one was vetoed.",
        "name Trey's ability",
    ),
    (with_memory(stage="naming"), URSULA, "Name the ability of Trey's memory.", "name Trey's ability"),
    (
        with_memory(stage="judged"),
        URSULA,
        "Accept “Trauma surgeon” for Trey, or veto the ability?",
        "look at Trey's ability",
    ),
    (
        with_memory(stage="judged", way="own"),
        URSULA,
        "Accept “Trauma surgeon” for Trey, or send it back?",
        "look at Trey's ability",
    ),
    (
        with_memory(stage="choice", choosing=("c2",)),
        TROY,
        "Use “Trauma surgeon” at once?",
        "say whether “Trauma surgeon” is used at once",
    ),
    (with_task("ruled"), URSULA, "Turn up a card for Trey.", "turn up a card for Trey"),
    (with_task("going"), TROY, "Not done yet. Keep at it, or give up?", "keep at it or give up"),
    (
        with_task("again"),
        URSULA,
        "Does what just came back help Trey? Grant it, turn up another card, or let it fail.",
        "say whether it helps",
    ),
    (
        with_contest(claim=Claim("c1", "b1")),
        URSULA,
        "Does “Calm Thugs” fit here? Then Scotty gets a wild card.",
        "say whether an ability fits",
    ),
    (with_contest(), SCOTT, "Scotty's turn: turn up a card or twist.", "play a card for Scotty"),
    (
        with_contest(hands=(replace(CONTEST.hands[0], up=("coins-03", "swords-07")),)),
        SCOTT,
        "Scotty's turn: turn up a card, twist, or pass.",
        "play a card for Scotty, or pass",
    ),
    (with_contest(played=True), SCOTT, "Scotty: swap in a wild card, or pass to end the turn.", "end Scotty's turn"),
    (with_contest(swapped=True), SCOTT, "Scotty: turn up a card, twist, or pass to end the turn.", "end Scotty's turn"),
    (
        with_contest(rescue=True),
        SCOTT,
        "Scotty is bust, unless a wild card saves the hand.",
        "save Scotty's hand, or not",
    ),
    (with_contest(turn="c5"), URSULA, "Heavy's turn: turn up a card or twist.", "play a card for Heavy"),
    (
        with_contest(stage="reply", turn="c5", first="c1"),
        URSULA,
        "21 for Scotty! Heavy may answer: turn up any face-down cards, or none.",
        "answer the 21 for Heavy",
    ),
    (
        with_contest(stage="reply", turn="c5", first="c1", played=True),
        URSULA,
        "21 for Scotty! Heavy may swap in a wild card, or leave it at that.",
        "answer the 21 for Heavy",
    ),
    (with_contest(stage="optin"), URSULA, "Deal the round: two cards each.", "deal the round"),
    (
        with_contest(stage="optin", groups=(replace(CONTEST.groups[0], back=()),)),
        SIMON,
        "Is Simon's persona in for the next round?",
        "say who is in for the next round",
    ),
    (
        with_contest(stage="optin", groups=(replace(CONTEST.groups[0], left=(("c5", "fled"),)),)),
        URSULA,
        "Only one side is left: settle this group.",
        "settle the group",
    ),
    (
        with_contest(stage="effect", win=WON),
        SCOTT,
        "Say what happens: Scotty wins, 21 with three cards.",
        "say what Scotty does",
    ),
    (
        with_contest(stage="effect", win=WON, chosen=Chosen("c1", "knock_out", "c5")),
        URSULA,
        "Does it happen as Scotty says?",
        "decide whether it happens",
    ),
    (
        with_contest(stage="effect", win=WON, chosen=Chosen("c5", "kill", "c2", sure=True)),
        URSULA,
        "Trey would die. Are you sure?",
        "decide whether it happens",
    ),
    (
        with_contest(stage="effect", win=WON, ending=(URSULA,)),
        URSULA,
        "Scotty tries to end the contest. Does it end here?",
        "say whether it ends here",
    ),
    (
        with_contest(stage="effect", win=replace(WON, rank=6)),
        SCOTT,
        "The Fool and the World: begin to tell, before another card is turned.",
        "begin to tell for Scotty",
    ),
    (
        with_contest(stage="effect", win=replace(WON, rank=6, lapsed=True)),
        SCOTT,
        "The right of the Fool and the World has lapsed. You can still try to end the contest.",
        "begin to tell for Scotty",
    ),
    (
        with_contest(stage="reach", reaches=(Reach("c1", ()),)),
        SCOTT,
        "Turn on somebody in another group with Scotty?",
        "say whether to turn on another group",
    ),
    (
        with_contest(stage="reach", reaches=(Reach("c1", (), "c5"),)),
        URSULA,
        "Scotty turns on Heavy. Is that possible?",
        "say whether that is possible",
    ),
    (with_contest(stage="done"), URSULA, "Every group is settled. End the contest.", "end the contest"),
]


@pytest.mark.parametrize(("state", "seat", "ask", "wait"), ASKED, ids=[f"{at}" for at in range(len(ASKED))])
def test_the_prompt_says_what_is_asked_and_whom_the_others_wait_for(
    state: State, seat: int, ask: str, wait: str
) -> None:
    name = STATE.desk.people[seat]
    assert asked(state, seat, seat) == ask
    for other in {URSULA, SCOTT, TROY, SIMON, None} - {seat}:
        assert asked(state, other, seat) == f"Waiting for {name} to {wait}."


@pytest.mark.parametrize("what", get_args(Leave.__annotations__["what"]))
def test_whatever_needs_leave_is_put_before_the_dealer(what: Any) -> None:
    state = replace(QUIET, leaves=(Leave("c1", what, "c5"),))
    assert "Scotty" in asked(state, URSULA, URSULA) and asked(state, TROY, URSULA).startswith("Waiting for Ursula to ")


def test_a_postponed_memory_is_not_pressed_for() -> None:
    assert asked(with_memory(late=True), TROY) == "Say what you do, or remember something."
    assert asked(QUIET, SCOTT, TROY) == "Waiting for Troy."


def test_no_prompt_tells_a_secret() -> None:
    for state, seat, _, _ in ASKED:
        assert not any(SECRET in asked(state, other, seat) for other in (None, URSULA, SCOTT, TROY, SIMON))
