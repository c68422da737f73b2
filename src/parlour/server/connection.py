"""One socket: what waits to be sent, how fast it may speak, when it ends. Knows no table and no game."""

import asyncio
import functools
import types
from collections import deque
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, cast

from msgspec import Struct
from starlette.types import Send

from parlour.core.phrasebook import ENGLISH
from parlour.server.limits import Bucket, Limits


class Visitor(Struct, frozen=True):
    """Somebody known by a link alone, whichever house they are connected to."""

    home: int | None
    host: bool
    acts_for: bool = False

    @property
    def seat(self) -> int | None:
        return self.home


class Connection:
    """Whoever sends into it never waits: a client that does not read is dropped before memory grows."""

    def __init__(
        self,
        send: Send,
        seat: int | None,
        hashed: bytes,
        limits: Limits,
        *,
        host: bool,
        changes: bool = False,
        address: str = "",
        language: str = ENGLISH,
        invited: bool = False,
    ) -> None:
        self.seat = self.home = seat
        """`home` is the seat of the link; `seat` another one while the host acts for it."""
        self.host, self.hashed, self.address, self.language = host, hashed, address, language
        self.invited = invited
        """Came by the invitation: watches, and may take a free seat."""
        self.told = -1
        """The last entry whose lines were sent."""
        self.changes = changes
        """Wants only what changed since the frame it was last shown,"""
        self.last: Any = None
        """which is this one, with whose eyes it was seen; None: the next one goes out whole."""
        self.gallery: Any = None
        """The pictures it was told of."""
        self.bucket = Bucket(limits.burst, limits.rate)
        self.studies: set[asyncio.Task[None]] = set()
        """What is being read for it elsewhere."""
        self.closing = False
        self.dropped = asyncio.Event()
        self._send, self._most = send, limits.unsent
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] | None = None
        self._begun: Awaitable[None] | None = None
        """A message that could not go out at once."""
        self._resting = False
        """The pump has nothing to do."""

    @property
    def acts_for(self) -> bool:
        """Looks and acts through a seat that is not its own."""
        return self.seat != self.home

    def send(self, message: bytes) -> None:
        if self.closing:
            return None
        text = message.decode()
        if self._resting:
            return self._at_once(text)
        if self._waiting + len(text) > self._most:
            return self.drop()
        self._waiting += len(text)
        self._outbox.append(text)
        return None

    def _at_once(self, text: str) -> None:
        """Almost always the transport takes the message without waiting: then no other task need run for it."""
        sending = cast(Coroutine[Any, Any, None], self._send({"type": "websocket.send", "text": text}))
        try:
            awaited = sending.send(None)
        except StopIteration:
            return None
        except (OSError, RuntimeError):  # the other side, or the server itself, has closed it meanwhile
            return self.drop()
        self._begun = _resumed(sending, awaited)
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
        self._resting = False
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def pump(self) -> None:
        """Send what waits, until this connection ends."""
        loop = asyncio.get_running_loop()
        while True:
            if self._begun is not None:
                await self._begun
                self._begun = None
            while self._outbox:
                text = self._outbox.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self._waiting -= len(text)
            if self.closing:
                await self._send({"type": "websocket.close", "code": 1000})
                return
            self._wake = loop.create_future()
            self._resting = True
            await self._wake


@types.coroutine
def _resumed(sending: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that has been begun by hand and waits for `awaited`."""
    while True:
        try:
            answer = yield awaited
        except BaseException as error:
            step = functools.partial(sending.throw, error)
        else:
            step = functools.partial(sending.send, answer)
        try:
            awaited = step()
        except StopIteration:
            return
