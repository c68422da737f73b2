"""Shares of chance in words, and rollers as they were filled in."""

from fractions import Fraction

from parlour.core.asking import Given
from parlour.core.odds import percent
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.odds.rollers import Roller, default, unskilled
from parlour.games.yags.words.odds import SAY
from parlour.games.yags.words.phrases import minus

_SMALL = 10**7
"""Up to this many ways are said as a fraction."""


def share(part: Fraction) -> str:
    return percent(part.numerator, part.denominator)


def exact(part: Fraction) -> str:
    if not 1 < part.denominator < _SMALL:
        return share(part)
    return SAY("exact", percent=share(part), ways=str(part.numerator), of=str(part.denominator))


def fumbles(roller: Roller) -> str:
    """The faces that are fumbles.

    >>> fumbles(Roller(12)), fumbles(Roller(12, fumble=4)), fumbles(Roller(12, fumble=0))
    ('a 1', '1 to 4', 'no face')
    """
    to = min(roller.fumbles_to, FACES)
    return SAY("no-face") if to < 1 else SAY("a-one") if to == 1 else SAY("one-to", face=to)


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
        return SAY("unskilled-dice")
    return SAY("halved-dice" if roller.halved else "skill-dice", ability=minus(roller.ability))


def with_skill(roller: Roller) -> str:
    return SAY("with-skill", ability=minus(roller.ability), skill=minus(roller.score))
