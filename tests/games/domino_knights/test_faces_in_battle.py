"""Kings, Queens and Jacks that come or go in the middle of a battle, and whom they leave alone."""

import pytest

from games.domino_knights.given import BOB, CHARLIE, DIANNE, against, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK


@pytest.mark.rule("DK-A31")
def test_a_negated_king_taps_only_committed_knights_that_nothing_else_frees() -> None:
    t = given("Alice: laid K♠ | knights [4:7] 7/4 ♠; [5:5] ♠ with A♥; [1:2] ♠; [1:1] ♦", "Bob: hand 10♦")
    t.does("Alice", m.Attack(BOB, some("[4:7] [5:5] [1:1]"))).all_pass().does("Bob", m.Defend(()))
    assert t.state.window is not None and t.state.window.checkpoint == 5
    t.plays("Bob", "10♦", "K♠")
    assert [t.is_tapped(k) for k in some("[4:7] [5:5] [1:2] [1:1]")] == [True, False, False, True]
    assert sorted(t.state.tapped) == sorted(set(t.state.tapped))


@pytest.mark.rule("DK-A31", "DK-A87")
def test_a_king_left_at_another_kingdom_frees_only_his_own() -> None:
    t = given("Alice: laid K♠ | knights [4:7] 7/4 ♠", "Bob: hand 10♦ 2♣ | laid K♠' | knights [3:3] ♠").does(
        "Alice", m.Attack(BOB, ("[4:7]",))
    )
    t.all_pass().does("Bob", m.Defend(against("[4:7]", "[3:3]"))).plays("Bob", "10♦", "K♠")
    assert (t.is_tapped("[4:7]"), t.is_tapped("[3:3]")) == (True, False)


@pytest.mark.rule("DK-A33")
@pytest.mark.parametrize("card", some("K♥ J♥"))
def test_only_a_queen_makes_knights_withdraw(card: str) -> None:
    t = (
        given("Alice: knights [2:8] 8/2 ♥", "Bob: hand K♥ J♥")
        .does("Alice", m.Attack(BOB, ("[2:8]",)))
        .plays("Bob", card, BOB)
        .all_pass()
    )
    t.does("Bob", m.Defend(())).all_pass()
    assert t.health("Bob") == 19


@pytest.mark.rule("DK-A33", "DK-A32")
def test_a_queen_at_a_kingdom_that_does_not_fight_moves_nobody() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥", "Bob: knights [4:4] ♥", "Dianne: hand Q♥").does(
        "Alice", m.Attack(BOB, ("[2:8]",))
    )
    t.all_pass().does("Bob", m.Defend(against("[2:8]", "[4:4]"))).plays("Dianne", "Q♥", DIANNE).all_pass()
    assert (t.graveyard("Bob"), t.graveyard("Alice")) == ("[4:4]", "[2:8]")


@pytest.mark.rule("DK-A33", "DK-A32")
def test_a_late_queen_leaves_pairs_of_different_suits_alone() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥; [1:5] 5/1 ♠", "Bob: hand Q♥ 2♣ | knights [4:4] ♥; [3:6] 3/6 ♠")
    t.does("Alice", m.Attack(BOB, some("[2:8] [1:5]"))).all_pass()
    t.does("Bob", m.Defend((*against("[2:8]", "[3:6]"), *against("[1:5]", "[4:4]"))))
    t.plays("Bob", "Q♥", BOB)
    battle = GAME.public(t.state).battle
    assert battle is not None
    assert [(p.attacker, p.blockers) for p in battle.pairings] == [("[1:5]", ("[4:4]",))]
    t.all_pass()
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.health("Bob")) == ("[1:5]", "[4:4]", 27)
    assert t.is_tapped("[3:6]") and t.is_tapped("[2:8]")


@pytest.mark.rule("DK-A33")
def test_a_queen_after_the_comparison_changes_nothing_in_this_battle() -> None:
    t = (
        given("Alice: knights [2:8] 8/2 ♥", "Bob: hand Q♥ | knights [4:4] ♥")
        .does("Alice", m.Attack(BOB, ("[2:8]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(against("[2:8]", "[4:4]"))).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    t.plays("Bob", "Q♥", BOB).all_pass()
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.laid("Bob")) == ("[2:8]", "[4:4]", "Q♥")


@pytest.mark.rule("DK-A33", "DK-147")
def test_a_queen_at_an_aider_takes_her_knight_out_of_a_forbidden_pair() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥", "Charlie: hand Q♥ | knights [5:5] ♥").does(
        "Alice", m.Attack(BOB, ("[2:8]",))
    )
    t.all_pass().does("Charlie", m.PassAid()).does("Bob", m.Defend(())).does(
        "Charlie", m.AidDefend(against("[2:8]", "[5:5]"))
    )
    t.plays("Charlie", "Q♥", CHARLIE).all_pass()
    assert (t.health("Bob"), t.is_tapped("[5:5]"), t.graveyard("Charlie")) == (19, True, "")


@pytest.mark.rule("DK-148")
def test_courage_may_come_as_late_as_the_last_window() -> None:
    t = (
        given("Alice: knights [5:9] 9/5 ♦", "Bob: hand J♣ | knights [3:7] 3/7 ♣")
        .does("Alice", m.Attack(BOB, ("[5:9]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(against("[5:9]", "[3:7]"))).plays("Bob", "J♣", BOB).all_pass()
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.phase) == ("[5:9]", "", ATTACK)
