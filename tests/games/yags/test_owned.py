"""A library of one's own creatures: kept as files, brought to another table, several at once."""

import pytest

from games.yags.given_people import ANN, GIL, do, holding, refusal, skill, someone, table
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import State


def kept(state: State, name: str) -> str:
    """As it is saved."""
    return GAME.written(state, GIL, next(one.id for one in state.creatures if one.name == name), "parlour")


def wolf() -> str:
    return kept(do(table(), GIL, m.CallReady(False, "wolf")), "Wolf")


@pytest.mark.rule("YAG-048")
def test_a_creature_goes_from_table_to_table_three_at_once() -> None:
    state = do(holding(someone("c1", ANN)), GIL, m.OpenScene("There", "", "", ()), m.CallOwn(False, 3, wolf()))
    wolves = [one for one in state.creatures if one.controller < 0]
    assert [(one.name, one.kind, one.stage, one.here) for one in wolves] == [
        ("Wolf", "creature", "ready", True),
        ("Wolf 2", "creature", "ready", True),
        ("Wolf 3", "creature", "ready", True),
    ]


def test_in_hiding_nobody_sees_it() -> None:
    state = do(holding(someone("c1", ANN)), GIL, m.CallOwn(True, 1, wolf()))
    assert state.creatures[-1].hidden and "Wolf" not in str(GAME.public(state)) + str(GAME.private(state, ANN))


def test_the_file_is_judged_as_any_other() -> None:
    state = table()
    for file in ("", "{}", "nonsense", "x" * 5_000_000):
        assert refusal(state, GIL, m.CallOwn(False, 1, file)).why
    assert refusal(state, GIL, m.CallOwn(False, 10, wolf())).why == "You can add at most 9 at once."
    assert refusal(state, GIL, m.CallOwn(False, 0, wolf())).cure
    assert refusal(state, ANN, m.CallOwn(False, 1, wolf())).reason == "not-gm"


def test_what_this_campaign_does_not_know_is_named() -> None:
    there = do(table(), GIL, skill("moonlore"), m.CallReady(False, "guard"))
    guard = there.creatures[-1].id
    there = do(there, GIL, m.GrantSkill(True, guard, "moonlore", 1))
    told = refusal(table(), GIL, m.CallOwn(False, 1, kept(there, "Town guard")))
    assert "Moonlore" in told.why and told.cure == "Change the file, or what this campaign knows."
