"""Encounters and injury, closer: escalating, hits and what they do, saving the dying, closing (2.17, 2.20, 3.3)."""

from typing import Any

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
    banked,
    change,
    close,
    close_scene,
    do,
    down,
    end,
    escalated,
    events,
    fight,
    given,
    grants,
    health,
    hurt,
    kinds,
    offered,
    only,
    permitted,
    person,
    power,
    quietly,
    reason,
    round_over,
    running,
    struck,
    talk,
)
from parlour.core.offers import Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Condition, State
from parlour.games.personae.rules import encounter, harm, play
from parlour.games.personae.rules.ask import on_turn


def happens(state: State, act: Any) -> list[Any]:
    """The events of a function of the rules."""
    found: list[Any] = []

    def run(draft: Any) -> None:
        act(draft)
        found.extend(draft.events)

    quietly(state, run)
    return found


# Escalating


@pytest.mark.rule("PER-250", "PER-Q46")
def test_where_only_steps_are_allowed_the_game_master_may_allow_the_leap() -> None:
    state = given(escalation_direct="off")
    assert [offer.fixed for offer in offered(state, SEFAS, "escalate")] == [(False,)]
    assert running(permitted(state, SEFAS, m.Escalate(True, SEFA, "enough"), EVERYBODY)).violent
    assert [offer.fixed for offer in offered(talk(state, SEFA, FOE), SEFAS, "escalate")] == [(True,)]


@pytest.mark.rule("PER-250")
def test_words_that_turn_to_blows_are_one_and_the_same_encounter() -> None:
    state = talk(given(), SEFA, BRAN, FOE)
    happened, after = events(state, SEFAS, m.Escalate(True, SEFA, "x"), EVERYBODY)
    assert [one for one in happened if isinstance(one, m.Escalated)] == [m.Escalated(1, True, SEFA, "x")]
    assert (running(after).number, after.encounters) == (1, 1)
    happened, after = events(given(), SEFAS, m.Escalate(True, SEFA, "x"), EVERYBODY)
    assert [one.violent for one in happened if isinstance(one, m.Escalated)] == [False, True]


@pytest.mark.rule("PER-247")
def test_who_says_nothing_leaves_the_goals_as_they_were() -> None:
    state = talk(given(goal_required="off"), SEFA, FOE)
    state = do(state, SEFAS, m.StateGoal(SEFA, "to get past"))
    state = do(state, SEFAS, m.Escalate(True, SEFA, ""), EVERYBODY)
    assert dict(running(state).goals) == {"heroes": "to get past"}
    assert (
        dict(running(do(state, URSULA, m.StateGoal(FOE, "to hold the gate"))).goals)["adversaries"]
        == "to hold the gate"
    )


@pytest.mark.rule("PER-127", "PER-247")
def test_goals_are_said_for_who_is_here_by_its_player_or_the_game_master() -> None:
    state = fight(only(given(), SEFA, FOE), SEFA, FOE)
    assert [offer.asks[0] for offer in offered(state, URSULA, "state_goal")] == [Pick((SEFA, FOE))]
    assert [offer.asks[0] for offer in offered(state, SEFAS, "state_goal")] == [Pick((SEFA,))]
    assert not offered(state, BRANS, "state_goal"), "Bran is elsewhere"


@pytest.mark.rule("PER-Q58")
def test_where_the_old_order_runs_on_one_must_exist() -> None:
    state = do(given(escalation_order="keep", action_order_method="chosenSkill"), SEFAS, m.Escalate(False, SEFA, "x"))
    state = do(state, SEFAS, m.ChooseOrder(SEFA, ""), "9")
    state = do(state, URSULA, m.Escalate(True, FOE, "he draws"))
    assert running(state).escalator == FOE and set(running(state).waiting) == {BRAN, SEFA, ORLA, FOE, ROGUE, THUG}


@pytest.mark.rule("PER-Q58")
def test_nothing_of_the_old_turns_stays_when_violence_begins() -> None:
    state = change(
        grants(talk(given(), SEFA, BRAN), BRAN, "addDice", quality=False),
        BRAN,
        free_used=1,
        abilities_used=("a1",),
        defence="s104",
        helping=(SEFA, "s104"),
        acted=True,
    )
    bran = person(escalated(state), BRAN)
    assert (bran.free_used, bran.abilities_used, bran.defence, bran.helping, bran.acted) == (0, (), "", ("", ""), False)


@pytest.mark.rule("PER-220")
def test_a_track_that_is_down_falls_no_further() -> None:
    state = talk(given(nonviolent_method="track"), BRAN, FOE)
    state = alter(state, encounter=replace(running(state), tracks=(("heroes", 4), ("adversaries", 1))))
    for left in (0, 0):
        state = attacks(change(state, BRAN, acted=False), BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
        assert dict(running(state).tracks) == {"heroes": 4, "adversaries": left}


# Hits


@pytest.mark.rule("PER-152")
def test_what_inflicts_no_hit_tells_of_none() -> None:
    state = do(given(), URSULA, m.AgreeHazard("smoke", 4, 0, 2))
    assert kinds(state, URSULA, m.TriggerHazard(state.hazards[0].id, (BRAN,)), "4") == ["HazardRolled", "ConditionLaid"]
    dead = change(given(), BRAN, stage="dead", status="dead")
    assert happens(dead, lambda draft: harm.inflict(draft, BRAN, 1)) == []


@pytest.mark.rule("PER-193")
def test_only_a_trait_delays_and_only_where_rounds_are_counted() -> None:
    state = fight(given(), BRAN, SEFA)
    assert [type(one).__name__ for one in happens(state, lambda draft: harm.inflict(draft, SEFA, 2))] == ["HitsTallied"]
    late = grants(given(), SEFA, "delayInjury")
    found = [type(one).__name__ for one in happens(late, lambda draft: harm.inflict(draft, SEFA, 2))]
    assert found == ["HitsTallied", "StatusReached"]
    late = struck(fight(late, BRAN, SEFA), SEFA, 2)
    assert person(late, SEFA).delayed == 1
    healed = change(late, SEFA, hits=0)
    assert "InjuryDelayed" not in kinds(end(healed), SEFAS, m.EndTurn(SEFA)), "nothing is left to be delayed"


@pytest.mark.rule("PER-073", "PER-Q64")
def test_an_effect_that_brings_to_a_status_adds_what_is_missing_and_nothing_else() -> None:
    state = change(fight(given(), BRAN, FOE), FOE, hits=1)
    assert happens(state, lambda draft: harm.bring_to(draft, FOE, "injured", BRAN)) == [m.HitsTallied(FOE, 2, 3, BRAN)]
    assert happens(change(state, FOE, hits=3), lambda draft: harm.bring_to(draft, FOE, "injured", BRAN)) == []


@pytest.mark.rule("PER-Q23")
def test_where_one_more_hit_kills_the_victim_is_out_of_play() -> None:
    state = struck(down(fight(given(dying_extra_hit="dead"), BRAN, FOE), FOE, "dying"), FOE, 1)
    foe = person(round_over(state), FOE)
    assert (foe.stage, foe.status, foe.conscious) == ("dead", "dead", False)
    assert harm.penalty(state, foe) == 0


@pytest.mark.rule("PER-274")
def test_who_is_out_already_is_not_knocked_out_and_wakes_without_a_caveat() -> None:
    state = fight(given(), BRAN, FOE)
    assert happens(state, lambda draft: harm.knock_out(draft, FOE, "a dart")) == [m.FellUnconscious(FOE, "a dart")]
    out = change(state, FOE, conscious=False)
    assert happens(out, lambda draft: harm.knock_out(draft, FOE, "a dart")) == []
    foe = person(close(out), FOE)
    assert (foe.conscious, foe.caveat) == (True, False)


@pytest.mark.rule("PER-176", "PER-274")
def test_a_power_knocks_out_too_by_a_challenge_or_who_is_willing() -> None:
    state = power(fight(given(), ORLA, FOE), ORLA, "I", "knockOut", challenge=True)
    won = attacks(state, ORLA, FOE, "9 1 1 1 1", "1 1", kind="power", with_="Song", power="p1")
    assert (person(won, FOE).conscious, health(won, FOE)) == (False, (0, "unharmed"))
    assert person(close(won), FOE).conscious
    lost = attacks(state, ORLA, FOE, "1 1 1 1 1", "9 9", kind="power", with_="Song", power="p1")
    assert person(lost, FOE).conscious
    willing = do(power(given(), ORLA, "I", "knockOut"), ORLAS, m.UsePower(ORLA, "p1", (SEFA,), ""))
    assert not person(do(willing, SEFAS, m.Agree(True, SEFA)), SEFA).conscious


@pytest.mark.rule("PER-176", "PER-206")
def test_a_power_that_heals_by_a_challenge_heals_when_it_is_won() -> None:
    state = power(
        change(fight(given(), ORLA, FOE), FOE, hits=2), ORLA, "I", "recoveryAid", kind="remove", challenge=True
    )
    assert person(attacks(state, ORLA, FOE, "9 1 1 1 1", "1 1", kind="power", with_="Song", power="p1"), FOE).hits == 1
    assert person(attacks(state, ORLA, FOE, "1 1 1 1 1", "9 9", kind="power", with_="Song", power="p1"), FOE).hits == 2


# The caveat


@pytest.mark.rule("PER-202")
def test_what_was_done_in_a_talk_does_not_strike_who_came_to_too_soon() -> None:
    state = change(hurt(SEFA, "incapacitated", scene=4), SEFA, conscious=True, caveat=True)
    talked = do(talk(state, SEFA, FOE), SEFAS, m.DoOther(SEFA, "pleads"))
    assert person(round_over(talked), SEFA).conscious
    turned = do(talked, URSULA, m.Escalate(True, FOE, "enough"), EVERYBODY)
    turned = alter(turned, encounter=replace(running(turned), opening=False))
    assert person(round_over(turned), SEFA).conscious, "in the fight it has done nothing yet"
    free = round_over(change(talk(state, SEFA, FOE), SEFA, free_used=1))
    assert person(free, SEFA).conscious
    out = change(fight(state, FOE, SEFA), SEFA, conscious=False, struck=True)
    assert "FellUnconscious" not in kinds(out, URSULA, m.EndTurn(FOE))


# Conditions


@pytest.mark.rule("PER-168")
def test_the_end_of_a_fight_ends_its_conditions_and_each_is_named() -> None:
    state = fight(given(), BRAN, FOE)
    held = (Condition("dazed", FOE), Condition("bound", FOE, "scene"), Condition("blind", FOE))
    state = change(change(state, BRAN, conditions=held), FOE, conditions=(Condition("shaken", BRAN, "scene"),))
    happened, after = events(state, URSULA, m.CloseEncounter("x"))
    assert [one for one in happened if isinstance(one, m.ConditionGone)] == [
        m.ConditionGone(BRAN, 3, "blind"),
        m.ConditionGone(BRAN, 1, "dazed"),
    ]
    assert [one.text for one in person(after, FOE).conditions] == ["shaken"]
    (hers, his) = offered(state, URSULA, "release")
    assert (hers.fixed, hers.asks, his.fixed) == ((BRAN,), (Pick((1, 2, 3)),), (FOE,))
    assert events(state, URSULA, m.Release(BRAN, 2))[0] == (m.ConditionGone(BRAN, 2, "bound"),)
    assert not offered(change(close_scene(given()), BRAN, conditions=held), URSULA, "release")


# Saving the dying


@pytest.mark.rule("PER-190", "PER-Q59")
def test_who_is_elsewhere_saves_nobody_and_with_leave_one_saves_two() -> None:
    state = change(down(down(fight(given(), BRAN, FOE), SEFA, "dying"), THUG, "dying"), ORLA, here=False)
    last = close(state)
    assert running(last).closing and not offered(last, ORLAS, "stabilise") and offered(last, BRANS, "stabilise")
    once = do(last, BRANS, m.Stabilise(BRAN, SEFA))
    assert not offered(once, BRANS, "stabilise")
    assert person(permitted(once, BRANS, m.Stabilise(BRAN, THUG)), THUG).stabilised


@pytest.mark.rule("PER-190")
def test_in_a_plain_scene_anybody_able_and_here_may_stabilise_while_nothing_is_open() -> None:
    state = down(given(), SEFA, "dying")
    assert offered(state, BRANS, "stabilise") and not offered(change(state, BRAN, conscious=False), BRANS, "stabilise")
    assert not offered(change(state, BRAN, here=False), BRANS, "stabilise")
    open_ = do(state, BRANS, m.Issue(False, BRAN, "interaction", "", "", (FOE,), "x", ""))
    assert not offered(open_, ORLAS, "stabilise")
    alone = only(change(grants(state, SEFA, "stayConscious", status="dying"), SEFA, conscious=True), SEFA, BRAN)
    assert not offered(alone, SEFAS, "stabilise"), "nobody stabilises itself"


@pytest.mark.rule("PER-Q59")
def test_a_last_chance_comes_only_where_somebody_else_is_able_to_help() -> None:
    state = down(fight(only(given(), SEFA, BRAN), BRAN, SEFA), SEFA, "dying")
    assert running(close(state)).closing
    alone = down(state, BRAN, "incapacitated")
    assert person(close(alone), SEFA).status == "dead"
    awake = change(grants(alone, SEFA, "stayConscious", status="dying"), SEFA, conscious=True)
    assert person(close(awake), SEFA).status == "dead", "she cannot help herself"


@pytest.mark.rule("PER-189")
def test_the_end_of_a_talk_kills_nobody() -> None:
    state = down(talk(given(), BRAN, FOE), SEFA, "dying")
    after = close(state)
    assert after.encounter is None and person(after, SEFA).status == "dying"


@pytest.mark.rule("PER-198")
def test_the_light_hits_of_who_is_elsewhere_are_not_of_this_fight() -> None:
    state = change(change(fight(given(), BRAN, FOE), FOE, hits=1), SEFA, hits=1, here=False)
    after = close(state)
    assert (person(after, FOE).hits, person(after, SEFA).hits) == (0, 1)
    talked = close(change(talk(given(), BRAN, FOE), FOE, hits=1))
    assert person(talked, FOE).hits == 1, "and the end of a talk heals nobody"


# Who is asked to go on


def test_where_nothing_can_go_on_the_end_is_owed() -> None:
    by_hand = do(only(given(action_order_method="manual"), BRAN, FOE), BRANS, m.Escalate(True, BRAN, "x"))
    choosing = do(only(given(action_order_method="chosenSkill"), BRAN, FOE), BRANS, m.Escalate(True, BRAN, "x"))
    left = do(do(choosing, URSULA, m.Leave(BRAN)), URSULA, m.Leave(FOE))
    alone = do(by_hand, URSULA, m.Leave(FOE))
    one = fight(only(given(), BRAN), BRAN)
    found = [
        encounter.stuck(state)
        for state in (by_hand, choosing, left, alone, one, fight(only(given(), BRAN), BRAN, opening=True))
    ]
    assert found == [False, False, True, True, False, True]
    last = close(down(fight(given(), BRAN, FOE), SEFA, "dying"))
    assert not encounter.stuck(last) and offered(last, URSULA, "close_encounter")[0].owed


def test_each_question_of_play_has_a_number_of_its_own() -> None:
    """A stale answer is told from a fresh one by it."""
    state = power(power(given(), ORLA, "I", targets=2), ORLA, "I")
    steps: list[tuple[int, Any, str]] = [
        (ORLAS, m.UsePower(ORLA, "p1", (BRAN, SEFA), ""), ""),
        (BRANS, m.Agree(True, BRAN), ""),
        (SEFAS, m.Agree(True, SEFA), ""),
        (SEFAS, m.Escalate(False, SEFA, "x"), EVERYBODY),
        (URSULA, m.Escalate(True, SEFA, "x"), EVERYBODY),
        (URSULA, m.Leave(SEFA), ""),
        (URSULA, m.EndTurn(BRAN), ""),
        (URSULA, m.CloseEncounter("a while"), ""),
        (URSULA, m.CloseScene(), ""),
        (URSULA, m.OpenScene("Inn", "", "", (BRAN, FOE), ""), ""),
        (BRANS, m.Issue(False, BRAN, "interaction", "", "", (FOE,), "x", ""), ""),
        (BRANS, m.EndHelp(), ""),
        (URSULA, m.Answer(False, FOE, "s403"), ""),
        (BRANS, m.Ready(0), ""),
    ]
    seen = [play.decision(state)]
    for seat, command, dice in steps:
        state = do(state, seat, command, *([dice] if dice else []))
        seen.append(play.decision(state))
    assert seen[1] == seen[2], "the second of two who are asked answers the same question"
    assert len(set(seen)) == len(seen) - 1


def test_banks_and_goals_outlive_a_step_back() -> None:
    state = banked(do(fight(given(), BRAN, FOE), BRANS, m.StateGoal(BRAN, "to get past")))
    state = do(state, URSULA, m.Deescalate("they talk"))
    assert (
        not running(state).violent and dict(running(state).goals) == {"heroes": "to get past"} and len(state.bank) == 1
    )
    assert on_turn(state) == BRAN and running(state).round == 2
    assert reason(state, BRANS, m.Deescalate("x"))[0] == "not-gm"


@pytest.mark.rule("PER-251")
def test_goals_are_asked_about_every_third_round_of_a_fight_and_in_no_other() -> None:
    state, asked = fight(only(given(), BRAN), BRAN), []
    for _ in range(7):
        happened, state = events(state, BRANS, m.EndTurn(BRAN))
        asked += [one.round for one in happened if isinstance(one, m.GoalsAsked)]
    assert asked == [3, 6]
    assert "GoalsAsked" not in kinds(talk(only(given(), BRAN), BRAN, round=3), BRANS, m.EndTurn(BRAN))
