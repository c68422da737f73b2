"""What every path begins with."""

from collections.abc import Callable
from typing import Any

from laws.walk import Fair
from parlour.core.chance import Told
from parlour.core.game import Game
from parlour.roleplay import moves as d

Begin = Callable[..., Any]
"""Opens a table: names, options, chance. The state it begins with."""
Path = Callable[[Begin], None]


def looks_and_shown_notes(game: Game, seats: int = 4) -> Path:
    """A portrait, pronouns, a note for somebody else."""

    def path(begin: Begin) -> None:
        state = staged(begin, game, seats)
        gm = state.desk.gm
        who = game.playing.desk.people(state, gm)[0].id  # type: ignore[attr-defined]
        for command in (
            d.Portray(who, "p" * 32),
            d.SetPronouns(who, "she/her"),
            d.WriteNote(0, "Plot", "x"),
            d.ShowNote(1, ((gm + 1) % seats,)),
        ):
            _, state = game.play(state, gm, command, Told())

    return path


def staged(begin: Begin, game: Game, seats: int, **options: Any) -> Any:
    """The ready scene of a role-playing game, set up by its commands."""
    state = begin([f"Player {seat}" for seat in range(seats)], game.options_type(**options), Told())
    for seat, command in game.rehearsal(seats):
        _, state = game.play(state, seat, command, Fair(1))
    return state
