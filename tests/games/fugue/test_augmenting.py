"""2.9 Augmenting: later memories add to earlier ones, and what is established stays."""

import pytest

from games.fugue.given_memory import (
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    back,
    can,
    do,
    fight,
    flip,
    gift,
    given,
    happens,
    kept,
    last,
    offered,
    own,
    pieces,
    refused,
    reveal,
    story,
    tell,
    used_up,
)
from parlour.core.offers import Pick
from parlour.games.fugue import moves as m
from parlour.games.fugue.view_build import public

CLEAVER = "A cleaver, meat, a white-tiled room."


def first() -> State:
    """F1, Scotty's: f21."""
    return kept(own(given(), memory=CLEAVER), "Use cleaver as weapon")


def links(state: State, seat: int, command: str) -> tuple[str, ...]:
    """What a memory may add to; nothing where that is not asked."""
    found = {ask for offer in offered(state, seat, command) for ask in offer.asks if isinstance(ask, Pick)}
    assert len(found) < 2
    return found.pop().of if found else ()  # type: ignore[return-value]


@pytest.mark.rule("FUG-087")
def test_any_later_flashback_may_add_to_one_that_is_kept() -> None:
    state = first()
    for later in (
        own(state, augments="f21"),
        gift(state, augments="f21"),
        story(state, augments="f21"),
        tell(flip(state, "The Sun"), augments="f21"),
    ):
        assert last(later).augments == "f21" and later.flashbacks[0] == state.flashbacks[0]
        assert [f.augments for f in public(later).flashbacks] == ["", "f21"], "linked for all to see"
        after = kept(later, "More")
        assert last(after).augments == "f21" and len(after.flashbacks) == 2
    for seat, command in ((SCOTT, "own_flashback"), (SIMON, "gift_flashback"), (URSULA, "story_flashback")):
        assert links(state, seat, command) == ("", "f21") and links(given(), seat, command) == ("",)
    half = own(given())
    assert links(half, SIMON, "gift_flashback") == ("",), "not to one that is only being told"
    assert refused(half, SIMON, m.GiftFlashback(TREY, "x", "Rain.", (), "f21")) == ("bad-value", "FUG-087")
    assert refused(half, SCOTT, m.TellMemory("f21", "More.", (), "f21")) == ("bad-value", "FUG-087")


@pytest.mark.rule("FUG-087")
def test_a_memory_adds_to_one_other_and_the_link_may_come_with_a_later_piece() -> None:
    state = own(first(), seat=TROY)
    assert links(state, TROY, "tell_memory") == ("", "f21")
    state = tell(state, "It was the same room.", augments="f21")
    assert last(state).augments == "f21" and links(state, TROY, "tell_memory") == ()
    state = tell(state, "And cold.")
    assert last(state).augments == "f21"


@pytest.mark.rule("FUG-087", "FUG-A42")
def test_what_a_second_signifier_adds_links_to_nothing_more() -> None:
    state = fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "The Sun", "Six of Wands", state=first())
    state = kept(reveal(state, TREY, "The Empress"), "Breaking")
    state = reveal(do(state, SCOTT, m.Decline(last(state).id, SCOTTY)), HEAVY, "The Sun")
    assert links(state, URSULA, "tell_memory") == ()


@pytest.mark.rule("FUG-088", "FUG-X25")
def test_what_is_established_cannot_be_changed() -> None:
    state = back(own(first(), seat=TROY, memory="It was a saw.", augments="f21"), "FUG-088", "It was a cleaver.")
    assert last(state).stage == "memory" and pieces(state.flashbacks[0]) == [CLEAVER]
    state = do(state, TROY, m.Reword(last(state).id, "a morgue", "It was a morgue."))
    assert pieces(last(state)) == ["It was a morgue."] and last(state).augments == "f21"
    state = kept(state, "Stealth")
    assert pieces(state.flashbacks[0]) == [CLEAVER] and state.flashbacks[0].trigger == "the hoods"
    assert refused(state, SCOTT, m.Reword("f21", "x", "A saw.")) == ("not-now", "FUG-088")
    assert refused(state, SCOTT, m.TellMemory("f21", "A saw.")) == ("not-now", "FUG-221")
    assert refused(state, URSULA, m.SendBack("f21", "FUG-088", "No.")) == ("not-now", "FUG-A67")


@pytest.mark.rule("FUG-089")
def test_tone_and_circumstances_may_change() -> None:
    state = kept(own(first(), seat=TROY, memory="The meat was somebody.", augments="f21"), "Keep a straight face")
    assert can(state, TREY) == ["Keep a straight face"] and last(state).augments == "f21"


@pytest.mark.rule("FUG-090", "FUG-X25")
def test_the_addition_may_be_anothers_memory_and_concern_a_third() -> None:
    state = own(
        first(), seat=TROY, memory="A morgue, and the meat was Shimon.", augments="f21", present=(SCOTTY, SHIMON)
    )
    state = kept(state, "Stealth")
    assert (can(state, TREY), can(state, SHIMON), can(state, SCOTTY)) == (["Stealth"], [], ["Use cleaver as weapon"])
    assert (last(state).to, last(state).augments, last(state).present) == ((TREY,), "f21", (SCOTTY, SHIMON))
    assert pieces(state.flashbacks[0]) == [CLEAVER] and last(state).known == (TREY,)
    assert used_up(state, TROY) == (1, 0) and used_up(state, SCOTT) == (1, 0)


@pytest.mark.rule("FUG-087")
def test_what_is_taken_off_a_sheet_leaves_no_dead_links() -> None:
    state = kept(gift(kept(own(first(), seat=TROY, augments="f21"), "Stealth"), augments="f23"), "Bandages")
    state = do(state, SIMON, m.PinUp("new", "question", "Whose room?", ("f21", "f23", HEAVY)))
    assert refused(state, SCOTT, m.CorrectMemory("f21", "Told twice")) == ("not-dealer", "FUG-035")
    events, state = happens(state, URSULA, m.CorrectMemory("f21", " Told twice "))
    assert events == (m.MemoryTakenBack("f21", "Told twice"),)
    assert [(f.id, f.augments) for f in state.flashbacks] == [("f23", ""), ("f25", "f23")]
    assert can(state, SCOTTY) == [] and can(state, TREY) == ["Stealth", "Bandages"]
    assert state.pins[0].links == ("f23", HEAVY)
    assert refused(state, URSULA, m.CorrectMemory("f21", "Again")) == ("bad-target", "FUG-035")
    half = own(state)
    half = do(half, SIMON, m.PinUp("new", "question", "What gang?", (last(half).id,)))
    assert do(half, SCOTT, m.Withdraw(last(half).id)).pins[-1].links == ()


@pytest.mark.rule("FUG-035")
def test_no_memory_is_taken_off_a_sheet_while_cards_are_played_for_it() -> None:
    state = first()
    for busy in (
        do(state, URSULA, m.SetTask(SCOTTY, "b22", "", 9, "A lock")),
        do(state, URSULA, m.OpenContest(True, "A brawl", (SCOTTY,), (HEAVY,))),
    ):
        assert refused(busy, URSULA, m.CorrectMemory("f21", "Told twice")) == ("not-now", "FUG-035")
    half = own(given())
    assert refused(half, URSULA, m.CorrectMemory(last(half).id, "Too long")) == ("bad-target", "FUG-035")
