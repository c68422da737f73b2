"""Escalation, the action order, goals, stepping back and closing (2.17, 2.23, 2.26)."""

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    EVERYBODY,
    FOE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    alter,
    attacks,
    change,
    close,
    do,
    end,
    escalated,
    events,
    fight,
    given,
    grants,
    kinds,
    offered,
    only,
    person,
    power,
    reason,
    round_over,
    running,
    skill,
    talk,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active
from parlour.games.personae.rules.ask import on_turn

# Escalating


@pytest.mark.rule("PER-250")
def test_a_scene_becomes_an_encounter_and_that_a_fight_and_only_the_game_master_steps_back() -> None:
    state = escalated(given(), violent=False)
    assert not running(state).violent
    state = escalated(state)
    assert running(state).violent
    assert reason(state, SEFAS, m.Deescalate("enough")) == ("not-gm", "PER-250")
    state = do(state, URSULA, m.Deescalate("they lower their blades"))
    assert not running(state).violent
    assert do(state, URSULA, m.Deescalate("they sit down")).encounter is None
    assert reason(escalated(given()), URSULA, m.Escalate(True, FOE, "more")) == ("not-now", "PER-250")
    assert reason(talk(given(), FOE), URSULA, m.Escalate(False, FOE, "more")) == ("not-now", "PER-250")


@pytest.mark.rule("PER-Q46")
def test_straight_to_violence_counts_as_two_steps_where_the_table_allows_it() -> None:
    happened, state = events(given(), SEFAS, m.Escalate(True, SEFA, "to get past"), EVERYBODY)
    assert [event.violent for event in happened if isinstance(event, m.Escalated)] == [False, True]
    assert on_turn(state) == SEFA
    assert reason(given(escalation_direct="off"), SEFAS, m.Escalate(True, SEFA, "x")) == ("step-by-step", "PER-Q46")
    assert not running(escalated(given(escalation_direct="off"), violent=False)).violent
    assert running(escalated(given(escalation_order="keep"))).order, "where there was none, an order is found"


def test_in_an_encounter_one_escalates_on_the_own_turn_and_with_the_action() -> None:
    state = talk(given(), BRAN, SEFA)
    assert reason(state, SEFAS, m.Escalate(True, SEFA, "x")) == ("not-your-turn", "PER-162")
    assert reason(change(state, BRAN, acted=True), BRANS, m.Escalate(True, BRAN, "x")) == ("no-action", "PER-163")
    assert reason(state, SEFAS, m.Escalate(True, BRAN, "x")) == ("not-yours", "PER-002")
    assert running(do(state, URSULA, m.Escalate(True, SEFA, "she draws"), EVERYBODY)).escalator == SEFA, (
        "the game master says whose act it was"
    )


def test_goals_are_said_ahead_of_escalating_where_the_table_wants_them() -> None:
    assert reason(given(), SEFAS, m.Escalate(True, SEFA, "")) == ("no-goal", "PER-127")
    state = do(given(goal_required="off"), SEFAS, m.Escalate(False, SEFA, ""), EVERYBODY)
    state = do(state, URSULA, m.StateGoal(FOE, "hold the gate"))
    state = do(state, BRANS, m.StateGoal(BRAN, "get through"))
    assert dict(running(state).goals) == {"adversaries": "hold the gate", "heroes": "get through"}
    assert reason(state, BRANS, m.StateGoal(FOE, "give up")) == ("not-yours", "PER-002")


# Order


@pytest.mark.rule("PER-160")
@pytest.mark.rule("PER-Q45")
def test_by_initiative_everybody_rolls_it_or_one_die_and_is_sorted() -> None:
    state = only(given(), BRAN, SEFA, FOE)
    sharp = person(state, FOE).skills[3]
    state = change(
        state,
        FOE,
        skills=(
            *person(state, FOE).skills,
            replace(sharp, id="s499", name="Initiative", attribute="Competence", dice=1, tags=("initiative",)),
        ),
    )
    state = do(state, SEFAS, m.Escalate(True, SEFA, "x"), "9", "1", "2 7 8")
    assert [(who, added) for who, _, added in running(state).rolls] == [(BRAN, 3), (SEFA, 5), (FOE, 2)]
    assert running(state).order == (SEFA, BRAN, FOE), "the escalator, then 12, then 10"


@pytest.mark.rule("PER-160")
def test_round_the_table_needs_no_dice() -> None:
    state = do(only(given(action_order_method="table"), BRAN, SEFA, ORLA, FOE), ORLAS, m.Escalate(True, ORLA, "x"))
    assert running(state).order == (ORLA, FOE, BRAN, SEFA)


@pytest.mark.rule("PER-160")
def test_by_the_chosen_skill_each_rolls_what_it_will_use() -> None:
    state = do(only(given(action_order_method="chosenSkill"), BRAN, SEFA, FOE), SEFAS, m.Escalate(True, SEFA, "x"))
    assert set(running(state).waiting) == {BRAN, SEFA, FOE} and not on_turn(state)
    assert reason(state, BRANS, m.DoOther(BRAN, "x")) == ("not-your-turn", "PER-160")
    state = do(state, BRANS, m.ChooseOrder(BRAN, skill(state, BRAN, "Parley")), "3 3 3")
    assert reason(state, BRANS, m.ChooseOrder(BRAN, "")) == ("not-now", "PER-160")
    state = do(state, SEFAS, m.ChooseOrder(SEFA, ""), "1")
    state = do(state, URSULA, m.ChooseOrder(FOE, skill(state, FOE, "Club")), "9 1 1 1")
    assert running(state).order == (SEFA, FOE, BRAN)
    assert on_turn(state) == SEFA


@pytest.mark.rule("PER-160")
def test_by_hand_the_game_master_sets_the_order_below_the_escalator() -> None:
    state = do(only(given(action_order_method="manual"), BRAN, SEFA, FOE), SEFAS, m.Escalate(True, SEFA, "x"))
    assert not on_turn(state)
    assert reason(state, BRANS, m.SetOrder((FOE, BRAN))) == ("not-gm", "PER-Q45")
    state = do(state, URSULA, m.SetOrder((FOE, BRAN)))
    assert running(state).order == (SEFA, FOE, BRAN)


@pytest.mark.rule("PER-Q45")
def test_ties_go_by_the_next_dice_then_cunning_then_the_game_master() -> None:
    state = only(given(), BRAN, FOE, ROGUE, THUG)
    state = alter(state, options=replace(state.options, action_order_method="chosenSkill"))
    state = do(state, BRANS, m.Escalate(True, BRAN, "x"))
    state = do(state, BRANS, m.ChooseOrder(BRAN, ""), "1")
    state = do(state, URSULA, m.ChooseOrder(FOE, skill(state, FOE, "Glare")), "8 4 1")
    state = do(state, URSULA, m.ChooseOrder(THUG, skill(state, THUG, "Club")), "8 5 1")
    state = do(state, URSULA, m.ChooseOrder(ROGUE, skill(state, ROGUE, "Knife")), "8 4 1")
    assert running(state).order[:2] == (BRAN, THUG), "8 and then 5 before 8 and then 4"
    assert running(state).order[2:] == (FOE, ROGUE), (
        "all else alike, Cunning too: as they stand, until the game master says otherwise"
    )
    state = do(state, URSULA, m.SetOrder((THUG, ROGUE, FOE)))
    assert running(state).order == (BRAN, THUG, ROGUE, FOE)
    assert reason(state, URSULA, m.SetOrder((THUG, FOE))) == ("bad-order", "PER-Q45")


@pytest.mark.rule("PER-Q45")
def test_cunning_breaks_what_the_dice_leave_even() -> None:
    state = change(only(given(), BRAN, FOE, ROGUE), ROGUE, values=(2, 2, 3, 2, 2, 4))
    state = do(state, BRANS, m.Escalate(True, BRAN, "x"), "1", "7", "6")
    assert running(state).order == (BRAN, ROGUE, FOE)


@pytest.mark.rule("PER-160")
def test_traits_add_to_the_place_in_the_order_some_of_them_only_in_a_fight() -> None:
    state = grants(grants(only(given(), BRAN, FOE), FOE, "orderBonus", amount=2), FOE, "orderBonus", trigger="violence")
    added = {who: added for who, _, added in running(do(state, BRANS, m.Escalate(False, BRAN, "x"), "1 1")).rolls}
    assert added[FOE] == 4
    added = {who: added for who, _, added in running(do(state, BRANS, m.Escalate(True, BRAN, "x"), "1 1")).rolls}
    assert added[FOE] == 5


@pytest.mark.rule("PER-161")
def test_the_escalator_is_on_top_whatever_was_rolled_and_issues_the_opening_challenge() -> None:
    state = escalated(given(), SEFA, "9 1 9 9 9 9")
    assert running(state).order[0] == SEFA
    assert reason(state, SEFAS, m.DoOther(SEFA, "wait")) == ("opening-due", "PER-161")
    assert reason(state, SEFAS, m.EndTurn(SEFA)) == ("opening-due", "PER-161")
    state = attacks(state, SEFA, FOE, "9 1 1", "1 1", with_="Knife")
    assert not running(state).opening
    state = end(state)
    assert on_turn(round_over(state)) == SEFA, "on top in every round"


@pytest.mark.rule("PER-Q58")
@pytest.mark.rule("PER-X42")
def test_example_words_turn_to_blows_in_mid_round() -> None:
    state = power(only(talk(given(), BRAN, FOE, ORLA, round=3), BRAN, FOE, ORLA), ORLA, "T")
    state = change(state, ORLA, powers_on=(Active("p1", ORLA, (FOE,)),), used_encounter=1)
    state = end(do(state, BRANS, m.DoOther(BRAN, "argue")))
    number = running(state).number
    state = do(state, URSULA, m.Escalate(True, FOE, "he draws"), "9 1 5")
    assert (running(state).number, running(state).round, on_turn(state)) == (number, 1, FOE)
    assert not person(state, BRAN).acted, "a full turn, although he had acted in round 3"
    assert person(state, ORLA).powers_on and person(state, ORLA).used_encounter == 1
    state = attacks(state, FOE, BRAN, "2 2 2 2", "9 9", with_="Club")
    state = end(state)
    assert on_turn(state) == BRAN and offered(state, BRANS, "do_other")


@pytest.mark.rule("PER-Q58")
def test_at_some_tables_the_old_order_runs_on() -> None:
    state = end(do(talk(given(escalation_order="keep"), BRAN, FOE, ORLA, round=3), BRANS, m.DoOther(BRAN, "argue")))
    state = do(state, URSULA, m.Escalate(True, FOE, "he draws"))
    assert (running(state).order, running(state).round, on_turn(state)) == ((BRAN, FOE, ORLA), 3, FOE)
    assert person(state, BRAN).acted and running(state).opening


@pytest.mark.rule("PER-Q57")
def test_a_trait_that_escalates_has_its_user_on_top_with_the_turn_used_and_the_attack_costs_the_other_its_action() -> (
    None
):
    state = grants(only(talk(given(), SEFA, FOE, BRAN), SEFA, FOE, BRAN), SEFA, "escalate", trigger="won")
    state = do(state, SEFAS, m.Issue(False, SEFA, "interaction", "", "", (FOE,), "jeer", ""))
    state = do(do(state, SEFAS, m.EndHelp()), URSULA, m.Answer(False, FOE, skill(state, FOE, "Resist")))
    state = do(do(state, SEFAS, m.Ready(0)), URSULA, m.Ready(1), "9", "2 2", "1 9 9")
    assert (running(state).violent, running(state).order[0], running(state).opening) == (True, SEFA, False)
    assert person(state, SEFA).acted
    state = do(state, SEFAS, m.CloseChallenge(False, ""))
    assert reason(state, SEFAS, m.EndTurn(SEFA)) == ("not-now", "PER-Q57")
    state = attacks(state, FOE, SEFA, "1 1 1 1", "9 9", with_="Club")
    assert person(state, FOE).acted
    state = end(state)
    state = end(state) if on_turn(state) == BRAN else state
    assert on_turn(state) == FOE
    assert reason(state, URSULA, m.DoOther(FOE, "more")) == ("no-action", "PER-163"), "the action of round 1 is gone"


# Rounds


@pytest.mark.rule("PER-162")
def test_after_the_last_turn_a_new_round_begins_at_the_top() -> None:
    state = fight(given(), BRAN, SEFA, ORLA, FOE)
    for who in (SEFA, ORLA, FOE):
        state = end(state)
        assert (on_turn(state), running(state).round) == (who, 1)
    state = end(state)
    assert (on_turn(state), running(state).round) == (BRAN, 2)


@pytest.mark.rule("PER-162")
def test_the_unconscious_are_passed_over() -> None:
    state = change(fight(given(), BRAN, SEFA, ORLA), SEFA, conscious=False)
    assert on_turn(end(state)) == ORLA
    last = change(fight(given(), BRAN, SEFA), SEFA, conscious=False)
    assert (on_turn(end(last)), running(end(last)).round) == (BRAN, 2)
    everybody = change(change(state, ORLA, conscious=False), BRAN, conscious=False)
    assert not offered(everybody, BRANS, "do_other")
    assert close(everybody).encounter is None


@pytest.mark.rule("PER-251")
def test_every_third_round_the_game_master_is_asked_whether_goals_are_met() -> None:
    state = fight(given(), BRAN, round=2)
    assert "GoalsAsked" not in kinds(state, BRANS, m.EndTurn(BRAN))
    state = end(state)
    assert "GoalsAsked" in kinds(state, BRANS, m.EndTurn(BRAN))
    assert "GoalsAsked" not in kinds(talk(given(), BRAN, round=3), BRANS, m.EndTurn(BRAN)), "it is for fights"


@pytest.mark.rule("PER-252")
def test_the_time_gone_by_is_asked_for_unless_rounds_have_a_length() -> None:
    assert reason(fight(given(), BRAN), URSULA, m.CloseEncounter("")) == ("no-words", "PER-252")
    assert do(fight(given(round_seconds=6), BRAN), URSULA, m.CloseEncounter("")).encounter is None
    happened, _ = events(fight(given(), BRAN), URSULA, m.CloseEncounter("ten minutes"))
    assert happened[-1].words == "ten minutes"


def test_only_the_game_master_closes_and_not_in_a_challenge() -> None:
    assert reason(fight(given(), BRAN), BRANS, m.CloseEncounter("x")) == ("not-gm", "PER-251")
    state = do(fight(given(), BRAN, FOE), BRANS, m.Issue(False, BRAN, "attack", "", "", (FOE,), "x", ""))
    assert reason(state, URSULA, m.CloseEncounter("x")) == ("not-now", "PER-251")
