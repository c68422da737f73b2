"""What a call would lead to, before it is given: the same numbers the rules use once it is."""

import random
from typing import Any

import pytest

from games.yags.given_check import ANN, ANNS, BEN, FOE, GIL, check, do, given, knows, masters
from games.yags.given_scene import in_rounds
from games.yags.test_unseen import WOLF, lurk, with_wolf
from laws.walk import walk
from parlour.core.odds import Foresight
from parlour.core.offers import fill
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.sums import target_of


def seen(state: State, command: Any) -> Foresight:
    found = GAME.foresee(state, GIL, command)
    assert found is not None
    return found


def sides(state: State, command: Any) -> dict[str, str]:
    return dict(seen(state, command).sides)


@pytest.mark.rule("YAG-Q38", "YAG-248")
def test_the_range_of_a_throw_counts_as_the_table_has_it() -> None:
    at_window = m.CallThrow(ANN, "window", 0, 15, "")
    assert sides(given(), at_window)["to reach"] == "window 15 + 15 for 15 m = 30"
    assert sides(given(throw_range="attacks"), at_window)["to reach"] == "window 15"
    assert check(do(given(throw_range="attacks"), GIL, at_window)).target == 15
    attack = m.CallAttack(ANN, FOE, 15, 15, "")
    assert sides(given(throw_range="attacks"), attack)["to reach"].endswith("= 30")


@pytest.mark.rule("YAG-005")
def test_who_would_roll_what_and_how_likely() -> None:
    found = seen(
        given(ann={"Dexterity": 4, "lockpicking": 4}), m.CallCheck(True, False, ANN, "Dexterity", "lockpicking", 30, "")
    )
    assert found.sides == (("Ann", "Dexterity 4 × lockpicking 4: 16 + d20"), ("to reach", "difficult 30"))
    assert sum([bar.ways for bar in found.answer.bars if bar.kind not in ("fail",)]) == 7
    assert found.answer.lines == ("You need 14 or more on the die.",)
    assert seen(given(), m.CallCheck(False, False, ANN, "Dexterity", "", 40, "")).answer.lines == (
        "Out of reach: the best roll makes 32.",
    )
    without = sides(given(ann={"sleight": 0}), m.CallCheck(False, False, ANN, "Dexterity", "lockpicking", 20, ""))
    assert without["Ann"] == "lockpicking, unskilled: 0 + d20, halved"


def test_what_applies_by_itself_is_in_it() -> None:
    state = knows(
        given(ann={"awareness": 4}), ANN, "Sharp eyes", "awareness", 3, what="bonus", amount=5, situations=("notice",)
    )
    assert (
        sides(state, m.CallNotice(False, ANN, "tricky", ""))["Ann"]
        == "Perception 3 × awareness 4 + Sharp eyes 5: 17 + d20"
    )
    loaded = sides(
        given(ann={"load": 20, "fatigue_penalty": 3}), m.CallCheck(False, False, ANN, "Agility", "athletics", 20, "")
    )
    assert loaded["Ann"] == "(Agility 3 − load 2) × athletics 2 − fatigue 3: −1 + d20"


@pytest.mark.rule("YAG-Q63")
def test_what_needs_no_roll_says_so() -> None:
    found = seen(given(), m.CallSpot(False, ANN, 10, 5, 0, "open", ""))
    assert (found.sides, found.answer.lines) == ((("to reach", "0"),), ("In plain sight: no roll is needed.",))


def test_what_is_rolled_in_secret_is_foreseen_by_the_game_master_alone() -> None:
    state = with_wolf()
    found = seen(state, lurk(ANN, metres=60))
    assert found.sides == (
        ("Wolf", "Agility 5 × stealth 4: 20 + d20"),
        ("Ann", "Perception 3 × awareness 2 − 5 for 60 m − 5 for Size 4: −4 + d20"),
    )
    assert [bar.label for bar in found.answer.bars] == ["Unseen", "Seen"]
    assert GAME.foresee(state, ANNS, lurk(ANN)) is None
    assert seen(state, m.CallFilch(FOE, (ANN,), "crowded", "")).sides[0] == (
        "Foe",
        "Dexterity 3 × sleight 2 + crowded 5: 11 + d20",
    )
    assert WOLF == "h1"


def test_contests_lies_and_tosses_have_names_and_odds() -> None:
    contest = m.CallContest(False, ANN, "Strength", "", FOE, "Strength", "", "difficult", "")
    assert [bar.label for bar in seen(given(), contest).answer.bars] == ["Ann wins", "A tie", "Foe wins"]
    assert sides(given(), contest)["Foe"] == "Strength 3 × 4 + difficult 10: 22 + d20"
    assert any(
        bar.label.startswith("Knows it's a lie") for bar in seen(given(), m.CallLie(False, ANN, FOE, "")).answer.bars
    )
    toss = seen(given(throw_range="attacks"), m.CallToss(ANN, BEN, 8, ""))
    assert dict(toss.sides)["to reach"] == "to a catcher 10" and toss.answer.bars[0].label == "Caught"


def test_tasks_and_climbs_are_foreseen_before_they_begin() -> None:
    state = masters(given(ann={"athletics": 6}), ANN, "athletics", 2, "dance")
    race = m.StartRace(True, ANN, "Agility", "athletics", FOE, "Agility", "athletics", "first", 2, "dance", "…")
    found = seen(state, race)
    assert dict(found.sides)["Ann"] == "Agility 3 × athletics 6 + dance 2: 20 + d20" and found.answer.bars
    team = seen(state, m.StartTeam(False, (ANN,), (BEN, FOE), "Agility", "athletics", "first", 2, "", "…"))
    assert team.answer.grid is not None and team.answer.grid.head == ("To win a turn", "Ben", "Foe")
    long = seen(state, m.StartLong(ANN, "Agility", "athletics", 20, 3, 0, "…"))
    assert long.answer.bars
    climb = seen(in_rounds(state), m.StartClimb(False, ANN, "minute", 20, 60, "the cliff"))
    assert [name for name, _ in climb.sides] == ["Ann", "Ann", "to reach"] and climb.answer.grid is not None


def test_it_draws_nothing_changes_nothing_and_is_what_comes() -> None:
    """At states of random play, of everything that could be called."""
    rnd, looked = random.Random(3), 0
    for step in walk(GAME, 5, 4, 400):
        state, gm = step.after, step.after.desk.gm
        if looked > 400 or rnd.random() < 0.8:
            continue
        for offer in GAME.offers(state, gm):
            if not offer.command.startswith(("call_", "start_")) or rnd.random() < 0.5:
                continue
            command = fill(offer, GAME.commands, rnd.random)
            found = GAME.foresee(state, gm, command)
            hidden = (
                getattr(command, "hidden", False)
                or getattr(command, "now", False)
                or offer.command in ("call_lurk", "call_filch")
            )
            if (
                found is None
                or hidden
                or not found.sides
                or found.sides[-1][0] != "to reach"
                or offer.command.startswith("start_")
            ):
                continue
            looked += 1
            after = GAME.play(state, gm, command, _Never())[1]
            if after.check is not None and after.check.number > state.checks:
                assert str(target_of(after, after.check)) in found.sides[-1][1], (command, found)
    assert looked > 100


class _Never:
    def draw(self, pile: bytes, count: int, names: Any) -> bytes:
        raise AssertionError("what is called in the open draws nothing")


@pytest.mark.rule("YAG-012", "YAG-104")
def test_an_open_check_says_what_the_die_can_reach_and_what_each_degree_takes() -> None:
    state = do(given(), GIL, m.CallCheck(False, False, ANN, "Dexterity", "sleight", 20, ""))
    shown = GAME.public(state).check
    assert shown is not None and shown.sides[0].reach == (6, 7, 26)
    assert shown.degrees[:3] == (("moderate", 20), ("good", 30), ("excellent", 40))
    halved = do(
        do(given(), GIL, m.CallCheck(False, False, ANN, "Dexterity", "lockpicking", 20, "")),
        ANNS,
        m.ChooseRoute(0, "default", "sleight"),
    )
    shown = GAME.public(halved).check
    assert shown is not None and shown.sides[0].reach == (3, 3, 13)


@pytest.mark.rule("YAG-196")
def test_the_ground_comes_with_its_sum() -> None:
    state = do(given(), GIL, m.SetGround(False, False, "light", 5, 10, 0, 0))
    assert GAME.public(state).ground_total == 20 == sum([part.amount for part in GAME.public(state).ground_parts])


@pytest.mark.rule("YAG-194")
def test_the_ground_says_once_what_each_gait_is_rolled_against() -> None:
    state = do(given(), GIL, m.SetGround(False, False, "light", 5, 10, 0, 0))
    expected = {"careful": 10, "standard": 20, "running": 40, "sprinting": 60}
    assert GAME.public(state).gait_targets == expected
    assert GAME.public(do(state, GIL, m.CloseScene())).gait_targets == {}
