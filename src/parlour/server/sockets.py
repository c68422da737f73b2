"""The life of one socket: origin, hello, then message after message. What messages mean is said in wishes.py."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.connection import Connection
from parlour.server.lobby import Lobby
from parlour.server.protocol import Gone, Hello
from parlour.server.room import Room
from parlour.server.seats import WATCH
from parlour.server.wishes import hear
from parlour.table.history import NoSuchTable

_trouble = logging.getLogger("parlour.sockets")
_hello = msgspec.json.Decoder(Hello)
_encode = msgspec.json.Encoder().encode


def same_origin(headers: list[tuple[bytes, bytes]]) -> bool:
    """A browser says where a page comes from: only our own pages may speak to us. Other programs say nothing."""
    found = dict(headers)
    origin = found.get(b"origin")
    return origin is None or urlsplit(origin).netloc.lower() == found.get(b"host", b"").lower() != b""


_ADDRESS = re.compile(r"/ws/([^/]+)|/api/tables/([^/]+)/socket")


class Sockets:
    """Answers every socket before the routes are asked: their wrappers around each message sent would cost more than the message."""

    def __init__(self, app: ASGIApp, lobby: Callable[[], Lobby]) -> None:
        self._app, self._find = app, lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return await self._app(scope, receive, send)
        address = _ADDRESS.fullmatch(scope["path"])
        return await Socket(self._find()).meet(address[1] or address[2] if address else "", scope, receive, send)


class Socket:
    """One connection, from its opening to its end."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def meet(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if not same_origin(scope["headers"]):
            return await send({"type": "websocket.close", "code": 1008})
        await send({"type": "websocket.accept"})
        try:
            text = await asyncio.wait_for(_text(receive), self._lobby.limits.hello)
        except TimeoutError:
            return await _farewell(send, Gone("silent", "Nothing was said for too long."))
        if text is None:
            return None
        entered = self._enter(table, text, send)
        if isinstance(entered, Gone):
            return await _farewell(send, entered)
        return await self._stay(*entered, receive)

    def _enter(self, table: str, text: str, send: Send) -> tuple[Room, Connection, int] | Gone:
        lobby = self._lobby
        try:
            hello = _hello.decode(text)
            room = lobby.room(table)
        except (msgspec.DecodeError, UnicodeError):
            return Gone("malformed", "The first message must be hello.")
        except NoSuchTable:
            return Gone("no_table", "There is no such table here.")
        who = room.links.who(hello.secret)
        if who is None:
            return Gone("no_seat", "This link is not good (any more). Ask the host for a new one.")
        if len(room.connections) >= lobby.limits.connections:
            return Gone("full", "Too many are connected to this table already.")
        digest, seat, host = who
        place = None if seat == WATCH else seat
        return room, Connection(send, place, digest, lobby.limits, host=host, changes=hello.changes), hello.since

    async def _stay(self, room: Room, connection: Connection, since: int, receive: Receive) -> None:
        self._lobby.enter(room, connection, since)
        pump = asyncio.create_task(connection.pump())
        listen = asyncio.create_task(_listen(room, connection, receive))
        dropped = asyncio.create_task(connection.dropped.wait())
        tasks = (pump, listen, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            connection.closing = True
            self._lobby.leave(room, connection)
            await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(room: Room, connection: Connection, receive: Receive) -> None:
    while True:
        text = await _text(receive)
        if text is None:
            return
        try:
            hear(room, connection, text)
        except Exception:
            _trouble.exception("table %s: a message was not dealt with", room.table.name)
            connection.end(_encode(Gone("trouble", "This message could not be dealt with. This is our fault.")))


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
