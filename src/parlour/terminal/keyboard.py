"""Lines from the keyboard (or a pipe) without stopping the loop. Nothing else."""

import asyncio
import sys
import threading
from collections.abc import Callable


class Ended(Exception):
    """There will be no more lines."""


class Keyboard:
    """`source` gives one line with its line end, or nothing at the end."""

    def __init__(self, source: Callable[[], str] = sys.stdin.readline) -> None:
        self._source = source
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, name="keyboard", daemon=True).start()

    def _listen(self) -> None:
        while True:
            line = self._source()
            try:
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            except RuntimeError:
                return
            if not line:
                return

    async def read(self) -> str:
        line = await self._lines.get()
        if not line:
            raise Ended
        return line.rstrip("\n")
