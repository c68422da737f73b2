"""A game's book of sentences: one function an event, marked with the event it tells."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from parlour.core.game import Line

R = TypeVar("R")
E = TypeVar("E")


class Sentences(dict[type, Callable[[R, Any], Line | None]], Generic[R]):
    """By event; each is told to a reader, who may not know everything."""

    def tells(self, *events: type[E]) -> Callable[[Callable[[R, E], Line | None]], Callable[[R, E], Line | None]]:
        """Marks the one function that tells these events."""

        def mark(function: Callable[[R, E], Line | None]) -> Callable[[R, E], Line | None]:
            for event in events:
                self[event] = function
            return function

        return mark
