"""DK-A20: when a Knight on which Life came to lie in this battle may still join it."""

import pytest

from games.domino_knights.given import BOB, against, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, AID_DEFEND, ATTACK


@pytest.mark.rule("DK-A20", "DK-A46")
def test_the_attacker_commits_while_aid_to_the_attack_is_awaited() -> None:
    t = given("Alice: hand A♥ 2♣ | recruits [5:9] | knights [1:1] ♦; [2:2] ♦", "Charlie: knights [3:3] ♠")
    t.does("Alice", m.Attack(BOB, ("[1:1]",))).all_pass()
    assert t.phase == AID_ATTACK
    t.refuses("Alice", m.Commit("[2:2]"), "not-freed", "DK-A46")
    t.plays("Alice", "A♥", t["[5:9]"], attack=9).all_pass()
    assert t.phase == AID_ATTACK
    t.refuses("Charlie", m.Commit("[3:3]"), "not-freed")
    t.does("Alice", m.Commit("[5:9]")).does("Charlie", m.PassAid()).does("Bob", m.Defend(()))
    t.does("Charlie", m.PassAid()).all_pass()
    assert t.health("Bob") == 17


@pytest.mark.rule("DK-A20")
def test_the_defender_commits_while_aid_to_the_defence_is_awaited() -> None:
    t = given("Alice: knights [3:8] 8/3 ♦", "Bob: hand A♥ 2♣ | recruits [5:9]", "Charlie: knights [1:1] ♠")
    t.does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass().does("Charlie", m.PassAid()).does("Bob", m.Defend(()))
    assert t.phase == AID_DEFEND
    t.plays("Bob", "A♥", t["[5:9]"], attack=5).all_pass()
    t.does("Bob", m.Commit("[5:9]", "[3:8]")).does("Charlie", m.PassAid()).all_pass()
    assert (t.graveyard("Alice"), t.health("Bob"), t.phase) == ("[3:8]", 27, ATTACK)


@pytest.mark.rule("DK-A20")
def test_before_the_defence_the_defenders_surprise_waits_for_it() -> None:
    t = given("Alice: knights [3:8] 8/3 ♦", "Bob: hand A♥ 2♣ | recruits [5:9]").does("Alice", m.Attack(BOB, ("[3:8]",)))
    assert t.state.window is not None and t.state.window.checkpoint == 4
    t.plays("Bob", "A♥", t["[5:9]"], attack=5)
    t.refuses("Bob", m.Commit("[5:9]", "[3:8]"), "not-your-side")
    t.all_pass().does("Bob", m.Defend(against("[3:8]", "[5:9]"))).all_pass()
    assert t.graveyard("Alice") == "[3:8]"


@pytest.mark.rule("DK-A20")
def test_a_commit_asks_everybody_anew() -> None:
    t = given("Alice: hand 3♣ | knights [3:8] 8/3 ♦", "Bob: hand A♥ 2♣ | recruits [5:9]", "Charlie: hand 4♣")
    t.does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass().does("Bob", m.Defend(())).plays(
        "Bob", "A♥", t["[5:9]"], attack=5
    )
    t.does("Alice", m.Pass()).does("Charlie", m.Pass()).does("Bob", m.Commit("[5:9]", "[3:8]"))
    assert {0, 2} <= set(GAME.awaited(t.state))


@pytest.mark.rule("DK-A20", "DK-A43")
def test_a_surprise_joins_once() -> None:
    t = given("Alice: hand 3♣ | knights [3:8] 8/3 ♦; [1:1] ♦", "Bob: hand A♥ 2♣ | recruits [5:9]")
    t.does("Alice", m.Attack(BOB, ("[3:8]", "[1:1]"))).all_pass().does("Bob", m.Defend(()))
    t.plays("Bob", "A♥", t["[5:9]"], attack=5).does("Bob", m.Commit("[5:9]", "[3:8]"))
    t.refuses("Bob", m.Commit("[5:9]", "[1:1]"), "committed")


@pytest.mark.rule("DK-A20", "DK-127")
def test_a_knight_freed_before_this_battle_is_no_surprise() -> None:
    t = given("Alice: hand 3♣ | knights [3:8] 8/3 ♦", "Bob: hand 2♣ | knights [5:9] 5/9 life A♥")
    t.does("Alice", m.Attack(BOB, ("[3:8]",))).all_pass().does("Bob", m.Defend(()))
    t.refuses("Bob", m.Commit("[5:9]", "[3:8]"), "not-freed", "DK-A46")
