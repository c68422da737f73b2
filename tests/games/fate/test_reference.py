"""2.15 Mooks and groups as they roll."""

import pytest

from games.fate.given import GM, State, do, find, given, mook, pc, refused
from games.fate.rolls import attack, opposed, overcome, roll, stand, thrown
from parlour.games.fate import moves as m
from parlour.games.fate.rules.sums import bonus, total

CLERK = mook("Clerk", skilled="climbing; hiding", bad="planning; lying")
SHARK = mook("Shark", skilled="flying; biting", bad="everything else", boxes=2)
AMA = pc("Ama", Quick=0, Clever=3)


def adds(person: object, *how: str) -> int:
    state = do(given(person), GM, m.Overcome("c1", "scene", how, "so"))
    return bonus(roll(state).sides[0])


@pytest.mark.rule("FAE-168")
def test_a_mook_adds_two_for_what_it_is_good_at() -> None:
    assert adds(CLERK, "climbing") == 2
    refused(given(CLERK), GM, m.Overcome("c1", "scene", ("Quick",), "so"), "FAE-168")
    refused(given(SHARK), GM, m.Overcome("c1", "scene", ("hiding",), "so"), "FAE-168")


@pytest.mark.rule("FAE-169")
def test_a_mook_takes_two_off_for_what_it_is_bad_at() -> None:
    assert adds(CLERK, "planning") == -2


@pytest.mark.rule("FAE-170")
def test_a_mook_rolls_plainly_at_everything_else() -> None:
    assert adds(CLERK) == 0


@pytest.mark.rule("FAE-Q45")
def test_two_things_that_fit_count_once_and_good_and_bad_cancel() -> None:
    assert adds(CLERK, "climbing", "hiding") == 2
    assert adds(CLERK, "planning", "lying") == -2
    assert adds(CLERK, "climbing", "planning") == 0


@pytest.mark.rule("FAE-187", "FAE-X35")
def test_who_is_weak_at_all_else_has_no_plain_rolls() -> None:
    for how, comes_to in ((("biting",), 3), ((), -1)):
        state = opposed(given(SHARK), m.Overcome("c1", "scene", how, "so"), 0)
        assert total(roll(do(state, GM, m.ThrowDice("c1"), *"+000")).sides[0]) == comes_to


@pytest.mark.rule("FAE-X29")
def test_the_bully_frightens_and_plans_and_is_out_at_the_first_hit() -> None:
    bully = mook("Bully", skilled="frightening", bad="planning")
    for how, comes_to in ((("frightening",), 3), (("planning",), -1)):
        state = opposed(given(bully), m.Overcome("c1", "scene", how, "so"), 0)
        assert total(roll(do(state, GM, m.ThrowDice("c1"), *"+000")).sides[0]) == comes_to
    assert find(_hit(given(AMA, bully), 1), "Bully").out == "taken"


@pytest.mark.rule("FAE-X35", "FAE-172")
def test_the_shark_takes_two_then_one_then_is_out() -> None:
    state = given(AMA, SHARK)
    for damage, box in ((2, "2"), (1, "1")):
        state = do(_hit(state, damage), GM, m.Absorb(box, ()))
    assert find(state, "Shark").ticked == (1, 2)
    assert find(_hit(state, 1), "Shark").out == "taken"


def _hit(state: State, damage: int) -> State:
    state = do(do(state, 1, attack()), GM, m.StandOpen("c2"))
    return stand(thrown(state, "c1", damage))


@pytest.mark.rule("FAE-123", "FAE-165")
def test_any_number_may_be_set_from_terrible_to_impossible() -> None:
    state = do(given(AMA), 1, overcome())
    for number in (-2, 0, 2, 4, 20):
        assert roll(do(state, GM, m.SetDifficulty(number))).sides[1].rating == number
