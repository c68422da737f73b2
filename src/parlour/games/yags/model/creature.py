"""Whoever has a sheet: people, creatures, vehicles, and what happens to them in play."""

from typing import Literal

from msgspec import Struct

from parlour.games.yags.model.campaign import Effect
from parlour.games.yags.model.vocabulary import Kind, Stage, TechniqueKind


class Skill(Struct, frozen=True, omit_defaults=True):
    name: str
    level: int
    toward: int = 0
    """Experience already put towards the next level (YAG-110)."""


class Language(Struct, frozen=True, omit_defaults=True):
    name: str
    level: int
    literate: bool = True


class Technique(Struct, frozen=True, omit_defaults=True):
    id: str
    """k1, k2, ..."""
    name: str
    kind: TechniqueKind
    skills: tuple[str, ...]
    level: int
    """Of a mastery: how far it goes. Of everything else: price and minimum."""
    group: str = ""
    needs: tuple[str, ...] = ()
    effect: Effect = Effect()
    text: str = ""


class Item(Struct, frozen=True, omit_defaults=True):
    id: str
    """i1, i2, ..."""
    name: str
    weight: int
    """In grams."""
    worn_load: int = -1
    """Grams it counts while worn (YAG-186); -1: as it weighs."""
    worn: bool = False
    tl: int = 0
    allowed: bool = True
    """Of a higher Tech Level, yet the game master allows it (YAG-251)."""
    here: bool = True
    """Carried or worn; False: left behind, no load."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the ledger of experience."""

    amount: int
    what: str
    session: int = 0


class Reaction(Struct, frozen=True, omit_defaults=True):
    """How somebody feels towards this character (YAG-227)."""

    of: str
    value: int
    why: str = ""


class Shelved(Struct, frozen=True, omit_defaults=True):
    """Somebody out of a file, on the game master's shelf."""

    id: str
    """l1, l2, ..."""
    one: "Creature"
    said: tuple[str, ...] = ()
    """What of the file was kept as words, or filled in."""


class Creature(Struct, frozen=True, omit_defaults=True):
    id: str
    """c1, c2, ...; h1, h2, ... while it is prepared in hiding."""
    name: str
    controller: int
    """The seat that plays it; -1 the game master's."""
    kind: Kind = "person"
    human: bool = True
    named: bool = True
    concept: str = ""
    notes: str = ""
    """What only its player and the game master read."""
    stage: Stage = "frame"
    sent_back: str = ""
    attributes: tuple[int, ...] = (3, 3, 3, 3, 3, 3, 3, 3)
    size: int = 5
    tiny: int = 0
    """YAG-160: below Size 0; then size is 0."""
    soak: int = 12
    skills: tuple[Skill, ...] = ()
    languages: tuple[Language, ...] = ()
    techniques: tuple[Technique, ...] = ()
    items: tuple[Item, ...] = ()
    xp: int = 0
    """Experience not yet spent."""
    ledger: tuple[Entry, ...] = ()
    culture: str = ""
    """Empty: the campaign's Tech Level."""
    allowed: tuple[str, ...] = ()
    """What the game master has allowed although it is out of the ordinary: keys of notices (checks.py)."""
    instant: tuple[tuple[str, int], ...] = ()
    """Skills given at once, and how far (YAG-065)."""
    hidden: bool = False
    shown: bool = False
    """The game master lets everybody see its numbers."""
    here: bool = False
    # In play
    fatigue: int = 0
    exhaustion: int = 0
    wounds: int = 0
    stuns: int = 0
    fatigue_penalty: int = 0
    wound_penalty: int = 0
    stun_penalty: int = 0
    move_penalty: int = 0
    """Set by the game master (YAG-Q32), as positive numbers that are taken off."""
    gait: Literal["", "careful", "standard", "running", "sprinting"] = ""
    """Chosen for this round."""
    gone: int = 0
    """Metres covered in this round,"""
    way: int = 0
    """and since the rounds began."""
    acted: bool = False
    barred: bool = False
    """No attacks or defences this round (YAG-206)."""
    ran: int = 0
    """Minutes of the present run (YAG-Q03)."""
    running: Literal["", "standard", "running"] = ""
    """The gait of that run."""
    travelled: int = 0
    """Minutes of the present watch spent on the road (YAG-Q66)."""
    savable: int = 0
    """Points of fatigue by movement or travel that the game master may still let it resist (YAG-Q58)."""
    reactions: tuple[Reaction, ...] = ()
