"""Whether an entry can stand where it stands: seats the table has, a game that goes on, time that does not run back.
Knows no rules."""

from parlour.core.game import CLOCK
from parlour.table.entries import (
    ALL,
    HOST,
    HOUSE,
    Answered,
    AnyEntry,
    Asked,
    Changed,
    Opened,
    Played,
    Reissued,
    Rewound,
    Sat,
    Started,
)
from parlour.table.moment import Moment

_LEAST: dict[type, int] = {Sat: 0, Changed: 0, Answered: 0, Played: CLOCK, Reissued: ALL}
"""The lowest number a seat may have in an entry, where it is not that of a host who does not play."""

DAY = 24 * 60 * 60 * 1000
"""Clocks are set and differ between houses; by more than this they do not."""


def misplaced(entry: AnyEntry, before: Moment, latest: int) -> str:
    """What a table's own writer would never have written after this moment, or nothing. `latest`: the latest time of
    any entry so far."""
    seats, begun = len(before.places), before.state is not None
    least = _LEAST.get(type(entry), HOST)
    named = [(getattr(entry, "seat", 0), least), (getattr(entry, "by", 0), HOUSE)]
    named += [(seat, HOST) for field in ("to", "agreed", "unasked") for seat in _seats(getattr(entry, field, ()))]
    for seat, lowest in named:
        if not lowest <= seat < seats:
            return f"it names seat {seat}, which the table does not have"
    if entry.at < latest - DAY:
        return "its time is more than a day before that of an entry before it"
    match entry:
        case Opened():
            return "it opens the table a second time"
        case Started() if begun:
            return "it begins the game a second time"
        case Played() | Rewound() | Asked() if not begun:
            return "it is played before the game began"
        case Rewound() | Asked() if not before.started <= entry.to < entry.seq:
            return f"it goes back to entry {entry.to}, where nothing is"
        case Started() if len(entry.names) != seats:
            return "it begins with other seats than the table has"
        case Started() if wrong := [
            p.name for p, name in zip(before.places, entry.names, strict=True) if p.name and p.name != name
        ]:
            return f"it begins without {wrong[0]}, who had sat down under that name"
    return ""


def _seats(value: object) -> tuple[int, ...]:
    """Of a rewind, `to` is an entry."""
    return value if isinstance(value, tuple) else ()
