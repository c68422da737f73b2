"""Several issue one Challenge: each rolls and is compared with everybody who answers (PER-116, PER-Q31)."""

import pytest

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
    closed,
    do,
    given,
    grants,
    helped,
    issue,
    offered,
    person,
    power,
    ready,
    refused,
    set_up,
    side,
    stand,
    which,
    why,
)
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules import play
from parlour.games.personae.rules.compare import actors, duel_of
from parlour.games.personae.words.lines import tell_all


def outcomes(state: State) -> dict[tuple[str, str], str]:
    sides = challenge(state).sides
    return {(sides[duel.actor].who, sides[duel.reactor].who): duel.outcome for duel in challenge(state).duels}


def joined(state: State, who: str, seat: int, skill: str, used: str = "") -> State:
    return do(state, seat, m.JoinIssue(who, which(state, who, skill), used))


def together(state: State) -> State:
    """Bran, three dice and 4, and Sefa, five dice and 5, press Foe, who answers with two dice and 1."""
    state = joined(issue(state, BRAN, "Parley", FOE), SEFA, SEFAS, "Forgery")
    return answer(state, FOE, "Resist")


@pytest.mark.rule("PER-116", "PER-Q31")
def test_two_actors_and_one_reactor_each_roll_once_and_each_actor_is_compared() -> None:
    state = together(given())
    assert [one.who for one in challenge(state).sides] == [BRAN, FOE, SEFA] and actors(challenge(state)) == (0, 2)
    assert set(play.awaited(state)) == {BRANS, SEFAS, URSULA}
    state = ready(state, "2 3 1", "9 4", "8 2 2 2 2")
    assert outcomes(state) == {(BRAN, FOE): "failure", (SEFA, FOE): "success"}, "7 and 13 against one roll of 10"
    assert challenge(stand(state)).stage == "close" and not closed(state).challenge


@pytest.mark.rule("PER-116")
def test_two_actors_and_two_reactors_are_four_comparisons_of_four_rolls() -> None:
    state = joined(issue(given(), BRAN, "Parley", FOE, THUG), SEFA, SEFAS, "Forgery")
    state = answer(answer(state, FOE, "Resist"), THUG, "Resist")
    state = ready(state, "5 3 1", "9 4", "3 2", "8 2 2 2 2")
    assert outcomes(state) == {
        (BRAN, FOE): "failure",
        (SEFA, FOE): "success",
        (BRAN, THUG): "success",
        (SEFA, THUG): "success",
    }


@pytest.mark.rule("PER-116", "PER-117")
def test_everybody_joins_with_a_skill_of_their_own_before_it_is_answered() -> None:
    state = issue(given(), BRAN, "Parley", FOE)
    (offer,) = offered(state, SEFAS, "join_issue")
    assert offer.fixed == (SEFA,) and offer.asks[0].of[-1] == "", "any Skill, or one die"  # type: ignore[union-attr]
    assert [offer.fixed for offer in offered(state, URSULA, "join_issue")] == [(THUG,)], "not who is challenged"
    assert why(state, BRANS, m.JoinIssue(SEFA, "", "")) == ("not-yours", "PER-002")
    assert why(state, URSULA, m.JoinIssue(FOE, "", "")) == ("bad-target", "PER-116")
    state = helped(state)
    assert not offered(state, SEFAS, "join_issue") and why(state, SEFAS, m.JoinIssue(SEFA, "", "")) == (
        "not-now",
        "PER-116",
    )


@pytest.mark.rule("PER-116", "PER-165")
def test_in_an_encounter_joining_costs_the_action() -> None:
    state = issue(given(peaceful=True), BRAN, "Parley", FOE)
    state = joined(state, SEFA, SEFAS, "Forgery")
    assert person(state, SEFA).acted
    again = do(state, URSULA, m.CallOff("no"))
    assert not person(again, SEFA).acted and not person(again, BRAN).acted, "taken back, it is had again"
    state = closed(ready(answer(state, FOE, "Resist"), "2 3 1", "9 4", "8 2 2 2 2"))
    state = issue(do(do(state, BRANS, m.EndTurn(BRAN)), SEFAS, m.EndTurn(SEFA)), ORLA, "Persuade", FOE)
    assert why(state, SEFAS, m.JoinIssue(SEFA, "", "")) == ("no-action", "PER-165")


@pytest.mark.rule("PER-116", "PER-144")
def test_in_a_fight_whoever_joins_has_said_so_on_the_own_turn() -> None:
    state = given(violent=True, turn=SEFA, order=(SEFA, BRAN, FOE, ORLA, THUG))
    assert why(state, ORLAS, m.StandTogether(ORLA, "attack", BRAN, "", "")) == ("not-your-turn", "PER-162")
    state = do(state, SEFAS, m.StandTogether(SEFA, "attack", BRAN, which(state, SEFA, "Knife"), ""))
    assert person(state, SEFA).acted
    state = do(state, SEFAS, m.EndTurn(SEFA))
    talk = issue(state, BRAN, "Parley", FOE)
    assert [one.who for one in challenge(talk).sides] == [BRAN, FOE], "she stands by for an attack"
    state = issue(state, BRAN, "Axe", FOE)
    assert [one.who for one in challenge(state).sides] == [BRAN, FOE, SEFA] and person(state, SEFA).helping == ("", "")
    assert why(state, ORLAS, m.JoinIssue(ORLA, "", "")) == ("not-your-turn", "PER-144")
    back = do(state, URSULA, m.CallOff("no"))
    assert person(back, SEFA).helping[0] == BRAN and [
        one.who for one in challenge(issue(back, BRAN, "Axe", FOE)).sides
    ] == [BRAN, FOE, SEFA]


@pytest.mark.rule("PER-116", "PER-171", "PER-182")
def test_each_success_is_an_attack_of_its_own() -> None:
    state = given(violent=True, turn=SEFA, order=(SEFA, BRAN, FOE, ORLA, THUG))
    state = do(state, SEFAS, m.StandTogether(SEFA, "attack", BRAN, which(state, SEFA, "Knife"), ""))
    state = answer(issue(do(state, SEFAS, m.EndTurn(SEFA)), BRAN, "Axe", FOE), FOE, "Dodge")
    state = stand(ready(state, "9 1 1 1 1 1", "2 1 1", "9 1 1"))
    assert person(state, FOE).hits == 2
    decided = [m.Decided(duel, challenge(state)) for duel in challenge(state).duels]
    (line,) = tell_all(state, decided, BRANS)
    assert line.card is not None and [(one.title, one.beside) for one in line.card.sides] == [
        ("Bran, Axe", False),
        ("Sefa, Knife", True),
        ("Foe, Dodge", False),
    ]
    assert line.card.outcome == "Bran against Foe: success; Sefa against Foe: success"
    assert "Bran and Sefa attack Foe: Axe and Knife against Dodge" in GAME.public(state).challenge.title  # type: ignore[union-attr]


@pytest.mark.rule("PER-116", "PER-214")
def test_one_answer_must_be_able_to_stop_every_attacker() -> None:
    def attacked(other: str) -> State:
        state = given(violent=True, turn=FOE, order=(FOE, THUG, ORLA, BRAN, SEFA))
        state = do(state, URSULA, m.Announce(FOE, which(state, FOE, "Club")))
        state = do(do(state, URSULA, m.EndTurn(FOE)), URSULA, m.EndTurn(THUG))
        kind = m.StandTogether(ORLA, "attack", BRAN, which(state, ORLA, other), "")
        state = do(do(state, ORLAS, kind), ORLAS, m.EndTurn(ORLA))
        return issue(state, BRAN, "Axe", FOE)

    heavy = attacked("Staff")
    club = which(heavy, FOE, "Club")
    assert why(heavy, URSULA, m.Answer(True, FOE, club)) == ("category", "PER-214"), "the axe is Light, the staff Heavy"
    assert do(attacked(""), URSULA, m.Answer(True, FOE, club)), "both are Light"


@pytest.mark.rule("PER-116", "PER-Q31")
def test_where_each_pair_rolls_for_itself_the_second_actor_comes_after_the_first() -> None:
    state = joined(issue(given(multi_rolls="perPair"), BRAN, "Parley", FOE, THUG), SEFA, SEFAS, "Forgery")
    met = []
    for dice in (("2 3 1", "9 4"), ("2 3 1", "9 4"), ("8 2 2 2 2", "9 4"), ("8 2 2 2 2", "9 4")):
        target = side(state, 1).who
        met.append((side(state).who, target))
        state = closed(ready(answer(state, target, "Resist"), *dice))
    assert met == [(BRAN, FOE), (BRAN, THUG), (SEFA, FOE), (SEFA, THUG)] and state.challenge is None


@pytest.mark.rule("PER-116", "PER-086")
def test_who_joins_in_a_power_challenge_uses_a_power_of_its_own() -> None:
    state = power(power(given(), ORLA, name="Lash"), SEFA, name="Spark", skill="Inquiry")
    state = issue(state, ORLA, "Song", FOE, power="p1")
    assert why(state, BRANS, m.JoinIssue(BRAN, "", "")) == ("no-power", "PER-086"), "Bran has none"
    state = answer(joined(state, SEFA, SEFAS, "Inquiry", "p2"), FOE, "Resist")
    assert (side(state, 2).attribute, side(state, 2).value) == ("Knowledge", 6)
    state = stand(ready(state, "9 1 1 1 1", "1 1", "9 1 1 1"))
    assert person(state, FOE).hits == 2


@pytest.mark.rule("PER-116", "PER-Q30")
def test_a_deadlock_with_one_of_two_actors_is_settled_for_that_one() -> None:
    state = together(given(tie_exhausted="gm"))
    state = ready(do(state, URSULA, m.Adjust("dice", 1, 1, "awake")), "5 4 3", "8 7 6", "1 1 1 1 1")
    assert outcomes(state)[(BRAN, FOE)] == "deadlock" and outcomes(state)[(SEFA, FOE)] == "failure"
    _, yes = offered(state, URSULA, "settle_tie")
    assert yes.fixed == (1, True, 0)
    assert outcomes(do(state, URSULA, m.SettleTie(1, True, 0)))[(BRAN, FOE)] == "success"
    assert refused(state, URSULA, m.SettleTie(1, True, 2)).rule == "PER-Q30"


@pytest.mark.rule("PER-116", "PER-Q30")
def test_a_deadlock_is_rolled_anew_for_those_in_it_alone() -> None:
    state = together(given(tie_exhausted="reroll"))
    state = ready(do(state, URSULA, m.Adjust("dice", 1, 1, "awake")), "5 4 3", "8 7 6", "1 1 1 1 1", "9 9 9 1 1 1")
    assert outcomes(state) == {(BRAN, FOE): "success", (SEFA, FOE): "failure"} and side(state, 2).dice == (
        1,
        1,
        1,
        1,
        1,
    )


@pytest.mark.rule("PER-116", "PER-066")
def test_traits_for_issuing_serve_whoever_issues_it() -> None:
    with_trait = grants(given(), SEFA, "addResult", quality=True, when="issue", amount=3)
    against = grants(given(), SEFA, "addResult", quality=True, when="answer", amount=3)
    assert [sum([one.amount for one in side(together(state), 2).additions]) for state in (with_trait, against)] == [
        3,
        0,
    ]


@pytest.mark.rule("PER-116")
def test_help_for_one_of_several_counts_for_that_one() -> None:
    state = joined(issue(given(), BRAN, "Parley", FOE), SEFA, SEFAS, "Forgery")
    state = do(state, ORLAS, m.JoinAssist(ORLA, 2, which(state, ORLA, "Persuade")))
    state = do(state, URSULA, m.AnswerPetition(state.petitions[0].id, True))
    assert [len(one.helpers) for one in challenge(state).sides] == [0, 0, 1]


def test_odds_are_told_for_every_pair() -> None:
    state = do(together(given()), URSULA, m.ShowIndividual(FOE, "numbers"))
    seen = GAME.public(state).challenge
    assert seen is not None and [(duel.actor, duel.reactor, bool(duel.odds)) for duel in seen.duels] == [
        (0, 1, True),
        (2, 1, True),
    ]
    assert seen.actors == (0, 2)
    assert [number for number, _ in GAME.private(state, SEFAS).odds] == [1, 2]
    assert duel_of(challenge(state), 1, 2).actor == 2
    assert set_up(given(), BRAN, "Parley", FOE, "Resist").challenge.joined == 0  # type: ignore[union-attr]
