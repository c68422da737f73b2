"""Hints for whoever asks, where everybody who plays agrees; and, when a game is over, what decided it."""

import asyncio
from collections.abc import Callable
from typing import Any

from parlour.core.chance import Imagined
from parlour.core.game import CannotRedeal
from parlour.server import protocol as p
from parlour.server.answers import answer, encode, own_seat, refuse
from parlour.server.connection import Connection
from parlour.server.room import Room
from parlour.server.study import Overdrawn
from parlour.table import hints
from parlour.table.apart import Stopped
from parlour.table.deciding import Decided
from parlour.table.entries import Allowed, now
from parlour.table.luck import bot_stream

FAR = 10**9
"""Reviews are always made elsewhere."""
_asking: set[asyncio.Task[None]] = set()


def _hint(room: Room, connection: Connection, message: p.Hint) -> None:
    seat, table = own_seat(connection, message.id), room.table
    if seat is None:
        return None
    state, head = table.shown.state, table.shown
    if state is None or not head.places[seat].taken:
        return refuse(connection, message.id, "not_started", "not-started")
    standing = hints.standing(table.game, head, seat)
    if standing == "none":
        return refuse(connection, message.id, "no_hints", "no-hints")
    if standing != "open":
        return refuse(connection, message.id, "not_agreed", "hints-not-agreed")
    if seat not in table.game.awaited(state) or table.is_over:
        return refuse(connection, message.id, "not_asked", "hint-not-asked")
    task = asyncio.ensure_future(_think(room, connection, message.id, state, seat))
    _asking.add(task)
    task.add_done_callback(_asking.discard)
    return None


async def _think(room: Room, connection: Connection, message_id: str, state: Any, seat: int) -> None:
    """In a world this seat cannot tell from the real one, where bots think."""
    game, random = room.table.game, bot_stream()
    try:
        world = game.redeal(state, seat, Imagined(random))
        found = await room.study.advise(connection.address, game, world, seat, int(random() * (1 << 53)))
    except Overdrawn:
        return refuse(connection, message_id, "too_fast", "reading-much")
    except (CannotRedeal, Stopped):
        return refuse(connection, message_id, "too_long", "hint-none")
    if connection.closing:
        return None
    if found is None:
        return refuse(connection, message_id, "no_choice", "hint-none")
    return connection.send(encode(p.Hinted(message_id, found)))


def _allow(room: Room, connection: Connection, message: p.AllowHints) -> None:
    seat, table = own_seat(connection, message.id), room.table
    if seat is None or table.is_repeated(seat, message.id, answer(connection, message.id)):
        return None
    if not table.head.places[seat].taken:
        return refuse(connection, message.id, "not_seated", "not-sat")
    if hints.standing(table.game, table.head, seat) == "none":
        return refuse(connection, message.id, "no_hints", "no-hints")
    if (seat in table.head.hints) == message.agree:
        return table.quiet(answer(connection, message.id))
    return table.note(
        lambda seq: Allowed(seq=seq, at=now(), seat=seat, hints=message.agree, id=message.id),
        answer(connection, message.id),
    )


def _review(room: Room, connection: Connection, message: p.Review) -> None:
    seat, table = own_seat(connection, message.id), room.table
    if seat is None:
        return None
    if not table.is_over:
        return refuse(connection, message.id, "not_over", "not-over")
    if not hints.advises(table.game):
        return refuse(connection, message.id, "no_hints", "no-hints")

    def told(found: Decided) -> None:
        connection.send(encode(p.Reviewed(message.id, found)))

    return room.study.ask(connection, message.id, table, seat, FAR, ("decided",), told)


ADVICE: dict[type, Callable[[Room, Connection, Any], None]] = {p.Hint: _hint, p.AllowHints: _allow, p.Review: _review}
