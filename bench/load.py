"""Tables of four played by random clients over real sockets: moves, answers, and how long each took."""

import asyncio
import random
import time
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.sockets import Wire
from parlour.core.offers import Form, fill
from parlour.games import GAMES

KEY = "domino-knights"
SEATS = 4


class Heard(Struct):
    """The little of any message that the load needs."""

    type: str
    id: str = ""
    decision: int | UnsetType = UNSET
    offers: tuple[Form, ...] | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET
    outcome: Any = None
    reason: str = ""


_heard = msgspec.json.Decoder(Heard)
_encode = msgspec.json.Encoder().encode


class Load:
    """`think`: seconds a client waits before it answers, spread evenly between none and twice that."""

    def __init__(self, port: int, tables: int, think: float) -> None:
        self.port, self.tables, self.think = port, tables, think
        self.done = 0
        self.refused: dict[str, int] = {}
        self.took: list[float] = []
        self.received = 0
        self.games = 0
        self._random = random.Random(1)
        self._wires: set[Wire] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False

    async def open(self) -> None:
        await asyncio.gather(*[self._table() for _ in range(self.tables)])

    async def _post(self, path: str, body: Any) -> Any:
        data = _encode(body)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: "
            f"{len(data)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + data)
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])

    async def _table(self) -> None:
        """Open a table, seat four, begin."""
        opened = await self._post("/api/tables", {"game": KEY, "players": SEATS, "bots": 0})
        seats = [
            Player(self, opened["table"], link["path"].partition("#")[2], link["seat"])
            for link in opened["links"]
            if link["seat"] >= 0
        ]
        for seat in seats:
            await seat.sit()
        seats[0].wire.send(b'{"type":"start","id":"s"}')

    def over(self, player: "Player") -> None:
        if player.seat == 0 and not self._ending:
            self.games += 1
            task = asyncio.create_task(self._table())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def run(self, seconds: float) -> float:
        """Moves a second while it lasted."""
        self.done, self.took, self.received = 0, [], 0
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        return self.done / (time.perf_counter() - begun)

    def close(self) -> None:
        self._ending = True
        for wire in self._wires:
            wire.transport.abort()


class Player:
    def __init__(self, load: Load, table: str, secret: str, seat: int) -> None:
        self.load, self.table, self.seat = load, table, seat
        self._secret = secret
        self._sent: dict[str, float] = {}
        self._number = 0
        self._answering = False
        self._decision = 0
        self._offers: tuple[Form, ...] = ()
        self._awaited: tuple[int, ...] = ()
        self.wire: Wire

    async def sit(self) -> None:
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(f"/ws/{self.table}", self.hear), "127.0.0.1", self.load.port
        )
        await self.wire.ready
        self.load._wires.add(self.wire)
        self.wire.send(_encode({"type": "hello", "secret": self._secret, "changes": True}))
        self.wire.send(_encode({"type": "sit", "id": "sit", "name": f"P{self.seat}", "entropy": "x"}))
        self.wire.send(b'{"type":"stops","id":"stops","when":"always"}')

    def hear(self, data: bytes) -> None:
        load = self.load
        load.received += len(data)
        message = _heard.decode(data)
        if message.type in ("frame", "change"):
            self._decision = self._decision if message.decision is UNSET else message.decision
            if message.offers is not UNSET:
                self._offers = message.offers
            self._awaited = self._awaited if message.awaited is UNSET else message.awaited
            if message.outcome is not None:
                self.wire.transport.close()
                load._wires.discard(self.wire)
                return load.over(self)
        elif message.type in ("done", "refused"):
            sent = self._sent.pop(message.id, None)
            if sent is None:
                return None
            self._answering = False
            if message.type == "done":
                load.done += 1
                load.took.append(time.perf_counter() - sent)
            else:
                load.refused[message.reason] = load.refused.get(message.reason, 0) + 1
        elif message.type == "gone":
            load.refused[f"gone {message.reason}"] = load.refused.get(f"gone {message.reason}", 0) + 1
        if not self._answering and self.seat in self._awaited:
            self._answering = True
            if load.think:
                asyncio.get_running_loop().call_later(load.think * 2 * load._random.random(), self._move)
            else:
                self._move()
        return None

    def _move(self) -> None:
        owed = [offer for offer in self._offers if offer.owed]
        if not owed or self.seat not in self._awaited:
            self._answering = False
            return
        offer = self.load._random.choice(owed)
        command = fill(offer, GAMES[KEY].commands, self.load._random.random)
        self._number += 1
        message_id = f"{self._number}"
        self._sent[message_id] = time.perf_counter()
        self.wire.send(_encode({"type": "do", "id": message_id, "command": command, "decision": self._decision}))
