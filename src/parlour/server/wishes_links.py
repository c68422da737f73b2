"""Links that are lost or in the wrong hands: only the host, by the host's own link, renews them; everybody reads of
it."""

from collections.abc import Callable
from typing import Any

from parlour.server import protocol as p
from parlour.server import seats
from parlour.server.answers import answer, encode, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table.entries import Coded, Reissued, now
from parlour.table.refusal import Answer, Refusal
from parlour.table.store.facts import KeysEnded


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
    link, changed = room.links.replace(table.name, message.seat)

    def written(done: Answer) -> None:
        if isinstance(done, Refusal):
            return answer(connection, message.id)(done)
        connection.send(encode(p.Reissued(message.id, link)))
        return room.links_changed(seats.Links(table.log.links(table.name)))

    return table.note(
        lambda seq: Reissued(seq=seq, at=now(), seat=message.seat, by=seat_or_host(connection)),
        written,
        lambda entry: (entry, changed),
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
        lambda entry: (entry, [KeysEnded("code"), stored]),
    )


LINKS: dict[type, Callable[[Room, Connection, Any], None]] = {p.Reissue: _reissue, p.Recovery: _recovery}
