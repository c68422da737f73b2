"""Corners that only the rulings and the procedure of section 3 decide."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, ATTACK, DEFEND, DISCARD


@pytest.mark.rule("DK-A40")
def test_when_the_attacker_dies_its_blockers_stay_tapped_and_meet_nobody() -> None:
    t = (
        given("Alice: knights [5:9] 9/5 ♦", "Bob: hand A♠ | knights [2:6] 2/6 ♣")
        .does("Alice", m.Attack(BOB, ("[5:9]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(against("[5:9]", "[2:6]"))).plays("Bob", "A♠", "[5:9]").all_pass()
    assert (t.graveyard("Alice"), t.knights("Bob"), t.is_tapped("[2:6]"), t.health("Bob")) == (
        "[5:9]",
        "[2:6]",
        True,
        27,
    )
    assert t.phase == ATTACK


@pytest.mark.rule("DK-A20")
def test_an_aider_of_the_defence_may_send_a_surprise_too() -> None:
    t = given(
        "Alice: knights [5:9] 9/5 ♦", "Charlie: hand A♥ 2♣ | recruits [6:8] | knights [0:1] 0/1 ♣", "Dianne: hand 3♣"
    )
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass().does("Charlie", m.PassAid()).does("Bob", m.Defend(()))
    t.does("Charlie", m.AidDefend(against("[5:9]", "[0:1]"))).plays("Charlie", "A♥", t["[6:8]"], attack=6)
    t.does("Charlie", m.Commit("[6:8]", "[5:9]")).all_pass()
    assert (t.graveyard("Alice"), t.graveyard("Charlie")) == ("[5:9]", "")


@pytest.mark.rule("DK-A20", "DK-A44")
def test_who_stands_on_no_side_sends_no_surprise_in_the_last_window() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Charlie: hand A♥ 2♣ | recruits [6:8]", "Dianne: hand 3♣")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass().does("Bob", m.Defend(()))
    t.plays("Charlie", "A♥", t["[6:8]"], attack=6)
    t.refuses("Charlie", m.Commit("[6:8]", "[5:9]"), "not-your-side")


@pytest.mark.rule("DK-A20")
def test_the_attackers_surprise_comes_too_late_once_the_defence_has_begun() -> None:
    t = (
        given("Alice: hand A♥ 2♣ | recruits [5:9] | knights [1:1] ♦")
        .does("Alice", m.Attack(BOB, ("[1:1]",)))
        .all_pass()
    )
    assert t.phase == DEFEND
    t.plays("Alice", "A♥", t["[5:9]"], attack=9).all_pass()
    t.refuses("Alice", m.Commit("[5:9]"), "attack-set", "DK-A20")


@pytest.mark.rule("DK-A33")
def test_a_majestic_or_living_knight_withdraws_as_it_stands() -> None:
    t = given("Alice: laid K♥ | knights [2:8] 8/2 ♥; [5:6] 6/5 life A♥; [1:1] ♦", "Bob: hand Q♥")
    t.does("Alice", m.Attack(BOB, some("[2:8] [5:6] [1:1]"))).plays("Bob", "Q♥", BOB).all_pass()
    battle = GAME.public(t.state).battle
    assert battle is not None and [p.attacker for p in battle.pairings] == ["[1:1]"]
    assert (t.is_tapped("[2:8]"), t.is_tapped("[5:6]")) == (False, False)


@pytest.mark.rule("DK-A32")
def test_a_queen_does_not_keep_her_own_knights_from_striking_a_kingdom() -> None:
    t = given("Alice: laid Q♥ | knights [2:8] 8/2 ♥", "Bob: knights [4:4] ♥; [3:3] ♠").does(
        "Alice", m.Attack(BOB, ("[2:8]",))
    )
    t.refuses("Bob", m.Defend(against("[2:8]", "[4:4]")), "across-a-queen")
    t.does("Bob", m.Defend(()))
    assert t.health("Bob") == 19


@pytest.mark.rule("DK-A31")
def test_a_king_negated_after_the_comparison_still_leaves_its_fighters_tapped() -> None:
    t = (
        given("Alice: laid K♠ | knights [4:7] 7/4 ♠", "Bob: hand 10♦")
        .does("Alice", m.Attack(BOB, ("[4:7]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(())).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    t.plays("Bob", "10♦", "K♠").all_pass()
    assert (t.is_tapped("[4:7]"), t.health("Bob"), t.phase) == (True, 20, ATTACK)


@pytest.mark.rule("DK-A31", "DK-A16")
def test_life_negated_on_a_committed_knight_taps_it_and_it_fights_on() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦ with A♥", "Bob: hand 10♦").does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass()
    assert not t.is_tapped("[5:9]")
    t.does("Bob", m.Defend(())).plays("Bob", "10♦", "A♥").all_pass()
    assert (t.is_tapped("[5:9]"), t.health("Bob")) == (True, 18)


@pytest.mark.rule("DK-A87", "DK-A17")
def test_the_life_that_brought_a_knight_in_is_the_one_that_counts() -> None:
    lines = ("Alice: hand 10♣", "Bob: knights [5:9] 5/9 life A♥ with A♥'")
    t = given(*lines).plays("Alice", "10♣", "A♥'")
    assert (t.knights("Bob"), t.knight("[5:9]").never_taps) == ("[5:9]", True)
    t = given(*lines).plays("Alice", "10♣", "A♥")
    assert (t.recruits("Bob"), t.discard) == ("[5:9]", "A♥ 10♣ A♥'")


@pytest.mark.rule("DK-A87")
def test_a_second_life_keeps_a_knight_free() -> None:
    t = given("Alice: hand 10♣", "Bob: knights [5:9] 5/9 ♦ with A♥ A♥'").plays("Alice", "10♣", "A♥")
    assert t.knight("[5:9]").never_taps


@pytest.mark.rule("DK-098", "DK-A26")
def test_a_kingdom_that_has_just_lost_its_health_takes_no_part_in_the_last_window() -> None:
    t = (
        given("Alice: hand 2♣ | knights [4:4] ♦", "Bob: 4 | hand J♦")
        .does("Alice", m.Attack(BOB, ("[4:4]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(())).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    assert (GAME.awaited(t.state), t.health("Bob"), t.kingdom("Bob").alive) == ((0,), 0, True)
    t.refuses("Bob", m.Special("J♦", CHARLIE), "fallen-kingdom")
    t.all_pass()
    assert not t.kingdom("Bob").alive


@pytest.mark.rule("DK-A44", "DK-A30")
def test_who_has_no_knight_to_join_with_is_passed_over() -> None:
    t = given("Alice: knights [4:4] ♦", "Charlie: knights [1:1] ♠ tapped", "Dianne: laid K♠ | knights [2:2] ♠ tapped")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert t.phase == DEFEND
    t = given("Alice: knights [4:4] ♦", "Charlie: knights [1:1] ♠ life A♥").does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert (t.phase, GAME.awaited(t.state)) == (AID_ATTACK, (2,))


@pytest.mark.rule("DK-A45")
def test_when_the_seconds_for_aid_are_over_nobody_aids() -> None:
    t = given("Alice: knights [4:4] ♦", "Charlie: knights [1:1] ♠", "Dianne: knights [2:2] ♠").does(
        "Alice", m.Attack(BOB, ("[4:4]",))
    )
    t.clock("window")
    assert t.phase == DEFEND


@pytest.mark.rule("DK-A63")
def test_a_doppelganger_copies_no_doppelganger() -> None:
    """One set has one blank, and it is no model of its own."""
    t = given("Alice: knights [0:0] ♠ as [3:6]", "Bob: hand A♠ 2♣ | knights [3:6] 6/3 ♠").plays("Bob", "A♠", "[3:6]")
    assert t.graveyard("Alice") == "[0:0]"


@pytest.mark.rule("DK-A58", "DK-A12")
def test_the_copy_uses_the_models_ends_as_they_are_set() -> None:
    t = given("Alice: knights [0:0] ♠ as [3:6]", "Bob: knights [3:6] 3/6 ♠")
    assert t.value("[0:0]") == "3/6"


@pytest.mark.rule("DK-A82")
@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_giving_up_in_a_window_of_her_battle_ends_the_battle(who: str) -> None:
    t = given("Alice: hand 2♣ | knights [4:4] ♦; [5:5] ♦", "Bob: hand 3♣ | recruits [2:2] [2:3]", "Charlie: hand 4♣")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert t.state.window is not None and t.state.window.checkpoint == 4
    t.does(who, m.Concede()).all_pass()
    assert (t.state.battle, t.health("Charlie")) == (None, 27)
    if who == "Alice":
        assert (t.active, t.health("Bob")) == ("Bob", 27)
    else:
        assert (t.active, t.phase) == ("Alice", ATTACK)
        t.does("Alice", m.EndAttack())
        assert t.phase == DISCARD


@pytest.mark.rule("DK-A82", "DK-A29")
def test_cards_of_who_gave_up_in_the_window_still_take_effect_where_they_can() -> None:
    t = given("Alice: hand 2♣", "Bob: hand A♠ JK 3♣ | graveyard [1:1]", "Charlie: hand 4♣ | knights [4:4] ♦")
    t.does("Bob", m.Special("A♠", "[4:4]")).does("Bob", m.Special("JK1", BOB)).does("Bob", m.Concede()).all_pass()
    assert t.graveyard("Charlie") == "[4:4]"
    assert t.recruits("Bob") == ""
    assert t.phase == ATTACK


@pytest.mark.rule("DK-A50")
def test_the_cards_of_the_fallen_go_attackers_first_then_clockwise() -> None:
    t = given("Alice: knights [3:9] 9/3 on 8♦", "Bob: knights [2:6] 6/2 on 8♣", "Charlie: knights [1:4] 4/1 on 5♥",
              "Dianne: knights [1:5] 5/1 on 6♠", active="Alice")  # fmt: skip
    t.does("Alice", m.Attack(CHARLIE, ("[3:9]",))).does("Dianne", m.AidAttack(("[1:5]",))).does("Bob", m.PassAid())
    t.does("Charlie", m.Defend(against("[1:5]", "[1:4]"))).does("Bob", m.AidDefend(against("[3:9]", "[2:6]")))
    assert t.discard == "8♦ 6♠ 8♣ 5♥"
    assert [t.graveyard(who) for who in ("Alice", "Bob", "Charlie", "Dianne")] == ["[3:9]", "[2:6]", "[1:4]", "[1:5]"]


@pytest.mark.rule("DK-149", "DK-A23")
def test_two_wizards_on_one_card_and_the_second_finds_nothing() -> None:
    t = given("Alice: laid J♣", "Bob: hand 10♣ 2♣", "Dianne: hand 10♦ 3♣")
    t.does("Bob", m.Special("10♣", "J♣")).does("Dianne", m.Special("10♦", "J♣")).resolve()
    assert t.discard == "J♣ 10♦ 10♣"


@pytest.mark.rule("DK-A30", "DK-A46")
def test_a_knight_that_left_the_battle_does_not_come_back_to_it() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥; [1:1] ♦ | hand A♥", "Bob: hand Q♥").does(
        "Alice", m.Attack(BOB, some("[2:8] [1:1]"))
    )
    t.plays("Bob", "Q♥", BOB).plays("Alice", "A♥", "[2:8]")
    t.refuses("Alice", m.Commit("[2:8]"), "committed")


@pytest.mark.rule("DK-A29", "DK-153")
def test_two_necromancers_at_one_grave_and_the_second_finds_it_empty() -> None:
    t = given("Alice: hand JK1 2♣", "Bob: hand JK2 3♣", "Charlie: graveyard [8:9]")
    t.does("Alice", m.Special("JK1", CHARLIE)).does("Bob", m.Special("JK2", CHARLIE)).resolve()
    assert (t.recruits("Alice"), t.recruits("Bob"), t.discard) == ("[8:9]", "", "JK1 JK2")


@pytest.mark.rule("DK-A29", "DK-A82")
def test_a_face_card_for_a_kingdom_that_has_left_is_discarded() -> None:
    t = given("Alice: hand K♠ 2♣", "Bob: hand 3♣", "Charlie: hand 4♣").does("Alice", m.Special("K♠", BOB))
    t.does("Bob", m.Concede()).all_pass()
    assert (t.laid("Bob"), t.discard) == ("", "3♣ K♠")


@pytest.mark.rule("DK-A30")
def test_only_a_king_untaps_by_that_house_rule() -> None:
    t = given("Alice: hand Q♠ J♠ | knights [4:7] 7/4 ♠ tapped", majesty_untaps=True)
    t.plays("Alice", "Q♠", ALICE).plays("Alice", "J♠", ALICE)
    assert t.is_tapped("[4:7]")
