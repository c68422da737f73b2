"""Two pools of ten-sided dice against each other, with the whole chain of ties. Ways out of ways, never a float.

Comparing the highest dice, then the next and so on, is the same as asking at the highest face who shows it more often,
then at the next lower one: whoever has more there has won, and who has dice left when the other has none has more of
something lower. So the faces are gone through from the top with the numbers of dice still below, and no throw is ever
listed.
"""

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Literal

from msgspec import Struct

from parlour.core.odds import Bar, bar_of
from parlour.games.personae.content.numbers import FACES
from parlour.games.personae.words.odds import SAY

Tie = Literal["reactor", "reroll", "gm"]
"""PER-Q30: who wins a full deadlock; "gm": it is left open."""


class Chances(Struct, frozen=True):
    """Ways of the actor to win, of a full deadlock, of the reactor to win."""

    win: int
    deadlock: int
    lose: int

    @property
    def of(self) -> int:
        return self.win + self.deadlock + self.lose

    def success(self, tie: Tie = "reactor") -> Fraction:
        """PER-120, PER-Q30: the actor succeeds. With "gm" deadlocks count as open, that is not as won."""
        return Fraction(self.win, self.win + self.lose) if tie == "reroll" else Fraction(self.win, self.of)

    def open(self, tie: Tie = "reactor") -> Fraction:
        """The share that somebody still has to decide."""
        return Fraction(self.deadlock, self.of) if tie == "gm" else Fraction(0)

    def bars(self, tie: Tie = "reactor") -> tuple[Bar, ...]:
        won, undecided = self.success(tie), self.open(tie)
        bars = [bar_of(SAY("succeeds"), won, "succeed"), bar_of(SAY("fails"), 1 - won - undecided, "fail")]
        if undecided:
            bars.insert(1, bar_of(SAY("deadlock-gm"), undecided, "tie"))
        return tuple(bars)


def below(face: int) -> int:
    """How many faces of one die are not above this one."""
    return min(max(face, 0), FACES)


@lru_cache(2048)
def showing(dice: int, under: int) -> tuple[int, ...]:
    """For each number of dice: the ways that so many of them show one face and the others one of `under` faces."""
    return tuple([comb(dice, shown) * under ** (dice - shown) for shown in range(dice + 1)])


@lru_cache(2048)
def _fewer(dice: int, under: int) -> tuple[int, ...]:
    """For each number: the ways that fewer dice than that show the face."""
    sums = [0]
    for ways in showing(dice, under):
        sums.append(sums[-1] + ways)
    return tuple(sums)


@lru_cache(1 << 17)
def wins_below(mine: int, theirs: int, face: int, ahead: int) -> int:
    """The ways to win with so many dice left on both sides, none above this face (mine with what I am ahead)."""
    if not mine:
        return 0
    under, other_under = below(face - ahead), below(face)
    if not under:
        return 0
    if not theirs:
        return int(under**mine)
    if not other_under:
        return 0
    less, other_less = below(face - 1 - ahead), below(face - 1)
    if less == under:
        return wins_below(mine, theirs, face - 1, ahead)
    if other_less == other_under:
        return int(under**mine - less**mine) * int(other_under**theirs) + wins_below(mine, theirs, face - 1, ahead)
    fewer, last = _fewer(theirs, other_less), theirs + 1
    ways = sum([shown * fewer[min(count, last)] for count, shown in enumerate(showing(mine, less)) if count])
    for both in range(min(mine, theirs) + 1):
        ways += comb(mine, both) * comb(theirs, both) * wins_below(mine - both, theirs - both, face - 1, ahead)
    return ways


@lru_cache(1 << 12)
def deadlocks(dice: int, faces: int) -> int:
    """The ways that both sides show the same faces of the so many they have in common."""
    if not faces:
        return 0 if dice else 1
    return sum([comb(dice, both) ** 2 * deadlocks(dice - both, faces - 1) for both in range(dice + 1)])


@lru_cache(1 << 14)
def opposed(mine: int, theirs: int, ahead: int = 0) -> Chances:
    """PER-118 to PER-122: so many dice against so many, the additions of the actor so much higher.

    A side without dice (injury_min_dice 0) has its additions only, as if one die showed nothing.
    """
    if not mine or not theirs:
        return _no_dice(mine, theirs, ahead)
    of = FACES ** (mine + theirs)
    win = wins_below(mine, theirs, max(FACES, FACES + ahead), ahead)
    deadlock = deadlocks(mine, FACES - abs(ahead)) if mine == theirs and abs(ahead) < FACES else 0
    return Chances(win, deadlock, of - win - deadlock)


def _no_dice(mine: int, theirs: int, ahead: int) -> Chances:
    if not mine and not theirs:
        return Chances(int(ahead > 0), int(ahead == 0), int(ahead < 0))
    if not mine:
        of, win = FACES**theirs, below(ahead - 1) ** theirs
        deadlock = int(theirs == 1 and 1 <= ahead <= FACES)
        return Chances(win, deadlock, of - win - deadlock)
    turned = _no_dice(theirs, mine, -ahead)
    return Chances(turned.lose, turned.deadlock, turned.win)


def table(most: int, ahead: int = 0) -> dict[tuple[int, int], Chances]:
    """Every number of dice against every other, up to so many each."""
    return {
        (mine, theirs): opposed(mine, theirs, ahead) for mine in range(1, most + 1) for theirs in range(1, most + 1)
    }
