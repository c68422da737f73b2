"""How a message is answered: done, refused, in plain words. What messages mean is said in the rooms of wishes."""

import msgspec

from parlour.core.house import server_says
from parlour.core.phrasebook import speaking
from parlour.server import protocol as p
from parlour.server.connection import Connection, Visitor
from parlour.table.entries import HOST
from parlour.table.refusal import Answer, Refusal, Reply

encode = msgspec.json.Encoder().encode


def answer(connection: Connection, message_id: str) -> Reply:
    def reply(answer: Answer) -> None:
        if isinstance(answer, int):
            connection.send(encode(p.Done(message_id, answer)))
        else:
            connection.send(
                encode(p.Refused(message_id, answer.reason, answer.why, answer.rule, answer.cure, answer.allowable))
            )

    return reply


def refuse(connection: Connection, message_id: str, reason: str, key: str, /, **known: str | int) -> None:
    """In the language of whoever reads it, however much later: `key` and its `.cure`."""
    with speaking(connection.language):
        no = Refusal(reason, server_says(key, **known), "", server_says.part(key, "cure", **known))
    answer(connection, message_id)(no)


def dismiss(connection: Connection, reason: str, key: str) -> None:
    """The last word to a connection, in its language."""
    with speaking(connection.language):
        connection.end(encode(p.Gone(reason, server_says(key))))


def own_seat(connection: Connection, message_id: str) -> int | None:
    """The seat of the link: for what a person wants, whoever she acts for."""
    if connection.home is None:
        refuse(connection, message_id, "watching", "watching")
    return connection.home


def acting_seat(connection: Connection, message_id: str) -> int | None:
    """The seat she looks and acts through."""
    if connection.seat is None:
        refuse(connection, message_id, "watching", "watching")
    return connection.seat


def seat_or_host(connection: Connection | Visitor) -> int:
    """Who acts, as the log writes it."""
    return HOST if connection.home is None else connection.home
