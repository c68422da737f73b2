"""Honest rewind: when it is free, whose consent it needs. It changes nothing itself."""

from typing import TYPE_CHECKING

from msgspec import Struct, field

from parlour.table.entries import Changed, Copied, Limited, Paused, Played, Resumed, Said, Sat
from parlour.table.moment import codec
from parlour.table.refusal import Refusal

if TYPE_CHECKING:
    from parlour.table.table import Table

FAR = 200
"""So many entries back a rewind may still be free; further needs consent, whatever they were."""


class Wish(Struct, eq=False):
    """Somebody wants to go back to just after entry `to`."""

    by: int
    to: int
    message: str
    agreed: set[int] = field(default_factory=set)


def refusal(table: "Table", seat: int, to: int) -> Refusal | None:
    moment = table.head
    if moment.state is None:
        return Refusal("not_started", "The game has not begun.")
    if table.game.outcome(moment.state) is not None:
        return Refusal("over", "The game is over and its seed is known: what is drawn could be foreseen.", "", "Open a new table.")
    if not moment.places[seat].taken or moment.places[seat].bot:
        return Refusal("not_seated", "Only who plays may ask to rewind.", "", "Take the seat first.")
    if not moment.started <= to < moment.seq:
        return Refusal("no_such_entry", f"One can go back to entries {moment.started} to {moment.seq - 1}.")
    return None


def is_free(table: "Table", seat: int, to: int) -> bool:
    """Nothing random or hidden was shown since, and nobody else has acted."""
    upto = table.shown.seq
    if upto - to > FAR:
        return False
    for entry in table.history.entries(to, upto):
        match entry:
            case Played():
                if entry.seat != seat or entry.draws or table.game.reveals(codec(table.game).events.decode(entry.events)):
                    return False
            case Said() | Sat() | Changed() | Limited() | Paused() | Resumed() | Copied():
                continue
            case _:
                return False
    return True


def waiting(table: "Table", wish: Wish) -> tuple[int, ...]:
    """People who are here and have not agreed yet; who is played by a bot is not asked."""
    places = table.head.places
    return tuple([
        seat for seat, place in enumerate(places)
        if seat != wish.by and place.taken and not place.bot and seat in table.here and seat not in wish.agreed
    ])  # fmt: skip
