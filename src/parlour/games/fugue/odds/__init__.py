"""Exact odds of Fugue: cards out of cards, never a float; and the questions anybody may ask about them."""

from parlour.games.fugue.odds.answers import answer
from parlour.games.fugue.odds.questions import QUESTIONS
from parlour.games.fugue.odds.table import Pool, beat, bust, even, flip, flip_bars, outlook, reach, totals, twist_bars

__all__ = [
    "QUESTIONS",
    "Pool",
    "answer",
    "beat",
    "bust",
    "even",
    "flip",
    "flip_bars",
    "outlook",
    "reach",
    "totals",
    "twist_bars",
]
