"""What people want of each other at any table: talk, dice, safety, acting for an empty seat. The X-card is heard by
nobody's name."""

from collections.abc import Callable
from typing import Any

from parlour.server import protocol as p
from parlour.server.answers import answer, refuse
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.table import safety
from parlour.table.plain import plain
from parlour.table.speaking import say


def _talk(room: Room, connection: Connection, message: p.Talk) -> None:
    text, speaks_as = plain(message.text), plain(message.as_)
    seat = -2 if connection.seat is None and connection.host else connection.seat
    if seat is None or (seat >= 0 and not room.table.head.places[seat].taken and not connection.acts_for):
        refuse(connection, message.id, "not_seated", "Only who sits at the table may talk.", "Take the seat first.")
    elif not text or len(text) > room.limits.talk:
        refuse(connection, message.id, "bad_talk", f"Say 1 to {room.limits.talk} characters.")
    elif len(speaks_as) > room.limits.name:
        refuse(connection, message.id, "bad_name", f"A character's name has at most {room.limits.name} characters.")
    elif not room.chatter(seat).take():
        refuse(connection, message.id, "too_fast", "You have said a lot in a short time.", "Wait a few seconds.")
    else:
        say(room.table, seat, text, answer(connection, message.id), message.id, speaks_as)


def _act_as(room: Room, connection: Connection, message: p.ActAs) -> None:
    seat, places = message.seat, room.table.head.places
    if seat == connection.home:
        room.act_as(connection, seat)
        return answer(connection, message.id)(-1)
    if not connection.host:
        return refuse(connection, message.id, "not_host", "Only who opened the table acts for seats nobody has taken.")
    if not room.table.game.about.master:
        return refuse(connection, message.id, "no_master", "In this game everybody plays one seat.")
    if seat is None or not 0 <= seat < len(places):
        return refuse(connection, message.id, "no_such_seat", f"This table has seats 0 to {len(places) - 1}.")
    if places[seat].taken:
        return refuse(
            connection, message.id, "seat_taken", f"{places[seat].name} sits there.", "Choose a seat nobody has taken."
        )
    room.act_as(connection, seat)
    return answer(connection, message.id)(-1)


def _may_speak_up(room: Room, connection: Connection, message_id: str) -> bool:
    if connection.home is None and not connection.host:
        refuse(connection, message_id, "watching", "This link is for watching.", "Ask the host for a seat's link.")
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
    p.Talk: _talk, p.ActAs: _act_as, p.Limit: _limit, p.Pause: _pause, p.Resume: _resume,
}  # fmt: skip
