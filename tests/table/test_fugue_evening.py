"""A whole evening of the Fugue System at a real table: verifiable luck, a chronicle worth reading, nothing lost by a
restart."""

from pathlib import Path
from typing import Any

from parlour.games import GAMES
from parlour.table.chronicle import sessions
from parlour.table.chronicle_files import markdown
from parlour.table.export import exported
from parlour.table.past import holding
from parlour.table.replay import drift, steps
from parlour.table.verify import verify
from playthroughs import fugue_story
from tables import do, lobby_at, opened, run

FUGUE = GAMES["fugue"]


async def evening(table: Any) -> None:
    """The script, with whatever the cards bring; people have sat down already."""
    script = fugue_story.story()
    next(script)
    move = script.send(table.head.state)
    try:
        while True:
            seat, command = move
            answer = await do(table, seat, command)
            assert isinstance(answer, int), (command, answer)
            move = script.send(table.head.state)
    except StopIteration:
        pass


def test_an_evening_is_kept_told_and_verified(tmp_path: Path) -> None:
    files: list[str] = []

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 5, game="fugue")
            await evening(table)
            state, name = table.head.state, table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert table.head.state == state, "the same after a restart"
            assert state.desk.closed and state.chapter == 2 and state.desk.gm == 1
            files.append(exported(lobby.log, FUGUE, name))
            story = markdown("Low Water", sessions(FUGUE, holding(table.history, table.shown.seq)))
        for words in ("The Deep End", "Diving for a ring, again and again.", "Counting in the dark", "Out of Season"):
            assert words in story
        assert "He knows all of them." not in story and "They have not asked about the lamps." not in story

    run(scenario)
    faults, _ = verify(files[0])
    assert faults == []
    other = files[0].replace('"card":"', '"card":"x', 1)
    assert verify(other)[0], "a card that was not drawn is noticed"
    swapped = files[0].replace('"major-00","major-01"', '"major-01","major-01"', 1)
    assert "two pieces of the header have the same name" in verify(swapped)[0]
    assert not drift(FUGUE, steps(FUGUE, files[0]))
