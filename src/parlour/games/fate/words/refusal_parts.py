"""Small change of refusals: how things are called in them, and parts several sentences share."""

from collections.abc import Mapping
from typing import Any

from parlour.games.fate.model import State
from parlour.roleplay.phrases import listed

Known = Mapping[str, Any]


def named(known: Known, thing: Any) -> str:
    """How a thing is called in a refusal."""
    if isinstance(thing, str) and "state" in known:
        zone = next((zone for zone in known["state"].scene.zones if zone.id == thing), None)
        return zone.name if zone is not None else thing
    return str(getattr(thing, "name", "") or getattr(thing, "text", "") or thing)


def name_of(state: State, who: str) -> str:
    """Somebody who is on the table already."""
    return next((c.name for c in state.characters if c.id == who), "the game master")


def open_roll(state: State) -> str:
    roll = state.roll
    assert roll is not None
    side = roll.sides[0]
    return f"{side.name or name_of(state, side.who)}'s roll isn't over yet."


def turn_of(known: Known) -> str:
    conflict = known["state"].conflict
    return f"It's {listed([name_of(known['state'], who) for who in conflict.order[conflict.at]])}'s turn."
