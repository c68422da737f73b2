"""What a campaign is played with: its skills, techniques, cultures and prices. The game master may change all of it."""

from typing import Literal

from msgspec import Struct

from parlour.games.yags.model.vocabulary import LibraryKind, SkillKind


class SkillDef(Struct, frozen=True, omit_defaults=True):
    """A skill of the campaign's list."""

    name: str
    kind: SkillKind
    attributes: tuple[str, ...]
    """Usual ones, the most usual first."""
    default: str = ""
    """The skill that may stand in for it (YAG-103)."""
    needs: tuple[tuple[str, int], ...] = ()
    """Pre-requisites with their levels (YAG-108)."""
    limited_by: str = ""
    """The skill whose half it may not exceed (YAG-111)."""
    tl: int = 0
    familiar: str = ""
    """The familiarity that comes with it (YAG-137); empty where it has none."""
    familiarities: tuple[tuple[str, int], ...] = ()
    """The others, with their prices."""
    group: str = ""
    masteries: tuple[str, ...] = ()
    """Fields people often master in it."""


class Effect(Struct, frozen=True, omit_defaults=True):
    """What a technique does where the engine can apply it."""

    what: Literal["text", "bonus", "target", "opponent", "street", "climb"] = "text"
    """text: people apply it; bonus: to the roll; target: to the difficulty; opponent: to the other side's roll; street:
    no penalty on an empty street; climb: a round at half Move."""
    amount: int = 0
    situations: tuple[str, ...] = ()
    """The parts it serves in (SITUATIONS); empty: whenever its owner says that it fits."""
    unencumbered: bool = False
    """Only with no more load than Strength (YAG-185)."""
    careful: bool = False
    """Only at the careful gait."""


class TechniqueDef(Struct, frozen=True, omit_defaults=True):
    """A technique of the campaign's library. Its level is its price and the skill it needs; masteries are bought level
    by level."""

    name: str
    kind: LibraryKind
    skills: tuple[str, ...]
    """It works with each of these that is high enough (YAG-132)."""
    level: int = 1
    group: str = ""
    """Instead of skills: every skill of a group (YAG-136)."""
    needs: tuple[str, ...] = ()
    """Techniques that must be known first (YAG-135)."""
    effect: Effect = Effect()
    text: str = ""


class Culture(Struct, frozen=True):
    """YAG-279: judged by a Tech Level of its own."""

    name: str
    tl: int


class Price(Struct, frozen=True):
    """Of the table's own making (the Core names none): a new level n costs flat + times x n."""

    kind: Literal["attribute", "talent", "standard", "knowledge", "language"]
    flat: int
    times: int


class Budget(Struct, frozen=True):
    """Where characters are built with points: above 3 for attributes, for skills, and experience for techniques."""

    attributes: int = 4
    skills: int = 40
    experience: int = 10
