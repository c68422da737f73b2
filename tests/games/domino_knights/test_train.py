"""2.7 Train."""

import pytest

from games.domino_knights.given import BOB, dawn, given, some
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, DISCARD, TRAIN


@pytest.mark.rule("DK-055")
def test_the_cost_must_be_covered() -> None:
    t = given("Alice: hand 8♥ 9♥ | recruits [4:5]", phase=TRAIN)
    t.refuses("Alice", m.Train(t["[4:5]"], ("8♥",)), "too-little", "DK-055")
    t.does("Alice", m.Train(t["[4:5]"], ("9♥",)))
    assert t.candidates("Alice") == "[4:5]"


@pytest.mark.rule("DK-055")
def test_only_her_own_recruit_and_her_own_cards_count() -> None:
    t = given("Alice: hand 9♥ | recruits [4:5]", "Bob: hand K♥ | recruits [1:1]", phase=TRAIN)
    t.refuses("Alice", m.Train(t["[1:1]"], ("9♥",)), "unknown")
    t.refuses("Alice", m.Train(t["[4:5]"], ("K♥",)), "unknown")
    t.refuses("Bob", m.Train(t["[1:1]"], ("K♥",)), "not-your-turn")


@pytest.mark.rule("DK-056")
def test_all_cards_for_one_recruit_are_of_one_suit() -> None:
    t = given("Alice: hand 10♦ K♠ 8♦ | recruits [9:9]", phase=TRAIN)
    t.refuses("Alice", m.Train(t["[9:9]"], some("10♦ K♠")), "mixed", "DK-056")
    t.does("Alice", m.Train(t["[9:9]"], some("10♦ 8♦")))


@pytest.mark.rule("DK-057", "DK-118")
@pytest.mark.parametrize(
    ("card", "exact", "above"),
    [("2♥", "[1:1]", "[1:2]"), ("9♥", "[4:5]", "[4:6]"), ("10♥", "[4:6]", "[5:6]"), ("J♥", "[5:6]", "[6:6]"),
     ("Q♥", "[6:6]", "[6:7]"), ("K♥", "[6:7]", "[7:7]")],
)  # fmt: skip
def test_what_each_card_counts(card: str, exact: str, above: str) -> None:
    t = given(f"Alice: hand {card} | recruits {exact} {above}", phase=TRAIN)
    t.refuses("Alice", m.Train(t[above], (card,)), "too-little")
    t.does("Alice", m.Train(t[exact], (card,)))


@pytest.mark.rule("DK-057")
def test_a_double_twelve_may_be_paid_with_king_and_jack() -> None:
    t = given("Alice: hand K♥ J♥ | recruits [12:12]", phase=TRAIN, set="double-twelve")
    t.does("Alice", m.Train(t["[12:12]"], some("K♥ J♥")))


@pytest.mark.rule("DK-058")
def test_a_training_card_has_lost_its_special_ability() -> None:
    t = given("Alice: knights [4:6] 6/4 on 10♦ | laid J♣", "Bob: hand 10♥ 10♣ | knights [5:6] 6/5 on J♠")
    t.refuses("Bob", m.Special("10♥", "10♦"), "training-card")
    t.refuses("Alice", m.Special("10♦", "J♣"), "lies-under")
    assert t.value("[5:6]") == "6/5"


@pytest.mark.rule("DK-059")
def test_training_makes_a_recruit_a_candidate_face_down_on_its_cards() -> None:
    t = given("Alice: hand 10♦ 8♦ 2♣ | recruits [9:9] [1:4]", phase=TRAIN)
    t.does("Alice", m.Train(t["[9:9]"], some("10♦ 8♦")))
    assert (t.hand("Alice"), t.recruits("Alice"), t.candidates("Alice")) == ("2♣", "[1:4]", "[9:9]")
    seen = GAME.public(t.state).kingdoms[0]
    assert (seen.hand, len(seen.recruits), seen.candidates[0].cards, seen.candidates[0].pips) == (1, 1, 2, None)


@pytest.mark.rule("DK-060")
def test_a_candidate_fights_only_after_the_next_maintain() -> None:
    t = given("Alice: hand 8♦ | recruits [4:4] [1:1] [1:2]", phase=TRAIN)
    t.does("Alice", m.Train(t["[4:4]"], ("8♦",))).does("Alice", m.EndTrain())
    assert (t.phase, t.candidates("Alice"), t.knights("Alice")) == (ATTACK, "[4:4]", "")
    t.refuses("Alice", m.Attack(BOB, (t["[4:4]"],)), "unknown")
    t.refuses("Alice", m.Attack(BOB, ("[4:4]",)), "unknown")
    t = dawn("Alice: candidates [4:4] on 8♦ | recruits [1:1] [1:2]")
    assert (t.candidates("Alice"), t.knights("Alice")) == ("", "[4:4]")


@pytest.mark.rule("DK-199")
def test_a_turn_may_pass_without_training_and_attacking() -> None:
    t = given("Alice: hand 9♥ | recruits [4:5] | knights [2:2] ♣", phase=TRAIN)
    t.does("Alice", m.EndTrain()).all_pass().does("Alice", m.EndAttack())
    assert t.phase == DISCARD


@pytest.mark.rule("DK-X02", "DK-138")
def test_the_double_nine_costs_eighteen() -> None:
    t = given("Alice: hand 10♦ 8♦ 5♦ K♠ 3♣ J♥ | recruits [9:9] [1:4]", phase=TRAIN)
    nine = t["[9:9]"]
    t.refuses("Alice", m.Train(nine, some("10♦ 5♦")), "too-little")
    t.refuses("Alice", m.Train(nine, some("10♦ K♠")), "mixed")
    t.does("Alice", m.Train(nine, some("10♦ 8♦")))
    assert (t.hand("Alice"), t.recruits("Alice")) == ("5♦ K♠ 3♣ J♥", "[1:4]")
    t = dawn("Alice: candidates [9:9] on 10♦ 8♦ | recruits [1:4] [1:1]", "Bob: hand 10♥")
    seen = t.knight("[9:9]")
    assert (seen.suit, t.value("[9:9]"), seen.cards) == ("♦", "9/9", ("10♦", "8♦"))
    t.refuses("Bob", m.Special("10♥", "10♦"), "training-card")


@pytest.mark.rule("DK-A08")
def test_more_than_the_cost_may_be_paid_and_by_switch_no_needless_card() -> None:
    t = given("Alice: hand 9♥ 5♥ 4♥ | recruits [0:6] [1:2]", phase=TRAIN)
    t.does("Alice", m.Train(t["[0:6]"], some("9♥ 5♥")))
    assert (t.candidates("Alice"), t.hand("Alice")) == ("[0:6]", "4♥"), "no change is given"
    t = given("Alice: hand 9♥ 5♥ 4♥ | recruits [0:6] [1:2]", phase=TRAIN, extra_training="refuse")
    t.refuses("Alice", m.Train(t["[0:6]"], some("5♥ 9♥")), "needless", "DK-A08")
    t.does("Alice", m.Train(t["[0:6]"], ("9♥",)))
    t = given("Alice: hand 9♥ 5♥ 4♥ | recruits [0:6] [1:2]", phase=TRAIN, extra_training="refuse")
    t.does("Alice", m.Train(t["[0:6]"], some("5♥ 4♥")))


@pytest.mark.rule("DK-A09")
def test_the_blank_takes_exactly_one_training_card() -> None:
    t = given("Alice: hand 9♥ 5♥ A♥ | recruits [0:0]", phase=TRAIN)
    blank = t["[0:0]"]
    t.refuses("Alice", m.Train(blank, ()), "too-few")
    t.refuses("Alice", m.Train(blank, some("9♥ 5♥")), "too-many")
    t.refuses("Alice", m.Train(blank, ("A♥",)), "no-training-card")
    t.does("Alice", m.Train(blank, ("5♥",)))


@pytest.mark.rule("DK-A10")
def test_any_number_of_recruits_may_be_trained_unless_the_house_says_one() -> None:
    hand = "Alice: hand 9♥ 3♣ | recruits [4:5] [1:2]"
    t = given(hand, phase=TRAIN)
    t.does("Alice", m.Train(t["[4:5]"], ("9♥",)))
    assert "train" in [offer.command for offer in GAME.offers(t.state, 0)]
    t.does("Alice", m.Train(t["[1:2]"], ("3♣",)))
    assert t.candidates("Alice") == "[4:5] [1:2]"
    t = given(hand, phase=TRAIN, train_per_turn="one")
    t.does("Alice", m.Train(t["[4:5]"], ("9♥",)))
    assert "train" not in [offer.command for offer in GAME.offers(t.state, 0)]
    t.refuses("Alice", m.Train(t["[1:2]"], ("3♣",)), "trained-already", "DK-A10")


@pytest.mark.rule("DK-A38")
def test_nothing_can_be_handed_to_another() -> None:
    """No command names a piece to give and a Kingdom to receive it."""
    t = given("Alice: hand 9♥ | recruits [4:5]", phase=TRAIN)
    t.refuses("Alice", m.Special("9♥", BOB), "no-special")
