"""Tables without a server, for tests: open one, seat people, send commands and await their answers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec

from parlour.server.limits import Limits
from parlour.server.lobby import Lobby
from parlour.server.protocol_http import OpenTable
from parlour.table.pace import FAST, Pace
from parlour.table.refusal import Answer
from parlour.table.speaking import say
from parlour.table.store import open_store
from parlour.table.store.store import Store
from parlour.table.table import Table
from tiny import TINY

KEPT = ["sqlite"]
"""Where houses are kept just now: what a test of both kinds changes (see store_kind in conftest.py)."""


def store_at(path: Path, loop: asyncio.AbstractEventLoop | None = None) -> Store:
    return open_store(kept_at(path), loop)


def kept_at(path: Path) -> str:
    """The address of a house: this file, or a database in its stead."""
    if KEPT[-1] == "sqlite":
        return str(path)
    from postgres import address

    return address(path)


class Watching:
    """A company that only counts what it is shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: list[int] = []
        table.company = self

    def shown(self) -> None:
        self.seen.append(self.table.shown.seq)

    def people_changed(self) -> None:
        pass


@contextlib.asynccontextmanager
async def lobby_at(
    path: Path, games: dict[str, Any] | None = None, pace: Pace = FAST, *, neighbours: bool = False
) -> AsyncIterator[Lobby]:
    """A house; with neighbours where others share its database."""
    log = store_at(path, asyncio.get_running_loop())
    if not neighbours:
        log.attend = lambda listener: None  # type: ignore[method-assign]
    lobby = Lobby(log, games or {"tiny": TINY}, pace, Limits())
    try:
        yield lobby
    finally:
        lobby.close()
        await asyncio.to_thread(log.close)


async def opened(
    lobby: Lobby, players: int = 3, *, start: bool = True, game: str = "tiny", sit: int | None = None, **options: str
) -> Table:
    """A table with that many seats, begun; all taken unless `sit` says how many."""
    name = (await lobby.open(OpenTable(game, players, 0, options))).table
    table = lobby.room(name).table
    people = players if sit is None else sit
    for seat in range(people):
        await told(table.sit, seat, f"P{seat}", f"entropy {seat}", message=f"sit{seat}")
    if start:
        assert await told(table.start, 0, message="start") == people + 1
    return table


async def told(method: Callable[..., None], *values: Any, **named: Any) -> Answer:
    """Call it and await its answer."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    message = named.pop("message", "")
    method(*values, future.set_result, message, **named)
    return await future


async def said(table: Table, seat: int, text: str, message: str = "", as_: str = "") -> Answer:
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    say(table, seat, text, future.set_result, message, as_)
    return await future


async def do(table: Table, seat: int, command: Any, decision: int | None = None, message: str = "") -> Answer:
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    table.do(seat, msgspec.Raw(msgspec.json.encode(command)), future.set_result, decision, message)
    return await future


def run(scenario: Callable[[], Any]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario(), 60)

    asyncio.run(bounded())
