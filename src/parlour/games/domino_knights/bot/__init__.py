"""Which is better: players of three strengths, who know nothing but a world their seat could be in."""

from parlour.games.domino_knights.bot.judge import promise
from parlour.games.domino_knights.bot.levels import LADDER, LEVELS, choose
from parlour.games.domino_knights.bot.weigh import Weighed, weigh

__all__ = ["LADDER", "LEVELS", "Weighed", "choose", "promise", "weigh"]
