"""Bots, passes that are sent for people, and the clock."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.server.connection import Connection
from parlour.server.lobby import Lobby
from parlour.server.protocol_http import OpenTable
from parlour.server.room import Room
from parlour.table.entries import Played
from parlour.table.pace import FAST, Pace
from parlour.table.table import Table
from tables import do, lobby_at, opened, run, told
from tiny import TINY, Lay, Pass, Tiny


async def nothing(message: Any) -> None:
    pass


def arrive(lobby: Lobby, room: Room, seat: int | None) -> Connection:
    connection = Connection(nothing, seat, b"", lobby.limits, host=False)
    lobby.enter(room, connection, -1)
    return connection


async def until(condition: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something the loop will do by itself."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)


async def bots_only(lobby: Lobby, **options: str) -> Room:
    name = (await lobby.open(OpenTable("tiny", 3, 3, options, host_plays=False))).table
    room = lobby.room(name)
    await told(room.table.start, -2, message="s")
    return room


def test_bots_play_a_whole_game_while_somebody_watches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            room = await bots_only(lobby)
            arrive(lobby, room, None)
            await until(lambda: room.table.is_over)
            played = [e for e in room.table.history.entries(-1, room.table.shown.seq) if isinstance(e, Played)]
            assert played and all(entry.by_bot for entry in played)

    run(scenario)


def test_a_table_nobody_looks_at_stands_still(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            room = await bots_only(lobby, goal="10000")
            seq = room.table.shown.seq
            await asyncio.sleep(0.05)
            assert room.table.shown.seq == seq
            guest = arrive(lobby, room, None)
            await until(lambda: room.table.shown.seq > seq)
            lobby.leave(room, guest)
            await until(lambda: not room.table.is_busy)
            seq = room.table.shown.seq
            await asyncio.sleep(0.05)
            assert room.table.shown.seq == seq

    run(scenario)


def test_a_bot_sees_only_its_own_seat(tmp_path: Path) -> None:
    seen: list[Any] = []
    room: Any = None

    class Spied(Tiny):
        def bot(self, world: Any, seat: int, level: str, random: Any) -> Any:
            seen.append((world, room.table.head.state, seat))
            return super().bot(world, seat, level, random)

    async def scenario() -> None:
        nonlocal room
        async with lobby_at(tmp_path / "x", {"tiny": Spied()}) as lobby:
            room = await bots_only(lobby)
            arrive(lobby, room, None)
            await until(lambda: room.table.is_over)
        assert seen and all(world.hands[seat] == real.hands[seat] for world, real, seat in seen)
        others = [(world.hands, real.hands) for world, real, _ in seen if sum(map(len, world.hands)) > 9]
        assert others and sum(imagined != held for imagined, held in others) > 0.9 * len(others), (
            "what the others hold is imagined"
        )

    run(scenario)


@pytest.mark.parametrize("fault", ["illegal", "raises"])
def test_a_bot_that_errs_does_not_hold_up_the_table(tmp_path: Path, fault: str) -> None:
    class Foolish(Tiny):
        def bot(self, world: Any, seat: int, level: str, random: Any) -> Any:
            return Lay(255) if fault == "illegal" else 1 / 0

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", {"tiny": Foolish()}) as lobby:
            room = await bots_only(lobby)
            arrive(lobby, room, None)
            await until(lambda: room.table.is_over)

    run(scenario)


async def window(lobby: Lobby, *, highest: bool) -> tuple[Table, Room]:
    """Three people; seat 0 has laid its highest or lowest card."""
    table = await opened(lobby)
    room = lobby.room(table.name)
    for seat in range(3):
        arrive(lobby, room, seat)
    hand = table.head.state.hands[0]
    await do(table, 0, Lay(max(hand) if highest else min(hand)))
    return table, room


def holders(table: Table) -> set[int]:
    """Who could block, from the whole truth."""
    state = table.head.state
    return {seat for seat in (1, 2) if max(state.hands[seat]) > state.laid}


def test_who_has_nothing_to_answer_with_passes_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            for n in range(12):
                table, _ = await window(lobby, highest=n % 2 == 0)
                able = holders(table)

                def asked(table: Table = table) -> set[int]:
                    return set(TINY.awaited(table.shown.state)) if table.shown.state.laid else set()

                await until(lambda asked=asked, able=able: asked() == able)
                await asyncio.sleep(0.02)
                assert asked() == able, "who can answer is waited for"

    run(scenario)


def test_passes_come_after_the_same_grace_whatever_is_held(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", pace=Pace(grace=5)) as lobby:
            table, _ = await window(lobby, highest=True)
            await asyncio.sleep(0.05)
            assert set(TINY.awaited(table.shown.state)) == {1, 2}, "nobody passes before the grace is over"

    run(scenario)


def test_stops_always_waits_and_never_passes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            room = lobby.room(table.name)
            table.stops |= {1: "always", 2: "never"}
            for seat in range(3):
                arrive(lobby, room, seat)
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            await until(lambda: TINY.awaited(table.shown.state) == (1,))
            await asyncio.sleep(0.03)
            assert TINY.awaited(table.shown.state) == (1,)
            table.stops[1] = "never"
            room.pilot.renew(1)
            await until(lambda: not table.shown.state.laid)

    run(scenario)


def test_a_bot_that_stands_in_answers_the_question_that_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            room = lobby.room(table.name)
            for seat in range(3):
                arrive(lobby, room, seat)
            await until(lambda: room.pilot._set.get(0, (0, 0))[1] is None)  # asked to lay: no pass can be sent for her
            await told(table.change, 0, bot=True, by=1)
            await until(lambda: table.shown.state.decision > 0)

    run(scenario)


def test_a_request_to_rewind_stops_the_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            room = lobby.room(table.name)
            for seat in range(2):
                arrive(lobby, room, seat)
            await told(table.change, 2, bot=True, by=0)
            card = max(table.head.state.hands[0])
            await do(table, 0, Lay(card))
            table.stops |= {1: "always"}
            room.pilot.renew(1)
            await told(table.ask_rewind, 0, table.shown.seq - 1)
            await until(lambda: not table.is_busy)
            seq = table.shown.seq
            await asyncio.sleep(0.03)
            assert table.shown.seq == seq

    run(scenario)


def test_a_window_ends_when_its_time_is_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", pace=Pace(grace=1000)) as lobby:
            table = await opened(lobby, window="1")
            arrive(lobby, lobby.room(table.name), 0)
            await do(table, 0, Lay(min(table.head.state.hands[0])))
            assert table.shown.state.laid
            await until(lambda: not table.shown.state.laid, 5)
            entry = table.history.entries(table.shown.seq - 1, table.shown.seq)[0]
            assert isinstance(entry, Played) and entry.seat == -1

    run(scenario)


def test_an_alarm_that_is_no_longer_due_is_silent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", pace=Pace(grace=1000)) as lobby:
            table = await opened(lobby, 2, window="1")
            room = lobby.room(table.name)
            arrive(lobby, room, 0)
            await do(table, 0, Lay(max(table.head.state.hands[0])))
            assert len(room.clock._running) == 1
            await do(table, 1, Pass())
            assert not room.clock._running

    run(scenario)


def test_the_time_of_the_whole_game_runs_on_through_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby, limit="1")
            began = table.shown.since["game:0"]
        await asyncio.sleep(0.6)
        async with lobby_at(tmp_path / "x") as lobby:
            room = lobby.room(table.name)
            assert room.table.shown.since["game:0"] == began
            arrive(lobby, room, 0)
            assert room.clock.left(TINY.alarms(room.table.shown.state)[0]) < 0.5
            await until(lambda: room.table.is_over, 3)
            assert room.table.shown.state.ended == "time"

    run(scenario)


def test_the_quick_pace_has_no_delays() -> None:
    assert FAST.move == FAST.react == (0, 0) and FAST.grace == FAST.grace_alone == 0
