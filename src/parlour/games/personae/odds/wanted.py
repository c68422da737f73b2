"""What it would take: the fewest dice or the least addition for a wanted chance."""

from fractions import Fraction

from parlour.games.personae.content.numbers import FACES, MOST_DICE
from parlour.games.personae.odds.pools import Tie, opposed


def least_ahead(mine: int, theirs: int, wanted: Fraction, tie: Tie = "reactor") -> int:
    """How far ahead the actor's additions must at least be: ten is certain, and any less is tried from below."""
    return next(ahead for ahead in range(-FACES, FACES + 1) if opposed(mine, theirs, ahead).success(tie) >= wanted)


def least_dice(theirs: int, ahead: int, wanted: Fraction, tie: Tie = "reactor", most: int = MOST_DICE) -> int | None:
    """The fewest dice that reach the chance at this difference; None: even so many do not."""
    return next((dice for dice in range(1, most + 1) if opposed(dice, theirs, ahead).success(tie) >= wanted), None)
