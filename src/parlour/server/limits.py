"""What one client may use up: sizes, rates, numbers, time. Numbers and counting only."""

import time
from collections import OrderedDict

from msgspec import Struct


class Limits(Struct, frozen=True):
    request: int = 8192
    """Bytes of one request,"""
    message: int = 600_000
    """and of one message: room for a whole story somebody brings. A long one counts as several,"""
    step: int = 8192
    """one for each this many bytes."""
    burst: int = 200
    """Messages at once on one connection,"""
    rate: float = 50.0
    """and then this many a second."""
    tables: int = 60
    """Tables one address may open in an hour."""
    tries: int = 30
    """Recovery codes one address may try in an hour."""
    lists: int = 20
    """Times one address may ask about its own tables in a minute."""
    restored: int = 90_000_000
    """Bytes of a table to be restored, with its pictures,"""
    uploads: int = 4
    """and how many may be on their way at once, two of them from one address."""
    picture: int = 2_000_000
    """Bytes of a picture,"""
    pictures: int = 120
    """how many one address may bring in an hour,"""
    bringing: int = 16
    """and how many may be on their way at once, half of them from one address."""
    odds: int = 600
    """Questions of chance one address may ask in a minute."""
    talk: int = 500
    chatter: int = 60
    """Things one seat may say at once, and then one a second."""
    name: int = 40
    entropy: int = 128
    message_id: int = 64
    unsent: int = 1 << 20
    """Bytes that may wait for a slow client before it is dropped."""
    link: int = 8
    """Connections of one seat's link: a newer one takes the place of the oldest."""
    watchers: int = 200
    """Connections at one table that only watch,"""
    watching: int = 24
    """and those of them from one address."""
    connections: int = 1000
    """Connections of any kind from one address; not from this machine itself, where a proxy brings everybody."""
    strangers: int = 100
    """Connections from one address that have not said who they are."""
    hello: float = 10.0
    """Seconds until a connection must have said who it is, and a request must be there."""
    turn: float = 0.25
    """Seconds of the house's attention one address may take at once while others want it too,"""
    share: float = 0.4
    """and then this part of all of it."""
    study: float = 6.0
    """Seconds of work apart one address may ask for at once: reading long logs, judging files,"""
    studying: float = 0.5
    """and then this many a second."""
    files: int = 8
    """Files one address may be offered or fetch at a time."""


CROWDED = 1.0
"""Seconds for which another client counts as being there."""


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_full", "_left", "_rate", "_since")

    def __init__(self, full: float, rate: float) -> None:
        self._full = self._left = full
        self._rate = rate
        self._since = time.monotonic()

    def _now(self) -> float:
        moment = time.monotonic()
        self._left = min(self._full, self._left + (moment - self._since) * self._rate)
        self._since = moment
        return self._left

    def take(self, tokens: float = 1) -> bool:
        if self._now() < tokens:
            return False
        self._left -= tokens
        return True

    def charge(self, tokens: float) -> float:
        """Taken in any case, though no more is owed than was given at first; how long to wait until nothing is."""
        self._left = max(self._now() - tokens, -self._full)
        return max(0.0, -self._left / self._rate)

    @property
    def owes(self) -> bool:
        return self._now() < 0


class Buckets:
    """One bucket per client address; the longest unused are forgotten."""

    def __init__(self, full: float, rate: float, remembered: int = 10_000) -> None:
        self._full, self._rate, self._remembered = full, rate, remembered
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        bucket = self._of.setdefault(client, Bucket(self._full, self._rate))
        self._of.move_to_end(client)
        while len(self._of) > self._remembered:
            self._of.popitem(last=False)
        return bucket

    def take(self, client: str) -> bool:
        return self.of(client).take()


class Attention(Buckets):
    """The time of the one loop that serves everybody: who is alone may have all of it."""

    _latest, _heard, _other = "", 0.0, 0.0

    def charge(self, client: str, seconds: float) -> float:
        """How long this client should wait before it is heard again."""
        moment = time.monotonic()
        if client != self._latest:
            self._latest, self._other = client, self._heard
        self._heard = moment
        wait = self.of(client).charge(seconds)
        return wait if moment - self._other < CROWDED else 0.0
