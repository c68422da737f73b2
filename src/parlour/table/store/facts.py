"""What can become durable beside an entry, as small values. A store says how it is kept; nobody else does."""

from msgspec import Struct

from parlour.core.game import Stops


class NewTable(Struct, frozen=True):
    game: str
    seed: bytes
    opened: int
    """When, in milliseconds."""


class LinkMade(Struct, frozen=True):
    hashed: bytes
    seat: int
    host: bool


class LinksEnded(Struct, frozen=True):
    """Of one seat; the host's apart from others of the same seat."""

    seat: int
    host: bool


class EveryLinkEnded(Struct, frozen=True):
    """With every recovery code and key of a saved file."""


class KeyMade(Struct, frozen=True):
    """What can be exchanged for a new link."""

    hashed: bytes
    seat: int
    kind: str


class KeysEnded(Struct, frozen=True):
    kind: str


class StopsChosen(Struct, frozen=True):
    """When reactions wait for a seat."""

    seat: int
    wish: Stops


class Whispered(Struct, frozen=True):
    """What an entry only seals."""

    seq: int
    salt: str
    words: str


class Seeded(Struct, frozen=True):
    """From this entry on chance comes from another seed."""

    seq: int
    seed: bytes


class Hung(Struct, frozen=True):
    """What is known of a picture beside its bytes."""

    id: str
    name: str
    salt: str
    width: int
    height: int
    size: int
    """In bytes."""


class Hang(Struct, frozen=True):
    """A picture with its bytes."""

    picture: Hung
    body: bytes


class Rename(Struct, frozen=True):
    picture: str
    name: str
    salt: str


class TakeDown(Struct, frozen=True):
    picture: str


Fact = (
    NewTable
    | LinkMade
    | LinksEnded
    | EveryLinkEnded
    | KeyMade
    | KeysEnded
    | StopsChosen
    | Whispered
    | Seeded
    | Hang
    | Rename
    | TakeDown
)
