"""What was worked out of parts of a state is not worked out again while they are the same parts."""

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from parlour.core.phrasebook import spoken

T = TypeVar("T")
MOST = 2000
"""So much is remembered at a time; then all of it is let go."""


class Remembered(Generic[T]):
    """A pure function of the language spoken, a state, a thing in it and some plain values, that looks at nothing of
    the state but these fields. States share what did not change between them, so "the same" means the same object."""

    every: "ClassVar[list[Remembered[Any]]]" = []

    def __init__(self, function: Callable[..., T], *fields: str) -> None:
        self.function, self.fields = function, fields
        self.every.append(self)
        self._known: dict[tuple[Any, ...], tuple[Any, list[Any], T]] = {}

    def __call__(self, state: Any, thing: Any, *more: Any) -> T:
        key = (spoken(), id(thing), *more)
        parts = [getattr(state, field) for field in self.fields]
        known = self._known.get(key)
        if known is not None and known[0] is thing:
            for was, now in zip(known[1], parts, strict=True):
                if was is not now:
                    break
            else:
                return known[2]
        found = self.function(state, thing, *more)
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[key] = (thing, parts, found)
        return found

    def forget(self) -> None:
        self._known.clear()

    @classmethod
    def forget_all(cls) -> None:
        for one in cls.every:
            one.forget()


def remembered(*fields: str) -> Callable[[Callable[..., T]], Remembered[T]]:
    """Marks such a function; a law asks it anew and compares."""
    return lambda function: Remembered(function, *fields)
