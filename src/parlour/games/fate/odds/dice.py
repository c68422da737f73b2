"""Ways: how often each total comes up, of four fate dice or of the cards left in a deck. Whole numbers only."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from parlour.core.odds import Bar, percent
from parlour.core.phrasebook import Phrasebook
from parlour.games.fate.content.numbers import DECK, STYLE

SAY = Phrasebook("parlour.games.fate.words", "odds")

Ways = dict[int, int]
"""Ways by total."""

_FATE_DIE: Ways = {-1: 1, 0: 1, 1: 1}


def both(one: Ways, other: Ways) -> Ways:
    """The sum of two independent throws."""
    out: Ways = {}
    for a, ways in one.items():
        for b, more in other.items():
            out[a + b] = out.get(a + b, 0) + ways * more
    return dict(sorted(out.items()))


def thrown(dice: int) -> Ways:
    """So many fate dice together.

    >>> thrown(4)
    {-4: 1, -3: 4, -2: 10, -1: 16, 0: 19, 1: 16, 2: 10, 3: 4, 4: 1}
    """
    out: Ways = {0: 1}
    for _ in range(dice):
        out = both(out, _FATE_DIE)
    return out


def of(ways: Ways) -> int:
    return sum(ways.values())


FOUR: Ways = thrown(4)
"""FAE-019: one roll."""
APART: Ways = thrown(8)
"""One roll less another: fate dice are alike both ways, so it is eight of them."""

CARD_VALUE: tuple[int, ...] = tuple(card // 27 + card // 9 % 3 + card // 3 % 3 + card % 3 - 4 for card in range(DECK))
"""FAE-Q05: a card for each throw of four dice: its four digits to the base of three, a die each, less four."""


@lru_cache(256)
def drawn(pile: Sequence[int]) -> Ways:
    """FAE-021: one card of those left; of the whole deck where none are, for then it is reshuffled."""
    out: Ways = {}
    for card in pile or range(DECK):
        out[CARD_VALUE[card]] = out.get(CARD_VALUE[card], 0) + 1
    return dict(sorted(out.items()))


@lru_cache(256)
def drawn_apart(pile: Sequence[int]) -> Ways:
    """Two cards of one pile, one after the other: the first less the second."""
    values = drawn(pile)
    if of(values) < 2:
        return both(values, FOUR)
    out: Ways = {}
    for a, ways in values.items():
        for b, more in values.items():
            out[a - b] = out.get(a - b, 0) + ways * (more - (a == b))
    return dict(sorted([(gap, ways) for gap, ways in out.items() if ways]))


class Chances(Struct, frozen=True):
    """FAE-024 to FAE-027: the four outcomes, in ways out of `of`; `succeed` is without style."""

    fail: int
    tie: int
    succeed: int
    style: int
    of: int

    @property
    def success(self) -> int:
        """FAE-178: with style is a success."""
        return self.succeed + self.style

    @property
    def tie_or_success(self) -> int:
        return self.tie + self.success

    def at_least(self, goal: str) -> int:
        """Ways to reach a tie, a success or style, or better."""
        return {"tie": self.tie_or_success, "succeed": self.success, "style": self.style}[goal]

    def bars(self) -> tuple[Bar, ...]:
        included = SAY.part("succeed", "note", percent=percent(self.success, self.of))
        return (
            Bar(SAY("fail"), self.fail, self.of, "fail"),
            Bar(SAY("tie"), self.tie, self.of, "tie"),
            Bar(SAY("succeed"), self.succeed, self.of, "succeed", included),
            Bar(SAY("style"), self.style, self.of, "style"),
        )


def judged(ways: Ways, need: int) -> Chances:
    """What these totals come to where `need` is a tie."""
    fail = tie = succeed = style = 0
    for total, count in ways.items():
        if total < need:
            fail += count
        elif total == need:
            tie += count
        elif total < need + STYLE:
            succeed += count
        else:
            style += count
    return Chances(fail, tie, succeed, style, fail + tie + succeed + style)
