"""One socket: what waits to be sent, how fast it may speak, when it ends. Knows no table and no game."""

import asyncio
from collections import deque

from starlette.types import Send

from parlour.server.limits import Bucket, Limits


class Connection:
    """Whoever sends into it never waits: a client that does not read is dropped before memory grows."""

    def __init__(self, send: Send, seat: int | None, hashed: bytes, limits: Limits, *, host: bool) -> None:
        self.seat, self.host, self.hashed = seat, host, hashed
        self.told = -1
        """The last entry whose lines were sent."""
        self.bucket = Bucket(limits.burst, limits.rate)
        self.closing = False
        self.dropped = asyncio.Event()
        self._send, self._most = send, limits.unsent
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        self._waiting += len(message)
        if self._waiting > self._most:
            return self.drop()
        self._outbox.append(message.decode())
        return self._stir()

    def end(self, last: bytes) -> None:
        """One last message, then close."""
        self.send(last)
        self.closing = True
        self._stir()

    def drop(self) -> None:
        """Give up on a client that does not read."""
        self.closing = True
        self._outbox.clear()
        self.dropped.set()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def pump(self) -> None:
        """Send what waits, until this connection ends."""
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox:
                text = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self._waiting -= len(text)
            if self.closing:
                await self._send({"type": "websocket.close", "code": 1000})
                return
            self._wake = loop.create_future()
            await self._wake
