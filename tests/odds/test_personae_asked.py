"""The questions of chance anybody may ask about Personae: each answers, says what was reckoned, and refuses what makes
no sense."""

import time
from fractions import Fraction

import pytest

from parlour.core.game import RuleViolation
from parlour.core.odds import Question
from parlour.games.personae import odds
from parlour.games.personae.rulebook import RULEBOOK

BOOK = {rule.id for rule in RULEBOOK}


@pytest.mark.parametrize("question", odds.QUESTIONS, ids=lambda question: question.key)
def test_every_question_answers_with_its_defaults(question: Question) -> None:
    told = odds.answer(question.key, {})
    assert told == odds.answer(question.key, {setting.key: setting.default for setting in question.settings})
    assert told.title and (told.bars or told.grid) and told.lines
    assert all(0 <= bar.ways <= bar.of < 2**53 for bar in told.bars)
    assert question.rules and set(question.rules) <= BOOK
    if told.bars:
        assert abs(sum([Fraction(bar.ways, bar.of) for bar in told.bars]) - 1) < Fraction(1, 10**8)
    for setting in question.settings:
        for value, _ in setting.values:
            assert odds.answer(question.key, {setting.key: value}).title


@pytest.mark.parametrize("question", odds.QUESTIONS, ids=lambda question: question.key)
@pytest.mark.parametrize("end", ["least", "most"])
def test_every_question_answers_quickly_at_both_ends(question: Question, end: str) -> None:
    given = {setting.key: str(getattr(setting, end)) for setting in question.settings if not setting.values}
    start = time.perf_counter()
    told = odds.answer(question.key, given)
    assert time.perf_counter() - start < 2 and told.title
    assert told.grid is None or all(len(row) == len(told.grid.head) for row in told.grid.rows)


def rows(question: str, **given: str) -> dict[str, tuple[str, ...]]:
    grid = odds.answer(question, given).grid
    assert grid is not None
    return {row[0]: row[1:] for row in grid.rows}


@pytest.mark.rule("PER-147")
def test_a_challenge_shows_what_helpers_and_dice_would_change() -> None:
    told = odds.answer("challenge", {"dice": "4", "adds": "0", "their_dice": "4", "their_adds": "0"})
    assert (
        told.title == "4 dice 0 against 4 dice 0" and "49.9%" in told.lines[0] and "the reactor wins" in told.lines[1]
    )
    changes = rows("challenge", dice="4", adds="0", their_dice="4", their_adds="0")
    assert [changes[key][0] for key in ("As it is", "One helper, +1", "Two helpers, +2", "Three helpers, +3")] == [
        "49.9%",
        "69.8%",
        "83.1%",
        "91.3%",
    ]
    assert rows("challenge", dice="3", adds="1", their_dice="3", their_adds="1")["One more die"] == ("59.7%",)
    assert rows("challenge", dice="3", adds="1", their_dice="3", their_adds="1")["One die fewer"] == ("36.8%",)
    assert "One die fewer" not in rows("challenge", dice="1")


def test_a_deadlock_is_shown_as_the_table_plays_it() -> None:
    same = {"dice": "2", "adds": "3", "their_dice": "2", "their_adds": "3"}
    assert [bar.label for bar in odds.answer("challenge", same | {"tie": "gm"}).bars] == [
        "Succeeds",
        "Deadlock, the GM decides",
        "Fails",
    ]
    assert "50.0% (1 in 2)" in odds.answer("challenge", same | {"tie": "reroll"}).lines[0]


@pytest.mark.rule("PER-068", "PER-069")
def test_a_reroll_says_what_it_is_worth() -> None:
    told = odds.answer("reroll", {"dice": "1", "what": "own"})
    assert "A single die is the highest" in told.lines[-1]
    forced = odds.answer("reroll", {"what": "forced", "highest": "no"})
    assert "can raise the highest die" in forced.lines[-1]
    always = odds.answer(
        "reroll", {"dice": "4", "their_dice": "2", "what": "forced", "highest": "yes", "keep": "second"}
    )
    assert "the highest of 2 dice is about 6.33 on average instead of 7.15" in always.lines[2]
    own = odds.answer("reroll", {"dice": "2", "what": "own"})
    assert "the highest of 2 dice is about 7.98 on average instead of 7.15" in own.lines[2]
    theirs = odds.answer(
        "reroll", {"dice": "2", "their_dice": "4", "whose": "reactor", "what": "forced", "highest": "yes"}
    )
    assert "the highest of 2 dice is about 6.33" in theirs.lines[2]


@pytest.mark.rule("PER-218")
def test_armour_is_shown_die_by_die() -> None:
    found = rows("armour", dice="3", adds="5", their_dice="2", their_adds="5")
    assert list(found) == ["0", "1", "2"] and found["0"] == ("63.2%",)
    assert "5.50 on average" in odds.answer("armour", {"dice": "3", "ignored": "1"}).lines[1]


@pytest.mark.rule("PER-155", "PER-156", "PER-157")
def test_without_an_opponent_every_difficulty_is_listed() -> None:
    found = rows("unopposed", rating="6", adds="6")
    assert found["Nearly Impossible"] == ("+10 or more", "4.7%") and len(found) == 8
    assert "79.0% (79 in 100)" in odds.answer("unopposed", {"rating": "1", "adds": "3", "difficulty": "0"}).lines[0]
    assert odds.answer("unopposed", {"rating": "3", "more": "2", "gm": "rolled"}).lines[1] == "The GM rolls 4 dice."
    assert odds.answer("unopposed", {"rating": "3", "more": "2"}).lines[1] == "The GM rolls 2 dice."
    assert odds.answer("unopposed", {"difficulty": "6"}).title.endswith("Difficult (+6)")


@pytest.mark.rule("PER-196")
def test_recovery_is_listed_from_status_to_status() -> None:
    alone = rows("recovery", status="Injured", hits="2", dice="1", adds="1")
    assert [alone[status][:3] for status in alone] == [
        ("2", "1", "36.0%"),
        ("3", "2", "14.0%"),
        ("4", "3", "4.4%"),
        ("5", "4", "1.0%"),
    ]
    healed = rows("recovery", status="Dying", hits="5", dice="5", adds="4")
    assert [healed[status][2:] for status in healed] == [
        ("97.1%", "98.8%"),
        ("87.9%", "94.2%"),
        ("66.6%", "82.4%"),
        ("35.3%", "57.7%"),
    ]
    assert any("all but hopeless" in line for line in odds.answer("recovery", {"status": "Dying", "hits": "7"}).lines)
    assert not any("hopeless" in line for line in odds.answer("recovery", {"status": "Dying", "hits": "2"}).lines)
    assert not any("scenes until" in line for line in odds.answer("recovery", {"hits": "40", "adds": "0"}).lines)


@pytest.mark.rule("PER-263", "PER-X38")
def test_a_minion_has_fewer_statuses_to_recover_from() -> None:
    assert list(rows("recovery", status="Dying", hits="2", dice="1", adds="1")) == ["Incapacitated", "Dying"]
    assert (
        odds.answer("recovery", {"status": "Incapacitated", "hits": "1"}).title == "Incapacitated with 1 hit: 1 die +3"
    )
    assert rows("recovery", status="Incapacitated", hits="1", dice="1", adds="1")["Incapacitated"][2] == "20.3%"


@pytest.mark.rule("PER-131")
def test_criticals_have_their_mean() -> None:
    told = odds.answer("criticals", {"dice": "4"})
    assert told.lines[0] == "At least one: 5.2% (523 in 10000)." and told.lines[1] == "On average: 0.0561."


@pytest.mark.rule("PER-128", "PER-Q32")
def test_further_challenges_with_the_same_dice() -> None:
    told = odds.answer("subsequent", {"dice": "2", "adds": "1", "their_dice": "2", "their_adds": "1"})
    for said in ("981 in 2000", "867 in 2000", "537 in 2000"):
        assert any(said in line for line in told.lines)


@pytest.mark.rule("PER-182", "PER-183")
def test_a_series_counts_the_successes_it_takes() -> None:
    told = odds.answer("series", {"threshold": "3", "hits": "2", "attacks": "6"})
    assert "Dying" in told.lines[4] and "it takes 5 successes" in told.lines[4]
    assert [bar.label for bar in told.bars] == ["Unharmed", "Injured", "Wounded", "Incapacitated", "Dying"]


def test_what_it_would_take_is_said_both_ways() -> None:
    told = odds.answer("take", {"percent": "75", "dice": "3", "adds": "3", "their_dice": "3", "their_adds": "3"})
    assert "+5" in told.lines[1] and "2 helpers" in told.lines[1] and "you need 7 dice" in told.lines[2]
    easy = odds.answer("take", {"percent": "10", "dice": "5"})
    assert "you already have enough" in easy.lines[1]
    assert "no number of dice is enough" in odds.answer("take", {"adds": "-6", "their_adds": "3"}).lines[2]


@pytest.mark.rule("PER-121")
def test_the_table_is_the_printed_one() -> None:
    found = rows("table", most="5")
    assert found["3"] == ("79.8%", "63.2%", "49.7%", "40.3%", "33.4%") and len(found) == 5
    assert rows("table", ahead="10", most="3")["1"] == ("100.0%", "100.0%", "100.0%")


@pytest.mark.parametrize(
    ("question", "given", "reason", "said"),
    [
        ("challenge", {"dice": "0"}, "out-of-range", "1 to 12"),
        ("challenge", {"dice": "many"}, "not-a-number", "1 to 12"),
        ("challenge", {"tie": "actor"}, "not-a-choice", "reactor, reroll or gm"),
        ("challenge", {"luck": "1"}, "unknown-setting", "dice"),
        ("take", {"percent": "100"}, "out-of-range", "1 to 99"),
        ("series", {"threshold": "2", "tally": "9"}, "out-of-range", "fewer"),
        ("fortune", {}, "unknown-question", "challenge"),
    ],
)
def test_what_cannot_be_asked_is_explained(question: str, given: dict[str, str], reason: str, said: str) -> None:
    with pytest.raises(RuleViolation) as no:
        odds.answer(question, given)
    assert no.value.reason == reason and said in no.value.cure and no.value.why and no.value.rule in BOOK


@pytest.mark.parametrize(
    ("ahead", "words"),
    [("0", "Both sides add the same."), ("2", "Your additions are 2 ahead."), ("-3", "Your additions are 3 behind.")],
)
def test_the_table_says_who_adds_more(ahead: str, words: str) -> None:
    assert odds.answer("table", {"ahead": ahead}).lines[0] == f"Rows: your dice; columns: theirs. {words}"
