"""The past reads the same for ever: what a seat was told of an entry is what it is told of that entry at any later
time."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from laws.walk import pick
from parlour.core.offers import fill
from parlour.games import GAMES
from parlour.server.protocol_http import OpenTable
from parlour.table.entries import Copied, now
from parlour.table.history import History
from parlour.table.speaking import say
from parlour.table.table import Table
from parlour.table.telling import LogLine, tell
from tables import lobby_at, run, told
from tale import TALE
from tiny import TINY

ALL = {**GAMES, "tiny": TINY, "tale": TALE}
STEPS = 220


class Witness:
    """Company that writes down every line anybody is told, when it is told."""

    def __init__(self, table: Table, seats: int) -> None:
        self.table = table
        self.heard: dict[tuple[int | None, int], list[LogLine]] = {}
        self._seats = [None, *range(seats)]
        self._seen = table.shown.seq
        table.company = self

    def shown(self) -> None:
        for entry, events, moment in self.table.tail:
            if entry.seq > self._seen:
                for seat in self._seats:
                    self.heard[seat, entry.seq] = tell(self.table.game, moment, entry, seat, events)
        self._seen = self.table.shown.seq

    def people_changed(self) -> None:
        pass


async def evening(table: Table, seats: int, seed: int) -> None:
    """Everything that makes the present differ from the past: moves, names, talk, whispers, dice, rewinds,
    hand-overs."""
    rnd, game = random.Random(seed), table.game
    for step in range(STEPS):
        state = table.head.state
        if game.outcome(state) is not None:
            return
        choice = rnd.random()
        seat = rnd.randrange(seats)
        if choice < 0.04:
            await told(table.sit, seat, f"Name {rnd.randrange(1000)}", "")
        elif choice < 0.08:
            words = rnd.choice(
                [
                    "hello",
                    "/r 2d6 # luck",
                    f"/w {table.head.places[(seat + 1) % seats].name} psst",
                    "/sr 1d20",
                    "/me waves",
                ]
            )
            await answered(lambda reply, seat=seat, words=words: say(table, seat, words, reply, ""))
        elif choice < 0.1:
            await answered(lambda reply, seat=seat: table.note(lambda seq: Copied(seq=seq, at=now(), by=seat), reply))
        elif choice < 0.115 and table.head.seq - table.head.started > 3:
            await told(
                table.ask_rewind, seat, rnd.randrange(max(table.head.started, table.head.seq - 30), table.head.seq)
            )
            for other in range(seats):
                await told(table.consent, other, agree=rnd.random() < 0.9)
        else:
            asked = game.awaited(state) or tuple(range(seats))
            seat = rnd.choice(asked if not game.about.master or rnd.random() < 0.6 else range(seats))
            offers = game.offers(state, seat)
            if offers:
                command = fill(pick(offers, rnd, game.about.master, game.about.key), game.commands, rnd.random)
                await answered(lambda reply, seat=seat, command=command: table.act(seat, command, reply))
        if step % 7 == 0:
            await asyncio.sleep(0)


async def answered(ask: Any) -> Any:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    ask(future.set_result)
    return await future


async def played(lobby: Any, key: str, seed: int) -> tuple[Table, Witness]:
    game = ALL[key]
    seats = min(4, game.about.most)
    name = (await lobby.open(OpenTable(key, seats, 0))).table
    table = lobby.room(name).table
    witness = Witness(table, seats)
    for seat in range(seats):
        await told(table.sit, seat, f"P{seat}", "")
    await told(table.start, 0)
    for seat, command in game.rehearsal(seats) if game.about.master else ():
        await answered(lambda reply, seat=seat, command=command: table.act(seat, command, reply))
    await evening(table, seats, seed)
    return table, witness


def retold(table: Table, seat: int | None, after: int = -1) -> dict[int, list[LogLine]]:
    steps = History(table.log, table.game, table.name).steps(after, table.shown.seq)
    return {entry.seq: tell(table.game, moment, entry, seat) for entry, moment in steps if entry.seq > 0}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("key", ALL)
def test_what_was_told_of_an_entry_is_told_of_it_for_ever(tmp_path: Path, key: str, seed: int) -> None:
    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", ALL) as lobby:
            table, witness = await played(lobby, key, seed)
            heard = witness.heard
            seats = [None, *range(len(table.shown.places))]
            assert len(heard) > 12 * len(seats)
        async with lobby_at(tmp_path / "x", ALL) as lobby:
            again = lobby.room(table.name).table
            for seat in seats:
                told_now = retold(again, seat)
                assert {seq: lines for seq, lines in told_now.items() if (seat, seq) in heard} == {
                    seq: lines for (who, seq), lines in heard.items() if who == seat
                }
            middle = again.shown.seq // 2
            assert retold(again, 0, middle) == {
                seq: lines for seq, lines in retold(again, 0).items() if seq > middle
            }, "wherever one begins to read"

    run(scenario)


def test_a_teller_that_looks_at_the_present_is_caught(tmp_path: Path) -> None:
    """The law can fail: told from the newest moment, renamed people are called by other names."""

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x", ALL) as lobby:
            table, witness = await played(lobby, "fate", 1)
            entries = table.history.entries(0, table.shown.seq)
            assert any(
                [tell(table.game, table.shown, entry, None) != witness.heard[None, entry.seq] for entry in entries]
            )

    run(scenario)
