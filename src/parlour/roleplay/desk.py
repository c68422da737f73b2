"""What lies on the game master's desk whatever is played: who leads, who sits where, notes, pleas, receipts,
sessions, scenes prepared in hiding."""

import re
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook("parlour.roleplay.words", "desk")


class Note(Struct, frozen=True, omit_defaults=True):
    """Something a seat wrote for itself. Nobody else sees it but those it is shown to."""

    id: int
    title: str
    text: str
    """Markdown."""
    to: tuple[int, ...] = ()
    """The seats that may read it."""


class NoteSeen(Struct, frozen=True):
    """A note of somebody else's that is shown to a seat. It has no number: that would tell of others."""

    by: int
    title: str
    text: str


class Guise(Struct, frozen=True, omit_defaults=True):
    """How somebody of the cast looks and is spoken of."""

    who: str
    portrait: str = ""
    """A picture of the table, by its id."""
    pronouns: str = ""
    """As they are written; empty: nothing was said."""


class Plea(Struct, frozen=True, omit_defaults=True):
    """Something the rules refused, put before the game master."""

    id: int
    seat: int
    words: str
    command: str = ""
    """The refused command as JSON; empty for a wish in words alone."""


class Receipt(Struct, frozen=True, omit_defaults=True):
    """The game master set a value or allowed what was refused. It stays, also when it is taken back."""

    id: int
    by: int
    reason: str
    what: str = ""
    """The piece whose value was set; empty where something was allowed."""
    field: str = ""
    before: str = ""
    after: str = ""
    reversed: bool = False


class Plan(Struct, frozen=True, omit_defaults=True):
    """A scene prepared in hiding. Nobody but who leads ever sees it."""

    id: str
    name: str
    parts: tuple[tuple[str, str], ...] = ()
    """What the game's own form asked beside the name, as it was written; nothing for what was left empty."""
    opened: bool = False
    """It was played already."""
    by: int = -1
    """Whose it is where the leading goes round; -1 the desk's, so that whoever leads has it."""


class Desk(Struct, frozen=True, omit_defaults=True):
    gm: int
    """The seat that leads the game now."""
    people: tuple[str, ...]
    """Who sits where, by name."""
    notes: tuple[tuple[Note, ...], ...]
    """By seat."""
    pleas: tuple[Plea, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    counted: int = 0
    """Numbers given to pleas and receipts, which everybody may see."""
    session: int = 0
    """The number of the session, from 1; 0 before the first."""
    sitting: bool = False
    """A session is under way."""
    closed: bool = False
    """The story is over: the table is closed for good."""
    plans: tuple[Plan, ...] = ()
    """They belong to the desk, so whoever it is handed to has them."""
    looks: tuple[Guise, ...] = ()


def new_desk(names: tuple[str, ...], gm: int = 0) -> Desk:
    return Desk(gm, names, ((),) * len(names))


def called(desk: Desk, seat: int) -> str:
    """How people call a seat."""
    if not 0 <= seat < len(desk.people):
        return SAY("seat-table")
    return desk.people[seat] or (SAY("seat-gm") if seat == desk.gm else SAY("seat-player", number=seat))


def as_known(desk: Desk, seat: int | None) -> Desk:
    """As much of a desk as a seat knows: its own notes, the pleas between itself and who leads; of the others only that
    there are some, since who leads is asked by them; no plans but the leader's and its own. For making up worlds it
    cannot tell apart."""
    notes = tuple([own if at == seat else kept_notes(own, seat) for at, own in enumerate(desk.notes)])
    pleas = [one if seat in (desk.gm, one.seat) else replace(one, words="", command="") for one in desk.pleas]
    return replace(
        desk,
        notes=notes,
        pleas=tuple(pleas),
        plans=tuple([one for one in desk.plans if one.by == seat or (one.by < 0 and seat == desk.gm)]),
        looks=seen_looks(desk, seat),
    )


def shown_plans(desk: Desk, seat: int | None) -> tuple[Plan, ...]:
    """Those who lead see what they prepared; to all others there is nothing."""
    return tuple([one for one in desk.plans if one.by in (-1, seat)]) if seat == desk.gm else ()


def kept_notes(notes: tuple[Note, ...], seat: int | None) -> tuple[Note, ...]:
    """Those of somebody else's notes that this seat may read; of their other readers it knows nothing."""
    return tuple([replace(note, to=(seat,)) for note in notes if seat is not None and seat in note.to])


def notes_for(desk: Desk, seat: int) -> tuple[NoteSeen, ...]:
    """What others show to a seat."""
    return tuple(
        [
            NoteSeen(by, note.title, note.text)
            for by, notes in enumerate(desk.notes)
            if by != seat
            for note in kept_notes(notes, seat)
        ]
    )


def seen_looks(desk: Desk, seat: int | None) -> tuple[Guise, ...]:
    """Of who is hidden, an h before their number, only who leads knows anything."""
    return tuple([look for look in desk.looks if not look.who.startswith("h") or seat == desk.gm])


def hidden_looks(desk: Desk, seat: int) -> tuple[Guise, ...]:
    """Those of people in hiding, for who leads."""
    return tuple([look for look in desk.looks if look.who.startswith("h") and seat == desk.gm])


def look_of(desk: Desk, who: str) -> Guise:
    return next((look for look in desk.looks if look.who == who), Guise(who))


_PRONOUNS = {"he": "he", "she": "she", "it": "it", "er": "he", "sie": "she", "es": "it"}


def pronoun(written: str) -> str:
    """Which of the pronouns sentences know is meant: he, she, it, else they."""
    return _PRONOUNS.get(re.split(r"[^\w]", written.strip().casefold(), maxsplit=1)[0], "they")


def with_look(desk: Desk, look: Guise) -> Desk:
    others = [one for one in desk.looks if one.who != look.who]
    return replace(desk, looks=(*others, look) if look != Guise(look.who) else tuple(others))


def shown_receipts(desk: Desk, veiled: Callable[[str], bool]) -> tuple[Receipt, ...]:
    """As everybody reads them: that there is one for what not all may know is told, what it says is the game
    master's."""
    return tuple(
        [replace(one, what="", field="", before="", after="") if veiled(one.what) else one for one in desk.receipts]
    )


def kept_receipts(desk: Desk, veiled: Callable[[str], bool]) -> tuple[Receipt, ...]:
    """Those of them that only the game master reads in full."""
    return tuple([one for one in desk.receipts if veiled(one.what)])
