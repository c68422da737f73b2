"""Charm (2.18): first impressions, and what becomes of them."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    FOE,
    GIL,
    call,
    check,
    do,
    events,
    given,
    person,
    roll,
    side,
    total,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Reaction, State
from parlour.games.yags.rules.sums import reckoned


def charm(state: State, toward: str = FOE) -> State:
    return do(state, GIL, m.CallCharm(ANN, toward, "a joke"))


@pytest.mark.rule("YAG-225")
def test_nobody_resists() -> None:
    state = charm(given())
    assert (len(check(state).sides), side(state).attribute, side(state).skill, check(state).target) == (
        1,
        "Empathy",
        "charm",
        None,
    )
    assert why(state, GIL, m.SetTarget(20)) == ("no-target", "YAG-019")


@pytest.mark.rule("YAG-226")
@pytest.mark.parametrize(("total_", "value"), [(7, -1), (9, -1), (10, 0), (15, 0), (20, 1), (29, 1), (33, 2), (41, 3)])
def test_the_total_says_what_people_feel(total_: int, value: int) -> None:
    ability = max(2, total_ - 10)
    state = roll(charm(given(ann={"Empathy": 1, "charm": ability})), total_ - ability)
    assert total(state) == total_
    assert person(state, ANN).reactions == (Reaction(FOE, value),)
    assert check(state).success == (value > 0)


@pytest.mark.rule("YAG-Q28")
def test_a_fumble_is_always_dislike() -> None:
    state = roll(charm(given(ann={"Empathy": 8, "charm": 8})), 1)
    assert (total(state), person(state, ANN).reactions[0].value) == (65, -1)
    low = roll(do(charm(given()), GIL, m.Adjust(0, -40, "covered in mud")), 10)
    assert (total(low), person(low, ANN).reactions[0].value) == (-24, -1)


@pytest.mark.rule("YAG-226")
def test_on_people_in_general_nothing_is_kept() -> None:
    state = roll(charm(given(), ""), 18)
    assert (total(state), person(state, ANN).reactions) == (24, ())


@pytest.mark.rule("YAG-227")
def test_a_first_impression_changes_with_a_reason() -> None:
    state = roll(charm(given()), 18)
    changed = do(state, GIL, m.SetReaction(ANN, FOE, -1, "she laughed at the wrong moment"))
    assert person(changed, ANN).reactions == (Reaction(FOE, -1, "she laughed at the wrong moment"),)
    assert why(state, ANNS, m.SetReaction(ANN, FOE, 3, "please"))[0] == "not-gm"
    assert why(state, GIL, m.SetReaction(ANN, ANN, 3, "pride")) == ("same-one", "YAG-227")
    assert why(state, GIL, m.SetReaction(ANN, "c9", 3, "x"))[0] == "bad-target"
    assert person(roll(charm(changed), 5), ANN).reactions == (Reaction(FOE, 0),)
    assert [one.of for one in person(roll(charm(changed, BEN), 5), ANN).reactions] == [FOE, BEN]


@pytest.mark.rule("YAG-228", "YAG-X31")
def test_looks_change_empathy_for_this_roll() -> None:
    state = do(charm(given(ann={"Empathy": 3, "charm": 3})), GIL, m.Shift(0, 1, "looks"))
    assert reckoned(state, check(state), 0).ability == 12
    assert events(state, ANNS, m.Roll(0), 9)[-1] == m.ReactionCame(ANN, FOE, 1)
    assert total(roll(state, 9)) == 21
    after = roll(state, 9)
    assert reckoned(call(after, ANN, "Empathy", "charm"), check(call(after, ANN, "Empathy", "charm")), 0).ability == 9


@pytest.mark.rule("YAG-Q70")
def test_looks_never_bring_empathy_below_nothing() -> None:
    state = do(charm(given()), GIL, m.Shift(0, -5, "the monster's face"))
    assert (reckoned(state, check(state), 0).attribute, total(roll(state, 12))) == (0, 12)
