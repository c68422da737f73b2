"""Who reads the log, and the book of sentences: one function an event, marked with the event it tells."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from parlour.core.game import Line

E = TypeVar("E")


class Reader(Struct, frozen=True):
    """Kingdom names by seat, and who asks: a seat, or nobody's (a watcher); `is_open`: the game is over, all may be told."""

    names: Sequence[str]
    seat: int | None
    is_open: bool

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def knows(self, seat: int) -> bool:
        """Whether what is hidden at this seat may be told."""
        return self.is_open or self.seat == seat


Sentence = Callable[[Reader, Any], Line | None]
SENTENCES: dict[type, Sentence] = {}


def tells(*events: type[E]) -> Callable[[Callable[[Reader, E], Line | None]], Callable[[Reader, E], Line | None]]:
    """Marks the one function that tells these events."""

    def mark(function: Callable[[Reader, E], Line | None]) -> Callable[[Reader, E], Line | None]:
        for event in events:
            SENTENCES[event] = function
        return function

    return mark
