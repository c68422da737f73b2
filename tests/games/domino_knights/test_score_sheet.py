"""The score sheet (DK-196): a row for every turn, open to everybody."""

import pytest

from games.domino_knights.given import BOB, CHARLIE, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import NOBODY, Turn
from parlour.games.domino_knights.rules.draft import evolve


@pytest.mark.rule("DK-196", "DK-007")
def test_a_turn_is_a_row_with_everybodys_health_and_the_battles_in_it() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦; [4:4] ♦", "Bob: knights [0:1] 0/1 ♣", "Charlie: 4", "Dianne:")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Bob", m.Defend((("[0:1]", "[5:9]"),)))
    assert GAME.public(t.state).this_turn == Turn(0, (27, 27, 4, 27), ((1, 0, 1),))
    t.does("Alice", m.Attack(CHARLIE, ("[4:4]",))).does("Charlie", m.Defend(()))
    assert GAME.public(t.state).this_turn == Turn(0, (27, 27, NOBODY, 27), ((1, 0, 1), (2, 4, 0)))
    t.does("Alice", m.EndAttack()).does("Alice", m.Discard(()))
    seen = GAME.public(t.state)
    assert seen.turns[-1] == Turn(0, (27, 27, NOBODY, 27), ((1, 0, 1), (2, 4, 0)))
    assert seen.this_turn == Turn(1, (27, 27, NOBODY, 27))


@pytest.mark.rule("DK-196")
def test_a_very_long_game_shows_its_last_hundred_turns() -> None:
    seats = [turn % 2 if turn >= 60 else 0 for turn in range(150)]
    begun = [m.TurnBegan(seat) for seat in (*seats[1:], 1)]
    state = evolve(given("Alice:", "Bob:", players=2).state, begun)
    seen = GAME.public(state)
    assert [turn.seat for turn in seen.turns] == seats[-100:] and seen.this_turn == Turn(1, (27, 27))


@pytest.mark.rule("DK-196")
def test_the_last_row_tells_how_it_ended() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: 3", "Charlie: out", "Dianne: out")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).does("Bob", m.Defend(()))
    seen = GAME.public(t.state)
    assert seen.outcome is not None and seen.this_turn == Turn(0, (27, NOBODY, NOBODY, NOBODY), ((1, 3, 0),))
