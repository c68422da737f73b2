"""Tests make no states: where one edits a state with `replace`, it fails there and then.

A state is begun by a game and goes on by events (each game's `reached.py`): so no rule is tested where play never
comes. What is only told may be made up, and is then never played."""

import sys
from typing import Any

import msgspec
import pytest

from parlour.games import GAMES
from parlour.roleplay.play import Playing

STATES = {game.state_type for game in GAMES.values()}
TOLD = ("midway", "test_log", "test_words", "test_prompts")
"""Here sentences and texts are read off tables that were made up for them."""
_replace = msgspec.structs.replace
_made_up: dict[int, Any] = {}


def replace(thing: Any, /, **changes: Any) -> Any:
    """What a test module gets for msgspec's."""
    found = _replace(thing, **changes)
    if type(thing) in STATES:
        where = sys._getframe(1).f_globals["__name__"]
        if where.startswith("games."):
            assert where.endswith(TOLD), f"{where} edits a state: only events lead to another"
            _made_up[id(found)] = found
    return found


msgspec.structs.replace = replace


def pytest_collection_finish() -> None:
    """Also for modules that were there before this one."""
    for name, module in list(sys.modules.items()):
        if name.startswith("games.") and getattr(module, "replace", None) is _replace:
            module.replace = replace  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def _what_is_made_up_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    do = Playing.do

    def done(self: Any, draft: Any, seat: int, command: Any) -> None:
        assert id(draft.state) not in _made_up, "a state that was made up is only told"
        do(self, draft, seat, command)

    monkeypatch.setattr(Playing, "do", done)
