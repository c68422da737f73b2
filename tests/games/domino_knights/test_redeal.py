"""The worlds a seat may imagine: what everybody saw stays, everything else is dealt anew."""

import pytest

from games.domino_knights.given import Lucky, Table, card, dawn, given, some
from parlour.core.game import CannotRedeal
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DRAW, State
from parlour.games.domino_knights.pieces import COST, POINTS, SUIT


def imagined(t: Table, seat: int = 1, count: int = 80) -> list[State]:
    worlds = []
    for seed in range(count):
        try:
            worlds.append(GAME.redeal(t.state, seat, Lucky(seed)))
        except CannotRedeal:
            continue
    assert len(worlds) > 0.9 * count
    return worlds


@pytest.mark.rule("DK-014", "DK-019")
@pytest.mark.parametrize("needless", ["allow", "refuse"])
@pytest.mark.parametrize(("laid", "hand"), [("5♥ 4♥", ""), ("9♠", " 5♥")])
def test_a_card_seen_when_it_was_taken_may_have_been_laid_or_not(laid: str, hand: str, needless: str) -> None:
    """Whichever it was, another seat imagines both, and every domino that goes with it."""
    t = given(
        "Alice: hand 9♠ 4♥ 2♣ 3♦ 6♦ | recruits [3:6] [1:1]",
        phase=DRAW,
        discard="5♥",
        players=3,
        extra_training=needless,
    )
    t.does("Alice", m.DrawCards(True)).all_pass().does("Alice", m.Train("#1", some(laid)))
    assert ("5♥" in t.hand("Alice")) == bool(hand)
    under, dominoes = set(), set()
    for world in imagined(t):
        (candidate,) = world.kingdoms[0].candidates
        paid = [POINTS[each] for each in candidate.cards]
        assert len({SUIT[each] for each in candidate.cards}) == 1
        least = sum(paid) - min(paid) if needless == "refuse" else 0
        assert candidate.domino == 0 or least < COST[candidate.domino] <= sum(paid)
        assert (card("5♥") in candidate.cards) != (card("5♥") in world.kingdoms[0].hand)
        under.add(card("5♥") in candidate.cards)
        dominoes.add(candidate.domino)
    assert under == {True, False} and len(dominoes) > 5


@pytest.mark.rule("DK-014", "DK-019")
def test_with_an_empty_hand_it_can_only_have_been_laid() -> None:
    t = given("Alice: recruits [1:4] [2:3]", phase=DRAW, discard="5♥", deck="5♠", players=2)
    t.does("Alice", m.DrawCards(True)).all_pass()
    t.does("Alice", m.Train("#1", ("5♥",))).does("Alice", m.Train("#2", ("5♠",)))
    assert t.hand("Alice") == ""
    for world in imagined(t, count=40):
        assert any(card("5♥") in candidate.cards for candidate in world.kingdoms[0].candidates)


@pytest.mark.rule("DK-064", "DK-019")
def test_what_is_taken_later_does_not_lie_under_what_was_laid_before() -> None:
    line = "Alice: hand 2♥ 3♠ 4♠ 6♠ | candidates [7:7] on 6♣ 4♣ | recruits [1:1] [1:2]"
    t = dawn(line, discard="5♣", multi_turn_training=True).all_pass().does("Alice", m.DrawCards(True)).all_pass()
    for world in imagined(t):
        assert card("5♣") in world.kingdoms[0].hand
    t.does("Alice", m.AddTraining(t["[7:7]"], ("5♣",)))
    under = {card("5♣") in world.kingdoms[0].candidates[0].cards for world in imagined(t)}
    assert under == {True, False}
    assert all(card("5♣") not in world.kingdoms[0].candidates[0].cards[:2] for world in imagined(t))
