"""The deck, what its cards are worth, and which hand is better."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.fugue.cards import CARD, CARDS, INDEX, KEYS, MAJORS, NAMES, is_major
from parlour.games.fugue.model import Options
from parlour.games.fugue.rules.hands import Judged, beats, judge, number, values, worths

PLAIN = Options()
KEY = dict(zip(NAMES, KEYS, strict=True))


def keys(names: str) -> list[str]:
    return [KEY[name.strip()] for name in names.split(",")] if names else []


def hand(names: str, options: Options = PLAIN) -> Judged:
    return judge(keys(names), options)


def compared(one: str, other: str, options: Options = PLAIN) -> int:
    return beats(hand(one, options), len(keys(one)), hand(other, options), len(keys(other)), options)


def twin(up: list[str], options: Options) -> Judged:
    """Every choice of values tried, no shortcut."""
    totals = [sum(choice) for choice in product(*[values(key, options) for key in up])]
    fitting = [total for total in totals if total <= 21]
    majors = len([key for key in up if key in MAJORS])
    if sorted(up) == ["major-00", "major-21"]:
        return Judged(21, 6)
    if not fitting:
        return Judged(min(totals), 0)
    total = max(fitting)
    if len(up) < 2:
        return Judged(total, -1)
    return Judged(total, 1 if total < 21 else 2 if len(up) > 2 else 3 + majors)


@pytest.mark.rule("FUG-006")
def test_the_deck_has_78_cards_each_with_a_picture_of_its_own() -> None:
    assert (
        len(CARDS)
        == len(KEYS)
        == len(set(NAMES))
        == len({card.picture for card in CARDS})
        == len({card.prompt for card in CARDS})
        == 78
    )
    suits = Counter(card.suit for card in CARDS)
    assert suits == {"major": 22, "wands": 14, "cups": 14, "swords": 14, "coins": 14}
    assert [card.number for card in CARDS[:22]] == list(range(22)) and KEYS[:22] == MAJORS
    for suit in range(4):
        assert [card.number for card in CARDS[22 + 14 * suit : 36 + 14 * suit]] == list(range(1, 15))
    assert all(INDEX[card.key] == at and CARD[card.key] is card for at, card in enumerate(CARDS))
    assert all(card.key == f"{card.suit}-{card.number:02d}" for card in CARDS)
    assert KEY["Seven of Cups"] == "cups-07" and KEY["The Tower"] == "major-16" and KEY["Page of Coins"] == "coins-11"
    assert is_major("major-16") and not is_major("cups-07")


@pytest.mark.rule("FUG-183", "FUG-151")
def test_number_cards_count_their_number() -> None:
    assert hand("Two of Cups, Nine of Swords") == Judged(11, 1)
    assert all(
        values(f"{suit}-{n:02d}", PLAIN) == (n,) for suit in ("wands", "cups", "swords", "coins") for n in range(2, 11)
    )


@pytest.mark.rule("FUG-184", "FUG-X12", "FUG-A12")
def test_an_ace_counts_1_or_11_and_stays_open() -> None:
    assert hand("Ace of Wands, Six of Cups").total == 17
    assert hand("Ace of Wands, Six of Cups, Nine of Swords") == Judged(16, 1)
    assert hand("Ace of Wands, Ace of Cups, Nine of Swords") == Judged(21, 2)
    assert hand("Ace of Wands, Ace of Cups").total == 12


@pytest.mark.rule("FUG-185")
def test_court_cards_count_10() -> None:
    assert hand("Page of Cups, Nine of Wands").total == 19
    assert all(values(card.key, PLAIN) == (10,) for card in CARDS if card.suit != "major" and card.number > 10)


@pytest.mark.rule("FUG-186", "FUG-X13", "FUG-A12")
def test_a_major_counts_10_or_its_number() -> None:
    assert hand("Temperance, Seven of Cups") == Judged(21, 4)
    assert hand("Temperance, King of Cups") == Judged(20, 1)
    assert hand("The Moon, King of Cups") == Judged(20, 1)
    assert hand("The Magician, Ten of Cups, Queen of Swords") == Judged(21, 2)
    assert hand("The High Priestess, The Emperor") == Judged(20, 1)
    assert values(KEY["The Moon"], PLAIN) == (10, 18) and values(KEY["The Empress"], PLAIN) == (3, 10)


@pytest.mark.rule("FUG-187")
def test_the_wheel_always_counts_10() -> None:
    assert values(KEY["Wheel of Fortune"], PLAIN) == (10,)
    assert hand("Wheel of Fortune, Ace of Cups") == Judged(21, 4)


@pytest.mark.rule("FUG-188", "FUG-189")
def test_the_fool_counts_0_or_10_and_is_a_card_of_the_hand_all_the_same() -> None:
    assert values(KEY["The Fool"], PLAIN) == (0, 10)
    assert hand("The Fool, King of Cups, Eight of Coins") == Judged(18, 1)
    assert hand("The Fool, Ace of Cups, King of Wands") == Judged(21, 2)  # three cards, though it adds nothing


@pytest.mark.rule("FUG-219")
def test_a_fool_printed_with_22_still_counts_0_or_10() -> None:
    fool = CARD["major-00"]
    printed = type(fool)(fool.key, fool.name, fool.suit, 22, fool.picture, fool.prompt)
    assert worths(printed) == worths(printed, swapped=True) == (0, 10)
    assert all(judge(["major-00", key], PLAIN).rank > 0 for key in KEYS if key != "major-00")


@pytest.mark.rule("FUG-190", "FUG-191", "FUG-X11", "FUG-A13")
def test_the_world_counts_10_unless_the_fool_alone_is_with_it() -> None:
    assert hand("The World, Five of Cups") == Judged(15, 1)
    assert hand("The World") == Judged(10, -1)
    assert hand("The World, The Fool") == hand("The Fool, The World") == Judged(21, 6)
    assert hand("The Fool, The World, Two of Cups") == Judged(12, 1)
    assert hand("The World, Justice") == Judged(21, 5)


@pytest.mark.rule("FUG-177")
def test_the_fool_with_the_world_beats_every_other_21() -> None:
    for other in (
        "Death, Strength",
        "Ace of Cups, The Tower",
        "Ace of Cups, King of Cups",
        "Five of Cups, Six of Cups, Ten of Cups",
    ):
        assert compared("The Fool, The World", other) == 1 and compared(other, "The Fool, The World") == -1


@pytest.mark.rule("FUG-152")
def test_fewer_than_two_cards_make_no_hand_that_can_win() -> None:
    assert hand("King of Cups") == Judged(10, -1) and hand("") == Judged(0, -1)
    assert compared("Judgement", "The Fool, Two of Cups") == -1
    assert compared("Judgement", "King of Cups") == 0
    assert compared("Judgement", "The Moon, Nine of Swords, Three of Wands") == 0  # nor is it better than a bust one


@pytest.mark.rule("FUG-155", "FUG-X14")
def test_22_or_more_whatever_is_counted_is_bust() -> None:
    assert hand("The Moon, Nine of Swords") == Judged(19, 1)
    assert hand("The Moon, Nine of Swords, Three of Wands") == Judged(22, 0)
    assert hand("The Magician, Nine of Swords, Three of Wands") == Judged(13, 1)
    assert hand("Ten of Cups, Nine of Cups, Two of Cups") == Judged(21, 2)
    assert compared("The Moon, Nine of Swords, Three of Wands", "Two of Cups, Three of Cups") == -1


@pytest.mark.rule("FUG-127")
def test_nothing_is_given_for_five_cards_or_three_sevens() -> None:
    assert hand("Two of Cups, Three of Cups, Four of Cups, Five of Cups, Six of Cups") == Judged(20, 1)
    assert hand("Two of Cups, Three of Cups, Four of Cups, Five of Cups, Seven of Cups") == Judged(21, 2)
    assert compared("Seven of Cups, Seven of Coins, Seven of Swords", "Five of Wands, Six of Cups, King of Swords") == 0


@pytest.mark.rule("FUG-X07", "FUG-X08", "FUG-X09", "FUG-X10")
@pytest.mark.parametrize(
    ("names", "rank"),
    [
        ("Five of Wands, Six of Cups, King of Swords", 2),
        ("Ace of Cups, Knight of Wands", 3),
        ("Ace of Swords, The Tower", 4),
        ("Nine of Cups, The Hanged Man", 4),
        ("King of Coins, Justice", 4),
        ("Death, Strength", 5),
        ("Justice, The World", 5),
        ("The Sun, The High Priestess", 5),
    ],
)
def test_every_kind_of_21_has_its_rank(names: str, rank: int) -> None:
    assert hand(names) == Judged(21, rank)
    assert judge(keys(names)[::-1], PLAIN) == Judged(21, rank)


def test_below_21_the_higher_total_is_better() -> None:
    assert compared("Queen of Cups, Nine of Coins", "King of Wands, Seven of Cups") == 1
    assert hand("Queen of Cups, Nine of Coins").rank == hand("King of Wands, Seven of Cups").rank == 1


def test_ranks_go_before_totals_and_equal_ones_tie() -> None:
    ladder = [
        "The Moon, Nine of Swords, Three of Wands",
        "Two of Cups, Three of Cups",
        "Queen of Cups, Ten of Cups",
        "Five of Wands, Six of Cups, King of Swords",
        "Ace of Cups, Knight of Wands",
        "Ace of Swords, The Tower",
        "Death, Strength",
        "The Fool, The World",
    ]
    for low, high in combinations(range(len(ladder)), 2):
        assert compared(ladder[high], ladder[low]) == 1 and compared(ladder[low], ladder[high]) == -1
    assert all(compared(names, names) == 0 for names in ladder)


def test_all_3003_pairs_are_as_counted() -> None:
    ranks = Counter(judge(pair, PLAIN).rank for pair in combinations(KEYS, 2))
    assert ranks == {6: 1, 5: 30, 4: 140, 3: 80, 1: 2752} and ranks.total() == 3003


def test_the_pairs_of_two_majors_are_the_named_ones() -> None:
    pairs = {frozenset(pair) for pair in combinations(MAJORS, 2) if judge(pair, PLAIN).rank == 5}
    justice = {frozenset((KEY["Justice"], key)) for key in MAJORS if key != KEY["Justice"]}
    named = (
        "The Magician, Judgement",
        "The High Priestess, The Sun",
        "The Empress, The Moon",
        "The Emperor, The Star",
        "The Hierophant, The Tower",
        "The Lovers, The Devil",
        "The Chariot, Temperance",
        "Strength, Death",
        "The Hermit, The Hanged Man",
    )
    assert pairs == justice | {frozenset(keys(pair)) for pair in named}


@given(st.lists(st.sampled_from(KEYS), unique=True, max_size=8), st.sampled_from(["8-11", "11-8"]))
def test_a_hand_is_judged_as_by_trying_every_choice(up: list[str], strength_justice: str) -> None:
    options = Options(strength_justice=strength_justice)  # type: ignore[arg-type]
    assert judge(up, options) == twin(up, options)


@pytest.mark.rule("FUG-A10")
def test_fewer_cards_break_a_tie_below_21_only_where_the_table_says_so() -> None:
    house = Options(fewer_cards_break_ties="yes")
    two, three = "King of Cups, Nine of Coins", "Five of Cups, Six of Cups, Eight of Cups"
    assert compared(two, three) == 0
    assert compared(two, three, house) == 1 and compared(three, two, house) == -1
    assert compared(two, "Queen of Wands, Nine of Wands", house) == 0
    assert compared("Five of Cups, Six of Cups, Nine of Cups", two, house) == 1  # the total still goes first
    long, short = "Two of Cups, Three of Cups, Six of Cups, Ten of Cups", "Five of Wands, Six of Wands, King of Swords"
    assert compared(long, short, house) == 0  # at 21 only the ranks count


@pytest.mark.rule("FUG-A11")
def test_three_cards_with_a_major_are_rank_2_whatever_they_may_do() -> None:
    for kills in ("no", "yes"):
        options = Options(three_card_major_kills=kills)  # type: ignore[arg-type]
        assert hand("Three of Coins, Eight of Cups, Wheel of Fortune", options) == Judged(21, 2)
        assert (
            compared(
                "Three of Coins, Eight of Cups, Wheel of Fortune", "Five of Wands, Six of Cups, King of Swords", options
            )
            == 0
        )


@pytest.mark.rule("FUG-A14")
def test_21_is_counted_whether_one_likes_it_or_not() -> None:
    assert hand("Ace of Cups, King of Cups").total == 21  # never 11
    assert hand("The Fool, Ace of Cups, King of Wands").total == 21


@pytest.mark.rule("FUG-A30", "FUG-A31")
def test_numbers_in_skilled_actions_follow_the_switches() -> None:
    courts = [number(f"cups-{n}", PLAIN) for n in range(11, 15)]
    assert courts == [11, 12, 13, 14] and number("cups-01", PLAIN) == 1 and number("cups-10", PLAIN) == 10
    house = Options(court_number="10", ace_number="11")
    assert [number(f"cups-{n}", house) for n in range(11, 15)] == [10] * 4 and number("cups-01", house) == 11
    assert [number(f"swords-{n:02d}", house) for n in range(2, 11)] == list(range(2, 11))
    with pytest.raises(ValueError, match="The Tower"):
        number("major-16", PLAIN)


@pytest.mark.rule("FUG-A62")
def test_strength_and_justice_may_change_places() -> None:
    other = Options(strength_justice="11-8")
    assert (values("major-08", PLAIN), values("major-11", PLAIN)) == ((8, 10), (10, 11))
    assert (values("major-08", other), values("major-11", other)) == ((10, 11), (8, 10))
    assert hand("Strength, King of Cups", other) == Judged(21, 4) and hand("Justice, King of Cups", other) == Judged(
        20, 1
    )
    assert hand("Death, Justice", other) == Judged(21, 5)
    ranks = Counter(judge(pair, other).rank for pair in combinations(KEYS, 2))
    assert ranks == {6: 1, 5: 30, 4: 140, 3: 80, 1: 2752}
