"""The shape of a creature as a file of ours, version 1: who somebody is. Wounds, notes and what was allowed stay at the
table."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.core.foreign import read_foreign
from parlour.games.yags.content import numbers
from parlour.games.yags.model import Creature, Item, Language, Skill, Technique
from parlour.games.yags.model.vocabulary import Kind, TechniqueKind
from parlour.roleplay.paper import alike

FORMAT, GAME, VERSION = "parlour-character", "yags", 1
LONGEST = 40_000
"""A file somebody brings."""

Name = Annotated[str, Meta(max_length=numbers.NAME, pattern=r"\S")]
Phrase = Annotated[str, Meta(max_length=numbers.NAME)]
Words = Annotated[str, Meta(max_length=numbers.SENTENCE)]
Level = Annotated[int, Meta(ge=0, le=99)]
Grams = Annotated[int, Meta(ge=0, le=100_000_000)]
Many = Meta(max_length=80)
Eight = Meta(min_length=8, max_length=8)


class _Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything on a sheet."""


class SkillFile(_Part, frozen=True):
    name: Name
    level: Level
    toward: Level = 0
    """Experience already put towards the next level."""


class LanguageFile(_Part, frozen=True):
    name: Name
    level: Annotated[int, Meta(ge=1, le=9)]
    literate: bool = True


class TechniqueFile(_Part, frozen=True):
    """What it does, the library of the table it comes to says; what is not in there works by its text."""

    name: Name
    kind: TechniqueKind
    skills: Annotated[tuple[Name, ...], Many]
    level: Level
    group: Phrase = ""
    text: Words = ""


class ItemFile(_Part, frozen=True):
    name: Name
    weight: Grams
    """In grams."""
    worn_load: Annotated[int, Meta(ge=-1, le=100_000_000)] = -1
    worn: bool = False
    here: bool = True
    tl: Annotated[int, Meta(ge=0, le=numbers.MOST)] = 0


class CreatureFile(_Part, frozen=True, kw_only=True):
    format: Literal["parlour-character"]
    game: Literal["yags"]
    version: Literal[1]
    name: Name
    kind: Kind = "person"
    human: bool = True
    named: bool = True
    concept: Words = ""
    attributes: Annotated[tuple[Level, ...], Eight]
    """Strength, Health, Agility, Dexterity, Perception, Intelligence, Empathy, Will."""
    size: Annotated[int, Meta(ge=0, le=110)] = numbers.HUMAN_SIZE
    tiny: Annotated[int, Meta(ge=0, le=12)] = 0
    soak: Level = numbers.HUMAN_SOAK
    skills: Annotated[tuple[SkillFile, ...], Many] = ()
    languages: Annotated[tuple[LanguageFile, ...], Many] = ()
    techniques: Annotated[tuple[TechniqueFile, ...], Many] = ()
    items: Annotated[tuple[ItemFile, ...], Many] = ()
    xp: Annotated[int, Meta(ge=0, le=9999)] = 0
    """Experience not yet spent."""


def schema() -> dict[str, Any]:
    """The JSON schema of our own format."""
    return msgspec.json.schema(CreatureFile)


# There and back


def to_file(one: Creature) -> CreatureFile:
    file: CreatureFile = alike(
        CreatureFile,
        one,
        format=FORMAT,
        game=GAME,
        version=VERSION,
        skills=tuple([alike(SkillFile, known) for known in one.skills]),
        languages=tuple([alike(LanguageFile, known) for known in one.languages]),
        techniques=tuple([alike(TechniqueFile, known) for known in one.techniques]),
        items=tuple([alike(ItemFile, item) for item in one.items]),
        xp=max(0, one.xp),
    )
    return file


def from_file(text: str) -> Creature:
    """Under ids of the sheet's own, nothing allowed; ValueError says what to put right."""
    file = read_foreign(text, CreatureFile, LONGEST)
    for what in (file.skills, file.languages):
        once([known.name for known in what])
    return Creature(
        "c0",
        file.name,
        -1,
        file.kind,
        file.human and file.kind == "person",
        file.named,
        file.concept,
        attributes=file.attributes,
        size=0 if file.tiny else file.size,
        tiny=file.tiny,
        soak=file.soak,
        skills=tuple(
            [alike(Skill, known, name=known.name.lower()) for known in file.skills if known.level or known.toward]
        ),
        languages=tuple([alike(Language, known) for known in file.languages]),
        techniques=tuple([alike(Technique, known, id=f"k{at}") for at, known in enumerate(file.techniques, 1)]),
        items=tuple([alike(Item, item, id=f"i{at}") for at, item in enumerate(file.items, 1)]),
        xp=file.xp,
    )


def once(names: list[str]) -> None:
    """Nothing stands twice on a sheet."""
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise ValueError(f'"{name}" stands there twice. Keep one of them.')
        seen.add(name.casefold())


SAMPLE = """{"format": "parlour-character", "game": "yags", "version": 1, "name": "Tam Reed", "attributes": [3, 3, 3, 4, 3, 4, 3, 3],
"skills": [{"name": "awareness", "level": 3}], "languages": [{"name": "native", "level": 4}]}"""  # noqa: E501
"""The least a file says."""
