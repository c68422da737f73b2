"""Stealth (2.21): hiding, moving quietly, and who watches."""

import pytest

from games.yags.given_check import ANN, FOE, GIL, GUARD, check, do, given, knows, roll, side, total, totals, use, why
from parlour.games.yags import moves as m
from parlour.games.yags.model import State


def sneak(
    state: State, *observers: str, how: str = "both", metres: int = 0, cover: str = "open", gait: str = "standard"
) -> State:
    return do(state, GIL, m.CallSneak(ANN, observers or (FOE,), how, metres, cover, gait, "past the gate"))  # type: ignore[arg-type]


@pytest.mark.rule("YAG-244")
@pytest.mark.parametrize(("how", "attribute"), [("hide", "Perception"), ("move", "Agility"), ("both", "Agility")])
def test_one_check_with_the_attribute_of_what_is_done(how: str, attribute: str) -> None:
    state = sneak(given(), how=how)
    assert (side(state).attribute, side(state).skill, len(check(state).sides)) == (attribute, "stealth", 2)
    assert check(state).situation == ("hide" if how == "hide" else "sneak")


@pytest.mark.rule("YAG-245", "YAG-Q27", "YAG-X30")
def test_distance_and_cover_are_taken_off_the_observers_roll() -> None:
    state = given(ann={"Agility": 3, "stealth": 3}, foe={"Perception": 4, "awareness": 3})
    state = roll(sneak(state, metres=60, cover="half"), 8, 12)
    assert (totals(state), check(state).success, check(state).seen) == ((17, 9), True, ())
    near = roll(sneak(given(ann={"stealth": 3}, foe={"Perception": 4, "awareness": 3})), 8, 12)
    assert (totals(near), check(near).success, check(near).seen) == ((17, 24), False, (FOE,))


@pytest.mark.rule("YAG-Q27", "YAG-220")
def test_the_size_of_who_hides_counts_too() -> None:
    large = sneak(given(ann={"size": 8}))
    small = sneak(given(ann={"size": 3}))
    assert [total(roll(one, 5, 10), 1) for one in (large, small)] == [16 + 15, 16 - 10]


@pytest.mark.rule("YAG-Q64")
def test_anybody_who_sees_spoils_it() -> None:
    state = sneak(given(), FOE, GUARD)
    assert check(roll(state, 10, 9, 8)).success
    seen = roll(state, 10, 9, 12)
    assert (check(seen).success, check(seen).seen, check(seen).winner) == (False, (GUARD,), 2)


@pytest.mark.rule("YAG-245")
def test_how_well_it_went_is_read_from_the_best_observer() -> None:
    state = roll(sneak(given(ann={"Agility": 5, "stealth": 5}), FOE, GUARD), 10, 9, 12)
    assert (totals(state), check(state).gap, check(state).level) == ((35, 15, 18), 17, 2)


def test_a_quiet_step_is_a_careful_one() -> None:
    quiet = {"what": "bonus", "amount": 5, "situations": ("sneak",), "careful": True}
    state = knows(given(ann={"stealth": 4}), ANN, "Quiet step", "stealth", 4, **quiet)
    assert side(sneak(state, gait="careful")).techniques == ("k1",)
    assert totals(roll(sneak(state, gait="careful"), 5))[0] == 22
    assert side(sneak(state)).techniques == ()
    assert why(sneak(state), 1, m.Apply(True, 0, "k1")) == ("not-usable", "YAG-132")
    assert side(sneak(state, how="hide", gait="careful")).techniques == ()
    still = knows(state, ANN, "Still", "stealth", 4, what="bonus", amount=5, situations=("hide",), careful=True)
    assert side(sneak(still, how="hide", gait="careful")).techniques == ()


def test_where_no_gait_is_known_its_owner_says_that_it_is_careful() -> None:
    state = knows(
        given(ann={"awareness": 4}),
        ANN,
        "Slow look",
        "awareness",
        2,
        what="bonus",
        amount=5,
        situations=("notice",),
        careful=True,
    )
    state = do(state, GIL, m.CallNotice(False, ANN, "tricky", ""))
    assert side(state).techniques == ()
    assert total(roll(use(state), 5)) == 22


def test_somebody_must_watch() -> None:
    assert why(given(), GIL, m.CallSneak(ANN, (), "hide", 0, "open", "standard", "")) == ("nobody-watches", "YAG-245")
    assert why(given(), GIL, m.CallSneak(ANN, (ANN,), "hide", 0, "open", "standard", "")) == ("same-one", "YAG-244")
    assert (
        why(given(ann={"Agility": 0}), GIL, m.CallSneak(ANN, (FOE,), "move", 0, "open", "standard", ""))[0]
        == "attribute-none"
    )
