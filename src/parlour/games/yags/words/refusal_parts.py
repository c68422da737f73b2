"""Small change of refusals: how things are called in them, and what several sentences count or name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from parlour.core.phrasebook import Phrasebook
from parlour.games.yags.model import Creature, Side, State
from parlour.games.yags.rules.ask import creature
from parlour.games.yags.words.phrases import listed, minus, short
from parlour.roleplay.cast import seat_of
from parlour.roleplay.desk import called

Known = Mapping[str, Any]
Filled = dict[str, str | int]
SAY = Phrasebook(__package__, "called")


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal."""
    if isinstance(thing, Creature):
        return thing.name or SAY("this-creature")
    if isinstance(thing, Side) and "state" in known:
        return str(creature(known["state"], thing.who).name)
    if isinstance(thing, int):
        return minus(thing)
    said = str(getattr(thing, "name", thing)).strip()
    return short(said) if said else SAY("that")


def in_check() -> tuple[str, str]:
    return SAY("in-check"), SAY.part("in-check", "cure")


def gm(known: Known) -> Filled:
    desk = known["state"].desk
    return {"gm": called(desk, desk.gm)}


def played_by(state: State, one: Creature) -> Filled:
    return {"player": called(state.desk, seat_of(state, one)), "who": one.name or SAY("this-creature")}


def choices(words: Iterable[object]) -> Callable[[Known], Filled]:
    """a, b or c, of things that are always the same."""
    of = [str(word) for word in words]
    return lambda _known: {"choices": listed(of, "or")}


def most(number: int) -> Callable[[Known], Filled]:
    return lambda _known: {"most": str(number)}
