"""A game's book of sentences: one function an event, marked with the event it tells; and what each is to the story."""

import re
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from parlour.core.game import Line

R = TypeVar("R")
E = TypeVar("E")


_COLON = re.compile(r":\s*\.?\s*$")
"""Where somebody's words would follow, and nobody said any."""


class Mark(NamedTuple):
    """What an event is to the story, beside what its sentence says of itself (see Line)."""

    part: str = ""
    weight: int = 0
    story: bool | None = None
    """Whether the chronicle tells it; None: as its sentence says."""


BEGINS, HELPS, ENDS, FOLLOWS = Mark("begins"), Mark("helps"), Mark("ends"), Mark("follows")
ASIDE = Mark(story=False)
"""For the log alone."""


def matters(weight: int, part: str = "") -> Mark:
    return Mark(part, weight)


class Sentences(dict[type, Callable[[R, Any], Line | None]], Generic[R]):
    """By event; each is told to a reader, who may not know everything."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: dict[type, Mark | Callable[[Any], Mark]] = {}

    def count(self, mark: Mark | Callable[[Any], Mark], *events: type) -> None:
        """What these events are to the story, each alike or by what is in it."""
        self.marks.update(dict.fromkeys(events, mark))

    def marked(self, event: Any, line: Line | None) -> Line | None:
        """What is set with a receipt changes the story where it is about somebody, not where it is about the table."""
        if line is None:
            return None
        if _COLON.search(line.text):
            line = replace(line, text=_COLON.sub(".", line.text))
        found = Mark("", 1, True) if line.kind == "overruled" and line.about else self.marks.get(type(event))
        if found is None:
            return line
        mark = found if isinstance(found, Mark) else found(event)
        story = line.story if mark.story is None else mark.story
        return replace(line, part=mark.part, weight=mark.weight, story=story)

    def tells(self, *events: type[E]) -> Callable[[Callable[[R, E], Line | None]], Callable[[R, E], Line | None]]:
        """Marks the one function that tells these events."""

        def mark(function: Callable[[R, E], Line | None]) -> Callable[[R, E], Line | None]:
            for event in events:
                self[event] = function
            return function

        return mark
