"""A Doppelganger that fights untapped by the Life on its model, when that model leaves play (DK-161, DK-198,
DK-A31)."""

import pytest

from games.domino_knights.given import BOB, CHARLIE, against, given, some
from games.domino_knights.given_pairs import pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK

DOUBLE = "knights [3:6] 6/3 ♠ with A♥; [0:0] ♠ as [3:6]"
OTHER = "Charlie: knights [2:8] 2/8 ♠ tapped"


@pytest.mark.rule("DK-198", "DK-A31", "DK-021")
def test_it_is_tapped_when_its_living_model_falls_in_the_battle() -> None:
    t = given(f"Alice: {DOUBLE}", "Bob: knights [4:4] ♦", OTHER).does("Alice", m.Attack(BOB, some("[3:6] [0:0]")))
    assert not t.is_tapped("[0:0]")
    t.does("Bob", m.Defend(against("[3:6]", "[4:4]")))
    assert (t.graveyard("Alice"), t.health("Bob"), t.is_tapped("[0:0]")) == ("[3:6]", 21, True)
    t.does("Alice", m.ChooseCopy("[2:8]"))
    assert (t.phase, t.is_tapped("[0:0]")) == (ATTACK, True)
    t.refuses("Alice", m.Attack(CHARLIE, ("[0:0]",)), "tapped")


@pytest.mark.rule("DK-198", "DK-A31")
@pytest.mark.parametrize("checkpoint", [4, 6])
def test_it_is_tapped_when_its_living_model_is_killed_by_a_card(checkpoint: int) -> None:
    t = given(f"Alice: hand 2♣ | {DOUBLE}", "Bob: hand A♠ 3♣", OTHER).does("Alice", m.Attack(BOB, ("[0:0]",)))
    if checkpoint == 6:
        t.all_pass().does("Bob", m.Defend(())).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == checkpoint and not t.is_tapped("[0:0]")
    t.plays("Bob", "A♠", "[3:6]")
    assert t.is_tapped("[0:0]")
    said = [line.text for line in GAME.tell(t.state, t.events, None) if "tapped" in line.text]
    assert said == ["[0:0] is tapped: the card that kept it free is gone."]


@pytest.mark.rule("DK-198", "DK-A31", "DK-A82")
def test_it_is_tapped_when_the_kingdom_of_its_living_model_leaves() -> None:
    t = given(
        "Alice: hand 2♣ | knights [0:0] ♠ as [3:6]",
        "Bob: hand 3♣",
        "Charlie: knights [3:6] 6/3 ♠ with A♥",
        "Dianne: knights [2:8] 2/8 ♠ tapped",
    )
    t.does("Alice", m.Attack(BOB, ("[0:0]",))).does("Charlie", m.Concede())
    assert (t.is_tapped("[0:0]"), t.state.copying) == (True, 0)


@pytest.mark.rule("DK-198", "DK-A31")
@pytest.mark.parametrize(("laid", "on"), [("laid K♠ |", ""), ("", "with A♥'")])
def test_majesty_or_a_life_of_its_own_still_keeps_it_free(laid: str, on: str) -> None:
    lines = f"Alice: {laid} knights [3:6] 6/3 ♠ with A♥; [0:0] ♠ as [3:6] {on}", "Bob: knights [4:4] ♦", OTHER
    t = given(*lines).does("Alice", m.Attack(BOB, some("[3:6] [0:0]"))).does("Bob", m.Defend(against("[3:6]", "[4:4]")))
    assert (t.graveyard("Alice"), t.is_tapped("[0:0]")) == ("[3:6]", False)


@pytest.mark.rule("DK-198", "DK-A31")
def test_a_doppelganger_that_stayed_at_home_is_not_tapped() -> None:
    t = given(f"Alice: {DOUBLE}", "Bob: knights [4:4] ♦", OTHER).does("Alice", m.Attack(BOB, ("[3:6]",)))
    t.does("Bob", m.Defend(against("[3:6]", "[4:4]"))).does("Alice", m.ChooseCopy("[2:8]"))
    assert not t.is_tapped("[0:0]")
    t.does("Alice", m.Attack(CHARLIE, ("[0:0]",)))


@pytest.mark.rule("DK-194", "DK-A31")
def test_it_is_tapped_when_its_living_model_is_raised_from_the_field() -> None:
    t = pairs(
        "Alice: hand 2♣ | knights 9♠/2♠ with A♥; BL/5♠ as [9♠]",
        "Bob: hand JK 3♣ | knights 8♦/7♦",
        "Charlie: knights 3♠/4♠ tapped",
        nl_blank_card=True,
        nl_graveyard="none",
    )
    t.does("Alice", m.Attack(BOB, some("[9♠] [BL]"))).all_pass().does(
        "Bob", m.Defend(against("[9♠]", "[8♦]"))
    ).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6 and not t.is_tapped("[BL]")
    t.plays("Bob", "JK1", "[9♠]")
    assert t.is_tapped("[BL]")
