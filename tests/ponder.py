"""The tiny game with bots that think apart: slowly, for ever, or to their process's death."""

import os
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from parlour.core.game import BotLevel
from tiny import State, Tiny


class Ponder(Tiny):
    """`hard` thinks apart; what it does there is said when the game is made."""

    about = replace(Tiny.about, key="ponder")
    levels = (BotLevel("normal", "Normal", ""), BotLevel("hard", "Hard", "", apart=True))

    def __init__(self, manner: str = "slow", seconds: float = 0.3) -> None:
        self.manner, self.seconds = manner, seconds

    def bot(self, world: State, seat: int, level: str, random: Callable[[], float]) -> Any:
        if level == "hard":
            if self.manner == "dies":
                os._exit(3)
            if self.manner == "fails":
                raise ValueError("no idea")
            time.sleep(self.seconds)
        return super().bot(world, seat, level, random)
