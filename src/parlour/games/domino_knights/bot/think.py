"""The searching player: many worlds it could be in, a few things it could do, and how each goes on from there."""

from collections.abc import Callable, Sequence
from math import sqrt

from msgspec import Struct

from parlour.core.chance import Imagined
from parlour.core.game import CannotRedeal
from parlour.games.domino_knights.bot.imagine import play_on
from parlour.games.domino_knights.bot.mind import Mind, Temper
from parlour.games.domino_knights.bot.plans import plans
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.moves import Command
from parlour.games.domino_knights.redeal import redeal


class Effort(Struct, frozen=True):
    """How much is thought about one decision."""

    games: int = 140
    """Imagined games altogether, about."""
    turns: int = 2
    """So many turns after this one each is played, then judged."""
    doubt: float = 0.5
    """The rule of thumb is left only for what does better by so many standard errors."""


def think(world: State, seat: int, temper: Temper, effort: Effort, random: Callable[[], float]) -> Command:
    """The command that does best on average. The field is halved again and again, so that the best are looked at
    longest; all are tried in the same worlds with the same luck."""
    field = plans(Mind(world, seat, temper, random))
    if len(field) == 1:
        return field[0]
    results = tried(world, seat, field, temper, effort, random)
    best = max(results, key=lambda index: sum(results[index]))
    return field[best if is_better(results[best], results[0], effort.doubt) else 0]


def tried(
    world: State,
    seat: int,
    field: Sequence[Command],
    temper: Temper,
    effort: Effort,
    random: Callable[[], float],
    kept_to_the_end: frozenset[int] = frozenset((0,)),
) -> dict[int, list[float]]:
    """What came of the commands that were left at last, by their place in the field, world by world."""
    results: dict[int, list[float]] = {index: [] for index in range(len(field))}
    rounds = max(1, (len(field) - 1).bit_length())
    while True:
        for _ in range(max(2, effort.games // (rounds * len(results)))):
            _compare(world, seat, field, results, temper, effort, random)
        best = sorted(results, key=lambda index: -sum(results[index]))
        kept = sorted({*kept_to_the_end, *best[: len(best) // 2]})
        if len(best) <= 2 or len(kept) == len(best):
            return {index: results[index] for index in best}
        results = {index: results[index] for index in kept}


def is_better(one: Sequence[float], other: Sequence[float], doubt: float) -> bool:
    """By more than chance, in the same worlds."""
    count = len(one)
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(differences) / count
    spread = sum([(difference - mean) ** 2 for difference in differences]) / count
    return mean > doubt * sqrt(spread / count)


def _compare(
    world: State,
    seat: int,
    field: Sequence[Command],
    results: dict[int, list[float]],
    temper: Temper,
    effort: Effort,
    random: Callable[[], float],
) -> None:
    """Every command that is left, in one more world."""
    try:
        imagined = redeal(world, seat, Imagined(random))
    except CannotRedeal:
        imagined = world
    luck = int(random() * _SPACE)
    for index, got in results.items():
        got.append(play_on(imagined, seat, field[index], effort.turns, temper, stream(luck)))


_SPACE = 1 << 53
_MASK = (1 << 64) - 1


def stream(seed: int) -> Callable[[], float]:
    """Numbers between 0 and 1 that follow from a seed: the same luck for every command that is compared."""
    state = seed

    def random() -> float:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
        return (state >> 11) / _SPACE

    return random
