"""What each message of a client leads to. Every message gets an answer; the seat comes from the connection."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec import Struct

from parlour.core.game import Stops
from parlour.core.house import server_says
from parlour.core.outside import visible
from parlour.core.phrasebook import listed, speaking
from parlour.server import protocol as p
from parlour.server.answers import acting_seat, answer, dismiss, encode, own_seat, refuse, seat_or_host
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.server.wishes_advice import ADVICE
from parlour.server.wishes_company import COMPANY
from parlour.server.wishes_links import LINKS
from parlour.server.wishes_pictures import PICTURES
from parlour.server.wishes_story import STORY
from parlour.table.plain import alike, plain
from parlour.table.refusal import Refusal, refusal_of
from parlour.table.telling import called

_decoder = msgspec.json.Decoder(p.ClientMessage)


class _Identified(Struct):
    """All that is needed to answer a message that was not understood."""

    id: p.Word


_identified = msgspec.json.Decoder(_Identified)


def hear(room: Room, connection: Connection, text: str) -> None:
    """One message, answered in the language it came in, or the connection's last."""
    with speaking(connection.language):
        _hear(room, connection, text)


def _hear(room: Room, connection: Connection, text: str) -> None:
    if connection.closing:
        return None
    if not connection.bucket.take(1 + len(text) // room.limits.step):
        return dismiss(connection, "too_fast", "messages-many")
    if len(text) > room.limits.message:
        return dismiss(connection, "too_long", "message-long")
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return _not_understood(room, connection, text, error)
    message_id = getattr(message, "id", "")
    if len(message_id) > room.limits.message_id:
        return dismiss(connection, "malformed", "id-long")
    return _WISHES[type(message)](room, connection, message)


def _not_understood(room: Room, connection: Connection, text: str, error: Exception) -> None:
    try:
        known = _identified.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return dismiss(connection, "malformed", "message-unknown")
    if len(known.id) > room.limits.message_id:
        return dismiss(connection, "malformed", "message-unknown")
    return refuse(connection, known.id, "malformed", "message-malformed", error=_explained(error))


def _explained(error: Exception) -> str:
    told = visible(str(error))
    return server_says("unshowable") if "matching regex" in told else told[:300]


def _hello(room: Room, connection: Connection, message: p.Hello) -> None:
    dismiss(connection, "malformed", "hello-once")


def _sit(room: Room, connection: Connection, message: p.Sit) -> None:
    seat = own_seat(connection, message.id)
    if seat is None:
        return
    name = plain(message.name)
    if not alike(name) or len(name) > room.limits.name:
        refuse(connection, message.id, "bad_name", "name-length", most=room.limits.name)
    elif len(message.entropy) > room.limits.entropy:
        refuse(connection, message.id, "bad_entropy", "entropy-long", most=room.limits.entropy)
    else:
        room.table.sit(seat, name, message.entropy, answer(connection, message.id), message.id)


def _do(room: Room, connection: Connection, message: p.Do) -> None:
    seat = acting_seat(connection, message.id)
    if seat is not None:
        reply = answer(connection, message.id)
        room.table.do(seat, message.command, reply, message.decision, message.id, acting=connection.acts_for)


def _eyes(room: Room, connection: Connection, message_id: str) -> int | None:
    """The seat whose eyes are looked through, of a game that has begun; or the message is answered."""
    seat = acting_seat(connection, message_id)
    if seat is not None and (room.table.shown.state is None or room.eyes(connection) is None):
        refuse(connection, message_id, "not_started", "not-started")
        return None
    return seat


def _forms(room: Room, connection: Connection, message: p.Forms) -> None:
    seat = _eyes(room, connection, message.id)
    if seat is not None:
        connection.send(encode(p.Formed(message.id, *room.showing.forms(seat, message.commands, message.piece))))


def _foresee(room: Room, connection: Connection, message: p.Foresee) -> None:
    """Looked at with the eyes of the seat that would play it."""
    seat = _eyes(room, connection, message.id)
    if seat is None:
        return None
    found = room.table.foresee(seat, message.command)
    if isinstance(found, Refusal):
        return answer(connection, message.id)(found)
    return connection.send(encode(p.Foreseen(message.id, found)))


def _why(room: Room, connection: Connection, message: p.Why) -> None:
    """Always a refusal: nothing is done, something is learnt."""
    seat = _eyes(room, connection, message.id)
    if seat is None:
        return None
    return answer(connection, message.id)(
        refusal_of(room.table.game.why_not(room.table.shown.state, seat, message.piece))
    )


def _rewind(room: Room, connection: Connection, message: p.Rewind) -> None:
    seat = own_seat(connection, message.id)
    if seat is not None:
        room.table.ask_rewind(seat, message.to, answer(connection, message.id), message.id)


def _consent(room: Room, connection: Connection, message: p.Consent) -> None:
    seat = own_seat(connection, message.id)
    if seat is not None and message.agree and message.to is None:
        refuse(
            connection,
            message.id,
            "which",
            "agree-to-which",
        )
    elif seat is not None:
        room.table.consent(seat, answer(connection, message.id), message.id, agree=message.agree, to=message.to)


def _withdraw(room: Room, connection: Connection, message: p.Withdraw) -> None:
    seat = own_seat(connection, message.id)
    if seat is not None:
        room.table.withdraw(seat, answer(connection, message.id), message.id)


_STOPS: dict[str, Stops] = {stop: stop for stop in get_args(Stops)}


def _stops(room: Room, connection: Connection, message: p.Stops) -> None:
    seat = own_seat(connection, message.id)
    if seat is None:
        return
    stop = _STOPS.get(message.when)
    if stop is None:
        return refuse(connection, message.id, "no_such_stop", "no-such-stop", stops=listed(list(_STOPS), "or"))
    room.table.stops[seat] = stop
    room.pilot.renew(seat)
    reply = answer(connection, message.id)
    statement = ("insert or replace into stops values (?, ?, ?)", (room.table.name, seat, message.when))

    def saved(error: Exception | None) -> None:
        if error is None:
            reply(-1)
        else:
            refuse(connection, message.id, "not_saved", "stop-unsaved")
        room.stops_changed(seat)

    return room.table.log.note(room.table.name, [statement], saved)


def _start(room: Room, connection: Connection, message: p.Start) -> None:
    if not room.may_start(connection):
        return refuse(
            connection,
            message.id,
            "not_host",
            "only-host-starts",
        )
    return room.table.start(seat_or_host(connection), answer(connection, message.id), message.id)


def _stand_in(room: Room, connection: Connection, message: p.StandIn) -> None:
    places, seat = room.table.head.places, message.seat
    if not 0 <= seat < len(places):
        return refuse(connection, message.id, "no_such_seat", "no-such-seat", seats=len(places))
    place = places[seat]
    tuned = connection.host and message.bot and message.level and place.bot
    if room.table.head.state is None and not tuned:
        return refuse(connection, message.id, "not_started", "no-bot-yet")
    if not tuned and (problem := _why_no_bot(room, connection, seat)) is not None:
        return refuse(connection, message.id, *problem, name=called(room.table.game, room.table.head, seat))
    if not message.bot and not place.taken:
        return refuse(connection, message.id, "not_taken", "not-taken")
    level = message.level if connection.host else ""
    return room.table.change(
        seat, answer(connection, message.id), message.id, bot=message.bot, by=seat_or_host(connection), level=level
    )


def _why_no_bot(room: Room, connection: Connection, seat: int) -> tuple[str, str] | None:
    """Why this person may not let a bot play there now, if they may not: the reason and its sentence."""
    if seat in room.stand_ins(connection):
        return None
    if not room.table.game.about.bots:
        return "no_bots", "no-bots"
    if not room.table.head.places[seat].taken:
        return "not_taken", "not-taken"
    if seat in room.table.here:
        return "is_here", "is-here"
    return "not_host", "only-host-now"


def _take_back(room: Room, connection: Connection, message: p.TakeBack) -> None:
    seat = own_seat(connection, message.id)
    if seat is None:
        return
    if not room.table.head.places[seat].taken:
        return refuse(connection, message.id, "not_seated", "not-sat")
    return room.table.change(seat, answer(connection, message.id), message.id, bot=False, by=seat)


_WISHES: dict[type, Callable[[Room, Connection, Any], None]] = {
    p.Hello: _hello,
    p.Sit: _sit,
    p.Do: _do,
    p.Forms: _forms,
    p.Foresee: _foresee,
    p.Why: _why,
    p.Rewind: _rewind,
    p.Consent: _consent,
    p.Withdraw: _withdraw,
    p.Stops: _stops,
    p.Start: _start,
    p.StandIn: _stand_in,
    p.TakeBack: _take_back,
    **ADVICE,
    **COMPANY,
    **LINKS,
    **PICTURES,
    **STORY,
}
