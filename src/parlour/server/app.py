"""The routes: the page, the games, new tables, the socket. Everything behind them is in other rooms."""

import asyncio
import contextlib
import gzip
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from parlour.core.game import Game, RuleViolation
from parlour.core.house import server_says
from parlour.core.outside import Unfit, check, visible
from parlour.core.phrasebook import speaking, spoken
from parlour.server import gallery, mine
from parlour.server.limits import Buckets, Limits
from parlour.server.lobby import Lobby
from parlour.server.pages import HEADERS, Headers, Pages, unpacks
from parlour.server.protocol_http import GamePage, Mine, OpenTable, Problem, Recover
from parlour.server.returning import Returning
from parlour.server.sockets import Sockets, language_wanted, same_origin
from parlour.server.study import Overdrawn
from parlour.server.unwelcome import Unwelcome, json, problem, unwelcome
from parlour.table.apart import Stopped
from parlour.table.pace import Pace
from parlour.table.plain import plain
from parlour.table.store import open_store

T = TypeVar("T")
SLOWEST = 100_000
"""Bytes a second a long request must come with."""
ANSWERS = 500
"""Questions of chance whose answers are kept at hand."""


class Try(Struct, frozen=True):
    """POST /api/try/{game} and /api/learn/{game}: all may be left out."""

    name: str = ""
    """Empty: a guest's."""
    entropy: str = ""
    options: dict[str, str] = {}
    """What is played otherwise than as written; a lesson settles that itself."""
    level: str = ""
    """How strong its bots play."""
    players: int = 0
    """How many seats; 0: as many as the game is best shown with."""


def page_of(game: Game) -> GamePage:
    fields = {command: tuple(make.__struct_fields__) for command, make in game.commands.items()}  # type: ignore[attr-defined]
    return GamePage(
        game.about,
        game.options,
        game.presets,
        game.levels,
        game.ladder,
        game.cautions,
        game.words,
        fields,
        game.crib,
        game.odds,
        game.sheets,
    )


class House:
    """The answers to plain HTTP."""

    def __init__(self, games: dict[str, Game], limits: Limits) -> None:
        self.games, self.limits = games, limits
        self.lobby: Lobby
        self.returning: Returning
        self._tries = Buckets(limits.tries, limits.tries / 3600)
        self._openings = Buckets(limits.tables, limits.tables / 3600)
        self._lists = Buckets(limits.lists, limits.lists / 60)
        self._asked = Buckets(limits.odds, limits.odds / 60)
        self._answers: dict[tuple[str, str, str, tuple[tuple[str, str], ...]], bytes] = {}
        self._pages: dict[tuple[str, str, str], tuple[bytes, bytes]] = {}
        self._uploading: Counter[str] = Counter()
        self._bringing: Counter[str] = Counter()
        self._brought = Buckets(limits.pictures, limits.pictures / 3600)

    async def list_games(self, request: Request) -> Response:
        return json([game.about for game in self.games.values()])

    async def game_page(self, request: Request) -> Response:
        return self._lasting(request, "page", page_of)

    async def rulebook(self, request: Request) -> Response:
        return self._lasting(request, "rulebook", lambda game: game.rulebook)

    def _lasting(self, request: Request, what: str, told: Callable[[Game], Any]) -> Response:
        """What a game says of itself: made and packed once in each language."""
        game = self._game(request)
        key = (what, game.about.key, spoken())
        if key not in self._pages:
            plain = msgspec.json.encode(told(game))
            self._pages[key] = plain, gzip.compress(plain, mtime=0)
        headers = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language"}
        plain, packed = self._pages[key]
        if "gzip" not in unpacks(request):
            return Response(plain, 200, headers, "application/json")
        return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")

    async def open_table(self, request: Request) -> Response:
        wish = await self._body(request, OpenTable)
        return json(await self.lobby.open(wish), 201)

    async def try_now(self, request: Request) -> Response:
        wish = await self._body(request, Try)
        name = plain(wish.name)[: self.limits.name] or server_says("guest")
        entropy = plain(wish.entropy)[: self.limits.entropy]
        return json(
            await self.lobby.try_now(request.path_params["key"], name, entropy, wish.options, wish.level, wish.players),
            201,
        )

    async def learn(self, request: Request) -> Response:
        wish = await self._body(request, Try)
        name = plain(wish.name)[: self.limits.name] or server_says("guest")
        entropy = plain(wish.entropy)[: self.limits.entropy]
        return json(await self.lobby.learn(request.path_params["key"], name, entropy), 201)

    async def restore(self, request: Request) -> Response:
        self._count(request)
        with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
            path = Path(folder) / "file"
            with path.open("wb") as file, _one_more(self._uploading, address_of(request), 2, self.limits.uploads):
                async for chunk in self._chunks(request, self.limits.restored):
                    file.write(chunk)
            return json(await _while_waited_for(request, self.returning.restore(path, address_of(request))), 201)

    async def picture(self, request: Request) -> Response:
        """For who may see it."""
        return await gallery.fetch(self.lobby, request)

    async def bring(self, request: Request) -> Response:
        """A picture for a table; nothing of it is read for an address that isn't good."""
        await gallery.found(self.lobby, request)
        if not self._brought.take(address_of(request)):
            raise unwelcome("too_many", "pictures-fast", 429)
        most = self.limits.picture
        told = request.headers.get("content-length", "")
        if told.isascii() and told.isdecimal() and int(told) > most:
            raise _large(most)
        with _one_more(self._bringing, address_of(request), self.limits.bringing // 2, self.limits.bringing):
            data = await self._bytes(request, most, _large(most))
        return await gallery.receive(self.lobby, request, data, address_of(request))

    async def recover(self, request: Request) -> Response:
        wish = await self._body(request, Recover, self._tries)
        return json(await self.returning.recover(wish.code), 201)

    async def mine(self, request: Request) -> Response:
        """The tables of this browser's own links."""
        wish = await self._body(request, Mine, self._lists)
        return json(await mine.listed(self.lobby, wish.links, address_of(request)))

    async def odds(self, request: Request) -> Response:
        """One question of chance, asked of a game without a table."""
        game, question = self._game(request), request.path_params["question"]
        if not self._asked.take(address_of(request)):
            raise unwelcome("too_many", "odds-many", 429)
        if len(request.url.query) > 2000:
            raise unwelcome("too_long", "odds-long", 413)
        asked = (spoken(), game.about.key, question, tuple(sorted(request.query_params.items())))
        if asked not in self._answers:
            try:
                check([question, *request.query_params.keys(), *request.query_params.values()])
                found = await self.lobby.study.odds(address_of(request), game, question, dict(asked[3]))
            except Unfit as unfit:
                raise Unwelcome(Problem("unfit", unfit.why, cure=unfit.cure)) from None
            except RuleViolation as no:
                raise Unwelcome(Problem(no.reason, no.why, no.rule, no.cure)) from None
            except (Overdrawn, Stopped):
                raise unwelcome("too_much", "odds-much", 503) from None
            if len(self._answers) >= ANSWERS:
                self._answers.clear()
            self._answers[asked] = found
        return Response(self._answers[asked], 200, {"cache-control": "no-cache"}, "application/json")

    async def schema(self, request: Request) -> Response:
        schema = self._game(request).schema()
        if not schema:
            raise unwelcome("no_sheet", "no-characters", 404)
        return Response(msgspec.json.encode(schema), 200, {"cache-control": "no-cache"}, "application/schema+json")

    async def licence(self, request: Request) -> Response:
        """The licence that must go with a game's rules."""
        text = self._game(request).licence_text
        if not text:
            raise unwelcome("no_licence_text", "no-licence", 404)
        return PlainTextResponse(text, 200, {"cache-control": "no-cache"})

    def _game(self, request: Request) -> Game:
        game = self.games.get(request.path_params["key"])
        if game is None:
            raise unwelcome("no_such_game", "no-game", 404)
        return game

    async def _body(self, request: Request, wanted: type[Any], purse: Buckets | None = None) -> Any:
        body = await self._bytes(request, self.limits.request)
        try:
            wish = msgspec.json.decode(body or b"{}", type=wanted)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unwelcome("malformed", "not-understood", 400, error=visible(str(error))) from None
        self._count(request, purse)
        return wish

    async def _bytes(self, request: Request, most: int, large: Unwelcome | None = None) -> bytes:
        return b"".join([chunk async for chunk in self._chunks(request, most, large)])

    async def _chunks(self, request: Request, most: int, large: Unwelcome | None = None) -> AsyncIterator[bytes]:
        """What is sent, as long as it comes from our own pages, soon enough, and isn't too much."""
        if not same_origin(request.scope["headers"]):
            raise unwelcome("origin", "origin", 403)
        length = 0
        try:
            async with asyncio.timeout(self.limits.hello + most / SLOWEST):
                async for chunk in request.stream():
                    length += len(chunk)
                    if length > most:
                        raise large or unwelcome("too_long", "body-long", 413, most=most)
                    yield chunk
        except TimeoutError:
            raise unwelcome("too_slow", "body-slow", 408) from None
        except ClientDisconnect:
            raise unwelcome("gone", "nobody-waits", 499) from None

    def _count(self, request: Request, purse: Buckets | None = None) -> None:
        """One more table this client opens, or one more try."""
        if not (purse or self._openings).take(address_of(request)):
            raise unwelcome("too_many", "tries-many", 429)


@contextlib.contextmanager
def _one_more(under_way: Counter[str], address: str, own: int, most: int) -> Iterator[None]:
    """Of what is being sent only so much is taken in at once, from one address and from all."""
    if under_way[address] >= own or under_way.total() >= most:
        raise unwelcome("busy", "uploads-busy", 503)
    under_way[address] += 1
    try:
        yield
    finally:
        under_way[address] -= 1
        if not under_way[address]:
            del under_way[address]


def _large(most: int) -> Unwelcome:
    return unwelcome("too_long", "picture-large", 413, most=most // 10**6)


async def _while_waited_for(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of it; stopped, where whoever asked has gone."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(gone())
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise unwelcome("gone", "nobody-waits", 499)
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def _unwelcome(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unwelcome)
    return problem(error)


async def _http_trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return json(Problem("http", str(error.detail)), error.status_code)


async def _trouble(request: Request, error: Exception) -> Response:
    """Answered outside the middleware, so it brings its own headers and language."""
    with speaking(language_wanted(request.scope)):
        answer = problem(unwelcome("trouble", "http-trouble", 500))
    answer.raw_headers.extend(HEADERS)
    return answer


class Fetching:
    """Files, each at an address of its own."""

    def __init__(self, lobby: Callable[[], Lobby]) -> None:
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._lobby().files.fetch(scope, receive, send)


def create_app(
    games: dict[str, Game],
    database: str | Path,
    pace: Pace | None = None,
    limits: Limits | None = None,
) -> Starlette:
    """The whole server as one ASGI application."""
    limits = limits or Limits()
    house = House(games, limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        log = open_store(database, asyncio.get_running_loop())
        house.lobby = app.state.lobby = Lobby(log, games, pace or Pace(), limits)
        house.returning = Returning(house.lobby)
        yield
        house.lobby.close()
        await asyncio.to_thread(log.close)

    routes = [
        Route("/api/games", house.list_games),
        Route("/api/games/{key}", house.game_page),
        Route("/api/games/{key}/rulebook", house.rulebook),
        Route("/api/games/{key}/odds/{question}", house.odds),
        Route("/api/games/{key}/schema.json", house.schema),
        Route("/api/restore", house.restore, methods=["POST"]),
        Route("/api/mine", house.mine, methods=["POST"]),
        Route("/api/recover", house.recover, methods=["POST"]),
        Route("/files/{token}", Fetching(lambda: house.lobby)),
        Route("/pictures/{table}/{token}", house.bring, methods=["POST"]),
        Route("/pictures/{table}/{token}/{picture}", house.picture),
        Route("/api/tables", house.open_table, methods=["POST"]),
        Route("/api/try/{key}", house.try_now, methods=["POST"]),
        Route("/api/learn/{key}", house.learn, methods=["POST"]),
        Route("/licence/{key}", house.licence),
        Route("/{path:path}", Pages(games, lambda: house.lobby).page),
    ]
    handlers = {Unwelcome: _unwelcome, HTTPException: _http_trouble, Exception: _trouble}
    return Starlette(
        routes=routes,
        middleware=[Middleware(Sockets, lobby=lambda: house.lobby), Middleware(Headers)],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
