"""What the log is asked for: the history of a piece, the story, files. Everything is read as the asking seat may read it."""

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from parlour.core.game import RuleViolation
from parlour.server import protocol as p
from parlour.server.answers import answer, encode, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table.backup import backup
from parlour.table.chronicle import previously, sessions
from parlour.table.chronicle_files import html, markdown
from parlour.table.entries import AnyEntry, Copied, now
from parlour.table.export import exported
from parlour.table.past import standing
from parlour.table.refusal import Answer, Refusal
from parlour.table.telling import leader, tell

READING = 20
"""What reading the whole log costs, in messages."""


def _log(room: Room, connection: Connection, message_id: str) -> list[AnyEntry] | None:
    """Every entry; None, refused already, where it is asked for too often."""
    if not connection.bucket.take(READING):
        refuse(connection, message_id, "too_fast", "The whole log was read very often just now.", "Wait a few seconds.")
        return None
    return room.table.history.entries(-1, room.table.shown.seq)


def _about(room: Room, connection: Connection, message: p.AboutPiece) -> None:
    """What a rewind took back is left out."""
    entries = _log(room, connection, message.id)
    if entries is not None:
        game, shown, seat = room.table.game, room.table.shown, room.eyes(connection)
        told = [line for entry in standing(entries) for line in tell(game, shown, entry, seat) if message.piece in line.line.about]
        connection.send(encode(p.Older(message.id, Raw(encode(told)), False)))


def _previously(room: Room, connection: Connection, message: p.Previously) -> None:
    entries = _log(room, connection, message.id)
    if entries is not None:
        title, lines = previously(room.table.game, room.table.shown, entries)
        connection.send(encode(p.Story(message.id, title, lines)))


def _chronicle(room: Room, connection: Connection, message: p.Chronicle) -> None:
    entries = _log(room, connection, message.id)
    if entries is not None:
        game, shown = room.table.game, room.table.shown
        write = html if message.form == "html" else markdown
        file = write(game.about.title, sessions(game, shown, entries))
        connection.send(encode(p.Exported(message.id, file, f"chronicle-{room.table.name}.{message.form}")), file=True)


def _backup(room: Room, connection: Connection, message: p.Backup) -> None:
    """Everybody is told of it, before it is handed out: it holds every secret."""
    table = room.table
    leads = connection.home is not None and connection.home == leader(table.game, table.head) and table.game.about.master
    if not connection.host and not (leads and connection.home is not None and table.head.places[connection.home].taken):
        return refuse(connection, message.id, "not_host", "Only who opened the table, or leads the game, may save all of it.")
    if not connection.bucket.take(READING):
        return refuse(connection, message.id, "too_fast", "The whole log was read very often just now.", "Wait a few seconds.")

    def written(done: Answer) -> None:
        if isinstance(done, Refusal):
            return answer(connection, message.id)(done)
        file = backup(table.log, table.name, room.links.host_seat())
        return connection.send(encode(p.Exported(message.id, file, f"{table.name}.parlour")), file=True)

    return table.note(lambda seq: Copied(seq=seq, at=now(), by=seat_or_host(connection)), written)


def _sheet(room: Room, connection: Connection, message: p.Sheet) -> None:
    table = room.table
    suffix = next((form.suffix for form in table.game.sheets if form.key == message.form), "")
    if table.shown.state is None:
        return refuse(connection, message.id, "not_started", "The game has not begun.", "The host starts it.")
    if not suffix:
        known = ", ".join([form.key for form in table.game.sheets]) or "none"
        return refuse(connection, message.id, "no_such_form", "Characters are not written this way here.", f"Known: {known}.")
    try:
        file = table.game.written(table.shown.state, room.eyes(connection), message.piece, message.form)
    except RuleViolation as no:
        return answer(connection, message.id)(Refusal(no.reason, no.why, no.rule, no.cure))
    name = "".join([c for c in message.piece if c.isalnum() or c in "-_"])[:40] or "sheet"
    return connection.send(encode(p.Exported(message.id, file, f"{name}.{suffix}")), file=True)


def _export(room: Room, connection: Connection, message: p.Export) -> None:
    table = room.table
    if not table.is_over:
        return refuse(connection, message.id, "not_over", "The file shows every card: it can be had when the game is over.")
    file = exported(table.log, table.game, table.name)
    return connection.send(encode(p.Exported(message.id, file, f"parlour-{table.name}.jsonl")), file=True)


STORY: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.AboutPiece: _about, p.Previously: _previously, p.Chronicle: _chronicle, p.Backup: _backup, p.Sheet: _sheet, p.Export: _export,
}  # fmt: skip
