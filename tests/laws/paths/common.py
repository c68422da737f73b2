"""What every path begins with."""

from collections.abc import Callable
from typing import Any

from parlour.core.chance import Told
from parlour.core.game import Game

Begin = Callable[..., Any]
"""Opens a table: names, options, chance. The state it begins with."""
Path = Callable[[Begin], None]


def staged(begin: Begin, game: Game, seats: int, **options: Any) -> Any:
    """The ready scene of a role-playing game, set up by its commands."""
    state = begin([f"Player {seat}" for seat in range(seats)], game.options_type(**options), Told())
    for seat, command in game.rehearsal(seats):
        _, state = game.play(state, seat, command, Told())
    return state
