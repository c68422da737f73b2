"""The printed tables, read once."""

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.games.personae.content.numbers import Attribute, Rank, Status


class AttributeRow(Struct, frozen=True):
    name: Attribute
    short: str
    sets: str
    """What it limits at creation."""
    adds: str
    """Where it is added by default."""
    good: str
    text: str


class RankRow(Struct, frozen=True):
    name: Rank
    count: int
    tenths: int
    text: str


class Difficulty(Struct, frozen=True, omit_defaults=True):
    name: str
    modifier: int
    task: str
    or_more: bool = False
    """Any number from this one up."""


class Rarity(Struct, frozen=True):
    name: str
    least: int


class HealthRow(Struct, frozen=True):
    """At how many hits a status is reached, in words."""

    status: Status
    main: str
    minor: str
    minion: str
    fewer: int
    note: str


class Price(Struct, frozen=True):
    what: str
    creation: str
    play: str


class ChallengeKind(Struct, frozen=True):
    kind: str
    name: str
    actor: str
    passive: tuple[str, ...]
    """The Skills that answer without an action."""
    answer: str
    active: str


class WeaponSize(Struct, frozen=True):
    """PER-Q40: the category by default; `stops`: what parries or blocks an attack with it."""

    size: str
    category: str
    examples: str
    stops: tuple[str, ...]


class _Tables(Struct, frozen=True):
    groups: tuple[str, ...]
    attribute: tuple[AttributeRow, ...]
    rank: tuple[RankRow, ...]
    difficulty: tuple[Difficulty, ...]
    rarity: tuple[Rarity, ...]
    health: tuple[HealthRow, ...]
    price: tuple[Price, ...]
    challenge: tuple[ChallengeKind, ...]
    weapon: tuple[WeaponSize, ...]


TABLES = read_toml("parlour.games.personae.content", "tables.toml", _Tables)
DIFFICULTY: dict[str, Difficulty] = {row.name: row for row in TABLES.difficulty}
CHALLENGE: dict[str, ChallengeKind] = {row.kind: row for row in TABLES.challenge}
KINDS: tuple[str, ...] = tuple(CHALLENGE)


def difficulty_name(modifier: int) -> str:
    """The nearest printed name that is not above it.

    >>> difficulty_name(5), difficulty_name(6), difficulty_name(14)
    ('Difficult', 'Difficult', 'Nearly Impossible')
    """
    return (
        [row.name for row in TABLES.difficulty if row.modifier <= modifier][-1]
        if modifier >= 0
        else TABLES.difficulty[0].name
    )


def rarity(cost: int, uncommon: int = 1, rare: int = 4, very_rare: int = 7, unique: int = 10) -> str:
    """PER-060: what a cost value means, with the ranges of the table.

    >>> [rarity(cost) for cost in (0, 3, 4, 7, 12)], rarity(7, very_rare=8)
    (['Common', 'Uncommon', 'Rare', 'Very Rare', 'Unique'], 'Rare')
    """
    least = (0, uncommon, rare, very_rare, unique)
    return (
        [row.name for row, from_here in zip(TABLES.rarity, least, strict=True) if from_here <= cost][-1]
        if cost >= 0
        else TABLES.rarity[0].name
    )
