"""Below the messages: crumbs of frames and bodies hold up nobody, unread answers fill no memory, and what breaks off is
no trouble of ours."""

import asyncio
import base64
import contextlib
import json
import time
from pathlib import Path

import pytest

from guests import House, house_at, run
from parlour.server.limits import Limits

PING, LETTER, REST, CHUNK = b"\x89\x80\0\0\0\0", b"\x81\x81\0\0\0\0x", b"\x00\x80\0\0\0\0", b"1\r\nx\r\n"
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def socket_to(house: House, path: str = "/ws/nowhere") -> Ends:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=("127.0.0.2", 0))
    key = base64.b64encode(b"0123456789abcdef").decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def slowest_turn(seconds: float) -> float:
    """The longest this loop, which is also the house's, was not free."""
    longest, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        await asyncio.sleep(0.001)
        longest = max(longest, time.monotonic() - begun)
    return longest


@pytest.mark.parametrize("crumb", [PING, LETTER, REST, CHUNK])
def test_crumbs_hold_up_nobody(tmp_path: Path, crumb: bytes) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits()) as house:
            if crumb is CHUNK:
                _, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=("127.0.0.2", 0))
                writer.write(b"POST /api/restore HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            else:
                _, writer = await socket_to(house)
                writer.write(b"\x01\x80\0\0\0\0" if crumb is REST else b"")
            writer.write(crumb * 600_000)
            assert await slowest_turn(2.5) < 1.0
            writer.transport.abort()

    run(scenario)


def test_a_long_message_still_arrives_whole_and_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", limits=Limits(tables=100, share=1000.0)) as house:
            _, (host, *_) = await house.seated()
            sent = [host.sent("talk", id=f"m{n}", text="x" * 100_000 if n == 1 else f"word {n}") for n in range(4)]
            answers = await asyncio.gather(*sent)
            assert [answer["type"] for answer in answers] == ["done", "refused", "done", "done"]

    run(scenario)


def test_frames_sent_with_the_handshake_are_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened = await house.open()
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            hello = json.dumps({"type": "hello", "secret": opened["links"][0]["path"].partition("#")[2]}).encode()
            key = base64.b64encode(b"0123456789abcdef").decode()
            filling = "".join([f"X-{n}: {'y' * 90}\r\n" for n in range(60)])
            writer.write(
                f"GET /ws/{opened['table']} HTTP/1.1\r\nHost: x\r\n{filling}Upgrade: websocket\r\nConnection: "
                f"Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
            async with asyncio.timeout(5):
                assert b'"type":"welcome"' in await reader.readuntil(b'welcome"')
            writer.close()

    run(scenario)


def test_answers_to_pings_nobody_reads_fill_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.server.sips import Frames

    made: list[Frames] = []
    real = Frames.connection_made

    def known(frames: Frames, transport: asyncio.BaseTransport) -> None:
        made.append(frames)
        real(frames, transport)

    async def scenario() -> None:
        monkeypatch.setattr(Frames, "connection_made", known)
        async with house_at(tmp_path / "x", limits=Limits(share=1000.0)) as house:
            reader, writer = await socket_to(house)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            with contextlib.suppress(TimeoutError, OSError):
                async with asyncio.timeout(4):
                    while not made[0].disconnected:
                        writer.write((b"\x89\xfd\0\0\0\0" + b"x" * 125) * 4000)
                        await writer.drain()
            assert made[0].transport.get_write_buffer_size() < 200_000
            writer.transport.abort()

    run(scenario)


def test_what_is_no_text_and_who_breaks_off_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            reader, writer = await socket_to(house)
            writer.write(b"\x81\x82\0\0\0\0\xff\xfe")
            async with asyncio.timeout(5):
                assert b"malformed" in await reader.read(1000)
            writer.close()
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"POST /api/restore HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\nabc")
            await asyncio.sleep(0.1)
            writer.transport.abort()
            await asyncio.sleep(0.2)

    run(scenario)
    assert not [record for record in caplog.records if record.exc_info]
