"""One client of a house: from an address of its own, keeping the newest of everything it hears."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.core.offers import Form

PATIENCE = 30.0
_ids = itertools.count()


def secret_of(link: dict[str, Any]) -> str:
    return str(link["path"].partition("#")[2])


def client(port: int, address: str = "127.0.0.1", patience: float = PATIENCE) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=2000))
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=patience)


async def post(port: int, path: str, address: str = "127.0.0.1", **body: Any) -> httpx.Response:
    async with client(port, address) as http:
        return await http.post(path, json=body)


async def open_table(port: int, game: str, players: int, address: str = "127.0.0.1", **wish: Any) -> dict[str, Any]:
    answer = await post(port, "/api/tables", address, game=game, players=players, **{"bots": 0, **wish})
    if answer.status_code != 201:
        raise RuntimeError(answer.text)
    opened: dict[str, Any] = answer.json()
    return opened


class Person:
    """A connection by a link's secret."""

    def __init__(self, port: int, table: str, secret: str, address: str = "127.0.0.1") -> None:
        self.port, self.table, self.secret, self.address = port, table, secret, address
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.frame: dict[str, Any] = {}
        self.menu: list[dict[str, Any]] = []
        self.gone: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.closed = False
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self.socket: ClientConnection

    async def come(self, since: int = -1) -> "Person":
        self.closed = False
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{self.table}",
            max_size=None,
            compression=None,
            local_addr=(self.address, 0),
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self._task = asyncio.create_task(self._listen())
        await self.send({"type": "hello", "secret": self.secret, "since": since})
        await self.until(lambda p: p.room or p.gone or p.closed)
        return self

    async def leave(self) -> None:
        await self.socket.close()
        await self._task

    def abort(self) -> None:
        """Gone without a word."""
        self.socket.transport.abort()

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def offered(self) -> list[Form]:
        """What is asked now, and what could be done when it was last asked for."""
        return msgspec.convert([*(self.frame.get("offers") or []), *self.menu], list[Form])

    async def forms(self) -> list[Form]:
        """Everything this seat may do now."""
        can = self.frame.get("can", [])
        self.menu = (await self.ask("forms", commands=can)).get("forms", []) if can else []
        return self.offered()

    async def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send it and await the answer; a file that is offered is fetched."""
        answer = await self.ask(kind, **fields)
        if answer["type"] == "exported":
            async with client(self.port, self.address) as http:
                found = await http.get(answer["path"])
            answer = {**answer, "status": found.status_code, "file": found.text}
        return answer

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        fields.setdefault("id", f"i{next(_ids)}")
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[fields["id"]] = future
        await self.send({"type": kind, **fields})
        await asyncio.wait((future, self._task), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not future.done():
            return {"type": "nothing", "reason": "closed" if self.closed else "silent"}
        return future.result()

    async def until(self, condition: Callable[["Person"], object], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not condition(self):
                self._news.clear()
                await self._news.wait()

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            async for text in self.socket:
                self.hear(json.loads(text))
                self._news.set()
        self.closed = True
        self._news.set()

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "room", "gone", "gallery"):
            setattr(self, kind, message)
        elif kind in ("frame", "heard"):
            self.frame = message if kind == "frame" else self.frame
            self.lines += message["lines"]
        else:
            future = self._answers.pop(message["id"], None)
            if future is not None and not future.done():
                future.set_result(message)


async def seated(
    port: int, game: str, players: int, address: str = "127.0.0.1", *, start: bool = True, **wish: Any
) -> tuple[dict[str, Any], list[Person]]:
    """A table where everybody sits, begun."""
    opened = await open_table(port, game, players, address, **wish)
    people = [Person(port, opened["table"], secret_of(link), address) for link in opened["links"] if link["seat"] >= 0]
    for person in people:
        await person.come()
        await person.wish("sit", name=f"P{person.welcome['seat']}", entropy="e")
    if start:
        await people[0].wish("start")
        for person in people:
            await person.until(lambda p: p.frame)
    return opened, people


async def knocks(port: int, table: str, secret: str, address: str = "127.0.0.1") -> dict[str, Any]:
    """What a link is answered with: its welcome, or why not."""
    person = Person(port, table, secret, address)
    try:
        await person.come()
    except (OSError, InvalidHandshake, TimeoutError) as error:
        return {"type": "gone", "reason": type(error).__name__}
    await person.leave()
    return person.gone or person.welcome
