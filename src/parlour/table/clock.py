"""The table's clock: says what a game's alarms ask for when their time has come, and when the absent have been waited
for long enough."""

import asyncio

from parlour.core.game import CLOCK, Alarm
from parlour.table.entries import now
from parlour.table.moment import Rewinding
from parlour.table.refusal import unheard
from parlour.table.rewind import left
from parlour.table.table import Table

LASTING = "game"
"""An alarm of this name counts from when it first was due, whatever happened to the server meanwhile."""


class Clock:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._woken = now()
        self._running: dict[str, asyncio.TimerHandle] = {}
        self._patience: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Set what is due, forget what is not."""
        shown = self._table.shown
        self._wait(shown.rewinding)
        if shown.paused:
            return self.stop()
        if not shown.since and not self._running:
            return None
        due = {f"{alarm.name}:{alarm.token}": alarm for alarm in self._table.game.alarms(shown.state)}
        for key in [key for key in self._running if key not in due]:
            self._running.pop(key).cancel()
        loop = asyncio.get_running_loop()
        for key, alarm in due.items():
            if key not in self._running:
                self._running[key] = loop.call_later(max(self.left(alarm), 0.0), self._ring, alarm)
        return None

    def _wait(self, rewinding: Rewinding | None) -> None:
        """For those who are away while somebody asks to go back."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if rewinding is not None and (seconds := left(self._table, rewinding, now())):
            self._patience = asyncio.get_running_loop().call_later(seconds + 0.01, self._waited)

    def _waited(self) -> None:
        self._patience = None
        self._table.people_changed()
        self._wait(self._table.shown.rewinding)

    def left(self, alarm: Alarm) -> float:
        """Seconds until this alarm."""
        since = self._table.shown.since.get(f"{alarm.name}:{alarm.token}", self._woken)
        begun = since if alarm.name == LASTING else max(since, self._woken)
        return alarm.seconds - (now() - begun) / 1000

    def _ring(self, alarm: Alarm) -> None:
        if not self._table.head.paused:
            self._table.act(CLOCK, self._table.game.alarm_command(alarm), unheard)

    def stop(self) -> None:
        for handle in self._running.values():
            handle.cancel()
        self._running.clear()

    def close(self) -> None:
        self.stop()
        self._wait(None)
