"""Append-only entries in SQLite, durable before anybody hears of them. Knows no game and never changes an entry."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.game import Stops

_SCHEMA = """
create table if not exists tables (id text primary key, game text not null, seed blob not null, opened integer not null) without rowid;
create table if not exists entries (tbl text, seq integer, hash blob not null, body blob not null, primary key (tbl, seq)) without rowid;
create table if not exists snapshots (tbl text, seq integer, rules text not null, body blob not null, primary key (tbl, seq)) without rowid;
create table if not exists links (tbl text, hash blob, seat integer not null, host integer not null, primary key (tbl, hash)) without rowid;
create table if not exists whispers (tbl text, seq integer, salt text not null, words text not null, primary key (tbl, seq)) without rowid;
create table if not exists stops (tbl text, seat integer, wish text not null, primary key (tbl, seat)) without rowid;
"""

_trouble = logging.getLogger("parlour.log")
Sql = tuple[str, tuple[Any, ...]]


class Clash(Exception):
    """Somebody else has written this entry of the table first."""


class Lost(Exception):
    """An earlier entry of the same table could not be written, so this one was not either."""


class Pen:
    """One writer's hold on one table. Once a write failed it writes no more, so that no gap can arise behind it."""

    __slots__ = ("broken", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.broken = False


class Author(Protocol):
    """Who hears what became of a write, on the loop's own thread."""

    def settled(self, write: "Write", error: Exception | None) -> None: ...

    def show(self) -> None:
        """All writes of one transaction are settled."""
        ...


class Write(Struct, eq=False):
    """What has to become durable together: at most one entry, and what goes with it."""

    author: Author
    pen: Pen
    entry: tuple[int, bytes, bytes] | None = None
    """Its seq, hash and body."""
    snapshot: tuple[str, bytes] | None = None
    """The rules version and the folded moment after the entry."""
    others: Sequence[Sql] = ()
    note: Any = None
    """The author's own."""


class Log:
    """One database. Writes are collected by one thread: everything waiting goes into one transaction, with one fsync."""

    def __init__(self, path: str | Path, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._path = str(path)
        self._loop = loop
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._reader = self._connect()
        self._reader.executescript(_SCHEMA)
        self._thread: threading.Thread | None = None
        if loop is not None:
            self._thread = threading.Thread(target=self._run, name="log", daemon=True)
            self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    # Writing

    def write(self, write: Write) -> None:
        """Queue it; its author hears when it is durable, in the order of the calls."""
        self._queue.put(write)

    def note(self, table: str, others: Sequence[Sql], done: Callable[[Exception | None], None]) -> None:
        """Write something that is no entry, and tell when it is durable."""
        self.write(Write(_Once(done), Pen(table), None, None, others))

    async def open(self, table: str, others: Sequence[Sql], entry: tuple[int, bytes, bytes]) -> None:
        """A new table with its first entry; returns when it is durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.cancelled():
                future.set_result(None) if error is None else future.set_exception(error)

        self.write(Write(_Once(done), Pen(table), entry, None, others))
        await future

    def _run(self) -> None:
        connection = self._connect()
        open_for_more = True
        while open_for_more:
            first = self._queue.get()
            batch = [] if first is None else [first]
            open_for_more = first is not None
            with contextlib.suppress(queue.Empty):
                while len(batch) < 1000:
                    more = self._queue.get_nowait()
                    if more is None:
                        open_for_more = False
                        break
                    batch.append(more)
            if batch:
                outcomes = _commit(connection, batch)
                assert self._loop is not None
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell
                    self._loop.call_soon_threadsafe(_settle, batch, outcomes)
        connection.close()

    def close(self) -> None:
        """Write what is queued, then stop."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        self._reader.close()

    # Reading

    def table(self, table: str) -> tuple[str, bytes] | None:
        """The game and the secret seed of a table."""
        row = self._reader.execute("select game, seed from tables where id = ?", (table,)).fetchone()
        return (row[0], row[1]) if row else None

    def links(self, table: str) -> dict[bytes, tuple[int, bool]]:
        """Hashed secrets, with the seat each opens and whether it is the host's."""
        rows = self._reader.execute("select hash, seat, host from links where tbl = ?", (table,))
        return {hashed: (seat, bool(host)) for hashed, seat, host in rows}

    def stops(self, table: str) -> dict[int, Stops]:
        return dict(self._reader.execute("select seat, wish from stops where tbl = ?", (table,)).fetchall())

    def entries(self, table: str, after: int, upto: int) -> list[tuple[int, bytes, bytes]]:
        """(seq, hash, body) of the entries after one and up to another, in order."""
        return self._reader.execute(
            "select seq, hash, body from entries where tbl = ? and seq > ? and seq <= ? order by seq", (table, after, upto)
        ).fetchall()

    def whispers(self, table: str, after: int, upto: int) -> dict[int, tuple[str, str]]:
        """By entry: the salt and the words of what was whispered. The log itself holds only their seals."""
        rows = self._reader.execute(
            "select seq, salt, words from whispers where tbl = ? and seq > ? and seq <= ?", (table, after, upto)
        )
        return {seq: (salt, words) for seq, salt, words in rows}

    def newest(self, table: str) -> int:
        row = self._reader.execute("select max(seq) from entries where tbl = ?", (table,)).fetchone()
        return -1 if row[0] is None else int(row[0])

    def snapshot(self, table: str, upto: int, rules: str) -> bytes | None:
        """The last moment saved under these rules, not after `upto`."""
        row = self._reader.execute(
            "select body from snapshots where tbl = ? and seq <= ? and rules = ? order by seq desc limit 1", (table, upto, rules)
        ).fetchone()
        return row[0] if row else None

    def names(self) -> list[str]:
        return [row[0] for row in self._reader.execute("select id from tables order by opened")]


def _insert(connection: sqlite3.Connection, writes: Iterable[Write]) -> None:
    entries, snapshots = [], []
    for write in writes:
        table = write.pen.table
        for sql, values in write.others:
            connection.execute(sql, values)
        if write.entry is not None:
            entries.append((table, *write.entry))
            if write.snapshot is not None:
                snapshots.append((table, write.entry[0], *write.snapshot))
    connection.executemany("insert into entries values (?, ?, ?, ?)", entries)
    if snapshots:
        connection.executemany("insert or replace into snapshots values (?, ?, ?, ?)", snapshots)


def _transaction(connection: sqlite3.Connection, writes: Iterable[Write]) -> Exception | None:
    try:
        connection.execute("begin immediate")
        _insert(connection, writes)
        connection.execute("commit")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("rollback")
        return Clash(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    return None


def _commit(connection: sqlite3.Connection, batch: list[Write]) -> list[Exception | None]:
    """All together; if that fails, one by one, so that one table's trouble is no other's."""
    good = [write for write in batch if not write.pen.broken]
    if _transaction(connection, good) is None:
        return [Lost() if write.pen.broken else None for write in batch]
    outcomes: list[Exception | None] = []
    for write in batch:
        outcome = Lost() if write.pen.broken else _transaction(connection, [write])
        write.pen.broken = write.pen.broken or outcome is not None
        outcomes.append(outcome)
    return outcomes


class _Once:
    """The author of a single write."""

    def __init__(self, done: Callable[[Exception | None], None]) -> None:
        self._done = done

    def settled(self, write: Write, error: Exception | None) -> None:
        self._done(error)

    def show(self) -> None:
        pass


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
