"""Whether an entry can stand where it stands: seats the table has, a game that goes on, time that does not run back.
Knows no rules."""

from parlour.core.game import CLOCK
from parlour.core.house import table_says
from parlour.table.entries import (
    HOST,
    HOUSE,
    INVITE,
    Allowed,
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

_LEAST: dict[type, int] = {Sat: 0, Allowed: 0, Changed: 0, Answered: 0, Played: CLOCK, Reissued: INVITE}
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
            return table_says("fault-seat", seat=str(seat))
    if entry.at < latest - DAY:
        return table_says("fault-time")
    match entry:
        case Opened():
            return table_says("fault-opens")
        case Started() if begun:
            return table_says("fault-begins")
        case Played() | Rewound() | Asked() if not begun:
            return table_says("fault-early")
        case Rewound() | Asked() if not before.started <= entry.to < entry.seq:
            return table_says("fault-back", to=str(entry.to))
        case Started() if len(entry.names) != seats:
            return table_says("fault-seats")
        case Started() if wrong := [
            p.name for p, name in zip(before.places, entry.names, strict=True) if p.name and p.name != name
        ]:
            return table_says("fault-without", name=wrong[0])
    return ""


def _seats(value: object) -> tuple[int, ...]:
    """Of a rewind, `to` is an entry."""
    return value if isinstance(value, tuple) else ()
