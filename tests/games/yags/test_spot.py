"""Spotting (2.16): how far off, how large, how much of it there is to see."""

import pytest

from games.yags.given_check import ANN, GIL, check, do, events, given, roll, side, why
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.situations_senses import spot_parts


def spotting(metres: int = 0, size: int = 5, tiny: int = 0, cover: str = "open") -> m.CallSpot:
    return m.CallSpot(False, ANN, metres, size, tiny, cover, "over there")  # type: ignore[arg-type]


def target(state: State, *args: int, cover: str = "open") -> int | None:
    happened = events(state, GIL, spotting(*args, cover=cover))[-1]
    return happened.target if isinstance(happened, m.Spared) else happened.check.target


@pytest.mark.rule("YAG-218", "YAG-Q63")
def test_a_person_in_the_open_is_seen_without_a_roll() -> None:
    assert events(given(), GIL, spotting()) == (m.Spared(ANN, "over there", "YAG-Q63", 0),)
    rolled = do(given(spot_zero="roll"), GIL, spotting())
    assert (check(rolled).target, side(rolled).attribute, side(rolled).skill) == (0, "Perception", "awareness")
    assert [check(roll(rolled, face)).success for face in (1, 2)] == [False, True]


@pytest.mark.rule("YAG-219", "YAG-Q26")
@pytest.mark.parametrize(
    ("metres", "more"), [(50, 0), (51, 5), (60, 5), (99, 5), (100, 10), (199, 10), (200, 20), (250, 20), (400, 30)]
)
def test_distance(metres: int, more: int) -> None:
    assert target(given(), metres) == more


@pytest.mark.rule("YAG-220", "YAG-Q54")
@pytest.mark.parametrize(("size", "tiny", "more"), [(8, 0, -15), (3, 0, 10), (5, 0, 0), (0, 0, 25), (0, 2, 35)])
def test_size(size: int, tiny: int, more: int) -> None:
    assert target(given(), 0, size, tiny) == more


@pytest.mark.rule("YAG-221")
def test_cover() -> None:
    assert target(given(), 120, cover="half") == 20
    assert target(given(), cover="nearly full") == 20


@pytest.mark.rule("YAG-X29")
def test_a_child_in_half_cover_far_off() -> None:
    state = do(given(), GIL, spotting(250, 3, cover="half"))
    assert check(state).target == 40
    assert [(part.label, part.amount) for part in check(state).parts] == [
        ("250 m", 20),
        ("Size 3", 10),
        ("half cover", 10),
    ]
    assert sum([part.amount for part in spot_parts(250, 3, 0, "half")]) == 40


@pytest.mark.rule("YAG-X47")
def test_what_nobody_can_miss() -> None:
    assert events(given(), GIL, spotting(30)) == (m.Spared(ANN, "over there", "YAG-Q63", 0),)
    assert events(given(), GIL, spotting(250, 15, cover="half")) == (m.Spared(ANN, "over there", "YAG-Q63", -20),)


@pytest.mark.rule("YAG-Q25")
def test_a_table_may_start_higher() -> None:
    assert [target(given(spot_base=base)) for base in ("0", "10", "20")] == [0, 10, 20]
    state = do(given(spot_base="10"), GIL, spotting(60))
    assert [part.amount for part in check(state).parts] == [10, 5]


@pytest.mark.rule("YAG-270")
def test_below_size_0_things_are_tiny() -> None:
    assert why(given(), GIL, spotting(0, -1)) == ("tiny", "YAG-270")
    assert why(given(), GIL, spotting(0, 3, 1)) == ("tiny", "YAG-270")


def test_the_number_can_still_be_changed() -> None:
    state = do(do(given(), GIL, spotting(60)), GIL, m.SetTarget(12))
    assert check(state).target == 12


@pytest.mark.rule("YAG-Q63", "YAG-235")
def test_what_nobody_can_miss_is_seen_in_secret_too() -> None:
    state = do(given(), GIL, m.CallSpot(True, ANN, 0, 5, 0, "open", "over there"))
    (kept,) = state.kept
    assert (kept.success, kept.winner, kept.level, kept.stage) == (True, 0, 1, "result")
    shown = do(state, GIL, m.Reveal(kept.number))
    assert (check(shown).stage, check(shown).success) == ("result", True)
    assert do(shown, GIL, m.CloseCheck()).check is None
