"""What a decided Challenge leads to: PER-070, PER-071, PER-086, PER-087, PER-168, PER-171, PER-174 to PER-177, PER-274,
rulings Q57 and Q73, example X26."""

import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    SEFA,
    THUG,
    URSULA,
    answer,
    challenge,
    change,
    closed,
    dice,
    do,
    given,
    grants,
    helped,
    issue,
    issuing,
    offered,
    outcome,
    pairs,
    person,
    power,
    ready,
    rolled,
    set_up,
    stand,
    which,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, State
from parlour.games.personae.rules.ask import on_turn
from parlour.games.personae.rules.steps import awaits

WON, LOST = ("9 1 1 1 1 1", "1 1 1"), ("1 1 1 1 1 1", "9 9 9")


def struck(state: State, *dice: str, **more: object) -> State:
    return rolled(state, BRAN, "Axe", FOE, "Dodge", *(dice or WON), **more)  # type: ignore[arg-type]


@pytest.mark.rule("PER-171", "PER-179")
def test_a_plain_success_with_any_weapon_is_one_hit() -> None:
    assert person(struck(given(violent=True)), FOE).hits == 1
    assert person(struck(given(violent=True), *LOST), FOE).hits == 0
    assert person(rolled(given(violent=True), BRAN, "", FOE, "Dodge", "9", "1 1 1", kind="attack"), FOE).hits == 1


@pytest.mark.rule("PER-070")
def test_a_trait_adds_hits_with_its_weapon() -> None:
    state = grants(given(violent=True), BRAN, "extraHits", skill="Axe", quality=True)
    assert person(struck(state), FOE).hits == 2
    state = grants(given(violent=True), BRAN, "extraHits", skill="Knife", quality=True)
    assert person(struck(state), FOE).hits == 1


@pytest.mark.rule("PER-070", "PER-075")
def test_a_plain_one_is_used_when_the_attack_has_won() -> None:
    state = struck(grants(given(violent=True), BRAN, "extraHits", skill="Axe"))
    assert (challenge(state).stage, awaits(state), person(state, FOE).hits) == ("settle", {BRANS}, 0)
    used = do(state, BRANS, m.UseAbility(BRAN, "a1"))
    assert (person(used, FOE).hits, person(used, BRAN).abilities_used) == (2, ("a1",))
    assert person(do(state, BRANS, m.LetStand(0)), FOE).hits == 1
    assert challenge(struck(grants(given(violent=True), BRAN, "extraHits", skill="Axe"), *LOST)).stage == "close"


@pytest.mark.rule("PER-168")
def test_success_lays_a_condition_beside_hits_or_in_their_place() -> None:
    state = struck(given(violent=True), effect="pinned")
    assert (person(state, FOE).hits, [one.text for one in person(state, FOE).conditions]) == (1, ["pinned"])
    state = struck(given(violent=True), effect="disarmed", harmless=True)
    assert (person(state, FOE).hits, [one.text for one in person(state, FOE).conditions]) == (0, ["disarmed"])
    assert not person(struck(given(violent=True), *LOST, effect="pinned"), FOE).conditions
    assert why(given(violent=True), BRANS, issuing(given(violent=True), BRAN, "Axe", FOE, harmless=True)) == (
        "no-effect",
        "PER-168",
    )


@pytest.mark.rule("PER-168")
def test_a_trait_imposes_something_on_who_was_beaten() -> None:
    state = grants(given(violent=True), BRAN, "impose", skill="Axe", trigger="won", text="moved one band", quality=True)
    assert [one.text for one in person(struck(state), FOE).conditions] == ["moved one band"]
    assert not person(struck(state, *LOST), FOE).conditions
    state = grants(given(violent=True), FOE, "impose", skill="Dodge", trigger="held", text="off balance", quality=True)
    assert [one.text for one in person(struck(state, *LOST), BRAN).conditions] == ["off balance"]


@pytest.mark.rule("PER-274")
def test_a_trait_knocks_out_without_any_status() -> None:
    state = grants(given(violent=True), BRAN, "knockOut", skill="Axe", trigger="won", quality=True)
    state = struck(state, effect="down he goes", harmless=True)
    assert (person(state, FOE).conscious, person(state, FOE).hits, person(state, FOE).status) == (False, 0, "unharmed")


@pytest.mark.rule("PER-116", "PER-171")
def test_of_several_only_the_beaten_are_hit() -> None:
    state = helped(issue(given(violent=True), BRAN, "Axe", FOE, THUG))
    state = ready(answer(answer(state, FOE, "Dodge"), THUG, "Dodge"), "5 1 1 1 1 1", "9 1 1", "2 2")
    assert (person(state, FOE).hits, person(state, THUG).hits) == (0, 1)


# Provoked


def provoking(**options: object) -> State:
    state = grants(given(**options), BRAN, "escalate", skill="Parley", trigger="won", quality=True)
    return rolled(state, BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1")


@pytest.mark.rule("PER-071", "PER-Q57")
def test_words_turn_to_blows_and_the_opponent_attacks_at_once() -> None:
    state = grants(
        given(peaceful=True, action_order_method="table"), BRAN, "escalate", skill="Parley", trigger="won", quality=True
    )
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1")
    assert state.encounter is not None
    assert (state.encounter.violent, state.encounter.order[0], state.encounter.provoked) == (True, BRAN, (FOE, BRAN))
    state = closed(state)
    assert awaits(state) == {URSULA}
    assert why(state, BRANS, issuing(state, BRAN, "Axe", FOE)) == ("not-now", "PER-071")
    assert why(state, URSULA, issuing(state, FOE, "Club", SEFA)) == ("provoked", "PER-071")
    state = issue(state, FOE, "Club", BRAN)
    assert person(state, FOE).acted
    state = closed(ready(answer(state, BRAN, "Dodge"), "1 1 1 1", "9 9 9"))
    assert why(state, BRANS, issuing(state, BRAN, "Axe", FOE)) == ("no-action", "PER-165")
    while on_turn(state) != FOE:
        state = do(state, URSULA, m.EndTurn(on_turn(state)))
    assert state.encounter is not None and state.encounter.round == 1
    assert why(state, URSULA, issuing(state, FOE, "Club", BRAN)) == ("no-action", "PER-165")


@pytest.mark.rule("PER-071")
def test_a_lost_challenge_provokes_nobody_and_a_fight_is_one_already() -> None:
    state = grants(given(peaceful=True), BRAN, "escalate", skill="Parley", trigger="won", quality=True)
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "1 1 1", "9 9")
    assert state.encounter is not None and not state.encounter.violent
    state = provoking(violent=True)
    assert state.encounter is not None and state.encounter.provoked == ("", "")


@pytest.mark.rule("PER-071")
def test_the_game_master_may_wave_the_provoked_attack_aside() -> None:
    state = closed(provoking(peaceful=True, action_order_method="table"))
    state = do(state, URSULA, m.CallOff("he is held back"))
    assert state.encounter is not None and state.encounter.provoked == ("", "")


# Powers


@pytest.mark.rule("PER-176", "PER-177", "PER-174")
def test_who_does_not_resist_suffers_what_the_power_says() -> None:
    state = power(given(violent=True, turn=ORLA), hits=2)
    hit = rolled(state, ORLA, "Song", FOE, "Resist", "9 1 1 1 1", "1 1")
    assert person(hit, FOE).hits == 2
    assert person(rolled(state, ORLA, "Song", FOE, "Resist", "1 1 1 1 1", "9 9"), FOE).hits == 0
    near = rolled(change(state, FOE, hits=4), ORLA, "Song", FOE, "Resist", "9 1 1 1 1", "1 1")
    assert (person(near, FOE).hits, person(near, FOE).status) == (5, "unharmed")


@pytest.mark.rule("PER-X26")
def test_a_power_attack_with_a_bonus_die() -> None:
    state = grants(power(given(violent=True, turn=ORLA), hits=2), ORLA, "addDice", skill="Song", quality=True)
    state = rolled(state, ORLA, "Song", FOE, "Resist", "3 8 8 2 5 1", "9 4")
    assert (pairs(state), outcome(state), person(state, FOE).hits) == (((14, 10),), "success", 2)


@pytest.mark.rule("PER-070", "PER-176")
def test_traits_add_hits_to_a_power_by_name() -> None:
    state = grants(power(given(violent=True, turn=ORLA)), ORLA, "powerHits", skill="Lash", quality=True)
    assert person(rolled(state, ORLA, "Song", FOE, "Resist", "9 1 1 1 1", "1 1"), FOE).hits == 2


@pytest.mark.rule("PER-086", "PER-091")
def test_no_supernatural_effect_without_a_power_of_ones_own_that_was_agreed() -> None:
    state = given(violent=True, turn=ORLA)
    assert why(state, ORLAS, issuing(state, ORLA, "Song", FOE)) == ("no-power", "PER-086")
    state = power(state, approved=False)
    assert why(state, ORLAS, issuing(state, ORLA, "Song", FOE)) == ("not-approved", "PER-091")
    assert not [offer for offer in offered(state, ORLAS, "issue") if offer.fixed[2] == "power"]


@pytest.mark.rule("PER-087")
def test_powers_are_used_at_will_unless_the_table_limits_them() -> None:
    for limit, allowed in ((0, True), (2, False)):
        state = power(given(violent=True, turn=ORLA, powers_limit=limit))
        for _ in range(2):
            state = closed(rolled(state, ORLA, "Song", FOE, "Resist", "1 1 1 1 1", "9 9"))
            state = change(state, ORLA, acted=False)
        if allowed:
            assert challenge(issue(state, ORLA, "Song", FOE)).power == "p1"
        else:
            assert why(state, ORLAS, issuing(state, ORLA, "Song", FOE)) == ("used-up", "PER-087")


@pytest.mark.rule("PER-088")
def test_a_power_is_used_with_its_own_skill() -> None:
    state = power(given(violent=True, turn=ORLA))
    command = issuing(state, ORLA, "Persuade", FOE, kind="power")
    assert why(state, ORLAS, command) == ("wrong-skill", "PER-088")


@pytest.mark.rule("PER-095", "PER-176")
def test_a_power_that_lasts_begins_on_those_who_did_not_resist() -> None:
    fog = {"kind": "attack", "when": "issue"}
    state = power(given(violent=True, turn=ORLA), code="opponentAddition", effect=fog, name="Fog", duration="M")
    state = rolled(state, ORLA, "Song", FOE, "Resist", "9 1 1 1 1", "1 1")
    assert [(one.power, one.targets) for one in person(state, ORLA).powers_on] == [("p1", (FOE,))]
    assert isinstance(person(state, ORLA).powers_on[0], Active)
    state = power(given(violent=True, turn=ORLA), code="opponentAddition", effect=fog, name="Fog", duration="M")
    assert not person(rolled(state, ORLA, "Song", FOE, "Resist", "1 1 1 1 1", "9 9"), ORLA).powers_on


@pytest.mark.rule("PER-Q73")
def test_a_power_for_the_willing_needs_no_challenge() -> None:
    state = power(given(), challenge=False, code="addResult", name="Wind", duration="M")
    assert why(state, ORLAS, issuing(state, ORLA, "Song", BRAN)) == ("no-challenge", "PER-Q73")


@pytest.mark.rule("PER-130")
def test_how_many_follow_is_what_the_trait_says() -> None:
    state = grants(given(violent=True), BRAN, "followUp", kind="additional", trigger="won", amount=2, quality=True)
    state = do(struck(state), BRANS, m.Follow("a1", FOE))
    state = stand(ready(answer(state, FOE, "Dodge"), *WON))
    assert (challenge(state).grants, dice(set_up(given(violent=True), BRAN, "Axe", FOE, "Dodge"))) == (
        ("a1:additional",),
        6,
    )
    state = do(state, BRANS, m.Follow("a1", FOE))
    state = ready(answer(state, FOE, "Dodge"), *WON)
    assert (challenge(state).grants, person(state, FOE).hits) == ((), 3)


@pytest.mark.rule("PER-167")
def test_an_attack_is_made_with_a_weapon() -> None:
    state = given(violent=True)
    assert why(state, BRANS, issuing(state, BRAN, "Parley", FOE, kind="attack")) == ("wrong-skill", "PER-167")
    assert which(state, BRAN, "Axe") in offered(state, BRANS, "issue")[1].asks[0].of  # type: ignore[union-attr]
