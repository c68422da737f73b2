"""Small change of refusals: how things are called in them, and parts several sentences share."""

from collections.abc import Mapping
from typing import Any

from parlour.core.phrasebook import Phrasebook
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import Lack

Known = Mapping[str, Any]
Filled = dict[str, str | int]
PARTS = Phrasebook(__package__, "parts")


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal."""
    if isinstance(thing, str) and "state" in known:
        zone = next((zone for zone in known["state"].scene.zones if zone.id == thing), None)
        return zone.name if zone is not None else thing
    return str(getattr(thing, "name", "") or getattr(thing, "text", "") or thing)


def name_of(state: State, who: str) -> str:
    """Somebody who is on the table already."""
    return next((c.name for c in state.characters if c.id == who), "") or PARTS("the-gm")


def roller(state: State) -> str:
    """Whose roll is open."""
    roll = state.roll
    assert roll is not None
    side = roll.sides[0]
    return side.name or name_of(state, side.who)


def lacking(lack: Lack) -> str:
    """What is still missing, in a sentence."""
    return PARTS(f"lack-{lack.what}", **lack.known)


def yes(is_so: object) -> str:
    """What a sentence chooses by."""
    return "yes" if is_so else "no"
