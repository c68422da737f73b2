"""Honest rewind: when it is free, whose consent it needs, how long the absent are waited for. It changes nothing
itself."""

from typing import TYPE_CHECKING

from parlour.table.entries import (
    Allowed,
    Answered,
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
    Said,
    Sat,
    Withdrawn,
)
from parlour.table.moment import Rewinding, codec
from parlour.table.refusal import Refusal, refused
from parlour.table.telling import tell

if TYPE_CHECKING:
    from parlour.table.table import Table

FAR = 200
"""This many entries back a rewind may still be free; further needs consent, whatever they were."""
WAIT = 180.0
"""Seconds until those who are away no longer hold up a rewind."""
NAMED = 3
"""This many of the moves that would be taken back are told, the last ones."""
_BESIDE = (
    Allowed,
    Said,
    Sat,
    Changed,
    Limited,
    Paused,
    Resumed,
    Copied,
    Reissued,
    Coded,
    Restored,
    Asked,
    Answered,
    Withdrawn,
)


def refusal(table: "Table", seat: int, to: int) -> Refusal | None:
    moment = table.head
    if moment.state is None:
        return refused("not_started", "not-started")
    if table.game.outcome(moment.state) is not None:
        return refused("over", "rewind-over")
    if not moment.places[seat].taken or moment.places[seat].bot:
        return refused("not_seated", "rewind-unseated")
    if not moment.started <= to < moment.seq:
        return refused("no_such_entry", "rewind-where", first=str(moment.started), last=str(moment.seq - 1))
    if moment.rewinding is not None and moment.rewinding.by != seat:
        return refused("already_asked", "rewind-asked")
    return None


def is_free(table: "Table", seat: int, to: int) -> bool:
    """Nothing random or hidden was shown since, and nobody else has acted."""
    upto = table.shown.seq
    if upto - to > FAR:
        return False
    for entry in table.history.entries(to, upto):
        match entry:
            case Played():
                if (
                    entry.seat != seat
                    or entry.draws
                    or table.game.reveals(codec(table.game).events.decode(entry.events))
                ):
                    return False
            case _ if isinstance(entry, _BESIDE):
                continue
            case _:
                return False
    return True


def unanswered(table: "Table", rewinding: Rewinding) -> tuple[int, ...]:
    """Everybody who has sat down, here or away, and has not agreed yet. A bot answers for nobody."""
    places = table.shown.places
    return tuple(
        [
            seat
            for seat, place in enumerate(places)
            if place.taken and seat != rewinding.by and seat not in rewinding.agreed
        ]
    )


def left(table: "Table", rewinding: Rewinding, at: int) -> float:
    """Seconds for which the absent are still waited for."""
    return max(
        [0.0, *[_wait(table, rewinding, seat, at) for seat in unanswered(table, rewinding) if seat not in table.here]]
    )


def _wait(table: "Table", rewinding: Rewinding, seat: int, at: int) -> float:
    """Counted from when they left: whoever is here when the time is over and only reloads is still asked."""
    return WAIT - (at - max(rewinding.at, table.left.get(seat, table.woken))) / 1000


def waiting(table: "Table", rewinding: Rewinding, at: int) -> tuple[int, ...]:
    """Whose answer holds the rewind up: those who are here; for a while also those who are not."""
    return tuple(
        [seat for seat in unanswered(table, rewinding) if seat in table.here or _wait(table, rewinding, seat, at) > 0]
    )


def taken_back(table: "Table", rewinding: Rewinding, seat: int | None) -> tuple[int, tuple[str, ...]]:
    """How many moves would be taken back that still hold, and the last of them as this seat was told of them."""
    after = max(rewinding.to, table.shown.seq - FAR)
    moves, upto = after - rewinding.to, table.shown.seq
    lines: list[str] = []
    for entry, moment in reversed(list(table.history.steps(after, table.shown.seq))):
        if entry.seq > upto:
            continue
        if isinstance(entry, Rewound):
            upto = entry.to
        elif isinstance(entry, Played):
            moves += 1
            if len(lines) < NAMED:
                lines += [told.line.text for told in tell(table.game, moment, entry, seat)][:1]
    return moves, tuple(reversed(lines))
