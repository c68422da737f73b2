"""What the log is asked for: the past, older lines, the history of a piece, the story, files. Everything is read as the
asking seat may read it."""

from collections.abc import Callable
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.phrasebook import listed, speaking
from parlour.server import protocol as p
from parlour.server import seats
from parlour.server.answers import answer, encode, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table.chronicle import Recap
from parlour.table.entries import HOST, Copied, Recalled, now
from parlour.table.luck import new_secret
from parlour.table.plain import plain
from parlour.table.reading import LINES, Seen
from parlour.table.refusal import Answer, Refusal, full
from parlour.table.telling import leader


def _look(room: Room, connection: Connection, message: p.Look) -> None:
    table, seq = room.table, message.seq
    if table.shown.state is None or not table.shown.started <= seq <= table.shown.seq:
        return refuse(connection, message.id, "no_such_entry", "no-such-entry", seq=str(seq))

    def seen(found: Seen) -> None:
        connection.send(encode(p.Past(message.id, seq, found.public, found.private, found.open, found.lines)))

    question = ("look", seq, table.is_over)
    return room.study.ask(
        connection, message.id, table, room.eyes(connection), table.history.distance(seq), question, seen
    )


def _lines(room: Room, connection: Connection, message: p.Lines) -> None:
    table = room.table
    upto = max(min(message.before - 1, table.shown.seq), -1)
    after = max(upto - LINES, -1)

    def told(found: bytes) -> None:
        connection.send(encode(p.Older(message.id, Raw(found), after >= 0)))

    far = table.history.distance(max(after, 0)) + LINES
    return room.study.ask(connection, message.id, table, room.eyes(connection), far, ("lines", after, upto), told)


def _about(room: Room, connection: Connection, message: p.AboutPiece) -> None:
    def told(found: bytes) -> None:
        connection.send(encode(p.Older(message.id, Raw(found), False)))

    room.study.ask(
        connection, message.id, room.table, room.eyes(connection), room.table.shown.seq, ("about", message.piece), told
    )


def _previously(room: Room, connection: Connection, message: p.Previously) -> None:
    def told(found: Recap) -> None:
        story = p.Story(message.id, found.title, found.lines, found.session, found.fresh, found.by)
        connection.send(encode(story))

    room.study.ask(connection, message.id, room.table, None, room.table.shown.seq, ("previously",), told)


def _recall(room: Room, connection: Connection, message: p.Recall) -> None:
    """Whoever leads may tell a session in other words; what the log says stays."""
    table, seat = room.table, connection.home
    lines = tuple([line for text in message.lines if (line := plain(text))])
    if not table.game.about.master or seat is None or seat != leader(table.game, table.head):
        return refuse(connection, message.id, "not_leader", "only-leader-recalls")
    if sum([len(line) for line in lines]) > RECAP:
        return refuse(connection, message.id, "too_long", "recap-long", most=RECAP)
    if table.is_repeated(seat, message.id, reply := answer(connection, message.id)):
        return None
    if table.is_full:
        return reply(full())

    def known(found: Recap) -> None:
        if found.session != message.session:
            return refuse(connection, message.id, "no_such_session", "recap-none")
        made = Recalled(seq=0, at=now(), by=seat, session=message.session, lines=lines, id=message.id)
        return table.note(lambda seq: replace(made, seq=seq), reply)

    return room.study.ask(connection, message.id, table, None, table.shown.seq, ("previously",), known)


RECAP = 6000
"""Characters of a recap."""


def _offer(room: Room, connection: Connection, message_id: str, name: str, *question: Any) -> None:
    """A file, to be fetched where the answer says."""
    path = room.files.offer(connection.address, room.table, name, *question)
    if path is None:
        return refuse(
            connection,
            message_id,
            "too_fast",
            "files-many",
        )
    return connection.send(encode(p.Exported(message_id, path, name)))


def _chronicle(room: Room, connection: Connection, message: p.Chronicle) -> None:
    what = "recap" if message.recap else "chronicle"
    _offer(room, connection, message.id, f"{what}-{room.table.name}.{message.form}", what, message.form)


def _backup(room: Room, connection: Connection, message: p.Backup) -> None:
    """Everybody is told of it, before it is handed out: it holds every secret. It can also renew the link of who took
    it."""
    table = room.table
    leads = (
        connection.home is not None and connection.home == leader(table.game, table.head) and table.game.about.master
    )
    if not connection.host and not (leads and connection.home is not None and table.head.places[connection.home].taken):
        return refuse(connection, message.id, "not_host", "only-host-saves")
    key = new_secret()
    stored = seats.key(key, HOST if connection.host or connection.home is None else connection.home, "file")

    def written(done: Answer) -> None:
        if isinstance(done, Refusal):
            return answer(connection, message.id)(done)
        with speaking(connection.language):
            return _offer(room, connection, message.id, f"{table.name}.parlour", "backup", room.links.host_seat(), key)

    return table.note(
        lambda seq: Copied(seq=seq, at=now(), by=seat_or_host(connection)), written, lambda entry: (entry, [stored])
    )


def _sheet(room: Room, connection: Connection, message: p.Sheet) -> None:
    table = room.table
    suffix = next((form.suffix for form in (*table.game.sheets, *table.game.papers) if form.key == message.form), "")
    if table.shown.state is None:
        return refuse(connection, message.id, "not_started", "not-started")
    if not suffix:
        known = [form.key for form in table.game.sheets]
        return refuse(
            connection, message.id, "no_such_form", "no-such-form", forms=listed(known, "or"), count=len(known)
        )
    try:
        file = table.game.written(table.shown.state, room.eyes(connection), message.piece, message.form)
    except RuleViolation as no:
        return answer(connection, message.id)(Refusal(no.reason, no.why, no.rule, no.cure))
    name = "".join([c for c in message.piece if c.isalnum() or c in "-_"])[:40] or "sheet"
    return _offer(room, connection, message.id, f"{name}.{suffix}", "text", file)


def _export(room: Room, connection: Connection, message: p.Export) -> None:
    if not room.table.is_over:
        return refuse(connection, message.id, "not_over", "not-over")
    return _offer(room, connection, message.id, f"parlour-{room.table.name}.jsonl", "export")


STORY: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Look: _look,
    p.Lines: _lines,
    p.AboutPiece: _about,
    p.Previously: _previously,
    p.Recall: _recall,
    p.Chronicle: _chronicle,
    p.Backup: _backup,
    p.Sheet: _sheet,
    p.Export: _export,
}
