"""What a study is to find out: the whole of its question, so that any worker anywhere plays the same games."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.lab.luck import hashed, stream
from parlour.lab.play import MOST, PACE


class Job(Struct, frozen=True):
    """Games number 0 to `games - 1` of these bots by these options."""

    game: str
    """Its key."""
    version: str
    """Of its rules: results of other rules are not added to these."""
    levels: tuple[str, ...]
    """The bots, by chair; chairs move from seat to seat."""
    games: int
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    """What was chosen, in order of the keys."""
    fixed_seats: bool = False
    """Chair 0 is seat 0 in every game."""
    pace: float = PACE
    most: int = MOST

    @property
    def players(self) -> int:
        return len(self.levels)


def seed_of(job: Job, number: int) -> int:
    """The seed of one game."""
    return hashed(job.seed, number)


def seating(job: Job, number: int) -> tuple[str, ...]:
    """Who sits where: in each round of as many games as there are chairs, one order of chairs comes to stand at every
    seat."""
    if job.fixed_seats:
        return job.levels
    round_, turned = divmod(number, job.players)
    chairs = _shuffled(job.levels, round_, job.seed)
    return tuple([chairs[(seat + turned) % job.players] for seat in range(job.players)])


def _shuffled(levels: Sequence[str], round_: int, seed: int) -> list[str]:
    random = stream(seed, "chairs", round_)
    out = list(levels)
    for i in range(len(out) - 1, 0, -1):
        j = int(random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out


def pieces(games: range, size: int) -> list[range]:
    """A range of games cut into ranges of at most this size."""
    return [games[at : at + size] for at in range(0, len(games), size)]


def shard(games: int, index: int, of: int) -> range:
    """The share of one of several machines, counted from 1: neighbours differ by a game at most.

    >>> [shard(10, i, 3) for i in (1, 2, 3)]
    [range(0, 3), range(3, 6), range(6, 10)]
    """
    return range(games * (index - 1) // of, games * index // of)
