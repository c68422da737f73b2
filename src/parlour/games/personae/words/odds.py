"""Questions of chance and their answers in words."""

from fractions import Fraction

from parlour.core.odds import percent
from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "odds")
_SMALL = 10**7
"""Up to this many ways are said as a fraction."""


def share(part: Fraction) -> str:
    return percent(part.numerator, part.denominator)


def exact(part: Fraction) -> str:
    if not 1 < part.denominator < _SMALL:
        return share(part)
    return SAY("exact", percent=share(part), ways=str(part.numerator), of=str(part.denominator))
