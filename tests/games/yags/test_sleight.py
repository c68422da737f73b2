"""Sleight (2.20): pockets and conjuring."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    FOE,
    GIL,
    GUARD,
    awaited,
    check,
    do,
    given,
    knows,
    masters,
    roll,
    side,
    total,
    totals,
    use,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.sums import reckoned


def pocket(state: State, *observers: str, crowd: str = "ordinary") -> State:
    return do(state, GIL, m.CallPocket(ANN, observers or (FOE,), crowd, "the purse"))  # type: ignore[arg-type]


@pytest.mark.rule("YAG-239")
def test_hands_against_eyes() -> None:
    state = pocket(given(ann={"Dexterity": 5, "sleight": 3}, foe={"Perception": 5}))
    assert [(one.who, one.attribute, one.skill) for one in check(state).sides] == [
        (ANN, "Dexterity", "sleight"),
        (FOE, "Perception", "awareness"),
    ]
    taken = roll(state, 10, 10)
    assert (totals(taken), check(taken).success, check(taken).seen) == ((25, 20), True, ())
    caught = roll(state, 4, 10)
    assert (totals(caught), check(caught).success, check(caught).seen) == ((19, 20), False, (FOE,))


@pytest.mark.rule("YAG-240")
@pytest.mark.parametrize(
    ("crowd", "reached"), [("jostling", 28), ("crowded", 23), ("ordinary", 18), ("empty", 13), ("obvious", 8)]
)
def test_the_street_helps_or_hinders(crowd: str, reached: int) -> None:
    assert total(roll(pocket(given(), crowd=crowd), 12)) == reached


@pytest.mark.rule("YAG-X33")
def test_a_master_thief_in_a_crowd() -> None:
    state = pocket(given(ann={"Dexterity": 5, "sleight": 6}, foe={"awareness": 4}), crowd="jostling")
    taken = roll(state, 3, 19)
    assert (totals(taken), check(taken).success) == ((43, 31), True)


@pytest.mark.rule("YAG-240", "YAG-131")
def test_light_fingers_know_no_empty_streets() -> None:
    state = knows(given(ann={"sleight": 5}), ANN, "Light fingers", "sleight", 5, what="street", situations=("pocket",))
    assert totals(roll(pocket(state, crowd="empty"), 10))[0] == 25
    assert totals(roll(use(pocket(state, crowd="empty"), on=False), 10))[0] == 20
    assert totals(roll(pocket(state, crowd="obvious"), 10))[0] == 15


@pytest.mark.rule("YAG-Q64")
def test_the_mark_decides_but_others_may_see() -> None:
    state = pocket(given(), FOE, GUARD)
    assert awaited(state) == {ANNS, GIL}
    seen = roll(state, 10, 9, 11)
    assert (check(seen).success, check(seen).seen, check(seen).winner) == (True, (GUARD,), 0)
    felt = roll(state, 10, 11, 9)
    assert (check(felt).success, check(felt).seen, check(felt).winner) == (False, (FOE,), 1)


@pytest.mark.rule("YAG-Q64", "YAG-Q19")
def test_a_tie_with_an_observer_is_nobodys_or_rolled_anew_by_the_observer_alone() -> None:
    assert check(roll(pocket(given()), 10, 10)).success
    state = roll(pocket(given(contest_tie="reroll"), FOE, GUARD), 10, 10, 3)
    assert [one.mode for one in check(state).sides] == ["roll", "", "roll"]
    assert check(roll(state, 12)).seen == (FOE,)
    held = do(pocket(given(contest_tie="defender")), GIL, m.Hold(1))
    assert check(roll(held, 10, 10)).seen == (FOE,)


@pytest.mark.rule("YAG-Q64", "YAG-022")
def test_each_observer_is_a_contest_of_its_own() -> None:
    state = pocket(given(foe={"awareness": 3, "Perception": 1}), FOE, GUARD)
    seen = roll(state, 19, 20, 20)
    assert (totals(seen), check(seen).seen) == ((25, 23, 26), (FOE, GUARD))
    fumbled = roll(pocket(given(ann={"Dexterity": 8}), FOE, GUARD), 1, 2, 1)
    assert check(fumbled).seen == (FOE,)


@pytest.mark.rule("YAG-Q62")
def test_observers_do_not_compare_masteries_with_each_other() -> None:
    state = masters(given(foe={"awareness": 5}), FOE, "awareness", 3)
    state = use(pocket(state, FOE, GUARD), "k1", 1)
    assert [reckoned(state, check(state), at).fumble for at in (0, 1, 2)] == [4, 1, 1]


@pytest.mark.rule("YAG-241")
def test_tricks_are_simple_or_complex() -> None:
    for hard, target, success in ((False, 20, True), (True, 30, False)):
        state = do(given(ann={"Dexterity": 4, "sleight": 4}), GIL, m.CallConjure(hard, ANN, (), "the coin"))
        state_after = roll(state, 8)
        assert (check(state).target, total(state_after), check(state_after).success) == (target, 24, success)


@pytest.mark.rule("YAG-242")
def test_an_observer_may_see_how_it_is_done_and_it_is_no_failure() -> None:
    state = do(given(ann={"Dexterity": 4, "sleight": 4}), GIL, m.CallConjure(False, ANN, (BEN, FOE), ""))
    shown = roll(state, 8, 20, 18)
    assert (totals(shown), check(shown).success, check(shown).seen, check(shown).level) == (
        (24, 26, 24),
        True,
        (BEN,),
        1,
    )
    assert why(state, ANNS, m.Take(0, "take10")) == ("opposed", "YAG-030")


@pytest.mark.rule("YAG-238")
def test_empathy_may_aid_it() -> None:
    state = do(pocket(given(ann={"sleight": 3})), GIL, m.Shift(0, 1, "Empathy"))
    assert (side(state).attribute, totals(roll(state, 10))[0]) == ("Dexterity", 22)


def test_somebody_must_watch_a_pocket() -> None:
    assert why(given(), GIL, m.CallPocket(ANN, (), "ordinary", "")) == ("nobody-watches", "YAG-245")
    assert why(given(), GIL, m.CallPocket(ANN, (ANN,), "ordinary", "")) == ("same-one", "YAG-239")
    assert why(given(), GIL, m.CallPocket(ANN, (FOE, FOE), "ordinary", "")) == ("same-one", "YAG-239")
