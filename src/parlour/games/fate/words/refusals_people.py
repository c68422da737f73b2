"""Refusals about characters: making them, stunts, the cast, recovery and milestones."""

from collections.abc import Callable

from parlour.core.saying import Values
from parlour.games.fate.rules.ask import Lack
from parlour.games.fate.rules.creation import lacks
from parlour.games.fate.rules.milestone import reward_of
from parlour.games.fate.rules.rewards import wanting
from parlour.games.fate.words.refusal_parts import Filled, Known, lacking
from parlour.roleplay.refusals import tag


def _unfinished(known: Known) -> Filled:
    state, seat = known["state"], known["seat"]
    return {"unfinished": next(c.name for c in state.characters if c.controller == seat and c.status != "ready")}


def _healing(known: Known) -> Filled:
    return {"degree": str(known["it"]), "rule": "FAE-154" if known["it"] == "severe" else "FAE-146"}


def _kind(known: Known) -> Filled:
    return {"kind": known["state"].milestone.kind}


def _missing(find: Callable[[Known], list[Lack]]) -> Values:
    """What a whole lacks, as the rules list it: the first, and how many more."""

    def told(known: Known) -> Filled:
        found = find(known)
        return {"first": lacking(found[0]), "more": len(found) - 1, "rule": found[0].rule}

    return told


def _lacking(known: Known) -> list[Lack]:
    return lacks(known["state"], known["it"])


def _wanting(known: Known) -> list[Lack]:
    return wanting(known["state"], known["it"], reward_of(known["state"], known["it"].id))


VALUES: dict[str, Values] = {
    **dict.fromkeys(("submit-not_complete", "draft_not_complete"), _missing(_lacking)),
    **dict.fromkeys(("clear_at-none_taken", "too_fresh", "implausible", "told_already"), _healing),
    **dict.fromkeys(("severe", "not_significant", "not_major"), _kind),
    "confirm-not_complete": _missing(_wanting),
    "one_at_a_time": _unfinished,
    "not_a_draft": lambda known: {"tag": tag(known)},
    "wrong_moment": lambda known: {"when": known["it"].stunt.when},
    "at_the_top": lambda known: {"approach": str(known["it"]), "most": known["state"].options.approach_max},
}
