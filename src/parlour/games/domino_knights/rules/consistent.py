"""Whether options fit together (6.5): any sensible combination does; a contradiction is refused with what would be
right."""

from parlour.core.game import RuleViolation
from parlour.games.domino_knights.model import TIMED_GOALS, Options
from parlour.games.domino_knights.words.options import SAY


def check(options: Options) -> None:
    """DK-029, DK-184 and what excludes what."""
    _check_goal(options)
    if options.fame and options.goal == "healthiestAfter":
        raise _wrong("contradiction", "DK-168", "no-healthiest")
    if options.fame_unblocked == "gain1" and options.goal == "fameAttrition":
        raise _wrong("contradiction", "DK-182", "no-gains")
    if options.looting and options.dominoless and options.nl_graveyard == "none":
        raise _wrong("contradiction", "DK-A86", "no-place-for-loot")


def _check_goal(options: Options) -> None:
    if options.goal is None:
        raise _wrong("goal-missing", "DK-029", "no-goal")
    if options.goal in (*TIMED_GOALS, "random") and options.minutes < 1:
        raise _wrong("goal-missing", "DK-184", "no-time-limit")
    if options.goal not in ("fameFirstTo", "random"):
        return
    if options.fame_goal < 1:
        raise _wrong("goal-missing", "DK-184", "no-fame-total")
    if options.fame_goal <= options.fame_start:
        known = {"total": str(options.fame_goal), "start": str(options.fame_start)}
        raise _wrong("contradiction", "DK-177", "won-at-once", **known)


def _wrong(reason: str, rule: str, key: str, **known: str) -> RuleViolation:
    return RuleViolation(reason, rule, SAY(key, **known), SAY.part(key, "cure", **known))
