"""The odds of Yags against the rules themselves: every throw is laid before who decides at the table."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.games.yags import odds
from parlour.games.yags.content.ready import CHARACTERS
from parlour.games.yags.model import Check, Creature, Options, Side, State
from parlour.games.yags.odds.rollers import Roller
from parlour.games.yags.rules import decide, sums
from parlour.games.yags.rules.readied import from_ready
from parlour.games.yags.rules.setup import initial

DICE = range(1, 21)
TOMAS, IMOGEN, ANNEKE = "tomas", "imogen", "anneke"


def table(**options: Any) -> State:
    state = initial(("Gil", "Ann"), Options(**options))
    people: list[Creature] = [from_ready(state, CHARACTERS[key]) for key in (TOMAS, IMOGEN, ANNEKE)]
    return replace(state, creatures=tuple(people))


def roller(state: State, check: Check, at: int) -> Roller:
    """What the rules reckon before the die, as the odds want it."""
    found = sums.reckoned(state, check, at)
    return Roller(
        found.ability + sum([one.amount for one in found.modifiers]),
        found.score,
        found.fumble,
        found.halved,
        still=found.nothing,
    )


def throws(state: State, check: Check) -> Iterator[Check]:
    """Every throw of all dice, put down as rolling does."""
    reckoned = [sums.reckoned(state, check, at) for at in range(len(check.sides))]
    before = [
        replace(side, mode="roll", score=found.score, fumble=found.fumble)
        for side, found in zip(check.sides, reckoned, strict=True)
    ]
    down = [
        [
            replace(
                side, die=face, total=sums.total_of(found, face), fumbled=not found.nothing and face <= found.fumble
            )
            for face in DICE
        ]
        for side, found in zip(before, reckoned, strict=True)
    ]
    for sides in product(*down):
        yield replace(check, sides=sides)


def side(who: str, attribute: str, skill: str, route: str = "skill", default: str = "") -> Side:
    return Side(who, attribute, skill, route=route, default=default)  # type: ignore[arg-type]


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


PAIRS = [
    (side(TOMAS, "Agility", "stealth"), side(IMOGEN, "Perception", "awareness")),
    (side(ANNEKE, "Strength", "brawl"), side(TOMAS, "Agility", "brawl")),
    (side(IMOGEN, "Will", "guile"), side(TOMAS, "Empathy", "guile")),
    (side(TOMAS, "Intelligence", "demolitions", "default", "sleight"), side(IMOGEN, "Health", "", "raw")),
]


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
