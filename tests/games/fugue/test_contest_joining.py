"""Who is in for a hand, who holds back, flees or gives up: FUG-154, FUG-165, FUG-181, FUG-223, FUG-A24, FUG-A28,
FUG-A70, FUG-A77."""

import pytest

from games.fugue.given_contest import (
    BOUNCER,
    GUARD,
    HEAVY,
    ROSE,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    called,
    change,
    deal,
    do,
    effect,
    group,
    hand,
    happens,
    joined,
    offered,
    opened,
    playing,
    refused,
    reveal,
    settled,
    stand,
    swap,
    table,
    win,
    won,
)
from games.fugue.reached import alter, happened
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Gone, Group, Leave
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.contest_ask import seat_of_who

FOUR = ("Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups")


@pytest.mark.rule("FUG-223")
def test_it_is_asked_who_is_in_before_a_round() -> None:
    state = opened((SCOTTY, TREY), (HEAVY,))
    assert rules.awaited(state) == (SCOTT, TROY)
    assert refused(state, URSULA, m.DealRound()) == ("not-now", "FUG-223")
    for seat in (SCOTT, TROY):
        assert all(offer.owed for name in ("join_round", "hold_back") for offer in offered(state, seat, name))
    assert all(not offer.owed for offer in offered(state, URSULA, "hold_back"))
    state = joined(state, SCOTTY)
    assert group(state).joined == (SCOTTY,) and rules.awaited(state) == (TROY,)
    assert refused(state, SCOTT, m.JoinRound(SCOTTY, 1)) == ("not-now", "FUG-223")
    state = joined(state, TREY)
    assert rules.awaited(state) == (URSULA,) and offered(state, URSULA, "deal_round")


@pytest.mark.rule("FUG-154")
def test_who_holds_back_gets_no_cards_and_is_asked_again_before_the_next_round() -> None:
    state = do(joined(opened((SCOTTY, TREY), (HEAVY,)), SCOTTY), TROY, m.HoldBack(TREY))
    assert group(state).back == (TREY,)
    state = deal(state, *FOUR)
    assert [one.who for one in state.contest.hands] == [SCOTTY, HEAVY]
    held = (Group(1, ((SCOTTY, TREY), (HEAVY,)), back=(TREY,), joined=(SCOTTY,)),)
    state = won(groups=held, SCOTTY="King of Wands, Nine of Cups", HEAVY="Ten of Cups, Seven of Cups")
    state = do(state, SCOTT, effect("nothing"))
    assert (group(state).back, group(state).joined) == ((), ()) and rules.awaited(state) == (SCOTT, TROY)


@pytest.mark.rule("FUG-154")
def test_who_held_back_may_think_again_and_so_may_who_was_in() -> None:
    state = do(joined(opened((SCOTTY, TREY), (HEAVY,)), SCOTTY), TROY, m.HoldBack(TREY))
    assert not offered(state, TROY, "hold_back")
    state = joined(state, TREY)
    assert (group(state).joined, group(state).back) == ((SCOTTY, TREY), ())
    state = do(state, SCOTT, m.HoldBack(SCOTTY))
    assert (group(state).joined, group(state).back) == ((TREY,), (SCOTTY,))


@pytest.mark.rule("FUG-A77")
def test_holding_back_is_free_only_while_another_of_the_side_plays() -> None:
    state = do(opened((SCOTTY, TREY), (HEAVY,)), TROY, m.HoldBack(TREY))
    assert state.leaves == (Leave(TREY, "hold"),) and group(state).back == ()
    alone = do(joined(opened((SCOTTY, TREY), (HEAVY,)), SCOTTY), SCOTT, m.HoldBack(SCOTTY))
    assert alone.leaves == (Leave(SCOTTY, "hold"),), "nobody covers herself"
    assert rules.awaited(state) == (URSULA,) and all(offer.owed for offer in offered(state, URSULA, "answer_leave"))
    assert refused(state, TROY, m.HoldBack(TREY)) == ("not-now", "FUG-154")
    assert refused(state, TROY, m.JoinRound(TREY, 1)) == ("not-now", "FUG-223")
    yes = do(state, URSULA, m.AnswerLeave(TREY, True))
    assert (group(yes).back, yes.leaves) == ((TREY,), ())
    no = do(state, URSULA, m.AnswerLeave(TREY, False))
    assert (
        (group(no).back, no.leaves) == ((), ()) and offered(no, TROY, "join_round") and offered(no, TROY, "surrender")
    )


@pytest.mark.rule("FUG-A77")
def test_a_player_of_the_other_side_does_not_cover_her_and_the_dealer_needs_no_leave() -> None:
    state = joined(opened((SCOTTY,), (TREY, HEAVY)), TREY)
    assert do(state, SCOTT, m.HoldBack(SCOTTY)).leaves == (Leave(SCOTTY, "hold"),)
    assert group(do(state, URSULA, m.HoldBack(HEAVY))).back == (HEAVY,)
    lone = opened((SCOTTY,), (HEAVY,))
    assert group(do(lone, URSULA, m.HoldBack(HEAVY))).back == (HEAVY,)


@pytest.mark.rule("FUG-A77")
def test_nothing_is_dealt_while_somebody_asks_for_leave() -> None:
    state = joined(opened((SCOTTY, TREY), (HEAVY,)))
    state = alter(state, leaves=(Leave(TREY, "hold"),))
    assert refused(state, URSULA, m.DealRound()) == ("not-now", "FUG-A70")
    finish = alter(do(state, URSULA, m.AnswerLeave(TREY, False)), leaves=(Leave(TREY, "finish", HEAVY),))
    assert offered(finish, URSULA, "deal_round") and not offered(finish, URSULA, "answer_leave")
    part = joined(opened((SCOTTY, TREY), (HEAVY,)), SCOTTY)
    assert refused(part, URSULA, m.DealRound()) == ("not-now", "FUG-223"), (
        "nor before all have said whether they are in"
    )


@pytest.mark.rule("FUG-A70", "FUG-A77")
def test_each_who_asks_gets_an_answer_of_her_own() -> None:
    state = alter(
        opened((SCOTTY, TREY), (HEAVY,)),
        leaves=(Leave(TREY, "finish", HEAVY), Leave(SCOTTY, "hold"), Leave(TREY, "flee")),
    )
    fled = do(state, URSULA, m.AnswerLeave(TREY, True))
    assert group(fled).left == ((TREY, "fled"),) and fled.leaves == (
        Leave(TREY, "finish", HEAVY),
        Leave(SCOTTY, "hold"),
    )
    held = do(state, URSULA, m.AnswerLeave(SCOTTY, True))
    assert (
        group(held).back == (SCOTTY,)
        and Leave(TREY, "flee") in held.leaves
        and Leave(TREY, "finish", HEAVY) in held.leaves
    )


@pytest.mark.rule("FUG-131", "FUG-A70")
def test_who_leaves_does_not_cost_her_group_its_turn() -> None:
    state = do(opened((SCOTTY, TREY), (HEAVY,)), URSULA, m.AddGroup((SHIMON,), (BOUNCER,)))
    state = do(joined(state, SCOTTY), TROY, m.Surrender(TREY))
    assert state.contest.at == 0 and group(state).joined == (SCOTTY,)
    assert do(joined(opened((SCOTTY, TREY), (HEAVY,)), TREY), TROY, m.Surrender(TREY)).contest.groups[0].joined == ()


@pytest.mark.rule("FUG-223", "FUG-A28")
def test_game_characters_are_in_unless_they_hang_back_and_come_in_later() -> None:
    state = opened((SCOTTY,), (HEAVY, BOUNCER, GUARD))
    state = do(do(state, URSULA, m.HoldBack(BOUNCER)), URSULA, m.HoldBack(GUARD))
    state = deal(joined(state, SCOTTY), *FOUR)
    assert [one.who for one in state.contest.hands] == [SCOTTY, HEAVY]
    state = won(
        groups=(Group(1, ((SCOTTY,), (HEAVY, BOUNCER, GUARD)), back=(BOUNCER, GUARD)),),
        SCOTTY="Five of Cups, Six of Cups, King of Cups",
        HEAVY="Ten of Cups, Seven of Cups",
    )
    state = settled(state, effect("knock_out", HEAVY))
    assert group(state).back == (BOUNCER, GUARD), "they hang back until they come in"
    state = joined(state, SCOTTY, BOUNCER, GUARD)
    state = deal(
        state, "Two of Cups", "Three of Cups", "Four of Cups", "Five of Wands", "Six of Wands", "Seven of Wands"
    )
    assert [one.who for one in state.contest.hands] == [SCOTTY, BOUNCER, GUARD]


@pytest.mark.rule("FUG-A24", "FUG-223")
def test_who_was_not_in_the_contest_joins_between_rounds_on_a_side() -> None:
    state = opened((SCOTTY,), (HEAVY,))
    assert not offered(state, TROY, "join_round")[0].owed
    state = do(state, TROY, m.JoinRound(TREY, 2))
    assert group(state).sides == ((SCOTTY,), (HEAVY, TREY)) and group(state).joined == (TREY,)
    state = do(state, URSULA, m.JoinRound(GUARD, 1))
    assert group(state).sides == ((SCOTTY, GUARD), (HEAVY, TREY)) and group(state).joined == (TREY, GUARD)
    assert refused(state, SIMON, m.JoinRound(SHIMON, 3))[1] == "FUG-223"
    fighting = playing(SCOTTY="| Two of Cups", HEAVY="| Ten of Cups")
    assert refused(fighting, TROY, m.JoinRound(TREY, 1)) == ("not-now", "FUG-223")


@pytest.mark.rule("FUG-223")
def test_joining_is_for_ones_own_able_character_in_the_group_that_plays() -> None:
    state = do(opened((SCOTTY,), (HEAVY,)), URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    assert refused(state, SCOTT, m.JoinRound(TREY, 1)) == ("not-yours", "FUG-008")
    assert refused(state, TROY, m.JoinRound(TREY, 1))[1] == "FUG-223"
    assert refused(table(), SCOTT, m.JoinRound(SCOTTY, 1)) == ("not-now", "FUG-223")
    assert refused(change(state, SCOTTY, down="knocked"), SCOTT, m.JoinRound(SCOTTY, 1)) == ("bad-target", "FUG-199")
    assert refused(change(state, SHIMON, down="knocked"), SIMON, m.JoinRound(SHIMON, 1)) == ("bad-target", "FUG-199")
    assert refused(state, SCOTT, m.JoinRound(SCOTTY, 2))[1] == "FUG-223"
    assert refused(change(state, SCOTTY, down="dead"), SCOTT, m.JoinRound(SCOTTY, 1)) == ("dead", "FUG-200")
    assert refused(state, TROY, m.HoldBack(TREY)) == ("bad-target", "FUG-154")
    assert refused(state, TROY, m.Flee(TREY)) == ("bad-target", "FUG-A70")


@pytest.mark.rule("FUG-199", "FUG-A29")
def test_who_is_incapacitated_gets_no_cards_for_exactly_one_round() -> None:
    state = opened((SCOTTY, TREY), (HEAVY,))
    state = happened(state, [m.Incapacitated(TREY, 1)])
    assert rules.awaited(state) == (SCOTT,) and not offered(state, TROY, "join_round")
    assert refused(state, TROY, m.JoinRound(TREY, 1)) == ("bad-target", "FUG-A29")
    state = deal(joined(state, SCOTTY), *FOUR)
    assert [one.who for one in state.contest.hands] == [SCOTTY, HEAVY]
    assert (group(state).serving, group(state).sitting_out) == ((TREY,), ())
    for one in (SCOTTY, HEAVY) * 2:
        state = reveal(state, one, called(hand(state, one).down[0])[0])
    state = stand(state, SCOTTY, HEAVY)
    over = do(state, seat_of_who(state, win(state).who), effect("nothing"))
    assert group(over).serving == () and rules.awaited(over) == (SCOTT, TROY)


@pytest.mark.rule("FUG-131", "FUG-181")
def test_a_group_with_one_side_left_is_settled_not_skipped() -> None:
    state = change(joined(opened((SCOTTY,), (HEAVY,)), SCOTTY), HEAVY, down="knocked")
    assert refused(state, URSULA, m.SkipRound()) == ("not-now", "FUG-181")
    assert offered(state, URSULA, "resolve_group")[0].owed
    assert not offered(opened((SCOTTY,), (HEAVY,)), URSULA, "resolve_group")[0].owed


@pytest.mark.rule("FUG-131", "FUG-A29")
def test_a_group_in_which_nobody_can_play_lets_its_round_go_by() -> None:
    state = do(opened((SCOTTY,), (HEAVY,)), URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    state = happened(state, [m.Incapacitated(HEAVY, 1)])
    assert refused(state, URSULA, m.SkipRound()) == ("not-now", "FUG-223")
    state = joined(state, SCOTTY)
    assert refused(state, URSULA, m.DealRound()) == ("bad-target", "FUG-181")
    assert refused(state, SCOTT, m.SkipRound()) == ("not-dealer", "FUG-131")
    assert offered(state, URSULA, "skip_round")[0].owed
    state = do(state, URSULA, m.SkipRound())
    assert (
        state.contest.at == 1
        and group(state).sitting_out == ()
        and not group(state).resolved
        and group(state).joined == ()
    )
    assert refused(joined(state, TREY), URSULA, m.SkipRound()) == ("not-now", "FUG-131")
    for who, side in ((SHIMON, 1), (GUARD, 2)):
        state = do(state, URSULA, m.MoveToGroup(who, 2, side))
    back = [m.HeldBack(GUARD), m.HeldBack(SHIMON), m.Incapacitated(BOUNCER, 2)]
    state = happened(joined(state, TREY), [m.GroupCame(1), m.HeldBack(HEAVY), m.GroupCame(2), *back])
    passed = do(state, URSULA, m.SkipRound())
    assert group(passed, 2).sitting_out == () and group(passed, 2).back == (GUARD,) and group(passed).back == (HEAVY,)
    decided = do(state, URSULA, m.ResolveGroup())
    assert group(decided, 2).sitting_out == (BOUNCER,), (
        "who was incapacitated stays so while the contest goes on elsewhere"
    )


# Leaving


@pytest.mark.rule("FUG-A70")
def test_flight_needs_the_dealers_leave() -> None:
    state = do(opened((SCOTTY, TREY), (HEAVY,)), TROY, m.Flee(TREY))
    assert state.leaves == (Leave(TREY, "flee"),) and group(state).left == ()
    assert refused(state, TROY, m.AnswerLeave(TREY, True)) == ("not-dealer", "FUG-A70")
    assert refused(state, URSULA, m.AnswerLeave(SCOTTY, True)) == ("not-now", "FUG-A70")
    no = do(state, URSULA, m.AnswerLeave(TREY, False))
    assert no.leaves == () and group(no).left == () and offered(no, TROY, "flee")
    yes = do(state, URSULA, m.AnswerLeave(TREY, True))
    assert yes.leaves == () and group(yes).left == ((TREY, "fled"),) and not group(yes).resolved
    assert refused(yes, TROY, m.JoinRound(TREY, 1)) == ("bad-target", "FUG-165")
    assert refused(yes, TROY, m.Flee(TREY)) == ("bad-target", "FUG-165")


@pytest.mark.rule("FUG-A70")
def test_the_dealer_needs_no_leave_for_her_own() -> None:
    state = opened((SCOTTY,), (HEAVY, GUARD))
    assert group(do(state, URSULA, m.Flee(GUARD))).left == ((GUARD, "fled"),)


@pytest.mark.rule("FUG-A70", "FUG-181")
def test_surrender_always_counts_and_leaves_no_one_to_fight() -> None:
    events, state = happens(opened((SCOTTY,), (HEAVY,)), SCOTT, m.Surrender(SCOTTY))
    assert m.LeftGroup(SCOTTY, "surrendered") in events
    assert group(state).resolved and state.contest.stage == "done" and offered(state, URSULA, "end_contest")[0].owed


@pytest.mark.rule("FUG-A70")
def test_nobody_leaves_during_a_round() -> None:
    state = playing(SCOTTY="Two of Cups | Three of Cups", HEAVY="Ten of Cups")
    for command in (m.Flee(SCOTTY), m.Surrender(SCOTTY)):
        assert refused(state, SCOTT, command) == ("not-now", "FUG-A70")
    assert refused(state, SCOTT, m.HoldBack(SCOTTY)) == ("not-now", "FUG-154")
    assert refused(opened((SCOTTY,), (HEAVY,)), TROY, m.Surrender(SCOTTY)) == ("not-yours", "FUG-008")


@pytest.mark.rule("FUG-165", "FUG-X18")
def test_who_has_fled_gets_no_cards_and_with_one_side_left_the_group_is_resolved() -> None:
    state = do(do(opened((TREY,), (SHIMON,)), TROY, m.Flee(TREY)), URSULA, m.AnswerLeave(TREY, True))
    assert group(state).resolved and state.contest.stage == "done"
    three = do(do(opened((TREY, SCOTTY), (SHIMON,)), TROY, m.Flee(TREY)), URSULA, m.AnswerLeave(TREY, True))
    three = deal(joined(three, SCOTTY, SHIMON), *FOUR)
    assert [one.who for one in three.contest.hands] == [SCOTTY, SHIMON]


@pytest.mark.rule("FUG-165")
def test_the_dead_the_unconscious_and_those_who_went_away_are_not_asked() -> None:
    for values in ({"down": "dead"}, {"down": "knocked"}, {"here": False}):
        state = change(opened((SCOTTY, TREY), (HEAVY,)), TREY, **values)
        assert rules.awaited(state) == (SCOTT,)
        state = deal(joined(state, SCOTTY), *FOUR)
        assert [one.who for one in state.contest.hands] == [SCOTTY, HEAVY]


@pytest.mark.rule("FUG-A70", "FUG-131")
def test_what_was_asked_for_a_round_ends_with_it() -> None:
    state = do(opened((SCOTTY,), (HEAVY,)), URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    asked = do(state, SCOTT, m.HoldBack(SCOTTY))
    moved = do(asked, URSULA, m.Surrender(HEAVY))
    assert (moved.contest.at, moved.leaves) == (1, ()) and not offered(moved, URSULA, "answer_leave")
    assert do(asked, URSULA, m.ResolveGroup()).leaves == ()
    kept = alter(asked, leaves=(*asked.leaves, Leave(TREY, "finish", ROSE)))
    assert do(kept, URSULA, m.ResolveGroup()).leaves == (Leave(TREY, "finish", ROSE),)
    assert do(kept, URSULA, m.EndContest("Enough")).leaves == (Leave(TREY, "finish", ROSE),)


@pytest.mark.rule("FUG-022", "FUG-138")
def test_the_dealers_own_persona_is_a_game_character_in_it() -> None:
    state = opened((ROSE,), (SCOTTY,))
    assert rules.awaited(state) == (SCOTT,)
    state = deal(joined(state, SCOTTY), *FOUR)
    assert [one.who for one in state.contest.hands] == [SCOTTY, ROSE]


# The end


@pytest.mark.rule("FUG-181")
def test_the_dealer_ends_it_between_hands() -> None:
    state = opened((SCOTTY,), (HEAVY,))
    assert not offered(state, URSULA, "end_contest")[0].owed
    assert refused(state, SCOTT, m.EndContest("Enough")) == ("not-dealer", "FUG-181")
    assert do(state, URSULA, m.EndContest(" ")).contest is None
    assert refused(table(), URSULA, m.EndContest("Enough")) == ("not-now", "FUG-181")
    assert refused(playing(SCOTTY="Two of Cups", HEAVY="Ten of Cups"), URSULA, m.EndContest("Enough")) == (
        "not-now",
        "FUG-181",
    )
    events, after = happens(state, URSULA, m.EndContest(" They run "))
    assert events == (m.ContestEnded("They run"),) and after.contest is None


@pytest.mark.rule("FUG-181", "FUG-165")
def test_a_group_of_which_one_side_is_left_able_is_resolved() -> None:
    state = won(TREY="Five of Cups, Six of Cups, King of Cups", BOUNCER="Ten of Cups, Seven of Cups")
    events, _ = happens(do(state, TROY, effect("knock_out", BOUNCER)), URSULA, m.AnswerEffect(True, False, ""))
    assert m.HandsGathered(1, True) in events and not any(isinstance(e, m.RoundSkipped) for e in events)
    state = settled(state, effect("knock_out", BOUNCER))
    assert group(state).resolved and state.contest.stage == "done" and rules.awaited(state) == (URSULA,)
    assert refused(state, TROY, m.Flee(TREY)) == ("not-now", "FUG-A70")
    state = do(state, URSULA, m.EndContest("He lies there"))
    assert state.contest is None


@pytest.mark.rule("FUG-A07")
def test_wild_cards_are_discarded_at_the_end_those_never_shown_unseen() -> None:
    state = playing(
        TREY="Ten of Cups, Nine of Cups",
        BOUNCER="Ten of Coins, Two of Coins",
        wilds=[("TREY", "b1", "Six of Wands"), ("TREY", "b2", "The Moon")],
        abilities={"TREY": ("Brawl", "Bite")},
        passes=1,
    )
    state = swap(state, TREY, "x2", "Nine of Cups")
    state = do(stand(state, TREY, BOUNCER, TREY), TROY, effect("nothing"))
    assert len(state.contest.wilds) == 2
    state = do(state, URSULA, m.EndContest("Enough"))
    assert state.gone == (Gone("wands-06", TROY),) and state.discard[-1] == "major-18"
