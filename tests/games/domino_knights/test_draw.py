"""2.6 Draw."""

import pytest

from games.domino_knights.given import given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DISCARD, DRAW, TRAIN
from parlour.games.domino_knights.pieces import CARD_NAMES, DOMINO_NAMES


def drawing(*kingdoms: str, told: tuple[str, ...] = (), **rest):
    """Alice's Draw begins: nobody has cards to answer with before it."""
    t = given(*kingdoms, phase=DISCARD, active="Dianne", **rest)
    return t.does("Dianne", m.Discard(()), *told)


@pytest.mark.rule("DK-048", "DK-A02")
@pytest.mark.parametrize(
    ("before", "told"), [("", ("[4:4]", "[5:5]")), ("| recruits [1:1]", ("[4:4]",)), ("| recruits [1:1] [1:2]", ())]
)
def test_recruits_are_refilled_to_two(before: str, told: tuple[str, ...]) -> None:
    t = drawing(f"Alice: {before}", told=told)
    assert len(t.kingdom("Alice").recruits) == 2
    assert t.recruits("Alice").split()[2 - len(told) :] == list(told)
    assert t.phase == DRAW


@pytest.mark.rule("DK-A11")
def test_more_than_two_recruits_are_kept() -> None:
    t = drawing("Alice: recruits [1:1] [1:2] [2:2]")
    assert t.recruits("Alice") == "[1:1] [1:2] [2:2]"


@pytest.mark.rule("DK-049")
def test_the_owner_may_always_look_at_her_recruits() -> None:
    t = given("Alice: recruits [1:4] [6:6]", active="Charlie")
    assert [r.pips for r in GAME.private(t.state, 0).recruits] == ["[1:4]", "[6:6]"]


PEASANTS = "[0:1] [0:2] [0:3] [0:4] [0:5] [0:6]"
DEAD = ("Alice: graveyard [5:5] [5:6] [5:7]", "Bob: graveyard [6:6]", "Dianne: graveyard [7:7] [7:8] [7:9] [8:8]")


@pytest.mark.rule("DK-050", "DK-X17", "DK-A03")
def test_below_five_peasants_the_dead_return() -> None:
    t = drawing(*DEAD, peasants=PEASANTS, told=("[0:1]", "[0:2]"))
    assert [t.graveyard(who) for who in ("Alice", "Bob", "Charlie", "Dianne")] == ["[5:7]", "[6:6]", "", "[8:8]"]
    assert sorted(DOMINO_NAMES[d] for d in t.state.peasants) == sorted(
        some("[0:3] [0:4] [0:5] [0:6] [5:5] [5:6] [7:7] [7:8] [7:9]")
    )


@pytest.mark.rule("DK-050", "DK-A03")
def test_five_peasants_are_enough() -> None:
    t = drawing(*DEAD, peasants=PEASANTS + " [0:7]", told=("[0:1]", "[0:2]"))
    assert (len(t.state.peasants), t.graveyard("Alice")) == (5, "[5:5] [5:6] [5:7]")


@pytest.mark.rule("DK-A03", "DK-X17")
def test_the_house_may_wait_until_no_peasant_is_left() -> None:
    t = drawing(*DEAD, peasants=PEASANTS, told=("[0:1]", "[0:2]"), recycle_below=1)
    assert (len(t.state.peasants), t.graveyard("Alice")) == (4, "[5:5] [5:6] [5:7]")


@pytest.mark.rule("DK-039")
def test_when_a_peasant_is_needed_and_none_is_left_the_dead_return() -> None:
    dead = ("Alice: graveyard [5:5] [5:6] [5:7]", "Bob: graveyard [6:6]", "Charlie: out | graveyard [7:7] [7:8]")
    t = drawing(*dead, peasants="", told=("[7:7]", "[5:5]"), recycle_below=1)
    assert t.recruits("Alice") == "[7:7] [5:5]"
    assert [t.graveyard(who) for who in ("Alice", "Bob", "Charlie")] == ["[5:7]", "[6:6]", "[7:8]"]
    assert [DOMINO_NAMES[d] for d in t.state.peasants] == ["[5:6]"]


@pytest.mark.rule("DK-039", "DK-A03")
def test_if_none_return_the_refill_stops_short() -> None:
    t = drawing("Bob: graveyard [6:6]", peasants="[1:1]", told=("[1:1]",))
    assert (t.recruits("Alice"), t.graveyard("Bob"), t.phase) == ("[1:1]", "[6:6]", DRAW)


@pytest.mark.rule("DK-051", "DK-A07")
@pytest.mark.parametrize("held", range(6))
def test_she_draws_until_she_holds_six(held: int) -> None:
    cards = " ".join(some("2♣ 3♣ 4♣ 5♣ 6♣")[:held])
    t = given(f"Alice: hand {cards}", phase=DRAW)
    t.does("Alice", m.DrawCards(False))
    assert len(t.kingdom("Alice").hand) == 6
    assert len(t.state.deck) == 108 - 6


@pytest.mark.rule("DK-051", "DK-A07")
def test_who_holds_six_draws_none() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ | recruits [1:1] [1:2]", phase=DISCARD, active="Dianne")
    t.does("Dianne", m.Discard(())).all_pass()
    assert (len(t.kingdom("Alice").hand), t.phase) == (6, TRAIN)


@pytest.mark.rule("DK-052")
@pytest.mark.parametrize("top", some("2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ JK1"))
def test_only_a_two_to_nine_may_be_taken(top: str) -> None:
    t = given(phase=DRAW, discard=f"5♥ {top}")
    if top[0] in "23456789":
        t.does("Alice", m.DrawCards(True))
        assert (t.hand("Alice").split()[0], len(t.kingdom("Alice").hand), t.discard) == (top, 6, "5♥")
    else:
        t.refuses("Alice", m.DrawCards(True), "top-stays")


@pytest.mark.rule("DK-053")
def test_a_special_card_is_never_taken_not_even_to_train_with() -> None:
    t = given("Alice: recruits [4:6]", phase=DRAW, discard="10♦")
    t.refuses("Alice", m.DrawCards(True), "top-stays", "DK-053")


@pytest.mark.rule("DK-019", "DK-053")
def test_nothing_is_taken_from_an_empty_pile() -> None:
    t = given(phase=DRAW)
    t.refuses("Alice", m.DrawCards(True), "pile-empty")


@pytest.mark.rule("DK-054")
def test_a_special_card_on_top_bars_what_lies_beneath() -> None:
    t = given(phase=DRAW, discard="5♥ J♠")
    t.refuses("Alice", m.DrawCards(True), "top-stays")
    t.does("Alice", m.DrawCards(False))
    assert t.discard == "5♥ J♠"


@pytest.mark.rule("DK-A06")
def test_the_discard_is_chosen_before_the_deck() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣", phase=DRAW, discard="5♥")
    t.does("Alice", m.DrawCards(False), *some("7♠ 8♠ 9♠"))
    assert (t.hand("Alice"), t.discard) == ("2♣ 3♣ 4♣ 7♠ 8♠ 9♠", "5♥")
    assert t.phase != DRAW or t.state.window is not None


@pytest.mark.rule("DK-A06")
def test_the_house_may_allow_the_discard_at_any_point_of_the_draw() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣", phase=DRAW, discard="5♥", discard_choice="any")
    t.does("Alice", m.DrawCards(False), "7♠")
    assert (t.hand("Alice"), t.phase, t.state.window) == ("2♣ 3♣ 4♣ 7♠", DRAW, None)
    t.does("Alice", m.DrawCards(True), "8♠")
    assert (t.hand("Alice"), t.discard) == ("2♣ 3♣ 4♣ 7♠ 5♥ 8♠", "")


@pytest.mark.rule("DK-X26")
def test_what_may_be_taken_from_the_discard_pile() -> None:
    t = given("Bob: hand 4♦ | recruits [3:3] [3:4]", "Charlie: recruits [1:1] [1:2]", "Dianne: recruits [2:2] [2:3]",
              phase=DISCARD, active="Bob", discard="9♣ 5♥ J♠")  # fmt: skip
    t.does("Bob", m.Discard(("4♦",))).all_pass()
    assert t.discard == "9♣ 5♥ J♠ 4♦"
    t.does("Charlie", m.DrawCards(True), *some("2♠ 3♠ 4♠ 5♠ 6♠")).all_pass()
    assert t.hand("Charlie") == "4♦ 2♠ 3♠ 4♠ 5♠ 6♠"
    t.state.kingdoms[2].hand = t.state.kingdoms[2].hand[:5]
    t.does("Charlie", m.EndTrain()).all_pass().does("Charlie", m.EndAttack()).does("Charlie", m.Discard(())).all_pass()
    assert (t.active, t.discard) == ("Dianne", "9♣ 5♥ J♠")
    t.refuses("Dianne", m.DrawCards(True), "top-stays")


LEFT = "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ K♣"


@pytest.mark.rule("DK-117", "DK-X18")
def test_the_last_card_of_the_deck_brings_the_discards_back() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣", phase=DRAW, deck="5♣ 6♣", discard=LEFT, players=3)
    t.refuses("Alice", m.DrawCards(True), "top-stays")
    t.does("Alice", m.DrawCards(False), "6♣", "5♣", "9♥")
    assert (t.hand("Alice"), len(t.state.deck), t.discard) == ("2♣ 3♣ 4♣ 6♣ 5♣ 9♥", 20, "")
    assert sorted([*[CARD_NAMES[c] for c in t.state.deck], "9♥"]) == sorted(some(LEFT))


@pytest.mark.rule("DK-117")
def test_the_deck_is_made_anew_as_soon_as_it_is_empty() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣ 7♣", phase=DRAW, deck="5♣ 6♣", discard=LEFT, players=3)
    t.does("Alice", m.DrawCards(False), "6♣", "5♣")
    assert (len(t.state.deck), t.discard) == (21, "")


@pytest.mark.rule("DK-A81")
def test_with_deck_and_discards_empty_the_draw_stops_short() -> None:
    t = given("Alice: hand 2♣ 3♣", phase=DRAW, deck="5♣", players=3)
    t.does("Alice", m.DrawCards(False), "5♣").all_pass()
    assert (t.hand("Alice"), t.phase) == ("2♣ 3♣ 5♣", TRAIN)


@pytest.mark.rule("DK-035", "DK-018")
def test_a_card_taken_from_the_open_pile_is_known_until_it_is_seen_to_go() -> None:
    t = given("Alice: hand 2♣ 3♣ 4♣ 6♣ 7♣ | recruits [1:1]", "Bob: hand A♠", phase=DRAW, discard="5♥")
    t.does("Alice", m.DrawCards(True)).all_pass()
    assert GAME.public(t.state).kingdoms[0].known == ("5♥",)
    t.does("Alice", m.Train(t["[1:1]"], ("5♥",)))
    assert GAME.public(t.state).kingdoms[0].known == ("5♥",), "it may be in her hand or under the Candidate"
    t.plays("Bob", "A♠", t["[1:1]"])
    assert GAME.public(t.state).kingdoms[0].known == ()


@pytest.mark.rule("DK-117")
def test_an_empty_deck_is_made_of_the_next_discards() -> None:
    t = given("Alice: hand 2♣ 3♣", phase=DISCARD, deck="", players=3).does("Alice", m.Discard(("2♣",)))
    assert ([CARD_NAMES[c] for c in t.state.deck], t.discard) == (["2♣"], "")
