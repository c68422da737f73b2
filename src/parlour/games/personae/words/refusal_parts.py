"""Small change of refusals: how things are called in them, and parts several sentences share."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.saying import Said
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import find_individual, is_npc, on_turn
from parlour.roleplay.cast import seat_of
from parlour.roleplay.desk import called

Known = Mapping[str, Any]
BY_AGREEMENT = "If the group agrees, the game master changes that house rule."


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal."""
    if isinstance(thing, Individual):
        return thing.name or "This individual"
    return str(getattr(thing, "name", thing))


def name_of(state: State, who: str) -> str:
    """Somebody who is known to all."""
    person = find_individual(state, who)
    return person.name if person is not None else "Nobody"


def gm_only(state: State, does: str) -> tuple[str, str]:
    """What is wrong, and what to do."""
    return f"Only the game master {does}.", f"Ask {called(state.desk, state.desk.gm)}."


def owner(known: Known) -> str:
    person = known["it"]
    return f"{named(known, person)} is played by {called(known['state'].desk, seat_of(known['state'], person))}."


def turn_of(known: Known) -> str:
    person = find_individual(known["state"], on_turn(known["state"]))
    return f"It's {person.name}'s turn." if person is not None else "Nobody's turn has come yet."


def _unordered(known: Known) -> bool:
    encounter = known["state"].encounter
    return encounter is not None and (bool(encounter.waiting) or not encounter.order)


def _turn_cure(known: Known) -> str:
    if not _unordered(known):
        return "Wait for your turn."
    waiting = known["state"].encounter.waiting
    return (
        "Everybody in it chooses a Skill for the order first." if waiting else "The game master sets the order first."
    )


NOT_YOUR_TURN = Said(
    lambda known: "The order isn't settled yet." if _unordered(known) else turn_of(known),
    _turn_cure,
    lambda known: "PER-160" if _unordered(known) else "PER-162",
    "not-your-turn",
)


def first_of(
    find: Callable[[Known], list[tuple[str, str]]], cure: str = "Fix that first.", reason: str = "not-complete"
) -> Said:
    """What a whole lacks, as the rules list it: the first of it."""
    return Said(lambda known: find(known)[0][1], cure, lambda known: find(known)[0][0], reason)


_STEPS = {
    "concept": "the concept",
    "ranks": "the ranks",
    "points": "the Creation Points",
    "traits": "the Traits",
    "gear": "the gear",
}


def wrong_step(wanted: str, rule: str) -> Said:
    """Somebody is not at the step of creation that this belongs to."""

    def why(known: Known) -> str:
        person = known["it"]
        if person.stage == "review":
            return f"{person.name} is waiting for the game master's approval."
        return (
            f"{person.name} is finished."
            if person.stage in ("ready", "dead")
            else f"{person.name} is at the step of {_STEPS[person.stage]}."
        )

    def cure(known: Known) -> str:
        person = known["it"]
        if person.stage == "review":
            return "Go back a step, or wait."
        if person.stage not in ("ready", "dead"):
            return f"Go to the step of {wanted}."
        return (
            "Overrule a value, or make somebody else."
            if is_npc(person)
            else "Plan what changes from now on: it costs Development Points."
        )

    return Said(why, cure, rule, lambda known: "made" if known["it"].stage in ("ready", "dead") else "wrong-step")
