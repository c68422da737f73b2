"""Small change of language: lists, quotes, full stops, numbers, weights and times. Knows no rule."""

from collections.abc import Sequence

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def listed(words: Sequence[str], last: str = "and") -> str:
    """a, b and c"""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def quoted(text: str) -> str:
    return f"“{text.strip()}”"


def said(text: str) -> str:
    """Somebody's own words in quotes, where they end a sentence of ours."""
    return quoted(text) + ("" if text.strip()[-1:] in tuple(".!?…") else ".")


def sentence(text: str) -> str:
    """Somebody's own words after ours, with a full stop where they have none."""
    said = text.strip()
    return f" {said}{'' if said[-1] in '.!?…”' else '.'}" if said else ""


def follows(text: str) -> str:
    """The same after a full stop of ours."""
    said = sentence(text)
    return said[:1] + first_up(said[1:])


def because(reason: str) -> str:
    return f" Reason:{sentence(reason)}" if reason.strip() else ""


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def number(count: int) -> str:
    """In letters up to twelve."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """one round, three rounds"""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def points(count: int, what: str) -> str:
    """a point of fatigue, three points of fatigue"""
    return f"a point of {what}" if count == 1 else f"{number(count)} points of {what}"


def signed(amount: int) -> str:
    """+2, -1"""
    return f"{amount:+d}" if amount else "0"


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


def short(text: str, most: int = 60) -> str:
    """The beginning of a text, for a button."""
    said = " ".join(text.split())
    return said if len(said) <= most else said[: most - 1].rstrip(" ,.;:") + "…"


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
