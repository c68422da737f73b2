"""How a table begins: seats, a desk, and the campaign's skills and techniques to begin with."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Chance
from parlour.games.yags.content.campaign import LIBRARY, SKILLS
from parlour.games.yags.model import Options, State
from parlour.roleplay.desk import new_desk


def initial(names: Sequence[str], options: Options) -> State:
    return State(new_desk(tuple(names)), options, SKILLS, LIBRARY)


def start(names: Sequence[str], options: Options, chance: Chance) -> tuple[tuple[Any, ...], State]:
    return (), initial(names, options)
