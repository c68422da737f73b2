"""What the log is asked for: the history of a piece, the story, files. Everything is read as the asking seat may read it."""

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from parlour.server import protocol as p
from parlour.server.answers import encode, refuse
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table.export import exported
from parlour.table.past import standing
from parlour.table.telling import tell


def _about(room: Room, connection: Connection, message: p.AboutPiece) -> None:
    """What a rewind took back is left out."""
    table, seat = room.table, room.eyes(connection)
    entries = standing(table.history.entries(-1, table.shown.seq))
    told = [line for entry in entries for line in tell(table.game, table.shown, entry, seat) if message.piece in line.line.about]
    connection.send(encode(p.Older(message.id, Raw(encode(told)), False)))


def _export(room: Room, connection: Connection, message: p.Export) -> None:
    table = room.table
    if not table.is_over:
        return refuse(connection, message.id, "not_over", "The file shows every card: it can be had when the game is over.")
    file = exported(table.log, table.game, table.name)
    return connection.send(encode(p.Exported(message.id, file, f"parlour-{table.name}.jsonl")))


STORY: dict[type, Callable[[Room, Connection, Any], None]] = {p.AboutPiece: _about, p.Export: _export}
