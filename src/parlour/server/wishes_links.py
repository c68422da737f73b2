"""Links that are lost or in the wrong hands: only the host, by the host's own link, renews them; everybody reads of
it."""

from collections.abc import Callable
from typing import Any

from parlour.server import protocol as p
from parlour.server import seats
from parlour.server.answers import answer, encode, own_seat, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table.entries import INVITE, Coded, Reissued, now
from parlour.table.plain import alike, plain
from parlour.table.refusal import Answer, Refusal
from parlour.table.store.facts import KeysEnded, LinksEnded


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


def _invite(room: Room, connection: Connection, message: p.Invite) -> None:
    """One invitation at a time: a new one ends the old, and who came by that."""
    table = room.table
    if not _is_host(connection, message.id):
        return None
    link, stored = seats.invitation(table.name)
    changed = [LinksEnded(INVITE, False), *([] if message.end else [stored])]

    def written(done: Answer) -> None:
        if isinstance(done, Refusal) or message.end:
            answer(connection, message.id)(done)
        else:
            connection.send(encode(p.Reissued(message.id, link)))
        room.links_changed(seats.Links(table.log.links(table.name)))

    how = "ended" if message.end else "host"
    return table.note(
        lambda seq: Reissued(seq=seq, at=now(), seat=INVITE, by=seat_or_host(connection), how=how),
        written,
        lambda entry: (entry, changed),
    )


def _take(room: Room, connection: Connection, message: p.TakeSeat) -> None:
    """Who was invited sits down where nobody does; from then on the seat has a link of its own."""
    table, name = room.table, plain(message.name)
    if not connection.invited:
        return refuse(connection, message.id, "not_invited", "not-invited")
    if not 0 <= message.seat < len(table.head.places):
        return refuse(connection, message.id, "no_such_seat", "no-such-seat", seats=len(table.head.places))
    if not alike(name) or len(name) > room.limits.name:
        return refuse(connection, message.id, "bad_name", "name-length", most=room.limits.name)
    if len(message.entropy) > room.limits.entropy:
        return refuse(connection, message.id, "bad_entropy", "entropy-long", most=room.limits.entropy)
    if message.seat == room.links.host_seat():
        return refuse(connection, message.id, "host_seat", "seat-hosts")
    link, stored = seats.link(table.name, message.seat)

    def written(done: Answer) -> None:
        if isinstance(done, Refusal):
            return answer(connection, message.id)(done)
        room.links_changed(seats.Links(table.log.links(table.name)))
        return connection.send(encode(p.Reissued(message.id, link)))

    return table.sit(message.seat, name, message.entropy, written, message.id, free=True, facts=(stored,))


LINKS: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Reissue: _reissue,
    p.Recovery: _recovery,
    p.Share: _share,
    p.Invite: _invite,
    p.TakeSeat: _take,
}
