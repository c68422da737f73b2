"""Skilled professionals (2.4): why somebody may not take 0 or 10. Reads, never decides."""

from parlour.core.game import RuleViolation
from parlour.games.yags.content.numbers import PROFESSIONAL
from parlour.games.yags.model import Check, State
from parlour.games.yags.rules.ask import creature, score
from parlour.games.yags.rules.sums import reckoned


def refused(state: State, check: Check, at: int, what: str) -> RuleViolation | None:
    """YAG-030, YAG-Q40, and what else bars it. What the game master has not said yet (YAG-031) is no refusal."""
    side = check.sides[at]
    if len(check.sides) > 1 or check.due:
        return RuleViolation("opposed", "YAG-030", "Nobody can take 0 or 10 against somebody else.", "Roll the die.")
    if not side.skill:
        return RuleViolation(
            "raw", "YAG-Q40", "A raw attribute check has no skill to be professional in.", "Roll the die."
        )
    if not side.route:
        return RuleViolation(
            "no-route", "YAG-103", "It is not said yet which skill is used.", "Choose the route first."
        )
    return None if state.lax else _barred(state, check, at, what)


def _barred(state: State, check: Check, at: int, what: str) -> RuleViolation | None:
    """YAG-026 to YAG-029: what the game master may lay aside."""
    side = check.sides[at]
    rolled = {"default": side.default, "unskilled": ""}.get(side.route, side.skill)
    level = score(creature(state, side.who), rolled) if rolled else 0
    if level < PROFESSIONAL:
        return RuleViolation(
            "not-professional", "YAG-026", f"It takes a skill of {PROFESSIONAL}; here it is {level}.", "Roll the die."
        )
    chance = reckoned(state, check, at).fumble
    if chance > 1:
        return RuleViolation(
            "fumble", "YAG-029", f"With a fumble chance of {chance} nothing is predictable.", "Roll the die."
        )
    if check.predictable is False:
        return RuleViolation(
            "not-predictable", "YAG-027", "The game master has called it unpredictable.", "Roll the die."
        )
    if what == "take10" and check.stressful:
        return RuleViolation("stressful", "YAG-028", "There is no calm to take 10 in.", "Take 0, or roll the die.")
    return None


def unjudged(check: Check, what: str) -> bool:
    """YAG-031: the game master has yet to say."""
    return check.predictable is None or (what == "take10" and check.stressful is None)
