"""What a command would lead to, before it is given: the same numbers the rules use once it is."""

from typing import Any

import pytest

from games.fate.given import GM, bonus, do, given, mook, pc
from parlour.core.odds import Foresight
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules.stunts import sentence

NETTIE = pc("Nettie", 1, Clever=3, Careful=1, stunts=[bonus("Clever", "overcome")])
THUG = mook("Thug", skilled="fighting", bad="thinking")
DOOR = m.Overcome("c1", "scene", ("Clever",), "picks the lock")


def seen(state: State, seat: int, command: Any) -> Foresight:
    found = GAME.foresee(state, seat, command)
    assert found is not None
    return found


@pytest.mark.rule("FAE-022", "FAE-023")
def test_who_would_roll_what_against_what_and_how_likely() -> None:
    state = given(NETTIE)
    assert seen(state, 1, DOOR).sides == (("Nettie, Clever", "dice +3: Clever +3"), ("Difficulty", "not settled yet"))
    state = do(state, 1, DOOR)
    found = seen(state, GM, m.SetDifficulty(4))
    assert found.sides == (("Nettie, Clever", "dice +3: Clever +3"), ("Difficulty", "Great (+4)"))
    after = do(state, GM, m.SetDifficulty(4))
    assert found.answer.bars == GAME.private(after, 1).odds and found.answer.bars != ()
    assert found.answer.bars != seen(state, GM, m.SetDifficulty(2)).answer.bars
    claimed = seen(after, 1, m.ClaimStunt("c1", 0))
    assert claimed.sides[0][1].startswith("dice +5: Clever +3") and claimed.answer.bars != found.answer.bars


@pytest.mark.rule("FAE-168", "FAE-170")
def test_what_the_game_masters_characters_add_is_foreseen_by_her_alone() -> None:
    state = do(given(NETTIE, THUG), GM, m.Attack("c2", "physical", "c1", ("fighting",), "swings"))
    mine = seen(state, 1, m.Defend("c1", ("Careful",), "ducks"))
    assert dict(mine.sides) == {"Thug": "not known", "Nettie, Careful": "dice +1: Careful +1"}
    assert mine.answer.bars == ()
    state = do(given(NETTIE, THUG), 1, m.Attack("c1", "physical", "c2", ("Clever",), "trips"))
    hers = seen(state, GM, m.Defend("c2", ("thinking",), "stumbles"))
    assert dict(hers.sides)["Thug, thinking"].startswith("dice −2") and hers.answer.bars != ()


@pytest.mark.rule("FAE-038", "FAE-040", "FAE-041")
def test_a_stunt_is_read_before_it_is_written() -> None:
    state = do(do(given(), 1, m.NewCharacter("pc", "Pell")), 1, m.SetAspect("c1", "high", "Bell Founder"))
    wish = m.WriteBonus("c1", "am a Born Tinkerer", "Clever", "create", "I have tools")
    found = seen(state, 1, wish)
    after = do(state, 1, wish).characters[0].stunts[-1]
    assert found.sides == (("It reads", sentence(after)),) and found.answer.lines == ()
    both = m.WriteBonus("c1", "am a Born Tinkerer", "Clever", "create+overcome", "I have tools")
    assert seen(state, 1, both).answer.lines and not seen(state, GM, both).answer.lines
    assert seen(state, 1, m.WriteBend("c1", "know a man", "leave town", "any")).sides[0][1].endswith("leave town.")


def test_it_changes_nothing_and_is_silent_where_nothing_is_rolled() -> None:
    state = given(NETTIE)
    before = do(state, 1, DOOR)
    seen(before, GM, m.SetDifficulty(2))
    assert before == do(state, 1, DOOR)
    assert GAME.foresee(state, GM, m.AddZone("The Quay")) is None


@pytest.mark.rule("FAE-133")
def test_the_contest_says_how_many_victories_win_it() -> None:
    for goal in (3, 5):
        state = given(NETTIE, pc("Dario", 2), contest_victories=goal)
        contest = GAME.public(do(state, GM, m.StartContest("A race", ("c1", "c2")))).contest
        assert contest is not None and contest.goal == goal


@pytest.mark.rule("FAE-034", "FAE-169")
def test_the_sheet_says_what_skills_add_and_what_a_stunt_costs() -> None:
    hidden = GAME.private(given(THUG), GM).backstage
    assert hidden is not None and (hidden.sheets[0].skilled_adds, hidden.sheets[0].bad_adds) == (2, -2)
    for had, price in ((2, ""), (3, "The free slots are taken, so refresh goes down by 1.")):
        state = given(pc("Nettie", 1, stunts=[bonus("Clever", "overcome")] * had))
        state = do(state, 1, m.WriteBonus("c1", "am Quick", "Quick", "attack", "it rains"))
        sheet = GAME.public(state).characters[0].sheet
        assert sheet is not None and sheet.bench_price == price
