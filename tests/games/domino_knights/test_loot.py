"""2.14 Option: loot the battlefield, and the order of the dead."""

from typing import Any

import pytest

from games.domino_knights.given import BOB, CHARLIE, Table, against, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, CLEAN_UP


def fought(*more: str, bob: str = "[3:8] 3/8 on J♣; [0:1] 1/0 on 2♣", **options: Any) -> Table:
    """DK-X20: Bob has lost [3:8] and [0:1], Alice nobody; clean-up has begun."""
    lines = (
        "Alice: knights [5:9] 9/5 on 10♦ 4♦; [6:6] on 2♦ | graveyard [1:1]",
        f"Bob: knights {bob} | graveyard [2:2]",
    )
    t = (
        given(*lines, *more, **{"looting": True, **options})
        .does("Alice", m.Attack(BOB, some("[5:9] [6:6]")))
        .all_pass()
    )
    return t.does("Bob", m.Defend((("[3:8]", "[5:9]"), ("[0:1]", "[6:6]")))).all_pass()


def graves(t: Table) -> tuple[str, str]:
    return t.graveyard("Alice"), t.graveyard("Bob")


@pytest.mark.rule("DK-105", "DK-X20")
def test_the_victor_takes_one_of_the_fallen_to_the_top_of_her_graveyard() -> None:
    t = fought()
    assert (t.phase, GAME.awaited(t.state), graves(t)) == (CLEAN_UP, (0,), ("[1:1]", "[2:2]"))
    seen = GAME.public(t.state).battle
    assert seen is not None and seen.victor == 0
    t.does("Alice", m.Loot("[3:8]"))
    assert (t.phase, graves(t), t.knights("Bob")) == (ATTACK, ("[1:1] [3:8]", "[2:2] [0:1]"), "")
    assert t.discard == "J♣ 2♣"


@pytest.mark.rule("DK-105")
def test_without_the_option_everybody_buries_her_own() -> None:
    t = fought(looting=False)
    t.refuses("Alice", m.Loot("[3:8]"), "no-looting", "DK-105")
    assert GAME.awaited(t.state) == (1,)
    t.does("Bob", m.OrderGraveyard(some("[3:8] [0:1]")))
    assert graves(t) == ("[1:1]", "[2:2] [3:8] [0:1]")


@pytest.mark.rule("DK-106")
def test_looting_is_a_choice() -> None:
    t = fought()
    assert {offer.command for offer in GAME.offers(t.state, 0) if offer.owed} == {"loot", "skip_loot"}
    t.does("Alice", m.SkipLoot())
    assert (t.phase, GAME.awaited(t.state)) == (CLEAN_UP, (1,))
    t.does("Bob", m.OrderGraveyard(some("[3:8] [0:1]")))
    assert graves(t) == ("[1:1]", "[2:2] [3:8] [0:1]")


@pytest.mark.rule("DK-107")
def test_a_player_orders_her_own_dead_of_one_battle() -> None:
    """The trick that looting answers: the strong are buried under the weak."""
    lines = "Alice: knights [9:9] on 10♦ 8♦; [7:9] 9/7 on 10♥ 6♥", "Bob: knights [8:9] 9/8 on K♣ 4♣; [0:1] 1/0 on 2♣"
    t = given(*lines).does("Alice", m.Attack(BOB, some("[9:9] [7:9]")))
    t.does("Bob", m.Defend((("[8:9]", "[9:9]"), ("[0:1]", "[7:9]"))))
    t.does("Bob", m.OrderGraveyard(some("[8:9] [0:1]")))
    assert t.graveyard("Bob") == "[8:9] [0:1]"
    t = given(*lines, looting=True).does("Alice", m.Attack(BOB, some("[9:9] [7:9]")))
    t.does("Bob", m.Defend((("[8:9]", "[9:9]"), ("[0:1]", "[7:9]"))))
    t.refuses("Bob", m.OrderGraveyard(some("[8:9] [0:1]")), "looting-first", "DK-105")
    t.does("Alice", m.Loot("[8:9]"))
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[8:9]", "[0:1]")


@pytest.mark.rule("DK-107", "DK-105")
def test_loot_comes_first_and_then_the_order_of_what_is_left() -> None:
    line = "Bob: knights [3:8] 3/8 on J♣; [0:1] 1/0 on 2♣; [0:2] 2/0 on 3♣"
    t = given("Alice: knights [5:9] 9/5 on 10♦; [6:6] on 2♦ | graveyard [1:1]", line, looting=True)
    t.does("Alice", m.Attack(BOB, some("[5:9] [6:6]"))).does(
        "Bob", m.Defend((("[3:8]", "[5:9]"), *against("[6:6]", "[0:1]", "[0:2]")))
    )
    t.does("Alice", m.Loot("[3:8]"))
    assert (GAME.awaited(t.state), GAME.public(t.state).battle.victor) == ((1,), None)
    t.refuses("Bob", m.OrderGraveyard(some("[3:8] [0:2] [0:1]")), "unknown", "DK-A49")
    t.refuses("Alice", m.Loot("[0:1]"), "looted-already", "DK-105")
    t.does("Bob", m.OrderGraveyard(some("[0:2] [0:1]")))
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[1:1] [3:8]", "[0:2] [0:1]")


@pytest.mark.rule("DK-105", "DK-A51")
def test_the_looted_lies_above_the_victors_own_dead() -> None:
    lines = (
        "Alice: knights [5:9] 9/5 on 10♦; [1:6] 6/1 on 7♦",
        "Bob: knights [3:8] 3/8 on J♣; [0:2] 2/0 on 2♣; [1:3] 3/1 on 4♣",
    )
    t = given(*lines, looting=True).does("Alice", m.Attack(BOB, some("[5:9] [1:6]")))
    t.does("Bob", m.Defend((("[3:8]", "[5:9]"), *against("[1:6]", "[0:2]", "[1:3]"))))
    assert GAME.awaited(t.state) == (0,), "three fell to one"
    t.does("Alice", m.Loot("[3:8]")).does("Bob", m.OrderGraveyard(some("[1:3] [0:2]")))
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[1:6] [3:8]", "[1:3] [0:2]")
    t = given(*lines, looting=True).does("Alice", m.Attack(BOB, some("[5:9] [1:6]")))
    t.does("Bob", m.Defend((("[3:8]", "[5:9]"), *against("[1:6]", "[0:2]", "[1:3]"))))
    t.does("Alice", m.Loot("[1:6]")).does("Bob", m.OrderGraveyard(some("[3:8] [1:3] [0:2]")))
    assert t.graveyard("Alice") == "[1:6]", "she may take one of her own side"


@pytest.mark.rule("DK-A51")
@pytest.mark.parametrize(
    ("blockers", "health", "victor"),
    [
        ("[3:8] 3/8 ♣", 27, 0),  # one blocker falls, no attacker
        ("[6:8] 6/8 ♣", 27, None),  # one to one, no Health lost
        ("[6:9] 6/9 ♣", 27, 1),  # the attacker alone falls
        ("[3:9] 3/9 ♣", 27, None),  # a push: nobody fell, there is nothing to loot
    ],
)
def test_the_side_with_fewer_dead_wins_the_battle(blockers: str, health: int, victor: int | None) -> None:
    blocker = blockers.split()[0]
    t = given("Alice: knights [5:9] 9/5 ♦", f"Bob: knights {blockers}", looting=True)
    attacker = t.knights("Alice")
    t.does("Alice", m.Attack(BOB, (attacker,))).does("Bob", m.Defend(((blocker, attacker),)))
    assert t.health("Bob") == health
    if victor is None:
        assert t.phase == ATTACK
    else:
        assert GAME.awaited(t.state) == (victor,)
        t.does(victor, m.Loot(blocker if victor == 0 else attacker))
        assert t.graveyard(("Alice", "Bob")[victor]) == (blocker if victor == 0 else attacker)


@pytest.mark.rule("DK-A51", "DK-X20")
def test_at_equal_losses_the_attacker_wins_if_health_was_lost() -> None:
    lines = "Alice: knights [5:9] 9/5 ♦; [1:2] 2/1 ♦", "Bob: knights [6:8] 6/8 ♣"
    t = (
        given(*lines, looting=True)
        .does("Alice", m.Attack(BOB, some("[5:9] [1:2]")))
        .does("Bob", m.Defend((("[6:8]", "[5:9]"),)))
    )
    assert (t.health("Bob"), GAME.awaited(t.state)) == (25, (0,))
    assert any("Alice wins the battle." in line.text for line in GAME.tell(t.state, t.events, None))
    t = (
        given(*lines, looting=True)
        .does("Alice", m.Attack(BOB, ("[5:9]",)))
        .does("Bob", m.Defend((("[6:8]", "[5:9]"),)))
    )
    assert (t.health("Bob"), t.phase, t.graveyard("Bob")) == (27, ATTACK, "[6:8]")


@pytest.mark.rule("DK-A51")
def test_the_principal_loots_and_never_an_aider() -> None:
    """The dead of aiders count for their side; an aider's dead may be taken."""
    t = given(
        "Alice: knights [5:9] 9/5 ♦", "Bob: knights [1:3] 1/3 ♣", "Charlie: knights [1:4] 1/4 on 5♥", looting=True
    )
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Charlie", m.PassAid()).does("Bob", m.Defend((("[1:3]", "[5:9]"),)))
    t.does("Charlie", m.AidDefend((("[1:4]", "[5:9]"),)))
    assert GAME.awaited(t.state) == (0,)
    t.refuses("Charlie", m.Loot("[1:4]"), "not-the-victor", "DK-A51")
    t.refuses("Bob", m.SkipLoot(), "not-the-victor", "DK-A51")
    t.does("Alice", m.Loot("[1:4]"))
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.graveyard("Charlie"), t.discard) == ("[1:4]", "[1:3]", "", "5♥")


@pytest.mark.rule("DK-A51")
def test_where_a_kingdoms_fall_is_looted_a_battle_alone_is_not() -> None:
    lines = "Alice: knights [5:9] 9/5 ♦; [1:2] 2/1 ♦", "Bob: {} | knights [3:8] 3/8 ♣ | recruits [7:7]"
    for health, asked in ((3, ()), (2, (0,))):
        t = given(lines[0], lines[1].format(health), looting=True, loot_trigger="ejection")
        t.does("Alice", m.Attack(BOB, some("[5:9] [1:2]"))).does("Bob", m.Defend((("[3:8]", "[5:9]"),)))
        assert (GAME.awaited(t.state) if t.phase == CLEAN_UP else ()) == asked
    t.refuses("Alice", m.Loot("[7:7]"), "unknown", "DK-105")
    t.does("Alice", m.Loot("[3:8]"))
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.kingdom("Bob").alive) == ("[3:8]", "[7:7]", False)


@pytest.mark.rule("DK-A51")
def test_who_brings_a_kingdom_down_wins_though_she_lost_more() -> None:
    lines = "Alice: knights [5:9] 9/5 ♦; [1:2] 2/1 ♦", "Bob: 2 | knights [6:9] 6/9 ♣"
    t = given(*lines, looting=True, loot_trigger="ejection").does("Alice", m.Attack(BOB, some("[5:9] [1:2]")))
    t.does("Bob", m.Defend((("[6:9]", "[5:9]"),)))
    assert GAME.awaited(t.state) == (0,)
    t.does("Alice", m.Loot("[5:9]"))
    assert (t.graveyard("Alice"), t.graveyard("Bob")) == ("[5:9]", "[6:9]")


@pytest.mark.rule("DK-105")
def test_only_what_fell_in_this_battle_can_be_taken() -> None:
    t = fought("Charlie: knights [4:4] on 8♥ tapped | graveyard [7:7]")
    for wrong in ("[5:9]", "[2:2]", "[4:4]", "[7:7]", "J♣", CHARLIE):
        t.refuses("Alice", m.Loot(wrong), "unknown", "DK-105")
    for early in (m.Loot("[3:8]"), m.SkipLoot()):
        given("Alice: knights [5:9] 9/5 ♦", looting=True).refuses("Alice", early, "no-battle", "DK-072")


@pytest.mark.rule("DK-A49", "DK-106")
def test_when_time_runs_out_nothing_is_looted_and_then_the_weakest_lie_on_top() -> None:
    t = fought()
    asked = t.state.decision
    t.clock("window")
    assert (GAME.awaited(t.state), t.told(m.LootSkipped)) == ((1,), [m.LootSkipped(0)])
    assert t.state.decision != asked, "the owners have a time of their own"
    t.clock("window")
    assert (t.phase, graves(t)) == (ATTACK, ("[1:1]", "[2:2] [3:8] [0:1]"))


@pytest.mark.rule("DK-105", "DK-102", "DK-130")
def test_cards_on_the_looted_are_discarded_as_usual() -> None:
    t = fought(bob="[3:8] 3/8 on J♣ with A♥; [0:1] 1/0 on 2♣")
    t.does("Alice", m.Loot("[3:8]"))
    assert t.discard == "J♣ A♥ 2♣"


@pytest.mark.rule("DK-A91", "DK-105")
def test_loot_is_asked_after_the_last_window_and_inside_none() -> None:
    lines = "Alice: hand J♠ | knights [5:9] 9/5 ♦", "Bob: hand A♣ | knights [3:8] 3/8 ♣"
    t = (
        given(*lines, looting=True)
        .does("Alice", m.Attack(BOB, ("[5:9]",)))
        .all_pass()
        .does("Bob", m.Defend((("[3:8]", "[5:9]"),)))
    )
    t.resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    t.refuses("Alice", m.Loot("[3:8]"), "reactions-open", "DK-A26")
    t.all_pass()
    assert GAME.awaited(t.state) == (0,)
    t.refuses("Bob", m.Special("A♣", "[5:9]"), "too-short")


@pytest.mark.rule("DK-A82", "DK-105")
@pytest.mark.parametrize(
    ("who", "mine", "bobs"),
    [("Alice", "[1:1] [5:9] [6:6]", "[2:2] [3:8] [0:1]"), ("Bob", "[1:1]", "[2:2] [3:8] [0:1]")],
)
def test_giving_up_while_loot_is_asked(who: str, mine: str, bobs: str) -> None:
    """Without a victor nobody loots; with a Kingdom its dead have gone."""
    t = fought("Charlie: recruits [1:2] [1:3]").does(who, m.Concede())
    if who == "Alice":
        assert (t.phase, GAME.awaited(t.state)) == (CLEAN_UP, (1,))
        t.does("Bob", m.OrderGraveyard(some("[3:8] [0:1]")))
    assert (graves(t), t.state.battle) == ((mine, bobs), None)
    assert t.active == ("Bob" if who == "Alice" else "Alice")


@pytest.mark.rule("DK-A82", "DK-101")
def test_the_dead_are_buried_though_the_attacker_gives_up_before_clean_up() -> None:
    for looting in (False, True):
        lines = (
            "Alice: hand 2♠ | knights [5:9] 9/5 ♦",
            "Bob: knights [3:8] 3/8 on J♣ | recruits [1:1] [1:2]",
            "Charlie: hand 2♥",
        )
        t = given(*lines, looting=looting).does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass()
        t.does("Bob", m.Defend((("[3:8]", "[5:9]"),))).resolve()
        assert t.state.window is not None and t.state.window.checkpoint == 6
        t.does("Alice", m.Concede()).resolve()
        assert (t.state.battle, t.knights("Bob"), t.graveyard("Bob"), t.active) == (None, "", "[3:8]", "Bob")


@pytest.mark.rule("DK-A82", "DK-105")
def test_who_gives_up_after_the_loot_keeps_what_she_has_not_lost() -> None:
    """The loot is carried off when the field is cleared: who has left with her dead by then has nothing more to
    lose."""
    line = "Bob: knights [3:8] 3/8 on J♣; [0:1] 1/0 on 2♣; [0:2] 2/0 on 3♣"
    t = given("Alice: knights [5:9] 9/5 on 10♦; [6:6] on 2♦", line, looting=True)
    t.does("Alice", m.Attack(BOB, some("[5:9] [6:6]"))).does(
        "Bob", m.Defend((("[3:8]", "[5:9]"), *against("[6:6]", "[0:1]", "[0:2]")))
    )
    t.does("Alice", m.Loot("[3:8]")).does("Bob", m.Concede())
    assert (t.graveyard("Alice"), t.graveyard("Bob"), t.state.battle) == ("", "[3:8] [0:1] [0:2]", None)


@pytest.mark.rule("DK-105", "DK-106")
def test_loot_is_told_to_all() -> None:
    t = fought().does("Alice", m.Loot("[3:8]"))
    lines = [line.text for line in GAME.tell(t.state, t.events, None)]
    assert lines[0] == "Alice loots the field: [3:8] goes to the top of Alice's graveyard."
    assert "[0:1] to Bob's graveyard" in lines[1] and "[3:8] to Alice's graveyard" in lines[1]
    t = fought()
    assert GAME.prompt(t.state, 0) == "Loot the field? Take one of the fallen to your graveyard, or leave them."
    assert GAME.prompt(t.state, 1) == "Waiting for Alice to loot the field or not."
    t.does("Alice", m.SkipLoot())
    assert GAME.tell(t.state, t.events, 1)[0].text == "Alice leaves the fallen on the field."


@pytest.mark.rule("DK-105", "DK-158")
def test_a_looted_model_is_gone_for_its_doppelganger() -> None:
    lines = (
        "Alice: knights [5:9] 9/5 ♦; [0:0] ♣ on 2♣ as [3:8]",
        "Bob: knights [3:8] 3/8 on J♣",
        "Charlie: knights [4:4] on 8♣ tapped",
    )
    t = (
        given(*lines, looting=True)
        .does("Alice", m.Attack(BOB, ("[5:9]",)))
        .does("Bob", m.Defend((("[3:8]", "[5:9]"),)))
    )
    t.does("Alice", m.Loot("[3:8]"))
    assert (t.graveyard("Alice"), t.state.copying) == ("[3:8]", 0)
    t.does("Alice", m.ChooseCopy("[4:4]"))
    assert t.value("[0:0]") == "4/4"


@pytest.mark.rule("DK-105", "DK-A26", "DK-A49")
def test_after_the_loot_the_owners_have_a_time_of_their_own() -> None:
    t = given(
        "Alice: knights [5:9] 9/5 ♦; [6:6] ♦; [7:7] ♦", "Bob: knights [3:8] 3/8 ♣; [0:1] ♣; [1:2] ♣", looting=True
    )
    t.does("Alice", m.Attack(BOB, some("[5:9] [6:6] [7:7]")))
    t.does("Bob", m.Defend((("[3:8]", "[5:9]"), ("[0:1]", "[6:6]"), ("[1:2]", "[7:7]"))))
    (before,) = GAME.alarms(t.state)
    (after,) = GAME.alarms(t.does("Alice", m.Loot("[3:8]")).state)
    assert GAME.awaited(t.state) == (1,) and before.token != after.token
