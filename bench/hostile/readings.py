"""Attacks on what is read apart: logs full of rewinds opened without snapshots, and the one reader taken up by one
address."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

from bench.hostile.heavy import heavy_table
from bench.hostile.house import house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.one import _odds
from bench.hostile.person import Person, client, secret_of
from bench.hostile.steady import Steady
from bench.hostile.wire import HOSTILE
from parlour.table.entries import Rewound, canonical, link, now
from parlour.table.store.sqlite import SqliteStore


def _rewound(database: Path, table: str, times: int) -> None:
    """Back to near the beginning, again and again, each time from the end; and no snapshot is left."""
    log = SqliteStore(database)
    newest = log.newest(table)
    before = log.hash_of(table, newest) or b""
    rows = []
    for number in range(times):
        seq = newest + 1 + number
        body = canonical(
            Rewound(seq=seq, at=now() + 10_000 + number, to=10 + number, by=0, agreed=(1, 2), unasked=(), id="")
        )
        before = link(before, body)
        rows.append((table, seq, before, body))
    with log._connect() as connection:
        connection.executemany("insert into entries values (?, ?, ?, ?)", rows)
        connection.execute("delete from snapshots where tbl = ?", (table,))
    log.close()


@attack(
    "readings: rewinds without snapshots",
    "20, 40 and 200 rewinds in a log of 3,000 entries, the snapshots deleted; it is opened while another table plays",
)
async def rewinds(plan: Plan) -> Result:
    found, told, first = Findings(), [], 0.0
    for times in (20, 40, 200):
        database = plan.folder / f"{times}.sqlite"
        opened = await heavy_table(database, "fate", 1500, 3000)
        _rewound(database, opened["table"], times)
        with house_at(database) as house:
            steady = Steady(house.port, 6)
            await asyncio.sleep(1.5)
            begun = time.monotonic()
            host = await Person(house.port, opened["table"], secret_of(opened["links"][0]), HOSTILE).come()
            await host.until(lambda p: p.frame or p.gone)
            took = time.monotonic() - begun
            first = first or took
            felt = await steady.felt()
            found.check(host.frame, f"with {times} rewinds the table does not open: {host.gone}")
            found.check(took < 3 * first + 1, f"{times} rewinds took {took:.1f} s, 20 took {first:.1f} s")
            told.append(f"{times}: open after {took:.1f} s, the other table {felt}")
            found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result("; ".join(told))


@attack(
    "readings: one address asks for everything",
    (
        "odds and long readings, 40 at once from one address; meanwhile somebody else opens a sleeping table of "
        "3,000 entries and reads"
    ),
)
async def crowded(plan: Plan) -> Result:
    found = Findings()
    database = plan.folder / "x.sqlite"
    opened = await heavy_table(database, "fate", 1500, 3000)
    target = await heavy_table(database, "yags", 800, 3000)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("delete from snapshots where tbl = ?", (target["table"],))
        connection.commit()
    with house_at(database) as house:
        hostile = [
            await Person(house.port, opened["table"], secret_of(opened["links"][n]), HOSTILE).come() for n in range(5)
        ]
        paths = _odds("yags")
        async with client(house.port, HOSTILE, 120) as http:
            asking = [asyncio.create_task(http.get(next(paths))) for _ in range(40)]
            asking += [asyncio.create_task(one.ask("about", piece=f"k{n}")) for one in hostile for n in range(4)]  # type: ignore[misc]
            await asyncio.sleep(0.3)
            begun = time.monotonic()
            host = await Person(house.port, target["table"], secret_of(target["links"][0]), "127.0.0.5").come()
            await host.until(lambda p: p.frame or p.gone, 60)
            opening = time.monotonic() - begun
            found.check(host.frame, f"the other table is not opened: {host.gone.get('reason')}")
            begun = time.monotonic()
            answer = await host.ask("look", seq=500) if host.frame else {"type": "nothing"}
            looking = time.monotonic() - begun
            found.check(
                answer["type"] == "past",
                f"somebody else's look was answered with {answer.get('reason', answer['type'])}",
            )
            found.check(
                opening < 5 and looking < 5,
                f"somebody else waited {opening:.1f} s to come in and {looking:.1f} s to look",
            )
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result(f"in after {opening:.1f} s, looked after {looking:.1f} s")
