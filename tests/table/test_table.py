"""Play, record, show: order, refusals, resent messages, what is seen when."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.table.store import sqlite
from parlour.table.store.store import Store
from parlour.table.store.writes import Clash, Lost, Pen, Write
from parlour.table.table import Refusal, Table
from tables import Watching, do, lobby_at, opened, run, said
from tiny import TINY, Doodle, Lay, Pass


def lowest(table: Table, seat: int = 0) -> Lay:
    return Lay(min(table.head.state.hands[seat]))


def test_a_command_becomes_one_entry_and_then_is_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            watching = Watching(table)
            before = table.shown.seq
            assert await do(table, 0, lowest(table)) == before + 1
            assert watching.seen == [before + 1]
            assert table.shown.state.laid

    run(scenario)


def test_a_refusal_changes_nothing_and_cites_the_rule(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            watching = Watching(table)
            head = table.head
            answer = await do(table, 1, Pass())
            assert isinstance(answer, Refusal) and answer.rule == "T-1" and answer.why and answer.cure
            assert table.head is head and table.history.newest() == head.seq and watching.seen == []

    run(scenario)


def test_an_answer_to_an_earlier_question_is_stale(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            decision = TINY.decision(table.shown.state)
            await do(table, 0, lowest(table), decision)
            answer = await do(table, 1, Pass(), decision)
            assert isinstance(answer, Refusal) and answer.reason == "stale" and answer.cure
            assert not isinstance(await do(table, 1, Pass(), decision + 1), Refusal)

    run(scenario)


def test_a_message_sent_twice_acts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            answers = await asyncio.gather(*[do(table, 0, Doodle("cat"), None, "same") for _ in range(5)])
            assert len(set(answers)) == 1 and table.shown.seq == answers[0]
            assert await do(table, 0, Doodle("cat"), None, "same") == answers[0]
            assert await do(table, 1, Doodle("cat"), None, "same") == answers[0] + 1  # another seat's message

    run(scenario)


def test_a_message_sent_again_after_a_restart_acts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            seq = await do(table, 0, Doodle("cat"), None, "mine")
            for n in range(150):  # past a snapshot
                await do(table, 1, Doodle(f"d{n}"), None, f"m{n}")
        async with lobby_at(tmp_path / "x") as lobby:
            again = lobby.room(table.name).table
            assert again.shown.state == table.shown.state
            assert await do(again, 0, Doodle("cat"), None, "mine") == seq
            assert again.shown.seq == table.shown.seq

    run(scenario)


class Gate:
    """Holds the writer's hand until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
        self.open = threading.Event()
        commit = type(store)._commit

        def waiting(store: Any, batch: Any) -> Any:
            assert self.open.wait(30)
            return commit(store, batch)

        monkeypatch.setattr(type(store), "_commit", waiting)


def test_nobody_sees_anything_before_it_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            watching = Watching(table)
            gate = Gate(monkeypatch, lobby.log)
            before = table.shown
            moves = [asyncio.create_task(do(table, 0, lowest(table)))]
            await asyncio.sleep(0)
            moves.append(asyncio.create_task(do(table, 1, Pass())))
            moves.append(asyncio.create_task(do(table, 1, Pass())))  # refused because of the one before
            await asyncio.sleep(0.05)
            assert table.head.seq == before.seq + 2, "both commands are under way"
            assert not any(move.done() for move in moves) and watching.seen == [] and table.shown is before
            assert table.history.newest() == before.seq
            gate.open.set()
            first, second, third = await asyncio.gather(*moves)
            assert (first, second) == (before.seq + 1, before.seq + 2) and isinstance(third, Refusal)
            assert watching.seen[-1] == before.seq + 2

    run(scenario)


@pytest.mark.sqlite
def test_what_the_disk_refuses_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            before = table.shown
            with monkeypatch.context() as broken:
                broken.setattr(
                    sqlite,
                    "_written",
                    lambda connection, writes: sqlite.sqlite3.OperationalError("disk full"),
                )
                answers = await asyncio.gather(
                    do(table, 0, lowest(table)), do(table, 1, Pass()), said(table, 1, "hello")
                )
            assert [answer.reason for answer in answers if isinstance(answer, Refusal)] == ["not_saved"] * 3
            assert table.shown.seq == table.head.seq == before.seq and table.shown.state == before.state
            assert await do(table, 0, lowest(table)) == before.seq + 1

    run(scenario)


def test_a_clash_of_entries_reloads_and_tries_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as one, lobby_at(tmp_path / "x") as two:
            table = await opened(one)
            other = two.room(table.name).table
            seq = table.shown.seq
            assert await do(table, 0, Doodle("first")) == seq + 1
            answers = await asyncio.gather(*[do(other, 1, Doodle(f"{n}"), None, f"m{n}") for n in range(3)])
            assert answers == [seq + 2, seq + 3, seq + 4]
            assert other.shown.state.doodle == "2"
            assert await do(table, 0, lowest(table)) == seq + 5
            assert table.shown.state.doodle == "2" and table.shown.state.laid

    run(scenario)


def test_one_tables_trouble_is_no_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as one, lobby_at(tmp_path / "x") as two:
            mine, yours = await opened(one), await opened(one)
            overtaken = two.room(mine.name).table
            await do(mine, 0, Doodle("first"))
            fine = two.room(yours.name).table
            answers = await asyncio.gather(do(overtaken, 1, Doodle("a")), do(fine, 1, Doodle("b")))
            assert not any(isinstance(answer, Refusal) for answer in answers)

    run(scenario)


@pytest.mark.sqlite
def test_commits_are_grouped_across_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            tables = [await opened(lobby) for _ in range(10)]
            sizes: list[int] = []
            transaction = sqlite._written

            def counted(connection: Any, writes: Any) -> Any:
                sizes.append(len(list(writes)))
                return transaction(connection, writes)

            monkeypatch.setattr(sqlite, "_written", counted)
            gate = Gate(monkeypatch, lobby.log)
            moves = [asyncio.create_task(do(table, 0, Doodle("x"))) for table in tables]
            await asyncio.sleep(0.05)
            gate.open.set()
            await asyncio.gather(*moves)
            assert sum(sizes) == 10 and len(sizes) <= 2

    run(scenario)


def test_rules_that_fail_leave_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            head = table.head
            with monkeypatch.context() as broken:
                broken.setattr(type(TINY), "play", lambda *values: 1 / 0)
                answer = await do(table, 0, Doodle("x"))
            assert isinstance(answer, Refusal) and answer.reason == "trouble" and table.head is head
            assert not isinstance(await do(table, 0, Doodle("x")), Refusal)

    run(scenario)


def test_commands_that_are_none_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            for command in (
                {"do": "fly"},
                {"do": "lay", "card": "seven"},
                {},
                [],
                "lay",
                None,
                {"do": "time_is_up", "what": "game", "token": 0},
            ):
                answer = await do(table, 0, command)
                assert isinstance(answer, Refusal) and answer.why

    run(scenario)


def test_behind_a_write_that_failed_nothing_of_the_table_is_written(tmp_path: Path) -> None:
    """Otherwise an entry queued too early would stand behind a gap."""

    class Author:
        def __init__(self) -> None:
            self.heard: list[Exception | None] = []

        def settled(self, write: Any, error: Exception | None) -> None:
            self.heard.append(error)

        def show(self) -> None:
            pass

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            author, pen, taken = Author(), Pen(table.name), table.shown.seq
            for seq in (taken, taken + 1, taken + 2):
                lobby.log.write(Write(author, pen, (seq, b"", b"")))
                while len(author.heard) <= seq - taken:
                    await asyncio.sleep(0.001)
            assert [type(error) for error in author.heard] == [Clash, Lost, Lost]
            assert table.history.newest() == taken

    run(scenario)


def test_a_move_made_in_the_house_itself_is_written_as_one_that_came_from_outside(tmp_path: Path) -> None:
    """A word equal to a field's usual value is left out or not by which object it is: whoever judges the log has
    another."""
    from parlour.core.offers import fill
    from parlour.games import GAMES
    from parlour.table.backup import backup, checked
    from parlour.table.refusal import unheard

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="yags")
            for seat, played in table.game.rehearsal(2):
                table.act(seat, played, unheard)
            offer = next(offer for offer in table.game.offers(table.head.state, 0) if offer.command == "set_ground")
            command = msgspec.structs.replace(
                fill(offer, table.game.commands, lambda: 0.6), obstruction="".join(["cl", "ear"])
            )
            table.act(0, command, unheard)
            while table.is_busy:
                await asyncio.sleep(0.01)
            assert checked(backup(lobby.log, table.name, 0, ""), GAMES).judged

    run(scenario)
