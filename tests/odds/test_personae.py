"""The odds of Personae against the printed values, against every throw of small pools, and against a dice library of
others."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.personae import odds
from parlour.games.personae.content.numbers import STATUSES
from parlour.games.personae.odds.chains import tallied

HALF = Fraction(1, 2)


def hundredths(share: Fraction) -> str:
    """In percent with two decimals, rounded half up."""
    return f"{int(share * 10000 + HALF) / 100:.2f}"


def sign(mine: Sequence[int], theirs: Sequence[int], ahead: int) -> int:
    """The rule as it is written: pair after pair from the highest; then whoever still has dice; 1, 0 or -1 for the
    actor."""
    first, second = sorted(mine, reverse=True), sorted(theirs, reverse=True)
    for one, other in zip(first, second, strict=False):
        if one + ahead != other:
            return 1 if one + ahead > other else -1
    return (len(first) > len(second)) - (len(first) < len(second))


def throws(dice: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 11), repeat=dice)


def counted(signs: Counter[int]) -> odds.Chances:
    return odds.Chances(signs[1], signs[0], signs[-1])


# the printed values


@pytest.mark.rule("PER-118", "PER-120", "PER-121", "PER-122")
def test_the_table_of_equal_additions_is_the_printed_one() -> None:
    printed = """
        45.00 28.50 20.25 15.33 12.08
        71.50 49.05 36.79 28.82 23.26
        79.75 63.21 49.74 40.34 33.35
        84.67 71.18 59.66 49.91 42.26
        87.92 76.74 66.65 57.74 49.96"""
    rows = [line.split() for line in printed.strip().splitlines()]
    found = odds.table(5)
    assert [[hundredths(found[mine, theirs].success()) for theirs in range(1, 6)] for mine in range(1, 6)] == rows
    deadlocks = [Fraction(found[dice, dice].deadlock, found[dice, dice].of) for dice in range(1, 6)]
    assert [hundredths(share) for share in deadlocks] == ["10.00", "1.90", "0.51", "0.18", "0.07"]


@pytest.mark.rule("PER-119", "PER-120")
def test_one_die_each_with_an_advantage() -> None:
    printed = {-3: 21, -2: 28, -1: 36, 0: 45, 1: 55, 2: 64, 3: 72, 4: 79, 5: 85, 6: 90, 7: 94, 8: 97, 9: 99, 10: 100}
    assert {ahead: odds.opposed(1, 1, ahead).success() * 100 for ahead in printed} == printed
    assert odds.opposed(1, 1, 20).success() == 1 and odds.opposed(3, 1, -20).success() == 0


@pytest.mark.rule("PER-121", "PER-122", "PER-147")
def test_the_single_printed_chances() -> None:
    assert odds.opposed(4, 3, 1).success() == Fraction(47563, 62500)
    assert odds.opposed(3, 2).success() == Fraction(31607, 50000)
    assert f"{float(odds.opposed(6, 4, 2).success()):.5f}" == "0.92618"
    assert hundredths(odds.opposed(6, 6, 2).success()) == "89.25"
    helped = [hundredths(odds.opposed(4, 4, helpers).success()) for helpers in range(5)]
    assert helped == ["49.91", "69.83", "83.06", "91.31", "96.06"]
    assert [hundredths(odds.opposed(dice, 3).success()) for dice in (3, 4, 2)] == ["49.74", "59.66", "36.79"]


@pytest.mark.rule("PER-131", "PER-132", "PER-118")
def test_the_table_of_one_roll_is_the_printed_one() -> None:
    printed = {
        1: ("5.5", "0", "0"),
        2: ("7.15", "0.01", "0.0100"),
        3: ("7.975", "0.028", "0.0290"),
        4: ("8.4667", "0.0523", "0.0561"),
        5: ("8.79175", "0.08146", "0.09049"),
        6: ("9.021595", "0.114265", "0.131441"),
        7: ("9.1919575", "0.1496944", "0.1782969"),
        8: ("9.32268667", "0.18689527", "0.23046721"),
    }
    for dice, (best, any_critical, average) in printed.items():
        shares = odds.criticals(dice)
        assert odds.mean(odds.highest(dice)) == Fraction(best)
        assert (
            1 - shares[0] == Fraction(any_critical)
            and odds.mean(shares) == Fraction(average)
            and sum(shares.values()) == 1
        )


@pytest.mark.rule("PER-068", "PER-069", "PER-218")
def test_the_printed_means_of_rerolls_and_armour() -> None:
    assert odds.mean(odds.highest_rerolled(2, keep="second", may_highest=False, forced=False)) == Fraction("7.975")
    assert odds.mean(odds.highest_rerolled(2, keep="second", may_highest=True, forced=True)) == Fraction("6.325")
    assert odds.mean(odds.highest(3, 1)) == Fraction("5.5")


@pytest.mark.rule("PER-155", "PER-156", "PER-157")
def test_the_printed_chances_without_an_opponent() -> None:
    assert odds.unopposed(1, 3, odds.gm_dice(1), 0) == Fraction(79, 100)
    assert hundredths(odds.unopposed(6, 6, odds.gm_dice(6), 10)) == "4.65"
    assert odds.unopposed(3, 3, odds.gm_dice(3), 2) == Fraction(78568, 100000)
    assert odds.unopposed(3, 3, odds.gm_dice(3), 0) == Fraction(92363, 100000)


@pytest.mark.rule("PER-196", "PER-199", "PER-200", "PER-201", "PER-204")
def test_the_printed_chances_of_recovery() -> None:
    for stature in range(6):
        alone = [
            odds.recovery(status, stature + step, 1, stature).success() * 100
            for step, status in enumerate(STATUSES[1:], 1)
        ]
        assert alone == [36, 14, Fraction("4.41"), Fraction("0.979")]
    healed = [
        hundredths(odds.recovery(status, 1 + step, 5, 4).success()) for step, status in enumerate(STATUSES[1:], 1)
    ]
    assert healed == ["97.10", "87.93", "66.65", "35.34"]
    better = [
        hundredths(odds.recovery(status, 1 + step, 5, 5).success()) for step, status in enumerate(STATUSES[1:], 1)
    ]
    assert better == ["98.78", "94.25", "82.43", "57.74"]
    assert hundredths(odds.recovery("Incapacitated", 1, 1, 1).success()) == "20.25"


@pytest.mark.rule("PER-128", "PER-Q32")
def test_the_printed_chances_of_a_subsequent_challenge() -> None:
    chain = odds.subsequent(2, 2)
    assert (chain.at_least(1), Fraction(chain.left, chain.of), chain.at_least(2)) == (
        Fraction(981, 2000),
        Fraction(867, 2000),
        Fraction(537, 2000),
    )


@pytest.mark.rule("PER-180", "PER-181", "PER-182", "PER-183")
def test_the_printed_chances_of_a_series() -> None:
    assert odds.at_least(odds.series(HALF, 3, 4), "Injured") == Fraction(5, 16)
    assert odds.at_least(odds.series(HALF, 3, 8), "Dying") == Fraction(37, 256)
    assert odds.at_least(odds.series(HALF, 3, 2, hits=2), "Injured") == Fraction(1, 4)
    assert odds.successes_needed(3, "Dying", hits=2) == 5 and odds.successes_needed(3, "Dying", hits=9) == 4


@pytest.mark.rule("PER-182", "PER-183")
def test_hits_of_one_attack_stop_at_the_next_status() -> None:
    tallies = [0]
    for hits in (4, 1, 3, 1, 5):
        tallies.append(tallied(tallies[-1], hits, 3))
    assert tallies == [0, 3, 4, 5, 6, 6]


# every throw of small pools


@pytest.mark.rule("PER-120", "PER-121", "PER-122")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (2, 3), (3, 2)])
@pytest.mark.parametrize("ahead", [-11, -9, -4, -1, 0, 1, 3, 9, 10])
def test_opposed_pools_are_every_throw_counted(mine: int, theirs: int, ahead: int) -> None:
    signs = Counter(sign(roll[:mine], roll[mine:], ahead) for roll in throws(mine + theirs))
    assert odds.opposed(mine, theirs, ahead) == odds.dropping(mine, theirs, ahead) == counted(signs)


@given(st.integers(1, 6), st.integers(1, 6), st.integers(-12, 12))
@settings(max_examples=60, deadline=None)
def test_swapping_the_sides_swaps_the_chances(mine: int, theirs: int, ahead: int) -> None:
    here, there = odds.opposed(mine, theirs, ahead), odds.opposed(theirs, mine, -ahead)
    assert (here.win, here.deadlock, here.lose) == (there.lose, there.deadlock, there.win)
    assert here == odds.dropping(mine, theirs, ahead) and here.of == 10 ** (mine + theirs)
    assert (
        odds.opposed(mine + 1, theirs, ahead).success()
        >= here.success()
        <= odds.opposed(mine, theirs, ahead + 1).success()
    )


@pytest.mark.rule("PER-121", "PER-122")
@pytest.mark.parametrize(("mine", "theirs", "ahead"), [(4, 4, 0), (5, 4, 2), (4, 5, -2), (3, 6, 3)])
def test_another_dice_library_finds_the_same(mine: int, theirs: int, ahead: int) -> None:
    """Sorted pools as icepool throws them: their counts multiplied out, compared by the written rule."""
    pools = [dict(icepool.d10.pool(dice).expand().items()) for dice in (mine, theirs)]
    signs: Counter[int] = Counter()
    for one, ways in pools[0].items():
        for other, more in pools[1].items():
            signs[sign(one, other, ahead)] += ways * more
    assert odds.opposed(mine, theirs, ahead) == counted(signs)


@pytest.mark.parametrize("ahead", [-11, -3, 0, 1, 4, 10, 12])
def test_a_side_without_dice_has_its_additions_only(ahead: int) -> None:
    for theirs in (0, 1, 2):
        others = [roll or (0,) for roll in throws(theirs)]
        assert odds.opposed(0, theirs, ahead) == counted(Counter(sign((0,), other, ahead) for other in others))
        assert odds.opposed(theirs, 0, ahead) == counted(Counter(sign(other, (0,), ahead) for other in others))


def test_a_deadlock_goes_as_the_table_says() -> None:
    even = odds.opposed(2, 2)
    assert even.success("reactor") == even.success("gm") == Fraction(even.win, 10**4)
    assert (
        even.success("reroll") == HALF
        and even.open("gm") == Fraction(even.deadlock, 10**4)
        and even.open("reroll") == 0
    )
    assert [bar.label for bar in even.bars("gm")] == ["Succeeds", "Deadlock, the GM decides", "Fails"]
    for tie in ("reactor", "reroll", "gm"):
        assert sum([Fraction(bar.ways, bar.of) for bar in even.bars(tie)]) == 1


# rerolls and armour: whoever owns the effect sees all dice, picks the best die and uses it only when behind


def best_with_own(mine: tuple[int, ...], theirs: tuple[int, ...], ahead: int, highest: bool) -> Fraction:
    """The chance of an actor who may reroll one own die, or decline."""
    chances = [Fraction(sign(mine, theirs, ahead) > 0)]
    protected = None if highest else mine.index(max(mine))
    for place in range(len(mine)):
        if place != protected:
            again = [sign((*mine[:place], face, *mine[place + 1 :]), theirs, ahead) > 0 for face in range(1, 11)]
            chances.append(Fraction(sum(again), 10))
    return max(chances)


def least_when_forced(mine: tuple[int, ...], theirs: tuple[int, ...], ahead: int, highest: bool) -> Fraction:
    """The chance of an actor one of whose dice the reactor may have rerolled."""
    chances = [Fraction(sign(mine, theirs, ahead) > 0)]
    protected = None if highest else mine.index(max(mine))
    for place in range(len(mine)):
        if place != protected:
            again = [sign((*mine[:place], face, *mine[place + 1 :]), theirs, ahead) > 0 for face in range(1, 11)]
            chances.append(Fraction(sum(again), 10))
    return min(chances)


def most_when_forcing(mine: tuple[int, ...], theirs: tuple[int, ...], ahead: int, highest: bool) -> Fraction:
    """The chance of an actor who may have one die of the reactor rerolled."""
    chances = [Fraction(sign(mine, theirs, ahead) > 0)]
    protected = None if highest else theirs.index(max(theirs))
    for place in range(len(theirs)):
        if place != protected:
            again = [sign(mine, (*theirs[:place], face, *theirs[place + 1 :]), ahead) > 0 for face in range(1, 11)]
            chances.append(Fraction(sum(again), 10))
    return max(chances)


@pytest.mark.rule("PER-068", "PER-069", "PER-Q37")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("ahead", [-3, 0, 2])
@pytest.mark.parametrize("highest", [False, True])
def test_rerolls_are_the_best_choice_over_every_throw(mine: int, theirs: int, ahead: int, highest: bool) -> None:
    rolls = [(roll[:mine], roll[mine:]) for roll in throws(mine + theirs)]
    for reckoned, judged in (
        (odds.own_reroll(mine, theirs, ahead, by="actor", highest=highest), best_with_own),
        (odds.forced_reroll(mine, theirs, ahead, by="reactor", highest=highest), least_when_forced),
        (odds.forced_reroll(mine, theirs, ahead, by="actor", highest=highest), most_when_forcing),
    ):
        assert reckoned.success() == sum(
            [judged(one, other, ahead, highest) for one, other in rolls], Fraction(0)
        ) / len(rolls)


@pytest.mark.rule("PER-069")
def test_a_forced_reroll_below_the_highest_is_right_for_three_dice() -> None:
    rolls = [(roll[:1], roll[1:]) for roll in throws(4)]
    for highest in (False, True):
        expected = sum([most_when_forcing(one, other, 1, highest) for one, other in rolls], Fraction(0)) / len(rolls)
        assert odds.forced_reroll(1, 3, 1, highest=highest).success() == expected
    pairs = [(roll[:2], roll[2:]) for roll in throws(4)]
    own = sum([1 - best_with_own(other, one, 1, False) for one, other in pairs], Fraction(0)) / len(pairs)
    turned = odds.own_reroll(2, 2, -1, by="reactor")
    assert Fraction(turned.win + turned.deadlock, turned.of) == own


def test_every_upgrade_of_a_reroll_is_worth_something() -> None:
    plain = odds.opposed(3, 4).success()
    low, high = (odds.forced_reroll(3, 4, highest=highest).success() for highest in (False, True))
    assert (
        plain < low < high and plain < odds.own_reroll(3, 4).success() == odds.own_reroll(3, 4, highest=True).success()
    )
    assert (
        odds.own_reroll(1, 4).success() == odds.opposed(1, 4).success() < odds.own_reroll(1, 4, highest=True).success()
    )


@pytest.mark.rule("PER-218")
def test_armour_takes_the_highest_dice_but_never_the_last() -> None:
    signs = Counter(sign(sorted(roll[:3])[:2], roll[3:], 1) for roll in throws(4))
    assert odds.armoured(3, 1, 1) == counted(signs)
    signs = Counter(sign(sorted(roll[:3])[:1], roll[3:], 1) for roll in throws(4))
    assert odds.armoured(3, 1, 1, ignored=2) == odds.armoured(3, 1, 1, ignored=5) == counted(signs)
    assert odds.armoured(1, 2, 0) == odds.opposed(1, 2)


@pytest.mark.rule("PER-068", "PER-069")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_highest_die_after_a_reroll_is_every_throw_counted(dice: int) -> None:
    def thrown(forced: bool, may_highest: bool, keep: str) -> Fraction:
        total, count = 0, 0
        for *faces, new in throws(dice + 1):
            place = faces.index(max(faces)) if forced and may_highest else faces.index(min(faces))
            if not may_highest and place == faces.index(max(faces)):
                place = next((at for at in range(dice) if at != place), -1)
            if place >= 0 and (keep == "second" or (new < faces[place] if forced else new > faces[place])):
                faces[place] = new
            total, count = total + max(faces), count + 1
        return Fraction(total, count)

    for forced in (False, True):
        for may_highest in (False, True):
            for keep in ("second", "better"):
                found = odds.highest_rerolled(dice, keep=keep, may_highest=may_highest, forced=forced)
                assert sum(found.values()) == 1 and odds.mean(found) == thrown(forced, may_highest, keep)


# chains and series


def wins_in_a_row(mine: Sequence[int], theirs: Sequence[int], ahead: int) -> tuple[int, int]:
    """How many Challenges one roll wins in a row, and how many dice the first of them left."""
    first, second = sorted(mine, reverse=True), sorted(theirs, reverse=True)
    wins, left = 0, 0
    while first:
        while first and second and first[0] + ahead == second[0]:
            first, second = first[1:], second[1:]
        if not first or (second and first[0] + ahead < second[0]):
            break
        first, second, wins = first[1:], second[1:], wins + 1
        left = len(first) if wins == 1 else left
    return wins, left


@pytest.mark.rule("PER-128", "PER-Q32")
@pytest.mark.parametrize(
    ("mine", "theirs", "ahead"), [(2, 2, 0), (3, 1, 0), (1, 3, 4), (3, 2, -2), (2, 3, 1), (3, 2, 12)]
)
def test_chains_are_every_throw_counted(mine: int, theirs: int, ahead: int) -> None:
    chain = odds.subsequent(mine, theirs, ahead)
    ends = [wins_in_a_row(roll[:mine], roll[mine:], ahead) for roll in throws(mine + theirs)]
    assert list(chain.won) == [len([1 for wins, _ in ends if wins >= least]) for least in range(mine + 1)]
    assert chain.left == len([1 for wins, left in ends if wins and left]) and chain.of == len(ends)
    assert chain.at_least(1) == odds.opposed(mine, theirs, ahead).success() and chain.at_least(mine + 1) == 0


@pytest.mark.rule("PER-182", "PER-183")
@given(st.integers(1, 4), st.integers(1, 3), st.integers(0, 3), st.integers(0, 6))
@settings(max_examples=60, deadline=None)
def test_a_series_is_every_course_counted(threshold: int, hits: int, tally: int, attacks: int) -> None:
    share = Fraction(3, 10)
    expected: Counter[str] = Counter()
    for course in product((False, True), repeat=attacks):
        count = tally
        for success in course:
            count = tallied(count, hits, threshold) if success else count
        status = STATUSES[0] if count < threshold else STATUSES[min(count - threshold + 1, 4)]
        expected[status] += share ** sum(course) * (1 - share) ** (attacks - sum(course))
    found = odds.series(share, threshold, attacks, hits, tally)
    assert found == {status: expected[status] for status in STATUSES} and sum(found.values()) == 1


@pytest.mark.rule("PER-147")
def test_what_it_takes_is_the_least_that_does() -> None:
    for wanted in (Fraction(1, 100), HALF, Fraction(3, 4), Fraction(99, 100)):
        for mine, theirs in ((1, 1), (3, 5), (6, 2)):
            ahead = odds.least_ahead(mine, theirs, wanted)
            assert odds.opposed(mine, theirs, ahead).success() >= wanted
            assert ahead == -10 or odds.opposed(mine, theirs, ahead - 1).success() < wanted
    dice = odds.least_dice(3, 0, Fraction(3, 4))
    assert dice == 7 and odds.opposed(7, 3).success() >= Fraction(3, 4) > odds.opposed(6, 3).success()
    assert odds.least_dice(3, -9, HALF) is None


def test_every_pool_up_to_ten_at_every_difference_takes_well_under_a_second() -> None:
    from parlour.games.personae.odds import pools

    for cached in (pools.wins_below, pools.deadlocks, pools.opposed, pools._fewer, pools.showing):
        cached.cache_clear()
    start = time.perf_counter()
    found = [odds.table(10, ahead) for ahead in range(-20, 21)]
    assert time.perf_counter() - start < 1
    assert len(found) == 41 and all(len(grid) == 100 for grid in found)
    assert found[20][10, 10].success() < HALF < found[21][10, 10].success()
