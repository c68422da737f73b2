"""What is said over plain HTTP, before there is a table. The TypeScript types come from here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.core.game import About, BotLevel, Caution, CommandWords, Crib, Option, Preset, Rung, SheetFormat
from parlour.core.odds import Question
from parlour.server.protocol import Link


class GamePage(Struct, frozen=True):
    """What the client needs to know of a game from the beginning, and that does not change while it is played. Its
    rulebook is at an address of its own."""

    about: About
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    levels: tuple[BotLevel, ...]
    ladder: tuple[Rung, ...]
    """Against whom it is tried first, and then, step by step."""
    cautions: tuple[Caution, ...]
    words: dict[str, CommandWords]
    fields: dict[str, tuple[str, ...]]
    """The names of each command's fields, in order: offers fill them in that order."""
    crib: tuple[Crib, ...]
    odds: tuple[Question, ...]
    sheets: tuple[SheetFormat, ...]


class OpenTable(Struct, frozen=True):
    """POST /api/tables: seats in order, each for a person or a bot."""

    game: str
    players: int
    bots: int
    options: dict[str, str] = {}
    host_plays: bool = True
    level: str = ""
    """How strong its bots are; empty: as usual."""


class Opened(Struct, frozen=True):
    """The new table and its links: first the one for whoever opened it."""

    table: str
    mine: Link
    links: tuple[Link, ...]


class Brought(Struct, frozen=True):
    """Answer to a picture that was sent to a table's gallery."""

    picture: str
    """Its id."""


class Recover(Struct, frozen=True):
    """POST /api/recover: a recovery code, for a new link of the host's. Answered as a new table is."""

    code: str


class Known(Struct, frozen=True):
    """A link this browser has."""

    table: str
    secret: str


class Mine(Struct, frozen=True):
    """POST /api/mine: what has become of the tables of these links. Answered with a `MyTable` each."""

    links: Annotated[tuple[Known, ...], Meta(max_length=40)]


class Sitting(Struct, frozen=True):
    name: str
    bot: bool
    here: bool


class MyTable(Struct, frozen=True):
    """What a link may know of its table from outside."""

    table: str
    state: Literal["waiting", "playing", "over", "closed", "ended"]
    """Closed: it can't be opened now. Ended: there is no such table, or the link is no longer good; nothing else is
    said."""
    game: str = ""
    game_title: str = ""
    title: str = ""
    """What people call the table."""
    seat: int | None = None
    people: tuple[Sitting, ...] = ()
    free: int = 0
    """Seats nobody has taken."""
    asked: bool = False
    """It is this link's move."""
    awaited: tuple[str, ...] = ()
    """Whose move it is."""
    at: int = 0
    """When something last happened there, in milliseconds."""


class Problem(Struct, frozen=True):
    """Any HTTP error, in words."""

    reason: str
    why: str
    rule: str = ""
    cure: str = ""
