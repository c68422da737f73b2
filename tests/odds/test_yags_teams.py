"""Odds of what two people do together or teams against each other: throw and catch, team tasks. Held against the rules themselves."""

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
    assert near.title == "12 + d20 throws over 0 m, d20 / 2 catches" and near.lines[1].endswith("of a throw that succeeds 5.0% (1 in 20).")


# Teams


def turn(won: int, lost: int) -> Turn:
    return Turn(Fraction(won, 400), Fraction(lost, 400))


TURNS = [turn(302, 97), turn(190, 190), turn(120, 260), turn(140, 100)]


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
    task = Task("x1", "team", "Tug of war", ((TOMAS,), (IMOGEN,)), (PAIR, PAIR), ends="turns", goal=4, advantage=advantage, scores=(1, 0))
    state, stand, rules = table(competitive_swing=swing), Stand(advantage, (1, 0)), Rules(swing)
    won, lost = odds.bounds(TURNS, (False, 4), stand, rules, sudden=False)
    assert won == named_worst(state, task, TURNS, 4)
    mirrored = replace(task, scores=(0, 1), advantage=advantage if advantage < 0 else 1 - advantage)
    assert lost == named_worst(state, mirrored, [Turn(each.lost, each.won) for each in TURNS], 4)


@pytest.mark.rule("YAG-124", "YAG-118")
def test_no_mixture_of_names_is_worse_than_the_worst_or_better_than_the_best() -> None:
    """Naming this one, then that one, over very many turns."""
    won, lost = odds.bounds(TURNS, (True, 2))
    assert won == odds.first_to(TURNS[2], 2)[0] and lost == odds.first_to(TURNS[0], 2)[1]
    ahead = {Stand(): 1.0}
    decided = 0.0
    for at in range(300):
        following: dict[Stand, float] = {}
        for stand, share in ahead.items():
            for then, part in next_stands(TURNS[at % 4], stand, Rules()):
                if max(then.scores) == 2:
                    decided += share * float(part) * (then.scores[0] == 2)
                else:
                    following[then] = following.get(then, 0.0) + share * float(part)
        ahead = following
    assert float(won) < decided < 1 - float(lost) and sum(ahead.values()) < 1e-9


@pytest.mark.rule("YAG-124", "YAG-125")
def test_one_against_one_is_a_competition() -> None:
    alone = {"ours": "1", "theirs": "1", "ability_1": "12", "skill_1": "4", "their_ability_1": "6", "their_skill_1": "2"}
    told, plain = odds.answer("team", alone), odds.answer("race", {})
    assert told.bars == plain.bars and told.lines[0].startswith("First to 3: you win 99.3%")
    turns = odds.answer("team", alone | {"ends": "turns", "goal": "6", "even": "draw"})
    assert [bar.label for bar in turns.bars] == ["You win", "A draw", "They win"] and "you win 84.0%" in turns.lines[0]


@pytest.mark.rule("YAG-124")
def test_where_it_matters_who_is_named_the_answer_says_so() -> None:
    told = odds.answer("team", {})
    assert [bar.label for bar in told.bars] == ["You win, whoever is named", "Turns on who is named", "They win, whoever is named"]
    assert told.grid is not None and told.grid.rows[0] == ("12 with skill 4", "65.0%", "75.5%") and told.grid.rows[1][1] == "47.5%"
    assert odds.answer("team", {"ends": "turns", "even": "draw"}).bars[1].label == "A draw, or it turns on who is named"


@pytest.mark.rule("YAG-124")
def test_the_tracker_of_a_team_task_shows_what_is_certain() -> None:
    state = table()
    task = Task("x1", "team", "Over the roofs", ((TOMAS,), (IMOGEN,)), (PAIR, PAIR), ends="first", goal=2)
    open_to_all = replace(state, creatures=tuple([replace(one, shown=True, here=True, stage="ready") for one in state.creatures]))
    two, both = view_task.finishing(open_to_all, task), replace(task, sides=((TOMAS, ANNEKE), (IMOGEN,)))
    assert two == view_task.finishing(open_to_all, replace(task, kind="race"))
    assert [bar.label for bar in view_task.finishing(open_to_all, both)] == [
        "First side, whoever is named", "Turns on who is named", "Other side, whoever is named",
    ]  # fmt: skip
    assert view_task.finishing(replace(open_to_all, options=replace(open_to_all.options, fatigue_penalty="perPoint")), both) == ()
    hidden = replace(open_to_all, creatures=tuple([replace(one, shown=one.id != IMOGEN, controller=-1) for one in open_to_all.creatures]))
    assert view_task.finishing(hidden, both) == ()
