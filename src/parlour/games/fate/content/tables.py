"""The printed tables, hints and short lists, read once; and the names of the ladder."""

import msgspec
from msgspec import Struct

from parlour.core.files import read_toml


class Hints(Struct, frozen=True):
    below: str
    equal: str
    above: str


class Suggested(Struct, frozen=True):
    physical: tuple[str, ...]
    mental: tuple[str, ...]


class Target(Struct, frozen=True, omit_defaults=True):
    name: str
    number: int
    or_more: bool = False
    """Any number from this one up."""


class Outcomes(Struct, frozen=True):
    """What an action leads to, by outcome."""

    action: str
    fail: str
    tie: str
    succeed: str
    style: str


class Absorbs(Struct, frozen=True):
    piece: str
    up_to: str
    clears: str


class Gives(Struct, frozen=True):
    kind: str
    gives: str


class Flow(Struct, frozen=True):
    """Where fate points go."""

    event: str
    source: str = msgspec.field(name="from")
    to: str
    when: str


class _Tables(Struct, frozen=True):
    ladder: tuple[tuple[int, str], ...]
    aspect_hints: tuple[str, ...]
    situations: tuple[str, ...]
    tasks: tuple[str, ...]
    boosts: tuple[str, ...]
    consequences: dict[str, Suggested]
    approaches: dict[str, str]
    difficulty_hints: Hints
    target: tuple[Target, ...]
    outcome: tuple[Outcomes, ...]
    absorbs: tuple[Absorbs, ...]
    milestone: tuple[Gives, ...]
    flow: tuple[Flow, ...]


TABLES = read_toml("parlour.games.fate.content", "tables.toml", _Tables)
LADDER: dict[int, str] = dict(TABLES.ladder)
"""FAE-160, highest first."""
_TOP, _BOTTOM = max(LADDER), min(LADDER)


def signed(number: int) -> str:
    """+3, 0, −1"""
    return f"{number:+d}".replace("-", "−") if number else "0"


def rung(number: int) -> str:
    """The name on the ladder; beyond its ends, that of the end."""
    if number > _TOP:
        return f"beyond {LADDER[_TOP]}"
    return LADDER[number] if number >= _BOTTOM else f"below {LADDER[_BOTTOM]}"


def ladder(number: int) -> str:
    """How a number is said.

    >>> ladder(3), ladder(0), ladder(10), ladder(-4)
    ('Good (+3)', 'Mediocre (0)', '+10, beyond Legendary', '−4, below Terrible')
    """
    return f"{LADDER[number]} ({signed(number)})" if number in LADDER else f"{signed(number)}, {rung(number)}"
