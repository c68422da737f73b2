"""2.13 Time passes: how long a task takes."""

import pytest

from games.fugue.given_actions import (
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    do,
    flip,
    given,
    happens,
    key,
    offered,
    outcome,
    people,
    person,
    refused,
    ruled,
    ruling,
    said,
    story,
    task,
    told,
)
from parlour.core.offers import Pick
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability

LOCKS = (Ability("b1", "Locks"),)


def slow(*cards: str, difficulty: int = 8, unit: str = "minutes", **options: object):  # type: ignore[no-untyped-def]
    """Scotty, who knows locks, works at it, and goes on as long as there are cards."""
    state = ruled(given("Locks", **options), difficulty, "b1", unit)
    for at, card in enumerate(cards):
        state = flip(do(state, SCOTT, m.GoOn()) if at else state, card)
    return state


@pytest.mark.rule("FUG-111")
def test_time_is_measured_for_one_task_at_the_dealers_word() -> None:
    state = ruled(given(), 8, unit="minutes")
    assert task(state).unit == "minutes"
    state = told(flip(state, "Nine of Cups"))
    assert task(ruled(state, text="Something else")).unit == "" and task(state).spent == 9


@pytest.mark.rule("FUG-112")
def test_time_is_measured_in_hours_minutes_or_seconds() -> None:
    state = said(given())
    assert refused(state, URSULA, ruling(state, 8, unit="days")) == ("bad-unit", "FUG-112")
    assert refused(given(), URSULA, m.SetTask(SCOTTY, "", "days", 8, "Try")) == ("bad-unit", "FUG-112")  # type: ignore[arg-type]
    assert offered(state, URSULA, "rule_skilled")[1].asks[1] == Pick(("hours", "minutes", "seconds"))
    for unit in ("hours", "minutes", "seconds"):
        assert task(do(state, URSULA, ruling(state, 8, unit=unit))).unit == unit


@pytest.mark.rule("FUG-113", "FUG-A33")
@pytest.mark.parametrize("skilled", ["", "b1"])
def test_where_time_is_measured_a_difficulty_is_from_three_to_twelve(skilled: str) -> None:
    state = said(given("Locks"), ability=skilled)
    for number in (2, 13):
        assert refused(state, URSULA, ruling(state, number, skilled, "minutes")) == ("bad-difficulty", "FUG-113")
    for number in (3, 12):
        assert task(do(state, URSULA, ruling(state, number, skilled, "minutes"))).difficulty == number


@pytest.mark.rule("FUG-114", "FUG-A35", "FUG-A37")
def test_without_an_ability_a_major_fails_at_once_and_locks() -> None:
    assert outcome("The Tower", unit="minutes") == ("failure", 0, True)
    state = told(flip(ruled(given(), unit="minutes"), "The Tower"))
    assert refused(state, SCOTT, m.Declare(SCOTTY, "", "", task(state).id)) == ("locked", "FUG-106")


@pytest.mark.rule("FUG-115")
def test_without_an_ability_the_number_is_the_time_spent_whatever_comes_of_it() -> None:
    assert outcome("Six of Wands", unit="minutes") == ("failure", 6, False)
    assert outcome("Nine of Wands", unit="hours") == ("success", 9, False)
    assert outcome("Queen of Wands", unit="hours") == ("success", 13, False)


@pytest.mark.rule("FUG-115", "FUG-A37")
def test_a_timed_failure_by_a_minor_may_be_tried_again() -> None:
    state = told(flip(ruled(given(), unit="minutes"), "Six of Wands"))
    again = said(state, task=task(state).id, text="")
    state = flip(do(again, URSULA, ruling(again, 8, unit="minutes")), "Nine of Cups")
    assert (task(state).outcome, task(state).spent) == ("success", 9)


@pytest.mark.rule("FUG-116", "FUG-A34")
def test_with_an_ability_the_work_goes_on_and_the_time_adds_up() -> None:
    state = slow("Four of Wands")
    assert (task(state).outcome, task(state).spent, task(state).stage) == ("", 4, "going") and not state.tellings
    state = slow("Four of Wands", "Eight of Cups", "Nine of Cups")
    assert (task(state).outcome, task(state).spent) == ("success", 21)


@pytest.mark.rule("FUG-116")
def test_whoever_acts_says_whether_the_work_goes_on() -> None:
    state = slow("Four of Wands")
    assert refused(state, URSULA, m.Flip()) == ("not-now", "FUG-116")
    assert refused(state, TROY, m.GoOn()) == ("not-yours", "FUG-008")
    assert refused(state, URSULA, m.GiveUp()) == ("not-yours", "FUG-008")
    assert offered(state, SCOTT, "go_on")[0].owed and offered(state, SCOTT, "give_up")[0].owed
    on = do(state, SCOTT, m.GoOn())
    assert refused(on, SCOTT, m.GoOn()) == ("not-now", "FUG-116")
    assert refused(on, URSULA, m.DropTask()) == ("not-now", "FUG-103")
    assert refused(given(), SCOTT, m.GoOn()) == ("not-now", "FUG-116")


@pytest.mark.rule("FUG-116")
def test_one_may_give_up_and_tells_the_last_card() -> None:
    state = do(slow("Four of Wands", "Two of Cups"), SCOTT, m.GiveUp())
    assert (task(state).outcome, task(state).spent) == ("given up", 6)
    assert [(t.seat, t.cards) for t in state.tellings] == [(SCOTT, (key("Two of Cups"),))]
    state = told(state)
    assert state.discard == (key("Four of Wands"), key("Two of Cups"))
    assert do(state, SCOTT, m.Declare(SCOTTY, "", "", task(state).id)).declared


@pytest.mark.rule("FUG-117", "FUG-X02", "FUG-A35")
def test_the_safe_four_minutes_and_the_hierophant() -> None:
    state = story(people({SHIMON: LOCKS}))
    state = ruled(state, 8, "b1", "minutes", who=SHIMON)
    state = do(flip(state, "Four of Wands"), SIMON, m.GoOn())
    assert task(state).spent == 4 and not state.tellings
    state = flip(state, "The Hierophant")
    assert (task(state).outcome, task(state).spent, task(state).locked) == ("success", 4, ())
    assert [(t.seat, t.cards) for t in state.tellings] == [(SIMON, (key("The Hierophant"),))]
    state = told(state)
    assert state.discard == (key("Four of Wands"), key("The Hierophant"))


@pytest.mark.rule("FUG-X02")
@pytest.mark.parametrize("difficulty", range(4, 13))
def test_the_safe_opens_alike_at_any_difficulty_from_four(difficulty: int) -> None:
    state = slow("Four of Wands", "The Hierophant", difficulty=difficulty)
    assert (task(state).outcome, task(state).spent) == ("success", 4)


@pytest.mark.rule("FUG-X03")
def test_the_car_and_the_tower() -> None:
    state = flip(ruled(given(), 8, unit="minutes", who=SHIMON), "The Tower")
    assert (task(state).outcome, task(state).spent, task(state).locked) == ("failure", 0, (SHIMON,))
    assert [(t.seat, t.who) for t in state.tellings] == [(SIMON, SHIMON)]
    state = told(state, "Flames from the bonnet.")
    assert refused(state, SIMON, m.Declare(SHIMON, "", "", task(state).id)) == ("locked", "FUG-106")
    assert task(ruled(state, who=TREY)).stage == "ruled"


@pytest.mark.rule("FUG-A32")
def test_the_number_must_beat_the_difficulty_or_reach_it_by_a_switch() -> None:
    assert outcome("Eight of Cups", unit="minutes") == ("failure", 8, False)
    assert outcome("Nine of Cups", unit="minutes") == ("success", 9, False)
    assert outcome("Eight of Cups", unit="minutes", timed_compare="equalOrGreater") == ("success", 8, False)
    assert outcome("Seven of Cups", unit="minutes", timed_compare="equalOrGreater") == ("failure", 7, False)
    assert outcome("Eight of Cups", skilled=True, unit="minutes") == ("", 8, False)
    assert outcome("Eight of Cups", skilled=True, unit="minutes", timed_compare="equalOrGreater") == (
        "success",
        8,
        False,
    )


@pytest.mark.rule("FUG-A30", "FUG-A32")
def test_with_courts_as_ten_a_timed_ten_cannot_be_met_without_an_ability() -> None:
    assert outcome("King of Cups", difficulty=10, unit="minutes", court_number="10") == ("failure", 10, False)
    assert outcome("King of Cups", difficulty=9, unit="minutes", court_number="10") == ("success", 10, False)


@pytest.mark.rule("FUG-200")
def test_a_death_ends_the_work() -> None:
    state = do(slow("Four of Wands"), URSULA, m.Hurt(True, True, SCOTTY, "torso", "A spring in the safe"))
    state = do(state, URSULA, m.BleedOut(SCOTTY, False))
    events, state = happens(state, URSULA, m.BleedOut(SCOTTY, True))
    assert person(state, SCOTTY).down == "dead"
    assert task(state).stage == "done" and state.discard == (key("Four of Wands"),)
    assert [type(event) for event in events] == [m.Died, m.TaskGivenUp, m.TaskClosed]
