"""What one client may use up: sizes, rates, numbers. Numbers and counting only."""

import time
from collections import OrderedDict

from msgspec import Struct


class Limits(Struct, frozen=True):
    request: int = 8192
    """Bytes of one request,"""
    message: int = 600_000
    """and of one message: room for a whole story somebody brings. A long one counts as several,"""
    step: int = 8192
    """one for each so many bytes."""
    burst: int = 200
    """Messages at once on one connection,"""
    rate: float = 50.0
    """and then so many a second."""
    tables: int = 60
    """Tables one client may open in an hour."""
    restored: int = 20_000_000
    """Bytes of a table to be restored."""
    odds: int = 600
    """Questions of chance one client may ask in a minute."""
    talk: int = 500
    name: int = 40
    entropy: int = 128
    message_id: int = 64
    unsent: int = 1 << 20
    """Bytes that may wait for a slow client before it is dropped."""
    connections: int = 40
    """At one table."""
    hello: float = 10.0
    """Seconds until a connection must have said who it is."""


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_full", "_left", "_rate", "_since")

    def __init__(self, full: float, rate: float) -> None:
        self._full = self._left = full
        self._rate = rate
        self._since = time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        moment = time.monotonic()
        self._left = min(self._full, self._left + (moment - self._since) * self._rate)
        self._since = moment
        if self._left < tokens:
            return False
        self._left -= tokens
        return True


class Buckets:
    """One bucket per client address; the longest unused are forgotten."""

    def __init__(self, full: float, rate: float, remembered: int = 10_000) -> None:
        self._full, self._rate, self._remembered = full, rate, remembered
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._of.setdefault(client, Bucket(self._full, self._rate))
        self._of.move_to_end(client)
        while len(self._of) > self._remembered:
            self._of.popitem(last=False)
        return bucket.take()
