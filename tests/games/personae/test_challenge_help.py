"""Helpers: PER-140 to PER-147, PER-278, rulings Q44 and Q56, examples X15 and X33."""

import pytest
from msgspec.structs import replace

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
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
    do,
    given,
    grants,
    helped,
    issue,
    outcome,
    pairs,
    person,
    plus,
    power,
    ready,
    set_up,
    side,
    skill,
    which,
    why,
)
from games.personae.given_people import alter
from parlour.games.personae import moves as m
from parlour.games.personae.model import Skill, State
from parlour.games.personae.rules.steps import awaits


def learns(state: State, who: str, name: str, dice: int, attribute: str, *tags: str) -> State:
    one: Skill = replace(skill(name, dice, attribute, *tags), id=f"s{who[1:]}50")
    return change(state, who, skills=(*person(state, who).skills, one))


def parleying(**options: object) -> State:
    """Bran parleys with Foe; Sefa and Orla know how to, and Thug stands by."""
    state = given(**options)
    for who in (SEFA, ORLA, THUG):
        state = learns(state, who, "Parley", 2, "Competence")
    return issue(state, BRAN, "Parley", FOE)


def join(state: State, who: str, name: str, at: int = 0) -> m.JoinAssist:
    return m.JoinAssist(who, at, which(state, who, name))


@pytest.mark.rule("PER-140")
def test_with_the_same_skill_help_is_welcome_at_once() -> None:
    state = do(parleying(), SEFAS, join(parleying(), SEFA, "Parley"))
    assert side(state).helpers == ((SEFA, "s250"),)


@pytest.mark.rule("PER-140")
def test_with_another_the_game_master_says_whether_it_is_similar() -> None:
    state = do(parleying(), SEFAS, join(parleying(), SEFA, "Forgery"))
    assert (side(state).helpers, awaits(state)) == ((), {URSULA})
    assert why(state, BRANS, m.EndHelp()) == ("not-now", "PER-140")
    assert why(state, SEFAS, join(state, SEFA, "Parley")) == ("not-now", "PER-140")
    assert side(do(state, URSULA, m.AnswerPetition(1, False))).helpers == ()
    state = do(state, URSULA, m.AnswerPetition(1, True))
    assert plus(state) == 4 + 1


@pytest.mark.rule("PER-141")
def test_as_many_help_as_the_group_agreed() -> None:
    state = parleying(assist_max=2)
    state = do(do(state, SEFAS, join(state, SEFA, "Parley")), ORLAS, join(state, ORLA, "Parley"))
    assert why(state, URSULA, join(state, THUG, "Parley")) == ("too-many", "PER-141")


@pytest.mark.rule("PER-143")
def test_in_a_power_challenge_only_the_same_supernatural_skill_helps() -> None:
    state = learns(
        learns(power(given()), SEFA, "Rites", 3, "Power", "supernatural"), BRAN, "Song", 2, "Power", "supernatural"
    )
    state = issue(state, ORLA, "Song", FOE)
    assert why(state, SEFAS, join(state, SEFA, "Rites")) == ("wrong-skill", "PER-143")
    assert why(state, SEFAS, join(state, SEFA, "Forgery")) == ("wrong-skill", "PER-143")
    assert side(do(state, BRANS, join(state, BRAN, "Song"))).helpers == ((BRAN, "s150"),)


@pytest.mark.rule("PER-144")
def test_in_a_fight_nobody_joins_in_the_middle() -> None:
    state = issue(given(violent=True), BRAN, "Axe", FOE)
    assert challenge(state).stage == "answer"
    assert why(state, SEFAS, join(state, SEFA, "Knife")) == ("not-your-turn", "PER-144")


@pytest.mark.rule("PER-144")
def test_nor_while_the_game_master_rules_on_something_unopposed() -> None:
    state = do(given(violent=True), BRANS, m.AskUnopposed(BRAN, "", "Stature", "climb"))
    assert challenge(state).stage == "help"
    assert why(state, SEFAS, join(state, SEFA, "Forgery")) == ("not-your-turn", "PER-144")


@pytest.mark.rule("PER-144", "PER-142", "PER-Q44", "PER-Q56")
def test_help_declared_on_the_own_turn_counts_for_the_primarys_next_fitting_challenge() -> None:
    state = do(
        given(violent=True, turn=SEFA, order=(SEFA, BRAN, FOE)),
        SEFAS,
        m.Assist(SEFA, BRAN, which(given(), SEFA, "Bow")),
    )
    assert person(state, SEFA).acted
    state = do(state, SEFAS, m.EndTurn(SEFA))
    talk = issue(state, BRAN, "Parley", FOE)
    assert (side(talk).helpers, person(talk, SEFA).helping[0]) == ((), BRAN)
    state = issue(state, BRAN, "Axe", FOE)
    assert (plus(state), person(state, SEFA).helping) == (6, ("", ""))


@pytest.mark.rule("PER-144")
def test_a_helper_who_has_used_its_action_cannot_declare() -> None:
    state = change(given(violent=True, turn=SEFA), SEFA, acted=True)
    assert not [offer for offer in offers(state, SEFAS) if offer.command == "assist"]


def offers(state: State, seat: int) -> list:  # type: ignore[type-arg]
    from games.personae.given_challenge import play

    return play.offers(state, seat)


@pytest.mark.rule("PER-Q56", "PER-X33")
def test_declared_later_in_the_round_it_waits_for_the_next_and_lapses_with_the_helpers_own_turn() -> None:
    state = given(violent=True, turn=SEFA, order=(BRAN, SEFA, FOE))
    state = do(do(state, SEFAS, m.Assist(SEFA, BRAN, which(state, SEFA, "Knife"))), SEFAS, m.EndTurn(SEFA))
    state = do(state, URSULA, m.EndTurn(FOE))
    assert person(state, SEFA).helping[0] == BRAN
    assert plus(issue(state, BRAN, "Axe", FOE)) == 6
    state = do(state, BRANS, m.EndTurn(BRAN))
    assert person(state, SEFA).helping == ("", "")


@pytest.mark.rule("PER-Q56")
def test_a_table_may_let_help_count_in_the_same_round_only() -> None:
    for hold, added in (("untilNextTurn", 6), ("sameRound", 5)):
        state = given(violent=True, turn=SEFA, order=(BRAN, SEFA, FOE), assist_hold=hold)
        state = do(do(state, SEFAS, m.Assist(SEFA, BRAN, which(state, SEFA, "Knife"))), SEFAS, m.EndTurn(SEFA))
        assert plus(issue(do(state, URSULA, m.EndTurn(FOE)), BRAN, "Axe", FOE)) == added


@pytest.mark.rule("PER-X33")
def test_help_in_a_fight_adds_one_to_the_axe() -> None:
    state = given(violent=True, turn=SEFA, order=(SEFA, BRAN, FOE))
    state = grants(state, BRAN, "addResult", skill="Axe", amount=2, quality=True)
    state = do(do(state, SEFAS, m.Assist(SEFA, BRAN, which(state, SEFA, "Knife"))), SEFAS, m.EndTurn(SEFA))
    state = ready(set_up(state, BRAN, "Axe", FOE, "Dodge"), "4 7 2 2 1 5", "1 1 1")
    assert pairs(state)[0][0] == 15


@pytest.mark.rule("PER-143", "PER-Q44")
def test_waiting_help_with_another_supernatural_skill_does_not_fit() -> None:
    state = learns(power(given(violent=True, turn=ORLA)), SEFA, "Rites", 3, "Power", "supernatural")
    state = change(state, SEFA, helping=(ORLA, "s250"), helped_round=1)
    assert side(issue(state, ORLA, "Song", FOE)).helpers == ()


@pytest.mark.rule("PER-145")
def test_primary_and_helper_change_places_before_the_dice() -> None:
    state = do(parleying(), SEFAS, join(parleying(), SEFA, "Parley"))
    assert why(state, SEFAS, m.SetPrimary(0, SEFA)) == ("not-yours", "PER-002")
    assert why(state, BRANS, m.SetPrimary(0, ORLA)) == ("bad-target", "PER-145")
    state = do(state, BRANS, m.SetPrimary(0, SEFA))
    assert (side(state).who, side(state).skill, plus(state)) == (SEFA, "s250", 3 + 1)
    assert side(state).helpers == ((BRAN, which(state, BRAN, "Parley")),)
    rolled = ready(answer(state, FOE, "Resist"), "9 1", "1 1")
    assert why(rolled, SEFAS, m.SetPrimary(0, BRAN)) == ("rolled", "PER-145")


@pytest.mark.rule("PER-146")
def test_in_an_encounter_helping_uses_the_action_of_the_round() -> None:
    state = parleying(peaceful=True)
    assert why(change(state, SEFA, acted=True), SEFAS, join(state, SEFA, "Parley")) == ("no-action", "PER-146")
    state = do(state, SEFAS, join(state, SEFA, "Parley"))
    assert person(state, SEFA).acted
    state = do(closed(ready(answer(state, FOE, "Resist"), "9 1 1", "1 1")), BRANS, m.EndTurn(BRAN))
    assert why(state, SEFAS, m.Issue(False, SEFA, "interaction", "", "", (FOE,), "mine", "")) == (
        "no-action",
        "PER-165",
    )
    assert not person(do(parleying(), SEFAS, join(parleying(), SEFA, "Parley")), SEFA).acted


@pytest.mark.rule("PER-147", "PER-X15")
def test_only_the_primary_rolls_and_each_helper_adds_one() -> None:
    state = parleying()
    for who, seat in ((SEFA, SEFAS), (ORLA, ORLAS), (THUG, URSULA)):
        state = do(state, seat, join(state, who, "Parley"))
    state = ready(answer(state, FOE, "Resist"), "2 7 5", "1 1")
    assert pairs(state)[0][0] == 7 + 4 + 3


@pytest.mark.rule("PER-147")
def test_a_reactor_may_be_helped_too() -> None:
    state = parleying()
    state = do(state, URSULA, join(state, THUG, "Parley", 1))
    assert plus(answer(state, FOE, "Resist"), 1) == 1 + 1


@pytest.mark.rule("PER-140")
def test_who_takes_part_or_is_unconscious_helps_nobody() -> None:
    assert why(parleying(), URSULA, m.JoinAssist(FOE, 0, "")) == ("bad-target", "PER-140")
    state = change(parleying(), SEFA, conscious=False)
    assert why(state, SEFAS, join(state, SEFA, "Parley")) == ("unconscious", "PER-188")


# Recovery


def recovering(hits: int = 3) -> State:
    """Sefa, Injured, tries to recover."""
    state = change(given(), SEFA, hits=hits, hits_bought=1, status="injured", hurt_scene=1)
    return do(state, SEFAS, m.Recover(SEFA, "", ""))


@pytest.mark.rule("PER-278", "PER-196")
def test_a_healer_helps_a_recovery_and_nobody_else() -> None:
    state = learns(recovering(), BRAN, "Herbs", 2, "Knowledge", "healing")
    assert why(state, BRANS, join(state, BRAN, "Parley")) == ("wrong-skill", "PER-278")
    state = do(do(state, BRANS, join(state, BRAN, "Herbs")), ORLAS, join(state, ORLA, "Salves"))
    happened = ready(helped(state), "6", "5")
    assert happened.challenge is None
    assert person(happened, SEFA).hits == 3 - 1


@pytest.mark.rule("PER-278")
def test_without_help_the_same_dice_fail() -> None:
    assert person(ready(helped(recovering()), "6", "5"), SEFA).hits == 3


@pytest.mark.rule("PER-205", "PER-278")
def test_a_trait_for_it_helps_with_more() -> None:
    state = grants(recovering(), ORLA, "recoveryAid", kind="assist", amount=1)
    state = do(state, ORLAS, join(state, ORLA, "Salves"))
    assert plus(state) == 1 + 1 + 1


@pytest.mark.rule("PER-X39", "PER-205")
def test_a_healers_roll_stands_in_and_goes_down_the_tie_like_any_other() -> None:
    state = learns(given(), ORLA, "Bonesetting", 5, "Knowledge", "healing")
    state = grants(state, ORLA, "recoveryAid", kind="replace", skill="Bonesetting")
    state = change(state, SEFA, hits=3, status="wounded", hurt_scene=1)
    state = alter(state, scene=replace(state.scene, number=2, closing=True))
    state = helped(do(state, SEFAS, m.Recover(SEFA, "s350", ORLA)))
    assert (side(state).base, side(state).attribute, plus(state), plus(state, 1)) == (5, "Knowledge", 4, 3)
    state = do(state, SEFAS, m.Ready(0))
    from games.personae.given_challenge import events

    happened = events(state, URSULA, m.Ready(1), "2 6 9 1 4", "8 10")
    decided = next(one.duel for one in happened if isinstance(one, m.Decided))
    assert (decided.outcome, decided.pairs) == ("failure", ((13, 13), (10, 11)))


@pytest.mark.rule("PER-Q24")
def test_a_stand_in_carries_the_healers_own_penalty_only() -> None:
    state = learns(given(), ORLA, "Bonesetting", 5, "Knowledge", "healing")
    state = grants(state, ORLA, "recoveryAid", kind="replace", skill="Bonesetting")
    state = change(change(state, SEFA, hits=3, status="wounded", hurt_scene=1), ORLA, status="injured", hits=2)
    state = alter(state, scene=replace(state.scene, number=2, closing=True))
    from games.personae.given_challenge import dice

    assert dice(helped(do(state, SEFAS, m.Recover(SEFA, "s350", ORLA)))) == 4
    assert outcome(ready(answer(parleying(), FOE, "Resist"), "9 1 1", "1 1")) == "success"
