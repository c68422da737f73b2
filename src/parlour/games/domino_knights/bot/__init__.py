"""Which is better: players of three strengths, who know nothing but a world their seat could be in."""

from parlour.games.domino_knights.bot.levels import LADDER, LEVELS, choose

__all__ = ["LADDER", "LEVELS", "choose"]
