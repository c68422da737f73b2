"""2.11 Defence and aid to it."""

import pytest

from games.domino_knights.given import BOB, CHARLIE, against, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_DEFEND, ATTACK, DEFEND


@pytest.mark.rule("DK-082")
def test_the_defender_may_let_them_through() -> None:
    t = given("Alice: knights [4:4] ♣", "Bob: knights [9:9] ♦").does("Alice", m.Attack(BOB, ("[4:4]",)))
    t.does("Bob", m.Defend(()))
    assert (t.health("Bob"), t.is_tapped("[9:9]"), t.phase) == (23, False, ATTACK)


@pytest.mark.rule("DK-082")
def test_only_the_defender_defends() -> None:
    t = given("Alice: knights [4:4] ♣", "Charlie: knights [9:9] ♦ tapped").does("Alice", m.Attack(BOB, ("[4:4]",)))
    t.refuses("Charlie", m.Defend(()), "not-attacked")
    t.refuses("Alice", m.Defend(()), "not-attacked")


@pytest.mark.rule("DK-083", "DK-084")
def test_each_blocker_stands_against_one_attacker() -> None:
    t = given("Alice: knights [4:4] ♣; [5:5] ♣", "Bob: knights [2:2] ♦; [1:1] ♦ | hand 2♣")
    t.does("Alice", m.Attack(BOB, some("[4:4] [5:5]"))).all_pass().does("Bob", m.Defend(against("[5:5]", "[2:2]")))
    assert (t.is_tapped("[2:2]"), t.is_tapped("[1:1]")) == (True, False)
    battle = GAME.public(t.state).battle
    assert battle is not None
    assert [(p.attacker, p.blockers) for p in battle.pairings] == [("[4:4]", ()), ("[5:5]", ("[2:2]",))]


@pytest.mark.rule("DK-083")
def test_a_block_names_an_attacker_of_this_battle() -> None:
    t = given("Alice: knights [4:4] ♣; [5:5] ♣", "Bob: knights [2:2] ♦", "Charlie: knights [1:1] ♦ tapped")
    t.does("Alice", m.Attack(BOB, ("[4:4]",)))
    t.refuses("Bob", m.Defend(against("[5:5]", "[2:2]")), "unknown-target")
    t.refuses("Bob", m.Defend(against("[4:4]", "[1:1]")), "not-yours")


@pytest.mark.rule("DK-A43")
def test_one_blocker_faces_one_attacker_only() -> None:
    t = given("Alice: knights [4:4] ♣; [5:5] ♣", "Bob: knights [2:2] ♦").does(
        "Alice", m.Attack(BOB, some("[4:4] [5:5]"))
    )
    t.refuses("Bob", m.Defend((("[2:2]", "[4:4]"), ("[2:2]", "[5:5]"))), "twice")


@pytest.mark.rule("DK-085")
def test_a_tapped_knight_cannot_defend() -> None:
    t = given("Alice: knights [4:4] ♣", "Bob: knights [9:9] ♦ tapped").does("Alice", m.Attack(BOB, ("[4:4]",)))
    t.refuses("Bob", m.Defend(against("[4:4]", "[9:9]")), "tapped")


UNIT = "Bob: knights [2:6] 2/6 ♣; [1:3] 3/1 ♦"


@pytest.mark.rule("DK-086")
def test_blockers_of_one_attacker_fight_as_a_unit() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", UNIT).does("Alice", m.Attack(BOB, ("[5:9]",)))
    t.does("Bob", m.Defend(against("[5:9]", "[2:6]", "[1:3]")))
    met = t.told(m.BattleResolved)[0].pairings[0]
    assert (met.unit_attack, met.unit_defence) == (5, 7)


@pytest.mark.rule("DK-087")
@pytest.mark.parametrize(("attacker", "falls"), [("[7:8] 7/8", False), ("[8:9] 8/9", True)])
def test_a_unit_falls_whole_or_not_at_all(attacker: str, falls: bool) -> None:
    name = attacker.split()[0]
    t = given(f"Alice: knights {attacker} ♦", UNIT).does("Alice", m.Attack(BOB, (name,)))
    t.does("Bob", m.Defend(against(name, "[2:6]", "[1:3]")))
    if falls:
        t.does("Bob", m.OrderGraveyard(some("[2:6] [1:3]")))
    assert t.graveyard("Bob") == ("[2:6] [1:3]" if falls else "")
    assert t.knights("Bob") == ("" if falls else "[2:6] [1:3]")


AIDED = ("Alice: knights [5:9] 9/5 ♦", "Bob: knights [2:6] 2/6 ♣", "Charlie: knights [3:4] 3/4 ♥; [1:1] ♥ tapped")


@pytest.mark.rule("DK-088")
def test_another_kingdom_may_join_the_defence() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[5:9]",))).does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(against("[5:9]", "[2:6]")))
    assert t.phase == AID_DEFEND
    t.refuses("Charlie", m.AidDefend(against("[5:9]", "[1:1]")), "tapped")
    t.does("Charlie", m.AidDefend(against("[5:9]", "[3:4]")))
    met = t.told(m.BattleResolved)[0].pairings[0]
    assert (met.unit_attack, met.unit_defence, len(met.blockers)) == (5, 10, 2)
    assert t.is_tapped("[3:4]")


@pytest.mark.rule("DK-088")
def test_the_defender_may_ask_for_aid() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[5:9]",))).does("Charlie", m.PassAid())
    assert t.phase == DEFEND
    t.refuses("Alice", m.AskAid(), "attack-past")
    t.refuses("Charlie", m.AskAid(), "not-your-battle")
    t.does("Bob", m.AskAid())
    battle = GAME.public(t.state).battle
    assert battle is not None and battle.asked_aid == (2,)
    assert t.phase == DEFEND


@pytest.mark.rule("DK-089")
def test_aid_may_come_although_the_defender_sets_nobody() -> None:
    t = given(*AIDED).does("Alice", m.Attack(BOB, ("[5:9]",))).does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(())).does("Charlie", m.AidDefend(against("[5:9]", "[3:4]")))
    assert (t.health("Bob"), t.graveyard("Charlie")) == (27, "[3:4]")


@pytest.mark.rule("DK-090")
@pytest.mark.parametrize("side", ["attack", "defence"])
def test_who_was_attacked_before_may_interfere_on_either_side(side: str) -> None:
    t = given("Alice: knights [1:2] 2/1 ♦; [5:9] 9/5 ♦", "Dianne: knights [4:4] ♠")
    t.open_battle("Alice", "@3", "[1:2]").does("Alice", m.Attack(BOB, ("[5:9]",)))
    if side == "attack":
        t.does("Dianne", m.AidAttack(("[4:4]",))).does("Bob", m.Defend(()))
        assert t.health("Bob") == 27 - 13
    else:
        t.does("Dianne", m.PassAid()).does("Bob", m.Defend(())).does("Dianne", m.AidDefend(against("[5:9]", "[4:4]")))
        assert (t.health("Bob"), t.graveyard("Dianne")) == (27, "[4:4]")


BOTH = ("Alice: knights [4:6] 6/4 ♣", "Charlie: knights [2:5] 2/5 ♥", "Dianne: knights [1:5] 5/1 ♠; [3:3] ♠")


@pytest.mark.rule("DK-A44")
def test_a_kingdom_joins_one_side_only_unless_the_house_lets_it_join_both() -> None:
    t = given(*BOTH).does("Alice", m.Attack(BOB, ("[4:6]",))).does("Dianne", m.AidAttack(("[1:5]",)))
    t.does("Charlie", m.PassAid()).does("Dianne", m.PassAid()).does("Bob", m.Defend(()))
    t.refuses("Dianne", m.AidDefend(against("[4:6]", "[3:3]")), "attacks-already", "DK-A44")
    assert GAME.awaited(t.state) == (2,)
    t = (
        given(*BOTH, aid_both_sides=True)
        .does("Alice", m.Attack(BOB, ("[4:6]",)))
        .does("Dianne", m.AidAttack(("[1:5]",)))
    )
    t.does("Charlie", m.PassAid()).does("Dianne", m.PassAid()).does("Bob", m.Defend(()))
    t.does("Dianne", m.AidDefend(against("[4:6]", "[3:3]"))).does("Charlie", m.PassAid())
    assert (t.health("Bob"), t.graveyard("Dianne")) == (22, "[3:3]")


@pytest.mark.rule("DK-X27")
def test_everyone_interferes() -> None:
    t = given("Alice: knights [4:6] 6/4 ♣", "Bob: hand J♥", "Charlie: knights [2:5] 2/5 ♥",
              "Dianne: knights [1:5] 5/1 ♠; [3:3] ♠")  # fmt: skip
    t.does("Alice", m.Attack(BOB, ("[4:6]",))).all_pass()
    t.does("Dianne", m.AidAttack(("[1:5]",))).does("Charlie", m.PassAid()).does("Dianne", m.PassAid())
    t.does("Bob", m.Defend(()))
    t.refuses("Dianne", m.AidDefend(against("[4:6]", "[3:3]")), "attacks-already")
    t.does("Charlie", m.AidDefend(against("[1:5]", "[2:5]")))
    t.does("Bob", m.Special("J♥", CHARLIE)).all_pass()
    assert t.value("[2:5]") == "5/8"
    assert (t.health("Bob"), t.graveyard("Dianne"), t.graveyard("Charlie")) == (21, "[1:5]", "")
    assert t.is_tapped("[2:5]")
