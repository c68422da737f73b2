"""The words a Personae table is kept in."""

from typing import Literal

Attribute = Literal["Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature"]
ATTRIBUTES: tuple[Attribute, ...] = ("Competence", "Prowess", "Cunning", "Power", "Knowledge", "Stature")
Rank = Literal["", "First", "Second", "Third", "Handicap"]
RANKS: tuple[Rank, ...] = ("First", "Second", "Third", "Handicap")
Kind = Literal["interaction", "attack", "power", "recovery", "unopposed", "virtual"]
KINDS: tuple[Kind, ...] = ("interaction", "attack", "power", "recovery", "unopposed", "virtual")
Status = Literal["unharmed", "injured", "wounded", "incapacitated", "dying", "dead"]
STATUSES: tuple[Status, ...] = ("unharmed", "injured", "wounded", "incapacitated", "dying", "dead")
Toughness = Literal["minion", "minor", "major"]
Role = Literal["main", "companion", "ally", "adversary"]
Duration = Literal["I", "M", "T", "S"]
TAGS: tuple[str, ...] = (
    "weapon",
    "unarmed",
    "ranged",
    "small",
    "one-handed",
    "two-handed",
    "shield",
    "light",
    "heavy",
    "supernatural",
    "healing",
    "hiding",
    "initiative",
)
"""What the rules ask of a Skill; all else about it is its name."""
DEFENCES: tuple[str, ...] = ("Block", "Dodge", "Resist")
BANDS: tuple[str, ...] = ("close", "near", "far")
EVERY = Literal["", "encounter", "scene", "day", "session"]
"""How often something may be used; empty: no such limit."""
