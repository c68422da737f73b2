"""Frame, turn and training, pressed at their edges: names, whose turn it is, what a hand just pays for."""

import pytest

from games.domino_knights.given import ALICE, NAMES, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import SUGGESTED_NAMES
from parlour.games.domino_knights.model import DISCARD, DRAW, TRAIN, Options


@pytest.mark.rule("DK-028")
def test_an_empty_name_is_replaced_during_the_game_too() -> None:
    t = given("Alice: hand 2♣")
    t.does("Alice", m.NameKingdom(SUGGESTED_NAMES[0])).does("Bob", m.NameKingdom("  "))
    assert t.state.kingdoms[1].name == SUGGESTED_NAMES[1]


@pytest.mark.rule("DK-043", "DK-098")
def test_the_ejected_have_no_turn_in_which_others_could_answer() -> None:
    t = given("Alice: hand 2♣", "Bob: hand 3♣", "Charlie: out", "Dianne: hand 4♣", phase=DISCARD, active="Bob")
    t.does("Bob", m.Discard(())).resolve()
    assert [began.seat for began in t.told(m.TurnBegan)] == [3]
    assert (t.active, t.state.turn) == ("Dianne", 10)


@pytest.mark.rule("DK-055", "DK-138")
@pytest.mark.parametrize(("recruit", "hand"), [("[4:5]", "9♥"), ("[9:9]", "10♦ 8♦"), ("[0:2]", "2♠")])
def test_all_of_a_hand_that_just_covers_the_cost_will_do(recruit: str, hand: str) -> None:
    t = given(f"Alice: hand {hand} | recruits {recruit}", phase=TRAIN)
    t.does("Alice", m.Train(t[recruit], some(hand)))
    assert (t.candidates("Alice"), t.hand("Alice")) == (recruit, "")


@pytest.mark.rule("DK-019", "DK-054")
def test_only_the_top_card_leaves_the_discard_pile() -> None:
    t = given("Alice: hand 2♣ 2♦ 2♥", discard="9♣ 4♠ 5♠", phase=DRAW, players=2).does("Alice", m.DrawCards(True))
    assert t.discard == "9♣ 4♠"
    assert t.hand("Alice").split()[3] == "5♠" and len(t.kingdom("Alice").hand) == 6


@pytest.mark.rule("DK-166", "DK-A66")
def test_the_healthiest_wins_however_many_knights_others_have() -> None:
    t = given("Alice: 14", "Bob: 9 | knights [1:1] ♣; [2:2] ♣; [3:3] ♣", goal="healthiestAfter", players=2).clock(
        "game"
    )
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    outcome = GAME.outcome(t.state)
    assert outcome is not None and (outcome.winners, outcome.how) == ((0,), "healthiest")


@pytest.mark.rule("DK-A23", "DK-013")
def test_a_recruit_that_comes_back_untrained_is_as_hidden_as_before() -> None:
    t = (
        given("Alice: hand A♦ 9♠ | recruits [9:9]", "Bob: hand 10♥ 2♣", phase=TRAIN)
        .plays("Alice", "A♦", ALICE)
        .all_pass()
    )
    t.does("Alice", m.Train(t["[9:9]"], ("9♠",))).plays("Bob", "10♥", "A♦").all_pass().does(
        "Alice", m.EndTrain()
    ).all_pass()
    assert (t.recruits("Alice"), t.hand("Alice")) == ("[9:9]", "9♠")
    assert [down.pips for down in GAME.public(t.state).kingdoms[0].recruits] == [None]


@pytest.mark.rule("DK-035", "DK-019")
def test_a_card_taken_openly_is_known_to_be_held_until_it_is_laid_down_openly() -> None:
    t = (
        given("Alice: hand 2♣ 2♦ 2♥ 3♦ 4♦", discard="5♠", phase=DRAW, players=2)
        .does("Alice", m.DrawCards(True))
        .all_pass()
    )
    assert GAME.public(t.state).kingdoms[0].known == ("5♠",)
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack())
    kept = (
        given("Alice: hand 2♣ 2♦ 2♥ 3♦ 4♦", discard="5♠", phase=DRAW, players=2)
        .does("Alice", m.DrawCards(True))
        .all_pass()
    )
    kept.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack()).does("Alice", m.Discard(("2♣",)))
    t.does("Alice", m.Discard(("5♠",)))
    assert (GAME.public(t.state).kingdoms[0].known, GAME.public(kept.state).kingdoms[0].known) == ((), ("5♠",))


@pytest.mark.rule("DK-045", "DK-014")
def test_what_lay_under_a_candidate_is_no_longer_thought_to_be_held_when_it_is_promoted() -> None:
    t = (
        given("Alice: hand 2♣ 2♦ 2♥ 3♦ 4♦ | recruits [1:4]", discard="5♠", phase=DRAW, players=2)
        .does("Alice", m.DrawCards(True))
        .all_pass()
    )
    t.does("Alice", m.Train(t["[1:4]"], ("5♠",))).does("Alice", m.EndTrain()).all_pass()
    assert GAME.public(t.state).kingdoms[0].known == ("5♠",), "it may still be in her hand, for all the others know"
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(())).all_pass()
    t.does("Bob", m.DrawCards(False)).all_pass().does("Bob", m.EndTrain()).all_pass().does("Bob", m.EndAttack())
    t.does("Bob", m.Discard(some(t.hand("Bob")))).all_pass().does("Alice", m.Promote(t["[1:4]"], 4))
    assert GAME.public(t.state).kingdoms[0].known == ()


@pytest.mark.rule("DK-A78", "DK-005")
def test_blank_cards_come_into_a_deck_only_without_dominoes() -> None:
    assert len(GAME.initial(NAMES[:2], Options(nl_blank_card=True)).deck) == 54
    assert len(GAME.initial(NAMES[:2], Options(nl_blank_card=True, dominoless=True)).deck) == 55
