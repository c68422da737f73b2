"""Exact odds of Personae: ways out of ways, never a float; and the questions anybody may ask about them."""

from parlour.games.personae.odds.answers import answer
from parlour.games.personae.odds.chains import at_least, recovery, series, subsequent, successes_needed
from parlour.games.personae.odds.pools import Chances, Tie, opposed, table
from parlour.games.personae.odds.questions import QUESTIONS, questions
from parlour.games.personae.odds.ranked import armoured, dropping, forced_reroll, own_reroll
from parlour.games.personae.odds.singles import criticals, gm_dice, highest, highest_rerolled, mean, unopposed
from parlour.games.personae.odds.wanted import least_ahead, least_dice
from parlour.games.personae.odds.winners import winners, with_tens

__all__ = [
    "QUESTIONS",
    "Chances",
    "Tie",
    "answer",
    "armoured",
    "at_least",
    "criticals",
    "dropping",
    "forced_reroll",
    "gm_dice",
    "highest",
    "highest_rerolled",
    "least_ahead",
    "least_dice",
    "mean",
    "opposed",
    "own_reroll",
    "questions",
    "recovery",
    "series",
    "subsequent",
    "successes_needed",
    "table",
    "unopposed",
    "winners",
    "with_tens",
]
