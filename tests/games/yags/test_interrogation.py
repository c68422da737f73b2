"""Interrogation (2.19): reasoning against quick thinking."""

import pytest

from games.yags.given_check import ANN, ANNS, FOE, GIL, check, do, given, roll, totals, why, won
from parlour.games.yags import moves as m


@pytest.mark.rule("YAG-237")
def test_both_sides_think() -> None:
    state = do(
        given(ann={"Intelligence": 4, "guile": 3}, foe={"guile": 3}), GIL, m.CallInterrogation(ANN, FOE, "the letter")
    )
    assert [(one.attribute, one.skill) for one in check(state).sides] == [("Intelligence", "guile")] * 2
    assert not check(state).hidden
    state = roll(state, 9, 11)
    assert (totals(state), won(state)) == ((21, 20), ANN)


def test_nobody_interrogates_themselves() -> None:
    assert why(given(), GIL, m.CallInterrogation(ANN, ANN, "")) == ("same-one", "YAG-237")
    assert why(given(), ANNS, m.CallInterrogation(ANN, FOE, "")) == ("not-gm", "YAG-237")
