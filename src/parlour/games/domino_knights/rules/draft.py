"""How events meet the state: a draft copies only what an event touches, so the state it began from is never changed."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from parlour.core.chance import Chance
from parlour.games.domino_knights.model import Kingdom, State

E = TypeVar("E")
APPLY: dict[type, Callable[["Draft", Any], None]] = {}


def applies(event: type[E]) -> Callable[[Callable[["Draft", E], None]], Callable[["Draft", E], None]]:
    """Marks the one function that says what an event does to the state: no checks, no chance."""

    def mark(function: Callable[["Draft", E], None]) -> Callable[["Draft", E], None]:
        APPLY[event] = function
        return function

    return mark


class Draft:
    """A state in the making, with the events that made it."""

    __slots__ = ("_owned", "chance", "events", "state")

    def __init__(self, state: State, chance: Chance | None) -> None:
        self.state: State = state.__copy__()  # type: ignore[attr-defined]  # half the time of copy(), for every command
        self.chance = chance
        self.events: list[Any] = []
        self._owned = 0

    def put(self, event: Any) -> None:
        self.events.append(event)
        APPLY[type(event)](self, event)

    def kingdom(self, seat: int) -> Kingdom:
        """This Kingdom, to be changed."""
        owned, s = self._owned, self.state
        if not owned >> seat & 1:
            if not owned:
                s.kingdoms = s.kingdoms.copy()
            self._owned = owned | 1 << seat
            s.kingdoms[seat] = s.kingdoms[seat].__copy__()  # type: ignore[attr-defined]
        return s.kingdoms[seat]

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        """Through the one door by which chance comes in."""
        assert self.chance is not None
        return self.chance.draw(pile, count, names)


def evolve(state: State, events: Sequence[Any]) -> State:
    """The state after these events."""
    draft = Draft(state, None)
    for event in events:
        APPLY[type(event)](draft, event)
    return draft.state
