"""What many commands ask first: who leads, whether a scene, an encounter, a Challenge is on, whose individual it is and
whether it can act. Each condition is True where it forbids."""

from parlour.games.personae.model import Challenge, Individual, State
from parlour.games.personae.rules.ask import is_npc, leads, on_turn, seat_of, violent
from parlour.games.personae.rules.health import able

# The moment


def not_gm(state: State, seat: int) -> bool:
    return not leads(state, seat)


def no_session(state: State) -> bool:
    return not state.desk.sitting


def no_scene(state: State) -> bool:
    return not state.scene.open


def scene_open(state: State) -> bool:
    return state.scene.open


def challenge_open(state: State) -> bool:
    return state.challenge is not None


def no_challenge(state: State) -> bool:
    return state.challenge is None


def consent_asked(state: State) -> bool:
    """PER-Q73: a Power waits for the willing."""
    return state.consent is not None


def attack_due(state: State) -> bool:
    """PER-071, PER-Q57: somebody was provoked."""
    return state.encounter is not None and any(state.encounter.provoked)


def scene_closing(state: State) -> bool:
    return state.scene.closing


def encounter_closing(state: State) -> bool:
    return state.encounter is not None and state.encounter.closing


def encounter_on(state: State) -> bool:
    return state.encounter is not None


def no_encounter(state: State) -> bool:
    return state.encounter is None


def not_violent(state: State) -> bool:
    return not violent(state)


def unordered(state: State) -> bool:
    """PER-160: nobody has a place yet."""
    return state.encounter is not None and (bool(state.encounter.waiting) or not state.encounter.order)


PLAYED = (no_session, no_scene)
"""A scene is being played,"""
QUIET = (*PLAYED, challenge_open, consent_asked, attack_due)
"""nothing is open that must be answered first,"""
FREE = (*QUIET, scene_closing, encounter_closing)
"""and neither the scene nor the encounter is being closed."""
COUNTED = (*PLAYED, no_encounter)
"""Turns are counted."""


# Individuals


def people(state: State, seat: int) -> list[Individual]:
    """Whom this seat may know of: what is hidden reads like what does not exist."""
    lead = leads(state, seat)
    return [one for one in state.individuals if lead or not one.hidden]


def in_the_open(state: State) -> list[Individual]:
    """Everybody who is known to all."""
    return [one for one in state.individuals if not one.hidden]


def not_yours(state: State, seat: int, it: Individual) -> bool:
    return seat_of(state, it) != seat


def not_yours_nor_gm(state: State, seat: int, it: Individual) -> bool:
    return not leads(state, seat) and seat_of(state, it) != seat


def unfinished(it: Individual) -> bool:
    """Still being made."""
    return it.stage not in ("ready", "dead")


def dead(it: Individual) -> bool:
    """PER-189."""
    return it.stage == "dead"


def in_hiding(it: Individual) -> bool:
    return it.hidden


def not_here(it: Individual) -> bool:
    return not it.here


def unconscious(it: Individual) -> bool:
    """PER-188."""
    return not it.conscious


def fallen(it: Individual) -> bool:
    """PER-189: dead, though nobody has said so yet."""
    return it.status == "dead"


def near_death(state: State, it: Individual) -> bool:
    """PER-204: only recovery and speech are left."""
    return not able(state, it)


def no_sheet(it: Individual) -> bool:
    """PER-254."""
    return not it.numbered


def numbered_already(it: Individual) -> bool:
    return it.numbered


def companion(it: Individual) -> bool:
    return it.role == "companion"


def supporting(it: Individual) -> bool:
    return is_npc(it)


MADE = (unfinished, dead)
"""In play,"""
MINE = (not_yours, unfinished, dead, in_hiding)
"""one's own and in play,"""
ABLE = (not_here, fallen, unconscious, near_death)
"""in the scene and able to act,"""
ACTING = (*MINE, *ABLE)
"""or all of that."""


# Turns


def not_your_turn(state: State, it: Individual) -> bool:
    """PER-162."""
    return state.encounter is not None and on_turn(state) != it.id


def acted(state: State, it: Individual) -> bool:
    """PER-163, PER-165."""
    return state.encounter is not None and it.acted


def opening_due(state: State) -> bool:
    """PER-161: the escalator's Challenge comes first."""
    return state.encounter is not None and state.encounter.opening


# The open Challenge


def challenge_of(state: State) -> Challenge:
    assert state.challenge is not None
    return state.challenge
