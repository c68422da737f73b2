"""Who wins a Challenge and with how many criticals, kept or spent on it at once. Ways out of ways, never a float."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Literal

from parlour.games.personae.content.numbers import FACES
from parlour.games.personae.odds.pools import Chances, below, deadlocks, wins_below

Spend = Literal["keep", "bonus", "success"]
"""PER-135, PER-Q33: what criticals of this very roll are spent on."""
BONUS = 2


def with_tens(mine: int, theirs: int, ahead: int, tens: int, their_tens: int) -> Chances:
    """`opposed`, of the throws with just so many natural tens on either side."""
    of = _ways(mine, tens) * _ways(theirs, their_tens)
    if ahead < 0:
        turned = with_tens(theirs, mine, -ahead, their_tens, tens)
        return Chances(turned.lose, turned.deadlock, turned.win)
    win, deadlock = _ahead(mine, theirs, ahead, tens, their_tens) if ahead else _even(mine, theirs, tens, their_tens)
    return Chances(win, deadlock, of - win - deadlock)


def _ways(dice: int, tens: int) -> int:
    return int(comb(dice, tens) * (FACES - 1) ** (dice - tens))


@lru_cache(1 << 14)
def _even(mine: int, theirs: int, tens: int, their_tens: int) -> tuple[int, int]:
    """Whoever shows more tens has won; with as many the other dice decide, none of them a ten."""
    if tens != their_tens:
        return (_ways(mine, tens) * _ways(theirs, their_tens) if tens > their_tens else 0), 0
    chosen = comb(mine, tens) * comb(theirs, tens)
    deadlock = deadlocks(mine - tens, FACES - 1) if mine == theirs else 0
    return chosen * wins_below(mine - tens, theirs - tens, FACES - 1, 0), chosen * deadlock


@lru_cache(1 << 14)
def _ahead(mine: int, theirs: int, ahead: int, tens: int, their_tens: int) -> tuple[int, int]:
    """With additions ahead a ten of mine beats everything. Without one my highest die may still be above theirs; else
    what counts is how many of mine are level with a ten of theirs."""
    others = _ways(theirs, their_tens)
    if tens:
        return _ways(mine, tens) * others, 0
    level = below(FACES - ahead)
    win = int((FACES - 1) ** mine - level**mine) * others
    if not level:
        return win, 0
    win += (
        sum([int(comb(mine, shown) * (level - 1) ** (mine - shown)) for shown in range(their_tens + 1, mine + 1)])
        * others
    )
    if their_tens > mine:
        return win, 0
    chosen = comb(mine, their_tens) * comb(theirs, their_tens)
    deadlock = deadlocks(mine - their_tens, level - 1) if mine == theirs else 0
    return win + chosen * wins_below(mine - their_tens, theirs - their_tens, FACES - 1, ahead), chosen * deadlock


def criticals(tens: int) -> int:
    """PER-131, PER-132."""
    return max(tens - 1, 0)


def winners(
    mine: int, theirs: int, ahead: int, spend: Spend = "keep", *, both: bool = False
) -> Iterator[tuple[int, int, Chances]]:
    """For each number of criticals of either side: who wins so. The loser spends first and the other answers, so that
    in the end all are spent: each adds 2 to every pair compared, or is an automatic success, and two of those cancel
    each other (PER-Q60). `both`: the other side has and spends criticals too (PER-137)."""
    for tens in range(mine + 1):
        for their_tens in range(theirs + 1):
            own, other = criticals(tens), criticals(their_tens) if both else 0
            more = BONUS * (own - other) if spend == "bonus" else 0
            found = with_tens(mine, theirs, ahead + more, tens, their_tens)
            if spend == "success" and own != other:
                found = Chances(found.of, 0, 0) if own > other else Chances(0, 0, found.of)
            yield own, criticals(their_tens), found
