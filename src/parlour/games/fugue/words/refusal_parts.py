"""Small change of refusals: how things are called in them, and what several sentences ask for."""

from collections.abc import Mapping
from typing import Any

from parlour.games.fugue.model import Ability, Character, Declared, State, Task
from parlour.games.fugue.rules.ask import ability, barred_by, character, needs, open_task, open_wounds, seat_of
from parlour.games.fugue.words.reader import title_of
from parlour.roleplay.desk import called

Known = Mapping[str, Any]
Filled = dict[str, str | int]


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal: most personae begin without a name (FUG-020)."""
    if isinstance(thing, Character):
        return title_of(known["state"], thing)
    return str(getattr(thing, "name", "") or getattr(thing, "text", "") or thing)


def seat(known: Known, number: int) -> str:
    """How people call a seat."""
    return called(known["state"].desk, number)


def who_is(state: State, who: str) -> str:
    return title_of(state, character(state, who))


def yes_no(yes: object) -> str:
    return "yes" if yes else "no"


def doer(known: Known, name: str = "it") -> Character:
    """Somebody, or who declared something."""
    one: Character | Declared = known[name]
    return one if isinstance(one, Character) else character(known["state"], one.who)


def the_task(state: State) -> Task:
    task = open_task(state)
    assert task is not None
    return task


# Who it is about


def this_one(known: Known) -> Filled:
    """Somebody, and who plays them."""
    person = doer(known)
    return {"who": title_of(known["state"], person), "player": seat(known, seat_of(known["state"], person))}


def dealer(known: Known) -> Filled:
    return {"who": seat(known, known["state"].desk.gm)}


def seat_meant(known: Known) -> Filled:
    return {"who": seat(known, known["it"])}


# An ability that cannot be used


def barred(state: State, person: Character, one: Ability) -> Filled:
    """By which wound (FUG-193, FUG-196, FUG-197)."""
    rule = barred_by(person, one)
    open_ones = [wound.part for wound in open_wounds(person) if not wound.tended and needs(one, wound.part)]
    return {
        "barred": {"FUG-197": "lost", "FUG-196": "permanent"}.get(rule, "wound"),
        "ability": one.text,
        "owner": title_of(state, person),
        "part": open_ones[0] if open_ones else "",
        "rule": rule,
    }


def barred_here(known: Known) -> Filled:
    return barred(known["state"], doer(known, "who" if "who" in known else "declared"), known["it"])


def barred_deed(known: Known) -> Filled:
    person = doer(known)
    return barred(known["state"], person, next(a for a in person.abilities if a.id == known["it"].ability))


def barred_task(known: Known) -> Filled:
    task = the_task(known["state"])
    person = character(known["state"], task.who)
    return barred(known["state"], person, next(a for a in person.abilities if a.id == task.ability))


def barred_wild(known: Known) -> Filled:
    return barred(known["state"], known["who"], ability(known["who"], known["it"].ability))
