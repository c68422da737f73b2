"""A table that plays at a steady pace in a process of its own, and how long each of its moves took: what others feel of
an attack."""

import asyncio
import json
import random
import subprocess
import sys
import time
from typing import Any

import msgspec
from msgspec import Struct

from bench.hostile.house import ROOT
from bench.hostile.person import Person, seated
from parlour.core.offers import Form, fill
from parlour.games import GAMES

KEY = "domino-knights"
PACE = 0.03
"""Seconds between moves."""


class Felt(Struct, frozen=True):
    """In milliseconds."""

    moves: int
    p50: float
    p99: float
    most: float

    def __str__(self) -> str:
        return f"{self.p50:.1f} / {self.p99:.0f} / {self.most:.0f} ms"


async def play(port: int, seconds: float, address: str) -> list[float]:
    """Two people who move in turn, at random."""
    dice = random.Random(1)
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        _, people = await seated(port, KEY, 2, address)
        for person in people:
            await person.wish("stops", when="always")
        while time.monotonic() < end and not people[0].frame["outcome"]:
            mover = next((p for p in people if p.welcome["seat"] in p.frame["awaited"] and p.frame["offers"]), None)
            if mover is None:
                await asyncio.sleep(0.005)
                continue
            took += await _move(mover, people, dice)
            await asyncio.sleep(PACE)
        for person in people:
            await person.leave()
    return took


async def _move(mover: Person, people: list[Person], dice: random.Random) -> list[float]:
    frame = mover.frame
    owed = [offer for offer in msgspec.convert(frame["offers"], list[Form]) if offer.owed]
    command: Any = msgspec.to_builtins(fill(dice.choice(owed), GAMES[KEY].commands, dice.random))
    begun = time.perf_counter()
    answer = await mover.ask("do", command=command, decision=frame["decision"])
    taken = (time.perf_counter() - begun) * 1000
    if answer["type"] == "nothing":
        raise RuntimeError("the other table was cut off")
    if answer["type"] != "done":
        return []
    for person in people:
        await person.until(lambda p: p.frame["seq"] >= answer["seq"])
    return [taken]


class Steady:
    """The process; `felt` waits for its end."""

    def __init__(self, port: int, seconds: float, address: str = "127.0.0.9") -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.hostile.steady", str(port), str(seconds), address],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()

    async def felt(self) -> Felt:
        out, errors = await asyncio.to_thread(self._process.communicate)
        if self._process.returncode:
            raise RuntimeError(f"the steady table failed: {errors[-300:]}")
        took = sorted(json.loads(out))
        return Felt(len(took), took[len(took) // 2], took[min(len(took) - 1, int(len(took) * 0.99))], took[-1])

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


async def main(port: int, seconds: float, address: str) -> None:
    print("ready", flush=True)
    print(json.dumps(await play(port, seconds, address)))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
