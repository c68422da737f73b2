"""The lobby's form of a game with many switches: each house rule in a line."""

from collections.abc import Iterable
from typing import Any

from parlour.core.game import Choice, Option
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import worded
from parlour.roleplay.desk import SAY


def switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str], house: bool = True) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(
        key, label, note, rule, values[0][0], tuple([Choice(value, words) for value, words in values]), house=house
    )


def agreed(key: str, label: str, note: str, rule: str, *values: tuple[str, str]) -> Option:
    """What the rules themselves leave to the group."""
    return switch(key, label, note, rule, *values, house=False)


def voice(rule: str) -> Option:
    """People hear each other: what is told aloud is not asked for again. Every game has it."""
    return agreed("voice", "", "", rule, ("off", ""), ("on", ""))


def talking(state: Any) -> bool:
    """They do at this table."""
    return bool(state.options.voice == "on")


def told(state: Any) -> int:
    """So many letters at least are written of what somebody tells; nothing where they talk by voice."""
    return 0 if talking(state) else 1


def in_words(book: Phrasebook, options: Iterable[Option]) -> tuple[Option, ...]:
    """A game's options with its words; of those that all have, with ours."""
    return tuple([worded(_book(book, option.key), (option,))[0] for option in options])


def option_name(book: Phrasebook, key: str) -> str:
    return _book(book, key)(key)


def _book(book: Phrasebook, key: str) -> Phrasebook:
    return SAY if key == "voice" else book


def number(
    key: str, label: str, note: str, rule: str, default: int, least: int, most: int, *, house: bool = False
) -> Option:
    return Option(key, label, note, rule, str(default), least=least, most=most, house=house)
