"""The shape of a persona as a file of ours, version 1: what stands on the sheet, for everybody to read."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

FORMAT, GAME, VERSION = "parlour-character", "fugue", 1
MOST_IN_LIST = 400

Words = Annotated[str, Meta(max_length=4000)]
List = Meta(max_length=MOST_IN_LIST)


class AbilityFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """FUG-094: had or not had; it has no number."""

    text: Words
    parts: Annotated[tuple[str, ...], List] = ()
    """The parts of the body it needs."""
    lost: bool = False


class MemoryFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """FUG-055: a flashback, with exactly one ability."""

    way: Literal["own", "gift", "signifier", "story"]
    chapter: int
    trigger: Words
    memory: Annotated[tuple[Words, ...], List]
    """As it was told, piece by piece."""
    ability: Words
    told_by: Words = ""
    present: Annotated[tuple[Words, ...], List] = ()
    known_to: Annotated[tuple[Words, ...], List] = ()
    """Who knows of it (FUG-061)."""
    card: Words = ""
    """The Signifier that brought it."""
    note: Words = ""


class WoundFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    part: Words
    text: Words
    permanent: bool = False
    bleeding: bool = False
    tended: bool = False
    healed: bool = False


class PersonaFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    format: Literal["parlour-character"]
    game: Literal["fugue"]
    version: Literal[1]
    player: Words
    name: Words = ""
    """Empty while nobody knows it (FUG-028)."""
    looks: Words
    looks_like: Words = ""
    sounds_like: Words = ""
    detail: Words = ""
    """One more thing (FUG-036)."""
    detail_by: Words = ""
    signifier: Words = ""
    """The name of a major arcana card (FUG-045)."""
    abilities: Annotated[tuple[AbilityFile, ...], List] = ()
    memories: Annotated[tuple[MemoryFile, ...], List] = ()
    wounds: Annotated[tuple[WoundFile, ...], List] = ()
    state: Literal["", "knocked out", "dead"] = ""
    musing: Words = ""
    """What its player makes of it all (FUG-058)."""


def read(text: str) -> PersonaFile:
    """A file of ours, as it was written; msgspec.ValidationError where it is not one."""
    return msgspec.json.decode(text, type=PersonaFile)


def schema() -> dict[str, Any]:
    """The JSON schema of our own format."""
    return msgspec.json.schema(PersonaFile)
