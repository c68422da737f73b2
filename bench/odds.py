"""Questions of chance beside icepool, which tests have installed: the same exact answers, and how long each takes.

Of icepool the fast form is taken, as its own guide has it: whole dice and pools, no outcome listed that need not be;
and where a question depends on a gap alone, once a gap.
"""

import time
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, cast

import icepool

from parlour.games.fate import odds as fate
from parlour.games.fate.odds import rolls
from parlour.games.personae.odds import pools
from parlour.games.yags.odds import contests
from parlour.games.yags.odds.rollers import Roller

ABILITIES, ROUNDS = 101, 4
TIES: tuple[contests.Tie, ...] = ("none", "reroll", "defender")
Cells = list[tuple[Fraction, ...]]


def yags_cells() -> Cells:
    """Every ability against every other, each way with ties: 30,603 contests."""
    found: Cells = []
    for tie in TIES:
        for mine in range(ABILITIES):
            found += [
                contests.contest((Roller(mine), Roller(theirs)), tie, "loses", 1).wins for theirs in range(ABILITIES)
            ]
    return found


def icepool_cells() -> Cells:
    """By gap: the outcomes of two dice as one die each, fumbles apart."""
    standing = icepool.Die(range(2, 21))

    @lru_cache(None)
    def one(gap: int, tie: str) -> tuple[Fraction, ...]:
        ahead = standing + gap - standing
        higher, lower, level = [
            Fraction(quantity, 400) for quantity in (_above(ahead), _above(-ahead), ahead.quantity(0))
        ]
        won, lost = higher + Fraction(19, 400), lower + Fraction(19, 400)
        if tie == "reroll":
            return won / (1 - level), lost / (1 - level)
        return (won, lost + level) if tie == "defender" else (won, lost)

    return [one(mine - theirs, tie) for tie in TIES for mine in range(ABILITIES) for theirs in range(ABILITIES)]


def _above(die: Any) -> int:
    return cast(int, die.quantity(">", 0))


def personae_table() -> Cells:
    return [(pools.opposed(mine, theirs, 1).success(),) for mine in range(1, 7) for theirs in range(1, 7)]


class _Chain(icepool.MultisetEvaluator[Any, Any]):
    """Who shows more of the highest total they do not share; from the top down."""

    def next_state(self, state: Any, order: Any, outcome: Any, mine: int, theirs: int) -> Any:
        return state or (mine > theirs) - (mine < theirs)

    def initial_state(self, order: Any, *rest: Any) -> Any:
        if order != icepool.Order.Descending:
            raise icepool.UnsupportedOrder
        return 0


def icepool_pools() -> Cells:
    chain, ten = _Chain(), icepool.d10
    return [
        (Fraction(chain.evaluate((ten + 1).pool(mine), ten.pool(theirs)).probability(1)),)
        for mine in range(1, 7)
        for theirs in range(1, 7)
    ]


def fate_gaps() -> Cells:
    return [
        (Fraction(found.fail, found.of), Fraction(found.style, found.of))
        for found in [fate.opposed(gap, 0) for gap in range(-12, 13)]
    ]


def icepool_gaps() -> Cells:
    roll = 4 @ icepool.Die([-1, 0, 1])
    apart = [roll + gap - roll for gap in range(-12, 13)]
    return [(Fraction(die.probability("<", 0)), Fraction(die.probability(">=", 3))) for die in apart]


def best(ask: Callable[[], Cells]) -> tuple[float, Cells]:
    """The best of four, each from nothing."""
    figures = []
    for _ in range(ROUNDS):
        for cached in (
            contests._contest,
            contests._pair,
            pools.wins_below,
            pools.opposed,
            pools.deadlocks,
            rolls._opposed,
        ):
            cached.cache_clear()
        began = time.process_time()
        found = ask()
        figures.append(time.process_time() - began)
    return min(figures), found


QUESTIONS: tuple[tuple[str, Callable[[], Cells], Callable[[], Cells]], ...] = (
    ("Yags: 30,603 contests", yags_cells, icepool_cells),
    ("Personae: 36 Challenges, up to six dice each", personae_table, icepool_pools),
    ("Fate: 25 opposed rolls", fate_gaps, icepool_gaps),
)


def main() -> None:
    for name, ask, other in QUESTIONS:
        ours, found = best(ask)
        theirs, same = best(other)
        assert found == same, f"{name}: the answers differ"
        print(f"{name}: {1000 * ours:,.1f} ms; icepool {1000 * theirs:,.1f} ms, {theirs / ours:,.1f} times as long")


if __name__ == "__main__":
    main()
