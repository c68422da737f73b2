"""Attacks by ending: told to stop or killed while much is under way; two restores of one file; nothing half is left
behind."""

import asyncio
import contextlib
import time
from typing import Any

from bench.hostile.heavy import heavy_table
from bench.hostile.house import House, house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, client, secret_of
from bench.hostile.wire import stream
from parlour.table.store.sqlite import SqliteStore


async def _file(plan: Plan, moves: int = 1500) -> str:
    """A saved table that takes seconds to judge."""
    database = plan.folder / "source.sqlite"
    opened = await heavy_table(database, "yags", moves, moves + 500, 4)
    with house_at(database) as house:
        host = await Person(house.port, opened["table"], secret_of(opened["links"][0])).come()
        await host.until(lambda p: p.frame)
        return str((await host.wish("backup"))["file"])


async def _restore(house: House, file: str, address: str) -> Any:
    async with client(house.port, address, 120) as http:
        with contextlib.suppress(Exception):
            return await http.post("/api/restore", content=file.encode())


@attack(
    "endings: SIGTERM", "told to stop while a restore, chronicles, hard bots, odds and a slow download are under way"
)
async def told_to_stop(plan: Plan) -> Result:
    found, took = Findings(), []
    file = await _file(plan)
    database = plan.folder / "x.sqlite"
    opened = await heavy_table(database, "fate", 2000, 6000)
    for number in range(plan.count(3, 10)):
        with house_at(database, fast=True) as house:
            host = await Person(house.port, opened["table"], secret_of(opened["links"][0])).come()
            await host.until(lambda p: p.frame)
            async with client(house.port) as http:
                await http.post("/api/try/domino-knights", json={"level": "hard"})
            answer = await host.ask("backup")
            _, slow = await stream(house, "127.0.0.3")
            slow.write(f"GET {answer['path']} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            slow.transport.pause_reading()  # type: ignore[attr-defined]
            restoring = asyncio.create_task(_restore(house, file, "127.0.0.4"))
            wishes = [asyncio.create_task(host.ask("about", piece=f"k{n}")) for n in range(4)]
            await asyncio.sleep(0.3 + 0.4 * number)
            children = house.children()
            took.append(await asyncio.to_thread(house.stop))
            found.check(took[-1] < 3, f"it took {took[-1]:.1f} s")
            await asyncio.sleep(0.5)
            left = [pid for pid in children if _lives(pid)]
            found.check(not left, f"{len(left)} processes are left behind")
            for task in (restoring, *wishes):
                task.cancel()
            slow.transport.abort()
    return found.result(f"stopped after {', '.join([f'{one:.1f}' for one in took])} s")


def _lives(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@attack(
    "endings: killed in a restore",
    (
        "kill -9 at many moments of a restore, then the same file again; two restores of one file at once; whoever "
        "asked goes away"
    ),
)
async def killed(plan: Plan) -> Result:
    found = Findings()
    file = await _file(plan)
    database = plan.folder / "x.sqlite"
    half = 0
    for number in range(plan.count(6, 30)):
        with house_at(database) as house:
            restoring = asyncio.create_task(_restore(house, file, "127.0.0.4"))
            await asyncio.sleep(1.2 + 0.35 * (number % 9))
            house.kill()
            answer = await restoring
        log = SqliteStore(database)
        names = log.names()
        half += bool(names) and answer is None
        found.check(not names or log.newest(names[0]) > 1900, "half a table is there")
        log.close()
        if names:
            break
    with house_at(database) as house:
        if not names:
            both = await asyncio.gather(*[_restore(house, file, f"127.0.0.{n}") for n in (5, 6)])
            codes = sorted([one.status_code for one in both if one is not None])
            found.check(codes.count(201) == 1 and len(codes) == 2, f"two restores at once were answered with {codes}")
            for opened in [one.json() for one in both if one is not None and one.status_code == 201]:
                host = await Person(house.port, opened["table"], secret_of(opened["mine"])).come()
                found.check(host.welcome, "the restored table does not open")
        else:
            again = await _restore(house, file, "127.0.0.5")
            found.check(again is not None and again.status_code == 201, "the same file does not open its table")
    with house_at(plan.folder / "y.sqlite") as house:
        _, writer = await stream(house, "127.0.0.7")
        body = file.encode()
        writer.write(f"POST /api/restore HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        await asyncio.sleep(1.5)
        writer.transport.abort()
        await asyncio.sleep(0.5)
        begun = time.monotonic()
        answer = await _restore(house, file, "127.0.0.8")
        found.check(
            answer is not None and answer.status_code == 201,
            f"after somebody went away: {getattr(answer, 'status_code', None)}",
        )
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result(f"{number + 1} kills; afterwards restored in {time.monotonic() - begun:.1f} s")
