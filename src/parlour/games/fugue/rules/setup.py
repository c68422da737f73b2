"""How a table begins: seats, a whole deck, and nobody who remembers anything."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Chance
from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import Count, Options, State
from parlour.roleplay.desk import new_desk


def initial(names: Sequence[str], options: Options) -> State:
    """Seat 0 opened the table and settles what is played until there is a Dealer."""
    return State(new_desk(tuple(names)), options, counts=(Count(),) * len(names), deck=KEYS)


def start(names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[Any, ...], State]:
    return (), initial(names, options)
