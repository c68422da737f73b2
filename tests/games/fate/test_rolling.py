"""2.2 Rolling."""

import pytest

from games.fate.given import GM, State, bonus, do, given, offered, pc, refused, text
from games.fate.rolls import attempt, dice, invoke, opposed, overcome, roll, settled, stand, thrown
from parlour.games.fate import moves as m
from parlour.games.fate.rules.sums import CARD_NAMES, CARD_VALUES, total

AMA = pc("Ama", Clever=0)


@pytest.mark.rule("FAE-019", "FAE-X01")
@pytest.mark.parametrize(
    ("faces", "comes_to"), [("+0-+", 1), ("+000", 1), ("+-+-", 0), ("++00", 2), ("-0+-", -1), ("++0-", 1)]
)
def test_plus_adds_one_minus_takes_one_blank_nothing(faces: str, comes_to: int) -> None:
    state = do(opposed(given(AMA), overcome(), 0), 1, m.ThrowDice("c1"), *faces)
    assert total(roll(state).sides[0]) == comes_to


@pytest.mark.rule("FAE-020")
def test_a_total_may_be_negative() -> None:
    state = do(opposed(given(AMA), overcome(), 0), 1, m.ThrowDice("c1"), *"----")
    assert total(roll(state).sides[0]) == -4


@pytest.mark.rule("FAE-019")
def test_dice_from_ones_own_table_are_entered_and_marked() -> None:
    state = opposed(given(AMA), overcome(), 0)
    refused(state, 1, m.EnterDice("c1", "+", "+", "x", "-"), "FAE-019")  # type: ignore[arg-type]
    refused(state, 2, m.EnterDice("c1", "+", "+", "0", "-"), "FAE-019")
    state = do(state, 1, m.EnterDice("c1", "+", "+", "0", "-"))
    assert total(roll(state).sides[0]) == 1 and roll(state).sides[0].throws[0].by_hand


@pytest.mark.rule("FAE-021")
def test_a_card_of_the_deck_takes_the_place_of_the_dice() -> None:
    state = given(AMA, roll_mode="deck", deck=bytes(range(81)))
    state = opposed(state, overcome(), 0)
    refused(state, 1, m.ThrowDice("c1"), "FAE-021")
    refused(state, 1, m.EnterDice("c1", "+", "+", "0", "-"), "FAE-021")
    state = do(state, 1, m.DrawCard("c1"), "+++0")
    assert total(roll(state).sides[0]) == 3
    assert len(state.deck) == 80 and roll(state).sides[0].throws[0].card not in state.deck
    refused(opposed(given(AMA), overcome(), 0), 1, m.DrawCard("c1"), "FAE-021")
    both = opposed(given(AMA, roll_mode="both", deck=bytes(range(81))), overcome(), 0)
    assert offered(both, 1, "throw_dice") and offered(both, 1, "draw_card")


@pytest.mark.rule("FAE-Q05")
def test_cards_stay_out_until_the_deck_is_empty_or_shuffled() -> None:
    assert [CARD_VALUES.count(value) for value in range(-4, 5)] == [1, 4, 10, 16, 19, 16, 10, 4, 1]
    assert len(set(CARD_NAMES)) == 81
    last = bytes([CARD_VALUES.index(4)])
    state = do(opposed(given(AMA, roll_mode="deck", deck=last), overcome(), 0), 1, m.DrawCard("c1"), "++++")
    assert state.deck == b""
    state = do(opposed(stand_all(state), overcome(), 0), 1, m.DrawCard("c1"), "++++")
    assert len(state.deck) == 80
    refused(state, GM, m.Reshuffle(), "FAE-023")
    state = stand_all(state)
    refused(state, 1, m.Reshuffle(), "FAE-Q05")
    assert len(do(state, GM, m.Reshuffle()).deck) == 81
    refused(given(AMA), GM, m.Reshuffle(), "FAE-021")


def stand_all(state: State) -> State:
    """Out of the roll: with style, so a boost is named."""
    return do(stand(state), 1, m.NameIt("Lucky"))


@pytest.mark.rule("FAE-Q05")
def test_by_switch_the_deck_is_shuffled_for_every_draw_or_scene() -> None:
    few = bytes(range(10))
    state = do(
        opposed(given(AMA, roll_mode="deck", deck=few, deck_reshuffle="draw"), overcome(), 0),
        1,
        m.DrawCard("c1"),
        "++++",
    )
    assert len(state.deck) == 80
    for switch, left in (("scene", 81), ("empty", 10)):
        state = given(AMA, scene=None, roll_mode="deck", deck=few, deck_reshuffle=switch)
        assert len(do(state, GM, m.OpenScene("Quay", ("c1",))).deck) == left


@pytest.mark.rule("FAE-Q05", "FAE-110")
def test_a_reroll_draws_another_card() -> None:
    state = given(AMA, roll_mode="deck", deck=bytes(range(81)))
    state = do(opposed(state, overcome(), 2), 1, m.DrawCard("c1"), "----")
    state = do(state, 1, invoke(text(state, "Ama the Brave").id, effect="reroll"), "++++")
    assert total(roll(state).sides[0]) == 4 and len(state.deck) == 79


@pytest.mark.rule("FAE-022")
def test_rating_invocation_and_stunt_are_added_to_the_dice() -> None:
    state = given(pc("Ama", Clever=3, stunts=[bonus("Clever", "overcome")]))
    state = do(opposed(state, overcome(), 9), 1, m.ClaimStunt("c1", 0))
    state = do(state, 1, m.ThrowDice("c1"), *dice(0))
    assert total(roll(state).sides[0]) == 5
    state = do(state, 1, invoke(text(state, "Ama the Brave").id))
    assert total(roll(state).sides[0]) == 7


@pytest.mark.rule("FAE-023")
def test_a_total_is_compared_with_the_difficulty() -> None:
    state = attempt(given(AMA), overcome(), 4, 2)
    assert total(roll(state).sides[0]) - total(roll(state).sides[1]) == 2
    refused(state, 1, m.ThrowDice("c1"), "FAE-110")


@pytest.mark.rule("FAE-023")
def test_no_dice_before_the_opposition_is_settled() -> None:
    state = do(given(AMA), 1, overcome())
    refused(state, 1, m.ThrowDice("c1"), "FAE-023")
    refused(given(AMA), 1, m.ThrowDice("c1"), "FAE-019")
    refused(state, 1, overcome(), "FAE-023")


OUTCOMES = pytest.mark.parametrize(
    ("comes_to", "outcome"), [(1, "fail"), (2, "tie"), (3, "succeed"), (4, "succeed"), (5, "style")]
)


@pytest.mark.rule("FAE-024", "FAE-025", "FAE-026", "FAE-027")
@OUTCOMES
def test_below_equal_above_three_above(comes_to: int, outcome: str) -> None:
    state = given(pc("Ama", Clever=1), aspects=["Locked"])
    state = settled(state, overcome(target=text(state, "Locked").id), comes_to, 2)
    assert (roll(state).outcome, roll(state).shift) == (outcome, comes_to - 2)


@pytest.mark.rule("FAE-023")
def test_two_rolls_are_compared_with_each_other() -> None:
    state = given(AMA, pc("Dan", 2, side="foes", Quick=0))
    state = opposed(state, m.Attack("c1", "physical", "c2", ("Clever",), "so"))
    state = thrown(thrown(state, "c2", 3), "c1", 3)
    assert roll(stand(state)).outcome == "tie"
