"""A content-set: the story a table plays (FUG-005). Its types, and how one is read; every text in it has a bound."""

from typing import Annotated

from msgspec import Meta, Struct

MOST = 200_000
"""So many characters a whole set may have, as a file."""
CHAPTERS = 12

Short = Annotated[str, Meta(min_length=1, max_length=120)]
Line = Annotated[str, Meta(min_length=1, max_length=600)]
Text = Annotated[str, Meta(min_length=1, max_length=20_000)]
MaybeLine = Annotated[str, Meta(max_length=600)]
MaybeText = Annotated[str, Meta(max_length=20_000)]
Parts = Annotated[tuple[str, ...], Meta(max_length=16)]


class Healing(Struct, frozen=True):
    """FUG-203: how long a tended wound takes, and whether the rest must be unbroken."""

    text: Line
    hours: Annotated[int, Meta(ge=1, le=1000)]
    unbroken: bool


class SetAbility(Struct, frozen=True, omit_defaults=True):
    text: Short
    parts: Parts = ()
    """The parts of the body it needs."""


class SetScene(Struct, frozen=True):
    title: Short
    text: Text


class SetPerson(Struct, frozen=True, omit_defaults=True):
    """A game-character. Looks are for all, notes for the Dealer alone."""

    name: Short
    looks: MaybeLine = ""
    notes: MaybeText = ""
    abilities: Annotated[tuple[SetAbility, ...], Meta(max_length=12)] = ()


class SetMemory(Struct, frozen=True, omit_defaults=True):
    """FUG-086: a flashback the story itself holds."""

    to: Line
    """Whom it comes to, and when."""
    trigger: Line
    memory: Text
    ability: Short
    parts: Parts = ()


class SetChapter(Struct, frozen=True, omit_defaults=True):
    title: Short
    text: MaybeText = ""
    """What the Dealer must know: what is going on, how it begins and how it ends."""
    scenes: Annotated[tuple[SetScene, ...], Meta(max_length=24)] = ()
    people: Annotated[tuple[SetPerson, ...], Meta(max_length=24)] = ()
    memories: Annotated[tuple[SetMemory, ...], Meta(max_length=24)] = ()


class ReadyPersona(Struct, frozen=True, omit_defaults=True):
    """Somebody to wake up as, for who does not want to invent a body."""

    name: Short
    """For the list only: a persona has no name yet (FUG-028)."""
    looks: Line
    looks_like: MaybeLine = ""
    sounds_like: MaybeLine = ""
    detail: Line = "-"
    signifier: Short = "major-00"


class ContentSet(Struct, frozen=True, omit_defaults=True):
    key: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")]
    title: Short
    line: MaybeLine
    """What it is, for who chooses."""
    introduction: MaybeText
    """Read aloud while eyes are closed (FUG-018)."""
    setting: MaybeText
    advice: MaybeText
    opening: MaybeLine
    """In what state the personae begin (FUG-029)."""
    healing: Healing
    chapters: Annotated[tuple[SetChapter, ...], Meta(min_length=1, max_length=CHAPTERS)]
    basics: Annotated[tuple[Line, ...], Meta(max_length=40)] = ()
    not_basic: Annotated[tuple[Line, ...], Meta(max_length=40)] = ()
    gamble: bool = False
    """FUG-099: everybody here can gamble."""
    ready: Annotated[tuple[ReadyPersona, ...], Meta(max_length=12)] = ()
    credit: MaybeLine = ""
    """Whose work it is and under which licence."""
