"""A library of one's own people: kept as files, brought to another table, several at once."""

import pytest

from games.fate.given import GM, State, do, find, given, mook, pc, refused
from parlour.games.fate import GAME
from parlour.games.fate import moves as m

AMA = pc("Ama", 1)


def kept(state: State, name: str) -> str:
    """As it is saved."""
    return GAME.written(state, GM, find(state, name).id, "parlour")


def test_a_creature_goes_from_table_to_table_three_at_once() -> None:
    file = kept(given(mook("Cellar rat")), "Cellar rat")
    state = do(given(AMA), GM, m.CallOwn(False, 3, file))
    rats = [one for one in state.characters if one.name.startswith("Cellar rat")]
    assert [(one.name, one.kind, one.here, one.hidden, one.status) for one in rats] == [
        ("Cellar rat", "mook", True, False, "ready"),
        ("Cellar rat 2", "mook", True, False, "ready"),
        ("Cellar rat 3", "mook", True, False, "ready"),
    ]


def test_in_hiding_nobody_sees_it() -> None:
    state = do(given(AMA), GM, m.CallOwn(True, 1, kept(given(mook("Cellar rat")), "Cellar rat")))
    assert find(state, "Cellar rat").hidden and not find(state, "Cellar rat").here
    assert "Cellar rat" not in str(GAME.public(state)) + str(GAME.private(state, 1))


@pytest.mark.rule("FAE-166")
def test_whoever_was_a_players_is_a_major_character_of_the_game_masters() -> None:
    state = do(given(), GM, m.CallOwn(False, 1, kept(given(AMA), "Ama")))
    assert (find(state, "Ama").kind, find(state, "Ama").controller, find(state, "Ama").status) == ("major", -1, "ready")


def test_the_file_is_judged_as_any_other() -> None:
    for file in ("", "{}", "nonsense", "x" * 50_000):
        assert refused(given(AMA), GM, m.CallOwn(False, 1, file)).why
    file = kept(given(mook("Cellar rat")), "Cellar rat")
    assert refused(given(AMA), GM, m.CallOwn(False, 0, file)).cure
    assert refused(given(AMA), GM, m.CallOwn(False, 10, file)).why == "You can add at most 9 at once."
    assert refused(given(AMA), 1, m.CallOwn(False, 1, file)).reason == "not-the-game-master"
