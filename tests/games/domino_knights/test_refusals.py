"""Reasons that random play hardly ever meets, each at its own moment."""

import pytest

from games.domino_knights.refusals import CASES, Case
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.rules.idle import IDLE
from parlour.games.domino_knights.rules.play import COMMANDS
from parlour.games.domino_knights.words.refusals import refused


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_what_is_wrong_is_said(case: Case) -> None:
    what, who, moment = case
    table, command = moment()
    move = IDLE[type(command)] if type(command) in IDLE else COMMANDS[type(command)][1]
    found = move.wrong(table.state, table.seat(who), command)
    assert found is not None and f"{move.tag}.{found.field}.{found.key}" == what
    said = refused(move, found, command)
    assert said.why and said.cure and said.rule in {rule.id for rule in GAME.rulebook}
