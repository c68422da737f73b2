"""Whether options fit together (6.5): any sensible combination does; a contradiction is refused with what would be
right."""

from parlour.core.game import RuleViolation
from parlour.games.domino_knights.model import TIMED_GOALS, Options


def check(options: Options) -> None:
    """DK-029, DK-184 and what excludes what."""
    _check_goal(options)
    if options.fame and options.goal == "healthiestAfter":
        raise _contradiction(
            "DK-168",
            "Fame replaces Health, so that nobody can be healthiest.",
            "Play for the most Fame after a time limit, or without Fame.",
        )
    if options.fame_unblocked == "gain1" and options.goal == "fameAttrition":
        raise _contradiction(
            "DK-182",
            "In an attrition Fame never rises, so that an attack nobody blocks cannot earn any.",
            "Let it cost the Kingdom 1 Fame, or nothing.",
        )
    if options.looting and options.dominoless and options.nl_graveyard == "none":
        raise _contradiction(
            "DK-A86",
            "Without dominoes and without graveyards there is nowhere to take loot.",
            "Keep the last pair in the graveyards, or play without looting.",
        )


def _check_goal(options: Options) -> None:
    if options.goal is None:
        raise RuleViolation(
            "goal-missing", "DK-029", "No goal has been settled.", "Choose a goal, or let a turned card decide."
        )
    if options.goal in (*TIMED_GOALS, "random") and options.minutes < 1:
        raise RuleViolation(
            "goal-missing",
            "DK-184",
            "How long will be played is not settled.",
            "Set the time limit; 60 minutes or more are usual.",
        )
    if options.goal not in ("fameFirstTo", "random"):
        return
    if options.fame_goal < 1:
        raise RuleViolation(
            "goal-missing", "DK-184", "How much Fame wins is not settled.", "Set it; 30 or 50 are usual."
        )
    if options.fame_goal <= options.fame_start:
        raise _contradiction(
            "DK-177",
            f"Everybody would begin with the {options.fame_goal} Fame that win.",
            f"Play to more than {options.fame_start}, or begin with less.",
        )


def _contradiction(rule: str, why: str, cure: str) -> RuleViolation:
    return RuleViolation("contradiction", rule, why, cure)
