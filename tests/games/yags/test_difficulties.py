"""The table of difficulties (2.7): targets, what they are against somebody, and who manages them."""

import pytest

from games.yags.given_check import ANN, ANNS, BEN, call, check, contest, do, given, judge, roll, total
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import DIFFICULTIES
from parlour.games.yags.model import Side, State

ROWS = [
    ("very easy", 10, -10, "YAG-091"),
    ("easy", 15, -5, "YAG-092"),
    ("moderate", 20, 0, "YAG-093"),
    ("challenging", 25, 5, "YAG-094"),
    ("difficult", 30, 10, "YAG-095"),
    ("very difficult", 40, 20, "YAG-096"),
    ("extreme", 50, 30, "YAG-097"),
    ("heroic", 60, 40, "YAG-098"),
    ("sheer folly", 75, 55, "YAG-099"),
    ("absurd", 100, 80, "YAG-100"),
]


@pytest.mark.parametrize(("label", "target", "opponent"), [pytest.param(*row[:3], marks=pytest.mark.rule(row[3])) for row in ROWS])
def test_each_label_has_its_target_and_its_modifier(label: str, target: int, opponent: int) -> None:
    assert (DIFFICULTIES[label].target, DIFFICULTIES[label].opponent) == (target, opponent)
    assert check(call(given(), ANN, "Will", "", target)).label == label
    rated = roll(contest(given(), Side(ANN, "Will"), Side(BEN, "Will"), rated=label), 10, 10)
    assert total(rated, 1) == 22 + opponent


def test_a_target_between_the_printed_ones_has_no_label() -> None:
    assert check(call(given(), ANN, "Will", "", 27)).label == ""


def skilled(level: int, target: int) -> State:
    return call(given(ann={"computers": level}), ANN, "Intelligence", "computers", target)


@pytest.mark.rule("YAG-091")
def test_a_professional_always_manages_the_very_easy() -> None:
    taken = do(judge(skilled(4, 10)), ANNS, m.Take(0, "take0"))
    assert (total(taken), check(taken).success) == (12, True)


@pytest.mark.rule("YAG-093")
def test_the_moderate_is_routine_for_a_professional() -> None:
    taken = do(judge(skilled(4, 20)), ANNS, m.Take(0, "take10"))
    assert (total(taken), check(taken).success) == (22, True)


@pytest.mark.parametrize(
    ("level", "target", "reached"),
    [
        pytest.param(1, 25, 23, marks=pytest.mark.rule("YAG-094")),
        pytest.param(3, 30, 29, marks=pytest.mark.rule("YAG-095")),
        pytest.param(15, 100, 65, marks=pytest.mark.rule("YAG-100")),
    ],
)
def test_what_is_out_of_reach_for_whom(level: int, target: int, reached: int) -> None:
    state = roll(skilled(level, target), 20)
    assert (total(state), check(state).success) == (reached, False)
