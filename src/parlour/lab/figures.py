"""What the counts of a study mean: shares with intervals, lengths with quantiles, what special cards did."""

from collections.abc import Mapping
from math import sqrt

from msgspec import Struct

from parlour.lab.job import Job
from parlour.lab.tally import WHOLE, SpecialCount, Tally, Wins

Z95 = 1.959963984540054
"""So many standard deviations hold 95 % of a normal distribution."""
QUANTILES = (5, 25, 50, 75, 95)


class Rate(Struct, frozen=True):
    """A share, the interval that holds the true one 95 times in 100, and of how many trials."""

    value: float
    low: float
    high: float
    trials: int


class Winning(Struct, frozen=True):
    """How one strength, seat or role did. Several winners share a victory equally."""

    name: str
    seats: float
    """Seats it had in a game."""
    alone: int
    shared: int
    won: Rate
    """Its share of all victories, by games."""
    par: float
    """The share it would have if every seat were as good."""


class Length(Struct, frozen=True):
    """How long games are, in one measure."""

    mean: float
    low: float
    high: float
    """The interval of the mean."""
    least: int
    most: int
    quantiles: dict[str, int]
    """In per cent: so many of the games are at most so long."""
    histogram: dict[int, int]


class Special(Struct, frozen=True):
    """What one special card did."""

    name: str
    played: int
    per_game: float
    in_games: Rate
    """Games in which it was played."""
    negated: Rate
    """Of its plays."""
    felled: Rate
    """Plays without which somebody who fell (or won) that turn would not have."""
    saved: Rate
    """Plays without which somebody would have fallen (or won) that turn who did not."""
    last: Rate
    """Games whose last turn it decided in either way."""
    players_won: Rate
    """Of those who played it in a game, how many won that game."""
    par: float


class Ending(Struct, frozen=True):
    how: str
    share: Rate


class Figures(Struct, frozen=True):
    games: int
    """Played to the end or broken off; everything below is of games that came to an end."""
    unfinished: int
    failed: int
    levels: list[Winning]
    seats: list[Winning]
    first: Winning | None
    """Who began, against par."""
    shared: Rate
    """Games with several winners."""
    turns: Length | None
    decisions: Length | None
    endings: list[Ending]
    specials: list[Special]


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share after Wilson, which stays honest near 0 and 1 and with few trials.

    >>> [round(bound, 3) for bound in wilson(0, 10)], [round(bound, 3) for bound in wilson(50, 100)]
    ([0.0, 0.278], [0.404, 0.596])
    """
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle, whole = share + z * z / (2 * trials), 1 + z * z / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def rate(successes: float, trials: int) -> Rate:
    low, high = wilson(successes, trials)
    return Rate(successes / trials if trials else 0.0, low, high, trials)


def quantile(histogram: Mapping[int, int], percent: int) -> int:
    """The least value that so many per cent of the games do not exceed.

    >>> quantile({1: 50, 2: 49, 9: 1}, 50), quantile({1: 50, 2: 49, 9: 1}, 99), quantile({1: 50, 2: 49, 9: 1}, 100)
    (1, 2, 9)
    """
    needed = sum(histogram.values()) * percent
    seen = 0
    for value in sorted(histogram):
        seen += 100 * histogram[value]
        if seen >= needed:
            return value
    raise ValueError("nothing was counted")


def length(histogram: Mapping[int, int]) -> Length | None:
    games = sum(histogram.values())
    if not games:
        return None
    total = sum([value * count for value, count in histogram.items()])
    squares = sum([value * value * count for value, count in histogram.items()])
    mean, variance = total / games, (games * squares - total * total) / (games * max(1, games - 1))
    error = Z95 * sqrt(variance / games)
    return Length(
        mean,
        mean - error,
        mean + error,
        min(histogram),
        max(histogram),
        {str(percent): quantile(histogram, percent) for percent in QUANTILES},
        dict(sorted(histogram.items())),
    )


def winning(name: str, wins: Wins, players: int) -> Winning:
    seats = wins.seats / wins.games if wins.games else 0.0
    return Winning(name, seats, wins.alone, wins.shared, rate(wins.parts / WHOLE, wins.games), seats / players)


def special(name: str, count: SpecialCount, games: int, players: int) -> Special:
    return Special(
        name,
        count.played,
        count.played / games if games else 0.0,
        rate(count.games, games),
        rate(count.negated, max(count.played, count.negated)),
        rate(count.felled, count.played),
        rate(count.saved, count.played),
        rate(count.last, games),
        rate(count.players.parts / WHOLE, count.players.seats),
        1 / players,
    )


def figures(job: Job, tally: Tally, specials: tuple[str, ...] = ()) -> Figures:
    """Everything a report says. `specials` is the order in which the game lists them."""
    listed = [name for name in specials if name in tally.specials] + sorted(set(tally.specials) - set(specials))
    several = sum([count for winners, count in tally.winners.items() if winners > 1])
    finished = tally.games - tally.unfinished
    return Figures(
        tally.games,
        tally.unfinished,
        len(tally.failures),
        [
            winning(level, tally.levels[level], job.players)
            for level in dict.fromkeys(job.levels)
            if level in tally.levels
        ],
        [winning(str(seat + 1), wins, job.players) for seat, wins in sorted(tally.seats.items())],
        winning("began", tally.first, job.players) if tally.first.games else None,
        rate(several, finished),
        length(tally.turns),
        length(tally.decisions),
        [
            Ending(how, rate(count, finished))
            for how, count in sorted(tally.endings.items(), key=lambda e: (-e[1], e[0]))
        ],
        [special(name, tally.specials[name], finished, job.players) for name in listed],
    )
