"""The only room that makes randomness: seeds, draws, secrets, the bots' stream. It must never look at what a draw is
for."""

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable, Sequence

from parlour.core.chance import Drawn

NO_ENTROPY = bytes(32)
"""The digest of a table to which nobody has added entropy yet."""
_SPACE = 1 << 64
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_seed() -> bytes:
    """The secret of a table's luck; only its commitment is known before the end."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def mix(digest: bytes, entropy: str) -> bytes:
    """The digest of all entropy so far, with one more contribution."""
    return hashlib.sha256(digest + entropy.encode()).digest()


def new_table_name() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_secret() -> str:
    """What stands behind the # of a seat's link."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A secret people can write down: four groups of five letters."""
    return "-".join(["".join(secrets.choice(_LETTERS) for _ in range(5)) for _ in range(4)])


def bot_stream() -> Callable[[], float]:
    """The bots' own dice: never the table's luck, so that a bot cannot shift what is drawn."""
    return random.Random(secrets.randbits(128)).random


def seeded_stream(seed: int) -> Callable[[], float]:
    """The dice of one bot for one decision, wherever it thinks."""
    return random.Random(seed).random


class Luck:
    """Chance for one log entry. Every pick is an HMAC that anybody can compute again once the seed is known."""

    def __init__(self, seed: bytes, entropy: bytes, table: str, seq: int) -> None:
        self.draws: list[Drawn] = []
        self._seed, self._entropy = seed, entropy
        self._name = f"{table}:{seq}:"
        self._counter = 0
        self._key: bytes | None = None

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left = bytearray(pile)
        got = bytes([left.pop(self._below(len(left))) for _ in range(min(count, len(pile)))])
        self.draws.append(Drawn(tuple(pile), tuple(got)))
        return got

    def _below(self, n: int) -> int:
        if self._key is None:
            self._key = hmac.digest(self._seed, self._entropy, "sha256")
        limit = _SPACE - _SPACE % n
        while True:
            pick = hmac.digest(self._key, f"{self._name}{self._counter}".encode(), "sha256")
            self._counter += 1
            value = int.from_bytes(pick[:8], "big")
            if value < limit:
                return value % n
