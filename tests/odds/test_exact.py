"""`--exact` is exact: no fraction is rounded, and what is rounded says so."""

import re
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from parlour import cli
from parlour.core.odds import Bar, bar_of, decimals, percent
from parlour.games import GAMES

ASKED = [(key, question.key) for key, game in GAMES.items() for question in game.odds]


def printed(capsys: pytest.CaptureFixture[str], *asked: str) -> str:
    assert cli.main(["odds", *asked, "--exact"]) == 0
    return capsys.readouterr().out


def test_a_share_with_more_digits_than_the_page_can_count_keeps_its_fraction() -> None:
    share = Fraction(1, 3**40)
    bar = bar_of("x", share)
    assert (bar.ways, bar.of, bar.fraction) == (0, 10**9, f"1/{3**40}")
    assert bar_of("x", Fraction(1, 10**9)) == Bar("x", 1, 10**9) and Bar("x", 4, 8).fraction == "1/2"


def test_criticals_of_twelve_dice(capsys: pytest.CaptureFixture[str]) -> None:
    """None: no ten among twelve dice, or just one. Counted for four dice one by one, so that the formula is known to
    hold."""
    assert sum([faces.count(10) < 2 for faces in product(range(1, 11), repeat=4)]) == 9**4 + 4 * 9**3
    none = Fraction(9**12 + 12 * 9**11, 10**12)
    out = printed(capsys, "personae", "criticals", "dice=12")
    assert re.search(rf"^None: {none}$", out, re.M), out
    for many in (1, 2, 3):
        share = Fraction(comb(12, many + 1) * 9 ** (11 - many), 10**12)
        assert re.search(rf"^{many} criticals?: {share}$", out, re.M), out
    assert "Fractions are exact, percentages rounded to a tenth." in out


def test_twenty_cards_without_a_major(capsys: pytest.CaptureFixture[str]) -> None:
    """Twenty cards without a major: 56 cards choose 20 of 78, a fraction longer than a line of a terminal."""
    none = Fraction(comb(56, 20), comb(78, 20))
    out = printed(capsys, "fugue", "several", "cards=20")
    assert f"None: {none}\n" in out and percent(none.numerator, none.denominator) in out


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_what_can_happen_adds_up_to_one_exactly(game: str, question: str) -> None:
    """Every question whose bars are all that can happen; rounded, thousands of them did not."""
    told = GAMES[game].chances(question, {})
    shares = [Fraction(bar.fraction) for bar in told.bars]
    for bar, share in zip(told.bars, shares, strict=True):
        assert abs(share - Fraction(bar.ways, bar.of)) <= Fraction(1, 10**9) and (bar.exact == "") == (
            share == Fraction(bar.ways, bar.of)
        ), bar
    assert not shares or sum(shares) == 1 or question == "team", (
        "a team is sure of so much at least, and at most of so much"
    )


def test_decimals_say_when_they_are_rounded() -> None:
    assert decimals(Fraction(5, 2)) == "2.50" and decimals(Fraction(-5, 2)) == "-2.50"
    assert (
        decimals(Fraction(7, 3)) == "about 2.33"
        and decimals(Fraction(-7, 3)) == "about -2.33"
        and decimals(Fraction(1, 10**9), 4) == "about 0.0000"
    )
    assert "On average about 1.13 of them." in GAMES["fugue"].chances("several", {}).lines
    assert any(
        "9.50" in line and "about" not in line for line in GAMES["yags"].chances("check", {"ability": "-1"}).lines
    )
