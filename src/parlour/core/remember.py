"""What was worked out of parts of a state is not worked out again while they are the same parts."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar

from parlour.core.phrasebook import spoken

T = TypeVar("T")
MOST = 2000
"""So much is remembered at a time; then all of it is let go."""


class Remembered(Generic[T]):
    """A pure function of the language spoken, a state, a thing in it with an id, and some plain values, that looks at
    nothing of the state but these fields (the first tells tables apart), and at everything of the thing `but` some of
    it. States share what did not change between them, so that comparing costs little."""

    every: "ClassVar[list[Remembered[Any]]]" = []

    def __init__(self, function: Callable[..., T], fields: Sequence[str], but: Sequence[str] = ()) -> None:
        self.function, self.fields, self.but = function, fields, but
        self.every.append(self)
        self._parts = attrgetter(*fields)
        self._seen: Callable[[Any], Any] | None = None
        self._known: dict[tuple[Any, ...], tuple[Any, Any, T]] = {}

    def __call__(self, state: Any, thing: Any, *more: Any) -> T:
        parts = self._parts(state)
        key = (spoken(), id(parts[0]), thing.id, *more)
        known = self._known.get(key)
        if known is not None and known[0] == parts:
            if known[1] is thing:
                return known[2]
            if self._look(known[1]) == self._look(thing):
                self._known[key] = (parts, thing, known[2])
                return known[2]
        found = self.function(state, thing, *more)
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[key] = (parts, thing, found)
        return found

    def _look(self, thing: Any) -> Any:
        """All that is looked at of it."""
        if self._seen is None:
            self._seen = attrgetter(*[name for name in thing.__struct_fields__ if name not in self.but])
        return self._seen(thing)

    def forget(self) -> None:
        self._known.clear()

    @classmethod
    def forget_all(cls) -> None:
        for one in cls.every:
            one.forget()


def remembered(*fields: str, but: Sequence[str] = ()) -> Callable[[Callable[..., T]], Remembered[T]]:
    """Marks such a function; a law asks it anew and compares."""
    return lambda function: Remembered(function, fields, but)
