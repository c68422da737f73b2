"""Talk, dice and safety as entries of the log: who reads them, that they last, that a rewind leaves them alone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import Line
from parlour.table import safety
from parlour.table.entries import Copied, Limited, Paused, Resumed, Rolled, Said
from parlour.table.export import exported
from parlour.table.refusal import Answer, Refusal
from parlour.table.replay import drift, steps
from parlour.table.table import Table
from parlour.table.telling import tell
from parlour.table.verify import verify
from tables import do, lobby_at, opened, run, said, told
from tale import TALE, Begin, Close, Happen, Scene

GAMES = {"tale": TALE}


def lines(table: Table, seat: int | None) -> list[Line]:
    steps = table.history.steps(-1, table.shown.seq)
    return [line.line for entry, moment in steps for line in tell(table.game, moment, entry, seat)]


async def safely(method: Any, *values: Any, **named: Any) -> Answer:
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    method(*values, future.set_result, **named)
    return await future


def test_a_whisper_is_read_by_two_and_its_words_are_not_in_the_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 4, game="tale")
            assert isinstance(await said(table, 1, "/w P2 the butler did it"), int)
            for seat in (None, 0, 1, 2, 3):
                heard = [line.text for line in lines(table, seat) if line.kind == "whisper"]
                assert heard == (["the butler did it"] if seat in (1, 2) else [])
            await do(table, 0, Close())
            file = exported(lobby.log, TALE, table.name)
            assert "butler" not in file and '"manner":"whisper"' in file
            assert verify(file)[0] == [] and not drift(TALE, steps(TALE, file))
            name = table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            again = lobby.room(name).table
            assert "the butler did it" in [line.text for line in lines(again, 2)]

    run(scenario)


def test_dice_are_seen_by_whom_they_are_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 4, game="tale")
            for word in ("r", "gmr", "br", "sr"):
                await said(table, 1, f"/{word} 4dF+2 # {word}")
            seen = {seat: [line.card.title for line in lines(table, seat) if line.card] for seat in (None, 0, 1, 2)}
            assert seen == {
                None: ["P1: r"],
                0: ["P1: r", "P1: gmr", "P1: br"],
                1: ["P1: r", "P1: gmr", "P1: sr"],
                2: ["P1: r"],
            }
            assert len([line for line in lines(table, 1) if line.kind == "dice"]) == 4, (
                "who rolls blind is told that she did"
            )

    run(scenario)


def test_dice_are_checked_with_all_other_luck(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            for text in (
                "/r 4dF+2",
                "/r 3d6x",
                "/sr 2d1000",
                "/r 5d257",
                "/r 2d6 = 4 5",
                "/r 4dF = + 0 0 -",
                "/r 4d6kh3",
            ):
                assert isinstance(await said(table, 1, text), int)
            entries = [entry for entry in table.history.entries(-1, table.shown.seq) if isinstance(entry, Rolled)]
            assert [entry.by_hand for entry in entries] == [False] * 4 + [True] * 2 + [False]
            await do(table, 0, Close())
            file = exported(lobby.log, TALE, table.name)
            faults, header = verify(file)
            assert faults == [] and header["draws"] >= 20
            assert drift(TALE, steps(TALE, file)) == []

    run(scenario)


def test_a_resent_roll_is_not_thrown_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")
            first = await said(table, 1, "/r d20", "m1")
            assert await said(table, 1, "/r d20", "m1") == first

    run(scenario)


def test_the_x_card_pauses_and_carries_no_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale")
            seq = await safely(safety.pause, table)
            assert isinstance(seq, int) and seq > 0 and await safely(safety.pause, table) == -1
            body = lobby.log.entries(table.name, seq - 1, seq)[0][2]
            assert set(__import__("json").loads(body)) == {"kind", "seq", "at"}
            refused = await do(table, 1, Happen("x"))
            assert isinstance(refused, Refusal) and refused.reason == "paused" and refused.cure
            rolled = await said(table, 1, "/r d6")
            assert isinstance(rolled, Refusal) and rolled.reason == "paused"
            assert isinstance(await said(table, 1, "shall we skip it?"), int)
            name = table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert table.shown.paused
            assert isinstance(await safely(safety.resume, table, "skipped"), int)
            assert isinstance(await do(table, 1, Happen("x")), int)
            assert await safely(safety.resume, table, "on") == -1

    run(scenario)


def test_lines_and_veils_last_and_no_rewind_undoes_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")
            start = table.shown.seq
            await do(table, 0, Begin())
            await safely(safety.limit, table, "line", "spiders", lifted=False)
            await safely(safety.limit, table, "veil", "torture", lifted=False)
            assert await safely(safety.limit, table, "line", "Spiders", lifted=False) == -1
            await safely(safety.limit, table, "line", "clowns", lifted=False)
            await safely(safety.limit, table, "line", "CLOWNS", lifted=True)
            await safely(safety.pause, table)
            assert isinstance(await told(table.ask_rewind, 0, start), int)
            assert not table.shown.paused, "the rewind goes on by itself"
            assert (table.shown.lines, table.shown.veils) == (("spiders",), ("torture",))
            assert table.shown.state.session == 0
            kinds = [type(entry) for entry in table.history.entries(-1, table.shown.seq)]
            assert kinds.count(Limited) == 4 and Resumed not in kinds and Paused in kinds
            name = table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert (table.shown.lines, table.shown.veils, table.shown.paused) == (("spiders",), ("torture",), False)
            for n in range(80):
                answer = await safely(safety.limit, table, "line", f"thing {n}", lifted=False)
            assert isinstance(answer, Refusal) and answer.reason == "too_many"
            long = await safely(safety.limit, table, "line", "x" * 500, lifted=False)
            assert isinstance(long, Refusal)

    run(scenario)


def test_a_snapshot_holds_the_pause(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")
            await safely(safety.limit, table, "line", "spiders", lifted=False)
            await safely(safety.pause, table)
            for n in range(120):
                await said(table, 0, f"{n}")
            name = table.name
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert table.shown.paused and table.shown.lines == ("spiders",)

    run(scenario)


def test_who_sits_down_during_play_is_known_to_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale", sit=1)
            assert table.shown.state.names == ("P0", "", "")
            assert [place.bot for place in table.shown.places] == [False] * 3
            before = table.shown.seq
            await told(table.sit, 2, "Zoe", "e")
            assert table.head.state.names == ("P0", "", "Zoe")
            await told(table.sit, 0, "Gwen", "")
            assert table.head.state.names == ("Gwen", "", "Zoe")
            await said(table, 0, "wait for the disk")
            assert isinstance(await told(table.ask_rewind, 0, before), int)
            assert table.head.state.names == ("Gwen", "", "Zoe"), "a rewind does not forget who sits here"

    run(scenario)


@pytest.mark.sqlite
def test_a_death_between_sitting_and_being_introduced_is_made_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 3, game="tale", sit=1)
            await told(table.sit, 2, "Zoe", "e")
            await said(table, 0, "wait for the disk")
            name, newest = table.name, table.shown.seq
        import sqlite3

        with sqlite3.connect(tmp_path / "x") as database:
            database.execute("delete from entries where tbl = ? and seq > ?", (name, newest - 2))
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = lobby.room(name).table
            assert table.head.state.names[2] == "Zoe"
            await said(table, 0, "wait for the disk")

    run(scenario)


def test_a_person_who_speaks_for_a_character(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")
            await do(table, 0, Begin())
            await do(table, 0, Scene("The inn"))
            await said(table, 1, "/ic Hark!", as_="Robin")
            await said(table, 0, "/desc It rains.")
            entries = [entry for entry in table.history.entries(-1, table.shown.seq) if isinstance(entry, Said)]
            assert [(entry.manner, entry.as_) for entry in entries] == [("ic", "Robin"), ("desc", "")]
            shown = [line for entry in entries for line in tell(TALE, table.shown, entry, None)]
            assert [(line.line.kind, line.who) for line in shown] == [("ic", "Robin"), ("desc", "P0")]

    run(scenario)


def test_a_copy_is_told_to_everybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 2, game="tale")
            await safely(table.note, lambda seq: Copied(seq=seq, at=0, by=0))
            assert "secrets" in lines(table, None)[-1].text

    run(scenario)


def test_nobody_speaks_under_the_name_of_another_and_no_whisper_goes_astray(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", GAMES) as lobby:
            table = await opened(lobby, 4, game="tale")
            refused = await said(table, 1, "/ic I yield", as_="p0")
            assert isinstance(refused, Refusal) and refused.reason == "bad_name"
            assert isinstance(await said(table, 1, "/ic I yield", as_="P1"), int)
            for taken in ("P2", "p2", " P2", "Ｐ２", "The host", "the clock", "Player 2"):
                refused = await told(table.sit, 3, taken, "")
                assert isinstance(refused, Refusal) == (taken != "Player 2") and table.head.places[3].name in (
                    "P3",
                    "Player 2",
                ), taken
            assert isinstance(await told(table.sit, 3, "P3", ""), int), "one's own name is nobody else's"
            assert isinstance(await said(table, 1, "/w P3 hello"), int)
            assert [line.text for line in lines(table, 3) if line.kind == "whisper"] == ["hello"]
            assert [line.text for line in lines(table, 2) if line.kind == "whisper"] == []

    run(scenario)
