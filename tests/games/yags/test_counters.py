"""Counters (2.11, YAG-Q32): fatigue, exhaustion, wounds and stuns, and hits."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    FOE,
    GIL,
    call,
    change,
    do,
    events,
    given,
    offered,
    person,
    roll,
    total,
    why,
)
from games.yags.reached import unseen
from parlour.games.yags import moves as m
from parlour.games.yags.model import COUNTERS, State


def mark(state: State, counter: str, by: int) -> State:
    return do(state, GIL, m.Mark(ANN, counter, by, "as said"))


@pytest.mark.rule("YAG-Q32")
@pytest.mark.parametrize("counter", COUNTERS)
def test_the_game_master_counts_up_and_down_never_below_0(counter: str) -> None:
    state = mark(given(), counter, 3)
    assert getattr(person(state, ANN), counter) == 3
    assert [getattr(person(state, ANN), other) for other in COUNTERS if other != counter] == [0, 0, 0]
    assert getattr(person(mark(state, counter, -2), ANN), counter) == 1
    assert getattr(person(mark(state, counter, -3), ANN), counter) == 0
    assert events(state, GIL, m.Mark(ANN, counter, -3, " rest "))[0] == m.Counted(ANN, counter, -3, 0, "rest")
    assert (
        why(state, GIL, m.Mark(ANN, counter, -4, ""))
        == why(given(), GIL, m.Mark(ANN, counter, -1, ""))
        == ("not-so-many", "YAG-Q32")
    )
    assert (
        why(state, GIL, m.Mark(ANN, counter, 0, ""))
        == why(given(), GIL, m.Mark(ANN, counter, 0, ""))
        == ("nothing-changes", "YAG-Q32")
    )
    assert person(do(state, GIL, m.Mark(BEN, counter, 2, "")), BEN) == change(given(), BEN, **{counter: 2}).creatures[1]


@pytest.mark.rule("YAG-Q32")
def test_penalties_are_set_by_hand_and_weigh_on_every_roll() -> None:
    state = do(given(), GIL, m.SetPenalty(ANN, "wound_penalty", 5))
    assert person(state, ANN).wound_penalty == 5
    assert total(roll(call(state, ANN, "Health"), 10)) == 12 - 5 + 10
    assert events(state, GIL, m.SetPenalty(ANN, "wound_penalty", 0)) == (m.PenaltySet(ANN, "wound_penalty", 5, 0),)


@pytest.mark.rule("YAG-Q32")
def test_fatigue_weighs_by_itself_only_where_the_table_says_so() -> None:
    assert total(roll(call(mark(given(), "fatigue", 3), ANN, "Health"), 10)) == 22
    assert total(roll(call(mark(given(fatigue_penalty="perPoint"), "fatigue", 3), ANN, "Health"), 10)) == 19


@pytest.mark.rule("YAG-155", "YAG-Q05")
@pytest.mark.parametrize(("dying", "last"), [("full", 5), ("beyond", 6)])
def test_the_last_wound_is_told_once(dying: str, last: int) -> None:
    state = mark(given(wounds_dying=dying), "wounds", last - 1)
    told = events(state, GIL, m.Mark(ANN, "wounds", 1, ""))
    assert m.Dying(ANN) in told
    assert m.Dying(ANN) not in events(given(wounds_dying=dying), GIL, m.Mark(ANN, "wounds", last - 1, ""))
    assert m.Dying(ANN) not in events(mark(state, "wounds", 1), GIL, m.Mark(ANN, "wounds", 1, ""))


@pytest.mark.rule("YAG-155")
def test_a_hit_brings_the_wounds_the_game_master_says() -> None:
    state = do(given(), GIL, m.Strike(ANN, FOE, 2))
    assert (person(state, ANN).wounds, person(state, ANN).stage) == (2, "ready")
    assert events(given(), GIL, m.Strike(ANN, FOE, 5)) == (
        m.Struck(ANN, FOE, 5), m.Counted(ANN, "wounds", 5, 5, "hit by Foe"), m.Dying(ANN),
    )  # fmt: skip
    assert events(given(), GIL, m.Strike(ANN, FOE, 0)) == (m.Struck(ANN, FOE, 0),)


@pytest.mark.rule("YAG-161", "YAG-Q54")
@pytest.mark.parametrize(
    ("by", "dies"),
    [
        ({"size": 5}, True),
        ({"size": 0}, True),
        ({"size": 0, "tiny": 1}, True),
        ({"size": 0, "tiny": 2}, False),
        ({"size": 0, "tiny": 3}, False),
    ],
)
def test_a_tiny_one_dies_of_any_hit_by_something_larger(by: dict[str, int], dies: bool) -> None:
    state = given(ann={"size": 0, "tiny": 2}, foe=by)
    hit = do(state, GIL, m.Strike(ANN, FOE, 0))
    assert (person(hit, ANN).stage == "dead") is dies
    assert person(do(state, GIL, m.Strike(ANN, FOE, 1)), ANN).wounds == (0 if dies else 1)


@pytest.mark.rule("YAG-161", "YAG-Q53")
def test_who_is_small_but_not_tiny_has_a_wound_to_die_of() -> None:
    state = given(ann={"size": 0})
    assert events(state, GIL, m.Strike(ANN, FOE, 1))[-1] == m.Dying(ANN)
    assert person(do(state, GIL, m.Strike(ANN, FOE, 0)), ANN).stage == "ready"
    assert events(given(ann={"size": 0}, wounds_dying="beyond"), GIL, m.Strike(ANN, FOE, 1))[-1] == m.Dying(ANN)


def test_whose_counters_are_kept() -> None:
    state = given()
    assert why(state, ANNS, m.Mark(ANN, "fatigue", 1, "")) == ("not-gm", "YAG-Q32")
    assert why(state, GIL, m.Mark(ANN, "sleep", 1, "")) == ("no-counter", "YAG-Q32")
    assert why(state, GIL, m.Mark("c9", "fatigue", 1, ""))[0] == "bad-target"
    assert why(state, GIL, m.SetPenalty(ANN, "sleep", 1)) == ("no-penalty", "YAG-Q32")
    assert why(state, GIL, m.SetPenalty(ANN, "move_penalty", -1))[0] == "bad-value"
    assert why(state, ANNS, m.SetPenalty(ANN, "move_penalty", 1))[0] == "not-gm"
    assert why(state, GIL, m.Strike(ANN, ANN, 1)) == ("same-one", "YAG-155")
    assert why(state, ANNS, m.Strike(BEN, ANN, 1)) == ("not-gm", "YAG-155")
    dead = change(state, ANN, stage="dead")
    assert why(dead, GIL, m.Strike(ANN, FOE, 1))[0] == why(dead, GIL, m.Mark(ANN, "wounds", 1, ""))[0] == "dead"
    hidden, hid = unseen(state, FOE)
    assert person(do(hidden, GIL, m.Mark(hid, "wounds", 1, "")), hid).wounds == 1
    assert why(hidden, GIL, m.Strike(ANN, hid, 1))[0] == "hidden"
    assert not offered(state, ANNS, "mark")
