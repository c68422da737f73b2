"""Exact odds of Yags: ways out of ways, never a float; and the questions anybody may ask about them."""

from parlour.games.yags.odds.answers import answer
from parlour.games.yags.odds.contests import Lie, Shares, contest, degrees, lie, lie_bars, struck, unseen
from parlour.games.yags.odds.questions import QUESTIONS, questions
from parlour.games.yags.odds.races import Ends, Rules, Stand, Turn, after_turns, first_to
from parlour.games.yags.odds.read import felt_bars, quality_bars
from parlour.games.yags.odds.rollers import Faces, Roller, chance, check, default, taken, unskilled
from parlour.games.yags.odds.tasks import Long, long_task, quality, quality_at_least
from parlour.games.yags.odds.teams import bars as team_bars
from parlour.games.yags.odds.teams import bounds, pairings, rest_of
from parlour.games.yags.odds.tosses import Toss, toss
from parlour.games.yags.odds.wanted import highest_target, least_ability, least_against, least_skill
from parlour.games.yags.odds.ways import Ascent, Step, ascents, climb, climb_metres, rounds_on, run

__all__ = [
    "QUESTIONS",
    "Ascent",
    "Ends",
    "Faces",
    "Lie",
    "Long",
    "Roller",
    "Rules",
    "Shares",
    "Stand",
    "Step",
    "Toss",
    "Turn",
    "after_turns",
    "answer",
    "ascents",
    "bounds",
    "chance",
    "check",
    "climb",
    "climb_metres",
    "contest",
    "default",
    "degrees",
    "felt_bars",
    "first_to",
    "highest_target",
    "least_ability",
    "least_against",
    "least_skill",
    "lie",
    "lie_bars",
    "long_task",
    "pairings",
    "quality",
    "quality_at_least",
    "quality_bars",
    "questions",
    "rest_of",
    "rounds_on",
    "run",
    "struck",
    "taken",
    "team_bars",
    "toss",
    "unseen",
    "unskilled",
]
