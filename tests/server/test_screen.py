"""A terminal obeys nobody but its own person: no table, house or file moves its cursor, hides a line or colours a
word."""

import asyncio
import http.server
import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect as kinds

from fields import as_json, fields_of, replaced
from laws.walk import walk
from parlour.cli import main
from parlour.core.odds import Answer
from parlour.core.outside import UNSHOWABLE
from parlour.games import GAMES
from parlour.server import protocol as p
from parlour.server.app import page_of
from parlour.table.export import exported
from parlour.table.replay import steps
from parlour.table.telling import LogLine
from parlour.terminal.client import Client
from parlour.terminal.keyboard import Keyboard
from parlour.terminal.odds import bars
from parlour.terminal.replay import replay
from parlour.terminal.screen import Screen, show
from parlour.terminal.words import Over, obey
from tables import lobby_at, opened, run, said
from tiny import TINY

HOSTILE = "a\x1b[2Jb\x9b1mc\u202ed\x07e\x00f\u2028g[red]h[/red][link=x]i[/link]:smile:"
SHOWN = "[red]h[/red][link=x]i[/link]:smile:"
_decode = msgspec.json.Decoder(p.ServerMessage).decode


def heard(message: Any) -> Any:
    return _decode(msgspec.json.encode(message))


def client_of(game: Any) -> Client:
    return Client(
        "", "", lambda key: page_of(game), {game.about.key: game}, Keyboard(lambda: ""), lambda key: game.rulebook
    )


class Socket:
    """Answers every message in the same way."""

    def __init__(self, client: Client, answer: dict[str, Any]) -> None:
        self._client, self._answer = client, answer

    async def send(self, text: str) -> None:
        self._client._hear(heard({**self._answer, "id": json.loads(text)["id"]}))


def harmless(text: str) -> bool:
    return bool(text) and not UNSHOWABLE.search(text)


def in_a_loop(scenario: Any) -> None:
    async def once() -> None:
        scenario()

    asyncio.run(once())


WELCOME = {
    "type": "welcome",
    "table": "x",
    "game": "fate",
    "seat": 0,
    "home": 0,
    "host": True,
    "name": "Ann",
    "started": True,
    "options": {},
    "commitment": "",
    "gallery": "",
    "told": -1,
}
MESSAGES = fields_of(p.ServerMessage, kinds.StrType)
LINES = fields_of(LogLine, kinds.StrType)


@pytest.mark.parametrize(
    "field", [name for name in MESSAGES if name.split(".")[0] in ("welcome", "room", "gone", "frame")]
)
def test_no_message_of_a_house_is_obeyed(field: str, capsys: pytest.CaptureFixture[str]) -> None:
    def scenario() -> None:
        client = client_of(GAMES["fate"])
        client._hear(heard(WELCOME))
        message = MESSAGES[field](HOSTILE)
        if message["type"] == "frame":
            message |= {"lines": [], "awaited": [0], "public": {}, "private": None}
        try:
            client._hear(heard(message))
            client.show()
        except Over:
            pass

    in_a_loop(scenario)
    assert not UNSHOWABLE.search(capsys.readouterr().out)


@pytest.mark.parametrize("field", LINES)
def test_no_line_of_the_log_is_obeyed(field: str, capsys: pytest.CaptureFixture[str]) -> None:
    in_a_loop(lambda: client_of(TINY)._lines(msgspec.json.encode([LINES[field](HOSTILE)])))
    assert harmless(capsys.readouterr().out)


def test_markup_is_shown_as_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    line = {"seq": 1, "line": {"text": HOSTILE}, "who": HOSTILE}
    in_a_loop(lambda: client_of(TINY)._hear(heard({"type": "heard", "lines": [line]})))
    assert capsys.readouterr().out.count(SHOWN) == 2


@pytest.mark.parametrize("key", GAMES)
def test_no_table_is_obeyed(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[key]
    state = [step.after for step in walk(game, 1, max(3, game.about.least), 60)][-1]
    public, private = as_json(game.public(state)), as_json(game.private(state, 0))
    tables = [(other, private) for other in replaced(public, str, HOSTILE)] + [
        (public, other) for other in replaced(private, str, HOSTILE)
    ]

    def scenario() -> None:
        client = client_of(game)
        client._hear(heard({**WELCOME, "game": key}))
        for seen, own in tables:
            try:
                client._sheet(msgspec.Raw(msgspec.json.encode(seen)), msgspec.Raw(msgspec.json.encode(own)))
            except (LookupError, ValueError, AttributeError):
                continue  # a word no table has: nothing was printed

    in_a_loop(scenario)
    assert len(tables) > 5 and harmless(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("decline", {"type": "refused", "reason": HOSTILE, "why": HOSTILE, "rule": HOSTILE, "cure": HOSTILE}),
        ("previously", {"type": "story", "title": HOSTILE, "lines": [HOSTILE]}),
        ("log", {"type": "older", "lines": [{"seq": 1, "line": {"text": HOSTILE}, "who": HOSTILE}], "more": False}),
        (
            "look 3",
            {"type": "past", "seq": 3, "public": {HOSTILE: HOSTILE}, "private": None, "open": None, "lines": []},
        ),
        (f"speak {HOSTILE}", {"type": "done"}),
    ],
)
def test_no_answer_is_obeyed(typed: str, answer: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        client = client_of(TINY)
        client._hear(heard({**WELCOME, "game": "tiny"}))
        client._socket = Socket(client, answer)  # type: ignore[assignment]
        await obey(client, typed)

    asyncio.run(scenario())
    assert harmless(capsys.readouterr().out)


def test_a_recorded_game_is_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files: list[str] = []

    async def scenario() -> None:
        async with lobby_at(tmp_path / "x") as lobby:
            table = await opened(lobby)
            await said(table, 0, "hello")
            files.append(exported(lobby.log, TINY, table.name))

    run(scenario)
    escaped = json.dumps(HOSTILE)[1:-1]
    replay(TINY, steps(TINY, files[0].replace("P0", escaped).replace("hello", escaped)), everything=True)
    assert harmless(told := capsys.readouterr().out) and SHOWN in told


def test_a_house_that_refuses_in_escapes_is_quoted_harmlessly(capsys: pytest.CaptureFixture[str]) -> None:
    class Answers(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(500)
            self.end_headers()
            self.wfile.write(json.dumps({"reason": "x", "why": HOSTILE}).encode())

        def log_message(self, *values: Any) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Answers) as house:
        threading.Thread(target=house.serve_forever, daemon=True).start()
        assert main(["play", f"http://127.0.0.1:{house.server_port}/t/abc#def"]) == 2
        house.shutdown()
    assert harmless(told := capsys.readouterr().err) and SHOWN in told


def test_tables_of_figures_are_shown_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    for make in fields_of(Answer, kinds.StrType).values():
        bars(msgspec.json.decode(msgspec.json.encode(make(HOSTILE)), type=Answer), exact=True)
    show(HOSTILE)
    assert harmless(told := capsys.readouterr().out) and told.count("[red]") > 3


def test_a_screen_keeps_its_own_colours(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    Screen().print("\x1b[31mx", style="bold")
    told = capsys.readouterr().out
    assert told.startswith("\x1b[1m\ufffd[31mx") and told.count("\x1b") == 2
