"""Entries as lines to read: the game's own sentences for what was played, the table's for the rest."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from parlour.core.game import Game, Line
from parlour.table.entries import (
    ALL,
    HOST,
    HOUSE,
    Answered,
    AnyEntry,
    Asked,
    Changed,
    Coded,
    Copied,
    Limited,
    Paused,
    Played,
    Reissued,
    Restored,
    Resumed,
    Rewound,
    Rolled,
    Said,
    Sat,
    Started,
    Withdrawn,
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
        return {HOST: "The host", HOUSE: "Whoever runs this house"}.get(seat, "The clock")
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
    """What this entry says to a seat (None: to who only watches), for ever: `moment` is the one just after it. `events`
    where they are at hand already."""
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
        case Limited() | Paused() | Resumed():
            return [Told(entry.seq, Line(_safe(entry), (), "safety"))]
        case _:
            text = _company(game, moment, entry)
            by = getattr(entry, "by", getattr(entry, "seat", -1))
            return [Told(entry.seq, Line(text, (), "people", by if by >= 0 else -1))] if text else []


def _company(game: Game, moment: Moment, entry: AnyEntry) -> str:
    """What people did about the table itself."""
    who = called(game, moment, getattr(entry, "by", getattr(entry, "seat", -1)))
    match entry:
        case Sat():
            return _sat(game, moment, entry)
        case Changed():
            return _changed(game, moment, entry)
        case Copied():
            return f"{who} saves the whole table as a file, with all its secrets and its luck to come."
        case Reissued():
            return _reissued(game, moment, entry, who)
        case Coded():
            return f"{who} makes a recovery code for the host's link. Any earlier code no longer works."
        case Restored():
            judged = "" if entry.judged else " Today's rules could not confirm every move in it."
            when = datetime.fromtimestamp(entry.at / 1000, UTC)
            return (
                f"This table was restored from a file on {when.day} {when:%B %Y}, up to entry {entry.seq - 1} "
                f"({entry.head[:12]}). "
                f"From here on, chance has a new seed.{judged}"
            )
        case Asked():
            return f"{who} asks to take back {_moves(entry)}."
        case Answered():
            return f"{who} {'agrees' if entry.agree else 'says no'}."
        case Withdrawn():
            return f"{who} no longer asks to take anything back."
        case _:
            return ""


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
        return [
            Told(
                entry.seq,
                Line(f"You roll {entry.notation}; only the game master sees what comes up.", (), "dice", entry.seat),
            )
        ]
    return []


def _sat(game: Game, moment: Moment, entry: Sat) -> str:
    if not game.about.master:
        return f"{entry.name} takes seat {entry.seat + 1}."
    return f"{entry.name} sits down."


def _changed(game: Game, moment: Moment, entry: Changed) -> str:
    """With who really did it: a bot is put in a seat by its own player, by the host, or by others while both are
    away."""
    name, by = called(game, moment, entry.seat), called(game, moment, entry.by)
    strong = next((level.title.lower() for level in game.levels if level.key == entry.level), "")
    if not entry.bot:
        return f"{name} plays again." if entry.by == entry.seat else f"{by} gives {name} the seat back."
    who = f"{by} lets a bot play" if entry.by == entry.seat else f"{by} lets a bot play for {name}"
    return f"{who}{f' ({strong})' if strong else ''}."


def _reissued(game: Game, moment: Moment, entry: Reissued, who: str) -> str:
    if entry.seat == ALL:
        return f"{who} makes new links for everybody. The old links no longer work."
    whose = {-1: "watching", HOST: "the host"}.get(entry.seat) or called(game, moment, entry.seat)
    ways = {"code": "with a recovery code", "file": "with a saved table", "house": "on the machine that runs it"}
    how = f" {ways[entry.how]}" if entry.how in ways else ""
    if entry.how in ("code", "file"):
        return f"Somebody renews the link for {whose}{how}. The old link no longer works."
    return f"{who} makes a new link for {whose}{how}. The old link no longer works."


def _moves(entry: Asked | Rewound) -> str:
    """Tables of old did not count them."""
    if entry.moves < 2:
        return "the last move" if entry.moves else f"everything after entry {entry.to}"
    return f"the last {entry.moves} moves"


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
    text = f"{called(game, moment, entry.by)} takes back {_moves(entry)}"
    if entry.agreed:
        text += ", agreed by " + ", ".join([called(game, moment, seat) for seat in entry.agreed])
    if entry.unasked:
        text += "; not asked, being away: " + ", ".join([called(game, moment, seat) for seat in entry.unasked])
    return text + ". What had not been seen will be drawn anew."
