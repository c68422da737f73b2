"""What many commands ask first: who leads, whether there is a session, a scene, a check; whose creature it is, whether
it is there and able. Each condition is True where it forbids."""

from collections.abc import Callable
from typing import NamedTuple

from parlour.core.judge import Asking, Field, One, about, waived
from parlour.games.yags.model import ATTRIBUTES, Check, Creature, Side, Stage, State
from parlour.games.yags.rules.ask import base, climb_of, is_npc, open_check
from parlour.games.yags.rules.derive import move
from parlour.roleplay.cast import in_hiding, no_scene, no_session, not_gm, not_here, not_yours, people

# The moment


def check_open(state: State) -> bool:
    """One check at a time."""
    return open_check(state) is not None


def no_rounds(state: State) -> bool:
    return not state.scene.round


def rounds_on(state: State) -> bool:
    return bool(state.scene.round)


def nobody_here(state: State) -> bool:
    return not any([one.here and one.stage == "ready" for one in state.creatures])


PLAYING = (no_session, no_scene)
"""In a scene;"""
BETWEEN = (*PLAYING, check_open)
"""and between checks."""
CALLING = (not_gm, *BETWEEN, nobody_here)
"""YAG-005: the game master calls for checks, one after another, in a scene."""


# The check that is open


def no_check(state: State) -> bool:
    return open_check(state) is None


def dice_down(state: State) -> bool:
    check = open_check(state)
    return check is not None and check.stage != "open"


def die_fallen(state: State) -> bool:
    """K1: the frame changes only before the dice."""
    check = open_check(state)
    return check is not None and any([side.mode for side in check.sides])


def dodge_due(state: State) -> bool:
    """YAG-247: who is thrown at has yet to say whether to dodge."""
    check = open_check(state)
    return check is not None and check.due == "dodge"


FRAMING = (not_gm, no_check, dice_down, die_fallen)
ROLLING = (no_check, dice_down)


def the_check(state: State) -> Check:
    assert state.check is not None
    return state.check


def sides(state: State) -> dict[int, Side]:
    """Of the open check, by their places."""
    return dict(enumerate(the_check(state).sides))


# Creatures


def dead(it: Creature) -> bool:
    return it.stage == "dead"


def unfinished(it: Creature) -> bool:
    return it.stage not in ("ready", "dead")


def unseen(hidden: bool, it: Creature) -> bool:
    """YAG-Q75: in secret the unseen roll, too."""
    return it.hidden and not hidden


KNOWN = (dead, unfinished)
"""Somebody who can be played,"""
SHOWN = (*KNOWN, in_hiding)
"""in the open,"""
HERE = (*SHOWN, not_here)
"""in the scene,"""
SECRET = (*KNOWN, unseen, not_here)
"""there in the open or, where it is secret, unseen;"""
LURKING = (*KNOWN, not_here)
"""always secret;"""
OWN_HERE = (not_yours, *HERE)
"""or this seat's own."""


def asked_for(attribute: str) -> Callable[[Creature], bool]:
    """YAG-038, YAG-Q67: a condition by the name of the attribute: nothing there to roll with."""

    def none_of_it(it: Creature) -> bool:
        return not base(it, attribute)

    none_of_it.__name__ = f"no_{attribute.lower()}"
    return none_of_it


NO = {attribute: asked_for(attribute) for attribute in ATTRIBUTES}


# Moving


def on_a_wall(state: State, it: Creature) -> bool:
    return climb_of(state, it.id) is not None


def overloaded(state: State, it: Creature) -> bool:
    """YAG-181."""
    return not move(state, it)


def barred(it: Creature) -> bool:
    """YAG-206: a climb failed in this round."""
    return it.barred


def moved(it: Creature) -> bool:
    """Once a round."""
    return bool(it.gait or it.gone)


# Sheets


def in_review(it: Creature) -> bool:
    """It waits for the game master; she takes no steps with her own."""
    return it.stage == "review" and not is_npc(it)


def built(it: Creature) -> bool:
    return it.stage == "ready"


def strictly_at(stage: Stage) -> tuple[Callable[[Creature], bool], ...]:
    """At this step of building, and nowhere else."""

    def wrong_step(it: Creature) -> bool:
        return it.stage != stage and not is_npc(it)

    return in_review, built, wrong_step


def at_step(stage: Stage) -> tuple[object, ...]:
    """This seat's own, at this step."""
    return not_yours, dead, *[waived(one) for one in strictly_at(stage)]


def made_or_at(stage: Stage) -> tuple[Asking, ...]:
    """Made, or at this step."""

    def wrong_step(it: Creature) -> bool:
        return it.stage not in (stage, "ready") and not is_npc(it)

    return waived(in_review), waived(wrong_step)


# What is rolled


class Learning(NamedTuple):
    """What somebody knows of a skill."""

    name: str
    kind: str
    level: int = 0
    default: int = 0
    """The level of what stands in for it."""


RAW = Learning("a raw attribute", "raw", 1)


def skills(state: State, who: Creature) -> dict[str, Learning]:
    """The campaign's, the raw attribute (YAG-261), and the languages, which are not rolled."""
    levels = {known.name: known.level for known in who.skills}
    found = {one.name: Learning(one.name, "language", one.level) for one in who.languages}
    found[""] = RAW
    for one in state.skills:
        found[one.name] = Learning(one.name, one.kind, levels.get(one.name, 0), levels.get(one.default, 0))
    return found


def none_at_all(who: Creature, it: str) -> bool:
    """YAG-038, YAG-Q67."""
    return not base(who, it)


def language(it: Learning) -> bool:
    """YAG-082: understood or not."""
    return it.kind == "language"


def unknown_knowledge(it: Learning) -> bool:
    """YAG-078, YAG-Q48."""
    return it.kind == "knowledge" and not it.level and not it.default


def side(who: str, attribute: str, skill: str, unless: tuple[object, ...], distinct: str = "") -> dict[str, Field]:
    """Somebody in the scene, and what they roll."""
    return {
        who: One(people, unless=unless, distinct=distinct),
        attribute: One(ATTRIBUTES, unless=(about(none_at_all, who=who),)),
        skill: One(about(skills, who=who), unless=(language, unknown_knowledge)),
    }
