"""Append-only entries in SQLite, durable before anybody hears of them. Knows no game and never changes an entry."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.game import Stops
from parlour.core.house import table_says

_SCHEMA = """
create table if not exists tables (id text primary key, game text not null, seed blob not null, opened integer not null) without rowid;
create table if not exists entries (tbl text, seq integer, hash blob not null, body blob not null, primary key (tbl, seq)) without rowid;
create table if not exists snapshots (tbl text, seq integer, rules text not null, body blob not null, primary key (tbl, seq)) without rowid;
create table if not exists links (tbl text, hash blob, seat integer not null, host integer not null, primary key (tbl, hash)) without rowid;
create table if not exists whispers (tbl text, seq integer, salt text not null, words text not null, primary key (tbl, seq)) without rowid;
create table if not exists pictures (tbl text, id text, name text not null, salt text not null, width integer not null, height integer not null, body blob not null, primary key (tbl, id));
create table if not exists stops (tbl text, seat integer, wish text not null, primary key (tbl, seat)) without rowid;
create table if not exists seeds (tbl text, seq integer, seed blob not null, primary key (tbl, seq)) without rowid;
create table if not exists keys (tbl text, hash blob, seat integer not null, kind text not null, primary key (tbl, hash)) without rowid;
create table if not exists news (id integer primary key autoincrement, tbl text not null);
create table if not exists house (key text primary key, value text not null) without rowid;
"""  # noqa: E501

_trouble = logging.getLogger("parlour.log")
Sql = tuple[str, tuple[Any, ...]]
_TOGETHER = 500
"""Rows written at once beside a running house."""


class Clash(Exception):
    """Somebody else has written this entry of the table first."""


class Unusable(Exception):
    """The database cannot be used as it is, and why."""


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


class Hung(Struct, frozen=True):
    """What is known of a picture beside its bytes."""

    id: str
    name: str
    salt: str
    width: int
    height: int
    size: int
    """In bytes."""


def whispered(table: str, seq: int, salt: str, words: str) -> Sql:
    """What an entry only seals."""
    return "insert into whispers values (?, ?, ?, ?)", (table, seq, salt, words)


def hang(table: str, one: Hung, body: bytes) -> Sql:
    """A picture with its bytes."""
    return "insert into pictures values (?, ?, ?, ?, ?, ?, ?)", (
        table, one.id, one.name, one.salt, one.width, one.height, body,
    )  # fmt: skip


def rename(table: str, which: str, name: str, salt: str) -> Sql:
    return "update pictures set name = ?, salt = ? where tbl = ? and id = ?", (name, salt, table, which)


def take_down(table: str, which: str) -> Sql:
    return "delete from pictures where tbl = ? and id = ?", (table, which)


class Log:
    """One database. Writes are collected by one thread: everything waiting goes into one transaction, with one
    fsync."""

    def __init__(self, path: str | Path, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.path = str(path)
        self._loop = loop
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        try:
            self._reader = self._connect()
            self._reader.executescript(_SCHEMA)
        except sqlite3.Error as error:
            raise Unusable(_why(self.path, error)) from None
        self._thread: threading.Thread | None = None
        if loop is not None:
            self._thread = threading.Thread(target=self._run, name="log", daemon=True)
            self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    def check(self) -> None:
        """Unusable where the file is damaged, or nothing can be written: before anybody is let in."""
        try:
            found = self._reader.execute("pragma quick_check(1)").fetchone()[0]
            if found != "ok":
                raise Unusable(table_says("database-damaged", path=self.path, why=found.splitlines()[-1]))
            self._reader.execute("insert or replace into house values ('opened', strftime('%s', 'now'))")
        except sqlite3.Error as error:
            raise Unusable(_why(self.path, error)) from None

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

    def add(
        self,
        table: str,
        make: Callable[[int], bytes],
        chain: Callable[[bytes, bytes], bytes],
        others: Sequence[Sql] = (),
    ) -> int:
        """One entry after the newest, from outside of a running house, which hears of it by the news. At once, in this
        thread."""
        with self._connect() as connection:
            connection.execute("begin immediate")
            newest, before = connection.execute(
                "select seq, hash from entries where tbl = ? order by seq desc limit 1", (table,)
            ).fetchone()  # fmt: skip
            body = make(newest + 1)
            connection.execute(
                "insert into entries values (?, ?, ?, ?)", (table, newest + 1, chain(before, body), body)
            )
            for sql, values in [*others, ("insert into news (tbl) values (?)", (table,))]:
                connection.execute(sql, values)
        connection.close()
        return int(newest) + 1

    def keep(self, table: str, rules: str, snapshots: Iterable[tuple[int, bytes]]) -> None:
        """Snapshots that were missing, written from wherever they were made."""
        rows = [(table, seq, rules, body) for seq, body in snapshots]
        with self._connect() as connection:
            connection.execute("begin immediate")
            connection.executemany("insert or replace into snapshots values (?, ?, ?, ?)", rows)
        connection.close()

    def lay(
        self,
        table: str,
        rows: Sequence[tuple[int, bytes, bytes]],
        whispers: dict[int, tuple[str, str]],
        rules: str,
        snapshots: Sequence[tuple[int, bytes]],
        pictures: Sequence[tuple["Hung", bytes]] = (),
    ) -> None:
        """The entries of a table that nobody has opened here yet, in small transactions, so that nobody waits for them.
        What an earlier try left is taken away first."""
        connection = self._connect()
        try:
            for name in ("entries", "whispers", "snapshots", "pictures"):
                connection.execute(
                    f"delete from {name} where tbl = ? and not exists (select 1 from tables where id = ?)",
                    (table, table),
                )
            parts: list[tuple[str, list[tuple[Any, ...]]]] = [
                ("insert into entries values (?, ?, ?, ?)", [(table, *row) for row in rows]),
                ("insert into whispers values (?, ?, ?, ?)", [(table, seq, *kept) for seq, kept in whispers.items()]),
                ("insert into snapshots values (?, ?, ?, ?)", [(table, seq, rules, body) for seq, body in snapshots]),
            ]
            for sql, values in parts:
                for at in range(0, len(values), _TOGETHER):
                    connection.execute("begin immediate")
                    connection.executemany(sql, values[at : at + _TOGETHER])
                    connection.execute("commit")
            for one, body in pictures:
                connection.execute(*hang(table, one, body))
        finally:
            connection.close()

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

    def link(self, table: str, hashed: bytes) -> tuple[int, bool] | None:
        """The seat a link opens, and whether it is the host's; None where it is not good."""
        row = self._reader.execute(
            "select seat, host from links where tbl = ? and hash = ?", (table, hashed)
        ).fetchone()
        return (row[0], bool(row[1])) if row else None

    def keys(self, table: str) -> dict[bytes, tuple[int, str]]:
        """Hashed recovery codes and the like: whose link each can renew, and what kind it is."""
        rows = self._reader.execute("select hash, seat, kind from keys where tbl = ?", (table,))
        return {hashed: (seat, kind) for hashed, seat, kind in rows}

    def seeds(self, table: str) -> list[bytes]:
        """Every seed of a table's luck: the first, then one for each time it was restored."""
        first = self.table(table)
        later = self._reader.execute("select seed from seeds where tbl = ? order by seq", (table,)).fetchall()
        return [] if first is None else [first[1], *[row[0] for row in later]]

    def news(self, after: int) -> list[tuple[int, str]]:
        """Tables that somebody outside of this house has written to."""
        return self._reader.execute("select id, tbl from news where id > ? order by id", (after,)).fetchall()

    def stops(self, table: str) -> dict[int, Stops]:
        return dict(self._reader.execute("select seat, wish from stops where tbl = ?", (table,)).fetchall())

    def entries(self, table: str, after: int, upto: int) -> list[tuple[int, bytes, bytes]]:
        """(seq, hash, body) of the entries after one and up to another, in order."""
        return self._reader.execute(
            "select seq, hash, body from entries where tbl = ? and seq > ? and seq <= ? order by seq",
            (table, after, upto),
        ).fetchall()

    def each(self, table: str, after: int) -> Iterator[tuple[int, bytes, bytes]]:
        """All entries after one, read as they are needed."""
        connection = self._connect()
        try:
            yield from connection.execute(
                "select seq, hash, body from entries where tbl = ? and seq > ? order by seq", (table, after)
            )
        finally:
            connection.close()

    def hash_of(self, table: str, seq: int) -> bytes | None:
        row = self._reader.execute("select hash from entries where tbl = ? and seq = ?", (table, seq)).fetchone()
        return row[0] if row else None

    def whispers(self, table: str, after: int, upto: int) -> dict[int, tuple[str, str]]:
        """By entry: the salt and the words of what was whispered. The log itself holds only their seals."""
        rows = self._reader.execute(
            "select seq, salt, words from whispers where tbl = ? and seq > ? and seq <= ?", (table, after, upto)
        )
        return {seq: (salt, words) for seq, salt, words in rows}

    # Pictures: beside the log, like the words of whispers

    def pictures(self, table: str) -> list["Hung"]:
        """All of a table, without their bytes."""
        rows = self._reader.execute(
            "select id, name, salt, width, height, length(body) from pictures where tbl = ? order by id", (table,)
        )
        return [Hung(*row) for row in rows]

    def picture(self, table: str, which: str) -> bytes | None:
        """The bytes of one."""
        row = self._reader.execute("select body from pictures where tbl = ? and id = ?", (table, which)).fetchone()
        return row[0] if row else None

    def newest(self, table: str) -> int:
        row = self._reader.execute("select max(seq) from entries where tbl = ?", (table,)).fetchone()
        return -1 if row[0] is None else int(row[0])

    def snapshot(self, table: str, upto: int, rules: str) -> bytes | None:
        """The last moment saved under these rules, not after `upto`."""
        row = self._reader.execute(
            "select body from snapshots where tbl = ? and seq <= ? and rules = ? order by seq desc limit 1",
            (table, upto, rules),
        ).fetchone()
        return row[0] if row else None

    def snapshot_at(self, table: str, upto: int, rules: str) -> int:
        """Where that one is; -1 where there is none."""
        row = self._reader.execute(
            "select max(seq) from snapshots where tbl = ? and seq <= ? and rules = ?", (table, upto, rules)
        ).fetchone()  # fmt: skip
        return -1 if row[0] is None else int(row[0])

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


def _why(path: str, error: sqlite3.Error) -> str:
    """What is wrong with a database, for whoever can set it right."""
    text = str(error)
    if "readonly" in text or "read-only" in text:
        return table_says("database-readonly", path=path)
    if "full" in text or "disk I/O" in text:
        return table_says("database-disk", path=path, why=text)
    if "malformed" in text or "not a database" in text or "corrupt" in text:
        return table_says("database-damaged", path=path, why=text)
    if "unable to open" in text:
        return table_says("database-closed", path=path)
    return table_says("database-unusable", path=path, why=text)
