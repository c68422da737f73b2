"""Bytes are read in sips, and reading them is paid for: a flood of crumbs on one connection holds up nobody else. Knows
no message."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

Charge = Callable[[float], float]
"""Seconds that were taken; how long to wait before more are."""
SIP = 2048
"""Bytes read without anybody else having a turn: at most a few hundred frames, some milliseconds."""


class Tap:
    """The transport as a protocol sees it: whatever has come is handed on a sip at a time, and no more is read before
    that."""

    def __init__(self, transport: asyncio.Transport, drink: Callable[[bytes], None], charge: Charge) -> None:
        self._transport, self._drink, self._charge = transport, drink, charge
        self._rest = bytearray()
        self._wanted = True
        self._next: asyncio.Handle | None = None
        self.write = transport.write
        self.ended: Callable[[], None] = _nothing
        """Told once, when the connection is lost, whoever has the tap by then."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pour(self, data: bytes) -> None:
        if self._next is None and self._wanted and len(data) <= SIP and not self._rest:
            return self._sip(data)
        self._rest += data
        return self._later(0.0)

    def over_to(self, other: "Tap") -> None:
        """Another protocol goes on here, with what this one has not had."""
        rest, self._rest, self._wanted = bytes(self._rest), bytearray(), False
        other.ended, self.ended = self.ended, _nothing
        self._forget()
        if rest:
            other.pour(rest)

    def pause_reading(self) -> None:
        self._wanted = False
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._wanted = True
        self._later(0.0)

    def close(self) -> None:
        self._forget()
        self._rest.clear()
        self._transport.close()

    def _forget(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _later(self, seconds: float) -> None:
        if self._next is None and not self._transport.is_closing():
            self._transport.pause_reading()
            loop = asyncio.get_running_loop()
            self._next = loop.call_later(seconds, self._go_on) if seconds else loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._next = None
        if not self._wanted or self._transport.is_closing():
            return
        if self._rest:
            data = bytes(self._rest[:SIP])
            del self._rest[:SIP]
            self._sip(data)
        if self._next is None and self._wanted and not self._transport.is_closing():
            self._transport.resume_reading()

    def _sip(self, data: bytes) -> None:
        begun = time.perf_counter()
        self._drink(data)
        owed = self._charge(time.perf_counter() - begun)
        if self._wanted and (owed or self._rest):
            self._later(owed)


def _nothing() -> None:
    pass


class Frames(WebSocketsSansIOProtocol):
    """A socket whose frames come in sips. Pings of whoever reads no answers are not answered; what is no text is read
    as a message that is none."""

    tap: Tap

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, Tap)
        self.tap = Tap(transport._transport, super().data_received, transport._charge)
        super().connection_made(self.tap)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self.tap.ended()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.tap.pour(data)

    def handle_text(self, event: Any) -> None:
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
