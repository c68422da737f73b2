"""21, the answers to it, and the showdown: FUG-156, FUG-158 to FUG-164, FUG-A09, FUG-A10, FUG-A15 to FUG-A17,
FUG-A76."""

import pytest

from games.fugue.given_contest import (
    BOUNCER,
    GUARD,
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    do,
    effects,
    group,
    happens,
    key,
    names,
    offered,
    playing,
    refused,
    reply,
    reveal,
    stand,
    swap,
    told,
    twist,
    win,
    won,
)
from games.fugue.reached import happened
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules import play as rules

ALL = ((SCOTTY,), (TREY,), (SHIMON,))
CAN = {"SCOTTY": ("Brawl",)}


@pytest.mark.rule("FUG-159")
def test_as_soon_as_somebody_has_21_normal_play_stops() -> None:
    state = playing(
        TREY="Ten of Coins | Ace of Coins", BOUNCER="Two of Cups | Three of Cups", GUARD="Four of Cups | Five of Cups"
    )
    state = reveal(state, TREY, "Ace of Coins")
    assert (state.contest.stage, state.contest.turn) == ("reply", BOUNCER)
    for command in (m.Twist(BOUNCER), m.Reveal(BOUNCER, key("Three of Cups"))):
        assert refused(state, URSULA, command) == ("twenty-one", "FUG-159")
    assert refused(state, TROY, m.Twist(TREY)) == ("twenty-one", "FUG-159")
    assert refused(state, URSULA, m.Pass(BOUNCER)) == ("twenty-one", "FUG-160")
    assert not offered(state, URSULA, "twist") and not offered(state, URSULA, "pass")
    two = playing(TREY="Ten of Coins | Ace of Coins", BOUNCER="Two of Cups, Four of Coins | Three of Cups")
    assert refused(reveal(two, TREY, "Ace of Coins"), URSULA, m.Pass(BOUNCER)) == ("twenty-one", "FUG-160"), (
        "first she says what she turns"
    )


@pytest.mark.rule("FUG-160", "FUG-A15")
def test_each_other_hand_answers_once_in_order_after_the_one_who_has_21() -> None:
    state = playing(
        *ALL,
        (HEAVY,),
        SCOTTY="Two of Cups | Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        SHIMON="Four of Cups | Five of Cups",
        HEAVY="Six of Cups | Seven of Cups",
        turn=TREY,
    )
    state = reveal(state, TREY, "Ace of Coins")
    order = []
    for who, card in ((SHIMON, "Five of Cups"), (HEAVY, "Seven of Cups")):
        order.append(state.contest.turn)
        state = reply(state, who, card)
    order.append(state.contest.turn)
    assert order == [SHIMON, HEAVY, SCOTTY]
    assert refused(state, SIMON, m.Reply21(SHIMON, ())) == ("twenty-one", "FUG-A16")
    assert refused(state, TROY, m.Reply21(TREY, ())) == ("twenty-one", "FUG-A16")
    assert win(reply(state, SCOTTY)).who == TREY


@pytest.mark.rule("FUG-160")
def test_as_many_face_down_cards_as_one_likes_or_none() -> None:
    state = reveal(
        playing((TREY,), (SHIMON,), TREY="Ten of Coins | Ace of Coins", SHIMON="| Ten of Cups, Ace of Cups"),
        TREY,
        "Ace of Coins",
    )
    assert [offer.asks[0].least for offer in offered(state, SIMON, "reply21")] == [0]
    events, both = happens(state, SIMON, m.Reply21(SHIMON, names("Ten of Cups, Ace of Cups")))
    assert events[0] == m.Replied(SHIMON, names("Ten of Cups, Ace of Cups"), 21)
    assert any(isinstance(e, m.Showdown) and e.how == "stalemate" for e in events), "two minor cards each"
    assert [(t.seat, t.cards) for t in both.tellings] == [(SIMON, names("Ten of Cups, Ace of Cups"))]
    none = do(state, SIMON, m.Reply21(SHIMON, ()))
    assert not none.tellings and win(none).who == TREY
    assert refused(state, SIMON, m.Reply21(SHIMON, names("Two of Wands"))) == ("no-card", "FUG-160")
    assert refused(state, TROY, m.Reply21(SHIMON, ())) == ("twenty-one", "FUG-A16")
    early = playing((TREY,), (SHIMON,), TREY="Ten of Coins | Ace of Coins", SHIMON="| Ten of Cups, Ace of Cups")
    assert refused(early, TROY, m.Reply21(TREY, ())) == ("not-now", "FUG-160")


@pytest.mark.rule("FUG-A15")
def test_who_comes_later_waits_and_cards_are_told_before_the_next_one_answers() -> None:
    state = playing(
        *ALL,
        SCOTTY="Two of Cups | Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        SHIMON="Four of Cups | Five of Cups",
        turn=TREY,
    )
    state = reveal(state, TREY, "Ace of Coins")
    assert refused(state, SCOTT, m.Reply21(SCOTTY, ())) == ("not-your-turn", "FUG-A15")
    state = do(state, SIMON, m.Reply21(SHIMON, names("Five of Cups")))
    assert refused(state, SCOTT, m.Reply21(SCOTTY, ())) == ("not-now", "FUG-153")
    assert rules.awaited(state) == (SIMON,) and rules.awaited(told(state)) == (SCOTT,)
    can, wilds = (
        {"SCOTTY": ("Brawl",), "SHIMON": ("Bite",)},
        [("SCOTTY", "b1", "The Tower"), ("SHIMON", "b2", "Two of Wands")],
    )
    open_one = playing(
        *ALL,
        SCOTTY="Two of Cups | Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        SHIMON="Four of Cups | Five of Cups",
        turn=TREY,
        wilds=wilds,
        abilities=can,
    )
    open_one = reply(reveal(open_one, TREY, "Ace of Coins"), SHIMON)
    assert offered(open_one, SIMON, "swap_wild") and not offered(open_one, SCOTT, "swap_wild")


@pytest.mark.rule("FUG-A15", "FUG-A03")
def test_one_wild_swap_is_part_of_an_answer_after_the_cards_are_turned() -> None:
    wilds = [("SCOTTY", "b1", "Ace of Cups"), ("SCOTTY", "b2", "The Tower")]
    state = playing(
        (SCOTTY,),
        (TREY,),
        SCOTTY="Ten of Cups | Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        turn=TREY,
        wilds=wilds,
        abilities={"SCOTTY": ("Brawl", "Bite")},
    )
    state = reveal(state, TREY, "Ace of Coins")
    assert refused(state, SCOTT, m.SwapWild(SCOTTY, "x1", key("Ten of Cups"))) == ("twenty-one", "FUG-A15")
    open_one = reply(state, SCOTTY, "Three of Cups")
    assert (open_one.contest.stage, open_one.contest.turn) == ("reply", SCOTTY)
    assert refused(open_one, SCOTT, m.Reply21(SCOTTY, ())) == ("turn-used", "FUG-A15")
    swapped = swap(open_one, SCOTTY, "x1", "Three of Cups")
    assert swapped.contest.stage == "optin" and dict(group(swapped).last)[SCOTTY] == names(
        "Ten of Cups, Ace of Cups"
    ), "a tie of personae"
    kept = stand(open_one, SCOTTY)
    assert win(kept).who == TREY
    assert offered(reply(state, SCOTTY), SCOTT, "swap_wild"), "also where no card was turned"
    bare = playing(
        (SCOTTY,),
        (TREY,),
        SCOTTY="| Ten of Cups, Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        turn=TREY,
        wilds=wilds,
        abilities={"SCOTTY": ("Brawl", "Bite")},
    )
    assert reply(reveal(bare, TREY, "Ace of Coins"), SCOTTY).contest.stage == "effect", (
        "without a face-up card there is nothing to swap"
    )


@pytest.mark.rule("FUG-A15")
def test_who_has_nothing_to_answer_with_is_not_asked() -> None:
    state = playing(
        *ALL,
        SCOTTY="Two of Cups, Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        SHIMON="Four of Cups, Five of Cups",
        turn=TREY,
    )
    assert win(reveal(state, TREY, "Ace of Coins")).who == TREY
    wild = playing(
        (SCOTTY,),
        (TREY,),
        SCOTTY="Ten of Cups, Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        turn=TREY,
        wilds=[("SCOTTY", "b1", "The Tower")],
        abilities=CAN,
    )
    asked = reveal(wild, TREY, "Ace of Coins")
    assert asked.contest.turn == SCOTTY and offered(asked, SCOTT, "reply21")


@pytest.mark.rule("FUG-156", "FUG-A15")
def test_turning_may_bust_and_who_was_stymied_does_not_answer() -> None:
    state = playing(
        (SCOTTY,),
        (TREY,),
        SCOTTY="Ten of Cups, Nine of Cups | Three of Cups",
        TREY="Ten of Coins | Ace of Coins",
        turn=TREY,
        wilds=[("SCOTTY", "b1", "The Tower")],
        abilities=CAN,
    )
    events, _ = happens(reveal(state, TREY, "Ace of Coins"), SCOTT, m.Reply21(SCOTTY, names("Three of Cups")))
    assert m.Stymied(SCOTTY, 22) in events and m.ReplyEnded(SCOTTY) in events, "no swap rescues it"
    out = reveal(happened(state, [m.Stymied(SCOTTY, 22)]), TREY, "Ace of Coins")
    assert win(out).who == TREY


@pytest.mark.rule("FUG-161", "FUG-167")
def test_if_nobody_matches_it_the_best_hand_describes() -> None:
    state = reveal(
        playing(SCOTTY="Ten of Coins | Ace of Coins", HEAVY="King of Cups, Nine of Cups"), SCOTTY, "Ace of Coins"
    )
    assert (state.contest.stage, win(state).who, win(state).rank, state.contest.describer) == (
        "effect",
        SCOTTY,
        3,
        SCOTTY,
    )
    assert rules.awaited(state) == (SCOTT,) and offered(state, SCOTT, "choose_effect")
    for seat in (URSULA, TROY, SIMON):
        assert not offered(state, seat, "choose_effect")


@pytest.mark.rule("FUG-A16")
def test_the_first_one_does_not_answer_a_better_21() -> None:
    state = playing(
        (TREY,),
        (SHIMON,),
        TREY="Ten of Coins, Six of Cups | Five of Coins, Two of Coins",
        SHIMON="The Tower | Ace of Cups",
    )
    events, _ = happens(reveal(state, TREY, "Five of Coins"), SIMON, m.Reply21(SHIMON, names("Ace of Cups")))
    assert m.ReplyEnded(SHIMON) in events and not any(isinstance(e, m.TwentyOne) for e in events)
    state = reply(reveal(state, TREY, "Five of Coins"), SHIMON, "Ace of Cups")
    assert (state.contest.stage, win(state).who, win(state).rank) == ("effect", SHIMON, 4)


# Showdown


@pytest.mark.rule("FUG-158", "FUG-162")
def test_the_highest_hand_below_21_wins() -> None:
    state = won(TREY="Ten of Cups, Nine of Cups", BOUNCER="Ten of Coins, Eight of Coins")
    assert group(state).how == "win"
    assert (win(state).who, win(state).rank, win(state).total, win(state).cards) == (
        TREY,
        1,
        19,
        names("Ten of Cups, Nine of Cups"),
    )
    assert win(won(TREY="Ten of Cups, Seven of Cups", BOUNCER="Ten of Coins, Eight of Coins")).who == BOUNCER


@pytest.mark.rule("FUG-162", "FUG-A76")
def test_every_adverse_hand_of_the_group_must_be_beaten() -> None:
    state = won(
        TREY="Ten of Cups, Nine of Cups", BOUNCER="Ten of Coins, Eight of Coins", GUARD="King of Coins, Ten of Swords"
    )
    assert win(state).who == GUARD


@pytest.mark.rule("FUG-163", "FUG-A09", "FUG-X17")
def test_draws_go_to_the_dealer() -> None:
    tie = {"TREY": "Ten of Cups, Nine of Cups", "BOUNCER": "Ten of Coins, Nine of Coins"}
    assert (win(won(**tie)).who, win(won(**tie)).rank) == (BOUNCER, 1)
    state = won(**tie, dealer_wins_ties="no")
    assert state.contest.win is None and state.contest.stage == "optin"
    assert win(won((BOUNCER,), (TREY,), **tie)).who == BOUNCER
    three = won((SCOTTY,), (TREY,), (BOUNCER,), SCOTTY="King of Wands, Nine of Wands", **tie)
    assert win(three).who == BOUNCER


@pytest.mark.rule("FUG-164", "FUG-A09")
def test_adversaries_of_one_kind_who_tie_are_stalemated() -> None:
    events, state = happens(
        playing(
            (TREY,),
            (SHIMON,),
            TREY="Ten of Cups, Eight of Cups",
            SHIMON="Ten of Coins, Eight of Coins",
            turn=SHIMON,
            passes=1,
        ),
        SIMON,
        m.Pass(SHIMON),
    )
    assert any(isinstance(e, m.Showdown) and e.how == "stalemate" for e in events)
    assert state.contest.win is None and (state.contest.stage, state.contest.at) == ("optin", 0)
    gcs = won((BOUNCER,), (GUARD,), BOUNCER="Ten of Cups, Eight of Cups", GUARD="Ten of Coins, Eight of Coins")
    assert gcs.contest.win is None
    both = won(
        (TREY,),
        (BOUNCER,),
        (GUARD,),
        TREY="King of Swords, Eight of Swords",
        BOUNCER="Ten of Cups, Eight of Cups",
        GUARD="Ten of Coins, Eight of Coins",
    )
    assert both.contest.win is None, "game-characters opposed to each other"


@pytest.mark.rule("FUG-164", "FUG-162")
def test_a_tie_below_the_best_hand_does_not_matter() -> None:
    state = won(
        *ALL,
        SCOTTY="Ten of Wands, Nine of Wands",
        TREY="Ten of Cups, Eight of Cups",
        SHIMON="Ten of Coins, Eight of Coins",
    )
    assert win(state).who == SCOTTY
    late = won(
        *ALL,
        SCOTTY="Ten of Wands, Eight of Wands",
        TREY="Ten of Cups, Eight of Cups",
        SHIMON="Ten of Coins, Nine of Coins",
    )
    assert win(late).who == SHIMON


@pytest.mark.rule("FUG-A17", "FUG-167")
def test_tied_allies_win_the_first_in_order_describes_unless_they_agree_otherwise() -> None:
    tie = {
        "TREY": "Ten of Cups, Eight of Cups",
        "SHIMON": "Ten of Coins, Eight of Coins",
        "BOUNCER": "Two of Cups, Three of Cups",
    }
    state = won(**tie)
    assert win(state).who == TREY and not offered(state, TROY, "cede_win")[0].owed
    assert refused(state, SIMON, m.CedeWin(SHIMON)) == ("not-yours", "FUG-167")
    assert refused(state, TROY, m.CedeWin(BOUNCER)) == ("bad-target", "FUG-167")
    assert refused(state, TROY, m.CedeWin(TREY)) == ("bad-target", "FUG-167")
    ceded = do(state, TROY, m.CedeWin(SHIMON))
    assert (win(ceded).who, win(ceded).cards, ceded.contest.describer) == (
        SHIMON,
        names("Ten of Coins, Eight of Coins"),
        SHIMON,
    )
    assert offered(ceded, SIMON, "choose_effect") and not offered(ceded, TROY, "choose_effect")
    single = won(
        TREY="Ten of Cups, Nine of Cups", SHIMON="Ten of Coins, Eight of Coins", BOUNCER="Two of Cups, Three of Cups"
    )
    assert not offered(single, TROY, "cede_win")


@pytest.mark.rule("FUG-A17", "FUG-163")
def test_a_persona_who_only_tied_with_an_adversary_cannot_be_ceded_to() -> None:
    tie = {
        "SCOTTY": "Ten of Wands, Eight of Wands",
        "TREY": "Ten of Cups, Eight of Cups",
        "GUARD": "Ten of Coins, Eight of Coins",
    }
    state = won((SCOTTY, GUARD), (TREY,), **tie)
    assert win(state).who == GUARD and not offered(state, URSULA, "cede_win")


@pytest.mark.rule("FUG-A10")
def test_fewer_cards_break_a_tie_only_where_the_table_has_it_so() -> None:
    tie = {"TREY": "Ten of Cups, Eight of Cups", "SHIMON": "Ten of Coins, Five of Coins, Three of Coins"}
    sides = ((TREY,), (SHIMON,))
    assert won(*sides, **tie).contest.win is None
    assert win(won(*sides, **tie, fewer_cards_break_ties="yes")).who == TREY
    same = {"TREY": "Ten of Cups, Eight of Cups", "SHIMON": "Ten of Coins, Eight of Coins"}
    assert won(*sides, **same, fewer_cards_break_ties="yes").contest.win is None


@pytest.mark.rule("FUG-165")
def test_after_a_stalemate_both_hands_are_discarded_and_two_fresh_cards_dealt() -> None:
    state = won(
        (TREY,), (SHIMON,), TREY="Ten of Cups, Eight of Cups | Two of Cups", SHIMON="Ten of Coins, Eight of Coins"
    )
    assert (
        state.contest.hands == ()
        and len(state.discard) == 4
        and [gone.card for gone in state.gone] == [key("Two of Cups")]
    )
    for who, seat in ((TREY, TROY), (SHIMON, SIMON)):
        state = do(state, seat, m.JoinRound(who, 1 if who == TREY else 2))
    state = do(state, URSULA, m.DealRound(), "Two of Wands", "Three of Wands", "Four of Wands", "Five of Wands")
    assert [(one.who, one.up, len(one.down)) for one in state.contest.hands] == [(TREY, (), 2), (SHIMON, (), 2)]
    assert (state.contest.passes, state.contest.first, state.flips) == (0, "", 2)


@pytest.mark.rule("FUG-152", "FUG-160")
def test_in_an_answer_a_hand_with_one_face_up_card_simply_cannot_win() -> None:
    state = playing((TREY,), (SHIMON,), TREY="Ten of Coins | Ace of Coins", SHIMON="| The World, Two of Cups")
    state = reply(reveal(state, TREY, "Ace of Coins"), SHIMON, "The World")
    assert win(state).who == TREY and not any(one.stymied for one in state.contest.hands)


@pytest.mark.rule("FUG-171")
def test_a_stymied_hand_gets_no_description_although_its_total_is_higher() -> None:
    state = twist(
        playing(TREY="Ten of Cups, Nine of Cups", BOUNCER="Two of Coins, Three of Coins", passes=0), TREY, "Six of Cups"
    )
    state = stand(state, BOUNCER)
    assert win(state).who == BOUNCER and effects(state)
    assert (
        win(
            won((TREY, SCOTTY), (HEAVY, GUARD), TREY="Two of Cups, Three of Cups", GUARD="Four of Cups, Five of Cups")
        ).who
        == GUARD
    )
