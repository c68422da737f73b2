"""What is on its way to the disk, and who hears of it there. It writes nothing."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlour.table.entries import AnyEntry
from parlour.table.moment import Moment
from parlour.table.refusal import Answer, Reply
from parlour.table.store.facts import Fact


class Company(Protocol):
    """Whoever looks at the table: told when there is something new to show, or when people changed."""

    def shown(self) -> None: ...

    def people_changed(self) -> None: ...


Beside = Callable[[AnyEntry], tuple[AnyEntry, Sequence[Fact]]]
"""What the log holds instead of an entry, and what is stored beside it in the same transaction."""


class Pending(Struct, eq=False):
    """An entry on its way to the disk."""

    entry: AnyEntry
    events: tuple[Any, ...]
    moment: Moment
    replies: list[Reply]
    after: list[tuple[Reply, Answer]]
    """What was answered on the strength of this entry: told only when the entry is durable."""
    again: Callable[[], None]
    """All that was wished, from its outermost call."""
    language: str
    """Whoever sent it reads this."""
    size: int
    """In bytes."""
