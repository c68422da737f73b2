"""Frame, turn and training, pressed at their edges: names, whose turn it is, what a hand just pays for."""

import pytest

from games.domino_knights.given import given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import SUGGESTED_NAMES
from parlour.games.domino_knights.model import DISCARD, DRAW, TRAIN


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
    t = given("Alice: 14", "Bob: 9 | knights [1:1] ♣; [2:2] ♣; [3:3] ♣", goal="healthiestAfter", players=2).clock("game")
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    outcome = GAME.outcome(t.state)
    assert outcome is not None and (outcome.winners, outcome.how) == ((0,), "healthiest")
