"""FUG-081: what has just come back may be used at once, by who is in the action and by who steps in; or not."""

from typing import Any

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
    can,
    change,
    crowbar,
    deal,
    do,
    fight,
    flip,
    given,
    happens,
    kept,
    key,
    last,
    may,
    offered,
    passed,
    person,
    pieces,
    refused,
    reveal,
    tell,
    twist,
)
from games.fugue.reached import alter, happened, piles, steps_in
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Hand, Leave
from parlour.games.fugue.rules import harm
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.play import awaited


def hands(state: State) -> list[str]:
    return [hand.who for hand in state.contest.hands] if state.contest is not None else []


def gained(state: State, who: str) -> str:
    return person(state, who).abilities[-1].id


def asked(state: State | None = None, **options: Any) -> State:
    """Scotty, who was not in it, wants to step in with what came back to him."""
    state = kept(crowbar(**options) if state is None else state, "Breaking and entering")
    events, state = happens(state, SCOTT, m.Intercede(last(state).id, SCOTTY, " Through the window "))
    assert events == (m.IntercedeAsked(last(state).id, SCOTTY, gained(state, SCOTTY), "Through the window"),)
    return state


def sides(state: State, who: str = SCOTTY) -> tuple[Any, ...]:
    return next(offer.asks[0].of for offer in offered(state, URSULA, "answer_intercede") if offer.fixed == (who,))  # type: ignore[union-attr]


@pytest.mark.rule("FUG-081")
def test_who_is_in_the_action_uses_it_and_who_is_not_steps_in() -> None:
    state = kept(flip(given(), "The Sun"), "Fists")
    assert {"intercede", "decline"} <= may(state, SIMON) and "use_now" not in may(state, SIMON)
    assert refused(state, SIMON, m.UseNow(last(state).id, SHIMON, "")) == ("not-now", "FUG-081")
    state = kept(flip(given(), "The Empress"), "Fists")
    assert {"use_now", "decline"} <= may(state, SCOTT) and "intercede" not in may(state, SCOTT)
    assert refused(state, SCOTT, m.Intercede(last(state).id, SCOTTY, "")) == ("not-now", "FUG-081")
    state = kept(crowbar(), "Windows")
    assert {"intercede", "decline"} <= may(state, SCOTT) and "use_now" not in may(state, SCOTT)
    state = fight((SCOTTY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands")
    state = kept(reveal(state, SCOTTY, "The Empress"), "Windows")
    assert {"use_now", "decline"} <= may(state, SCOTT) and "intercede" not in may(state, SCOTT)
    state = do(state, SCOTT, m.Decline(last(state).id, SCOTTY))
    for command in (
        m.UseNow("f21", SCOTTY, ""),
        m.Intercede("f21", SCOTTY, ""),
        m.Decline("f21", SCOTTY),
        m.Decline("f99", SCOTTY),
        m.Decline("f21", "c99"),
    ):
        assert refused(state, SCOTT, command) == ("not-now", "FUG-081")


@pytest.mark.rule("FUG-081")
def test_the_player_says_what_happens_and_play_goes_on_after_the_choice() -> None:
    state = kept(flip(given(), "The Empress"), "Fists")
    events, after = happens(state, SCOTT, m.UseNow(last(state).id, SCOTTY, " He hits the safe. "))
    assert events[0] == m.UsedNow(last(state).id, SCOTTY, gained(state, SCOTTY), "He hits the safe.")
    assert last(after).stage == "kept" and last(after).choosing == ()
    assert awaited(state) == (SCOTT,)


@pytest.mark.rule("FUG-A05", "FUG-081")
def test_used_at_once_a_wild_card_is_claimed_out_of_turn_and_only_for_that() -> None:
    state = given("Calm Thugs")
    state = fight((SCOTTY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands", state=state)
    state = kept(reveal(state, SCOTTY, "The Empress"), "Windows")
    assert refused(state, SCOTT, m.ClaimWild(SCOTTY, gained(state, SCOTTY)))[0] == "not-now", "the choice comes first"
    used, not_used = do(state, SCOTT, m.UseNow("f21", SCOTTY, "")), do(state, SCOTT, m.Decline("f21", SCOTTY))
    new = gained(used, SCOTTY)
    assert used.contest is not None and (used.contest.turn, used.contest.fresh) == (HEAVY, ((SCOTTY, new),))
    assert [offer.asks[0].of for offer in offered(used, SCOTT, "claim_wild")] == [(new,)]  # type: ignore[union-attr]
    assert not offered(not_used, SCOTT, "claim_wild")
    used = do(do(used, SCOTT, m.ClaimWild(SCOTTY, new)), URSULA, m.AnswerClaim(False))
    assert used.contest is not None and used.contest.fresh == () and not offered(used, SCOTT, "claim_wild")


@pytest.mark.rule("FUG-A45")
def test_the_dealer_picks_a_told_act() -> None:
    state = asked()
    assert [(leave.who, leave.what, leave.target) for leave in state.leaves] == [
        (SCOTTY, "intercede", gained(state, SCOTTY))
    ]
    assert last(state).stage == "kept" and not {"reveal", "twist", "pass"} & may(state, SIMON), (
        "play waits for her word"
    )
    assert awaited(state) == (URSULA,) and refused(state, SIMON, m.Reveal(SHIMON, key("Nine of Cups")))[0] == "not-now"
    for seat in (SCOTT, TROY):
        assert refused(state, seat, m.AnswerIntercede(SCOTTY, 0)) == ("not-dealer", "FUG-A45")
    events, state = happens(state, URSULA, m.AnswerIntercede(SCOTTY, 0))
    assert events == (m.Interceded(SCOTTY, 0),)
    assert not state.leaves and hands(state) == [TREY, SHIMON] and offered(state, SIMON, "reveal")
    assert refused(state, URSULA, m.AnswerIntercede(SCOTTY, 0)) == ("bad-target", "FUG-A45")


@pytest.mark.rule("FUG-A45", "FUG-A24")
def test_or_she_joins_with_two_cards_a_wild_card_and_a_turn_in_the_order_of_seats() -> None:
    state = asked()
    assert sides(state) == (0, 1, 2)
    for side in (3, -1):
        assert refused(state, URSULA, m.AnswerIntercede(SCOTTY, side)) == ("bad-target", "FUG-A45")
    state = do(state, URSULA, m.AnswerIntercede(SCOTTY, 2), "King of Cups", "Three of Cups", "Ten of Cups")
    assert hands(state) == [SCOTTY, TREY, SHIMON] and state.contest is not None
    assert state.contest.groups[0].sides == ((TREY,), (SHIMON, SCOTTY))
    assert state.contest.hands[0] == Hand(SCOTTY, (key("King of Cups"), key("Three of Cups")))
    (wild,) = state.contest.wilds
    assert (wild.who, wild.card, wild.ability) == (SCOTTY, key("Ten of Cups"), gained(state, SCOTTY))
    assert refused(state, SCOTT, m.ClaimWild(SCOTTY, wild.ability))[0] in ("not-your-turn", "already-claimed")
    state = reveal(state, SHIMON, "Nine of Cups")
    assert state.contest is not None and state.contest.turn == SCOTTY
    state = reveal(state, SCOTTY, "King of Cups")
    assert refused(state, SCOTT, m.ClaimWild(SCOTTY, wild.ability)) == ("already-claimed", "FUG-145")


@pytest.mark.rule("FUG-A45")
def test_a_passes_count_begins_anew_when_somebody_steps_in() -> None:
    state = fight((TREY,), (SHIMON,), "Three of Swords", "Two of Cups", "Nine of Cups", "Six of Wands")
    for who, card in (
        (TREY, "Three of Swords"),
        (SHIMON, "Nine of Cups"),
        (TREY, "Two of Cups"),
        (SHIMON, "Six of Wands"),
    ):
        state = reveal(state, who, card)
    state = asked(twist(state, TREY, "The Empress"))
    state = do(
        happened(state, [m.TurnPassed(TREY, True)]),
        URSULA,
        m.AnswerIntercede(SCOTTY, 1),
        "King of Cups",
        "Three of Cups",
        "Ten of Cups",
    )
    assert state.contest is not None and state.contest.passes == 0
    state = passed(state, SHIMON)
    assert state.contest is not None and state.contest.turn == SCOTTY


@pytest.mark.rule("FUG-A45", "FUG-A77")
def test_who_holds_back_in_this_contest_steps_in_through_the_memory() -> None:
    state = do(given(), URSULA, m.OpenContest(True, "A chip", (SCOTTY, TREY), (HEAVY,)))
    state = do(do(state, TROY, m.JoinRound(TREY, 1)), SCOTT, m.HoldBack(SCOTTY))
    state = do(state, URSULA, m.DealRound(), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands")
    state = asked(reveal(state, TREY, "The Empress"))
    state = do(state, URSULA, m.AnswerIntercede(SCOTTY, 1), "King of Cups", "Three of Cups", "Ten of Cups")
    assert hands(state) == [SCOTTY, TREY, HEAVY] and state.contest is not None
    assert state.contest.groups[0].sides == ((TREY, SCOTTY), (HEAVY,))


@pytest.mark.rule("FUG-A45", "FUG-A29")
def test_nobody_on_the_ground_or_missing_the_round_is_dealt_in() -> None:
    state = asked()
    assert sides(change(state, SCOTTY, down="knocked")) == (0,)
    missing = happened(state, [m.MovedToGroup(SCOTTY, 1, 1), m.Incapacitated(SCOTTY, 1)])
    assert sides(missing) == (0,)
    few = piles(state, state.deck[:2], ())
    assert sides(few) == (0,) and refused(few, URSULA, m.AnswerIntercede(SCOTTY, 1)) == ("bad-target", "FUG-A45")
    assert sides(piles(state, state.deck[:2], state.deck[2:3])) == (0, 1, 2)


@pytest.mark.rule("FUG-A45")
def test_who_waits_for_another_word_of_the_dealer_does_not_step_in() -> None:
    state = asked()
    state = alter(state, leaves=(*state.leaves, Leave(TREY, "bleed", TREY, True)))
    assert [offer.fixed for offer in offered(state, URSULA, "answer_intercede")] == [(SCOTTY,)]
    assert refused(state, URSULA, m.AnswerIntercede(TREY, 0)) == ("bad-target", "FUG-A45")
    for side, cards in ((0, ()), (1, ("King of Cups", "Three of Cups", "Ten of Cups"))):
        after = do(state, URSULA, m.AnswerIntercede(SCOTTY, side), *cards)
        assert [leave.what for leave in after.leaves] == ["bleed"]
    assert after.contest is not None and [wild.ability for wild in after.contest.wilds] == [gained(state, SCOTTY)]
    both = steps_in(happened(asked(), [m.DeathWarned(SCOTTY, SCOTTY)]), SHIMON)
    after = do(both, URSULA, m.AnswerIntercede(SCOTTY, 1), "King of Cups", "Three of Cups", "Ten of Cups")
    assert after.contest is not None and [wild.ability for wild in after.contest.wilds] == [gained(state, SCOTTY)]
    assert [(leave.who, leave.what) for leave in after.leaves] == [(SCOTTY, "bleed"), (SHIMON, "intercede")]


@pytest.mark.rule("FUG-A45", "FUG-A41")
def test_between_hands_she_is_in_for_the_next_one() -> None:
    state = fight(
        (TREY,), (SHIMON,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands", signifier_pause="endOfHand"
    )
    state = reveal(state, TREY, "The Empress")
    assert last(state).late
    for who, card in ((SHIMON, "Nine of Cups"), (TREY, "Two of Cups"), (SHIMON, "Six of Wands")):
        state = reveal(state, who, card)
    state = passed(state, TREY, SHIMON)
    state = do(state, SIMON, m.ChooseEffect("nothing", False, "", "", ""))
    assert (
        refused(do(do(state, TROY, m.JoinRound(TREY, 1)), SIMON, m.JoinRound(SHIMON, 2)), URSULA, m.DealRound())[0]
        == "not-now"
    )
    state = asked(state)
    state = do(state, URSULA, m.AnswerIntercede(SCOTTY, 1))
    assert (
        hands(state) == []
        and state.contest is not None
        and state.contest.groups[0].sides == ((TREY, SCOTTY), (SHIMON,))
    )
    state = deal(state, "King of Cups", "Three of Cups", "Four of Cups", "Five of Cups", "Six of Cups", "Seven of Cups")
    assert hands(state) == [SCOTTY, TREY, SHIMON] and state.contest is not None and state.contest.wilds == ()
    assert offered(state, SCOTT, "claim_wild")


@pytest.mark.rule("FUG-081", "FUG-A41")
def test_between_hands_who_is_in_the_contest_uses_it_and_claims_in_the_next_one() -> None:
    state = fight(
        (SCOTTY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands", signifier_pause="endOfHand"
    )
    for who, card in (
        (SCOTTY, "The Empress"),
        (HEAVY, "Nine of Cups"),
        (SCOTTY, "Two of Cups"),
        (HEAVY, "Six of Wands"),
    ):
        state = reveal(state, who, card)
    state = do(passed(state, SCOTTY, HEAVY), URSULA, m.ChooseEffect("nothing", False, "", "", ""))
    state = kept(state, "Cooking")
    assert state.contest is not None and state.contest.stage == "optin" and hands(state) == []
    assert "use_now" in may(state, SCOTT) and "intercede" not in may(state, SCOTT)
    state = do(state, SCOTT, m.UseNow("f21", SCOTTY, ""))
    state = deal(state, "King of Cups", "Three of Cups", "Four of Cups", "Five of Cups")
    assert offered(reveal(state, SCOTTY, "King of Cups"), SCOTT, "claim_wild"), "out of turn: it was just remembered"


@pytest.mark.rule("FUG-A45")
def test_a_told_act_ends_the_task_it_came_from() -> None:
    state = kept(flip(given(), "The Sun"), "Fists")
    state = do(state, SIMON, m.Intercede(last(state).id, SHIMON, ""))
    assert sides(state, SHIMON) == (0,) and state.tasks[-1].stage == "telling"
    assert do(state, URSULA, m.AnswerIntercede(SHIMON, 0)).tasks[-1].stage == "done"


@pytest.mark.rule("FUG-A45")
def test_while_a_21_is_answered_nobody_is_dealt_in_any_more() -> None:
    state = fight((TREY,), (SHIMON,), "Ace of Cups", "King of Cups", "The Empress", "Six of Wands")
    state = reveal(reveal(reveal(state, TREY, "Ace of Cups"), SHIMON, "Six of Wands"), TREY, "King of Cups")
    late = do(do(state, SIMON, m.Reply21(SHIMON, (key("The Empress"),))), SIMON, m.Narrate(4, "A garden"))
    assert late.contest is not None and late.contest.stage == "effect"
    late = asked(late)
    late = do(late, URSULA, m.AnswerIntercede(SCOTTY, 2))
    assert (
        late.contest is not None
        and hands(late) == [TREY, SHIMON]
        and late.contest.groups[0].sides[1] == (SHIMON, SCOTTY)
    )
    over = [m.Showdown(1, "stalemate", ()), m.HandsGathered(1, False), m.RoundSkipped(1, True), m.GroupCame(0)]
    done = happened(asked(), over)
    assert sides(done) == (0,)


@pytest.mark.rule("FUG-A69", "FUG-X34")
def test_ones_own_signifier_in_ones_own_task_unlocks_it() -> None:
    for lock_ends, stage in (("newAbility", "again"), ("never", "done")):
        state = flip(given(lock_ends=lock_ends), "The Empress", text="Crack the safe")
        assert (state.tasks[-1].outcome, state.tasks[-1].locked, last(state).teller) == ("failure", (SCOTTY,), URSULA)
        state = kept(tell(state, "A vault."), "Safe-cracking")
        state = do(state, SCOTT, m.UseNow(last(state).id, SCOTTY, ""))
        assert state.tasks[-1].stage == stage
        if stage == "again":
            low = do(state, URSULA, m.Flip(), "Seven of Coins")
            assert low.tasks[-1].outcome == "failure" and not offered(low, URSULA, "flip")
            assert do(state, URSULA, m.Flip(), "Nine of Coins").tasks[-1].outcome == "success"
            assert do(state, URSULA, m.Flip(), "The Tower").tasks[-1].outcome == "success"


# Deaths and absences


def killed(state: State, who: str) -> State:
    draft = Draft(state, None)
    harm.kill(draft, who, HEAVY)
    assert Draft.evolve(state, draft.events) == draft.state
    return draft.state


@pytest.mark.rule("FUG-200", "FUG-048")
def test_what_was_due_to_the_dead_is_taken_back_and_the_task_closes() -> None:
    state = flip(given(), "The Sun")
    for step in (
        state,
        tell(state, "A yard."),
        do(tell(state, "A yard."), URSULA, m.NameAbility(last(state).id, "Fists")),
    ):
        after = killed(step, SHIMON)
        assert after.tasks[-1].stage == "done" and all(f.stage == "kept" for f in after.flashbacks)
        assert awaited(after) == () and not {"use_now", "intercede", "decline"} & may(after, SIMON)
    assert not killed(state, SHIMON).flashbacks and killed(state, SCOTTY).flashbacks, "another's death changes nothing"
    asks = do(kept(state, "Fists"), SIMON, m.Intercede(last(state).id, SHIMON, ""))
    assert not killed(asks, SHIMON).leaves and killed(asks, SHIMON).tasks[-1].stage == "done"


@pytest.mark.rule("FUG-200", "FUG-067")
def test_who_was_declared_dead_meanwhile_is_written_nothing_and_the_task_closes() -> None:
    state = tell(flip(given(), "The Sun"), "A yard.")
    state = do(change(state, SHIMON, down="dead"), URSULA, m.NameAbility(last(state).id, "Fists"))
    assert not state.flashbacks and can(state, SHIMON) == [] and state.tasks[-1].stage == "done"


@pytest.mark.rule("FUG-200", "FUG-084")
def test_of_two_who_remember_the_other_goes_on() -> None:
    state = fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "The Sun", "Six of Wands")
    state = do(reveal(state, TREY, "The Empress"), URSULA, m.Postpone("f21"))
    state = reveal(state, HEAVY, "The Sun")
    assert last(killed(state, SHIMON)).to == (SCOTTY, SHIMON) and last(killed(state, SHIMON)).stage == "memory"
    both = kept(state, "Breaking")
    one = killed(both, SHIMON)
    assert (last(one).choosing, last(one).stage) == ((SCOTTY,), "choice") and {"intercede", "decline"} <= may(
        one, SCOTT
    )
    half = do(both, SCOTT, m.Decline("f21", SCOTTY))
    assert last(killed(half, SCOTTY)).choosing == (SHIMON,)
    for who in (SCOTTY, TREY, HEAVY):
        draft = Draft(half, None)
        harm.kill(draft, who, "")
        assert draft.events == [m.Died(who, "")], "nothing of a memory is said"


@pytest.mark.rule("FUG-200", "FUG-A42")
def test_who_dies_before_the_addition_is_told_or_judged_leaves_the_memory_as_it_was() -> None:
    state = fight((TREY,), (SHIMON,), "The Empress", "Two of Cups", "Wheel of Fortune", "Six of Wands")
    state = kept(tell(reveal(state, TREY, "The Empress"), "A burglary."), "Breaking")
    due = reveal(do(state, SCOTT, m.Decline("f21", SCOTTY)), SHIMON, "Wheel of Fortune")
    added = tell(due, "And Shimon.")
    sent = do(added, URSULA, m.SendBack("f21", "FUG-064", "No."))
    for step in (due, added, sent):
        after = killed(step, TREY)
        memory = last(after)
        assert (memory.to, memory.stage, pieces(memory), memory.back) == ((SCOTTY,), "kept", ["A burglary."], "")
        assert can(after, SCOTTY) == ["Breaking"]


@pytest.mark.rule("FUG-200")
def test_while_more_is_added_a_death_takes_only_the_dead_ones_choice() -> None:
    state = fight((TREY,), (SHIMON,), "The Empress", "Two of Cups", "Wheel of Fortune", "Six of Wands")
    state = kept(tell(reveal(state, TREY, "The Empress"), "A burglary."), "Breaking")
    joined = happened(state, [m.SignifierJoined(last(state).id, key("Wheel of Fortune"), TREY, TREY, SIMON, (), ())])
    after = killed(joined, SCOTTY)
    assert (last(after).choosing, last(after).stage) == ((), "memory")
    other = killed(joined, TREY)
    assert (last(other).choosing, last(other).stage, last(other).to) == ((SCOTTY,), "choice", (SCOTTY,))
    assert can(other, SCOTTY) == ["Breaking"]
