"""Pictures over HTTP: brought to a table, fetched by whoever may see them. An address is good for one link and only
while somebody is connected by it; to anybody else there is nothing there."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from parlour.core.house import server_says
from parlour.server.answers import seat_or_host
from parlour.server.connection import Connection, Visitor
from parlour.server.lobby import Lobby
from parlour.server.protocol_http import Brought, Problem
from parlour.server.room import Room
from parlour.server.study import Overdrawn
from parlour.server.unwelcome import Unwelcome, json, unwelcome
from parlour.table.apart import Stopped
from parlour.table.history import Broken, NoSuchTable
from parlour.table.images import Made, Use, remade
from parlour.table.pictures import NAME, bring, leads, no_room, visible
from parlour.table.plain import plain
from parlour.table.refusal import Answer, Refusal

HEADERS = {"cache-control": "private, max-age=3600, immutable", "content-disposition": "inline"}


async def found(lobby: Lobby, request: Request) -> tuple[Room, Sequence[Connection | Visitor]]:
    """The table and who is connected by the link this address was made for; or the one answer for all else."""
    name = request.path_params["table"]
    room = lobby.awake_room(name)
    if room is None and lobby.neighbours is not None:  # they may be connected to another house
        with contextlib.suppress(NoSuchTable, Broken, Overdrawn, Stopped):
            room = await lobby.wake(name, request.client.host if request.client else "")
    here = [] if room is None else room.by_address(request.path_params["token"])
    if room is None or not here:
        raise nothing()
    return room, here


def nothing() -> Unwelcome:
    """What there is not, and what one may not see."""
    return unwelcome("no_picture", "no-picture", 404)


async def fetch(lobby: Lobby, request: Request) -> Response:
    room, here = await found(lobby, request)
    which, table = request.path_params["picture"], room.table
    seen = {one.id for eyes in {room.eyes(one) for one in here} for one in visible(table.game, table.shown, eyes)}
    body = table.log.picture(table.name, which) if which in seen else None
    if body is None:
        raise nothing()
    return Response(body, 200, HEADERS, "image/webp")


async def receive(lobby: Lobby, request: Request, data: bytes, address: str) -> Response:
    """A picture for this table: decoded and written anew elsewhere, kept, and only then there for anybody."""
    room, here = await found(lobby, request)
    use, name = _wanted(request)
    by = _bringer(room, here, use)
    if not data:
        raise unwelcome("empty", "picture-empty")
    async with room.hanging:
        made = await _made(lobby, address, data, use)
        if (no := no_room(room.table, len(made.body))) is not None:
            raise _refused(no)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        which = bring(room.table, by, use, name, made, answer.set_result)
        if isinstance(done := await answer, Refusal):
            raise _refused(done)
    return json(Brought(which), 201)


def _wanted(request: Request) -> tuple[Use, str]:
    use = next((one for one in get_args(Use) if one == request.query_params.get("use")), None)
    if use is None:
        raise unwelcome("malformed", "picture-use", 400)
    return use, plain(request.query_params.get("name", "")[: 4 * NAME])[:NAME]


def _bringer(room: Room, here: Sequence[Connection | Visitor], use: Use) -> int:
    """Who brings it, as the log writes it: handouts whoever leads, portraits whoever plays, the table's own
    its host."""
    table, one = room.table, here[0]
    leading = any([leads(table.game, table.head, other.seat) for other in here])
    if use == "table" and not (one.host or leading):
        raise unwelcome("not_host", "only-host-titles", 403)
    if use == "handout" and not leading:
        raise unwelcome("not_leader", "only-leader-shows", 403)
    if use == "portrait" and all([room.eyes(other) is None for other in here]):
        raise unwelcome("watching", "only-players-portraits", 403)
    if use == "table":
        return seat_or_host(one)
    seats = [seat for other in here if (seat := room.eyes(other)) is not None]
    return next((seat for seat in seats if leads(table.game, table.head, seat)), seats[0])


async def _made(lobby: Lobby, address: str, data: bytes, use: Use) -> Made:
    try:
        made = await lobby.study.paint(address, remade, data, use)
    except Overdrawn:
        raise unwelcome("busy", "picture-busy", 503) from None
    except Stopped:
        raise unwelcome("unfit", "picture-pixels") from None
    if isinstance(made, Made):
        return made
    most = lobby.limits.picture // 10**6
    raise Unwelcome(Problem("unfit", server_says(made, most=most), "", server_says.part(made, "cure", most=most)))


def _refused(no: Refusal) -> Unwelcome:
    return Unwelcome(Problem(no.reason, no.why, no.rule, no.cure))
