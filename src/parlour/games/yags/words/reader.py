"""Who reads the log, what she may know, and the book of sentences: one function an event, marked with the event it tells.

Lines are told again from the log, long after: what a line says stands in its event, and the state serves for names only.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from parlour.core.game import Line
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import find_creature, find_item, find_task, find_technique, is_npc, leads, seat_of
from parlour.games.yags.words.phrases import first_up, listed
from parlour.roleplay.desk import called

E = TypeVar("E")


def is_hidden(piece: str) -> bool:
    """Ids of what is prepared in hiding: h1, and what stands on such a sheet, kh1-1."""
    return (piece[:1] == "h" and piece[1:].isdigit()) or (piece[1:2] == "h" and "-" in piece)


def in_the_open(one: Creature) -> bool:
    """Whose numbers everybody may read: players' characters that are ready, and whoever the game master shows."""
    return one.shown or (not is_npc(one) and one.stage in ("ready", "dead"))


class Reader(Struct, frozen=True):
    """The state for names, and who asks: a seat, or nobody's (a watcher)."""

    state: State
    seat: int | None

    # What she may know

    @property
    def leads(self) -> bool:
        return self.seat is not None and leads(self.state, self.seat)

    def knows(self, piece: str) -> bool:
        """Whether there is such a piece at all."""
        return self.leads or not is_hidden(piece)

    def plays(self, who: str) -> bool:
        """Between who plays somebody and the game master."""
        one = find_creature(self.state, who)
        return self.leads or (one is not None and not is_hidden(who) and self.seat == seat_of(self.state, one))

    def reads(self, who: str) -> bool:
        """What stands on somebody's sheet: all of a player's character that is ready; else its player and the game master."""
        one = find_creature(self.state, who)
        return self.plays(who) or (one is not None and not is_hidden(who) and in_the_open(one))

    # Names

    def who(self, piece: str) -> str:
        one = find_creature(self.state, piece) if self.knows(piece) else None
        return one.name if one is not None and one.name else "somebody"

    def all(self, pieces: Sequence[str]) -> str:
        return listed([self.who(piece) for piece in pieces if self.knows(piece)])

    def item(self, who: str, which: str) -> str:
        one = find_creature(self.state, who) if self.reads(who) else None
        found = find_item(one, which) if one is not None else None
        return found.name if found is not None else "a thing"

    def technique(self, who: str, which: str) -> str:
        one = find_creature(self.state, who) if self.reads(who) else None
        found = find_technique(one, which) if one is not None else None
        return found.name if found is not None else "a technique"

    def task(self, which: str) -> str:
        task = find_task(self.state, which)
        return task.name if task is not None else "the task"

    def by(self, piece: str) -> int:
        """The seat that plays somebody."""
        one = find_creature(self.state, piece) if self.knows(piece) else None
        return seat_of(self.state, one) if one is not None else -1

    def person(self, seat: int) -> str:
        return called(self.state.desk, seat)

    # Lines

    def of(self, who: str, text: str, *rules: str, kind: str = "change", story: bool = False) -> Line:
        """About somebody."""
        return Line(first_up(text), rules, kind, self.by(who), (who,), story)


Sentence = Callable[[Reader, Any], Line | None]
SENTENCES: dict[type, Sentence] = {}


def tells(*events: type[E]) -> Callable[[Callable[[Reader, E], Line | None]], Callable[[Reader, E], Line | None]]:
    """Marks the one function that tells these events."""

    def mark(function: Callable[[Reader, E], Line | None]) -> Callable[[Reader, E], Line | None]:
        for event in events:
            SENTENCES[event] = function
        return function

    return mark
