"""Competitive tasks (3.5): two sides, an advantage that comes and goes, successes. A chain solved exactly, also where
it has no end."""

from fractions import Fraction
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from parlour.core.odds import Bar, bar_of
from parlour.games.yags.words.odds import SAY

Swing = Literal["lost", "taken"]
"""YAG-Q21."""
NOBODY, ONE, OTHER = -1, 0, 1


class Turn(Struct, frozen=True):
    """How one turn goes: the first side wins, the other side wins; else nobody."""

    won: Fraction
    lost: Fraction


class Rules(Struct, frozen=True):
    swing: Swing = "lost"
    keeps: int = NOBODY
    """The side whose higher mastery lets it keep the advantage when it scores (YAG-149), if it always does."""


class Stand(Struct, frozen=True):
    """Where a race stands."""

    advantage: int = NOBODY
    scores: tuple[int, int] = (0, 0)
    blocks: tuple[int, int] = (0, 0)
    """How often each side will pay fatigue to block a success (YAG-122); it does so whenever it can."""


START, PLAIN = Stand(), Rules()


def first_to(turn: Turn, goal: int, stand: Stand = START, rules: Rules = PLAIN) -> tuple[Fraction, Fraction]:
    """YAG-118 to YAG-122: the chances of both sides to have so many successes first."""
    if turn.won + turn.lost == 0:
        return Fraction(0), Fraction(0)
    share = turn.won / (turn.won + turn.lost)
    left = goal - stand.scores[0], goal - stand.scores[1]
    won = _first(share, left, stand.blocks, rules)[stand.advantage]
    return won, 1 - won


@lru_cache(1 << 14)
def _first(share: Fraction, left: tuple[int, int], blocks: tuple[int, int], rules: Rules) -> dict[int, Fraction]:
    """The first side's chance from each advantage. Turns nobody wins change nothing, so they are left out."""
    if left[0] <= 0 or left[1] <= 0:
        return dict.fromkeys((NOBODY, ONE, OTHER), Fraction(left[0] <= 0))
    other = 1 - share
    mine, theirs = _scored(share, left, blocks, rules, ONE), _scored(share, left, blocks, rules, OTHER)
    if rules.swing == "taken":
        ahead = (share * mine + other * other * theirs) / (1 - share * other)
        behind = other * theirs + share * ahead
        return {NOBODY: share * ahead + other * behind, ONE: ahead, OTHER: behind}
    even = (share * share * mine + other * other * theirs) / (1 - 2 * share * other)
    return {NOBODY: even, ONE: share * mine + other * even, OTHER: other * theirs + share * even}


def _scored(share: Fraction, left: tuple[int, int], blocks: tuple[int, int], rules: Rules, by: int) -> Fraction:
    """The first side's chance after this side won a turn with the advantage."""
    if blocks[1 - by]:
        fewer = (blocks[0] - 1, blocks[1]) if by == OTHER else (blocks[0], blocks[1] - 1)
        return _first(share, left, fewer, rules)[by]
    now = (left[0] - 1, left[1]) if by == ONE else (left[0], left[1] - 1)
    return _first(share, now, blocks, rules)[by if rules.keeps == by else NOBODY]


class Ends(Struct, frozen=True):
    """After a fixed number of turns."""

    ahead: Fraction
    even: Fraction
    behind: Fraction
    won: Fraction
    """Where an even score goes on until it is decided (YAG-Q22); of a draw what `ahead` is."""
    lost: Fraction

    def bars(self) -> tuple[Bar, ...]:
        return (
            bar_of(SAY("ahead"), self.ahead, "succeed"),
            bar_of(SAY("even-score"), self.even, "tie"),
            bar_of(SAY("behind"), self.behind, "fail"),
        )


def after_turns(turn: Turn, turns: int, stand: Stand = START, rules: Rules = PLAIN, *, sudden: bool = True) -> Ends:
    """YAG-123, YAG-Q22: most successes after so many turns more."""
    states: dict[Stand, Fraction] = {stand: Fraction(1)}
    for _ in range(turns):
        following: dict[Stand, Fraction] = {}
        for now, share in states.items():
            for then, part in next_stands(turn, now, rules):
                if part:
                    following[then] = following.get(then, Fraction(0)) + share * part
        states = following
    ahead = sum([share for now, share in states.items() if now.scores[0] > now.scores[1]], Fraction(0))
    behind = sum([share for now, share in states.items() if now.scores[0] < now.scores[1]], Fraction(0))
    won, lost = ahead, behind
    if sudden:
        for now, share in states.items():
            if now.scores[0] == now.scores[1]:
                mine, theirs = first_to(turn, 1, Stand(now.advantage, (0, 0), now.blocks), rules)
                won, lost = won + share * mine, lost + share * theirs
    return Ends(ahead, 1 - ahead - behind, behind, won, lost)


def next_stands(turn: Turn, now: Stand, rules: Rules) -> list[tuple[Stand, Fraction]]:
    """Where a turn may lead, and how often it does."""
    return [
        (_after(now, ONE, rules), turn.won),
        (_after(now, OTHER, rules), turn.lost),
        (now, 1 - turn.won - turn.lost),
    ]


def _after(now: Stand, winner: int, rules: Rules) -> Stand:
    """What a turn won by this side changes."""
    if now.advantage == NOBODY:
        return Stand(winner, now.scores, now.blocks)
    if now.advantage != winner:
        return Stand(winner if rules.swing == "taken" else NOBODY, now.scores, now.blocks)
    if now.blocks[1 - winner]:
        return Stand(winner, now.scores, (now.blocks[0] - (winner == OTHER), now.blocks[1] - (winner == ONE)))
    scores = (now.scores[0] + (winner == ONE), now.scores[1] + (winner == OTHER))
    return Stand(winner if rules.keeps == winner else NOBODY, scores, now.blocks)
