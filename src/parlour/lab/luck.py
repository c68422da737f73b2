"""Luck for studies: everything follows from one number, on any machine, in any order."""

import hashlib
import random
from collections.abc import Callable, Sequence

from parlour.core.chance import Imagined


def hashed(*parts: object) -> int:
    """A number of 64 bits from these.

    >>> hashed(1, 2) == hashed("1:2"), hashed(1, 2) == hashed(2, 1)
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(":".join([str(part) for part in parts]).encode()).digest()[:8], "big")


def stream(*parts: object) -> Callable[[], float]:
    """Numbers from 0 to 1 that follow from these."""
    return random.Random(hashed(*parts)).random


class Seeded(Imagined):
    """Chance from a stream; what was drawn since the last look is kept, so that a step can meet the same luck again."""

    def __init__(self, random: Callable[[], float]) -> None:
        super().__init__(random)
        self._given: list[bytes] = []

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        got = super().draw(pile, count, names)
        self._given.append(got)
        return got

    def taken(self) -> tuple[bytes, ...]:
        """The draws since this was last asked."""
        given = tuple(self._given)
        self._given.clear()
        return given
