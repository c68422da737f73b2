"""Challenges in which a die is left out: rerolls, which come to one die more and one left out, and armour.

A reroll is worth what it does when it is used only by who is behind, for before it the dice lie open. Then it matters
little whether the second or the better result stands: who is behind has nothing to lose. A rerolled lowest die is the
best of so many dice out of one more; an opponent's rerolled highest die is all of one more but the highest.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Literal

from parlour.games.personae.content.numbers import FACES
from parlour.games.personae.odds.pools import Chances, below, opposed, showing

By = Literal["actor", "reactor"]
"""Whose effect it is."""


def _kept(dice: int, dropped: Sequence[int]) -> tuple[int, ...]:
    """How many of the highest dice count, for each number of them; `dropped` are places, the highest is 1."""
    sums = [0]
    for place in range(1, dice + 1):
        sums.append(sums[-1] + (place not in dropped))
    return tuple(sums)


@lru_cache(1 << 10)
def dropping(
    mine: int, theirs: int, ahead: int, dropped: tuple[int, ...] = (), other_dropped: tuple[int, ...] = ()
) -> Chances:
    """So many dice on each side, of which those in these places are left out; then the chain as ever."""
    kept, other_kept = _kept(mine, dropped), _kept(theirs, other_dropped)
    known: dict[tuple[int, int, int], tuple[int, int]] = {}

    def ways(used: int, other_used: int, face: int) -> tuple[int, int]:
        """Wins and deadlocks, with so many of the highest dice seen and none of the others above this face."""
        left, other_left = mine - used, theirs - other_used
        if not left and not other_left:
            return 0, 1
        under, other_under = below(face - ahead), below(face)
        if (left and not under) or (other_left and not other_under):
            return 0, 0
        key = (used, other_used, face)
        if key in known:
            return known[key]
        less, other_less = below(face - 1 - ahead), below(face - 1)
        shown = showing(left, less) if less < under else (less**left,)
        other_shown = showing(other_left, other_less) if other_less < other_under else (other_less**other_left,)
        win = deadlock = 0
        for count, here in enumerate(shown):
            counted = kept[used + count] - kept[used]
            for other_count, there in enumerate(other_shown):
                other_counted = other_kept[other_used + other_count] - other_kept[other_used]
                if counted > other_counted:
                    win += here * there
                elif counted == other_counted:
                    more, same = ways(used + count, other_used + other_count, face - 1)
                    choices = comb(left, count) * comb(other_left, other_count)
                    win += choices * more
                    deadlock += choices * same
        known[key] = win, deadlock
        return win, deadlock

    win, deadlock = ways(0, 0, max(FACES, FACES + ahead))
    return Chances(win, deadlock, FACES ** (mine + theirs) - win - deadlock)


def own_reroll(mine: int, theirs: int, ahead: int = 0, *, by: By = "actor", highest: bool = False) -> Chances:
    """PER-068: one own die is rerolled if its owner is behind. A single die is the highest: PER-Q37."""
    if (mine if by == "actor" else theirs) == 1 and not highest:
        return opposed(mine, theirs, ahead)
    if by == "actor":
        return dropping(mine + 1, theirs, ahead, (mine + 1,))
    return dropping(mine, theirs + 1, ahead, (), (theirs + 1,))


def forced_reroll(mine: int, theirs: int, ahead: int = 0, *, by: By = "actor", highest: bool = False) -> Chances:
    """PER-069, PER-Q36: one die of the opponent is rerolled if the effect's owner is behind."""
    victim = theirs if by == "actor" else mine

    def without(place: int) -> Chances:
        if by == "actor":
            return dropping(mine, theirs + 1, ahead, (), (place,))
        return dropping(mine + 1, theirs, ahead, (place,))

    if highest:
        return without(1)
    if victim == 1:
        return opposed(mine, theirs, ahead)
    # The new die is the highest of all in one case of so many and undoes itself; else the second of all is gone.
    first, second, cases = without(1), without(2), victim + 1
    win = (first.win + victim * second.win) // cases
    deadlock = (first.deadlock + victim * second.deadlock) // cases
    return Chances(win, deadlock, first.of - win - deadlock)


def armoured(mine: int, theirs: int, ahead: int = 0, ignored: int = 1) -> Chances:
    """PER-218: so many of the attacker's highest dice are ignored; one always stays."""
    gone = tuple(range(1, min(ignored, mine - 1) + 1))
    return dropping(mine, theirs, ahead, gone) if gone else opposed(mine, theirs, ahead)
