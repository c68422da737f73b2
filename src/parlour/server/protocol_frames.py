"""The table as a seat sees it: whole, or what changed since it last did."""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from parlour.core.game import Outcome
from parlour.core.offers import Form


class Timer(Struct, frozen=True):
    """How long the clock still waits."""

    name: str
    seconds: float


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    """The table as this seat sees it after entry `seq`, what it may do, and what was said since the last frame."""

    seq: int
    head: str
    """The hash of that entry, which holds everything before it: kept by a page, it shows later that a record is this
    game's."""
    decision: int
    public: Raw
    private: Raw
    """null for who only watches."""
    offers: tuple[Form, ...]
    """What is owed, whole; where there is little to do, everything."""
    can: tuple[str, ...]
    """What else may be done, by command: what each asks is asked for by `forms`."""
    names: dict[str, str]
    """How the pieces in the offers are called."""
    prompt: str
    awaited: tuple[int, ...]
    passes: bool
    """This seat is asked, but by its own choice the table will pass for it in a moment."""
    lines: Raw
    """A list of LogLine, those newer than the client has."""
    timers: tuple[Timer, ...]
    outcome: Outcome | None
    open: Raw
    """Every seat's private part, once the game is over; null before."""
    undo: int = -1
    """What this seat did last can be taken back by itself, by a rewind to this entry; -1: it can't."""


class Parts(Struct, frozen=True, omit_defaults=True):
    """What changed in the public part of a frame, the private part or the names, by their own keys: what stands there
    now, what is gone, and what changed inside."""

    put: dict[str, Any] = {}
    gone: tuple[str, ...] = ()
    into: "dict[str, Parts]" = {}
    items: "dict[str, Items]" = {}


class Items(Struct, frozen=True, omit_defaults=True):
    """What changed in a list of things that have ids."""

    order: tuple[str, ...] | UnsetType = UNSET
    """All that are in it now, where others were before, or in another order."""
    put: dict[str, Any] = {}
    into: dict[str, Parts] = {}


class Change(Struct, frozen=True, tag_field="type", tag="change", omit_defaults=True):
    """The next frame, for who asked for changes: what is not here is as it was in the last one."""

    seq: int
    head: str
    lines: Raw
    """A list of LogLine, those newer than the client has."""
    timers: tuple[Timer, ...]
    decision: int | UnsetType = UNSET
    public: Parts | UnsetType = UNSET
    private: Parts | UnsetType = UNSET
    offers: tuple[Form, ...] | UnsetType = UNSET
    can: tuple[str, ...] | UnsetType = UNSET
    names: Parts | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET
    passes: bool | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    open: Raw | UnsetType = UNSET
    undo: int | UnsetType = UNSET
