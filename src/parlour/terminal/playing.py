"""How `parlour play` comes to a table: by a link, or by trying a game on a server of its own."""

import asyncio
import contextlib
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette

from parlour.core.game import Game, Rule
from parlour.core.house import terminal_says
from parlour.core.phrasebook import spoken
from parlour.server.protocol_http import GamePage, Opened, Problem
from parlour.server.serving import server
from parlour.table.luck import new_secret
from parlour.terminal.client import MOST, Client
from parlour.terminal.keyboard import Ended, Keyboard


class NotReached(Exception):
    """The server or the table cannot be reached, and why."""


def fetch(url: str, kind: type[Any], body: Any = None) -> Any:
    """One answer of plain HTTP."""
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(url, data, {"content-type": "application/json", "accept-language": spoken()})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return msgspec.json.decode(answer.read(MOST), type=kind)
    except urllib.error.HTTPError as error:
        with contextlib.suppress(msgspec.DecodeError):
            problem = msgspec.json.decode(error.read(MOST), type=Problem)
            raise NotReached(f"{problem.why} {problem.cure}".strip()) from None
        raise NotReached(terminal_says("answered", url=url, code=str(error.code))) from None
    except (OSError, ValueError, msgspec.DecodeError) as error:
        raise NotReached(terminal_says("unreached", url=url, why=str(getattr(error, "reason", error)))) from None


@contextlib.contextmanager
def house(app: Starlette, port: int) -> Iterator[str]:
    """A server of our own, for as long as we play."""
    running = server(app, "127.0.0.1", port)
    thread = threading.Thread(target=running.run, name="server", daemon=True)
    thread.start()
    while not running.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join(5)


def try_now(url: str, game: str, options: Mapping[str, str], level: str = "") -> str:
    """A link to a table that has just been opened for us."""
    opened: Opened = fetch(
        f"{url}/api/try/{game}", Opened, {"entropy": new_secret(), "options": dict(options), "level": level}
    )
    return url + opened.mine.path


def sit_down(link: str, games: dict[str, Game]) -> None:
    """At the table of this link, until the person quits."""
    where = urlsplit(link)
    table = where.path.removeprefix("/t/")
    if where.scheme not in ("http", "https") or not where.fragment or not table or "/" in table:
        raise NotReached(terminal_says("link-form"))
    base = f"{where.scheme}://{where.netloc}"
    fetch(f"{base}/api/games", list[Any])
    socket = f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}/ws/{table}"

    def page_of(key: str) -> GamePage:
        page: GamePage = fetch(f"{base}/api/games/{key}", GamePage)
        return page

    def rules_of(key: str) -> tuple[Rule, ...]:
        rules: tuple[Rule, ...] = fetch(f"{base}/api/games/{key}/rulebook", tuple[Rule, ...])
        return rules

    async def play() -> None:
        client = Client(socket, where.fragment, page_of, games, Keyboard(), rules_of)
        client.say(terminal_says("help-hint"), "dim")
        with contextlib.suppress(Ended):
            await client.run()

    asyncio.run(play())
