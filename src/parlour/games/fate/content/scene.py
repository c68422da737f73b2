"""A ready scene, for who tries the game."""

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.roleplay.rehearsal import ReadyNote


class ReadyBorder(Struct, frozen=True, omit_defaults=True):
    a: str
    b: str
    barrier: str = ""


class ReadySituation(Struct, frozen=True, omit_defaults=True):
    text: str
    hidden: bool = False


class ReadyFoe(Struct, frozen=True, omit_defaults=True):
    """A ready major character, mook or group by its key, and the zone it waits in."""

    key: str
    zone: str
    hidden: bool = False


class ReadyScene(Struct, frozen=True):
    key: str
    name: str
    opening: str
    pcs: tuple[str, ...]
    zones: tuple[str, ...]
    border: tuple[ReadyBorder, ...]
    aspect: tuple[ReadySituation, ...]
    foe: tuple[ReadyFoe, ...]
    note: tuple[ReadyNote, ...]


SCENE = read_toml("parlour.games.fate.content", "scene.toml", ReadyScene)
