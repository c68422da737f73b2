"""Bust by total, the best of several cards and several cards at once, against every choice of cards counted one by
one."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import RuleViolation
from parlour.core.odds import Answer
from parlour.games.fugue import odds
from parlour.games.fugue.cards import CARD, KEYS, NAMES
from parlour.games.fugue.model import Options
from parlour.games.fugue.odds.hands import best_of

few = st.lists(st.sampled_from(KEYS), unique=True, min_size=4, max_size=9)


def counts(key: str) -> tuple[int, ...]:
    """What a card may count, from the document's own list."""
    card = CARD[key]
    if card.suit != "major":
        return (1, 11) if card.number == 1 else (min(card.number, 10),)
    return {0: (0, 10), 10: (10,), 21: (10,)}.get(card.number, (card.number, 10))


def hand(cards: tuple[str, ...]) -> tuple[int, int]:
    """Rank and total; bust is the worst."""
    if set(cards) == {"major-00", "major-21"}:
        return 6, 21
    total = max([sum(chosen) for chosen in product(*map(counts, cards)) if sum(chosen) <= 21], default=0)
    if total < 21:
        return (1, total) if total else (0, 0)
    return (2 if len(cards) > 2 else 3 + sum(key.startswith("major") for key in cards)), 21


def shares(told: Answer) -> dict[str, Fraction]:
    return {bar.label: Fraction(bar.ways, bar.of) for bar in told.bars}


def gone(left: list[str]) -> str:
    return ", ".join([CARD[key].name for key in KEYS if key not in left])


@pytest.mark.rule("FUG-155", "FUG-143")
def test_bust_by_total_is_what_happens_to_hands_of_that_total() -> None:
    grid = odds.answer("bust", {}).grid
    assert grid is not None
    rows = {int(total): (int(cards), chance) for total, cards, chance in grid.rows}
    assert sorted(rows) == list(range(12, 22)) and rows[21] == (77, "98.7%") and rows[12] == (32, "41.0%")
    for up in (
        (),
        ("cups-09",),
        ("cups-10", "swords-05"),
        ("major-18", "cups-07"),
        ("cups-01", "major-01", "coins-10"),
        ("cups-10", "wands-11", "major-00"),
    ):
        least = sum([min(counts(key)) for key in up])
        left = [key for key in KEYS if key not in up]
        bust = [key for key in left if not any(sum(chosen) <= 21 for chosen in product(*map(counts, (*up, key))))]
        told = odds.answer("bust", {"total": str(least), "gone": gone(left)})
        assert shares(told)["Bust"] == Fraction(len(bust), len(left)), up
        assert shares(told)["Bust"] == odds.bust(up, odds.even(left), Options())


@settings(max_examples=60, deadline=None)
@given(few, st.integers(2, 4))
def test_the_best_of_several_cards_is_the_best_of_all_their_parts(left: list[str], cards: int) -> None:
    found: Counter[tuple[int, int]] = Counter()
    for chosen in combinations(left, cards):
        found[max([hand(part) for size in range(2, cards + 1) for part in combinations(chosen, size)])] += 1
    assert best_of(left, cards, Options()) == found


def test_the_best_of_four_cards_of_the_whole_deck() -> None:
    """Two majors in four cards that make 21, and the Fool with the World, counted apart."""
    told = odds.answer("best", {})
    assert shares(told)["The Fool and the World"] == Fraction(76 * 75 // 2, 1426425), (
        "those two, and any two of the other 76"
    )
    assert sum(shares(told).values()) == 1
    two = odds.answer("best", {"cards": "2"})
    assert shares(two) == shares(odds.answer("deal", {}))


WHAT = {
    "major": lambda key: key.startswith("major"),
    "minor": lambda key: not key.startswith("major"),
    "cups": lambda key: key.startswith("cups"),
    "court": lambda key: not key.startswith("major") and int(key[-2:]) > 10,
    "ace": lambda key: not key.startswith("major") and key.endswith("01"),
    "least": lambda key: not key.startswith("major") and int(key[-2:]) >= 8,
    "named": lambda key: key in ("major-00", "major-21"),
}


@settings(max_examples=60, deadline=None)
@given(few, st.integers(1, 4), st.sampled_from(sorted(WHAT)))
def test_several_cards_are_counted_as_all_choices_of_them(left: list[str], cards: int, what: str) -> None:
    found: Counter[int] = Counter()
    choices = list(combinations(left, cards))
    for chosen in choices:
        found[sum([WHAT[what](key) for key in chosen])] += 1
    told = odds.answer("several", {"cards": str(cards), "what": what, "gone": gone(left)})
    assert shares(told) == {
        str(many) if many else "None": Fraction(ways, len(choices)) for many, ways in sorted(found.items())
    }


def test_switches_count_for_the_number_to_reach() -> None:
    plain = shares(odds.answer("several", {"cards": "1", "what": "least", "least": "11"}))
    assert plain["1"] == Fraction(16, 78)
    assert shares(odds.answer("several", {"cards": "1", "what": "least", "least": "11", "courts": "10"})) == {
        "None": Fraction(1)
    }
    assert shares(odds.answer("several", {"cards": "1", "what": "least", "least": "11", "courts": "10", "aces": "11"}))[
        "1"
    ] == Fraction(4, 78)


@pytest.mark.parametrize("question", ["best", "several"])
def test_more_cards_than_there_are_cannot_be_asked_for(question: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        odds.answer(question, {"cards": "4", "gone": ", ".join(NAMES[:75])})
    assert refused.value.reason == "no-cards" and refused.value.cure
