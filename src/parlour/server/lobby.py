"""Opens tables, wakes them when somebody comes and lets them sleep when nobody is there. Knows games only by the
registry."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Raw

from parlour.core.game import Game, RuleViolation
from parlour.server import seats
from parlour.server.connection import Connection
from parlour.server.files import Files
from parlour.server.limits import Attention, Limits
from parlour.server.protocol_http import Opened, OpenTable, Problem
from parlour.server.room import Room
from parlour.server.study import NEAR, Asleep, Study
from parlour.server.unwelcome import Unwelcome, unwelcome
from parlour.table import entries
from parlour.table.apart import Apart
from parlour.table.history import History, NoSuchTable
from parlour.table.log import Log
from parlour.table.luck import commitment, new_seed, new_table_name
from parlour.table.names import STAND_INS
from parlour.table.pace import Pace
from parlour.table.refusal import Answer, Refusal, Reply, unheard
from parlour.table.table import Table

NEWS = 1.0
"""Seconds until what another program has written to the database is heard."""
_trouble = logging.getLogger("parlour.lobby")


async def answered(ask: Callable[[Reply], None]) -> Answer:
    """What the table says to a wish."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    ask(lambda answer: None if future.done() else future.set_result(answer))
    return await future


class Lobby:
    def __init__(self, log: Log, games: Mapping[str, Game], pace: Pace, limits: Limits) -> None:
        self.log, self.games, self.pace, self.limits = log, games, pace, limits
        self.apart = Apart()
        self.study = Study(self.apart, limits)
        self.files = Files(self.study, limits)
        self.attention = Attention(limits.turn, limits.share)
        """Of this house, in seconds: what each address takes of it."""
        self._rooms: dict[str, Room] = {}
        self._tired: dict[str, asyncio.TimerHandle] = {}
        self._waking: dict[str, asyncio.Future[Room]] = {}
        self._sound: dict[str, tuple[int, bytes]] = {}
        """How far the chain of a table has been checked, and the hash there."""
        self._news = max([number for number, _ in log.news(-1)], default=0)
        self._listening: asyncio.TimerHandle | None = None

    @property
    def awake(self) -> int:
        return len(self._rooms)

    async def open(self, wish: OpenTable) -> Opened:
        """A new table, durable before anybody gets its links."""
        game = self._game(wish)
        try:
            options = game.read_options(wish.options, wish.players)
        except RuleViolation as refused:
            raise Unwelcome(Problem(refused.reason, refused.why, refused.rule, refused.cure)) from None
        return await self._lay(game, wish, options)

    async def _lay(self, game: Game, wish: OpenTable, options: Any) -> Opened:
        name, seed = new_table_name(), new_seed()
        bots = tuple(
            [(seat, STAND_INS[seat % len(STAND_INS)]) for seat in range(wish.players - wish.bots, wish.players)]
        )
        chosen = {option.key: wish.options.get(option.key, option.default) for option in game.options}
        opened = entries.Opened(
            seq=0,
            at=entries.now(),
            table=name,
            game=game.about.key,
            rules=game.version,
            players=wish.players,
            bots=bots,
            chosen=chosen,
            options=Raw(entries.canonical(options)),
            commitment=commitment(seed),
            level=wish.level,
        )
        links, statements = seats.links(name, range(wish.players - wish.bots), 0 if wish.host_plays else None)
        statements.insert(0, ("insert into tables values (?, ?, ?, ?)", (name, game.about.key, seed, opened.at)))
        body = entries.canonical(opened)
        await self.log.open(name, statements, (0, entries.link(entries.FIRST, body), body))
        return Opened(name, links[0], links)

    def _game(self, wish: OpenTable) -> Game:
        game = self.games.get(wish.game)
        if game is None:
            raise unwelcome("no_such_game", "no-game", 404)
        about = game.about
        if not about.least <= wish.players <= about.most:
            raise unwelcome("players", "players", title=about.title, least=about.least, most=about.most)
        if not 0 <= wish.bots <= wish.players - int(wish.host_plays):
            raise unwelcome("bots", "bots-many")
        if wish.bots and not about.bots:
            raise unwelcome("bots", "bots-none", title=about.title)
        if wish.level and wish.level not in [level.key for level in game.levels]:
            raise unwelcome("no_such_level", "bots-level", title=about.title)
        return game

    async def try_now(
        self, key: str, name: str, entropy: str, options: dict[str, str], level: str, players: int = 0
    ) -> Opened:
        """A table that has already begun: the first seat is mine. Bots play the rest, or a ready scene waits for
        whoever I act as."""
        game = self.games.get(key)
        if game is None or not (game.about.bots or game.about.master):
            raise unwelcome("no_such_game", "not-tried", 404)
        if not players and game.ladder:
            players, level = game.ladder[0].players, level or game.ladder[0].level
        players = players or min(max(5 if game.about.master else 4, game.about.least), game.about.most)
        opened = await self.open(OpenTable(key, players, players - 1 if game.about.bots else 0, options, level=level))
        table = self.room(opened.table).table
        table.sit(0, name, entropy, unheard, "")
        await answered(lambda reply: table.start(0, reply, ""))
        for seat, command in game.rehearsal(players) if game.about.master else ():
            answer = await answered(lambda reply, seat=seat, command=command: table.act(seat, command, reply))  # type: ignore[misc]
            if isinstance(answer, Refusal):
                _trouble.error("table %s: the rehearsal of %s was refused: %s", table.name, key, answer.why)
        return opened

    async def learn(self, key: str, name: str, entropy: str) -> Opened:
        """A table at which a game is taught to whoever asks: begun already, the first seat hers, the game plays the
        rest."""
        game = self.games.get(key)
        if game is None or game.lesson is None:
            raise unwelcome("no_lesson", "no-lesson", 404)
        players = game.about.least
        opened = await self._lay(game, OpenTable(key, players, players - 1), game.lesson)
        table = self.room(opened.table).table
        table.sit(0, name, entropy, unheard, "")
        await answered(lambda reply: table.start(0, reply, ""))
        return opened

    # Waking and sleeping

    async def wake(self, name: str, address: str = "") -> Room:
        """The table, awake and whole: what takes long before it opens is done elsewhere, for the address that knocks.
        NoSuchTable, Broken, Overdrawn or Stopped where it does not open."""
        room = self._rooms.get(name)
        if room is not None:
            return room
        if name not in self._waking:
            self._waking[name] = asyncio.ensure_future(self._wake(name, address))
            self._waking[name].add_done_callback(lambda _: self._waking.pop(name))
        return await asyncio.shield(self._waking[name])

    async def _wake(self, name: str, address: str) -> Room:
        """Once, however many knock at the same time."""
        known = self.log.table(name)
        if known is None or known[0] not in self.games:
            raise NoSuchTable(name)
        newest, (sound, hashed) = self.log.newest(name), self._sound.get(name, (-1, bytes(32)))
        asleep = Asleep(self.log, self.games[known[0]], name)
        history = History(self.log, self.games[known[0]], name)
        if newest - sound > NEAR:
            self._sound[name] = await self.study.read(address, asleep, newest, None, "check", sound, hashed)
        else:
            self._sound[name] = history.check(sound, hashed)
        if history.distance(newest) > NEAR:
            await self.study.read(address, asleep, newest, None, "prepare")
        return self.room(name)

    def awake_room(self, name: str) -> Room | None:
        """The table, if anybody has woken it."""
        return self._rooms.get(name)

    def room(self, name: str) -> Room:
        """The table, awake; NoSuchTable if there is none."""
        room = self._rooms.get(name)
        if room is None:
            known = self.log.table(name)
            if known is None or known[0] not in self.games:
                raise NoSuchTable(name)
            table = Table(self.log, self.games[known[0]], name)
            links = seats.Links(self.log.links(name))
            room = self._rooms[name] = Room(table, links, self.pace, self.limits, self.study, self.files)
            table.introduce()
            self._tire(name)
            self._listen()
        return room

    def _listen(self) -> None:
        """For what others write to the same database, while any table is awake."""
        if self._listening is None:
            self._listening = asyncio.get_running_loop().call_later(NEWS, self._hear)

    def _hear(self) -> None:
        self._listening = None
        for number, name in self.log.news(self._news):
            self._news = number
            if name in self._rooms:
                self._rooms[name].table.catch_up()
                self._rooms[name].links_changed(seats.Links(self.log.links(name)))
        if self._rooms:
            self._listen()

    def enter(self, room: Room, connection: Connection, since: int) -> None:
        tired = self._tired.pop(room.table.name, None)
        if tired is not None:
            tired.cancel()
        room.enter(connection, since)

    def leave(self, room: Room, connection: Connection) -> None:
        room.leave(connection)
        if not room.connections:
            self._tire(room.table.name)

    def _tire(self, name: str) -> None:
        if name in self._tired:
            self._tired.pop(name).cancel()
        self._tired[name] = asyncio.get_running_loop().call_later(self.pace.sleep, self._sleep, name)

    def _sleep(self, name: str) -> None:
        self._tired.pop(name, None)
        room = self._rooms.get(name)
        if room is None or room.connections:
            return
        if room.table.is_busy:
            return self._tire(name)
        room.sleep()
        del self._rooms[name]
        return None

    def close(self) -> None:
        for handle in [*self._tired.values(), *([self._listening] if self._listening else [])]:
            handle.cancel()
        for room in self._rooms.values():
            room.sleep()
        self.apart.close()
