"""2.9 Attack in general, 2.10 declaration and aid."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, DIANNE, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, AID_DEFEND, ATTACK, DEFEND, DISCARD


@pytest.mark.rule("DK-066", "DK-067")
def test_a_blocked_attack_costs_no_health() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: knights [0:1] 0/1 ♣")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Bob", m.Defend(against("[5:9]", "[0:1]")))
    assert (t.health("Bob"), t.graveyard("Bob"), t.knights("Alice")) == (27, "[0:1]", "[5:9]")


@pytest.mark.rule("DK-068", "DK-A36")
def test_what_a_block_leaves_over_is_lost() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦; [4:4] ♣", "Bob: knights [0:2] 0/2 ♣")
    t.does("Alice", m.Attack(BOB, some("[5:9] [4:4]"))).does("Bob", m.Defend(against("[5:9]", "[0:2]")))
    assert t.health("Bob") == 27 - 4


@pytest.mark.rule("DK-069")
def test_any_number_of_kingdoms_may_be_attacked_in_a_turn() -> None:
    t = given("Alice: knights [1:3] 3/1 ♦; [4:4] ♣; [5:5] ♥")
    t.open_battle("Alice", BOB, "[1:3]").open_battle("Alice", CHARLIE, "[4:4]").open_battle("Alice", DIANNE, "[5:5]")
    assert [k.health for k in t.state.kingdoms] == [27, 24, 23, 22]


@pytest.mark.rule("DK-069")
def test_nobody_attacks_herself_or_the_ejected() -> None:
    t = given("Alice: knights [1:3] 3/1 ♦", "Charlie: out")
    t.refuses("Alice", m.Attack(ALICE, ("[1:3]",)), "your-own")
    t.refuses("Alice", m.Attack(CHARLIE, ("[1:3]",)), "out-of-the-game")


@pytest.mark.rule("DK-070")
def test_one_attack_is_resolved_before_the_next() -> None:
    t = given("Alice: knights [1:3] 3/1 ♦; [4:4] ♣", "Bob: knights [2:2] ♣")
    t.does("Alice", m.Attack(BOB, ("[1:3]",)))
    assert t.phase == DEFEND
    t.refuses("Alice", m.Attack(CHARLIE, ("[4:4]",)), "battle-open", "DK-070")
    t.does("Bob", m.Defend(())).does("Alice", m.Attack(CHARLIE, ("[4:4]",)))


@pytest.mark.rule("DK-071")
def test_a_kingdom_is_attacked_once_per_turn() -> None:
    t = given("Alice: knights [1:3] 3/1 ♦; [4:4] ♣; [5:5] ♥", "Charlie: knights [0:3] 3/0 ♠ | recruits [1:1] [1:2]")
    t.does("Alice", m.Attack(BOB, ("[1:3]",))).does("Charlie", m.AidAttack(("[0:3]",))).does("Bob", m.Defend(()))
    assert [k.attacked for k in GAME.public(t.state).kingdoms] == [False, True, False, False]
    t.refuses("Alice", m.Attack(BOB, ("[4:4]",)), "attacked-already", "DK-071")
    t.open_battle("Alice", CHARLIE, "[4:4]").refuses("Alice", m.Attack(BOB, ("[5:5]",)), "attacked-already", "DK-071")
    t.does("Alice", m.Attack(DIANNE, ("[5:5]",)))


@pytest.mark.rule("DK-071")
def test_next_turn_it_may_be_attacked_again_and_aiding_counts_for_nothing() -> None:
    t = given(
        "Alice: knights [1:3] 3/1 ♦", "Bob: recruits [1:1] [1:2]", "Charlie: knights [0:3] 3/0 ♠ | recruits [2:2] [2:3]"
    )
    t.does("Alice", m.Attack(BOB, ("[1:3]",))).does("Charlie", m.AidAttack(("[0:3]",))).does("Bob", m.Defend(()))
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    for who in ("Bob", "Charlie"):
        t.does(who, m.DrawCards(False)).all_pass().does(who, m.EndTrain()).all_pass()
        if who == "Charlie":
            t.does("Charlie", m.Attack(BOB, ("[0:3]",)))
        else:
            t.does(who, m.EndAttack()).does(who, m.Discard(some(t.hand(who)))).all_pass()


@pytest.mark.rule("DK-072")
def test_the_steps_of_an_attack_come_in_their_order() -> None:
    t = given("Alice: knights [4:4] ♣", "Bob: knights [2:2] ♦", "Charlie: knights [3:3] ♥; [1:1] ♥")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert t.phase == AID_ATTACK
    t.refuses("Bob", m.Defend(()), "not-defend", "DK-072")
    t.refuses("Charlie", m.AidDefend(against("[4:4]", "[3:3]")), "not-aid-defend", "DK-072")
    t.does("Charlie", m.PassAid())
    assert t.phase == DEFEND
    t.refuses("Charlie", m.AidDefend(against("[4:4]", "[3:3]")), "not-aid-defend", "DK-072")
    t.does("Bob", m.Defend(()))
    assert t.phase == AID_DEFEND
    t.refuses("Bob", m.Defend(()), "defence-over")
    t.does("Charlie", m.PassAid())
    assert (t.phase, t.health("Bob")) == (ATTACK, 23)


@pytest.mark.rule("DK-073")
def test_an_attack_names_its_target() -> None:
    t = given("Alice: knights [4:4] ♣")
    t.refuses("Alice", m.Attack("", ("[4:4]",)), "unknown")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert t.told(m.Attacked)[0].target == 1


@pytest.mark.rule("DK-074")
def test_attacking_knights_are_tapped() -> None:
    t = given("Alice: knights [4:4] ♣; [3:3] ♦; [2:2] ♥", "Bob: knights [1:1] ♣")
    t.does("Alice", m.Attack(BOB, some("[4:4] [3:3]")))
    assert (t.is_tapped("[4:4]"), t.is_tapped("[3:3]"), t.is_tapped("[2:2]")) == (True, True, False)
    battle = GAME.public(t.state).battle
    assert battle is not None and [p.attacker for p in battle.pairings] == ["[4:4]", "[3:3]"]


@pytest.mark.rule("DK-075")
def test_only_her_own_untapped_knights_attack() -> None:
    t = given("Alice: knights [4:4] ♣; [3:3] ♦ tapped", "Bob: knights [1:1] ♣")
    t.refuses("Alice", m.Attack(BOB, some("[4:4] [3:3]")), "tapped")
    t.refuses("Alice", m.Attack(BOB, some("[4:4] [1:1]")), "not-yours")
    t.refuses("Alice", m.Attack(BOB, some("[4:4] [9:9]")), "unknown")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))


@pytest.mark.rule("DK-A42")
def test_an_attack_needs_a_knight_of_ones_own() -> None:
    t = given("Alice: knights [4:4] ♣", "Charlie: knights [1:1] ♣")
    t.refuses("Alice", m.Attack(BOB, ()), "too-few", "DK-A42")


AIDED = ("Alice: knights [4:4] ♣", "Bob: knights [2:6] 2/6 ♦", "Charlie: knights [3:3] ♥; [1:1] ♥ tapped")


@pytest.mark.rule("DK-076", "DK-079")
def test_another_kingdom_may_join_the_attack_unasked() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",)))
    t.refuses("Charlie", m.AidAttack(("[1:1]",)), "tapped")
    t.refuses("Charlie", m.AidAttack(("[4:4]",)), "not-yours")
    t.does("Charlie", m.AidAttack(("[3:3]",)))
    assert t.is_tapped("[3:3]")
    t.does("Bob", m.Defend(()))
    assert t.health("Bob") == 27 - 4 - 3


@pytest.mark.rule("DK-076", "DK-A44")
def test_neither_the_attacker_nor_the_defender_is_an_aider() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",)))
    t.refuses("Bob", m.AidAttack(("[2:6]",)), "your-own-defence")
    assert GAME.awaited(t.state) == (2,)


@pytest.mark.rule("DK-077")
def test_an_aiding_knight_can_be_blocked() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.AidAttack(("[3:3]",)))
    t.does("Bob", m.Defend(against("[3:3]", "[2:6]")))
    met = t.told(m.BattleResolved)[0].pairings
    assert [(p.attack, p.unit_attack, p.unit_defence) for p in met] == [(4, 0, 0), (3, 2, 6)]
    assert t.health("Bob") == 23


@pytest.mark.rule("DK-078")
def test_the_attacker_may_ask_for_aid_and_nothing_else_changes() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",)))
    before = t.state
    t.refuses("Charlie", m.AskAid(), "not-your-battle", "DK-078")
    t.refuses("Bob", m.AskAid(), "defence-to-come", "DK-078")
    t.does("Alice", m.AskAid())
    t.refuses("Alice", m.AskAid(), "asked-already")
    assert [type(e) for e in t.events] == [m.AidAsked]
    battle = GAME.public(t.state).battle
    assert battle is not None and battle.asked_aid == (1,)
    assert (t.phase, GAME.awaited(t.state), t.state.tapped) == (before.phase, GAME.awaited(before), before.tapped)


@pytest.mark.rule("DK-080")
def test_aid_to_the_attack_comes_before_the_defence() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.PassAid())
    assert t.phase == DEFEND
    t.refuses("Charlie", m.AidAttack(("[3:3]",)), "attack-aid-over", "DK-080")


@pytest.mark.rule("DK-081", "DK-A41")
def test_attackers_never_form_a_unit() -> None:
    t = given("Alice: knights [4:4] 4/4 ♣; [4:5] 4/5 ♣", "Bob: knights [0:6] 0/6 ♦", "Charlie: knights [4:6] 4/6 ♥")
    t.does("Alice", m.Attack(BOB, some("[4:4] [4:5]"))).does("Charlie", m.AidAttack(("[4:6]",)))
    t.does("Bob", m.Defend(against("[4:4]", "[0:6]")))
    assert (t.knights("Bob"), t.health("Bob")) == ("[0:6]", 27 - 8)


@pytest.mark.rule("DK-065")
def test_more_attackers_than_blockers_get_through() -> None:
    t = given("Alice: knights [4:4] ♣; [4:5] 4/5 ♣", "Bob: knights [0:6] 0/6 ♦")
    t.does("Alice", m.Attack(BOB, some("[4:4] [4:5]"))).does("Bob", m.Defend(against("[4:4]", "[0:6]")))
    assert t.health("Bob") == 23


@pytest.mark.rule("DK-A40")
def test_without_attackers_the_battle_ends_before_the_defence() -> None:
    t = given("Alice: knights [4:4] on 8♣", "Bob: hand A♠ | knights [2:2] ♦", "Charlie: hand 2♣")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).plays("Bob", "A♠", "[4:4]").all_pass()
    assert (t.phase, t.state.battle, t.graveyard("Alice")) == (ATTACK, None, "[4:4]")
    assert t.state.attacked == 1 << 1
    assert t.health("Bob") == 27


@pytest.mark.rule("DK-A45")
def test_an_aid_cancels_earlier_passes_and_cannot_be_refused() -> None:
    t = given("Alice: knights [4:4] ♣", "Charlie: knights [3:3] ♥", "Dianne: knights [5:5] ♠")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.PassAid()).does("Dianne", m.AidAttack(("[5:5]",)))
    assert GAME.awaited(t.state) == (2,)
    t.does("Charlie", m.AidAttack(("[3:3]",)))
    t.does("Bob", m.Defend(()))
    assert t.health("Bob") == 27 - 12


@pytest.mark.rule("DK-A46", "DK-A47")
def test_no_further_knights_after_ones_own_step() -> None:
    t = given("Alice: knights [4:4] ♣; [5:5] ♣", "Bob: knights [2:2] ♦; [1:1] ♦", "Charlie: knights [3:3] ♥")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(against("[4:4]", "[2:2]")))
    t.refuses("Alice", m.Commit("[5:5]"), "not-freed", "DK-A46")
    t.refuses("Alice", m.AidAttack(("[5:5]",)), "attack-aid-over")
    t.refuses("Bob", m.Commit("[1:1]", "[4:4]"), "not-freed", "DK-A46")
    assert t.phase == AID_DEFEND


@pytest.mark.rule("DK-104")
def test_the_next_turn_begins_untapped() -> None:
    t = dawn("Alice: knights [4:4] ♣ tapped | recruits [1:1] [1:2]")
    t.does("Alice", m.DrawCards(False)).all_pass().does("Alice", m.EndTrain()).all_pass()
    t.does("Alice", m.EndAttack())
    assert t.phase == DISCARD
