"""The life of one socket: origin, hello, then message after message. What messages mean is said in wishes.py."""

import asyncio
import contextlib
import logging
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.core.house import server_says
from parlour.core.phrasebook import ENGLISH, languages, speaking
from parlour.server.answers import dismiss
from parlour.server.connection import Connection
from parlour.server.limits import Attention
from parlour.server.lobby import Lobby
from parlour.server.protocol import Gone, Hello
from parlour.server.room import Room
from parlour.server.seats import hashed
from parlour.server.study import Overdrawn
from parlour.server.wishes import hear
from parlour.table.apart import Stopped
from parlour.table.entries import INVITE
from parlour.table.history import Broken, NoSuchTable

_trouble = logging.getLogger("parlour.sockets")
_hello = msgspec.json.Decoder(Hello)
_encode = msgspec.json.Encoder().encode


def same_origin(headers: list[tuple[bytes, bytes]]) -> bool:
    """A browser says where a page comes from: only our own pages may speak to us. Other programs say nothing."""
    found = dict(headers)
    origin = found.get(b"origin")
    return origin is None or urlsplit(origin).netloc.lower() == found.get(b"host", b"").lower() != b""


REQUEST = 0.002
"""Seconds of the house's attention one request takes, about."""
_ADDRESS = re.compile(r"/ws/([^/]+)|/api/tables/([^/]+)/socket")


def language_wanted(scope: Scope) -> str:
    """The first language a browser asks for that the house speaks."""
    header = dict(scope.get("headers", ())).get(b"accept-language", b"").decode("latin-1")
    tags = [part.split(";")[0].strip()[:2].lower() for part in header[:200].split(",")]
    return next((tag for tag in tags if tag in languages()), ENGLISH)


class Sockets:
    """Answers every socket before the routes are asked: their wrappers around each message sent would cost more than
    the message."""

    def __init__(self, app: ASGIApp, lobby: Callable[[], Lobby]) -> None:
        self._app, self._find = app, lobby
        self._strangers: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(
                self._find().attention.charge(scope["client"][0] if scope.get("client") else "", REQUEST)
            )
        if scope["type"] != "websocket":
            with speaking(language_wanted(scope)):
                return await self._app(scope, receive, send)
        address = _ADDRESS.fullmatch(scope["path"])
        return await Socket(self._find(), self._strangers).meet(
            address[1] or address[2] if address else "", scope, receive, send
        )


class Socket:
    """One connection, from its opening to its end."""

    def __init__(self, lobby: Lobby, strangers: Counter[str]) -> None:
        self._lobby, self._strangers = lobby, strangers

    async def meet(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        address = scope["client"][0] if scope.get("client") else ""
        if not same_origin(scope["headers"]) or self._strangers[address] >= self._lobby.limits.strangers:
            return await send({"type": "websocket.close", "code": 1008})
        self._strangers[address] += 1
        try:
            await send({"type": "websocket.accept"})
            with speaking(language_wanted(scope)):
                try:
                    async with asyncio.timeout(self._lobby.limits.hello):
                        text = await _text(receive)
                    entered = None if text is None else await self._enter(table, text, address, send)
                except TimeoutError:
                    entered = _gone("silent", "silent")
        finally:
            self._strangers[address] -= 1
            if not self._strangers[address]:
                del self._strangers[address]
        if entered is None:
            return None
        if isinstance(entered, Gone):
            return await _farewell(send, entered)
        return await self._stay(*entered, receive)

    async def _enter(self, table: str, text: str, address: str, send: Send) -> tuple[Room, Connection, int] | Gone:
        """Nothing is woken for a link that is not good. Until a hello says which, the browser's language is spoken."""
        try:
            hello = _hello.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return _gone("malformed", "hello-first")
        with speaking(hello.language):
            return await self._admit(table, hello, address, send)

    async def _admit(self, table: str, hello: Hello, address: str, send: Send) -> tuple[Room, Connection, int] | Gone:
        lobby, digest = self._lobby, hashed(hello.secret)
        known = lobby.log.link(table, digest)
        if known is None:
            return self._stranger(table)
        seat, host = known
        try:
            room = await lobby.wake(table, address)
        except NoSuchTable:
            return _gone("no_table", "no-table")
        except Broken as broken:
            _trouble.error("table %s: %s", table, broken)
            return _gone("broken", "table-damaged", why=str(broken))
        except (Overdrawn, Stopped):
            return _gone("busy", "table-busy")
        except Exception:
            _trouble.exception("table %s could not be opened", table)
            return _gone("broken", "table-broken")
        if seat < 0 and not host and room.is_full(address):
            return _gone("full", "watchers-many")
        place = None if seat < 0 else seat
        return (
            room,
            Connection(
                send,
                place,
                digest,
                lobby.limits,
                host=host,
                changes=hello.changes,
                address=address,
                language=hello.language,
                invited=seat == INVITE,
            ),
            hello.since,
        )

    def _stranger(self, table: str) -> Gone:
        if self._lobby.log.table(table) is None:
            return _gone("no_table", "no-table")
        return _gone("no_seat", "no-seat")

    async def _stay(self, room: Room, connection: Connection, since: int, receive: Receive) -> None:
        attention = self._lobby.attention
        begun = time.perf_counter()
        self._lobby.enter(room, connection, since)
        attention.charge(connection.address, time.perf_counter() - begun)
        pump = asyncio.create_task(connection.pump())
        listen = asyncio.create_task(_listen(room, connection, receive, attention))
        dropped = asyncio.create_task(connection.dropped.wait())
        tasks = (pump, listen, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*tasks, *connection.studies):
                task.cancel()
            connection.closing = True
            self._lobby.leave(room, connection)
            await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(room: Room, connection: Connection, receive: Receive, attention: Attention) -> None:
    """What its messages cost is charged to their address: who has taken much waits, and everybody else has a turn."""
    while True:
        text = await _text(receive)
        if text is None:
            return
        begun = time.perf_counter()
        try:
            hear(room, connection, text)
        except Exception:
            _trouble.exception("table %s: a message was not dealt with", room.table.name)
            dismiss(connection, "trouble", "message-trouble")
        shown, room.spent = room.spent, 0.0
        await asyncio.sleep(attention.charge(connection.address, time.perf_counter() - begun + shown))


def _gone(reason: str, key: str, **known: str | int) -> Gone:
    return Gone(reason, server_says(key, **known))


async def _text(receive: Receive) -> str | None:
    """The next message; None when the other side is gone."""
    message: Any = await receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    if text is None:
        return bytes(message["bytes"]).decode("utf-8", "replace")
    return str(text)


async def _farewell(send: Send, gone: Gone) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
        await send({"type": "websocket.send", "text": _encode(gone).decode()})
        await send({"type": "websocket.close", "code": 1000})
