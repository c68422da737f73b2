"""A database that cannot be used is said before the house is open, in one sentence, with a non-zero exit."""

import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from guests import house_at, run
from parlour.table.store.sqlite import SqliteStore
from parlour.table.store.writes import Unusable
from processes import free_port
from tables import do, lobby_at, opened
from tiny import Doodle

PARLOUR = str(Path(sys.executable).parent / "parlour")


def a_house(path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(path) as lobby:
            table = await opened(lobby)
            for n in range(300):
                await do(table, n % 3, Doodle(f"{n}"))

    run(scenario)


def refused(path: Path, **how: object) -> str:
    """What `parlour serve` says there; it must not open."""
    command = [PARLOUR, "serve", "--port", str(free_port()), "--db", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, **how)  # type: ignore[call-overload]
    assert done.returncode == 2 and "is open" not in done.stdout, done
    assert done.stderr.startswith("parlour: ") and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr, (
        done.stderr
    )
    return str(done.stderr)


def _text(path: Path) -> None:
    path.write_text("This is a shopping list. " * 200)


def _middle(path: Path) -> None:
    body = bytearray(path.read_bytes())
    body[len(body) // 3 : len(body) // 3 + 20_000] = bytes(20_000)
    path.write_bytes(body)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


@pytest.mark.parametrize("damage", [_text, _middle, _cut])
def test_a_damaged_database_is_not_opened(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    path = tmp_path / "x.sqlite"
    a_house(path)
    with sqlite3.connect(path) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    for rest in tmp_path.glob("x.sqlite-*"):
        rest.unlink()
    damage(path)
    assert "damaged" in refused(path)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "can't be opened" in refused(tmp_path)


def test_a_database_that_can_only_be_read_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    a_house(path)
    for folder in (tmp_path, *tmp_path.parents):
        if folder.owner() == tmp_path.owner() and folder != Path("/"):
            folder.chmod(0o755)
    for file in tmp_path.glob("x.sqlite*"):
        file.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        nobody = {"user": 65534, "group": 65534} if os.geteuid() == 0 else {}
        try:
            subprocess.run([sys.executable, "-c", ""], check=True, **nobody)  # type: ignore[call-overload]
        except PermissionError:
            pytest.skip("this Python lies in root's own folder")
        assert "read-only" in refused(path, **nobody)
    finally:
        tmp_path.chmod(0o755)


def _small_disk() -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    a_house(path)
    assert "full" in refused(path, preexec_fn=_small_disk)


def test_other_commands_say_it_too(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    _text(path)
    for command in (["export", "x"], ["links", "x"], ["backup", "x", str(tmp_path / "y")], ["chronicle", "x"]):
        done = subprocess.run([PARLOUR, *command, "--db", str(path)], capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and "damaged" in done.stderr and done.stderr.count("\n") == 1
    with pytest.raises(Unusable):
        SqliteStore(path)


def test_a_damaged_table_is_closed_with_its_reason_and_the_others_play_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "x"
        async with house_at(path) as house:
            broken, guests = await house.seated()
            whole, _ = await house.seated()
            for n in range(20):
                await guests[0].do(do="doodle", text=f"d{n}")
        with sqlite3.connect(path) as database:
            database.execute(
                "update entries set body = cast(replace(body, 'd3', 'd4') as blob) where tbl = ?", (broken["table"],)
            )
        async with house_at(path) as house:
            for at in range(4):
                guest = await house.guest(broken, at)
                assert guest.gone and guest.gone["reason"] == "broken" and "damaged at entry" in guest.gone["why"]
            other = await house.guest(whole)
            assert (await other.do(do="doodle", text="fine"))["type"] == "done"

    run(scenario)
