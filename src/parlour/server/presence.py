"""Who is here and who has been gone for how long. It knows no rights, only time."""

import time
from collections.abc import Iterable


class Presence:
    """By seat (or entries.HOST): since when somebody is away. Who never came since the table woke is away since
    then."""

    def __init__(self, away: float) -> None:
        self.away = away
        self._woken = time.monotonic()
        self._left: dict[int, float] = {}
        self.here: frozenset[int] = frozenset()

    def count(self, here: Iterable[int]) -> bool:
        """Who is here now; whether somebody has left since last time."""
        present = frozenset(here)
        moment = time.monotonic()
        left = self.here - present
        self._left |= dict.fromkeys(left, moment)
        self.here = present
        return bool(left)

    def is_gone(self, who: int) -> bool:
        """For so long that the table need not wait any more."""
        return who not in self.here and time.monotonic() - self._left.get(who, self._woken) >= self.away
