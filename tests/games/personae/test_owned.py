"""A library of one's own people: kept as files, brought to another table, several at once."""

import pytest

from games.personae.given_people import ANN, GIL, do, ready, refusal, table
from parlour.games.personae import GAME
from parlour.games.personae import moves as m
from parlour.games.personae.model import State

HOUND = "Reed-marsh hound"


def kept(state: State, name: str) -> str:
    """As it is saved."""
    return GAME.written(state, GIL, next(one.id for one in state.individuals if one.name == name), "parlour")


def hound() -> str:
    return kept(do(table(sitting=True), GIL, m.CallReady(False, "hound", 1)), HOUND)


@pytest.mark.rule("PER-254")
def test_a_creature_goes_from_table_to_table_three_at_once() -> None:
    state, _ = ready(table(sitting=True))
    state = do(state, GIL, m.OpenScene("There", "", "", (), ""), m.CallOwn(False, 3, hound()))
    hounds = [one for one in state.individuals if one.controller < 0]
    assert [(one.name, one.role, one.stage, one.here) for one in hounds] == [
        (HOUND, "ally", "ready", True),
        (f"{HOUND} 2", "ally", "ready", True),
        (f"{HOUND} 3", "ally", "ready", True),
    ]
    assert all([one.approved for who in hounds for one in (*who.skills, *who.abilities)])


def test_in_hiding_nobody_sees_it() -> None:
    state = do(table(sitting=True), GIL, m.CallOwn(True, 1, hound()))
    assert state.individuals[0].hidden and HOUND not in str(GAME.public(state)) + str(GAME.private(state, ANN))


def test_whoever_was_a_players_is_an_ally_of_the_game_masters() -> None:
    state, who = ready(table(sitting=True))
    name = next(one.name for one in state.individuals if one.id == who)
    other = do(table(sitting=True), GIL, m.CallOwn(False, 1, kept(state, name)))
    one = other.individuals[0]
    assert (one.role, one.controller, one.stage) == ("ally", -1, "ready")


def test_the_file_is_judged_as_any_other() -> None:
    state = table(sitting=True)
    for file in ("", "{}", "nonsense", "x" * 50_000):
        assert refusal(state, GIL, m.CallOwn(False, 1, file)).why
    assert refusal(state, GIL, m.CallOwn(False, 10, hound())).why == "You can add at most 9 at once."
    assert refusal(state, GIL, m.CallOwn(False, 0, hound())).cure
    assert refusal(state, ANN, m.CallOwn(False, 1, hound())).reason == "not-gm"
