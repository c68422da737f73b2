"""Exact odds of Fugue: cards out of cards, never a float; and the questions anybody may ask about them."""

from parlour.games.fugue.odds.answers import answer
from parlour.games.fugue.odds.questions import questions
from parlour.games.fugue.odds.table import Pool, beat, bust, even, flip, flip_bars, outlook, reach, totals, twist_bars

__all__ = [
    "Pool",
    "answer",
    "beat",
    "bust",
    "even",
    "flip",
    "flip_bars",
    "outlook",
    "questions",
    "reach",
    "totals",
    "twist_bars",
]
