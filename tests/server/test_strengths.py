"""How strong bots play: chosen when a table opens, changed seat by seat by its host, known to everybody."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from guests import house_at, run
from parlour.core.game import BotLevel
from parlour.table.pace import Pace
from tiny import State, Tiny

AT_ONCE = Pace(grace=0.0, grace_alone=0.0, move=(0, 0), react=(0, 0))


class Graded(Tiny):
    """A game with three strengths; it remembers at which strength each seat was last thought for."""

    levels = (BotLevel("easy", "Easy", ""), BotLevel("normal", "Normal", ""), BotLevel("hard", "Hard", ""))

    def __init__(self) -> None:
        self.thought: dict[int, str] = {}

    def bot(self, world: State, seat: int, level: str, random: Callable[[], float]) -> Any:
        self.thought[seat] = level
        return super().bot(world, seat, level, random)


def _levels(room: dict[str, Any]) -> list[str]:
    return [person["level"] for person in room["people"]]


def test_a_table_opens_with_a_strength_and_one_seat_gets_another(tmp_path: Path) -> None:
    async def scenario() -> None:
        game = Graded()
        async with house_at(tmp_path / "x", {"tiny": game}, pace=AT_ONCE) as house:
            opened, (host,) = await house.seated(4, start=False, bots=3, level="hard", options={"goal": "10000"})
            assert _levels(host.room) == ["", "hard", "hard", "hard"]
            assert (await host.wish("stand_in", seat=2, bot=True, level="easy"))["type"] == "done"
            await host.until(lambda g: _levels(g.room) == ["", "hard", "easy", "hard"])
            assert (await host.wish("stand_in", seat=2, bot=True, level="cruel"))["reason"] == "no_such_level"
            assert (await host.wish("stand_in", seat=0, bot=True, level="easy"))["reason"] == "not_started"
            await host.wish("start")
            await host.until(lambda g: g.frame is not None)
            await host.wish("stand_in", seat=0, bot=True, level="normal")
            await host.until(lambda g: len(game.thought) == 4)
            assert game.thought == {0: "normal", 1: "hard", 2: "easy", 3: "hard"}
        async with house_at(tmp_path / "x", {"tiny": game}) as house:
            again = await house.guest(opened)
            assert _levels(again.room) == ["normal", "hard", "easy", "hard"]

    run(scenario)


def test_where_nothing_is_wished_bots_are_as_usual_and_strange_strengths_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"tiny": Graded()}) as house:
            _, (host,) = await house.seated(2, bots=1)
            assert _levels(host.room) == ["", "normal"]
            answer = await house.http.post(
                "/api/tables", json={"game": "tiny", "players": 2, "bots": 1, "level": "cruel"}
            )
            assert answer.status_code == 422 and answer.json()["reason"] == "no_such_level"
        async with house_at(tmp_path / "y") as house:
            _, (host,) = await house.seated(2, bots=1)
            assert _levels(host.room) == ["", ""]

    run(scenario)
