"""Small change of language, and that of people without a name. Knows no rule."""

from parlour.roleplay.phrases import *  # noqa: F403
from parlour.roleplay.phrases import quoted, sentence


def speech(text: str) -> str:
    """A whole sentence of somebody's in quotes, with its full stop."""
    return quoted(sentence(text))


def says(who: str, text: str) -> str:
    """What somebody does, in their own words where they wrote any."""
    return f"{who}: {speech(text)}" if text else f"{who} says aloud what they do."


def whose(name: str, thing: str) -> str:
    """Trey's memory; the memory of Simon's persona."""
    return f"the {thing} of {name}" if name.endswith("persona") else f"{name}'s {thing}"


def time(count: int, unit: str) -> str:
    """4 minutes, 1 hour"""
    return f"{count} {unit.removesuffix('s') if count == 1 else unit}"
