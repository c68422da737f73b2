"""The questions of chance anybody may ask about Yags: each answers, says what was reckoned, and refuses what makes no
sense."""

import time
from fractions import Fraction

import pytest

from parlour.core.game import RuleViolation
from parlour.core.odds import Question
from parlour.games.yags import odds
from parlour.games.yags.rulebook import RULEBOOK

BOOK = {rule.id for rule in RULEBOOK}


@pytest.mark.parametrize("question", odds.QUESTIONS, ids=lambda question: question.key)
def test_every_question_answers_with_its_defaults(question: Question) -> None:
    told = odds.answer(question.key, {})
    assert told == odds.answer(question.key, {setting.key: setting.default for setting in question.settings})
    assert told.title and (told.bars or told.grid) and told.lines
    assert all(0 <= bar.ways <= bar.of < 2**53 for bar in told.bars)
    assert question.rules and set(question.rules) <= BOOK
    for setting in question.settings:
        for value, _ in setting.values or [(setting.default, "")]:
            each = odds.answer(question.key, {setting.key: value})
            assert not each.bars or abs(sum([Fraction(bar.ways, bar.of) for bar in each.bars]) - 1) < Fraction(1, 10**8)


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


@pytest.mark.rule("YAG-X04", "YAG-X16", "YAG-Q42")
def test_a_check_says_its_chance_its_average_and_what_taking_gives() -> None:
    told = odds.answer("check", {"ability": "6", "skill": "2"})
    assert told.lines[:3] == ("Succeeds: 35.0% (7 in 20).", "Fumbles: 5.0%, on a 1.", "The total is 16.50 on average.")
    assert told.lines[3] == "To take 0 or 10 you need a skill of 4." and told.title == "6 + d20 against moderate 20"
    assert (
        "taking 0 makes 12 (failure). If there's no pressure, taking 10 makes 22 (moderate)"
        in odds.answer("check", {}).lines[-1]
    )
    assert "fumble chance can be 1" in odds.answer("check", {"fumble": "2"}).lines[-1]
    assert rows("check", ability="12")["Difficult"] == ("30", "15.0%", "0.0%")


@pytest.mark.rule("YAG-X14", "YAG-X15")
def test_a_check_can_be_asked_for_defaults_and_the_unskilled() -> None:
    default = odds.answer("check", {"ability": "6", "target": "10", "way": "default"})
    assert (
        default.lines[0] == "Succeeds: 35.0% (7 in 20)."
        and default.lines[1].endswith("on 1 to 2.")
        and default.title.startswith("(6 + d20) / 2")
    )
    unskilled = odds.answer("check", {"ability": "30", "target": "10", "way": "unskilled"})
    assert unskilled.lines[0] == "Succeeds: 5.0% (1 in 20)." and unskilled.title.startswith("d20 / 2")
    assert "with the skill itself" in unskilled.lines[-1]


@pytest.mark.rule("YAG-025", "YAG-X49")
def test_a_contest_can_be_rated() -> None:
    plain = odds.answer("contest", {})
    assert (
        plain.lines[0] == "You win: 75.5% (151 in 200); they win: 24.3% (97 in 400)."
        and "Your natural 20 wins outright" in plain.lines[2]
    )
    rated = odds.answer("contest", {"rated": "difficult"})
    assert (
        rated.title == "12 with skill 4 against 16 with skill 2"
        and rows("contest")["They have 10 more"][0] in rated.lines[0]
    )


@pytest.mark.rule("YAG-Q19", "YAG-Q20")
def test_a_contest_goes_by_the_switches_of_the_table() -> None:
    same = {"ability": "6", "skill": "2", "their_ability": "6", "their_skill": "2"}
    assert odds.answer("contest", same).lines[1].startswith("Nobody wins: 5.0% (1 in 20).")
    assert "50.0%" not in odds.answer("contest", same | {"tie": "defender"}).lines[0]
    held = odds.answer("contest", same | {"tie": "defender", "resists": "you"})
    assert held.lines[0].startswith("You win: 52.3% (209 in 400)") and held.lines[1] == "Nobody wins: 0.3% (1 in 400)."
    ignored = odds.answer("contest", same | {"tie": "reroll", "slip": "ignored"})
    assert ignored.lines[0] == "You win: 50.0% (1 in 2); they win: 50.0% (1 in 2)."


@pytest.mark.rule("YAG-X37")
def test_several_in_a_contest() -> None:
    told = odds.answer("many", {})
    assert (
        "1131 in 2000" in told.lines[0]
        and "1187 in 4000" in told.lines[1]
        and "1101 in 8000" in told.lines[2]
        and "1 in 8000" in told.lines[3]
    )
    assert len(odds.answer("many", {"sides": "5"}).lines) == 6


@pytest.mark.rule("YAG-X06")
def test_a_long_task_is_listed_check_by_check() -> None:
    told = odds.answer("long", {})
    assert told.title == "20/3 with 12 + d20" and "457083 in 640000" in told.lines[0]
    found = rows("long")
    assert list(found) == ["1", "2", "3", "4", "5", "6"] and found["6"] == ("71.4%", "28.6%")
    assert rows("long", failed="yes")["1"][1] == "35.0%"


@pytest.mark.rule("YAG-148", "YAG-X24")
def test_a_competition_knows_masteries_and_fatigue() -> None:
    told = odds.answer("race", {"goal": "1"})
    assert "91204 in 100613" in told.lines[1]
    mastered = odds.answer("race", {"mastery": "5", "their_mastery": "2"})
    assert mastered.lines[1] == "Fumbles: you on a 1, they on 1 to 4."
    turns = odds.answer("race", {"ends": "turns", "goal": "6"})
    assert (
        turns.lines[1] == "After 6 turns: ahead 84.0%, even 12.6%, behind 3.4%."
        and "In the end you win" in turns.lines[2]
    )
    assert len(odds.answer("race", {"ends": "turns", "even": "draw"}).lines) == 2
    blocked = rows("race", their_blocks="2")["1"][0]
    assert float(blocked[:-1]) < float(rows("race")["1"][0][:-1])


@pytest.mark.rule("YAG-126", "YAG-X46")
def test_a_work_of_art_is_read_off_its_lowest_roll() -> None:
    assert odds.answer("art", {"ability": "20"}).lines[0] == "Decent or better: 85.7% (6859 in 8000)."
    assert [bar.label for bar in odds.answer("art", {}).bars] == ["Below bearable", "Bearable", "Decent"]
    assert "27.5%" in odds.answer("art", {}).lines[0] and rows("art")["20"] == ("27.5%",)


@pytest.mark.rule("YAG-X03", "YAG-X27", "YAG-202")
def test_gaits_over_bad_ground_are_listed() -> None:
    found = rows("run")
    assert [found[gait][0] for gait in found] == ["7", "15", "30", "45"] and found["Standard"][1:3] == ("90.0%", "1.0%")
    assert "fatigue can't turn" in odds.answer("run", {"ability": "6", "gait": "running"}).lines[-1]
    assert "can turn a failure into a success" in odds.answer("run", {"gait": "running"}).lines[-1]


@pytest.mark.rule("YAG-213", "YAG-X42")
def test_every_pace_of_a_climb_is_listed_with_its_falls() -> None:
    found = rows("climb")
    assert (
        found["Each round"][:2] == ("3 m", "20")
        and found["Each minute"][:2] == ("30 m", "2")
        and found["Each minute, carefully"][:2] == ("15 m", "4")
    )
    assert (
        "49 in 400" in odds.answer("climb", {}).lines[0]
        and "7 in 400" in odds.answer("climb", {"careful": "yes"}).lines[0]
    )
    assert rows("climb", quarter="25")["Each quarter of an hour"][0] == "300 m"


@pytest.mark.rule("YAG-234", "YAG-Q23")
def test_a_lie_says_what_is_believed() -> None:
    told = odds.answer("lie", {})
    assert (
        "139 in 400" in told.lines[0]
        and "7 in 100" in told.lines[0]
        and told.lines[1] == "In the end they believe it: 65.0% (13 in 20)."
    )
    assert "399 in 400" in odds.answer("lie", {"said": "truth"}).lines[1]
    assert "11 in 25" in odds.answer("lie", {"belief": "random"}).lines[1]


@pytest.mark.rule("YAG-245", "YAG-Q27", "YAG-Q64")
def test_each_who_watches_makes_it_harder_to_stay_unseen() -> None:
    alone = odds.answer("sneak", {})
    assert alone.lines[0] == "Unseen: 75.8% (303 in 400)." and alone.title == "12 with skill 4, watched by 1 with 6"
    found = rows("sneak", watchers="3")
    assert found["1"] == ("75.8%",) and float(found["3"][0][:-1]) < float(found["2"][0][:-1]) < 75.8
    assert odds.answer("sneak", {"their_ability": "21", "off": "15"}).lines == alone.lines


@pytest.mark.rule("YAG-226", "YAG-Q28")
def test_charm_is_listed_by_what_people_feel() -> None:
    told = odds.answer("charm", {"ability": "12"})
    assert {bar.label: bar.ways for bar in told.bars} == {"Impressed": 3, "Like": 10, "Neutral": 6, "Dislike": 1}
    assert (
        told.lines[0] == "Liked or better: 65.0% (13 in 20)." and rows("charm", ability="12")["5 less"][-1] == "10.0%"
    )


def test_what_it_would_take_is_said_every_way() -> None:
    told = odds.answer("take", {"percent": "65"})
    assert told.lines[1:4] == (
        "The lowest ability against 20: 12.",
        "With attribute 3 that's a skill of 4.",
        "The highest target for 12: 20.",
    )
    assert rows("take", percent="65")["Difficult"] == ("30", "22", "8", "6", "5")
    assert "can't be reached" in odds.answer("take", {"percent": "96"}).lines[1]


@pytest.mark.rule("YAG-188")
def test_the_table_is_the_printed_one() -> None:
    found = rows("table")
    assert found["6"] == ("85.0%", "60.0%", "35.0%", "10.0%", "0.0%", "0.0%", "0.0%") and len(found) == 11
    assert rows("table", way="default")["6"][0] == "35.0%"
    assert "18 faces" in odds.answer("table", {"way": "unskilled"}).lines[2]


@pytest.mark.parametrize(
    ("question", "given", "reason", "said"),
    [
        ("check", {"fumble": "20"}, "out-of-range", "0 to 19"),
        ("check", {"ability": "much"}, "not-a-number", "-50 to 300"),
        ("contest", {"tie": "coin"}, "not-a-choice", "none, reroll or defender"),
        ("check", {"luck": "1"}, "unknown-setting", "ability"),
        ("many", {"sides": "6"}, "out-of-range", "2 to 5"),
        ("fortune", {}, "unknown-question", "check"),
    ],
)
def test_senseless_questions_are_refused_with_a_reason(
    question: str, given: dict[str, str], reason: str, said: str
) -> None:
    with pytest.raises(RuleViolation) as refusal:
        odds.answer(question, given)
    assert refusal.value.reason == reason and said in refusal.value.cure and refusal.value.rule in BOOK


@pytest.mark.rule("YAG-219", "YAG-220", "YAG-221", "YAG-Q63")
def test_what_is_far_small_and_covered_is_harder_to_spot() -> None:
    told = odds.answer("spot", {"ability": "12", "metres": "60", "size": "4", "cover": "half"})
    assert (
        told.title.endswith("against 20")
        and told.lines[0] == "Target: 5 for 60 m, 5 for Size 4, 10 for half cover = 20."
    )
    assert told.bars == odds.answer("check", {"ability": "12", "target": "20"}).bars
    near = odds.answer("spot", {"metres": "10"})
    assert near.lines == ("The target is 0.", "Seen without a roll.") and near.bars[0].ways == near.bars[0].of
