"""Links that are lost or in the wrong hands: only the host, by the host's own link, renews them; everybody reads of
it."""

from collections.abc import Callable
from typing import Any

from parlour.server import protocol as p
from parlour.server import seats
from parlour.server.answers import answer, encode, own_seat, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table.entries import Coded, Reissued, now
from parlour.table.refusal import Answer, Refusal


def _is_host(connection: Connection, message_id: str) -> bool:
    if not connection.host:
        refuse(
            connection,
            message_id,
            "not_host",
            "only-host",
        )
    return connection.host


def _reissue(room: Room, connection: Connection, message: p.Reissue) -> None:
    table = room.table
    if not _is_host(connection, message.id):
        return None
    if not -1 <= message.seat < len(table.head.places):
        return refuse(connection, message.id, "no_such_seat", "no-such-seat", seats=len(table.head.places))
    link, statements = room.links.replace(table.name, message.seat)

    def written(done: Answer) -> None:
        if isinstance(done, Refusal):
            return answer(connection, message.id)(done)
        connection.send(encode(p.Reissued(message.id, link)))
        return room.links_changed(seats.Links(table.log.links(table.name)))

    return table.note(
        lambda seq: Reissued(seq=seq, at=now(), seat=message.seat, by=seat_or_host(connection)),
        written,
        lambda entry: (entry, statements),
    )


def _recovery(room: Room, connection: Connection, message: p.Recovery) -> None:
    if not _is_host(connection, message.id):
        return None
    code, stored = seats.code(room.table.name)

    def written(done: Answer) -> None:
        if isinstance(done, Refusal):
            return answer(connection, message.id)(done)
        return connection.send(encode(p.Code(message.id, code)))

    return room.table.note(
        lambda seq: Coded(seq=seq, at=now(), by=seat_or_host(connection)),
        written,
        lambda entry: (entry, [seats.without_codes(room.table.name), stored]),
    )


def _share(room: Room, connection: Connection, message: p.Share) -> None:
    """Whoever played may show the finished game to others: nothing in it is secret any more."""
    seat, table = own_seat(connection, message.id), room.table
    if seat is None:
        return None
    if not table.is_over:
        return refuse(connection, message.id, "not_over", "not-over")
    if not room.chatter(seat).take():
        return refuse(connection, message.id, "too_fast", "talk-much")
    link, stored = seats.link(table.name, seats.WATCH)

    def written(error: Exception | None) -> None:
        if error is not None:
            return refuse(connection, message.id, "not_saved", "stop-unsaved")
        room.links_changed(seats.Links(table.log.links(table.name)))
        return connection.send(encode(p.Shared(message.id, link)))

    return table.log.note(table.name, [stored], written)


LINKS: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Reissue: _reissue,
    p.Recovery: _recovery,
    p.Share: _share,
}
