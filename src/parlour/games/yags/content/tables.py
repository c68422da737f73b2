"""The printed tables, read once, and what is looked up in them."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.games.yags.content.numbers import WIND
from parlour.games.yags.model.vocabulary import Gait, Pace


class Difficulty(Struct, frozen=True):
    label: str
    target: int
    opponent: int
    """The modifier it is turned into, on an opponent's roll (YAG-025)."""
    text: str


class Degree(Struct, frozen=True):
    level: int
    name: str
    margin: int
    """From so far above the target; of a failure -1."""
    extras: int
    """How many of style, completeness and speed."""
    text: str


class AttributeRow(Struct, frozen=True):
    name: str
    short: str
    text: str


class Band(Struct, frozen=True):
    """From `least` up."""

    least: int
    label: str
    text: str


class Talent(Struct, frozen=True):
    name: str
    pairs: tuple[tuple[str, str], ...]
    """Attribute, and what the pair is for."""
    opposed: str
    text: str


class SizeRow(Struct, frozen=True):
    size: int
    mass: str
    examples: str


class Bulk(Struct, frozen=True):
    size: int
    volume: str
    examples: str


class GaitRow(Struct, frozen=True):
    name: Gait
    four: str
    prose: str
    factor: str
    cost: str


class Obstruction(Struct, frozen=True):
    key: str
    value: int
    examples: str


class Footing(Struct, frozen=True):
    key: str
    values: tuple[int, ...]
    examples: str


class LoadRow(Struct, frozen=True):
    level: int
    name: str
    limit: str
    agility: int
    dexterity: int
    moves: str
    resist: int
    text: str


class Scramble(Struct, frozen=True):
    key: str
    target: int
    text: str


class Surface(Struct, frozen=True):
    target: int
    label: str
    text: str


class PaceRow(Struct, frozen=True):
    key: Pace
    name: str
    distance: str
    saved: str


class Notice(Struct, frozen=True):
    key: str
    target: int
    sample: str


class Cover(Struct, frozen=True):
    key: str
    value: int
    text: str


class CharmRow(Struct, frozen=True):
    least: int
    value: int
    name: str
    text: str


class Crowd(Struct, frozen=True):
    key: str
    bonus: int
    text: str


class Trick(Struct, frozen=True):
    key: str
    target: int
    text: str


class Aim(Struct, frozen=True):
    key: str
    target: int


class Quality(Struct, frozen=True):
    least: int
    label: str


class WorkRow(Struct, frozen=True):
    key: str
    rolls: int
    text: str


class Tech(Struct, frozen=True):
    tl: int
    name: str
    years: str
    since: int
    """Its first year; 0: not dated."""
    text: str


class Era(Struct, frozen=True):
    least: int
    most: int
    name: str
    text: str


class _Tables(Struct, frozen=True):
    difficulty: tuple[Difficulty, ...]
    degree: tuple[Degree, ...]
    attribute: tuple[AttributeRow, ...]
    band: tuple[Band, ...]
    skill_band: tuple[Band, ...]
    knowledge_band: tuple[Band, ...]
    language_band: tuple[Band, ...]
    talent: tuple[Talent, ...]
    size: tuple[SizeRow, ...]
    bulk: tuple[Bulk, ...]
    gait: tuple[GaitRow, ...]
    obstruction: tuple[Obstruction, ...]
    footing: tuple[Footing, ...]
    load: tuple[LoadRow, ...]
    scramble: tuple[Scramble, ...]
    surface: tuple[Surface, ...]
    pace: tuple[PaceRow, ...]
    notice: tuple[Notice, ...]
    cover: tuple[Cover, ...]
    charm: tuple[CharmRow, ...]
    crowd: tuple[Crowd, ...]
    trick: tuple[Trick, ...]
    aim: tuple[Aim, ...]
    quality: tuple[Quality, ...]
    work: tuple[WorkRow, ...]
    tech: tuple[Tech, ...]
    era: tuple[Era, ...]


TABLES = read_toml("parlour.games.yags.content", "tables.toml", _Tables)
DIFFICULTIES: dict[str, Difficulty] = {row.label: row for row in TABLES.difficulty}
"""By label, the easiest first."""
DEGREES: tuple[str, ...] = tuple([row.name for row in TABLES.degree])
"""By level; higher ones are called as the last."""
LOADS: dict[int, LoadRow] = {row.level: row for row in TABLES.load}
OBSTRUCTIONS: dict[str, int] = {row.key: row.value for row in TABLES.obstruction}
SCRAMBLES: dict[str, Scramble] = {row.key: row for row in TABLES.scramble}
NOTICES: dict[str, Notice] = {row.key: row for row in TABLES.notice}
COVERS: dict[str, int] = {row.key: row.value for row in TABLES.cover}
CROWDS: dict[str, Crowd] = {row.key: row for row in TABLES.crowd}
TRICKS: dict[str, Trick] = {row.key: row for row in TABLES.trick}
AIMS: dict[str, int] = {row.key: row.target for row in TABLES.aim}


class _From(Protocol):
    @property
    def least(self) -> int: ...


R = TypeVar("R", bound=_From)


def _row(rows: Iterable[R], number: int) -> R:
    """The last row that begins at this number or below it."""
    found = list(rows)
    return next((row for row in reversed(found) if row.least <= number), found[0])


def degree(level: int) -> str:
    """YAG-012: the name of a level of success.

    >>> [degree(level) for level in (0, 1, 2, 6, 9)]
    ['failure', 'moderate', 'good', 'amazing', 'amazing']
    """
    return DEGREES[min(max(level, 0), len(DEGREES) - 1)]


def extras(level: int) -> int:
    """YAG-013 to YAG-015: how many of the three a level of success gives.

    >>> [extras(level) for level in (0, 1, 2, 3, 4, 7)]
    [0, 0, 1, 2, 3, 3]
    """
    return TABLES.degree[min(max(level, 0), len(DEGREES) - 1)].extras


def difficulty_label(target: int) -> str:
    """The label of a printed target; empty for one between them.

    >>> difficulty_label(30), difficulty_label(27)
    ('difficult', '')
    """
    return next((row.label for row in TABLES.difficulty if row.target == target), "")


def attribute_band(score: int) -> Band:
    return _row(TABLES.band, score)


def skill_band(kind: str, level: int) -> Band:
    """Of a talent or standard skill, or of a knowledge.

    >>> skill_band("standard", 5).label, skill_band("knowledge", 6).label, skill_band("talent", 16).label
    ('professional', "master's degree", 'mythical')
    """
    return _row(TABLES.knowledge_band if kind == "knowledge" else TABLES.skill_band, level)


def language_band(level: int) -> Band:
    return _row(TABLES.language_band, level)


def reaction(total: int) -> CharmRow:
    """YAG-226.

    >>> [reaction(total).value for total in (-3, 7, 15, 20, 33, 41)]
    [-1, -1, 0, 1, 2, 3]
    """
    return _row(TABLES.charm, total)


def reaction_name(value: int) -> str:
    return next((row.name for row in TABLES.charm if row.value == value), "")


def quality(total: int) -> str:
    """YAG-126, YAG-Q50.

    >>> [quality(total) for total in (9, 10, 17, 20, 23)]
    ['below bearable', 'bearable', 'bearable', 'decent', 'decent']
    """
    return _row(TABLES.quality, total).label


def size_row(size: int) -> SizeRow | None:
    return next((row for row in TABLES.size if row.size == size), None)


def bulk_row(size: int) -> Bulk | None:
    """The largest example that is not larger than this."""
    return next((row for row in reversed(TABLES.bulk) if row.size <= size), None)


def surface(target: int) -> Surface | None:
    return next((row for row in TABLES.surface if row.target == target), None)


def tech_name(tl: int) -> str:
    """YAG-252.

    >>> [tech_name(tl) for tl in (0, 3, 8, 9, 12)]
    ['Stone', 'Medieval', 'Information', 'future', 'future']
    """
    return TABLES.tech[min(max(tl, 0), len(TABLES.tech) - 1)].name


def era_name(tl: int) -> str:
    """YAG-257, YAG-Q71: empty below the first.

    >>> [era_name(tl) for tl in (8, 9, 10, 11, 13)]
    ['', 'cyberpunk', 'cyberpunk or early interstellar', 'early interstellar', 'super-science']
    >>> era_name(16)
    'beyond the named levels'
    """
    named = [row.name for row in TABLES.era if row.least <= tl <= row.most]
    return " or ".join(named) if named or tl < TABLES.era[0].least else "beyond the named levels"


def tech_words(tl: int) -> str:
    """Level, name and era in one line.

    >>> tech_words(3), tech_words(10)
    ('TL 3, Medieval', 'TL 10, future: cyberpunk or early interstellar')
    """
    era = era_name(tl)
    return f"TL {tl}, {tech_name(tl)}" + (f": {era}" if era else "")


def tech_of_year(year: int) -> int | None:
    """YAG-253, YAG-Q57: None before the first dated year, where the game master picks.

    >>> [tech_of_year(year) for year in (999, 1200, 1450, 1910, 2030)]
    [None, 3, 4, 6, 9]
    """
    return next((row.tl for row in reversed(TABLES.tech) if row.since and row.since <= year), None)


def obstruction_parts(
    obstruction: str, unstable: int = 0, narrow: int = 0, slippery: int = 0, *, windy: bool = False, gap: int = 0
) -> tuple[tuple[str, int], ...]:
    """YAG-196 to YAG-199, YAG-Q59: of what a runner's difficulty is made up, before the gait.

    >>> obstruction_parts("light", 5, 5), obstruction_parts("moderate", windy=True)
    ((('light', 5), ('unstable', 5), ('narrow', 5)), (('moderate', 10),))
    """
    parts = [
        (obstruction, OBSTRUCTIONS[obstruction]), ("unstable", unstable), ("narrow", narrow), ("slippery", slippery),
        ("windy", WIND if windy and (unstable or narrow or slippery) else 0), ("gap", gap),
    ]  # fmt: skip
    return tuple([part for part in parts if part[1]])
