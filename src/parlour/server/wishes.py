"""What each message of a client leads to. Every message gets an answer; the seat comes from the connection."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec import Raw, Struct

from parlour.core.game import Stops
from parlour.server import protocol as p
from parlour.server.answers import acting_seat, answer, encode, has_powers, own_seat, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import LINES, Room
from parlour.server.wishes_company import COMPANY
from parlour.server.wishes_story import STORY
from parlour.table.entries import RAW_NULL
from parlour.table.plain import plain
from parlour.table.refusal import Refusal

_decoder = msgspec.json.Decoder(p.ClientMessage)


class _Identified(Struct):
    """All that is needed to answer a message that was not understood."""

    id: str


_identified = msgspec.json.Decoder(_Identified)


def hear(room: Room, connection: Connection, text: str) -> None:
    """One message, answered or the connection's last."""
    if connection.closing:
        return None
    if not connection.bucket.take(1 + len(text) // room.limits.step):
        return connection.end(encode(p.Gone("too_fast", "Too many messages came at once.")))
    if len(text) > room.limits.message:
        return connection.end(encode(p.Gone("too_long", "A message was too long.")))
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return _not_understood(room, connection, text, error)
    message_id = getattr(message, "id", "")
    if len(message_id) > room.limits.message_id:
        return connection.end(encode(p.Gone("malformed", "The id of a message was too long.")))
    return _WISHES[type(message)](room, connection, message)


def _not_understood(room: Room, connection: Connection, text: str, error: Exception) -> None:
    try:
        known = _identified.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return connection.end(encode(p.Gone("malformed", "A message was not understood.")))
    if len(known.id) > room.limits.message_id:
        return connection.end(encode(p.Gone("malformed", "A message was not understood.")))
    return connection.send(encode(p.Refused(known.id, "malformed", f"This message is not understood: {error}")))


def _hello(room: Room, connection: Connection, message: p.Hello) -> None:
    connection.end(encode(p.Gone("malformed", "Hello is said once, at the beginning.")))


def _sit(room: Room, connection: Connection, message: p.Sit) -> None:
    seat = own_seat(connection, message.id)
    if seat is None:
        return
    name = plain(message.name)
    if not name or len(name) > room.limits.name:
        refuse(connection, message.id, "bad_name", f"A name has 1 to {room.limits.name} characters.")
    elif len(message.entropy) > room.limits.entropy:
        refuse(connection, message.id, "bad_entropy", f"At most {room.limits.entropy} characters of entropy.")
    else:
        room.table.sit(seat, name, message.entropy, answer(connection, message.id), message.id)


def _do(room: Room, connection: Connection, message: p.Do) -> None:
    seat = acting_seat(connection, message.id)
    if seat is not None:
        reply = answer(connection, message.id)
        room.table.do(seat, message.command, reply, message.decision, message.id, acting=connection.acts_for)


def _why(room: Room, connection: Connection, message: p.Why) -> None:
    """Always a refusal: nothing is done, something is learnt."""
    seat = acting_seat(connection, message.id)
    if seat is None:
        return
    state = room.table.shown.state
    if state is None or room.eyes(connection) is None:
        return refuse(connection, message.id, "not_started", "The game has not begun.", "The host starts it.")
    why = room.table.game.why_not(state, seat, message.piece)
    return answer(connection, message.id)(Refusal(why.reason, why.why, why.rule, why.cure))


def _rewind(room: Room, connection: Connection, message: p.Rewind) -> None:
    seat = own_seat(connection, message.id)
    if seat is not None:
        room.table.ask_rewind(seat, message.to, answer(connection, message.id), message.id)


def _consent(room: Room, connection: Connection, message: p.Consent) -> None:
    seat = own_seat(connection, message.id)
    if seat is not None:
        room.table.consent(seat, answer(connection, message.id), agree=message.agree)


def _look(room: Room, connection: Connection, message: p.Look) -> None:
    table, seat = room.table, room.eyes(connection)
    if table.shown.state is None or not table.shown.started <= message.seq <= table.shown.seq:
        return refuse(connection, message.id, "no_such_entry", f"There is nothing to see at entry {message.seq}.")
    state = table.history.at(message.seq).state
    public: Any = table.game.public(state)
    private = RAW_NULL if seat is None else Raw(encode(table.game.private(state, seat)))
    opened = Raw(encode(table.game.open(state))) if table.is_over else RAW_NULL
    lines = tuple([p.LogLine(told.seq, told.line, told.who, told.back, told.to) for told in room.told(seat, message.seq - 1, message.seq)])
    return connection.send(encode(p.Past(message.id, message.seq, Raw(encode(public)), private, opened, lines)))


def _lines(room: Room, connection: Connection, message: p.Lines) -> None:
    before = min(message.before, room.table.shown.seq + 1)
    after = max(before - 1 - LINES, -1)
    lines = room.told(room.eyes(connection), after, before - 1)
    connection.send(encode(p.Older(message.id, Raw(encode(lines)), after >= 0)))


_STOPS: dict[str, Stops] = {wish: wish for wish in get_args(Stops)}


def _stops(room: Room, connection: Connection, message: p.Stops) -> None:
    seat = own_seat(connection, message.id)
    if seat is None:
        return
    wish = _STOPS.get(message.when)
    if wish is None:
        return refuse(connection, message.id, "no_such_wish", f"One of {', '.join(_STOPS)}.")
    room.table.stops[seat] = wish
    room.pilot.renew(seat)
    reply = answer(connection, message.id)
    statement = ("insert or replace into stops values (?, ?, ?)", (room.table.name, seat, message.when))

    def saved(error: Exception | None) -> None:
        reply(-1 if error is None else Refusal("not_saved", "It holds for now but could not be saved."))
        room.wishes_changed()

    return room.table.log.note(room.table.name, [statement], saved)


def _start(room: Room, connection: Connection, message: p.Start) -> None:
    if has_powers(room, connection, message.id, 0):
        room.table.start(seat_or_host(connection), answer(connection, message.id), message.id)


def _stand_in(room: Room, connection: Connection, message: p.StandIn) -> None:
    if not has_powers(room, connection, message.id, message.seat):
        return
    tuned = message.seat >= 0 and message.bot and message.level and room.table.head.places[message.seat].bot
    if message.seat < 0 or (room.table.head.state is None and not tuned):
        return refuse(connection, message.id, "not_started", "A bot can stand in for a seat once the game has begun.")
    if not message.bot and not room.table.head.places[message.seat].taken:
        return refuse(connection, message.id, "not_taken", "Nobody has taken this seat: a bot plays it until somebody does.")
    reply = answer(connection, message.id)
    return room.table.change(message.seat, reply, message.id, bot=message.bot, by=seat_or_host(connection), level=message.level)


def _take_back(room: Room, connection: Connection, message: p.TakeBack) -> None:
    seat = own_seat(connection, message.id)
    if seat is None:
        return
    if not room.table.head.places[seat].taken:
        return refuse(connection, message.id, "not_seated", "You have not taken this seat yet.", "Sit down under a name.")
    return room.table.change(seat, answer(connection, message.id), message.id, bot=False, by=seat)


def _reissue(room: Room, connection: Connection, message: p.Reissue) -> None:
    if not has_powers(room, connection, message.id, message.seat):
        return
    link, ended, statements = room.links.replace(room.table.name, message.seat)

    def saved(error: Exception | None) -> None:
        if error is not None:
            return connection.end(encode(p.Gone("not_saved", "The new link could not be saved. Come in again.")))
        connection.send(encode(p.Reissued(message.id, link)))
        return room.expel(ended)

    room.table.log.note(room.table.name, statements, saved)


_WISHES: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Hello: _hello, p.Sit: _sit, p.Do: _do, p.Why: _why, p.Rewind: _rewind, p.Consent: _consent, p.Look: _look,
    p.Lines: _lines, p.Stops: _stops, p.Start: _start, p.StandIn: _stand_in, p.TakeBack: _take_back, p.Reissue: _reissue,
    **COMPANY, **STORY,
}  # fmt: skip
