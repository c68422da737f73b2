"""A table with a long log and a large state, made by playing at random and talking, as the table itself would write
it."""

import asyncio
import random
from pathlib import Path
from typing import Any

from parlour.core.offers import fill
from parlour.games import GAMES
from parlour.server.limits import Limits
from parlour.server.lobby import Lobby, answered
from parlour.server.protocol_http import OpenTable
from parlour.table.entries import Said, canonical, link, now
from parlour.table.pace import FAST
from parlour.table.refusal import unheard
from parlour.table.store.sqlite import SqliteStore

ENTRIES = 7000


async def heavy_table(database: Path, key: str, moves: int, entries: int = ENTRIES, players: int = 5) -> dict[str, Any]:
    """The table and its links, as a house answers when one is opened."""
    log = SqliteStore(database, asyncio.get_running_loop())
    lobby = Lobby(log, GAMES, FAST, Limits())
    opened = await lobby.open(OpenTable(key, players, 0))
    table = lobby.room(opened.table).table
    for seat in range(players):
        await answered(lambda reply, seat=seat: table.sit(seat, f"P{seat}", f"entropy {seat}", reply, f"sit{seat}"))  # type: ignore[misc]
    await answered(lambda reply: table.start(0, reply, "start"))
    dice, game = random.Random(3), GAMES[key]
    while table.head.seq < moves and game.outcome(table.head.state) is None:
        seat = dice.randrange(players)
        offers = [offer for offer in game.offers(table.head.state, seat) if offer.command != "close_table"]
        if offers:
            table.act(seat, fill(dice.choice(offers), game.commands, dice.random), unheard)
        if table.head.seq % 50 == 0:
            await asyncio.sleep(0.001)
    while table.is_busy:
        await asyncio.sleep(0.01)
    lobby.close()
    await asyncio.to_thread(log.close)
    lengthen(database, opened.table, entries)
    return {
        "table": opened.table,
        "links": [{"seat": one.seat, "path": one.path, "host": one.host} for one in opened.links],
    }


def lengthen(database: Path, table: str, upto: int) -> None:
    """Much talk."""
    log = SqliteStore(database)
    newest = log.newest(table)
    before = log.hash_of(table, newest) or b""
    rows, begun = [], now()
    for seq in range(newest + 1, upto + 1):
        body = canonical(Said(seq=seq, at=begun + seq, seat=0, text=f"Something was said, number {seq}."))
        before = link(before, body)
        rows.append((table, seq, before, body))
    with log._connect() as connection:
        connection.executemany("insert into entries values (?, ?, ?, ?)", rows)
    log.close()
