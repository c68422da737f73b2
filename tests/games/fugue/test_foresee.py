"""What a task would ask of the deck, before it is set."""

from typing import Any

import pytest

from games.fugue.given_actions import SCOTTY, URSULA, do, given, ruling, said
from parlour.core.odds import Foresight
from parlour.games.fugue import GAME
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State


def seen(state: State, command: Any) -> Foresight:
    found = GAME.foresee(state, URSULA, command)
    assert found is not None
    return found


@pytest.mark.rule("FUG-101", "FUG-103", "FUG-109")
def test_the_dealer_sees_who_tries_with_what_and_how_likely_it_is() -> None:
    state = said(given("Calm Thugs"))
    found = seen(state, ruling(state, 8))
    assert found.sides == (("Scotty", "no ability"), ("difficulty", "8"))
    task = GAME.public(do(state, URSULA, ruling(state, 8))).task
    assert task is not None and found.answer.bars == task.odds and task.odds
    assert seen(state, ruling(state, 12)).answer.bars != found.answer.bars
    helped = seen(state, ruling(state, 8, ability="b1"))
    assert helped.sides[0] == ("Scotty", "Calm Thugs") and helped.answer.bars != found.answer.bars


@pytest.mark.rule("FUG-092")
def test_a_task_she_calls_for_and_one_kept_secret_are_foreseen_too() -> None:
    state = given("Calm Thugs", difficulty_shown="at the flip")
    called = m.SetTask(SCOTTY, "", "", 8, "Hold on")
    assert seen(state, called).answer.bars
    task = GAME.public(do(state, URSULA, called)).task
    assert task is not None and task.difficulty is None and not task.odds


def test_it_changes_nothing_and_is_silent_where_no_card_is_turned() -> None:
    state = said(given("Calm Thugs"))
    seen(state, ruling(state, 8))
    assert state == said(given("Calm Thugs"))
    assert GAME.foresee(state, URSULA, m.RuleBasic(state.declared[-1].id)) is None


@pytest.mark.rule("FUG-068", "FUG-069")
def test_the_page_is_told_how_many_memories_a_sitting_allows() -> None:
    allowed = GAME.public(given()).allowed
    assert (allowed.own, allowed.gift) == (2, 1)
