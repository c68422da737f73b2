"""What is judged wrong is what is wrong: reasons that play hardly ever meets, and those that were false once."""

from collections.abc import Callable
from typing import Any

import pytest

from games.fugue.given_actions import State, refused
from games.fugue.refusals import CASES, Case
from parlour.games.fugue.rules.desk import DESK
from parlour.games.fugue.rules.explain import explain


def wrong(state: State, seat: int, command: Any) -> tuple[str, str]:
    """The field and the condition that forbid; and it is refused indeed."""
    refused(state, seat, command)
    found = DESK.moves[type(command)].wrong(state, seat, command)
    assert found is not None
    return found.field, found.key


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_what_is_wrong_is_named(case: Case) -> None:
    name, seat, given, said = case
    state = given()
    command = said(state) if isinstance(said, Callable) else said  # type: ignore[arg-type]
    field, key = wrong(state, seat, command)
    told = explain(state, seat, command)
    assert f"{command.__struct_config__.tag}.{field}.{key}" == name
    assert told.why and told.cure and told.rule and "{" not in told.why + told.cure
