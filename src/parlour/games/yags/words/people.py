"""Somebody in one line: what tells a wolf from a clerk before either is called in."""

from parlour.games.yags.model import ATTRIBUTES, Creature
from parlour.games.yags.words.phrases import first_up, size_words

_SKILLS = 6


def shelf_words(one: Creature) -> str:
    """Size 4, Strength 3, Health 5, ...; awareness 7, athletics 5. Wolves are closely related to dogs."""
    values = ", ".join([f"{name} {value}" for name, value in zip(ATTRIBUTES, one.attributes, strict=True)])
    best = sorted(one.skills, key=lambda known: -known.level)[:_SKILLS]
    skills = f"; {', '.join([f'{known.name} {known.level}' for known in best])}" if best else ""
    about = f" {first_up(one.concept)}" if one.concept else ""
    return f"{size_words(one.size, one.tiny)}, {values}{skills}.{about}"
