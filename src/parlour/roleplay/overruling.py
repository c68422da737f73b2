"""Values a game master sets, read and written as words: what games have alike in what may be meant."""

from collections.abc import Sequence
from typing import Any


def yes_or_no(value: str) -> str | None:
    """Also as 1 and 0."""
    return {"0": "no", "1": "yes", "no": "no", "yes": "yes"}.get(value.lower())


def chosen(value: str, of: Sequence[str]) -> str | None:
    """One of these, by its name or its number from 0."""
    by_number = {str(at): one for at, one in enumerate(of)}
    return by_number.get(value) or next((one for one in of if one.lower() == value.lower()), None)


def stepped(value: str, *, up: bool) -> str:
    """One more or one less; yes or no. Words stay as they are.

    >>> stepped("2", up=True), stepped("0", up=False), stepped("no", up=True), stepped("Ann", up=True)
    ('3', '-1', 'yes', 'Ann')
    """
    if value in ("yes", "no"):
        return "yes" if up else "no"
    digits = value.removeprefix("-")
    return str(int(value) + (1 if up else -1)) if digits.isascii() and digits.isdecimal() else value


def in_words(value: Any) -> str:
    """A value as it is kept."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
