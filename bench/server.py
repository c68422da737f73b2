"""Moves a second and latency over real sockets with durable storage on; memory of idle tables."""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.house import SLEEP, house, resident, spent
from bench.load import KEY, Load

TABLES = 50
IDLE = 2000


def spread(values: Sequence[float], unit: str, digits: int = 0) -> str:
    """Median, and the least and most of the runs: the noise of the machine."""
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:,.{digits}f} {unit}  [{low:,.{digits}f} - {high:,.{digits}f}]"


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] if values else float("nan")


async def _played(port: int, pid: int, think: float, seconds: float, runs: int, say: Callable[[str], None], title: str) -> None:
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
    say(f"    server CPU {spread(cost, 'us a move')}   sent {spread(sent, 'bytes a move')}   refused {load.refused or 'none'}   games {load.games}")


async def _idle(port: int, pid: int, say: Callable[[str], None]) -> None:
    """Tables that were opened, tried once and left."""
    load = Load(port, 0, 0)
    await load._post(f"/api/try/{KEY}", {})
    await asyncio.sleep(SLEEP + 0.5)
    before = resident(pid)
    begun = time.perf_counter()
    for _ in range(IDLE // 20):
        await asyncio.gather(*[load._post(f"/api/try/{KEY}", {}) for _ in range(20)])
    took = time.perf_counter() - begun
    awake = resident(pid)
    await asyncio.sleep(SLEEP + 1.5)
    say(f"{IDLE} tables opened and begun in {took:.1f} s")
    say(f"    memory while the last {SLEEP:.0f} s of them are awake: {(awake - before) / 1e6:.1f} MB; all asleep: {(resident(pid) - before) / 1e6:.1f} MB"
        f" = {(resident(pid) - before) / IDLE / 1000:.1f} kB a table; server in all {resident(pid) / 1e6:.0f} MB")


def run(say: Callable[[str], None] = print, seconds: float = 5.0, runs: int = 5) -> None:
    """All of it, each in a fresh server."""

    async def all_of_it(port: int, pid: int) -> None:
        await _played(port, pid, 0.0, seconds, runs, say, f"{TABLES} tables of 4, as fast as they can, fsync before anybody sees a move")
        await asyncio.sleep(SLEEP)

    async def paced(port: int, pid: int, think: float, title: str) -> None:
        await _played(port, pid, think, seconds, runs, say, title)

    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (port, pid):
        asyncio.run(all_of_it(port, pid))
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (port, pid):
        asyncio.run(paced(port, pid, 0.12, f"{TABLES} tables of 4 at a human hurry"))
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (port, pid):
        asyncio.run(_idle(port, pid, say))


if __name__ == "__main__":
    run()
