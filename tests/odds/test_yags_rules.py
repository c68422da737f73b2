"""The odds of Yags against the rules themselves: every throw is laid before who decides at the table."""

from collections import Counter
from fractions import Fraction

import pytest

from games.yags.given_odds import ANNEKE, DICE, IMOGEN, PAIRS, TOMAS, roller, side, table, throws
from parlour.games.yags import odds
from parlour.games.yags.model import Check, Side
from parlour.games.yags.odds.rollers import Roller
from parlour.games.yags.rules import decide

CHECKS = [
    side(IMOGEN, "Intelligence", "history"), side(IMOGEN, "Health", "", "raw"), side(ANNEKE, "Agility", "athletics"),
    side(TOMAS, "Intelligence", "demolitions", "default", "sleight"), side(TOMAS, "Perception", "rifles", "unskilled"),
]  # fmt: skip


@pytest.mark.rule("YAG-006", "YAG-007", "YAG-012", "YAG-089", "YAG-104")
@pytest.mark.parametrize("one", CHECKS, ids=lambda one: f"{one.who}-{one.skill or one.attribute}")
@pytest.mark.parametrize("target", [5, 10, 20, 33])
@pytest.mark.parametrize("fumble", [1, 3])
def test_checks_come_out_as_the_odds_say(one: Side, target: int, fumble: int) -> None:
    state, check = table(), Check(1, "", (one,), target=target, fumble=fumble)
    levels = Counter([decide.alone(state, one_throw).level for one_throw in throws(state, check)])
    found = odds.check(roller(state, check, 0), target)
    assert found.won == 20 - levels[0] and found.by_level == {level: ways for level, ways in levels.items() if level}


@pytest.mark.rule("YAG-019", "YAG-021", "YAG-022", "YAG-Q18", "YAG-Q19", "YAG-Q20")
@pytest.mark.parametrize("sides", PAIRS, ids=lambda sides: f"{sides[0].skill}-{sides[1].skill or sides[1].attribute}")
@pytest.mark.parametrize("tie", ["none", "defender"])
@pytest.mark.parametrize("fumble", ["loses", "ignored"])
def test_contests_come_out_as_the_odds_say(sides: tuple[Side, Side], tie: str, fumble: str) -> None:
    state, check = table(contest_tie=tie, contest_fumble=fumble), Check(1, "", sides, resisting=1)
    winners = Counter([decide.contest(state, one_throw, (0, 1)).winner for one_throw in throws(state, check)])
    found = odds.contest([roller(state, check, at) for at in (0, 1)], tie, fumble, 1)  # type: ignore[arg-type]
    assert (found.wins[0] * 400, found.wins[1] * 400, found.none * 400) == (winners[0], winners[1], winners[-1])


@pytest.mark.rule("YAG-020", "YAG-Q43")
def test_a_contest_of_three_comes_out_as_the_odds_say() -> None:
    sides = (
        side(TOMAS, "Agility", "athletics"),
        side(IMOGEN, "Agility", "athletics"),
        side(ANNEKE, "Agility", "athletics"),
    )
    state, check = table(), Check(1, "", sides)
    winners = Counter([decide.contest(state, one_throw, (0, 1, 2)).winner for one_throw in throws(state, check)])
    found = odds.contest([roller(state, check, at) for at in (0, 1, 2)])
    assert [won * 8000 for won in found.wins] == [winners[0], winners[1], winners[2]] and found.none * 8000 == winners[
        -1
    ]


@pytest.mark.rule("YAG-231", "YAG-233", "YAG-234", "YAG-236", "YAG-Q23", "YAG-Q65")
@pytest.mark.parametrize("truthful", [False, True])
@pytest.mark.parametrize("fumble", ["loses", "ignored"])
@pytest.mark.parametrize(("speaker", "listener"), [(IMOGEN, TOMAS), (TOMAS, IMOGEN), (ANNEKE, IMOGEN)])
def test_lies_are_believed_as_the_odds_say(speaker: str, listener: str, fumble: str, truthful: bool) -> None:
    sides = (side(speaker, "Will", "guile"), side(listener, "Empathy", "guile"))
    state, check = table(contest_fumble=fumble), Check(1, "lie", sides, truthful=truthful)
    told = [decide.lied(state, one_throw, lambda: True) for one_throw in throws(state, check)]
    found = odds.lie(roller(state, check, 0), roller(state, check, 1), fumble)  # type: ignore[arg-type]
    assert len([one for one in told if not one.success]) == found.detected
    assert len([one for one in told if one.certain]) == found.certain + found.convinced
    believed = Fraction(len([one for one in told if one.belief == "truthful"]), 400)
    assert believed == found.believed(truthful=truthful)


@pytest.mark.rule("YAG-245", "YAG-Q64", "YAG-Q19", "YAG-Q20")
@pytest.mark.parametrize("tie", ["none", "defender"])
@pytest.mark.parametrize("fumble", ["loses", "ignored"])
def test_who_sneaks_past_several_is_unseen_as_the_odds_say(tie: str, fumble: str) -> None:
    sides = (
        side(TOMAS, "Agility", "stealth"),
        side(IMOGEN, "Perception", "awareness"),
        side(ANNEKE, "Perception", "awareness"),
    )
    state, check = table(contest_tie=tie, contest_fumble=fumble), Check(1, "sneak", sides, resisting=2)
    told = [decide.watched(state, one_throw).check.success for one_throw in throws(state, check)]
    rolling = [roller(state, check, at) for at in (0, 1, 2)]
    assert odds.unseen(rolling[0], tuple(rolling[1:]), tie, fumble, 2) == Fraction(told.count(True), 8000)  # type: ignore[arg-type]


@pytest.mark.rule("YAG-Q64", "YAG-Q19")
def test_a_tie_of_an_observer_may_be_rolled_again() -> None:
    same = Roller(9, 3)
    once, again = odds.unseen(same, (same,)), odds.unseen(same, (same,), "reroll")
    assert once * 400 == 400 - 190 and again < once
    by_face = [Fraction(0), *[Fraction(20 - face, 19) for face in range(2, 20)], Fraction(0)]
    # A fumble of the observer sees nothing and is no tie; a fumbled sneak is seen by all but a fumble.
    by_face[0] = Fraction(19, 20)
    assert again == 1 - sum(by_face) / 20


@pytest.mark.rule("YAG-247", "YAG-Q19", "YAG-Q20")
@pytest.mark.parametrize("tie", ["none", "defender"])
@pytest.mark.parametrize("fumble", ["loses", "ignored"])
@pytest.mark.parametrize("target", [10, 22])
def test_throws_are_dodged_as_the_odds_say(tie: str, fumble: str, target: int) -> None:
    sides = (side(ANNEKE, "Dexterity", "throw"), side(IMOGEN, "Agility", "athletics"))
    state = table(contest_tie=tie, contest_fumble=fumble)
    for resisting in (0, 1):
        check = Check(1, "attack", sides, target=target, resisting=resisting)
        told = [decide.dodged(state, one_throw).check.success for one_throw in throws(state, check)]
        found = odds.struck(roller(state, check, 0), roller(state, check, 1), target, tie, fumble, resisting)  # type: ignore[arg-type]
        assert found == Fraction(told.count(True), 400)


def test_a_die_that_lies_there_counts_as_it_lies() -> None:
    lying = Roller(12, 4, shows=7)
    assert {lying.total(face) for face in DICE} == {19} and not lying.natural(20) and Roller(0, shows=20).natural(3)
    assert odds.contest((Roller(9, 3), lying)).wins == (Fraction(10, 20), Fraction(10, 20))
    assert odds.contest((Roller(9, 3), Roller(12, 4, shows=1))).wins == (Fraction(19, 20), Fraction(0))
