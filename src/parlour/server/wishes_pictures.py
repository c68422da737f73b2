"""What is done with the pictures of a table, and with its name. Bringing one is HTTP's (gallery.py)."""

from collections.abc import Callable
from typing import Any

from parlour.server import protocol as p
from parlour.server.answers import answer, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table import pictures
from parlour.table.moment import Picture
from parlour.table.plain import plain
from parlour.table.refusal import full


def _one(room: Room, connection: Connection, message_id: str, which: str, *uses: str) -> Picture | None:
    """A picture this connection keeps; or the message is answered, the same whether it is hidden or not there."""
    table, eyes = room.table, room.eyes(connection)
    reply = answer(connection, message_id)
    one = next((one for one in pictures.visible(table.game, table.head, eyes) if one.id == which), None)
    if table.is_repeated(seat_or_host(connection), message_id, reply):
        return None
    if one is None:
        table.refuse(reply, pictures.unknown())
    elif one.use not in uses or not pictures.keeps(table.game, table.head, eyes, one):
        refuse(connection, message_id, "not_leader", "only-leader-shows")
    elif table.is_full:
        table.refuse(reply, full())
    else:
        return one
    return None


def _show(room: Room, connection: Connection, message: p.ShowPicture) -> None:
    one = _one(room, connection, message.id, message.picture, "handout")
    if one is None:
        return None
    seats = sorted(set(message.to))
    if any([not 0 <= seat < len(room.table.head.places) for seat in seats]):
        return refuse(connection, message.id, "no_such_seat", "show-to-nobody")
    reply = answer(connection, message.id)
    if (one.everybody, one.to) == (message.everybody, () if message.everybody else tuple(seats)):
        return room.table.quiet(reply)
    by = seat_or_host(connection)
    return pictures.show(room.table, by, one, seats, reply, message.id, everybody=message.everybody)


def _name(room: Room, connection: Connection, message: p.NamePicture) -> None:
    one = _one(room, connection, message.id, message.picture, "handout", "portrait")
    name = plain(message.name)
    if one is None:
        return None
    if len(name) > pictures.NAME:
        return refuse(connection, message.id, "too_long", "title-long", most=pictures.NAME)
    return pictures.name(
        room.table, seat_or_host(connection), one, name, answer(connection, message.id), message.id
    )  # fmt: skip


def _remove(room: Room, connection: Connection, message: p.RemovePicture) -> None:
    one = _one(room, connection, message.id, message.picture, "handout", "portrait")
    if one is not None:
        pictures.remove(room.table, seat_or_host(connection), one, answer(connection, message.id), message.id)


def _title(room: Room, connection: Connection, message: p.TitleTable) -> None:
    table, title = room.table, plain(message.title)
    if not room.may_title(connection):
        return refuse(connection, message.id, "not_host", "only-host-titles")
    if len(title) > pictures.NAME:
        return refuse(connection, message.id, "too_long", "title-long", most=pictures.NAME)
    by, reply = seat_or_host(connection), answer(connection, message.id)
    if table.is_repeated(by, message.id, reply):
        return None
    if message.picture and not any([one.id == message.picture and one.use == "table" for one in table.head.pictures]):
        return table.refuse(reply, pictures.unknown())
    if table.is_full:
        return table.refuse(reply, full())
    if (title, message.picture) == (table.head.title, table.head.picture):
        return table.quiet(reply)
    return pictures.entitle(table, by, title, message.picture, reply, message.id)


PICTURES: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.ShowPicture: _show,
    p.NamePicture: _name,
    p.RemovePicture: _remove,
    p.TitleTable: _title,
}
