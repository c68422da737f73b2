"""Lines, veils and the X-card: true of any table. No seat and no message id is ever taken into this room."""

from typing import Literal

from parlour.table.entries import Limited, Paused, Resumed, now
from parlour.table.refusal import Reply, refused
from parlour.table.table import Table

Boundary = Literal["line", "veil"]
MOST = 60
"""Lines, and as many veils, at one table."""
LONGEST = 120


def limit(table: Table, what: Boundary, text: str, reply: Reply, *, lifted: bool) -> None:
    """Draw a line or a veil, or lift it. What stands already, or does not stand, needs nothing: resending is
    harmless."""
    known = table.head.lines if what == "line" else table.head.veils
    stands = text.casefold() in [other.casefold() for other in known]
    if not 1 <= len(text) <= LONGEST:
        return table.refuse(reply, refused("bad_text", f"{what}-length", most=LONGEST))
    if stands != lifted:
        return table.quiet(reply)
    if not lifted and len(known) >= MOST:
        return table.refuse(reply, refused("too_many", f"{what}-many", most=MOST))
    return table.note(lambda seq: Limited(seq=seq, at=now(), what=what, text=text, lifted=lifted), reply)


def pause(table: Table, reply: Reply) -> None:
    """The X-card: everything stops until the table goes on."""
    if table.head.paused:
        return table.quiet(reply)
    return table.note(lambda seq: Paused(seq=seq, at=now()), reply)


def resume(table: Table, how: Literal["on", "skipped"], reply: Reply) -> None:
    if not table.head.paused:
        return table.quiet(reply)
    return table.note(lambda seq: Resumed(seq=seq, at=now(), how=how), reply)
