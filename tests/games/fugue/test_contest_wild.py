"""Wild cards: FUG-144 to FUG-150, FUG-166, FUG-193, FUG-222, FUG-A03 to FUG-A08, FUG-A74."""

import pytest
from msgspec.structs import replace

from games.fugue.given_contest import (
    BOUNCER,
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    change,
    do,
    effect,
    group,
    hand,
    happens,
    key,
    names,
    offered,
    playing,
    refused,
    reveal,
    stand,
    swap,
    told,
    total,
    twist,
    win,
)
from games.fugue.reached import happened, permitted, piles
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Gone, Wild, Wound
from parlour.games.fugue.rules import play as rules

CAN = {"TREY": ("Brawl", "Bite")}
HANDS = {"TREY": "Three of Coins | Seven of Swords", "BOUNCER": "Ten of Cups | Two of Cups"}
HELD = {**HANDS, "wilds": [("TREY", "b1", "Page of Wands")], "abilities": CAN}
BAR = Wound("w1", "right arm", "A cut")


def fight(**more: object) -> State:
    return playing(**{**HANDS, "abilities": CAN, **more})


@pytest.mark.rule("FUG-144", "FUG-A05")
def test_a_wild_card_is_asked_for_by_naming_an_ability_and_the_dealer_gives_it() -> None:
    asked = do(fight(), TROY, m.ClaimWild(TREY, "b1"))
    assert asked.contest.claim == (TREY, "b1") and asked.contest.wilds == () and rules.awaited(asked) == (URSULA,)
    assert refused(asked, TROY, m.AnswerClaim(True)) == ("not-dealer", "FUG-144")
    for command in (m.Twist(TREY), m.Reveal(TREY, key("Seven of Swords")), m.ClaimWild(TREY, "b2")):
        assert refused(asked, TROY, command) == ("not-now", "FUG-144")
    events, state = happens(asked, URSULA, m.AnswerClaim(True), "Page of Wands")
    assert isinstance(events[0], m.WildDealt) and events[0].seat == TROY
    assert state.contest.wilds == (Wild(events[0].wild, TREY, "b1", key("Page of Wands")),)
    assert (
        hand(state, TREY) == hand(asked, TREY)
        and not state.tellings
        and not state.flashbacks
        and state.contest.claim == ("", "")
    )
    assert state.contest.turn == TREY and offered(state, TROY, "twist"), "it is free"


@pytest.mark.rule("FUG-144")
def test_the_dealer_may_deny_it_and_it_may_be_asked_for_again() -> None:
    asked = do(fight(), TROY, m.ClaimWild(TREY, "b1"))
    state = do(asked, URSULA, m.AnswerClaim(False))
    assert (state.contest.wilds, state.contest.claimed, state.contest.claim) == ((), (), ("", ""))
    assert offered(state, TROY, "claim_wild")
    assert refused(state, URSULA, m.AnswerClaim(True)) == ("not-now", "FUG-144")


@pytest.mark.rule("FUG-144", "FUG-A05")
def test_it_is_claimed_on_ones_turn_for_an_ability_on_the_sheet() -> None:
    state = fight()
    assert refused(state, TROY, m.ClaimWild(TREY, "b9")) == ("no-ability", "FUG-144")
    assert refused(state, SIMON, m.ClaimWild(TREY, "b1")) == ("bad-target", "FUG-144")
    assert refused(fight(turn=BOUNCER), TROY, m.ClaimWild(TREY, "b1")) == ("not-your-turn", "FUG-138")
    assert refused(fight(rescue=True), TROY, m.ClaimWild(TREY, "b1")) == ("turn-used", "FUG-A08")
    assert refused(piles(state, (), ()), TROY, m.ClaimWild(TREY, "b1")) == ("no-card", "FUG-124")
    bust = fight(TREY="Ten of Coins, Seven of Swords, Nine of Swords", turn=BOUNCER)
    assert refused(bust, TROY, m.ClaimWild(TREY, "b1")) == ("stymied", "FUG-156")


@pytest.mark.rule("FUG-145", "FUG-A04")
def test_one_for_each_ability_a_contest() -> None:
    state = playing(**HELD)
    assert refused(state, TROY, m.ClaimWild(TREY, "b1")) == ("already-claimed", "FUG-145")
    state = do(do(state, TROY, m.ClaimWild(TREY, "b2")), URSULA, m.AnswerClaim(True), "Two of Wands")
    both = do(do(fight(), TROY, m.ClaimWild(TREY, "b1")), URSULA, m.AnswerClaim(True), "Two of Wands")
    both = do(do(both, TROY, m.ClaimWild(TREY, "b2")), URSULA, m.AnswerClaim(True), "Three of Wands")
    assert len({wild.id for wild in both.contest.wilds}) == 2
    assert [w.ability for w in state.contest.wilds] == ["b1", "b2"] and not offered(state, TROY, "claim_wild")
    assert permitted(state, TROY, m.ClaimWild(TREY, "b1"), do).contest.claim == (TREY, "b1")


@pytest.mark.rule("FUG-A04")
def test_where_there_is_one_wild_card_a_contest_a_second_claim_is_refused() -> None:
    state = playing(**HELD, wild_limit="perContest")
    assert refused(state, TROY, m.ClaimWild(TREY, "b2")) == ("already-claimed", "FUG-A04")
    assert permitted(state, TROY, m.ClaimWild(TREY, "b2"), do).contest.claim == (TREY, "b2")
    both = {"TREY": ("Brawl",), "BOUNCER": ("Punch",)}
    other = playing(**{**HELD, "abilities": both, "turn": BOUNCER}, wild_limit="perContest")
    assert offered(other, URSULA, "claim_wild"), "everybody has one"


@pytest.mark.rule("FUG-150", "FUG-A59")
def test_game_characters_with_an_ability_get_one_by_the_dealers_word_alone() -> None:
    state = fight(abilities={"BOUNCER": ("Punch",)}, turn=BOUNCER)
    events, state = happens(state, URSULA, m.ClaimWild(BOUNCER, "b1"), "The Tower")
    assert isinstance(events[0], m.WildDealt) and events[0].seat == URSULA and state.contest.wilds[0].who == BOUNCER


@pytest.mark.rule("FUG-147", "FUG-153")
def test_a_wild_card_takes_the_place_of_one_face_up_card_which_is_discarded() -> None:
    state = playing(
        TREY="Three of Coins, Seven of Swords, Eight of Cups",
        BOUNCER="Ten of Cups | Two of Cups",
        wilds=[("TREY", "b1", "Page of Wands")],
        abilities=CAN,
        played=True,
    )
    events, state = happens(state, TROY, m.SwapWild(TREY, "x1", key("Seven of Swords")))
    assert events[0] == m.WildSwapped(TREY, "x1", key("Page of Wands"), key("Seven of Swords"), 21)
    assert hand(state, TREY).up == names("Three of Coins, Page of Wands, Eight of Cups") and state.discard == names(
        "Seven of Swords"
    )
    assert (
        state.contest.wilds[0].used
        and state.contest.wilds[0].shown
        and state.tellings[0].cards == names("Page of Wands")
    )


@pytest.mark.rule("FUG-147")
def test_a_swap_needs_a_wild_card_of_ones_own_and_a_face_up_card_of_the_same_hand() -> None:
    state = playing(**HELD)
    assert refused(state, TROY, m.SwapWild(TREY, "x9", key("Three of Coins"))) == ("no-card", "FUG-147")
    assert refused(state, TROY, m.SwapWild(TREY, "x1", key("Seven of Swords"))) == ("no-card", "FUG-147")
    assert refused(state, TROY, m.SwapWild(TREY, "x1", key("Ten of Cups"))) == ("no-card", "FUG-147")
    bare = playing(**{**HELD, "TREY": "| Three of Coins, Seven of Swords"})
    assert not offered(bare, TROY, "swap_wild") and reveal(bare, TREY, "Three of Coins").contest.turn == TREY
    other = playing(**{**HELD, "wilds": [("BOUNCER", "b1", "The Tower")], "abilities": {"BOUNCER": ("Punch",)}})
    assert refused(other, TROY, m.SwapWild(TREY, "x1", key("Three of Coins"))) == ("no-card", "FUG-147")


@pytest.mark.rule("FUG-148", "FUG-A03")
def test_a_swap_comes_on_top_of_the_play_on_ones_own_turn_once() -> None:
    state = twist(playing(**HELD), TREY, "Four of Cups")
    assert state.contest.turn == TREY, "the turn stays open for the swap"
    state = swap(state, TREY, "x1", "Three of Coins")
    assert total(state, TREY) == 14 and state.contest.turn == BOUNCER, "when both are done it ends by itself"
    before = swap(playing(**HELD), TREY, "x1", "Three of Coins")
    assert before.contest.turn == TREY and offered(before, TROY, "twist") and offered(before, TROY, "pass")
    assert twist(before, TREY, "Four of Cups").contest.turn == BOUNCER
    two = {**HELD, "wilds": [("TREY", "b1", "Page of Wands"), ("TREY", "b2", "The Tower")]}
    assert twist(swap(playing(**two), TREY, "x1", "Three of Coins"), TREY, "Four of Cups").contest.turn == BOUNCER, (
        "also with a second wild card"
    )
    assert not offered(playing(**HELD), TROY, "swap_wild")[0].owed and not offered(fight(), TROY, "claim_wild")[0].owed


@pytest.mark.rule("FUG-148", "FUG-A03")
def test_one_swap_a_turn_and_none_on_the_turn_of_others() -> None:
    two = playing(**{**HELD, "wilds": [("TREY", "b1", "Two of Wands"), ("TREY", "b2", "The Tower")]})
    after = swap(two, TREY, "x1", "Three of Coins")
    assert refused(after, TROY, m.SwapWild(TREY, "x2", key("Two of Wands"))) == ("turn-used", "FUG-148")
    assert refused(after, TROY, m.SwapWild(TREY, "x1", key("Two of Wands"))) == ("turn-used", "FUG-148")
    assert refused(playing(**HELD, turn=BOUNCER), TROY, m.SwapWild(TREY, "x1", key("Three of Coins"))) == (
        "not-your-turn",
        "FUG-A03",
    )
    later = stand(after, TREY)
    later = reveal(later, BOUNCER, "Two of Cups")
    more = swap(reveal(later, TREY, "Seven of Swords"), TREY, "x2", "Seven of Swords")
    assert [wild.used for wild in more.contest.wilds] == [True, True]
    spent = swap(later, TREY, "x2", "Two of Wands")
    assert [wild.id for wild in spent.contest.wilds] == ["x2"], (
        "a wild card that is swapped out is discarded like any other"
    )
    assert spent.discard == names("Three of Coins, Two of Wands")


@pytest.mark.rule("FUG-A03")
def test_where_wild_cards_are_free_at_any_time_they_are_swapped_between_others_plays() -> None:
    state = playing(**HELD, turn=BOUNCER, wild_timing="anyTime", passes=1)
    state = swap(state, TREY, "x1", "Three of Coins")
    assert total(state, TREY) == 10 and (state.contest.turn, state.contest.passes, state.contest.swapped) == (
        BOUNCER,
        0,
        False,
    )
    made = playing(
        TREY="Ten of Coins, Seven of Swords",
        BOUNCER="Ten of Cups | Two of Cups",
        wilds=[("TREY", "b1", "Ace of Cups")],
        abilities=CAN,
        turn=BOUNCER,
        wild_timing="anyTime",
    )
    made = swap(made, TREY, "x1", "Seven of Swords")
    assert (made.contest.stage, made.contest.first, made.contest.turn) == ("reply", TREY, BOUNCER)
    bust = playing(
        TREY="Ten of Coins, Seven of Swords, Two of Swords",
        BOUNCER="Ten of Cups | Two of Cups",
        wilds=[("TREY", "b1", "King of Cups")],
        abilities=CAN,
        turn=BOUNCER,
        wild_timing="anyTime",
    )
    bust = swap(bust, TREY, "x1", "Two of Swords")
    assert hand(bust, TREY).stymied and bust.contest.turn == BOUNCER
    out = playing(**HELD, turn=BOUNCER, wild_timing="anyTime")
    out = happened(out, [m.Stymied(TREY, 22)])
    assert not offered(out, TROY, "swap_wild")
    can, wilds = (
        {"TREY": ("Brawl",), "BOUNCER": ("Punch",)},
        [("TREY", "b1", "Page of Wands"), ("BOUNCER", "b2", "Two of Wands")],
    )
    open_turn = playing(**{**HANDS, "wilds": wilds, "abilities": can}, turn=BOUNCER, played=True, wild_timing="anyTime")
    after = swap(open_turn, TREY, "x1", "Three of Coins").contest
    assert (after.turn, after.played, after.swapped) == (BOUNCER, True, False), "it does not touch the other's turn"
    both = swap(
        playing(**{**HANDS, "wilds": wilds, "abilities": can}, turn=BOUNCER, wild_timing="anyTime"),
        BOUNCER,
        "x2",
        "Ten of Cups",
    )
    assert swap(both, TREY, "x1", "Three of Coins").contest.swapped
    assert swap(open_turn, TREY, "x1", "Three of Coins").contest.played
    two = playing(
        **{**HELD, "wilds": [("TREY", "b1", "Two of Wands"), ("TREY", "b2", "The Tower")]}, wild_timing="anyTime"
    )
    once = swap(two, TREY, "x1", "Three of Coins")
    assert refused(once, TROY, m.SwapWild(TREY, "x2", key("Two of Wands"))) == ("turn-used", "FUG-148")


@pytest.mark.rule("FUG-A03")
def test_where_a_swap_is_the_play_of_the_turn_it_is_its_only_one() -> None:
    state = playing(**HELD, wild_timing="ownTurnAsPlay")
    assert swap(state, TREY, "x1", "Three of Coins").contest.turn == BOUNCER
    assert twist(state, TREY, "Four of Cups").contest.turn == BOUNCER
    assert offered(swap(playing(**HELD), TREY, "x1", "Three of Coins"), TROY, "twist")


@pytest.mark.rule("FUG-222")
def test_a_swap_is_a_play_and_a_pass_after_it_does_not_count() -> None:
    state = swap(playing(**HELD, passes=1), TREY, "x1", "Three of Coins")
    assert state.contest.passes == 0
    events, state = happens(state, TROY, m.Pass(TREY))
    assert events[0] == m.TurnPassed(TREY, False) and state.contest.passes == 0 and state.contest.turn == BOUNCER
    played = twist(playing(**HELD), TREY, "Four of Cups")
    events, after = happens(played, TROY, m.Pass(TREY))
    assert events[0] == m.TurnPassed(TREY, False) and after.contest.passes == 0
    assert happens(playing(**{**HELD, "TREY": "Two of Coins, Three of Coins"}), TROY, m.Pass(TREY))[0][
        0
    ] == m.TurnPassed(TREY, True)


# From round to round


def next_round(state: State) -> State:
    """Bouncer passes, Trey passes and wins, and nothing is done."""
    return do(stand(state, BOUNCER, TREY), TROY, effect("nothing"))


@pytest.mark.rule("FUG-149", "FUG-166", "FUG-A06")
def test_wild_cards_are_kept_for_later_rounds_used_or_not() -> None:
    up = {"TREY": "Ten of Coins, Seven of Swords, Two of Swords", "BOUNCER": "Ten of Cups, Two of Cups"}
    wilds = [("TREY", "b1", "Three of Wands"), ("TREY", "b2", "The Tower")]
    state = stand(swap(playing(**up, wilds=wilds, abilities=CAN), TREY, "x1", "Two of Swords"), TREY)
    state = next_round(state)
    assert [(w.card, w.shown, w.used) for w in state.contest.wilds] == [
        (key("Three of Wands"), True, False),
        (key("The Tower"), False, False),
    ]
    assert key("Three of Wands") not in state.discard and len(state.discard) == 5
    assert state.contest.claimed == ((TREY, "b1"), (TREY, "b2"))


@pytest.mark.rule("FUG-A06")
def test_where_only_unused_ones_are_kept_a_used_one_is_discarded_and_not_claimed_again() -> None:
    up = {"TREY": "Ten of Coins, Seven of Swords, Two of Swords", "BOUNCER": "Ten of Cups, Two of Cups"}
    wilds = [("TREY", "b1", "Three of Wands"), ("TREY", "b2", "The Tower")]
    state = stand(
        swap(playing(**up, wilds=wilds, abilities=CAN, wild_reuse="unusedOnly"), TREY, "x1", "Two of Swords"), TREY
    )
    state = next_round(state)
    assert [w.id for w in state.contest.wilds] == ["x2"] and key("Three of Wands") in state.discard
    state = do(
        do(state, TROY, m.JoinRound(TREY, 1)),
        URSULA,
        m.DealRound(),
        "Four of Wands",
        "Five of Wands",
        "Six of Wands",
        "Seven of Wands",
    )
    assert refused(state, TROY, m.ClaimWild(TREY, "b1")) == ("already-claimed", "FUG-145")


@pytest.mark.rule("FUG-145", "FUG-149")
def test_the_same_ability_gives_none_in_the_next_round_but_its_card_is_there() -> None:
    up = {"TREY": "Ten of Coins, Seven of Swords", "BOUNCER": "Ten of Cups, Two of Cups"}
    state = next_round(playing(**up, wilds=[("TREY", "b1", "Three of Wands")], abilities=CAN, turn=BOUNCER))
    state = do(
        do(state, TROY, m.JoinRound(TREY, 1)),
        URSULA,
        m.DealRound(),
        "Four of Wands",
        "Five of Wands",
        "Six of Wands",
        "Seven of Wands",
    )
    assert refused(state, TROY, m.ClaimWild(TREY, "b1")) == ("already-claimed", "FUG-145")
    state = swap(reveal(state, TREY, "Four of Wands"), TREY, "x1", "Four of Wands")
    assert total(state, TREY) == 3


@pytest.mark.rule("FUG-A07", "FUG-123")
def test_a_used_wild_card_is_discarded_once_when_it_all_ends_in_the_middle() -> None:
    up = {"TREY": "Ten of Coins, Seven of Swords, Two of Swords", "BOUNCER": "Ten of Cups, Two of Cups"}
    state = swap(
        playing(**up, wilds=[("TREY", "b1", "Four of Wands"), ("TREY", "b2", "The Tower")], abilities=CAN),
        TREY,
        "x1",
        "Two of Swords",
    )
    state = do(do(state, TROY, m.TryEnd("")), URSULA, m.AnswerEnd(True))
    assert state.contest is None and sorted(state.discard) == sorted(
        names("Two of Swords, Ten of Coins, Seven of Swords, Ten of Cups, Two of Cups, Four of Wands")
    )
    assert state.gone == (Gone(key("The Tower"), TROY),)


# Wounds


@pytest.mark.rule("FUG-193", "FUG-196", "FUG-197")
def test_a_wound_bars_claims_for_what_it_bars() -> None:
    state = change(fight(abilities={"TREY": ("Brawl: right hand", "Sing")}), TREY, wounds=(BAR,))
    assert refused(state, TROY, m.ClaimWild(TREY, "b1")) == ("wounded", "FUG-193")
    assert do(state, TROY, m.ClaimWild(TREY, "b2")).contest.claim == (TREY, "b2")
    assert offered(change(state, TREY, wounds=(replace(BAR, tended=True),)), TROY, "claim_wild")[0].asks[0].of == (
        "b1",
        "b2",
    )
    torn = change(state, TREY, wounds=(BAR, Wound("w2", "left foot", "Torn off", permanent=True)))
    assert refused(torn, TROY, m.ClaimWild(TREY, "b2")) == ("wounded", "FUG-196")


@pytest.mark.rule("FUG-A74")
def test_a_wild_card_of_a_barred_ability_stays_and_cannot_be_used() -> None:
    state = playing(**{**HELD, "abilities": {"TREY": ("Brawl: right arm", "Sing")}})
    hurt = change(state, TREY, wounds=(BAR,))
    assert refused(hurt, TROY, m.SwapWild(TREY, "x1", key("Three of Coins"))) == ("wounded", "FUG-193")
    other = playing(
        **{**HELD, "wilds": [("TREY", "b2", "Page of Wands")], "abilities": {"TREY": ("Brawl: right arm", "Sing")}}
    )
    assert offered(change(other, TREY, wounds=(BAR,)), TROY, "swap_wild"), "the other ability is untouched"
    assert twist(hurt, TREY, "Four of Cups").contest.turn == BOUNCER, (
        "no turn stays open for a card that cannot be used"
    )
    allowed = permitted(hurt, TROY, m.SwapWild(TREY, "x1", key("Three of Coins")), do)
    assert hand(allowed, TREY).up == names("Page of Wands")
    assert swap(change(hurt, TREY, wounds=(replace(BAR, tended=True),)), TREY, "x1", "Three of Coins")


@pytest.mark.rule("FUG-A74")
def test_a_wild_card_whose_ability_is_lost_for_good_is_discarded() -> None:
    state = playing(**{**HELD, "abilities": {"TREY": ("Brawl: right arm", "Sing")}})
    lost = do(state, URSULA, m.Hurt(True, False, TREY, "right arm", "Torn off"))
    assert lost.contest.wilds == () and lost.gone == (Gone(key("Page of Wands"), TROY),)
    shown = swap(state, TREY, "x1", "Three of Coins")
    shown = happened(shown, [m.HandsGathered(1, False), m.GroupCame(1)])
    lost = do(shown, URSULA, m.Hurt(True, False, TREY, "right arm", "Torn off"))
    assert key("Page of Wands") in lost.discard and key("Page of Wands") not in [one.card for one in lost.gone]
    second = playing(
        **{
            **HELD,
            "wilds": [("TREY", "b2", "The Moon"), ("TREY", "b1", "Page of Wands")],
            "abilities": {"TREY": ("Brawl: right arm", "Sing")},
        }
    )
    kept = do(second, URSULA, m.Hurt(True, False, TREY, "right arm", "Torn off"))
    assert [w.card for w in kept.contest.wilds] == [key("The Moon")] and kept.gone == (
        Gone(key("Page of Wands"), TROY),
    )
    used = swap(state, TREY, "x1", "Three of Coins")
    lost = do(used, URSULA, m.Hurt(True, False, TREY, "right arm", "Torn off"))
    assert lost.contest.wilds == () and hand(lost, TREY).up == names("Page of Wands")


# Rescue


UP = {"TREY": "Ten of Coins, Seven of Swords", "BOUNCER": "Ten of Cups, Two of Cups", "abilities": CAN}


@pytest.mark.rule("FUG-A08")
def test_a_wild_card_does_not_rescue_a_bust_hand() -> None:
    state = twist(playing(**UP, wilds=[("TREY", "b1", "Two of Wands")]), TREY, "Nine of Cups")
    assert hand(state, TREY).stymied and state.contest.turn == BOUNCER
    assert refused(state, TROY, m.SwapWild(TREY, "x1", key("Nine of Cups"))) == ("stymied", "FUG-156")


@pytest.mark.rule("FUG-A08")
def test_where_the_table_has_it_so_a_bust_hand_may_be_saved_at_once() -> None:
    rescue = {"wilds": [("TREY", "b1", "Two of Wands")], "wild_rescue": "yes"}
    events, state = happens(playing(**UP, **rescue), TROY, m.Twist(TREY), "Nine of Cups")
    assert m.BustFaced(TREY, 26) in events and not hand(state, TREY).stymied and state.contest.rescue
    state = told(state)
    assert refused(state, TROY, m.Twist(TREY)) == ("turn-used", "FUG-A08")
    saved = swap(state, TREY, "x1", "Nine of Cups")
    assert (
        total(saved, TREY) == 19
        and not hand(saved, TREY).stymied
        and saved.contest.turn == BOUNCER
        and not saved.contest.rescue
    )
    events, given_up = happens(state, TROY, m.Pass(TREY))
    assert events[0] == m.Stymied(TREY, 26) and hand(given_up, TREY).stymied and given_up.contest.turn == BOUNCER


@pytest.mark.rule("FUG-A08")
def test_only_a_swap_that_brings_it_to_21_or_less_saves() -> None:
    state = twist(playing(**UP, wilds=[("TREY", "b1", "Six of Wands")], wild_rescue="yes"), TREY, "Nine of Cups")
    assert refused(state, TROY, m.SwapWild(TREY, "x1", key("Seven of Swords"))) == ("no-card", "FUG-A08")
    assert refused(state, TROY, m.SwapWild(TREY, "x1", key("Nine of Cups"))) == ("no-card", "FUG-A08")
    assert offered(state, TROY, "pass") and not offered(state, URSULA, "play_for_me")
    can = {"TREY": ("Brawl",), "BOUNCER": ("Punch",)}
    both = playing(
        **{**UP, "abilities": can},
        wilds=[("TREY", "b1", "Six of Wands"), ("BOUNCER", "b2", "Two of Wands")],
        wild_rescue="yes",
        wild_timing="anyTime",
    )
    assert not offered(twist(both, TREY, "Nine of Cups"), URSULA, "swap_wild"), "the bust hand comes first"
    made = told(
        do(
            twist(playing(**UP, wilds=[("TREY", "b1", "Four of Wands")], wild_rescue="yes"), TREY, "Nine of Cups"),
            TROY,
            m.SwapWild(TREY, "x1", key("Nine of Cups")),
        )
    )
    assert win(made).rank == 2


@pytest.mark.rule("FUG-A08")
def test_nobody_is_saved_without_a_swap_left() -> None:
    rescue = {"wild_rescue": "yes"}
    assert hand(twist(playing(**UP, **rescue), TREY, "Nine of Cups"), TREY).stymied
    two = [("TREY", "b1", "Six of Wands"), ("TREY", "b2", "Two of Wands")]
    done = swap(playing(**UP, **rescue, wilds=two), TREY, "x1", "Seven of Swords")
    assert hand(twist(done, TREY, "Nine of Cups"), TREY).stymied, "one swap a turn"
    bust = {**UP, "TREY": "Ten of Coins, Seven of Swords, Two of Swords"}
    off = playing(
        **bust,
        **rescue,
        wilds=[("TREY", "b1", "King of Cups"), ("TREY", "b2", "Two of Wands")],
        wild_timing="anyTime",
        turn=BOUNCER,
    )
    assert hand(swap(off, TREY, "x1", "Two of Swords"), TREY).stymied, "only on one's own turn"
    as_play = playing(**UP, **rescue, wilds=[("TREY", "b1", "Two of Wands")], wild_timing="ownTurnAsPlay")
    assert total(swap(twist(as_play, TREY, "Nine of Cups"), TREY, "x1", "Nine of Cups"), TREY) == 19


@pytest.mark.rule("FUG-A08", "FUG-A15")
def test_a_reply_that_busts_may_be_saved_too() -> None:
    state = playing(
        (TREY,),
        (SHIMON,),
        TREY="Ten of Coins | Ace of Coins",
        SHIMON="Ten of Cups, Two of Cups | King of Cups",
        wilds=[("SHIMON", "b1", "Seven of Wands")],
        abilities={"SHIMON": ("Brawl",)},
        wild_rescue="yes",
    )
    state = do(reveal(state, TREY, "Ace of Coins"), SIMON, m.Reply21(SHIMON, names("King of Cups")))
    assert state.contest.rescue
    assert win(do(told(state), SIMON, m.Pass(SHIMON))).who == TREY
    events, saved = happens(told(state), SIMON, m.SwapWild(SHIMON, "x1", key("Ten of Cups")))
    assert m.Stymied(SHIMON, 22) not in events and dict(group(saved).last)[SHIMON] == names(
        "Seven of Wands, Two of Cups, King of Cups"
    )


@pytest.mark.rule("FUG-A05", "FUG-A15")
def test_an_ability_just_remembered_is_claimed_at_once_but_not_in_the_answers_to_21() -> None:
    fresh = {"fresh": ((TREY, "b30"),), "abilities": CAN, "turn": BOUNCER}
    state = playing(**HANDS, **fresh)
    assert [offer.asks[0].of for offer in offered(state, TROY, "claim_wild")] == [("b30",)]
    assert refused(state, TROY, m.ClaimWild(TREY, "b2")) == ("not-your-turn", "FUG-138")
    asked = do(state, TROY, m.ClaimWild(TREY, "b30"))
    assert do(asked, URSULA, m.AnswerClaim(False)).contest.fresh == ()
    given = do(asked, URSULA, m.AnswerClaim(True), "The Tower")
    assert given.contest.fresh == () and given.contest.turn == BOUNCER
    answering = playing(
        (TREY, SCOTTY),
        (BOUNCER, HEAVY),
        **HANDS,
        **fresh,
        SCOTTY="Ten of Wands, Ace of Wands",
        stage="reply",
        first=SCOTTY,
    )
    assert refused(answering, TROY, m.ClaimWild(TREY, "b30")) == ("twenty-one", "FUG-A15")
    assert not offered(answering, TROY, "claim_wild") and not offered(answering, SCOTT, "claim_wild")
