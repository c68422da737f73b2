"""Getting over bad ground (3.6) and up a wall (3.7): how far, and whether somebody falls."""

from fractions import Fraction
from math import comb

from msgspec import Struct

from parlour.core.odds import Bar, bar_of
from parlour.games.yags.model.vocabulary import PACES, Pace
from parlour.games.yags.odds.rollers import Roller, chance
from parlour.games.yags.words.odds import SAY


class Step(Struct, frozen=True):
    """One round or interval: forward, nothing, a fall."""

    on: Fraction
    stays: Fraction
    falls: Fraction

    def bars(self) -> tuple[Bar, ...]:
        return (
            bar_of(SAY("gets-on"), self.on, "succeed"),
            bar_of(SAY("no-progress"), self.stays, "tie"),
            bar_of(SAY("falls"), self.falls, "fail"),
        )

    def arrives(self, steps: int) -> Fraction:
        """So many steps forward without a fall, however long it takes."""
        return (self.on / (self.on + self.falls)) ** steps if self.on else Fraction(steps <= 0)

    def fall(self, steps: int) -> Fraction:
        """A fall on the way; where neither ever comes nobody falls."""
        return 1 - self.arrives(steps) if self.on or self.falls else Fraction(0)

    def tries(self, steps: int) -> Fraction | None:
        """How many it takes on average until the end of the way or a fall; None: it never ends."""
        if self.on + self.falls == 0:
            return None
        ends = self.on + self.falls
        return steps / ends if not self.falls else self.fall(steps) / self.falls


def run(roller: Roller, target: int, *, dangerous: bool = True) -> Step:
    """YAG-200, YAG-201: a failure makes no progress, and where a fall would be dangerous a second check at the same
    target decides."""
    if target <= 0:
        return Step(Fraction(1), Fraction(0), Fraction(0))
    on = chance(roller, target)
    falls = (1 - on) ** 2 if dangerous else Fraction(0)
    return Step(on, 1 - on - falls, falls)


def rounds_on(step: Step, rounds: int) -> dict[int, Fraction]:
    """For each number: so many rounds of progress out of these and no fall."""
    return {on: comb(rounds, on) * step.on**on * step.stays ** (rounds - on) for on in range(rounds + 1)}


def climb(first: Roller, second: Roller, target: int, *, careful: bool = False) -> Step:
    """YAG-209, YAG-210, YAG-215: the second check with Agility, at half the target for who is careful."""
    on = chance(first, target)
    falls = (1 - on) * (1 - chance(second, target // 2 if careful else target))
    return Step(on, 1 - on - falls, falls)


def climb_metres(move: int, pace: Pace, *, careful: bool, quarter: int = 50) -> int:
    """YAG-209, YAG-211, YAG-212, YAG-Q29, YAG-Q30, YAG-Q55.

    >>> [climb_metres(12, pace, careful=careful) for pace in PACES for careful in (False, True)]
    [3, 1, 30, 15, 600, 300]
    """
    if not move:
        return 0
    speed = max(1, move // 4)
    metres = {"round": speed, "minute": 10 * speed, "quarter": move * quarter}[pace]
    return max(1, metres // 2) if careful else metres


class Ascent(Struct, frozen=True):
    """A whole climb at one pace."""

    pace: Pace
    careful: bool
    metres: int
    """Each interval."""
    steps: int
    """Intervals to the top, all going well."""
    falls: Fraction
    """On the way up."""
    tries: Fraction | None
    """Intervals on average until the top or a fall."""


def ascents(
    first: Roller, second: Roller, target: int, height: int, move: int, quarter: int = 50
) -> tuple[Ascent, ...]:
    """YAG-213: every pace, plain and careful, with the chance to fall on the way up."""
    found = []
    for pace in PACES:
        for careful in (False, True):
            metres = climb_metres(move, pace, careful=careful, quarter=quarter)
            steps = -(-height // metres) if metres else 0
            step = climb(first, second, target, careful=careful)
            found.append(Ascent(pace, careful, metres, steps, step.fall(steps), step.tries(steps)))
    return tuple(found)
