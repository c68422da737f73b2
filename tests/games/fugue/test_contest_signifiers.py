"""Signifiers that come up in a contest, and stepping into a round: FUG-048, FUG-081, FUG-143, FUG-189, FUG-A05,
FUG-A40, FUG-A41, FUG-A44, FUG-A45."""

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
    State,
    called,
    change,
    do,
    effect,
    group,
    hand,
    happens,
    key,
    names,
    offered,
    person,
    playing,
    refused,
    remembered,
    reply,
    reveal,
    stand,
    swap,
    total,
    twist,
    win,
)
from games.fugue.reached import happened, piles
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group, Leave, Win
from parlour.games.fugue.rules import play as rules
from parlour.games.fugue.rules.contest_ask import seat_of_who

EMPRESS = {"TREY": "| The Empress, Four of Cups", "SHIMON": "| Five of Cups, Six of Cups"}
TWO = ((TREY,), (SHIMON,))


def crowbar(**more: object) -> State:
    """Troy has revealed Scotty's Signifier against Shimon."""
    return reveal(playing(*TWO, **EMPRESS, **more), TREY, "The Empress")


@pytest.mark.rule("FUG-X31", "FUG-048", "FUG-078")
def test_a_signifier_turned_by_another_player_is_told_by_her_with_her_persona_in_it() -> None:
    state = crowbar()
    memory = state.flashbacks[0]
    assert (memory.teller, memory.to, memory.must, memory.card, memory.hand) == (
        TROY,
        (SCOTTY,),
        (TREY,),
        key("The Empress"),
        TREY,
    )
    assert total(state, TREY) == 10 and TREY in memory.present
    for seat in (URSULA, SCOTT):
        assert refused(state, seat, m.TellMemory(memory.id, "Long ago."))[0] == "not-yours"
    state = remembered(state, "Breaking and entering")
    assert person(state, SCOTTY).abilities[0].text == "Breaking and entering" and not person(state, TREY).abilities
    assert (
        offered(state, SCOTT, "intercede") and offered(state, SCOTT, "decline") and not offered(state, SCOTT, "use_now")
    )
    state = do(state, SCOTT, m.Decline(memory.id, SCOTTY))
    assert state.contest.turn == SHIMON and offered(state, SIMON, "twist")


@pytest.mark.rule("FUG-X31", "FUG-083")
def test_in_the_variant_the_turner_receives_and_the_signifiers_persona_is_in_it() -> None:
    memory = crowbar(signifier_to="turner").flashbacks[0]
    assert (memory.to, memory.must) == ((TREY,), (SCOTTY,))


@pytest.mark.rule("FUG-X30", "FUG-A40", "FUG-A05")
def test_a_signifier_twisted_to_somebody_is_the_dealers_to_tell_and_serves_at_once() -> None:
    fight = playing(
        (SCOTTY, TREY),
        (HEAVY, BOUNCER),
        SCOTTY="Two of Cups | Two of Coins",
        TREY="Four of Cups | Nine of Cups",
        HEAVY="Five of Cups | Two of Wands",
        BOUNCER="Six of Cups | Two of Swords",
        turn=TREY,
    )
    state = twist(fight, TREY, "The Empress")
    memory = state.flashbacks[0]
    assert total(state, TREY) == 14 and (memory.teller, memory.to, memory.present, memory.must) == (
        URSULA,
        (SCOTTY,),
        (TREY,),
        (),
    )
    state = remembered(state)
    which = person(state, SCOTTY).abilities[0].id
    assert offered(state, SCOTT, "use_now") and not offered(state, SCOTT, "intercede")
    state = do(state, SCOTT, m.UseNow(memory.id, SCOTTY, "I know this"))
    assert state.contest.turn == HEAVY, "play goes on after Trey"
    state = do(do(state, SCOTT, m.ClaimWild(SCOTTY, which)), URSULA, m.AnswerClaim(True), "The Tower")
    assert state.contest.wilds[0].who == SCOTTY
    assert refused(state, SCOTT, m.SwapWild(SCOTTY, state.contest.wilds[0].id, key("Two of Cups"))) == (
        "not-your-turn",
        "FUG-A03",
    )
    assert [count.own + count.gift for count in state.counts] == [0, 0, 0, 0] and not person(state, TREY).abilities


@pytest.mark.rule("FUG-A40")
def test_where_the_table_has_it_so_a_twist_counts_as_turned_by_the_player() -> None:
    fight = {"TREY": "Four of Cups | Nine of Cups", "BOUNCER": "Five of Cups | Two of Wands"}
    memory = twist(playing(**fight, twist_narrator="player"), TREY, "The Empress").flashbacks[0]
    assert (memory.teller, memory.must) == (TROY, (TREY,))
    own = twist(playing(**fight), TREY, "Wheel of Fortune").flashbacks[0]
    assert (own.teller, own.to) == (URSULA, (TREY,)), "also if it is that player's own Signifier"
    assert twist(playing(**fight, twist_narrator="player"), TREY, "Wheel of Fortune").flashbacks[0].teller == TROY


@pytest.mark.rule("FUG-048")
def test_cards_of_game_characters_swaps_and_answers_raise_it_too() -> None:
    gc = reveal(
        playing(TREY="| Two of Cups", BOUNCER="| The Empress", turn=BOUNCER), BOUNCER, "The Empress"
    ).flashbacks[0]
    assert (gc.teller, gc.to, gc.present) == (URSULA, (SCOTTY,), (BOUNCER,))
    wild = {"wilds": [("TREY", "b1", "The Empress")], "abilities": {"TREY": ("Brawl",)}}
    swapped = swap(
        playing(TREY="Two of Cups | Four of Cups", BOUNCER="| Three of Cups", **wild), TREY, "x1", "Two of Cups"
    ).flashbacks[0]
    assert (swapped.teller, swapped.must) == (TROY, (TREY,))
    answer = reveal(
        playing(*TWO, TREY="Ten of Coins | Ace of Coins", SHIMON="Two of Cups | The Empress"), TREY, "Ace of Coins"
    )
    answer = reply(answer, SHIMON, "The Empress").flashbacks[0]
    assert (answer.teller, answer.must, answer.to) == (SIMON, (SHIMON,), (SCOTTY,))


@pytest.mark.rule("FUG-189", "FUG-188")
def test_the_fool_played_as_nothing_is_a_signifier_and_a_card_of_the_hand_all_the_same() -> None:
    state = change(
        playing(TREY="King of Cups, Eight of Cups | The Fool", BOUNCER="| Two of Cups"), TREY, signifier=key("The Fool")
    )
    state = reveal(state, TREY, "The Fool")
    assert total(state, TREY) == 18 and len(hand(state, TREY).up) == 3 and state.flashbacks[0].to == (TREY,)


@pytest.mark.rule("FUG-A39", "FUG-A75")
def test_the_dealers_own_signifier_and_that_of_the_dead_raise_nothing() -> None:
    assert not reveal(playing(TREY="| The Star, Two of Cups", BOUNCER="| Three of Cups"), TREY, "The Star").flashbacks
    dead = change(playing(TREY="| The Empress, Two of Cups", BOUNCER="| Three of Cups"), SCOTTY, down="dead")
    assert not reveal(dead, TREY, "The Empress").flashbacks


@pytest.mark.rule("FUG-A44", "FUG-A42")
def test_a_wild_card_used_again_raises_it_again_in_a_new_round() -> None:
    wild = {"wilds": [("TREY", "b1", "The Empress")], "abilities": {"TREY": ("Brawl",)}}
    state = swap(
        playing(TREY="Two of Cups, Ten of Cups", BOUNCER="Three of Cups, Four of Cups", **wild),
        TREY,
        "x1",
        "Two of Cups",
    )
    state = remembered(state, "Sing")
    state = do(state, SCOTT, m.Decline(state.flashbacks[0].id, SCOTTY))
    state = stand(state, TREY, BOUNCER, TREY)
    state = do(state, TROY, effect("nothing"))
    state = do(
        do(state, TROY, m.JoinRound(TREY, 1)),
        URSULA,
        m.DealRound(),
        "Two of Wands",
        "Three of Wands",
        "Four of Wands",
        "Five of Wands",
    )
    state = swap(reveal(state, TREY, "Two of Wands"), TREY, "x1", "Two of Wands")
    assert len(state.flashbacks) == 2 and state.flashbacks[1].to == (SCOTTY,)


# When it is told


def _played_out(state: State) -> State:
    """Everybody turns up what they hold, and passes."""
    while state.contest.stage == "turn":
        who = state.contest.turn
        down = hand(state, who).down
        state = reveal(state, who, called(*down)[0]) if down else stand(state, who)
    return state


@pytest.mark.rule("FUG-A41")
def test_the_telling_comes_at_once_or_by_the_dealers_word_at_the_end_of_the_hand() -> None:
    state = crowbar()
    which = state.flashbacks[0].id
    assert refused(state, SIMON, m.Twist(SHIMON)) == ("not-now", "FUG-048") and rules.awaited(state) == (TROY,)
    late = do(state, URSULA, m.Postpone(which))
    assert late.flashbacks[0].late and rules.awaited(late) == (SIMON,)
    ended = _played_out(late)
    assert not ended.flashbacks[0].late, "the right is not lost"
    ended = do(ended, seat_of_who(ended, win(ended).who), effect("nothing"))
    joined = do(do(ended, TROY, m.JoinRound(TREY, 1)), SIMON, m.JoinRound(SHIMON, 2))
    assert refused(joined, URSULA, m.DealRound()) == ("not-now", "FUG-048")


@pytest.mark.rule("FUG-A41")
def test_where_the_table_has_it_so_all_wait_for_the_showdown() -> None:
    state = crowbar(signifier_pause="endOfHand")
    assert state.flashbacks[0].late and offered(state, SIMON, "twist")
    assert not _played_out(state).flashbacks[0].late


# Stepping in


def interceding(**more: object) -> State:
    """Scotty, who is not in it, wants to step in."""
    state = remembered(crowbar(**more), "Breaking and entering")
    return do(state, SCOTT, m.Intercede(state.flashbacks[0].id, SCOTTY, "I step out of the dark"))


@pytest.mark.rule("FUG-A45", "FUG-081")
def test_the_dealer_picks_a_told_act_or_a_place_in_the_round() -> None:
    state = interceding()
    which = person(state, SCOTTY).abilities[0].id
    assert state.leaves == (Leave(SCOTTY, "intercede", which),) and refused(state, SIMON, m.Twist(SHIMON)) == (
        "not-now",
        "FUG-081",
    )
    assert offered(state, URSULA, "answer_intercede")[0].asks[0].of == (0, 1, 2)
    told = do(state, URSULA, m.AnswerIntercede(SCOTTY, 0))
    assert told.leaves == () and len(told.contest.hands) == 2
    events, state = happens(state, URSULA, m.AnswerIntercede(SCOTTY, 2), "Two of Wands", "Three of Wands", "The Tower")
    assert [one.who for one in state.contest.hands] == [SCOTTY, TREY, SHIMON], "in the order of seats"
    assert group(state).sides == ((TREY,), (SHIMON, SCOTTY)) and hand(state, SCOTTY).down == names(
        "Two of Wands, Three of Wands"
    )
    assert [(w.who, w.ability, w.card) for w in state.contest.wilds] == [(SCOTTY, which, key("The Tower"))]
    assert state.contest.turn == SHIMON and state.contest.passes == 0
    assert [e.seat for e in events if isinstance(e, m.CardDealt)] == [SCOTT, SCOTT]
    assert refused(state, SCOTT, m.ClaimWild(SCOTTY, which)) == ("already-claimed", "FUG-145")
    assert reveal(state, SHIMON, "Five of Cups").contest.turn == SCOTTY


@pytest.mark.rule("FUG-A45")
def test_who_steps_in_starts_the_count_of_passes_anew() -> None:
    state = interceding()
    state = happened(state, [m.TurnPassed(TREY, True)])
    assert (
        do(state, URSULA, m.AnswerIntercede(SCOTTY, 2), "Two of Wands", "Three of Wands", "The Tower").contest.passes
        == 0
    )


@pytest.mark.rule("FUG-A45", "FUG-A41", "FUG-A24")
def test_outside_a_hand_stepping_in_means_the_next_round() -> None:
    state = interceding()
    stages = {
        "reply": [m.TwentyOne(TREY, hand(state, TREY).up), m.TurnCame(SHIMON)],
        "effect": [m.Showdown(1, "win", ()), m.WinTaken(Win(TREY, 1, 3, hand(state, TREY).up, (SHIMON,)))],
    }
    for stage, events in stages.items():
        between = happened(state, events)
        assert between.contest.stage == stage
        after = do(between, URSULA, m.AnswerIntercede(SCOTTY, 1))
        assert (
            group(after).sides == ((TREY, SCOTTY), (SHIMON,))
            and after.contest.wilds == ()
            and len(after.contest.hands) == 2
        )
    next_round = happened(state, [m.Showdown(1, "stalemate", ()), m.HandsGathered(1, False), m.GroupCame(1)])
    after = do(next_round, URSULA, m.AnswerIntercede(SCOTTY, 1))
    assert group(after).sides == ((TREY, SCOTTY), (SHIMON,)) and after.contest.hands == after.contest.wilds == ()
    done = happened(next_round, [m.RoundSkipped(1, True), m.GroupCame(0)])
    assert offered(done, URSULA, "answer_intercede")[0].asks[0].of == (0,)
    few = piles(state, state.deck[:2], ())
    assert offered(few, URSULA, "answer_intercede")[0].asks[0].of == (0,), "it takes three cards"
    assert offered(piles(state, state.deck[:3], ()), URSULA, "answer_intercede")[0].asks[0].of == (
        0,
        1,
        2,
    )


@pytest.mark.rule("FUG-081", "FUG-A45")
def test_between_hands_who_is_in_the_contest_uses_it_and_who_is_not_steps_in() -> None:
    for sides, command in (((TREY, SCOTTY), "use_now"), ((TREY,), "intercede")):
        state = remembered(crowbar())
        up = hand(state, TREY).up
        moved = [m.MovedToGroup(who, 1, 1) for who in sides if who == SCOTTY]
        state = happened(state, [*moved, m.Showdown(1, "win", ()), m.WinTaken(Win(TREY, 1, 3, up, (SHIMON,)))])
        assert [name for name in ("use_now", "intercede") if offered(state, SCOTT, name)] == [command]


@pytest.mark.rule("FUG-081", "FUG-A45")
def test_who_has_no_cards_in_this_hand_steps_in_from_another_group() -> None:
    groups = (Group(1, ((TREY,), (SHIMON,))), Group(2, ((SCOTTY,), (GUARD,))))
    state = remembered(reveal(playing(**EMPRESS, groups=groups), TREY, "The Empress"))
    state = do(state, SCOTT, m.Intercede(state.flashbacks[0].id, SCOTTY, ""))
    state = do(state, URSULA, m.AnswerIntercede(SCOTTY, 1), "Two of Wands", "Three of Wands", "The Tower")
    assert group(state).sides == ((TREY, SCOTTY), (SHIMON,)) and group(state, 2).sides == ((), (GUARD,))
    assert [one.who for one in state.contest.hands] == [SCOTTY, TREY, SHIMON]
