"""The attacks by name and what came of each: one line of a table, whether it held, and the figures it is judged by."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import Struct


class Result(Struct):
    """`held`: what is promised was kept."""

    held: bool
    figures: str


class Plan(Struct, frozen=True):
    """What an attack is given: a folder of its own, and how much of it is wanted."""

    folder: Path
    long: bool = False
    scale: float = 1.0

    def count(self, short: int, long: int) -> int:
        return max(1, int((long if self.long else short) * self.scale))


Attack = Callable[[Plan], Awaitable[Result]]


class Line(Struct, frozen=True):
    name: str
    tried: str
    run: Attack


ATTACKS: list[Line] = []


def attack(name: str, tried: str) -> Callable[[Attack], Attack]:
    """Enter an attack in the ledger, under a name and with a sentence of what it tries."""

    def enter(run: Attack) -> Attack:
        ATTACKS.append(Line(name, tried, run))
        return run

    return enter


class Findings:
    """Claims checked one after another: what failed is kept in words, and the attack goes on."""

    def __init__(self) -> None:
        self.tried = 0
        self.broken: list[str] = []

    def check(self, holds: object, otherwise: str) -> None:
        self.tried += 1
        if not holds:
            self.broken.append(otherwise)

    def result(self, figures: str = "") -> Result:
        told = [figures] if figures else []
        if self.broken:
            known = list(dict.fromkeys(self.broken))
            told.append(f"{len(self.broken)} of {self.tried} failed: " + "; ".join(known[:6]))
        else:
            told.append(f"{self.tried} checks")
        return Result(not self.broken, "; ".join(told))
