"""The searching player: many worlds it could be in, a few things it could do, and how each goes on from there."""

from collections.abc import Callable, Sequence

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

    games: int = 160
    """Imagined games altogether."""
    turns: int = 100
    """So far each is played."""


def think(world: State, seat: int, temper: Temper, effort: Effort, random: Callable[[], float]) -> Command:
    """The command that does best on average. Halves the field again and again, so that the best are looked at longest;
    all are tried in the same worlds with the same luck."""
    field = plans(Mind(world, seat, temper, random))
    if len(field) == 1:
        return field[0]
    sums = {index: 0.0 for index in range(len(field))}
    rounds = max(1, (len(field) - 1).bit_length())
    while len(sums) > 1:
        for _ in range(max(2, effort.games // (rounds * len(sums)))):
            _compare(world, seat, field, sums, temper, effort, random)
        best = sorted(sums, key=lambda index: -sums[index])
        sums = {index: sums[index] for index in sorted(best[: (len(best) + 1) // 2])}
    return field[next(iter(sums))]


def _compare(
    world: State, seat: int, field: Sequence[Command], sums: dict[int, float], temper: Temper, effort: Effort, random: Callable[[], float]
) -> None:
    """Every command that is left, in one more world."""
    try:
        imagined = redeal(world, seat, Imagined(random))
    except CannotRedeal:
        imagined = world
    luck = int(random() * _SPACE)
    for index in sums:
        sums[index] += play_on(imagined, seat, field[index], effort.turns, temper, stream(luck))


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
