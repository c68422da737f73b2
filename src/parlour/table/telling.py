"""Entries as lines to read: the game's own sentences for what was played, the table's for the rest."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Game, Line
from parlour.table.entries import AnyEntry, Changed, Played, Rewound, Said, Sat, Started
from parlour.table.moment import Moment, codec


class Told(Struct, frozen=True, omit_defaults=True):
    """One line of the log, with the entry it belongs to; `who` is the speaker, for talk."""

    seq: int
    line: Line
    who: str = ""
    back: int = -1
    """A rewind: what was played after this entry and before this line no longer holds."""


def called(moment: Moment, seat: int) -> str:
    """How people call a seat."""
    if seat < 0:
        return "The host" if seat == -2 else "The clock"
    return moment.places[seat].name or f"Seat {seat + 1}"


def tell(game: Game, moment: Moment, entry: AnyEntry, seat: int | None, events: Sequence[Any] = ()) -> list[Told]:
    """What this entry says to a seat (None: to who only watches). `events` where they are at hand already."""
    match entry:
        case Played() | Started():
            known = events or codec(game).events.decode(entry.events)
            return [Told(entry.seq, line) for line in game.tell(moment.state, known, seat)]
        case Said():
            who = called(moment, entry.seat)
            return [Told(entry.seq, Line(entry.text, (), "talk", entry.seat), who)]
        case Sat():
            return [Told(entry.seq, Line(f"{entry.name} takes seat {entry.seat + 1}.", (), "people", entry.seat))]
        case Changed():
            name = called(moment, entry.seat)
            text = f"A bot plays for {name} now." if entry.bot else f"{name} plays again."
            return [Told(entry.seq, Line(text, (), "people", entry.seat))]
        case Rewound():
            return [Told(entry.seq, Line(_rewound(moment, entry), (), "rewound", entry.by), back=entry.to)]
        case _:
            return []


def _rewound(moment: Moment, entry: Rewound) -> str:
    text = f"{called(moment, entry.by)} rewinds to just after entry {entry.to}"
    if entry.agreed:
        text += ", agreed by " + ", ".join([called(moment, seat) for seat in entry.agreed])
    return text + ". What had not been seen will be drawn anew."
