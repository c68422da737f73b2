"""Scenes: markers of the log, who is there, the ground underfoot, and rounds."""

import pytest

from games.yags.given_check import ANN, ANNS, BEN, FOE, GIL, change, check, do, events, given, offered, person, why
from games.yags.given_scene import ROOFS, climb, go, in_rounds, next_round, on_wall, over
from games.yags.reached import unseen
from parlour.games.yags import moves as m
from parlour.games.yags.model import Ground, Scene


def test_a_scene_opens_with_those_who_are_there_and_closes_without_them() -> None:
    state = do(given(), GIL, m.CloseScene())
    assert state.scene == Scene(1) and not any(one.here for one in state.creatures)
    state = do(state, GIL, m.OpenScene(" The mill ", "dusk", "find the miller", (ANN, FOE)))
    assert state.scene == Scene(2, "The mill", "dusk", "find the miller", True)
    assert [one.id for one in state.creatures if one.here] == [ANN, FOE]


def test_people_come_and_go() -> None:
    state = do(given(), GIL, m.Leave(ANN))
    assert not person(state, ANN).here and person(state, BEN).here
    assert person(do(state, GIL, m.Enter(ANN)), ANN).here


def test_nobody_leaves_in_the_middle_of_a_check() -> None:
    state = go(over(ROOFS))
    assert why(state, GIL, m.Leave(ANN)) == ("in-check", "YAG-005")
    assert not person(do(state, GIL, m.Leave(BEN)), BEN).here
    assert why(state, GIL, m.CloseScene())[0] == "not-now"


def test_a_run_and_a_climb_end_with_the_scene() -> None:
    state = do(on_wall(who=BEN), ANNS, m.RunOn(ANN, "standard", 4))
    assert person(state, ANN).ran == 4
    closed = do(state, GIL, m.CloseScene())
    assert (person(closed, ANN).ran, climb(closed, BEN).over) == (0, "ended")
    left = do(do(state, GIL, m.Leave(ANN)), GIL, m.Leave(BEN))
    assert (person(left, ANN).ran, climb(left, BEN).over) == (0, "ended")


@pytest.mark.rule("YAG-169")
def test_a_sprint_costs_its_fatigue_also_where_the_scene_ends_in_it() -> None:
    state = go(in_rounds(), "sprinting")
    assert person(do(state, GIL, m.CloseScene()), ANN).fatigue == 1
    assert person(do(state, GIL, m.EndRounds()), ANN).fatigue == 1
    left = do(state, GIL, m.Leave(ANN))
    assert person(left, ANN).fatigue == 1
    assert person(next_round(left), ANN).fatigue == 1


@pytest.mark.rule("YAG-187")
def test_every_number_of_the_ground_is_the_game_masters() -> None:
    state = do(given(), GIL, m.SetGround(True, True, "heavy", 10, 5, 0, 7))
    assert state.scene.ground == Ground("heavy", 10, 5, 0, True, 7, True)
    assert why(state, ANNS, m.SetGround(True, True, "heavy", 10, 5, 0, 7)) == ("not-gm", "YAG-196")
    assert why(state, GIL, m.SetGround(False, False, "heavy", 7, 0, 0, 0)) == ("bad-footing", "YAG-197")


def test_rounds_are_counted_and_everybody_begins_each_of_them_anew() -> None:
    state = in_rounds()
    assert (state.scene.round, events(given(), GIL, m.StartRounds())) == (1, (m.RoundBegan(1, True),))
    state = next_round(change(go(state), BEN, barred=True))
    assert (state.scene.round, person(state, ANN).gait, person(state, ANN).gone, person(state, ANN).acted) == (
        2,
        "",
        0,
        False,
    )
    assert not person(state, BEN).barred
    assert person(state, ANN).way == 12
    ended = do(go(state), GIL, m.EndRounds())
    assert (ended.scene.round, person(ended, ANN).gait, person(ended, ANN).acted, person(ended, ANN).way) == (
        0,
        "",
        False,
        24,
    )
    assert person(in_rounds(ended), ANN).way == 0


def test_rounds_wait_for_the_check_that_is_open() -> None:
    state = go(over(ROOFS))
    assert check(state).situation == "run"
    assert why(state, GIL, m.NextRound())[0] == why(state, GIL, m.EndRounds())[0] == "not-now"
    assert not offered(state, GIL, "next_round")


def test_what_is_wrong_with_a_scene() -> None:
    state = given()
    assert why(state, GIL, m.OpenScene("Here", "", "", ())) == ("scene-open", "YAG-005")
    assert why(state, GIL, m.Enter(ANN)) == ("here-already", "YAG-005")
    assert why(change(state, BEN, here=False), GIL, m.Enter("c9"))[0] == "bad-target"
    hidden, hid = unseen(do(state, GIL, m.CloseScene()), FOE)
    assert why(hidden, GIL, m.OpenScene("There", "", "", (hid,)))[0] == "hidden"
    assert why(change(state, FOE, here=False), GIL, m.Leave(FOE))[0] == "not-here"
    assert (
        why(state, ANNS, m.CloseScene())[0]
        == why(state, ANNS, m.Leave(ANN))[0]
        == why(state, ANNS, m.StartRounds())[0]
        == "not-gm"
    )
    closed = do(state, GIL, m.CloseScene())
    assert why(closed, GIL, m.OpenScene("", "", "", ()))[0] == "no-text"
    assert why(closed, GIL, m.OpenScene("There", "", "", ("c9",)))[0] == "bad-target"
    assert why(change(closed, ANN, stage="dead"), GIL, m.OpenScene("There", "", "", (ANN,)))[0] == "dead"
    assert why(closed, GIL, m.StartRounds())[0] == why(closed, GIL, m.Enter(ANN))[0] == "not-now"
    assert why(in_rounds(state), GIL, m.StartRounds()) == ("counted", "YAG-165")
    assert why(state, GIL, m.NextRound()) == why(state, GIL, m.EndRounds()) == ("no-rounds", "YAG-165")
    assert closed.scene.number == 1
