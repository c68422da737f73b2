"""Who may sit where: links, their hashed secrets, host powers. A secret is never stored, logged or sent twice."""

import hashlib

from parlour.server.protocol import Link
from parlour.table.log import Sql
from parlour.table.luck import new_secret

WATCH = -1
"""The seat of who only watches, in links."""


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def link(table: str, seat: int, *, host: bool = False) -> tuple[Link, bytes]:
    """A fresh link, and what is stored of it."""
    secret = new_secret()
    return Link(seat, f"/t/{table}#{secret}", host), hashed(secret)


def stored(table: str, seat: int, digest: bytes, *, host: bool) -> Sql:
    return ("insert into links values (?, ?, ?, ?)", (table, digest, seat, int(host)))


def ended(table: str, digest: bytes) -> Sql:
    return ("delete from links where tbl = ? and hash = ?", (table, digest))


class Links:
    """The links of one table that are good now."""

    def __init__(self, known: dict[bytes, tuple[int, bool]]) -> None:
        self._known = known

    def who(self, secret: str) -> tuple[bytes, int, bool] | None:
        """The stored hash, the seat and whether this is the host's link."""
        digest = hashed(secret)
        found = self._known.get(digest)
        return None if found is None else (digest, *found)

    def replace(self, table: str, seat: int) -> tuple[Link, list[bytes], list[Sql]]:
        """A new link for a seat: the link, the hashes that end, what to store. The host's own watching link stays."""
        old = [digest for digest, (place, host) in self._known.items() if place == seat and not (seat == WATCH and host)]
        host = any(self._known[digest][1] for digest in old)
        fresh, digest = link(table, seat, host=host)
        statements = [ended(table, gone) for gone in old]
        for gone in old:
            del self._known[gone]
        self._known[digest] = (seat, host)
        return fresh, old, [*statements, stored(table, seat, digest, host=host)]

    def host_seat(self) -> int | None:
        """Where the host plays, if she does."""
        return next((seat for seat, host in self._known.values() if host and seat != WATCH), None)
