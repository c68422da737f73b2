"""What the events of Domino Knights mean to a study: turns, special cards played and negated, Kingdoms that fall or
win."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from parlour.core.study import Mark
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.pieces import SPECIAL_NAMES, special_of


def _special(state: State, card: int) -> str:
    return SPECIAL_NAMES[special_of(card, dominoless=state.options.dominoless)]


_MARKS: dict[type, Callable[[State, Any], list[Mark]]] = {
    m.FirstFound: lambda state, event: [Mark("first", event.seat)],
    m.TurnBegan: lambda state, event: [Mark("turn", event.seat)],
    m.SpecialPlayed: lambda state, event: [Mark("special", event.seat, _special(state, event.card))],
    m.CardNegated: lambda state, event: [Mark("negated", event.seat, _special(state, event.card))],
    m.Ejected: lambda state, event: [Mark("fate", event.seat, "fell")],
    m.GameEnded: lambda state, event: [Mark("fate", seat, "won") for seat in event.outcome.winners],
}


class Study:
    specials = SPECIAL_NAMES[1:]

    def marks(self, state: State, events: Sequence[Any]) -> list[Mark]:
        out: list[Mark] = []
        for event in events:
            found = _MARKS.get(type(event))
            if found is not None:
                out += found(state, event)
        return out

    def moment(self, state: State) -> Hashable:
        """The phase, the window over it, and which attack of the turn it is."""
        battle, window = state.battle, state.window
        return (
            state.phase,
            -1 if window is None else window.checkpoint,
            state.attacked,
            -1 if battle is None else battle.target,
            battle is not None and battle.resolved,
        )


STUDY = Study()
