"""Awareness (2.16): what is noticed and what is recalled."""

import pytest

from games.yags.given_check import ANN, ANNS, FOE, GIL, change, check, do, given, roll, side, total, why
from parlour.games.yags import moves as m


@pytest.mark.rule("YAG-217")
@pytest.mark.parametrize(("level", "target"), [("obvious", 10), ("tricky", 20), ("subtle", 30)])
def test_what_lies_in_plain_sight(level: str, target: int) -> None:
    state = do(given(ann={"Perception": 4, "awareness": 3}), GIL, m.CallNotice(False, ANN, level, "the desk"))  # type: ignore[arg-type]
    assert (check(state).situation, check(state).target, check(state).label, check(state).text) == (
        "notice",
        target,
        level,
        "the desk",
    )
    assert (side(state).attribute, side(state).skill, total(roll(state, 8))) == ("Perception", "awareness", 20)
    assert check(roll(state, 8)).success == (target <= 20)


@pytest.mark.rule("YAG-216")
def test_recalling_takes_intelligence() -> None:
    state = do(given(ann={"Intelligence": 5}), GIL, m.CallRecall(False, ANN, 20, "the face at the window"))
    assert (side(state).attribute, side(state).skill, check(state).target, check(state).label) == (
        "Intelligence",
        "awareness",
        20,
        "moderate",
    )
    assert total(roll(state, 9)) == 19


def test_who_calls_and_for_whom() -> None:
    notice = m.CallNotice(False, ANN, "subtle", "")
    assert why(given(), ANNS, notice) == ("not-gm", "YAG-217")
    assert why(change(given(), ANN, here=False), GIL, notice) == ("not-here", "YAG-217")
    assert why(given(foe={"Perception": 0}), GIL, m.CallNotice(False, FOE, "subtle", "")) == (
        "attribute-none",
        "YAG-038",
    )
    assert why(do(given(), GIL, notice), GIL, notice) == ("not-now", "YAG-217")
