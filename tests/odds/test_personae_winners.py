"""Who wins a Challenge with criticals, against every throw of small pools, decided by the rules as they are written."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from odds.test_personae import sign
from parlour.games.personae import odds
from parlour.games.personae.odds.winners import Spend

POOLS = [(1, 1), (1, 3), (2, 2), (2, 3), (3, 2), (3, 1)]
Throw = tuple[tuple[int, ...], tuple[int, ...]]


def throws(mine: int, theirs: int) -> list[Throw]:
    return [
        (first, second)
        for first in product(range(1, 11), repeat=mine)
        for second in product(range(1, 11), repeat=theirs)
    ]


def critical(dice: tuple[int, ...]) -> int:
    """PER-131, PER-132: every natural ten but the first."""
    return max(dice.count(10) - 1, 0)


def played(throw: Throw, ahead: int, spend: Spend, *, both: bool) -> int:
    """Turn by turn: who is behind (or level, the reactor holding) spends one if that is left, until neither would or
    could."""
    mine, theirs = throw
    banks = [critical(mine), critical(theirs) if both else 0]
    if spend == "keep":
        return sign(mine, theirs, ahead)
    if spend == "success":
        return (banks[0] > banks[1]) - (banks[0] < banks[1]) or sign(mine, theirs, ahead)
    while True:
        now = sign(mine, theirs, ahead)
        if now <= 0 and banks[0]:
            banks[0], ahead = banks[0] - 1, ahead + 2
        elif now >= 0 and banks[1]:
            banks[1], ahead = banks[1] - 1, ahead - 2
        else:
            return now


@pytest.mark.rule("PER-118", "PER-131", "PER-132")
@pytest.mark.parametrize(("mine", "theirs"), POOLS)
@pytest.mark.parametrize("ahead", [-11, -3, -1, 0, 1, 2, 9, 12])
def test_throws_by_their_tens(mine: int, theirs: int, ahead: int) -> None:
    found: Counter[tuple[int, int, int]] = Counter()
    for first, second in throws(mine, theirs):
        found[first.count(10), second.count(10), sign(first, second, ahead)] += 1
    for tens in range(mine + 1):
        for their_tens in range(theirs + 1):
            want = odds.Chances(*[found[tens, their_tens, won] for won in (1, 0, -1)])
            assert odds.with_tens(mine, theirs, ahead, tens, their_tens) == want


@pytest.mark.rule("PER-135", "PER-137", "PER-Q33", "PER-Q60")
@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (3, 2), (2, 3)])
@pytest.mark.parametrize("spend", ["keep", "bonus", "success"])
@pytest.mark.parametrize("both", [False, True])
def test_criticals_kept_or_spent(mine: int, theirs: int, spend: Spend, both: bool) -> None:
    for ahead in (-4, -1, 0, 2):
        want: Counter[tuple[int, int, int]] = Counter()
        for throw in throws(mine, theirs):
            want[critical(throw[0]), critical(throw[1]), played(throw, ahead, spend, both=both)] += 1
        found: Counter[tuple[int, int, int]] = Counter()
        for own, other, chances in odds.winners(mine, theirs, ahead, spend, both=both):
            found[own, other, 1] += chances.win
            found[own, other, 0] += chances.deadlock
            found[own, other, -1] += chances.lose
        assert +found == +want


def test_large_pools_add_up_to_the_plain_challenge() -> None:
    for mine, theirs, ahead in ((12, 12, 0), (12, 5, -3), (7, 11, 4)):
        kept = [chances for _, _, chances in odds.winners(mine, theirs, ahead)]
        plain = odds.opposed(mine, theirs, ahead)
        assert [sum([getattr(one, what) for one in kept]) for what in ("win", "deadlock", "lose")] == [
            plain.win,
            plain.deadlock,
            plain.lose,
        ]


def test_the_question_says_who_wins_with_a_critical() -> None:
    given = {"dice": "3", "adds": "3", "their_dice": "2", "their_adds": "3"}
    every = throws(3, 2)
    won = [throw for throw in every if sign(*throw, 0) > 0]
    told = odds.answer("winner", given)
    shares = {bar.label: Fraction(bar.ways, bar.of) for bar in told.bars}
    assert shares["You win, with a critical"] == Fraction(
        len([throw for throw in won if critical(throw[0])]), len(every)
    )
    assert (
        shares["You win, with a critical"] + shares["You win, without one"]
        == Fraction(len(won), len(every))
        == odds.opposed(3, 2).success()
    )
    both = {
        bar.label: Fraction(bar.ways, bar.of)
        for bar in odds.answer("winner", given | {"who": "both", "spend": "bonus"}).bars
    }
    lost = [throw for throw in every if played(throw, 0, "bonus", both=True) <= 0]
    assert both["They win, with a critical"] == Fraction(
        len([throw for throw in lost if critical(throw[1])]), len(every)
    )
    two, pairs = given | {"dice": "2", "who": "both", "spend": "bonus"}, throws(2, 2)
    held = [throw for throw in pairs if played(throw, 0, "bonus", both=True) <= 0 and critical(throw[1])]
    shares = {bar.label: Fraction(bar.ways, bar.of) for bar in odds.answer("winner", two).bars}
    assert shares["They win, with a critical"] == Fraction(len(held), len(pairs)), (
        "a deadlock with two tens each is the reactor's too"
    )
    level = {
        bar.label: Fraction(bar.ways, bar.of) for bar in odds.answer("winner", given | {"dice": "2", "tie": "gm"}).bars
    }
    assert level["Deadlock, the GM decides"] == Fraction(190, 10000)
    again = odds.answer("winner", given | {"dice": "2", "tie": "reroll"})
    assert sum([Fraction(bar.ways, bar.of) for bar in again.bars[:2]]) == odds.opposed(2, 2).success("reroll")
