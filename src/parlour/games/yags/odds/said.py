"""Shares of chance in words, and rollers as they were filled in."""

from fractions import Fraction

from parlour.core.asking import Given
from parlour.core.odds import percent
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.odds.rollers import Roller, default, unskilled

_SMALL = 10**7
"""Up to so many ways are said as a fraction."""


def share(part: Fraction) -> str:
    return percent(part.numerator, part.denominator)


def exact(part: Fraction) -> str:
    return f"{share(part)} ({part.numerator} in {part.denominator})" if 1 < part.denominator < _SMALL else share(part)


def fumbles(roller: Roller) -> str:
    """The faces that are fumbles.

    >>> fumbles(Roller(12)), fumbles(Roller(12, fumble=4)), fumbles(Roller(12, fumble=0))
    ('a 1', '1 to 4', 'no face')
    """
    to = min(roller.fumbles_to, FACES)
    return "no face" if to < 1 else "a 1" if to == 1 else f"1 to {to}"


def count(number: int, one: str, more: str) -> str:
    """
    >>> count(1, "roll", "rolls"), count(3, "roll", "rolls")
    ('1 roll', '3 rolls')
    """
    return f"{number} {one if number == 1 else more}"


def way(given: Given) -> Roller:
    """The roller of a question that asks for the way it is rolled."""
    return rolled(given.choice("way"), given["ability"], given["fumble"])


def rolled(by: str, ability: int, fumble: int) -> Roller:
    """The attribute of the unskilled does not count (YAG-089)."""
    if by == "unskilled":
        return unskilled(0, fumble)
    return Roller(ability, fumble=fumble) if by == "skill" else default(ability, fumble=fumble)


def way_words(roller: Roller, by: str) -> str:
    """What is rolled.

    >>> way_words(Roller(12), "skill"), way_words(default(6), "default"), way_words(unskilled(), "unskilled")
    ('12 + d20', '(6 + d20) / 2', 'd20 / 2')
    """
    if by == "unskilled":
        return "d20 / 2"
    return f"({roller.ability} + d20) / 2" if roller.halved else f"{roller.ability} + d20"
