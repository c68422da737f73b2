"""Where and when: the scene, its ground, rounds and the clock of the road."""

from typing import Literal

from msgspec import Struct


class Ground(Struct, frozen=True, omit_defaults=True):
    """What a runner has to cope with (6.9)."""

    obstruction: Literal["clear", "light", "moderate", "heavy"] = "clear"
    unstable: int = 0
    narrow: int = 0
    slippery: int = 0
    """0, 5 or 10 each."""
    windy: bool = False
    gap: int = 0
    """Further obstruction for a gap to jump (YAG-199)."""
    dangerous: bool = False
    """A fall would be."""


class Scene(Struct, frozen=True, omit_defaults=True):
    number: int = 0
    place: str = ""
    time: str = ""
    aim: str = ""
    open: bool = False
    ground: Ground = Ground()
    round: int = 0
    """The present round; 0: time is not counted in rounds."""


class Petition(Struct, frozen=True, omit_defaults=True):
    """Something that waits for the game master: a check asked for, a source to study from, help of another
    attribute."""

    id: int
    seat: int
    what: Literal["check", "study", "tl"]
    who: str
    text: str = ""
    piece: str = ""
    """Of study: the skill. Of tl: the skill or item. Of a check from the sheet: the skill; empty: the raw attribute."""
    amount: int = 0
    """Of study: points put towards it."""
    attribute: str = ""
    """Of a check from the sheet: what is rolled with; it falls as soon as the game master has said the number."""
