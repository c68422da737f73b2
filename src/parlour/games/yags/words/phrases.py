"""Small change of language, and that of sums, weights and times. Knows no rule."""

from collections.abc import Sequence

from parlour.core.phrasebook import Phrasebook, listed
from parlour.roleplay.phrases import first_up, follows, quoted, said, sentence, short

__all__ = [
    "experience", "first_up", "follows", "how_long", "kilograms", "listed", "minus", "part", "quoted", "said",
    "sentence", "short", "signed", "size_words", "summed", "with_reason",
]  # fmt: skip
SAY = Phrasebook(__package__, "phrases")


def signed(amount: int) -> str:
    """+2, −1"""
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def minus(amount: int) -> str:
    """2, −1"""
    return str(amount).replace("-", "−")


def experience(points: int) -> str:
    return SAY("experience", count=points)


def size_words(size: int, tiny: int) -> str:
    return SAY("tiny", level=str(tiny)) if tiny else SAY("size", size=str(size))


def with_reason(text: str, why: str) -> str:
    """A sentence, and why it is so where somebody said it."""
    return SAY("reason", text=text, why=sentence(why).strip()) if why.strip() else text


def part(label: str, amount: int) -> str:
    """One part of a sum.

    >>> part("half cover", 10), part("60 m", 5)
    ('half cover 10', '5 for 60 m')
    """
    counted = any(mark.isdigit() for mark in label)
    return SAY("part-for" if counted else "part", label=label, amount=minus(amount))


def summed(parts: Sequence[tuple[str, int]]) -> str:
    """Parts of a sum with their signs between them.

    >>> summed([("fence", 20), ("the whole round", -10)]), summed([("Size 6", -5), ("half cover", 10)])
    ('fence 20 − the whole round 10', '−5 for Size 6 + half cover 10')
    """
    first = "".join([part(label, amount) for label, amount in parts[:1]])
    return first + "".join([f" {'−' if amount < 0 else '+'} {part(label, abs(amount))}" for label, amount in parts[1:]])


def kilograms(grams: int) -> str:
    """Weights are kept in grams and read in kilograms.

    >>> kilograms(12500), kilograms(8000), kilograms(70)
    ('12.5 kg', '8 kg', '70 g')
    """
    if 0 < grams < 1000:
        return SAY("grams", amount=str(grams))
    return SAY("kilograms", amount=f"{grams / 1000:.3f}".rstrip("0").rstrip("."))


def how_long(minutes: int) -> str:
    """90 minutes, 4 hours, 2 days

    >>> how_long(1), how_long(90), how_long(240), how_long(1530)
    ('1 minute', '1 hour 30 minutes', '4 hours', '1 day 1 hour 30 minutes')
    """
    days, rest = divmod(minutes, 1440)
    said = [SAY("days", count=days)] if days else []
    said += [SAY("hours", count=rest // 60)] if rest >= 60 else []
    said += [SAY("minutes", count=rest % 60)] if rest % 60 else []
    return " ".join(said) or SAY("no-time")
