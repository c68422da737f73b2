"""One roll alone: the highest die, criticals, and tasks without an opponent."""

from fractions import Fraction
from math import comb
from typing import Literal

from parlour.games.personae.content.numbers import FACES
from parlour.games.personae.odds.pools import below

Shares = dict[int, Fraction]
"""How likely each number is."""


def _from_at_most(at_most: list[Fraction]) -> Shares:
    return {face: at_most[face] - at_most[face - 1] for face in range(1, FACES + 1)}


def _few_above(dice: int, face: int, allowed: int) -> Fraction:
    """At most so many of the dice show more than this face."""
    ways = sum(
        [
            comb(dice, above) * (FACES - face) ** above * face ** (dice - above)
            for above in range(min(allowed, dice) + 1)
        ]
    )
    return Fraction(ways, FACES**dice)


def highest(dice: int, ignored: int = 0) -> Shares:
    """PER-118, PER-218: the highest die, after so many of the highest were ignored; one always stays."""
    allowed = min(ignored, dice - 1)
    return _from_at_most([_few_above(dice, face, allowed) for face in range(FACES + 1)])


def highest_rerolled(dice: int, *, keep: Literal["second", "better"], may_highest: bool, forced: bool) -> Shares:
    """PER-068, PER-069: the highest die if a reroll is always used: one's own on the lowest die; a forced one on the
    highest, or where that is protected on another."""
    if dice == 1 and not may_highest:
        return highest(1)
    if not forced:
        return highest(1) if dice == 1 and keep == "second" else highest(dice + 1)
    if not may_highest:
        return highest(dice + 1) if keep == "second" else highest(dice)
    if keep == "better":
        return _from_at_most([_few_above(dice + 1, face, 1) for face in range(FACES + 1)])
    return _from_at_most([_few_above(dice, face, 1) * Fraction(face, FACES) for face in range(FACES + 1)])


def mean(shares: Shares) -> Fraction:
    return sum([number * share for number, share in shares.items()], Fraction(0))


def criticals(dice: int) -> Shares:
    """PER-131, PER-132: how many natural tens beyond the first.

    >>> criticals(2)[1], mean(criticals(3))
    (Fraction(1, 100), Fraction(29, 1000))
    """
    tens = [Fraction(comb(dice, ten) * (FACES - 1) ** (dice - ten), FACES**dice) for ten in range(dice + 1)]
    shares: Shares = {0: sum(tens[:2], Fraction(0))}
    return shares | {ten - 1: tens[ten] for ten in range(2, dice + 1)}


def unopposed(dice: int, adds: int, gm_dice: int, difficulty: int) -> Fraction:
    """PER-156, PER-157: the highest die and additions meet or beat the GM's highest die and the difficulty.

    Without dice (injury_min_dice 0) there are only the additions.
    """
    ways = 0
    for face in range(1, FACES + 1):
        shown = face**gm_dice - (face - 1) ** gm_dice
        need = face + difficulty - adds
        ways += shown * (FACES**dice - below(need - 1) ** dice if dice else int(need <= 0))
    return Fraction(ways, FACES ** (dice + gm_dice))


def gm_dice(rating: int) -> int:
    """PER-156: one fewer than the rating, at least one."""
    return max(1, rating - 1)
