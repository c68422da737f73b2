"""The odds of Fugue against the printed tables and against brute force: every card, every pair, every order."""

import time
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import RuleViolation
from parlour.core.odds import Question, percent
from parlour.games.fugue import odds
from parlour.games.fugue.cards import KEYS, MAJORS, NAMES
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds.hands import against, playing_on, ranks
from parlour.games.fugue.odds.naming import read_cards
from parlour.games.fugue.odds.skilled import cards_turned, times
from parlour.games.fugue.rulebook import RULEBOOK
from parlour.games.fugue.rules.hands import Judged, beats, judge, number

PLAIN = Options()
cards = st.lists(st.sampled_from(KEYS), unique=True, min_size=1, max_size=9)
switched = st.builds(
    Options,
    strength_justice=st.sampled_from(["8-11", "11-8"]),
    fewer_cards_break_ties=st.sampled_from(["no", "yes"]),
    court_number=st.sampled_from(["11-14", "10"]),
    ace_number=st.sampled_from(["1", "11"]),
    timed_compare=st.sampled_from(["greater", "equalOrGreater"]),
)


def share(found: int, of: int) -> Fraction:
    return Fraction(found, of)


# The printed tables


@pytest.mark.rule("FUG-104", "FUG-107", "FUG-108", "FUG-115", "FUG-116")
@pytest.mark.parametrize(
    ("difficulty", "plain", "ability", "timed", "timed_ability", "courts_10"),
    [
        (2, (52, 67), (74, 95), None, None, (52, 67)),
        (3, (48, 62), (70, 90), (44, 56), (66, 85), (48, 62)),
        (4, (44, 56), (66, 85), (40, 51), (62, 79), (44, 56)),
        (5, (40, 51), (62, 79), (36, 46), (58, 74), (40, 51)),
        (6, (36, 46), (58, 74), (32, 41), (54, 69), (36, 46)),
        (7, (32, 41), (54, 69), (28, 36), (50, 64), (32, 41)),
        (8, (28, 36), (50, 64), (24, 31), (46, 59), (28, 36)),
        (9, (24, 31), (46, 59), (20, 26), (42, 54), (24, 31)),
        (10, (20, 26), (42, 54), (16, 21), (38, 49), (20, 26)),
        (11, (16, 21), (38, 49), (12, 15), (34, 44), (0, 0)),
        (12, (12, 15), (34, 44), (8, 10), (30, 38), (0, 0)),
    ],
)
def test_the_table_of_difficulties_is_the_printed_one(
    difficulty: int,
    plain: tuple[int, int],
    ability: tuple[int, int],
    timed: tuple[int, int] | None,
    timed_ability: tuple[int, int] | None,
    courts_10: tuple[int, int],
) -> None:
    deck = odds.even(KEYS)
    exact, percents = odds.answer("table", {"show": "exact"}).grid, odds.answer("table", {}).grid
    assert exact is not None and percents is not None
    for column, (printed, able, measured) in enumerate(
        ((plain, False, False), (ability, True, False), (timed, False, True), (timed_ability, True, True)), 1
    ):
        if printed is None:
            assert exact.rows[difficulty - 2][column] == "-"
            continue
        ways, rounded = printed
        found = odds.flip(deck, difficulty, PLAIN, ability=able, timed=measured)["success"]
        assert found == share(ways, 78) and int(found * 100 + Fraction(1, 2)) == rounded
        assert exact.rows[difficulty - 2][column] == f"{ways}/78" and percents.rows[difficulty - 2][column] == percent(
            ways, 78
        )
    courts = odds.flip(deck, difficulty, Options(court_number="10"), ability=False, timed=False)["success"]
    assert courts == share(courts_10[0], 78) and int(courts * 100 + Fraction(1, 2)) == courts_10[1]


@pytest.mark.rule("FUG-A30", "FUG-A31", "FUG-A32")
def test_switches_change_the_chances_as_they_say() -> None:
    deck = odds.even(KEYS)
    for difficulty in (10, 11, 12):
        assert odds.flip(deck, difficulty, Options(court_number="10"), ability=False, timed=True)["success"] == 0
    aces = odds.flip(deck, 8, Options(ace_number="11"), ability=False, timed=False)["success"]
    assert aces == share(28 + 4, 78)
    for difficulty in range(3, 13):
        equal = odds.flip(deck, difficulty, Options(timed_compare="equalOrGreater"), ability=False, timed=True)
        assert equal["success"] == odds.flip(deck, difficulty, PLAIN, ability=False, timed=False)["success"]


def test_two_cards_are_counted_as_printed() -> None:
    assert ranks(KEYS, PLAIN) == {6: 1, 5: 30, 4: 140, 3: 80, 1: 2752}
    told = odds.answer("deal", {})
    assert [bar.ways for bar in told.bars] == [1, 30, 140, 80, 2752] and all(bar.of == 3003 for bar in told.bars)


@settings(max_examples=20, deadline=None)
@given(st.sets(st.sampled_from(KEYS), min_size=2, max_size=40), switched)
def test_ranks_are_every_pair(left: set[str], options: Options) -> None:
    counted = Counter(judge(pair, options).rank for pair in combinations(sorted(left), 2))
    assert ranks(sorted(left), options) == {rank: counted[rank] for rank in (6, 5, 4, 3, 1)}


# One card


@settings(max_examples=40, deadline=None)
@given(cards, cards, switched)
def test_a_twist_is_every_card_that_may_come(up: list[str], other: list[str], options: Options) -> None:
    left = [key for key in KEYS if key not in up and key not in other]
    pool = odds.even(left)
    then = [judge([*up, key], options) for key in left]
    assert odds.bust(up, pool, options) == share(sum(hand.rank == 0 for hand in then), len(left))
    assert odds.reach(up, pool, options) == share(sum(hand.total == 21 and hand.rank > 1 for hand in then), len(left))
    theirs = judge(other, options)
    better = [hand for hand in then if beats(hand, len(up) + 1, theirs, len(other), options) == 1]
    assert odds.beat(up, other, pool, options) == share(len(better), len(left))
    assert odds.totals(up, pool, options) == {
        total: share(ways, len(left)) for total, ways in sorted(Counter(hand.total for hand in then).items())
    }


@settings(max_examples=40, deadline=None)
@given(cards, st.lists(st.integers(1, 9), min_size=78, max_size=78), switched)
def test_cards_may_have_chances_of_their_own(up: list[str], weights: list[int], options: Options) -> None:
    """As where some cards may lie face-down in a hand: not all unseen cards are equally likely to be next."""
    left = [(key, weight) for key, weight in zip(KEYS, weights, strict=True) if key not in up]
    whole = sum(weight for _, weight in left)
    pool = {key: share(weight, whole) for key, weight in left}
    found = odds.outlook(up, pool, options)
    now = judge(up, options).total
    for key, weight in left:
        hand = judge([*up, key], options)
        what = "bust" if not hand.rank else "reach" if hand.total == 21 else "higher" if hand.total > now else "lower"
        found[what] -= share(weight, whole)
    assert set(found.values()) == {Fraction(0)}
    bars = odds.twist_bars(up, pool, options)
    assert [bar.label for bar in bars] == ["Bust", "No higher", "Higher", "21"] and sum(
        Fraction(bar.ways, bar.of) for bar in bars
    ) == 1


def test_an_outlook_by_hand() -> None:
    up = ["cups-10", "swords-05"]  # 15: bust from 7 up, 21 with a six
    found = odds.outlook(up, odds.even([key for key in KEYS if key not in up]), PLAIN)
    assert found == {
        "bust": share(46, 76),
        "reach": share(5, 76),
        "higher": share(24, 76),
        "lower": share(1, 76),
    }  # lower: the Fool


@given(cards, st.integers(2, 12), st.booleans(), st.booleans(), switched)
def test_a_flip_is_every_card(left: list[str], difficulty: int, ability: bool, timed: bool, options: Options) -> None:
    found = odds.flip(odds.even(left), difficulty, options, ability=ability, timed=timed)
    for key in left:
        if key in MAJORS:
            what = "success" if ability else "locked"
        else:
            value = number(key, options)
            enough = value > difficulty if timed and options.timed_compare == "greater" else value >= difficulty
            what = "success" if enough else "on" if ability and timed else "failure"
        found[what] -= share(1, len(left))
    assert set(found.values()) == {Fraction(0)}


def test_bars_are_out_of_the_cards_there_are() -> None:
    assert [
        (bar.label, bar.ways, bar.of) for bar in odds.flip_bars(odds.even(KEYS), 8, PLAIN, ability=False, timed=False)
    ] == [
        ("Fails for good", 22, 78),
        ("Fails", 28, 78),
        ("Succeeds", 28, 78),
    ]
    assert [bar.label for bar in odds.flip_bars(odds.even(KEYS), 8, PLAIN, ability=True, timed=True)] == [
        "Goes on",
        "Succeeds",
    ]
    assert [bar.label for bar in odds.flip_bars(odds.even(KEYS), 8, PLAIN, ability=True, timed=False)] == [
        "Fails",
        "Succeeds",
    ]


# To the end


def timed_by_hand(order: Sequence[str], difficulty: int, options: Options) -> tuple[int, int] | None:
    spent = 0
    for turned, key in enumerate(order, 1):
        if key in MAJORS:
            return spent, turned
        spent += number(key, options)
        if number(key, options) > difficulty or (
            options.timed_compare == "equalOrGreater" and number(key, options) == difficulty
        ):
            return spent, turned
    return None


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(KEYS), unique=True, min_size=1, max_size=6), st.integers(3, 12), switched)
def test_a_timed_task_is_every_order_of_the_deck(left: list[str], difficulty: int, options: Options) -> None:
    ends = [timed_by_hand(order, difficulty, options) for order in permutations(left)]
    found = times(left, difficulty, options)
    if None in ends:
        assert found == {}
        return
    counted = Counter(end[0] for end in ends if end)
    assert found == {spent: share(ways, len(ends)) for spent, ways in sorted(counted.items())}
    assert cards_turned(left, difficulty, options) == share(sum(end[1] for end in ends if end), len(ends))


@pytest.mark.rule("FUG-116", "FUG-117", "FUG-A34")
def test_a_whole_deck_is_reckoned_to_the_end() -> None:
    for difficulty in range(3, 13):
        found = times(KEYS, difficulty, PLAIN)
        assert sum(found.values()) == 1
        assert found[0] == share(22, 78)  # a major at once
        assert list(found)[-1] == 4 * sum(range(1, difficulty + 1)) + 14
    # a Queen at once, or smaller cards that add up to 13 and then a major
    assert times(KEYS, 12, PLAIN)[13] == share(4, 78) + _majors_after(13)


def _majors_after(total: int) -> Fraction:
    """The chance that cards of 1 to 12, four each, add up to this and a major follows: every choice, one by one."""
    small = [number(key, PLAIN) for key in KEYS if key not in MAJORS and number(key, PLAIN) <= 12]
    found = Fraction(0)
    choices = {(0, 0): 1}
    for value in small:
        for (count, added), ways in list(choices.items()):
            then = (count + 1, added + value)
            if then[1] <= total:
                choices[then] = choices.get(then, 0) + ways
    for (count, added), ways in choices.items():
        if added == total:
            orders = Fraction(1)
            for drawn in range(count):
                orders *= Fraction(drawn + 1, 78 - drawn)
            found += ways * orders * Fraction(22, 78 - count)
    return found


def played_on(up: Sequence[str], order: Sequence[str], stand: int, options: Options) -> tuple[Judged, int]:
    hand = list(up)
    for key in order:
        now = judge(hand, options)
        if now.rank == 0 or (now.rank > 0 and now.total >= stand):
            break
        hand.append(key)
    return judge(hand, options), len(hand)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.sampled_from(KEYS), unique=True, min_size=2, max_size=8),
    st.integers(12, 21),
    switched,
    st.integers(1, 2),
)
def test_playing_on_is_every_order_of_the_deck(dealt: list[str], stand: int, options: Options, shown: int) -> None:
    up, left = dealt[:shown], dealt[shown:]
    ends = [played_on(up, order, stand, options) for order in permutations(left)]
    counted = Counter(ends)
    found = playing_on(up, left, stand, options)
    assert found == {end: share(ways, len(ends)) for end, ways in counted.items()}
    other = ["cups-10", "cups-08"]
    better, tie, worse = against(found, other, options)
    compared = Counter(beats(judged, cards, judge(other, options), 2, options) for judged, cards in ends)
    assert (better, tie, worse) == tuple(share(compared[sign], len(ends)) for sign in (1, 0, -1))


def test_a_hand_stops_where_the_deck_does() -> None:
    assert playing_on(["cups-02"], ["cups-03"], 17, PLAIN) == {(Judged(5, 1), 2): 1}
    assert playing_on(["cups-02"], [], 17, PLAIN) == {(Judged(2, -1), 1): 1}
    assert playing_on(["cups-10", "cups-08"], ["cups-03"], 17, PLAIN) == {(Judged(18, 1), 2): 1}


def test_a_whole_deck_is_played_on_in_good_time() -> None:
    started = time.perf_counter()
    found = playing_on(["cups-02", "cups-03"], [key for key in KEYS if key not in ("cups-02", "cups-03")], 17, PLAIN)
    assert sum(found.values()) == 1 and time.perf_counter() - started < 5
    assert all(judged.total >= 17 for judged, _ in found)


# Cards as people write them


@pytest.mark.parametrize(
    ("written", "keys"),
    [
        ("seven of cups, the tower", ("cups-07", "major-16")),
        ("SEVEN OF CUPS;  Tower", ("cups-07", "major-16")),
        ("7 of cups and 10 of pentacles", ("cups-07", "coins-10")),
        ("ace swords, page of wands", ("swords-01", "wands-11")),
        ("the wheel, High Priestess, judgment", ("major-10", "major-02", "major-20")),
        ("major-00, coins-14", ("major-00", "coins-14")),
        ("", ()),
        (" , ", ()),
    ],
)
def test_cards_are_read_as_people_write_them(written: str, keys: tuple[str, ...]) -> None:
    assert read_cards(written, "FUG-006") == keys


def test_every_card_can_be_named() -> None:
    assert read_cards(", ".join(NAMES), "FUG-006") == KEYS


@pytest.mark.parametrize(
    ("question", "given", "reason", "said"),
    [
        ("task", {"difficulty": "1"}, "out-of-range", "2 to 12"),
        ("task", {"difficulty": "x"}, "not-a-number", "2 to 12"),
        ("task", {"difficulty": "2", "timed": "yes"}, "bad-difficulty", "3 to 12"),
        ("task", {"ability": "maybe"}, "not-a-choice", "no or yes"),
        ("task", {"gone": "sevn of cups"}, "no-such-card", "Did you mean Seven of Cups?"),
        ("task", {"gone": "zzz"}, "no-such-card", "Seven of Cups"),
        ("task", {"gone": "the tower, tower"}, "card-twice", "once"),
        ("task", {"gone": "x" * 2000}, "too-long", "1,500"),
        ("task", {"gone": ",".join(KEYS)}, "no-cards", "fewer"),
        ("task", {"luck": "1"}, "unknown-setting", "difficulty"),
        (
            "time",
            {"gone": ",".join([key for key in KEYS if key in MAJORS or number(key, PLAIN) > 8])},
            "never-done",
            "fewer",
        ),
        ("twist", {"up": "king of cups, queen of cups, page of cups"}, "bust", "fewer or smaller"),
        ("twist", {"up": "the sun", "gone": "sun"}, "card-twice", "one of them"),
        ("beat", {"up": ""}, "no-cards", "face-up"),
        ("beat", {"up": "the sun", "other": "the sun"}, "card-twice", "one of them"),
        ("fortune", {}, "unknown-question", "task"),
    ],
)
def test_what_cannot_be_asked_is_explained(question: str, given: dict[str, str], reason: str, said: str) -> None:
    with pytest.raises(RuleViolation) as no:
        odds.answer(question, given)
    assert no.value.reason == reason and said in no.value.cure and no.value.why


# Questions


@pytest.mark.parametrize("question", odds.questions(), ids=lambda question: question.key)
def test_every_question_answers_with_its_defaults(question: Question) -> None:
    told = odds.answer(question.key, {})
    assert told == odds.answer(question.key, {setting.key: setting.default for setting in question.settings})
    assert told.title and (told.bars or told.grid)
    assert all(0 <= bar.ways <= bar.of < 2**53 for bar in told.bars)
    book = {rule.id for rule in RULEBOOK}
    assert question.rules and set(question.rules) <= book
    for setting in question.settings:
        for value, _ in setting.values:
            assert odds.answer(question.key, {setting.key: value}).title


def test_answers_say_what_was_reckoned() -> None:
    told = odds.answer(
        "beat", {"up": "queen of cups, five of coins", "other": "king of wands, nine of cups", "stand": "20"}
    )
    assert "Now: not enough." in told.lines[0]
    left = [key for key in KEYS if key not in ("cups-13", "coins-05", "wands-14", "cups-09")]
    one = odds.beat(["cups-13", "coins-05"], ["wands-14", "cups-09"], odds.even(left), PLAIN)
    assert f"better {one.numerator} in {one.denominator}" in told.lines[1]
    twist = odds.answer("twist", {"up": "ten of cups, five of swords"}).grid
    assert (
        twist is not None
        and [row[:2] for row in twist.rows[:2]] == [("15", "1"), ("16", "5")]
        and twist.rows[-1] == ("Bust", "46", "60.5%")
    )
    assert sum(int(row[1]) for row in twist.rows) == 76
    task = odds.answer("task", {"difficulty": "8", "gone": "the tower, king of cups"})
    assert "Succeeds with 27 of 76 cards (35.5%)." in task.lines
    assert "21 of 76 cards" in task.lines[1]
    when = odds.answer("time", {"difficulty": "8", "within": "0"})
    assert when.lines[0] == "Done within 0: 28.2%."
