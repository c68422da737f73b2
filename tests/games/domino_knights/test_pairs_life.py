"""Life without dominoes: two cards of the hand, a raised Candidate, a Knight; and what becomes of it when it is
negated."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, some
from games.domino_knights.given_pairs import daybreak, pairs
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DRAW, TRAIN

HOLDING = "Alice: hand A♥ 9♦ 5♦ 4♠"


@pytest.mark.rule("DK-189", "DK-A15", "DK-127")
def test_life_brings_two_cards_of_the_hand_into_play_never_tapped() -> None:
    t = pairs(HOLDING).plays("Alice", "A♥", ALICE, pair=some("9♦ 5♦")).all_pass()
    assert (t.hand("Alice"), t.value("[9♦]"), t.knight("[9♦]").suit) == ("4♠", "9/5", "♦")
    assert t.knight("[9♦]").on == ("A♥",) and t.knight("[9♦]").never_taps
    t.open_battle("Alice", BOB, "[9♦]").open_battle("Alice", CHARLIE, "[9♦]")
    assert (t.health("Bob"), t.health("Charlie"), t.is_tapped("[9♦]")) == (30, 30, False)


@pytest.mark.rule("DK-A15")
@pytest.mark.parametrize("suit", ["hearts", "chosen", "none"])
def test_a_pair_keeps_its_own_suit_whatever_the_house_plays(suit: str) -> None:
    t = pairs(HOLDING, life_suit=suit).plays("Alice", "A♥", ALICE, pair=some("5♦ 9♦"))
    assert (t.value("[5♦]"), t.knight("[5♦]").suit, t.pair("[5♦]")) == ("5/9", "♦", "5♦/9♦")


@pytest.mark.rule("DK-189")
def test_what_is_no_pair_is_refused() -> None:
    t = pairs("Alice: hand A♥ 9♦ 5♦ 4♠ A♠ | candidates 7♣ 2♣", "Bob: candidates 8♥ 3♥")
    t.refuses("Alice", m.Special("A♥", ALICE, pair=some("9♦ 4♠")), "two-suits", "DK-186")
    t.refuses("Alice", m.Special("A♥", ALICE, pair=some("9♦ 8♦")), "unknown", "DK-035")
    t.refuses("Alice", m.Special("A♥", ALICE, pair=some("9♦ A♠")), "no-pair-card", "DK-A75")
    t.refuses("Alice", m.Special("A♥", ALICE, pair=("9♦",)), "too-few", "DK-186")
    t.refuses("Alice", m.Special("A♥", ALICE), "too-few", "DK-186")
    t.refuses("Alice", m.Special("A♥", BOB, pair=some("9♦ 5♦")), "anothers-hand", "DK-189")
    t.refuses("Alice", m.Special("A♥", ALICE, attack=9, pair=some("9♦ 5♦")), "not-asked", "DK-189")
    t.refuses("Alice", m.Special("A♥", t["[7♣]"], attack=7), "training-goes-on", "DK-A18")
    t.refuses("Alice", m.Special("A♥", t["[8♥]"], attack=8), "training-goes-on", "DK-A18")
    t.refuses("Alice", m.Special("A♥", "[9♦]"), "not-for-life-here", "DK-189")


@pytest.mark.rule("DK-A90", "DK-189")
def test_which_cards_stays_hidden_until_life_takes_effect() -> None:
    t = pairs(HOLDING, "Bob: hand 3♣").does("Alice", m.Special("A♥", ALICE, pair=some("9♦ 5♦")))
    assert (t.hand("Alice"), GAME.public(t.state).kingdoms[0].hand) == ("9♦ 5♦ 4♠", 3)
    window = GAME.public(t.state).window
    assert window is not None and window.batch[0].target == ALICE
    for seat in (1, None):
        assert "two cards from hand" in GAME.tell(t.state, t.events, seat)[0].text
        assert "♦" not in GAME.tell(t.state, t.events, seat)[0].text + GAME.prompt(t.state, seat)
    assert "9♦ and 5♦" in GAME.tell(t.state, t.events, 0)[0].text
    assert GAME.private(t.state, 0).played == (("A♥", "9♦/5♦"),)
    assert GAME.private(t.state, 1).played == ()


@pytest.mark.rule("DK-149", "DK-A90", "DK-189")
def test_negated_in_its_window_the_pair_stays_in_the_hand_unseen() -> None:
    t = pairs(HOLDING, "Bob: hand 10♣").does("Alice", m.Special("A♥", ALICE, pair=some("9♦ 5♦")))
    t.plays("Bob", "10♣", "A♥")
    assert (t.hand("Alice"), t.knights("Alice"), t.kingdom("Alice").shown) == ("9♦ 5♦ 4♠", "", b"")


@pytest.mark.rule("DK-189", "DK-A29")
def test_cards_that_left_the_hand_meanwhile_do_not_come() -> None:
    t = pairs("Alice: hand A♥ K♦ 5♦", "Bob: hand 3♣")
    t.does("Alice", m.Special("A♥", ALICE, pair=some("K♦ 5♦"))).plays("Alice", "K♦", BOB)
    assert (t.hand("Alice"), t.knights("Alice"), t.laid("Bob"), t.discard) == ("5♦", "", "K♦", "A♥")


@pytest.mark.rule("DK-132", "DK-189", "DK-A20")
def test_a_pair_may_join_a_battle_by_surprise() -> None:
    t = pairs("Alice: knights 8♠/3♠ | hand 2♣", "Bob: hand A♥ 5♦ 9♦").does("Alice", m.Attack(BOB, ("[8♠]",))).all_pass()
    t.plays("Bob", "A♥", BOB, pair=some("5♦ 9♦")).all_pass()
    t.does("Bob", m.Defend(against("[8♠]", "[5♦]"))).all_pass()
    assert (t.grave("Alice"), t.knights("Bob"), t.is_tapped("[5♦]"), t.health("Bob")) == ("8♠ 3♠", "[5♦]", False, 39)


@pytest.mark.rule("DK-128", "DK-129", "DK-189")
def test_life_on_a_knight_untaps_it_as_ever() -> None:
    t = pairs("Alice: hand A♥", "Bob: knights 9♦/5♦ tapped").plays("Alice", "A♥", "[9♦]")
    assert not t.is_tapped("[9♦]") and t.knight("[9♦]").never_taps


@pytest.mark.rule("DK-191", "DK-A17", "DK-189")
def test_life_negated_the_pair_returns_to_the_hand_and_all_know_it() -> None:
    t = pairs("Alice: knights 9♦/5♦ life A♥ with A♣ | hand 2♣", "Bob: hand 10♣ 3♣").plays("Bob", "10♣", "A♥")
    assert (t.knights("Alice"), t.hand("Alice"), t.discard) == ("", "2♣ 9♦ 5♦", "A♥ 10♣ A♣")
    assert GAME.public(t.state).kingdoms[0].known == ("9♦", "5♦")


@pytest.mark.rule("DK-A07", "DK-189")
def test_with_such_cards_a_hand_may_hold_more_than_six_and_draws_none() -> None:
    t = (
        pairs("Alice: knights 9♦/5♦ life A♥ | hand 2♣ 3♣ 4♣ 6♣ 7♣", "Bob: hand 10♣", phase=DRAW)
        .plays("Bob", "10♣", "A♥")
        .all_pass()
    )
    assert (t.phase, len(t.kingdom("Alice").hand)) == (DRAW, 7)
    t.does("Alice", m.DrawCards(False)).all_pass()
    assert (t.phase, len(t.kingdom("Alice").hand)) == (TRAIN, 7)


@pytest.mark.rule("DK-A17")
@pytest.mark.parametrize(
    ("negated", "graveyard", "knights", "grave", "discard"),
    [
        ("graveyard", "lastPair", "", "9♦ 5♦", "A♥ 10♣ A♣"),
        ("graveyard", "none", "", "", "A♥ 10♣ 9♦ 5♦ A♣"),
        ("stays", "lastPair", "[9♦]", "", "A♥ 10♣"),
    ],
)
def test_or_as_the_house_plays(negated: str, graveyard: str, knights: str, grave: str, discard: str) -> None:
    t = pairs("Alice: knights 9♦/5♦ life A♥ with A♣", "Bob: hand 10♣", life_negated=negated, nl_graveyard=graveyard)
    t.plays("Bob", "10♣", "A♥")
    assert (t.knights("Alice"), t.hand("Alice"), t.grave("Alice"), t.discard) == (knights, "", grave, discard)


@pytest.mark.rule("DK-A17", "DK-A39")
def test_life_negated_in_a_battle_takes_the_pair_out_of_it() -> None:
    t = (
        pairs("Alice: knights 8♠/3♠ | hand 2♣ 10♣", "Bob: knights 5♦/9♦ life A♥")
        .does("Alice", m.Attack(BOB, ("[8♠]",)))
        .all_pass()
    )
    t.does("Bob", m.Defend(against("[8♠]", "[5♦]"))).plays("Alice", "10♣", "A♥").all_pass()
    assert (t.hand("Bob"), t.health("Bob"), t.knights("Alice")) == ("5♦ 9♦", 31, "[8♠]")


@pytest.mark.rule("DK-131", "DK-A76", "DK-189")
def test_a_raised_candidate_enters_by_life_at_once() -> None:
    t = pairs("Alice: hand JK A♥ 2♣", "Charlie: grave 9♦ 8♦").plays("Alice", "JK1", CHARLIE)
    t.refuses("Alice", m.Special("A♥", t["[9♦]"]), "unknown", "DK-188")
    t.refuses("Alice", m.Special("A♥", t["[9♦]"], attack=7), "unknown", "DK-188")
    t.plays("Alice", "A♥", t["[9♦]"], attack=8)
    assert (t.value("[9♦]"), t.pair("[9♦]"), t.candidates("Alice"), t.knight("[9♦]").never_taps) == (
        "8/9",
        "8♦/9♦",
        "",
        True,
    )


@pytest.mark.rule("DK-A18", "DK-A29")
def test_a_raised_candidate_of_another_only_by_the_switch() -> None:
    lines = ("Alice: hand A♥", "Bob: raised 5♦ 9♦")
    t = pairs(*lines)
    t.refuses("Alice", m.Special("A♥", t["[5♦]"]), "anothers", "DK-A18")
    t = pairs(*lines, life_recruit="any")
    t.plays("Alice", "A♥", t["[5♦]"])
    assert (t.knights("Bob"), t.value("[5♦]")) == ("[5♦]", "9/5")
    t = pairs("Alice: hand A♥ | raised 5♦ 9♦", "Bob: hand A♠")
    t.does("Alice", m.Special("A♥", t["[5♦]"], attack=5)).plays("Bob", "A♠", t["[5♦]"])
    assert (t.knights("Alice"), t.grave("Alice"), t.discard) == ("", "5♦ 9♦", "A♠ A♥")


@pytest.mark.rule("DK-045", "DK-A76")
def test_otherwise_it_is_promoted_in_the_next_maintain() -> None:
    t = daybreak("Alice: raised 9♦ 8♦").does("Alice", m.AssignPair("#1", "8♦"))
    assert t.value("[9♦]") == "8/9"
