"""Ready-made characters, supporting characters and the library of Traits, read once from the files beside this one."""

from typing import Literal

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import (
    ABILITY_SLOTS,
    QUALITY_SLOTS,
    UNLOCKED_DICE,
    Attribute,
    Rank,
    Toughness,
)

Identifier = Literal["C", "R", "Q", "X"]
"""Conditional, Culture, Quality, Exceptional gear."""
Duration = Literal["I", "M", "T", "S"]
"""Instant, Maintain, Independent, Special."""
Source = Literal["Cunning", "Power", "condition"]
"""What paid for an upgrade: a slot of Cunning, a slot of Power, or a condition."""
Gives = Literal["amount", "better", "highest", "targets", "duration", "skill", "toughness"]
"""What an upgrade raised: the amount by one, the better result, the highest die, one more target, a longer duration,
another Skill."""


class ReadySkill(Struct, frozen=True, omit_defaults=True):
    name: str
    dice: int
    """Its rating."""
    attribute: Attribute
    tags: tuple[str, ...] = ()
    """weapon, shield, supernatural, healing, initiative; size or category; ranged, unarmed; group."""
    agreed: bool = False
    """Another Attribute than usual, agreed with the GM."""


class ReadyUpgrade(Struct, frozen=True):
    source: Source
    gives: Gives


class ReadyAbility(Struct, frozen=True, omit_defaults=True):
    """A Special Ability or Quality. Its effect is what it is now, upgrades included."""

    name: str
    text: str
    effect: Effect
    identifiers: tuple[Identifier, ...] = ()
    conditions: tuple[str, ...] = ()
    upgrades: tuple[ReadyUpgrade, ...] = ()


class ReadyPower(Struct, frozen=True, omit_defaults=True):
    name: str
    text: str
    duration: Duration
    effect: Effect
    skill: str = ""
    """The supernatural Skill it is used with."""
    answer: str = ""
    """The Skill that answers it; empty: no Challenge is needed."""
    targets: int = 1
    upgrades: tuple[Gives, ...] = ()


class ReadyTalent(Struct, frozen=True, omit_defaults=True):
    kind: Literal["Language", "Expertise", "Resource"]
    name: str
    upgrades: int = 0


class ReadyGear(Struct, frozen=True, omit_defaults=True):
    name: str
    skill: str = ""
    """The weapon or shield Skill it goes with."""
    exceptional: tuple[Literal["craft", "supernatural"], ...] = ()
    tied: str = ""
    """The Trait that makes it exceptional for its owner."""


class ReadyCharacter(Struct, frozen=True, omit_defaults=True):
    """Anybody with a sheet. Attributes and ranks stand in the order Competence, Prowess, Cunning, Power, Knowledge,
    Stature."""

    key: str
    name: str
    kind: Literal["main", "companion", "ally", "adversary"]
    concept: str
    points: int
    attributes: tuple[int, ...]
    ranks: tuple[Rank, ...]
    skills: tuple[ReadySkill, ...]
    culture: ReadyAbility
    toughness: Toughness = "major"
    keywords: tuple[str, ...] = ()
    looks: str = ""
    block: int = UNLOCKED_DICE
    dodge: int = UNLOCKED_DICE
    resist: int = UNLOCKED_DICE
    abilities: tuple[ReadyAbility, ...] = ()
    powers: tuple[ReadyPower, ...] = ()
    talents: tuple[ReadyTalent, ...] = ()
    language: str = ""
    gear: tuple[ReadyGear, ...] = ()
    companion: str = ""
    """The key of a companion."""
    goal: str = ""


class ReadyTrait(Struct, frozen=True, omit_defaults=True):
    """A Trait of the library, at its first level. `kind`: an SA or a Power; `choose`: what its owner fills in."""

    name: str
    kind: Literal["SA", "Power"]
    text: str
    effect: Effect
    identifiers: tuple[Identifier, ...] = ()
    conditions: tuple[str, ...] = ()
    duration: Duration = "I"
    answer: str = ""
    choose: tuple[Literal["weapon", "skill", "power"], ...] = ()
    upgrades: tuple[Gives, ...] = ()


class _Characters(Struct):
    character: tuple[ReadyCharacter, ...]


class _Traits(Struct):
    trait: tuple[ReadyTrait, ...]


def slots(ability: ReadyAbility) -> int:
    """PER-082, PER-084, PER-Q14: the slots of Cunning it uses. The Culture SA is free."""
    first = 0 if "R" in ability.identifiers else QUALITY_SLOTS if "Q" in ability.identifiers else ABILITY_SLOTS
    return first + len([upgrade for upgrade in ability.upgrades if upgrade.source == "Cunning"])


def power_slots(ready: ReadyCharacter) -> int:
    """PER-085, PER-098: Powers, their upgrades, and upgrades of SAs paid with Power."""
    paid = [
        upgrade
        for ability in (ready.culture, *ready.abilities)
        for upgrade in ability.upgrades
        if upgrade.source == "Power"
    ]
    return sum([1 + len(power.upgrades) for power in ready.powers]) + len(paid)


def assigned(ready: ReadyCharacter) -> int:
    """PER-042: the dice of the pool that are on Skills."""
    return sum(
        [
            dice - UNLOCKED_DICE
            for dice in (*[skill.dice for skill in ready.skills], ready.block, ready.dodge, ready.resist)
        ]
    )


_PACKAGE = "parlour.games.personae.content"
CHARACTERS: dict[str, ReadyCharacter] = {
    ready.key: ready for ready in read_toml(_PACKAGE, "characters.toml", _Characters).character
}
"""Main characters, and a companion."""
SUPPORTING: dict[str, ReadyCharacter] = {
    ready.key: ready for ready in read_toml(_PACKAGE, "supporting.toml", _Characters).character
}
"""For the GM to call in."""
TRAITS: tuple[ReadyTrait, ...] = read_toml(_PACKAGE, "traits.toml", _Traits).trait
