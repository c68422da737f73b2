"""What each message of a client leads to. Every message gets an answer; the seat comes from the connection."""

import unicodedata
from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec import Raw, Struct

from parlour.core.game import Stops
from parlour.server import protocol as p
from parlour.server.connection import Connection
from parlour.server.room import LINES, Room
from parlour.table.entries import RAW_NULL
from parlour.table.export import exported
from parlour.table.table import Answer, Refusal, Reply

_decoder = msgspec.json.Decoder(p.ClientMessage)
_encode = msgspec.json.Encoder().encode


class _Identified(Struct):
    """All that is needed to answer a message that was not understood."""

    id: str


_identified = msgspec.json.Decoder(_Identified)


def hear(room: Room, connection: Connection, text: str) -> None:
    """One message, answered or the connection's last."""
    if connection.closing:
        return None
    if not connection.bucket.take():
        return connection.end(_encode(p.Gone("too_fast", "Too many messages came at once.")))
    if len(text) > room.limits.message:
        return connection.end(_encode(p.Gone("too_long", "A message was too long.")))
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return _not_understood(room, connection, text, error)
    message_id = getattr(message, "id", "")
    if len(message_id) > room.limits.message_id:
        return connection.end(_encode(p.Gone("malformed", "The id of a message was too long.")))
    return _WISHES[type(message)](room, connection, message)


def _not_understood(room: Room, connection: Connection, text: str, error: Exception) -> None:
    try:
        known = _identified.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return connection.end(_encode(p.Gone("malformed", "A message was not understood.")))
    if len(known.id) > room.limits.message_id:
        return connection.end(_encode(p.Gone("malformed", "A message was not understood.")))
    return connection.send(_encode(p.Refused(known.id, "malformed", f"This message is not understood: {error}")))


def _answer(connection: Connection, message_id: str) -> Reply:
    def reply(answer: Answer) -> None:
        if isinstance(answer, int):
            connection.send(_encode(p.Done(message_id, answer)))
        else:
            connection.send(_encode(p.Refused(message_id, answer.reason, answer.why, answer.rule, answer.cure)))

    return reply


def _refuse(connection: Connection, message_id: str, reason: str, why: str, cure: str = "") -> None:
    _answer(connection, message_id)(Refusal(reason, why, "", cure))


def _seat(connection: Connection, message_id: str) -> int | None:
    if connection.seat is None:
        _refuse(connection, message_id, "watching", "This link is for watching.", "Ask the host for a seat's link.")
    return connection.seat


def plain(text: str) -> str:
    """No control characters, no direction overrides; blanks as one space."""
    kept = "".join([c if unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp", "Cs") or c == "\u200d" else " " for c in text])
    return " ".join(kept.split())


def _hello(room: Room, connection: Connection, message: p.Hello) -> None:
    connection.end(_encode(p.Gone("malformed", "Hello is said once, at the beginning.")))


def _sit(room: Room, connection: Connection, message: p.Sit) -> None:
    seat = _seat(connection, message.id)
    if seat is None:
        return
    name = plain(message.name)
    if not name or len(name) > room.limits.name:
        _refuse(connection, message.id, "bad_name", f"A name has 1 to {room.limits.name} characters.")
    elif len(message.entropy) > room.limits.entropy:
        _refuse(connection, message.id, "bad_entropy", f"At most {room.limits.entropy} characters of entropy.")
    else:
        room.table.sit(seat, name, message.entropy, _answer(connection, message.id), message.id)


def _do(room: Room, connection: Connection, message: p.Do) -> None:
    seat = _seat(connection, message.id)
    if seat is not None:
        room.table.do(seat, message.command, _answer(connection, message.id), message.decision, message.id)


def _why(room: Room, connection: Connection, message: p.Why) -> None:
    """Always a refusal: nothing is done, something is learnt."""
    seat = _seat(connection, message.id)
    if seat is None:
        return
    state, place = room.table.shown.state, room.table.shown.places[seat]
    if state is None or not place.taken:
        return _refuse(connection, message.id, "not_started", "The game has not begun.", "The host starts it.")
    why = room.table.game.why_not(state, seat, message.piece)
    return _answer(connection, message.id)(Refusal(why.reason, why.why, why.rule, why.cure))


def _talk(room: Room, connection: Connection, message: p.Talk) -> None:
    text = plain(message.text)
    seat = -2 if connection.seat is None and connection.host else connection.seat
    if seat is None or (seat >= 0 and not room.table.head.places[seat].taken):
        _refuse(connection, message.id, "not_seated", "Only who sits at the table may talk.", "Take the seat first.")
    elif not text or len(text) > room.limits.talk:
        _refuse(connection, message.id, "bad_talk", f"Say 1 to {room.limits.talk} characters.")
    else:
        room.table.say(seat, text, _answer(connection, message.id), message.id)


def _rewind(room: Room, connection: Connection, message: p.Rewind) -> None:
    seat = _seat(connection, message.id)
    if seat is not None:
        room.table.ask_rewind(seat, message.to, _answer(connection, message.id), message.id)


def _consent(room: Room, connection: Connection, message: p.Consent) -> None:
    seat = _seat(connection, message.id)
    if seat is not None:
        room.table.consent(seat, _answer(connection, message.id), agree=message.agree)


def _look(room: Room, connection: Connection, message: p.Look) -> None:
    table, seat = room.table, connection.seat
    if table.shown.state is None or not table.shown.started <= message.seq <= table.shown.seq:
        return _refuse(connection, message.id, "no_such_entry", f"There is nothing to see at entry {message.seq}.")
    state = table.history.at(message.seq).state
    public: Any = table.game.public(state)
    sees = seat is not None and table.shown.places[seat].taken
    private = Raw(_encode(table.game.private(state, seat))) if sees and seat is not None else RAW_NULL
    opened = Raw(_encode(table.game.open(state))) if table.is_over else RAW_NULL
    lines = tuple([p.LogLine(told.seq, told.line, told.who, told.back) for told in room.told(seat, message.seq - 1, message.seq)])
    return connection.send(_encode(p.Past(message.id, message.seq, Raw(_encode(public)), private, opened, lines)))


def _lines(room: Room, connection: Connection, message: p.Lines) -> None:
    before = min(message.before, room.table.shown.seq + 1)
    after = max(before - 1 - LINES, -1)
    lines = room.told(connection.seat, after, before - 1)
    connection.send(_encode(p.Older(message.id, Raw(_encode(lines)), after >= 0)))


_STOPS: dict[str, Stops] = {wish: wish for wish in get_args(Stops)}


def _stops(room: Room, connection: Connection, message: p.Stops) -> None:
    seat = _seat(connection, message.id)
    if seat is None:
        return
    wish = _STOPS.get(message.when)
    if wish is None:
        return _refuse(connection, message.id, "no_such_wish", f"One of {', '.join(_STOPS)}.")
    room.table.stops[seat] = wish
    room.pilot.renew(seat)
    reply = _answer(connection, message.id)
    statement = ("insert or replace into stops values (?, ?, ?)", (room.table.name, seat, message.when))

    def saved(error: Exception | None) -> None:
        reply(-1 if error is None else Refusal("not_saved", "It holds for now but could not be saved."))
        room.wishes_changed()

    return room.table.log.note(room.table.name, [statement], saved)


def _has_powers(room: Room, connection: Connection, message_id: str, seat: int) -> bool:
    if not room.has_host_powers(connection):
        _refuse(connection, message_id, "not_host", "Only the host may do this while she is here.")
        return False
    if not -1 <= seat < len(room.table.head.places):
        _refuse(connection, message_id, "no_such_seat", f"This table has seats 0 to {len(room.table.head.places) - 1}.")
        return False
    return True


def _start(room: Room, connection: Connection, message: p.Start) -> None:
    if _has_powers(room, connection, message.id, 0):
        by = -2 if connection.seat is None else connection.seat
        room.table.start(by, _answer(connection, message.id), message.id)


def _stand_in(room: Room, connection: Connection, message: p.StandIn) -> None:
    if not _has_powers(room, connection, message.id, message.seat):
        return
    if message.seat < 0 or room.table.head.state is None:
        return _refuse(connection, message.id, "not_started", "A bot can stand in for a seat once the game has begun.")
    if not message.bot and not room.table.head.places[message.seat].taken:
        return _refuse(connection, message.id, "not_taken", "Nobody has taken this seat: a bot plays it until somebody does.")
    by = -2 if connection.seat is None else connection.seat
    return room.table.change(message.seat, _answer(connection, message.id), message.id, bot=message.bot, by=by)


def _take_back(room: Room, connection: Connection, message: p.TakeBack) -> None:
    seat = _seat(connection, message.id)
    if seat is None:
        return
    if not room.table.head.places[seat].taken:
        return _refuse(connection, message.id, "not_seated", "You have not taken this seat yet.", "Sit down under a name.")
    return room.table.change(seat, _answer(connection, message.id), message.id, bot=False, by=seat)


def _reissue(room: Room, connection: Connection, message: p.Reissue) -> None:
    if not _has_powers(room, connection, message.id, message.seat):
        return
    link, ended, statements = room.links.replace(room.table.name, message.seat)

    def saved(error: Exception | None) -> None:
        if error is not None:
            return connection.end(_encode(p.Gone("not_saved", "The new link could not be saved. Come in again.")))
        connection.send(_encode(p.Reissued(message.id, link)))
        return room.expel(ended)

    room.table.log.note(room.table.name, statements, saved)


def _export(room: Room, connection: Connection, message: p.Export) -> None:
    table = room.table
    if not table.is_over:
        return _refuse(connection, message.id, "not_over", "The file shows every card: it can be had when the game is over.")
    return connection.send(_encode(p.Exported(message.id, exported(table.log, table.game, table.name))))


_WISHES: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Hello: _hello, p.Sit: _sit, p.Do: _do, p.Why: _why, p.Talk: _talk, p.Rewind: _rewind, p.Consent: _consent, p.Look: _look,
    p.Lines: _lines, p.Stops: _stops, p.Start: _start, p.StandIn: _stand_in, p.TakeBack: _take_back,
    p.Reissue: _reissue, p.Export: _export,
}  # fmt: skip
