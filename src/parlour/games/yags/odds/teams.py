"""Team tasks (3.5): a turn is a contest of the two who were named. Who that is people choose, so the whole of it is
known between bounds."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache

from parlour.core.odds import Bar, bar_of
from parlour.games.yags.odds.contests import Fumble, Tie, contest
from parlour.games.yags.odds.races import NOBODY, PLAIN, START, Rules, Stand, Turn, first_to, next_stands
from parlour.games.yags.odds.rollers import Roller
from parlour.games.yags.words.odds import SAY

Goal = tuple[bool, int]
"""The first to have so many, or else the most after so many turns more."""
DRAW = "a-draw"


def pairings(
    ones: Sequence[Roller], others: Sequence[Roller], tie: Tie = "none", fumble: Fumble = "loses"
) -> list[list[Turn]]:
    """YAG-124: how the turn goes for each member of the first team against each of the other."""
    return [[Turn(*contest((one, other), tie, fumble).wins) for other in others] for one in ones]


def bounds(
    rows: Sequence[Sequence[Turn]], goal: Goal, stand: Stand = START, rules: Rules = PLAIN, *, sudden: bool = True
) -> tuple[Fraction, Fraction]:
    """What each team can be sure of: one of its own goes every turn, whoever the other names. An even score after the
    last turn goes on (`sudden`), or nobody wins."""
    columns = [[Turn(turn.lost, turn.won) for turn in column] for column in zip(*rows, strict=True)]
    there = Stand(1 - stand.advantage if stand.advantage != NOBODY else NOBODY, (stand.scores[1], stand.scores[0]))
    mine, theirs = (
        [_least(row, goal, stand, rules, sudden) for row in rows],
        [_least(row, goal, there, rules, sudden) for row in columns],
    )
    return max(mine), max(theirs)


def bars(labels: tuple[str, str], shares: tuple[Fraction, Fraction], between: str) -> tuple[Bar, ...]:
    """`between`: what the rest of it is; where that is a draw, nothing turns on who is named."""
    won, lost = shares
    rest = 1 - won - lost
    ours, others = labels if between == DRAW else [SAY("at-least", label=label) for label in labels]
    found = (
        bar_of(ours, won, "succeed"),
        bar_of(SAY(between), rest, "tie"),
        bar_of(others, lost, "fail"),
    )
    return tuple([bar for bar in found if bar.ways])


def rest_of(rows: Sequence[Sequence[Turn]], *, drawn: bool) -> str:
    """What decides between what both can be sure of. `drawn`: it may end even."""
    if len({turn for row in rows for turn in row}) == 1:
        return DRAW
    return "draw-or-named" if drawn else "named"


def _least(turns: Iterable[Turn], goal: Goal, stand: Stand, rules: Rules, sudden: bool) -> Fraction:
    """The first team's chance with the worst of these in every turn."""
    first, number = goal
    worst = _worst(turns)
    return _to(worst, number, stand, rules) if first else _after(worst, number, _even(stand), rules, sudden)


def _worst(turns: Iterable[Turn]) -> frozenset[Turn]:
    """The turns worth choosing for whoever wants the first team to lose: none is worse in both ways."""
    found = set(turns)
    return frozenset(
        [
            one
            for one in found
            if not any(other != one and other.won <= one.won and other.lost >= one.lost for other in found)
        ]
    )


def _to(turns: frozenset[Turn], goal: int, stand: Stand, rules: Rules) -> Fraction:
    """Turns nobody wins change nothing: the least share of those somebody does is the worst all the way."""
    return min([first_to(turn, goal, stand, rules)[0] for turn in turns])


@lru_cache(1 << 14)
def _after(turns: frozenset[Turn], left: int, stand: Stand, rules: Rules, sudden: bool) -> Fraction:
    if not left:
        if stand.scores[0] != stand.scores[1]:
            return Fraction(stand.scores[0] > stand.scores[1])
        return _to(turns, 1, stand, rules) if sudden else Fraction(0)
    return min(
        [
            sum(
                [
                    part * _after(turns, left - 1, _even(then), rules, sudden)
                    for then, part in next_stands(turn, stand, rules)
                ],
                Fraction(0),
            )
            for turn in turns
        ]
    )


def _even(stand: Stand) -> Stand:
    """Only who is ahead, and by how many, counts."""
    low = min(stand.scores)
    return Stand(stand.advantage, (stand.scores[0] - low, stand.scores[1] - low))
