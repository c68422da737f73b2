"""A ready scene that may turn from talk to blows, for who tries the game."""

from typing import Literal

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.roleplay.rehearsal import ReadyNote


class ReadySide(Struct, frozen=True):
    """Who belongs together, and what they want: PER-125, PER-247."""

    key: Literal["main", "other"]
    name: str
    goal: str


class ReadyBorder(Struct, frozen=True, omit_defaults=True):
    """Two zones next to each other, and what lies between."""

    a: str
    b: str
    note: str = ""


class ReadyCast(Struct, frozen=True, omit_defaults=True):
    """A supporting character by its key, named for this scene, where it stands and how far it is from the main
    characters."""

    key: str
    name: str
    side: Literal["main", "other"]
    zone: str
    band: Literal["close", "near", "far"]
    goal: str = ""


class ReadyScene(Struct, frozen=True):
    key: str
    name: str
    place: str
    time: str
    aim: str
    opening: str
    start: str
    """The zone the main characters stand in."""
    main: tuple[str, ...]
    """Keys of the main characters."""
    zones: tuple[str, ...]
    side: tuple[ReadySide, ...]
    border: tuple[ReadyBorder, ...]
    cast: tuple[ReadyCast, ...]
    note: tuple[ReadyNote, ...]


SCENE = read_toml("parlour.games.personae.content", "scene.toml", ReadyScene)
