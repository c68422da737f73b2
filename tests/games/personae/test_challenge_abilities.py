"""Expertise, Special Abilities and rerolls around a roll: PER-053 to PER-055, PER-068 to PER-078, PER-218, PER-267,
rulings Q36 to Q39."""

import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    answer,
    challenge,
    change,
    closed,
    dice,
    do,
    expertise,
    given,
    grants,
    helped,
    in_bank,
    issue,
    offered,
    outcome,
    pairs,
    person,
    plus,
    ready,
    rolled,
    set_up,
    side,
    stand,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import State, Upgrade
from parlour.games.personae.rules.steps import awaits

# Expertise


def called(state: State) -> State:
    return do(set_up(state, BRAN, "Parley", FOE, "Resist"), BRANS, m.CallExpertise(BRAN, "t1", "I know knots"))


@pytest.mark.rule("PER-053")
def test_an_expertise_gives_a_die_when_the_reason_is_accepted() -> None:
    state = called(expertise(given(), BRAN))
    assert (dice(state), awaits(state)) == (3, {URSULA})
    assert why(state, BRANS, m.Ready(0)) == ("not-now", "PER-118")
    assert dice(do(state, URSULA, m.AnswerExpertise(False, 0))) == 3
    assert why(state, BRANS, m.AnswerExpertise(True, 0)) == ("not-gm", "PER-053")
    state = do(state, URSULA, m.AnswerExpertise(True, 0))
    assert (dice(state), person(state, BRAN).talents[0].uses) == (4, 1)


@pytest.mark.rule("PER-053")
def test_a_refused_reason_spends_nothing() -> None:
    state = do(called(expertise(given(), BRAN)), URSULA, m.AnswerExpertise(False, 0))
    assert person(state, BRAN).talents[0].uses == 0
    assert offered(state, BRANS, "ready")


@pytest.mark.rule("PER-053")
def test_an_expertise_serves_an_answer_too_and_the_game_master_needs_nobodys_word() -> None:
    state = set_up(expertise(given(), FOE), BRAN, "Parley", FOE, "Resist")
    assert dice(do(state, URSULA, m.CallExpertise(FOE, "t1", "seen it all")), 1) == 3


@pytest.mark.rule("PER-054", "PER-X14")
def test_its_die_counts_for_criticals() -> None:
    state = set_up(expertise(given(), BRAN), BRAN, "Ropes", FOE, "Resist")
    state = do(do(state, BRANS, m.CallExpertise(BRAN, "t1", "knots")), URSULA, m.AnswerExpertise(True, 0))
    state = ready(state, "10 6 10", "1 1")
    assert (in_bank(state, BRANS), person(state, BRAN).talents[0].uses) == (1, 1)
    assert in_bank(rolled(given(), BRAN, "Ropes", FOE, "Resist", "10 6", "1 1"), BRANS) == 0


@pytest.mark.rule("PER-055", "PER-237")
def test_it_is_called_on_once_in_a_session_unless_upgraded() -> None:
    state = set_up(expertise(given(), BRAN, uses=1), BRAN, "Parley", FOE, "Resist")
    assert why(state, BRANS, m.CallExpertise(BRAN, "t1", "again")) == ("used-up", "PER-055")
    state = set_up(expertise(given(), BRAN, uses=1, bought=(Upgrade("DP", "use"),)), BRAN, "Parley", FOE, "Resist")
    assert offered(state, BRANS, "call_expertise")


@pytest.mark.rule("PER-049")
def test_a_contest_in_a_talent_is_unskilled_but_its_expertise_may_help() -> None:
    state = set_up(expertise(given(), BRAN, "Pie Making"), BRAN, "", FOE, "", active=True)
    assert (dice(state), side(state).attribute, side(state, 1).attribute) == (1, "Competence", "Competence")
    state = do(do(state, BRANS, m.CallExpertise(BRAN, "t1", "pies")), URSULA, m.AnswerExpertise(True, 0))
    assert dice(state) == 2


# Rerolls


def mending(state: State | None = None, **more: object) -> State:
    """Bran may reroll his own dice with Parley: a1."""
    return grants(state or given(), BRAN, "rerollOwn", skill="Parley", **{"keep": "second", **more})  # type: ignore[arg-type]


@pytest.mark.rule("PER-068", "PER-X17", "PER-Q37")
def test_a_reroll_takes_the_second_result_and_leaves_the_highest_die_alone() -> None:
    state = rolled(mending(), BRAN, "Parley", FOE, "Resist", "9 4 4", "1 1")
    assert (challenge(state).stage, awaits(state)) == ("reroll", {BRANS})
    assert why(state, BRANS, m.RerollDie(BRAN, "a1", 0, 0)) == ("highest-die", "PER-068")
    assert why(state, BRANS, m.RerollDie(BRAN, "a1", 0, 7)) == ("bad-dice", "PER-068")
    assert why(state, URSULA, m.RerollDie(BRAN, "a1", 0, 1)) == ("not-your-turn", "PER-068")
    state = do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "10")
    assert side(state).dice == (9, 10, 4)
    assert pairs(state)[0][0] == 10 + 4


@pytest.mark.rule("PER-068")
def test_the_second_result_stands_even_if_it_is_worse() -> None:
    state = rolled(mending(), BRAN, "Parley", FOE, "Resist", "9 2 2", "1 1")
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "1")).dice == (9, 1, 2)


@pytest.mark.rule("PER-236", "PER-068")
def test_upgrades_keep_the_better_result_and_reach_the_highest_die() -> None:
    state = rolled(mending(keep="better", highest=True), BRAN, "Parley", FOE, "Resist", "9 2 2", "1 1")
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 0), "3")).dice == (9, 2, 2)
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "8")).dice == (9, 8, 2)


@pytest.mark.rule("PER-Q37")
def test_of_two_dice_tied_for_highest_one_may_be_rerolled_and_a_single_die_never() -> None:
    state = rolled(mending(), BRAN, "Parley", FOE, "Resist", "9 9 4", "1 1")
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "1")).dice == (9, 1, 4)
    state = change(mending(), BRAN, status="incapacitated")
    assert challenge(rolled(state, BRAN, "Parley", FOE, "Resist", "9", "1 1")).stage == "close"


@pytest.mark.rule("PER-068")
def test_as_many_dice_as_the_trait_says_and_one_may_decline() -> None:
    state = rolled(mending(amount=2), BRAN, "Parley", FOE, "Resist", "9 2 3", "1 1")
    state = do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "5")
    assert challenge(state).stage == "reroll"
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 2), "6")).dice == (9, 5, 6)
    assert side(do(state, BRANS, m.LetStand(0))).dice == (9, 5, 3)


@pytest.mark.rule("PER-069", "PER-Q36")
def test_a_forced_reroll_touches_any_die_but_the_highest_and_may_backfire() -> None:
    state = grants(given(), BRAN, "rerollOpponent", skill="Parley", keep="second")
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "9 1 1", "8 5")
    assert why(state, BRANS, m.RerollDie(BRAN, "a1", 1, 0)) == ("highest-die", "PER-068")
    state = do(state, BRANS, m.RerollDie(BRAN, "a1", 1, 1), "9")
    assert (side(state, 1).dice, pairs(state)[0][1]) == ((8, 9), 9 + 1)


@pytest.mark.rule("PER-Q36")
def test_forced_rerolls_by_the_switch_may_not_overtake_or_always_reach_the_highest() -> None:
    state = grants(given(reroll_forced_highest="noOvertake"), BRAN, "rerollOpponent", skill="Parley", keep="second")
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "9 1 1", "8 5")
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 1, 1), "10"), 1).dice == (8, 8)
    state = grants(given(reroll_forced_highest="always"), BRAN, "rerollOpponent", skill="Parley", keep="second")
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "9 1 1", "8 5")
    assert side(do(state, BRANS, m.RerollDie(BRAN, "a1", 1, 0), "2"), 1).dice == (2, 5)
    assert (
        side(
            do(
                rolled(mending(given(reroll_forced_highest="always")), BRAN, "Parley", FOE, "Resist", "9 1 1", "8 5"),
                BRANS,
                m.LetStand(0),
            )
        ).dice[0]
        == 9
    )


@pytest.mark.rule("PER-069")
def test_better_for_its_owner_means_worse_for_the_opponent() -> None:
    state = grants(
        given(violent=True),
        FOE,
        "rerollOpponent",
        skill="Dodge",
        when="answer",
        keep="better",
        highest=True,
        quality=True,
    )
    state = rolled(state, BRAN, "Axe", FOE, "Dodge", "9 1 1 1 1 1", "8 5 1")
    assert awaits(state) == {URSULA}
    assert side(do(state, URSULA, m.RerollDie(FOE, "a1", 0, 0), "10")).dice[0] == 9
    assert side(do(state, URSULA, m.RerollDie(FOE, "a1", 0, 0), "3")).dice[0] == 3


@pytest.mark.rule("PER-068")
def test_the_actors_rerolls_come_first_then_the_reactors() -> None:
    state = grants(mending(), FOE, "rerollOwn", skill="Resist", keep="second")
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "9 4 4", "8 1")
    assert why(state, URSULA, m.RerollDie(FOE, "a2", 1, 1)) == ("not-your-turn", "PER-068")
    state = do(state, BRANS, m.LetStand(0))
    assert side(do(state, URSULA, m.RerollDie(FOE, "a2", 1, 1), "9"), 1).dice == (8, 9)


# Armour


@pytest.mark.rule("PER-218", "PER-X18", "PER-Q35")
def test_armour_leaves_a_die_out_after_all_rerolls_and_it_makes_no_critical() -> None:
    state = grants(given(violent=True, criticals_gm="on"), FOE, "ignoreDice", kind="attack", quality=True)
    state = rolled(state, BRAN, "Axe", FOE, "Dodge", "10 10 6 1 1 1", "1 1 1")
    assert (challenge(state).stage, awaits(state)) == ("ignore", {URSULA})
    assert why(state, BRANS, m.IgnoreDie(FOE, "a1", 0, 0)) == ("not-your-turn", "PER-218")
    state = do(state, URSULA, m.IgnoreDie(FOE, "a1", 0, 0))
    assert (pairs(state)[0][0], in_bank(state, BRANS)) == (10 + 5, 0)


@pytest.mark.rule("PER-218")
def test_the_next_highest_stands_when_the_highest_is_ignored() -> None:
    state = grants(given(violent=True), FOE, "ignoreDice", kind="attack", quality=True)
    state = rolled(state, BRAN, "Axe", FOE, "Dodge", "9 6 3 1 1 1", "1 1 1")
    assert pairs(do(state, URSULA, m.IgnoreDie(FOE, "a1", 0, 0)))[0][0] == 6 + 5
    assert pairs(do(state, URSULA, m.LetStand(1)))[0][0] == 9 + 5


@pytest.mark.rule("PER-218", "PER-116")
def test_armour_protects_only_who_wears_it() -> None:
    state = grants(given(violent=True), FOE, "ignoreDice", kind="attack", quality=True)
    state = helped(issue(state, BRAN, "Axe", FOE, THUG))
    state = ready(answer(answer(state, FOE, "Dodge"), THUG, "Dodge"), "9 2 1 1 1 1", "6 1 1", "8 1")
    state = do(state, URSULA, m.IgnoreDie(FOE, "a1", 0, 0))
    assert (outcome(state, 1), outcome(state, 2)) == ("failure", "success")


@pytest.mark.rule("PER-040", "PER-218")
def test_one_die_of_an_attacker_always_counts() -> None:
    state = grants(given(violent=True), FOE, "ignoreDice", kind="attack", quality=True)
    assert challenge(rolled(state, BRAN, "", FOE, "Dodge", "9", "1 1 1", kind="attack")).stage == "close"


# One of them in a turn


@pytest.mark.rule("PER-075")
def test_in_an_encounter_only_one_special_ability_serves_a_turn() -> None:
    state = grants(grants(given(violent=True), BRAN, "addResult", skill="Axe"), BRAN, "addDice", skill="Axe")
    state = do(set_up(state, BRAN, "Axe", FOE, "Dodge"), BRANS, m.UseAbility(BRAN, "a1"))
    assert (plus(state), person(state, BRAN).abilities_used) == (6, ("a1",))
    assert why(state, BRANS, m.UseAbility(BRAN, "a2")) == ("one-ability", "PER-075")
    assert why(state, BRANS, m.UseAbility(BRAN, "a1")) == ("not-now", "PER-075")


@pytest.mark.rule("PER-075")
def test_a_reroll_is_the_one_of_the_turn_too() -> None:
    state = grants(mending(given(violent=True)), BRAN, "addResult", skill="Parley")
    state = do(set_up(state, BRAN, "Parley", FOE, "Resist"), BRANS, m.UseAbility(BRAN, "a2"))
    assert challenge(ready(state, "9 4 4", "1 1")).stage == "close"
    state = rolled(mending(given(violent=True)), BRAN, "Parley", FOE, "Resist", "9 4 4", "1 1")
    assert person(do(state, BRANS, m.RerollDie(BRAN, "a1", 0, 1), "1"), BRAN).abilities_used == ("a1",)


@pytest.mark.rule("PER-076")
def test_outside_encounters_there_is_no_such_limit() -> None:
    state = grants(grants(given(), BRAN, "addResult", skill="Parley"), BRAN, "addDice", skill="Parley")
    state = set_up(state, BRAN, "Parley", FOE, "Resist")
    for ability in ("a1", "a2"):
        state = do(state, BRANS, m.UseAbility(BRAN, ability))
    assert (dice(state), plus(state)) == (4, 5)


@pytest.mark.rule("PER-076")
def test_nor_is_there_one_for_answers_outside_encounters() -> None:
    state = grants(grants(given(), FOE, "addResult", skill="Resist"), FOE, "addDice", skill="Resist")
    state = set_up(state, BRAN, "Parley", FOE, "Resist")
    for ability in ("a1", "a2"):
        state = do(state, URSULA, m.UseAbility(FOE, ability))
    assert (dice(state, 1), plus(state, 1)) == (3, 2)


@pytest.mark.rule("PER-267")
def test_a_quality_may_widen_the_limit() -> None:
    state = grants(given(violent=True), BRAN, "extraSA", quality=True)
    for code in ("addResult", "addDice", "opponentAddition"):
        state = grants(state, BRAN, code, skill="Axe")
    state = set_up(state, BRAN, "Axe", FOE, "Dodge")
    for ability in ("a2", "a3"):
        state = do(state, BRANS, m.UseAbility(BRAN, ability))
    assert (dice(state), plus(state)) == (7, 6)
    assert why(state, BRANS, m.UseAbility(BRAN, "a4")) == ("one-ability", "PER-075")


def answering(**options: str) -> State:
    """Bran has two Special Abilities with Dodge, and has used one of others in his own turn; now Foe attacks."""
    state = given(violent=True, turn=FOE, **options)
    for code, skill in (("addResult", "Dodge"), ("addDice", "Dodge"), ("addResult", "Axe")):
        state = grants(state, BRAN, code, skill=skill)
    return set_up(change(state, BRAN, abilities_used=("a3",)), FOE, "Club", BRAN, "Dodge")


@pytest.mark.rule("PER-Q38")
def test_one_in_the_own_turn_and_one_for_each_challenge_answered() -> None:
    state = do(answering(), BRANS, m.UseAbility(BRAN, "a1"))
    assert why(state, BRANS, m.UseAbility(BRAN, "a2")) == ("one-ability", "PER-075")
    assert person(state, BRAN).abilities_used == ("a3",)
    state = change(closed(ready(state, "1 1 1 1", "9 9 9")), FOE, acted=False)
    state = set_up(state, FOE, "Club", BRAN, "Dodge")
    assert plus(do(state, BRANS, m.UseAbility(BRAN, "a1")), 1) == 4


@pytest.mark.rule("PER-Q38")
def test_by_the_switch_the_limit_holds_for_the_own_turn_only_or_for_the_round() -> None:
    state = answering(sa_scope="ownTurn")
    for ability in ("a1", "a2"):
        state = do(state, BRANS, m.UseAbility(BRAN, ability))
    assert (dice(state, 1), plus(state, 1)) == (4, 4)
    assert why(answering(sa_scope="round"), BRANS, m.UseAbility(BRAN, "a1")) == ("one-ability", "PER-075")


@pytest.mark.rule("PER-Q39")
def test_culture_counts_like_any_other_unless_it_is_a_quality() -> None:
    state = grants(grants(given(violent=True), BRAN, "addDice", skill="Axe"), BRAN, "addResult", skill="Axe")
    first, second = person(state, BRAN).abilities
    culture = type(first)(first.id, first.name, first.text, first.effect, culture=True, approved=True)
    state = set_up(change(state, BRAN, abilities=(culture, second)), BRAN, "Axe", FOE, "Dodge")
    assert dice(state) == 6
    state = do(state, BRANS, m.UseAbility(BRAN, "a1"))
    assert why(state, BRANS, m.UseAbility(BRAN, "a2")) == ("one-ability", "PER-075")


@pytest.mark.rule("PER-074")
def test_a_narrative_one_is_recorded_and_counts_for_the_turn() -> None:
    state = grants(grants(given(violent=True), BRAN, "narrative", text="A whistle"), BRAN, "addResult", skill="Axe")
    state = do(set_up(state, BRAN, "Axe", FOE, "Dodge"), BRANS, m.UseAbility(BRAN, "a1"))
    assert (plus(state), person(state, BRAN).abilities_used) == (5, ("a1",))
    assert why(state, BRANS, m.UseAbility(BRAN, "a2")) == ("one-ability", "PER-075")


# Conditions


@pytest.mark.rule("PER-078")
def test_once_per_encounter_is_counted() -> None:
    state = grants(given(violent=True), BRAN, "addResult", skill="Axe", conditions=("once per encounter",))
    state = do(set_up(state, BRAN, "Axe", FOE, "Dodge"), BRANS, m.UseAbility(BRAN, "a1"))
    state = change(closed(ready(state, "1 1 1 1 1 1", "9 9 9")), BRAN, acted=False, abilities_used=())
    state = set_up(state, BRAN, "Axe", FOE, "Dodge")
    assert why(state, BRANS, m.UseAbility(BRAN, "a1")) == ("used-up", "PER-078")


@pytest.mark.rule("PER-078")
def test_on_a_story_condition_the_game_master_gives_her_word() -> None:
    state = grants(given(), SEFA, "addResult", skill="Forgery", conditions=("only at night",))
    state = set_up(state, SEFA, "Forgery", FOE, "Resist")
    state = do(state, SEFAS, m.UseAbility(SEFA, "a1"))
    assert (plus(state), awaits(state)) == (5, {URSULA})
    assert why(state, SEFAS, m.Ready(0)) == ("not-now", "PER-118")
    assert why(state, SEFAS, m.ConfirmCondition(True, 1)) == ("not-gm", "PER-078")
    assert plus(do(state, URSULA, m.ConfirmCondition(False, 1))) == 5
    assert plus(do(state, URSULA, m.ConfirmCondition(True, 1))) == 6


@pytest.mark.rule("PER-078", "PER-081")
def test_a_quality_with_a_circumstance_waits_for_that_word_too_but_never_counts_for_the_turn() -> None:
    state = grants(
        given(violent=True, turn=SEFA), SEFA, "addResult", skill="Knife", trigger="in the dark", quality=True
    )
    state = set_up(state, SEFA, "Knife", FOE, "Dodge")
    assert plus(state) == 5
    state = do(do(state, SEFAS, m.UseAbility(SEFA, "a1")), URSULA, m.ConfirmCondition(True, 1))
    assert (plus(state), person(state, SEFA).abilities_used) == (6, ())


@pytest.mark.rule("PER-075")
def test_an_ability_that_does_not_go_with_the_roll_is_refused() -> None:
    state = set_up(grants(given(), BRAN, "addResult", skill="Axe"), BRAN, "Parley", FOE, "Resist")
    assert why(state, BRANS, m.UseAbility(BRAN, "a1")) == ("wrong-skill", "PER-066")
    assert why(state, BRANS, m.UseAbility(BRAN, "a7")) == ("no-ability", "PER-075")
    assert why(state, URSULA, m.UseAbility(BRAN, "a1")) == ("not-yours", "PER-002")


@pytest.mark.rule("PER-072")
def test_an_ability_widens_a_power_and_serves_the_turn() -> None:
    from games.personae.given_challenge import ORLAS, issuing, power

    state = power(given(violent=True, turn=ORLA))
    assert why(state, ORLAS, issuing(state, ORLA, "Song", FOE, THUG)) == ("too-many", "PER-072")
    state = grants(state, ORLA, "powerTargets", skill="Lash")
    state = issue(state, ORLA, "Song", FOE, THUG)
    assert (len(challenge(state).sides), person(state, ORLA).abilities_used) == (3, ("a1",))
    assert not person(stand(issue(state_again(), ORLA, "Song", FOE)), ORLA).abilities_used


def state_again() -> State:
    from games.personae.given_challenge import power

    return grants(power(given(violent=True, turn=ORLA)), ORLA, "powerTargets", skill="Lash")
