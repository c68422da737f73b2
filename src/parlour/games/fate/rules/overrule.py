"""Overruling: the values a game master may set on any piece, read and written as words."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE
from parlour.games.fate.model import APPROACHES, Character, State
from parlour.games.fate.rules.ask import find_aspect, find_character, free_of
from parlour.games.fate.rules.draft import Draft, applies
from parlour.games.fate.words.refusal_parts import PARTS
from parlour.roleplay.moves import ValueSet
from parlour.roleplay.overruling import in_words, yes_or_no

POOL = "pool"
MOST = 20
HIGHEST, LOWEST = 12, -2


def targets(state: State) -> tuple[str, ...]:
    """The pool, every ready character, every aspect."""
    people = [c.id for c in state.characters if c.status == "ready"]
    return (POOL, *people, *[a.id for a in state.aspects])


def fields_of(state: State, what: str) -> tuple[str, ...]:
    """What can be set on a piece."""
    if what == POOL:
        return ("points",)
    person = find_character(state, what)
    if person is not None:
        return _of_character(state, person)
    return ("text", *[f"free {team}" for team in sorted({c.side for c in state.characters})])


def _of_character(state: State, person: Character) -> tuple[str, ...]:
    fields = ["name", "looks", "out"]
    if person.kind == "pc":
        fields += ["points", "raises"]
    fields += [approach for approach in APPROACHES if person.ratings]
    fields += [f"box {box}" for box in range(1, person.boxes + 1)]
    fields += [f"stunt {at + 1} used" for at, stunt in enumerate(person.stunts) if stunt.template == "bend"]
    if state.conflict is not None and state.roll is None and state.conflict.begun:
        fields.append("acted")
    return tuple(fields)


OUT = ("", "taken", "conceded")


def meant(field: str, value: str) -> str | None:
    """A value as it is kept, or None where it cannot be meant: numbers in figures, yes and no also as 1 and 0."""
    value = value.strip()
    if field in ("text", "name"):
        return value[:PHRASE] or None
    if field == "looks":
        return value
    if field == "out":
        return {"0": "", "1": "taken", "2": "conceded", "no": ""}.get(value, value if value in OUT else None)
    if field.startswith("box ") or field.endswith(" used") or field == "acted":
        return yes_or_no(value)
    digits = value[1:] if value.startswith(("+", "-")) else value
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
        return None
    least, most = (LOWEST, HIGHEST) if field in APPROACHES else (0, MOST)
    return str(int(value)) if least <= int(value) <= most else None


def wanted(field: str) -> str:
    """What such a value looks like, for a refusal."""
    if field == "out":
        return PARTS("enter-out")
    if field.startswith("box ") or field.endswith(" used") or field == "acted":
        return PARTS("enter-yes-no")
    if field in ("text", "name", "looks"):
        return PARTS("enter-words")
    least, most = (LOWEST, HIGHEST) if field in APPROACHES else (0, MOST)
    return PARTS("enter-number", least=least, most=most)


def value_of(state: State, what: str, field: str) -> str:
    """The value as it is."""
    if what == POOL:
        return str(state.pool)
    person = find_character(state, what)
    if person is None:
        one = find_aspect(state, what)
        assert one is not None
        return one.text if field == "text" else str(free_of(state, one, field.removeprefix("free ")))
    return _character_value(state, person, field)


def _character_value(state: State, person: Character, field: str) -> str:
    if field in ("name", "looks", "out"):
        return str(getattr(person, field))
    if field == "points":
        return str(person.fp)
    if field == "raises":
        return str(person.raises)
    if field in APPROACHES:
        return str(person.ratings[APPROACHES.index(field)])
    if field.startswith("box "):
        return in_words(int(field[4:]) in person.ticked)
    if field == "acted":
        return in_words(state.conflict is not None and person.id in state.conflict.acted)
    return in_words(person.stunts[_stunt_at(field)].used == state.desk.session)


def _stunt_at(field: str) -> int:
    return int(field.split()[1]) - 1


def set_value(draft: Draft, what: str, field: str, value: str) -> None:
    """Fate points move, so that none is ever made or lost; everything else is set."""
    if field == "points":
        place, now = what, int(value_of(draft.state, what, field))
        more = int(value) - now
        if more > 0:
            draft.put(m.PointsMoved("supply", place, more, "overruled"))
        elif more < 0:
            draft.put(m.PointsMoved(place, "supply", -more, "overruled"))
    else:
        draft.put(ValueSet(what, field, value))


@applies(ValueSet)
def _value_set(draft: Draft, event: ValueSet) -> None:
    person = find_character(draft.state, event.what)
    if person is not None:
        _set_character(draft, person, event.field, event.value)
        return
    one = draft.aspect(event.what)
    if event.field == "text":
        draft.set_aspect(one.id, text=event.value)
        return
    team = event.field.removeprefix("free ")
    draft.set_aspect(one.id, free=tuple([free for free in one.free if free.team != team]))
    if int(event.value):
        draft.put_quietly(m.FreeGranted(one.id, team, int(event.value)))


def _set_character(draft: Draft, person: Character, field: str, value: str) -> None:
    who = person.id
    if field in ("name", "looks", "out"):
        draft.set_character(who, **{field: value})
    elif field == "raises":
        draft.set_character(who, raises=int(value))
    elif field in APPROACHES:
        at = APPROACHES.index(field)
        draft.set_character(
            who, ratings=tuple([int(value) if place == at else old for place, old in enumerate(person.ratings)])
        )
    elif field.startswith("box "):
        box = int(field[4:])
        ticked = {*person.ticked, box} if value == "yes" else set(person.ticked) - {box}
        draft.set_character(who, ticked=tuple(sorted(ticked)))
    elif field == "acted":
        draft.put_quietly(m.Acted(who) if value == "yes" else m.ActionRestored(who))
    else:
        _set_stunt(draft, person, _stunt_at(field), used=value == "yes")


def _set_stunt(draft: Draft, person: Character, at: int, *, used: bool) -> None:
    session = draft.state.desk.session if used else 0
    stunts = [replace(stunt, used=session) if place == at else stunt for place, stunt in enumerate(person.stunts)]
    draft.set_character(person.id, stunts=tuple(stunts))
