"""The golden playthroughs still play the same, word for word; there is one per way of ending."""

from pathlib import Path

import pytest

from parlour.games import GAMES
from parlour.games.domino_knights.words.endings import HOW
from playthroughs.telling import again

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_played_and_told_as_before(file: Path) -> None:
    text = file.read_text("utf-8")
    game = GAMES[text.splitlines()[0].split()[1]]
    assert again(game, text) == text


def test_every_way_of_ending_has_a_playthrough() -> None:
    endings = "".join(file.read_text("utf-8").splitlines()[-1] for file in FILES)
    for how in HOW:
        assert f'"how":"{how}"' in endings


def test_hidden_cards_are_told_to_their_owner_alone() -> None:
    """What a seat is dealt is in the line to that seat and in no line to all."""
    text = (Path(__file__).parent / "domino_knights" / "last-standing.txt").read_text("utf-8")
    dealt = [line for line in text.splitlines() if line.startswith("  seat ") and "hand" in line]
    assert dealt
    told_to_all = [line for line in text.splitlines() if line.startswith("  all: ") and "draws" in line]
    assert told_to_all and not any("♠" in line or "♥" in line or "♦" in line or "♣" in line for line in told_to_all)
