"""At the usual pace nobody is asked what nobody has to say: PER-Q75, PER-Q76."""

from typing import Any

import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    banked,
    challenge,
    change,
    do,
    expertise,
    given,
    grants,
    issuing,
    offered,
    person,
    side,
    which,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import on_turn
from parlour.games.personae.rules.steps import awaits
from parlour.games.personae.view_build import public


def quick(**more: Any) -> State:
    return given(dice_ready="answer", turns_pass="themselves", goal_required="off", **more)


def attacked(state: State, *, ready: bool = True) -> State:
    return do(state, BRANS, issuing(state, BRAN, "Axe", FOE, goal="", ready=ready))


def dodged(state: State, *dice: str, ready: bool = True) -> State:
    return do(state, URSULA, m.Answer(False, FOE, which(state, FOE, "Dodge"), ready), *dice)


@pytest.mark.rule("PER-Q75", "PER-Q76", "PER-118", "PER-126")
def test_an_attack_is_issued_and_answered_and_all_else_follows() -> None:
    state = dodged(attacked(quick(violent=True)), "9 1 1 1 1 1", "2 1 1")
    assert state.challenge is None and state.last is not None and state.last.duels[0].outcome == "success"
    assert person(state, FOE).hits == 1
    assert on_turn(state) == BRAN, "the move is left"
    seen = public(state).last
    assert seen is not None and seen.duels[0].words == "14 to 4: success" and seen.asked == -1


@pytest.mark.rule("PER-Q76", "PER-Q65")
def test_of_the_last_challenge_nothing_is_told_that_was_not_rolled() -> None:
    state = change(quick(violent=True, unconscious_defence="none"), FOE, conscious=False)
    state = do(state, BRANS, issuing(state, BRAN, "Axe", FOE, goal="", ready=True), "9 1 1 1 1 1")
    assert state.challenge is None and public(state).last is not None
    assert public(change(state, FOE, conscious=True, values=(9, 9, 9, 9, 9, 9))).last == public(state).last


@pytest.mark.rule("PER-Q75")
@pytest.mark.parametrize(("issuing", "answering", "waits"), [(False, True, {BRANS}), (True, False, {URSULA})])
def test_whoever_wants_to_use_a_trait_first_is_waited_for(issuing: bool, answering: bool, waits: set[int]) -> None:
    state = dodged(attacked(quick(violent=True), ready=issuing), ready=answering)
    assert (challenge(state).stage, awaits(state)) == ("settings", waits)
    at = 0 if waits == {BRANS} else 1
    assert do(state, waits.pop(), m.Ready(at), "9 1 1 1 1 1", "2 1 1").challenge is None


@pytest.mark.rule("PER-Q75", "PER-053")
def test_an_expertise_is_called_on_before_the_dice_of_who_held_them() -> None:
    state = expertise(quick(violent=True), BRAN)
    state = do(dodged(attacked(state, ready=False)), BRANS, m.CallExpertise(BRAN, "t1", "rope work"))
    assert awaits(state) == {URSULA}
    state = do(state, URSULA, m.AnswerExpertise(True, 0))
    assert not side(state).dice and awaits(state) == {BRANS}


@pytest.mark.rule("PER-Q75")
def test_a_table_may_have_everybody_say_ready() -> None:
    state = given(violent=True)
    state = do(state, BRANS, issuing(state, BRAN, "Axe", FOE))
    state = do(state, URSULA, m.Answer(False, FOE, which(state, FOE, "Dodge")))
    assert awaits(state) == {BRANS, URSULA}


@pytest.mark.rule("PER-Q75", "PER-140")
def test_help_nobody_could_give_is_not_waited_for() -> None:
    state = quick()
    for who in (SEFA, "c3", THUG):
        state = change(state, who, here=False)
    alone = do(state, BRANS, issuing(state, BRAN, "Parley", FOE))
    assert challenge(alone).stage == "answer"
    beside = change(state, SEFA, here=True)
    assert challenge(do(beside, BRANS, issuing(beside, BRAN, "Parley", FOE))).stage == "help"


@pytest.mark.rule("PER-Q76", "PER-162", "PER-163")
def test_a_turn_passes_when_move_and_action_are_spent() -> None:
    state = change(quick(violent=True), BRAN, moved=True)
    state = dodged(attacked(state), "9 1 1 1 1 1", "2 1 1")
    assert on_turn(state) == SEFA
    state = do(state, SEFAS, m.DoOther(SEFA, "bars the door"))
    assert on_turn(state) == SEFA, "the move is left"
    assert on_turn(do(state, SEFAS, m.Move(SEFA, "near"))) == "c3"


@pytest.mark.rule("PER-Q76", "PER-272")
def test_a_turn_waits_for_a_challenge_a_trait_gives() -> None:
    state = grants(change(quick(violent=True), BRAN, moved=True), BRAN, "freeChallenge", kind="attack")
    state = dodged(attacked(state), "9 1 1 1 1 1", "2 1 1")
    assert on_turn(state) == BRAN


@pytest.mark.rule("PER-Q76", "PER-129")
def test_a_challenge_waits_for_one_that_may_follow() -> None:
    state = grants(quick(violent=True), BRAN, "followUp", kind="additional", trigger="won", quality=True)
    state = dodged(attacked(state), "9 6 2 1 1 1", "8 4 1")
    assert challenge(state).stage == "close" and awaits(state) == {BRANS}


@pytest.mark.rule("PER-Q76", "PER-126")
def test_outside_encounters_the_issuer_closes_it() -> None:
    state = quick()
    state = do(do(state, BRANS, issuing(state, BRAN, "Parley", FOE, ready=True)), BRANS, m.EndHelp())
    state = do(state, URSULA, m.Answer(False, FOE, which(state, FOE, "Resist"), True), "9 1 1", "1 1")
    assert challenge(state).stage == "close" and awaits(state) == {BRANS}
    assert do(state, BRANS, m.CloseChallenge(False, "")).last is None


@pytest.mark.rule("PER-135")
def test_nobody_is_asked_for_a_critical_that_could_change_nothing() -> None:
    options = {"critical_success": "off", "critical_agreed": "off", "critical_hits": 0}
    state = banked(quick(violent=True, **options), BRANS)
    assert dodged(attacked(state), "9 1 1 1 1 1", "2 1 1").challenge is None, "ahead"
    assert dodged(attacked(state), "1 1 1 1 1 1", "10 1 1").challenge is None, "too far behind"
    close = dodged(attacked(state), "4 1 1 1 1 1", "8 1 1")
    assert challenge(close).stage == "spend" and awaits(close) == {BRANS}


@pytest.mark.rule("PER-125", "PER-247")
def test_a_goal_told_aloud_is_that_of_ones_side() -> None:
    state = do(quick(violent=True), BRANS, m.StateGoal(BRAN, "off this boat"))
    assert challenge(attacked(state)).goal == "off this boat"
    asks = [ask for form in offered(state, BRANS, "issue") for ask in form.asks]
    assert any([getattr(ask, "suggest", None) == ("off this boat",) for ask in asks])


@pytest.mark.rule("PER-254")
def test_three_of_a_kind_come_at_once() -> None:
    state = do(quick(), URSULA, m.CallReady(False, "bruiser", 3))
    came = [one for one in state.individuals if "bruiser" in one.name]
    assert [one.name[-1] for one in came] == ["r", "2", "3"] and all([one.here for one in came])
    hidden = do(quick(), URSULA, m.CallReady(True, "bruiser", 2))
    assert [one.here for one in hidden.individuals if one.hidden] == [False, False]
