"""What it costs to open a table and to look back: once through the log, whatever was rewound; and what a damaged log
leads to."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from parlour.server.lobby import Lobby
from parlour.table import history as past
from parlour.table.history import EVERY, Broken, History
from parlour.table.table import Table
from tables import do, lobby_at, opened, run, told
from tiny import TINY, Doodle


async def rewound_often(lobby: Lobby, rewinds: int) -> tuple[Table, dict[int, Any]]:
    """A table of one person and a bot, gone back again and again, by few and by many entries."""
    table = await opened(lobby, 2, sit=1)
    rnd = random.Random(rewinds)
    seen = {table.shown.seq: table.shown.state}
    for turn in range(rewinds):
        for n in range(6):
            await do(table, 0, Doodle(f"{turn}.{n}"))
            seen[table.shown.seq] = table.shown.state
        to = rnd.choice([table.shown.seq - 1, table.shown.seq - 5, rnd.randrange(table.shown.started, table.shown.seq)])
        await told(table.ask_rewind, 0, to)
        seen[table.shown.seq] = table.shown.state
    return table, seen


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    folds: list[int] = []
    real = past.fold
    monkeypatch.setattr(
        past, "fold", lambda game, moment, entry, *rest: (folds.append(entry.seq), real(game, moment, entry, *rest))[1]
    )
    return folds


def without_snapshots(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("delete from snapshots")


@pytest.mark.sqlite
@pytest.mark.parametrize("rewinds", [20, 60])
def test_without_snapshots_every_entry_is_folded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rewinds: int
) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table, seen = await rewound_often(lobby, rewinds)
        without_snapshots(tmp_path / "x")
        folds = counted(monkeypatch)
        async with lobby_at(tmp_path / "x") as lobby:
            history = History(lobby.log, TINY, table.name)
            assert history.at(table.shown.seq).state == table.shown.state
            assert folds == list(range(1, table.shown.seq + 1))
            for seq in random.Random(1).sample(sorted(seen), 12):
                folds.clear()
                assert history.at(seq).state == seen[seq]
                assert len(folds) <= seq
            folds.clear()
            assert [moment.state for _, moment in history.steps(4, table.shown.seq)][-1] == table.shown.state
            assert len(folds) == table.shown.seq

    run(scenario)


@pytest.mark.sqlite
def test_with_a_few_snapshots_left_no_entry_is_folded_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table, seen = await rewound_often(lobby, 50)
        with sqlite3.connect(tmp_path / "x") as database:
            database.execute(
                "delete from snapshots where seq not in (select seq from snapshots order by random() limit 6)"
            )
        folds = counted(monkeypatch)
        async with lobby_at(tmp_path / "x") as lobby:
            history = History(lobby.log, TINY, table.name)
            for seq in seen:
                folds.clear()
                assert history.at(seq).state == seen[seq]
                assert len(folds) == len(set(folds))

    run(scenario)


@pytest.mark.sqlite
def test_snapshots_that_are_missing_are_written_elsewhere_when_somebody_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table, seen = await rewound_often(lobby, 60)
        without_snapshots(tmp_path / "x")
        async with lobby_at(tmp_path / "x") as lobby:
            assert lobby.log.snapshot_at(table.name, table.shown.seq, TINY.version) == -1
            room = await lobby.wake(table.name)
            assert room.table.shown.state == table.shown.state and lobby.apart.reading._pool is not None
            history = History(lobby.log, TINY, table.name)
            assert all([history.distance(seq) <= EVERY for seq in range(EVERY, table.shown.seq + 1)])
            assert {seq: history.at(seq).state for seq in seen} == seen

    run(scenario)


@pytest.mark.sqlite
def test_the_house_answers_while_a_long_log_is_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table, _ = await rewound_often(lobby, 60)
        without_snapshots(tmp_path / "x")
        async with lobby_at(tmp_path / "x") as lobby:
            waking = asyncio.ensure_future(lobby.wake(table.name))
            turns = 0
            while not waking.done():
                turns += 1
                await asyncio.sleep(0.001)
            assert turns > 50, "a process had to begin and to read all of it, and the loop went on meanwhile"

    run(scenario)


DAMAGE = {
    "an early entry": ("update entries set body = cast(replace(body, 'd', 'e') as blob) where tbl = ?1 and seq = 7", 7),
    "a late entry": (
        (
            "update entries set body = cast(replace(body, 'd', 'e') as blob) where seq = (select max(seq) from "
            "entries where tbl = ?1)"
        ),
        None,
    ),
    "a hash": ("update entries set hash = x'00' where tbl = ?1 and seq = 9", 9),
    "a gap": ("delete from entries where tbl = ?1 and seq = 11", 11),
    "the opening": (
        "update entries set body = cast(replace(body, 'tiny', 'tinz') as blob) where tbl = ?1 and seq = 0",
        0,
    ),
    "a snapshot": ("update snapshots set body = cast(replace(body, 'hash', 'hush') as blob) where tbl = ?1", None),
}


@pytest.mark.sqlite
@pytest.mark.parametrize("what", DAMAGE)
@pytest.mark.parametrize("length", [40, 400])
def test_a_damaged_table_is_closed_and_no_other(tmp_path: Path, what: str, length: int) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table, other = await opened(lobby), await opened(lobby)
            for n in range(length):
                await do(table, n % 3, Doodle(f"d{n}"))
        sql, seq = DAMAGE[what]
        with sqlite3.connect(tmp_path / "x") as database:
            database.execute(sql, (table.name,))
        async with lobby_at(tmp_path / "x") as lobby:
            with pytest.raises(Broken) as found:
                await lobby.wake(table.name)
            assert (seq is None or found.value.seq == seq) and table.name in str(found.value)
            assert (await lobby.wake(other.name)).table.shown.state == other.shown.state

    run(scenario)
