"""Small change of refusals: how things are called in them, and parts several sentences share."""

from collections.abc import Mapping
from typing import Any

from parlour.core.saying import Said, Telling
from parlour.games.fugue.model import Ability, Character, Declared, State
from parlour.games.fugue.rules.ask import barred_by, character, needs, open_wounds
from parlour.games.fugue.words.reader import title_of
from parlour.roleplay.desk import called

Known = Mapping[str, Any]


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal: most personae begin without a name (FUG-020)."""
    if isinstance(thing, Character):
        return title_of(known["state"], thing)
    return str(getattr(thing, "name", "") or getattr(thing, "text", "") or thing)


def now(why: Telling, cure: Telling, rule: Telling = "") -> Said:
    """The wrong moment."""
    return Said(why, cure, rule, "not-now")


def target(why: Telling, cure: Telling, rule: Telling = "") -> Said:
    """Somebody or something else is meant."""
    return Said(why, cure, rule, "bad-target")


def value(why: Telling, cure: Telling, rule: Telling = "") -> Said:
    """A field that does not fit."""
    return Said(why, cure, rule, "bad-value")


def yours(why: Telling, cure: Telling, rule: Telling = "") -> Said:
    """Somebody else's."""
    return Said(why, cure, rule, "not-yours")


def seat(known: Known, number: int) -> str:
    """How people call a seat."""
    return called(known["state"].desk, number)


def who_is(state: State, who: str) -> str:
    return title_of(state, character(state, who))


def doer(known: Known, name: str = "it") -> Character:
    """Somebody, or who declared something."""
    one: Character | Declared = known[name]
    return one if isinstance(one, Character) else character(known["state"], one.who)


def barred(state: State, person: Character, one: Ability) -> tuple[str, str, str]:
    """What is wrong with an ability, what to do, and the rule (FUG-193, FUG-196, FUG-197)."""
    rule = barred_by(person, one)
    if rule == "FUG-197":
        return f"{one.text} is lost for good, with the part of the body it needs.", _RELEARN, rule
    if rule == "FUG-196":
        why = f"{title_of(state, person)} has an untended permanent wound, and can't use any ability until it's tended."
        return why, "Have the wound tended first, or do without an ability.", rule
    part = next(wound.part for wound in open_wounds(person) if not wound.tended and needs(one, wound.part))
    return f"{one.text} can't be used while there's an untended wound: {part}.", _TEND, rule


_RELEARN = "The Dealer may restore what is relearned."
_TEND = "Have the wound tended first, or do without."
