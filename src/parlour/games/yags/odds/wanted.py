"""What a wanted chance would take."""

from fractions import Fraction

from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.odds.contests import contest
from parlour.games.yags.odds.rollers import Roller


def faces_for(wanted: Fraction) -> int:
    """How many of the twenty faces must do for a chance."""
    return max(1, -(-wanted.numerator * FACES // wanted.denominator))


def least_ability(target: int, wanted: Fraction, fumble: int = 1, *, halved: bool = False) -> int | None:
    """The lowest ability that reaches the chance against this target; None: the fumble chance forbids it.

    >>> least_ability(20, Fraction(65, 100)), least_ability(20, Fraction(96, 100))
    (12, None)
    """
    need = faces_for(wanted)
    if need > FACES - fumble:
        return None
    return (2 * target if halved else target) - (FACES + 1 - need)


def highest_target(roller: Roller, wanted: Fraction) -> int | None:
    """The highest target the chance is reached against.

    >>> highest_target(Roller(12), Fraction(65, 100))
    20
    """
    totals = sorted([roller.total(face) for face in range(1, FACES + 1) if not roller.fumbles(face)], reverse=True)
    need = faces_for(wanted)
    return totals[need - 1] if need <= len(totals) else None


def least_skill(attribute: int, target: int, wanted: Fraction, fumble: int = 1) -> int | None:
    """The lowest skill with this attribute, which is not 0; None: no skill will do.

    >>> least_skill(3, 20, Fraction(65, 100)), least_skill(5, 30, Fraction(1, 2))
    (4, 4)
    """
    need = least_ability(target, wanted, fumble)
    return None if need is None else max(1, -(-need // attribute))


def least_against(other: Roller, attribute: int, wanted: Fraction) -> int | None:
    """The lowest skill with this attribute that wins a contest so often; None: none up to 99 does."""
    return next(
        (skill for skill in range(100) if contest((Roller(attribute * skill, skill), other)).wins[0] >= wanted), None
    )
