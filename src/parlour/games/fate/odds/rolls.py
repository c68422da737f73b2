"""The chances of one roll: before the dice, after them, and with invocations held back until they are seen."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from parlour.core.odds import Bar
from parlour.games.fate.content.numbers import INVOKED, STYLE
from parlour.games.fate.odds.dice import APART, FOUR, Chances, Ways, drawn, drawn_apart, judged, of

Pile = Sequence[int]
"""The cards left in the deck, by number; empty: a whole deck."""
Goal = Literal["tie", "succeed", "style"]
"""What is hoped for, or better."""
GOALS: tuple[Goal, ...] = ("tie", "succeed", "style")
_ABOVE = {"tie": 0, "succeed": 1, "style": STYLE}


@lru_cache(256)
def _fixed(need: int) -> Chances:
    return judged(FOUR, need)


@lru_cache(256)
def _opposed(need: int) -> Chances:
    return judged(APART, need)


def fixed(bonus: int, difficulty: int) -> Chances:
    """FAE-023: a roll with this bonus against a difficulty, of 81."""
    return _fixed(difficulty - bonus)


def opposed(mine: int, theirs: int) -> Chances:
    """FAE-023: a roll against another roll, each with its bonus, of 6561."""
    return _opposed(theirs - mine)


def fixed_from(pile: Pile, bonus: int, difficulty: int) -> Chances:
    """A card in place of the dice."""
    return judged(drawn(pile), difficulty - bonus)


def opposed_from(pile: Pile, mine: int, theirs: int) -> Chances:
    """Both sides draw, from one deck."""
    return judged(drawn_apart(pile), theirs - mine)


def after(total: int, against: int, invocations: int = 0) -> Chances:
    """The dice are on the table: one outcome, for certain, with so many times +2."""
    return judged({total + INVOKED * invocations: 1}, against)


def bars_fixed(bonus: int, difficulty: int) -> tuple[Bar, ...]:
    return _bars(_fixed(difficulty - bonus))


def bars_opposed(mine: int, theirs: int) -> tuple[Bar, ...]:
    return _bars(_opposed(theirs - mine))


def bars_after(total: int, against: int) -> tuple[Bar, ...]:
    """As it stands."""
    return _bars(after(total, against))


def bars_reroll(bonus: int, against: int) -> tuple[Bar, ...]:
    """FAE-110: new dice, the same bonus (the old total less the old dice), against what is known by now."""
    return bars_fixed(bonus, against)


def bars_fixed_from(pile: Pile, bonus: int, difficulty: int) -> tuple[Bar, ...]:
    return _bars(fixed_from(pile, bonus, difficulty))


def bars_opposed_from(pile: Pile, mine: int, theirs: int) -> tuple[Bar, ...]:
    return _bars(opposed_from(pile, mine, theirs))


def bars_reroll_from(pile: Pile, bonus: int, against: int) -> tuple[Bar, ...]:
    """FAE-Q05: a reroll draws another card; the pile is what is left after the first."""
    return bars_fixed_from(pile, bonus, against)


@lru_cache(512)
def _bars(chances: Chances) -> tuple[Bar, ...]:
    return chances.bars()


@lru_cache(4096)
def _best(dice: int, need: int, left: int, reroll: bool) -> Fraction:
    """The chance that dice which show this reach `need` in the end, each invocation spent as is best."""
    if dice + INVOKED * left >= need:
        return Fraction(1)
    if not left or not reroll:
        return Fraction(0)
    return max(_best(dice, need - INVOKED, left - 1, reroll), _anew(need, left - 1, reroll))


@lru_cache(4096)
def _anew(need: int, left: int, reroll: bool) -> Fraction:
    return Fraction(sum([ways * _best(dice, need, left, reroll) for dice, ways in FOUR.items()]), of(FOUR))


def held(bonus: int, difficulty: int, invocations: int, goal: Goal = "succeed", *, reroll: bool = True) -> Fraction:
    """FAE-099: the chance with invocations held back until the dice are seen, each spent as +2 or as a reroll."""
    return _anew(difficulty - bonus + _ABOVE[goal], invocations, reroll)


def held_opposed(mine: int, theirs: int, invocations: int, goal: Goal = "succeed", *, reroll: bool = True) -> Fraction:
    """The same against a roll; the other side holds none."""
    seen = [ways * held(mine, theirs + dice, invocations, goal, reroll=reroll) for dice, ways in FOUR.items()]
    return Fraction(sum(seen), of(FOUR))


def reaches(ways: int, total: int, percent: int) -> bool:
    return ways * 100 >= percent * total


def least_bonus(difficulty: int, percent: int, goal: Goal = "succeed", *, against_roll: bool = False) -> int:
    """The least bonus that gives at least this chance; against a roll `difficulty` is the other side's bonus."""
    totals: Ways = APART if against_roll else FOUR
    need = max(totals) + _ABOVE["style"] + 1
    while not reaches((chances := judged(totals, need)).at_least(goal), chances.of, percent):
        need -= 1
    return difficulty - need


def least_invocations(
    bonus: int, difficulty: int, percent: int, goal: Goal = "succeed", *, against_roll: bool = False
) -> int:
    """How many times +2 on top of this bonus give at least this chance."""
    short = least_bonus(difficulty, percent, goal, against_roll=against_roll) - bonus
    return max(0, -(-short // INVOKED))
