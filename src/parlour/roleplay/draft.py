"""How events meet the state: a draft puts one event after another onto a frozen state; nothing is ever changed in
place."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.roleplay.desk import Desk


class WithDesk(Protocol):
    """What every state of a role-playing game holds."""

    @property
    def desk(self) -> Desk: ...

    @property
    def options(self) -> Any: ...

    @property
    def lax(self) -> bool:
        """What would be refused was allowed: restrictions of time and number are dropped. Never true in a state that is
        kept."""
        ...


S = TypeVar("S", bound=WithDesk)
E = TypeVar("E")


class Drafting(Generic[S]):
    """A state in the making, with the events that made it. A game's own draft has an `APPLY` of its own, empty at
    first."""

    __slots__ = ("chance", "events", "state")
    APPLY: ClassVar[dict[type, Callable[[Any, Any], None]]]
    """What each event does."""

    def __init__(self, state: S, chance: Chance | None) -> None:
        self.state, self.chance = state, chance
        self.events: list[Any] = []

    @classmethod
    def applies(cls, event: type[E]) -> Callable[[Callable[[Self, E], None]], Callable[[Self, E], None]]:
        """Marks the one function that says what an event does to the state: no checks, no chance."""

        def mark(function: Callable[[Self, E], None]) -> Callable[[Self, E], None]:
            cls.APPLY[event] = function
            return function

        return mark

    @classmethod
    def evolve(cls, state: S, events: Sequence[Any]) -> S:
        """The state after these events."""
        draft = cls(state, None)
        for event in events:
            draft.put_quietly(event)
        return draft.state

    def put(self, event: Any) -> None:
        self.events.append(event)
        self.APPLY[type(event)](self, event)

    # For the functions that say what an event does

    def put_quietly(self, event: Any) -> None:
        """What an event does, as part of another."""
        self.APPLY[type(event)](self, event)

    def set(self, **values: Any) -> None:
        self.state = changed(self.state, **values)


def changed(state: S, **values: Any) -> S:
    """Another state, with these values: every state is a Struct, which a protocol cannot say."""
    return replace(state, **values)  # type: ignore[type-var]


D = TypeVar("D", bound=Drafting[Any])
Acting = Callable[[D, int, Any], None]
"""What a command of a seat leads to."""
