"""Reasons that random play hardly ever meets, each at its own moment."""

import pytest

from games.yags.given_check import refused
from games.yags.refusals import CASES
from parlour.games.yags import GAME
from parlour.games.yags.rules.desk import DESK

RULES = {rule.id for rule in GAME.rulebook}


@pytest.mark.parametrize("what", CASES)
def test_what_is_wrong_is_said(what: str) -> None:
    state, seat, command = CASES[what]()
    move = DESK.moves[type(command)]
    found = move.wrong(state, seat, command)
    assert found is not None and f"{move.tag}.{found.field}.{found.key}" == what
    told = refused(state, seat, command)
    assert told.rule in RULES and "{" not in told.why + told.cure
