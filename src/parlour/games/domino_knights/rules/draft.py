"""How events meet the state: a draft copies only what an event touches, so the state it began from is never changed."""

from collections.abc import Callable, Sequence
from copy import copy
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
        self.state = copy(state)
        self.state.kingdoms = state.kingdoms.copy()
        self.chance = chance
        self.events: list[Any] = []
        self._owned = 0

    def put(self, event: Any) -> None:
        self.events.append(event)
        APPLY[type(event)](self, event)

    def kingdom(self, seat: int) -> Kingdom:
        """This Kingdom, to be changed."""
        kingdoms = self.state.kingdoms
        if not self._owned >> seat & 1:
            self._owned |= 1 << seat
            kingdoms[seat] = copy(kingdoms[seat])
        return kingdoms[seat]

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
