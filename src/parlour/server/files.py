"""Files for people: each at an address of its own, to be fetched once and soon. Written when it is fetched, so that
nothing waits in memory."""

import asyncio
import contextlib
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.types import Receive, Scope, Send

from parlour.core.phrasebook import speaking, spoken
from parlour.server.limits import Limits
from parlour.server.study import Overdrawn, Study
from parlour.server.unwelcome import problem, unwelcome
from parlour.table.apart import Stopped
from parlour.table.luck import new_secret
from parlour.table.table import Table

SOON = 60.0
"""Seconds in which a file must be asked for,"""
LONG = 300.0
"""and in which it must be fetched."""
TYPES = {"html": "text/html", "md": "text/markdown", "json": "application/json"}


class Offer(Struct, frozen=True):
    """What will be written when somebody comes for it."""

    address: str
    table: Table
    upto: int
    name: str
    question: tuple[Any, ...]
    until: float
    language: str
    """Of whoever was offered it: a browser fetches it with its own language."""


class Files:
    def __init__(self, study: Study, limits: Limits) -> None:
        self._study, self._most = study, limits.files
        self._offers: dict[str, Offer] = {}
        self._fetching: Counter[str] = Counter()

    def offer(self, address: str, table: Table, name: str, *question: Any) -> str | None:
        """Where the file can be fetched; None where this address has too many waiting."""
        moment = time.monotonic()
        self._offers = {token: offer for token, offer in self._offers.items() if offer.until > moment}
        if sum([offer.address == address for offer in self._offers.values()]) + self._fetching[address] >= self._most:
            return None
        token = new_secret()
        self._offers[token] = Offer(address, table, table.shown.seq, name, question, moment + SOON, spoken())
        return f"/files/{token}"

    async def fetch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The one answer to the one request for a file."""
        request = Request(scope, receive)
        offer = self._offers.pop(request.path_params["token"], None)
        if offer is None or offer.until < time.monotonic():
            return await problem(unwelcome("no_file", "no-file", 404))(scope, receive, send)
        client = request.client.host if request.client else ""
        self._fetching[client] += 1
        try:
            with tempfile.TemporaryDirectory(prefix="parlour-") as folder, contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONG):
                    await self._send(offer, Path(folder) / "file", scope, receive, send)
        finally:
            self._fetching[client] -= 1
            if not self._fetching[client]:
                del self._fetching[client]

    async def _send(self, offer: Offer, path: Path, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with speaking(offer.language):
                await self._study.file(offer.address, offer.table, offer.upto, None, path, *offer.question)
        except (Overdrawn, Stopped):
            return await problem(unwelcome("too_much", "file-busy", 503))(scope, receive, send)
        kind = TYPES.get(offer.name.rpartition(".")[2], "text/plain")
        named = f"attachment; filename*=utf-8''{quote(offer.name)}"
        headers = {"cache-control": "no-store", "content-disposition": named}
        return await FileResponse(path, 200, headers, f"{kind}; charset=utf-8")(scope, receive, send)
