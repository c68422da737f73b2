"""What a form begins with: the usual numbers are the rules' own, so nobody who draws a form has to know them."""

from typing import Any

import pytest

from games.yags.given_check import ANN, BEN, GIL, check, do, given
from games.yags.given_scene import in_rounds
from games.yags.test_art import performed, play
from games.yags.test_long import trap, worked
from parlour.core.offers import Number, Pick
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import State
from parlour.games.yags.view import CheckSeen

CHOSEN = {"who", "one", "other", "speaker", "listener", "catcher", "toward", "observers", "ones", "others"}
PAIRED = {"attribute", "skill", "one_attribute", "one_skill", "other_attribute", "other_skill"}
POINT = {"level", "at", "over"}
"""Who and with what, and what it is all about: only the game master knows."""


def begins(state: State, command: str) -> dict[str, Any]:
    """Choices may be told apart in several forms: the suggestion is in one of them."""
    asks = [(name, ask) for form in GAME.form(state, GIL, command) for name, ask in form.asks.items()]
    found: dict[str, Any] = {name: None for name, ask in asks if isinstance(ask, Pick | Number)}
    return found | {name: ask.suggest for name, ask in asks if name in found and ask.suggest is not None}


def test_every_number_of_a_call_begins_with_what_is_usual() -> None:
    state = in_rounds(given())
    calls = [name for name in GAME.menu(state, GIL).open if name.startswith(("call_", "start_"))]
    assert {"call_check", "call_spot", "call_scramble", "start_long", "start_race", "start_climb"} <= set(calls)
    for command in calls:
        if command in ("call_off", "call_ready", "call_race"):
            continue
        blank = {name for name, hint in begins(state, command).items() if hint is None}
        assert blank <= CHOSEN | PAIRED | POINT, (command, blank)


@pytest.mark.rule("YAG-011", "YAG-140", "YAG-Q58")
def test_which_numbers_are_usual() -> None:
    state = given(ann={"history": 4})
    assert begins(state, "call_check")["target"] == 20
    assert begins(state, "call_fact")["target"] == 30
    assert (begins(state, "call_sneak")["how"], begins(state, "call_lurk")["how"]) == ("move", "hide")
    spot = begins(state, "call_spot")
    assert (spot["size"], spot["tiny"], spot["cover"]) == (5, 0, "open")


def test_the_ground_begins_as_it_is() -> None:
    state = do(given(), GIL, m.SetGround(True, False, "heavy", 5, 0, 10, 3))
    found = begins(state, "set_ground")
    assert found == {
        "windy": True,
        "dangerous": False,
        "obstruction": "heavy",
        "unstable": 5,
        "narrow": 0,
        "slippery": 10,
        "gap": 3,
    }


def judging(seen: CheckSeen | None) -> dict[tuple[bool, bool], str]:
    assert seen is not None
    return {(one.predictable, one.stressful): one.opens for one in seen.judging}


@pytest.mark.rule("YAG-027", "YAG-028", "YAG-031")
def test_a_judgement_says_what_it_leaves_open() -> None:
    state = do(
        given(ann={"Agility": 4, "athletics": 4}), GIL, m.CallCheck(False, False, ANN, "Agility", "athletics", 20, "")
    )
    assert judging(GAME.private(state, GIL).check) == {
        (True, False): "take 0 or take 10",
        (False, False): "roll the die",
        (True, True): "take 0",
        (False, True): "roll the die",
    }
    assert not judging(GAME.public(state).check)
    beginner = do(given(ann={"athletics": 3}), GIL, m.CallCheck(False, False, ANN, "Agility", "athletics", 20, ""))
    assert set(judging(GAME.private(beginner, GIL).check).values()) == {"roll the die"}
    contest = do(
        given(), GIL, m.CallContest(False, ANN, "Agility", "athletics", BEN, "Agility", "athletics", "moderate", "")
    )
    assert check(contest).sides and not judging(GAME.private(contest, GIL).check)


@pytest.mark.rule("YAG-114", "YAG-116")
def test_a_long_task_says_what_it_fumbles_on() -> None:
    state = trap()
    (seen,) = GAME.public(state).tasks
    assert (seen.fumble, seen.lost_at) == (1, 2)
    (seen,) = GAME.public(worked(state, 2)).tasks
    assert (seen.fumble, seen.task.row) == (2, 1)


@pytest.mark.rule("YAG-129")
def test_a_work_of_art_says_which_roll_counts() -> None:
    (seen,) = GAME.public(performed(play(rolls=3), 15, 8)).tasks
    assert seen.lowest == min(seen.task.rolls) and seen.quality == quality(min(seen.task.rolls))
    assert GAME.public(play(rolls=3)).tasks[0].lowest is None
