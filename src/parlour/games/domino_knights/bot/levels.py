"""The strengths of the bots, and the one door to them."""

from collections.abc import Callable

from parlour.core.game import BotLevel, Rung
from parlour.games.domino_knights.bot.choose import answer
from parlour.games.domino_knights.bot.mind import Mind, Temper
from parlour.games.domino_knights.bot.think import Effort, think
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.moves import Command

LEVELS = (BotLevel("easy", "", ""), BotLevel("normal", "", ""), BotLevel("hard", "", "", apart=True))
"""What each is called stands in options.ftl of each language."""
LADDER = (Rung(2, "easy"), Rung(2, "normal"), Rung(3, "normal"), Rung(4, "normal"), Rung(4, "hard"))
"""A first game against one who overlooks much; then better ones, then more of them."""
EASY = Temper(knight=1.2, risk=0.0, training=2.0, special=10.0, boldness=2.0, low=4.0, misses=0.7)
NORMAL = Temper(misses=0.25)
KEEN = Temper()
HARD = Effort()


def choose(world: State, seat: int, level: str, random: Callable[[], float]) -> Command:
    """What a player of this strength does, asked in a world its seat cannot tell from the real one."""
    if level == "hard":
        return think(world, seat, KEEN, HARD, random)
    return answer(Mind(world, seat, EASY if level == "easy" else NORMAL, random))
