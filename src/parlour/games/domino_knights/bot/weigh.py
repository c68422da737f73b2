"""What the strongest player would do and how much it matters: the same search as at the table, with what came of it."""

from collections.abc import Callable
from statistics import fmean

from msgspec import Struct

from parlour.games.domino_knights.bot.levels import KEEN
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.bot.plans import plans
from parlour.games.domino_knights.bot.think import Effort, is_better, tried
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.moves import Command, Concede

ASKED = Effort(games=160)
"""For whoever asks now;"""
LOOKED_BACK = Effort(games=72)
"""and for each decision of a game that is over."""


class Weighed(Struct, frozen=True):
    """Chances to win between 0 and 1."""

    command: Command
    chance: float
    otherwise: float
    """With the best of everything else."""
    lost: float = 0.0
    """What was done instead does worse by so much, beyond chance."""


def weigh(world: State, seat: int, random: Callable[[], float], done: Command | None = None) -> Weighed | None:
    """None where there is nothing to choose."""
    effort = ASKED if done is None else LOOKED_BACK
    field = plans(Mind(world, seat, KEEN, random))
    if isinstance(field[0], Concede) or (len(field) == 1 and done in (None, field[0])):
        return None if done is not None or isinstance(field[0], Concede) else _only(world, seat, field[0], random)
    if done is not None and done not in field:
        field.append(done)
    own = field.index(done) if done is not None else 0
    results = tried(world, seat, field, KEEN, effort, random, frozenset((0, own)))
    best = max(results, key=lambda index: sum(results[index]))
    if not is_better(results[best], results[0], effort.doubt):
        best = 0
    chance = fmean(results[best])
    otherwise = max([fmean(got) for index, got in results.items() if index != best], default=chance)
    worse = done is not None and is_better(results[best], results[own], 2.0)
    return Weighed(field[best], chance, otherwise, chance - fmean(results[own]) if worse else 0.0)


def _only(world: State, seat: int, command: Command, random: Callable[[], float]) -> Weighed:
    chance = fmean(tried(world, seat, [command], KEEN, Effort(games=16), random)[0])
    return Weighed(command, chance, chance)
