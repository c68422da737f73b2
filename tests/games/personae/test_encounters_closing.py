"""Coming and going, stepping back and closing an encounter, tracks and conditions (2.23, 2.26, 3.3)."""

from typing import Any

import pytest

from games.personae.given_scene import (
    BRAN,
    BRANS,
    EVERYBODY,
    FOE,
    ORLA,
    ORLAS,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    attacks,
    banked,
    change,
    close,
    do,
    end,
    escalated,
    fight,
    given,
    health,
    kinds,
    next_scene,
    offered,
    only,
    person,
    power,
    reason,
    round_over,
    running,
    skill,
    struck,
    talk,
)
from parlour.core.chance import Told
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, Condition, State
from parlour.games.personae.rules import encounter as rules
from parlour.games.personae.rules.ask import on_turn
from parlour.games.personae.rules.draft import Draft

# Coming and going


def test_who_comes_late_stands_last_and_who_leaves_makes_room() -> None:
    state = do(change(fight(given(), BRAN, FOE), SEFA, here=False), URSULA, m.Enter(SEFA))
    assert running(state).order == (BRAN, FOE, SEFA)
    state = do(state, URSULA, m.Leave(BRAN))
    assert (running(state).order, on_turn(state)) == ((FOE, SEFA), FOE)
    state = do(end(state), URSULA, m.Leave(SEFA))
    assert (running(state).round, on_turn(state)) == (2, FOE), "the last in the order left: the round is over"


def test_when_the_last_who_was_asked_leaves_the_order_stands() -> None:
    state = do(only(given(action_order_method="chosenSkill"), BRAN, SEFA), SEFAS, m.Escalate(True, SEFA, "x"))
    state = do(do(state, SEFAS, m.ChooseOrder(SEFA, ""), "1"), URSULA, m.Leave(BRAN))
    assert (running(state).order, on_turn(state)) == ((SEFA,), SEFA)


# Closing a fight (3.3)


def wrecked(**options: Any) -> State:
    """A fight with a bit of everything: Sefa Dying by the tally, Bran scratched, Foe injured, Powers and conditions at
    work."""
    state = power(power(fight(given(**options), BRAN, SEFA, ORLA, FOE), ORLA, "T"), ORLA, "S")
    state = change(
        state, ORLA, powers_on=(Active("p1", ORLA), Active("p2", ORLA)), conditions=(Condition("held", FOE),)
    )
    state = change(change(state, SEFA, hits=4, status="incapacitated", conscious=False), BRAN, hits=2)
    return banked(struck(change(state, FOE, hits=3, status="injured"), SEFA, 1))


@pytest.mark.rule("PER-189")
@pytest.mark.rule("PER-198")
def test_closing_a_fight_goes_in_its_order() -> None:
    happened = kinds(wrecked(dying_last_chance="off", criticals_bank="encounterEnd"), URSULA, m.CloseEncounter("x"))
    assert happened == [
        "StatusReached",
        "Died",
        "PowerEnded",
        "ConditionGone",
        "HitsRemoved",
        "CriticalsExpired",
        "EncounterClosed",
    ]
    state = close(wrecked(dying_last_chance="off"))
    assert person(state, SEFA).status == "dead"
    assert [active.power for active in person(state, ORLA).powers_on] == ["p2"], "what is special goes by its own words"
    assert (health(state, BRAN), health(state, FOE)) == ((0, "unharmed"), (3, "injured"))
    assert offered(state, URSULA, "recover"), "Foe may try at once"


@pytest.mark.rule("PER-Q59")
@pytest.mark.rule("PER-X36")
def test_example_felled_in_the_last_round() -> None:
    state = close(wrecked())
    assert running(state).closing and person(state, SEFA).status == "dying"
    assert not offered(state, BRANS, "do_other") and not offered(state, BRANS, "issue")
    assert kinds(state, ORLAS, m.Stabilise(ORLA, SEFA)) == ["WasStabilised"], "it costs no action"
    weak = change(state, ORLA, status="dying", stabilised=True, hits=5)
    assert reason(weak, ORLAS, m.Stabilise(ORLA, SEFA)) == ("unable", "PER-204")
    state = do(state, ORLAS, m.Stabilise(ORLA, SEFA))
    state = close(state)
    assert (person(state, SEFA).status, person(state, SEFA).stabilised) == ("dying", True)
    assert person(close(wrecked(dying_last_chance="off")), SEFA).status == "dead"


@pytest.mark.rule("PER-Q59")
def test_each_conscious_individual_may_save_one_other_in_the_last_chance() -> None:
    state = change(wrecked(), THUG, hits=2, status="dying", conscious=False)
    state = do(close(state), ORLAS, m.Stabilise(ORLA, SEFA))
    assert reason(state, ORLAS, m.Stabilise(ORLA, THUG)) == ("saved-already", "PER-Q59")
    state = do(state, BRANS, m.Stabilise(BRAN, THUG))
    assert close(state).encounter is None


@pytest.mark.rule("PER-Q59")
def test_whose_tally_says_dying_may_be_saved_before_the_round_closes() -> None:
    state = end(wrecked())
    assert on_turn(state) == ORLA and person(state, SEFA).status == "incapacitated"
    state = round_over(do(state, ORLAS, m.Stabilise(ORLA, SEFA)))
    assert (person(state, SEFA).status, person(state, SEFA).stabilised) == ("dying", True)


@pytest.mark.rule("PER-250")
def test_stepping_down_from_violence_runs_the_same_list_first() -> None:
    state = do(wrecked(), URSULA, m.Deescalate("they stop"))
    assert running(state).violent and running(state).closing, "the last chance comes first"
    assert kinds(state, URSULA, m.Deescalate("they stop"))[-2:] == ["RoundEnded", "TurnBegan"]
    state = do(state, URSULA, m.Deescalate("they stop"))
    assert not running(state).violent and not running(state).closing
    assert person(state, SEFA).status == "dead" and person(state, BRAN).hits == 0
    assert (running(state).round, on_turn(state)) == (2, BRAN)


def test_escalating_gives_goals_and_nothing_of_the_old_turns_stays() -> None:
    state = change(talk(given(), SEFA, BRAN), BRAN, defence="s104", helping=(SEFA, "s104"))
    state = escalated(state)
    assert dict(running(state).goals)["heroes"] == "to get past"
    assert (person(state, BRAN).defence, person(state, BRAN).helping) == ("", ("", ""))


# Tracks


@pytest.mark.rule("PER-220")
def test_by_track_a_success_costs_the_reactors_side_a_step() -> None:
    state = escalated(given(nonviolent_method="track"), BRAN, violent=False, seat=BRANS)
    assert dict(running(state).tracks) == {"heroes": 4, "adversaries": 4}
    state = attacks(state, BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    assert dict(running(state).tracks) == {"heroes": 4, "adversaries": 3}
    state = attacks(change(state, BRAN, acted=False), BRAN, FOE, "1 1 1", "9 9", kind="interaction", with_="Parley")
    assert dict(running(state).tracks)["adversaries"] == 3, "a failure costs nothing"
    apart = escalated(given(), BRAN, violent=False, seat=BRANS)
    assert not running(attacks(apart, BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")).tracks


def test_a_challenge_in_a_fight_or_a_plain_scene_touches_no_track() -> None:
    plain = attacks(given(nonviolent_method="track"), BRAN, FOE, "9 1 1", "1 1", kind="interaction", with_="Parley")
    assert plain.encounter is None
    state = fight(given(nonviolent_method="track"), BRAN, FOE)
    state = attacks(state, BRAN, FOE, "9 1 1 1 1 1", "1 1", with_="Axe")
    assert dict(running(state).tracks) == {"heroes": 4, "adversaries": 4}, "they wait for words"


def test_a_new_encounter_has_a_new_number_and_uses_come_back() -> None:
    state = change(fight(given(powers_limit=1), BRAN), BRAN, used_encounter=1)
    state = close(state)
    assert person(state, BRAN).used_encounter == 0
    assert running(do(state, BRANS, m.Escalate(True, BRAN, "x"), EVERYBODY)).number == 2


@pytest.mark.rule("PER-071", "PER-Q57")
def test_a_trait_of_escalation_works_from_a_plain_scene_too() -> None:
    draft = Draft(only(given(), SEFA, FOE), Told("1", "9"))
    rules.escalate(draft, SEFA, True, "jeer")
    assert running(draft.state).violent and on_turn(draft.state) == SEFA and person(draft.state, SEFA).acted


def texts(state: State) -> list[str]:
    """The conditions that hold Bran."""
    return [one.text for one in person(state, BRAN).conditions]


def test_conditions_end_with_what_they_were_said_to_last_for() -> None:
    state = fight(given(), BRAN, FOE)
    held = tuple([Condition(until, FOE, until) for until in ("encounter", "scene")])  # type: ignore[arg-type]
    state = change(state, BRAN, conditions=held)
    state = end(end(state))
    assert texts(state) == ["encounter", "scene"]
    state = close(state)
    assert texts(state) == ["scene"]
    assert texts(next_scene(state)) == []
    assert reason(state, BRANS, m.Release(BRAN, 1)) == ("not-gm", "PER-168")
    assert reason(state, URSULA, m.Release(BRAN, 2)) == ("no-condition", "PER-168")
    assert texts(do(state, URSULA, m.Release(BRAN, 1))) == []


@pytest.mark.rule("PER-168")
def test_a_condition_is_laid_beside_or_instead_of_hits() -> None:
    state = do(fight(given(), BRAN, FOE), BRANS, m.Issue(True, BRAN, "attack", "s104", "", (FOE,), "to pin", "pinned"))
    state = do(state, URSULA, m.Answer(False, FOE, skill(state, FOE, "Dodge")))
    state = do(do(state, BRANS, m.Ready(0)), URSULA, m.Ready(1), "9 1 1 1 1 1", "1 1")
    assert [one.text for one in person(state, FOE).conditions] == ["pinned"]
    assert person(state, FOE).hits == 0


def test_a_power_that_ends_with_the_encounter_hurts_nobody() -> None:
    state = power(fight(given(), BRAN, FOE), FOE, "T", "healthBonus")
    state = round_over(struck(change(state, FOE, powers_on=(Active("p1", FOE),)), FOE, 3))
    assert health(state, FOE) == (3, "unharmed")
    assert health(close(state), FOE) == (0, "unharmed")
    hurt = round_over(struck(state, FOE, 1))
    assert health(hurt, FOE) == (4, "injured")
    assert health(close(hurt), FOE) == (3, "injured"), "not Wounded because the Power is over"
