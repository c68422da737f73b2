"""Skills, Special Abilities, Powers, Talents and gear, with the upgrades bought for them."""

from typing import Literal

from msgspec import Struct

from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model.vocabulary import Attribute, Duration


class Skill(Struct, frozen=True, omit_defaults=True):
    """PER-033: unlocked, two dice and those of the pool assigned to it."""

    id: str
    """s1, s2, ..."""
    name: str
    attribute: Attribute
    dice: int = 0
    """Of the Prowess Pool."""
    tags: tuple[str, ...] = ()
    group: str = ""
    """Of a weapon: blades, axes, bludgeons."""
    free: bool = False
    """Block, Dodge and Resist (PER-039)."""
    approved: bool = True
    bought: bool = False
    """With a Development Point, not from Competence."""


class Upgrade(Struct, frozen=True, omit_defaults=True):
    """One step: how it was paid, and what it raises where there is a choice."""

    source: Literal["Cunning", "Power", "Knowledge", "DP", "condition"]
    what: Literal["", "count", "better", "highest", "hits", "targets", "duration", "use", "die", "cap", "skill"] = ""
    detail: str = ""
    """The further Skill or kind of Challenge, or the duration (T, S), where `what` leaves that open."""


class Ability(Struct, frozen=True, omit_defaults=True):
    """A Special Ability; with the Quality identifier a Special Quality."""

    id: str
    """a1, a2, ..."""
    name: str
    text: str
    effect: Effect
    quality: bool = False
    culture: bool = False
    conditions: tuple[str, ...] = ()
    """Each gives a free upgrade (PER-077). "once per encounter|scene|day|session" the engine keeps; all else the game
    master does."""
    free: tuple[str, ...] = ()
    """What each of those upgrades raises."""
    gear: str = ""
    """The piece of exceptional gear it stands for (identifier X)."""
    bought: tuple[Upgrade, ...] = ()
    paid: Literal["slot", "DP"] = "slot"
    price: int = 1
    """Agreed for each upgrade of a Quality (PER-279)."""
    uses: int = 0
    stamp: int = 0
    """Uses, and the number of the encounter, scene, day or session they belong to."""
    approved: bool = False
    remade: bool = False
    """Turned into a Quality later (PER-083)."""


class Power(Struct, frozen=True, omit_defaults=True):
    id: str
    """p1, p2, ..."""
    name: str
    text: str
    skill: str
    """The name of the supernatural Skill it is used with (PER-088)."""
    challenge: bool
    """It needs a Power Challenge (PER-Q73)."""
    duration: Duration
    effect: Effect
    hits: int = 0
    targets: int = 1
    tradition: str = ""
    bought: tuple[Upgrade, ...] = ()
    paid: Literal["slot", "DP"] = "slot"
    gear: str = ""
    approved: bool = False


class Talent(Struct, frozen=True, omit_defaults=True):
    id: str
    """t1, t2, ..."""
    kind: Literal["language", "expertise", "resource"]
    name: str
    native: bool = False
    secret: bool = False
    bought: tuple[Upgrade, ...] = ()
    paid: Literal["slot", "DP"] = "slot"
    uses: int = 0
    """Of an Expertise in this session."""
    worn: int = 0
    """Points of Cap a Resource has lost (PER-059)."""
    approved: bool = True


class Gear(Struct, frozen=True, omit_defaults=True):
    id: str
    """g1, g2, ..."""
    name: str
    size: Literal["", "small", "one-handed", "two-handed"] = ""
    group: str = ""
    ranged: bool = False
    shield: Literal["", "light", "heavy"] = ""
    exceptional: tuple[str, ...] = ()
    """craft, supernatural, or both (PER-239)."""
    tied: tuple[str, ...] = ()
    """The Traits that make use of it (PER-113)."""
    cost: int = 0
    basic: bool = False
    """Comes free with a weapon or shield Skill (PER-112)."""
    approved: bool = False
