"""What is written into files, the same in every language."""

from msgspec import Struct

from parlour.core.files import read_toml


class _Stunt(Struct, frozen=True):
    bonus: str
    bend: str
    read_bonus: str
    read_bend: str


class _Files(Struct, frozen=True):
    skilled: str
    bad: str
    raised: str
    bought: str
    group: str
    points: str
    stunts: str
    unnamed: str
    note: str
    labels: dict[str, str]
    kinds: dict[str, str]
    unknown: dict[str, str]
    example: dict[str, str]
    stunt: _Stunt


FILES = read_toml("parlour.games.fate.content", "files.toml", _Files)
