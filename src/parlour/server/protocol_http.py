"""What is said over plain HTTP, before there is a table. The TypeScript types come from here."""

from msgspec import Struct

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


class Problem(Struct, frozen=True):
    """Any HTTP error, in words."""

    reason: str
    why: str
    rule: str = ""
    cure: str = ""
