"""How a contest is opened, split into groups and dealt: FUG-121 to FUG-124, FUG-130 to FUG-138."""

import pytest
from msgspec.structs import replace

from games.fugue.given_actions import said
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
    after,
    change,
    deal,
    dealt,
    do,
    effect,
    group,
    hand,
    happens,
    joined,
    key,
    names,
    offered,
    opened,
    playing,
    refused,
    reveal,
    settled,
    stand,
    table,
    twist,
    won,
)
from games.fugue.reached import alter, happened, piles
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Gone, Group, Telling
from parlour.games.fugue.rules import play as rules


def open_contest(
    one: tuple[str, ...] = (SCOTTY,), other: tuple[str, ...] = (HEAVY,), *, text: str = "A brawl"
) -> m.OpenContest:
    return m.OpenContest(True, text, one, other)


@pytest.mark.rule("FUG-121")
def test_a_contest_has_two_sides_that_work_against_each_other() -> None:
    state = do(table(), URSULA, m.OpenContest(False, " Poker ", (SCOTTY, TREY), (SHIMON,)))
    assert (state.contest.text, state.contest.violent, state.contest.number) == ("Poker", False, 1)
    assert group(state).sides == ((SCOTTY, TREY), (SHIMON,)) and (state.contest.at, state.contest.stage) == (0, "optin")
    again = do(do(state, URSULA, m.EndContest("Enough")), URSULA, open_contest())
    assert (again.contest.number, again.contests) == (2, 2)
    assert refused(table(), URSULA, open_contest(other=())) == ("bad-target", "FUG-121")
    assert refused(table(), URSULA, open_contest(one=())) == ("bad-target", "FUG-121")
    assert refused(table(), URSULA, open_contest((SCOTTY, HEAVY), (HEAVY,))) == ("bad-target", "FUG-121")


@pytest.mark.rule("FUG-121")
def test_only_the_dealer_opens_one_between_actions_with_people_who_are_here() -> None:
    assert refused(table(), SCOTT, open_contest()) == ("not-dealer", "FUG-121")
    assert refused(table(), URSULA, open_contest(other=("c99",))) == ("bad-target", "FUG-121")
    knocked, gone = change(table(), HEAVY, down="knocked"), change(table(), HEAVY, here=False)
    assert refused(knocked, URSULA, open_contest()) == ("bad-target", "FUG-199")
    assert refused(gone, URSULA, open_contest()) == ("bad-target", "FUG-008")
    assert refused(change(table(), HEAVY, down="dead"), URSULA, open_contest()) == ("dead", "FUG-200")
    assert refused(change(table(), SCOTTY, detail=""), URSULA, open_contest()) == ("bad-target", "FUG-121")
    assert refused(opened((SCOTTY,), (HEAVY,)), URSULA, open_contest()) == ("not-now", "FUG-121")
    waiting = alter(table(), tellings=(Telling(1, SCOTT, SCOTTY, (KEYS[0],)),))
    assert refused(waiting, URSULA, open_contest()) == ("not-now", "FUG-121")
    assert do(table(), URSULA, open_contest(text=" ")).contest.text == ""
    alone = table()
    for who in (TREY, SHIMON, ROSE, HEAVY, BOUNCER, GUARD):
        alone = change(alone, who, down="dead")
    assert not offered(alone, URSULA, "open_contest") and offered(change(alone, TREY, down=""), URSULA, "open_contest")


@pytest.mark.rule("FUG-097")
def test_a_contest_answers_what_its_members_had_declared() -> None:
    state = said(said(table(), SCOTTY, "I hit him"), TREY, "I look for the door")
    state = do(state, URSULA, open_contest())
    assert [d.who for d in state.declared] == [TREY]
    state = do(state, URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    assert not state.declared


@pytest.mark.rule("FUG-122")
def test_the_dealer_may_offer_talk_and_the_player_may_take_it() -> None:
    state = said(table(), SCOTTY, "I take his wallet")
    which = state.declared[0].id
    state = do(state, URSULA, m.OfferTalk(which))
    assert state.declared[0].talk == "offered" and not offered(state, URSULA, "offer_talk")
    assert [d.talk for d in said(state, TREY, "I dance").declared] == ["offered", ""]
    other = said(said(table(), SCOTTY), TREY, "I dance")
    assert [d.talk for d in do(other, URSULA, m.OfferTalk(other.declared[1].id)).declared] == ["", "offered"]
    two = do(said(state, TREY, "I dance"), URSULA, m.OfferTalk(said(state, TREY, "I dance").declared[1].id))
    assert [d.talk for d in two.declared] == ["offered", "offered"]
    assert [d.talk for d in do(two, TROY, m.AnswerTalk(two.declared[1].id, False)).declared] == ["offered", "cards"]
    events, one = happens(two, TROY, m.AnswerTalk(two.declared[1].id, True))
    assert events == (m.TalkAnswered(two.declared[1].id, TREY, "I dance", True),) and [d.who for d in one.declared] == [
        SCOTTY
    ]
    assert all(offer.owed for offer in offered(state, SCOTT, "answer_talk"))
    talked = do(state, SCOTT, m.AnswerTalk(which, True))
    assert talked.declared == () and talked.contest is None
    cards = do(state, SCOTT, m.AnswerTalk(which, False))
    assert cards.declared[0].talk == "cards" and not offered(cards, URSULA, "offer_talk")


@pytest.mark.rule("FUG-122")
def test_talk_is_offered_by_the_dealer_to_players_and_answered_by_who_declared() -> None:
    state = said(table(), SCOTTY, "I take his wallet")
    which = state.declared[0].id
    assert refused(state, TROY, m.OfferTalk(which)) == ("not-dealer", "FUG-122")
    assert refused(state, URSULA, m.OfferTalk(99)) == ("bad-target", "FUG-097")
    assert refused(said(table(), HEAVY), URSULA, m.OfferTalk(said(table(), HEAVY).declared[0].id)) == (
        "not-now",
        "FUG-122",
    )
    assert refused(state, SCOTT, m.AnswerTalk(which, True)) == ("not-now", "FUG-122")
    state = do(state, URSULA, m.OfferTalk(which))
    assert refused(state, TROY, m.AnswerTalk(which, True)) == ("not-yours", "FUG-008")
    late = said(state, TREY, "I dance")
    assert refused(late, TROY, m.AnswerTalk(late.declared[1].id, True)) == ("not-now", "FUG-122"), (
        "that was not offered"
    )
    fighting = said(opened((TREY,), (HEAVY,)), SCOTTY, "I run")
    assert refused(fighting, URSULA, m.OfferTalk(fighting.declared[0].id)) == ("not-now", "FUG-122")


# Groups


@pytest.mark.rule("FUG-130")
def test_the_dealer_splits_a_contest_into_groups_and_sides() -> None:
    state = opened((SCOTTY,), (HEAVY,))
    state = do(state, URSULA, m.AddGroup((TREY, SHIMON), (BOUNCER,)))
    assert [g.sides for g in state.contest.groups] == [((SCOTTY,), (HEAVY,)), ((TREY, SHIMON), (BOUNCER,))]
    assert [g.number for g in state.contest.groups] == [1, 2]
    state = do(state, URSULA, m.AddSide(2, (GUARD,)))
    assert group(state, 2).sides == ((TREY, SHIMON), (BOUNCER,), (GUARD,))
    assert state.contest.at == 0


@pytest.mark.rule("FUG-130")
def test_groups_are_the_dealers_before_a_deal_and_take_only_who_is_in_none() -> None:
    state = opened((SCOTTY,), (HEAVY,))
    assert refused(state, TROY, m.AddGroup((TREY,), (BOUNCER,))) == ("not-dealer", "FUG-130")
    assert refused(table(), URSULA, m.AddGroup((TREY,), (BOUNCER,))) == ("not-now", "FUG-130")
    assert refused(state, URSULA, m.AddGroup((), (BOUNCER,))) == ("bad-target", "FUG-130")
    assert refused(state, URSULA, m.AddGroup((TREY,), ())) == ("bad-target", "FUG-130")
    assert refused(state, URSULA, m.AddGroup((TREY,), (TREY, BOUNCER))) == ("bad-target", "FUG-121")
    assert refused(state, URSULA, m.AddGroup((TREY,), ("c99",))) == ("bad-target", "FUG-130")
    assert refused(state, URSULA, m.AddGroup((TREY,), (HEAVY,)))[1] == "FUG-130"
    assert refused(state, TROY, m.AddSide(1, (TREY,))) == ("not-dealer", "FUG-130")
    assert refused(state, URSULA, m.AddSide(2, (TREY,)))[1] == "FUG-130"
    assert refused(state, URSULA, m.AddSide(1, (HEAVY,)))[1] == "FUG-130"
    fighting = playing(SCOTTY="Two of Cups", HEAVY="Ten of Cups")
    for command in (
        m.AddGroup((TREY,), (BOUNCER,)),
        m.AddSide(1, (TREY,)),
        m.MoveToGroup(TREY, 1, 1),
        m.ResolveGroup(),
        m.SkipRound(),
    ):
        assert refused(fighting, URSULA, command)[0] == "not-now"


@pytest.mark.rule("FUG-130")
def test_there_is_room_for_six_groups_and_six_sides() -> None:
    state = opened((SCOTTY,), (HEAVY,))
    for _ in range(10):
        state = do(state, URSULA, m.Invent("Somebody", "", "", ""))
    crowd = [one.id for one in state.characters if one.name.startswith("Somebody")]
    many = wide = state
    for at in range(0, 10, 2):
        assert offered(many, URSULA, "add_group")
        many = do(many, URSULA, m.AddGroup((crowd[at],), (crowd[at + 1],)))
    assert len(many.contest.groups) == 6 and not offered(many, URSULA, "add_group")
    for who in crowd[:4]:
        assert offered(wide, URSULA, "add_side")
        wide = do(wide, URSULA, m.AddSide(1, (who,)))
    assert len(group(wide).sides) == 6 and not offered(wide, URSULA, "add_side")
    over = do(state, URSULA, m.ResolveGroup())
    assert not offered(over, URSULA, "add_side") and not offered(over, URSULA, "move_to_group")
    both = opened((SCOTTY, TREY, SHIMON, ROSE), (HEAVY, BOUNCER))
    assert not offered(both, URSULA, "add_group") and offered(both, URSULA, "add_side")
    assert not offered(do(both, URSULA, m.AddSide(1, (GUARD,))), URSULA, "add_side")
    assert offered(opened((SCOTTY, TREY, SHIMON), (HEAVY, BOUNCER)), URSULA, "add_group"), "two are enough for a group"


@pytest.mark.rule("FUG-130")
def test_the_dealer_moves_people_between_groups_and_into_the_contest() -> None:
    state = do(opened((SCOTTY, TREY), (HEAVY,)), URSULA, m.AddGroup((SHIMON,), (BOUNCER,)))
    state = do(joined(state, TREY), URSULA, m.MoveToGroup(TREY, 2, 1))
    assert (group(state).sides, group(state, 2).sides) == (((SCOTTY,), (HEAVY,)), ((SHIMON, TREY), (BOUNCER,)))
    assert group(state).joined == ()
    state = do(state, URSULA, m.MoveToGroup(GUARD, 1, 2))
    assert group(state).sides == ((SCOTTY,), (HEAVY, GUARD))
    assert refused(state, SCOTT, m.MoveToGroup(GUARD, 2, 2)) == ("not-dealer", "FUG-130")
    assert refused(state, URSULA, m.MoveToGroup(GUARD, 1, 1))[1] == "FUG-130"
    assert refused(state, URSULA, m.MoveToGroup(GUARD, 2, 3))[1] == "FUG-130"
    assert refused(state, URSULA, m.MoveToGroup(GUARD, 3, 1))[1] == "FUG-130"


@pytest.mark.rule("FUG-130")
def test_who_has_left_a_group_can_be_brought_back_by_the_dealer() -> None:
    state = opened((SCOTTY, TREY), (HEAVY,))
    state = do(state, TROY, m.Surrender(TREY))
    assert group(state).left == ((TREY, "surrendered"),)
    state = do(state, URSULA, m.MoveToGroup(TREY, 1, 2))
    assert group(state).left == () and group(state).sides == ((SCOTTY,), (HEAVY, TREY))
    state = do(state, URSULA, m.AddGroup((SHIMON,), (BOUNCER,)))
    held = happened(state, [m.HeldBack(TREY), m.Incapacitated(TREY, 1)])
    moved = do(held, URSULA, m.MoveToGroup(TREY, 2, 1))
    assert (group(moved).back, group(moved).sitting_out, group(moved, 2).sides) == (
        (),
        (),
        ((SHIMON, TREY), (BOUNCER,)),
    )


@pytest.mark.rule("FUG-131")
def test_groups_play_a_hand_in_turn_and_then_those_not_yet_resolved_again() -> None:
    state = do(opened((SCOTTY,), (HEAVY,)), URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    state = deal(joined(state), "Ten of Cups", "Nine of Cups", "Ten of Wands", "Eight of Wands")
    state = reveal(reveal(state, SCOTTY, "Ten of Cups"), HEAVY, "Ten of Wands")
    state = stand(reveal(reveal(state, SCOTTY, "Nine of Cups"), HEAVY, "Eight of Wands"), SCOTTY, HEAVY)
    state = settled(state, effect("wound", HEAVY, "left arm"))
    assert (state.contest.at, state.contest.stage) == (1, "optin") and not group(state).resolved
    state = deal(joined(state), "Ten of Coins", "Nine of Coins", "Ten of Swords", "Eight of Swords")
    state = reveal(reveal(state, TREY, "Ten of Coins"), BOUNCER, "Ten of Swords")
    state = stand(reveal(reveal(state, TREY, "Nine of Coins"), BOUNCER, "Eight of Swords"), TREY, BOUNCER)
    state = settled(state, effect("wound", BOUNCER, "left arm"))
    assert (state.contest.at, state.contest.stage, group(state).rounds) == (0, "optin", 1)


@pytest.mark.rule("FUG-131")
def test_the_next_group_is_the_next_one_in_order_that_is_not_resolved() -> None:
    state = table()
    one, two, three = (Group(number, ((SCOTTY,), (HEAVY,))) for number in (1, 2, 3))
    done = replace(two, resolved=True)
    assert after(state, one, two, three) == (2, "optin")
    assert after(state, one, done, three) == (3, "optin")
    assert after(state, one, two, three, at=2) == (1, "optin")
    assert after(state, replace(one, resolved=True), done, three, at=2) == (3, "optin")
    assert after(state, replace(one, resolved=True), done, replace(three, resolved=True))[1] == "done"
    assert after(state, one, two, three, at=1, stay=True) == (2, "optin")
    assert after(state, one, done, three, at=1, stay=True) == (3, "optin")
    assert after(change(state, HEAVY, down="knocked"), one, two, three)[1] == "done"
    both = do(opened((SCOTTY,), (HEAVY,)), URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    both = do(both, URSULA, m.Surrender(HEAVY))
    events, _ = happens(both, URSULA, m.Surrender(BOUNCER))
    assert [e.group for e in events if isinstance(e, m.RoundSkipped)] == [2], "what is resolved is not resolved again"


@pytest.mark.rule("FUG-131")
def test_the_dealer_may_say_that_a_group_is_decided() -> None:
    state = do(opened((SCOTTY,), (HEAVY,)), URSULA, m.AddGroup((TREY,), (BOUNCER,)))
    assert refused(state, SCOTT, m.ResolveGroup()) == ("not-dealer", "FUG-131")
    state = do(state, URSULA, m.ResolveGroup())
    assert group(state).resolved and state.contest.at == 1
    state = do(state, URSULA, m.ResolveGroup())
    assert state.contest.stage == "done" and offered(state, URSULA, "end_contest")[0].owed


# The deal


@pytest.mark.rule("FUG-132", "FUG-A23")
def test_all_of_a_group_play_one_hand_and_the_others_wait_for_theirs() -> None:
    state = do(opened((TREY, SHIMON), (BOUNCER,)), URSULA, m.AddGroup((SCOTTY,), (HEAVY,)))
    state = deal(
        joined(state), *["Two of Cups", "Three of Cups", "Four of Cups", "Five of Cups", "Six of Cups", "Seven of Cups"]
    )
    assert [one.who for one in state.contest.hands] == [TREY, SHIMON, BOUNCER]


@pytest.mark.rule("FUG-135")
def test_the_dealer_has_a_hand_for_every_game_character() -> None:
    cards = [
        "Two of Cups",
        "Three of Cups",
        "Four of Cups",
        "Five of Cups",
        "Six of Cups",
        "Seven of Cups",
        "Eight of Cups",
        "Nine of Cups",
    ]
    state = deal(joined(opened((TREY,), (HEAVY, BOUNCER, GUARD))), *cards)
    assert [one.who for one in state.contest.hands] == [TREY, HEAVY, BOUNCER, GUARD]
    assert hand(state, GUARD).down == names("Eight of Cups, Nine of Cups")
    state = happened(state, [m.TurnCame(GUARD)])
    assert offered(state, URSULA, "reveal") and refused(state, TROY, m.Twist(GUARD)) == ("not-your-turn", "FUG-138")


@pytest.mark.rule("FUG-136")
def test_among_personae_only_the_dealer_deals_and_has_no_hand() -> None:
    state = dealt((TREY,), (SHIMON,), TREY="Two of Cups, Three of Cups", SHIMON="Four of Cups, Five of Cups")
    assert [one.who for one in state.contest.hands] == [TREY, SHIMON]


@pytest.mark.rule("FUG-137")
def test_each_is_dealt_two_cards_face_down_person_by_person() -> None:
    state = joined(opened((SCOTTY, TREY), (HEAVY,)))
    cards = ["Three of Coins", "Seven of Swords", "The Moon", "Two of Swords", "The Tower", "Eight of Cups"]
    events, state = happens(state, URSULA, m.DealRound(), *cards)
    assert [(e.who, e.card, e.seat) for e in events if isinstance(e, m.CardDealt)] == [
        (SCOTTY, key("Three of Coins"), SCOTT), (SCOTTY, key("Seven of Swords"), SCOTT), (TREY, key("The Moon"), TROY),
        (TREY, key("Two of Swords"), TROY), (HEAVY, key("The Tower"), URSULA), (HEAVY, key("Eight of Cups"), URSULA),
    ]  # fmt: skip
    assert len(state.deck) == 72 and all(one.up == () and len(one.down) == 2 for one in state.contest.hands)
    assert (state.contest.stage, state.contest.turn, state.flips, group(state).rounds) == ("turn", SCOTTY, 1, 1)
    assert refused(joined(opened((SCOTTY,), (HEAVY,))), SCOTT, m.DealRound()) == ("not-dealer", "FUG-137")
    assert refused(state, URSULA, m.DealRound()) == ("not-now", "FUG-137")
    assert refused(table(), URSULA, m.DealRound()) == ("not-now", "FUG-137")


@pytest.mark.rule("FUG-138")
def test_turns_go_clockwise_from_the_dealers_left_and_the_dealer_plays_last() -> None:
    state = opened((HEAVY, SHIMON), (ROSE, TREY), (BOUNCER, SCOTTY))
    state = alter(state, desk=replace(state.desk, gm=TROY))
    state = do(state, URSULA, m.JoinRound(ROSE, 2))
    state = do(do(state, SCOTT, m.JoinRound(SCOTTY, 3)), SIMON, m.JoinRound(SHIMON, 1))
    cards = [
        "Two of Cups",
        "Three of Cups",
        "Four of Cups",
        "Five of Cups",
        "Six of Cups",
        "Seven of Cups",
        "Eight of Cups",
        "Nine of Cups",
    ]
    state = do(state, TROY, m.DealRound(), *cards, "Two of Coins", "Three of Coins", "Four of Coins", "Five of Coins")
    assert [one.who for one in state.contest.hands] == [SHIMON, ROSE, SCOTTY, HEAVY, TREY, BOUNCER]


@pytest.mark.rule("FUG-138")
def test_after_the_dealer_it_is_the_first_players_turn_again() -> None:
    state = playing(
        SCOTTY="| Two of Cups, Three of Cups", TREY="| Four of Cups, Five of Cups", HEAVY="| Six of Cups, Seven of Cups"
    )
    turns = []
    for who, card in (
        (SCOTTY, "Two of Cups"),
        (TREY, "Four of Cups"),
        (HEAVY, "Six of Cups"),
        (SCOTTY, "Three of Cups"),
    ):
        turns.append(state.contest.turn)
        state = reveal(state, who, card)
    assert [*turns, state.contest.turn] == [SCOTTY, TREY, HEAVY, SCOTTY, TREY]


# The deck


@pytest.mark.rule("FUG-123")
def test_every_card_of_a_round_goes_to_the_discard_pile() -> None:
    state = won(
        TREY="Queen of Cups, Nine of Coins | Two of Cups", BOUNCER="King of Wands, Seven of Cups | Three of Swords"
    )
    state = do(state, TROY, effect("nothing"))
    assert state.contest.hands == () and set(state.discard) == set(
        names("Queen of Cups, Nine of Coins, King of Wands, Seven of Cups")
    )
    assert set(state.gone) == {Gone(key("Two of Cups"), TROY), Gone(key("Three of Swords"), URSULA)}


@pytest.mark.rule("FUG-124", "FUG-X28")
def test_an_empty_deck_is_rebuilt_from_the_discards_and_hands_stay() -> None:
    state = playing(
        (TREY,), (SHIMON,), TREY="Two of Cups, Three of Cups", SHIMON="Four of Cups, Five of Cups", deck="Six of Cups"
    )
    assert (len(state.deck), len(state.discard)) == (1, 73)
    state = twist(state, TREY, "Six of Cups")
    assert state.deck == () and hand(state, TREY).up == names("Two of Cups, Three of Cups, Six of Cups")
    events, after_it = happens(state, SIMON, m.Twist(SHIMON), "Seven of Wands")
    assert m.DeckRebuilt(73) in events and (len(after_it.deck), after_it.discard) == (72, ())
    assert hand(after_it, TREY).up == names("Two of Cups, Three of Cups, Six of Cups")


@pytest.mark.rule("FUG-124")
def test_cards_discarded_unseen_are_shuffled_in_too() -> None:
    state = playing((TREY,), (SHIMON,), TREY="Two of Cups, Three of Cups", SHIMON="Four of Cups, Five of Cups")
    state = piles(state, (), gone=(Gone(key("The Fool"), SIMON),))
    after_it = do(state, TROY, m.Twist(TREY), "Seven of Wands")
    assert (len(after_it.deck), after_it.discard, after_it.gone) == (73, (), ())


@pytest.mark.rule("FUG-124")
def test_a_round_is_dealt_only_if_there_are_cards_for_it() -> None:
    state = joined(opened((TREY,), (SHIMON,)))
    few = piles(state, KEYS[:2], KEYS[2:3])
    assert refused(few, URSULA, m.DealRound()) == ("no-card", "FUG-124")
    enough = piles(state, KEYS[:2], KEYS[2:3], (Gone(KEYS[3], SCOTT),))
    assert rules.offers(enough, URSULA) and offered(enough, URSULA, "deal_round")


@pytest.mark.rule("FUG-124", "FUG-X28")
def test_with_deck_and_discards_empty_there_is_no_twist_and_who_cannot_play_passes() -> None:
    state = playing((TREY,), (SHIMON,), TREY="Two of Cups | Three of Cups", SHIMON="Four of Cups, Six of Cups")
    state = piles(state, (), ())
    assert refused(state, TROY, m.Twist(TREY)) == ("no-card", "FUG-124")
    assert refused(state, TROY, m.Pass(TREY)) == ("must-play", "FUG-140")
    state = reveal(state, TREY, "Three of Cups")
    assert refused(state, SIMON, m.Twist(SHIMON)) == ("no-card", "FUG-124") and not offered(state, SIMON, "reveal")
    assert stand(state, SHIMON).contest.turn == TREY
