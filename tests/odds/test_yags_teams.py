"""Odds of what two people do together or teams against each other: throw and catch, team tasks. Held against the rules
themselves."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from games.yags.given_check import ANN, BEN, GIL, do, given, roll
from games.yags.given_odds import ANNEKE, IMOGEN, TOMAS, table
from parlour.games.yags import moves as m
from parlour.games.yags import odds, view_task
from parlour.games.yags.model import Check, Side, State, Task
from parlour.games.yags.odds import Roller, Rules, Stand, Turn
from parlour.games.yags.odds.races import next_stands
from parlour.games.yags.rules import race

PAIR = ("Agility", "athletics")


# Throw and catch


def thrown(state: State, fumble: int, face: int) -> int:
    """The number to catch what was thrown with this face."""
    after = roll(do(do(state, GIL, m.CallToss(ANN, BEN, 14, "")), GIL, m.SetFumble(fumble)), face)
    assert after.check is not None and after.check.situation == "catch" and after.check.target is not None
    return after.check.target


@pytest.mark.rule("YAG-250", "YAG-Q60")
@pytest.mark.parametrize("fumble", [1, 15])
def test_a_throw_and_its_catch_come_out_as_the_odds_say(fumble: int) -> None:
    state = given(ann={"Dexterity": 4, "throw": 3}, ben={"Dexterity": 3, "throw": 2})
    thrower, catcher = Roller(12, 3, fumble), Roller(6, 2)
    targets = [thrown(state, fumble, face) for face in range(1, 21)]
    well = [odds.chance(catcher, 10) for target in targets if target == 10]
    wide = [odds.chance(catcher, target) for target in targets if target > 10]
    found = odds.toss(thrower, catcher, 24)
    assert (found.well, found.wide) == (sum(well, Fraction(0)) / 20, sum(wide, Fraction(0)) / 20)
    assert [bar.label for bar in found.bars()] == ["Caught", "Caught, though thrown wide", "Dropped"]


@pytest.mark.rule("YAG-250", "YAG-248")
def test_a_toss_can_be_asked_about() -> None:
    told = odds.answer("toss", {"ability": "12", "their_ability": "6", "metres": "14"})
    assert told.lines[0] == "The throw succeeds against 24: 45.0% (9 in 20)."
    assert told.lines[1].startswith(f"Caught: {float(100 * odds.toss(Roller(12), Roller(6), 24).caught):.1f}%")
    near = odds.answer("toss", {"base": "0", "metres": "0", "their_way": "unskilled"})
    assert near.title == "12 + d20 throws 0 m, d20 / 2 catches" and near.lines[1].endswith(
        "if the throw succeeds: 5.0% (1 in 20)."
    )


# Teams


def turn(won: int, lost: int) -> Turn:
    return Turn(Fraction(won, 400), Fraction(lost, 400))


TURNS = [turn(302, 97), turn(190, 190), turn(120, 100), turn(140, 250)]
"""The third is lost less often than the fourth, and won less often, too."""


def named_worst(state: State, task: Task, turns: list[Turn], left: int) -> Fraction:
    """The first side's chance to be ahead with the worst naming, turn by turn as the rules play it."""
    if not left:
        return Fraction(task.scores[0] > task.scores[1])

    def then(winner: int) -> Fraction:
        check = Check(1, "race", (Side(TOMAS, *PAIR), Side(IMOGEN, *PAIR)), winner=winner)
        return named_worst(state, race.played(task, winner, race.outcome(state, task, check)), turns, left - 1)

    won, lost, none = then(0), then(1), then(-1)
    return min([each.won * won + each.lost * lost + (1 - each.won - each.lost) * none for each in turns])


@pytest.mark.rule("YAG-124", "YAG-125", "YAG-Q21")
@pytest.mark.parametrize("swing", ["lost", "taken"])
@pytest.mark.parametrize("advantage", [-1, 0, 1])
def test_the_worst_naming_is_found(swing: Any, advantage: int) -> None:
    task = Task(
        "x1",
        "team",
        "Tug of war",
        ((TOMAS,), (IMOGEN,)),
        (PAIR, PAIR),
        ends="turns",
        goal=4,
        advantage=advantage,
        scores=(1, 0),
    )
    state, stand, rules = table(competitive_swing=swing), Stand(advantage, (1, 0)), Rules(swing)
    won, lost = odds.bounds([TURNS], (False, 4), stand, rules, sudden=False)
    assert won == named_worst(state, task, TURNS, 4)
    mirrored = replace(task, scores=(0, 1), advantage=advantage if advantage < 0 else 1 - advantage)
    assert lost == max([named_worst(state, mirrored, [Turn(each.lost, each.won)], 4) for each in TURNS])
    assert odds.bounds([[each] for each in TURNS], (False, 4), stand, rules, sudden=False)[0] == max(
        [named_worst(state, task, [each], 4) for each in TURNS]
    )


def played(turns: list[Turn]) -> float:
    """How often the first side has two first, if these turns come round and round, over very many of them."""
    ahead, won = {Stand(): 1.0}, 0.0
    for at in range(400):
        following: dict[Stand, float] = {}
        for stand, share in ahead.items():
            for then, part in next_stands(turns[at % len(turns)], stand, Rules()):
                if max(then.scores) == 2:
                    won += share * float(part) * (then.scores[0] == 2)
                else:
                    following[then] = following.get(then, 0.0) + share * float(part)
        ahead = following
    assert sum(ahead.values()) < 1e-9
    return won


@pytest.mark.rule("YAG-124", "YAG-118")
def test_a_team_is_sure_of_it_whoever_the_other_names() -> None:
    """The first sends the same one every turn; the other names now this one, now that one."""
    one, two, three, four = TURNS
    won, lost = odds.bounds([[one, two], [three, four]], (True, 2))
    assert won == odds.first_to(two, 2)[0] and lost == odds.first_to(two, 2)[1]
    assert float(won) <= min([played([one, two]), played([two]), played([one, one, two])]) + 1e-9
    assert float(lost) <= min([1 - played([two, four]), 1 - played([two])]) + 1e-9
    assert [bar.label for bar in odds.team_bars(("One", "Other"), (won, lost), "named")] == [
        "One at least",
        "Other at least",
    ], "nothing is left to turn on"


@pytest.mark.rule("YAG-124", "YAG-125")
def test_one_against_one_is_a_competition() -> None:
    alone = {
        "ours": "1",
        "theirs": "1",
        "ability_1": "12",
        "skill_1": "4",
        "their_ability_1": "6",
        "their_skill_1": "2",
    }
    told, plain = odds.answer("team", alone), odds.answer("race", {})
    assert told.bars == plain.bars and told.lines[0].startswith("First to 3: you win 99.3%")
    turns = odds.answer("team", alone | {"ends": "turns", "goal": "6", "even": "draw"})
    assert [bar.label for bar in turns.bars] == ["You win", "A draw", "They win"] and "you win 84.0%" in turns.lines[0]


@pytest.mark.rule("YAG-124", "YAG-Q22")
def test_an_even_score_goes_on_until_it_is_decided() -> None:
    for each in TURNS:
        ends = odds.after_turns(each, 3)
        assert odds.bounds([[each]], (False, 3)) == (ends.won, ends.lost)


@pytest.mark.rule("YAG-124")
def test_each_team_is_told_what_it_can_be_sure_of() -> None:
    told = odds.answer("team", {})
    assert [bar.label for bar in told.bars] == [
        "You win at least",
        "They win at least",
    ] and "you win at least 92.4%" in told.lines[0]
    assert (
        told.grid is not None
        and told.grid.rows[0] == ("12 with skill 4", "65.0%", "75.5%")
        and told.grid.rows[1][1] == "47.5%"
    )
    ours = {"ability_1": "5", "skill_1": "2", "ability_2": "4", "skill_2": "5"}
    theirs = {"their_ability_1": "8", "their_skill_1": "3", "their_ability_2": "9", "their_skill_2": "1"}
    crossed = odds.answer("team", ours | theirs)
    assert [bar.label for bar in crossed.bars] == ["You win at least", "Depends on who is sent", "They win at least"]
    assert crossed.lines[0].count("win at least") == 2
    drawn = odds.answer("team", {"ends": "turns", "even": "draw"})
    assert drawn.bars[1].label == "A draw, or it depends on who is sent"


@pytest.mark.rule("YAG-124")
def test_the_tracker_of_a_team_task_shows_what_is_certain() -> None:
    state = table()
    task = Task("x1", "team", "Over the roofs", ((TOMAS,), (IMOGEN,)), (PAIR, PAIR), ends="first", goal=2)
    open_to_all = replace(
        state, creatures=tuple([replace(one, shown=True, here=True, stage="ready") for one in state.creatures])
    )
    two, both = view_task.finishing(open_to_all, task), replace(task, sides=((TOMAS, ANNEKE), (IMOGEN,)))
    assert two == view_task.finishing(open_to_all, replace(task, kind="race"))
    shares = [Fraction(bar.ways, bar.of) for bar in view_task.finishing(open_to_all, both)]
    assert shares == [Fraction(bar.ways, bar.of) for bar in two], "nobody of theirs can do better than against Tomas"
    late = replace(both, ends="turns", goal=4, turn=2, scores=(1, 0), advantage=1)
    turns = odds.pairings([Roller(30, 6), Roller(8, 4)], [Roller(6, 2)])
    sure = view_task.finishing(open_to_all, late)[0]
    assert Fraction(sure.ways, sure.of) == odds.bounds(turns, (False, 2), Stand(1, (1, 0)))[0]
    assert (
        view_task.finishing(
            replace(open_to_all, options=replace(open_to_all.options, fatigue_penalty="perPoint")), both
        )
        == ()
    )
    hidden = replace(
        open_to_all,
        creatures=tuple([replace(one, shown=one.id != IMOGEN, controller=-1) for one in open_to_all.creatures]),
    )
    assert view_task.finishing(hidden, both) == ()
