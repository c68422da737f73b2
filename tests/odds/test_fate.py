"""The odds of Fate against the printed tables, against brute force over every throw, and against a dice library of
others."""

import time
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import RuleViolation
from parlour.core.odds import Question, percent
from parlour.games.fate import odds
from parlour.games.fate.odds.dice import FOUR, thrown

THROWS = [sum(faces) for faces in product((-1, 0, 1), repeat=4)]
"""All 81, one by one: what everything here is checked against."""
OUTCOMES = ("fail", "tie", "succeed", "style")
small = st.integers(-6, 10)


def judge(total: int, against: int) -> str:
    shift = total - against
    return "fail" if shift < 0 else "tie" if shift == 0 else "style" if shift >= 3 else "succeed"


def counted(totals: list[int], against: int) -> tuple[int, ...]:
    return tuple([judge(total, against) for total in totals].count(outcome) for outcome in OUTCOMES)


def four(chances: odds.Chances) -> tuple[int, ...]:
    return (chances.fail, chances.tie, chances.succeed, chances.style)


def two_decimals(share: Fraction) -> str:
    return f"{int(share * 10000 + Fraction(1, 2)) / 100:.2f}"


# the printed tables


@pytest.mark.rule("FAE-164", "FAE-X03", "FAE-178")
@pytest.mark.parametrize(
    ("gap", "success", "style", "tie", "tie_or_success", "shown"),
    [
        (-5, 81, 76, 0, 81, "100.0 93.8 0.0 100.0"),
        (-4, 80, 66, 1, 81, "98.8 81.5 1.2 100.0"),
        (-3, 76, 50, 4, 80, "93.8 61.7 4.9 98.8"),
        (-2, 66, 31, 10, 76, "81.5 38.3 12.3 93.8"),
        (-1, 50, 15, 16, 66, "61.7 18.5 19.8 81.5"),
        (0, 31, 5, 19, 50, "38.3 6.2 23.5 61.7"),
        (1, 15, 1, 16, 31, "18.5 1.2 19.8 38.3"),
        (2, 5, 0, 10, 15, "6.2 0.0 12.3 18.5"),
        (3, 1, 0, 4, 5, "1.2 0.0 4.9 6.2"),
        (4, 0, 0, 1, 1, "0.0 0.0 1.2 1.2"),
        (5, 0, 0, 0, 0, "0.0 0.0 0.0 0.0"),
    ],
)
def test_the_odds_table_is_the_printed_one(
    gap: int, success: int, style: int, tie: int, tie_or_success: int, shown: str
) -> None:
    for approach in (-2, 0, 3, 8):
        chances = odds.fixed(approach, approach + gap)
        counts = (chances.success, chances.style, chances.tie, chances.tie_or_success)
        assert counts == (success, style, tie, tie_or_success) and chances.of == 81
        assert " ".join(percent(ways, 81)[:-1] for ways in counts) == shown
    grid = odds.answer("table", {}).grid
    assert grid is not None and " ".join(cell[:-1] for cell in grid.rows[gap + 5][1:]) == shown
    exact = odds.answer("table", {"show": "exact"}).grid
    assert exact is not None and exact.rows[gap + 5][1:] == (
        f"{success}/81",
        f"{style}/81",
        f"{tie}/81",
        f"{tie_or_success}/81",
    )


@pytest.mark.rule("FAE-162", "FAE-163", "FAE-178")
def test_success_is_shown_with_style_included() -> None:
    succeed = odds.bars_fixed(2, 2)[2]
    assert succeed.note == "38.3% with style included" and (succeed.ways, succeed.of) == (26, 81)
    assert (
        "Succeed, with style included: 31 of 81 (38.3%)."
        in odds.answer("roll", {"bonus": "3", "difficulty": "3"}).lines
    )
    assert (
        "Succeed, with style included: 5 of 81 (6.2%)." in odds.answer("roll", {"bonus": "3", "difficulty": "5"}).lines
    )


def test_four_dice_come_up_as_printed() -> None:
    assert FOUR == {-4: 1, -3: 4, -2: 10, -1: 16, 0: 19, 1: 16, 2: 10, 3: 4, 4: 1}
    assert {total: THROWS.count(total) for total in range(-4, 5)} == FOUR
    assert sorted(odds.CARD_VALUE) == sorted(THROWS)


@pytest.mark.parametrize(
    ("advantage", "success", "style", "tie", "other_style", "shown"),
    [
        (-4, 157, 9, 266, 4850, "2.39 0.14 4.05 73.92"),
        (-3, 423, 45, 504, 3834, "6.45 0.69 7.68 58.44"),
        (-2, 927, 157, 784, 2727, "14.13 2.39 11.95 41.56"),
        (-1, 1711, 423, 1016, 1711, "26.08 6.45 15.49 26.08"),
        (0, 2727, 927, 1107, 927, "41.56 14.13 16.87 14.13"),
        (1, 3834, 1711, 1016, 423, "58.44 26.08 15.49 6.45"),
        (2, 4850, 2727, 784, 157, "73.92 41.56 11.95 2.39"),
        (3, 5634, 3834, 504, 45, "85.87 58.44 7.68 0.69"),
        (4, 6138, 4850, 266, 9, "93.55 73.92 4.05 0.14"),
    ],
)
def test_opposed_rolls_are_as_tabled(
    advantage: int, success: int, style: int, tie: int, other_style: int, shown: str
) -> None:
    chances, other = odds.opposed(2 + advantage, 2), odds.opposed(2, 2 + advantage)
    counts = (chances.success, chances.style, chances.tie, other.style)
    assert counts == (success, style, tie, other_style) and chances.of == other.of == 6561
    assert " ".join(two_decimals(Fraction(ways, 6561)) for ways in counts) == shown


@pytest.mark.parametrize(
    ("gap", "plain", "bonus_only", "best"),
    [
        (-2, "81.48", "98.77", "99.77"),
        (-1, "61.73", "93.83", "97.64"),
        (0, "38.27", "81.48", "88.57"),
        (1, "18.52", "61.73", "68.82"),
        (2, "6.17", "38.27", "42.08"),
        (3, "1.23", "18.52", "19.52"),
        (4, "0.00", "6.17", "6.17"),
    ],
)
def test_an_invocation_held_back_is_worth_what_the_table_says(gap: int, plain: str, bonus_only: str, best: str) -> None:
    assert two_decimals(odds.held(1, 1 + gap, 0)) == plain
    assert two_decimals(odds.held(1, 1 + gap, 1, reroll=False)) == bonus_only
    assert two_decimals(odds.held(1, 1 + gap, 1)) == best


@pytest.mark.parametrize(
    ("advantage", "exchange", "wins", "mean"),
    [
        (0, (927, 1800, 1107, 1800, 927), "50.00", "3.75"),
        (1, (1711, 2123, 1016, 1288, 423), "81.77", "3.46"),
        (2, (2727, 2123, 784, 770, 157), "96.30", "2.89"),
        (3, (3834, 1800, 504, 378, 45), "99.58", "2.44"),
        (4, (4850, 1288, 266, 148, 9), "99.97", "2.18"),
    ],
)
def test_a_contest_of_two_goes_as_tabled(advantage: int, exchange: tuple[int, ...], wins: str, mean: str) -> None:
    once, whole = odds.exchange((1 + advantage, 1)), odds.contest((1 + advantage, 1))
    assert (once.two[0], once.one[0], once.nobody, once.one[1], once.two[1]) == exchange
    assert two_decimals(whole.wins[0]) == wins and sum(whole.wins) == 1
    assert two_decimals(whole.exchanges / 100) == mean


def test_three_equal_contestants_are_as_tabled() -> None:
    once = odds.exchange((2, 2, 2))
    assert (once.nobody, sum(once.one), sum(once.two), once.of) == (125910, 321360, 84171, 531441)


# brute force


@given(small, small)
def test_a_roll_is_all_81_throws(bonus: int, difficulty: int) -> None:
    totals = [throw + bonus for throw in THROWS]
    assert four(odds.fixed(bonus, difficulty)) == counted(totals, difficulty)
    assert four(odds.fixed(bonus, difficulty)) == tuple(bar.ways for bar in odds.bars_fixed(bonus, difficulty))
    assert odds.bars_reroll(bonus, difficulty) == odds.bars_fixed(bonus, difficulty)


@settings(max_examples=25, deadline=None)
@given(small, small)
def test_an_opposed_roll_is_all_6561(mine: int, theirs: int) -> None:
    gaps = [one + mine - other - theirs for one in THROWS for other in THROWS]
    assert (
        four(odds.opposed(mine, theirs))
        == counted(gaps, 0)
        == tuple(bar.ways for bar in odds.bars_opposed(mine, theirs))
    )


@given(st.sets(st.integers(0, 80), min_size=2), small, small)
@settings(max_examples=25, deadline=None)
def test_a_deck_is_the_cards_left_in_it(cards: set[int], bonus: int, against: int) -> None:
    pile = bytes(sorted(cards))
    values = [odds.CARD_VALUE[card] for card in pile]
    assert four(odds.fixed_from(pile, bonus, against)) == counted([value + bonus for value in values], against)
    assert odds.bars_reroll_from(pile, bonus, against) == odds.bars_fixed_from(pile, bonus, against)
    gaps = [values[a] - values[b] + bonus for a in range(len(pile)) for b in range(len(pile)) if a != b]
    assert four(odds.opposed_from(pile, bonus, against)) == counted(gaps, against)
    assert sum(bar.ways for bar in odds.bars_opposed_from(pile, bonus, against)) == len(pile) * (len(pile) - 1)


@pytest.mark.rule("FAE-X34")
def test_a_card_that_was_drawn_does_not_come_again() -> None:
    rest = bytes(card for card in range(81) if odds.CARD_VALUE[card] != 4)
    assert four(odds.fixed_from(rest, 0, 4)) == (80, 0, 0, 0)
    told = odds.answer("deck", {"gone+4": "1"})
    assert told.grid is not None and told.grid.rows[-1] == ("+4", "0 of 1", "0.0%") and told.bars[0].of == 80
    assert four(odds.fixed_from(b"", 0, 4)) == four(odds.fixed(0, 4))  # used up: shuffled anew


@given(small, small, st.integers(0, 4))
def test_after_the_dice_there_is_one_outcome_left(total: int, against: int, times: int) -> None:
    chances = odds.after(total, against, times)
    assert chances.of == 1 and chances.at_least("tie") == (total + 2 * times >= against)
    outcome = judge(total + 2 * times, against)
    assert dict(zip(OUTCOMES, four(chances), strict=True))[outcome] == 1
    assert [bar.kind for bar in odds.bars_after(total + 2 * times, against) if bar.ways] == [outcome]


def best_spent(dice: int, need: int, left: int) -> Fraction:
    """The twin: every choice tried, no shortcut."""
    stands = Fraction(dice >= need)
    if not left:
        return stands
    again = sum((best_spent(new, need, left - 1) * ways for new, ways in FOUR.items()), Fraction(0)) / 81
    return max(stands, best_spent(dice, need - 2, left - 1), again)


@settings(max_examples=30, deadline=None)
@given(st.integers(-4, 8), st.integers(0, 2), st.sampled_from(["tie", "succeed", "style"]))
def test_invocations_held_back_are_spent_as_is_best(need: int, held: int, goal: str) -> None:
    above = {"tie": 0, "succeed": 1, "style": 3}[goal]
    expected = sum((best_spent(dice, need + above, held) * ways for dice, ways in FOUR.items()), Fraction(0)) / 81
    assert odds.held(2, need + 2, held, goal) == expected  # type: ignore[arg-type]
    plain = odds.fixed(2 + 2 * held, need + 2)
    assert odds.held(2, need + 2, held, goal, reroll=False) == Fraction(plain.at_least(goal), 81)  # type: ignore[arg-type]


def test_against_a_roll_the_other_dice_are_seen_too() -> None:
    assert odds.held_opposed(2, 2, 0) == Fraction(odds.opposed(2, 2).success, 6561)
    assert odds.held_opposed(2, 2, 1, reroll=False) == Fraction(odds.opposed(4, 2).success, 6561)
    assert odds.held_opposed(2, 2, 1, reroll=False) < odds.held_opposed(2, 2, 1) < odds.held_opposed(2, 2, 2)


# contests


def scores(totals: tuple[int, ...]) -> tuple[int, ...]:
    first, second = sorted(totals, reverse=True)[:2]
    won = 0 if first == second else 2 if first - second >= 3 else 1
    return tuple(won * (total == first) for total in totals)


@pytest.mark.parametrize("bonuses", [(0, 0), (3, 1), (2, 2, 1), (4, 0, 3)])
def test_an_exchange_is_every_throw_of_everybody(bonuses: tuple[int, ...]) -> None:
    counts: dict[tuple[int, ...], int] = {}
    for dice in product(FOUR, repeat=len(bonuses)):
        ways = 1
        for shown in dice:
            ways *= FOUR[shown]
        result = scores(tuple(shown + bonus for shown, bonus in zip(dice, bonuses, strict=True)))
        counts[result] = counts.get(result, 0) + ways
    once = odds.exchange(bonuses)
    for player in range(len(bonuses)):
        for victories, ways in ((1, once.one[player]), (2, once.two[player])):
            assert ways == counts.get(tuple(victories * (at == player) for at in range(len(bonuses))), 0)
    assert once.nobody == counts[(0,) * len(bonuses)] and once.of == sum(counts.values())


def solved(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction]:
    """Gauss: x of matrix x = right."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = next(row for row in range(at, len(rows)) if rows[row][at])
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at and rows[other][at]:
                rows[other] = [a - rows[other][at] * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


@pytest.mark.parametrize(
    ("bonuses", "goal", "scored"),
    [((2, 1), 3, (0, 0)), ((0, 3), 4, (2, 0)), ((1, 1, 0), 2, (0, 0, 0)), ((3, 2, 2), 3, (1, 0, 2))],
)
def test_a_contest_is_its_chain_solved(bonuses: tuple[int, ...], goal: int, scored: tuple[int, ...]) -> None:
    """The twin keeps the exchanges nobody wins as loops and solves all states at once."""
    once = odds.exchange(bonuses)
    states = list(product(range(goal), repeat=len(bonuses)))
    chain = [[Fraction(int(a == b)) for b in states] for a in states]
    wins = [Fraction(0) for _ in states]
    for at, state in enumerate(states):
        chain[at][at] -= Fraction(once.nobody, once.of)
        for player in range(len(bonuses)):
            for gain, ways in ((1, once.one[player]), (2, once.two[player])):
                then = tuple(v + gain * (p == player) for p, v in enumerate(state))
                if then in states:
                    chain[at][states.index(then)] -= Fraction(ways, once.of)
                elif player == 0:
                    wins[at] += Fraction(ways, once.of)
    whole = odds.contest(bonuses, goal, scored)
    here = states.index(scored)
    assert whole.wins[0] == solved(chain, wins)[here]
    assert whole.exchanges == solved(chain, [Fraction(1) for _ in states])[here]
    assert sum(whole.wins) == 1


def test_a_contest_already_won_is_certain() -> None:
    assert odds.contest((0, 4), 3, (3, 2)).wins == (1, 0)


# harm, and what it would take


@given(small, small, st.integers(0, 3), st.sets(st.sampled_from(["mild", "moderate", "severe"])))
@settings(max_examples=30, deadline=None)
def test_a_hit_is_absorbed_as_far_as_boxes_and_consequences_reach(
    attack: int, defence: int, box: int, free: set[str]
) -> None:
    most = box + sum({"mild": 2, "moderate": 4, "severe": 6}[degree] for degree in free)
    assert odds.most_absorbed(range(1, box + 1), sorted(free)) == most
    hurt = odds.harm(attack, defence, most)
    shifts = [one + attack - other - defence for one in THROWS for other in THROWS]
    assert hurt.unhurt == sum(shift <= 0 for shift in shifts) and hurt.out == sum(shift > most for shift in shifts)
    assert hurt.absorbed == sum(0 < shift <= most for shift in shifts) and hurt.of == 6561
    assert {hit.shift: hit.ways for hit in hurt.hits} == {
        shift: shifts.count(shift) for shift in set(shifts) if shift > 0
    }


def test_all_three_boxes_and_consequences_take_fifteen() -> None:
    assert odds.most_absorbed((1, 2, 3), ("mild", "moderate", "severe")) == 15
    assert odds.most_absorbed((1, 2, 3), (), many_boxes=True) == 6
    assert odds.harm(6, 0, 5, defends=False).out == odds.fixed(6, 6).tie_or_success


@given(small, st.integers(1, 100), st.sampled_from(["tie", "succeed", "style"]), st.booleans())
def test_the_least_bonus_is_the_least(difficulty: int, wanted: int, goal: str, against_roll: bool) -> None:
    chances = odds.opposed if against_roll else odds.fixed
    least = odds.least_bonus(difficulty, wanted, goal, against_roll=against_roll)  # type: ignore[arg-type]
    enough, short = chances(least, difficulty), chances(least - 1, difficulty)
    assert enough.at_least(goal) * 100 >= wanted * enough.of and short.at_least(goal) * 100 < wanted * short.of
    times = odds.least_invocations(least - 3, difficulty, wanted, goal, against_roll=against_roll)  # type: ignore[arg-type]
    assert times == 2 and odds.least_invocations(least, difficulty, wanted, goal, against_roll=against_roll) == 0  # type: ignore[arg-type]


# another's dice


def test_a_dice_library_of_others_says_the_same() -> None:
    roll = 4 @ icepool.Die([-1, 0, 1])
    assert dict(roll.items()) == FOUR and dict((8 @ icepool.Die([-1, 0, 1])).items()) == thrown(8)
    for gap in range(-6, 7):
        assert (roll > gap).probability(True) == Fraction(odds.fixed(0, gap).success, 81)
        assert (roll + gap - roll >= 3).probability(True) == Fraction(odds.opposed(gap, 0).style, 6561)
    exchange = icepool.map(lambda a, b, c: scores((a + 1, b, c)), roll, roll, roll)
    once = odds.exchange((1, 0, 0))
    assert exchange.probability((2, 0, 0)) == Fraction(once.two[0], once.of)
    assert exchange.probability((0, 1, 0)) == Fraction(once.one[1], once.of)


# questions


@pytest.mark.parametrize("question", list(odds.questions().values()), ids=lambda question: question.key)
def test_every_question_answers_with_its_defaults(question: Question) -> None:
    told = odds.answer(question.key, {})
    assert told == odds.answer(question.key, {setting.key: setting.default for setting in question.settings})
    assert told.title and (told.bars or told.grid)
    assert all(0 <= bar.ways <= bar.of < 2**53 for bar in told.bars)
    for setting in question.settings:
        for value in [value for value, _ in setting.values] or [str(setting.least), str(setting.most)]:
            if not setting.key.startswith("scored"):
                odds.answer(question.key, {setting.key: value})


@pytest.mark.parametrize(
    ("question", "settings", "reason"),
    [
        ("weather", {}, "unknown-question"),
        ("roll", {"bonus": "many"}, "not-a-number"),
        ("roll", {"bonus": "9" * 5000}, "not-a-number"),
        ("roll", {"difficulty": "99"}, "out-of-range"),
        ("roll", {"luck": "1"}, "unknown-setting"),
        ("take", {"goal": "glory"}, "not-a-choice"),
        ("contest", {"scored": "3"}, "contest-over"),
    ],
)
def test_a_question_that_cannot_be_asked_so_is_refused_with_a_reason(
    question: str, settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(RuleViolation) as refused:
        odds.answer(question, settings)
    assert refused.value.reason == reason and refused.value.rule.startswith("FAE-") and refused.value.cure


def test_a_contest_of_four_to_five_victories_fits_a_message() -> None:
    told = odds.answer("contest", {"rivals": "3", "goal": "5", "mine": "3"})
    assert all(bar.ways <= bar.of < 2**53 for bar in told.bars)
    assert abs(sum(Fraction(bar.ways, bar.of) for bar in told.bars) - 1) < Fraction(1, 10**8)


def test_bars_take_well_under_a_millisecond() -> None:
    began = time.perf_counter()
    for bonus in range(-5, 5):
        for against in range(-5, 5):
            odds.bars_fixed(bonus, against), odds.bars_opposed(bonus, against), odds.bars_after(bonus, against)
    assert (time.perf_counter() - began) / 300 < 0.001
