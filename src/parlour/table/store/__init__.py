"""Where a house keeps its tables: one port, SQLite or PostgreSQL behind it. Nobody else writes SQL."""

import asyncio
import re
from pathlib import Path

from parlour.core.house import table_says
from parlour.table.store.sqlite import SqliteStore
from parlour.table.store.store import Store
from parlour.table.store.writes import Unusable

POSTGRES = ("postgresql://", "postgres://")


def is_far(address: str | Path) -> bool:
    """It is no file of this machine."""
    return str(address).startswith(POSTGRES)


def without_password(address: str) -> str:
    """As it may be shown."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1@", address) if is_far(address) else address


def open_store(address: str | Path, loop: asyncio.AbstractEventLoop | None = None) -> Store:
    """A file is SQLite; an address of PostgreSQL is that. With a loop it also writes."""
    if is_far(address):
        try:  # only whoever has such an address needs its driver
            from parlour.table.store.postgres import PostgresStore
        except ImportError:
            raise Unusable(table_says("database-driver")) from None
        return PostgresStore(str(address), loop)
    return SqliteStore(address, loop)
