"""Each event in a sentence, as its reader may know it. What even to mention would betray is not mentioned."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import find_character, is_npc
from parlour.games.fate.words import lines_people, lines_roll, lines_scene, lines_talk  # noqa: F401  (they fill SENTENCES)
from parlour.games.fate.words.options import OPTIONS
from parlour.games.fate.words.reader import SENTENCES, Reader, first_up, is_hidden, points, sentence, tells
from parlour.roleplay.moves import Overruled, Reversed
from parlour.roleplay.words import tell_one, tell_receipts


def tell(state: State, event: m.AnyEvent, seat: int | None) -> Line | None:
    """This event as this seat may know it (None: a watcher). The state serves for names."""
    return tell_one(SENTENCES, Reader(state, seat), event)


def tell_all(state: State, events: Sequence[m.AnyEvent], seat: int | None) -> list[Line]:
    return [line for line in [tell(state, event, seat) for event in events] if line is not None]


def _secret(reader: Reader, what: str) -> bool:
    """What the game master's characters can do is hers to know, and so is what she changes about them."""
    person = find_character(reader.state, what)
    return not reader.leads and person is not None and is_npc(person)


def _what(reader: Reader, what: str) -> str:
    if find_character(reader.state, what) is not None:
        return reader.who(what)
    if what[:1] in "ahkw" and what[1:].isdigit():
        return reader.aspect(what)
    return {"pool": "the pool", "carried": "the next pool", "scene": "the scene", "deck": "the deck"}.get(what, what)


def _set(reader: Reader, event: Overruled | Reversed, verb: str) -> Line | None:
    if not reader.knows(event.what):
        return None
    who = reader.person(event.by)
    if _secret(reader, event.what):
        return Line(
            f"{who} {verb} something about a character of the story.{_reason(event.reason)}",
            kind="overruled",
            by=event.by,
        )
    about = (event.what,) if event.what[:1] == "c" else ()
    change = f"from {event.before or 'nothing'} to {event.after or 'nothing'}"
    text = f"{who} {verb} {event.field} of {_what(reader, event.what)} {change}.{_reason(event.reason)}"
    return Line(text, kind="overruled", by=event.by, about=about)


def _reason(reason: str) -> str:
    return f" Reason:{sentence(reason)}" if reason.strip() else ""


REASONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "invoke": ("{source} pays {amount} to the infinite supply.", ("FAE-104", "FAE-105")),
    "hostile": ("{source} pays {amount} that {to} when the scene is over.", ("FAE-106",)),
    "handed_over": ("The scene is over: {amount} for {to}.", ("FAE-106",)),
    "compel": ("{source} pays {amount} to {to}.", ("FAE-118",)),
    "refused": ("{source} pays {amount} to refuse.", ("FAE-119",)),
    "self_compel": ("{to} gets {amount}.", ("FAE-114",)),
    "conceded": ("{to} gets {amount} for conceding.", ("FAE-091",)),
    "refresh": ("{to} gets {amount}, up to refresh.", ("FAE-017", "FAE-037")),
    "pool": ("{amount} for {to}.", ("FAE-095",)),
    "leftover": ("What {source} had left goes to {to}: {amount}.", ("FAE-Q23",)),
    "carried": ("{amount} from {source} for {to}.", ("FAE-098",)),
    "brought": ("{to} comes with {amount}.", ()),
    "overruled": ("{amount}: from {source} to {to}.", ()),
}


def _place(reader: Reader, place: str) -> str:
    fixed = {
        "pool": "the pool",
        "carried": "the next scene's pool",
        "supply": "the infinite supply",
        "owed:pool": "the next scene's pool",
    }
    return fixed.get(place) or reader.who(place.removeprefix("owed:"))


_TOLD_AGAIN = ("hostile", "compel", "refused", "self_compel", "conceded")
"""Fate points that turned the story, so that its chronicle names them."""


@tells(m.PointsMoved)
def _points(reader: Reader, event: m.PointsMoved) -> Line:
    words, rules = REASONS[event.why]
    source, to = _place(reader, event.source), _place(reader, event.to)
    if event.why == "hostile":
        to = "goes to the next pool" if event.to == "owed:pool" else f"{to} gets"
    text = first_up(words.format(source=source, to=to, amount=points(event.amount)))
    ends = [
        end for end in (event.source, event.to.removeprefix("owed:")) if find_character(reader.state, end) is not None
    ]
    about = tuple([end for end in ends if not is_hidden(end)])
    return Line(text, rules, "points", reader.by(ends[0]) if ends else -1, about, event.why in _TOLD_AGAIN)


tell_receipts(SENTENCES, OPTIONS, _set)
