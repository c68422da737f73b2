"""Reasons that random play hardly ever meets, each at its own moment."""

import pytest
from msgspec.structs import replace

from games.yags.given_check import ANN, ANNS, BEN, BENS, FOE, GIL, against, call, change, do, given, refused
from games.yags.given_people import at, drafted, table
from games.yags.given_scene import long_task, on_wall, task
from games.yags.reached import unseen
from games.yags.refusals import CASES
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Side, Skill
from parlour.games.yags.rules.desk import DESK

RULES = {rule.id for rule in GAME.rulebook}


@pytest.mark.parametrize("what", CASES)
def test_what_is_wrong_is_said(what: str) -> None:
    state, seat, command = CASES[what]()
    move = DESK.moves[type(command)]
    found = move.wrong(state, seat, command)
    assert found is not None and f"{move.tag}.{found.field}.{found.key}" == what
    told = refused(state, seat, command)
    assert told.rule in RULES and "{" not in told.why + told.cure


def test_a_level_below_0_is_not_blamed_on_what_rests_on_it() -> None:
    state, who = drafted(table())
    found = refused(at(state, who, "skills"), ANNS, m.SetSkill(who, "riding", -9))
    assert (found.reason, found.why) == ("bad-value", "A level is at least 0.")
    state = change(at(state, who, "skills"), who, skills=(Skill("first aid", 4), Skill("medicine", 4)))
    found = refused(state, ANNS, m.SetSkill(who, "first aid", 0))
    assert (found.reason, found.rule) == ("needed", "YAG-109") and "medicine 4 rests on it" in found.why


def test_a_stretch_below_the_foot_of_the_wall_is_not_too_high() -> None:
    state = on_wall(height=60)
    assert "0 m or higher" in refused(state, GIL, m.MarkStretch(ANN, -9, 30)).why
    high = refused(state, GIL, m.MarkStretch(ANN, 61, 30))
    assert high.reason == "too-high" and "60 m" in high.cure


@pytest.mark.rule("YAG-078", "YAG-019")
def test_a_contest_names_who_lacks_a_knowledge() -> None:
    state = given(ann={"history": 4})
    found = refused(state, GIL, against(Side(ANN, "Intelligence", "history"), Side(BEN, "Intelligence", "history")))
    assert (found.reason, found.rule) == ("knowledge-none", "YAG-078") and "Ben hasn't learnt it" in found.why
    do(state, GIL, against(Side(ANN, "Intelligence", "history"), Side(BEN, "Intelligence")))


def test_nothing_is_handed_to_who_has_it() -> None:
    state = given(ann={"load": 2})
    found = refused(state, ANNS, m.HandItem(ANN, "i1", ANN))
    assert found.why == "Ann already has it." and refused(state, ANNS, m.HandItem(ANN, "i1", "c9")).why != found.why


def test_a_reason_may_be_missing_but_not_too_long() -> None:
    state, long = long_task(given(), pair=("Dexterity", "")), "x" * 9999
    for command in (m.AbortTask(task(state).id, long), m.ChangeTask(task(state).id, 4, long)):
        assert refused(state, GIL, command).why == "A reason has at most 200 characters."
        do(state, GIL, replace(command, why=" "))


def test_who_leads_is_not_told_to_wait_for_who_leads() -> None:
    state = do(given(), GIL, m.CloseScene())
    assert refused(state, GIL, m.CloseScene()).cure == "Open one first."
    assert refused(state, ANNS, m.AskCheck(ANN, "I look")).cure == "Wait for the game master to open one."


def test_a_piece_tells_why_it_can_do_nothing() -> None:
    state = given(ann={"load": 2})
    assert GAME.why_not(state, BENS, ANN).reason == GAME.why_not(state, BENS, "i1").reason == "not-yours"
    assert GAME.why_not(state, ANNS, "i1").rule == "YAG-186"
    assert "dead" in GAME.why_not(change(state, ANN, stage="dead"), ANNS, ANN).why
    assert GAME.why_not(call(state, ANN, "Agility"), ANNS, ANN).why == "A check is being made."
    assert GAME.why_not(do(state, GIL, m.CloseScene()), ANNS, ANN).why == "No scene is open."
    hidden, hid = unseen(state, FOE)
    assert len({str(GAME.why_not(hidden, ANNS, piece)) for piece in (hid, "c99", 7)}) == 1
