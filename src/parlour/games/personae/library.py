"""The ready-made material and the printed tables as the page shows them, whatever table is open."""

from typing import Any

from msgspec import Struct

from parlour.games.personae.content.effects import TRIGGERS, VOCABULARY
from parlour.games.personae.content.numbers import ATTRIBUTES, DEFENCES, companion_potential, potential, thresholds
from parlour.games.personae.content.ready import (
    CHARACTERS,
    SUPPORTING,
    TRAITS,
    ReadyAbility,
    ReadyCharacter,
    ReadyTrait,
)
from parlour.games.personae.content.tables import TABLES
from parlour.games.personae.rules.traits import usual
from parlour.games.personae.words.benefits import benefit_words
from parlour.games.personae.words.hints import HINTS


class ReadyPerson(Struct, frozen=True):
    """Somebody ready-made, in words."""

    key: str
    name: str
    kind: str
    toughness: str
    concept: str
    looks: str
    keywords: tuple[str, ...]
    goal: str
    points: int
    potential: int
    attributes: tuple[tuple[str, int, str], ...]
    """Attribute, value, rank."""
    skills: tuple[str, ...]
    traits: tuple[tuple[str, str, str], ...]
    """Kind, name and what it does."""
    talents: tuple[str, ...]
    gear: tuple[str, ...]
    health: tuple[tuple[str, int], ...]
    """Status, and the hits that reach it."""


class ShelfTrait(Struct, frozen=True):
    """A Trait of the library, in words."""

    key: str
    name: str
    kind: str
    text: str
    benefit: str
    marks: tuple[str, ...]
    """Identifiers; of a Power its duration."""
    goes: tuple[str, ...]
    """What it asks for, and under which conditions it holds."""


class Usual(Struct, frozen=True):
    """The Attribute a Skill of this sort normally adds; of several sorts the first decides."""

    tag: str
    attribute: str


class Trigger(Struct, frozen=True):
    """A trigger of effects that can be seen in play, and what it says."""

    key: str
    text: str


_TAGS = ("ranged", "weapon", "shield", "supernatural")
_MARKS = {"I": "Instant", "M": "Maintain", "T": "Independent", "S": "Special"}


def _signs(ability: ReadyAbility) -> str:
    return f" ({', '.join(ability.identifiers)})" if ability.identifiers else ""


def _person(ready: ReadyCharacter) -> ReadyPerson:
    value = dict(zip(ATTRIBUTES, ready.attributes, strict=True))
    free = {"Block": ready.block, "Dodge": ready.dodge, "Resist": ready.resist}
    skills = [(skill.name, skill.dice, skill.attribute) for skill in ready.skills]
    skills += [(name, free[name], attribute) for name, attribute in DEFENCES.items()]
    traits = [("Culture", ready.culture.name, ready.culture.text)]
    traits += [("Special Ability", ability.name + _signs(ability), ability.text) for ability in ready.abilities]
    traits += [("Power", f"{power.name} ({_MARKS[power.duration]})", power.text) for power in ready.powers]
    tougher = sum([one.effect.amount for one in (ready.culture, *ready.abilities) if one.effect.code == "healthBonus"])
    return ReadyPerson(
        ready.key,
        ready.name,
        ready.kind,
        ready.toughness,
        ready.concept,
        ready.looks,
        ready.keywords,
        ready.goal,
        ready.points,
        (companion_potential if ready.kind == "companion" else potential)(ready.points),
        tuple([(name, value[name], rank) for name, rank in zip(ATTRIBUTES, ready.ranks, strict=True)]),
        tuple(
            [
                f"{name} {dice} {'die' if dice == 1 else 'dice'} + {attribute} {value[attribute]}"
                for name, dice, attribute in skills
            ]
        ),
        tuple(traits),
        (
            *([f"Native: {ready.language}"] if ready.language else []),
            *[f"{talent.kind}: {talent.name}" for talent in ready.talents],
        ),
        tuple([thing.name for thing in ready.gear]),
        tuple(thresholds(value["Stature"], ready.toughness, tougher).items()),
    )


_GOES = {"weapon": "for a weapon Skill", "skill": "for a Skill", "power": "for a Power"}


def _trait(ready: ReadyTrait) -> ShelfTrait:
    marks = (ready.duration,) if ready.kind == "Power" else ready.identifiers
    goes = [
        *[_GOES[what] for what in ready.choose],
        *ready.conditions,
        *([f"answered with {ready.answer}"] if ready.answer else []),
    ]
    return ShelfTrait(ready.name, ready.name, ready.kind, ready.text, benefit_words(ready.effect), marks, tuple(goes))


SHELF: dict[str, tuple[Any, ...]] = {
    "READY": tuple([_person(ready) for ready in CHARACTERS.values()]),
    "CAST": tuple([_person(ready) for ready in SUPPORTING.values()]),
    "TRAITS": tuple([_trait(ready) for ready in TRAITS]),
    "EFFECTS": VOCABULARY,
    "TRIGGERS": tuple([Trigger(key, text) for key, text in TRIGGERS.items()]),
    "ATTRIBUTES": TABLES.attribute,
    "USUAL": tuple([Usual(tag, found) for tag in _TAGS if (found := usual((tag,)))]),
    "RANKS": TABLES.rank,
    "DIFFICULTIES": TABLES.difficulty,
    "HEALTH": TABLES.health,
    "PRICES": TABLES.price,
    "CHALLENGES": TABLES.challenge,
    "WEAPONS": TABLES.weapon,
    "HINTS": HINTS,
}
