"""Which is better: a sensible player that sees its own seat's view and nothing else."""

from parlour.games.domino_knights.bot.choose import choose

__all__ = ["choose"]
