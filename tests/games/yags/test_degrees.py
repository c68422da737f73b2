"""How well it went (6.2): levels, extras, and the game master's words."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    call,
    check,
    contest,
    do,
    events,
    given,
    offered,
    roll,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import degree
from parlour.games.yags.model import EXTRAS, Side, State
from parlour.games.yags.rules.decide import extras_due


def reached(total: int, target: int = 20) -> State:
    """A check whose total is this: Will x computers, and the die."""
    ability = max(0, total - 10)
    state = call(given(ann={"Will": 1, "computers": ability or 1}), ANN, "Will", "computers", target)
    return roll(state, total - (ability or 1))


@pytest.mark.rule("YAG-012", "YAG-Q74")
@pytest.mark.parametrize(
    ("total", "name", "level"),
    [
        (19, "failure", 0),
        (20, "moderate", 1),
        (29, "moderate", 1),
        (30, "good", 2),
        (40, "excellent", 3),
        (50, "superb", 4),
        (60, "fantastic", 5),
        (70, "amazing", 6),
        (80, "amazing", 7),
    ],
)
def test_each_full_ten_points_above_the_target_is_a_level(total: int, name: str, level: int) -> None:
    state = reached(total)
    assert check(state).sides[0].total == total
    assert (check(state).level, degree(check(state).level)) == (level, name)


@pytest.mark.rule("YAG-013")
def test_a_good_success_has_one_extra() -> None:
    state = reached(30)
    assert extras_due(check(state)) == 1
    assert check(do(state, ANNS, m.ChooseExtras(("speed",)))).extras == ("speed",)
    assert check(do(state, GIL, m.ChooseExtras(("style",)))).extras == ("style",)
    assert why(state, ANNS, m.ChooseExtras(("speed", "style"))) == ("wrong-count", "YAG-013")
    assert why(state, BENS, m.ChooseExtras(("speed",))) == ("not-yours", "YAG-013")
    done = do(state, ANNS, m.ChooseExtras(("speed",)))
    assert why(done, ANNS, m.ChooseExtras(("style",))) == ("chosen", "YAG-013")


@pytest.mark.rule("YAG-014")
def test_an_excellent_success_has_two() -> None:
    state = reached(40)
    assert why(state, ANNS, m.ChooseExtras(("speed",))) == ("wrong-count", "YAG-014")
    assert events(state, ANNS, m.ChooseExtras(("speed", "style"))) == (m.ExtrasChosen(ANN, ("style", "speed")),)


@pytest.mark.rule("YAG-015")
def test_from_superb_on_all_three_come_by_themselves() -> None:
    for total in (50, 60, 80):
        assert (check(reached(total)).extras, extras_due(check(reached(total)))) == (EXTRAS, 0)


def test_a_moderate_success_and_a_failure_have_none() -> None:
    assert why(reached(25), ANNS, m.ChooseExtras(("speed",))) == ("no-extras", "YAG-013")
    assert why(reached(15), ANNS, m.ChooseExtras(("speed",))) == ("no-extras", "YAG-013")
    assert why(given(), ANNS, m.ChooseExtras(("speed",))) == ("not-now", "YAG-013")


def test_who_won_a_contest_picks() -> None:
    state = roll(contest(given(ben={"Will": 6}), Side(ANN, "Will"), Side(BEN, "Will")), 8, 8)
    assert why(state, ANNS, m.ChooseExtras(("speed",)))[0] == "not-yours"
    assert events(state, BENS, m.ChooseExtras(("speed",))) == (m.ExtrasChosen(BEN, ("speed",)),)


def test_extras_have_no_place_in_a_lie_or_a_first_impression() -> None:
    charmed = roll(do(given(ann={"Empathy": 8, "charm": 8}), GIL, m.CallCharm(ANN, "", "")), 10)
    assert why(charmed, ANNS, m.ChooseExtras(("style",))) == ("no-extras", "YAG-013")
    lie = roll(do(given(ann={"Will": 8, "guile": 8}), GIL, m.CallLie(False, ANN, FOE, "")), 10, 2)
    assert why(lie, ANNS, m.ChooseExtras(("style",))) == ("no-extras", "YAG-013")


@pytest.mark.rule("YAG-018")
def test_what_a_degree_means_the_game_master_says() -> None:
    state = do(reached(30), GIL, m.TellOutcome("  Nobody will know.  "))
    assert check(state).outcome == "Nobody will know."
    assert why(state, ANNS, m.TellOutcome("I get everything"))[0] == "not-gm"
    assert why(given(), GIL, m.TellOutcome("It rains"))[0] == "not-now"
    assert not offered(call(given(), ANN, "Will"), GIL, "tell_outcome")
