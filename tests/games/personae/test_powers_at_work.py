"""Powers without a Challenge, and how long they last (2.9)."""

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    SEFA,
    SEFAS,
    URSULA,
    attacks,
    change,
    close,
    do,
    end,
    fight,
    given,
    grants,
    kinds,
    offered,
    person,
    power,
    reason,
    round_over,
    talk,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, State
from parlour.games.personae.rules.ask import on_turn


def used(state: State, which: str = "p1", *targets: str, words: str = "") -> State:
    return do(state, ORLAS, m.UsePower(ORLA, which, targets, words))


def on(state: State, who: str = ORLA) -> list[str]:
    return [active.power for active in person(state, who).powers_on]


@pytest.mark.rule("PER-086")
@pytest.mark.rule("PER-091")
def test_only_an_owned_and_agreed_power_can_be_used() -> None:
    assert reason(given(), ORLAS, m.UsePower(ORLA, "p1", (), "")) == ("no-power", "PER-086")
    waiting = power(given(), ORLA, "I", approved=False)
    assert reason(waiting, ORLAS, m.UsePower(ORLA, "p1", (), "")) == ("pending", "PER-091")


@pytest.mark.rule("PER-087")
def test_powers_are_used_at_will_unless_the_table_limits_them() -> None:
    state = power(fight(given(), ORLA), ORLA, "I")
    for _ in range(10):
        state = round_over(used(state))
    limited = power(fight(given(powers_limit=3), ORLA), ORLA, "I")
    for _ in range(3):
        limited = round_over(used(limited))
    assert reason(limited, ORLAS, m.UsePower(ORLA, "p1", (), "")) == ("limit", "PER-087")
    assert on(used(fight(close(limited), ORLA))) == ["p1"], "the next encounter counts anew"


@pytest.mark.rule("PER-092")
def test_in_a_plain_scene_it_lasts_as_long_as_is_agreed() -> None:
    state = power(given(), ORLA, "M")
    assert reason(state, ORLAS, m.UsePower(ORLA, "p1", (), "")) == ("how-long", "PER-092")
    state = used(state, words="until the bell")
    assert person(state, ORLA).powers_on == (Active("p1", ORLA, words="until the bell"),)
    assert on(do(state, ORLAS, m.LetGo(ORLA, "p1"))) == []
    fighting = power(fight(given(), ORLA), ORLA, "M")
    assert reason(fighting, ORLAS, m.UsePower(ORLA, "p1", (), "an hour")) == ("bad-value", "PER-092"), (
        "in rounds it goes by its identifier"
    )


@pytest.mark.rule("PER-093")
def test_an_instant_power_ends_with_the_turn() -> None:
    state = used(power(fight(given(), ORLA, FOE), ORLA, "I"))
    assert on(state) == ["p1"]
    assert on(end(state)) == []
    assert on(used(power(given(), ORLA, "I"))) == [], "and at once where nobody counts turns"


@pytest.mark.rule("PER-095")
@pytest.mark.rule("PER-X32")
def test_to_be_maintained_it_needs_an_action_each_round() -> None:
    state = used(power(fight(given(), ORLA, FOE, round=2), ORLA, "M"))
    state = end(state)
    assert on(state) == ["p1"], "the turn it began in has kept it up"
    state = end(state)
    kept = end(do(state, ORLAS, m.Maintain(ORLA, "p1")))
    assert on(kept) == ["p1"]
    assert person(do(state, ORLAS, m.Maintain(ORLA, "p1")), ORLA).acted
    attacked = attacks(state, ORLA, FOE, "9", "1 1")
    assert on(attacked) == ["p1"]
    assert on(end(attacked)) == []
    lasting = end(
        attacks(
            end(end(used(power(fight(given(), ORLA, FOE), ORLA, "M", upgrades=("duration",))))), ORLA, FOE, "9", "1 1"
        )
    )
    assert on(lasting) == ["p1"], "as Independent it would stay"


@pytest.mark.rule("PER-095")
def test_maintaining_needs_the_turn_the_action_and_something_to_maintain() -> None:
    state = end(used(power(fight(given(), ORLA, FOE), ORLA, "M")))
    assert reason(state, ORLAS, m.Maintain(ORLA, "p1")) == ("not-your-turn", "PER-162")
    state = end(state)
    assert reason(state, ORLAS, m.Maintain(ORLA, "p9")) == ("not-on", "PER-095")
    assert reason(change(state, ORLA, acted=True), ORLAS, m.Maintain(ORLA, "p1")) == ("no-action", "PER-163")
    assert reason(do(state, ORLAS, m.LetGo(ORLA, "p1")), ORLAS, m.LetGo(ORLA, "p1")) == ("not-on", "PER-095")


@pytest.mark.rule("PER-095")
def test_who_falls_unconscious_keeps_nothing_up() -> None:
    state = end(used(power(fight(given(), ORLA, FOE), ORLA, "M")))
    state = end(change(state, ORLA, conscious=False))
    assert on_turn(state) == FOE and on(state) == []


@pytest.mark.rule("PER-096")
def test_an_independent_power_lasts_until_the_encounter_ends() -> None:
    state = round_over(used(power(fight(given(), ORLA, FOE), ORLA, "T")), 4)
    assert on(state) == ["p1"]
    assert on(close(state)) == []


@pytest.mark.rule("PER-097")
def test_a_special_power_may_start_with_violence_by_itself() -> None:
    state = power(given(), ORLA, "M", "orderBonus", upgrades=(), trigger="violence")
    special = change(state, ORLA, powers=(replace(person(state, ORLA).powers[0], duration="S"),))
    begun = do(special, SEFAS, m.Escalate(True, SEFA, "x"), "5 5 5 5 5 5")
    assert on(begun) == ["p1"] and not person(begun, ORLA).acted
    assert begun.encounter is not None
    assert next(added for who, _, added in begun.encounter.rolls if who == ORLA) == 2 + 1, (
        "it counts for the order already"
    )
    assert on(do(special, SEFAS, m.Escalate(False, SEFA, "x"), "5 5 5 5 5 5")) == []
    assert on(do(state, SEFAS, m.Escalate(True, SEFA, "x"), "5 5 5 5 5 5")) == [], "only special ones do"


@pytest.mark.rule("PER-268")
@pytest.mark.rule("PER-X40")
def test_example_two_powers_to_keep_up() -> None:
    state = power(power(fight(given(), ORLA, FOE), ORLA, "M", name="Fogbank"), ORLA, "M", name="Fair Wind")
    state = round_over(used(state, "p1"))
    state = used(state, "p2")
    assert on(end(state)) == ["p2"], "her one action started Fair Wind"
    state = round_over(state)
    state = do(state, ORLAS, m.Maintain(ORLA, "p2"))
    assert on(end(state)) == ["p2"]


# Consent


@pytest.mark.rule("PER-Q73")
def test_somebody_elses_individual_must_be_willing() -> None:
    state = power(fight(given(), ORLA, BRAN), ORLA, "M", "addResult", targets=2)
    asked = used(state, "p1", BRAN, SEFA)
    assert not person(asked, ORLA).acted and on(asked) == []
    assert reason(asked, ORLAS, m.EndTurn(ORLA)) == ("not-now", "PER-Q73")
    assert reason(asked, SEFAS, m.Agree(True, BRAN)) == ("not-yours", "PER-002")
    state = do(do(asked, BRANS, m.Agree(True, BRAN)), SEFAS, m.Agree(False, SEFA))
    assert person(state, ORLA).powers_on[0].targets == (BRAN,) and person(state, ORLA).acted
    assert reason(state, BRANS, m.Agree(True, BRAN)) == ("not-asked", "PER-Q73")


@pytest.mark.rule("PER-Q73")
def test_where_nobody_is_willing_it_is_not_used_and_costs_nothing() -> None:
    state = do(used(power(fight(given(), ORLA, BRAN), ORLA, "M"), "p1", BRAN), BRANS, m.Agree(False, BRAN))
    assert not person(state, ORLA).acted and on(state) == [] and state.consent is None
    taken = do(used(power(fight(given(), ORLA, BRAN), ORLA, "M"), "p1", BRAN), ORLAS, m.LetGo(ORLA, "p1"))
    assert taken.consent is None and not person(taken, ORLA).acted


@pytest.mark.rule("PER-Q73")
def test_on_oneself_or_a_thing_nobody_is_asked_and_the_unwilling_need_a_challenge() -> None:
    state = power(fight(given(), ORLA, BRAN), ORLA, "M")
    assert "ConsentAsked" not in kinds(state, ORLAS, m.UsePower(ORLA, "p1", (ORLA,), ""))
    assert person(used(state), ORLA).acted
    against = power(fight(given(), ORLA, BRAN), ORLA, "M", challenge=True)
    assert reason(against, ORLAS, m.UsePower(ORLA, "p1", (BRAN,), "")) == ("needs-challenge", "PER-Q73")


@pytest.mark.rule("PER-072")
def test_no_more_targets_than_it_reaches() -> None:
    state = power(talk(given(), ORLA), ORLA, "M", name="Wind")
    assert reason(state, ORLAS, m.UsePower(ORLA, "p1", (BRAN, SEFA), "")) == ("too-many", "PER-232")
    assert used(grants(state, ORLA, "powerTargets", skill="Wind"), "p1", BRAN, SEFA).consent is not None


def test_the_game_master_may_end_anybodys_power_and_others_may_not() -> None:
    state = used(power(fight(given(), ORLA, FOE), ORLA, "T"))
    assert on(do(state, URSULA, m.LetGo(ORLA, "p1"))) == []
    assert reason(state, BRANS, m.LetGo(ORLA, "p1")) == ("not-yours", "PER-002")
    assert offered(state, ORLAS, "let_go") and not offered(state, BRANS, "let_go")


def test_the_opening_challenge_comes_before_any_power_without_one() -> None:
    state = power(fight(given(), ORLA, FOE, opening=True), ORLA, "M")
    assert reason(state, ORLAS, m.UsePower(ORLA, "p1", (), "")) == ("opening-due", "PER-161")


@pytest.mark.rule("PER-072", "PER-233")
def test_a_trait_makes_a_power_last_longer_than_it_would_but_not_what_injures() -> None:
    state = power(power(fight(given(), ORLA, FOE), ORLA, "M", name="Fog"), ORLA, "M", name="Wind")
    state = grants(state, ORLA, "powerDuration", skill="Fog", status="T")
    state = change(state, ORLA, powers_on=(Active("p1", ORLA, upheld=False), Active("p2", ORLA, upheld=False)))
    assert [offer.asks[0].of for offer in offered(state, ORLAS, "maintain")] == [("p2",)]  # type: ignore[union-attr]
    state = end(state)
    assert on(state) == ["p1"] and on(close(state)) == []
    special = grants(power(given(), ORLA, "I", name="Fog"), ORLA, "powerDuration", skill="Fog", status="S")
    assert reason(special, ORLAS, m.UsePower(ORLA, "p1", (), "")) == ("how-long", "PER-092")
    lasting = fight(used(special, words="all night"), ORLA, FOE)
    assert on(close(end(lasting))) == ["p1"]
    bolt = power(fight(given(), ORLA, FOE), ORLA, "I", "powerHits", name="Fog")
    bolt = grants(bolt, ORLA, "powerDuration", skill="Fog", status="T")
    assert on(end(change(bolt, ORLA, powers_on=(Active("p1", ORLA),)))) == [], "PER-094"
