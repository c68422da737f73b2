"""Who may sit where: links, recovery codes, their hashed secrets. A secret is never stored, logged or sent twice."""

import hashlib
from collections.abc import Callable, Iterable

from parlour.server.protocol import Link
from parlour.table.entries import HOST, INVITE
from parlour.table.luck import new_code, new_secret
from parlour.table.store.facts import Fact, KeyMade, LinkMade, LinksEnded

INVITED = "join."
"""What the secret of an invitation begins with."""
WATCH = -1
"""The seat of who only watches, in links."""


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def link(table: str, seat: int, *, host: bool = False) -> tuple[Link, Fact]:
    """A fresh link, and what is stored of it."""
    secret = new_secret()
    return Link(seat, f"/t/{table}#{secret}", host), LinkMade(hashed(secret), seat, host)


def invitation(table: str) -> tuple[Link, Fact]:
    """A link for whoever wants a free seat; its secret says by itself that it is no seat's."""
    secret = f"{INVITED}{new_secret()}"
    return Link(INVITE, f"/t/{table}#{secret}"), LinkMade(hashed(secret), INVITE, False)


def links(table: str, people: Iterable[int], host: int | None) -> tuple[tuple[Link, ...], list[Fact]]:
    """First the host's link (one that watches, if they don't play), then the other people's, then the one to watch."""
    wanted = sorted([(seat, seat == host) for seat in people], key=lambda one: not one[1])
    if host is None:
        wanted.insert(0, (WATCH, True))
    wanted.append((WATCH, False))
    made = [link(table, seat, host=hosts) for seat, hosts in wanted]
    return tuple([one for one, _ in made]), [stored for _, stored in made]


def code(table: str) -> tuple[str, Fact]:
    """A recovery code, and what is stored of it; an older one ends."""
    secret = new_code()
    return f"{table}-{secret}", key(secret, HOST, "code")


def key(secret: str, seat: int, kind: str) -> Fact:
    """What can be exchanged for a new link of a seat (HOST: of the host, wherever they sit)."""
    return KeyMade(hashed(secret), seat, kind)


class Links:
    """The links of one table that are good now."""

    def __init__(self, known: dict[bytes, tuple[int, bool]]) -> None:
        self._known = known

    def replace(self, table: str, seat: int) -> tuple[Link, list[Fact]]:
        """A new link for a seat (WATCH: for watching, HOST: the host's) and what to store. Whatever link it has by then
        ends, also one that is still on its way to the disk."""
        hosts = seat == HOST or (seat != WATCH and seat == self.host_seat())
        place = (WATCH if self.host_seat() is None else self.host_seat() or 0) if seat == HOST else seat
        fresh, stored = link(table, place, host=hosts)
        return fresh, [LinksEnded(place, hosts), stored]

    def which(self, is_it: Callable[[bytes], bool]) -> tuple[int, bool] | None:
        """The seat of a link, and whether it is the host's."""
        return next((known for hashed, known in self._known.items() if is_it(hashed)), None)

    def good(self, digest: bytes) -> bool:
        return digest in self._known

    def host_seat(self) -> int | None:
        """Where the host plays, if they do."""
        return next((seat for seat, host in self._known.values() if host and seat != WATCH), None)
