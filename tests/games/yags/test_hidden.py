"""Hidden rolls: called, rolled and kept by the game master alone (YAG-235)."""

import pytest

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    FOE,
    GIL,
    against,
    awaited,
    call,
    calling,
    check,
    do,
    events,
    given,
    knows,
    offered,
    roll,
    why,
)
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side

HIDDEN = calling(ANN, "Perception", "awareness", 20, hidden=True)


@pytest.mark.rule("YAG-235")
def test_a_hidden_check_is_rolled_at_once_and_kept() -> None:
    state = given(ann={"Perception": 4, "awareness": 3})
    happened = events(state, GIL, HIDDEN, 9)
    assert [type(one) for one in happened] == [m.Kept]
    after = do(state, GIL, HIDDEN, 9)
    (kept,) = after.kept
    assert (kept.number, kept.sides[0].total, kept.success, kept.stage, kept.hidden) == (-1, 21, True, "result", True)
    assert (after.check, awaited(after), after.checks, after.hid) == (None, set(), 0, 1)


@pytest.mark.rule("YAG-235")
def test_nobody_can_tell_that_it_happened() -> None:
    state = do(given(), ANNS, m.AskCheck(ANN, "Do I see anything?"))
    after = do(state, GIL, HIDDEN, 9)
    assert after.petitions == state.petitions
    told = roll(call(state, BEN, "Will"), 10)
    quiet = do(told, GIL, HIDDEN, 9)
    assert quiet.check == told.check
    assert check(call(quiet, ANN, "Will")).number == check(call(told, ANN, "Will")).number == 2


@pytest.mark.rule("YAG-235")
def test_what_is_hidden_may_be_laid_open_later() -> None:
    state = do(given(), GIL, HIDDEN, 9)
    assert not offered(state, ANNS, "reveal")
    assert why(state, ANNS, m.Reveal(-1))[0] == "not-gm"
    assert why(state, GIL, m.Reveal(-2)) == ("no-such-check", "YAG-235")
    assert why(call(state, ANN, "Will"), GIL, m.Reveal(-1)) == ("not-now", "YAG-235")
    shown = do(state, GIL, m.Reveal(-1))
    assert (check(shown).number, check(shown).revealed, shown.kept, shown.checks) == (1, True, (), 1)
    good = do(do(given(ann={"Perception": 8}), GIL, HIDDEN, 15), GIL, m.Reveal(-1))
    assert (check(good).level, why(good, GIL, m.ChooseExtras(("speed",)))) == (2, ("no-extras", "YAG-013"))


def test_the_best_way_is_taken_where_nobody_can_choose() -> None:
    bomb = do(given(ann={"sleight": 4}), GIL, calling(ANN, "Dexterity", "demolitions", hidden=True), 10)
    assert (bomb.kept[0].sides[0].route, bomb.kept[0].sides[0].total) == ("default", (12 + 10) // 2)
    nothing = do(given(ann={"sleight": 0}), GIL, calling(ANN, "Dexterity", "demolitions", hidden=True), 10)
    assert (nothing.kept[0].sides[0].route, nothing.kept[0].sides[0].total) == ("unskilled", 5)
    proper = do(
        given(ann={"sleight": 8, "demolitions": 1}), GIL, calling(ANN, "Dexterity", "demolitions", hidden=True), 10
    )
    assert proper.kept[0].sides[0].route == "skill"


def test_fitting_techniques_apply_by_themselves() -> None:
    state = knows(
        given(ann={"awareness": 4}), ANN, "Sharp eyes", "awareness", 3, what="bonus", amount=5, situations=("notice",)
    )
    kept = do(state, GIL, m.CallNotice(True, ANN, "tricky", ""), 10).kept[0]
    assert (kept.situation, kept.sides[0].techniques, kept.sides[0].total) == ("notice", ("k1",), 27)


@pytest.mark.parametrize(
    "command",
    [
        m.CallFact(True, ANN, "history", 20, ""),
        m.CallRecall(True, ANN, 20, ""),
        m.CallSpot(True, ANN, 60, 5, 0, "half", ""),
        against(Side(ANN, "Will"), Side(FOE, "Will"), hidden=True),
    ],
)
def test_facts_memories_sights_and_contests_can_be_hidden(command: object) -> None:
    dice = (9, 8) if isinstance(command, m.CallContest) else (9,)
    state = do(given(ann={"history": 3}), GIL, command, *dice)
    assert state.check is None and len(state.kept) == 1 and state.kept[0].hidden
    assert [one.die for one in state.kept[0].sides] == list(dice)


@pytest.mark.rule("YAG-Q63")
def test_what_nobody_can_miss_is_kept_without_a_die() -> None:
    state = do(given(), GIL, m.CallSpot(True, ANN, 10, 5, 0, "open", ""))
    assert (state.kept[0].success, state.kept[0].sides[0].mode, state.kept[0].number) == (True, "", -1)


@pytest.mark.rule("YAG-Q19")
def test_a_hidden_tie_is_rolled_anew_where_the_table_does_so() -> None:
    command = against(Side(ANN, "Will"), Side(FOE, "Will"), hidden=True)
    kept = do(given(contest_tie="reroll"), GIL, command, 9, 9, 7, 8).kept[0]
    assert ([one.die for one in kept.sides], kept.winner) == ([7, 8], 1)
    assert do(given(), GIL, command, 9, 9).kept[0].winner == -1
