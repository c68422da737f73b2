"""What refusals of checks, scenes, ways, climbs and tasks count, list or name."""

from typing import Any

from parlour.core.saying import Values
from parlour.games.yags.content.numbers import FOOTINGS
from parlour.games.yags.content.tables import (
    CROWDS,
    DIFFICULTIES,
    NOTICES,
    OBSTRUCTIONS,
    SCRAMBLES,
    extras,
    language_band,
)
from parlour.games.yags.model import COUNTERS, Side, Task
from parlour.games.yags.rules.ask import climb_of, creature, find_creature
from parlour.games.yags.rules.contest import MOST_SIDES
from parlour.games.yags.rules.derive import free_metres, gait_refused
from parlour.games.yags.rules.frame import listed as familiarities
from parlour.games.yags.rules.framing import MOST_OBSERVERS
from parlour.games.yags.rules.race import asked
from parlour.games.yags.rules.scramble import part_of_it
from parlour.games.yags.rules.situations_hands import DODGES, thrown_at
from parlour.games.yags.rules.situations_senses import HOW
from parlour.games.yags.rules.tasks import can_try, is_here, least, most, workers
from parlour.games.yags.rules.travel import gaits
from parlour.games.yags.words.checks import pair_words
from parlour.games.yags.words.phrases import listed
from parlour.games.yags.words.refusal_parts import SAY, Filled, Known, choices, gm, played_by
from parlour.games.yags.words.refusal_parts import most as at_most
from parlour.games.yags.words.takes import take_barred
from parlour.roleplay.desk import called

# Checks


def _language(known: Known) -> Filled:
    level = known["it"].level
    return {"level": str(level), "means": language_band(level).text}


def _dodger(known: Known) -> Any:
    return thrown_at(known["state"])


def _take(key: str) -> Values:
    return lambda known: {"why": take_barred(known["state"], known["state"].check, known.get("it"), key)}


def _of_side(known: Known) -> Filled:
    return {"player": played_by(known["state"], creature(known["state"], known["it"].who))["player"]}


def _side_named(known: Known, at: int) -> Filled:
    return {"who": str(creature(known["state"], known["state"].check.sides[at].who).name)}


def _winner(known: Known) -> Filled:
    return _side_named(known, max(known["state"].check.winner, 0))


def _extras(known: Known) -> Filled:
    due = extras(known["state"].check.level)
    return {"count": due, "rule": "YAG-014" if due == 2 else "YAG-013"}


def _familiarities(known: Known) -> Filled:
    return {"choices": listed(familiarities(known["state"], known["side"])[1:], "or")}


# Scenes


def _heavy(known: Known) -> Filled:
    rule = {"sprinting": "YAG-178", "standard": "YAG-Q46"}.get(known["it"], "YAG-179")
    return {"why": gait_refused(known["state"], known["who"], known["it"]), "rule": rule}


def _height(known: Known) -> Filled:
    climb = climb_of(known["state"], known["who"].id)
    return {"height": str(climb.height if climb is not None else 0)}


def _chooser(known: Known) -> Filled:
    state = known["state"]
    return played_by(state, creature(state, state.check.sides[0].who))


def _counter(known: Known) -> Filled:
    by, counter = known["command"].by, known["counter"]
    return {
        "by": by,
        "has": str(getattr(known["who"], counter)),
        "counter": counter,
        "reason": "not-so-many" if by else "nothing-changes",
    }


def _free(known: Known) -> Filled:
    return {"free": str(free_metres(known["state"], known["who"]))}


def _part(known: Known) -> Filled:
    return {"part": str(part_of_it(known["state"]))}


# Tasks


def _name(known: Known, who: str) -> str:
    one = find_creature(known["state"], who)
    return one.name if one is not None else SAY("somebody")


def _away(known: Known) -> Filled:
    return {"who": _name(known, next(who for who in workers(known["it"]) if not is_here(known["state"], who)))}


def _pair(task: Task, side: int) -> str:
    attribute, skill = task.pairs[side]
    return pair_words(Side("", attribute, skill)) if skill else attribute


def _unable(known: Known) -> Filled:
    state, task = known["state"], known["it"]
    at, who = next((side, who) for side, who in enumerate(workers(task)) if not can_try(state, task, who, side))
    return {"who": _name(known, who), "pair": _pair(task, at)}


def _asked(known: Known) -> Filled:
    state = known["state"]
    return {"player": called(state.desk, asked(state) or 0)}


def _reach(known: Known) -> Filled:
    return {"least": str(least(known["task"])), "most": str(most(known["task"]))}


_WATCHED = ("call_pocket", "call_filch", "call_conjure", "call_sneak", "call_lurk", "discover")
VALUES: dict[str, Values] = {
    "language": _language,
    "rated-unknown": choices(DIFFICULTIES),
    "full": at_most(MOST_SIDES),
    "dodge_due": lambda known: {"who": _dodger(known).name},
    "familiarity-unknown": _familiarities,
    "not_your_side": _of_side,
    "no_skill": lambda known: {"skill": known["side"].skill},
    **{f"take-{key}": _take(key) for key in ("opposed", "raw", "no_route")},
    **{key: _take(key) for key in ("no_professional", "fumbles", "unpredictable", "stressful")},
    **{f"extras-{key}": _extras for key in ("too_few", "too_many", "twice", "unknown")},
    "not_your_success": _winner,
    "not_your_roll": lambda known: _side_named(known, 0),
    "not_your_try": gm,
    "call_notice-level-unknown": choices(NOTICES),
    "none_of_that": lambda known: {"attribute": HOW[known["it"]]},
    **{f"{tag}-observers-too_many": at_most(MOST_OBSERVERS) for tag in _WATCHED},
    "crowd-unknown": choices(CROWDS),
    "not_thrown_at": lambda known: played_by(known["state"], _dodger(known)),
    "dodge-skill-unknown": choices(DODGES),
    # Scenes
    "obstruction-unknown": choices(OBSTRUCTIONS),
    **{f"{field}-unknown": choices(FOOTINGS) for field in ("unstable", "narrow", "slippery")},
    "start_rounds-rounds_on": lambda known: {"round": str(known["state"].scene.round)},
    **{f"move_free-metres-{key}": _free for key in ("too_low", "too_high")},
    "too_heavy": _heavy,
    "not_your_choice": _chooser,
    "not_for_long": lambda known: {"choices": listed(gaits(known["state"]), "or")},
    "over-unknown": choices(SCRAMBLES),
    "said_already": lambda known: {"metres": str(known["state"].check.metres)},
    **{f"part_way-metres-{key}": _part for key in ("too_low", "too_high")},
    **{f"start-{key}": _height for key in ("too_low", "too_high")},
    "counter-unknown": choices(COUNTERS),
    "by-too_low": _counter,
    # Tasks
    "none_of_it": lambda known: {"rule": "YAG-038" if known["command"].skill else "YAG-Q67"},
    "somebody_away": _away,
    "somebody_unable": _unable,
    "unable": lambda known: {"pair": _pair(known["task"], known["side"])},
    **{f"{tag}-not_asked": _asked for tag in ("block", "use_mastery")},
    **{f"change_task-needed-{key}": _reach for key in ("too_low", "too_high")},
}
