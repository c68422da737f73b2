"""The strengths of the bots, and the one door to them."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import BotLevel
from parlour.games.domino_knights.bot.choose import answer
from parlour.games.domino_knights.bot.mind import Mind, Temper
from parlour.games.domino_knights.model import State

LEVELS = (
    BotLevel("easy", "Easy", "Plays by the rules and for fun: short-sighted, and often forgets to react."),
    BotLevel("normal", "Normal", "Trains, blocks and attacks with good sense, and keeps a Ten for the worst."),
)
TEMPERS = {"easy": Temper(misses=0.5), "normal": Temper()}


def choose(world: State, seat: int, level: str, random: Callable[[], float]) -> Any:
    """What a player of this strength does, asked in a world its seat cannot tell from the real one."""
    return answer(Mind(world, seat, TEMPERS[level], random))
