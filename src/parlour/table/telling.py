"""Entries as lines to read: the game's own sentences for what was played, the table's for the rest."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date
from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Game, Line
from parlour.core.house import table_says
from parlour.core.phrasebook import listed, locale
from parlour.core.rolls import RollCard
from parlour.table.entries import (
    ALL,
    HOST,
    HOUSE,
    INVITE,
    Allowed,
    Answered,
    AnyEntry,
    Asked,
    Changed,
    Coded,
    Copied,
    Limited,
    Paused,
    Played,
    Recalled,
    Reissued,
    Restored,
    Resumed,
    Rewound,
    Rolled,
    Said,
    Sat,
    Shown,
    Started,
    Titled,
    Withdrawn,
)
from parlour.table.moment import Moment, codec


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One line of the log or of the talk, with the entry it belongs to, as it goes over the wire."""

    seq: int
    line: Line
    who: str = ""
    """Speaker, for talk."""
    back: int = -1
    """A rewind: what was played after this entry and before this line no longer holds."""
    to: tuple[str, ...] = ()
    """Whom a whisper reaches, or who is shown a picture while others aren't."""
    picture: str = ""
    """The one that was shown."""


def called(game: Game, moment: Moment, seat: int) -> str:
    """How people call a seat."""
    if seat < 0:
        return table_says({HOST: "the-host", HOUSE: "the-house"}.get(seat, "the-clock"))
    if name := moment.places[seat].name:
        return name
    if not game.about.master:
        return table_says("player", number=str(seat + 1))
    return table_says("the-leader") if seat == leader(game, moment) else table_says("player", number=str(seat))


def leader(game: Game, moment: Moment) -> int | None:
    """Who leads; before a game with a game master begins, whoever sits first."""
    if moment.state is None:
        return 0 if game.about.master else None
    return game.leader(moment.state)


def tell(game: Game, moment: Moment, entry: AnyEntry, seat: int | None, events: Sequence[Any] = ()) -> list[LogLine]:
    """What this entry says to a seat (None: to who only watches), for ever: `moment` is the one just after it. `events`
    where they are at hand already."""
    match entry:
        case Played() | Started():
            known = events or codec(game).events.decode(entry.events)
            return [LogLine(entry.seq, line) for line in game.tell(moment.state, known, seat)]
        case Said():
            return _said(game, moment, entry, seat)
        case Rolled():
            return _rolled(game, moment, entry, seat)
        case Rewound():
            return [LogLine(entry.seq, Line(_rewound(game, moment, entry), (), "rewound", entry.by), back=entry.to)]
        case Recalled():
            key = "recalled" if entry.lines else "recalled-as-told"
            text = table_says(key, who=called(game, moment, entry.by), session=str(entry.session))
            return [LogLine(entry.seq, Line(text, (), "recap", entry.by))]
        case Shown():
            return _showed(game, moment, entry, seat)
        case Limited() | Paused() | Resumed():
            return [LogLine(entry.seq, Line(_safe(entry), (), "safety"))]
        case _:
            text = _company(game, moment, entry)
            by = getattr(entry, "by", getattr(entry, "seat", -1))
            return [LogLine(entry.seq, Line(text, (), "people", by if by >= 0 else -1))] if text else []


def _company(game: Game, moment: Moment, entry: AnyEntry) -> str:
    """What people did about the table itself."""
    who = called(game, moment, getattr(entry, "by", getattr(entry, "seat", -1)))
    match entry:
        case Sat():
            key = "sits" if game.about.master else "sits-at"
            return table_says(key, who=entry.name, seat=str(entry.seat + 1))
        case Changed():
            return _changed(game, moment, entry, who)
        case Copied():
            return table_says("copied", who=who)
        case Reissued():
            return _reissued(game, moment, entry, who)
        case Coded():
            return table_says("coded", who=who)
        case Allowed():
            return table_says("hints-agreed" if entry.hints else "hints-declined", who=who)
        case Titled():
            return table_says("titled" if entry.title else "untitled", who=who, title=entry.title)
        case Restored():
            day = format_date(datetime.fromtimestamp(entry.at / 1000, UTC), "long", locale=locale())
            key = "restored" if entry.judged else "restored-unjudged"
            return table_says(key, day=day, seq=str(entry.seq - 1), head=entry.head[:12])
        case Asked():
            return table_says("asks-back", who=who, **_moves(entry))
        case Answered():
            return table_says("agrees" if entry.agree else "declines", who=who)
        case Withdrawn():
            return table_says("asks-no-more", who=who)
        case _:
            return ""


def _said(game: Game, moment: Moment, entry: Said, seat: int | None) -> list[LogLine]:
    who = called(game, moment, entry.seat)
    if entry.manner != "whisper":
        return [LogLine(entry.seq, Line(entry.text, (), entry.manner, entry.seat), entry.as_ or who)]
    if seat is None or not entry.text or seat not in (entry.seat, *entry.to):
        return []
    names = tuple([called(game, moment, other) for other in entry.to])
    return [LogLine(entry.seq, Line(entry.text, (), "whisper", entry.seat), who, to=names)]


def _showed(game: Game, moment: Moment, entry: Shown, seat: int | None) -> list[LogLine]:
    """To those who may see it from now on; that it is hidden again is told to nobody."""
    if not entry.everybody and (seat is None or not entry.to or seat not in (entry.by, *entry.to)):
        return []
    who = called(game, moment, entry.by)
    names = tuple([called(game, moment, other) for other in entry.to])
    text = table_says("shows-picture" if entry.name else "shows-picture-unnamed", who=who, name=entry.name)
    return [LogLine(entry.seq, Line(text, (), "picture", entry.by, story=True), "", to=names, picture=entry.picture)]


def _rolled(game: Game, moment: Moment, entry: Rolled, seat: int | None) -> list[LogLine]:
    known = {"who": called(game, moment, entry.seat), "dice": entry.notation}
    if entry.seal and not entry.faces:
        return []
    if entry.mode == "public" or (seat is not None and seat in entry.to):
        key = f"rolls{'-why' if entry.reason else ''}{'-by-hand' if entry.by_hand else ''}"
        text = table_says(key, **known, reason=entry.reason, total=str(entry.total))
        return [LogLine(entry.seq, Line(text, (), "dice", entry.seat, card=_card(entry, known)))]
    if entry.mode == "blind" and seat == entry.seat:
        return [LogLine(entry.seq, Line(table_says("rolls-blind", **known), (), "dice", entry.seat))]
    return []


def _card(entry: Rolled, known: dict[str, str]) -> RollCard:
    """As it is kept, in the reader's words."""
    title = f"{known['who']}: {entry.reason}" if entry.reason else table_says("roll-title", **known)
    sides = [
        replace(side, rows=tuple([replace(row, label=table_says("modifier")) for row in side.rows]))
        for side in entry.card.sides
    ]
    return replace(entry.card, title=title, sides=tuple(sides))


def _changed(game: Game, moment: Moment, entry: Changed, by: str) -> str:
    """With who really did it: a bot is put in a seat by its own player, by the host, or by others while both are
    away."""
    name, own = called(game, moment, entry.seat), entry.by == entry.seat
    if not entry.bot:
        return table_says("bot-leaves", name=name) if own else table_says("bot-sent-away", who=by, name=name)
    strong = next((level.title.lower() for level in game.levels if level.key == entry.level), "")
    key = f"bot-plays{'' if own else '-for'}{'-strong' if strong else ''}"
    return table_says(key, who=by, name=name, strong=strong)


def _reissued(game: Game, moment: Moment, entry: Reissued, who: str) -> str:
    if entry.seat == ALL:
        return table_says("links-all", who=who)
    if entry.seat == INVITE:
        return table_says("invitation-ended" if entry.how == "ended" else "invitation", who=who)
    whose = {-1: "watch", HOST: "host"}.get(entry.seat, "seat")
    how = entry.how if entry.how in ("code", "file", "house") else ""
    name = called(game, moment, entry.seat) if whose == "seat" else ""
    return table_says(f"link-{how}" if how else "link", who=who, whose=whose, name=name)


def _moves(entry: Asked | Rewound) -> dict[str, str | int]:
    """How many; tables of old did not count them."""
    return {"moves": entry.moves, "to": str(entry.to)}


def _safe(entry: Limited | Paused | Resumed) -> str:
    match entry:
        case Limited():
            return table_says(f"{entry.what}-lifted" if entry.lifted else f"{entry.what}-drawn", text=entry.text)
        case Paused():
            return table_says("x-card")
        case Resumed():
            return table_says("skipped" if entry.how == "skipped" else "resumed")


def _rewound(game: Game, moment: Moment, entry: Rewound) -> str:
    agreed, unasked = [
        listed([called(game, moment, seat) for seat in seats]) for seats in (entry.agreed, entry.unasked)
    ]
    key = f"rewound{'-agreed' if agreed else ''}{'-unasked' if unasked else ''}"
    by = called(game, moment, entry.by)
    return table_says(key, who=by, agreed=agreed, unasked=unasked, **_moves(entry))
