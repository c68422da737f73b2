"""What every refusal asks first: who leads, whose individual it is, whether it can act, whether a scene is being
played."""

from collections.abc import Callable, Iterable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import find_individual, leads, seat_of
from parlour.roleplay.desk import called
from parlour.roleplay.explain import wrong_field

BY_AGREEMENT = "If the group agrees, the game master changes that house rule."
Found = RuleViolation | None
Why = Callable[[State, int, Any], Found]


def named(person: Individual) -> str:
    return person.name or "This individual"


def no_such(rule: str) -> RuleViolation:
    return RuleViolation("bad-target", rule, "There is no such individual.", "Choose one of those at the table.")


def needed(person: Individual) -> RuleViolation:
    return RuleViolation(
        "not-now", "PER-002", f"{named(person)} is needed in what is being played.", "Finish that first."
    )


def seen(state: State, seat: int, who: str) -> Individual | None:
    """An individual this seat knows of: what is hidden is the game master's alone."""
    person = find_individual(state, who)
    return None if person is None or (person.hidden and not leads(state, seat)) else person


def not_own(state: State, seat: int, who: str, rule: str = "PER-002") -> Found:
    """Nobody of that name, or somebody else's."""
    person = seen(state, seat, who)
    if person is None:
        return no_such(rule)
    owner = seat_of(state, person)
    if owner == seat:
        return None
    return RuleViolation(
        "not-yours",
        "PER-002",
        f"{named(person)} is played by {called(state.desk, owner)}.",
        "Act with an individual of your own.",
    )


def not_ready(person: Individual, rule: str) -> Found:
    """Still being made, or dead."""
    if person.stage == "ready":
        return None
    if person.stage == "dead":
        return RuleViolation("dead", "PER-189", f"{named(person)} is dead.", "Choose somebody who lives.")
    return RuleViolation("not-ready", rule, f"{named(person)} is still being made.", "Finish it, and have it approved.")


def in_challenge(state: State, rule: str) -> Found:
    """What can be done only between Challenges."""
    if state.challenge is None:
        return None
    return RuleViolation("not-now", rule, "A Challenge is being settled.", "Settle it first.")


def in_encounter(state: State, rule: str) -> Found:
    """What can be done only outside Challenges and encounters."""
    found = in_challenge(state, rule)
    if found is not None or state.encounter is None:
        return found
    return RuleViolation("not-now", rule, "An encounter is under way.", "Close it first.")


def misfit(offers: Iterable[Offer], command: Any, rule: str) -> RuleViolation:
    """Where nothing closer is wrong: the field that does not fit, or simply not now."""
    return wrong_field(offers, command, rule) or RuleViolation(
        "not-now", rule, "This cannot be done now.", "Look at what is asked above."
    )
