"""What a game may tell whoever studies many of its games: an optional part of the contract, pure like the rest."""

from collections.abc import Hashable, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

from msgspec import Struct

from parlour.core.offers import Piece

MarkKind = Literal["turn", "first", "special", "negated", "fate"]


class Mark(Struct, frozen=True, gc=False, array_like=True):
    """What an event means to a study: a turn began, who began the game, a special card was played or negated, a seat's
    fate was sealed (it fell, or it won)."""

    kind: MarkKind
    seat: int
    key: str = ""
    """Which special card; which fate."""


class Study(Protocol):
    """The meaning of a game's events."""

    specials: tuple[str, ...]
    """Cards or powers worth counting, as they are listed."""

    def marks(self, state: Any, events: Sequence[Any]) -> list[Mark]:
        """What these events, which led to this state, mean."""
        ...

    def moment(self, state: Any) -> Hashable:
        """The point within a turn, so that what somebody did there can be done there again."""
        ...


class Learning(Protocol):
    """A game in numbers: what a seat sees as a long row of small numbers, and every piece as a word of a fixed list."""

    words: tuple[Piece, ...]
    """The fixed list; a piece's word means the same wherever the seat sits."""
    left_out: frozenset[str]
    """Commands a learner is not asked for."""
    size: int
    """How many numbers describe a view."""
    layout: tuple[tuple[str, int, int], ...]
    """What they mean: title, first number, how many."""

    def words_for(self, public: Any, private: Any, seat: int, players: int) -> dict[Piece, int]:
        """The places of the list that pieces have whose name tells nothing by itself (seats, places), as this seat sees
        them."""
        ...

    def features(self, public: Any, private: Any, seat: int) -> list[tuple[int, int]]:
        """Which numbers are not zero. From the view alone."""
        ...


@runtime_checkable
class Studied(Protocol):
    """A game whose events a study understands."""

    study: Study


@runtime_checkable
class Learnt(Protocol):
    """A game that can be learnt by numbers."""

    learning: Learning
