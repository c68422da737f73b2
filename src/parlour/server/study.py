"""Reading logs for people: what is near is read at once, what is long elsewhere; charged to the address that asks;
remembered while it holds."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from parlour.core.game import Game, RuleViolation
from parlour.core.phrasebook import spoken
from parlour.server.answers import refuse
from parlour.server.connection import Connection
from parlour.server.limits import Bucket, Buckets, Limits
from parlour.table.apart import Apart, Busy, Pool, Stopped
from parlour.table.entries import canonical
from parlour.table.log import Log
from parlour.table.reading import Book, advise, read, reckon, said_in
from parlour.table.table import Table

NEAR = 300
"""This many entries are read at once: a few milliseconds."""
AT_ONCE = 4
"""Questions one connection may have under way elsewhere,"""
OF_ONE = 6
"""and one address, however many connections it has: others must find a place too."""
LONGEST = 30.0
"""Seconds one reading may take."""
REMEMBERED = 200


class Overdrawn(Exception):
    """This address has asked for very much lately, or everybody has."""


class Asleep(Struct, frozen=True):
    """A table that is only read: all that a question to its log needs to know."""

    log: Log
    game: Game
    name: str


class Study:
    def __init__(self, apart: Apart, limits: Limits) -> None:
        self.apart = apart
        self._purses = Buckets(limits.study, limits.studying)
        self._under_way: Counter[str] = Counter()
        self._answers: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    def purse(self, address: str) -> Bucket:
        """Seconds of work elsewhere this address may still ask for."""
        return self._purses.of(address)

    def ask(
        self,
        connection: Connection,
        message_id: str,
        table: Table,
        seat: int | None,
        far: int,
        question: tuple[Any, ...],
        then: Callable[[Any], None],
    ) -> None:
        """A question to a table's log (a method of Book and what it asks), `far` entries to read. The answer is handed
        on, or the message refused."""
        upto = table.shown.seq
        key = (table.name, upto, seat, spoken(), *question)
        if key in self._answers:
            self._answers.move_to_end(key)
            return then(self._answers[key])
        if far <= NEAR:
            what, *asked = question
            return then(
                self._remembered(key, getattr(Book(table.log, table.game, table.name, upto, seat), what)(*asked))
            )
        if self.purse(connection.address).owes or len(connection.studies) >= AT_ONCE:
            return _too_fast(connection, message_id)
        task = asyncio.create_task(self._elsewhere(connection, message_id, table, key, then))
        connection.studies.add(task)
        return task.add_done_callback(connection.studies.discard)

    async def _elsewhere(
        self, connection: Connection, message_id: str, table: Table, key: tuple[Any, ...], then: Callable[[Any], None]
    ) -> None:
        _, upto, seat, _, *question = key
        try:
            found = await self.read(connection.address, table, upto, seat, *question)
        except Overdrawn:
            return _too_fast(connection, message_id)
        except Stopped:
            return refuse(connection, message_id, "too_long", "reading-stopped")
        return None if connection.closing else then(self._remembered(key, found))

    async def odds(self, address: str, game: Game, question: str, given: dict[str, str]) -> bytes:
        """A question of chance, reckoned elsewhere; RuleViolation where it cannot be asked so."""
        found = await self._apart(address, reckon, game, question, given)
        if isinstance(found, tuple):
            raise RuleViolation(*found)
        return bytes(found)

    async def read(self, address: str, table: Table | Asleep, upto: int, seat: int | None, *question: Any) -> Any:
        """In another process, paid for by the address; Overdrawn or Stopped where it was not done."""
        return await self._apart(address, read, table.log.path, table.game, table.name, upto, seat, *question)

    async def advise(self, address: str, game: Game, world: Any, seat: int, seed: int) -> Any:
        """What a strong player would do in this imagined world, where bots think."""
        return await self._apart(address, advise, game, canonical(world), seat, seed, pool=self.apart.thinking)

    async def paint(self, address: str, work: Callable[..., tuple[float, Any]], *values: Any) -> Any:
        """A picture, in processes of its own."""
        return await self._apart(address, work, *values, pool=self.apart.painting)

    async def _apart(
        self, address: str, work: Callable[..., tuple[float, Any]], *values: Any, pool: Pool | None = None
    ) -> Any:
        purse = self.purse(address)
        if purse.owes or self._under_way[address] >= OF_ONE:
            raise Overdrawn
        begun = time.monotonic()
        self._under_way[address] += 1
        try:
            seconds, found = await (pool or self.apart.reading).run(LONGEST, said_in, spoken(), work, *values)
        except Busy:
            raise Overdrawn from None
        except Stopped:
            purse.charge(time.monotonic() - begun)
            raise
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]
        purse.charge(seconds)
        return found

    async def file(self, address: str, table: Table, upto: int, seat: int | None, path: Path, *question: Any) -> None:
        """One of Book's files, written to `path`."""
        if upto <= NEAR or question[0] == "text":
            Book(table.log, table.game, table.name, upto, seat).file(str(path), *question)
        else:
            await self.read(address, table, upto, seat, "file", str(path), *question)

    def _remembered(self, key: tuple[Any, ...], found: Any) -> Any:
        """What was told of the past stays true; what depends on the newest entry is asked for with it."""
        self._answers[key] = found
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return found


def _too_fast(connection: Connection, message_id: str) -> None:
    refuse(connection, message_id, "too_fast", "reading-much")
