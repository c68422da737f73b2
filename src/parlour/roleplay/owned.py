"""A library of one's own people, which the game master keeps and carries from table to table: somebody out of it, as
a file, once or several times. What a file is and who comes of it, each game says."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from parlour.core.game import RuleViolation
from parlour.core.judge import FLAG, Count, Move, Words
from parlour.core.judge import One as Choice
from parlour.roleplay.draft import D, S
from parlour.roleplay.moves_cast import CallOwn

MOST_ALIKE = 9
"""So many of a kind at once."""


@dataclass(frozen=True)
class Owned(Generic[S, D]):
    """How people of one's own come to a table of one game."""

    rule: str
    longest: int
    """No file of ours is longer."""
    sample: str
    refused: Callable[[S, str], RuleViolation | None]
    """What is wrong with a file."""
    come: Callable[[D, int, str, bool], None]
    """One of them, hidden or in the open: ready to play, since who leads has brought them."""

    def move(self, not_leading: Any) -> Move:
        return Move(
            CallOwn,
            {
                "hidden": Choice(FLAG, suggest=False),
                "count": Count(1, MOST_ALIKE, suggest=1),
                "file": Words(self.longest, suggest=(self.sample,)),
            },
            rule=self.rule,
            unless=(not_leading,),
            reading=(self.unfit,),
            decided=1,
        )

    def unfit(self, state: S, file: str) -> bool:
        return self.refused(state, file) is not None

    def act(self, draft: D, seat: int, command: CallOwn) -> None:
        for _ in range(command.count):
            self.come(draft, seat, command.file, command.hidden)
