"""2.2 Pieces and places: what lies where, and who may see it."""

import msgspec
import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.model import DRAW, TRAIN
from parlour.games.domino_knights.moves import (
    AidAttack,
    Attack,
    Defend,
    DrawCards,
    Promote,
    Special,
    Train,
)  # fmt: skip


def seen_by_all(t) -> str:
    return msgspec.json.encode(GAME.public(t.state)).decode()


def seen_by(t, who: str) -> str:
    return msgspec.json.encode(GAME.private(t.state, t.seat(who))).decode()


@pytest.mark.rule("DK-012")
def test_peasants_are_a_count_only() -> None:
    t = given("Alice: recruits [1:4] [6:6]")
    public = GAME.public(t.state)
    assert public.peasants == 53
    assert "[8:9]" not in seen_by_all(t)
    assert all("[8:9]" not in seen_by(t, who) for who in ("Alice", "Bob"))


@pytest.mark.rule("DK-013")
def test_a_recruit_is_known_to_its_owner_only() -> None:
    t = given("Alice: recruits [1:4] [6:6]")
    assert [r.pips for r in GAME.private(t.state, 0).recruits] == ["[1:4]", "[6:6]"]
    assert len(GAME.public(t.state).kingdoms[0].recruits) == 2
    assert [r.pips for r in GAME.public(t.state).kingdoms[0].recruits] == [None, None]
    for text in (seen_by_all(t), seen_by(t, "Bob")):
        assert "[1:4]" not in text and "[6:6]" not in text


@pytest.mark.rule("DK-014")
def test_of_a_candidate_others_see_only_the_number_of_its_cards() -> None:
    t = given("Alice: candidates [9:9] on 10♦ 8♦")
    seen = GAME.public(t.state).kingdoms[0].candidates[0]
    assert (seen.cards, seen.pips) == (2, None)
    for text in (seen_by_all(t), seen_by(t, "Bob")):
        assert not any(hidden in text for hidden in ("[9:9]", "10♦", "8♦", "♦"))
    mine = GAME.private(t.state, 0).candidates[0]
    assert (mine.pips, mine.cards, mine.paid, mine.cost) == ("[9:9]", ("10♦", "8♦"), 18, 18)


@pytest.mark.rule("DK-015")
def test_everything_about_a_knight_is_public() -> None:
    t = given("Alice: knights [5:9] 9/5 on 8♦ 6♦ with A♣ tapped")
    seen = GAME.public(t.state).kingdoms[0].knights[0]
    assert (seen.id, seen.attack_end, seen.defence_end, seen.suit) == ("[5:9]", 9, 5, "♦")
    assert (seen.cards, seen.on, seen.tapped) == (("8♦", "6♦"), ("A♣",), True)
    assert (seen.attack, seen.defence) == (18, 10)


@pytest.mark.rule("DK-016", "DK-038")
def test_the_dead_lie_open_on_their_own_graveyard() -> None:
    t = given("Alice: knights [5:9] 9/5 ♦", "Bob: knights [0:2] 0/2 ♣ | graveyard [1:1]")
    t.does("Alice", Attack(BOB, ("[5:9]",))).does("Bob", Defend(against("[5:9]", "[0:2]")))
    assert t.graveyard("Bob") == "[1:1] [0:2]"
    assert GAME.public(t.state).kingdoms[1].graveyard == ("[1:1]", "[0:2]")
    assert t.graveyard("Alice") == ""


@pytest.mark.rule("DK-017")
def test_the_deck_is_a_count_only() -> None:
    t = given("Alice: hand 2♣", players=2)
    assert GAME.public(t.state).deck == 53
    assert "3♣" not in seen_by_all(t) + seen_by(t, "Alice") + seen_by(t, "Bob")


@pytest.mark.rule("DK-018")
def test_the_discard_pile_lies_open() -> None:
    t = given(discard="7♥ K♣ 4♠")
    assert GAME.public(t.state).discard == ("7♥", "K♣", "4♠")


@pytest.mark.rule("DK-019")
def test_one_card_at_most_comes_from_the_discard_pile() -> None:
    t = given("Alice: hand 2♣ 3♣ 6♣", phase=DRAW, discard="4♠ 5♠")
    t.does("Alice", DrawCards(True), "9♥", "8♥")
    assert t.hand("Alice") == "2♣ 3♣ 6♣ 5♠ 9♥ 8♥"
    assert t.discard == "4♠"
    t.all_pass()
    t.refuses("Alice", DrawCards(True), "not-draw")


@pytest.mark.rule("DK-020")
def test_the_battlefield_is_who_takes_part() -> None:
    t = given(
        "Alice: knights [4:5] 5/4 ♣", "Bob: knights [2:6] 2/6 ♦; [1:1] ♦ | hand 2♣", "Charlie: knights [2:8] 8/2 ♥"
    )
    t.does("Alice", Attack(BOB, ("[4:5]",))).all_pass().does("Charlie", AidAttack(("[2:8]",)))
    t.does("Bob", Defend(against("[4:5]", "[2:6]")))
    battle = GAME.public(t.state).battle
    assert battle is not None
    assert {k for p in battle.pairings for k in (p.attacker, *p.blockers)} == {"[4:5]", "[2:8]", "[2:6]"}


@pytest.mark.rule("DK-021")
def test_a_tapped_knight_does_nothing_more_this_turn() -> None:
    t = given("Alice: knights [4:5] 5/4 ♣; [1:1] ♦").open_battle("Alice", BOB, "[4:5]")
    assert t.is_tapped("[4:5]")
    t.refuses("Alice", Attack(CHARLIE, ("[4:5]",)), "tapped")
    t.does("Alice", Attack(CHARLIE, ("[1:1]",)))


@pytest.mark.rule("DK-022", "DK-044")
def test_maintain_untaps_the_knights_of_the_active_kingdom_only() -> None:
    t = dawn("Alice: knights [4:5] 5/4 ♣ tapped; [1:1] ♦ tapped", "Bob: knights [2:6] 2/6 ♦ tapped")
    assert (t.is_tapped("[4:5]"), t.is_tapped("[1:1]"), t.is_tapped("[2:6]")) == (False, False, True)


@pytest.mark.rule("DK-024", "DK-112")
def test_a_special_card_may_be_played_in_anybodys_turn() -> None:
    t = given("Bob: hand 2♣", "Dianne: hand A♣ | knights [1:1] ♣", phase=DRAW, active="Bob")
    t.does("Dianne", Special("A♣", "[1:1]"))
    assert t.state.window is not None
    assert [play.card for play in GAME.public(t.state).window.batch] == ["A♣"]
    assert GAME.awaited(t.state) == (1,)
    t.all_pass()
    assert t.value("[1:1]") == "2/2"
    assert t.phase == DRAW


@pytest.mark.rule("DK-024")
def test_no_special_card_inside_maintain() -> None:
    t = dawn("Alice: candidates [3:7] on Q♣", "Bob: hand J♠")
    t.refuses("Bob", Special("J♠", ALICE), "too-short")
    t.does("Alice", Promote(t["[3:7]"], 7)).does("Bob", Special("J♠", ALICE))


@pytest.mark.rule("DK-025")
@pytest.mark.parametrize("card", ["A♦", "JK1"])
def test_aces_and_jokers_train_nobody(card: str) -> None:
    t = given("Alice: hand A♦ JK 9♦ 2♦ | recruits [0:5] [4:7]", phase=TRAIN)
    t.refuses("Alice", Train(t["[0:5]"], (card,)), "no-training-card", "DK-025")
    t.refuses("Alice", Train(t["[0:5]"], (card, "9♦")), "no-training-card", "DK-025")
    t.does("Alice", Train(t["[4:7]"], some("9♦ 2♦")))


@pytest.mark.rule("DK-026")
@pytest.mark.parametrize(("pips", "cost"), [("[9:9]", 18), ("[0:5]", 5), ("[0:0]", 0)])
def test_the_cost_is_the_sum_of_both_ends(pips: str, cost: int) -> None:
    t = given(f"Alice: recruits {pips}")
    assert GAME.private(t.state, 0).recruits[0].cost == cost


@pytest.mark.rule("DK-027")
def test_drawing_is_recruits_and_cards() -> None:
    t = dawn("Alice: hand 2♣ 3♣ | recruits [1:1]")
    t.all_pass("[4:4]")
    assert t.recruits("Alice") == "[1:1] [4:4]"
    t.does("Alice", DrawCards(False), *some("4♣ 5♣ 6♣ 7♣"))
    assert t.hand("Alice") == "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"
