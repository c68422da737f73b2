"""Who reads the log of a game with a cast, and what they may know: the state serves for names only."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.game import Line
from parlour.roleplay.desk import SAY, called, look_of, pronoun
from parlour.roleplay.phrases import first_up, listed


class Played(Protocol):
    """Somebody of the cast."""

    @property
    def name(self) -> str: ...

    @property
    def controller(self) -> int:
        """The seat that plays it; -1 the game master's."""
        ...


class CastReader(Struct, frozen=True):
    """The state, and who asks: a seat, or nobody's (a watcher). A game says who is found, hidden and open."""

    state: Any
    seat: int | None

    # What a game says

    def find(self, piece: str) -> Any:
        """Somebody by id; None where there is nobody."""
        raise NotImplementedError

    def is_hidden(self, piece: str) -> bool:
        """Ids of what is prepared in hiding."""
        raise NotImplementedError

    def is_open(self, one: Any) -> bool:
        """Whose numbers everybody may read."""
        raise NotImplementedError

    # What she may know

    @property
    def leads(self) -> bool:
        return self.seat is not None and self.seat == self.state.desk.gm

    def knows(self, piece: str) -> bool:
        """Whether there is such a piece at all."""
        return self.leads or not self.is_hidden(piece)

    def plays(self, who: str) -> bool:
        """Between who plays somebody and the game master."""
        return self.leads or (not self.is_hidden(who) and self.found(who) is not None and self.seat == self.by(who))

    def reads(self, who: str) -> bool:
        """What stands on somebody's sheet: all of a player's character that is ready; else its player and the game
        master."""
        one = self.found(who)
        return self.plays(who) or (one is not None and self.is_open(one))

    # Names

    def found(self, piece: str) -> Any:
        """Somebody she knows of."""
        return self.find(piece) if self.knows(piece) else None

    def who(self, piece: str) -> str:
        one: Played | None = self.found(piece)
        return one.name if one is not None and one.name else SAY("somebody")

    def they(self, piece: str) -> str:
        """Which pronouns a sentence uses for somebody."""
        return pronoun(look_of(self.state.desk, piece).pronouns) if self.found(piece) is not None else "they"

    def all(self, pieces: Sequence[str]) -> str:
        return listed([self.who(piece) for piece in pieces if self.knows(piece)])

    def by(self, piece: str) -> int:
        """The seat that plays somebody."""
        one: Played | None = self.found(piece)
        if one is None:
            return -1
        return int(self.state.desk.gm) if one.controller < 0 else one.controller

    def person(self, seat: int) -> str:
        return called(self.state.desk, seat)

    # Lines

    def of(self, who: str, text: str, *rules: str, kind: str = "change", story: bool = False) -> Line:
        """About somebody."""
        return Line(first_up(text), rules, kind, self.by(who), (who,), story)
