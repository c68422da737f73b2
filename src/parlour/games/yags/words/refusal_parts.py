"""Small change of refusals: how things are called in them, and parts several sentences share."""

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.core.saying import Said, Sentences
from parlour.games.yags.model import Creature, Side, State
from parlour.games.yags.rules.ask import creature
from parlour.roleplay.cast import seat_of
from parlour.roleplay.desk import called
from parlour.roleplay.phrases import listed, short

Known = Mapping[str, Any]
IN_CHECK = ("A check is being made.", "See it through, or call it off.")


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal."""
    if isinstance(thing, Creature):
        return thing.name or "This creature"
    if isinstance(thing, Side) and "state" in known:
        return str(creature(known["state"], thing.who).name)
    said = str(getattr(thing, "name", thing)).strip()
    return short(said) if said else "that"


def gm_of(known: Known) -> str:
    desk = known["state"].desk
    return called(desk, desk.gm)


def played_by(state: State, one: Creature) -> str:
    return f"{one.name or 'This creature'} is played by {called(state.desk, seat_of(state, one))}."


def whose(known: Known) -> str:
    return played_by(known["state"], known["it"])


def either(words: Iterable[object]) -> str:
    """a, b or c"""
    return listed([str(word) for word in words], "or")


def numbers(field: str, what: str, least: int, most: int, rule: str = "") -> Sentences:
    """A number that is too low or too high, with its limits."""
    lowest = str(least).replace("-", "−")
    cure = f"Enter a number from {lowest} to {most}."
    return {
        f"{field}.too_low": Said(f"{what} is at least {lowest}.", cure, rule, "bad-value"),
        f"{field}.too_high": Said(f"{what} is at most {most}.", cure, rule, "bad-value"),
    }


def too_long(field: str, what: str, most: int) -> Sentences:
    """Words that don't fit, with their limit."""
    return {f"{field}.too_long": Said(f"{what} has at most {most} characters.", "Shorten it.", "", "bad-value")}
