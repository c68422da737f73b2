"""The built page of the browser client, what its head tells those who preview a link, and the headers every answer
carries. Of a table it tells its name and its game, which everybody who knows its address may know."""

import mimetypes
import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.game import Game
from parlour.core.house import server_says
from parlour.server.lobby import Lobby

LONGEST = 200
"""Characters of an address."""
ROOMS = re.compile(r"(?:(t|open|odds|crib|learn)/([^/]+)/?)?")
"""Addresses the client has a page for, where there is such a table or game."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""How files lie packed beside themselves, the smallest first."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
STATIC = Path(__file__).parent.parent / "static"
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LASTING = [
    (b"content-security-policy", b"default-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""Of a file that is part of a page: it is nobody's page itself, and there are many of them."""
FOREVER = "public, max-age=31536000, immutable"
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour is running</h1><p>The page for the browser has not been built yet: run <code>make run</code>, or
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p><p>Meanwhile the same games can be played in a terminal:
<code>parlour play</code>.</p></html>"""  # noqa: E501


class Headers:
    """Puts the security headers on every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", [])
                lasts = (b"cache-control", FOREVER.encode()) in headers
                message["headers"] = [*headers, *(LASTING if lasts else HEADERS)]
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)


def _is_odd(path: str) -> bool:
    """Nothing of ours has such an address, and the disk need not be asked."""
    return len(path) > LONGEST or not path.isascii() or not path.isprintable() or ".." in path or "\\" in path


def unpacks(request: Request) -> set[str]:
    """In which ways whoever asks reads what is packed."""
    accepted = [part.replace(" ", "").lower() for part in request.headers.get("accept-encoding", "").split(",")]
    return {part.partition(";")[0] for part in accepted if not re.search(r";q=0(\.0*)?$", part)} & set(PACKED)


def _built(request: Request, file: Path, kept: str) -> Response:
    """A built file, packed where a packed copy lies beside it and is understood."""
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    read = unpacks(request)
    for way, ending in PACKED.items():
        beside = file.with_name(f"{file.name}{ending}")
        if way in read and beside.is_file():
            kind = mimetypes.guess_type(file.name)[0]
            return FileResponse(beside, 200, {**headers, "content-encoding": way}, kind)
    return FileResponse(file, 200, headers)


def _head(title: str, line: str, request: Request, *, listed: bool) -> str:
    """What a preview of the address shows; tables are nobody's to find."""
    home = f"{request.url.scheme}://{request.url.netloc}"
    told = {
        "og:site_name": "Parlour",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:url": f"{home}{request.url.path}",
        "og:image": f"{home}/preview.png",
    }
    named = {"description": line, "twitter:card": "summary_large_image", **({} if listed else {"robots": "noindex"})}
    metas = [("property", key, value) for key, value in told.items()] + [("name", *one) for one in named.items()]
    page = title if title == "Parlour" else f"{title} · Parlour"
    return "".join(
        [f"<title>{escape(page)}</title>"]
        + [f'<meta {how}="{key}" content="{escape(value)}">' for how, key, value in metas]
    )


class Pages:
    """A built file where there is one, else the page itself: the client knows its own addresses, and says so where it
    does not."""

    def __init__(self, games: dict[str, Game], lobby: Callable[[], Lobby]) -> None:
        self._games, self._lobby = games, lobby

    async def page(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if _is_odd(path):
            return PlainTextResponse(server_says("nothing-here"), 404)
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            lasting = path.startswith("assets/")
            return _built(request, file, FOREVER if lasting else "no-cache")
        if path.startswith(("assets/", "api/", "ws/")):
            return PlainTextResponse(server_says("nothing-here"), 404)
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(UNBUILT, 200, {"cache-control": "no-store"})
        told = self._told(path)
        title, line = told or (server_says("preview-nowhere"), server_says("preview-house"))
        head = _head(title, line, request, listed=told is not None and not path.startswith("t/"))
        text = index.read_text("utf-8").replace("<title>Parlour</title>", head, 1)
        headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
        return HTMLResponse(text, 200 if told else 404, headers)

    def _told(self, path: str) -> tuple[str, str] | None:
        """The title of the page at an address and a line about it; None: there is none."""
        found = ROOMS.fullmatch(path)
        if found is None:
            return None
        room, name = found.groups()
        if room is None:
            return "Parlour", server_says("preview-house")
        if room != "t":
            game = self._games.get(name)
            return None if game is None else (game.about.title, game.about.line)
        known = self._lobby().log.table(name)
        game = self._games.get(known[0]) if known is not None else None
        if game is None:
            return None
        awake = self._lobby().awake_room(name)
        title = awake.table.shown.title if awake is not None else ""
        return title or game.about.title, server_says("preview-table", game=game.about.title)
