"""The table of difficulties (2.7): targets, what they are against somebody, and who manages them."""

import pytest

from games.yags.given_check import ANN, ANNS, BEN, call, check, contest, do, given, judge, roll, total
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import DIFFICULTIES
from parlour.games.yags.model import Side, State

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("label", "target", "opponent"),
    [
        pytest.param("very easy", 10, -10, marks=rule("YAG-091")),
        pytest.param("easy", 15, -5, marks=rule("YAG-092")),
        pytest.param("moderate", 20, 0, marks=rule("YAG-093")),
        pytest.param("challenging", 25, 5, marks=rule("YAG-094")),
        pytest.param("difficult", 30, 10, marks=rule("YAG-095")),
        pytest.param("very difficult", 40, 20, marks=rule("YAG-096")),
        pytest.param("extreme", 50, 30, marks=rule("YAG-097")),
        pytest.param("heroic", 60, 40, marks=rule("YAG-098")),
        pytest.param("sheer folly", 75, 55, marks=rule("YAG-099")),
        pytest.param("absurd", 100, 80, marks=rule("YAG-100")),
    ],
)
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
        pytest.param(1, 25, 23, marks=rule("YAG-094")),
        pytest.param(3, 30, 29, marks=rule("YAG-095")),
        pytest.param(15, 100, 65, marks=rule("YAG-100")),
    ],
)
def test_what_is_out_of_reach_for_whom(level: int, target: int, reached: int) -> None:
    state = roll(skilled(level, target), 20)
    assert (total(state), check(state).success) == (reached, False)
