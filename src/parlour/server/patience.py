"""HTTP that hangs up on whoever begins a request and does not end it in time: uvicorn waits for the rest for ever."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class Patient(H11Protocol):
    """From the connection, or the last answer, to the end of a request's head no more than `seconds` may pass."""

    seconds = 10.0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
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

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
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
