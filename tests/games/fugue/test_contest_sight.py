"""Who sees which card of a contest: FUG-137, FUG-146, FUG-151, FUG-A06, FUG-A75; and what is shown of it to all."""

import msgspec
import pytest

from games.fugue.given_contest import (
    BOUNCER,
    HEAVY,
    SCOTT,
    SCOTTY,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    dealt,
    do,
    effect,
    happens,
    key,
    names,
    playing,
    reveal,
    stand,
    swap,
    won,
)
from games.fugue.reached import happened
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.view import Turning
from parlour.games.fugue.view_build import private, public
from parlour.games.fugue.words.lines import tell_all

CAN = {"TREY": ("Brawl",), "BOUNCER": ("Punch",)}


def seen(state: State, seat: int | None) -> str:
    """All that a seat, or who only watches, is sent."""
    shown = msgspec.json.encode(public(state)).decode()
    return shown if seat is None else shown + msgspec.json.encode(private(state, seat)).decode()


def knows(state: State, card: str) -> list[int | None]:
    """Who is sent this card; bars of odds name no card."""
    return [seat for seat in (None, URSULA, SCOTT, TROY, SIMON) if f'"{key(card)}"' in seen(state, seat)]


@pytest.mark.rule("FUG-137")
def test_each_owner_alone_sees_the_cards_that_were_dealt_not_even_the_dealer_does() -> None:
    state = dealt((TREY,), (BOUNCER,), TREY="Queen of Cups, Nine of Coins", BOUNCER="King of Wands, Seven of Cups")
    for card in ("Queen of Cups", "Nine of Coins"):
        assert knows(state, card) == [TROY]
    for card in ("King of Wands", "Seven of Cups"):
        assert knows(state, card) == [URSULA]
    one = public(state).contest.hands[0]
    assert (one.who, one.down, one.up) == (TREY, 2, ())
    assert private(state, TROY).hands[0].down == names("Queen of Cups, Nine of Coins")
    assert private(state, SIMON).hands == ()


@pytest.mark.rule("FUG-158")
def test_hands_are_shown_beside_each_other_the_winners_first() -> None:
    before = playing(TREY="Ten of Cups, Nine of Coins", BOUNCER="Nine of Cups, Three of Cups")
    assert public(before).contest.showdown == () and {one.fate for one in public(before).contest.hands} == {""}
    seen = public(won(TREY="Ten of Cups, Nine of Coins", BOUNCER="Nine of Cups, Three of Cups")).contest
    assert seen.showdown == (TREY, BOUNCER) and not seen.twenty_one
    assert [(one.who, one.look, one.fate) for one in seen.hands] == [(TREY, "sum", "wins"), (BOUNCER, "sum", "beaten")]


@pytest.mark.rule("FUG-142", "FUG-151")
def test_all_see_a_card_that_was_revealed_and_the_total_of_what_lies_up() -> None:
    state = reveal(
        playing(TREY="Ten of Cups | Nine of Coins, Five of Cups", BOUNCER="| Two of Cups, Three of Cups"),
        TREY,
        "Nine of Coins",
    )
    assert len(knows(state, "Nine of Coins")) == 5 and knows(state, "Five of Cups") == [TROY]
    one = public(state).contest.hands[0]
    assert (one.up, one.total, one.look, one.down) == (names("Ten of Cups, Nine of Coins"), 19, "sum", 1)
    own = private(state, TROY).hands[0]
    assert own.totals == (Turning(key("Five of Cups"), 24, "bust"),)


@pytest.mark.rule("FUG-146", "FUG-A06")
def test_a_wild_card_is_seen_by_its_holder_alone_until_it_was_used() -> None:
    state = playing(
        TREY="Ten of Cups, Two of Coins | Nine of Coins",
        BOUNCER="| Two of Cups, Three of Cups",
        wilds=[("TREY", "b1", "The Tower"), ("BOUNCER", "b2", "The Moon")],
        abilities=CAN,
    )
    assert knows(state, "The Tower") == [TROY] and knows(state, "The Moon") == [URSULA]
    assert [(w.id, w.card) for w in public(state).contest.hands[0].wilds] == [("x1", "")]
    assert private(state, TROY).hands[0].wilds[0].card == key("The Tower")
    used = swap(state, TREY, "x1", "Two of Coins")
    assert len(knows(used, "The Tower")) == 5 and knows(used, "The Moon") == [URSULA]
    later = happened(used, [m.HandsGathered(1, False), m.GroupCame(1)])
    assert private(later, TROY).hands[0].wilds[0].card == key("The Tower") and knows(later, "The Moon") == [URSULA]


@pytest.mark.rule("FUG-A75")
def test_cards_discarded_unseen_are_known_to_who_held_them_alone() -> None:
    state = do(
        won(TREY="Ten of Cups, Nine of Coins | Wheel of Fortune", BOUNCER="Two of Cups, Three of Cups | The Moon"),
        TROY,
        effect("nothing"),
    )
    assert knows(state, "The Moon") == [URSULA] and private(state, TROY).gone == names("Wheel of Fortune")
    assert (public(state).unseen, private(state, SIMON).gone) == (2, ())
    assert set(public(state).discard) == set(names("Ten of Cups, Nine of Coins, Two of Cups, Three of Cups"))


@pytest.mark.rule("FUG-137", "FUG-146")
def test_the_log_names_a_hidden_card_to_its_holder_alone() -> None:
    fight = playing(TREY="Two of Cups | Four of Cups", BOUNCER="Three of Cups", abilities={"TREY": ("Brawl",)})
    asked = do(fight, TROY, m.ClaimWild(TREY, "b1"))
    events, after = happens(asked, URSULA, m.AnswerClaim(True), "The Tower")
    for seat in (None, URSULA, SCOTT, SIMON):
        assert not any(CARD[key("The Tower")].name in line.text for line in tell_all(after, events, seat))
    assert any("Tower" in line.text for line in tell_all(after, events, TROY))


@pytest.mark.rule("FUG-176", "FUG-181")
def test_all_see_the_win_who_is_asked_and_when_only_one_side_is_left() -> None:
    state = won(TREY="Death, Strength", BOUNCER="Two of Cups, Three of Cups")
    shown = public(state).contest
    assert (shown.win.rank, shown.stage, shown.over) == (5, "effect", False) and shown.win_words
    fled = do(state, TROY, effect("escape"))
    assert public(fled).contest.over and public(fled).contest.groups[0].resolved
    last = (
        public(do(won(TREY="Ten of Cups, Nine of Cups", BOUNCER="Two of Cups, Three of Cups"), TROY, effect("nothing")))
        .contest.groups[0]
        .last
    )
    assert [(one.who, one.total) for one in last] == [(TREY, 19), (BOUNCER, 5)]


@pytest.mark.rule("FUG-160")
def test_who_answers_a_21_sees_what_each_choice_would_make() -> None:
    state = reveal(
        playing(
            TREY="Ten of Coins | Ace of Coins",
            SCOTTY="Two of Cups | Five of Cups, Six of Cups",
            HEAVY="Seven of Cups | Eight of Cups",
            turn=TREY,
        ),
        TREY,
        "Ace of Coins",
    )
    assert state.contest.turn == HEAVY and private(state, SCOTT).hands[0].replies == ()
    state = do(state, URSULA, m.Reply21(HEAVY, ()))
    found = {one.cards: one.total for one in private(state, SCOTT).hands[0].replies}
    assert found == {(): 2, names("Five of Cups"): 7, names("Six of Cups"): 8, names("Five of Cups, Six of Cups"): 13}
    assert (
        private(stand(playing(TREY="Two of Cups, Three of Cups", HEAVY="Four of Cups, Five of Cups"), TREY), TROY)
        .hands[0]
        .replies
        == ()
    )
    assert SCOTTY in private(state, SCOTT).mine
