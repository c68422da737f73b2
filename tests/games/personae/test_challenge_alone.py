"""Without an opponent, and knowledge about persons: PER-148 to PER-157, PER-271, rulings Q03 to Q05, examples X01 and
X27."""

import pytest

from games.personae.given_challenge import (
    BRAN,
    BRANS,
    FOE,
    SEFA,
    SEFAS,
    URSULA,
    challenge,
    change,
    closed,
    dice,
    do,
    events,
    given,
    grants,
    helped,
    issuing,
    offered,
    outcome,
    pairs,
    person,
    plus,
    ready,
    side,
    which,
    why,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules.steps import awaits


def asking(state: State | None = None, name: str = "Parley", attribute: str = "") -> State:
    state = state or given()
    return do(state, BRANS, m.AskUnopposed(BRAN, which(state, BRAN, name), attribute, "leap down"))


def ruled(state: State, number: int = 2, difficulty: int | None = None, reason: str = "") -> State:
    return helped(
        do(state, URSULA, m.RuleUnopposed("roll", number, number if difficulty is None else difficulty, reason))
    )


@pytest.mark.rule("PER-153")
def test_the_game_master_passes_or_fails_it_without_dice() -> None:
    state = asking()
    assert awaits(state) == {URSULA}
    assert why(state, BRANS, m.RuleUnopposed("pass", 0, 0, "")) == ("not-gm", "PER-153")
    assert why(state, BRANS, m.EndHelp()) == ("not-now", "PER-153")
    for how, passed in (("pass", True), ("fail", False)):
        assert events(state, URSULA, m.RuleUnopposed(how, 0, 0, "easy")) == (
            m.UnopposedRuled(BRAN, passed, "leap down", "easy"),
        )  # type: ignore[arg-type]
    assert do(state, URSULA, m.RuleUnopposed("pass", 0, 0, "")).challenge is None


@pytest.mark.rule("PER-154")
def test_a_skill_or_an_attribute_must_be_named() -> None:
    assert why(given(), BRANS, m.AskUnopposed(BRAN, "", "", "leap")) == ("no-attribute", "PER-154")
    assert why(given(), BRANS, m.AskUnopposed(BRAN, "s999", "", "leap")) == ("no-skill", "PER-154")
    state = ruled(asking(name="", attribute="Stature"))
    assert (dice(state), plus(state), dice(state, 1)) == (1, 5, 1)
    assert plus(ruled(asking(attribute="Cunning"))) == 3


@pytest.mark.rule("PER-155")
def test_the_listed_difficulties_and_nothing_between() -> None:
    state = asking()
    for number in (0, 1, 2, 3, 5, 7, 9):
        assert plus(ruled(state, number), 1) == number
    assert why(state, URSULA, m.RuleUnopposed("roll", 4, 4, "")) == ("bad-number", "PER-155")
    assert why(state, URSULA, m.RuleUnopposed("roll", 10, 9, "")) == ("bad-number", "PER-155")
    assert plus(ruled(state, 10, 12), 1) == 12


@pytest.mark.rule("PER-156", "PER-Q05")
def test_the_game_master_rolls_one_die_fewer_than_the_rating_and_at_least_one() -> None:
    assert dice(ruled(asking()), 1) == 2
    assert dice(ruled(asking(name="Ropes")), 1) == 1
    hurt = change(given(), BRAN, status="wounded", hits=7)
    assert dice(ruled(asking(hurt, "Axe")), 1) == 5


@pytest.mark.rule("PER-Q05")
def test_a_table_may_count_the_dice_really_rolled() -> None:
    hurt = change(given(unopposed_gm_dice="rolled"), BRAN, status="wounded", hits=7)
    assert dice(ruled(asking(hurt, "Axe")), 1) == 3
    more = grants(given(unopposed_gm_dice="rolled"), BRAN, "addDice", skill="Axe", quality=True)
    assert dice(ruled(asking(more, "Axe")), 1) == 6


@pytest.mark.rule("PER-157", "PER-X01", "PER-Q03")
def test_the_leap_to_the_ground() -> None:
    for normal, number, needed in (("2", 2, 9), ("0", 0, 7)):
        state = change(given(unopposed_normal=normal), BRAN, values=(3, 5, 3, 2, 1, 5))
        state = ready(ruled(asking(state), number), "1 5 6", "3 7")
        assert (pairs(state), outcome(state)) == (((9, needed),), "success")
    lost = ready(ruled(asking(), 3), "1 5 1", "3 7")
    assert (pairs(lost), outcome(lost)) == (((9, 10),), "failure")


@pytest.mark.rule("PER-Q03")
def test_normal_is_two_by_the_list_or_nought_by_the_switch() -> None:
    state = asking(given(unopposed_normal="0"))
    assert why(state, URSULA, m.RuleUnopposed("roll", 2, 2, "")) == ("bad-number", "PER-155")


@pytest.mark.rule("PER-271", "PER-Q04")
def test_the_difficulty_is_shifted_for_the_character() -> None:
    state = asking()
    assert challenge(ruled(state, 3, 2, "")).difficulty == 2
    command = m.RuleUnopposed("roll", 3, 2, "an acrobat")
    assert m.DifficultySet(3, 2, "an acrobat") in events(state, URSULA, command)
    state = ruled(state, 3, 2, "an acrobat")
    assert (challenge(state).listed, challenge(state).difficulty, plus(state, 1)) == (3, 2, 2)


@pytest.mark.rule("PER-147", "PER-153")
def test_helpers_may_join_as_usual() -> None:
    state = do(asking(), SEFAS, m.JoinAssist(SEFA, 0, which(given(), SEFA, "Forgery")))
    state = do(state, URSULA, m.AnswerPetition(1, True))
    assert plus(ruled(state)) == 4 + 1


@pytest.mark.rule("PER-165", "PER-153")
def test_in_an_encounter_it_costs_the_action() -> None:
    state = asking(given(violent=True))
    assert person(state, BRAN).acted
    state = do(state, URSULA, m.RuleUnopposed("roll", 2, 2, ""))
    assert challenge(state).stage == "settings"
    state = closed(ready(state, "1 1 1", "9 9"))
    assert why(state, BRANS, m.AskUnopposed(BRAN, "", "Stature", "again")) == ("no-action", "PER-165")


# Knowledge about persons


def curious(name: str = "", state: State | None = None) -> State:
    state = state or given()
    return do(state, SEFAS, m.AskAbout(SEFA, FOE, which(state, SEFA, name), "Who pays him?"))


@pytest.mark.rule("PER-148", "PER-X27")
def test_what_was_never_hidden_is_known_without_dice() -> None:
    state = curious()
    assert awaits(state) == {URSULA}
    assert why(state, SEFAS, m.RuleHidden(False, "", "The guild")) == ("not-gm", "PER-148")
    assert events(state, URSULA, m.RuleHidden(False, "", "The guild")) == (
        m.AnswerGiven(SEFA, FOE, "Who pays him?", "The guild"),
    )
    assert do(state, URSULA, m.RuleHidden(False, "", "The guild")).challenge is None


@pytest.mark.rule("PER-149")
def test_what_was_hidden_is_one_die_and_knowledge_against_one_die_and_cunning() -> None:
    state = helped(do(curious(), URSULA, m.RuleHidden(True, "", "")))
    assert challenge(state).stage == "settings"
    assert (dice(state), side(state).attribute, dice(state, 1), side(state, 1).attribute) == (
        1,
        "Knowledge",
        1,
        "Cunning",
    )
    state = ready(state, "6", "4")
    assert (pairs(state), outcome(state)) == (((12, 6),), "success")


@pytest.mark.rule("PER-149")
def test_or_against_the_skill_of_the_subterfuge() -> None:
    state = helped(do(curious(), URSULA, m.RuleHidden(True, which(given(), FOE, "Glare"), "")))
    assert (dice(state, 1), side(state, 1).attribute) == (3, "Competence")


@pytest.mark.rule("PER-150", "PER-X27")
def test_a_suited_skill_replaces_the_one_die() -> None:
    state = change(given(), FOE, values=(3, 4, 5, 1, 1, 4))
    state = helped(do(curious("Inquiry", state), URSULA, m.RuleHidden(True, "", "")))
    state = ready(state, "2 5 7 1", "9")
    assert (pairs(state), outcome(state)) == (((13, 14),), "failure")


@pytest.mark.rule("PER-148")
def test_nobody_asks_about_herself_and_it_costs_no_action() -> None:
    assert why(given(), SEFAS, m.AskAbout(SEFA, SEFA, "", "Who am I?")) == ("bad-target", "PER-148")
    assert why(given(), BRANS, m.AskAbout(SEFA, FOE, "", "Who?")) == ("not-yours", "PER-002")
    state = curious(state=given(violent=True, turn=SEFA))
    assert (person(state, SEFA).acted, person(state, SEFA).free_used) == (False, 0)
    assert challenge(do(state, URSULA, m.RuleHidden(True, "", ""))).stage == "settings"


@pytest.mark.rule("PER-035")
def test_a_challenge_needs_an_own_skill_or_none() -> None:
    command = issuing(given(), BRAN, "", FOE)
    assert outcome(ready(helped_and_resisted(do(given(), BRANS, command)), "9", "1 1")) == "success"
    wrong = m.Issue(False, BRAN, "interaction", "s205", "", (FOE,), "in", "")
    assert why(given(), BRANS, wrong) == ("no-skill", "PER-035")
    assert offered(given(), BRANS, "ask_unopposed")


def helped_and_resisted(state: State) -> State:
    return do(helped(state), URSULA, m.Answer(False, FOE, which(state, FOE, "Resist")))
