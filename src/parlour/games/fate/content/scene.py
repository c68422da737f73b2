"""A ready scene, for who tries the game."""

from msgspec import Struct

from parlour.core.files import read_toml
from parlour.roleplay.rehearsal import ReadyNote


class ReadyPlan(Struct, frozen=True):
    """The scene as a game master prepares it, a thing a line."""

    situation: tuple[str, ...]
    secrets: tuple[str, ...]
    zones: tuple[str, ...]
    cast: tuple[str, ...]
    lurking: tuple[str, ...]


class ReadyScene(Struct, frozen=True):
    key: str
    name: str
    opening: str
    pcs: tuple[str, ...]
    scene: ReadyPlan
    note: tuple[ReadyNote, ...]


SCENE = read_toml("parlour.games.fate.content", "scene.toml", ReadyScene)
