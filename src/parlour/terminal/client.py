"""One person at one table, in a terminal: hears the socket, reads the keyboard, prints. All it knows came by the
wire."""

import asyncio
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.core.game import Game, Rule
from parlour.core.house import terminal_says
from parlour.core.offers import Form, Piece
from parlour.core.phrasebook import listed, spoken
from parlour.server import protocol as p
from parlour.server.protocol_frames import Frame
from parlour.server.protocol_http import GamePage
from parlour.table.luck import new_secret
from parlour.table.telling import LogLine
from parlour.terminal.asking import Cancelled, Unclear, command, picked, titles
from parlour.terminal.keyboard import Keyboard
from parlour.terminal.lines import as_text, card_lines
from parlour.terminal.screen import Screen
from parlour.terminal.words import Over, obey

_server = msgspec.json.Decoder(p.ServerMessage)
_encode = msgspec.json.Encoder().encode
MOST = 1 << 24
"""Bytes of one message,"""
LARGEST = 200_000_000
"""and of a file that is fetched."""


class Client:
    def __init__(
        self,
        address: str,
        secret: str,
        page_of: Callable[[str], GamePage],
        games: dict[str, Game],
        keyboard: Keyboard,
        rules_of: Callable[[str], tuple[Rule, ...]],
    ) -> None:
        self._address, self._secret, self._page_of, self._games = address, secret, page_of, games
        self._keyboard, self._rules_of = keyboard, rules_of
        self._rules: tuple[Rule, ...] = ()
        self._console = Screen()
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self.welcome: p.Welcome | None = None
        self.room: p.Room | None = None
        self.frame: Frame | None = None
        self.page: GamePage | None = None
        self.speaks_as = ""
        self._menu_for = -1

    def rules(self) -> tuple[Rule, ...]:
        """The rulebook, fetched when it is first looked into."""
        if not self._rules and self.welcome is not None:
            self._rules = self._rules_of(self.welcome.game)
        return self._rules

    # Saying

    def say(self, text: str, style: str = "") -> None:
        self._console.print(text, style=style or None)

    def _sheet(self, public: msgspec.Raw, private: msgspec.Raw) -> None:
        game = self._games.get(self.welcome.game) if self.welcome else None
        seat = self.welcome.seat if self.welcome else None
        sheet = getattr(game, "sheet", None)
        if game is None or sheet is None:
            return self.say(msgspec.json.format(bytes(public)).decode())
        try:
            own = None if bytes(private) == b"null" else msgspec.json.decode(private, type=game.private_type)
            seen = msgspec.json.decode(public, type=game.public_type)
        except msgspec.DecodeError:
            return self.say(
                terminal_says("other-rules"),
                "yellow",
            )
        return self.say(sheet(seen, own, seat))

    def _menu(self) -> None:
        frame, page = self.frame, self.page
        if frame is None or page is None:
            return
        self._menu_for = frame.seq
        self.say("")
        self._sheet(frame.public, frame.private)
        self.say(frame.prompt, "bold")
        told = titles([*frame.offers, *[Form(command, owed=False) for command in frame.can]], page.words, frame.names)
        for number, reads in enumerate(told, 1):
            owed = number <= len(frame.offers) and frame.offers[number - 1].owed
            self.say(f" {'*' if owed else ' '}{number:2}. {reads}")
        for timer in frame.timers:
            self.say(f"  {terminal_says('timer', name=timer.name, seconds=round(timer.seconds))}", "dim")
        if frame.outcome is not None:
            winners = listed([self._name(seat) for seat in frame.outcome.winners]) or terminal_says("nobody")
            self.say(terminal_says("over", winners=winners, how=frame.outcome.how), "bold")

    def _name(self, seat: int) -> str:
        return (self.room.people[seat].name if self.room else "") or terminal_says("seat", number=str(seat + 1))

    def _lines(self, raw: Any) -> None:
        for line in msgspec.json.decode(raw, type=list[LogLine]):
            self.say(as_text(line), "bold" if line.line.kind in ("session", "scene") else "dim")
            if line.line.card is not None:
                for text in card_lines(line.line.card):
                    self.say(f"        {text}", "dim")

    def fetch(self, path: str) -> bytes:
        """A file the server has offered, from that server alone."""
        where = urlsplit(self._address)
        if not path.startswith("/files/"):
            raise OSError(terminal_says("no-file"))
        scheme = "https" if where.scheme == "wss" else "http"
        with urllib.request.urlopen(f"{scheme}://{where.netloc}{path}", timeout=60) as answer:
            found: bytes = answer.read(LARGEST)
        return found

    # Hearing

    async def run(self) -> None:
        """Until the person quits; a lost connection is taken up again."""
        talking = asyncio.create_task(self._talk())
        wait = 0.2
        try:
            while not talking.done():
                try:
                    async with connect(self._address, max_size=MOST, compression=None) as self._socket:
                        since = self.frame.seq if self.frame else -1
                        await self._socket.send(_encode(p.Hello(self._secret, since, language=spoken())).decode())
                        wait = 0.2
                        hearing = asyncio.create_task(self._hear_all(self._socket))
                        await asyncio.wait((hearing, talking), return_when=asyncio.FIRST_COMPLETED)
                        hearing.cancel()
                        if hearing.done() and not hearing.cancelled() and isinstance(hearing.exception(), Over):
                            return
                except OSError:
                    pass
                if not talking.done():
                    self.say(terminal_says("lost"), "yellow")
                    await asyncio.wait((talking,), timeout=wait)
                    wait = min(wait * 2, 8.0)
            if (error := talking.exception()) is not None and not isinstance(error, Over):
                raise error
        finally:
            talking.cancel()

    async def _hear_all(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(_server.decode(text))
        except ConnectionClosed:
            return

    def _hear(self, message: Any) -> None:
        match message:
            case p.Welcome():
                moved = self.welcome is not None and self.welcome.seat != message.seat
                self.welcome = message
                self.page = self.page or self._page_of(message.game)
                if moved:
                    self.frame = None
                    key = "acts-home" if message.seat == message.home else "acts-for"
                    self.say(terminal_says(key, number=str((message.seat or 0) + 1)), "bold")
                if message.seat is not None and not message.name:
                    self.say(terminal_says("unseated"), "bold")
            case p.Room():
                self._room(message)
            case Frame():
                self._framed(message)
            case p.Heard():
                self._lines(message.lines)
            case p.Gallery():
                pass  # a terminal can't show them; that one was shown is told in the log
            case p.Gone():
                self.say(terminal_says("gone", why=message.why), "red")
                raise Over
            case _:
                future = self._waiting.pop(message.id, None)
                if future is not None and not future.done():
                    future.set_result(message)

    def _room(self, room: p.Room) -> None:
        first, before, self.room = self.room is None, self.room, room
        if room.paused and not (before and before.paused):
            self.say(terminal_says("paused"), "bold")
        if first or (before and (before.lines, before.veils) != (room.lines, room.veils)):
            for key, texts in (("lines", room.lines), ("veils", room.veils)):
                if texts:
                    self.say(terminal_says(key, texts=", ".join(texts)), "dim")
        if first or not room.started:
            seats = [
                terminal_says("person-bot" if x.bot else "person" if x.here else "person-away", name=x.name or free)
                for free in [terminal_says("free")]
                for x in room.people
            ]
            self.say(terminal_says("people", people=", ".join(seats)), "dim")
        if room.rewind is not None and room.rewind.mine:
            self.say(terminal_says("asks-back", who=room.rewind.by, moves=room.rewind.moves), "bold")
            for line in room.rewind.lines:
                self.say(f"  {line}")
            self.say(terminal_says("agree-or-decline"), "bold")

    def _framed(self, frame: Frame) -> None:
        before, self.frame = self.frame, frame
        self._lines(frame.lines)
        seat = self.welcome.seat if self.welcome else None
        asked = seat in frame.awaited
        if before is None or (asked and frame.decision != before.decision) or (frame.outcome and not before.outcome):
            self._menu()

    # Wishing

    async def wish(self, kind: type[Any], *values: Any) -> Any:
        """Send it and wait for its answer; a refusal is printed."""
        message_id = new_secret()[:16]
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message_id] = future
        text = _encode(kind(message_id, *values)).decode()
        while True:
            try:
                assert self._socket is not None
                await self._socket.send(text)
                answer = await asyncio.wait_for(asyncio.shield(future), 5)
                break
            except (TimeoutError, ConnectionClosed, AssertionError):
                await asyncio.sleep(0.3)  # resending is harmless: the id is the same
        if isinstance(answer, p.Refused):
            rule = f" [{answer.rule}]" if answer.rule else ""
            self.say(f"{terminal_says('refused', why=answer.why)}{rule} {answer.cure}".rstrip(), "yellow")
        return answer

    async def _talk(self) -> None:
        while True:
            text = (await self._keyboard.read()).strip()
            try:
                if text.isascii() and text.isdigit():
                    await self._take(int(text))
                elif text:
                    await obey(self, text)
            except Cancelled:
                self.say(terminal_says("cancelled"), "dim")
            except Unclear as unclear:
                self.say(str(unclear), "yellow")

    async def _take(self, number: int) -> None:
        frame = self.frame
        if frame is None or not 1 <= number <= len(frame.offers) + len(frame.can):
            raise Unclear(terminal_says("no-such-number"))
        if number <= len(frame.offers):
            return await self.fill(frame.offers[number - 1], frame.names)
        return await self.choose((frame.can[number - 1 - len(frame.offers)],))

    async def choose(self, commands: tuple[str, ...], piece: Piece | None = None) -> None:
        """One of the forms the rules have for these commands, or for a piece."""
        answer = await self.wish(p.Forms, commands, piece)
        if not isinstance(answer, p.Formed) or self.page is None:
            return
        forms = answer.forms
        if not forms:
            raise Unclear(terminal_says("nothing-to-do"))
        chosen = forms[0]
        if len(forms) > 1 or piece is not None:
            self.say(
                "\n".join([f"{at:4}. {one}" for at, one in enumerate(titles(forms, self.page.words, answer.names), 1)])
            )
            chosen = forms[int(picked((await self._keyboard.read()).strip(), tuple(range(len(forms)))))]
        await self.fill(chosen, answer.names)

    async def fill(self, form: Form, names: dict[str, str]) -> None:
        frame, page = self.frame, self.page
        assert frame is not None and page is not None

        async def read(question: str) -> str:
            self.say(question.rstrip("\n"))
            return await self._keyboard.read()

        filled = await command(form, page.words.get(form.command), names, read)
        await self.wish(p.Do, msgspec.Raw(_encode(filled)), frame.decision if form.owed else None)

    def show(self) -> None:
        self._menu()

    def show_past(self, past: p.Past) -> None:
        self.say(terminal_says("after-entry", seq=str(past.seq)), "bold")
        self._sheet(past.public, past.private)

    def show_lines(self, raw: Any) -> None:
        self._lines(raw)
