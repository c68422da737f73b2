"""Where a house keeps its tables: one port, SQLite or PostgreSQL behind it. Nobody else writes SQL."""

import asyncio
from pathlib import Path

from parlour.table.store.sqlite import SqliteStore
from parlour.table.store.store import Store

POSTGRES = ("postgresql://", "postgres://")


def open_store(address: str | Path, loop: asyncio.AbstractEventLoop | None = None) -> Store:
    """A file is SQLite; an address of PostgreSQL is that. With a loop it also writes."""
    if str(address).startswith(POSTGRES):
        from parlour.table.store.postgres import PostgresStore  # only who has such an address needs its driver

        return PostgresStore(str(address), loop)
    return SqliteStore(address, loop)
