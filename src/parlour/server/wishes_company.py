"""What people want of each other at any table: talk, dice, safety, acting for an empty seat. The X-card is heard by
nobody's name."""

from collections.abc import Callable
from typing import Any

from parlour.server import protocol as p
from parlour.server.answers import answer, encode, refuse
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table import safety
from parlour.table.plain import plain
from parlour.table.speaking import hearers, say


def _talk(room: Room, connection: Connection, message: p.Talk) -> None:
    text, speaks_as = plain(message.text), plain(message.as_)
    seat = -2 if connection.seat is None and connection.host else connection.seat
    if seat is None or (seat >= 0 and not room.table.head.places[seat].taken and not connection.acts_for):
        refuse(connection, message.id, "not_seated", "talk-unseated")
    elif not text or len(text) > room.limits.talk:
        refuse(connection, message.id, "bad_talk", "talk-length", most=room.limits.talk)
    elif len(speaks_as) > room.limits.name:
        refuse(connection, message.id, "bad_name", "character-name", most=room.limits.name)
    elif not room.chatter(seat).take():
        refuse(connection, message.id, "too_fast", "talk-much")
    else:
        say(room.table, seat, text, answer(connection, message.id), message.id, speaks_as)


def _whom(room: Room, connection: Connection, message: p.Whom) -> None:
    seat = -2 if connection.seat is None else connection.seat
    found = tuple([p.Hearer(*one) for one in hearers(room.table, seat)])
    connection.send(encode(p.Names(message.id, found)))


def _act_as(room: Room, connection: Connection, message: p.ActAs) -> None:
    seat, places = message.seat, room.table.head.places
    if seat == connection.home:
        room.act_as(connection, seat)
        return answer(connection, message.id)(-1)
    if not connection.host:
        return refuse(connection, message.id, "not_host", "only-host-acts")
    if not room.table.game.about.master:
        return refuse(connection, message.id, "no_master", "one-seat-each")
    if seat is None or not 0 <= seat < len(places):
        return refuse(connection, message.id, "no_such_seat", "no-such-seat", seats=len(places))
    if places[seat].taken:
        return refuse(connection, message.id, "seat_taken", "seat-taken", name=places[seat].name)
    room.act_as(connection, seat)
    return answer(connection, message.id)(-1)


def _may_speak_up(room: Room, connection: Connection, message_id: str) -> bool:
    if connection.home is None and not connection.host:
        refuse(connection, message_id, "watching", "watching")
        return False
    return True


def _limit(room: Room, connection: Connection, message: p.Limit) -> None:
    if _may_speak_up(room, connection, message.id):
        safety.limit(
            room.table, message.what, plain(message.text), answer(connection, message.id), lifted=message.lifted
        )


def _pause(room: Room, connection: Connection, message: p.Pause) -> None:
    if _may_speak_up(room, connection, message.id):
        safety.pause(room.table, answer(connection, message.id))


def _resume(room: Room, connection: Connection, message: p.Resume) -> None:
    if _may_speak_up(room, connection, message.id):
        safety.resume(room.table, message.how, answer(connection, message.id))


COMPANY: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Talk: _talk, p.Whom: _whom, p.ActAs: _act_as, p.Limit: _limit, p.Pause: _pause, p.Resume: _resume,
}  # fmt: skip
