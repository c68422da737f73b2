"""What the laws of judgement need to know of a game, and how its states are brought a little out of joint."""

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.core.game import Game
from parlour.core.judge import Move
from parlour.core.saying import Sayings

YES_NO = (True, False)


class Judged(NamedTuple):
    game: Game
    moves: Mapping[type, Move]
    sentences: Sayings
    name: Callable[[Mapping[str, Any], Any], str]
    shaken: Callable[[Any, random.Random], Any]
    """The same state, a little out of joint: what random play hardly ever reaches."""
    elsewhere: frozenset[str]
    """Reasons that the game's own tests meet, and random play hardly ever does."""


def shake(thing: Any, rnd: random.Random, chance: float, **values: tuple[Any, ...]) -> Any:
    """Some fields at another of these values."""
    changed = {name: rnd.choice(of) for name, of in values.items() if rnd.random() < chance}
    return replace(thing, **changed) if changed else thing
