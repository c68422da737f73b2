"""Hits, statuses and when they take hold (2.10, 2.20, 2.27)."""

import pytest

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    acts,
    attacks,
    change,
    close,
    do,
    down,
    end,
    fight,
    given,
    grants,
    health,
    kinds,
    next_scene,
    offered,
    person,
    power,
    quietly,
    round_over,
    struck,
    talk,
)
from parlour.core.chance import Told
from parlour.games.personae import moves as m
from parlour.games.personae.model import Challenge, Side, State
from parlour.games.personae.rules import harm, pools, powers
from parlour.games.personae.rules.derive import threshold
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.health import pending, steps


def dice(state: State, who: str, skill: str = "") -> int:
    """How many dice somebody would roll in a Challenge."""
    challenge = Challenge(1, "attack", (Side(who, skill, chosen=True), Side(FOE if who != FOE else BRAN)), "x")
    return pools.pool(state, challenge, pools.work_out(state, challenge, 0))


# Health as a Trait


@pytest.mark.rule("PER-099")
def test_one_and_stature_hits_are_sustained_before_injured() -> None:
    assert threshold(given(), change(given(), BRAN, values=(0, 0, 0, 0, 0, 0)).individuals[0]) == 1
    assert threshold(given(), person(given(), BRAN)) == 6


@pytest.mark.rule("PER-100")
def test_traits_and_powers_add_to_that_number() -> None:
    state = grants(given(), FOE, "healthBonus", amount=1)
    assert threshold(state, person(state, FOE)) == 4
    state = power(state, FOE, "T", "healthBonus")
    state = quietly(state, lambda draft: powers.begin_power(draft, FOE, "p1", (), "an hour"))
    assert threshold(state, person(state, FOE)) == 5


@pytest.mark.rule("PER-101")
def test_a_bought_hit_is_one_more_before_injured() -> None:
    state = change(given(), FOE, hits_bought=1)
    assert dict(steps(state, person(state, FOE))) == {"injured": 4, "wounded": 5, "incapacitated": 6, "dying": 7}


@pytest.mark.rule("PER-Q11")
def test_raising_stature_raises_the_threshold_unless_the_table_keeps_that_of_creation() -> None:
    for option, injured in (("live", 4), ("creation", 3)):
        state = change(given(health_stature=option), FOE, values=(2, 2, 2, 2, 2, 3))
        assert steps(state, person(state, FOE))[0] == ("injured", injured)


# The ladder


@pytest.mark.rule("PER-178")
@pytest.mark.rule("PER-181")
def test_statuses_come_in_their_order_a_hit_each() -> None:
    state, seen = fight(given(), BRAN, FOE), []
    for _ in range(6):
        state = round_over(struck(state, FOE, 1))
        seen.append(person(state, FOE).status)
    assert seen == ["unharmed", "unharmed", "injured", "wounded", "incapacitated", "dying"]


@pytest.mark.rule("PER-179")
def test_hits_are_added_to_the_tally_at_once() -> None:
    state = attacks(fight(given(), BRAN, FOE), BRAN, FOE, "9 1 1 1 1 1", "2 2", with_="Axe")
    assert health(state, FOE) == (1, "unharmed")
    assert person(struck(state, FOE, 1), FOE).hits == 2


@pytest.mark.rule("PER-180")
def test_hits_equal_to_the_threshold_make_injured() -> None:
    state = fight(given(), BRAN, FOE)
    assert person(round_over(struck(state, FOE, 1, 1)), FOE).status == "unharmed"
    assert person(round_over(struck(state, FOE, 1, 1, 1)), FOE).status == "injured"


@pytest.mark.rule("PER-182")
@pytest.mark.rule("PER-183")
def test_hits_of_one_challenge_never_carry_past_the_next_status() -> None:
    state = struck(fight(given(), BRAN, FOE), FOE, 4)
    assert (person(state, FOE).hits, pending(state, person(state, FOE))) == (3, "injured")
    state = struck(round_over(state), FOE, 2)
    assert (person(state, FOE).hits, pending(state, person(state, FOE))) == (4, "wounded")


@pytest.mark.rule("PER-X07")
def test_example_hits_that_do_not_roll_over() -> None:
    state, seen = fight(given(), BRAN, FOE), []
    for hits in (4, 1, 3, 1):
        state = round_over(struck(state, FOE, hits))
        seen.append(health(state, FOE))
    assert seen == [(3, "injured"), (4, "wounded"), (5, "incapacitated"), (6, "dying")]


@pytest.mark.rule("PER-Q18")
def test_hits_that_carry_no_further_are_dropped_or_kept_for_the_recovery_number() -> None:
    assert person(struck(fight(given(), BRAN, FOE), FOE, 5), FOE).excess == 0
    state = struck(fight(given(injury_excess_hits="tallied"), BRAN, FOE), FOE, 5)
    assert (person(state, FOE).hits, person(state, FOE).excess) == (3, 2)
    state = close(round_over(state))
    assert person(state, FOE).status == "injured", "it is counted, but does not hurt more"
    state = do(state, URSULA, m.Recover(FOE, "", ""))
    assert state.challenge is not None and state.challenge.sides[1].additions[0].amount == 5


@pytest.mark.rule("PER-276")
def test_a_trait_may_ask_for_more_hits_to_each_further_status() -> None:
    state = round_over(struck(fight(grants(given(), FOE, "hitsToStatus", amount=2), BRAN, FOE), FOE, 3))
    state = round_over(struck(state, FOE, 1))
    assert health(state, FOE) == (4, "injured")
    assert health(round_over(struck(state, FOE, 1)), FOE) == (5, "wounded")


# Penalties


@pytest.mark.rule("PER-184")
@pytest.mark.rule("PER-185")
@pytest.mark.rule("PER-Q22")
@pytest.mark.parametrize(
    ("status", "rolled"), [("unharmed", 6), ("injured", 5), ("wounded", 4), ("incapacitated", 3), ("dying", 3)]
)
def test_each_status_has_its_penalty_and_only_the_present_one_counts(status: str, rolled: int) -> None:
    state = change(fight(given()), BRAN, status=status)
    assert dice(state, BRAN, "Axe") == rolled


@pytest.mark.rule("PER-186")
@pytest.mark.rule("PER-Q19")
def test_the_penalty_stays_until_recovery_or_at_some_tables_only_for_the_fight() -> None:
    for lasts, later in (("recovered", 5), ("encounterEnd", 6)):
        state = down(fight(given(injury_penalty_lasts=lasts)), BRAN, "injured")
        assert dice(state, BRAN, "Axe") == 5
        assert dice(next_scene(close(state)), BRAN, "Axe") == later


@pytest.mark.rule("PER-Q21")
def test_at_least_one_die_is_rolled_unless_the_table_says_otherwise() -> None:
    assert dice(down(fight(given()), BRAN, "wounded"), BRAN) == 1
    assert dice(down(fight(given(injury_min_dice="0")), BRAN, "wounded"), BRAN) == 0


@pytest.mark.rule("PER-187")
def test_a_trait_makes_an_opponents_penalty_harsher() -> None:
    state = down(fight(grants(given(), FOE, "penaltyAgainst", status="injured", amount=1)), BRAN, "injured")
    assert dice(state, BRAN, "Axe") == 4
    assert dice(change(state, BRAN, status="wounded"), BRAN, "Axe") == 4, "it speaks of Injured alone"


# When it takes hold


@pytest.mark.rule("PER-192")
def test_a_victim_still_acts_in_the_round_and_falls_when_it_closes() -> None:
    state = struck(down(fight(given(), FOE, SEFA), SEFA, "wounded"), SEFA, 1)
    state = end(state)
    assert offered(state, SEFAS, "do_other"), "it is her turn, and she can act"
    state = end(state)
    assert (person(state, SEFA).status, person(state, SEFA).conscious) == ("incapacitated", False)


@pytest.mark.rule("PER-X21")
def test_example_injury_at_the_end_of_the_round() -> None:
    state = struck(change(fight(given(), FOE, SEFA), SEFA, hits=1), SEFA, 1)
    state = end(state)
    assert (health(state, SEFA), dice(state, SEFA, "Knife")) == ((2, "unharmed"), 3)
    state = end(state)
    assert (health(state, SEFA), dice(state, SEFA, "Knife")) == ((2, "injured"), 2)


@pytest.mark.rule("PER-Q20")
def test_at_some_tables_only_the_severe_statuses_wait() -> None:
    state = struck(fight(given(injury_timing="severeOnly"), BRAN, FOE), FOE, 3)
    assert person(state, FOE).status == "injured"
    state = struck(state, FOE, 1, 1)
    assert (person(state, FOE).status, pending(state, person(state, FOE)), person(state, FOE).conscious) == (
        "wounded",
        "incapacitated",
        True,
    )
    assert person(round_over(state), FOE).status == "incapacitated"
    draft = Draft(state, Told())
    harm.inflict(draft, FOE, 1)
    assert [type(event).__name__ for event in draft.events] == ["HitsTallied"], "Wounded is not reached twice"
    assert person(struck(fight(given(injury_timing="severeOnly"), BRAN, THUG), THUG, 1), THUG).status == "unharmed"


def test_without_rounds_injury_takes_hold_at_once() -> None:
    assert person(struck(given(), FOE, 3), FOE).status == "injured"


@pytest.mark.rule("PER-193")
def test_a_trait_delays_injury_for_rounds_or_to_the_end_of_the_encounter() -> None:
    late = fight(grants(given(), FOE, "delayInjury", amount=2), BRAN, FOE)
    state, seen = struck(late, FOE, 3), []
    for _ in range(3):
        state = round_over(state)
        seen.append(person(state, FOE).status)
    assert seen == ["unharmed", "unharmed", "injured"]
    last = struck(fight(grants(given(), FOE, "delayInjury", upgrades=("duration",)), BRAN, FOE), FOE, 3)
    assert person(round_over(last, 4), FOE).status == "unharmed"
    assert person(close(round_over(last, 4)), FOE).status == "injured"


def test_a_second_hit_does_not_begin_the_delay_anew() -> None:
    state = round_over(struck(fight(grants(given(), FOE, "delayInjury", amount=1), BRAN, FOE), FOE, 3))
    assert person(round_over(struck(state, FOE, 1)), FOE).status == "wounded"


# Unconscious


@pytest.mark.rule("PER-188")
def test_incapacitated_means_unconscious_unless_a_trait_prevents_it() -> None:
    hurt = struck(down(fight(given(), SEFA, FOE), SEFA, "wounded"), SEFA, 1)
    state = round_over(hurt)
    assert not person(state, SEFA).conscious
    assert not acts(state, SEFAS)
    kept = round_over(struck(down(fight(grants(given(), SEFA, "stayConscious"), SEFA, FOE), SEFA, "wounded"), SEFA, 1))
    assert (person(kept, SEFA).conscious, dice(kept, SEFA, "Knife")) == (True, 1)
    assert offered(kept, SEFAS, "issue") and offered(kept, SEFAS, "do_other")


@pytest.mark.rule("PER-274")
def test_a_knock_out_leaves_no_status_and_no_penalty_and_ends_with_the_encounter() -> None:
    state = grants(fight(given(), BRAN, FOE), BRAN, "knockOut", skill="Axe")
    state = attacks(state, BRAN, FOE, "9 1 1 1 1 1", "2 2", with_="Axe")
    victim = person(state, FOE)
    assert (victim.conscious, victim.status, harm.penalty(state, victim)) == (False, "unharmed", 0)
    clean = quietly(fight(given(), BRAN, FOE), lambda draft: harm.knock_out(draft, FOE, "a dart"))
    assert (person(clean, FOE).hits, person(clean, FOE).conscious) == (0, False)
    assert person(close(clean), FOE).conscious


@pytest.mark.rule("PER-Q65")
def test_the_unconscious_answer_passively_with_their_penalty_or_not_at_all() -> None:
    for option, stage in (("passive", "answer"), ("none", "settings")):
        state = down(fight(given(unconscious_defence=option), BRAN, FOE), FOE, "incapacitated")
        state = do(state, BRANS, m.Issue(False, BRAN, "attack", "s104", "", (FOE,), "to win", ""))
        assert state.challenge is not None and state.challenge.stage == stage
        assert bool(offered(state, URSULA, "answer")) == (stage == "answer")
        assert not [offer for offer in offered(state, URSULA, "answer") if offer.fixed[:1] == (True,)], (
            "no active defence"
        )


@pytest.mark.rule("PER-192")
def test_nothing_takes_hold_in_the_middle_of_a_round() -> None:
    state = struck(talk(given(), BRAN, FOE, SEFA), FOE, 3)
    assert "StatusReached" not in kinds(state, BRANS, m.EndTurn(BRAN))
    draft = Draft(state, Told())
    harm.take_hold(draft)
    assert [type(event).__name__ for event in draft.events] == ["StatusReached"]


def test_hits_on_the_dead_and_hits_that_are_none_do_nothing() -> None:
    state = fight(given(), BRAN, FOE)
    assert struck(state, FOE, 0) == state
    dead = change(state, FOE, status="dead", stage="dead", conscious=False)
    assert struck(dead, FOE, 2) == dead
    assert quietly(dead, lambda draft: harm.bring_to(draft, FOE, "injured")) == dead
    hurt = change(state, FOE, hits=4)
    assert quietly(hurt, lambda draft: harm.bring_to(draft, FOE, "injured")) == hurt


@pytest.mark.rule("PER-193")
def test_a_delay_begins_with_the_status_it_delays_and_ends_with_the_encounter() -> None:
    late = fight(grants(given(injury_timing="severeOnly"), FOE, "delayInjury", amount=2), BRAN, FOE)
    assert person(struck(late, FOE, 1), FOE).delayed == 0, "nothing is pending yet"
    state = struck(late, FOE, 3)
    assert (person(state, FOE).delayed, person(state, FOE).status) == (2, "unharmed"), (
        "also where only the severe ones wait"
    )
    assert person(close(state), FOE).status == "injured"
    plain = struck(grants(given(), FOE, "delayInjury", amount=2), FOE, 3)
    assert (person(plain, FOE).delayed, person(plain, FOE).status) == (0, "injured"), (
        "without rounds nothing is delayed"
    )
