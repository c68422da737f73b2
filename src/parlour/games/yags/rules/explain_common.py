"""What every refusal asks first: who leads, whose creature it is, whether it can act, whether a scene is being
played."""

from collections.abc import Callable, Iterable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import find_creature, leads, open_check, seat_of
from parlour.roleplay.desk import called
from parlour.roleplay.explain import wrong_field

Found = RuleViolation | None
Why = Callable[[State, int, Any], Found]
RULE = "YAG-005"
"""Where no rule is closer: what to roll and how hard it is, the game master says."""


def named(one: Creature) -> str:
    return one.name or "This creature"


def no_such(rule: str) -> RuleViolation:
    return RuleViolation("bad-target", rule, "There is nobody of that kind.", "Choose one of those at the table.")


def seen(state: State, seat: int, who: str) -> Creature | None:
    """A creature this seat knows of: what is hidden is the game master's alone."""
    one = find_creature(state, who)
    return None if one is None or (one.hidden and not leads(state, seat)) else one


def not_own(state: State, seat: int, who: str, rule: str) -> Found:
    """Nobody of that kind, or somebody else's."""
    one = seen(state, seat, who)
    if one is None:
        return no_such(rule)
    owner = seat_of(state, one)
    if owner == seat:
        return None
    return RuleViolation(
        "not-yours", rule, f"{named(one)} is played by {called(state.desk, owner)}.", "Act with somebody of your own."
    )


def not_ready(one: Creature, rule: str) -> Found:
    """Still being built, or dead."""
    if one.stage == "ready":
        return None
    if one.stage == "dead":
        return RuleViolation("dead", rule, f"{named(one)} is dead.", "Choose somebody who lives.")
    return RuleViolation("not-ready", rule, f"{named(one)} is still being built.", "Hand it in, and have it approved.")


def in_check(state: State, rule: str) -> Found:
    """What can be done only between checks."""
    if open_check(state) is None:
        return None
    return RuleViolation("not-now", rule, "A check is being made.", "See it through, or call it off.")


def misfit(offers: Iterable[Offer], command: Any, rule: str) -> RuleViolation:
    """Where nothing closer is wrong: the field that does not fit, or simply not now."""
    return wrong_field(offers, command, rule) or RuleViolation(
        "not-now", rule, "This cannot be done now.", "Look at what is asked above."
    )
