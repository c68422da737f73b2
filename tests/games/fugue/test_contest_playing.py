"""A turn: reveal, twist, pass, telling, bust: FUG-127, FUG-138 to FUG-143, FUG-151 to FUG-158, FUG-A01, FUG-A02,
FUG-A12, FUG-A14, FUG-A26."""

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
    change,
    do,
    effect,
    effects,
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
    won,
)
from games.fugue.reached import permitted, piles, signified, steps_in
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules import play as rules

TWO = {"TREY": "| Queen of Cups, Nine of Coins", "BOUNCER": "| King of Wands, Seven of Cups"}


@pytest.mark.rule("FUG-139")
def test_one_new_card_a_turn_by_reveal_or_twist() -> None:
    state = playing(
        TREY="| Queen of Cups, Nine of Coins",
        BOUNCER="| Two of Cups",
        wilds=[("TREY", "b1", "Six of Wands")],
        abilities={"TREY": ("Brawl",)},
    )
    for after in (reveal(state, TREY, "Queen of Cups"), twist(state, TREY, "Five of Cups")):
        assert after.contest.turn == TREY
        assert refused(after, TROY, m.Twist(TREY)) == ("turn-used", "FUG-139")
        assert refused(after, TROY, m.Reveal(TREY, key("Nine of Coins"))) == ("turn-used", "FUG-139")


@pytest.mark.rule("FUG-139", "FUG-138")
def test_without_a_wild_card_the_turn_ends_by_itself() -> None:
    assert reveal(playing(**TWO), TREY, "Queen of Cups").contest.turn == BOUNCER
    assert twist(playing(**TWO), TREY, "Five of Cups").contest.turn == BOUNCER
    assert refused(playing(**TWO), URSULA, m.Twist(BOUNCER)) == ("not-your-turn", "FUG-138")
    assert refused(playing(**TWO), TROY, m.Twist(BOUNCER)) == ("not-yours", "FUG-008")


@pytest.mark.rule("FUG-140", "FUG-A01")
def test_with_fewer_than_two_cards_up_one_must_play() -> None:
    for up in ("|", "Queen of Cups |"):
        state = playing(TREY=f"{up} Nine of Coins, Two of Coins", BOUNCER="| Two of Cups")
        assert refused(state, TROY, m.Pass(TREY)) == ("must-play", "FUG-140")
    assert offered(playing(TREY="Queen of Cups, Two of Cups", BOUNCER="| Three of Cups"), TROY, "pass")
    assert permitted(playing(**TWO), TROY, m.Pass(TREY), do).contest.turn == BOUNCER


@pytest.mark.rule("FUG-142", "FUG-153")
def test_a_revealed_card_lies_up_and_its_player_tells_it() -> None:
    events, state = happens(playing(**TWO), TROY, m.Reveal(TREY, key("Nine of Coins")))
    assert events[0] == m.CardRevealed(TREY, key("Nine of Coins"), 9)
    assert (hand(state, TREY).up, hand(state, TREY).down) == (names("Nine of Coins"), names("Queen of Cups"))
    assert [(t.seat, t.who, t.cards, t.about) for t in state.tellings] == [(TROY, TREY, names("Nine of Coins"), "play")]
    assert refused(playing(**TWO), TROY, m.Reveal(TREY, key("King of Wands"))) == ("no-card", "FUG-142")


@pytest.mark.rule("FUG-143", "FUG-153")
def test_a_twist_is_the_top_card_face_up_told_by_who_plays_the_hand() -> None:
    state = playing(**{**TWO, "turn": BOUNCER})
    events, after = happens(state, URSULA, m.Twist(BOUNCER), "Three of Swords")
    assert events[0] == m.CardTwisted(BOUNCER, key("Three of Swords"), 3) and len(after.deck) == len(state.deck) - 1
    assert hand(after, BOUNCER).up == names("Three of Swords") and [(t.seat, t.who) for t in after.tellings] == [
        (URSULA, BOUNCER)
    ]
    assert do(playing(**TWO), TROY, m.Twist(TREY), "Three of Swords").tellings[0].seat == TROY


@pytest.mark.rule("FUG-153", "FUG-119")
def test_nothing_is_played_before_the_card_is_told() -> None:
    state = do(playing(**TWO), TROY, m.Reveal(TREY, key("Nine of Coins")))
    assert rules.awaited(state) == (TROY,)
    assert refused(state, URSULA, m.Twist(BOUNCER)) == ("not-now", "FUG-153")
    assert refused(state, URSULA, m.Pass(BOUNCER)) == ("not-now", "FUG-153")
    assert rules.awaited(told(state)) == (URSULA,) and offered(told(state), URSULA, "twist")


@pytest.mark.rule("FUG-048", "FUG-081")
def test_nothing_is_played_before_a_signifiers_memory_is_told_or_postponed() -> None:
    state = signified(playing(**TWO), key("The Empress"), SCOTTY, URSULA)
    assert refused(state, TROY, m.Twist(TREY)) == ("not-now", "FUG-048")
    assert offered(do(state, URSULA, m.Postpone(state.flashbacks[0].id)), TROY, "twist")
    waits = steps_in(playing(**TWO), SCOTTY)
    assert refused(waits, TROY, m.Twist(TREY)) == ("not-now", "FUG-081")


@pytest.mark.rule("FUG-151")
def test_only_face_up_cards_count() -> None:
    state = playing(TREY="Ten of Cups | Nine of Cups, Five of Cups", BOUNCER="Two of Cups")
    assert total(state, TREY) == 10
    assert happens(state, TROY, m.Reveal(TREY, key("Nine of Cups")))[0][0].total == 19


@pytest.mark.rule("FUG-A12")
def test_what_a_card_counts_is_open_until_the_end() -> None:
    state = playing(TREY="Ace of Wands, Six of Cups", BOUNCER="Two of Cups, Three of Cups")
    assert total(state, TREY) == 17
    state = twist(state, TREY, "Nine of Swords")
    assert total(state, TREY) == 16 and not hand(state, TREY).stymied


@pytest.mark.rule("FUG-152", "FUG-A25")
def test_a_hand_of_one_face_up_card_cannot_win() -> None:
    state = playing(TREY="The World", BOUNCER="Two of Cups, Three of Cups", passes=1, turn=BOUNCER)
    state = stand(state, BOUNCER)
    assert win(state).who == BOUNCER
    one_each = playing(TREY="Ten of Cups | Two of Cups", BOUNCER="King of Cups | Two of Coins", passes=1)
    both = permitted(one_each, TROY, m.Pass(TREY), do)
    assert both.contest.win is None and both.contest.stage == "optin"


@pytest.mark.rule("FUG-127")
def test_five_cards_below_21_are_just_the_highest_hand_and_there_are_no_stakes() -> None:
    state = won(
        TREY="Two of Cups, Three of Cups, Four of Cups, Five of Cups, Six of Cups",
        BOUNCER="Ten of Coins, Nine of Coins",
    )
    assert (win(state).total, win(state).rank) == (20, 1) and effects(state) == {
        ("wound", False),
        ("incapacitate", False),
        ("escape", False),
        ("nothing", False),
    }
    seven = won(TREY="Seven of Cups, Seven of Wands, Seven of Coins", BOUNCER="Ten of Coins, Nine of Coins")
    assert win(seven).rank == 2
    assert not {kind.__name__ for kind in rules.PLAYING.desk.acts} & {"Stake", "Bet", "Split", "Double", "Insure"}


# Bust


@pytest.mark.rule("FUG-155", "FUG-171")
def test_22_is_bust_and_21_is_not() -> None:
    state = playing(TREY="The Moon, Nine of Swords", BOUNCER="Two of Cups, Three of Cups")
    events, bust = happens(state, TROY, m.Twist(TREY), "Three of Wands")
    assert m.Stymied(TREY, 22) in events and hand(bust, TREY).stymied and bust.contest.turn == BOUNCER
    events, fine = happens(state, TROY, m.Twist(TREY), "Two of Wands")
    assert not any(isinstance(e, m.Stymied) for e in events) and win(fine).rank == 2


@pytest.mark.rule("FUG-156", "FUG-171")
def test_a_stymied_hand_has_no_turns_and_cannot_win() -> None:
    state = playing(
        SCOTTY="Two of Wands, Three of Wands",
        TREY="Ten of Cups, Nine of Cups | Two of Swords",
        BOUNCER="Two of Cups, Three of Cups",
    )
    state = twist(stand(state, SCOTTY), TREY, "Five of Swords")
    assert state.contest.turn == BOUNCER
    for command in (m.Twist(TREY), m.Pass(TREY), m.Reveal(TREY, key("Two of Swords")), m.Reply21(TREY, ())):
        assert refused(state, TROY, command) == ("stymied", "FUG-156")
    state = stand(state, BOUNCER)
    assert state.contest.turn == SCOTTY, "a stymied hand is skipped"
    state = stand(state, SCOTTY)
    assert win(state).who == BOUNCER and not offered(state, TROY, "choose_effect")


@pytest.mark.rule("FUG-157", "FUG-X19", "FUG-A27")
def test_if_all_are_stymied_the_cards_are_collected_and_a_new_round_is_dealt() -> None:
    state = playing(
        SCOTTY="Ten of Cups, Nine of Cups",
        HEAVY="King of Cups, Queen of Cups",
        wilds=[("SCOTTY", "b1", "The Tower")],
        abilities={"SCOTTY": ("Brawl",)},
    )
    state = twist(state, SCOTTY, "Four of Wands")
    assert state.contest.turn == HEAVY
    events, state = happens(state, URSULA, m.Twist(HEAVY), "Four of Coins")
    assert any(isinstance(e, m.Showdown) and e.how == "all stymied" for e in events)
    state = told(state)
    assert state.contest.win is None and (state.contest.stage, state.contest.hands, state.contest.at) == (
        "optin",
        (),
        0,
    )
    assert tuple([wild.card for wild in state.contest.wilds]) == names("The Tower") and len(state.discard) == 6
    state = do(
        do(state, SCOTT, m.JoinRound(SCOTTY, 1)),
        URSULA,
        m.DealRound(),
        "Two of Swords",
        "Three of Swords",
        "Five of Swords",
        "Six of Swords",
    )
    assert [len(one.down) for one in state.contest.hands] == [2, 2] and group(state).rounds == 2


@pytest.mark.rule("FUG-A26")
def test_who_alone_is_not_stymied_plays_on_until_she_passes() -> None:
    state = playing(TREY="Two of Cups | Three of Cups", BOUNCER="Ten of Cups, Nine of Cups", turn=BOUNCER)
    state = twist(state, BOUNCER, "Five of Swords")
    assert state.contest.turn == TREY and refused(state, TROY, m.Pass(TREY)) == ("must-play", "FUG-140")
    state = reveal(state, TREY, "Three of Cups")
    assert state.contest.turn == TREY
    state = twist(state, TREY, "Four of Swords")
    assert state.contest.turn == TREY and state.contest.stage == "turn"
    state = stand(state, TREY)
    assert (win(state).who, win(state).total) == (TREY, 9)


# The end of a hand


@pytest.mark.rule("FUG-158", "FUG-A02")
def test_the_hand_ends_when_all_who_are_not_stymied_pass_one_after_the_other() -> None:
    up = {
        "SCOTTY": "Two of Wands, Three of Wands",
        "TREY": "Two of Cups, Four of Cups",
        "BOUNCER": "Five of Coins, Two of Coins",
    }
    state = stand(playing(**up), SCOTTY, TREY)
    assert state.contest.stage == "turn" and state.contest.passes == 2
    state = twist(state, BOUNCER, "Three of Cups")
    assert state.contest.passes == 0 and state.contest.turn == SCOTTY
    down = stand(
        playing(SCOTTY="Two of Wands, Three of Wands", BOUNCER="Five of Coins, Two of Coins | Six of Coins"), SCOTTY
    )
    assert reveal(down, BOUNCER, "Six of Coins").contest.passes == 0
    state = twist(state, SCOTTY, "Four of Wands")
    state = stand(state, TREY, BOUNCER)
    assert state.contest.stage == "turn"
    state = stand(state, SCOTTY)
    assert state.contest.stage == "effect" and win(state).who == BOUNCER


@pytest.mark.rule("FUG-158")
def test_who_is_stymied_need_not_pass() -> None:
    up = {
        "SCOTTY": "Two of Wands, Three of Wands",
        "TREY": "Ten of Cups, Nine of Cups",
        "BOUNCER": "Five of Coins, Two of Coins",
    }
    state = stand(twist(stand(playing(**up), SCOTTY), TREY, "Six of Cups"), BOUNCER)
    assert state.contest.turn == SCOTTY
    assert win(stand(state, SCOTTY)).who == BOUNCER


@pytest.mark.rule("FUG-A02")
def test_a_pass_is_not_final_unless_the_table_has_it_so() -> None:
    up = {"TREY": "Two of Cups, Four of Cups", "BOUNCER": "Five of Coins, Two of Coins"}
    state = twist(stand(playing(**up), TREY), BOUNCER, "Three of Cups")
    assert state.contest.turn == TREY and not hand(state, TREY).stood and offered(state, TROY, "twist")
    final = twist(stand(playing(**up, stand="final"), TREY), BOUNCER, "Three of Cups")
    assert hand(final, TREY).stood and final.contest.turn == BOUNCER
    final = twist(final, BOUNCER, "Six of Cups")
    assert final.contest.turn == BOUNCER
    assert win(stand(final, BOUNCER)).total == 16


@pytest.mark.rule("FUG-A02")
def test_where_a_pass_is_final_the_hand_ends_when_all_have_passed_or_are_stymied() -> None:
    up = {
        "TREY": "Two of Cups, Four of Cups | Nine of Swords",
        "BOUNCER": "Ten of Coins, Nine of Coins",
        "stand": "final",
    }
    assert win(twist(stand(playing(**up), TREY), BOUNCER, "Three of Cups")).who == TREY
    state = twist(stand(playing(**up), TREY), BOUNCER, "Two of Swords")
    assert state.contest.stage == "reply" and state.contest.turn == TREY, "she may still answer a 21"
    one = stand(
        playing(
            SCOTTY="Two of Wands, Three of Wands",
            TREY="Two of Cups, Four of Cups",
            BOUNCER="Five of Coins, Two of Coins",
            stand="final",
        ),
        SCOTTY,
    )
    one = stand(twist(one, TREY, "Ace of Cups"), BOUNCER)
    assert one.contest.turn == TREY and one.contest.stage == "turn"


@pytest.mark.rule("FUG-A14", "FUG-159")
def test_21_is_recognised_by_itself() -> None:
    state = playing(TREY="Ten of Cups | Ace of Cups", BOUNCER="Two of Cups | Three of Cups")
    events, state = happens(state, TROY, m.Reveal(TREY, key("Ace of Cups")))
    assert m.TwentyOne(TREY, names("Ten of Cups, Ace of Cups")) in events
    assert (state.contest.stage, state.contest.first, state.contest.turn) == ("reply", TREY, BOUNCER)
    one = reveal(playing(TREY="| The World, Two of Swords", BOUNCER="Two of Cups | Three of Cups"), TREY, "The World")
    assert one.contest.stage == "turn", "a single card is no hand"


# By rote


def rote(**hands: str) -> tuple[str, ...]:
    """What a game-character's turn by rote turns up or does."""
    told_cards = ("Two of Swords",) if hands.pop("twists", False) else ()
    events, _ = happens(
        playing(TREY="Two of Coins, Three of Coins | Nine of Coins", turn=BOUNCER, **hands),
        URSULA,
        m.PlayForMe(BOUNCER),
        *told_cards,
    )
    first = events[0]
    return (
        (first.card,)
        if isinstance(first, m.CardRevealed | m.CardTwisted)
        else ("pass",)
        if isinstance(first, m.TurnPassed)
        else ()
    )


@pytest.mark.rule("FUG-135")
def test_a_game_characters_turn_by_rote_reveals_then_twists_below_17_and_stands() -> None:
    assert rote(BOUNCER="| King of Wands, Seven of Cups") == names("King of Wands")
    assert rote(BOUNCER="| Seven of Cups, King of Wands") == names("King of Wands")
    assert rote(BOUNCER="King of Wands | Seven of Cups") == names("Seven of Cups")
    assert rote(BOUNCER="King of Wands, Six of Cups", twists=True) == names("Two of Swords")
    assert rote(BOUNCER="King of Wands, Seven of Cups") == ("pass",)
    assert rote(BOUNCER="Two of Wands, Seven of Cups | Nine of Cups, Four of Cups") == names("Nine of Cups")
    assert rote(BOUNCER="King of Wands, Seven of Cups | Nine of Cups, Four of Wands") == names("Four of Wands")
    assert rote(BOUNCER="King of Wands, Seven of Cups | Nine of Cups") == ("pass",)
    assert rote(BOUNCER="King of Wands, Six of Cups | Nine of Cups", twists=True) == names("Two of Swords")
    assert rote(BOUNCER="Ace of Wands, Nine of Wands | Five of Cups") == ("pass",), (
        "what makes the hand worse stays down"
    )
    assert rote(BOUNCER="Judgement | Five of Cups") == names("Five of Cups"), "two cards must lie up"
    assert rote(BOUNCER="King of Wands, Seven of Cups | The Fool") == ("pass",), "nor is one turned that adds nothing"


@pytest.mark.rule("FUG-135")
def test_by_rote_a_turn_is_ended_after_a_play_and_without_cards_it_stands() -> None:
    wild = {"wilds": [("BOUNCER", "b1", "Two of Swords")], "abilities": {"BOUNCER": ("Punch",)}, "turn": BOUNCER}
    state = reveal(
        playing(TREY="Two of Coins, Three of Coins", BOUNCER="King of Wands, Two of Cups | Seven of Cups", **wild),
        BOUNCER,
        "Seven of Cups",
    )
    assert state.contest.turn == BOUNCER and state.contest.played
    events, state = happens(state, URSULA, m.PlayForMe(BOUNCER))
    assert events[0] == m.TurnPassed(BOUNCER, False) and state.contest.turn == TREY
    hands = {"TREY": "Two of Coins, Three of Coins", "BOUNCER": "King of Wands | Seven of Cups"}
    for low in (playing(**hands, **wild, played=True), swap(playing(**hands, **wild), BOUNCER, "x1", "King of Wands")):
        assert happens(low, URSULA, m.PlayForMe(BOUNCER))[0][0] == m.TurnPassed(BOUNCER, False)
    low = playing(TREY="Two of Coins, Three of Coins", BOUNCER="Two of Cups, Three of Cups", turn=BOUNCER)
    empty = piles(low, (), ())
    assert happens(empty, URSULA, m.PlayForMe(BOUNCER))[0][0] == m.TurnPassed(BOUNCER, True)


@pytest.mark.rule("FUG-135", "FUG-160")
def test_by_rote_a_21_is_answered_with_whatever_makes_the_best_hand_and_turns_fewest() -> None:
    def answer(text: str) -> tuple[str, ...]:
        state = reveal(playing(TREY="Ten of Coins | Ace of Coins", BOUNCER=text), TREY, "Ace of Coins")
        return happens(state, URSULA, m.PlayForMe(BOUNCER))[0][0].cards

    assert answer("Ten of Cups | Ace of Cups, Five of Cups") == names("Ace of Cups")
    assert answer("Ten of Cups | Six of Cups, Five of Cups") == names("Six of Cups, Five of Cups")
    assert answer("Ten of Cups, Nine of Cups | Five of Cups") == ()
    assert answer("Ten of Cups | Ten of Wands, The Fool") == names("Ten of Wands")
    wild = {"wilds": [("BOUNCER", "b1", "Two of Swords")], "abilities": {"BOUNCER": ("Punch",)}}
    state = reveal(
        playing(TREY="Ten of Coins | Ace of Coins", BOUNCER="Ten of Cups | Five of Cups", **wild), TREY, "Ace of Coins"
    )
    state = told(do(state, URSULA, m.PlayForMe(BOUNCER)))
    assert state.contest.turn == BOUNCER
    assert do(state, URSULA, m.PlayForMe(BOUNCER)).contest.stage == "effect"


@pytest.mark.rule("FUG-135")
def test_only_the_dealer_plays_by_rote_and_only_a_game_characters_turn() -> None:
    state = playing(**TWO)
    assert refused(state, URSULA, m.PlayForMe(TREY)) == ("not-your-turn", "FUG-135")
    assert refused(state, TROY, m.PlayForMe(TREY)) == ("not-dealer", "FUG-135")
    assert not offered(state, URSULA, "play_for_me")
    state = playing(**TWO, turn=BOUNCER)
    assert not offered(state, URSULA, "play_for_me")[0].owed and not offered(state, TROY, "play_for_me")
    hands = {"TREY": "Two of Coins, Three of Coins", "BOUNCER": "King of Wands, Seven of Cups, Five of Cups"}
    bust = playing(**hands, turn=BOUNCER, rescue=True, played=True)
    assert not offered(bust, URSULA, "play_for_me")
    assert refused(state, URSULA, m.PlayForMe(GUARD)) == ("not-your-turn", "FUG-138")


@pytest.mark.rule("FUG-008", "FUG-062")
def test_the_dealer_plays_the_hand_of_a_persona_whose_player_is_away() -> None:
    state = change(
        playing((TREY,), (SHIMON,), TREY="Two of Cups | Three of Cups", SHIMON="Four of Cups | Five of Cups"),
        TREY,
        parked=True,
    )
    assert refused(state, TROY, m.Twist(TREY)) == ("bad-target", "FUG-143") and offered(state, URSULA, "reveal")
    assert rules.awaited(state) == (URSULA,) and refused(state, SIMON, m.Twist(SHIMON)) == ("not-your-turn", "FUG-138")


@pytest.mark.rule("FUG-123", "FUG-A75")
def test_what_lies_face_down_at_the_end_raises_nothing_and_is_told_by_nobody() -> None:
    state = won(TREY="Ten of Cups, Nine of Cups | Wheel of Fortune", BOUNCER="Two of Cups, Three of Cups")
    events, state = happens(state, TROY, effect("nothing"))
    assert (
        not state.flashbacks
        and not state.tellings
        and [(gone.card, gone.seat) for gone in state.gone] == [(key("Wheel of Fortune"), TROY)]
    )
    assert not any(isinstance(e, m.CardRevealed | m.SignifierTurned) for e in events)
