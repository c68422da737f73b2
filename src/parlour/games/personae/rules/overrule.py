"""Overruling: the values a game master may set, read and written as words. Of individuals what stands on the sheet and
how they are; of seats their criticals."""

from typing import Any

from parlour.games.personae.content import numbers
from parlour.games.personae.model import ATTRIBUTES, RANKS, STATUSES, Critical, Individual, State
from parlour.games.personae.rules.ask import find_individual
from parlour.games.personae.rules.draft import Draft, applies
from parlour.games.personae.rules.flow import BEFORE_DICE, refresh
from parlour.games.personae.words.phrases import SAY, listed
from parlour.roleplay.moves import ValueSet
from parlour.roleplay.overruling import chosen, in_words, yes_or_no

TOUGH = ("minion", "minor", "major")
_TEXTS = ("name", "concept", "goal")
_NUMBERS = ("hits", "dp", "pool", "hits_bought", "points")
_GIVEN = (*_NUMBERS, "dice")
"""Of those without a sheet their dice, too (PER-254)."""
_FLAGS = ("conscious", "stabilised", "caveat", "moved", "acted")
_CHOICES: dict[str, tuple[str, ...]] = {"rank": RANKS, "status": STATUSES, "toughness": TOUGH, "adds": ATTRIBUTES}
_MOST = 99
_GM = "gm"


def targets(state: State) -> tuple[str, ...]:
    """Every individual in the open, every seat's criticals, and those of the game master."""
    people = [one.id for one in state.individuals if not one.hidden]
    return (*people, *[f"@{seat}" for seat in range(len(state.desk.people)) if seat != state.desk.gm], _GM)


def fields_of(state: State, what: str) -> tuple[str, ...]:
    person = find_individual(state, what)
    if person is None:
        return ("criticals",)
    if not person.numbered:
        return (*_TEXTS, "hits", *_FLAGS, "status", "toughness", *ATTRIBUTES, "dice", "adds")
    fields = [*_TEXTS, *_NUMBERS, *_FLAGS, "status", "toughness", *ATTRIBUTES, *[f"rank {name}" for name in ATTRIBUTES]]
    fields += [f"dice {one.id}" for one in person.skills]
    fields += [f"uses {one.id}" for one in person.abilities] + [f"uses {one.id}" for one in person.talents]
    return tuple(fields)


def _kind(field: str) -> str:
    return field.split()[0]


def meant(field: str, value: str) -> str | None:
    """A value as it is kept, or None where it cannot be meant: yes and no also as 1 and 0."""
    value, kind = value.strip(), _kind(field)
    if kind == "name":
        return value[: numbers.NAME] or None
    if kind in _TEXTS:
        return value[: numbers.SENTENCE]
    if kind in _FLAGS:
        return yes_or_no(value)
    if kind in _CHOICES:
        return chosen(value, _CHOICES[kind])
    return value if value in [str(number) for number in range(_MOST + 1)] else None


def wanted(field: str) -> str:
    """What such a value looks like, for a refusal."""
    kind = _kind(field)
    if kind in _TEXTS:
        return SAY("enter-words")
    if kind in _FLAGS:
        return SAY("enter-yes-no")
    return (
        SAY("enter-one", values=listed(_CHOICES[kind], "or")) if kind in _CHOICES else SAY("enter-number", most=_MOST)
    )


def _owner(what: str) -> int:
    return -1 if what == _GM else int(what[1:])


def value_of(state: State, what: str, field: str) -> str:
    person = find_individual(state, what)
    if person is None:
        return str(len([one for one in state.bank if one.owner == _owner(what)]))
    return in_words(_read(person, field))


def _read(person: Individual, field: str) -> Any:
    kind, *which = field.split()
    if kind in ATTRIBUTES:
        return person.values[ATTRIBUTES.index(kind)]
    if kind == "rank":
        return person.ranks[ATTRIBUTES.index(which[0])]
    if kind == "dice" and which:
        return next(one.dice for one in person.skills if one.id == which[0])
    if kind == "uses":
        every: list[Any] = [*person.abilities, *person.talents]
        return next(one.uses for one in every if one.id == which[0])
    return getattr(person, kind)


def set_value(draft: Draft, what: str, field: str, value: str) -> None:
    """A Challenge whose dice have not fallen is worked out with it."""
    draft.put(ValueSet(what, field, value))
    if draft.state.challenge is not None and draft.state.challenge.stage in BEFORE_DICE:
        refresh(draft)


@applies(ValueSet)
def _value_set(draft: Draft, event: ValueSet) -> None:
    person = find_individual(draft.state, event.what)
    if person is None:
        _set_criticals(draft, _owner(event.what), int(event.value))
        return
    kind, *which = event.field.split()
    if kind in ATTRIBUTES:
        draft.set_one(person.id, values=_with(person.values, kind, int(event.value)))
    elif kind == "rank":
        draft.set_one(person.id, ranks=_with(person.ranks, which[0], event.value))
    elif kind == "dice" and which:
        draft.set_trait(person.id, "skills", which[0], dice=int(event.value))
    elif kind == "uses":
        draft.set_trait(
            person.id, "abilities" if which[0].startswith("a") else "talents", which[0], uses=int(event.value)
        )
    elif kind == "status":
        stage = "dead" if event.value == "dead" else "ready" if person.stage == "dead" else person.stage
        draft.set_one(person.id, status=event.value, stage=stage)
    else:
        value: Any = event.value == "yes" if kind in _FLAGS else int(event.value) if kind in _GIVEN else event.value
        draft.set_one(person.id, **{kind: value})


def _with(values: tuple[Any, ...], attribute: str, value: Any) -> tuple[Any, ...]:
    at = ATTRIBUTES.index(attribute)
    return (*values[:at], value, *values[at + 1 :])


def _set_criticals(draft: Draft, owner: int, count: int) -> None:
    """The oldest are kept; new ones count as earned now."""
    state = draft.state
    own = [one for one in state.bank if one.owner == owner][:count]
    fresh = Critical(
        owner,
        state.desk.session,
        state.day,
        state.scene.number,
        state.encounter.number if state.encounter is not None else 0,
    )
    draft.set(bank=(*[one for one in state.bank if one.owner != owner], *own, *[fresh] * (count - len(own))))
