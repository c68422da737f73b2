"""What is written to wherever a house is kept, and what can become of it.

Unusable   the database cannot be used as it is, and why
Away       it cannot be reached now; later it may
Clash      somebody else has written this entry first
Lost       an earlier entry of the same table could not be written, so this one was not either
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from parlour.table.store.facts import Fact

Row = tuple[int, bytes, bytes]
"""Of an entry: its seq, hash and body."""


class Unusable(Exception):
    """The database cannot be used as it is, and why."""


class Away(Exception):
    """The database cannot be reached just now."""


class Clash(Exception):
    """Somebody else has written this entry of the table first."""


class Lost(Exception):
    """An earlier entry of the same table could not be written, so this one was not either."""


class Pen:
    """One writer's hold on one table. Once a write failed it writes no more, so that no gap can arise behind it."""

    __slots__ = ("broken", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.broken = False


class Author(Protocol):
    """Who hears what became of a write, on the loop's own thread."""

    def settled(self, write: "Write", error: Exception | None) -> None: ...

    def show(self) -> None:
        """All writes of one transaction are settled."""
        ...


class Write(Struct, eq=False):
    """What has to become durable together: at most one entry, and what goes with it."""

    author: Author
    pen: Pen
    entry: Row | None = None
    snapshot: tuple[str, bytes] | None = None
    """The rules version and the folded moment after the entry."""
    facts: Sequence[Fact] = ()


class Once:
    """The author of a single write."""

    def __init__(self, done: Callable[[Exception | None], None]) -> None:
        self._done = done

    def settled(self, write: Write, error: Exception | None) -> None:
        self._done(error)

    def show(self) -> None:
        pass
