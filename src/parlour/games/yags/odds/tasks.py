"""Work of several rolls by one person: long tasks (3.4) and works of art."""

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.odds import Bar, bar_of
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.odds.rollers import DICE, Roller
from parlour.games.yags.words.odds import SAY

LOST = 2
"""YAG-115: so many failures in a row."""


class Long(Struct, frozen=True):
    """How a long task ends, roll by roll."""

    done: tuple[Fraction, ...]
    """Complete with exactly so many rolls more, counted from one."""
    lost: tuple[Fraction, ...]

    @property
    def complete(self) -> Fraction:
        return sum(self.done, Fraction(0))

    @property
    def rolls(self) -> Fraction:
        """How many it takes on average until it is decided."""
        return sum(
            [count * (done + lost) for count, (done, lost) in enumerate(zip(self.done, self.lost, strict=True), 1)],
            Fraction(0),
        )

    def within(self, rolls: int) -> Fraction:
        """Complete after so many rolls at most."""
        return sum(self.done[:rolls], Fraction(0))

    def bars(self) -> tuple[Bar, ...]:
        return bar_of(SAY("completes"), self.complete, "succeed"), bar_of(SAY("loses-it"), 1 - self.complete, "fail")


def long_task(roller: Roller, target: int, needed: int, raised: int = 0, row: int = 0) -> Long:
    """YAG-112 to YAG-116: so many levels of success are still needed; the fumble chance was raised so often, the last
    check failed or not.

    A failure raises the fumble chance before a default doubles it (YAG-Q51).
    """
    states: dict[tuple[int, int, int], int] = {(needed, raised, row): 1}
    levels: dict[int, dict[int, int]] = {}
    done, lost, of = list[Fraction](), list[Fraction](), 1
    if needed <= 0:
        return Long((Fraction(1),), (Fraction(0),))
    while states:
        of *= FACES
        following: dict[tuple[int, int, int], int] = {}
        finished = failed = 0
        for (left, more, fails), ways in states.items():
            if more not in levels:
                levels[more] = _levels(roller, target, more)
            for level, faces in levels[more].items():
                if level >= left:
                    finished += ways * faces
                elif level:
                    key = (left - level, more, 0)
                    following[key] = following.get(key, 0) + ways * faces
                elif fails + 1 >= LOST:
                    failed += ways * faces
                else:
                    key = (left, more + 1, fails + 1)
                    following[key] = following.get(key, 0) + ways * faces
        done.append(Fraction(finished, of))
        lost.append(Fraction(failed, of))
        states = following
    return Long(tuple(done), tuple(lost))


def _levels(roller: Roller, target: int, raised: int) -> dict[int, int]:
    """Faces for each level of success, the fumble chance raised so often."""
    now, found = replace(roller, fumble=roller.fumble + raised), dict[int, int]()
    for face in DICE:
        level = now.level(face, target)
        found[level] = found.get(level, 0) + 1
    return found


def quality_at_least(roller: Roller, rolls: int, wanted: int, *, zero: bool = True) -> Fraction:
    """YAG-129: the lowest of so many rolls is at least this. `zero`: a fumble counts 0 (YAG-Q50)."""
    faces = [face for face in DICE if (0 if zero and roller.fumbles(face) else roller.total(face)) >= wanted]
    return Fraction(len(faces), FACES) ** rolls


def quality(roller: Roller, rolls: int, *, zero: bool = True) -> dict[int, Fraction]:
    """The share of each quality a work may have."""
    totals = sorted({0 if zero and roller.fumbles(face) else roller.total(face) for face in DICE})
    shares = [quality_at_least(roller, rolls, total, zero=zero) for total in totals]
    return {
        total: share - after for total, share, after in zip(totals, shares, [*shares[1:], Fraction(0)], strict=True)
    }
