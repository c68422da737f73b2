"""What the game master takes back before the dice fall is as if it had not been issued: actions, help and limits are
had again."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from games.personae import begun
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
    closed,
    do,
    expertise,
    given,
    grants,
    issue,
    person,
    power,
    ready,
    set_up,
    which,
)
from parlour.games.personae import moves as m
from parlour.games.personae.model import State

Taken = Callable[[], tuple[State, State]]


def left(state: State) -> dict[str, Any]:
    """All there is, but what only counts up, and the moment an Ability was last used, which counts with its uses."""
    found = {key: value for key, value in asdict(state).items() if key not in ("challenges", "petitioned")}
    found["individuals"] = [
        replace(one, abilities=tuple([replace(ability, stamp=0) for ability in one.abilities]))
        for one in state.individuals
    ]
    return found


def plain() -> tuple[State, State]:
    state = given(violent=True)
    return state, issue(state, BRAN, "Axe", FOE)


def to_open() -> tuple[State, State]:
    state = begun.fight(given(), (BRAN, SEFA, FOE), opening=True)
    assert state.encounter is not None and state.encounter.opening
    return state, issue(state, BRAN, "Parley", FOE)


def to_open_unopposed() -> tuple[State, State]:
    state = begun.fight(given(), (BRAN, SEFA, FOE), opening=True)
    return state, do(state, BRANS, m.AskUnopposed(BRAN, which(state, BRAN, "Ropes"), "", "to get up"))


def for_free() -> tuple[State, State]:
    state = grants(given(violent=True), BRAN, "freeChallenge", quality=True, kind="attack", amount=1)
    return state, issue(state, BRAN, "Axe", FOE)


def for_free_by_the_trait_of_the_turn() -> tuple[State, State]:
    state = grants(given(violent=True), BRAN, "freeChallenge", kind="attack", amount=1, conditions=("once per scene",))
    state = do(state, BRANS, m.DoOther(BRAN, "shouts"))
    return state, issue(state, BRAN, "Axe", FOE)


def with_a_trait() -> tuple[State, State]:
    state = grants(given(violent=True), BRAN, "addDice", conditions=("once per scene",), skill="Axe")
    return state, do(set_up(state, BRAN, "Axe", FOE, "Dodge"), BRANS, m.UseAbility(BRAN, "a1"))


def with_an_expertise() -> tuple[State, State]:
    state = expertise(given(), BRAN)
    asked = do(set_up(state, BRAN, "Parley", FOE, "Resist"), BRANS, m.CallExpertise(BRAN, "t1", "I know knots"))
    return state, do(asked, URSULA, m.AnswerExpertise(True, 0))


def against_a_guard() -> tuple[State, State]:
    state = given(violent=True, turn=FOE, order=(FOE, BRAN, SEFA))
    state = do(do(state, URSULA, m.Announce(FOE, which(state, FOE, "Club"))), URSULA, m.EndTurn(FOE))
    return state, set_up(state, BRAN, "Axe", FOE, "Club", active=True)


def with_a_power() -> tuple[State, State]:
    state = power(given(violent=True, turn=ORLA, powers_limit=1))
    return state, issue(state, ORLA, "Song", FOE)


def helped_in_talk() -> tuple[State, State]:
    state = given(peaceful=True)
    asked = do(issue(state, BRAN, "Parley", FOE), SEFAS, m.JoinAssist(SEFA, 0, which(state, SEFA, "Inquiry")))
    return state, do(asked, URSULA, m.AnswerPetition(1, True))


def helped_in_a_fight() -> tuple[State, State]:
    state = given(violent=True, turn=SEFA, order=(SEFA, BRAN, FOE, ORLA))
    state = do(state, SEFAS, m.Assist(SEFA, BRAN, which(state, SEFA, "Knife")))
    state = do(state, SEFAS, m.EndTurn(SEFA))
    return state, issue(state, BRAN, "Axe", FOE)


def joined_in_talk() -> tuple[State, State]:
    state = power(power(given(peaceful=True, turn=ORLA, powers_limit=1)), SEFA, name="Spark", skill="Inquiry")
    issued = issue(state, ORLA, "Song", FOE, power="p1")
    return state, do(issued, SEFAS, m.JoinIssue(SEFA, which(state, SEFA, "Inquiry"), "p2"))


def joined_for_later() -> tuple[State, State]:
    state = given(peaceful=True, multi_rolls="perPair")
    return state, do(issue(state, BRAN, "Parley", FOE), ORLAS, m.JoinIssue(ORLA, which(state, ORLA, "Persuade"), ""))


def joined_in_a_fight_with_a_power() -> tuple[State, State]:
    state = given(violent=True, turn=SEFA, order=(SEFA, ORLA, FOE, BRAN), powers_limit=1)
    state = power(power(state), SEFA, name="Spark", skill="Inquiry")
    state = do(state, SEFAS, m.StandTogether(SEFA, "power", ORLA, which(state, SEFA, "Inquiry"), "p2"))
    state = do(state, SEFAS, m.EndTurn(SEFA))
    return state, issue(state, ORLA, "Song", FOE, power="p1")


def joined_in_a_fight() -> tuple[State, State]:
    state = given(violent=True, turn=SEFA, order=(SEFA, BRAN, FOE, ORLA))
    state = do(state, SEFAS, m.StandTogether(SEFA, "attack", BRAN, which(state, SEFA, "Knife"), ""))
    state = do(state, SEFAS, m.EndTurn(SEFA))
    return state, issue(state, BRAN, "Axe", FOE)


WAYS = (
    plain,
    to_open,
    to_open_unopposed,
    for_free,
    for_free_by_the_trait_of_the_turn,
    with_a_trait,
    with_an_expertise,
    against_a_guard,
    with_a_power,
    helped_in_talk,
    helped_in_a_fight,
    joined_in_talk,
    joined_for_later,
    joined_in_a_fight,
    joined_in_a_fight_with_a_power,
)


@pytest.mark.rule("PER-003", "PER-165")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_is_called_off_is_as_if_it_had_not_been_issued(way: Taken) -> None:
    before, issued = way()
    after = do(issued, URSULA, m.CallOff("a misunderstanding"))
    assert issued.individuals != before.individuals, "something was spent"
    assert left(after) == left(before)


@pytest.mark.rule("PER-Q31", "PER-165")
def test_where_each_pair_rolls_for_itself_only_the_first_is_paid_for() -> None:
    state = issue(given(peaceful=True, multi_rolls="perPair"), BRAN, "Parley", FOE, THUG)
    state = closed(ready(answer(state, FOE, "Resist"), "9 3 1", "1 1"))
    assert person(do(state, URSULA, m.CallOff("enough said")), BRAN).acted
    free = grants(
        given(violent=True, multi_rolls="perPair"), BRAN, "freeChallenge", quality=True, kind="attack", amount=2
    )
    state = closed(ready(answer(issue(free, BRAN, "Axe", FOE, THUG), FOE, "Dodge"), "9 3 1 1 1 1", "1 1 1"))
    assert person(state, BRAN).free_used == 1
    assert person(do(state, URSULA, m.CallOff("enough")), BRAN).free_used == 1
