"""The ready-made material and the printed tables as the page shows them, whatever table is open."""

from typing import Any

from msgspec import Struct

from parlour.games.personae.content.effects import TRIGGERS, VOCABULARY, Word
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
from parlour.games.personae.words.benefits import SAY as EFFECTS
from parlour.games.personae.words.benefits import benefit_words, duration
from parlour.games.personae.words.hints import hints
from parlour.games.personae.words.paper import SAY
from parlour.games.personae.words.phrases import dice


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


class EffectWords(Struct, frozen=True):
    """One effect of the vocabulary: what it is called, gives when new and by an upgrade, and what it asks for."""

    code: str
    title: str
    needs: tuple[str, ...]
    may: tuple[str, ...]
    first: str
    upgrade: str
    rule: str
    kinds: tuple[str, ...]
    steady: bool


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


def _signs(ability: ReadyAbility) -> str:
    return f" ({', '.join(ability.identifiers)})" if ability.identifiers else ""


def _person(ready: ReadyCharacter) -> ReadyPerson:
    value = dict(zip(ATTRIBUTES, ready.attributes, strict=True))
    free = {"Block": ready.block, "Dodge": ready.dodge, "Resist": ready.resist}
    skills = [(skill.name, skill.dice, skill.attribute) for skill in ready.skills]
    skills += [(name, free[name], attribute) for name, attribute in DEFENCES.items()]
    traits = [(SAY("culture"), ready.culture.name, ready.culture.text)]
    traits += [(SAY("ability-kind"), ability.name + _signs(ability), ability.text) for ability in ready.abilities]
    traits += [(SAY("power-kind"), f"{power.name} ({duration(power.duration)})", power.text) for power in ready.powers]
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
        tuple([f"{name} {dice(rating)} + {attribute} {value[attribute]}" for name, rating, attribute in skills]),
        tuple(traits),
        (
            *([SAY("native-ready", name=ready.language)] if ready.language else []),
            *[f"{talent.kind}: {talent.name}" for talent in ready.talents],
        ),
        tuple([thing.name for thing in ready.gear]),
        tuple(thresholds(value["Stature"], ready.toughness, tougher).items()),
    )


def _trait(ready: ReadyTrait) -> ShelfTrait:
    marks = (ready.duration,) if ready.kind == "Power" else ready.identifiers
    goes = [
        *[SAY(f"for-{what}") for what in ready.choose],
        *ready.conditions,
        *([SAY("answered", skill=ready.answer)] if ready.answer else []),
    ]
    return ShelfTrait(ready.name, ready.name, ready.kind, ready.text, benefit_words(ready.effect), marks, tuple(goes))


def _effect(word: Word) -> EffectWords:
    first, upgrade = [EFFECTS.part(word.code, part) for part in ("first", "upgrade")]
    title = EFFECTS(word.code)
    return EffectWords(word.code, title, word.needs, word.may, first, upgrade, word.rule, word.kinds, word.steady)


SHELF: dict[str, tuple[Any, ...]] = {
    "READY": tuple([_person(ready) for ready in CHARACTERS.values()]),
    "CAST": tuple([_person(ready) for ready in SUPPORTING.values()]),
    "TRAITS": tuple([_trait(ready) for ready in TRAITS]),
    "EFFECTS": tuple([_effect(word) for word in VOCABULARY]),
    "TRIGGERS": tuple([Trigger(key, EFFECTS(f"trigger-{key}")) for key in TRIGGERS]),
    "ATTRIBUTES": TABLES.attribute,
    "USUAL": tuple([Usual(tag, found) for tag in _TAGS if (found := usual((tag,)))]),
    "RANKS": TABLES.rank,
    "DIFFICULTIES": TABLES.difficulty,
    "HEALTH": TABLES.health,
    "PRICES": TABLES.price,
    "CHALLENGES": TABLES.challenge,
    "WEAPONS": TABLES.weapon,
    "HINTS": hints(),
}
