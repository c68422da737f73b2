"""2.4 The turn, 2.5 Maintain."""

import pytest

from games.domino_knights.given import ALICE, BOB, dawn, given, some
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DISCARD, DRAW, MAINTAIN, TRAIN


@pytest.mark.rule("DK-042", "DK-A01")
def test_the_steps_come_in_their_order() -> None:
    t = dawn("Alice: candidates [3:7] on Q♣ | recruits [1:1] [1:2] | hand 2♣ | knights [2:2] ♣")
    seen = [t.phase]
    t.refuses("Alice", m.DrawCards(False), "not-draw", "DK-042")
    t.does("Alice", m.Promote(t["[3:7]"], 7)).all_pass()
    seen.append(t.phase)
    t.refuses("Alice", m.Train(t["[1:1]"], ("2♣",)), "not-train", "DK-042")
    t.refuses("Alice", m.Attack(BOB, ("[2:2]",)), "not-attack", "DK-042")
    t.does("Alice", m.DrawCards(False)).all_pass()
    seen.append(t.phase)
    t.refuses("Alice", m.Attack(BOB, ("[2:2]",)), "not-attack", "DK-042")
    t.does("Alice", m.EndTrain()).all_pass()
    seen.append(t.phase)
    t.refuses("Alice", m.Discard(()), "not-discard", "DK-042")
    t.does("Alice", m.EndAttack())
    seen.append(t.phase)
    t.refuses("Alice", m.Attack(BOB, ("[2:2]",)), "not-attack", "DK-042")
    assert seen == [MAINTAIN, DRAW, TRAIN, ATTACK, DISCARD]
    t.does("Alice", m.Discard(("2♣",))).all_pass()
    assert t.active == "Bob"


@pytest.mark.rule("DK-042")
def test_only_the_active_kingdom_takes_the_steps() -> None:
    t = given("Bob: hand 2♣ | knights [2:2] ♣", phase=DRAW)
    t.refuses("Bob", m.DrawCards(False), "not-your-turn")
    t = given("Bob: knights [2:2] ♣", phase=ATTACK)
    t.refuses("Bob", m.Attack(ALICE, ("[2:2]",)), "not-your-turn")
    t.refuses("Bob", m.EndAttack(), "not-your-turn")


@pytest.mark.rule("DK-043")
def test_turns_pass_clockwise() -> None:
    t = given(phase=DISCARD, active="Bob")
    order = [t.active]
    for _ in range(4):
        t.does(t.active, m.Discard(some(t.hand(t.active)))).all_pass()
        order.append(t.active)
        t.does(t.active, m.DrawCards(False)).all_pass()
        t.does(t.active, m.EndTrain()).all_pass()
        t.does(t.active, m.EndAttack()).all_pass()
    assert order == ["Bob", "Charlie", "Dianne", "Alice", "Bob"]


@pytest.mark.rule("DK-043")
def test_the_ejected_are_passed_over() -> None:
    t = given("Charlie: out", phase=DISCARD, active="Bob").does("Bob", m.Discard(()))
    assert t.active == "Dianne"


@pytest.mark.rule("DK-045", "DK-A13")
def test_a_finished_candidate_is_promoted_in_maintain() -> None:
    t = dawn("Alice: candidates [3:5] on 8♠")
    t.refuses("Alice", m.DrawCards(False), "not-draw")
    t.does("Alice", m.Promote(t["[3:5]"], 5))
    seen = t.knight("[3:5]")
    assert (seen.suit, seen.cards, seen.tapped) == ("♠", ("8♠",), False)
    assert t.candidates("Alice") == ""


@pytest.mark.rule("DK-045")
def test_a_double_has_no_choice_and_is_promoted_at_once() -> None:
    t = dawn("Alice: candidates [4:4] on 8♠")
    assert (t.knights("Alice"), t.value("[4:4]")) == ("[4:4]", "4/4")


@pytest.mark.rule("DK-046")
def test_nobody_else_chooses_the_ends() -> None:
    t = dawn("Alice: candidates [3:5] on 8♠")
    t.refuses("Bob", m.Promote(t["[3:5]"], 3), "not-your-turn")
    t.does("Alice", m.Promote(t["[3:5]"], 3))
    assert t.value("[3:5]") == "3/5"


@pytest.mark.rule("DK-047", "DK-142")
def test_expired_special_cards_are_discarded_in_maintain() -> None:
    t = dawn("Alice: laid J♣ Q♥ K♠ A♦ | knights [2:2] ♣ with A♠'", "Bob: laid J♦", discard="2♠")
    assert t.laid("Alice") == ""
    assert t.laid("Bob") == "J♦"
    assert t.discard == "2♠ J♣ Q♥ K♠ A♦"
    assert t.value("[2:2]") == "2/2"


@pytest.mark.rule("DK-047")
def test_maintain_untaps_then_promotes_then_lets_go() -> None:
    t = dawn("Alice: laid J♣ | candidates [3:5] on 8♣ | knights [2:2] ♣ tapped")
    assert not t.is_tapped("[2:2]")
    assert t.laid("Alice") == "J♣"
    t.does("Alice", m.Promote(t["[3:5]"], 5))
    assert t.laid("Alice") == ""
    assert t.value("[3:5]") == "5/3"


@pytest.mark.rule("DK-A14")
def test_a_knight_may_attack_in_the_turn_of_its_promotion() -> None:
    t = dawn("Alice: candidates [4:4] on 8♠ | recruits [1:1] [1:2]")
    t.does("Alice", m.DrawCards(False)).all_pass()
    t.does("Alice", m.EndTrain()).all_pass()
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))


@pytest.mark.rule("DK-A12")
def test_ends_are_fixed_unless_the_house_lets_knights_turn_round() -> None:
    fixed = dawn("Alice: knights [3:5] 5/3 ♠ | recruits [1:1] [1:2]")
    assert fixed.phase == DRAW
    fixed.refuses("Alice", m.Reorient(("[3:5]",)), "ends-fixed")
    t = dawn("Alice: knights [3:5] 5/3 ♠; [2:6] 6/2 ♠ | recruits [1:1] [1:2]", reorient="maintain")
    assert t.phase == MAINTAIN
    t.does("Alice", m.Reorient(("[3:5]",)))
    assert (t.value("[3:5]"), t.value("[2:6]"), t.phase) == ("3/5", "6/2", DRAW)
