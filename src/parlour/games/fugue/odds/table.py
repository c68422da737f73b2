"""How likely, at a table: from the chance of each card to be the next one, as a seat may reckon it. Knows no table
itself."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm

from parlour.core.odds import Bar, bar_of
from parlour.games.fugue.cards import is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.rules.hands import beats, judge, number
from parlour.games.fugue.words.odds import SAY

Pool = Mapping[str, Fraction]
"""The chance of each card to be the next one; together 1."""
_NONE = Fraction(0)
_READABLE = 100_000


def even(cards: Sequence[str]) -> dict[str, Fraction]:
    """The pool where any of these cards is as likely as the others."""
    return {key: Fraction(1, len(cards)) for key in cards}


def bust(up: Sequence[str], pool: Pool, options: Options) -> Fraction:
    """FUG-155: that one more card is too much."""
    return sum([share for key, share in pool.items() if judge((*up, key), options).rank == 0], _NONE)


def reach(up: Sequence[str], pool: Pool, options: Options) -> Fraction:
    """That one more card makes 21, with two cards or more."""
    return sum([share for key, share in pool.items() if judge((*up, key), options).rank >= 2], _NONE)


def beat(up: Sequence[str], other_up: Sequence[str], pool: Pool, options: Options) -> Fraction:
    """That one more card makes the better hand; a tie does not count."""
    theirs, cards = judge(other_up, options), len(up) + 1
    wins = [
        share
        for key, share in pool.items()
        if beats(judge((*up, key), options), cards, theirs, len(other_up), options) > 0
    ]
    return sum(wins, _NONE)


def totals(up: Sequence[str], pool: Pool, options: Options) -> dict[int, Fraction]:
    """What the total may be after one more card, least first; above 21 as the least it can count."""
    found: dict[int, Fraction] = {}
    for key, share in pool.items():
        total = judge((*up, key), options).total
        found[total] = found.get(total, _NONE) + share
    return dict(sorted(found.items()))


def outlook(up: Sequence[str], pool: Pool, options: Options) -> dict[str, Fraction]:
    """All that one more card may do: "bust", "reach" 21, "higher" below it, "lower" or the same. Together 1."""
    now = judge(up, options).total
    found = {"bust": _NONE, "reach": _NONE, "higher": _NONE, "lower": _NONE}
    for key, share in pool.items():
        then = judge((*up, key), options)
        what = "bust" if then.rank == 0 else "reach" if then.rank >= 2 else "higher" if then.total > now else "lower"
        found[what] += share
    return found


def flip(pool: Pool, difficulty: int, options: Options, *, ability: bool, timed: bool) -> dict[str, Fraction]:
    """FUG-104 to FUG-108, FUG-114 to FUG-117: what the next card does to a task: "success", "failure", "locked" or
    "on". Together 1."""
    found = {"success": _NONE, "failure": _NONE, "locked": _NONE, "on": _NONE}
    for key, share in pool.items():
        found[turned(key, difficulty, options, ability=ability, timed=timed)] += share
    return found


def turned(key: str, difficulty: int, options: Options, *, ability: bool, timed: bool) -> str:
    """What one card does to a task."""
    if is_major(key):
        return "success" if ability else "locked"
    least = difficulty + (timed and options.timed_compare == "greater")
    if number(key, options) >= least:
        return "success"
    return "on" if ability and timed else "failure"


def twist_bars(up: Sequence[str], pool: Pool, options: Options) -> tuple[Bar, ...]:
    """The outlook as bars, worst first."""
    words = (
        ("bust", SAY("bust"), "fail"),
        ("lower", SAY("no-higher"), "tie"),
        ("higher", SAY("higher"), "succeed"),
        ("reach", SAY("twenty-one"), "style"),
    )
    return _bars(outlook(up, pool, options), words, pool)


def flip_bars(pool: Pool, difficulty: int, options: Options, *, ability: bool, timed: bool) -> tuple[Bar, ...]:
    """A flip as bars; what can never happen is left out."""
    found = flip(pool, difficulty, options, ability=ability, timed=timed)
    words = (
        ("locked", SAY("locked"), "fail"),
        ("failure", SAY("fails"), "fail"),
        ("on", SAY("goes-on"), "tie"),
        ("success", SAY("succeeds"), "succeed"),
    )
    possible = (
        {"success", "on"}
        if ability and timed
        else {"success", "failure"}
        if ability
        else {"success", "failure", "locked"}
    )
    return _bars(found, [word for word in words if word[0] in possible], pool)


def _bars(found: Mapping[str, Fraction], words: Sequence[tuple[str, str, str]], pool: Pool) -> tuple[Bar, ...]:
    """Out of as many as there are cards, where all are equally likely."""
    of = lcm(*[share.denominator for share in pool.values()])
    if of > _READABLE:
        return tuple([bar_of(label, found[what], kind) for what, label, kind in words])
    return tuple([Bar(label, int(found[what] * of), of, kind) for what, label, kind in words])
