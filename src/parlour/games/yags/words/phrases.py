"""Small change of language, and that of sums, weights and times. Knows no rule."""

from collections.abc import Sequence

from parlour.roleplay.phrases import *  # noqa: F403
from parlour.roleplay.phrases import number


def points(count: int, what: str) -> str:
    """a point of fatigue, three points of fatigue"""
    return f"a point of {what}" if count == 1 else f"{number(count)} points of {what}"


def part(label: str, amount: int) -> str:
    """One part of a sum.

    >>> part("half cover", 10), part("60 m", 5)
    ('half cover 10', '5 for 60 m')
    """
    return f"{amount} for {label}" if any(mark.isdigit() for mark in label) else f"{label} {amount}"


def summed(parts: Sequence[tuple[str, int]]) -> str:
    """Parts of a sum with their signs between them.

    >>> summed([("fence", 20), ("the whole round", -10)]), summed([("Size 6", -5), ("half cover", 10)])
    ('fence 20 - the whole round 10', '-5 for Size 6 + half cover 10')
    """
    first = "".join([part(label, amount) for label, amount in parts[:1]])
    return first + "".join([f" {'-' if amount < 0 else '+'} {part(label, abs(amount))}" for label, amount in parts[1:]])


def kilograms(grams: int) -> str:
    """Weights are kept in grams and read in kilograms.

    >>> kilograms(12500), kilograms(8000), kilograms(70)
    ('12.5 kg', '8 kg', '70 g')
    """
    return f"{grams / 1000:.3f}".rstrip("0").rstrip(".") + " kg" if grams >= 1000 or not grams else f"{grams} g"


def how_long(minutes: int) -> str:
    """90 minutes, 4 hours, 2 days

    >>> how_long(1), how_long(90), how_long(240), how_long(1530)
    ('1 minute', '1 hour 30 minutes', '4 hours', '1 day 1 hour 30 minutes')
    """
    days, rest = divmod(minutes, 1440)
    parts = [(days, "day"), (rest // 60, "hour"), (rest % 60, "minute")]
    return " ".join([f"{count} {what}{'' if count == 1 else 's'}" for count, what in parts if count]) or "no time"
