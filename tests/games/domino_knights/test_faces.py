"""2.18 Kings, Queens, Jacks."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, DIANNE, Table, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DEFEND, DISCARD


@pytest.mark.rule("DK-141")
@pytest.mark.parametrize("card", some("K♥ Q♥ J♥"))
def test_a_face_card_may_be_laid_at_any_kingdom(card: str) -> None:
    for who, name in ((ALICE, "Alice"), (CHARLIE, "Charlie")):
        t = given("Alice: hand K♥ Q♥ J♥", "Dianne: out").plays("Alice", card, who)
        assert t.laid(name) == card
    t.refuses("Alice", m.Special(t.hand("Alice").split()[0], DIANNE), "no-living-kingdom", "DK-141")


@pytest.mark.rule("DK-142", "DK-047")
def test_it_lasts_until_the_maintain_of_the_kingdom_it_affects() -> None:
    t = given("Alice: hand J♠", "Bob: recruits [1:1] [1:2]", "Charlie: knights [4:4] ♠ | recruits [2:2] [2:3]")
    t.plays("Alice", "J♠", CHARLIE).does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    assert (t.active, t.value("[4:4]")) == ("Bob", "7/7")
    t.does("Bob", m.DrawCards(False)).all_pass().does("Bob", m.EndTrain()).all_pass().does("Bob", m.EndAttack())
    assert t.value("[4:4]") == "7/7"
    t.does("Bob", m.Discard(some(t.hand("Bob")))).all_pass()
    assert (t.active, t.value("[4:4]"), t.laid("Charlie")) == ("Charlie", "4/4", "")
    assert t.discard.endswith("J♠")


@pytest.mark.rule("DK-143")
def test_it_lies_open_at_the_kingdom_it_affects() -> None:
    assert GAME.public(given("Alice: hand K♥").plays("Alice", "K♥", CHARLIE).state).kingdoms[2].laid == ("K♥",)


MAJESTIC = ("Alice: hand K♠ | knights [4:7] 7/4 ♠; [5:5] ♥", "Bob: knights [4:5] 4/5 ♦")


@pytest.mark.rule("DK-144")
def test_majestic_knights_need_not_be_tapped() -> None:
    t = given(*MAJESTIC).plays("Alice", "K♠", ALICE).open_battle("Alice", BOB, "[4:7]")
    assert not t.is_tapped("[4:7]")
    t.open_battle("Alice", CHARLIE, "[4:7]").open_battle("Alice", DIANNE, "[5:5]")
    assert (t.is_tapped("[4:7]"), t.is_tapped("[5:5]")) == (False, True)


@pytest.mark.rule("DK-X12", "DK-A30", "DK-A31")
@pytest.mark.parametrize("negated", [False, True])
def test_knights_that_need_not_be_tapped(negated: bool) -> None:
    t = given(*MAJESTIC, "Charlie: hand 10♦ 2♣").plays("Alice", "K♠", ALICE).all_pass()
    t.open_battle("Alice", BOB, "[4:7]").open_battle("Alice", CHARLIE, "[4:7]")
    assert (t.health("Bob"), t.health("Charlie")) == (20, 20)
    t.refuses("Alice", m.Attack(BOB, ("[4:7]",)), "attacked-already")
    t.open_battle("Alice", DIANNE, "[5:5]")
    assert (t.health("Dianne"), t.is_tapped("[5:5]")) == (22, True)
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(())).all_pass()
    t.does("Bob", m.DrawCards(False)).all_pass().does("Bob", m.EndTrain()).all_pass()
    t.does("Bob", m.Attack(ALICE, ("[4:5]",))).all_pass().does("Alice", m.Defend(against("[4:5]", "[4:7]")))
    if negated:
        t.plays("Charlie", "10♦", "K♠").all_pass()
    else:
        t.all_pass()
    assert (t.graveyard("Bob"), t.knights("Alice"), t.is_tapped("[4:7]")) == ("[4:5]", "[4:7] [5:5]", negated)
    assert t.laid("Alice") == ("" if negated else "K♠")
    assert dawn("Alice: laid K♠").laid("Alice") == ""


@pytest.mark.rule("DK-A30")
def test_majesty_does_not_untap_unless_the_house_says_so() -> None:
    lines = "Alice: hand K♠ | knights [4:7] 7/4 ♠ tapped; [5:5] ♥ tapped"
    t = given(lines).plays("Alice", "K♠", ALICE)
    assert t.is_tapped("[4:7]")
    t.refuses("Alice", m.Attack(BOB, ("[4:7]",)), "tapped")
    t = given(lines, majesty_untaps=True).plays("Alice", "K♠", ALICE)
    assert (t.is_tapped("[4:7]"), t.is_tapped("[5:5]")) == (False, True)


@pytest.mark.rule("DK-A30")
def test_a_majestic_knight_joins_each_battle_once() -> None:
    t = given("Alice: knights [4:4] ♦", "Charlie: laid K♠ | knights [4:7] 7/4 ♠; [1:1] ♠")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.AidAttack(("[4:7]",)))
    t.refuses("Charlie", m.AidAttack(("[4:7]",)), "committed")


@pytest.mark.rule("DK-145", "DK-A32")
def test_knights_of_the_queens_suit_may_not_attack_there() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥; [4:6] 6/4 ♠", "Bob: laid Q♥", "Charlie: knights [5:5] ♥; [1:1] ♦")
    t.refuses("Alice", m.Attack(BOB, ("[2:8]",)), "loyal-there", "DK-145")
    t.refuses("Alice", m.Attack(BOB, some("[4:6] [2:8]")), "loyal-there", "DK-145")
    t.does("Alice", m.Attack(BOB, ("[4:6]",)))
    t.refuses("Charlie", m.AidAttack(("[5:5]",)), "loyal", "DK-145")
    t.does("Charlie", m.AidAttack(("[1:1]",)))
    free = given("Alice: knights [2:8] 8/2 ♥", "Bob: laid Q♥").does("Alice", m.Attack(CHARLIE, ("[2:8]",)))
    assert free.state.battle is not None


@pytest.mark.rule("DK-146", "DK-A32")
def test_nor_fight_that_kingdoms_knights_of_the_suit() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥; [4:6] 6/4 ♠", "Bob: laid Q♥ | knights [4:4] ♥", active="Bob")
    t.does("Bob", m.Attack(ALICE, ("[4:4]",)))
    t.refuses("Alice", m.Defend(against("[4:4]", "[2:8]")), "across-a-queen", "DK-146")
    t.does("Alice", m.Defend(against("[4:4]", "[4:6]")))
    assert t.graveyard("Bob") == "[4:4]"


@pytest.mark.rule("DK-147", "DK-A32")
def test_nor_do_that_kingdoms_knights_fight_opponents_of_the_suit() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥; [4:6] 6/4 ♠", "Bob: laid Q♥ | knights [4:4] ♥", "Charlie: 20")
    t.does("Alice", m.Attack(CHARLIE, some("[2:8] [4:6]"))).does("Bob", m.PassAid()).does("Charlie", m.Defend(()))
    t.refuses("Bob", m.AidDefend(against("[2:8]", "[4:4]")), "across-a-queen")
    t.does("Bob", m.AidDefend(against("[4:6]", "[4:4]")))
    assert (t.health("Charlie"), t.graveyard("Bob")) == (12, "[4:4]")


LOYAL = ("Alice: knights [2:8] 8/2 ♥; [4:6] 6/4 ♠", "Bob: hand Q♥ | knights [4:4] ♥", "Charlie: knights [5:5] ♥")


@pytest.mark.rule("DK-X09", "DK-A33")
def test_loyalty_in_defence() -> None:
    t = given(*LOYAL).does("Alice", m.Attack(BOB, some("[2:8] [4:6]"))).plays("Bob", "Q♥", BOB).all_pass()
    battle = GAME.public(t.state).battle
    assert battle is not None and [p.attacker for p in battle.pairings] == ["[4:6]"]
    assert t.is_tapped("[2:8]")
    assert t.phase == DEFEND, "Charlie has nobody who may join and is passed over"
    t.does("Bob", m.Defend(against("[4:6]", "[4:4]"))).does("Charlie", m.PassAid())
    assert (t.graveyard("Bob"), t.health("Bob"), t.laid("Bob"), t.knights("Alice")) == (
        "[4:4]",
        27,
        "Q♥",
        "[2:8] [4:6]",
    )


@pytest.mark.rule("DK-X09")
def test_the_aider_of_the_queens_suit_is_refused() -> None:
    t = given(*LOYAL[:2], "Charlie: knights [5:5] ♥; [1:1] ♦").does("Alice", m.Attack(BOB, some("[2:8] [4:6]")))
    t.plays("Bob", "Q♥", BOB).all_pass()
    t.refuses("Charlie", m.AidAttack(("[5:5]",)), "loyal")


@pytest.mark.rule("DK-X09")
def test_loyalty_in_attack() -> None:
    t = given("Alice: knights [2:8] 8/2 ♥; [4:6] 6/4 ♠ tapped", "Bob: laid Q♥ | knights [4:4] ♥",
              "Charlie: knights [5:5] ♥; [1:1] ♦", active="Bob")  # fmt: skip
    t.does("Bob", m.Attack(ALICE, ("[4:4]",))).does("Charlie", m.PassAid())
    t.refuses("Alice", m.Defend(against("[4:4]", "[2:8]")), "across-a-queen")
    t.does("Alice", m.Defend(()))
    t.refuses("Charlie", m.AidDefend(against("[4:4]", "[5:5]")), "across-a-queen")
    t.does("Charlie", m.PassAid())
    assert t.health("Alice") == 23


def late_queen(blockers: tuple[str, ...], **options: object) -> Table:
    t = given("Alice: knights [2:8] 8/2 ♥; [1:3] 1/3 ♠", "Bob: hand Q♥ 2♣ | knights [4:4] ♥", active="Bob", **options)
    t.does("Bob", m.Attack(ALICE, ("[4:4]",))).all_pass().does("Alice", m.Defend(against("[4:4]", *blockers)))
    return t.plays("Bob", "Q♥", BOB).all_pass()


@pytest.mark.rule("DK-X28", "DK-A33")
def test_a_queen_laid_on_a_block_already_made() -> None:
    t = late_queen(("[2:8]",))
    assert (t.health("Alice"), t.is_tapped("[2:8]"), t.knights("Alice")) == (23, True, "[2:8] [1:3]")
    t = late_queen(("[2:8]", "[1:3]"))
    assert (t.health("Alice"), t.graveyard("Alice"), t.knights("Bob")) == (27, "[1:3]", "[4:4]")


@pytest.mark.rule("DK-X28", "DK-A33", "DK-A39")
def test_a_late_queen_as_the_house_plays_it() -> None:
    t = late_queen(("[2:8]",), queen_mid_battle="tooLate")
    assert (t.health("Alice"), t.graveyard("Alice"), t.graveyard("Bob")) == (27, "[2:8]", "[4:4]")
    t = late_queen(("[2:8]",), removed_blocker="stillBlocked")
    assert (t.health("Alice"), t.graveyard("Alice"), t.graveyard("Bob")) == (27, "", "")


@pytest.mark.rule("DK-A33")
def test_an_attacker_against_the_queen_withdraws_or_is_too_late() -> None:
    lines = ("Alice: knights [2:8] 8/2 ♥", "Bob: hand Q♥ 2♣")
    t = given(*lines).does("Alice", m.Attack(BOB, ("[2:8]",))).plays("Bob", "Q♥", BOB).all_pass()
    assert (t.health("Bob"), t.phase, t.is_tapped("[2:8]"), t.state.attacked) == (27, ATTACK, True, 2)
    t = (
        given(*lines, queen_mid_battle="tooLate")
        .does("Alice", m.Attack(BOB, ("[2:8]",)))
        .plays("Bob", "Q♥", BOB)
        .all_pass()
    )
    t.does("Bob", m.Defend(())).all_pass()
    assert t.health("Bob") == 19


@pytest.mark.rule("DK-148", "DK-A35")
@pytest.mark.parametrize(("pips", "value"), [("double-six", "6/4"), ("double-nine", "7/5"), ("double-twelve", "8/6")])
def test_courage_adds_a_third_of_the_highest_pip(pips: str, value: str) -> None:
    t = given("Alice: laid J♦ | knights [2:4] 4/2 ♦; [1:3] 3/1 ♠", "Bob: knights [1:2] 2/1 ♦", set=pips)
    assert (t.value("[2:4]"), t.value("[1:3]"), t.value("[1:2]")) == (value, "3/1", "2/1")


@pytest.mark.rule("DK-A34")
def test_the_house_may_let_courage_reach_the_whole_table() -> None:
    lines = ("Alice: laid J♦ | knights [2:4] 4/2 ♦", "Bob: knights [1:2] 2/1 ♦; [1:1] ♠")
    assert given(*lines).value("[1:2]") == "2/1"
    t = given(*lines, jack_scope="table")
    assert (t.value("[2:4]"), t.value("[1:2]"), t.value("[1:1]")) == ("7/5", "5/4", "1/1")


@pytest.mark.rule("DK-142")
def test_a_card_laid_in_discard_outlives_that_turn() -> None:
    t = given("Alice: hand K♠", phase=DISCARD).plays("Alice", "K♠", ALICE).does("Alice", m.Discard(()))
    assert (t.active, t.laid("Alice")) == ("Bob", "K♠")
