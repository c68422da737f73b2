"""What is kept beside the log: the words of whispers, what secret dice showed, names of what only some were shown. The
log holds a seal that tells nothing."""

import hashlib

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.core.chance import Drawn
from parlour.core.rolls import RollCard
from parlour.table.entries import AnyEntry, Rolled, Said, Shown, canonical

UNSEEN = RollCard("", ())


class Thrown(Struct, frozen=True):
    """What a secret roll came to. In the open of a log few guesses would find it: its hash is on everybody's page."""

    faces: tuple[tuple[int, int], ...]
    total: int
    card: RollCard
    draws: tuple[Drawn, ...]


_thrown = msgspec.json.Decoder(Thrown)


def sealed(salt: str, words: str) -> str:
    return hashlib.sha256((salt + words).encode()).hexdigest()


def words_of(roll: Rolled) -> str:
    """What a roll shows, as it is kept beside the log."""
    return canonical(Thrown(roll.faces, roll.total, roll.card, roll.draws)).decode()


def without(entry: AnyEntry) -> AnyEntry:
    """As the log keeps it."""
    match entry:
        case Said():
            return replace(entry, text="")
        case Rolled():
            return replace(entry, faces=(), total=0, card=UNSEEN, draws=())
        case Shown():
            return replace(entry, name="")
    raise TypeError(entry)


def within(entry: AnyEntry, words: str) -> AnyEntry:
    """As it was, with what is kept beside the log; msgspec.DecodeError where that is none of a roll's."""
    match entry:
        case Said():
            return replace(entry, text=words)
        case Rolled():
            found = _thrown.decode(words)
            return replace(entry, faces=found.faces, total=found.total, card=found.card, draws=found.draws)
        case Shown():
            return replace(entry, name=words)
    raise TypeError(entry)


def seal_of(entry: AnyEntry) -> str:
    """Empty where all of it is in the log. (What a picture shows is sealed too, and kept elsewhere: pictures.py.)"""
    return entry.seal if isinstance(entry, Said | Rolled | Shown) else ""
