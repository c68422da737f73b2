"""One who rolls a twenty-sided die, and a check against a target. Ways out of ways, never a float."""

from fractions import Fraction

from msgspec import Struct

from parlour.core.odds import Bar
from parlour.games.yags.content.numbers import FACES, NATURAL, TAKE, UNSKILLED_FUMBLE, levels
from parlour.games.yags.content.tables import DEGREES, degree
from parlour.games.yags.words.odds import SAY

DICE = range(1, FACES + 1)


class Roller(Struct, frozen=True):
    """Everything known before the die."""

    ability: int
    """With every modifier; of the unskilled the modifiers alone."""
    score: int = 0
    """Of the skill rolled: for ties and the natural 20 (YAG-Q49)."""
    fumble: int = 1
    """Before it is doubled."""
    halved: bool = False
    doubled: bool = False
    """The fumble chance of a default (YAG-105)."""
    still: bool = False
    """No die is rolled and the total is 0 (YAG-Q45)."""
    shows: int = 0
    """The die lies there already and shows this face; 0: it is still to be rolled."""

    @property
    def fumbles_to(self) -> int:
        """YAG-Q13: the highest face that is a fumble.

        >>> Roller(0, fumble=3, doubled=True).fumbles_to, Roller(0, fumble=0, doubled=True).fumbles_to
        (6, 1)
        """
        return max(2 * self.fumble, 1) if self.doubled else self.fumble

    def total(self, face: int) -> int:
        """YAG-Q11, YAG-Q12: halved once at most, rounded down."""
        if self.still:
            return 0
        total = self.ability + (self.shows or face)
        return total // 2 if self.halved else total

    def fumbles(self, face: int) -> bool:
        return not self.still and (self.shows or face) <= self.fumbles_to

    def natural(self, face: int) -> bool:
        return not self.still and (self.shows or face) == NATURAL

    def level(self, face: int, target: int) -> int:
        """Of success with this face; 0 a failure."""
        return 0 if self.fumbles(face) else levels(self.total(face) - target)


def default(ability: int, score: int = 0, fumble: int = 1) -> Roller:
    """YAG-104, YAG-105: another skill in place of the real one, or the right familiarity missing (YAG-138)."""
    return Roller(ability, score, fumble, halved=True, doubled=True)


def unskilled(modifiers: int = 0, fumble: int = 1, *, twice: bool = False) -> Roller:
    """YAG-089, YAG-090: the die alone, halved. `twice`: the fumble chance is doubled rather than at least 2
    (YAG-Q47)."""
    return Roller(modifiers, 0, 2 * fumble if twice else max(fumble, UNSKILLED_FUMBLE), halved=True)


class Faces(Struct, frozen=True):
    """How many of the twenty faces of one check do what."""

    fumbled: int
    failed: int
    """Without a fumble."""
    by_level: dict[int, int]
    """Of success."""

    @property
    def won(self) -> int:
        return FACES - self.fumbled - self.failed

    def success(self) -> Fraction:
        return Fraction(self.won, FACES)

    def at_least(self, level: int) -> Fraction:
        return Fraction(sum([ways for reached, ways in self.by_level.items() if reached >= level]), FACES)

    def bars(self) -> tuple[Bar, ...]:
        """The best degree first."""
        named: dict[str, int] = {}
        for level, ways in sorted(self.by_level.items(), reverse=True):
            named[degree(level)] = named.get(degree(level), 0) + ways
        good = [
            Bar(name.capitalize(), ways, FACES, "succeed" if name == DEGREES[1] else "style")
            for name, ways in named.items()
        ]
        bad = [(SAY("fails"), self.failed), (SAY("fumbles"), self.fumbled)]
        return (*good, *[Bar(name, ways, FACES, "fail") for name, ways in bad if ways])


def check(roller: Roller, target: int) -> Faces:
    """YAG-006 to YAG-012."""
    fumbled, failed, by_level = 0, 0, dict[int, int]()
    for face in DICE:
        level = roller.level(face, target)
        if level:
            by_level[level] = by_level.get(level, 0) + 1
        elif roller.fumbles(face):
            fumbled += 1
        else:
            failed += 1
    return Faces(fumbled, failed, by_level)


def chance(roller: Roller, target: int) -> Fraction:
    return check(roller, target).success()


def taken(ability: int, target: int, take: int = TAKE) -> int:
    """YAG-027, YAG-028: the level of success without a die; 0: it does not do.

    >>> taken(12, 20), taken(12, 10, 0), taken(12, 23)
    (1, 1, 0)
    """
    return levels(ability + take - target)
