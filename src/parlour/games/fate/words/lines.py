"""Each event in a sentence, as its reader may know it. What even to mention would betray is not mentioned."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.game import Line
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import find_character, is_npc
from parlour.games.fate.words import lines_people, lines_roll, lines_scene, lines_talk, tale  # noqa: F401  (they fill SENTENCES)
from parlour.games.fate.words.names import field_name
from parlour.games.fate.words.options import options
from parlour.games.fate.words.reader import SAY, SENTENCES, Known, Reader, is_hidden, line, sentence, tells
from parlour.roleplay.moves import Overruled, Reversed
from parlour.roleplay.words import tell_one, tell_receipts


def tell(state: State, event: m.AnyEvent, seat: int | None) -> Line | None:
    """This event as this seat may know it (None: a watcher). The state serves for names."""
    return tell_one(SENTENCES, Reader(state, seat), event)


def tell_all(state: State, events: Sequence[m.AnyEvent], seat: int | None) -> list[Line]:
    return [line for line in [tell(state, event, seat) for event in events] if line is not None]


def _secret(reader: Reader, what: str) -> bool:
    """What the game master's characters can do is theirs to know, and so is what they change about them."""
    person = find_character(reader.state, what)
    return not reader.leads and person is not None and is_npc(person)


def _what(reader: Reader, what: str) -> str:
    if find_character(reader.state, what) is not None:
        return reader.who(what)
    if what[:1] in "ahkw" and what[1:].isdigit():
        return reader.aspect(what)
    return SAY(_THINGS[what]) if what in _THINGS else what


_THINGS = {"pool": "the-pool", "carried": "the-next-pool", "scene": "the-scene", "deck": "the-deck"}


def _set(reader: Reader, event: Overruled | Reversed, _verb: str) -> Line | None:
    if not reader.knows(event.what):
        return None
    key, who = "set" if isinstance(event, Overruled) else "set-back", reader.person(event.by)
    if _secret(reader, event.what):
        told = line(f"{key}-secret", kind="overruled", by=event.by, who=who)
    else:
        known: Known = {"field": field_name(event.field), "what": _what(reader, event.what), "who": who}
        known |= {"before": event.before or SAY("nothing"), "after": event.after or SAY("nothing")}
        about = (event.what,) if event.what[:1] == "c" else ()
        told = line(key, kind="overruled", by=event.by, about=about, **known)
    return replace(told, text=f"{told.text} {SAY('reason')}{sentence(event.reason)}") if event.reason.strip() else told


REASONS: dict[str, tuple[str, ...]] = {
    "invoke": ("FAE-104", "FAE-105"),
    "hostile": ("FAE-106",),
    "handed_over": ("FAE-106",),
    "compel": ("FAE-118",),
    "refused": ("FAE-119",),
    "self_compel": ("FAE-114",),
    "conceded": ("FAE-091",),
    "refresh": ("FAE-017", "FAE-037"),
    "pool": ("FAE-095",),
    "leftover": ("FAE-Q23",),
    "carried": ("FAE-098",),
    "brought": (),
    "overruled": (),
}
"""Why fate points change hands, with the rules."""


def _place(reader: Reader, place: str) -> str:
    return SAY(_PLACES[place]) if place in _PLACES else reader.who(place.removeprefix("owed:"))


_PLACES = {
    "pool": "the-pool",
    "carried": "the-next-pool",
    "supply": "the-supply",
    "owed:pool": "the-next-pool",
}
_APART = {("hostile", "owed:pool"): "hostile-pool", ("leftover", "carried"): "leftover-kept"}
_TOLD_AGAIN = ("hostile", "compel", "refused", "self_compel", "conceded")
"""Fate points that turned the story, so that its chronicle names them."""


@tells(m.PointsMoved)
def _points(reader: Reader, event: m.PointsMoved) -> Line:
    key = _APART.get((event.why, event.to), event.why)
    ends = [
        end for end in (event.source, event.to.removeprefix("owed:")) if find_character(reader.state, end) is not None
    ]
    known: Known = {
        "source": _place(reader, event.source), "to": _place(reader, event.to), "they": reader.they(event.to)
    }  # fmt: skip
    return line(
        f"points-{key}",
        *REASONS[event.why],
        kind="points",
        by=reader.by(ends[0]) if ends else -1,
        about=tuple([end for end in ends if not is_hidden(end)]),
        story=event.why in _TOLD_AGAIN,
        amount=event.amount,
        **known,
    )


tell_receipts(SENTENCES, options(), _set)
