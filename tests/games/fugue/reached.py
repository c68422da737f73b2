"""Characters of Fugue by the events that lead to them, from a state that play could have left:
`change(state, SCOTTY, down="knocked")`."""

from collections.abc import Iterable
from typing import Any

from games.reaching import reach
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import character
from parlour.games.fugue.rules.draft import Draft

Events = Iterable[Any]


def _down(state: State, who: str, value: str) -> Events:
    yield m.KnockedOut(who) if value == "knocked" else m.Died(who) if value else m.CameRound(who)


def _detail(state: State, who: str, value: str) -> Events:
    """The Dealer strikes out what was accepted."""
    assert not value
    yield m.StruckOut(who, "detail", character(state, who).detail, "too much")


def _wounds(state: State, who: str, wounds: tuple[Any, ...]) -> Events:
    known = {wound.id: wound for wound in character(state, who).wounds}
    for wound in wounds:
        if wound.id not in known:
            yield m.Wounded(who, wound.id, wound.part, wound.permanent, wound.bleeding, wound.text)
        if wound.tended:
            yield m.WoundTended(who, wound.id)
        if wound.healed:
            yield m.WoundHealed(who, wound.id)


_WAYS: dict[str, Any] = {
    "down": _down,
    "parked": lambda state, who, value: [m.PersonaParked(who, value)],
    "here": lambda state, who, value: [m.SentOff(who, value)],
    "seat": lambda state, who, seat: [m.Adopted(who, seat)],
    "detail": _detail,
    "wounds": _wounds,
    "signifier": lambda state, who, card: [m.SignifiersDealt(((who, card),))] if card else [],
}


def change(state: State, who: str, **values: Any) -> State:
    """One character is otherwise."""
    return reach(state, _WAYS, values, lambda state: character(state, who), Draft.evolve, who)
