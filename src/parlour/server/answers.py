"""How a message is answered: done, refused, in plain words. What messages mean is said in the rooms of wishes."""

import msgspec

from parlour.server import protocol as p
from parlour.server.connection import Connection
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


def refuse(connection: Connection, message_id: str, reason: str, why: str, cure: str = "") -> None:
    answer(connection, message_id)(Refusal(reason, why, "", cure))


def own_seat(connection: Connection, message_id: str) -> int | None:
    """The seat of the link: for what a person wants, whoever she acts for."""
    if connection.home is None:
        refuse(connection, message_id, "watching", "This link is for watching.", "Ask the host for a seat's link.")
    return connection.home


def acting_seat(connection: Connection, message_id: str) -> int | None:
    """The seat she looks and acts through."""
    if connection.seat is None:
        refuse(connection, message_id, "watching", "This link is for watching.", "Ask the host for a seat's link.")
    return connection.seat


def seat_or_host(connection: Connection) -> int:
    """Who acts, as the log writes it."""
    return HOST if connection.home is None else connection.home
