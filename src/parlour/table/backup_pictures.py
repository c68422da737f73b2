"""The pictures of a table in its file: each a line, and back, where nothing about it is trusted."""

import base64
import binascii
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from parlour.core.house import table_says
from parlour.core.outside import UNSHOWABLE
from parlour.table.entries import AnyEntry, Pictured, Removed
from parlour.table.images import EACH, is_ours
from parlour.table.pictures import ALL, seal
from parlour.table.store.facts import Hung

LARGEST = EACH * 4 // 3 + 1000
"""Characters of a picture's line."""


class NotRestored(Exception):
    """What is wrong with a file, and where. Nothing has changed."""


class _Picture(Struct):
    picture: str
    name: Annotated[str, Meta(max_length=80)]
    salt: Annotated[str, Meta(max_length=100)]
    width: Annotated[int, Meta(ge=1, le=20_000)]
    height: Annotated[int, Meta(ge=1, le=20_000)]
    body: str


_picture = msgspec.json.Decoder(_Picture)


def written(one: Hung, body: bytes) -> str:
    known = _Picture(one.id, one.name, one.salt, one.width, one.height, base64.b64encode(body).decode())
    return msgspec.json.encode(known).decode()


def parted(text: str, count: int) -> tuple[str, list[str]]:
    """All but the pictures, and the pictures: the last lines of the file."""
    if not count:
        return text, []
    rest, *last = text.rstrip("\n").rsplit("\n", count)
    return rest, last


def unfolded(entries: Sequence[AnyEntry], lines: Sequence[str]) -> list[tuple[Hung, bytes]]:
    """Each is one the log knows by its seal, and nothing but a picture as this house makes them."""
    seals = {entry.picture: entry.seal for entry in entries if isinstance(entry, Pictured)}
    for gone in [entry for entry in entries if isinstance(entry, Removed)]:
        seals.pop(gone.picture, None)
    found: dict[str, tuple[Hung, bytes]] = {}
    for line in lines:
        try:
            one = _picture.decode(line if len(line) <= LARGEST else "")
            body = base64.b64decode(one.body, validate=True)
        except (msgspec.DecodeError, binascii.Error, ValueError, RecursionError):
            raise NotRestored(table_says("file-picture-line")) from None
        known = seals.get(one.picture) == seal(one.salt, one.name, body) and one.picture not in found
        if not known or UNSHOWABLE.search(one.name) or not is_ours(body, one.width, one.height):
            raise NotRestored(table_says("file-picture", name=one.name if not UNSHOWABLE.search(one.name) else "?"))
        found[one.picture] = Hung(one.picture, one.name, one.salt, one.width, one.height, len(body)), body
    if sum([one.size for one, _ in found.values()]) > ALL:
        raise NotRestored(table_says("file-pictures-large"))
    return list(found.values())
