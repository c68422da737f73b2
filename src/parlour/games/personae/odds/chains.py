"""Several Challenges in a row: the next dice of one roll, series of attacks to a status, and steps of recovery."""

from fractions import Fraction
from functools import lru_cache
from math import comb

from msgspec import Struct

from parlour.games.personae.content.numbers import FACES, RECOVERY_DICE, STATUSES, Status
from parlour.games.personae.odds.pools import Chances, below, opposed


class Chain(Struct, frozen=True):
    """`won[n]`: the ways that at least n Challenges in a row are won with one roll; `left`: that the first is and a die
    is left."""

    won: tuple[int, ...]
    left: int
    of: int

    def at_least(self, wins: int) -> Fraction:
        return Fraction(self.won[wins], self.of) if wins < len(self.won) else Fraction(0)


@lru_cache(256)
def subsequent(mine: int, theirs: int, ahead: int = 0) -> Chain:
    """PER-128, PER-Q32: pair after pair, from the highest; ties use dice up, a reactor without a die loses.

    Going through the faces from the top, a pair is won by whose die of it comes up first; the first lost pair ends it
    all.
    """
    known: dict[tuple[int, int, int], dict[tuple[int, int], int]] = {}

    def ends(used: int, other_used: int, face: int) -> dict[tuple[int, int], int]:
        """Wins still to come and the pair of the first of them (0: none), with the ways of each."""
        left, other_left = mine - used, theirs - other_used
        under, other_under = below(face - ahead), below(face)
        if not left and not other_left:
            return {(0, 0): 1}
        if (left and not under) or (other_left and not other_under):
            return {}
        key = (used, other_used, face)
        if key in known:
            return known[key]
        less, other_less = below(face - 1 - ahead), below(face - 1)
        found: dict[tuple[int, int], int] = {}
        for count in range(left + 1 if less < under else 1):
            for other_count in range(other_left + 1 if other_less < other_under else 1):
                seen, other_seen = used + count, other_used + other_count
                pairs = max(0, seen - max(used, other_seen))
                first = max(used, other_seen) + 1 if pairs else 0
                if other_seen > seen:
                    rest = {(0, 0): less ** (left - count) * other_less ** (other_left - other_count)}
                else:
                    rest = ends(seen, other_seen, face - 1)
                choices = comb(left, count) * comb(other_left, other_count)
                for (later, pair), ways in rest.items():
                    end = (pairs + later, first or pair)
                    found[end] = found.get(end, 0) + choices * ways
        known[key] = found
        return found

    whole = ends(0, 0, max(FACES, FACES + ahead))
    won = tuple([sum([ways for (wins, _), ways in whole.items() if wins >= least]) for least in range(mine + 1)])
    left = sum([ways for (wins, pair), ways in whole.items() if wins and pair < mine])
    return Chain(won, left, FACES ** (mine + theirs))


def tallied(tally: int, hits: int, threshold: int) -> int:
    """PER-179, PER-182, PER-Q18: the hits of one attack go no further than to the next status, nor past Dying."""
    if tally < threshold:
        return min(threshold, tally + hits)
    return min(tally + min(hits, 1), threshold + len(STATUSES) - 2)


def reached(tally: int, threshold: int) -> Status:
    """PER-180, PER-181."""
    return STATUSES[max(0, min(tally - threshold + 1, len(STATUSES) - 1))]


def series(success: Fraction, threshold: int, attacks: int, hits: int = 1, tally: int = 0) -> dict[Status, Fraction]:
    """How likely each status is after so many attacks, each of which succeeds with this chance."""
    now: dict[int, Fraction] = {tally: Fraction(1)}
    for _ in range(attacks):
        then: dict[int, Fraction] = {}
        for before, share in now.items():
            after = tallied(before, hits, threshold)
            then[after] = then.get(after, Fraction(0)) + share * success
            then[before] = then.get(before, Fraction(0)) + share * (1 - success)
        now = then
    ends: dict[Status, Fraction] = dict.fromkeys(STATUSES, Fraction(0))
    for count, share in now.items():
        ends[reached(count, threshold)] += share
    return ends


def at_least(ends: dict[Status, Fraction], status: Status) -> Fraction:
    return sum([share for name, share in ends.items() if STATUSES.index(name) >= STATUSES.index(status)], Fraction(0))


def successes_needed(threshold: int, status: Status, hits: int = 1, tally: int = 0) -> int:
    """PER-182, PER-183: how many successful attacks it takes."""
    count = 0
    while STATUSES.index(reached(tally, threshold)) < STATUSES.index(status):
        tally, count = tallied(tally, hits, threshold), count + 1
    return count


def recovery(status: Status, hits: int, dice: int, adds: int) -> Chances:
    """PER-196, PER-199 to PER-204: the patient's (or healer's) dice and additions against the GM's dice and all
    hits."""
    return opposed(dice, RECOVERY_DICE[status], adds - hits)
