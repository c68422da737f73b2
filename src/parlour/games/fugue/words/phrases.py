"""Small change of language: lists, quotes, full stops, numbers. Knows no game."""

from collections.abc import Sequence

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def listed(words: Sequence[str]) -> str:
    """a, b and c"""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def quoted(text: str) -> str:
    return f"“{text.strip()}”"


def speech(text: str) -> str:
    """A whole sentence of somebody's in quotes, with its full stop."""
    return quoted(sentence(text))


def sentence(text: str) -> str:
    """Somebody's own words after ours, with a full stop where they have none."""
    said = text.strip()
    return f" {said}{'' if said[-1] in '.!?…”' else '.'}" if said else ""


def follows(text: str) -> str:
    """The same after a full stop of ours."""
    said = sentence(text)
    return said[:1] + first_up(said[1:])


def whose(name: str, thing: str) -> str:
    """Trey's memory; the memory of Simon's persona."""
    return f"the {thing} of {name}" if name.endswith("persona") else f"{name}'s {thing}"


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def number(count: int) -> str:
    """In letters up to twelve."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """one card, three cards"""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def time(count: int, unit: str) -> str:
    """4 minutes, 1 hour"""
    return f"{count} {unit.removesuffix('s') if count == 1 else unit}"


def short(text: str, most: int = 60) -> str:
    """The beginning of a text, for a button."""
    said = " ".join(text.split())
    return said if len(said) <= most else said[: most - 1].rstrip(" ,.;:") + "…"
