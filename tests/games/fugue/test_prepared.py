"""Scenes a Dealer prepares in hiding: opened with one command, hers alone, taken to another table."""

import pytest

from games.fugue.given_campaign import ONE_CHAPTER, SCOTT, TROY, URSULA, do, next_chapter, playing, refused, table
from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.games.fugue import GAME
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules import play as rules
from parlour.roleplay.desk import as_known

ALLEY = {
    "text": "Rain on the bins.",
    "cast": "Heavy\nOld Jonas: a ferryman with one eye",
    "board": "@ The alley\nWho locked the door?\nThe lock is new",
    "opposition": "Pick the lock 9\nClimb: 7",
    "notes": "Heavy owes money.",
}


def evening() -> State:
    """The first scene may begin; the chapter has Heavy."""
    return playing(do(table(), (URSULA, m.BringContent(ONE_CHAPTER))))


def prepared(state: State | None = None, seat: int = URSULA, **parts: str) -> State:
    return do(evening() if state is None else state, (seat, m.PrepareScene(m.NEW, "The alley", **(parts or ALLEY))))


def told(state: State, seat: int, command: object) -> RuleViolation:
    with pytest.raises(RuleViolation) as found:
        rules.play(state, seat, command, Told())
    return found.value


def test_a_scene_is_opened_as_it_was_prepared_by_one_command() -> None:
    state = do(prepared(), (URSULA, m.OpenPlan("plan0-1")))
    assert state.scene == "The alley. Rain on the bins."
    assert [(c.name, c.looks, c.here) for c in state.characters[-2:]] == [
        ("Heavy", "Wide", True),
        ("Old Jonas", "a ferryman with one eye", True),
    ]
    assert [(pin.kind, pin.text) for pin in state.pins] == [
        ("place", "The alley"),
        ("question", "Who locked the door?"),
        ("fact", "The lock is new"),
    ]
    note = state.notes[-1]
    assert (note.title, note.text) == ("The alley", "Pick the lock 9\nClimb 7\nHeavy owes money.")
    assert state.desk.plans[0].opened


def test_who_is_in_the_story_is_not_made_twice_and_comes_back() -> None:
    state = do(evening(), (URSULA, m.BringOn("Heavy")))
    heavy = state.characters[-1].id
    state = do(prepared(do(state, (URSULA, m.SendOff(heavy, False))), cast="heavy"), (URSULA, m.OpenPlan("plan0-1")))
    assert [c.here for c in state.characters if c.name == "Heavy"] == [True]
    assert state.scene == "The alley" and not state.pins and not state.notes


def test_where_one_step_is_refused_all_are_and_nothing_changes() -> None:
    state = prepared(cast="Nemo")
    assert told(state, URSULA, m.OpenPlan("plan0-1")).why.startswith("Nobody called “Nemo” is in the story")
    early = prepared(table())
    assert told(early, URSULA, m.OpenPlan("plan0-1")).why


@pytest.mark.parametrize(
    "parts",
    [{"cast": ": tall"}, {"cast": "Jonas:"}, {"board": "@"}, {"opposition": "the lock"}, {"opposition": "x 999"}],
)
def test_what_cannot_be_meant_is_refused_when_it_is_written(parts: dict[str, str]) -> None:
    assert refused(evening(), URSULA, m.PrepareScene(m.NEW, "The alley", **parts))[0] == "unclear"


def test_each_dealer_has_their_own() -> None:
    state = next_chapter(prepared(), SCOTT)
    assert GAME.private(state, URSULA).plans == GAME.private(state, SCOTT).plans == ()
    assert refused(state, SCOTT, m.OpenPlan("plan0-1"))[0] == "no-such-plan"
    assert refused(state, URSULA, m.CopyPlan("plan0-1"))[0] == "not-dealer"
    assert [one.by for one in as_known(state.desk, URSULA).plans] == [URSULA] and not as_known(state.desk, TROY).plans
    state = prepared(state, SCOTT, text="Dawn")
    assert [one.id for one in GAME.private(state, SCOTT).plans] == ["plan1-1"]
    with pytest.raises(RuleViolation, match="no such prepared scene"):
        GAME.written(state, SCOTT, "plan0-1", "scenes")


def test_what_is_saved_is_loaded_at_another_table() -> None:
    file = GAME.written(prepared(), URSULA, "plans", "scenes")
    other = do(evening(), (URSULA, m.ImportPlans(file)))
    assert other.desk.plans[0].parts == prepared().desk.plans[0].parts
    assert [form.key for form in GAME.papers] == ["scenes"]


def test_the_preview_tells_what_it_would_be_like() -> None:
    found = GAME.foresee(evening(), URSULA, m.PrepareScene(m.NEW, "The alley", **{**ALLEY, "cast": "Nemo"}))
    assert found is not None
    assert dict(found.sides)["Difficulties"] == "Pick the lock 9; Climb 7"
    assert dict(found.sides)["On the cork board"] == "The alley; Who locked the door?; The lock is new"
    assert found.answer.lines == ("Nobody called “Nemo” is in the story or in this chapter.",)
