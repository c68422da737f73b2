"""Moves a second and latency over real sockets with durable storage on; memory of idle tables."""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.house import house, resident, spent
from bench.load import KEY, Load

TABLES = 50
IDLE = 2000
ASLEEP = 0.5


def spread(values: Sequence[float], unit: str, digits: int = 0) -> str:
    """Median, and the least and most of the runs: the noise of the machine."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:,.{digits}f} {unit}  [{low:,.{digits}f} - {high:,.{digits}f}]"


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] if values else float("nan")


async def _played(
    port: int, pid: int, think: float, seconds: float, runs: int, say: Callable[[str], None], title: str
) -> None:
    load = Load(port, TABLES, think)
    await load.open()
    await load.run(1.0)
    moves, p50, p99, cost, sent = [], [], [], [], []
    gc.disable()
    for _ in range(runs):
        before = spent(pid)
        moves.append(await load.run(seconds))
        cost.append((spent(pid) - before) / max(load.done, 1) * 1e6)
        p50.append(quantile(load.took, 0.5) * 1000)
        p99.append(quantile(load.took, 0.99) * 1000)
        sent.append(load.received / max(load.done, 1))
    gc.enable()
    load.close()
    say(f"{title}\n    {spread(moves, 'moves/s')}")
    say(f"    p50 {spread(p50, 'ms', 1)}   p99 {spread(p99, 'ms', 1)}")
    say(
        f"    server CPU {spread(cost, 'us a move')}   sent {spread(sent, 'bytes a move')}   refused "
        f"{load.refused or 'none'}   games {load.games}"
    )


async def _open(load: Load, count: int) -> None:
    for _ in range(count // 20):
        await asyncio.gather(*[load._post(f"/api/try/{KEY}", {}) for _ in range(20)])


async def _awake(port: int, pid: int, say: Callable[[str], None]) -> None:
    """Begun tables that stay in memory though nobody is there."""
    load = Load(port, 0, 0)
    await _open(load, 20)
    before, begun = resident(pid), time.perf_counter()
    await _open(load, IDLE)
    took, grown = time.perf_counter() - begun, resident(pid) - before
    say(
        f"{IDLE} idle tables of 4, begun\n    awake {grown / IDLE / 1000:.1f} kB a table, {grown / 1e6:.0f} MB "
        f"in all; opened at {IDLE / took:,.0f} a second"
    )


async def _asleep(port: int, pid: int, say: Callable[[str], None]) -> None:
    """The same once they sleep: a first wave fills the allocator's pools, the second shows what a table leaves
    behind."""
    load = Load(port, 0, 0)
    await _open(load, IDLE)
    await asyncio.sleep(ASLEEP + 1.0)
    before = resident(pid)
    await _open(load, IDLE)
    await asyncio.sleep(ASLEEP + 1.0)
    grown = resident(pid) - before
    say(
        f"    asleep {grown / IDLE / 1000:.1f} kB a table; the server in all {resident(pid) / 1e6:.0f} MB "
        f"after {2 * IDLE} tables"
    )


def run(say: Callable[[str], None] = print, seconds: float = 5.0, runs: int = 5) -> None:
    """All of it, each in a fresh server."""

    async def all_of_it(port: int, pid: int) -> None:
        await _played(
            port,
            pid,
            0.0,
            seconds,
            runs,
            say,
            f"{TABLES} tables of 4, as fast as they can, fsync before anybody sees a move",
        )

    async def paced(port: int, pid: int, think: float, title: str) -> None:
        await _played(port, pid, think, seconds, runs, say, title)

    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (port, pid):
        asyncio.run(all_of_it(port, pid))
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (port, pid):
        asyncio.run(paced(port, pid, 0.12, f"{TABLES} tables of 4 at a human hurry"))
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), sleep=600) as (port, pid):
        asyncio.run(_awake(port, pid, say))
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), sleep=ASLEEP) as (port, pid):
        asyncio.run(_asleep(port, pid, say))


if __name__ == "__main__":
    run()
