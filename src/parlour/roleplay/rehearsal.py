"""Setting the scene of *Try it now*: commands are played as they are written down, to learn the ids they lead to."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from parlour.core.chance import Chance
from parlour.roleplay.draft import S


class ReadyNote(Struct, frozen=True):
    """For the game master alone; of things to try: for everybody."""

    title: str
    text: str


class Staging(Generic[S]):
    """A table that is set up, and the commands that did it, each with its seat."""

    def __init__(
        self,
        start: tuple[Sequence[Any], S],
        play: Callable[[S, int, Any, Chance], tuple[tuple[Any, ...], S]],
        chance: Chance,
    ) -> None:
        self.script: list[tuple[int, Any]] = []
        self.state = start[1]
        self._play, self._chance = play, chance

    def do(self, seat: int, command: Any) -> None:
        self.script.append((seat, command))
        self.state = self._play(self.state, seat, command, self._chance)[1]
