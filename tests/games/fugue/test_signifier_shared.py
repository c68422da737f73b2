"""FUG-084, FUG-A42: several Signifiers in one hand are one memory and one ability, for each who has a part in it."""

from typing import Any

import pytest

from games.fugue.given_actions import ability, people, story
from games.fugue.given_memory import (
    HEAVY,
    ROSE,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    burglary,
    can,
    change,
    deal,
    do,
    fight,
    found,
    kept,
    key,
    last,
    may,
    name,
    offered,
    passed,
    person,
    pieces,
    refused,
    reveal,
    tell,
    told,
    twist,
)
from games.fugue.reached import happened, learned
from parlour.games.fugue import moves as m

BREAKING = "Breaking and entering"


def late(state: State) -> State:
    """The memory that is due waits, and play goes on."""
    return do(state, URSULA, m.Postpone(last(state).id))


def declined(state: State, which: str = "f21") -> State:
    """Nobody uses it at once."""
    for who in found(state, which).choosing:
        state = do(state, {SCOTTY: SCOTT, TREY: TROY, SHIMON: SIMON}[who], m.Decline(which, who))
    return state


def first_kept(**options: Any) -> State:
    """Trey's card was the Empress: Scotty has the memory and the ability."""
    return declined(kept(tell(reveal(burglary(**options), TREY, "The Empress"), "A burglary with Trey."), BREAKING))


@pytest.mark.rule("FUG-084", "FUG-085", "FUG-A42", "FUG-X21")
def test_a_second_signifier_after_the_first_was_told_extends_the_same_memory() -> None:
    state = reveal(first_kept(), HEAVY, "The Sun")
    memory = last(state)
    assert (len(state.flashbacks), memory.id, memory.to, memory.teller) == (1, "f21", (SCOTTY, SHIMON), URSULA)
    assert (memory.stage, memory.ability, memory.present, memory.must) == ("memory", BREAKING, (TREY, HEAVY), (TREY,))
    assert refused(state, TROY, m.TellMemory(memory.id, "And Shimon.")) == ("not-yours", "FUG-052")
    assert refused(state, URSULA, m.NameAbility(memory.id, "Guarding")) == ("memory-first", "FUG-057")
    state = tell(state, "Shimon holds the lamp, and the Guard comes.")
    memory = last(state)
    assert pieces(memory) == ["A burglary with Trey.", "Shimon holds the lamp, and the Guard comes."]
    assert (can(state, SCOTTY), can(state, SHIMON), can(state, TREY)) == ([BREAKING], [BREAKING], [])
    assert (memory.gained, memory.known, memory.choosing, memory.stage) == (
        (SCOTTY, SHIMON),
        (SCOTTY, SHIMON),
        (SHIMON,),
        "choice",
    )
    assert {person(state, who).abilities[0].flashback for who in (SCOTTY, SHIMON)} == {memory.id}
    assert last(declined(state)).stage == "kept"


@pytest.mark.rule("FUG-084", "FUG-A42", "FUG-X21")
def test_before_anything_is_told_one_telling_by_the_narrator_of_the_second_serves_both() -> None:
    state = reveal(late(reveal(burglary(), TREY, "The Empress")), HEAVY, "The Sun")
    assert (len(state.flashbacks), last(state).to, last(state).teller, last(state).late) == (
        1,
        (SCOTTY, SHIMON),
        URSULA,
        True,
    )
    assert refused(state, TROY, m.TellMemory("f21", "A burglary.")) == ("not-yours", "FUG-052")
    state = name(tell(state, "A burglary, the three of us, and a guard."), BREAKING, parts=("right hand",))
    for who in (SCOTTY, SHIMON):
        assert [(a.text, a.parts) for a in person(state, who).abilities] == [(BREAKING, ("right hand",))]
    assert person(state, SCOTTY).abilities[0].id != person(state, SHIMON).abilities[0].id
    assert last(state).choosing == (SCOTTY, SHIMON)
    state = do(state, SCOTT, m.Decline("f21", SCOTTY))
    assert (last(state).stage, last(state).choosing) == ("choice", (SHIMON,))


@pytest.mark.rule("FUG-A42")
def test_what_was_told_but_not_kept_is_extended_and_its_ability_named_anew() -> None:
    for step in ("ability", "judged", "naming"):
        state = late(reveal(burglary(), TREY, "The Empress"))
        state = tell(state, "A burglary.")
        if step == "judged":
            state = name(state, "Burglary", parts=("left hand",))
        elif step == "naming":
            state = do(state, TROY, m.LeaveNaming("f21"))
        state = reveal(state, HEAVY, "The Sun")
        memory = last(state)
        assert (memory.stage, memory.ability, memory.back, memory.gained, memory.teller) == (
            "memory",
            "",
            "",
            (),
            URSULA,
        )
        state = name(tell(state, "And a guard."), BREAKING)
        assert pieces(last(state)) == ["A burglary.", "And a guard."]
        assert [person(state, who).abilities[0].parts for who in (SCOTTY, SHIMON)] == [(), ()]
        assert can(state, SCOTTY) == can(state, SHIMON) == [BREAKING]


@pytest.mark.rule("FUG-A42", "FUG-054")
def test_where_only_the_ability_did_not_fit_the_memory_goes_on() -> None:
    state = name(tell(late(reveal(burglary(), TREY, "The Empress")), "A burglary."), "Fly")
    state = reveal(do(state, URSULA, m.SendBack("f21", "FUG-054", "Nobody flies.")), HEAVY, "The Sun")
    assert last(state).back == "" and offered(state, URSULA, "tell_memory") and not offered(state, URSULA, "reword")


@pytest.mark.rule("FUG-A42", "FUG-A43")
def test_what_was_sent_back_is_worded_anew_by_the_narrator_of_the_second() -> None:
    state = tell(late(reveal(burglary(), TREY, "The Empress")), "We fly in.")
    state = do(state, URSULA, m.SendBack("f21", "FUG-064", "Nobody flies."))
    state = reveal(state, HEAVY, "The Sun")
    assert (last(state).stage, last(state).back, last(state).teller) == ("memory", "FUG-064: Nobody flies.", URSULA)
    assert offered(state, URSULA, "reword") and not offered(state, URSULA, "tell_memory")
    state = do(state, URSULA, m.Reword("f21", "a ladder", "We climb in."))
    assert pieces(last(state)) == ["We climb in."] and last(state).present == (TREY,)
    assert can(kept(state, BREAKING), SHIMON) == [BREAKING]


def shared_by_players() -> State:
    """Trey's Empress is told and kept; then Simon turns the Wheel: Trey joins, and Simon tells on."""
    state = fight((TREY,), (SHIMON,), "The Empress", "Two of Cups", "Wheel of Fortune", "Six of Wands")
    state = declined(kept(tell(reveal(state, TREY, "The Empress"), "A burglary.", present=(ROSE,)), BREAKING))
    return tell(reveal(state, SHIMON, "Wheel of Fortune"), "Shimon flies in.")


@pytest.mark.rule("FUG-A42", "FUG-A43", "FUG-064")
def test_what_a_player_adds_is_judged_like_any_memory() -> None:
    state = shared_by_players()
    assert (last(state).to, last(state).teller, last(state).must, last(state).stage) == (
        (SCOTTY, TREY),
        SIMON,
        (TREY, SHIMON),
        "judged",
    )
    assert (
        can(state, TREY) == []
        and not offered(state, SIMON, "name_ability")
        and not offered(state, SIMON, "tell_memory")
    )
    assert refused(state, URSULA, m.SendBack("f21", "FUG-054", "No.")) == ("no-reason", "FUG-A67"), (
        "the ability is settled"
    )
    good = do(state, URSULA, m.AcceptAbility("f21"))
    assert can(good, TREY) == [BREAKING] == can(good, SCOTTY) and last(good).choosing == (TREY,)
    state = do(state, URSULA, m.SendBack("f21", "FUG-064", "Nobody flies."))
    assert (last(state).stage, last(state).ability) == ("memory", BREAKING)
    trigger = last(state).trigger
    state = do(state, SIMON, m.Reword("f21", "another trigger", "Shimon climbs in.", (HEAVY,)))
    assert (last(state).trigger, pieces(last(state))) == (trigger, ["A burglary.", "Shimon climbs in."]), (
        "FUG-088: what stands is not edited"
    )
    assert set(last(state).present) == {TREY, ROSE, SHIMON, HEAVY} and last(state).stage == "judged"
    state = do(state, URSULA, m.AcceptAbility("f21"))
    assert can(state, TREY) == [BREAKING] and can(state, SCOTTY) == [BREAKING]


@pytest.mark.rule("FUG-A42")
def test_a_third_joins_in_the_same_way() -> None:
    state = fight((TREY,), (HEAVY,), "The Empress", "Wheel of Fortune", "The Sun", "Six of Wands")
    state = late(reveal(state, TREY, "The Empress"))
    state = reveal(reveal(state, HEAVY, "The Sun"), TREY, "Wheel of Fortune")
    assert (len(state.flashbacks), last(state).to, last(state).teller) == (1, (SCOTTY, SHIMON, TREY), TROY)
    assert last(state).must == (TREY,), "from the Empress; his own needs nobody"
    state = declined(kept(state, BREAKING))
    assert [can(state, who) for who in (SCOTTY, SHIMON, TREY)] == [[BREAKING]] * 3
    assert len({person(state, who).abilities[0].id for who in (SCOTTY, SHIMON, TREY)}) == 3
    one = fight((TREY,), (HEAVY,), "The Empress", "Wheel of Fortune", "The Sun", "Six of Wands")
    one = declined(kept(reveal(one, TREY, "The Empress"), BREAKING))
    one = declined(tell(reveal(one, HEAVY, "The Sun"), "And Shimon."))
    one = tell(reveal(one, TREY, "Wheel of Fortune"), "And Trey, for it is his.")
    one = do(one, URSULA, m.AcceptAbility("f21"))
    assert len(last(one).memory) == 3 and [can(one, who) for who in (SCOTTY, SHIMON, TREY)] == [[BREAKING]] * 3


@pytest.mark.rule("FUG-A42")
def test_a_card_that_brings_nothing_is_not_counted() -> None:
    state = fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "The Star", "Six of Wands")
    state = reveal(late(reveal(state, TREY, "The Empress")), HEAVY, "The Star")
    assert (len(state.flashbacks), last(state).to, last(state).teller) == (1, (SCOTTY,), TROY)
    dead = change(late(reveal(burglary(), TREY, "The Empress")), SHIMON, down="dead")
    assert last(reveal(dead, HEAVY, "The Sun")).to == (SCOTTY,)


@pytest.mark.rule("FUG-A42", "FUG-075")
def test_the_same_signifier_twice_in_one_round_is_two_events() -> None:
    state = learned(declined(kept(reveal(burglary(), TREY, "The Empress"), BREAKING)), TREY, "Sleights")
    swap = [
        m.WildDealt(TREY, person(state, TREY).abilities[-1].id, "x99", key("Ten of Cups"), TROY),
        m.WildSwapped(TREY, "x99", key("Ten of Cups"), key("The Empress"), 0),
    ]
    again = [m.DeckRebuilt(1), m.TurnCame(TREY)]  # shuffled in again, and twisted once more
    state = twist(happened(state, [*swap, *again]), TREY, "The Empress")
    turned = [memory for memory in state.flashbacks if memory.way == "signifier"]
    assert [memory.to for memory in turned] == [(SCOTTY,), (SCOTTY,)] and turned[0].round == turned[1].round
    state = kept(state, "Lock-picking", which=last(state).id)
    assert can(state, SCOTTY) == [BREAKING, "Lock-picking"]


@pytest.mark.rule("FUG-A42")
def test_in_another_round_it_is_another_memory() -> None:
    state = fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands")
    state = declined(kept(reveal(state, TREY, "The Empress"), BREAKING))
    state = reveal(reveal(reveal(state, HEAVY, "Nine of Cups"), TREY, "Two of Cups"), HEAVY, "Six of Wands")
    state = passed(state, TREY, HEAVY)
    state = do(state, URSULA, m.ChooseEffect("nothing", False, "", "", ""))
    state = deal(state, "The Sun", "Three of Cups", "Four of Cups", "Five of Cups")
    state = reveal(state, TREY, "The Sun")
    assert [f.to for f in state.flashbacks] == [(SCOTTY,), (SHIMON,)] and last(state).round == 2


@pytest.mark.rule("FUG-A42")
def test_where_only_one_hand_counts_cards_of_two_hands_are_two_memories() -> None:
    state = late(reveal(burglary(two_signifier_scope="oneHand"), TREY, "The Empress"))
    state = reveal(state, HEAVY, "The Sun")
    assert [(f.to, f.teller) for f in state.flashbacks] == [((SCOTTY,), TROY), ((SHIMON,), URSULA)]
    both = fight(
        (TREY,), (HEAVY,), "The Empress", "The Sun", "Two of Cups", "Six of Wands", two_signifier_scope="oneHand"
    )
    both = reveal(late(reveal(both, TREY, "The Empress")), HEAVY, "Two of Cups")
    both = reveal(both, TREY, "The Sun")
    assert [f.to for f in both.flashbacks] == [(SCOTTY, SHIMON)]


@pytest.mark.rule("FUG-A42")
def test_nor_is_it_shared_there_when_the_first_card_was_swapped_out() -> None:
    state = story(people({TREY: [ability(1, "Brawl")]}), two_signifier_scope="oneHand")
    state = fight((TREY,), (HEAVY,), "The Empress", "The Sun", "Two of Cups", "Six of Wands", state=state)
    state = do(do(state, TROY, m.ClaimWild(TREY, "b1")), URSULA, m.AnswerClaim(True), "Four of Cups")
    state = late(reveal(state, TREY, "The Empress"))
    state = told(do(state, TROY, m.SwapWild(TREY, state.contest.wilds[0].id, key("The Empress"))))  # type: ignore[union-attr]
    state = reveal(reveal(state, HEAVY, "Two of Cups"), TREY, "The Sun")
    assert [f.to for f in state.flashbacks] == [(SCOTTY,), (SHIMON,)]


@pytest.mark.rule("FUG-084", "FUG-048")
def test_two_signifiers_in_one_answer_are_one_memory() -> None:
    state = fight((TREY,), (HEAVY,), "Ace of Cups", "King of Cups", "The Sun", "The Empress")
    state = reveal(state, TREY, "Ace of Cups")
    state = twist(state, HEAVY, "Two of Wands")
    state = reveal(state, TREY, "King of Cups")
    state = told(do(state, URSULA, m.Reply21(HEAVY, (key("The Sun"), key("The Empress")))))
    assert [(f.to, f.teller, f.present) for f in state.flashbacks] == [((SHIMON, SCOTTY), URSULA, (HEAVY,))]


@pytest.mark.rule("FUG-A42", "FUG-200")
def test_who_dies_before_it_is_told_for_her_leaves_it_to_the_other() -> None:
    state = reveal(first_kept(), HEAVY, "The Sun")
    state = change(state, SHIMON, down="dead")
    state = tell(state, "And Shimon, for a moment.")
    assert (last(state).stage, last(state).to, last(state).gained, can(state, SHIMON)) == (
        "kept",
        (SCOTTY,),
        (SCOTTY,),
        [],
    )
    assert "use_now" not in may(state, SIMON)
    both = reveal(late(reveal(burglary(), TREY, "The Empress")), HEAVY, "The Sun")
    both = kept(change(both, SHIMON, down="dead"), BREAKING)
    assert (can(both, SCOTTY), can(both, SHIMON), last(both).choosing) == ([BREAKING], [], (SCOTTY,))
