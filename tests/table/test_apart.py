"""Bots that think apart: nobody waits for them, nothing stops with them, and nothing of them is left behind."""

import asyncio
import multiprocessing
import time
from pathlib import Path

import pytest

from parlour.server.lobby import Lobby
from parlour.server.protocol_http import OpenTable
from parlour.server.room import Room
from parlour.table import pilot
from parlour.table.apart import GIB, Busy, Pool, Stopped
from parlour.table.entries import Played
from parlour.table.pace import Pace
from ponder import Ponder
from table.test_pilot import arrive, until
from tables import do, lobby_at, opened, run, told
from tiny import TINY, Doodle

NO_DELAY = Pace((0.0, 0.0), (0.0, 0.0), 0.0, 0.0, 0.0)


async def thinking(lobby: Lobby, bots: int = 2, **options: str) -> Room:
    """A table of hard bots alone, begun and watched."""
    name = (await lobby.open(OpenTable("ponder", bots, bots, options, host_plays=False, level="hard"))).table
    room = lobby.room(name)
    await told(room.table.start, -2, message="s")
    arrive(lobby, room, None)
    return room


def played(room: Room) -> list[Played]:
    return [entry for entry in room.table.history.entries(-1, room.table.shown.seq) if isinstance(entry, Played)]


def test_other_tables_answer_while_a_bot_thinks(tmp_path: Path) -> None:
    async def scenario() -> None:
        games = {"ponder": Ponder("slow", 0.5), "tiny": TINY}
        async with lobby_at(tmp_path / "x", games, pace=NO_DELAY) as lobby:
            room = await thinking(lobby)
            await until(lambda: room.pilot._thinking)
            table = await opened(lobby)
            slowest = 0.0
            for number in range(30):
                begun = time.monotonic()
                await do(table, 0, Doodle(f"{number}"))
                slowest = max(slowest, time.monotonic() - begun)
                await asyncio.sleep(0.02)
            assert slowest < 0.4, "no command waited for a thought of half a second"
            await until(lambda: played(room))
            assert all(entry.by_bot for entry in played(room))

    run(scenario)


def test_what_thinks_is_sent_an_imagined_world_and_answers_for_its_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 0.0)}, pace=NO_DELAY) as lobby:
            sent = []
            ask = lobby.apart.ask
            lobby.apart.ask = lambda game, world, seat, *rest: (
                sent.append((world, room.table.head.state, seat)),
                ask(game, world, seat, *rest),
            )  # type: ignore[method-assign, func-returns-value, assignment]
            room = await thinking(lobby)
            await until(lambda: room.table.is_over, 60)
        assert sent and all(world.hands[seat] == real.hands[seat] for world, real, seat in sent)
        early = [(world.hands, real.hands) for world, real, _ in sent if sum(map(len, real.hands)) > 7]
        assert early and all(imagined != held for imagined, held in early)

    run(scenario)


@pytest.mark.parametrize("manner", ["dies", "fails"])
def test_a_thought_that_ends_badly_is_replaced_by_a_plainer_bots(tmp_path: Path, manner: str) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"ponder": Ponder(manner)}, pace=NO_DELAY) as lobby:
            room = await thinking(lobby, goal="3")
            await until(lambda: len(played(room)) >= 3 or room.table.is_over, 60)

    run(scenario)


def test_a_thought_that_takes_too_long_is_not_waited_for_and_comes_to_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pilot, "GUARD", 0.05)

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 0.6)}, pace=NO_DELAY) as lobby:
            room = await thinking(lobby, goal="10000")
            begun = time.monotonic()
            await until(lambda: len(played(room)) >= 4)
            assert time.monotonic() - begun < 2.0, "four answers, none of them waited for"
            entries = played(room)
            assert len({(entry.seq, entry.seat) for entry in entries}) == len(entries)

    run(scenario)


def test_a_seat_that_is_taken_back_hears_no_more_of_the_thought(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 0.3)}, pace=NO_DELAY) as lobby:
            table = await opened(lobby, game="ponder")
            room = lobby.room(table.name)
            for seat in range(3):
                arrive(lobby, room, seat)
            await told(table.change, 0, bot=True, by=1, level="hard")
            await until(lambda: room.pilot._thinking)
            await told(table.change, 0, bot=False, by=0)
            await until(lambda: not room.pilot._thinking)
            seq = table.shown.seq
            await asyncio.sleep(0.6)
            assert table.shown.seq == seq, "the thought came to nothing"

    run(scenario)


def test_an_answer_that_comes_soon_is_held_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        pace = Pace((0.0, 0.0), (0.0, 0.0), 0.0, 0.0, 0.3)
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 0.0)}, pace=pace) as lobby:
            lobby.apart.warm()
            await asyncio.sleep(0.5)
            room = await thinking(lobby, goal="10000")
            begun = time.monotonic()
            await until(lambda: len(played(room)) >= 2)
            assert time.monotonic() - begun >= 0.6

    run(scenario)


def test_closing_the_house_leaves_no_process_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        before = set(multiprocessing.active_children())
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 0.2)}, pace=NO_DELAY) as lobby:
            room = await thinking(lobby)
            await until(lambda: played(room))
            assert set(multiprocessing.active_children()) - before
        assert not set(multiprocessing.active_children()) - before

    run(scenario)


def test_a_question_nobody_waits_for_is_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 0.5)}, pace=NO_DELAY) as lobby:
            rooms = [await thinking(lobby, goal="10000") for _ in range(8)]
            await until(lambda: lobby.apart.thinking.waiting >= 8)
            for room in rooms:
                for connection in list(room.connections):
                    lobby.leave(room, connection)
            assert not any([room.pilot._thinking or room.pilot._questions for room in rooms])
            await until(lambda: not lobby.apart.thinking.waiting, 3)
            seen = [len(played(room)) for room in rooms]
            await asyncio.sleep(0.7)
            assert [len(played(room)) for room in rooms] == seen, "nobody computes for an empty table"

    run(scenario)


def test_only_so_many_questions_wait_and_a_plainer_bot_answers_the_rest(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"ponder": Ponder("slow", 1.0)}, pace=NO_DELAY) as lobby:
            lobby.apart.thinking = Pool(1, 2, 2 * GIB)
            rooms = [await thinking(lobby, goal="10000") for _ in range(6)]
            await until(lambda: sum([len(played(room)) > 0 for room in rooms]) >= 4, 3)
            assert lobby.apart.thinking.waiting <= 2

    run(scenario)


def _hoard(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def test_work_that_takes_too_long_or_too_much_memory_is_stopped(tmp_path: Path) -> None:
    async def scenario() -> None:
        pool = Pool(1, 2, GIB)
        try:
            assert await pool.run(30, _hoard, 10) == 10 << 20
            with pytest.raises(Stopped):
                await pool.run(30, _hoard, 4000)
            begun = time.monotonic()
            with pytest.raises(Stopped):
                await pool.run(0.3, time.sleep, 60)
            assert time.monotonic() - begun < 10
            one, two = [asyncio.ensure_future(pool.run(60, time.sleep, 60)) for _ in range(2)]
            await asyncio.sleep(0.1)
            with pytest.raises(Busy):
                await pool.run(60, time.sleep, 0)
            two.cancel()
            await asyncio.sleep(0.1)
        finally:
            begun = time.monotonic()
            pool.close()
        assert time.monotonic() - begun < 3, "closing waits for nobody"
        with pytest.raises(Stopped):
            await one

    run(scenario)
