"""Overruling: the values a Dealer may set, read and written as words. On sheets what is written there; of seats what
they have used up."""

from typing import Any

from parlour.core.phrasebook import listed
from parlour.games.fugue.cards import MAJORS
from parlour.games.fugue.model import PARTS, Character, State
from parlour.games.fugue.rules.ask import described, find_character, is_persona, place, seat_at
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.words.reader import NAMES
from parlour.roleplay.moves import ValueSet
from parlour.roleplay.overruling import chosen, in_words, yes_or_no

LIMITS = {"own": 2, "gift": 1}
"""FUG-068, FUG-069: how many memories a seat has for herself and for others."""
DOWN = ("", "knocked", "dead")
TEXT = 200


def targets(state: State) -> tuple[str, ...]:
    """Every character who is made, and every seat that has something to use up."""
    return (*[c.id for c in state.characters if described(c)], *[place(seat) for seat in range(len(state.counts))])


def fields_of(state: State, what: str) -> tuple[str, ...]:
    person = find_character(state, what)
    if person is None:
        return tuple(LIMITS)
    fields = ["name", "looks", "down"]
    if is_persona(person):
        fields += ["detail", "signifier"]
    fields += [f"{kind} {one.id}" for one in person.abilities for kind in ("ability", "lost")]
    fields += [f"{kind} {one.id}" for one in person.wounds for kind in ("wound", "part", "tended", "healed")]
    return tuple(fields)


def _kind(field: str) -> str:
    return field.split()[0]


def meant(field: str, value: str) -> str | None:
    """A value as it is kept, or None where it cannot be meant: yes and no also as 1 and 0, a Signifier by its number or
    key."""
    value, kind = value.strip(), _kind(field)
    if kind in ("name", "looks", "detail", "ability", "wound"):
        return value[:TEXT] if kind == "name" else value or None
    if kind == "part":
        return chosen(value, PARTS)
    if kind == "signifier":
        return next((key for key in MAJORS if value in (key, key.removeprefix("major-"), str(int(key[-2:])))), None)
    if kind == "down":
        return {"0": "", "no": "", "1": "knocked", "2": "dead"}.get(value, value if value in DOWN else None)
    if kind in ("lost", "tended", "healed"):
        return yes_or_no(value)
    return value if value in [str(number) for number in range(LIMITS[kind] + 1)] else None


def wanted(field: str) -> str:
    """What such a value looks like, for a refusal."""
    kind = _kind(field)
    if kind == "signifier":
        return NAMES("wanted-signifier")
    if kind == "part":
        return NAMES("wanted-part", parts=listed(PARTS, "or"))
    if kind == "down":
        return NAMES("wanted-down")
    if kind in ("lost", "tended", "healed"):
        return NAMES("wanted-yes-no")
    return NAMES("wanted-number", most=LIMITS[kind]) if kind in LIMITS else NAMES("wanted-words")


def value_of(state: State, what: str, field: str) -> str:
    person = find_character(state, what)
    if person is None:
        return str(getattr(state.counts[seat_at(what)], field))
    return in_words(_read(person, field))


def _read(person: Character, field: str) -> Any:
    """A field of the sheet, or of an ability or a wound on it."""
    kind, *which = field.split()
    if not which:
        return getattr(person, kind)
    parts: dict[str, Any] = {one.id: one for one in person.abilities} | {one.id: one for one in person.wounds}
    return getattr(parts[which[0]], "text" if kind in ("ability", "wound") else kind)


def set_value(draft: Draft, what: str, field: str, value: str) -> None:
    draft.put(ValueSet(what, field, value))
