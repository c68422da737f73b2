"""2.15 Discard."""

import pytest

from games.domino_knights.given import given, some
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DISCARD

SIX = "2♥ 3♥ 4♥ 5♥ K♠ 7♥"


@pytest.mark.rule("DK-108")
def test_at_most_five_cards_are_kept() -> None:
    t = given(f"Alice: hand {SIX}", phase=DISCARD)
    t.refuses("Alice", m.Discard(()), "too-few", "DK-108")
    t.does("Alice", m.Discard(("7♥",)))
    assert t.hand("Alice") == "2♥ 3♥ 4♥ 5♥ K♠"


@pytest.mark.rule("DK-109")
def test_any_number_may_be_discarded() -> None:
    t = given("Alice: hand 2♥ 3♥ 4♥", phase=DISCARD)
    t.does("Alice", m.Discard(some("2♥ 3♥ 4♥")))
    assert (t.hand("Alice"), t.discard) == ("", "2♥ 3♥ 4♥")
    t = given("Alice: hand 2♥ 3♥ 4♥", phase=DISCARD).does("Alice", m.Discard(()))
    assert (t.hand("Alice"), t.discard) == ("2♥ 3♥ 4♥", "")


@pytest.mark.rule("DK-110")
@pytest.mark.parametrize("order", ["K♠ 2♥", "2♥ K♠"])
def test_she_chooses_the_order(order: str) -> None:
    t = given(f"Alice: hand {SIX}", phase=DISCARD, discard="9♦").does("Alice", m.Discard(some(order)))
    assert t.discard == f"9♦ {order}"


@pytest.mark.rule("DK-110")
def test_only_cards_of_her_own_hand_once_each() -> None:
    t = given("Alice: hand 2♥ 3♥", "Bob: hand 4♥", phase=DISCARD)
    t.refuses("Alice", m.Discard(("4♥",)), "unknown")
    t.refuses("Alice", m.Discard(("2♥", "2♥")), "twice")
    t.refuses("Bob", m.Discard(("4♥",)), "not-your-turn")


@pytest.mark.rule("DK-111")
def test_the_lowest_card_may_be_left_on_top() -> None:
    t = given(f"Alice: hand {SIX}", phase=DISCARD).does("Alice", m.Discard(some("K♠ 2♥")))
    assert t.discard.split()[-1] == "2♥"
