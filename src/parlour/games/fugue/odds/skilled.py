"""How long a timed task takes with an ability: exact, to the end, cards never come twice."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb

from parlour.games.fugue.cards import is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds.table import turned
from parlour.games.fugue.rules.hands import number


def times(left: Sequence[str], difficulty: int, options: Options) -> dict[int, Fraction]:
    """FUG-116, FUG-117: the chance of each length of time, shortest first; empty where none of these cards would end
    it.

    A card that does not end it adds its number and the next is turned. Any k of those cards are equally likely to be
    the first k turned, so it is enough to count how many choices of k add up to each sum.
    """
    what = {key: turned(key, difficulty, options, ability=True, timed=True) for key in left}
    going = [number(key, options) for key in left if what[key] == "on"]
    ending = Counter([0 if is_major(key) else number(key, options) for key in left if what[key] == "success"])
    if not ending:
        return {}
    found: dict[int, Fraction] = {}
    for turns, ways in enumerate(_sums(going)):
        of = comb(len(left), turns) * (len(left) - turns)
        for spent, choices in ways.items():
            for last, cards in ending.items():
                found[spent + last] = found.get(spent + last, Fraction(0)) + Fraction(choices * cards, of)
    return dict(sorted(found.items()))


def _sums(numbers: Sequence[int]) -> list[dict[int, int]]:
    """For each k: how many choices of k of these numbers have which sum."""
    sums: list[dict[int, int]] = [{0: 1}, *[{} for _ in numbers]]
    for seen, value in enumerate(numbers):
        for count in range(seen, -1, -1):
            for total, ways in sums[count].items():
                sums[count + 1][total + value] = sums[count + 1].get(total + value, 0) + ways
    return sums


def cards_turned(left: Sequence[str], difficulty: int, options: Options) -> Fraction:
    """How many cards such a task takes on average, where some card can end it."""
    ending = len([key for key in left if turned(key, difficulty, options, ability=True, timed=True) == "success"])
    return Fraction(len(left) + 1, ending + 1)
