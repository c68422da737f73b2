"""When a reaction window waits for a seat, and when it is passed by itself."""

import pytest

from games.domino_knights.given import BOB, Table, given
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DRAW, TRAIN


def passes(table: Table, who: str) -> list[str]:
    """The wishes under which this seat is passed by itself now."""
    seat = table.seat(who)
    return [wish for wish in ("concerned", "able", "always", "never") if GAME.passing(table.state, seat, wish)]


@pytest.mark.rule("DK-A26")
def test_a_window_of_no_concern_waits_only_for_who_wishes_it() -> None:
    t = given("Alice: hand 2♣ 3♣", "Bob: hand J♣", "Charlie: hand 4♣", phase=TRAIN).does("Alice", m.EndTrain())
    assert passes(t, "Bob") == ["concerned", "never"]
    assert passes(t, "Charlie") == ["concerned", "able", "never"]
    assert passes(t, "Dianne") == []


@pytest.mark.rule("DK-A26")
def test_a_card_just_played_concerns_whoever_can_answer_it() -> None:
    t = given("Alice: hand 2♣ 3♣ J♣", "Bob: hand 10♣", "Charlie: hand 4♣", phase=TRAIN)
    t.does("Alice", m.Special("J♣", "@0"))
    assert passes(t, "Bob") == ["never"]
    assert passes(t, "Charlie") == ["concerned", "able", "never"]


@pytest.mark.rule("DK-A26")
def test_a_battle_concerns_those_who_fight_in_it() -> None:
    t = given("Alice: hand K♣ | knights [4:5] 5/4 ♣ on 9♣", "Bob: hand Q♣", "Charlie: hand Q♥")
    t.does("Alice", m.Attack(BOB, ("[4:5]",)))
    assert passes(t, "Alice") == passes(t, "Bob") == ["never"]
    assert passes(t, "Charlie") == ["concerned", "never"]


@pytest.mark.rule("DK-079")
def test_aid_and_ones_own_turn_are_never_passed_unless_wished() -> None:
    t = given("Alice: knights [4:5] 5/4 ♣ on 9♣", "Charlie: knights [1:1] on 2♠")
    t.does("Alice", m.Attack(BOB, ("[4:5]",)))
    assert passes(t, "Charlie") == ["never"]
    assert GAME.passing(t.state, t.seat("Charlie"), "never") == m.PassAid()
    assert passes(given(phase=DRAW), "Alice") == []
