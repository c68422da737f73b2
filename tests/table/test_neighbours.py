"""Two houses on one PostgreSQL: what one writes the other shows; who was overtaken is judged again, whole; nothing
acknowledged is lost or done twice, also where connections are cut."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from parlour.server.connection import Connection
from parlour.server.lobby import Lobby
from parlour.server.seats import Links
from parlour.table import safety
from parlour.table.entries import Rewound
from parlour.table.refusal import Refusal
from parlour.table.table import Table
from tables import do, kept_at, lobby_at, opened, run, said, told
from tiny import Doodle, Lay

pytestmark = pytest.mark.postgres


@contextlib.asynccontextmanager
async def two(path: Path) -> AsyncIterator[tuple[Lobby, Lobby]]:
    async with lobby_at(path, neighbours=True) as one, lobby_at(path, neighbours=True) as other:
        yield one, other


async def at_both(one: Lobby, other: Lobby) -> tuple[Table, Table]:
    """The same table, begun, awake in both houses."""
    table = await opened(one)
    await one.wake(table.name)
    assert one.neighbours is not None
    await one.neighbours.watch(table.name)
    return table, (await other.wake(table.name)).table


async def until(what: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.01)


def connected(house: Lobby, table: str, seat: int) -> Connection:
    async def unread(_: Any) -> None:
        pass

    hashed = next(hashed for hashed, (of, _) in house.log.links(table).items() if of == seat)
    return Connection(unread, seat, hashed, house.limits, host=False)


def deaf(house: Lobby) -> None:
    """It hears of nothing any more."""
    house.written = lambda tables, facts: None  # type: ignore[method-assign]


def sound(table: Table) -> int:
    """The chain is whole; how many entries it has."""
    return table.history.check()[0]


def test_what_one_house_writes_the_other_shows(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as houses:
            here, there = await at_both(*houses)
            for text in ("cat", "dog"):
                seq = await do(here, 0, Doodle(text))
                await until(lambda seq=seq: there.shown.seq == seq)  # type: ignore[misc]
            assert there.shown.state == here.shown.state and there.shown.hash == here.shown.hash
            seq = await said(there, 1, "hello")
            await until(lambda: here.shown.seq == seq)
            assert here.tail[-1][0].text == "hello"  # type: ignore[union-attr]

    run(scenario)


def test_two_writers_at_once_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as houses:
            tables = await at_both(*houses)
            before = tables[0].shown.seq
            wishes = [
                do(table, seat, Doodle(f"{seat}.{n}"), None, f"{seat}.{n}")
                for n in range(40)
                for seat, table in enumerate(tables)
            ]
            answers = await asyncio.gather(*wishes)
            assert sorted(answers) == list(range(before + 1, before + 81))  # type: ignore[type-var]
            assert sound(tables[0]) == before + 80
            await until(lambda: tables[0].shown.seq == tables[1].shown.seq == before + 80)
            assert tables[0].shown.state == tables[1].shown.state

    run(scenario)


def test_nobody_plays_at_a_table_that_another_house_has_paused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as houses:
            here, there = await at_both(*houses)
            deaf(houses[0])
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            safety.pause(there, future.set_result)
            paused = await future
            answer = await do(here, 0, Lay(min(here.head.state.hands[0])))
            assert isinstance(answer, Refusal) and answer.reason == "paused"
            assert here.shown.paused and sound(here) == paused

    run(scenario)


def test_a_sentence_sent_again_to_another_house_is_said_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as houses:
            here, there = await at_both(*houses)
            deaf(houses[0])
            first = await do(there, 0, Doodle("cat"), None, "same")
            assert await do(here, 0, Doodle("cat"), None, "same") == first
            assert sound(here) == first

    run(scenario)


def test_a_rewind_everybody_agreed_to_is_written_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as houses:
            here, there = await at_both(*houses)
            to = here.shown.seq
            await do(here, 0, Lay(min(here.head.state.hands[0])))
            await until(lambda: there.shown.seq == here.shown.seq)
            here.leads = there.leads = True  # as if neither knew of the other
            await told(here.ask_rewind, 0, to, message="back")
            await until(lambda: there.shown.rewinding is not None)
            await asyncio.gather(
                told(here.consent, 1, message="yes1", agree=True), told(there.consent, 2, message="yes2", agree=True)
            )
            await until(lambda: here.shown.rewinding is None and there.shown.rewinding is None)
            await asyncio.sleep(0.3)
            entries = here.history.entries(-1, here.history.newest())
            assert [type(entry) for entry in entries].count(Rewound) == 1
            sound(here)

    run(scenario)


def test_one_house_leads_and_when_it_goes_the_other_does(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", neighbours=True) as other:
            async with lobby_at(tmp_path / "x", neighbours=True) as one:
                here, there = await at_both(one, other)
                for house, seats in ((one, (0,)), (other, (1, 2))):
                    for seat in seats:
                        house.enter(house.room(here.name), connected(house, here.name, seat), -1)
                await until(lambda: here.leads != there.leads and {1, 2} <= here.here and 0 in there.here)
            await until(lambda: there.leads and there.here == {1, 2}, 5)

    run(scenario)


def test_cut_connections_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as houses:
            tables = await at_both(*houses)
            before = tables[0].shown.seq

            async def cut() -> None:
                for _ in range(8):
                    await asyncio.sleep(0.05)
                    await asyncio.to_thread(_cut, kept_at(tmp_path / "x"))

            async def write(seat: int) -> list[Any]:
                return [await do(tables[seat], seat, Doodle(f"{seat}.{n}"), None, f"{seat}.{n}") for n in range(60)]

            answers, others, _ = await asyncio.gather(write(0), write(1), cut())
            assert sorted([*answers, *others]) == list(range(before + 1, before + 121))
            assert sound(tables[0]) == before + 120
            await until(lambda: tables[0].shown.seq == tables[1].shown.seq == before + 120)

    run(scenario)


def _cut(address: str) -> None:
    with contextlib.closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid()"
        )


def test_a_link_that_was_renewed_ends_in_every_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path / "x") as (one, other):
            here, there = await at_both(one, other)
            room, far = one.room(here.name), other.room(there.name)
            _, changed = Links(one.log.links(here.name)).replace(here.name, 1)
            old = [hashed for hashed, (seat, _) in one.log.links(here.name).items() if seat == 1]
            assert far.links.good(old[0])
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            one.log.note(here.name, changed, future.set_result)
            assert await future is None
            await until(lambda: not far.links.good(old[0]))
            assert room.table is here

    run(scenario)
