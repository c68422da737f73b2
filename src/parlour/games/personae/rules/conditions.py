"""What many commands ask first: who leads, whether a scene, an encounter, a Challenge is on, whose individual it is and
whether it can act. Each condition is True where it forbids."""

from parlour.core.judge import waived
from parlour.games.personae.model import Challenge, Individual, Power, Skill, State
from parlour.games.personae.rules.ask import is_npc, on_turn, violent
from parlour.games.personae.rules.derive import in_force
from parlour.games.personae.rules.health import able
from parlour.roleplay.cast import in_hiding, no_scene, no_session, not_here, not_yours
from parlour.roleplay.switches import told

# The moment


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


def unfinished(it: Individual) -> bool:
    """Still being made."""
    return it.stage not in ("ready", "dead")


def dead(it: Individual) -> bool:
    """PER-189."""
    return it.stage == "dead"


def unconscious(it: Individual) -> bool:
    """PER-188."""
    return not it.conscious


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
ABLE = (not_here, unconscious, near_death)
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


AT_LEISURE = (waived(not_your_turn), waived(acted), waived(opening_due))
"""On turn, with the action left for something that is no Challenge."""
TAKING = (*ACTING, *AT_LEISURE)
"""One's own, able, and so."""


# The open Challenge


def challenge_of(state: State) -> Challenge:
    assert state.challenge is not None
    return state.challenge


def helping_still(state: State) -> bool:
    """It is still asked who helps,"""
    return state.challenge is not None and state.challenge.stage == "help"


def answering_still(state: State) -> bool:
    """or how it is answered,"""
    return state.challenge is not None and state.challenge.stage == "answer"


def setting_still(state: State) -> bool:
    """or what else bears on the roll."""
    return state.challenge is not None and state.challenge.stage == "settings"


def dice_down(state: State) -> bool:
    return state.challenge is not None and state.challenge.stage not in ("help", "answer", "settings")


def help_settled(state: State) -> bool:
    return answering_still(state) or setting_still(state)


UNROLLED = (*PLAYED, no_challenge, dice_down)
"""A Challenge is open, and its dice have not fallen:"""
HELPING = (*PLAYED, no_challenge, help_settled, dice_down)
"""it is asked who helps,"""
SETTING = (*PLAYED, no_challenge, helping_still, answering_still, dice_down)
"""or everything is set."""
ROLLED = (*PLAYED, no_challenge, helping_still, answering_still, setting_still)
"""They have fallen."""


def sides(state: State) -> range:
    """The sides of the open Challenge, by their place."""
    return range(len(challenge_of(state).sides))


def undecided_side(state: State, it: int) -> bool:
    """It has not said what it uses."""
    return not challenge_of(state).sides[it].chosen


# Skills and Powers


def skills_or_none(who: Individual) -> dict[str, Skill | None]:
    """What is on the sheet, and one die without any of it."""
    return {**{skill.id: skill for skill in who.skills}, "": None}


def unapproved(it: Skill | None) -> bool:
    return it is not None and not it.approved


def powers_of(who: Individual) -> tuple[Power, ...]:
    return who.powers


def pending(who: Individual, it: Power) -> bool:
    """PER-091: it waits for the game master's word."""
    return not in_force(who, it)


def powers_used_up(state: State, who: Individual, it: Power) -> bool:
    """PER-087: as often as one likes, unless the table sets a limit."""
    return bool(state.options.powers_limit) and who.used_encounter >= state.options.powers_limit


def oneself(who: Individual, it: Individual) -> bool:
    return it.id == who.id


def goal_length(state: State) -> int:
    """PER-125: the goal is stated openly, unless the table does without."""
    return told(state) if state.options.goal_required == "on" else 0
