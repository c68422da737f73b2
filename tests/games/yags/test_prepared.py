"""Scenes prepared in hiding at a Yags table: opened with one command, known to one seat, taken to another table."""

import msgspec
import pytest

from games.yags.given_people import ANN, GIL, do, holding, refusal, someone
from parlour.core.chance import Told
from parlour.core.offers import Number
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Ground, State

ROOFS = {
    "when": "a grey noon",
    "question": "Will the ledger reach the hearing?",
    "ground": "light, unstable 5\nnarrow 10; windy, dangerous, gap 3",
    "cast": "Hired runner ×3\nDario Vargo",
    "lurking": "Magda Orsk",
    "notes": "She has the key.",
}


def between() -> State:
    """A session is under way, no scene is."""
    return holding(someone("c1", ANN, name="Ann's"), someone("c2", 2, name="Ben's"))


def prepared(state: State | None = None, name: str = "The Roofs", **parts: str) -> State:
    return do(between() if state is None else state, GIL, m.PrepareScene(m.NEW, name, **(parts or ROOFS)))


def opened(state: State, plan: str = "plan1") -> State:
    return do(state, GIL, m.OpenPlan(plan))


def test_a_scene_is_opened_as_it_was_prepared_by_one_command() -> None:
    state = opened(prepared())
    scene = state.scene
    assert (scene.place, scene.time, scene.aim, scene.open) == ("The Roofs", ROOFS["when"], ROOFS["question"], True)
    assert scene.ground == Ground("light", 5, 10, 0, True, 3, True)
    assert {one.name: (one.here, one.hidden) for one in state.creatures} == {
        "Ann's": (True, False),
        "Ben's": (True, False),
        "Hired runner": (True, False),
        "Hired runner 2": (True, False),
        "Hired runner 3": (True, False),
        "Dario Vargo": (True, False),
        "Magda Orsk": (False, True),
    }
    assert state.desk.plans[0].opened


def test_people_of_her_own_cast_come_in_or_out_of_hiding_and_are_not_made_twice() -> None:
    state = do(between(), GIL, m.CallReady(True, "orsk"), m.CallReady(False, "vargo"))
    state = opened(prepared(state, cast="Magda Orsk\ndario vargo"))
    assert {one.name: (one.here, one.hidden) for one in state.creatures if one.controller < 0} == {
        "Magda Orsk": (True, False),
        "Dario Vargo": (True, False),
    }
    again = prepared(do(state, GIL, m.CloseScene()), lurking="Dario Vargo")
    assert refusal(again, GIL, m.OpenPlan("plan2")).why == "Dario Vargo is in the open already."


def test_without_ground_nothing_is_said_of_it() -> None:
    assert opened(prepared(cast="Wolf")).scene.ground == Ground()


def test_where_one_step_is_refused_all_are_and_nothing_changes() -> None:
    state = prepared(cast="Nemo")
    assert refusal(state, GIL, m.OpenPlan("plan1")).why == "Nobody is called “Nemo”, in the library or in your cast."
    open_already = opened(prepared(cast="Wolf"))
    told = refusal(prepared(open_already, cast="Wolf"), GIL, m.OpenPlan("plan2"))
    assert (told.why, told.cure) == ("The scene The Roofs is still open.", "Close it first.")


@pytest.mark.parametrize(
    "parts",
    [
        {"ground": "muddy"},
        {"ground": "unstable 7"},
        {"ground": "windy 5"},
        {"ground": "light 5"},
        {"ground": "gap 1000"},
        {"ground": "gap"},
        {"cast": "Wolf ×99"},
        {"cast": "Wolf @ Roof"},
    ],
)
def test_what_cannot_be_meant_is_refused_when_it_is_written(parts: dict[str, str]) -> None:
    told = refusal(between(), GIL, m.PrepareScene(m.NEW, "The Roofs", **parts))
    assert told.reason == "unclear" and told.why and told.cure


def test_nobody_but_the_game_master_knows_of_them() -> None:
    state = prepared()
    assert refusal(state, ANN, m.OpenPlan("plan1")).reason == "not-gm"
    assert GAME.private(state, ANN).plans == () and GAME.private(state, GIL).plans == state.desk.plans


def test_what_is_saved_is_loaded_at_another_table() -> None:
    file = GAME.written(prepared(), GIL, "plans", "scenes")
    other = do(between(), GIL, m.ImportPlans(file))
    assert other.desk.plans[0].parts == prepared().desk.plans[0].parts
    assert [form.key for form in GAME.papers] == ["scenes"]
    assert opened(other).scene.place == "The Roofs"


def test_the_preview_tells_what_it_would_be_like() -> None:
    found = GAME.foresee(between(), GIL, m.PrepareScene(m.NEW, "The Roofs", **{**ROOFS, "lurking": "Nemo"}))
    assert found is not None
    rows = dict(found.sides)
    assert rows["In the open"] == "Hired runner ×3; Dario Vargo"
    assert rows["Ground"] == "light, unstable 5, narrow 10, gap 3, windy, dangerous"
    assert found.answer.lines == ("Nobody is called “Nemo”, in the library or in your cast.",)


def test_opening_one_shows_what_was_hidden() -> None:
    events, _ = GAME.play(prepared(), GIL, m.OpenPlan("plan1"), Told())
    assert GAME.reveals(events) and GAME.concern(events) is None


@pytest.mark.rule("YAG-005", "YAG-Q77")
def test_prepared_difficulties_are_suggested_where_they_belong_and_known_to_her_alone() -> None:
    state = opened(prepared(opposition="Lockpicking: the hatch 25\nClimbing the hoist 30\n15"))
    assert state.numbers == (("Lockpicking: the hatch", 25), ("Climbing the hoist", 30), ("", 15))
    assert GAME.private(state, GIL).numbers == state.numbers
    for seat in (ANN, None):
        private = GAME.private(state, seat) if seat is not None else ()
        seen = msgspec.json.encode((GAME.public(state), private)).decode()
        assert "hatch" not in seen and "hoist" not in seen
        assert not GAME.tell(state, (m.Rated("Lockpicking: the hatch", 25),), seat)
    for skill, number in (("lockpicking", 25), ("athletics", 15)):
        asked = do(state, ANN, m.TrySkill("c1", "Agility", skill))
        (form,) = GAME.form(asked, GIL, "grant_check")
        assert [ask.suggest for ask in form.asks.values() if isinstance(ask, Number)] == [number]
    assert do(state, GIL, m.Rate("lockpicking: the hatch", 0)).numbers == state.numbers[1:]
    assert not do(state, GIL, m.CloseScene()).numbers
    assert refusal(between(), GIL, m.PrepareScene(m.NEW, "x", opposition="hatch")).reason == "unclear"
