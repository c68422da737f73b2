"""The built page of the browser client and the headers every answer carries. Nothing of a game or a table."""

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.house import server_says

LONGEST = 200
"""Characters of an address."""
ROOMS = re.compile(r"((t|open|odds|crib|learn)/[^/]+/?)?")
"""Addresses the client has a page for."""
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
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)


def _is_odd(path: str) -> bool:
    """Nothing of ours has such an address, and the disk need not be asked."""
    return len(path) > LONGEST or not path.isascii() or not path.isprintable() or ".." in path or "\\" in path


def unpacks(request: Request) -> bool:
    """Whether whoever asks reads gzip."""
    accepted = [part.replace(" ", "").lower() for part in request.headers.get("accept-encoding", "").split(",")]
    return any(part.partition(";")[0] == "gzip" and not re.fullmatch(r"gzip;q=0(\.0*)?", part) for part in accepted)


def _built(request: Request, file: Path, kept: str, status: int = 200) -> Response:
    """A built file, packed where its packed copy lies beside it and is understood."""
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    beside = file.with_name(f"{file.name}.gz")
    if not unpacks(request) or not beside.is_file():
        return FileResponse(file, status, headers)
    return FileResponse(beside, status, {**headers, "content-encoding": "gzip"}, mimetypes.guess_type(file.name)[0])


async def page(request: Request) -> Response:
    """A built file where there is one, else the page itself: the client knows its own addresses, and says so where it
    does not."""
    path = request.path_params.get("path", "")
    if _is_odd(path):
        return PlainTextResponse(server_says("nothing-here"), 404)
    file = (STATIC / path).resolve()
    if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
        lasting = path.startswith("assets/")
        return _built(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")
    if path.startswith(("assets/", "api/", "ws/")):
        return PlainTextResponse(server_says("nothing-here"), 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(UNBUILT, 200, {"cache-control": "no-store"})
    return _built(request, index, "no-cache", 200 if ROOMS.fullmatch(path) else 404)
