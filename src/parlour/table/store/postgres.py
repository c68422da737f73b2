"""A house many processes and machines share: PostgreSQL. The key (table, seq) is the one fence between writers."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import psycopg

from parlour.core.house import table_says
from parlour.table.store.neighbours import PostgresNeighbours
from parlour.table.store.statements import ENTRY, SCHEMA, SNAPSHOT
from parlour.table.store.store import Store, statements
from parlour.table.store.writes import Away, Clash, Listener, Lost, Row, Unusable, Write

Connection = psycopg.Connection[tuple[Any, ...]]
_SCHEMA = SCHEMA.format(bytes="bytea", lean="", counted="bigint generated always as identity primary key")
_SHARED = """
create sequence if not exists houses as integer;
create unlogged table if not exists present (tbl text, house integer, seats integer[] not null, watchers integer not null, host boolean not null, primary key (tbl, house));
create unlogged table if not exists leases (tbl text primary key, house integer not null);
insert into house values ('schema', '1') on conflict do nothing
"""  # noqa: E501
VERSION = 1
LAYING = 0x7061726C
"""The lock under which the schema is laid down."""
PATIENCE = 0.5
"""Seconds for which nobody tries again to read from a database that was away."""
_IDLE = 4
"""Connections kept for reading."""


def connect(address: str) -> Connection:
    """One that notices within seconds when the other side is gone."""
    return psycopg.connect(
        address,
        autocommit=True,
        connect_timeout=3,
        tcp_user_timeout=5000,
        keepalives_idle=5,
        application_name="parlour",
    )


class PostgresStore(Store):
    def __init__(self, address: str, loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(address, loop)
        self._readers: list[Connection] = []
        self._away_until = 0.0
        self._closing = threading.Event()
        self._writer: Connection | None = None
        self.neighbours: PostgresNeighbours | None = None
        try:
            with contextlib.closing(connect(address)) as connection:
                _lay(connection)
        except psycopg.Error as error:
            raise Unusable(table_says("database-far", why=_why(error))) from None
        self._begin()

    def check(self) -> None:
        try:
            with contextlib.closing(connect(self.path)) as connection:
                connection.execute(
                    "insert into house values ('opened', extract(epoch from now())::bigint::text) "
                    "on conflict (key) do update set value = excluded.value"
                )
        except psycopg.Error as error:
            raise Unusable(table_says("database-far", why=_why(error))) from None

    def attend(self, listener: Listener) -> PostgresNeighbours:
        assert self._loop is not None
        self.neighbours = PostgresNeighbours(self.path, connect, self._loop, listener)
        return self.neighbours

    def close(self) -> None:
        self._closing.set()
        super().close()
        if self.neighbours is not None:
            self.neighbours.close()
        while self._readers:
            self._readers.pop().close()

    # Reading

    def _rows(self, sql: str, *values: Any) -> list[Any]:
        """A connection that was cut while nobody used it is noticed here, and another tried once."""
        while True:
            if time.monotonic() < self._away_until:
                raise Away
            fresh = not self._readers
            try:
                connection = connect(self.path) if fresh else self._readers.pop()
            except IndexError:  # another thread was quicker
                continue
            except psycopg.OperationalError as error:
                self._away_until = time.monotonic() + PATIENCE
                raise Away(_why(error)) from None
            try:
                found = connection.execute(_said(sql), values, binary=True).fetchall()
            except (psycopg.DataError, UnicodeEncodeError):  # a name no table can have
                self._put_back(connection)
                return []
            except psycopg.OperationalError as error:
                connection.close()
                if not fresh:
                    continue
                self._away_until = time.monotonic() + PATIENCE
                raise Away(_why(error)) from None
            self._put_back(connection)
            return found

    def _put_back(self, connection: Connection) -> None:
        if len(self._readers) < _IDLE:
            self._readers.append(connection)
        else:
            connection.close()

    def each(self, table: str, after: int) -> Iterator[Row]:
        wanted = "select seq, hash, body from entries where tbl = %s and seq > %s order by seq"
        with contextlib.closing(connect(self.path)) as connection, connection.transaction():
            yield from connection.cursor("each", binary=True).execute(wanted, (table, after))

    def fresh(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The entries of many tables after the ones they have, in one go."""
        found: dict[str, list[Row]] = {table: [] for table in after}
        for table, *row in self._rows(
            "select e.tbl, e.seq, e.hash, e.body from unnest(?::text[], ?::bigint[]) as known (tbl, seq) "
            "join entries e on e.tbl = known.tbl and e.seq > known.seq order by e.tbl, e.seq",
            list(after), list(after.values()),
        ):  # fmt: skip
            found[table].append((row[0], row[1], row[2]))
        return found

    # Writing

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Callable[[str, Sequence[tuple[Any, ...]]], Any]]:
        with contextlib.closing(connect(self.path)) as connection, connection.transaction():
            cursor = connection.cursor()

            def put(sql: str, rows: Sequence[tuple[Any, ...]]) -> Any:
                if len(rows) == 1:
                    return cursor.execute(_said(sql), rows[0])
                return cursor.executemany(_said(sql), rows)

            yield put

    def add(self, table: str, *rest: Any, **more: Any) -> int:
        seq = super().add(table, *rest, **more)
        with contextlib.closing(connect(self.path)) as connection:
            PostgresNeighbours.say(connection, 0, [table], facts=True)
        return seq

    def _run(self) -> None:
        super()._run()
        if self._writer is not None:
            self._writer.close()

    def _commit(self, batch: list[Write]) -> list[Exception | None]:
        """What was sent when a connection broke may be there or not: the same is sent again, and what is there with our
        hash is ours. As long as the database is away, it is waited for."""
        told: dict[int, Exception | None] = {}
        sent = False
        while True:
            connection = self._reached()
            if connection is None:
                return [told.get(id(write), Away()) for write in batch]
            try:
                if sent:
                    told |= dict.fromkeys(_there(connection, batch))
                _write_all(connection, [write for write in batch if id(write) not in told], told)
            except psycopg.Error:
                if not (connection.broken or connection.closed):
                    raise
                sent = True
                continue
            if self.neighbours is not None:
                done = [write for write in batch if told[id(write)] is None]
                self.neighbours.tell(
                    {write.pen.table for write in done if write.entry is not None},
                    {write.pen.table for write in done if write.facts},
                )
            return [told[id(write)] for write in batch]

    def _reached(self) -> Connection | None:
        """The writer's connection, made again as often as it takes; None where the house closes meanwhile."""
        while self._writer is None or self._writer.broken or self._writer.closed:
            try:
                self._writer = connect(self.path)
            except psycopg.OperationalError:
                if self._closing.wait(0.2):
                    return None
        return self._writer


def _lay(connection: Connection) -> None:
    """The schema, once, whoever begins first. Forward only: one that is newer than this program is left alone."""
    with connection.transaction():
        connection.execute("select pg_advisory_xact_lock(%s)", (LAYING,))
        for statement in [*_SCHEMA.split(";"), *_SHARED.split(";")]:
            connection.execute(statement.encode())
        row = connection.execute("select value from house where key = 'schema'").fetchone()
    if row is None or int(row[0]) > VERSION:
        raise Unusable(table_says("database-newer"))


def _there(connection: Connection, batch: list[Write]) -> list[int]:
    """Which of these writes are durable, by their entries' hashes."""
    sent = [write for write in batch if write.entry is not None]
    rows = connection.execute(
        "select e.tbl, e.seq from unnest(%s::text[], %s::bigint[], %s::bytea[]) as sent (tbl, seq, hash) "
        "join entries e on e.tbl = sent.tbl and e.seq = sent.seq and e.hash = sent.hash",
        _columns([(write.pen.table, *(write.entry or ())[:2]) for write in sent], 3),
    ).fetchall()
    found = set(rows)
    return [id(write) for write in sent if write.entry is not None and (write.pen.table, write.entry[0]) in found]


def _write_all(connection: Connection, writes: list[Write], told: dict[int, Exception | None]) -> None:
    """All together, sorted by table so that no two houses wait for each other; if something else than the fence is in
    the way, one by one."""
    told |= {id(write): Lost() for write in writes if write.pen.broken}
    good = sorted([write for write in writes if not write.pen.broken], key=lambda write: write.pen.table)
    try:
        found = _together(connection, good)
    except psycopg.Error:
        if connection.broken or connection.closed:
            raise
        found = {}
        for write in good:
            found |= {id(write): Lost()} if write.pen.broken else _alone(connection, write)
            write.pen.broken = write.pen.broken or found[id(write)] is not None
    told |= found


def _alone(connection: Connection, write: Write) -> dict[int, Exception | None]:
    try:
        return _together(connection, [write])
    except psycopg.errors.UniqueViolation as error:
        return {id(write): Clash(str(error))}
    except psycopg.Error as error:
        if connection.broken or connection.closed:
            raise
        return {id(write): error}


def _together(connection: Connection, writes: list[Write]) -> dict[int, Exception | None]:
    """The first entry of each table tells whether its writer is the next; the rest comes only if it is."""
    firsts: dict[str, Write] = {}
    later: list[Write] = []
    for write in writes:
        if write.entry is not None and firsts.setdefault(write.pen.table, write) is not write:
            later.append(write)
    if not later and not any([write.facts or write.snapshot for write in writes]):
        return _judged(writes, _first(connection, firsts))
    with connection.transaction():
        came = _first(connection, firsts)
        good = [write for write in writes if write.entry is None or write.pen.table in came]
        rest = [(write.pen.table, *write.entry) for write in later if write.pen.table in came and write.entry]
        if rest:
            connection.execute(_UNNEST, _columns(rest, 4))
        for write in good:
            if write.snapshot is not None and write.entry is not None:
                connection.execute(_said(SNAPSHOT), (write.pen.table, write.entry[0], *write.snapshot))
            for sql, values in statements(write.pen.table, write.facts) if write.facts else ():
                connection.execute(_said(sql), values)
    return _judged(writes, came)


_UNNEST = "insert into entries select * from unnest(%s::text[], %s::bigint[], %s::bytea[], %s::bytea[])"


def _first(connection: Connection, firsts: dict[str, Write]) -> set[str]:
    """The tables whose next entry this is."""
    if not firsts:
        return set()
    rows = [(table, *write.entry) for table, write in firsts.items() if write.entry is not None]
    if len(rows) == 1:
        found = connection.execute(f"{_said(ENTRY)} on conflict do nothing returning tbl", rows[0])
    else:
        found = connection.execute(f"{_UNNEST} on conflict do nothing returning tbl", _columns(rows, 4))
    return {row[0] for row in found.fetchall()}


def _judged(writes: list[Write], came: set[str]) -> dict[int, Exception | None]:
    told: dict[int, Exception | None] = {}
    for write in writes:
        if write.entry is None or write.pen.table in came:
            told[id(write)] = None
        else:
            told[id(write)] = Lost() if write.pen.broken else Clash()
            write.pen.broken = True
    return told


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> tuple[list[Any], ...]:
    return tuple([[row[at] for row in rows] for at in range(width)])


def _said(sql: str) -> Any:
    """As this driver writes what is filled in."""
    return sql.replace("?", "%s")


def _why(error: psycopg.Error) -> str:
    """Its first line, without any address or password."""
    return str(error).partition("\n")[0].rpartition("failed: ")[2] or type(error).__name__
