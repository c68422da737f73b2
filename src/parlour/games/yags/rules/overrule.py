"""Overruling: the values a game master may set, read and written as words: of creatures what stands on the sheet and
how they are; of the road the day and the watch."""

from typing import Any

from parlour.games.yags.model import ATTRIBUTES, COUNTERS, PENALTIES, Creature, State
from parlour.games.yags.rules.ask import find_creature, score
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.words.bounds import SAY
from parlour.roleplay.moves import ValueSet
from parlour.roleplay.overruling import in_words, yes_or_no

ROAD = "road"
_TEXTS = ("name", "concept")
NUMBERS = (*COUNTERS, *PENALTIES, "size", "tiny", "soak", "xp", "way")
FLAGS = ("acted", "barred", "human", "named")
SEEN = (*_TEXTS, *FLAGS, "way")
"""Of whoever is in the open, whoever plays them."""
_CLOCK = ("day", "watch")
_MOST, _NAME, _SENTENCE = 999, 60, 600
_WATCHES = 6


def targets(state: State) -> tuple[str, ...]:
    """Every creature in the open, and the clock of the road."""
    return (*[one.id for one in state.creatures if not one.hidden], ROAD)


def fields_of(state: State, what: str) -> tuple[str, ...]:
    one = find_creature(state, what)
    if one is None:
        return _CLOCK
    return (*_TEXTS, *NUMBERS, *FLAGS, *ATTRIBUTES, *[f"skill {skill.name}" for skill in state.skills])


def meant(field: str, value: str) -> str | None:
    """A value as it is kept, or None where it cannot be meant: yes and no also as 1 and 0; days and watches begin with
    1."""
    value = value.strip()
    if field in _TEXTS:
        return (value[:_NAME] or None) if field == "name" else value[:_SENTENCE]
    if field in FLAGS:
        return yes_or_no(value)
    least, most = (1 if field in _CLOCK else 0), (_WATCHES if field == "watch" else _MOST)
    if not (value.isascii() and value.isdecimal() and value == str(int(value))):
        return None
    number = max(least, int(value))
    return str(number) if number <= most else None


def wanted(field: str) -> str:
    """What such a value looks like, for a refusal."""
    if field in _TEXTS:
        return SAY("enter-words")
    if field in FLAGS:
        return SAY("enter-yes")
    return SAY("enter-number", least="1" if field in _CLOCK else "0", most=str(_WATCHES if field == "watch" else _MOST))


def value_of(state: State, what: str, field: str) -> str:
    one = find_creature(state, what)
    if one is None:
        return str(getattr(state, field))
    return in_words(_read(one, field))


def _read(one: Creature, field: str) -> Any:
    if field in ATTRIBUTES:
        return one.attributes[ATTRIBUTES.index(field)]
    if field.startswith("skill "):
        return score(one, field.removeprefix("skill "))
    return getattr(one, field)


def set_value(draft: Draft, what: str, field: str, value: str) -> None:
    draft.put(ValueSet(what, field, value))
