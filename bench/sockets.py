"""A WebSocket client of the fewest instructions, so that the load costs the machine less than the server it
measures."""

import asyncio
import base64
import struct
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """Text messages both ways; no compression, no fragments sent."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path, self._heard = path, heard
        self._data = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(b"0123456789abcdef").decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, payload: bytes) -> None:
        n = len(payload)
        head = struct.pack("!BB", 0x81, 0x80 | n) if n < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, n)
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with zeros, which changes nothing

    def data_received(self, data: bytes) -> None:
        buffer = self._data
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.ready.set_exception(ConnectionError(bytes(buffer[:60]).decode()))
                return
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            kind, size, head = buffer[at] & 15, buffer[at + 1] & 127, 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            if kind == 1:
                self._heard(bytes(buffer[at + head : at + head + size]))
            at += head + size
        if at:
            del buffer[:at]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed"))
