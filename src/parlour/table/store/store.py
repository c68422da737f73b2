"""The port: what tables and the server ask of wherever a house is kept. What only one kind of database does is in that
kind's file."""

import asyncio
import contextlib
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Stops
from parlour.table.store.facts import Fact, Hang, Hung
from parlour.table.store.statements import ENTRY, OF_A_TABLE, SNAPSHOT, WHISPER, Sql, kept
from parlour.table.store.writes import Author, Listener, Neighbours, Once, Pen, Row, Write

_trouble = logging.getLogger("parlour.log")
_TOGETHER = 500
"""Rows written at once beside a running house."""
MANY = 1 << 40
"""More entries than any table has."""
_LARGEST = 1000
"""Writes in one transaction."""


class Wake(Struct, frozen=True):
    """What a waking table needs to know beside its entries."""

    game: str
    newest: int
    links: dict[bytes, tuple[int, bool]]


class Store(ABC):
    """Entries, durable before anybody hears of them, and what is kept beside them. It knows no game, changes no entry.
    Writes are collected by one thread: everything waiting goes into one transaction. Reading is for any thread, Away
    where the database cannot be reached."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop | None) -> None:
        self.path = path
        """How another process opens the same one."""
        self._loop = loop
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def _begin(self) -> None:
        """Once the database is known to be usable."""
        if self._loop is not None:
            self._thread = threading.Thread(target=self._run, name="log", daemon=True)
            self._thread.start()

    @abstractmethod
    def check(self) -> None:
        """Unusable where it is damaged, or nothing can be written: before anybody is let in."""

    @abstractmethod
    def _rows(self, sql: str, *values: Any) -> list[Any]:
        """What is found, all of it."""

    @abstractmethod
    def _commit(self, batch: list[Write]) -> list[Exception | None]:
        """All writes in one transaction, or each that can be; what became of each. In the writer's thread."""

    @abstractmethod
    def _transaction(self) -> contextlib.AbstractContextManager[Callable[[str, Sequence[tuple[Any, ...]]], Any]]:
        """Statements beside a running house, at once and in this thread: all of them, or none."""

    @abstractmethod
    def each(self, table: str, after: int) -> Iterator[Row]:
        """All entries after one, read as they are needed."""

    def close(self) -> None:
        """Write what is queued, then stop."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    # Writing

    def write(self, write: Write) -> None:
        """Queue it; its author hears when it is durable, in the order of the calls."""
        self._queue.put(write)

    def note(self, table: str, facts: Sequence[Fact], done: Callable[[Exception | None], None]) -> None:
        """Write something that is no entry, and tell when it is durable."""
        self.write(Write(Once(done), Pen(table), None, None, facts))

    async def open(self, table: str, facts: Sequence[Fact], entry: Row) -> None:
        """A new table with its first entry; returns when it is durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.cancelled():
                future.set_result(None) if error is None else future.set_exception(error)

        self.write(Write(Once(done), Pen(table), entry, None, facts))
        await future

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            first = self._queue.get()
            batch = [] if first is None else [first]
            open_for_more = first is not None
            with contextlib.suppress(queue.Empty):
                while len(batch) < _LARGEST:
                    more = self._queue.get_nowait()
                    if more is None:
                        open_for_more = False
                        break
                    batch.append(more)
            if batch:
                outcomes = self._commit(batch)
                assert self._loop is not None
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell
                    self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    # Writing from outside of a running house

    def add(
        self,
        table: str,
        make: Callable[[int], bytes],
        chain: Callable[[bytes, bytes], bytes],
        facts: Sequence[Fact] = (),
    ) -> int:
        """One entry after the newest; running houses hear of it by the news. At once, in this thread."""
        with self._transaction() as put:
            newest, before = put(
                "select seq, hash from entries where tbl = ? order by seq desc limit 1", [(table,)]
            ).fetchone()
            body = make(newest + 1)
            put(ENTRY, [(table, newest + 1, chain(bytes(before), body), body)])
            for sql, values in [*statements(table, facts), ("insert into news (tbl) values (?)", (table,))]:
                put(sql, [values])
        return int(newest) + 1

    def keep(self, table: str, rules: str, snapshots: Iterable[tuple[int, bytes]]) -> None:
        """Snapshots that were missing, written from wherever they were made."""
        rows = [(table, seq, rules, body) for seq, body in snapshots]
        with self._transaction() as put:
            put(SNAPSHOT, rows)

    def lay(
        self,
        table: str,
        rows: Sequence[Row],
        whispers: Mapping[int, tuple[str, str]],
        rules: str,
        snapshots: Sequence[tuple[int, bytes]],
        pictures: Sequence[tuple[Hung, bytes]] = (),
    ) -> None:
        """The entries of a table that nobody has opened here yet, in small transactions, so that nobody waits for them.
        What an earlier try left is taken away first."""
        with self._transaction() as put:
            for name in OF_A_TABLE:
                put(
                    f"delete from {name} where tbl = ? and not exists (select 1 from tables where id = ?)",
                    [(table,) * 2],
                )
        parts: list[tuple[str, list[tuple[Any, ...]]]] = [
            (ENTRY, [(table, *row) for row in rows]),
            (WHISPER, [(table, seq, *said) for seq, said in whispers.items()]),
            (SNAPSHOT, [(table, seq, rules, body) for seq, body in snapshots]),
        ]
        parts += [(sql, [values]) for sql, values in statements(table, [Hang(*one) for one in pictures])]
        for sql, values in parts:
            for at in range(0, len(values), _TOGETHER):
                with self._transaction() as put:
                    put(sql, values[at : at + _TOGETHER])

    # Company

    def attend(self, listener: Listener) -> Neighbours | None:
        """Others that serve the same tables, where there can be any."""
        return None

    # Reading

    def fresh(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The entries of many tables after the ones they have."""
        return {table: self.entries(table, seq, MANY) for table, seq in after.items()}

    def table(self, table: str) -> tuple[str, bytes] | None:
        """The game and the secret seed of a table."""
        rows = self._rows("select game, seed from tables where id = ?", table)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    def links(self, table: str) -> dict[bytes, tuple[int, bool]]:
        """Hashed secrets, with the seat each opens and whether it is the host's."""
        rows = self._rows("select hash, seat, host from links where tbl = ?", table)
        return {bytes(hashed): (seat, bool(host)) for hashed, seat, host in rows}

    def link(self, table: str, hashed: bytes) -> tuple[int, bool] | None:
        """The seat a link opens, and whether it is the host's; None where it is not good."""
        rows = self._rows("select seat, host from links where tbl = ? and hash = ?", table, hashed)
        return (rows[0][0], bool(rows[0][1])) if rows else None

    def keys(self, table: str) -> dict[bytes, tuple[int, str]]:
        """Hashed recovery codes and the like: whose link each can renew, and what kind it is."""
        rows = self._rows("select hash, seat, kind from keys where tbl = ?", table)
        return {bytes(hashed): (seat, kind) for hashed, seat, kind in rows}

    def seeds(self, table: str) -> list[bytes]:
        """Every seed of a table's luck: the first, then one for each time it was restored."""
        first = self.table(table)
        later = self._rows("select seed from seeds where tbl = ? order by seq", table)
        return [] if first is None else [first[1], *[bytes(row[0]) for row in later]]

    def news(self, after: int) -> list[tuple[int, str]]:
        """Tables that somebody outside of any running house has written to."""
        return self._rows("select id, tbl from news where id > ? order by id", after)

    def stops(self, table: str) -> dict[int, Stops]:
        return dict(self._rows("select seat, wish from stops where tbl = ?", table))

    def entries(self, table: str, after: int, upto: int) -> list[Row]:
        """Those after one and up to another, in order."""
        return self._rows(
            "select seq, hash, body from entries where tbl = ? and seq > ? and seq <= ? order by seq",
            table, after, upto,
        )  # fmt: skip

    def hash_of(self, table: str, seq: int) -> bytes | None:
        rows = self._rows("select hash from entries where tbl = ? and seq = ?", table, seq)
        return bytes(rows[0][0]) if rows else None

    def whispers(self, table: str, after: int, upto: int) -> dict[int, tuple[str, str]]:
        """By entry: the salt and the words of what was whispered. The log itself holds only their seals."""
        rows = self._rows(
            "select seq, salt, words from whispers where tbl = ? and seq > ? and seq <= ?", table, after, upto
        )
        return {seq: (salt, words) for seq, salt, words in rows}

    def pictures(self, table: str) -> list[Hung]:
        """All of a table, without their bytes."""
        rows = self._rows(
            "select id, name, salt, width, height, length(body) from pictures where tbl = ? order by id", table
        )
        return [Hung(*row) for row in rows]

    def picture(self, table: str, which: str) -> bytes | None:
        """The bytes of one."""
        rows = self._rows("select body from pictures where tbl = ? and id = ?", table, which)
        return bytes(rows[0][0]) if rows else None

    def newest(self, table: str) -> int:
        rows = self._rows("select max(seq) from entries where tbl = ?", table)
        return -1 if rows[0][0] is None else int(rows[0][0])

    def snapshot(self, table: str, upto: int, rules: str) -> bytes | None:
        """The last moment saved under these rules, not after `upto`."""
        rows = self._rows(
            "select body from snapshots where tbl = ? and seq <= ? and rules = ? order by seq desc limit 1",
            table, upto, rules,
        )  # fmt: skip
        return bytes(rows[0][0]) if rows else None

    def snapshot_at(self, table: str, upto: int, rules: str) -> int:
        """Where that one is; -1 where there is none."""
        rows = self._rows("select max(seq) from snapshots where tbl = ? and seq <= ? and rules = ?", table, upto, rules)
        return -1 if rows[0][0] is None else int(rows[0][0])

    def names(self) -> list[str]:
        """Of all tables, the oldest first."""
        return [row[0] for row in self._rows("select id from tables order by opened")]


def statements(table: str, facts: Iterable[Fact]) -> list[Sql]:
    return [one for fact in facts for one in kept(table, fact)]


def _settle(batch: list[Write], outcomes: list[Exception | None]) -> None:
    authors: dict[int, Author] = {}
    for write, outcome in zip(batch, outcomes, strict=True):
        authors[id(write.author)] = write.author
        try:
            write.author.settled(write, outcome)
        except Exception:
            _trouble.exception("table %s: a settled write could not be told", write.pen.table)
    for author in authors.values():
        try:
            author.show()
        except Exception:
            _trouble.exception("a table could not be shown")
