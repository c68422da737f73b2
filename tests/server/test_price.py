"""What work costs and who pays: long readings go elsewhere, slow and half-sent requests end, and the house stops when
it is told to."""

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage

from guests import GENEROUS, house_at, run
from parlour.games import GAMES
from parlour.server.limits import Limits
from parlour.server.study import Overdrawn
from parlour.table import table as writer
from parlour.table.apart import Pool
from parlour.table.entries import Said, canonical, link
from parlour.table.log import Log
from parlour.table.pace import Pace
from processes import free_port
from tiny import TINY

SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))


def lengthened(path: Path, table: str, entries: int) -> None:
    """Much talk, written as the table would."""
    log = Log(path)
    newest = log.newest(table)
    before = log.hash_of(table, newest)
    assert before is not None
    rows = []
    for seq in range(newest + 1, newest + 1 + entries):
        body = canonical(Said(seq=seq, at=1_700_000_000_000 + seq, seat=0, text=f"Something was said, number {seq}."))
        before = link(before, body)
        rows.append((table, seq, before, body))
    with log._connect() as database:
        database.executemany("insert into entries values (?, ?, ?, ?)", rows)
    log.close()


async def long_table(path: Path, entries: int = 4000) -> dict[str, Any]:
    async with house_at(path, pace=SLOW) as house:
        opened, _ = await house.seated()
    lengthened(path, opened["table"], entries)
    return opened


def test_long_readings_are_done_elsewhere_once_and_charged_to_the_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        opened = await long_table(tmp_path / "x")
        limits = msgspec.structs.replace(GENEROUS, study=0.3, studying=0.0001)
        async with house_at(tmp_path / "x", pace=SLOW, limits=limits) as house:
            host = await house.guest(opened)
            await host.until(lambda g: g.frame is not None)
            jobs: list[str] = []
            run_apart = house.lobby.apart.reading.run

            async def counted(timeout: float, work: Any, *values: Any) -> Any:
                jobs.append(values[7])
                return await run_apart(timeout, work, *values)

            house.lobby.apart.reading.run = counted  # type: ignore[method-assign]
            first = [await host.wish("about", piece="x") for _ in range(5)]
            assert all(answer["type"] == "older" for answer in first) and jobs == ["about"], (
                "where nothing changed the answer is known"
            )
            answers = []
            for n in range(60):
                answers.append(await host.wish("about", piece=f"x{n}"))
                if answers[-1]["type"] == "refused":
                    break
            assert answers[-1]["reason"] == "too_fast" and answers[-1]["cure"] and len(answers) > 2
            assert not host.closed and (await host.wish("lines", before=10_000))["type"] == "older", (
                "what is near is still read"
            )

    run(scenario)


def test_the_loop_goes_on_while_a_chronicle_is_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        opened = await long_table(tmp_path / "x", 6000)
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            host = await house.guest(opened)
            _, (other, *_) = await house.seated()
            asking = [host.sent("about", piece=f"p{n}") for n in range(4)]
            moves = 0
            while not all(task.done() for task in asking):
                await other.do(do="doodle", text="x")
                moves += 1
            assert all([task.result()["type"] == "older" for task in asking])
            assert moves > 20, "were it read on the loop, another table would move once or twice a reading"
            assert (await host.wish("chronicle", form="md"))["type"] == "exported"

    run(scenario)


def test_who_takes_much_attention_waits_and_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(tables=100, burst=10**6, turn=0.01, share=0.01)
        async with house_at(tmp_path / "x", pace=SLOW, limits=limits) as house:
            _, (host, *_) = await house.seated()
            took = []
            for others in (False, True):
                begun = time.monotonic()
                for n in range(60):
                    if others:
                        house.lobby.attention.charge("elsewhere", 0.0)
                    await host.do(do="doodle", text=f"{n}")
                took.append(time.monotonic() - begun)
            assert took[1] > took[0] + 0.1, "sixty answers in no time would be all of our attention"

    run(scenario)


def test_a_table_is_only_so_long_and_so_talkative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW, limits=msgspec.structs.replace(GENEROUS, chatter=5)) as house:
            opened, (host, other, _) = await house.seated()
            answers = [await host.wish("talk", text=f"{n}") for n in range(7)]
            assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"] * 2 and answers[-1][
                "reason"
            ] == "too_fast"
            assert (await other.wish("talk", text="still heard"))["type"] == "done"
            table = house.lobby.room(opened["table"]).table
            monkeypatch.setattr(writer, "LONGEST", table.head.seq + 1)
            assert (await other.do(do="doodle", text="last"))["type"] == "done"
            for kind, fields in (
                ("talk", {"text": "x"}),
                ("do", {"command": {"do": "doodle", "text": "x"}}),
                ("sit", {"name": "New", "entropy": ""}),
            ):
                refused = await other.wish(kind, **fields)
                assert refused["reason"] == "full" and refused["cure"], kind
            assert (await other.wish("pause"))["type"] == "done", "safety has no limit"
            assert (await host.wish("reissue", seat=2))["type"] == "reissued"
            monkeypatch.setattr(writer, "LONGEST", 10**9)
            monkeypatch.setattr(writer, "HEAVIEST", table.weight)
            await other.wish("resume", how="on")
            assert (await other.do(do="doodle", text="x"))["reason"] == "full"

    run(scenario)


def test_the_weight_of_a_table_is_known_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        opened = await long_table(tmp_path / "x", 700)
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            host = await house.guest(opened)
            await host.until(lambda g: g.frame is not None)
            table = house.lobby.room(opened["table"]).table
            rows = table.log.entries(opened["table"], -1, table.shown.seq)
            assert table.weight == sum([len(body) for _, _, body in rows])

    run(scenario)


@pytest.mark.parametrize(
    "half",
    [b"GET / HTTP/1.1\r\nHost: x\r\n", b"", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"],
)
def test_a_half_sent_request_is_hung_up_on(tmp_path: Path, half: bytes) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, hello=0.3)) as house:
            reader, writer_ = await asyncio.open_connection("127.0.0.1", house.port)
            writer_.write(half)
            for _ in range(4):  # a letter now and then does not help
                await asyncio.sleep(0.05)
                if half.endswith(b"x\r\n"):
                    writer_.write(b"X")
            answer = await asyncio.wait_for(reader.read(), 5)
            assert answer == b"" or b" 408 " in answer.split(b"\r\n")[0]
            writer_.close()
            kept = await house.http.get("/api/games")
            assert kept.status_code == 200, "who asks in time is answered"

    run(scenario)


def test_a_socket_that_lasts_is_not_hung_up_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, hello=0.2)) as house:
            opened = await house.open()
            guest = await house.guest(opened)
            await asyncio.sleep(0.6)
            assert (await guest.wish("sit", name="Ann", entropy=""))["type"] == "done"

    run(scenario)


def test_no_answer_holds_a_file(tmp_path: Path) -> None:
    """A client that never reads is dropped when a megabyte waits for it: nothing longer is ever put there."""

    async def scenario() -> None:
        opened = await long_table(tmp_path / "x", 3000)
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            host = await house.guest(opened)
            await host.until(lambda g: g.frame is not None)
            for kind, fields in (("backup", {}), ("chronicle", {"form": "html"})):
                answer = await host.sent(kind, **fields)
                assert set(answer) == {"type", "id", "path", "name"} and len(json.dumps(answer)) < 300
                found = await house.http.get(answer["path"])
                assert found.status_code == 200 and (kind == "chronicle" or len(found.content) > 300_000)

    run(scenario)


def served(path: Path) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    program = [str(Path(sys.executable).parent / "parlour"), "serve", "--fast", "--port", str(port), "--db", str(path)]
    process = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return process, port
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the house did not open")


def a_long_file(path: Path, moves: int) -> str:
    """A true table that takes long to judge: many moves of a game."""

    async def scenario() -> str:
        key = "domino-knights"
        async with house_at(path, GAMES) as house:
            opened = await house.open(4, bots=3, game=key)
            host = await house.guest(opened)
            await host.wish("sit", name="Ann", entropy="")
            await host.wish("start")
            await host.until(lambda g: g.frame is not None)
            table = house.lobby.room(opened["table"]).table
            rnd = random.Random(1)
            from laws.walk import pick
            from parlour.core.offers import fill
            from parlour.table.refusal import unheard

            while table.head.seq < moves and table.game.outcome(table.head.state) is None:
                seat = table.game.awaited(table.head.state)[0]
                table.act(
                    seat,
                    fill(pick(table.game.offers(table.head.state, seat), rnd), table.game.commands, rnd.random),
                    unheard,
                )
            while table.is_busy:
                await asyncio.sleep(0.01)
            return str((await host.wish("backup"))["file"])

    found: list[str] = []

    async def kept() -> None:
        found.append(await scenario())

    run(kept)
    return found[0]


def test_the_house_stops_within_three_seconds_whatever_is_running(tmp_path: Path) -> None:
    file = a_long_file(tmp_path / "one", 3000)
    process, port = served(tmp_path / "two")
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            http.post("/api/try/domino-knights", json={"level": "hard"})
            with (
                socket.create_connection(("127.0.0.1", port)) as restoring,
                socket.create_connection(("127.0.0.1", port)) as half,
            ):
                body = file.encode()
                restoring.sendall(
                    f"POST /api/restore HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
                )
                half.sendall(b"POST /api/restore HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n" + b"x" * 1000)
                time.sleep(0.4)
                begun = time.monotonic()
                process.send_signal(signal.SIGTERM)
                process.wait(20)
                assert time.monotonic() - begun < 3
    finally:
        process.kill()


BOMBS: dict[str, Any] = {
    "one endless pile": lambda entry: entry.update(draws=[[list(range(256)) * 2000, [1]]]),
    "very many draws": lambda entry: entry.update(draws=[[[0, 1], [0]]] * 200_000),
    "a pile of everything": lambda entry: entry.update(draws=[[[7] * 500, [7] * 500]] * 4000),
    "deep events": lambda entry: entry.update(events=json.loads("[" * 400 + "]" * 400)),
    "a word without end": lambda entry: entry.update(id="x" * 2_000_000),
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_of_a_file_is_refused_within_bounds_of_time_and_memory(tmp_path: Path, bomb: str) -> None:
    import hashlib

    async def scenario() -> None:
        async with house_at(tmp_path / "one") as house, house_at(tmp_path / "two") as other:
            _, (host, *_) = await house.seated()
            header, *lines = [json.loads(line) for line in (await host.wish("backup"))["file"].strip().split("\n")]
            entry = next(line["entry"] for line in lines if line["entry"]["kind"] == "started")
            BOMBS[bomb](entry)
            before = bytes(32)
            for line in lines:
                text = json.dumps(line["entry"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
                before = hashlib.sha256(before + text.encode()).digest()
                line["hash"] = before.hex()
            header["head"] = before.hex()
            file = "\n".join(
                [
                    json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
                    for line in (header, *lines)
                ]
            )
            begun = time.monotonic()
            answer = await other.http.post("/api/restore", content=file.encode(), timeout=40)
            assert answer.status_code == 422 and answer.json()["reason"] == "not_restored", answer.text
            assert time.monotonic() - begun < 20 and other.lobby.log.names() == []
            assert (await other.open())["table"], "the house goes on"

    run(scenario)


def test_restoring_is_one_at_a_time_and_ends_with_who_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "one") as house, house_at(tmp_path / "two") as other:
            _, (host, *_) = await house.seated()
            file = (await host.wish("backup"))["file"].encode()
            real = Pool.run
            stuck = asyncio.Event()

            async def slowly(pool: Pool, timeout: float, work: Any, *values: Any, **named: Any) -> Any:
                stuck.set()
                return await real(pool, timeout, time.sleep, 30, **named)

            monkeypatch.setattr(Pool, "run", slowly)
            first = asyncio.ensure_future(other.http.post("/api/restore", content=file, timeout=60))
            await stuck.wait()
            second = await other.http.post("/api/restore", content=file)
            assert second.status_code == 503 and second.json()["cure"]
            first.cancel()
            monkeypatch.setattr(Pool, "run", real)
            for _ in range(200):
                await asyncio.sleep(0.05)
                answer = await other.http.post("/api/restore", content=file, timeout=30)
                if answer.status_code != 503:
                    break
            assert answer.status_code == 201, "who went away no longer holds the place"

    run(scenario)


def test_odd_first_messages_do_not_wake_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tiny": TINY}, pace=Pace(sleep=0.01)) as house:
            opened = await house.open()
            await asyncio.sleep(0.1)
            assert house.lobby.awake == 0
            for secret in ("", "x" * 43, "x" * 100_000):
                async with connect(f"ws://127.0.0.1:{house.port}/ws/{opened['table']}") as odd:
                    await odd.send(json.dumps({"type": "hello", "secret": secret}))
                    assert json.loads(await odd.recv())["reason"] == "no_seat"
            assert house.lobby.awake == 0, "nothing is read for a link that is not good"

    run(scenario)


def test_changing_ones_wishes_very_often_is_shown_once_a_turn_and_to_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            _, (host, other, _) = await house.seated()
            before = len(other.heard)
            answers = await asyncio.gather(*[host.sent("stops", when=("always", "never")[n % 2]) for n in range(100)])
            assert all(answer["type"] == "done" for answer in answers)
            await host.until(lambda g: g.room["stops"] == "never")
            assert len(other.heard) == before
            room = house.lobby.room(host.table)
            room.stops_changed(0)
            room.stops_changed(0)
            room.spent, heard = 0.0, len(host.heard)
            await asyncio.sleep(0.05)
            assert len(host.heard) == heard + 2 and room.spent > 0, "one room, one frame, and it is paid for"

    run(scenario)


def test_only_a_few_files_are_on_their_way_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100)) as house:
            head = b"POST /api/restore HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n" + b"x" * 1000

            async def upload(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                reader, sender = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(address, 0))
                sender.write(head)
                await asyncio.sleep(0.05)
                return reader, sender

            kept = [await upload("127.0.0.2") for _ in range(2)]
            for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"):
                reader, sender = await upload(address)
                if address in ("127.0.0.3", "127.0.0.4"):
                    kept.append((reader, sender))
                else:
                    assert b" 503 " in await asyncio.wait_for(reader.readline(), 2), address
            for _, sender in kept:
                sender.transport.abort()
            await asyncio.sleep(0.1)
            answer = await house.http.post("/api/restore", content=b"nothing")
            assert answer.status_code == 422, "whoever went away holds no place"

    run(scenario)


def test_one_address_holds_only_so_many_connections_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, connections=5, link=100)) as house:
            opened = await house.open()
            link = f"ws://127.0.0.1:{house.port}/ws/{opened['table']}"
            sockets = [await connect(link, local_addr=("127.0.0.2", 0)) for _ in range(5)]
            with pytest.raises((OSError, EOFError, InvalidMessage)):
                await connect(link, local_addr=("127.0.0.2", 0), open_timeout=2)
            elsewhere = await connect(link, local_addr=("127.0.0.3", 0))
            await sockets.pop().close()
            await asyncio.sleep(0.05)
            sockets.append(await connect(link, local_addr=("127.0.0.2", 0)))
            for one in (elsewhere, *sockets):
                await one.close()

    run(scenario)


def test_one_address_never_takes_up_all_the_places_for_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            study, stuck = house.lobby.study, asyncio.Event()
            begun: list[str] = []

            async def slowly(timeout: float, work: Any, *values: Any) -> Any:
                begun.append(values[3])
                await stuck.wait()
                return 0.0, b"known"

            monkeypatch.setattr(study.apart.reading, "run", slowly)
            greedy = [asyncio.ensure_future(study.odds("1.1.1.1", TINY, f"q{n}", {})) for n in range(40)]
            await asyncio.sleep(0.01)
            other = asyncio.ensure_future(study.odds("2.2.2.2", TINY, "mine", {}))
            await asyncio.sleep(0.01)
            assert len(begun) <= 9 and begun[-1] == "mine"
            stuck.set()
            assert await other == b"known"
            refused = [
                found for found in await asyncio.gather(*greedy, return_exceptions=True) if isinstance(found, Overdrawn)
            ]
            assert len(refused) > 30 and await study.odds("1.1.1.1", TINY, "later", {}) == b"known"

    run(scenario)
