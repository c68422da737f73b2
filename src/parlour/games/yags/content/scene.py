"""A ready scene, a chase that becomes a negotiation, for who tries the game."""

from msgspec import Struct, field

from parlour.core.files import read_toml
from parlour.games.yags.model.scene import Ground
from parlour.roleplay.rehearsal import ReadyNote


class ReadyCast(Struct, frozen=True, omit_defaults=True):
    """Somebody of the game master's by key, named for this scene."""

    key: str
    name: str
    goal: str = ""
    hidden: bool = False
    """Not in sight when it begins."""


class ReadyScene(Struct, frozen=True):
    key: str
    name: str
    place: str
    time: str
    aim: str
    opening: str
    main: tuple[str, ...]
    """Keys of the players' characters."""
    ground: Ground
    cast: tuple[ReadyCast, ...]
    note: tuple[ReadyNote, ...]
    tries: tuple[ReadyNote, ...] = field(name="try")
    """What players may try."""


SCENE = read_toml("parlour.games.yags.content", "scene.toml", ReadyScene)
