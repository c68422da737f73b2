"""The lobby's form of a game with many switches: each house rule in a line."""

from parlour.core.game import Choice, Option
from parlour.roleplay.desk import SAY


def switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str], house: bool = True) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(
        key, label, note, rule, values[0][0], tuple([Choice(value, words) for value, words in values]), house=house
    )


def agreed(key: str, label: str, note: str, rule: str, *values: tuple[str, str]) -> Option:
    """What the rules themselves leave to the group."""
    return switch(key, label, note, rule, *values, house=False)


def voice(note: str, rule: str) -> Option:
    """People hear each other: what is told aloud is not asked for again. One key in every game that has it."""
    ways = [(value, SAY.part("voice", f"is-{value}")) for value in ("off", "on")]
    return agreed("voice", SAY("voice"), note, rule, *ways)


def number(
    key: str, label: str, note: str, rule: str, default: int, least: int, most: int, *, house: bool = False
) -> Option:
    return Option(key, label, note, rule, str(default), least=least, most=most, house=house)
