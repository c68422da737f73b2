"""What a game can be played for and how it can end: which sentence, with its numbers and rules."""

from collections.abc import Sequence
from functools import cache

from parlour.core.game import Outcome
from parlour.core.phrasebook import Phrasebook, listed, spoken
from parlour.games.domino_knights.model import Options

SAY = Phrasebook(__package__, "endings")
_RULES: dict[str, str] = {
    "lastStanding": "DK-165",
    "healthiestAfter": "DK-166",
    "fameFirstTo": "DK-176",
    "fameTimed": "DK-176",
    "fameAttrition": "DK-182",
}


def goal_titles(options: Options) -> tuple[tuple[str, str, str], ...]:
    """Each goal as this table would play it, and its rule; last the vote for another card."""
    return _titles(spoken(), options.minutes, options.fame_goal)


@cache
def _titles(_language: str, minutes: int, fame: int) -> tuple[tuple[str, str, str], ...]:
    """Every look at a table asks for them."""
    known: dict[str, str | int] = {"minutes": minutes, "fame": str(fame)}
    said = [(goal, SAY.part(f"goal-{goal}", "here", **known) or SAY(f"goal-{goal}"), _RULES[goal]) for goal in _RULES]
    return (*said, ("redraw", SAY("goal-redraw"), ""))


def vote_name(vote: str) -> str:
    """What a vote is for."""
    return SAY(f"goal-{vote if vote in _RULES else 'redraw'}")


def aim(goal: str, limit: int) -> str:
    """A goal with its N or T."""
    return SAY(f"aim-{goal}", limit=limit)


def won(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and how."""
    who = listed([names[seat] for seat in outcome.winners])
    return SAY("won", winners=len(outcome.winners), who=who, how=SAY(f"how-{outcome.how}"))
