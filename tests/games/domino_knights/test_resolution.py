"""2.12 Resolution, 2.13 Clean-up."""

import pytest

from games.domino_knights.given import BOB, CHARLIE, Table, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, CLEAN_UP, DISCARD


def duel(attacker: str, blocker: str) -> Table:
    """One attacker of Alice, one blocker of Bob."""
    a, b = attacker.split()[0], blocker.split()[0]
    t = given(f"Alice: knights {attacker} ♦", f"Bob: knights {blocker} ♣").does("Alice", m.Attack(BOB, (a,)))
    return t.does("Bob", m.Defend(against(a, b)))


@pytest.mark.rule("DK-091")
def test_all_pairings_are_resolved_at_once() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦; [4:4] ♦; [3:3] ♦", "Bob: knights [2:8] 8/2 ♣; [5:6] 6/5 ♣; [1:2] 2/1 ♣")
    t.does("Alice", m.Attack(BOB, some("[5:9] [4:4] [3:3]")))
    t.does("Bob", m.Defend((("[2:8]", "[5:9]"), ("[5:6]", "[4:4]"), ("[1:2]", "[3:3]"))))
    met = t.told(m.BattleResolved)[0].pairings
    assert [(p.attacker_falls, p.unit_falls) for p in met] == [(True, True), (True, False), (False, True)]
    t.does("Alice", m.OrderGraveyard(some("[5:9] [4:4]"))).does("Bob", m.OrderGraveyard(some("[2:8] [1:2]")))
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[5:9] [4:4]", "[2:8] [1:2]")


@pytest.mark.rule("DK-092")
def test_attack_is_compared_with_defence_both_ways() -> None:
    met = duel("[5:9] 9/5", "[6:8] 6/8").told(m.BattleResolved)[0].pairings[0]
    assert (met.attack, met.unit_defence, met.unit_attack, met.defence) == (9, 8, 6, 5)
    assert (met.unit_falls, met.attacker_falls) == (True, True)


@pytest.mark.rule("DK-093")
def test_equal_is_not_greater() -> None:
    t = duel("[5:8] 8/5", "[1:8] 1/8")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("", "")
    t = duel("[5:9] 9/5", "[1:8] 1/8")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("", "[1:8]")
    t = duel("[5:8] 8/5", "[5:9] 5/9")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("", ""), "nor does the blocker's attack succeed"
    t = duel("[5:8] 8/5", "[6:9] 6/9")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[5:8]", "")


@pytest.mark.rule("DK-023", "DK-094", "DK-X11")
def test_a_push_leaves_both_alive_and_tapped() -> None:
    t = duel("[4:5] 5/4", "[3:5] 3/5")
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.health("Bob")) == ("", "", 27)
    assert t.is_tapped("[4:5]") and t.is_tapped("[3:5]")
    t.refuses("Alice", m.Attack(CHARLIE, ("[4:5]",)), "tapped")
    t.refuses("Alice", m.Attack(BOB, ("[4:5]",)), "attacked-already")


@pytest.mark.rule("DK-095")
def test_if_both_succeed_both_fall() -> None:
    t = duel("[5:9] 9/5", "[6:8] 6/8")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[5:9]", "[6:8]")


@pytest.mark.rule("DK-197")
def test_a_blocker_can_kill_its_attacker_and_live_and_the_other_way_round() -> None:
    t = duel("[3:8] 8/3", "[5:9] 5/9")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[3:8]", "")
    t = duel("[5:9] 9/5", "[3:8] 3/8")
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("", "[3:8]")


@pytest.mark.rule("DK-X10", "DK-A50")
def test_a_unit_with_foreign_aid() -> None:
    t = given(
        "Alice: knights [5:9] 9/5 on 8♦ 6♦",
        "Bob: knights [2:6] 2/6 on 8♣",
        "Charlie: knights [2:4] 4/2 on 4♥ 2♥",
        discard="2♠",
    )
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(against("[5:9]", "[2:6]"))).does("Charlie", m.AidDefend(against("[5:9]", "[2:4]")))
    met = t.told(m.BattleResolved)[0].pairings[0]
    assert (met.unit_attack, met.unit_defence) == (6, 8)
    assert [t.graveyard(who) for who in ("Alice", "Bob", "Charlie")] == ["[5:9]", "[2:6]", "[2:4]"]
    assert t.discard == "2♠ 8♦ 6♦ 8♣ 4♥ 2♥"
    assert [k.health for k in t.state.kingdoms] == [27] * 4


@pytest.mark.rule("DK-096", "DK-103", "DK-A48")
def test_survivors_go_home_tapped_until_their_own_maintain() -> None:
    t = given(
        "Alice: knights [4:5] 5/4 ♦", "Charlie: knights [3:9] 3/9 ♥ | recruits [1:1] [1:2]", "Bob: recruits [2:2] [2:3]"
    )
    t.does("Alice", m.Attack(BOB, ("[4:5]",))).does("Charlie", m.PassAid()).does("Bob", m.Defend(()))
    t.does("Charlie", m.AidDefend(against("[4:5]", "[3:9]")))
    assert t.knights("Charlie") == "[3:9]"
    assert t.is_tapped("[3:9]") and t.is_tapped("[4:5]")
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    assert t.active == "Bob" and t.is_tapped("[3:9]")
    t.does("Bob", m.DrawCards(False)).all_pass().does("Bob", m.EndTrain()).all_pass()
    t.does("Bob", m.EndAttack()).does("Bob", m.Discard(some(t.hand("Bob")))).all_pass()
    assert t.active == "Charlie" and not t.is_tapped("[3:9]")


@pytest.mark.rule("DK-097")
def test_unblocked_attacks_are_taken_from_health() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦; [4:4] ♦").open_battle("Alice", BOB, "[5:9] [4:4]")
    assert t.health("Bob") == 14


DOOMED = (
    "Alice: knights [2:6] 6/2 ♣",
    "Bob: 4 | hand K♥ 2♣ 5♦ | recruits [1:1] [2:7] | candidates [3:4] on 7♠ | knights [5:5] on 10♦ tapped with "
    "A♣ | laid J♦"
    " | graveyard [1:6]",
)


@pytest.mark.rule("DK-098", "DK-099", "DK-X16", "DK-A52")
def test_a_kingdom_without_health_leaves_everything_behind() -> None:
    t = given(*DOOMED, "Charlie: hand JK")
    t.does("Alice", m.Attack(BOB, ("[2:6]",))).all_pass().does("Bob", m.Defend(())).all_pass()
    bob = t.kingdom("Bob")
    assert (t.health("Bob"), bob.alive, bob.hand, bob.laid) == (0, False, b"", b"")
    assert (t.recruits("Bob"), t.candidates("Bob"), t.knights("Bob")) == ("", "", "")
    assert t.discard == "K♥ 2♣ 5♦ 7♠ 10♦ A♣ J♦"
    assert t.graveyard("Bob") == "[1:6] [1:1] [2:7] [3:4] [5:5]"
    t.plays("Charlie", "JK1", BOB)
    assert t.recruits("Charlie") == "[5:5]"
    t.all_pass().does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    assert t.active == "Charlie"


@pytest.mark.rule("DK-X16", "DK-098")
def test_who_remains_alone_has_won() -> None:
    t = (
        given(*DOOMED, players=2)
        .does("Alice", m.Attack(BOB, ("[2:6]",)))
        .all_pass()
        .does("Bob", m.Defend(()))
        .all_pass()
    )
    outcome = GAME.outcome(t.state)
    assert outcome is not None and outcome.winners == (0,)
    t.refuses("Alice", m.EndAttack(), "game-over")


@pytest.mark.rule("DK-098")
def test_the_ejected_can_do_nothing() -> None:
    t = given("Bob: out", active="Alice")
    t.refuses("Bob", m.Concede(), "ejected")
    assert GAME.offers(t.state, 1) == []


@pytest.mark.rule("DK-A53", "DK-A54")
def test_what_the_ejected_laid_at_others_stays() -> None:
    t = given("Alice: hand 2♠ | knights [2:6] 6/2 ♣", "Bob: 4 | hand Q♦")
    t.does("Bob", m.Special("Q♦", CHARLIE)).all_pass().open_battle("Alice", BOB, "[2:6]")
    assert not t.kingdom("Bob").alive
    assert t.laid("Charlie") == "Q♦"


@pytest.mark.rule("DK-100")
def test_the_defeated_lie_flipped_until_clean_up() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦ | hand A♣", "Bob: knights [3:8] 3/8 ♣ with A♥")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass().does("Bob", m.Defend(against("[5:9]", "[3:8]"))).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    assert t.knight("[3:8]").flipped and not t.knight("[5:9]").flipped
    assert t.graveyard("Bob") == ""
    t.refuses("Alice", m.Special("A♣", "[3:8]"), "has-fallen")
    t.all_pass()
    assert t.graveyard("Bob") == "[3:8]"


@pytest.mark.rule("DK-101")
def test_an_aider_buries_her_own() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Charlie: knights [1:3] 3/1 on 4♥ | graveyard [1:1]")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Charlie", m.PassAid()).does("Bob", m.Defend(()))
    t.does("Charlie", m.AidDefend(against("[5:9]", "[1:3]")))
    assert (t.graveyard("Charlie"), t.graveyard("Bob"), t.discard) == ("[1:1] [1:3]", "", "4♥")


@pytest.mark.rule("DK-102", "DK-A50")
def test_cards_on_the_dead_are_discarded_after_their_training_cards() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: knights [1:3] 3/1 on 2♥ 3♥ with A♣")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Bob", m.Defend(against("[5:9]", "[1:3]")))
    assert t.discard == "2♥ 3♥ A♣"


@pytest.mark.rule("DK-A50")
def test_cards_of_the_dead_go_attackers_first_and_clockwise_from_the_active_kingdom() -> None:
    t = given(
        "Alice: knights [1:4] 4/1 on 5♠", "Bob: knights [1:5] 5/1 on 6♠",
        "Charlie: knights [4:4] on 8♣; [3:4] 4/3 on 7♣", "Dianne: knights [0:2] 2/0 on 2♥", active="Bob",
    )  # fmt: skip
    t.does("Bob", m.Attack(CHARLIE, ("[1:5]",))).does("Alice", m.AidAttack(("[1:4]",))).does("Dianne", m.PassAid())
    t.does("Charlie", m.Defend((("[4:4]", "[1:5]"), ("[3:4]", "[1:4]")))).does("Dianne", m.PassAid())
    t.does("Charlie", m.OrderGraveyard(some("[4:4] [3:4]")))
    assert t.discard == "6♠ 5♠ 8♣ 7♣"


@pytest.mark.rule("DK-104")
def test_after_clean_up_she_attacks_another_or_goes_on() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦; [1:1] ♦").open_battle("Alice", BOB, "[5:9]")
    assert t.phase == ATTACK
    assert {o.command for o in GAME.offers(t.state, 0) if o.owed} == {"attack", "end_attack"}
    assert {o.fixed for o in GAME.offers(t.state, 0) if o.command == "attack"} == {("@2",), ("@3",)}
    t.does("Alice", m.EndAttack())
    assert t.phase == DISCARD


TWO_DEAD = ("Alice: knights [5:9] 9/5 ♦; [6:8] 8/6 ♦", "Bob: knights [0:2] 2/0 ♣; [1:3] 3/1 ♣")


@pytest.mark.rule("DK-A49")
def test_the_owner_orders_her_dead() -> None:
    t = given(*TWO_DEAD).does("Alice", m.Attack(BOB, some("[5:9] [6:8]")))
    t.does("Bob", m.Defend((("[0:2]", "[5:9]"), ("[1:3]", "[6:8]"))))
    assert (t.phase, GAME.awaited(t.state)) == (CLEAN_UP, (1,))
    t.refuses("Alice", m.OrderGraveyard(some("[0:2] [1:3]")), "no-order-owed")
    t.does("Bob", m.OrderGraveyard(some("[1:3] [0:2]")))
    assert (t.graveyard("Bob"), t.phase) == ("[1:3] [0:2]", ATTACK)


@pytest.mark.rule("DK-A49")
def test_when_time_runs_out_the_weakest_lies_on_top() -> None:
    t = given(*TWO_DEAD).does("Alice", m.Attack(BOB, some("[5:9] [6:8]")))
    t.does("Bob", m.Defend((("[0:2]", "[5:9]"), ("[1:3]", "[6:8]")))).clock("window")
    assert t.graveyard("Bob") == "[1:3] [0:2]"


@pytest.mark.rule("DK-A37")
def test_health_never_rises() -> None:
    t = dawn("Alice: 5 | recruits [1:1] [1:2]")
    assert t.health("Alice") == 5
