"""kill -9 in the middle of play, again and again: every move any client saw is there after the restart."""

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from guests import Guest
from parlour.core.offers import Form, fill
from parlour.games import GAMES
from parlour.table.history import History
from parlour.table.store import open_store
from postgres import address
from processes import Cradle, free_port

KEY = "domino-knights"
DEATHS = 50


def choose(frame: dict[str, Any], dice: random.Random) -> Any:
    owed = [offer for offer in msgspec.convert(frame["offers"], list[Form]) if offer.owed]
    return msgspec.to_builtins(fill(dice.choice(owed), GAMES[KEY].commands, dice.random)) if owed else None


class Player(Guest):
    """Plays at random as fast as it is asked; remembers what it was shown and told."""

    def __init__(self, port: int, table: str, secret: str, dice: random.Random) -> None:
        super().__init__(port, table, secret)
        self.dice = dice
        self.shown: dict[int, tuple[Any, Any]] = {}
        self.done: dict[str, tuple[int, Any]] = {}
        self._asked: dict[str, Any] = {}

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        if message["type"] == "frame":
            self.shown[message["seq"]] = (message["public"], message["private"])
        if message["type"] == "done" and message["id"] in self._asked:
            self.done[message["id"]] = (message["seq"], self._asked[message["id"]])

    async def play(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
            while True:
                await self.until(lambda g: g.closed or (g.frame and g.frame["offers"] and g.seat in g.frame["awaited"]))
                if self.closed or self.frame is None or self.frame["outcome"]:
                    return
                frame = self.frame
                command = choose(frame, self.dice)
                message = f"{self.dice.getrandbits(64):x}"
                self._asked[message] = command
                answer = self.sent("do", id=message, command=command, decision=frame["decision"])
                await asyncio.wait((answer, self._task), return_when=asyncio.FIRST_COMPLETED)
                if not answer.done():
                    answer.cancel()
                    return
                await self.until(lambda g, seq=frame["seq"]: g.closed or g.frame["seq"] > seq)


async def open_table(port: int) -> list[tuple[str, str]]:
    """Four people; the table and the secret of each seat."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        opened = (await http.post("/api/tables", json={"game": KEY, "players": 4, "bots": 1})).json()
    seats = [(opened["table"], link["path"].partition("#")[2]) for link in opened["links"] if link["seat"] >= 0]
    guests = [Guest(port, *seat) for seat in seats]
    for guest in guests:
        await guest.come()
        await guest.wish("sit", name=f"P{guest.seat}", entropy="e")
        await guest.wish("stops", when="always")
    await guests[0].wish("start")
    for guest in guests:
        await guest.leave()
    return seats


async def live(
    ports: Sequence[int], seats: list[tuple[str, str]], before: list[Player], dice: random.Random
) -> tuple[list[Player], asyncio.Task[Any]]:
    """Come back, each by way of another house, check that nothing that was seen is lost, and play on."""
    players = [Player(ports[at % len(ports)], *seat, dice) for at, seat in enumerate(seats)]
    await asyncio.gather(*[player.come() for player in players])
    for player in players:
        await player.until(lambda g: g.frame)
    for old, new in zip(before, players, strict=False):
        assert new.frame is not None
        newest = max(old.shown)
        assert new.frame["seq"] >= newest, f"entry {newest} was seen and is gone"
        past = await new.wish("look", seq=newest)
        assert (past["public"], past["private"]) == old.shown[newest], "what was seen was something else"
        for message, (seq, command) in list(old.done.items())[-3:]:
            again = await new.wish("do", id=message, command=command)
            assert again == {"type": "done", "id": message, "seq": seq}, (
                "a move that was confirmed is not known any more"
            )
    return players, asyncio.gather(*[player.play() for player in players])  # type: ignore[return-value]


@pytest.mark.timeout(300)
def test_every_move_anybody_saw_survives_fifty_deaths(tmp_path: Path) -> None:
    dice = random.Random(9)
    port = free_port()
    seen = moves = 0

    async def scenario() -> None:
        nonlocal seen, moves
        seats: list[tuple[str, str]] = []
        before: list[Player] = []
        cradle = Cradle()
        for _ in range(DEATHS):
            process = cradle.bear(tmp_path / "x.sqlite", port)
            try:
                if not seats or any(player.frame and player.frame["outcome"] for player in before):
                    seats, before = await open_table(port), []
                players, playing = await live([port], seats, before, dice)
                await asyncio.sleep(0.03 + 0.1 * dice.random())
            finally:
                process.kill()
            await playing
            for player in players:
                await player.until(lambda g: g.closed)
                seen += len(player.shown)
                moves += len(player.done)
            before = players
        cradle.close()

    begun = time.monotonic()
    asyncio.run(scenario())
    assert moves > DEATHS and seen > 3 * DEATHS, f"{moves} moves, {seen} frames: too little happened to show anything"
    assert time.monotonic() - begun < 250
    print(f"{DEATHS} deaths, {moves} confirmed moves, {seen} frames seen")


def test_what_keeps_people_safe_and_what_was_whispered_survives_death(tmp_path: Path) -> None:
    port = free_port()

    async def scenario() -> None:
        cradle = Cradle()
        process = cradle.bear(tmp_path / "x.sqlite", port)
        seats = await open_table(port)
        try:
            for death in range(8):
                guests = [Guest(port, *seat) for seat in seats]
                for guest in guests:
                    await guest.come()
                    await guest.until(lambda g: g.frame)
                if death:
                    assert guests[0].room["paused"] == (death % 2 == 1)
                    assert guests[0].room["lines"] == [f"line {n}" for n in range(death)]
                    heard = [
                        [line["line"]["text"] for line in guest.lines if line["line"].get("kind") == "whisper"]
                        for guest in guests
                    ]
                    assert heard == [[f"secret {n}" for n in range(death)]] * 2 + [[]]
                    assert f"roll {death - 1}" in str(guests[2].lines)
                answers = [
                    await guests[0].wish("limit", what="line", text=f"line {death}"),
                    await guests[0].wish("talk", text=f"/w P1 secret {death}"),
                    await guests[1].wish("resume", how="on"),
                    await guests[1].wish("talk", text=f"/r 2d6 # roll {death}"),
                ]
                if death % 2 == 0:
                    answers.append(await guests[2].wish("pause"))
                process.kill()
                assert all(answer["type"] == "done" for answer in answers), answers
                for guest in guests:
                    await guest.until(lambda g: g.closed)
                process = cradle.bear(tmp_path / "x.sqlite", port)
        finally:
            process.kill()
            cradle.close()

    asyncio.run(scenario())


@pytest.mark.timeout(300)
def test_of_two_houses_on_one_database_either_may_die(tmp_path: Path) -> None:
    """People of one table sit in both. What anybody saw survives, nothing is done twice, and play goes on in the other
    house, the bot's too."""
    dice, database = random.Random(4), address(tmp_path / "x")

    async def scenario() -> None:
        cradle = Cradle()
        ports = [free_port(), free_port()]
        houses = [cradle.bear(database, port) for port in ports]
        seats: list[tuple[str, str]] = []
        before: list[Player] = []
        moves = 0
        try:
            for death in range(10):
                if not seats or any(player.frame and player.frame["outcome"] for player in before):
                    seats, before = await open_table(ports[death % 2]), []
                players, playing = await live(ports, seats, before, dice)
                await asyncio.sleep(0.2 + 0.2 * dice.random())
                houses[death % 2].kill()
                survivors = [player for player in players if player.port == ports[1 - death % 2]]
                newest = max([player.frame["seq"] for player in survivors if player.frame])
                again, playing_on = await live([ports[1 - death % 2]], seats, players, dice)
                await again[0].until(lambda g, seq=newest + 5: g.frame["outcome"] or g.frame["seq"] > seq)
                moves += sum([len(player.done) for player in [*players, *again]])
                for player in [*players, *again]:
                    await player.leave()
                await asyncio.gather(playing, playing_on, return_exceptions=True)
                before = again
                houses[death % 2] = cradle.bear(database, ports[death % 2])
        finally:
            for house in houses:
                house.kill()
            cradle.close()
        assert moves > 60

    asyncio.run(scenario())
    log = open_store(database)
    for name in log.names():
        assert History(log, GAMES[KEY], name).check()[0] == log.newest(name)
    log.close()
