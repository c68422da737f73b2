"""Intervals against published values, quantiles against a five-line twin, shared victories, par."""

import random

import pytest

from parlour.lab.figures import figures, length, quantile, wilson
from parlour.lab.job import Job
from parlour.lab.tally import WHOLE, SpecialCount, Tally, Wins


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilsons_interval_is_as_published(successes: int, trials: int, low: float, high: float) -> None:
    """Newcombe 1998, table I, method 3; the last by symmetry."""
    assert [round(bound, 4) for bound in wilson(successes, trials)] == [low, high]


def test_without_trials_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_interval_holds_the_true_share_95_times_in_100() -> None:
    rnd = random.Random(7)
    held = 0
    for _ in range(1000):
        low, high = wilson(sum(rnd.random() < 0.25 for _ in range(80)), 80)
        held += low <= 0.25 <= high
    assert 930 <= held <= 970


def test_quantiles_are_those_of_the_sorted_list() -> None:
    rnd = random.Random(3)
    values = [rnd.randint(5, 30) for _ in range(999)]
    histogram = {value: values.count(value) for value in set(values)}
    for percent in (5, 25, 50, 75, 95, 100):
        assert quantile(histogram, percent) == sorted(values)[-(-len(values) * percent // 100) - 1]
    spread = length(histogram)
    assert spread is not None and spread.mean == pytest.approx(sum(values) / len(values))
    assert spread.low < spread.mean < spread.high
    assert (spread.least, spread.most) == (min(values), max(values))


def test_nothing_counted_has_no_length() -> None:
    assert length({}) is None


def test_a_shared_victory_is_shared() -> None:
    wins = Wins()
    wins.count((0,), (0,))
    wins.count((0,), (0, 1, 2))
    wins.count((0,), (3,))
    assert (wins.games, wins.alone, wins.shared) == (3, 1, 1)
    assert wins.parts == WHOLE + WHOLE // 3
    both = Wins()
    both.count((1, 2), (0, 1, 2))
    assert (both.seats, both.alone, both.shared, both.parts) == (2, 0, 2, WHOLE * 2 // 3)


@pytest.mark.parametrize("winners", range(1, 11))
def test_every_victory_is_handed_out_whole(winners: int) -> None:
    parts = 0
    for seat in range(10):
        wins = Wins()
        wins.count((seat,), tuple(range(winners)))
        parts += wins.parts
    assert parts == WHOLE


def test_par_is_what_the_seats_would_win_if_all_were_alike() -> None:
    job = Job("domino-knights", "1", ("hard", "normal", "normal", "easy"), 2)
    tally = Tally(games=2, winners={1: 1, 2: 1}, endings={"lastStanding": 2}, decisions={9: 2})
    for level, seats in (("hard", (0,)), ("normal", (1, 2)), ("easy", (3,))):
        wins = tally.levels[level] = Wins()
        wins.count(seats, (1,))
        wins.count(seats, (0, 2))
    tally.specials["Death"] = SpecialCount(played=4, games=2, negated=1, felled=1)
    found = figures(job, tally, ("Life", "Death"))
    assert [(row.name, row.par, row.won.value) for row in found.levels] == [
        ("hard", 0.25, 0.25),
        ("normal", 0.5, 0.75),
        ("easy", 0.25, 0),
    ]
    assert found.shared.value == 0.5
    assert [(row.name, row.per_game, row.felled.value, row.negated.value) for row in found.specials] == [
        ("Death", 2.0, 0.25, 0.25)
    ]
