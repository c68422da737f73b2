"""The shape of an individual as a file of ours, version 1: who somebody is. Hits, conditions and secrets stay at the
table."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.core.foreign import read_foreign
from parlour.games.personae.content import numbers
from parlour.games.personae.content.effects import Code, Effect, Keep, When
from parlour.games.personae.model import (
    Ability,
    Attribute,
    Duration,
    Gear,
    Individual,
    Power,
    Rank,
    Skill,
    Talent,
    Upgrade,
)
from parlour.roleplay.paper import alike

FORMAT, GAME, VERSION = "parlour-character", "personae", 1
LONGEST = 40_000

Name = Annotated[str, Meta(max_length=numbers.NAME, pattern=r"\S")]
Phrase = Annotated[str, Meta(max_length=numbers.PHRASE)]
Words = Annotated[str, Meta(max_length=numbers.SENTENCE)]
Count = Annotated[int, Meta(ge=0, le=100)]
Few = Meta(max_length=30)
Steps = Meta(max_length=20)
Paid = Literal["slot", "DP"]
Six = Meta(min_length=6, max_length=6)


class _Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything on a sheet."""


class SkillFile(_Part, frozen=True):
    name: Name
    attribute: Attribute
    dice: Count = 0
    """Of the Prowess Pool, beside the first two."""
    tags: Annotated[tuple[Phrase, ...], Few] = ()
    group: Phrase = ""
    free: bool = False
    bought: bool = False


class EffectFile(_Part, frozen=True):
    """One benefit at its first level, in the vocabulary of effects."""

    code: Code
    skill: Phrase = ""
    kind: Phrase = ""
    when: When = ""
    amount: Annotated[int, Meta(ge=1, le=20)] = 1
    keep: Keep = ""
    highest: bool = False
    attribute: Phrase = ""
    status: Phrase = ""
    trigger: Words = ""
    text: Words = ""


class UpgradeFile(_Part, frozen=True):
    source: Literal["Cunning", "Power", "Knowledge", "DP", "condition"]
    what: Literal["", "count", "better", "highest", "hits", "targets", "duration", "use", "die", "cap", "skill"] = ""
    detail: Phrase = ""


class AbilityFile(_Part, frozen=True):
    name: Name
    text: Words
    effect: EffectFile
    quality: bool = False
    culture: bool = False
    conditions: Annotated[tuple[Phrase, ...], Steps] = ()
    free: Annotated[tuple[Phrase, ...], Steps] = ()
    """What the upgrade of each condition raises."""
    gear: Phrase = ""
    """The name of the piece it stands for."""
    upgrades: Annotated[tuple[UpgradeFile, ...], Steps] = ()
    paid: Paid = "slot"
    price: Annotated[int, Meta(ge=1, le=9)] = 1
    remade: bool = False


class PowerFile(_Part, frozen=True):
    name: Name
    text: Words
    skill: Phrase
    challenge: bool
    duration: Duration
    effect: EffectFile
    hits: Annotated[int, Meta(ge=0, le=20)] = 0
    targets: Annotated[int, Meta(ge=1, le=20)] = 1
    tradition: Phrase = ""
    upgrades: Annotated[tuple[UpgradeFile, ...], Steps] = ()
    paid: Paid = "slot"
    gear: Phrase = ""


class TalentFile(_Part, frozen=True):
    kind: Literal["language", "expertise", "resource"]
    name: Name
    native: bool = False
    secret: bool = False
    upgrades: Annotated[tuple[UpgradeFile, ...], Steps] = ()
    paid: Paid = "slot"
    worn: Count = 0


class GearFile(_Part, frozen=True):
    name: Name
    size: Literal["", "small", "one-handed", "two-handed"] = ""
    group: Phrase = ""
    ranged: bool = False
    shield: Literal["", "light", "heavy"] = ""
    exceptional: Annotated[tuple[Literal["craft", "supernatural"], ...], Meta(max_length=2)] = ()
    tied: Annotated[tuple[Name, ...], Few] = ()
    """The names of the Traits that make use of it."""
    cost: Count = 0
    basic: bool = False


class IndividualFile(_Part, frozen=True, kw_only=True):
    format: Literal["parlour-character"]
    game: Literal["personae"]
    version: Literal[1]
    name: Name
    role: Literal["main", "companion", "ally", "adversary"] = "main"
    toughness: Literal["minion", "minor", "major"] = "major"
    concept: Words = ""
    keywords: Annotated[tuple[Phrase, ...], Few] = ()
    goal: Words = ""
    points: Annotated[int, Meta(ge=5, le=400)]
    """Creation Points."""
    values: Annotated[tuple[Count, ...], Six]
    """Competence, Prowess, Cunning, Power, Knowledge, Stature."""
    made: Annotated[tuple[Count, ...], Six] = (0, 0, 0, 0, 0, 0)
    """The values play began with; all 0: the same."""
    ranks: Annotated[tuple[Rank, ...], Six]
    skills: Annotated[tuple[SkillFile, ...], Few] = ()
    pool: Count = 0
    """Dice bought in play."""
    abilities: Annotated[tuple[AbilityFile, ...], Few] = ()
    powers: Annotated[tuple[PowerFile, ...], Few] = ()
    talents: Annotated[tuple[TalentFile, ...], Few] = ()
    gear: Annotated[tuple[GearFile, ...], Few] = ()
    hits_bought: Count = 0


def schema() -> dict[str, Any]:
    """The JSON schema of our own format."""
    return msgspec.json.schema(IndividualFile)


# There and back


def _steps(kind: type[Any], upgrades: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([alike(kind, one) for one in upgrades])


def to_file(person: Individual) -> IndividualFile:
    """Names in place of ids."""
    parts: list[Ability | Power | Gear] = [*person.abilities, *person.powers, *person.gear]
    called = {one.id: one.name for one in parts}
    file: IndividualFile = alike(
        IndividualFile,
        person,
        format=FORMAT,
        game=GAME,
        version=VERSION,
        made=person.made if person.made != person.values else (0,) * 6,
        skills=tuple([alike(SkillFile, one) for one in person.skills]),
        abilities=tuple(
            [
                alike(
                    AbilityFile,
                    one,
                    effect=alike(EffectFile, one.effect),
                    upgrades=_steps(UpgradeFile, one.bought),
                    gear=called.get(one.gear, one.gear),
                )
                for one in person.abilities
            ]
        ),
        powers=tuple(
            [
                alike(
                    PowerFile,
                    one,
                    effect=alike(EffectFile, one.effect),
                    upgrades=_steps(UpgradeFile, one.bought),
                    gear=called.get(one.gear, one.gear),
                )
                for one in person.powers
            ]
        ),
        talents=tuple([alike(TalentFile, one, upgrades=_steps(UpgradeFile, one.bought)) for one in person.talents]),
        gear=tuple(
            [
                alike(GearFile, one, tied=tuple([called[which] for which in one.tied if which in called]))
                for one in person.gear
            ]
        ),
    )
    return file


def from_file(text: str) -> Individual:
    """Under ids of the sheet's own, nothing approved; ValueError says what to put right."""
    file = read_foreign(text, IndividualFile, LONGEST)
    pieces = {one.name: f"g{at}" for at, one in enumerate(file.gear, 1)}
    abilities = tuple(
        [
            alike(
                Ability,
                one,
                id=f"a{at}",
                effect=alike(Effect, one.effect),
                bought=_steps(Upgrade, one.upgrades),
                gear=pieces.get(one.gear, one.gear),
            )
            for at, one in enumerate(file.abilities, 1)
        ]
    )
    powers = tuple(
        [
            alike(
                Power,
                one,
                id=f"p{at}",
                effect=alike(Effect, one.effect),
                bought=_steps(Upgrade, one.upgrades),
                gear=pieces.get(one.gear, one.gear),
            )
            for at, one in enumerate(file.powers, 1)
        ]
    )
    called = {one.name: one.id for one in (*abilities, *powers)}
    return Individual(
        "c0",
        file.name,
        file.role,
        -1,
        toughness=file.toughness,
        concept=file.concept,
        keywords=file.keywords,
        goal=file.goal,
        points=file.points,
        values=file.values,
        made=file.made,
        ranks=file.ranks,
        pool=file.pool,
        hits_bought=file.hits_bought,
        abilities=abilities,
        powers=powers,
        skills=_skills(file),
        talents=tuple(
            [
                alike(Talent, one, id=f"t{at}", bought=_steps(Upgrade, one.upgrades))
                for at, one in enumerate(file.talents, 1)
            ]
        ),
        gear=tuple(
            [
                alike(Gear, one, id=f"g{at}", tied=tuple([called[name] for name in one.tied if name in called]))
                for at, one in enumerate(file.gear, 1)
            ]
        ),
    )


def _skills(file: IndividualFile) -> tuple[Skill, ...]:
    """PER-039: Block, Dodge and Resist are free and everybody's, whatever the file says of them."""
    told = {one.name: one.dice for one in file.skills}
    free = [
        Skill(f"s{at}", name, attribute, told.get(name, 0), free=True)
        for at, (name, attribute) in enumerate(numbers.DEFENCES.items(), 1)
    ]
    own = [one for one in file.skills if one.name not in numbers.DEFENCES]
    return (*free, *[alike(Skill, one, id=f"s{at}", free=False, approved=True) for at, one in enumerate(own, 4)])


SAMPLE = """{"format": "parlour-character", "game": "personae", "version": 1, "name": "Tam Reed", "keywords": ["patient"],
"points": 20, "values": [4, 5, 3, 2, 1, 5], "ranks": ["Second", "First", "Second", "Third", "Handicap", "First"]}"""  # noqa: E501
"""The least a file says."""
