"""Exact odds of Fate: ways of 81, of 6561 and so on, never a float; and the questions anybody may ask about them."""

from parlour.games.fate.odds.answers import answer
from parlour.games.fate.odds.contest import contest, exchange
from parlour.games.fate.odds.dice import CARD_VALUE, Chances
from parlour.games.fate.odds.harm import harm, most_absorbed
from parlour.games.fate.odds.questions import questions
from parlour.games.fate.odds.rolls import (
    after,
    bars_after,
    bars_fixed,
    bars_fixed_from,
    bars_opposed,
    bars_opposed_from,
    bars_reroll,
    bars_reroll_from,
    fixed,
    fixed_from,
    held,
    held_opposed,
    least_bonus,
    least_invocations,
    opposed,
    opposed_from,
)

__all__ = [
    "CARD_VALUE",
    "Chances",
    "after",
    "answer",
    "bars_after",
    "bars_fixed",
    "bars_fixed_from",
    "bars_opposed",
    "bars_opposed_from",
    "bars_reroll",
    "bars_reroll_from",
    "contest",
    "exchange",
    "fixed",
    "fixed_from",
    "harm",
    "held",
    "held_opposed",
    "least_bonus",
    "least_invocations",
    "most_absorbed",
    "opposed",
    "opposed_from",
    "questions",
]
