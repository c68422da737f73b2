"""What a game can be played for and how it can end, in words."""

from parlour.games.domino_knights.model import Goal, Options

HOW: dict[str, str] = {
    "lastStanding": "the last Kingdom with Health left",
    "healthiest": "the healthiest when the time was up",
    "knights": "equal Health when the time was up, but more Knights in play",
    "shared": "equal Health when the time was up",
    "standing": "the last Kingdom standing",
    "together": "out of the game together, with nobody left",
    "fameReached": "the Fame that was played for, and more than anybody else",
    "mostFame": "the most Fame when the time was up",
    "knightsAtEqualFame": "equal Fame when the time was up, but more Knights in play",
    "equalFame": "equal Fame when the time was up",
}

GOALS: dict[Goal, str] = {
    "lastStanding": "Last Kingdom standing",
    "healthiestAfter": "Healthiest after a time limit",
    "fameFirstTo": "First to so much Fame",
    "fameTimed": "Most Fame after a time limit",
    "fameAttrition": "Last standing, with Fame that never rises",
}
REDRAW = "Turn another card"
_RULES: dict[str, str] = {
    "lastStanding": "DK-165",
    "healthiestAfter": "DK-166",
    "fameFirstTo": "DK-176",
    "fameTimed": "DK-176",
    "fameAttrition": "DK-182",
}


def goal_titles(options: Options) -> list[tuple[str, str, str]]:
    """Each goal as this table would play it, and its rule; last the vote for another card."""
    said = {
        "healthiestAfter": f"Healthiest after {options.minutes} minutes",
        "fameFirstTo": f"First to {options.fame_goal} Fame",
        "fameTimed": f"Most Fame after {options.minutes} minutes",
    }
    return [*[(goal, said.get(goal, title), _RULES[goal]) for goal, title in GOALS.items()], ("redraw", REDRAW, "")]


def vote_name(vote: str) -> str:
    """What a vote is for."""
    return next((name for goal, name in GOALS.items() if goal == vote), REDRAW)


def aim(goal: str, limit: int) -> str:
    """A goal with its N or T, as it follows on "the goal is"."""
    return {
        "lastStanding": "to be the last Kingdom standing",
        "healthiestAfter": f"to be the healthiest after {limit} minutes",
        "fameFirstTo": f"to be the first with {limit} Fame",
        "fameTimed": f"to have the most Fame after {limit} minutes",
        "fameAttrition": "to be the last standing, with Fame that never rises",
    }[goal]
