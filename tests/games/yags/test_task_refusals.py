"""What movement and tasks refuse, and that every refusal teaches: a reason, a rule, and what would be right."""

from typing import Any

import pytest

from games.yags.given_check import ANN, ANNS, BEN, FOE, GIL, change, do, given, permitted, refused, why
from games.yags.given_scene import ROOFS, go, in_rounds, long_task, on_wall, over, task
from games.yags.reached import unseen
from parlour.games.yags import moves as m
from parlour.games.yags.moves import commands_scene, events_scene
from parlour.games.yags.rules.desk import DESK
from parlour.games.yags.rules.draft import Draft

LONG = m.StartLong(ANN, "Dexterity", "", 20, 3, 0, "the trap")
RACE = m.StartRace(False, ANN, "Agility", "", BEN, "Agility", "", "first", 2, "", "race")
TEAM = m.StartTeam(False, (ANN,), (BEN,), "Agility", "", "first", 2, "", "teams")
ART = m.StartArt(ANN, "Agility", "", 3, "", "a dance")
HERS: list[Any] = [
    m.SetGround(False, False, "light", 0, 0, 0, 0),
    m.StartRounds(),
    m.NextRound(),
    m.EndRounds(),
    m.EndRun(ANN),
    m.Travel((ANN,), 60, 100),
    m.PassWatch(1),
    m.Mark(ANN, "fatigue", 1, ""),
    m.SetPenalty(ANN, "wound_penalty", 1),
    m.Strike(ANN, FOE, 1),
    m.CallResist(ANN, 20),
    m.CallScramble(False, ANN, "bench", 0, ""),
    m.PartWay(1),
    m.StartClimb(False, ANN, "round", 20, 30, ""),
    m.MarkStretch(ANN, 0, 30),
    LONG,
    RACE,
    TEAM,
    ART,
    m.ChangeTask("x1", 3, "why"),
    m.AbortTask("x1", "why"),
    m.DropTask("x1"),
    m.OpenScene("x", "", "", ()),
    m.CloseScene(),
    m.Enter(ANN),
    m.Leave(ANN),
]
IN_A_SCENE: list[Any] = [
    m.SetGround(False, False, "light", 0, 0, 0, 0),
    m.StartRounds(),
    m.Go(ANN, "careful"),
    m.MoveFree(ANN, 1),
    m.RunOn(ANN, "standard", 5),
    m.CallResist(ANN, 20),
    m.CallScramble(False, ANN, "bench", 0, ""),
    m.StartClimb(False, ANN, "round", 20, 30, ""),
    m.MarkStretch(ANN, 0, 30),
    LONG,
    RACE,
    TEAM,
    ART,
    m.Work("x1"),
    m.PickMember("x1", 0, ANN),
    m.ClimbOn(ANN),
    m.SetPace(False, ANN, "round"),
    m.EndClimb(ANN),
    m.BoostClimb(ANN, "k1"),
    m.Enter(ANN),
    m.Leave(ANN),
    m.CloseScene(),
]


@pytest.mark.parametrize("command", HERS, ids=lambda command: type(command).__name__)
def test_what_is_the_game_masters_alone(command: Any) -> None:
    found = refused(given(), ANNS, command)
    assert found.reason == "not-gm" and "Gil" in found.cure


@pytest.mark.parametrize("command", IN_A_SCENE, ids=lambda command: type(command).__name__)
def test_what_needs_a_scene(command: Any) -> None:
    hers = any(type(command) is type(other) for other in HERS)
    state = do(given(), GIL, m.CloseScene())
    assert why(state, GIL if hers else ANNS, command)[0] == "not-now"


BETWEEN: list[tuple[int, Any]] = [
    (ANNS, m.RunOn(ANN, "standard", 5)),
    (GIL, m.Travel((ANN,), 60, 100)),
    (GIL, m.StartClimb(False, BEN, "round", 20, 30, "")),
    (GIL, LONG),
    (GIL, RACE),
    (GIL, TEAM),
    (GIL, ART),
    (GIL, m.CallScramble(False, BEN, "bench", 0, "")),
    (GIL, m.CallResist(ANN, 20)),
]


@pytest.mark.parametrize(("seat", "command"), BETWEEN, ids=[type(command).__name__ for _, command in BETWEEN])
def test_what_waits_for_the_open_check(seat: int, command: Any) -> None:
    found = refused(go(over(ROOFS)), seat, command)
    assert (found.reason, found.why) == ("not-now", "A check is being made.")


@pytest.mark.parametrize(
    "which",
    [m.Work("x9"), m.ChangeTask("x9", 3, "w"), m.AbortTask("x9", "w"), m.DropTask("x9")],
    ids=lambda one: type(one).__name__,
)
def test_there_is_no_such_task(which: Any) -> None:
    assert why(long_task(given(), pair=("Dexterity", "")), GIL, which) == ("no-such-task", "YAG-112")


def test_what_a_long_task_needs() -> None:
    state = given()
    assert why(state, GIL, m.StartLong(ANN, "Dexterity", "", 20, 0, 0, "x")) == ("needs-none", "YAG-112")
    assert why(state, GIL, m.StartLong(ANN, "Dexterity", "", 20, 3, 0, " ")) == ("no-name", "YAG-112")
    assert why(state, GIL, m.StartLong(ANN, "Luck", "", 20, 3, 0, "x")) == ("no-attribute", "YAG-034")
    assert why(state, GIL, m.StartLong(ANN, "Dexterity", "history", 20, 3, 0, "x")) == ("knowledge-none", "YAG-078")
    assert why(state, GIL, m.StartLong(ANN, "Dexterity", "", 20, 3, -1, "x"))[0] == "bad-value"
    assert why(change(state, ANN, here=False), GIL, LONG) == ("not-here", "YAG-112")
    assert why(long_task(state, pair=("Dexterity", "")), ANNS, m.PickMember("x101", 0, ANN)) == ("no-team", "YAG-124")


def test_nothing_is_told_of_what_is_hidden() -> None:
    state, hid = unseen(given(), FOE)
    assert why(state, ANNS, m.Go(hid, "careful"))[0] == why(state, ANNS, m.Go("c9", "careful"))[0]
    assert why(in_rounds(state), ANNS, m.Go(hid, "careful"))[0] == "bad-target"
    climbing = on_wall(state)
    for command in (m.EndClimb, m.ClimbOn, lambda who: m.SetPace(False, who, "round")):
        assert why(climbing, ANNS, command(hid))[0] == why(climbing, ANNS, command("c9"))[0] == "bad-target"


def test_the_dead_do_nothing() -> None:
    state = change(in_rounds(), ANN, stage="dead")
    assert why(state, ANNS, m.Go(ANN, "careful"))[0] == why(state, ANNS, m.MoveFree(ANN, 1))[0] == "dead"
    assert why(state, GIL, m.CallScramble(False, ANN, "bench", 0, ""))[0] == "dead"


def test_what_was_allowed_lays_limits_of_time_aside() -> None:
    tired = change(go(in_rounds()), ANN, acted=True)
    assert permitted(tired, ANNS, m.Go(ANN, "running")).creatures[0].gone == 36
    barred = change(in_rounds(), ANN, barred=True)
    assert permitted(barred, ANNS, m.MoveFree(ANN, 6)).creatures[0].gone == 6
    on_minutes = in_rounds(on_wall(pace="minute"))
    assert permitted(on_minutes, ANNS, m.ClimbOn(ANN)).check is not None
    assert not refused(in_rounds(), GIL, m.PassWatch(1)).allowable, "whose watches they are has nobody to ask"
    heavy = refused(in_rounds(given(ann={"load": 80})), ANNS, m.Go(ANN, "careful"))
    assert heavy.reason == "over-encumbered" and not heavy.allowable


def test_every_command_of_movement_and_tasks_has_its_words() -> None:
    """Whoever is refused reads why; and every event of theirs changes what it should."""
    wanted = set(commands_scene.SceneCommand.__args__) | {m.Push, m.CallScramble, m.PartWay, m.CallResist}
    assert wanted <= DESK.moves.keys()
    assert set(events_scene.SceneEvent.__args__) <= Draft.APPLY.keys()
    assert task(long_task(given(), pair=("Dexterity", ""))).name == "the trap"
