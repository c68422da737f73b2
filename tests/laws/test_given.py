"""A test comes to a state as play does: the game begins it, events lead on. Edits are refused while tests run
(`tests/games/conftest.py`); here stands what cannot be seen there, and what would let nobody come to a rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.games import GAMES

TESTS = Path(__file__).parents[1] / "games"
WHOLE = {
    "domino_knights/given.py": "positions, each piece in one place",
    "domino_knights/given_pairs.py": "positions, each piece in one place",
    "fate/test_words.py": "only told",
    "fugue/midway.py": "only told",
    "personae/midway.py": "only told",
    "yags/midway.py": "only told",
}
"""Where a state is written down as a whole, and why."""
LEADING = ("not_gm", "not_dealer")


def _made(path: Path) -> Iterator[int]:
    """Lines in which a State is written down, or a draft is set by hand."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id == "State":
                yield node.lineno
            if isinstance(called, ast.Attribute) and called.attr in ("set", "set_one", "force_setattr"):
                yield node.lineno


def test_no_test_writes_a_state_down_or_sets_a_draft() -> None:
    found = {}
    for path in sorted(TESTS.glob("*/*.py")):
        name = path.relative_to(TESTS).as_posix()
        if name not in WHOLE and (lines := list(_made(path))):
            found[name] = lines
    assert not found
    assert all(list(_made(TESTS / name)) for name in WHOLE), "what is listed is still needed"


@pytest.mark.parametrize("key", ["fate", "fugue", "personae", "yags"])
def test_what_only_who_leads_may_do_is_not_waived(key: str) -> None:
    """Whoever leads has nobody to ask: a condition of theirs that could be set aside would never be."""
    for move in GAMES[key].playing.desk.moves.values():  # type: ignore[attr-defined]
        if any(condition.__name__ in LEADING for condition in move.unless):
            conditions = [*move.unless, *[one for field in move.fields for one in getattr(field, "unless", ())]]
            waived = [one.__name__ for one in conditions if getattr(one, "waived", False)]
            assert not waived, f"{move.tag}: {waived}"
