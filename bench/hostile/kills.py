"""kill -9 in the middle of play at tables of all five games: what anybody was shown or told is there afterwards,
once."""

import asyncio
import collections
import contextlib
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from bench.hostile.house import ROOT, free_port
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, open_table, secret_of
from parlour.core.offers import fill
from parlour.games import GAMES

sys.path.insert(0, str(ROOT / "tests"))
from processes import Cradle

SEATS = 3


class Player(Person):
    """Plays whatever is offered, at random, and remembers what it was shown and told."""

    def __init__(self, port: int, table: str, secret: str, game: str, dice: random.Random) -> None:
        super().__init__(port, table, secret)
        self.game, self.dice = game, dice
        self.shown: dict[int, tuple[Any, Any]] = {}
        self.done: dict[str, tuple[int, Any]] = {}

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["type"] == "frame":
            self.shown[message["seq"]] = (message["public"], message["private"])

    async def play(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
            while not self.closed:
                offers = await self.forms() if self.frame else []
                if not offers or self.frame["outcome"]:
                    await asyncio.sleep(0.01)
                    continue
                command = msgspec.to_builtins(
                    fill(self.dice.choice(offers), GAMES[self.game].commands, self.dice.random)
                )
                message = f"{self.dice.getrandbits(64):x}"
                answer = await self.ask("do", id=message, command=command)
                if answer["type"] == "done":
                    self.done[message] = (answer["seq"], command)


async def _tables(port: int) -> list[tuple[str, str, str]]:
    """Of every game one: game, table and secret of each seat."""
    seats = []
    for game in GAMES:
        opened = await open_table(port, game, SEATS)
        mine = [(game, opened["table"], secret_of(link)) for link in opened["links"] if link["seat"] >= 0]
        people = [await Person(port, table, secret).come() for _, table, secret in mine]
        for number, person in enumerate(people):
            await person.wish("sit", name=f"P{number}", entropy="e")
        await people[0].wish("start")
        for person in people:
            await person.leave()
        seats += mine
    return seats


async def _back(port: int, before: list[Player], found: Findings) -> None:
    for old in before:
        if not old.shown:
            continue
        new = await Person(port, old.table, old.secret).come()
        await new.until(lambda p: p.frame)
        newest = max(old.shown)
        found.check(new.frame["seq"] >= newest, f"{old.game}: an entry that was shown is gone")
        for seq in sorted(old.shown)[-2:]:
            past = await new.ask("look", seq=seq)
            found.check(
                (past.get("public"), past.get("private")) == old.shown[seq],
                f"{old.game}: what was shown was something else",
            )
        for message, (seq, command) in list(old.done.items())[-3:]:
            again = await new.ask("do", id=message, command=command)
            found.check(
                again == {"type": "done", "id": message, "seq": seq},
                f"{old.game}: a move that was confirmed is answered with {again['type']}",
            )
        await new.leave()


def _doubled(database: Path) -> int:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select tbl, body from entries").fetchall()
    ids = [
        (table, entry.get("seat"), entry["id"])
        for table, entry in [(table, json.loads(body)) for table, body in rows]
        if entry.get("id")
    ]
    return sum([count - 1 for count in collections.Counter(ids).values()])


@attack("kills", "kill -9 in mid-play at tables of all five games, random offers of three players each")
async def kills(plan: Plan) -> Result:
    found, dice, port = Findings(), random.Random(7), free_port()
    database = plan.folder / "x.sqlite"
    cradle = Cradle()
    seats: list[tuple[str, str, str]] = []
    before: list[Player] = []
    moves = frames = 0
    deaths = plan.count(20, 1000)
    try:
        for _ in range(deaths):
            process = await asyncio.to_thread(cradle.bear, database, port)
            try:
                if len(seats) == 0 or dice.random() < 0.02:
                    seats, before = await _tables(port), []
                await _back(port, before, found)
                before = [Player(port, table, secret, game, dice) for game, table, secret in seats]
                await asyncio.gather(*[player.come() for player in before])
                playing = asyncio.gather(*[player.play() for player in before])
                await asyncio.sleep(0.1 + 0.3 * dice.random())
            finally:
                await asyncio.to_thread(process.kill)
            await playing
            moves += sum([len(player.done) for player in before])
            frames += sum([len(player.shown) for player in before])
    finally:
        cradle.close()
    doubled = _doubled(database)
    found.check(not doubled, f"{doubled} messages were carried out twice")
    found.check(moves > deaths, "too little happened to show anything")
    return found.result(f"{deaths} deaths, {moves} confirmed moves, {frames} frames shown")
