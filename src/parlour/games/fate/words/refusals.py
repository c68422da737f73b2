"""Why something is refused: what its sentence in refusals*.ftl counts, lists or names."""

from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.saying import Refusals, Values
from parlour.games.fate.model import State
from parlour.games.fate.rules.cast import refused_file
from parlour.games.fate.words import refusals_people, refusals_roll, refusals_scene
from parlour.games.fate.words.reader import player
from parlour.games.fate.words.refusal_parts import Filled, Known, name_of, named, roller, yes
from parlour.roleplay.chapter import leads
from parlour.roleplay.refusals import as_found, tag

__all__ = ["SENTENCES", "busy_words", "gm_only", "named"]
LEADING = Phrasebook(__package__, "leading")
_BY = {
    "add_task": "FAE-125",
    "end_challenge": "FAE-125",
    "make_mook": "FAE-167",
    "oppose_task": "FAE-125",
    "set_difficulty": "FAE-123",
    "start_challenge": "FAE-185",
    "start_conflict": "FAE-185",
    "start_contest": "FAE-185",
}
"""Where another rule says so than the command's own."""


def gm_only(state: State, does: str) -> tuple[str, str]:
    """What is wrong, and what to do, where the desk says what only the game master does."""
    known = {"does": does, "gm": player(state, state.desk.gm)}
    return LEADING("desk", **known), LEADING.part("desk", "cure", **known)


def busy_words(state: State) -> tuple[str, str]:
    """The same where a roll is open."""
    book = SENTENCES.books[0]
    return book("roll_open", roller=roller(state)), book.part("roll_open", "cure")


def _not_gm(known: Known) -> Filled:
    state, command = known["state"], tag(known)
    return {"why": LEADING(command), "gm": player(state, state.desk.gm), "rule": _BY.get(command, "")}


def _leads(known: Known) -> Filled:
    return {"leads": yes(leads(known["state"], known["seat"]))}


def _roll_open(known: Known) -> Filled:
    return {"roller": roller(known["state"])}


def _under_way(known: Known) -> Filled:
    state = known["state"]
    return {"what": "challenge" if state.challenge else "contest" if state.contest else "conflict"}


def _owner(known: Known) -> Filled:
    person, state = known["it"], known["state"]
    return {"it": person.name, "player": player(state, state.desk.gm if person.controller < 0 else person.controller)}


def _turn(known: Known) -> Filled:
    conflict = known["state"].conflict
    return {"turn": listed([name_of(known["state"], who) for who in conflict.order[conflict.at]])}


def _how(known: Known) -> Filled:
    return {"approaches": yes(known["who"].ratings), "name": known["who"].name}


_PICKS = (
    "call_milestone",
    "clear_at",
    "confirm",
    "pick_add",
    "pick_nothing",
    "pick_replace",
    "pick_rewrite",
    "pick_swap",
    "raise_approach",
    "rewrite_high",
    "take_refresh",
    "take_stunt_instead",
    "unpick",
)
VALUES: dict[str, Values] = {
    **dict.fromkeys(("no_scene", "no_conflict", "not_begun", "not_here", "not_in_conflict"), _leads),
    **dict.fromkeys(("not_yours", "not_yours_nor_gm"), _owner),
    **dict.fromkeys(("roll_open", *[f"{pick}-roll_open" for pick in _PICKS]), _roll_open),
    "not_gm": _not_gm,
    "under_way": _under_way,
    "not_your_turn": _turn,
    "how-unknown": _how,
    **refusals_roll.VALUES,
    **refusals_scene.VALUES,
    **refusals_people.VALUES,
}
SENTENCES = Refusals(
    Phrasebook(__package__, "refusals"),
    Phrasebook(__package__, "refusals_roll"),
    Phrasebook(__package__, "refusals_scene"),
    Phrasebook(__package__, "refusals_people"),
    values=VALUES,
    others={"unreadable": as_found(lambda known: refused_file(known["state"], known["seat"], known["file"]))},
)
