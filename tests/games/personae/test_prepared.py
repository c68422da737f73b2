"""Scenes prepared in hiding at a Personae table: opened with one command, known to one seat, taken to another table."""

import pytest

from games.personae.given_people import ANN, BEN, GIL, do, ready, refusal, table
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State

LOCK = {
    "when": "An hour before moonrise",
    "question": "Will the barge pass the lock tonight?",
    "zones": "The Toll Yard - The Gate Walk =an iron ladder= The Barge",
    "cast": "Tollgate bruiser ×2 @ The Toll Yard\nSergeant of the watch @ The Gate Walk",
    "lurking": "The Drowned Abbot",
    "obstacles": "The gates are chained",
    "notes": "She has read her orders twice.",
}


def between(**options: str) -> State:
    """A session is under way, no scene is."""
    state, _ = ready(table(sitting=True, **options), "brannoch", ANN)
    return ready(state, "sefa", BEN)[0]


def prepared(state: State | None = None, name: str = "The Shut Lock", **parts: str) -> State:
    state = between(distance_mode="zones") if state is None else state
    return do(state, GIL, m.PrepareScene(m.NEW, name, **(parts or LOCK)))


def opened(state: State, plan: str = "plan1") -> State:
    return do(state, GIL, m.OpenPlan(plan))


def places(state: State) -> dict[str, tuple[str, bool, bool]]:
    return {one.name: (one.place, one.here, one.hidden) for one in state.individuals if one.controller < 0}


def test_a_scene_is_opened_as_it_was_prepared_by_one_command() -> None:
    state = opened(prepared())
    scene = state.scene
    assert (scene.place, scene.time, scene.aim, scene.open) == ("The Shut Lock", LOCK["when"], LOCK["question"], True)
    assert scene.zones == ("The Toll Yard", "The Gate Walk", "The Barge")
    assert [one.name for one in state.obstacles] == ["The gates are chained", "an iron ladder"]
    assert places(state) == {
        "Tollgate bruiser": ("The Toll Yard", True, False),
        "Tollgate bruiser 2": ("The Toll Yard", True, False),
        "Sergeant of the watch": ("The Gate Walk", True, False),
        "The Drowned Abbot": ("", False, True),
    }
    assert all([one.here for one in state.individuals if one.controller >= 0])
    assert state.desk.plans[0].opened


def test_without_zones_people_are_placed_as_the_table_counts() -> None:
    near = {"cast": "Tollgate bruiser @ near"}
    assert places(opened(prepared(between(distance_mode="bands"), **near)))["Tollgate bruiser"] == ("near", True, False)
    state = opened(prepared(between(distance_mode="none")))
    assert state.scene.zones == () and places(state)["Tollgate bruiser"][1:] == (True, False)
    found = GAME.foresee(between(distance_mode="none"), GIL, m.PrepareScene(m.NEW, "The Lock", **LOCK))
    assert found is not None and found.answer.lines == ("This table plays without zones: they are left out.",)


def test_people_of_her_own_cast_come_in_or_out_of_hiding_and_are_not_made_twice() -> None:
    state = do(between(), GIL, m.NewExtra("ally", True, "Widow Anselm", ""), m.NewExtra("ally", False, "Clerk", ""))
    state = opened(prepared(state, cast="widow anselm\nClerk"))
    assert {name: found[1:] for name, found in places(state).items()} == {
        "Widow Anselm": (True, False),
        "Clerk": (True, False),
    }


def test_where_one_step_is_refused_all_are_and_nothing_changes() -> None:
    state = prepared(cast="Nemo")
    assert refusal(state, GIL, m.OpenPlan("plan1")).why == "Nobody is called “Nemo”, in the library or in your cast."
    told = refusal(opened(prepared()), GIL, m.OpenPlan("plan1"))
    assert (told.why, told.rule) == ("The scene The Shut Lock is still open.", "PER-243")


@pytest.mark.parametrize(
    "parts",
    [
        {"zones": "A - A"},
        {"cast": "Tollgate bruiser @ Hall"},
        {"lurking": "Tollgate bruiser ×99"},
        {"obstacles": "x" * 200},
    ],
)
def test_what_cannot_be_meant_is_refused_when_it_is_written(parts: dict[str, str]) -> None:
    told = refusal(between(), GIL, m.PrepareScene(m.NEW, "The Shut Lock", **parts))
    assert told.reason == "unclear" and told.why and told.cure


def test_nobody_but_the_game_master_knows_of_them() -> None:
    state = prepared()
    assert refusal(state, ANN, m.OpenPlan("plan1")).rule == "PER-003"
    assert GAME.private(state, ANN).plans == () and GAME.private(state, GIL).plans == state.desk.plans


def test_what_is_saved_is_loaded_at_another_table() -> None:
    file = GAME.written(prepared(), GIL, "plans", "scenes")
    other = do(between(distance_mode="zones"), GIL, m.ImportPlans(file))
    assert other.desk.plans[0].parts == prepared().desk.plans[0].parts
    assert [form.key for form in GAME.papers] == ["scenes"]
    assert opened(other).scene.place == "The Shut Lock"


def test_the_preview_draws_the_zones() -> None:
    found = GAME.foresee(between(distance_mode="zones"), GIL, m.PrepareScene(m.NEW, "The Lock", **LOCK))
    assert found is not None and found.sketch is not None
    assert found.sketch.ways == ((0, 1, ""), (1, 2, "an iron ladder"))
    assert dict(found.sides)["Obstacles"] == "The gates are chained; an iron ladder"
