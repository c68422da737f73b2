"""Ready-made characters, mooks, groups and stunts, read once from the files beside this one."""

from typing import Literal

from msgspec import Struct

from parlour.core.files import read_toml


class ReadyStunt(Struct, frozen=True, omit_defaults=True):
    template: Literal["bonus", "bend"]
    feature: str
    """What follows "Because I": "am a Born Tinkerer"."""
    approach: str = ""
    actions: tuple[str, ...] = ()
    circumstance: str = ""
    effect: str = ""
    when: Literal["any", "conflict", "physical", "mental", "contest"] = "any"


class ReadyCharacter(Struct, frozen=True):
    """A player character, or a major one of the game master's."""

    key: str
    name: str
    looks: str
    high: str
    trouble: str
    general: tuple[str, ...]
    ratings: tuple[int, ...]
    """In the order Careful, Clever, Flashy, Forceful, Quick, Sneaky."""
    stunts: tuple[ReadyStunt, ...]


class ReadyMook(Struct, frozen=True, omit_defaults=True):
    key: str
    name: str
    aspects: tuple[str, ...]
    boxes: int
    skilled: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    weak_else: bool = False
    """FAE-187: bad at everything outside its skills."""


class ReadyGroup(Struct, frozen=True, omit_defaults=True):
    key: str
    name: str
    members: int
    mook: str = ""
    """The mook it is made of; empty: it has lists of its own."""
    aspects: tuple[str, ...] = ()
    skilled: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    weak_else: bool = False


class _Characters(Struct):
    player: tuple[ReadyCharacter, ...]
    major: tuple[ReadyCharacter, ...]


class _Mooks(Struct):
    mook: tuple[ReadyMook, ...]
    group: tuple[ReadyGroup, ...]


class _Stunts(Struct):
    stunt: tuple[ReadyStunt, ...]


_characters = read_toml("parlour.games.fate.content", "characters.toml", _Characters)
_mooks = read_toml("parlour.games.fate.content", "mooks.toml", _Mooks)

PLAYERS: dict[str, ReadyCharacter] = {ready.key: ready for ready in _characters.player}
MAJORS: dict[str, ReadyCharacter] = {ready.key: ready for ready in _characters.major}
MOOKS: dict[str, ReadyMook] = {ready.key: ready for ready in _mooks.mook}
STUNTS: tuple[ReadyStunt, ...] = read_toml("parlour.games.fate.content", "stunts.toml", _Stunts).stunt


def _built(group: ReadyGroup) -> ReadyGroup:
    """FAE-175: a group has what its mook has."""
    if not group.mook:
        return group
    mook = MOOKS[group.mook]
    return ReadyGroup(
        group.key, group.name, group.members, group.mook, mook.aspects, mook.skilled, mook.bad, mook.weak_else
    )


GROUPS: dict[str, ReadyGroup] = {ready.key: _built(ready) for ready in _mooks.group}
