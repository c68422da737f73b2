"""Scenes, encounters and what a session keeps beside its people."""

from typing import Literal, NamedTuple

from msgspec import Struct


class Critical(Struct, frozen=True):
    """One in the bank (PER-134)."""

    owner: int
    """A seat; -1 the game master's bank."""
    session: int
    day: int
    scene: int
    encounter: int


class Scene(Struct, frozen=True, omit_defaults=True):
    number: int = 0
    place: str = ""
    time: str = ""
    aim: str = ""
    open: bool = False
    zones: tuple[str, ...] = ()
    closing: bool = False
    """Recoveries that are due are offered before it ends."""


class Provocation(NamedTuple):
    """Who must attack whom at once, before anything else (PER-071, PER-Q57)."""

    who: str = ""
    whom: str = ""


class OutOfTurn(NamedTuple):
    """Who acts out of turn, and whose turn goes on afterwards."""

    who: str = ""
    whose: str = ""


class OrderRoll(NamedTuple):
    """How a place in the order came about: who, dice, what was added."""

    who: str
    dice: tuple[int, ...]
    added: int


class Encounter(Struct, frozen=True, omit_defaults=True):
    number: int
    violent: bool
    escalator: str
    round: int = 1
    order: tuple[str, ...] = ()
    rolls: tuple[OrderRoll, ...] = ()
    waiting: tuple[str, ...] = ()
    """Who has yet to say which Skill gives the place in the order."""
    at: int = 0
    opening: bool = True
    """The escalator has yet to issue the opening Challenge (PER-161)."""
    goals: tuple[tuple[str, str], ...] = ()
    tracks: tuple[tuple[str, int], ...] = ()
    """Of a non-violent one by track: what each side has left (PER-220)."""
    closing: bool = False
    """The last round is over: the last chance to stabilise (PER-Q59)."""
    provoked: Provocation = Provocation()
    saved: tuple[str, ...] = ()
    """Who has used that last chance."""
    had: tuple[str, ...] = ()
    """Who has had a turn in this round."""
    out: OutOfTurn = OutOfTurn()
    surprised: tuple[str, ...] = ()
    """Who has no turn in this round, and no active defence (PER-212)."""


class Series(Struct, frozen=True, omit_defaults=True):
    """An extended Challenge (PER-158): several in a row for one conflict."""

    number: int
    sides: tuple[tuple[str, ...], ...]
    goals: tuple[str, ...]
    said: tuple[tuple[int, str], ...] = ()
    """What each side has answered since the last one: achieved, continue, back down."""
    challenges: int = 0


class Obstacle(Struct, frozen=True, omit_defaults=True):
    id: str
    """o1, o2, ..."""
    name: str
    text: str = ""
    how: Literal["", "narrate", "fold", "unopposed"] = ""


class Hazard(Struct, frozen=True):
    """Agreed by the group (PER-152): on a die of at most `chance`, so many hits or dice fewer."""

    id: str
    """z1, z2, ..."""
    name: str
    chance: int
    hits: int
    penalty: int


class Ware(Struct, frozen=True, omit_defaults=True):
    """Something that can be bought: its cost here, where the game master set another (PER-061)."""

    id: str
    """w1, w2, ..."""
    name: str
    cost: int
    local: int = -1


class Purchase(Struct, frozen=True):
    """One purchase of a batch of advancement (3.5), as words the rules read."""

    what: str
    piece: str = ""
    detail: str = ""
    amount: int = 1


class Batch(Struct, frozen=True, omit_defaults=True):
    who: str
    purchases: tuple[Purchase, ...] = ()
    submitted: bool = False


class Petition(Struct, frozen=True, omit_defaults=True):
    """Something that waits for the game master's word: a purchase that may wear the Cap, help with another Skill, a
    condition that may hold."""

    id: int
    seat: int
    what: Literal["wear", "similar", "condition"]
    who: str
    piece: str = ""
    detail: str = ""


class Consent(Struct, frozen=True):
    """A Power waits for those who must be willing (PER-Q73)."""

    who: str
    power: str
    targets: tuple[str, ...]
    words: str
    waiting: tuple[str, ...]
    """Who has yet to answer."""
