"""Opening a table: snapshots, length, rules that changed since."""

import asyncio
import sqlite3
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import RuleViolation
from parlour.table.entries import Played, canonical, link
from parlour.table.history import History, save
from parlour.table.moment import Moment, advance
from parlour.table.table import EVERY, Refusal
from tables import do, lobby_at, opened, run, said, store_at, told
from tiny import TINY, Doodle, Doodled, Tiny


def lengthen(path: Path, table: str, upto: int) -> None:
    """Write entries as the table would, only faster."""
    log = store_at(path)
    reading = History(log, TINY, table).open()
    moment, recent = reading.moment, reading.recent
    entries, snapshots = [], []
    for seq in range(moment.seq + 1, upto + 1):
        events = (Doodled(seq % 3, f"d{seq}"),)
        entry = Played(
            seq=seq,
            at=seq,
            seat=seq % 3,
            command=_raw(Doodle(f"d{seq}")),
            events=_raw(events),
            rules=TINY.version,
            id=f"m{seq}",
        )
        body = canonical(entry)
        moment = advance(TINY, moment, seq, link(moment.hash, body), TINY.evolve(moment.state, events), seq)
        entries.append((table, seq, moment.hash, body))
        if seq % EVERY == 0:
            snapshots.append((table, seq, TINY.version, save(moment, recent)))
    log.close()
    with sqlite3.connect(path) as database:
        database.executemany("insert into entries values (?, ?, ?, ?)", entries)
        database.executemany("insert into snapshots values (?, ?, ?, ?)", snapshots)


def _raw(value: Any) -> Any:
    from msgspec import Raw

    return Raw(canonical(value))


@pytest.mark.sqlite
def test_a_table_of_100000_entries_opens_as_fast_as_one_of_100(tmp_path: Path) -> None:
    path = tmp_path / "x"
    names: list[str] = []

    async def scenario() -> None:
        async with lobby_at(path) as lobby:
            names.extend([(await opened(lobby)).name for _ in range(2)])

    run(scenario)
    lengthen(path, names[0], 198)  # as far from a snapshot as can be
    lengthen(path, names[1], 99_998)
    log = store_at(path)

    def seconds(table: str) -> float:
        took = []
        for _ in range(15):
            begun = time.perf_counter()
            moment = History(log, TINY, table).open().moment
            took.append(time.perf_counter() - begun)
            assert moment.state.doodle == f"d{moment.seq}"
        return statistics.median(took)

    short, long = seconds(names[0]), seconds(names[1])
    log.close()
    assert long < 3 * short + 0.002, f"{short * 1000:.2f} ms and {long * 1000:.2f} ms"


def test_history_is_the_fold_of_the_entries_at_every_point(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            seen: dict[int, Moment] = {table.shown.seq: table.shown}
            for n in range(EVERY * 2):
                await do(table, n % 3, Doodle(f"{n}"))
                seen[table.shown.seq] = table.shown
            for seq, moment in seen.items():
                found = table.history.at(seq)
                assert (found.state, found.hash, found.places, found.entropy) == (
                    moment.state, moment.hash, moment.places, moment.entropy,
                )  # fmt: skip

    run(scenario)


class Fixed(Tiny):
    """The rules after a fix: doodles are framed, and laying is no longer allowed at all."""

    version = "2"

    def refused(self, s: Any, seat: int, command: Any) -> RuleViolation | None:
        fixed = RuleViolation("not_now", "T-1", "This is not done any more.")
        return super().refused(s, seat, command) if isinstance(command, Doodle) else fixed


def test_an_old_table_opens_after_a_rule_is_fixed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            for n in range(EVERY + 20):
                await do(table, n % 3, Doodle(f"{n}"))
            command = TINY.commands["lay"](min(table.head.state.hands[0]))
            await do(table, 0, command)
        async with lobby_at(tmp_path / "x", {"tiny": Fixed()}) as lobby:
            again = lobby.room(table.name).table
            assert again.shown.state == table.shown.state, "what happened under the old rules stays"
            assert isinstance(await do(again, 1, TINY.commands["pass"]()), Refusal)
            assert not isinstance(await do(again, 1, Doodle("new")), Refusal)

    run(scenario)


def test_talk_people_and_stand_ins_are_there_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            await said(table, 1, "hello")
            await told(table.change, 2, bot=True, by=0)
        async with lobby_at(tmp_path / "x") as lobby:
            again = lobby.room(table.name).table
            assert again.shown.places == table.shown.places and again.shown.places[2].bot
            assert again.shown.hash == table.shown.hash

    run(scenario)


def test_tables_sleep_and_wake(tmp_path: Path) -> None:
    from parlour.table.pace import Pace

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", pace=Pace(sleep=0.02)) as lobby:
            table = await opened(lobby)
            await do(table, 0, Doodle("x"))
            for _ in range(200):
                if not lobby.awake:
                    break
                await asyncio.sleep(0.01)
            assert lobby.awake == 0
            assert lobby.room(table.name).table.shown.state.doodle == "x"

    run(scenario)
