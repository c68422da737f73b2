"""The chances of a contest: one exchange with any number of participants, and the whole of it."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product

from msgspec import Struct

from parlour.games.fate.content.numbers import STYLE
from parlour.games.fate.odds.dice import FOUR, of


class Exchange(Struct, frozen=True):
    """FAE-130 to FAE-132: ways out of `of` in which each participant scores one victory, two, and nobody any."""

    one: tuple[int, ...]
    two: tuple[int, ...]
    nobody: int
    of: int


class Contest(Struct, frozen=True):
    """How a contest goes from here: each participant's chance to win it, and how many exchanges it takes on average."""

    wins: tuple[Fraction, ...]
    exchanges: Fraction


def _at_most(bonus: int, total: int) -> int:
    return sum([ways for dice, ways in FOUR.items() if dice + bonus <= total])


def _all_below(bonuses: Sequence[int], but: int, total: int) -> int:
    """Ways in which everybody else has at most this total."""
    ways = 1
    for at, bonus in enumerate(bonuses):
        if at != but:
            ways *= _at_most(bonus, total)
    return ways


@lru_cache(256)
def exchange(bonuses: tuple[int, ...]) -> Exchange:
    """One exchange; style is measured from the second-highest (FAE-Q26), a tied highest scores nothing (FAE-Q27)."""
    one, two = [], []
    for at, bonus in enumerate(bonuses):
        highest = sum([ways * _all_below(bonuses, at, dice + bonus - 1) for dice, ways in FOUR.items()])
        style = sum([ways * _all_below(bonuses, at, dice + bonus - STYLE) for dice, ways in FOUR.items()])
        one.append(highest - style)
        two.append(style)
    every = of(FOUR) ** len(bonuses)
    return Exchange(tuple(one), tuple(two), every - sum(one) - sum(two), every)


@lru_cache(64)
def contest(bonuses: tuple[int, ...], goal: int = 3, scored: tuple[int, ...] = ()) -> Contest:
    """FAE-133: first to `goal` victories. Exchanges nobody wins only make it longer, so they are taken out first.

    Whole numbers throughout: those of a state that may take `left` more scoring exchanges stand over scoring ** left.
    """
    players = range(len(bonuses))
    here = scored or (0,) * len(bonuses)
    if any([victories >= goal for victories in here]):
        return Contest(tuple([Fraction(victories >= goal) for victories in here]), Fraction(0))
    once = exchange(bonuses)
    scoring = once.of - once.nobody
    wins: dict[tuple[int, ...], tuple[int, ...]] = {}
    lasts: dict[tuple[int, ...], int] = {}

    def left(state: Sequence[int]) -> int:
        return 0 if max(state) >= goal else sum([goal - 1 - victories for victories in state]) + 1

    # the fullest states first: each leads only to fuller ones
    for state in sorted(product(*[range(victories, goal) for victories in here]), key=sum, reverse=True):
        mine, lasting = [0 for _ in players], scoring ** left(state)
        for player in players:
            for ways, gain in ((once.one[player], 1), (once.two[player], 2)):
                then = tuple([victories + gain * (at == player) for at, victories in enumerate(state)])
                weight = ways * scoring ** (left(state) - 1 - left(then))
                if then[player] >= goal:
                    mine[player] += weight
                    continue
                lasting += weight * lasts[then]
                for at in players:
                    mine[at] += weight * wins[then][at]
        wins[state], lasts[state] = tuple(mine), lasting
    every = scoring ** left(here)
    return Contest(
        tuple([Fraction(ways, every) for ways in wins[here]]), Fraction(lasts[here] * once.of, every * scoring)
    )
