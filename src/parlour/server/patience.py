"""HTTP that hangs up on whoever begins a request and does not end it in time (uvicorn waits for the rest for ever),
read in sips."""

import asyncio
from collections import Counter
from collections.abc import Callable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.server.sips import Charge, Frames, Tap

NEAR = ("127.0.0.1", "::1")
"""Where a proxy on this machine brings many people from."""


class Patient(H11Protocol):
    """From the connection, or the last answer, to the end of a request's head no more than `seconds` may pass."""

    seconds = 10.0
    charging: Callable[[str], Charge]
    """Who pays for reading what comes from an address."""
    most = 1000
    open_from: Counter[str]
    """Connections there are, by address; no more than `most` from one."""
    tap: Tap
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.tap = Tap(transport, self._read, self.charging(address))
        super().connection_made(self.tap)  # type: ignore[arg-type]
        if self.open_from[address] >= self.most and address not in NEAR:
            return transport.abort()
        self.open_from[address] += 1
        self.tap.ended = lambda: self._ended(address)
        return self._watch()

    def _ended(self, address: str) -> None:
        self.open_from[address] -= 1
        if not self.open_from[address]:
            del self.open_from[address]

    def data_received(self, data: bytes) -> None:
        self.tap.pour(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # answered before all of it came: the rest is not waited for
            self.transport.close()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)
        frames = self.transport.get_protocol()
        assert isinstance(frames, Frames)
        self.tap.over_to(frames.tap)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self.tap.ended()
        super().connection_lost(exc)

    def _watch(self) -> None:
        waits = self.conn.their_state is h11.IDLE and not self.transport.is_closing() and self in self.connections
        if waits and self._late is None:
            self._late = self.loop.call_later(self.seconds, self.transport.close)
        elif not waits:
            self._forget()

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
