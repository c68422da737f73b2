"""2.19 Tens and Jokers."""

import pytest

from games.domino_knights.given import ALICE, BOB, CHARLIE, against, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import TRAIN


@pytest.mark.rule("DK-149", "DK-A27")
def test_a_wizard_negates_a_card_in_play() -> None:
    t = given("Alice: hand 10♥", "Bob: laid J♣ | knights [4:4] ♣", discard="2♠")
    assert t.value("[4:4]") == "7/7"
    t.plays("Alice", "10♥", "J♣")
    assert (t.value("[4:4]"), t.laid("Bob"), t.discard) == ("4/4", "", "2♠ J♣ 10♥")


@pytest.mark.rule("DK-149")
def test_without_a_special_card_there_is_nothing_to_negate() -> None:
    t = given("Alice: hand 10♥ J♣", "Bob: hand A♠ | knights [4:4] on 8♦")
    t.refuses("Alice", m.Special("10♥", "8♦"), "training-card", "DK-058")
    for target in ("A♠", "J♣", "10♥", "[4:4]", BOB):
        t.refuses("Alice", m.Special("10♥", target), "nothing-to-negate", "DK-149")


@pytest.mark.rule("DK-150")
def test_a_wizard_can_be_negated_by_another() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: hand 10♣ 3♣ | knights [4:4] ♦", "Charlie: hand 10♦ 4♣")
    t.does("Alice", m.Special("A♠", "[4:4]")).does("Bob", m.Special("10♣", "A♠")).does(
        "Charlie", m.Special("10♦", "10♣")
    )
    assert t.resolve().graveyard("Bob") == "[4:4]"


@pytest.mark.rule("DK-151")
def test_death_is_exposed_only_in_its_brief_moment() -> None:
    t = given("Alice: hand A♠ 2♣", "Bob: hand 10♣ 3♣ | knights [4:4] ♦").plays("Alice", "A♠", "[4:4]")
    t.refuses("Bob", m.Special("10♣", "A♠"), "discarded", "DK-151")


@pytest.mark.rule("DK-152")
@pytest.mark.parametrize("victim", some("A♥ A♥' A♣ K♠ Q♠ J♠"))
def test_every_special_card_in_play_can_be_disrupted(victim: str) -> None:
    t = given("Alice: hand 10♥", "Bob: laid K♠ Q♠ J♠ A♦ | knights [4:4] ♦ with A♥ A♣; [5:5] life A♥'")
    t.plays("Alice", "10♥", victim)
    assert t.discard.split()[:2] == [victim, "10♥"]


@pytest.mark.rule("DK-152", "DK-137")
def test_but_for_wealth_outside_its_train_phase() -> None:
    t = given("Alice: hand 10♥", "Bob: laid A♦", phase=TRAIN, active="Alice")
    t.refuses("Alice", m.Special("10♥", "A♦"), "wealth-settled")
    t = given("Alice: hand 10♥", "Bob: laid A♦", phase=TRAIN, active="Bob").plays("Alice", "10♥", "A♦")
    assert t.discard == "A♦ 10♥"


@pytest.mark.rule("DK-153")
def test_the_necromancer_raises_a_recruit() -> None:
    t = given("Alice: hand JK | recruits [1:1] [1:2]", "Charlie: graveyard [2:2] [8:9]").plays("Alice", "JK1", CHARLIE)
    assert (t.recruits("Alice"), t.graveyard("Charlie"), t.discard) == ("[1:1] [1:2] [8:9]", "[2:2]", "JK1")
    assert GAME.public(t.state).kingdoms[0].recruits[2].pips == "[8:9]", "everybody saw it raised"


@pytest.mark.rule("DK-153")
def test_she_may_raise_from_her_own_graveyard() -> None:
    t = given("Alice: hand JK | graveyard [8:9]").plays("Alice", "JK1", ALICE)
    assert (t.recruits("Alice"), t.graveyard("Alice")) == ("[8:9]", "")


@pytest.mark.rule("DK-154")
def test_only_the_top_can_be_raised() -> None:
    t = given("Alice: hand JK", "Bob: graveyard [8:9] [0:1]")
    t.refuses("Alice", m.Special("JK1", "[8:9]"), "nobody-to-raise")
    t.plays("Alice", "JK1", BOB)
    assert (t.recruits("Alice"), t.graveyard("Bob")) == ("[0:1]", "[8:9]")


@pytest.mark.rule("DK-A56", "DK-153")
def test_without_any_dead_the_necromancer_is_not_playable() -> None:
    t = given("Alice: hand JK", "Charlie: graveyard [1:1]")
    t.refuses("Alice", m.Special("JK1", BOB), "nobody-to-raise")
    given("Alice: hand JK").refuses("Alice", m.Special("JK1", BOB), "nobody-to-raise")


@pytest.mark.rule("DK-A54", "DK-153")
def test_the_graveyard_of_the_ejected_remains_in_use() -> None:
    t = given("Alice: hand JK", "Bob: out | graveyard [8:9]")
    assert [offer.asks[0].of for offer in GAME.offers(t.state, 0) if offer.command == "special"] == [(BOB,)]  # type: ignore[union-attr]
    t.plays("Alice", "JK1", BOB)
    assert t.recruits("Alice") == "[8:9]"


@pytest.mark.rule("DK-A55")
def test_the_raised_goes_to_her_own_recruits_unless_the_house_says_any() -> None:
    lines = ("Alice: hand JK", "Bob: graveyard [8:9]")
    given(*lines).refuses("Alice", m.Special("JK1", BOB, to=CHARLIE), "not-asked")
    t = given(*lines, joker_to="any").plays("Alice", "JK1", BOB, to=CHARLIE)
    assert (t.recruits("Charlie"), t.recruits("Alice")) == ("[8:9]", "")
    t = given(*lines, joker_to="any").plays("Alice", "JK1", BOB)
    assert t.recruits("Alice") == "[8:9]"


@pytest.mark.rule("DK-149", "DK-A33")
def test_knights_withdrawn_do_not_come_back_when_the_queen_is_negated() -> None:
    t = given("Alice: hand 10♣ | knights [2:8] 8/2 ♥; [1:1] ♦", "Bob: hand Q♥ 2♣").does(
        "Alice", m.Attack(BOB, some("[2:8] [1:1]"))
    )
    t.plays("Bob", "Q♥", BOB).plays("Alice", "10♣", "Q♥").all_pass().does("Bob", m.Defend(())).all_pass()
    assert (t.health("Bob"), t.laid("Bob")) == (26, "")


@pytest.mark.rule("DK-149")
def test_power_negated_in_battle_halves_at_once() -> None:
    t = given("Alice: hand 10♣ | knights [5:9] 9/5 ♦", "Bob: knights [3:6] 3/6 ♣ with A♣")
    t.does("Alice", m.Attack(BOB, ("[5:9]",))).all_pass().does("Bob", m.Defend(against("[5:9]", "[3:6]")))
    t.plays("Alice", "10♣", "A♣").all_pass()
    assert (t.graveyard("Bob"), t.knights("Alice")) == ("[3:6]", "[5:9]")
