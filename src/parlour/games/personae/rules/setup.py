"""How a table begins: seats, a desk, and nothing on it."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Chance
from parlour.games.personae.model import Options, State
from parlour.roleplay.desk import new_desk


def initial(names: Sequence[str], options: Options) -> State:
    return State(new_desk(tuple(names)), options)


def start(names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[Any, ...], State]:
    return (), initial(names, options)
