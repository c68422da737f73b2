"""A house with real sockets for tests, and guests who speak to it as any client does."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.core.offers import Form
from parlour.server.app import create_app
from parlour.server.limits import Limits
from parlour.server.lobby import Lobby
from parlour.server.serving import server
from parlour.table.pace import FAST, Pace
from tiny import TINY

PATIENCE = 30.0
GENEROUS = Limits(tables=100_000, burst=100_000, share=1000.0, studying=1000.0, files=1000, chatter=100_000)
"""Where a test is about something else."""
_ids = itertools.count()


class House:
    """A running server."""

    def __init__(self, port: int, app: Any) -> None:
        self.port, self.app = port, app
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    @property
    def lobby(self) -> Lobby:
        found: Lobby = self.app.state.lobby
        return found

    async def open(self, players: int = 3, bots: int = 0, game: str = "tiny", **wish: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, "players": players, "bots": bots, **wish})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def guest(
        self, opened: dict[str, Any], at: int = 0, since: int = -1, *, changes: bool = False, language: str = "en"
    ) -> "Guest":
        """Whoever holds link number `at`."""
        guest = Guest(self.port, opened["table"], opened["links"][at]["path"].partition("#")[2])
        guest.changes, guest.language = changes, language
        await guest.come(since)
        return guest

    async def seated(
        self, players: int = 3, *, start: bool = True, **wish: Any
    ) -> tuple[dict[str, Any], list["Guest"]]:
        """A table where everybody sits, begun."""
        opened = await self.open(players, **wish)
        people = [link for link in opened["links"] if link["seat"] >= 0]
        guests = [await self.guest(opened, at) for at in range(len(people))]
        for guest in guests:
            await guest.wish("sit", name=f"P{guest.seat}", entropy="e")
        if start:
            await guests[0].wish("start")
            for guest in guests:
                await guest.until(lambda g: g.frame is not None)
        return opened, guests


@contextlib.asynccontextmanager
async def house_at(
    path: Path, games: dict[str, Any] | None = None, pace: Pace = FAST, limits: Limits | None = None
) -> AsyncIterator[House]:
    games = games or {"tiny": TINY}
    app = create_app(games, path, pace, limits or GENEROUS)
    running: uvicorn.Server = server(app, "127.0.0.1", 0, limits)
    task = asyncio.create_task(running.serve())
    while not running.started:
        assert not task.done(), task
        await asyncio.sleep(0.001)
    house = House(running.servers[0].sockets[0].getsockname()[1], app)
    try:
        yield house
    finally:
        await house.http.aclose()
        running.should_exit = True
        await task


class Guest:
    """One connection; keeps the newest of everything it hears."""

    def __init__(self, port: int, table: str, secret: str, language: str = "en") -> None:
        self.port, self.table, self.secret, self.language = port, table, secret, language
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.frame: dict[str, Any] | None = None
        self.gone: dict[str, Any] | None = None
        self.gallery: dict[str, Any] = {"pictures": [], "left": 0}
        self.lines: list[dict[str, Any]] = []
        self.frames: list[int] = []
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.changes = False
        """Asks to be sent only what changed; `frame` is whole nevertheless."""
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self.socket: ClientConnection

    @property
    def seat(self) -> int:
        seat: int = self.welcome["seat"]
        return seat

    async def come(self, since: int = -1) -> None:
        self.socket = await connect(f"ws://127.0.0.1:{self.port}/ws/{self.table}", max_size=None, compression=None)
        self._task = asyncio.create_task(self._listen())
        hello = {"type": "hello", "secret": self.secret, "since": since}
        await self.send({**hello, "changes": self.changes, "language": self.language})
        await self.until(lambda g: g.room or g.gone or g.closed)

    async def leave(self) -> None:
        await self.socket.close()
        await self._task

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send it and await its answer; a file that is offered is fetched."""
        answer = await self.sent(kind, **fields)
        if answer["type"] == "exported":
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
                found = await http.get(answer["path"])
            assert found.status_code == 200, found.text
            answer = {**answer, "file": found.text}
        return answer

    async def forms(self, *without: str) -> list[Form]:
        """Everything this seat may do now, but for some commands."""
        frame = self.frame
        assert frame is not None
        more = await self.wish("forms", commands=frame["can"]) if frame["can"] else {"forms": []}
        found = {msgspec.json.encode(form): form for form in (*frame["offers"], *more.get("forms", ()))}
        return [form for form in msgspec.convert(list(found.values()), list[Form]) if form.command not in without]

    def sent(self, kind: str, **fields: Any) -> "asyncio.Task[dict[str, Any]]":
        fields.setdefault("id", f"i{next(_ids)}")
        future = asyncio.get_running_loop().create_future()
        self._answers[fields["id"]] = future

        async def go() -> dict[str, Any]:
            await self.send({"type": kind, **fields})
            return await asyncio.wait_for(future, PATIENCE)

        return asyncio.create_task(go())

    async def do(self, decision: int | None = None, **command: Any) -> dict[str, Any]:
        return await self.wish("do", command=command, **({} if decision is None else {"decision": decision}))

    async def until(self, condition: Callable[["Guest"], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                self._news.clear()
                await self._news.wait()

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self._hear(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = True
        self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "change":
            assert self.changes and self.frame is not None
            message = whole(self.frame, message)
        self.heard.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
        elif kind == "room":
            self.room = message
        elif kind == "frame":
            self.frame = message
            self.frames.append(message["seq"])
            self.lines += message["lines"]
        elif kind == "heard":
            self.lines += message["lines"]
        elif kind == "gone":
            self.gone = message
        elif kind == "gallery":
            self.gallery = message
        else:
            future = self._answers.pop(message["id"], None)
            if future is not None and not future.done():
                future.set_result(message)


async def agreed(guest: Guest) -> dict[str, Any]:
    """To go back, as this guest was asked."""
    await guest.until(lambda g: g.room["rewind"])
    return await guest.wish("consent", agree=True, to=guest.room["rewind"]["to"])


def whole(frame: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The next frame, from the last one and what changed."""
    made = {**frame, **change, "type": "frame"}
    for part in ("public", "private", "names"):
        made[part] = patched(frame[part], change[part]) if part in change else frame[part]
    return made


def patched(before: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    made = {key: value for key, value in before.items() if key not in parts.get("gone", ())} | parts.get("put", {})
    for key, inside in parts.get("into", {}).items():
        made[key] = patched(before[key], inside)
    for key, items in parts.get("items", {}).items():
        known = {str(thing["id"]): thing for thing in before[key]} | items.get("put", {})
        known |= {name: patched(known[name], inside) for name, inside in items.get("into", {}).items()}
        made[key] = [known[name] for name in items.get("order", [str(thing["id"]) for thing in before[key]])]
    return made


def run(scenario: Callable[[], Any], seconds: float = 100) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario(), seconds)

    asyncio.run(bounded())
