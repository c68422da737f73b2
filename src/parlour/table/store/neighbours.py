"""Houses that share a database: who watches which table, who is there, who acts for bots and clocks, and what was
written.

Each house holds one lock for as long as it is connected. What it has said of itself counts only as long: nothing
expires, and whoever dies is gone at once. Messages name tables, never what was written; every second what was missed is
found by asking."""

import asyncio
import contextlib
import json
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

import psycopg
from msgspec import Struct

from parlour.table.store.writes import Elsewhere, Listener

Connection = psycopg.Connection[tuple[Any, ...]]
_trouble = logging.getLogger("parlour.neighbours")
CHANNEL = "parlour"
HOUSES = 0x70617273
"""The first number of every house's lock."""
HEALING = 1.0
_LONGEST = 7000
"""Bytes of one message; PostgreSQL takes eight thousand."""


class Here(Struct):
    """What this house says of a table."""

    seats: tuple[int, ...] = ()
    watchers: int = 0
    host: bool = False
    wants: bool = False
    """To act for its bots and clocks."""
    leads: bool = False


class PostgresNeighbours:
    """One thread listens, one does errands; the loop waits for neither."""

    def __init__(
        self,
        address: str,
        connect: Callable[[str], Connection],
        loop: asyncio.AbstractEventLoop,
        listener: Listener,
    ) -> None:
        self._address, self._connect, self._loop, self._listener = address, connect, loop, listener
        self._house = 0
        self._here: dict[str, Here] = {}
        self._others: dict[str, dict[int, Elsewhere]] = {}
        """By table, then by house."""
        self._errands: queue.SimpleQueue[Callable[[Connection], None] | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._up = threading.Event()
        self._threads = [
            threading.Thread(target=run, name=name, daemon=True)
            for run, name in ((self._listen, "neighbours"), (self._run, "errands"))
        ]
        for thread in self._threads:
            thread.start()

    # Asked by the loop

    async def watch(self, table: str) -> None:
        """Before it is read: nothing that is written from then on goes unheard. Where the database is away, later."""
        future: asyncio.Future[None] = self._loop.create_future()

        def errand(connection: Connection) -> None:
            self._here[table] = Here()
            self._publish(connection, table)
            self._call(lambda: None if future.done() else future.set_result(None))

        self._errands.put(errand)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(future, 5)

    def unwatch(self, table: str) -> None:
        def errand(connection: Connection) -> None:
            if self._here.pop(table, None) is not None:
                connection.execute("delete from leases where tbl = %s and house = %s", (table, self._house))
                connection.execute("delete from present where tbl = %s and house = %s", (table, self._house))
                self._notify(connection, {"gone": [table]})
                self._others.pop(table, None)

        self._errands.put(errand)

    def here(self, table: str, seats: Iterable[int], watchers: int, *, host: bool, wants: bool) -> None:
        """Who is at a table by way of this house, and whether it would act for bots and clocks."""
        now = (tuple(sorted(seats)), watchers, host, wants)

        def errand(connection: Connection) -> None:
            known = self._here.get(table)
            if known is None or now == (known.seats, known.watchers, known.host, known.wants):
                return
            known.seats, known.watchers, known.host, known.wants = now
            if known.leads and not wants:
                known.leads = False
                connection.execute("delete from leases where tbl = %s and house = %s", (table, self._house))
                self._call(lambda: self._listener.leads(table, here=False))
            self._publish(connection, table)
            if wants and not known.leads:
                self._take(connection, [table])

        self._errands.put(errand)

    # Asked by the writer

    def tell(self, tables: set[str], facts: set[str]) -> None:
        """What was written; only of tables somebody else watches."""
        others = self._others
        tables, facts = {one for one in tables if others.get(one)}, {one for one in facts if others.get(one)}
        if tables or facts:
            self._errands.put(lambda connection: self._told(connection, tables, facts))

    def _told(self, connection: Connection, tables: set[str], facts: set[str]) -> None:
        self.say(connection, self._house, tables | facts)
        if facts:
            self.say(connection, self._house, facts, facts=True)

    @staticmethod
    def say(connection: Connection, house: int, tables: Iterable[str], *, facts: bool = False) -> None:
        """In messages that are short enough."""
        part: list[str] = []
        for table in [*tables, ""]:
            if part and (not table or sum(map(len, part)) + len(table) > _LONGEST // 2):
                message = {"house": house, "facts" if facts else "news": part}
                connection.execute("select pg_notify(%s, %s)", (CHANNEL, json.dumps(message)))
                part = []
            part.append(table)

    def _notify(self, connection: Connection, message: dict[str, Any]) -> None:
        connection.execute("select pg_notify(%s, %s)", (CHANNEL, json.dumps({"house": self._house, **message})))

    # Errands

    def _publish(self, connection: Connection, table: str) -> None:
        here = self._here[table]
        connection.execute(
            "insert into present values (%s, %s, %s, %s, %s) on conflict (tbl, house) "
            "do update set seats = excluded.seats, watchers = excluded.watchers, host = excluded.host",
            (table, self._house, list(here.seats), here.watchers, here.host),
        )
        self._notify(connection, {"here": [table, here.seats, here.watchers, here.host]})

    def _take(self, connection: Connection, tables: list[str]) -> None:
        """What nobody alive leads."""
        rows = connection.execute(
            "insert into leases select tbl, %s from unnest(%s::text[]) as wanted (tbl) on conflict (tbl) do update "
            "set house = excluded.house where leases.house not in (select objid::integer from pg_locks "
            "where locktype = 'advisory' and classid = %s and granted) or leases.house = excluded.house returning tbl",
            (self._house, sorted(tables), HOUSES),
        ).fetchall()
        for (table,) in rows:
            known = self._here.get(table)
            if known is not None and not known.leads:
                known.leads = True
                self._call(lambda table=table: self._listener.leads(table, here=True))  # type: ignore[misc]

    def _heal(self, connection: Connection) -> None:
        """Whatever was not heard: who is where, what was written, what nobody leads any more."""
        mine = list(self._here)
        rows = connection.execute(
            "select tbl, house, seats, watchers, host from present where tbl = any(%s) and house <> %s and house in "
            "(select objid::integer from pg_locks where locktype = 'advisory' and classid = %s and granted)",
            (mine, self._house, HOUSES),
        ).fetchall()
        found: dict[str, dict[int, Elsewhere]] = {}
        for table, house, seats, watchers, host in rows:
            found.setdefault(table, {})[house] = Elsewhere(frozenset(seats), watchers, host)
        for table in mine:
            self._know(table, found.get(table, {}))
        shared = list(found)
        if shared:
            newest = connection.execute(
                "select known.tbl, (select max(seq) from entries e where e.tbl = known.tbl) "
                "from unnest(%s::text[]) as known (tbl)",
                (shared,),
            ).fetchall()
            read = self._listener.known()
            behind = [table for table, seq in newest if table in read and seq > read[table]]
            if behind:
                self._call(lambda: self._listener.written(behind, behind))
        wanted = [table for table, here in self._here.items() if here.wants and not here.leads]
        if wanted:
            self._take(connection, wanted)

    def _know(self, table: str, houses: dict[int, Elsewhere]) -> None:
        before = _sum(self._others.get(table, {}).values())
        if houses:
            self._others[table] = houses
        else:
            self._others.pop(table, None)
        now = _sum(houses.values())
        if now != before:
            self._call(lambda: self._listener.elsewhere(table, now))

    def _run(self) -> None:
        """Errands in order; where the database was away, everything that holds is said again."""
        connection: Connection | None = None
        numbered, healed = -1, 0.0
        while True:
            errand = None
            with contextlib.suppress(queue.Empty):
                errand = self._errands.get(timeout=max(0.01, healed + HEALING - time.monotonic()))
                if errand is None:
                    break
            self._up.wait(HEALING)
            try:
                if connection is None:
                    connection = self._connect(self._address)
                if numbered != self._house:
                    house = self._house
                    for table in list(self._here):
                        self._publish(connection, table)
                    numbered = house
                if errand is not None:
                    errand(connection)
                if time.monotonic() - healed >= HEALING:
                    self._heal(connection)
                    healed = time.monotonic()
            except psycopg.Error as error:
                if connection is not None and not connection.broken and not connection.closed:
                    _trouble.error("what the houses tell each other: %s", error)
                else:
                    connection = None
                    if errand is not None:
                        self._errands.put(errand)
                    if self._closing.wait(0.2):
                        break
        if connection is not None:
            with contextlib.suppress(psycopg.Error):
                connection.execute("delete from leases where house = %s", (self._house,))
                connection.execute("delete from present where house = %s", (self._house,))
                self._notify(connection, {"left": True})
            connection.close()

    # Listening

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with contextlib.closing(self._connect(self._address)) as connection:
                    self._settle(connection)
                    while not self._closing.is_set():
                        for message in connection.notifies(timeout=0.5):
                            self._hear(json.loads(message.payload))
            except psycopg.Error:
                self._up.clear()
                self._closing.wait(0.2)

    def _settle(self, connection: Connection) -> None:
        """Under a new number each time: what was said under the old one no longer counts."""
        row = connection.execute("select nextval('houses')").fetchone()
        assert row is not None
        number = int(row[0])
        connection.execute("select pg_advisory_lock(%s, %s)", (HOUSES, number))
        connection.execute(
            "delete from present where house not in (select objid::integer from pg_locks "
            "where locktype = 'advisory' and classid = %s and granted)",
            (HOUSES,),
        )
        connection.execute(f"listen {CHANNEL}".encode())
        for table, here in list(self._here.items()):
            if here.leads:
                here.leads = False
                self._call(lambda table=table: self._listener.leads(table, here=False))  # type: ignore[misc]
        self._house = number
        self._up.set()

    def _hear(self, message: dict[str, Any]) -> None:
        house = message["house"]
        if house == self._house:
            return
        if "here" in message:
            table, seats, watchers, host = message["here"]
            if table in self._here:
                known = {**self._others.get(table, {}), house: Elsewhere(frozenset(seats), watchers, host)}
                self._know(table, known)
        for table in message.get("gone", ()):
            self._without(table, house)
        if "left" in message:
            for table in list(self._others):
                self._without(table, house)
        news = [table for table in message.get("news", ()) if table in self._here]
        facts = [table for table in message.get("facts", ()) if table in self._here]
        if news or facts:
            self._call(lambda: self._listener.written([*news, *facts], facts))

    def _without(self, table: str, house: int) -> None:
        if house in self._others.get(table, {}):
            self._know(table, {number: who for number, who in self._others[table].items() if number != house})
        here = self._here.get(table)
        if here is not None and here.wants and not here.leads:
            self._errands.put(lambda connection: self._take(connection, [table]))

    def _call(self, what: Callable[[], Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell
            self._loop.call_soon_threadsafe(what)

    def close(self) -> None:
        self._errands.put(None)
        self._threads[1].join(5)
        self._closing.set()
        self._threads[0].join(5)


def _sum(houses: Iterable[Elsewhere]) -> Elsewhere:
    seats: frozenset[int] = frozenset()
    watchers, host = 0, False
    for one in houses:
        seats, watchers, host = seats | one.seats, watchers + one.watchers, host or one.host
    return Elsewhere(seats, watchers, host)
