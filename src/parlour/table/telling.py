"""Entries as lines to read: the game's own sentences for what was played, the table's for the rest."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Game, Line
from parlour.table.entries import (
    AnyEntry,
    Changed,
    Copied,
    Limited,
    Paused,
    Played,
    Resumed,
    Rewound,
    Rolled,
    Said,
    Sat,
    Started,
)
from parlour.table.moment import Moment, codec


class Told(Struct, frozen=True, omit_defaults=True):
    """One line of the log, with the entry it belongs to; `who` is the speaker, for talk."""

    seq: int
    line: Line
    who: str = ""
    back: int = -1
    """A rewind: what was played after this entry and before this line no longer holds."""
    to: tuple[str, ...] = ()
    """Whom a whisper reaches."""


def called(game: Game, moment: Moment, seat: int) -> str:
    """How people call a seat."""
    if seat < 0:
        return "The host" if seat == -2 else "The clock"
    if name := moment.places[seat].name:
        return name
    if not game.about.master:
        return f"Seat {seat + 1}"
    return "The game master" if seat == leader(game, moment) else f"Player {seat}"


def leader(game: Game, moment: Moment) -> int | None:
    """Who leads; before a game with a game master begins, whoever sits first."""
    if moment.state is None:
        return 0 if game.about.master else None
    return game.leader(moment.state)


def tell(game: Game, moment: Moment, entry: AnyEntry, seat: int | None, events: Sequence[Any] = ()) -> list[Told]:
    """What this entry says to a seat (None: to who only watches). `events` where they are at hand already."""
    match entry:
        case Played() | Started():
            known = events or codec(game).events.decode(entry.events)
            return [Told(entry.seq, line) for line in game.tell(moment.state, known, seat)]
        case Said():
            return _said(game, moment, entry, seat)
        case Rolled():
            return _rolled(game, moment, entry, seat)
        case Rewound():
            return [Told(entry.seq, Line(_rewound(game, moment, entry), (), "rewound", entry.by), back=entry.to)]
        case Sat():
            return [Told(entry.seq, Line(_sat(game, moment, entry), (), "people", entry.seat))]
        case Changed():
            name = called(game, moment, entry.seat)
            strong = next((level.title.lower() for level in game.levels if level.key == entry.level), "")
            text = f"A bot plays for {name} now{f': {strong}' if strong else ''}." if entry.bot else f"{name} plays again."
            return [Told(entry.seq, Line(text, (), "people", entry.seat))]
        case Limited() | Paused() | Resumed():
            return [Told(entry.seq, Line(_safe(entry), (), "safety"))]
        case Copied():
            text = f"{called(game, moment, entry.by)} saves the whole table as a file, with all its secrets and its luck to come."
            return [Told(entry.seq, Line(text, (), "people", entry.by))]
        case _:
            return []


def _said(game: Game, moment: Moment, entry: Said, seat: int | None) -> list[Told]:
    who = called(game, moment, entry.seat)
    if entry.manner != "whisper":
        return [Told(entry.seq, Line(entry.text, (), entry.manner, entry.seat), entry.as_ or who)]
    if seat is None or not entry.text or seat not in (entry.seat, *entry.to):
        return []
    names = tuple([called(game, moment, other) for other in entry.to])
    return [Told(entry.seq, Line(entry.text, (), "whisper", entry.seat), who, to=names)]


def _rolled(game: Game, moment: Moment, entry: Rolled, seat: int | None) -> list[Told]:
    who = called(game, moment, entry.seat)
    if entry.mode == "public" or (seat is not None and seat in entry.to):
        hand = " with dice of their own" if entry.by_hand else ""
        why = f" ({entry.reason})" if entry.reason else ""
        text = f"{who} rolls {entry.notation}{why}{hand}: {entry.total}."
        return [Told(entry.seq, Line(text, (), "dice", entry.seat, card=entry.card))]
    if entry.mode == "blind" and seat == entry.seat:
        return [Told(entry.seq, Line(f"You roll {entry.notation}; only the game master sees what comes up.", (), "dice", entry.seat))]
    return []


def _sat(game: Game, moment: Moment, entry: Sat) -> str:
    if not game.about.master:
        return f"{entry.name} takes seat {entry.seat + 1}."
    return f"{entry.name} sits down."


def _safe(entry: Limited | Paused | Resumed) -> str:
    match entry:
        case Limited():
            what = "A line" if entry.what == "line" else "A veil"
            return f"{what} is lifted: {entry.text}." if entry.lifted else f"{what} is drawn: {entry.text}."
        case Paused():
            return "Somebody touched the X-card. The table pauses."
        case Resumed():
            return "This is skipped. Play goes on." if entry.how == "skipped" else "Play goes on as it was."


def _rewound(game: Game, moment: Moment, entry: Rewound) -> str:
    text = f"{called(game, moment, entry.by)} rewinds to just after entry {entry.to}"
    if entry.agreed:
        text += ", agreed by " + ", ".join([called(game, moment, seat) for seat in entry.agreed])
    return text + ". What had not been seen will be drawn anew."
