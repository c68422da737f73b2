"""2.22 Option: Fame instead of Health."""

from typing import Any

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, DIANNE, NAMES, Lucky, Table, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, CLEAN_UP, DISCARD, DRAW, MAINTAIN, OVER, TRAIN, Options

BATTLE = (
    "Alice: 10 | knights [5:9] 9/5 on 9♦",
    "Bob: 10 | knights [2:6] 2/6 on 8♣",
    "Charlie: 10 | knights [2:4] 4/2 on 6♥",
    "Dianne: hand 2♠",
)


def fame(*kingdoms: str, **rest: Any) -> Table:
    return given(*kingdoms, **{"goal": "lastStanding", "fame": True, **rest})


def unit_with_aid(**rest: Any) -> Table:
    """The battle of DK-X10, just before it is decided."""
    t = fame(*BATTLE, **rest).does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass().does("Charlie", m.PassAid())
    t.does("Bob", m.Defend(against("[5:9]", "[2:6]"))).does("Charlie", m.AidDefend(against("[5:9]", "[2:4]")))
    return t


def all_fame(t: Table) -> list[int]:
    return [k.fame for k in GAME.public(t.state).kingdoms]


def winners(t: Table) -> tuple[tuple[int, ...], str] | None:
    outcome = GAME.outcome(t.state)
    return None if outcome is None else (outcome.winners, outcome.how)


@pytest.mark.rule("DK-168")
@pytest.mark.parametrize(
    ("options", "start"), [({"fame": True}, 10), ({"goal": "fameTimed"}, 10), ({"fame": True, "fame_start": 7}, 7)]
)
def test_fame_replaces_health(options: Any, start: int) -> None:
    events, state = GAME.start(NAMES[:3], Options(**options), Lucky(1))
    assert [(k.health, k.fame) for k in GAME.public(state).kingdoms] == [(None, start)] * 3
    assert GAME.public(state).start == start
    settled = next(e for e in events if isinstance(e, m.GoalSettled))
    assert (settled.fame, settled.start) == (True, start)


@pytest.mark.rule("DK-169", "DK-170", "DK-171", "DK-X21")
def test_a_battle_changes_fame_as_one_net_change() -> None:
    t = unit_with_aid()
    seen = GAME.public(t.state).battle
    assert (seen.fame, seen.damage) == ((1, 0, 0, 0), 0)
    t.does("Dianne", m.Pass())
    assert all_fame(t) == [11, 10, 10, 10]
    assert GAME.public(t.state).battle.fame == (1, 0, 0, 0)
    resolved = t.told(m.BattleResolved)[0]
    assert (resolved.damage, resolved.fame, resolved.fame_changes) == (0, (11, 10, 10, 10), (1, 0, 0, 0))


@pytest.mark.rule("DK-169")
def test_each_knight_defeated_earns_a_point() -> None:
    t = fame("Alice: knights [9:9] ♦", "Bob: knights [1:2] ♣; [1:3] ♣").does("Alice", m.Attack(BOB, ("[9:9]",)))
    t.does("Bob", m.Defend(against("[9:9]", "[1:2]", "[1:3]")))
    assert t.state.battle is not None and t.phase == CLEAN_UP
    assert all_fame(t) == [12, 8, 10, 10]
    assert GAME.public(t.state).battle.fame == (2, -2, 0, 0)
    assert "Alice gains 2 Fame and has 12. Bob loses 2 Fame and has 8." in GAME.tell(t.state, t.events, None)[1].text


@pytest.mark.rule("DK-A69", "DK-171")
def test_a_victorious_unit_earns_one_point_a_kingdom() -> None:
    t = fame("Alice: knights [1:3] ♦", "Bob: knights [4:4] ♣; [5:5] ♣", "Charlie: knights [6:6] ♥")
    t.does("Alice", m.Attack(BOB, ("[1:3]",))).does("Charlie", m.PassAid()).does(
        "Bob", m.Defend(against("[1:3]", "[4:4]", "[5:5]"))
    )
    t.does("Charlie", m.AidDefend(against("[1:3]", "[6:6]")))
    assert all_fame(t) == [9, 11, 11, 10]


@pytest.mark.rule("DK-A68", "DK-X21")
def test_fame_never_falls_below_zero() -> None:
    t = fame("Alice: knights [9:9] ♦", "Dianne: 1 | knights [1:2] ♣; [1:3] ♣ | recruits [2:2] [3:3]").does(
        "Alice", m.Attack(DIANNE, ("[9:9]",))
    )
    t.does("Dianne", m.Defend(against("[9:9]", "[1:2]", "[1:3]")))
    assert (t.health("Dianne"), GAME.public(t.state).battle.fame) == (0, (2, 0, 0, -1))
    t.does("Dianne", m.OrderGraveyard(some("[1:3] [1:2]")))
    assert t.kingdom("Dianne").alive


@pytest.mark.rule("DK-A68")
def test_the_floor_is_applied_to_the_net_change() -> None:
    """At 0 Fame a Knight gained and a Knight lost leave 0, not 1."""
    t = fame("Alice: 0 | knights [3:5] 5/3 ♦", "Bob: knights [2:4] 4/2 ♣")
    t.does("Alice", m.Attack(BOB, ("[3:5]",))).does("Bob", m.Defend(against("[3:5]", "[2:4]")))
    assert t.told(m.BattleResolved)[0].fame_changes == (0, 0, 0, 0)
    assert not t.kingdom("Alice").alive


@pytest.mark.rule("DK-172", "DK-A67")
@pytest.mark.parametrize(
    ("house", "after"), [("none", [10, 10, 10, 10]), ("gain1", [11, 10, 11, 10]), ("lose1", [10, 8, 10, 10])]
)
def test_an_attack_nobody_blocks(house: str, after: list[int]) -> None:
    t = fame("Alice: knights [4:4] ♦", "Charlie: knights [5:5] ♣", fame_unblocked=house).does(
        "Alice", m.Attack(BOB, ("[4:4]",))
    )
    t.does("Charlie", m.AidAttack(("[5:5]",))).does("Bob", m.Defend(()))
    assert all_fame(t) == after
    assert t.phase == ATTACK


@pytest.mark.rule("DK-173", "DK-X21")
def test_without_fame_nobody_is_recruited_but_cards_are_drawn() -> None:
    t = dawn("Alice: 0 | knights [4:4] ♦ | hand 2♣", fame=True).all_pass()
    assert (t.phase, t.recruits("Alice")) == (DRAW, "")
    t.does("Alice", m.DrawCards(False))
    assert len(t.kingdom("Alice").hand) == 6
    t = dawn("Alice: 1 | knights [4:4] ♦", fame=True)
    assert len(t.kingdom("Alice").recruits) == 2


@pytest.mark.rule("DK-174")
def test_what_one_has_fights_on_and_may_win_fame_back() -> None:
    t = fame(
        "Alice: 0 | hand 8♥ | recruits [4:4] | candidates [3:4] on 7♦ | knights [8:8] ♦",
        "Bob: knights [1:1] ♣",
        phase=TRAIN,
    )
    t.does("Alice", m.Train(t["[4:4]"], ("8♥",))).does("Alice", m.EndTrain()).all_pass()
    t.does("Alice", m.Attack(BOB, ("[8:8]",))).does("Bob", m.Defend(against("[8:8]", "[1:1]")))
    assert t.health("Alice") == 1
    t = dawn("Alice: 1 | knights [8:8] ♦", fame=True)
    assert len(t.kingdom("Alice").recruits) == 2


@pytest.mark.rule("DK-175", "DK-A52")
@pytest.mark.parametrize(
    "left", ["recruits [1:1]", "candidates [3:4] on 7♦", "knights [1:2] ♣; [6:6] ♣ tapped", "hand 2♦ 3♦"]
)
def test_without_fame_knights_candidates_and_recruits_a_kingdom_is_out(left: str) -> None:
    more = left if left.startswith("knights") else f"knights [1:2] ♣ | {left}"
    t = fame("Alice: knights [9:9] ♦", f"Bob: 1 | {more}").does("Alice", m.Attack(BOB, ("[9:9]",))).all_pass()
    t.does("Bob", m.Defend(against("[9:9]", "[1:2]"))).all_pass()
    assert t.health("Bob") == 0
    assert t.kingdom("Bob").alive == (not left.startswith("hand"))
    if left.startswith("hand"):
        assert (t.graveyard("Bob"), t.discard) == ("[1:2]", "2♦ 3♦")
        assert "Bob has no Fame left" in " ".join(line.text for line in GAME.tell(t.state, t.events, None))


@pytest.mark.rule("DK-175")
def test_a_kingdom_with_fame_and_nothing_else_stays() -> None:
    t = fame("Alice: knights [9:9] ♦", "Bob: 2 | knights [1:2] ♣").does("Alice", m.Attack(BOB, ("[9:9]",)))
    t.does("Bob", m.Defend(against("[9:9]", "[1:2]")))
    assert (t.health("Bob"), t.kingdom("Bob").alive) == (1, True)


@pytest.mark.rule("DK-175")
def test_only_where_health_is_played_for_is_nobody_asked_at_zero_before_the_field_is_cleared() -> None:
    """3.4: at 0 Health she takes no part in that window; at 0 Fame she does."""
    for chosen, asked in (({"fame": True}, (1,)), ({}, ())):
        t = given("Alice: knights [9:9] ♦", "Bob: 1 | hand 2♣ | knights [1:2] ♣ | recruits [1:1]", **chosen)
        t.does("Alice", m.Attack(BOB, ("[9:9]",))).does("Bob", m.Pass())
        t.does("Bob", m.Defend(against("[9:9]", "[1:2]") if chosen else ())).does("Bob", m.Pass())
        assert (t.health("Bob"), GAME.awaited(t.state) if t.state.window is not None else ()) == (0, asked)


@pytest.mark.rule("DK-A88")
def test_the_turn_of_an_active_kingdom_that_falls_ends_after_clean_up() -> None:
    t = fame("Alice: 0 | knights [1:2] 2/1 ♦", "Bob: knights [5:5] ♣ | recruits [2:2] [2:3]", phase=ATTACK)
    t.does("Alice", m.Attack(BOB, ("[1:2]",))).does("Bob", m.Defend(against("[1:2]", "[5:5]")))
    assert (t.kingdom("Alice").alive, t.active, t.phase, t.health("Bob")) == (False, "Bob", DRAW, 11)


@pytest.mark.rule("DK-A88", "DK-164", "DK-175")
def test_a_blank_without_a_model_may_be_the_last_a_kingdom_without_fame_has() -> None:
    t = dawn("Alice: 0 | candidates [0:0] on 2♠", "Bob: recruits [2:2] [2:3]", fame=True)
    assert (t.kingdom("Alice").alive, t.graveyard("Alice"), t.active) == (False, "[0:0]", "Bob")
    assert [event.phase for event in t.told(m.PhaseBegan)] == [DRAW], "his turn begins once"


@pytest.mark.rule("DK-A88", "DK-A23")
def test_so_may_a_candidate_that_wealth_left_unpaid() -> None:
    t = fame(
        "Alice: 0 | hand A♦ 9♠ | recruits [9:9]",
        "Bob: hand 10♥ | recruits [2:2] [2:3]",
        phase=TRAIN,
        wealth_negated="graveyard",
    )
    t.plays("Alice", "A♦", ALICE).all_pass().does("Alice", m.Train(t["[9:9]"], ("9♠",)))
    t.plays("Bob", "10♥", "A♦").all_pass().does("Alice", m.EndTrain()).all_pass()
    assert (t.kingdom("Alice").alive, t.active, t.phase) == (False, "Bob", DRAW)


@pytest.mark.rule("DK-A89", "DK-X32")
def test_nobody_left() -> None:
    t = fame(
        "Alice: 0 | knights [2:5] 5/2 ♦",
        "Bob: 0 | knights [3:4] 4/3 ♣",
        "Charlie: out",
        "Dianne: out",
        goal="fameAttrition",
    )
    t.does("Alice", m.Attack(BOB, ("[2:5]",))).does("Bob", m.Defend(against("[2:5]", "[3:4]")))
    assert t.told(m.BattleResolved)[0].fame == (0, 0, 0, 0)
    assert [event.seat for event in t.told(m.Ejected)] == [0, 1]
    assert (winners(t), t.phase) == (((0, 1), "together"), OVER)


@pytest.mark.rule("DK-A89")
def test_who_fell_earlier_does_not_share_and_one_left_wins_alone() -> None:
    t = fame(
        "Alice: 0 | knights [2:5] 5/2 ♦; [1:1] ♦",
        "Bob: 0 | knights [3:4] 4/3 ♣",
        "Charlie: out",
        "Dianne: out",
        goal="fameAttrition",
    )
    t.does("Alice", m.Attack(BOB, ("[2:5]",))).does("Bob", m.Defend(against("[2:5]", "[3:4]")))
    assert winners(t) == ((0,), "standing")


@pytest.mark.rule("DK-A70", "DK-X06")
@pytest.mark.parametrize(("house", "bob"), [(False, 10), (True, 9)])
def test_death_changes_no_fame_unless_the_house_says_so(house: bool, bob: int) -> None:
    t = fame("Alice: hand A♠ A♠' 2♣", "Bob: knights [4:4] ♦ | candidates [7:7] on Q♥ 2♥", death_costs_fame=house)
    t.plays("Alice", "A♠", t["[7:7]"]).all_pass()
    assert (all_fame(t), t.graveyard("Bob"), t.discard) == ([10] * 4, "[7:7]", "Q♥ 2♥ A♠")
    t.plays("Alice", "A♠'", "[4:4]")
    assert all_fame(t) == [10, bob, 10, 10]
    assert [event.fame for event in t.told(m.FameChanged)] == ([9] if house else [])


@pytest.mark.rule("DK-A70")
def test_death_never_costs_health() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: knights [4:4] ♦", death_costs_fame=True).plays("Alice", "A♠", "[4:4]")
    assert (t.health("Bob"), t.told(m.FameChanged)) == (27, [])


@pytest.mark.rule("DK-A70")
@pytest.mark.parametrize("house", [False, True])
def test_so_does_a_doppelganger_that_dies_for_want_of_a_model(house: bool) -> None:
    t = fame(
        "Alice: hand A♠ 2♣", "Bob: knights [4:4] on 8♠", "Charlie: knights [0:0] on 2♠ as [4:4]", death_costs_fame=house
    )
    t.plays("Alice", "A♠", "[4:4]")
    assert t.knights("Charlie") == ""
    assert all_fame(t) == ([10, 9, 9, 10] if house else [10] * 4)
    t = fame(
        "Alice: hand A♠ 2♣",
        "Bob: knights [4:4] on 8♠; [3:3] on 6♠",
        "Charlie: knights [0:0] on 2♠ as [4:4]",
        death_costs_fame=house,
    )
    t.plays("Alice", "A♠", "[4:4]").does("Charlie", m.GiveUpCopy())
    assert t.health("Charlie") == (9 if house else 10)


@pytest.mark.rule("DK-A70", "DK-175", "DK-A82")
def test_death_may_take_the_last_knight_of_a_kingdom_in_mid_battle() -> None:
    """She is out at once, and the battle ends without further effect."""
    for killed, alive in (("[4:4]", [False, True]), ("[5:5]", [True, False])):
        t = fame("Alice: 0 | knights [4:4] ♦", "Bob: 0 | knights [5:5] ♣", "Charlie: hand A♠ 2♣ | recruits [1:1] [2:2]")
        t.does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass().does("Bob", m.Defend(against("[4:4]", "[5:5]")))
        t.does("Charlie", m.Special("A♠", killed)).all_pass()
        assert [t.kingdom(name).alive for name in ("Alice", "Bob")] == alive
        assert (t.state.battle, t.health("Alice"), t.health("Bob")) == (None, 0, 0)
        assert t.active == ("Alice" if alive[0] else "Bob" if alive[1] else "Charlie")


@pytest.mark.rule("DK-182", "DK-A72")
@pytest.mark.parametrize(("house", "alive"), [("empty", True), ("zero", False)])
def test_when_a_kingdom_is_out_of_an_attrition(house: str, alive: bool) -> None:
    t = fame("Alice: knights [9:9] ♦", "Bob: 1 | knights [1:2] ♣; [6:6] ♣", goal="fameAttrition", attrition_out=house)
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).does("Bob", m.Defend(against("[9:9]", "[1:2]")))
    assert (all_fame(t)[:2], t.kingdom("Bob").alive) == ([10, 0], alive)
    assert t.graveyard("Bob") == ("[1:2]" if alive else "[1:2] [6:6]")
    t = fame("Alice: knights [9:9] ♦", "Bob: 1 | knights [1:2] ♣; [6:6] ♣", attrition_out=house)
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).does("Bob", m.Defend(against("[9:9]", "[1:2]")))
    assert t.kingdom("Bob").alive, "the switch is for attrition only"


@pytest.mark.rule("DK-182", "DK-X22")
def test_in_an_attrition_nothing_is_gained() -> None:
    t = unit_with_aid(goal="fameAttrition").all_pass()
    assert all_fame(t) == [9, 9, 9, 10]


@pytest.mark.rule("DK-182", "DK-A67")
def test_nor_by_an_attack_nobody_blocks() -> None:
    for house, after in (("gain1", [10, 10]), ("lose1", [10, 9])):
        t = fame("Alice: knights [4:4] ♦", goal="fameAttrition", fame_unblocked=house).open_battle(
            "Alice", BOB, "[4:4]"
        )
        assert all_fame(t)[:2] == after


@pytest.mark.rule("DK-177", "DK-180", "DK-A71")
def test_the_first_to_so_much_fame_wins_after_clean_up() -> None:
    t = fame(
        "Alice: 29 | knights [9:9] ♦",
        "Bob: 29 | knights [1:2] on 3♣ | hand 2♦ | recruits [1:1]",
        goal="fameFirstTo",
        fame_goal=30,
    )
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).all_pass().does("Bob", m.Defend(against("[9:9]", "[1:2]"))).does(
        "Bob", m.Pass()
    )
    assert (t.health("Alice"), winners(t)) == (30, None)
    t.all_pass()
    assert (winners(t), t.discard) == (((0,), "fameReached"), "3♣")


@pytest.mark.rule("DK-A71")
@pytest.mark.parametrize(("alice", "won"), [(30, ((0,), "fameReached")), (29, None), (28, ((2,), "fameReached"))])
def test_of_two_who_reach_it_together_the_higher_wins_and_equals_play_on(alice: int, won: Any) -> None:
    t = fame(
        f"Alice: {alice} | knights [9:9] ♦",
        "Bob: 10 | knights [1:2] ♣; [8:8] ♣",
        "Charlie: 29 | knights [6:6] ♥",
        "Dianne: 3 | knights [0:1] 0/1 ♠",
        goal="fameFirstTo",
        fame_goal=30,
        active="Bob",
    )
    t.does("Bob", m.Attack(DIANNE, some("[1:2] [8:8]"))).does("Alice", m.PassAid()).does("Charlie", m.PassAid()).does(
        "Dianne", m.Defend(())
    )
    t.does("Charlie", m.AidDefend(against("[1:2]", "[6:6]"))).does("Alice", m.AidDefend(against("[8:8]", "[9:9]")))
    assert winners(t) is None
    t.does("Bob", m.OrderGraveyard(some("[1:2] [8:8]")))
    assert (all_fame(t), winners(t)) == ([alice + 1, 8, 30, 3], won)


@pytest.mark.rule("DK-A71")
def test_equals_play_on_until_one_of_them_leads() -> None:
    t = fame(
        "Alice: 31 | knights [9:9] ♦",
        "Bob: 31 | recruits [1:1]",
        "Charlie: knights [1:2] ♣",
        goal="fameFirstTo",
        fame_goal=30,
    )
    t.does("Dianne", m.Concede())
    assert winners(t) is None
    t.does("Bob", m.Concede())
    assert winners(t) == ((0,), "fameReached")


@pytest.mark.rule("DK-176", "DK-181")
@pytest.mark.parametrize(
    ("bob", "house", "won"),
    [
        (9, "knights", ((0,), "mostFame")),
        (14, "knights", ((1,), "knightsAtEqualFame")),
        (14, "shared", ((0, 1), "equalFame")),
    ],
)
def test_most_fame_when_the_time_is_up(bob: int, house: str, won: Any) -> None:
    t = fame("Alice: 14", f"Bob: {bob} | knights [1:2] ♣", goal="fameTimed", minutes=90, tie_break=house, phase=DISCARD)
    assert [(a.name, a.seconds) for a in GAME.alarms(t.state)] == [("game", 5400.0)]
    t.clock("game").does("Alice", m.Discard(()))
    assert winners(t) == won


@pytest.mark.rule("DK-X25", "DK-A65")
def test_with_fame_too_the_house_may_stop_at_once() -> None:
    t = fame("Alice: 14", "Bob: 9", goal="fameTimed", time_up="now").clock("game")
    assert winners(t) == ((0,), "mostFame")


@pytest.mark.rule("DK-X27")
def test_everyone_interferes_for_fame() -> None:
    t = fame(
        "Alice: knights [4:6] 6/4 ♦", "Bob: hand J♥ 2♣", "Charlie: knights [2:5] 2/5 ♥", "Dianne: knights [1:5] 5/1 ♠"
    )
    t.does("Alice", m.Attack(BOB, ("[4:6]",))).all_pass().does("Dianne", m.AidAttack(("[1:5]",))).does(
        "Charlie", m.PassAid()
    )
    t.does("Bob", m.Defend(())).does("Charlie", m.AidDefend(against("[1:5]", "[2:5]")))
    t.plays("Bob", "J♥", CHARLIE).all_pass()
    assert (all_fame(t), t.graveyard("Dianne")) == ([10, 10, 11, 9], "[1:5]")


@pytest.mark.rule("DK-168")
def test_giving_up_leaves_no_fame() -> None:
    t = fame("Alice: 14 | knights [4:4] ♦", phase=MAINTAIN).does("Alice", m.Concede())
    assert (t.health("Alice"), t.kingdom("Alice").alive) == (0, False)
