"""Games that are only thought of: from a world on, everybody plays by rule of thumb, for some turns or to the end."""

from collections.abc import Callable

from parlour.core.chance import Imagined
from parlour.games.domino_knights.bot.choose import answer
from parlour.games.domino_knights.bot.judge import promise
from parlour.games.domino_knights.bot.mind import Mind, Temper
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.moves import Command
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.play import act, awaited

DECISIONS = 250
"""So many at most: then it is judged as it stands."""


def play_on(
    world: State, seat: int, command: Command, turns: int, temper: Temper, random: Callable[[], float]
) -> float:
    """What comes of this command for this seat, between 0 (lost) and 1 (won)."""
    draft = Draft(world, Imagined(random))
    state = draft.state
    act(draft, seat, command)
    last = world.turn + turns
    for _ in range(DECISIONS):
        asked = awaited(state)
        if not asked or state.turn > last or not state.kingdoms[seat].alive:
            break
        draft.events.clear()
        act(draft, asked[0], answer(Mind(state, asked[0], temper, random)))
    return promise(state, seat)
