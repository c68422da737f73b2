"""2.21 Winning and the time limit; giving up."""

from typing import Any

import msgspec
import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, Table, against, given, some
from parlour.core.game import RuleViolation
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    ATTACK,
    CLEAN_UP,
    DEFEND,
    DISCARD,
    DRAW,
    MAINTAIN,
    OVER,
    TRAIN,
)


def timed(*kingdoms: str, **rest: Any) -> Table:
    return given(*kingdoms, goal="healthiestAfter", minutes=60, **rest)


def winners(t: Table) -> tuple[int, ...] | None:
    outcome = GAME.outcome(t.state)
    return None if outcome is None else outcome.winners


@pytest.mark.rule("DK-165")
def test_to_be_alone_with_health_is_to_win() -> None:
    t = given("Alice: knights [4:4] ♣", "Bob: 4", "Charlie: out", "Dianne: out").open_battle("Alice", BOB, "[4:4]")
    assert (winners(t), t.phase) == ((0,), OVER)
    for seat in range(4):
        assert GAME.offers(t.state, seat) == []
    t.refuses("Alice", m.EndAttack(), "game-over")


@pytest.mark.rule("DK-166", "DK-A65")
def test_after_the_time_the_turn_is_finished_and_the_healthiest_wins() -> None:
    t = timed("Alice: 14", "Bob: 9", "Charlie: 7", players=3)
    assert [(a.name, a.seconds) for a in GAME.alarms(t.state)] == [("game", 3600.0)]
    t.clock("game")
    assert winners(t) is None
    assert GAME.public(t.state).time_up
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    assert (winners(t), GAME.outcome(t.state).how, GAME.outcome(t.state).scores) == ((0,), "healthiest", (14, 9, 7))


@pytest.mark.rule("DK-166")
def test_without_a_time_limit_no_clock_runs() -> None:
    assert GAME.alarms(given("Alice: 14").state) == ()
    with pytest.raises(RuleViolation):
        GAME.play(given("Alice: 14").state, -1, m.TimeIsUp("game", 0), None)  # type: ignore[arg-type]


@pytest.mark.rule("DK-167")
def test_the_goal_is_fixed_once_play_begins() -> None:
    """No command of the game carries options, no event changes them, and a vote comes too late."""
    for kind in (m.AnyCommand, m.AnyEvent):
        fields = {field for member in kind.__args__ for field in member.__struct_fields__}
        assert not fields & {"options", "minutes", "set", "decks"}
    t = given("Alice: 14")
    for command in (m.VoteGoal("healthiestAfter"), m.Plead("Let us count Health!")):
        t.refuses("Alice", command, "goal-settled", "DK-167")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"choose_options","goal":"healthiestAfter"}', type=m.AnyCommand)


BATTLE = (
    "Alice: 14 | knights [1:1] ♦; [1:2] ♦; [1:3] ♦",
    "Bob: 14 | knights [2:2] 2/2 ♣; [2:3] 3/2 ♣",
    "Charlie: 9",
    "Dianne: out",
)


@pytest.mark.rule("DK-X25", "DK-A65", "DK-A66")
def test_the_time_limit_in_mid_battle() -> None:
    t = timed(*BATTLE, active="Bob").does("Bob", m.Attack(CHARLIE, ("[2:2]",))).does("Alice", m.PassAid())
    assert t.phase == DEFEND
    t.clock("game")
    assert (t.phase, winners(t)) == (DEFEND, None)
    t.does("Charlie", m.Defend(())).does("Alice", m.AidDefend(against("[2:2]", "[1:1]"))).does("Alice", m.PassAid())
    t.does("Bob", m.EndAttack()).does("Bob", m.Discard(()))
    assert (t.health("Charlie"), t.knights("Alice")) == (9, "[1:2] [1:3]")
    assert winners(t) == (0, 1)


@pytest.mark.rule("DK-X25", "DK-A66")
@pytest.mark.parametrize(("house", "won"), [("knights", (0,)), ("shared", (0, 1))])
def test_equal_health_at_the_end(house: str, won: tuple[int, ...]) -> None:
    t = timed(*BATTLE, phase=DISCARD, active="Bob", tie_break=house).clock("game").does("Bob", m.Discard(()))
    assert winners(t) == won


@pytest.mark.rule("DK-A65")
def test_the_house_may_stop_at_once_or_finish_the_round() -> None:
    t = timed("Alice: 14", "Bob: 9", time_up="now", active="Bob").clock("game")
    assert winners(t) == (2, 3)
    t = (
        timed("Alice: 14", "Bob: 9", phase=DISCARD, active="Charlie", time_up="round")
        .clock("game")
        .does("Charlie", m.Discard(()))
    )
    assert (winners(t), t.active) == (None, "Dianne")
    t.does("Dianne", m.DrawCards(False)).all_pass().does("Dianne", m.EndTrain()).all_pass().does(
        "Dianne", m.EndAttack()
    )
    t.does("Dianne", m.Discard(some(t.hand("Dianne")))).all_pass()
    assert winners(t) == (2, 3)


@pytest.mark.rule("DK-A82", "DK-A88")
@pytest.mark.parametrize("phase", [DRAW, TRAIN, ATTACK, DISCARD])
def test_giving_up_is_ejection_and_ends_her_turn(phase: int) -> None:
    t = given(
        "Alice: hand 2♣ | recruits [1:1] | knights [4:4] on 8♦ | laid J♦", "Bob: recruits [2:2] [2:3]", phase=phase
    )
    t.does("Alice", m.Concede())
    assert (t.kingdom("Alice").alive, t.graveyard("Alice"), t.discard) == (False, "[1:1] [4:4]", "2♣ 8♦ J♦")
    assert (t.active, t.phase) == ("Bob", DRAW)


@pytest.mark.rule("DK-A82")
def test_giving_up_in_maintain_ends_the_turn_too() -> None:
    t = given("Alice: candidates [3:4] on 7♦", "Bob: recruits [2:2] [2:3]", phase=MAINTAIN).does("Alice", m.Concede())
    assert t.active == "Bob"


@pytest.mark.rule("DK-A82")
@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_an_open_battle_of_hers_ends_without_effect(who: str) -> None:
    t = given(
        "Alice: knights [4:4] ♦; [5:5] ♦", "Bob: knights [1:1] ♣ | recruits [2:2] [2:3]", "Charlie: knights [3:3] ♠"
    )
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).does("Charlie", m.PassAid()).does(who, m.Concede())
    assert t.state.battle is None
    assert t.health("Bob") == (27 if who == "Alice" else 0)
    if who == "Alice":
        assert t.active == "Bob"
    else:
        assert (t.active, t.phase) == ("Alice", ATTACK)
        t.does("Alice", m.Attack(CHARLIE, ("[5:5]",)))


@pytest.mark.rule("DK-A82")
def test_the_knights_of_an_aider_who_gives_up_vanish() -> None:
    t = given("Alice: knights [4:4] ♦", "Charlie: knights [3:3] ♠; [2:2] ♠").does("Alice", m.Attack(BOB, ("[4:4]",)))
    assert t.phase == AID_ATTACK
    t.does("Charlie", m.AidAttack(("[3:3]",))).does("Charlie", m.Concede())
    assert t.phase == DEFEND
    t.does("Bob", m.Defend(()))
    assert t.health("Bob") == 23


@pytest.mark.rule("DK-A82")
def test_giving_up_in_a_window_lets_the_others_go_on() -> None:
    t = given("Alice: hand J♠ 2♣", "Bob: hand 3♣", "Charlie: hand 4♣").does("Alice", m.Special("J♠", ALICE))
    t.does("Bob", m.Pass()).does("Charlie", m.Concede()).all_pass()
    assert (t.laid("Alice"), t.phase, t.active) == ("J♠", ATTACK, "Alice")
    t.does("Alice", m.EndAttack())


@pytest.mark.rule("DK-A82")
def test_giving_up_while_one_owes_the_order_of_her_dead() -> None:
    t = given(
        "Alice: knights [5:9] 9/5 ♦; [6:8] 8/6 ♦", "Bob: knights [0:2] 2/0 on 2♣; [1:3] 3/1 on 4♣ | graveyard [1:1]"
    )
    t.does("Alice", m.Attack(BOB, some("[5:9] [6:8]")))
    t.does("Bob", m.Defend((("[0:2]", "[5:9]"), ("[1:3]", "[6:8]"))))
    assert t.phase == CLEAN_UP
    t.does("Bob", m.Concede())
    assert (t.kingdom("Bob").alive, t.state.battle, t.phase) == (False, None, ATTACK)
    t.does("Alice", m.EndAttack())


@pytest.mark.rule("DK-A82", "DK-165")
def test_giving_up_leaves_the_last_as_winner() -> None:
    t = given(players=2).does("Bob", m.Concede())
    assert winners(t) == (0,)


@pytest.mark.rule("DK-A82")
def test_a_card_that_waits_for_its_effect_when_the_game_ends_is_discarded() -> None:
    t = (
        given("Alice: hand J♠ 2♣", "Bob: hand 3♣", players=2)
        .does("Alice", m.Special("J♠", ALICE))
        .does("Bob", m.Concede())
    )
    assert (winners(t), t.discard) == ((0,), "3♣ J♠")


@pytest.mark.rule("DK-A82")
def test_nobody_gives_up_twice() -> None:
    t = given("Bob: hand A♠").does("Bob", m.Concede())
    t.refuses("Bob", m.Concede(), "ejected")
    t.refuses("Bob", m.Special("A♠", ALICE), "ejected")


@pytest.mark.rule("DK-A65")
def test_the_round_ends_where_it_began_even_if_that_kingdom_is_out() -> None:
    t = (
        timed("Alice: out", "Bob: 9", phase=DISCARD, active="Dianne", time_up="round")
        .clock("game")
        .does("Dianne", m.Discard(()))
    )
    assert winners(t) == (2, 3)


@pytest.mark.rule("DK-166", "DK-A26")
def test_the_clock_says_that_time_is_up_once_and_nothing_else() -> None:
    t = timed("Alice: 14").clock("game")
    assert GAME.alarms(t.state) == ()
    t.refuses(-1, m.TimeIsUp("game", 0), "not-watched")
    t.refuses(-1, m.EndAttack(), "no-kingdom")
    t.refuses("Alice", m.TimeIsUp("game", 0), "not-the-clock")


@pytest.mark.rule("DK-A26")
def test_only_who_has_nothing_to_answer_with_may_be_passed_for() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: hand 10♣ | knights [4:4] ♦", "Charlie: hand 3♣").does(
        "Alice", m.Special("A♠", "[4:4]")
    )
    assert [GAME.passing(t.state, seat, "able") for seat in range(4)] == [None, None, m.Pass(), None]
    t.all_pass()
    assert all(GAME.passing(t.state, seat, "able") is None for seat in range(4))


def decided(*kingdoms: str, players: int = 2, **rest: Any) -> Table:
    """A battle of Alice's that has just taken Bob's last Health; the field is not cleared yet."""
    t = given(*kingdoms, players=players, **rest).does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass()
    while t.state.window is None:
        seat = GAME.awaited(t.state)[0]
        t.does(seat, m.Defend(()) if seat == 1 else m.PassAid())
    t.resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6 and t.health("Bob") == 0
    return t


STRUCK = ("Alice: hand 2♣ | knights [4:4] ♦", "Bob: 4 | hand 3♣")


@pytest.mark.rule("DK-165", "DK-098", "DK-A82")
def test_a_kingdom_without_health_does_not_win_when_the_victor_gives_up() -> None:
    t = decided(*STRUCK).does("Alice", m.Concede())
    assert (winners(t), t.phase, GAME.outcome(t.state).scores) == ((0,), OVER, (27, 0))


@pytest.mark.rule("DK-165", "DK-098", "DK-A82")
def test_nor_when_the_victor_gives_up_over_her_dead() -> None:
    t = given(
        "Alice: knights [4:4] ♦; [5:5] ♦; [0:2] 2/0 ♦; [0:1] 1/0 ♦",
        "Bob: 4 | knights [6:7] 6/7 ♣; [6:8] 6/8 ♣",
        players=2,
    )
    t.does("Alice", m.Attack(BOB, some("[4:4] [5:5] [0:2] [0:1]"))).does(
        "Bob", m.Defend((("[6:7]", "[0:2]"), ("[6:8]", "[0:1]")))
    )
    assert (t.phase, t.health("Bob"), GAME.awaited(t.state)) == (CLEAN_UP, 0, (0,))
    t.does("Alice", m.Concede())
    assert winners(t) == (0,)


@pytest.mark.rule("DK-165", "DK-098", "DK-A82")
def test_the_loser_who_gives_up_at_that_moment_leaves_the_victor_as_winner() -> None:
    assert winners(decided(*STRUCK).does("Bob", m.Concede())) == (0,)


@pytest.mark.rule("DK-165", "DK-A82")
def test_where_a_third_is_left_she_wins_when_the_victor_gives_up() -> None:
    t = decided(*STRUCK, "Charlie: hand 4♣", players=3).does("Alice", m.Concede())
    assert (winners(t), t.kingdom("Alice").alive) == (None, False)
    t.all_pass()
    assert (winners(t), t.kingdom("Bob").alive) == ((2,), False)


@pytest.mark.rule("DK-165", "DK-A82")
def test_when_all_give_up_who_have_health_the_last_of_them_has_won() -> None:
    t = decided(*STRUCK, "Charlie: hand 4♣", players=3).does("Alice", m.Concede()).does("Charlie", m.Concede())
    assert winners(t) == (2,)


@pytest.mark.rule("DK-175", "DK-A82")
def test_where_fame_counts_a_kingdom_whose_last_knight_lies_flipped_does_not_win_either() -> None:
    t = given(
        "Alice: 5 | hand 2♣ | knights [4:6] 6/4 ♦", "Bob: 1 | hand 3♣ | knights [2:2] ♣", goal="fameFirstTo", players=2
    )
    t.does("Alice", m.Attack(BOB, ("[4:6]",))).all_pass().does("Bob", m.Defend(against("[4:6]", "[2:2]"))).resolve()
    assert t.health("Bob") == 0
    t.does("Alice", m.Concede())
    assert winners(t) == (0,)
