"""Something thrown to somebody who wants to catch it (2.22): two rolls, the second the harder the wider the first
went."""

from fractions import Fraction

from msgspec import Struct

from parlour.core.odds import Bar, bar_of
from parlour.games.yags.content.numbers import CATCH, FACES, missed_by
from parlour.games.yags.odds.rollers import DICE, Roller, chance
from parlour.games.yags.words.odds import SAY


class Toss(Struct, frozen=True):
    well: Fraction
    """Thrown well and caught."""
    wide: Fraction
    """Caught although the throw missed."""

    @property
    def caught(self) -> Fraction:
        return self.well + self.wide

    def bars(self) -> tuple[Bar, ...]:
        found = (
            bar_of(SAY("caught"), self.well, "style"),
            bar_of(SAY("caught-wide"), self.wide, "succeed"),
            bar_of(SAY("dropped"), 1 - self.caught, "fail"),
        )
        return tuple([bar for bar in found if bar.ways])


def toss(thrower: Roller, catcher: Roller, target: int) -> Toss:
    """YAG-250, YAG-Q60: every face of the throw, and the catch it leaves."""
    well = wide = Fraction(0)
    for face in DICE:
        missed = missed_by(thrower.total(face), target, fumbled=thrower.fumbles(face))
        caught = chance(catcher, CATCH + missed) / FACES
        well, wide = (well, wide + caught) if missed else (well + caught, wide)
    return Toss(well, wide)
