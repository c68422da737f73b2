"""The kinds of log entry and their canonical bytes. An entry, once written, never changes its meaning."""

import hashlib
import time
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core.chance import Drawn

_encoder = msgspec.json.Encoder(order="sorted")
FIRST = bytes(32)
"""What the first entry is chained to."""
RAW_NULL = Raw(b"null")


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """`at` is in milliseconds since 1970: whole numbers only, so that the canonical bytes are the same in any language."""

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
    id: str = ""


class Said(Entry, tag="said", frozen=True, kw_only=True):
    seat: int
    """-1: somebody who watches."""
    text: str
    id: str = ""


class Changed(Entry, tag="changed", frozen=True, kw_only=True):
    """A bot takes over a seat, or gives it back."""

    seat: int
    bot: bool
    by: int
    id: str = ""


AnyEntry = Opened | Sat | Started | Played | Rewound | Said | Changed
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
