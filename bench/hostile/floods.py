"""Attacks by number: sockets that watch, are silent, never read; half requests, slow and large bodies; odd
addresses."""

import asyncio
import contextlib
import json
import time
from typing import Any

from bench.hostile.heavy import heavy_table
from bench.hostile.house import House, house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, client, knocks, open_table, seated, secret_of
from bench.hostile.wire import HOSTILE, socket_to, stream


async def _entering(house: House, opened: dict[str, Any], address: str = "127.0.0.1") -> float:
    begun = time.monotonic()
    answer = await knocks(house.port, opened["table"], secret_of(opened["links"][0]), address)
    return time.monotonic() - begun if answer["type"] == "welcome" else 99.0


@attack(
    "flood: sockets",
    "200 sockets on the watching link, 300 silent ones, 100 on a seat's link; meanwhile the host comes in",
)
async def sockets(plan: Plan) -> Result:
    found = Findings()
    with house_at(plan.folder / "x.sqlite") as house:
        opened, people = await seated(house.port, "domino-knights", 3)
        before = house.resident()

        async def open_(table: str, secret: str) -> Any:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                return await socket_to(house, table, secret)

        kept = await asyncio.gather(*[open_(opened["table"], secret_of(opened["links"][-1])) for _ in range(200)])
        watching = await _entering(house, opened)
        shared = await _entering(house, opened, HOSTILE)
        kept += await asyncio.gather(*[open_("nowhere", "") for _ in range(300)])
        silent = await _entering(house, opened)
        kept += await asyncio.gather(*[open_(opened["table"], people[1].secret) for _ in range(100)])
        seat = await _entering(house, opened)
        for what, took in (
            ("200 watchers", watching),
            ("300 silent sockets", silent),
            ("100 of a seat", seat),
            ("watchers of the host's own address", shared),
        ):
            found.check(took < 1, f"with {what} the host needed {took:.1f} s")
        grown = house.resident() - before
        found.check(grown < 60, f"memory grew by {grown:.0f} MB")
        for ends in kept:
            if ends is not None:
                ends[1].transport.abort()
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result(
        f"host in after {watching * 1000:.0f}, {silent * 1000:.0f}, {seat * 1000:.0f} ms; {grown:.0f} MB more"
    )


@attack("flood: never reading", "38 sockets that never read while a heavy table shows frames and files wait")
async def unread(plan: Plan) -> Result:
    database = plan.folder / "x.sqlite"
    opened = await heavy_table(database, "fate", 1500, 2000)
    with house_at(database) as house:
        host = await Person(house.port, opened["table"], secret_of(opened["links"][0])).come()
        await host.until(lambda p: p.frame)
        before = house.resident()
        links = (
            [secret_of(opened["links"][-1])] * 22
            + [secret_of(opened["links"][2])] * 8
            + [secret_of(opened["links"][3])] * 8
        )
        ends = [await socket_to(house, opened["table"], secret) for secret in links]
        for reader, _ in ends:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
        worst = 0.0
        for number in range(plan.count(120, 400)):
            await host.ask("talk", text=f"{number} " + "x" * 400) if number % 3 else await host.ask(
                "stops", when="always" if number % 2 else "never"
            )
            for _, writer in ends[22:]:
                with contextlib.suppress(OSError):
                    wish = json.dumps({"type": "lines", "id": f"l{number}", "before": 1900 - number}).encode()
                    writer.write(bytes([0x81, 0x80 | len(wish)]) + b"\0\0\0\0" + wish)
            worst = max(worst, house.resident() - before)
        for _, writer in ends:
            writer.transport.abort()
        return Result(worst < 120, f"at most {worst:.0f} MB more")


@attack(
    "flood: half requests",
    "100 half-sent requests, 100 slow bodies, 1,200 connections that say nothing where the house may hold 1,024 files",
)
async def half(plan: Plan) -> Result:
    found = Findings()
    with house_at(plan.folder / "x.sqlite", files=1024) as house:
        ends = [await stream(house) for _ in range(200)]
        for number, (_, writer) in enumerate(ends):
            head = (
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{"
                if number % 2
                else b"GET / HTTP/1.1\r\nHost:"
            )
            writer.write(head)
        begun = time.monotonic()
        opened = await open_table(house.port, "fate", 3)
        took = time.monotonic() - begun
        found.check(took < 1, f"opening a table took {took:.1f} s")
        ended = [asyncio.wait_for(reader.read(), 15) for reader, _ in ends]
        answers = await asyncio.gather(*ended, return_exceptions=True)
        found.check(
            not [a for a in answers if isinstance(a, TimeoutError)], "half requests are kept for more than 15 s"
        )
        dumb = []
        with contextlib.suppress(OSError):
            for _ in range(1200):
                dumb.append(await stream(house))
        crowded = await asyncio.wait_for(_entering(house, opened), 60)
        found.check(
            crowded < 2, f"with {len(dumb)} dumb connections from another address the host needed {crowded:.1f} s"
        )
        for _, writer in dumb:
            writer.transport.abort()
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result(
        f"{took * 1000:.0f} ms beside 200 half requests, {crowded:.1f} s beside {len(dumb)} dumb connections"
    )


@attack("flood: large bodies", "60 uploads of 19 MB from one address, each stopped just before its end")
async def bodies(plan: Plan) -> Result:
    with house_at(plan.folder / "x.sqlite") as house:
        before, worst = house.resident(), 0.0
        piece = b"x" * 1_000_000

        async def upload() -> asyncio.StreamWriter | None:
            _, writer = await stream(house)
            writer.write(b"POST /api/restore HTTP/1.1\r\nHost: x\r\nContent-Length: 19900000\r\n\r\n")
            with contextlib.suppress(OSError, TimeoutError):
                for _ in range(19):
                    writer.write(piece)
                    async with asyncio.timeout(20):
                        await writer.drain()
            return writer

        async def watch() -> None:
            nonlocal worst
            while True:
                worst = max(worst, house.resident() - before)
                await asyncio.sleep(0.05)

        watching = asyncio.create_task(watch())
        ends = await asyncio.wait_for(asyncio.gather(*[upload() for _ in range(60)]), 120)
        await asyncio.sleep(0.5)
        watching.cancel()
        for writer in ends:
            if writer is not None:
                writer.transport.abort()
        return Result(worst < 150, f"at most {worst:.0f} MB more")


@attack(
    "flood: odd addresses", "/assets/%00, very long, climbing, twice encoded and wrong paths; odd methods and headers"
)
async def odd(plan: Plan) -> Result:
    found = Findings()
    paths = [
        "/assets/%00",
        "/assets/" + "a" * 5000,
        "/" + "a/" * 3000,
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%5c..%5cx",
        "//etc/passwd",
        "/%252e%252e/x",
        "/assets/..%2f..%2fcli.py",
        "/\xff",
        "/%ff%fe",
        "/api/games/%00",
        "/api/games/" + "x" * 3000,
        "/files/%00",
        "/files/",
        "/licence/../..",
        "/api/games/fate/odds/%00?x=%00",
        "/t/%00#x",
        "/ws/x",
        "/?%00=%00",
        "/assets/%F0%9F%83%8F",
        "/con",
        "/nul",
        "/~root",
        "/.git/config",
    ]
    with house_at(plan.folder / "x.sqlite") as house:
        for path in paths:
            for method in ("GET", "HEAD", "POST", "DELETE", "TRACE", "X" * 300):
                reader, writer = await stream(house)
                writer.write(
                    (
                        f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: "
                        "bytes=0-99999999999999999999,-1\r\n\r\n"
                    ).encode("latin-1")
                )
                try:
                    answer = await asyncio.wait_for(reader.read(), 15)
                    status = int(answer.split(b" ", 2)[1]) if answer else 400
                except TimeoutError:
                    status = 0
                found.check(status not in (0, 500), f"{method[:8]} {path[:30]} was answered with {status}")
                found.check(
                    b"root:" not in (answer or b"") and b"import argparse" not in (answer or b""),
                    f"{path[:30]} hands out a file",
                )
                writer.close()
        async with client(house.port) as http:
            found.check((await http.get("/api/games")).status_code == 200, "the house no longer answers")
        found.check(not house.troubles(), f"{len(house.troubles())} tracebacks: {house.troubles()[:1]}")
    return found.result()
