"""Skilled professionals (2.4): why somebody may not take 0 or 10. What the game master has not said yet (YAG-031) is no
refusal."""

from parlour.games.yags.content.numbers import PROFESSIONAL
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import creature, is_contest, score
from parlour.games.yags.rules.conditions import the_check
from parlour.games.yags.rules.sums import reckoned


def opposed(state: State) -> bool:
    """YAG-030: nobody takes 0 or 10 against somebody else."""
    return is_contest(the_check(state))


def raw(it: Side) -> bool:
    """YAG-Q40: a raw attribute check has no skill to be professional in."""
    return not it.skill


def no_route(it: Side) -> bool:
    return not it.route


def level_of(state: State, side: Side) -> int:
    """Of the skill it is rolled with."""
    rolled = {"default": side.default, "unskilled": ""}.get(side.route, side.skill)
    return score(creature(state, side.who), rolled) if rolled else 0


def no_professional(state: State, it: Side) -> bool:
    """YAG-026."""
    return level_of(state, it) < PROFESSIONAL


def fumbles(state: State, it: Side) -> bool:
    """YAG-029: more than the usual fumble chance."""
    return is_risky(state, the_check(state), it)


def is_risky(state: State, check: Check, side: Side) -> bool:
    return reckoned(state, check, check.sides.index(side)).fumble > 1


def unpredictable(state: State) -> bool:
    """YAG-027."""
    return the_check(state).predictable is False


def stressful(state: State, it: str) -> bool:
    """YAG-028."""
    return it == "take10" and bool(the_check(state).stressful)


def barred_by(state: State, check: Check, side: Side, what: str) -> str:
    """The first of them, for who has asked and for who looks; empty where nothing bars it."""
    found = {
        "opposed": is_contest(check),
        "dodge_due": bool(check.due),
        "raw": raw(side),
        "no_route": no_route(side),
    }
    if not any(found.values()) and not state.lax:
        found |= {
            "no_professional": no_professional(state, side),
            "fumbles": is_risky(state, check, side),
            "unpredictable": check.predictable is False,
            "stressful": what == "take10" and bool(check.stressful),
        }
    return next((key for key, forbids in found.items() if forbids), "")


def unjudged(check: Check, what: str) -> bool:
    """YAG-031: the game master has yet to say."""
    return check.predictable is None or (what == "take10" and check.stressful is None)
