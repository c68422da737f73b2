"""A house in one file: SQLite, embedded, nothing to start. One fsync a transaction."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from parlour.core.house import table_says
from parlour.table.store.statements import ENTRY, SCHEMA, SNAPSHOT
from parlour.table.store.store import Store, statements
from parlour.table.store.writes import Clash, Lost, Row, Unusable, Write

_SCHEMA = SCHEMA.format(bytes="blob", lean=" without rowid", counted="integer primary key autoincrement")


class SqliteStore(Store):
    def __init__(self, path: str | Path, loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(str(path), loop)
        self._one_reader = threading.Lock()
        try:
            self._reader = self._connect()
            self._reader.executescript(_SCHEMA)
        except sqlite3.Error as error:
            raise Unusable(_why(self.path, error)) from None
        self._begin()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    def check(self) -> None:
        try:
            found = self._reader.execute("pragma quick_check(1)").fetchone()[0]
            if found != "ok":
                raise Unusable(table_says("database-damaged", path=self.path, why=found.splitlines()[-1]))
            self._reader.execute("insert or replace into house values ('opened', strftime('%s', 'now'))")
        except sqlite3.Error as error:
            raise Unusable(_why(self.path, error)) from None

    def close(self) -> None:
        super().close()
        self._reader.close()

    def _rows(self, sql: str, *values: Any) -> list[Any]:
        with self._one_reader:
            return self._reader.execute(sql, values).fetchall()

    def each(self, table: str, after: int) -> Iterator[Row]:
        with contextlib.closing(self._connect()) as connection:
            yield from connection.execute(
                "select seq, hash, body from entries where tbl = ? and seq > ? order by seq", (table, after)
            )

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Callable[[str, Sequence[tuple[Any, ...]]], Any]]:
        with contextlib.closing(self._connect()) as connection, connection:
            connection.execute("begin immediate")
            yield (
                lambda sql, rows: (
                    connection.execute(sql, rows[0]) if len(rows) == 1 else connection.executemany(sql, rows)
                )
            )

    def _run(self) -> None:
        self._writer = self._connect()
        super()._run()
        self._writer.close()

    def _commit(self, batch: list[Write]) -> list[Exception | None]:
        """All together; if that fails, one by one, so that one table's trouble is no other's."""
        good = [write for write in batch if not write.pen.broken]
        if _written(self._writer, good) is None:
            return [Lost() if write.pen.broken else None for write in batch]
        outcomes: list[Exception | None] = []
        for write in batch:
            outcome = Lost() if write.pen.broken else _written(self._writer, [write])
            write.pen.broken = write.pen.broken or outcome is not None
            outcomes.append(outcome)
        return outcomes


def _written(connection: sqlite3.Connection, writes: Iterable[Write]) -> Exception | None:
    try:
        connection.execute("begin immediate")
        _insert(connection, writes)
        connection.execute("commit")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("rollback")
        return Clash(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    return None


def _insert(connection: sqlite3.Connection, writes: Iterable[Write]) -> None:
    entries, snapshots = [], []
    for write in writes:
        table = write.pen.table
        for sql, values in statements(table, write.facts) if write.facts else ():
            connection.execute(sql, values)
        if write.entry is not None:
            entries.append((table, *write.entry))
            if write.snapshot is not None:
                snapshots.append((table, write.entry[0], *write.snapshot))
    connection.executemany(ENTRY, entries)
    if snapshots:
        connection.executemany(SNAPSHOT, snapshots)


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
