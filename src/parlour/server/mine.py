"""The tables of one browser, by its own links: what each link may know anyway, for a list on the front page."""

import asyncio
import time

import msgspec

from parlour.server.lobby import Lobby
from parlour.server.protocol_http import Known, MyTable, Sitting
from parlour.server.room import Room
from parlour.server.seats import hashed
from parlour.server.study import Overdrawn
from parlour.table.apart import Stopped
from parlour.table.history import Broken, NoSuchTable


class _Written(msgspec.Struct):
    """Of an entry: when it was written."""

    at: int


_when = msgspec.json.Decoder(_Written)


async def listed(lobby: Lobby, links: tuple[Known, ...], address: str) -> list[MyTable]:
    """One after another, so that nobody else waits for them; of a link that is not good nothing is said but that."""
    found = []
    for link in links:
        begun = time.perf_counter()
        found.append(await _told(lobby, link, address))
        await asyncio.sleep(lobby.attention.charge(address, time.perf_counter() - begun))
    return found


async def _told(lobby: Lobby, link: Known, address: str) -> MyTable:
    known = lobby.log.link(link.table, hashed(link.secret))
    if known is None:
        return MyTable(link.table, "ended")
    seat, _ = known
    try:
        room = await lobby.wake(link.table, address)
    except NoSuchTable:
        return MyTable(link.table, "ended")
    except (Broken, Overdrawn, Stopped):
        return MyTable(link.table, "closed")
    return _of(room, None if seat < 0 else seat)


def _of(room: Room, seat: int | None) -> MyTable:
    table, shown = room.table, room.table.shown
    game, places = table.game, shown.places
    over = shown.state is not None and game.outcome(shown.state) is not None
    awaited = () if shown.state is None or over else tuple(game.awaited(shown.state))
    newest = table.log.entries(table.name, shown.seq - 1, shown.seq)
    return MyTable(
        table.name,
        "over" if over else "waiting" if shown.state is None else "playing",
        game=game.about.key,
        game_title=game.about.title,
        title=shown.title,
        seat=seat,
        people=tuple([Sitting(one.name, one.bot, at in table.here) for at, one in enumerate(places) if one.name]),
        free=sum([not one.taken and not one.bot for one in places]),
        asked=seat in awaited and not places[seat].bot if seat is not None else False,
        awaited=tuple([places[one].name for one in awaited if places[one].name]),
        at=_when.decode(newest[0][2]).at if newest else 0,
    )
