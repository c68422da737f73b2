"""Small change of refusals: how things are called in them, and what several sentences ask for."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import find_individual, is_npc, on_turn
from parlour.games.personae.words.phrases import SAY, plain
from parlour.roleplay.cast import seat_of
from parlour.roleplay.desk import called

Known = Mapping[str, Any]
Filled = dict[str, str | int]


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal."""
    if isinstance(thing, Individual):
        return thing.name or SAY("nameless")
    return plain(thing) if isinstance(thing, int) else str(getattr(thing, "name", thing))


def name_of(state: State, who: str) -> str:
    """Somebody who is known to all."""
    person = find_individual(state, who)
    return person.name if person is not None else SAY("nobody")


def led(known: Known) -> Filled:
    return {"gm": called(known["state"].desk, known["state"].desk.gm)}


def owner(known: Known) -> Filled:
    return {"player": called(known["state"].desk, seat_of(known["state"], known["it"]))}


def unordered(known: Known) -> Filled:
    """Why there is no order yet."""
    return {"now": "choosing" if known["state"].encounter.waiting else "unset"}


def whose_turn(known: Known) -> Filled:
    person = find_individual(known["state"], on_turn(known["state"]))
    return {"now": "nobody", "who": ""} if person is None else {"now": "turn", "who": person.name}


def not_your_turn(known: Known) -> Filled:
    encounter = known["state"].encounter
    if encounter is not None and (encounter.waiting or not encounter.order):
        return {**unordered(known), "who": "", "rule": "PER-160"}
    return {**whose_turn(known), "rule": "PER-162"}


def opening(known: Known) -> Filled:
    """Who has escalated."""
    return {"who": name_of(known["state"], known["state"].encounter.escalator)}


def provoked(known: Known) -> Filled:
    return {"who": name_of(known["state"], known["state"].encounter.provoked.who)}


def first_of(find: Callable[[Known], list[tuple[str, str]]]) -> Callable[[Known], Filled]:
    """What a whole lacks, as the rules list it: the first of it."""

    def told(known: Known) -> Filled:
        rule, fault = find(known)[0]
        return {"rule": rule, "fault": fault}

    return told


def at_step(known: Known) -> Filled:
    """Somebody is not at the step of creation that this belongs to."""
    person = known["it"]
    if person.stage in ("ready", "dead"):
        return {"stage": "made", "cure": "npc" if is_npc(person) else "plan", "reason": "made"}
    return {"stage": person.stage, "cure": "wait" if person.stage == "review" else "step", "reason": "wrong-step"}
