"""A Challenge from its goal to its end: PER-114 to PER-117, PER-124 to PER-126, PER-129, PER-165, PER-270, PER-272."""

import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    GOAL,
    ORLA,
    ORLAS,
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
    events,
    given,
    grants,
    helped,
    issue,
    issuing,
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
    which,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.rules.steps import awaits


@pytest.mark.rule("PER-114", "PER-115")
def test_whoever_issues_is_the_actor_and_whoever_is_challenged_the_reactor() -> None:
    state = issue(given(), BRAN, "Parley", FOE)
    assert [one.who for one in challenge(state).sides] == [BRAN, FOE]
    assert (challenge(state).kind, challenge(state).stage) == ("interaction", "help")
    assert why(state, SEFAS, issuing(state, SEFA, "Inquiry", FOE)) == ("not-now", "PER-114")
    assert why(given(), BRANS, issuing(given(), BRAN, "Parley", BRAN)) == ("bad-target", "PER-114")


@pytest.mark.rule("PER-002")
def test_nobody_acts_with_anothers_individual() -> None:
    assert why(given(), SEFAS, issuing(given(), BRAN, "Parley", FOE)) == ("not-yours", "PER-002")


@pytest.mark.rule("PER-117")
def test_the_reactor_names_its_skill_before_anything_is_rolled() -> None:
    state = helped(issue(given(), BRAN, "Parley", FOE))
    assert awaits(state) == {URSULA}
    assert why(state, BRANS, m.Ready(0)) == ("not-answered", "PER-117")
    state = answer(state, FOE, "Resist")
    assert challenge(state).stage == "settings"
    assert why(state, URSULA, m.Answer(False, FOE, which(state, FOE, "Resist"))) == ("not-now", "PER-117")


@pytest.mark.rule("PER-001", "PER-034")
def test_as_many_ten_sided_dice_fall_as_the_rating_says() -> None:
    state = set_up(given(), BRAN, "Axe", FOE, "Resist", kind="interaction")
    happened = events(do(state, BRANS, m.Ready(0)), URSULA, m.Ready(1), "1 2 3 4 5 10 7 8")
    assert [one.dice for one in happened if isinstance(one, m.DiceRolled)] == [(1, 2, 3, 4, 5, 10), (7, 8)]


@pytest.mark.rule("PER-118")
def test_the_dice_fall_when_everybody_is_ready_and_not_sooner() -> None:
    state = set_up(given(), BRAN, "Parley", FOE, "Resist")
    assert awaits(state) == {BRANS, URSULA}
    state = do(state, BRANS, m.Ready(0))
    assert not side(state).dice
    assert why(state, BRANS, m.Ready(0)) == ("not-now", "PER-118")
    assert why(state, SEFAS, m.Ready(1)) == ("not-yours", "PER-002")
    assert side(do(state, URSULA, m.Ready(1), "9 1 1 1 1")).dice == (9, 1, 1)


@pytest.mark.rule("PER-001")
def test_dice_thrown_on_ones_own_table_are_entered_and_marked() -> None:
    state = set_up(given(), BRAN, "Parley", FOE, "Resist")
    assert why(state, BRANS, m.EnterDice(0, ((1, 10), (2, 3)))) == ("bad-dice", "PER-001")
    assert why(state, BRANS, m.EnterDice(0, ((1, 11), (2, 3), (3, 4)))) == ("bad-dice", "PER-001")
    state = do(state, BRANS, m.EnterDice(0, ((2, 3), (1, 10), (3, 4))))
    assert (side(state).dice, side(state).by_hand, side(state).done) == ((10, 3, 4), True, True)
    state = do(state, URSULA, m.Ready(1), "1 1")
    assert outcome(state) == "success"


@pytest.mark.rule("PER-001")
def test_entered_dice_are_asked_for_again_when_their_number_changes() -> None:
    state = do(set_up(given(), BRAN, "Parley", FOE, "Resist"), BRANS, m.EnterDice(0, ((1, 9), (2, 3), (3, 4))))
    state = do(state, URSULA, m.Adjust("dice", 0, 1, "rested"))
    assert (side(state).dice, side(state).done, dice(state)) == ((), False, 4)


@pytest.mark.rule("PER-116", "PER-Q31")
def test_one_roll_of_the_actor_meets_each_reactors_own() -> None:
    state = helped(issue(given(), BRAN, "Parley", FOE, THUG))
    state = ready(answer(answer(state, FOE, "Resist"), THUG, "Resist"), "5 3 1", "10 9", "2 1")
    assert side(state).dice == (5, 3, 1)
    assert (outcome(state, 1), outcome(state, 2)) == ("failure", "success")


@pytest.mark.rule("PER-Q31")
def test_a_table_may_roll_for_each_pair() -> None:
    state = issue(given(multi_rolls="perPair"), BRAN, "Parley", FOE, THUG)
    assert [one.who for one in challenge(state).sides] == [BRAN, FOE]
    assert why(state, URSULA, m.DropIndividual(THUG))[0] == "not-now", "whose turn comes later is needed too"
    state = closed(ready(answer(state, FOE, "Resist"), "9 3 1", "2 1"))
    assert [one.who for one in challenge(state).sides] == [BRAN, THUG]
    state = ready(answer(state, THUG, "Resist"), "1 1 1", "9 9")
    assert outcome(state) == "failure"
    assert closed(state).challenge is None


@pytest.mark.rule("PER-124")
def test_circumstances_are_set_by_the_game_master_with_a_reason() -> None:
    state = set_up(given(), BRAN, "Parley", FOE, "Resist")
    assert why(state, BRANS, m.Adjust("addition", 0, 2, "high ground")) == ("not-gm", "PER-124")
    state = do(state, URSULA, m.Adjust("addition", 0, 2, "high ground"))
    assert (plus(state), side(state).additions[-1].label) == (4 + 2, "high ground")
    state = do(state, URSULA, m.Adjust("dice", 1, -1, "drunk"))
    assert dice(state, 1) == 1
    assert pairs(ready(state, "5 1 1", "9")) == ((11, 10),)


@pytest.mark.rule("PER-124", "PER-117")
def test_circumstances_set_early_stay_when_the_answer_comes() -> None:
    state = do(helped(issue(given(), BRAN, "Parley", FOE)), URSULA, m.Adjust("addition", 1, 3, "on home ground"))
    assert plus(answer(state, FOE, "Resist"), 1) == 1 + 3


@pytest.mark.rule("PER-016")
def test_another_attribute_serves_one_roll_only() -> None:
    state = set_up(given(violent=True), BRAN, "Axe", FOE, "Dodge")
    assert (side(state).attribute, side(state).value) == ("Stature", 5)
    assert why(state, BRANS, m.Substitute(0, "Cunning", "a feint")) == ("not-gm", "PER-016")
    assert why(state, URSULA, m.Substitute(0, "Stature", "no change")) == ("same", "PER-016")
    state = do(state, URSULA, m.Substitute(0, "Cunning", "a feint"))
    assert (side(state).attribute, side(state).value) == ("Cunning", 3)
    state = closed(ready(state, "2 1 1 1 1 1", "1 1 1"))
    state = set_up(change(state, BRAN, acted=False), BRAN, "Axe", FOE, "Dodge")
    assert side(state).attribute == "Stature"


@pytest.mark.rule("PER-016")
def test_a_substituted_attribute_stays_when_something_else_is_set() -> None:
    state = grants(given(), BRAN, "addResult", skill="Parley")
    state = do(set_up(state, BRAN, "Parley", FOE, "Resist"), URSULA, m.Substitute(0, "Stature", "looming"))
    state = do(state, BRANS, m.UseAbility(BRAN, "a1"))
    assert (side(state).attribute, plus(state)) == ("Stature", 5 + 1)


@pytest.mark.rule("PER-125")
def test_the_goal_is_stated_openly_unless_the_table_does_without() -> None:
    assert why(given(), BRANS, issuing(given(), BRAN, "Parley", FOE, goal="  ")) == ("no-goal", "PER-125")
    assert challenge(issue(given(), BRAN, "Parley", FOE)).goal == GOAL
    assert challenge(issue(given(goal_required="off"), BRAN, "Parley", FOE, goal="")).goal == ""


@pytest.mark.rule("PER-126")
def test_the_issuer_says_whether_the_matter_is_over() -> None:
    state = stand(rolled(given(), BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1"))
    assert (challenge(state).stage, awaits(state)) == ("close", {BRANS})
    assert why(state, SEFAS, m.CloseChallenge(False, "")) == ("not-yours", "PER-002")
    happened = events(state, BRANS, m.CloseChallenge(True, "He wavers"))
    assert happened == (m.ChallengeClosed(1, True, "He wavers"),)
    assert do(state, BRANS, m.CloseChallenge(False, "")).challenge is None


@pytest.mark.rule("PER-129")
def test_an_additional_challenge_is_rolled_anew_by_both() -> None:
    state = grants(given(violent=True), BRAN, "followUp", kind="additional", trigger="won", quality=True)
    state = rolled(state, BRAN, "Axe", FOE, "Dodge", "9 6 2 1 1 1", "8 4 1")
    assert challenge(state).grants == ("a1:additional",)
    state = do(state, BRANS, m.Follow("a1", FOE))
    assert (challenge(state).number, challenge(state).free, side(state).dice) == (2, True, ())
    state = ready(answer(state, FOE, "Block"), "1 1 1 1 1 2", "7 7 7")
    assert (outcome(state), challenge(state).grants) == ("failure", ())


@pytest.mark.rule("PER-129")
def test_a_follow_up_of_the_reactor_comes_before_the_close() -> None:
    state = grants(given(violent=True), FOE, "followUp", kind="additional", trigger="held", skill="Club", quality=True)
    state = change(state, FOE, defence=which(state, FOE, "Club"))
    state = rolled(state, BRAN, "Axe", FOE, "Club", "1 1 1 1 1 2", "9 9 9 9", active=True)
    assert awaits(state) == {URSULA}
    assert why(state, BRANS, m.CloseChallenge(False, "")) == ("not-now", "PER-130")
    after = do(state, URSULA, m.Follow("a1", BRAN))
    assert [one.who for one in challenge(after).sides] == [FOE, BRAN]
    assert side(after).skill == which(state, FOE, "Club")
    declined = do(state, URSULA, m.LetStand(1))
    assert do(declined, BRANS, m.CloseChallenge(False, "")).challenge is None


@pytest.mark.rule("PER-130")
def test_without_a_trait_nothing_follows() -> None:
    state = stand(rolled(given(), BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1"))
    assert why(state, BRANS, m.Follow("a1", FOE)) == ("not-granted", "PER-130")


@pytest.mark.rule("PER-270")
def test_additions_from_different_sources_are_summed() -> None:
    state = grants(given(), BRAN, "addResult", skill="Parley", quality=True)
    state = change(
        state,
        SEFA,
        skills=(
            *person(state, SEFA).skills,
            *[replace_id(one) for one in person(state, BRAN).skills if one.name == "Parley"],
        ),
    )
    state = change(state, ORLA, skills=person(state, SEFA).skills)
    state = issue(state, BRAN, "Parley", FOE)
    for who, seat in ((SEFA, SEFAS), (ORLA, ORLAS)):
        state = do(state, seat, m.JoinAssist(who, 0, "s299"))
    state = do(answer(state, FOE, "Resist"), URSULA, m.Adjust("addition", 0, 1, "a good day"))
    assert pairs(ready(state, "6 2 1", "1 1"))[0][0] == 6 + 4 + 1 + 2 + 1


def replace_id(one: object) -> object:
    from msgspec.structs import replace

    return replace(one, id="s299")  # type: ignore[type-var]


@pytest.mark.rule("PER-165")
def test_in_an_encounter_issuing_costs_the_action() -> None:
    state = issue(given(violent=True), BRAN, "Axe", FOE)
    assert person(state, BRAN).acted
    state = closed(ready(answer(state, FOE, "Dodge"), "1 1 1 1 1 1", "9 9 9"))
    assert why(state, BRANS, issuing(state, BRAN, "Axe", FOE)) == ("no-action", "PER-165")
    assert why(state, SEFAS, issuing(state, SEFA, "Knife", FOE)) == ("not-your-turn", "PER-162")
    assert not person(issue(given(), BRAN, "Parley", FOE), BRAN).acted


@pytest.mark.rule("PER-272")
def test_a_trait_lets_one_challenge_a_turn_cost_no_action() -> None:
    state = grants(given(violent=True), BRAN, "freeChallenge", kind="attack")
    state = change(state, BRAN, acted=True)
    state = issue(state, BRAN, "Axe", FOE)
    assert challenge(state).free
    state = closed(ready(answer(state, FOE, "Dodge"), "1 1 1 1 1 1", "9 9 9"))
    assert why(state, BRANS, issuing(state, BRAN, "Axe", FOE)) == ("no-action", "PER-165")
    assert why(state, BRANS, issuing(state, BRAN, "Parley", FOE)) == ("no-action", "PER-165")


@pytest.mark.rule("PER-272", "PER-165")
def test_a_quality_that_spares_the_action_is_used_before_it_and_once_a_turn() -> None:
    state = grants(given(violent=True), BRAN, "freeChallenge", kind="attack", quality=True)
    for free in (True, False):
        state = issue(state, BRAN, "Axe", FOE)
        assert (challenge(state).free, person(state, BRAN).acted) == (free, not free)
        state = closed(ready(answer(state, FOE, "Dodge"), "1 1 1 1 1 1", "9 9 9"))
    assert why(state, BRANS, issuing(state, BRAN, "Axe", FOE)) == ("no-action", "PER-165")


@pytest.mark.rule("PER-219")
def test_an_attack_needs_a_violent_encounter() -> None:
    for state in (given(), given(peaceful=True)):
        assert why(state, BRANS, issuing(state, BRAN, "Axe", FOE)) == ("not-violent", "PER-219")
    assert challenge(issue(given(violent=True), BRAN, "Axe", FOE)).kind == "attack"


@pytest.mark.rule("PER-123")
def test_words_are_allowed_in_a_fight() -> None:
    assert challenge(issue(given(violent=True), BRAN, "Parley", FOE)).kind == "interaction"


@pytest.mark.rule("PER-188")
def test_the_unconscious_issue_nothing() -> None:
    state = change(given(), BRAN, conscious=False)
    assert why(state, BRANS, issuing(state, BRAN, "Parley", FOE)) == ("unconscious", "PER-188")


@pytest.mark.rule("PER-003")
def test_the_game_master_takes_a_challenge_back_before_dice_are_rolled() -> None:
    state = issue(given(violent=True), BRAN, "Axe", FOE)
    assert why(state, BRANS, m.CallOff("not so")) == ("not-gm", "PER-003")
    off = do(state, URSULA, m.CallOff("a misunderstanding"))
    assert off.challenge is None
    assert not person(off, BRAN).acted
    state = ready(answer(state, FOE, "Dodge"), "1 1 1 1 1 1", "9 9 9")
    assert why(state, URSULA, m.CallOff("too late")) == ("rolled", "PER-145")


@pytest.mark.rule("PER-158")
def test_after_each_challenge_of_a_series_both_sides_are_asked_anew() -> None:
    state = do(given(), BRANS, m.StartSeries((BRAN,), (FOE,), "in", "out"))
    state = closed(rolled(state, BRAN, "Parley", FOE, "Resist", "9 1 1", "1 1"))
    assert state.series is not None
    assert (state.series.challenges, state.series.said) == (1, ())


@pytest.mark.rule("PER-220")
def test_in_talk_by_subsequent_challenges_the_first_roll_serves_on() -> None:
    state = given(peaceful=True, nonviolent_method="subsequent")
    state = rolled(state, BRAN, "Parley", FOE, "Resist", "9 7 2", "9 8")
    assert challenge(state).grants == (":subsequent",)
    state = do(state, BRANS, m.Follow("", FOE))
    assert (pairs(state), challenge(state).grants) == (((11, 9),), (":subsequent",))
    state = do(state, BRANS, m.Follow("", FOE))
    assert (pairs(state), challenge(state).grants) == (((6, -1),), ())


def test_every_seat_is_offered_only_what_it_may_do() -> None:
    state = issue(given(), BRAN, "Parley", FOE)
    assert not offered(state, ORLAS, "end_help")
    assert offered(state, URSULA, "call_off")
