"""Luck for studies: everything follows from one number, on any machine, in any order."""

import hashlib
import random
from collections.abc import Callable, Sequence


def hashed(*parts: object) -> int:
    """A number of 64 bits from these.

    >>> hashed(1, 2) == hashed("1:2"), hashed(1, 2) == hashed(2, 1)
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(":".join([str(part) for part in parts]).encode()).digest()[:8], "big")


def stream(*parts: object) -> Callable[[], float]:
    """Numbers from 0 to 1 that follow from these."""
    return random.Random(hashed(*parts)).random


class Seeded:
    """Chance from a stream; what was drawn since the last look is kept, so that a step can meet the same luck again."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random
        self.given: list[bytes] = []

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left = bytearray(pile)
        out = bytearray()
        for _ in range(min(count, len(pile))):
            i = int(self._random() * len(left))
            out.append(left[i])
            left[i] = left[-1]
            del left[-1]
        self.given.append(bytes(out))
        return bytes(out)

    def taken(self) -> tuple[bytes, ...]:
        """The draws since this was last asked."""
        given = tuple(self.given)
        self.given.clear()
        return given
