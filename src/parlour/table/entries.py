"""The kinds of log entry and their canonical bytes. An entry, once written, never changes its meaning."""

import hashlib
import time
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from parlour.core.chance import Drawn
from parlour.core.rolls import RollCard

_encoder = msgspec.json.Encoder(order="sorted")
FIRST = bytes(32)
"""What the first entry is chained to."""
RAW_NULL = Raw(b"null")
HOST, HOUSE = -2, -3
"""Who acts, where it is no seat: a host who does not play; whoever runs the machine the house is on."""
ALL = -4
"""Every link of a table."""
INVITE = -5
"""The invitation: whoever opens it chooses a free seat."""


PictureId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
PictureName = Annotated[str, Meta(max_length=80)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """`at` is in milliseconds since 1970: whole numbers only, so that the canonical bytes are the same in any
    language."""

    seq: int
    at: int


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """Entry 0: what is played, and the commitment to the luck of the table."""

    table: str
    game: str
    rules: str
    players: int
    bots: tuple[tuple[int, str], ...]
    """Seats given to bots, with their names."""
    chosen: dict[str, str]
    options: Raw
    commitment: str
    level: str = ""
    """How strong its bots are: a key of the game's levels, or as usual."""


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    seat: int
    name: str
    entropy: str = ""
    id: str = ""


class Started(Entry, tag="started", frozen=True, kw_only=True):
    names: tuple[str, ...]
    events: Raw
    draws: tuple[Drawn, ...]
    rules: str
    by: int = -2
    id: str = ""


class Played(Entry, tag="played", frozen=True, kw_only=True):
    seat: int
    command: Raw
    events: Raw
    rules: str
    draws: tuple[Drawn, ...] = ()
    id: str = ""
    by_bot: bool = False


class Rewound(Entry, tag="rewound", frozen=True, kw_only=True):
    """Back to just after entry `to`; the entries between stay in the log and count no more."""

    to: int
    by: int
    agreed: tuple[int, ...] = ()
    unasked: tuple[int, ...] = ()
    """Who had sat there and was away for so long that the table went on without their answer."""
    moves: int = 0
    """How many moves that held were taken back."""
    id: str = ""


class Asked(Entry, tag="asked", frozen=True, kw_only=True):
    """Somebody asks to go back to just after entry `to`, which needs the consent of the others."""

    to: int
    by: int
    moves: int = 0
    id: str = ""


class Answered(Entry, tag="answered", frozen=True, kw_only=True):
    """Somebody agrees to the rewind that is asked for, or refuses it."""

    seat: int
    agree: bool
    id: str = ""


class Withdrawn(Entry, tag="withdrawn", frozen=True, kw_only=True):
    """The request to rewind that was open is none any more: taken back by its asker, or overtaken."""

    by: int
    id: str = ""


class Said(Entry, tag="said", frozen=True, kw_only=True):
    """Talk. A whisper's words are kept beside the log and only sealed in it, so that a log can be shown without
    them."""

    seat: int
    """-2: the host, who does not play."""
    text: str
    id: str = ""
    manner: str = "talk"
    """talk, ic, ooc, me, desc or whisper."""
    to: tuple[int, ...] = ()
    """Whom a whisper reaches besides its speaker."""
    as_: str = msgspec.field(default="", name="as")
    """The character who speaks."""
    seal: str = ""
    """Of a whisper: the SHA-256 of its salt and its words."""


class Rolled(Entry, tag="rolled", frozen=True, kw_only=True):
    """Dice thrown in talk, whatever is played."""

    seat: int
    notation: str
    faces: tuple[tuple[int, int], ...]
    """Every die in the order it was thrown: how many faces it has (0: a fate die) and which came up."""
    total: int
    card: RollCard
    mode: str = "public"
    """public, gm, blind or self."""
    to: tuple[int, ...] = ()
    """Who may see it, unless everybody may."""
    reason: str = ""
    draws: tuple[Drawn, ...] = ()
    by_hand: bool = False
    """Thrown on somebody's own table and entered: nothing was drawn."""
    id: str = ""
    seal: str = ""
    """Of a secret roll: the SHA-256 of its salt and what it came to, which is kept beside the log."""


class Recalled(Entry, tag="recalled", frozen=True, kw_only=True):
    """What happened in a session, as whoever leads tells it; nothing: as the log tells it."""

    by: int
    session: int
    """Counted from 1."""
    lines: tuple[str, ...] = ()
    id: str = ""


class Pictured(Entry, tag="pictured", frozen=True, kw_only=True):
    """A picture was brought, or named otherwise. Its bytes and its name are kept beside the log, which holds their
    seal."""

    by: int
    picture: PictureId
    """Its id, which tells nothing."""
    use: Literal["handout", "portrait", "table"]
    """handout (shown by whoever brought it), portrait (seen with its character) or table (everybody's)."""
    seal: Seal
    """The SHA-256 of a salt, the name and the SHA-256 of the bytes."""
    id: str = ""


class Shown(Entry, tag="shown", frozen=True, kw_only=True):
    """Who may see a handout from now on: everybody, some, or with neither nobody but who brought it and who leads."""

    by: int
    picture: PictureId
    name: PictureName = ""
    """As it was called then; of what only some see, kept beside the log."""
    everybody: bool = False
    to: tuple[int, ...] = ()
    seal: str = ""
    """Of what only some see: the SHA-256 of its salt and its name."""
    id: str = ""


class Removed(Entry, tag="removed", frozen=True, kw_only=True):
    """A picture is gone, with its bytes."""

    by: int
    picture: PictureId
    id: str = ""


class Titled(Entry, tag="titled", frozen=True, kw_only=True):
    """The table has a name, and a picture if there is one; both empty: none any more."""

    by: int
    title: PictureName
    picture: PictureId | Literal[""] = ""
    id: str = ""


class Allowed(Entry, tag="allowed", frozen=True, kw_only=True):
    """Somebody agrees that hints may be asked for at this table, or no longer does."""

    seat: int
    hints: bool
    id: str = ""


class Limited(Entry, tag="limited", frozen=True, kw_only=True):
    """A line (what does not come up) or a veil (what happens off stage), set or lifted. By nobody: it carries no
    seat."""

    what: str
    """line or veil."""
    text: str
    lifted: bool = False


class Paused(Entry, tag="paused", frozen=True, kw_only=True):
    """Somebody touched the X-card. It carries no seat and no message id: nobody can tell who."""


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """Play goes on. Without a name as well, so that it betrays nothing of who paused."""

    how: str
    """on, or skipped."""


class Copied(Entry, tag="copied", frozen=True, kw_only=True):
    """Somebody took a backup, which holds every secret of the table: everybody may know that."""

    by: int


class Reissued(Entry, tag="reissued", frozen=True, kw_only=True):
    """A link ended and another took its place. `seat` -1: the one for watching, HOST: a host's who does not play; or
    ALL."""

    seat: int
    by: int
    how: str = "host"
    """On whose word: host (the host's own link), code (the recovery code), file (a saved table), house (whoever runs
    it)."""


class Coded(Entry, tag="coded", frozen=True, kw_only=True):
    """A recovery code was made: whoever has it can get a new link for the host. An older one ends."""

    by: int


class Restored(Entry, tag="restored", frozen=True, kw_only=True):
    """The table came from a file. From the next entry on, chance has a fresh seed of this house."""

    head: str
    """The hash of the entry before: the last one the file held."""
    commitment: str
    """SHA-256 of the fresh seed."""
    judged: bool = True
    """Played again by the rules of today, every command of the file led to the same events."""


class Changed(Entry, tag="changed", frozen=True, kw_only=True):
    """A bot takes over a seat, or gives it back; or the bot that plays there becomes stronger or weaker."""

    seat: int
    bot: bool
    by: int
    id: str = ""
    level: str = ""
    """How strong it is from now on; empty: as before."""


AnyEntry = (
    Opened
    | Sat
    | Started
    | Played
    | Rewound
    | Asked
    | Answered
    | Withdrawn
    | Said
    | Changed
    | Rolled
    | Recalled
    | Pictured
    | Shown
    | Removed
    | Titled
    | Allowed
    | Limited
    | Paused
    | Resumed
    | Copied
    | Reissued
    | Coded
    | Restored
)
_decoder: "msgspec.json.Decoder[AnyEntry]" = msgspec.json.Decoder(AnyEntry)


def now() -> int:
    return time.time_ns() // 1_000_000


def canonical(value: Any) -> bytes:
    """JSON with sorted keys, no spaces, UTF-8: what is hashed, stored and exported."""
    return _encoder.encode(value)


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)


def link(before: bytes, body: bytes) -> bytes:
    """The hash of an entry, chained to the one before."""
    return hashlib.sha256(before + body).digest()
