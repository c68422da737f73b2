"""Origins, headers, limits; no secret in any log line; a client that does not read is dropped."""

import asyncio
import json
import logging
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guests import Guest, house_at, run
from parlour.server.limits import Limits
from parlour.table.pace import Pace
from tiny import TINY

SLOW = Pace(grace=1000, move=(1000, 1000), react=(1000, 1000))


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            for path in (
                "/",
                "/t/abc",
                "/api/games",
                "/api/games/tiny",
                "/api/games/none",
                "/assets/none.js",
                "/../../etc/passwd",
            ):
                answer = await house.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert (
                    "default-src 'none'" in policy
                    and "script-src 'self'" in policy
                    and "frame-ancestors 'none'" in policy
                )
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert answer.headers["cross-origin-opener-policy"] == "same-origin"
                assert "server" not in answer.headers
            assert (await house.http.get("/assets/none.js")).status_code == 404
            assert (await house.http.get("/api/games/none")).json()["reason"] == "no_such_game"
            assert (await house.http.get("/%2e%2e/%2e%2e/pyproject.toml")).status_code == 404

    run(scenario)


def test_a_fault_of_our_own_is_answered_plainly_and_safely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            monkeypatch.setattr(type(TINY), "options", property(lambda game: 1 / 0))
            answer = await house.http.get("/api/games/tiny")
            assert answer.status_code == 500 and answer.json()["reason"] == "trouble"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "ZeroDivision" not in answer.text

    run(scenario)


def test_only_our_own_pages_may_speak_to_us(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            wish = {"game": "tiny", "players": 2, "bots": 0}
            for origin in ("http://evil.example", "null", "http://127.0.0.1", f"http://127.0.0.1.evil:{house.port}"):
                answer = await house.http.post("/api/tables", json=wish, headers={"origin": origin})
                assert answer.status_code == 403
                with pytest.raises(InvalidStatus):
                    await connect(f"ws://127.0.0.1:{house.port}/ws/x", origin=origin)  # type: ignore[arg-type]
            mine = f"http://127.0.0.1:{house.port}"
            assert (await house.http.post("/api/tables", json=wish, headers={"origin": mine})).status_code == 201
            async with connect(f"ws://127.0.0.1:{house.port}/ws/x", origin=mine):  # type: ignore[arg-type]
                pass

    run(scenario)


def test_tables_are_asked_for_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            for wish, status in (
                ({"game": "none", "players": 2, "bots": 0}, 404),
                ({"game": "tiny", "players": 9, "bots": 0}, 422),
                ({"game": "tiny", "players": 2, "bots": 2}, 422),
                ({"game": "tiny", "players": 2, "bots": -1}, 422),
                ({"game": "tiny", "players": 2, "bots": 0, "options": {"goal": "many"}}, 422),
                ({"game": "tiny", "players": "two", "bots": 0}, 400),
                ({}, 400),
            ):
                answer = await house.http.post("/api/tables", json=wish)
                assert answer.status_code == status and answer.json()["why"], wish
            assert (await house.http.post("/api/tables", content=b"{" * 5000)).status_code == 400
            assert (await house.http.post("/api/tables", content=b"x" * 100_000)).status_code == 413

    run(scenario)


def test_one_client_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=3)) as house:
            wish = {"game": "tiny", "players": 2, "bots": 0}
            answers = [(await house.http.post("/api/tables", json=wish)).status_code for _ in range(5)]
            assert answers == [201, 201, 201, 429, 429]

    run(scenario)


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, burst=30, rate=1)) as house:
            opened = await house.open()
            guest = await house.guest(opened)
            for n in range(40):
                await guest.send({"type": "lines", "id": f"{n}", "before": 1})
            await guest.until(lambda g: g.closed)
            assert guest.gone and guest.gone["reason"] == "too_fast"
            assert sum(1 for m in guest.heard if m["type"] == "older") == 30

    run(scenario)


def test_sizes_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, guests = await house.seated()
            host = guests[0]
            assert (await host.wish("talk", text="x" * 501))["reason"] == "bad_talk"
            assert (await host.wish("talk", text=" \n\t "))["reason"] == "bad_talk"
            assert (await host.wish("talk", text="x" * 500))["type"] == "done"
            assert (await host.wish("sit", name="x" * 41, entropy=""))["reason"] == "bad_name"
            assert (await host.wish("sit", name="\u200b", entropy=""))["reason"] == "bad_name"
            assert (await host.wish("sit", name="x", entropy="x" * 129))["reason"] == "bad_entropy"
            await host.send({"type": "talk", "id": "x" * 65, "text": "x"})
            await host.until(lambda g: g.closed)
            await guests[1].send("x" * 9000)
            await guests[1].until(lambda g: g.closed)
            again = await house.guest(opened, 1)
            assert again.seat == 1

    run(scenario)


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, hello=0.05)) as house:
            opened = await house.open()
            async with connect(f"ws://127.0.0.1:{house.port}/ws/{opened['table']}") as quiet:
                assert json.loads(await quiet.recv())["reason"] == "silent"
                with pytest.raises(ConnectionClosed):
                    await quiet.recv()

    run(scenario)


@pytest.mark.parametrize("limits", [Limits(tables=100, watchers=3), Limits(tables=100, watching=3)])
def test_those_who_watch_are_only_so_many_and_keep_nobody_out(tmp_path: Path, limits: Limits) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=limits) as house:
            opened = await house.open()
            guests = [await house.guest(opened, -1) for _ in range(4)]
            assert [bool(guest.gone) for guest in guests] == [False, False, False, True]
            for at in range(3):
                guest = await house.guest(opened, at)
                assert guest.seat == at and not guest.gone

    run(scenario)


def test_a_seats_link_always_gets_in_and_the_oldest_of_its_own_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, link=3)) as house:
            opened = await house.open()
            other = await house.guest(opened, 1)
            guests = [await house.guest(opened, 0) for _ in range(5)]
            await guests[1].until(lambda g: g.closed)
            assert [bool(guest.gone) for guest in guests] == [True, True, False, False, False]
            assert guests[0].gone and guests[0].gone["reason"] == "elsewhere" and not other.gone
            assert len(house.lobby.room(opened["table"]).connections) == 4

    run(scenario)


def test_connections_that_never_say_who_they_are_are_only_so_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, strangers=5)) as house:
            opened = await house.open()
            address = f"ws://127.0.0.1:{house.port}/ws/{opened['table']}"
            silent = [await connect(address) for _ in range(5)]
            with pytest.raises(InvalidStatus):
                await connect(address)
            await silent[0].close()
            await asyncio.sleep(0.05)
            guest = await house.guest(opened, 0)
            assert guest.seat == 0
            for one in silent:
                await one.close()

    run(scenario)


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW, limits=Limits(tables=100, burst=10**6, unsent=300_000)) as house:
            opened, guests = await house.seated()
            raw = socket.create_connection(("127.0.0.1", house.port))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            secret = opened["links"][-1]["path"].partition("#")[2]
            hello = json.dumps({"type": "hello", "secret": secret}).encode()
            raw.sendall(
                f"GET /ws/{opened['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert b"101" in await asyncio.to_thread(raw.recv, 4096)
            raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            await guests[0].until(lambda g: g.room["watchers"] == 1)
            room = house.lobby.room(opened["table"])
            deaf = next(c for c in room.connections if c.seat is None)
            await asyncio.gather(*[guests[0].sent("talk", text=f"{n:0500}") for n in range(100)])
            asked = json.dumps({"type": "lines", "id": "1", "before": 10**9}).encode()
            for _ in range(400):  # 60 kB each, more than any buffer between us holds
                if deaf not in room.connections:
                    break
                raw.sendall(bytes([0x81, 0x80 | len(asked), 0, 0, 0, 0]) + asked)
                await guests[1].wish("lines", before=1)
            assert deaf not in room.connections and deaf._waiting <= 500_000
            assert (await guests[1].do(do="doodle", text="still here"))["type"] == "done"
            raw.close()

    run(scenario)


def test_no_secret_in_any_log_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    secrets: list[str] = []

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, guests = await house.seated()
            secrets.extend([link["path"].partition("#")[2] for link in opened["links"]])
            secrets.append((await guests[0].wish("reissue", seat=1))["link"]["path"].partition("#")[2])
            room = house.lobby.room(opened["table"])
            secrets.append(room.table._seeds[-1].hex())
            await guests[2].send("nonsense")
            wrong = Guest(house.port, opened["table"], secrets[0] + "x")
            await wrong.come()
            secrets.append(wrong.secret)
            await guests[0].do(do="nothing")
            await asyncio.sleep(0)

    with caplog.at_level(logging.DEBUG):
        run(scenario)
    out, err = capfd.readouterr()
    # The socket library prints whole messages at DEBUG; the server runs it at WARNING.
    ours = "\n".join(
        [r.getMessage() for r in caplog.records if r.name.startswith("parlour") or r.levelno >= logging.WARNING]
    )
    assert len(secrets) == 7
    assert not any(secret in text for secret in secrets for text in (ours, out, err))


def test_secrets_are_stored_only_hashed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open()
            secrets = [link["path"].partition("#")[2] for link in opened["links"]]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert opened["table"].encode() in stored
        assert all(len(secret) >= 43 and secret.encode() not in stored for secret in secrets)

    run(scenario)


def test_nobody_is_sent_what_another_seat_holds(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated()
            watcher = await house.guest(opened, -1)
            await watcher.until(lambda g: g.frame)
            hands = [set(guest.frame["private"]["hand"]) for guest in guests if guest.frame]
            assert len(hands) == 3
            for guest in (*guests, watcher):
                mine = hands[guest.seat] if guest.seat is not None else set()
                await guest.wish("look", seq=4)
                await guest.wish("lines", before=100)
                for message in guest.heard:
                    told = [*message.get("lines", [])]
                    for line in told:
                        if "draws" in line["line"]["text"] and "," in line["line"]["text"]:
                            assert line["line"]["by"] == guest.seat
                    private = message.get("private")
                    assert private is None or set(private["hand"]) == mine
                    assert message.get("open") is None

    run(scenario)


def test_a_connection_that_closed_meanwhile_costs_nobody_else_a_frame(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", pace=SLOW) as house:
            opened, guests = await house.seated()
            room = house.lobby.room(opened["table"])
            closed = next(c for c in room.connections if c.seat == 1)

            async def refuse(message: object) -> None:
                raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

            await asyncio.sleep(0)
            closed._send = refuse
            for n in range(5):
                assert (await guests[0].do(do="doodle", text=f"{n}"))["type"] == "done"
            await guests[2].until(lambda g: g.frame["public"]["doodle"] == "4")
            await guests[0].until(lambda g: not g.room["people"][1]["here"])

    run(scenario)
