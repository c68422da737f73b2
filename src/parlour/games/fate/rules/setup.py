"""How a table begins: seats, a desk, and nothing on it."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Chance
from parlour.games.fate import moves as m
from parlour.games.fate.model import Options, State
from parlour.games.fate.rules.draft import Draft
from parlour.roleplay.desk import new_desk


def initial(names: Sequence[str], options: Options) -> State:
    return State(new_desk(tuple(names)), options)


def start(names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[Any, ...], State]:
    """The first seat leads; a deck of fate is complete where one is used."""
    draft = Draft(initial(names, options), chance)
    if options.roll_mode != "dice":
        draft.put(m.DeckShuffled())
    return tuple(draft.events), draft.state
