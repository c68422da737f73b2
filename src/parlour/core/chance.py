"""The one door by which chance comes in. Live it is verifiable luck; in a test the answers are told."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from parlour.core.house import core_says


class Drawn(Struct, frozen=True, array_like=True):
    """What one draw was made from and what came out: enough to check it later without knowing the game."""

    pile: tuple[int, ...]
    got: tuple[int, ...]


class Chance(Protocol):
    """Answers in pieces, never in positions: `names` says what the numbers of the pile are called."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        """`count` different places of the pile, in the order they were drawn."""
        ...


def roll(chance: Chance, faces: Sequence[str], dice: int) -> tuple[int, ...]:
    """So many dice, each showing one of these faces, all alike; what comes back are places among the faces."""
    one = bytes(range(len(faces)))
    return tuple([chance.draw(one, 1, faces)[0] for _ in range(dice)])


class Imagined:
    """Chance from any stream of numbers between 0 and 1: for worlds that are only thought of. How the pieces of a pile
    came to lie there makes no difference to what is drawn."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left, random = bytearray(sorted(pile)), self._random
        out = bytearray()
        for _ in range(min(count, len(pile))):
            i = int(random() * len(left))
            out.append(left[i])
            left[i] = left[-1]
            del left[-1]
        return bytes(out)


class Untold(Exception):
    """A test told fewer answers than the rules asked for, or one that is not in the pile."""


class Told:
    """Answers from a list, by name: `Told("7♥", "Q♠")`. For tests, worked examples and replays."""

    def __init__(self, *answers: str) -> None:
        self._left = list(answers)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left = bytearray(pile)
        out = bytearray()
        for _ in range(min(count, len(pile))):
            if not self._left:
                raise Untold(f"nothing told for a draw of {count} from {len(pile)}")
            answer = self._left.pop(0)
            piece = next((n for n in left if names[n] == answer), None)
            if piece is None:
                raise Untold(f"{answer!r} is not among {[names[n] for n in left]}")
            left.remove(piece)
            out.append(piece)
        return bytes(out)

    def finish(self) -> None:
        """Every answer was asked for."""
        if self._left:
            raise Untold(f"never asked for: {self._left}")


class Again:
    """The draws of a log entry once more, in their order: how a replay meets the same luck."""

    def __init__(self, draws: Sequence[Drawn]) -> None:
        self._left = list(draws)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        if not self._left:
            raise Untold(core_says("draws-fewer"))
        drawn = self._left.pop(0)
        if drawn.pile != tuple(pile) or len(drawn.got) != min(count, len(pile)):
            raise Untold(core_says("draws-other"))
        return bytes(drawn.got)

    @property
    def done(self) -> bool:
        """Every draw was asked for."""
        return not self._left
