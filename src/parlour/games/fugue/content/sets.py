"""A content-set: the story a table plays (FUG-005). Its format with a bound on every text, how one is read, and those
we ship.

A file is TOML or JSON with the fields of ContentSet. Texts are paragraphs with an empty line between them; a line that
begins with "- " is an item of a list. Only the Dealer reads the text, scenes, notes and memories of a chapter, and no
chapter before it is hers or was played.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.core.foreign import read_foreign
from parlour.core.phrasebook import Phrasebook, listed
from parlour.games.fugue.cards import MAJORS
from parlour.games.fugue.content.body import PARTS

SAY = Phrasebook("parlour.games.fugue.words", "story")
MOST = 200_000
"""So many characters a whole set may have, as a file."""
CHAPTERS = 12

Short = Annotated[str, Meta(min_length=1, max_length=120)]
Line = Annotated[str, Meta(min_length=1, max_length=600)]
Text = Annotated[str, Meta(min_length=1, max_length=20_000)]
MaybeLine = Annotated[str, Meta(max_length=600)]
MaybeText = Annotated[str, Meta(max_length=20_000)]
Parts = Annotated[tuple[str, ...], Meta(max_length=16)]


class Healing(Struct, frozen=True, forbid_unknown_fields=True):
    """FUG-203: how long a tended wound takes, and whether the rest must be unbroken."""

    text: Line
    hours: Annotated[int, Meta(ge=1, le=1000)]
    unbroken: bool


class SetAbility(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    text: Short
    parts: Parts = ()
    """The parts of the body it needs."""


class SetScene(Struct, frozen=True, forbid_unknown_fields=True):
    title: Short
    text: Text


class SetPerson(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game-character. Looks are for all, notes for the Dealer alone."""

    name: Short
    looks: MaybeLine = ""
    notes: MaybeText = ""
    abilities: Annotated[tuple[SetAbility, ...], Meta(max_length=12)] = ()


class SetMemory(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """FUG-086: a flashback the story itself holds."""

    to: Line
    """Whom it comes to, and when."""
    trigger: Line
    memory: Text
    ability: Short
    parts: Parts = ()


class SetChapter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    title: Short
    text: MaybeText = ""
    """What the Dealer must know: what is going on, how it begins and how it ends."""
    scenes: Annotated[tuple[SetScene, ...], Meta(max_length=24)] = ()
    people: Annotated[tuple[SetPerson, ...], Meta(max_length=24)] = ()
    memories: Annotated[tuple[SetMemory, ...], Meta(max_length=24)] = ()


class ReadyPersona(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody to wake up as, for who does not want to invent a body."""

    name: Short
    """For the list only: a persona has no name yet (FUG-028)."""
    looks: Line
    looks_like: MaybeLine = ""
    sounds_like: MaybeLine = ""
    detail: MaybeLine = ""
    """The one more thing."""
    signifier: MaybeLine = ""
    """The key of a major, such as major-16; empty: it is dealt."""


class ContentSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    key: Short
    """Small letters, digits and hyphens."""
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


def read_set(text: str) -> ContentSet:
    """The set in a file somebody brings, or a ValueError with a sentence about the first thing that is wrong with
    it."""
    found = read_foreign(text, ContentSet, MOST)
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,59}", found.key):
        raise ValueError(SAY("bad-key"))
    for where, part in _parts(found):
        if part not in PARTS:
            raise ValueError(SAY("bad-part", where=where, part=part[:40], parts=listed(PARTS, "or")))
    for at, persona in enumerate(found.ready, 1):
        if persona.signifier and persona.signifier not in MAJORS:
            raise ValueError(SAY("bad-signifier", at=at))
    for at, chapter in enumerate(found.chapters, 1):
        names = [person.name for person in chapter.people]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ValueError(SAY("same-name", at=at, name=twice[0]))
    return found


def _parts(found: ContentSet) -> Iterator[tuple[str, str]]:
    for at, chapter in enumerate(found.chapters, 1):
        for person in chapter.people:
            for ability in person.abilities:
                for part in ability.parts:
                    yield f"chapters {at}, {person.name}, {ability.text}", part
        for memory in chapter.memories:
            for part in memory.parts:
                yield f"chapters {at}, {memory.ability}", part


def schema() -> dict[str, Any]:
    """JSON Schema of the format."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "FugueStory",
        **msgspec.json.schema(ContentSet),
    }


def blank_set(chapters: int = 4) -> ContentSet:
    """FUG-005: empty chapters, for a table that makes up everything as it goes."""
    return replace(_BLANK, chapters=_BLANK.chapters[:chapters])


def _shipped(name: str) -> ContentSet:
    return read_set(files("parlour.games.fugue.content").joinpath(f"sets/{name}.toml").read_text("utf-8"))


_BLANK = _shipped("blank")
SETS: dict[str, ContentSet] = {found.key: found for found in [_shipped("low-water")]}
"""Those we ship, by key."""

EXAMPLE = """\
key = "a-story-of-ours"
title = "A story of ours"
line = "What it is, for who chooses."
introduction = "Read aloud while eyes are closed."
setting = "For the Dealers."
advice = "For the Dealers."
opening = "Awake, without a memory."

[healing]
text = "A tended wound heals with eight hours of unbroken sleep."
hours = 8
unbroken = true

[[chapters]]
title = "The first chapter"
text = "What its Dealer must know."
"""
"""The least a content-set's file must hold: what a form suggests."""
