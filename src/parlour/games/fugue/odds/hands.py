"""The chances of hands: a deal of two cards, and playing on to a total at which one stands. Exact, cards never come
twice."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, perm, prod

from parlour.games.fugue.cards import FOOL, WORLD, is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.rules.hands import LIMIT, VALID, Judged, beats, judge, values

_WIDE = 5
"""Bits for how many of one kind were drawn: twenty at most."""


def _alike(left: Sequence[str], options: Options) -> dict[str, int]:
    """One card for all that are worth and rank the same, and how many they are: so that fewer hands need to be looked
    at."""
    first: dict[object, str] = {}
    count: dict[str, int] = {}
    for key in left:
        kind = first.setdefault(key if key in (FOOL, WORLD) else (values(key, options), is_major(key)), key)
        count[kind] = count.get(kind, 0) + 1
    return count


def ranks(left: Sequence[str], options: Options) -> dict[int, int]:
    """How many of all pairs of these cards make a hand of each rank, best first."""
    counted: Counter[int] = Counter()
    count = _alike(left, options)
    for (one, ones), (other, others) in combinations(count.items(), 2):
        counted[judge((one, other), options).rank] += ones * others
    for one, ones in count.items():
        counted[judge((one, one), options).rank] += ones * (ones - 1) // 2
    return {rank: counted[rank] for rank in (6, 5, 4, 3, 1)}


def busts(total: int, left: Sequence[str], options: Options) -> int:
    """FUG-155: how many of these cards are too much for a hand that counts at least so many."""
    return len([key for key in left if total + values(key, options)[0] > LIMIT])


def best_of(left: Sequence[str], cards: int, options: Options) -> dict[tuple[int, int], int]:
    """Of all choices of so many of these cards, how many have which rank and total as their best hand, best first: any
    two or more of them may be turned up. What one card more makes possible is all that is looked at."""
    count = _alike(left, options)
    kinds = list(count)
    best: dict[tuple[int, ...], tuple[int, int]] = {}
    counted: Counter[tuple[int, int]] = Counter()
    for size in range(VALID, cards + 1):
        before, best = best, {}
        for chosen in combinations_with_replacement(range(len(kinds)), size):
            judged = judge([kinds[at] for at in chosen], options)
            fewer = [before[chosen[:at] + chosen[at + 1 :]] for at in range(size)] if size > VALID else []
            best[chosen] = max([(judged.rank, judged.total if judged.rank else 0), *fewer])
    for chosen, found in best.items():
        counted[found] += prod([comb(count[kinds[at]], many) for at, many in Counter(chosen).items()])
    return {found: counted[found] for found in sorted(counted, reverse=True) if counted[found]}


def such(left: int, matching: int, cards: int) -> list[Fraction]:
    """The chance that of so many cards none, one, two, ... are among the matching ones."""
    return [
        Fraction(comb(matching, many) * comb(left - matching, cards - many), comb(left, cards))
        for many in range(cards + 1)
    ]


def playing_on(
    up: Sequence[str], left: Sequence[str], stand: int, options: Options
) -> dict[tuple[Judged, int], Fraction]:
    """What a hand comes to, with how many cards, if one twists until it has two cards and this total, or is bust."""
    now = judge(up, options)
    if now.rank == 0 or (now.rank > 0 and now.total >= stand) or not left:
        return {(now, len(up)): Fraction(1)}
    kinds = [(1 << _WIDE * at, _WIDE * at, key, many) for at, (key, many) in enumerate(_alike(left, options).items())]
    going: dict[int, tuple[int, tuple[str, ...]]] = {0: (1, tuple(up))}
    """What was drawn, in bits: the ways it may have come, and the hand."""
    ended: Counter[tuple[Judged, int]] = Counter()
    for drawn in range(1, len(left) + 1):
        goes_on: dict[int, tuple[int, tuple[str, ...]]] = {}
        for used, (ways, cards) in going.items():
            for one, shift, key, many in kinds:
                free = many - (used >> shift & (1 << _WIDE) - 1)
                if not free:
                    continue
                if used + one in goes_on:
                    before, hand = goes_on[used + one]
                    goes_on[used + one] = (before + ways * free, hand)
                    continue
                hand = (*cards, key)
                judged = judge(hand, options)
                if judged.rank == 0 or (judged.rank > 0 and judged.total >= stand) or drawn == len(left):
                    ended[judged, len(hand)] += ways * free
                else:
                    goes_on[used + one] = (ways * free, hand)
        going = goes_on
    return {
        (judged, cards): Fraction(ways, perm(len(left), cards - len(up))) for (judged, cards), ways in ended.items()
    }


def against(
    hands: Mapping[tuple[Judged, int], Fraction], other: Sequence[str], options: Options
) -> tuple[Fraction, Fraction, Fraction]:
    """The chances to be better, equal and worse than a shown hand."""
    theirs = judge(other, options)
    found = {1: Fraction(0), 0: Fraction(0), -1: Fraction(0)}
    for (judged, cards), share in hands.items():
        found[beats(judged, cards, theirs, len(other), options)] += share
    return found[1], found[0], found[-1]
