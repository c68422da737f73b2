"""What is written to wherever a house is kept, what can become of it, and what other houses there are.

Unusable   the database cannot be used as it is, and why
Away       it cannot be reached now; later it may
Clash      somebody else has written this entry first
Lost       an earlier entry of the same table could not be written, so this one was not either
"""

from collections.abc import Callable, Iterable, Sequence
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


class Elsewhere(Struct, frozen=True):
    """Who is at a table by way of other houses."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0
    host: bool = False


class Listener(Protocol):
    """Called on the loop."""

    def written(self, tables: Iterable[str], facts: Iterable[str]) -> None:
        """By other houses; facts: more than entries."""

    def elsewhere(self, table: str, who: Elsewhere) -> None: ...

    def leads(self, table: str, *, here: bool) -> None:
        """Bots and clocks of a table are this house's to move, or no longer."""

    def known(self) -> dict[str, int]:
        """The tables that are awake here, and how far each has been read. From any thread."""
        ...


class Neighbours(Protocol):
    """Other houses that keep the same tables. Called on the loop, which never waits for them."""

    async def watch(self, table: str) -> None:
        """Before it is read: nothing that is written from then on goes unheard."""

    def unwatch(self, table: str) -> None: ...

    def here(self, table: str, seats: Iterable[int], watchers: int, *, host: bool, wants: bool) -> None:
        """Who is at a table by way of this house, and whether it would act for bots and clocks."""
