"""Ways back in: a saved table put back, a lost host's link renewed by code or by file. Whoever comes so is written in
the log."""

import asyncio
import time
from collections.abc import Mapping
from pathlib import Path

from parlour.core.game import Game
from parlour.core.house import server_says
from parlour.core.phrasebook import spoken
from parlour.server import seats
from parlour.server.lobby import Lobby, answered
from parlour.server.protocol_http import Opened, Problem
from parlour.server.unwelcome import Unwelcome, unwelcome
from parlour.table import entries
from parlour.table.apart import Busy, Stopped
from parlour.table.backup import Kept, checked, headed
from parlour.table.backup_pictures import NotRestored
from parlour.table.entries import HOST, Reissued, Restored
from parlour.table.luck import commitment, new_seed
from parlour.table.reading import said_in
from parlour.table.refusal import Refusal
from parlour.table.store import open_store
from parlour.table.store.facts import KeysEnded, NewTable, Seeded
from parlour.table.store.writes import Clash

LONGEST = 60.0
"""Seconds a file may be judged for."""
HEADER = 100_000
"""Bytes of its first line."""


def kept(path: str, games: Mapping[str, Game], database: str) -> tuple[float, Kept | str]:
    """In another process: a file read, judged and laid down in the database, where nobody sees it until the table is
    opened. What comes back is all but the entries themselves; or what is wrong with it."""
    begun = time.process_time()
    try:
        found = checked(Path(path).read_text(encoding="utf-8"), games)
    except NotRestored as wrong:
        return time.process_time() - begun, str(wrong)
    except UnicodeDecodeError:
        return time.process_time() - begun, server_says("not-text")
    log = open_store(database)
    log.lay(
        found.opened.table,
        found.rows,
        found.whispers,
        games[found.opened.game].version,
        found.snapshots,
        found.pictures,
    )
    log.close()
    return time.process_time() - begun, found.bare()


class Returning:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._one_at_a_time = asyncio.Lock()
        self._renewing = asyncio.Lock()

    async def restore(self, path: Path, address: str = "") -> Opened:
        """A table from its file, with new links; or Unwelcome, and nothing has changed."""
        try:
            with path.open("rb") as file:
                header = headed(file.readline(HEADER).decode())
        except UnicodeDecodeError:
            raise unwelcome("malformed", "not-text", 400) from None
        except NotRestored as wrong:
            raise _not_restored(str(wrong)) from None
        if self._one_at_a_time.locked() or self._lobby.study.purse(address).owes:
            raise unwelcome("busy", "restore-busy", 503)
        async with self._one_at_a_time:
            if self._lobby.log.table(header.table) is not None:
                return await self._by_key(header.table, header.key, "file")
            found = await self._judged(path, address)
            return await self._open(found)

    async def _judged(self, path: Path, address: str) -> Kept:
        lobby, purse = self._lobby, self._lobby.study.purse(address)
        try:
            seconds, found = await lobby.apart.judging.run(
                LONGEST, said_in, spoken(), kept, str(path), dict(lobby.games), lobby.log.path, kill=True
            )
        except (Busy, Stopped) as stopped:
            purse.charge(LONGEST if isinstance(stopped, Stopped) else 0)
            raise _not_restored(server_says("restore-stopped")) from None
        purse.charge(seconds)
        if not isinstance(found, Kept):
            raise _not_restored(found)
        return found

    async def _open(self, found: Kept) -> Opened:
        """Its entries are there; from the one that says so, the table is open, with a seed of this house."""
        opened, header, seed = found.opened, found.header, new_seed()
        bots = [seat for seat, _ in opened.bots]
        people = [seat for seat in range(opened.players) if seat not in bots]
        links, made = seats.links(opened.table, people, header.host if header.host in people else None)
        seq = header.entries
        body = entries.canonical(
            Restored(seq=seq, at=entries.now(), head=header.head, commitment=commitment(seed), judged=found.judged)
        )
        made.insert(0, NewTable(opened.game, found.seeds[0], opened.at))
        rows = zip([*found.restored, seq], [*found.seeds[1:], seed], strict=True)
        made += [Seeded(at, one) for at, one in rows]
        if header.key:
            made.append(seats.key(header.key, HOST, "file"))
        try:
            await self._lobby.log.open(opened.table, made, (seq, entries.link(bytes.fromhex(header.head), body), body))
        except Clash:
            raise _already_here() from None
        return Opened(opened.table, links[0], links)

    async def recover(self, code: str) -> Opened:
        """A new link for the host, for the code that was shown once."""
        table, _, secret = code.strip().lower().partition("-")
        if not secret or self._lobby.log.table(table) is None:
            raise _no_code()
        async with self._renewing:
            return await self._by_key(table, secret, "code")

    async def _by_key(self, name: str, secret: str, kind: str) -> Opened:
        """The old link ends; whoever came by it is sent away; everybody reads of it. A code is good once."""
        digest = seats.hashed(secret)
        known = self._lobby.log.keys(name).get(digest)
        if known is None or known[1] != kind:
            raise _no_code() if kind == "code" else _already_here()
        room = await self._lobby.wake(name)
        link, changed = room.links.replace(name, known[0])
        if kind == "code":
            changed.append(KeysEnded("code"))
        whose = HOST if link.seat == seats.WATCH else link.seat
        answer = await answered(
            lambda reply: room.table.note(
                lambda seq: Reissued(seq=seq, at=entries.now(), seat=whose, by=whose, how=kind),
                reply,
                lambda entry: (entry, changed),
            )
        )
        if isinstance(answer, Refusal):
            raise Unwelcome(Problem(answer.reason, answer.why), 503)
        room.links_changed(seats.Links(self._lobby.log.links(name)))
        return Opened(name, link, (link,))


def _not_restored(why: str) -> Unwelcome:
    return Unwelcome(Problem("not_restored", why, cure=server_says("restore-again")))


def _already_here() -> Unwelcome:
    return unwelcome("already_here", "already-here", 409)


def _no_code() -> Unwelcome:
    return unwelcome("no_such_code", "no-code", 404)
