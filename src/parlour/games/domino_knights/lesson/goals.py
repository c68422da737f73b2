"""What a stage asks for, by name: a question about what has just happened, from public facts alone.

"killed [9:9]" asks for a Knight's death, "lies J♥ @0" whether a card lies at a Kingdom. Without an event only such
standing facts can hold: a learner may have done early what is asked later.
"""

from collections.abc import Callable
from typing import Any

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.content import LEARNER, RIVAL
from parlour.games.domino_knights.model import PHASES, State
from parlour.games.domino_knights.pieces import DOMINO_AT, KINGDOM_AT, code

Goal = Callable[..., bool]


def _phase(state: State, event: Any, name: str) -> bool:
    """The learner has come to this phase of her turn."""
    return isinstance(event, m.PhaseBegan) and PHASES[event.phase] == name and state.active == LEARNER


def _turn_over(state: State, event: Any) -> bool:
    return isinstance(event, m.TurnBegan) and event.seat == RIVAL


def _trained(state: State, event: Any) -> bool:
    return isinstance(event, m.Trained) and event.seat == LEARNER


def _promoted(state: State, event: Any) -> bool:
    return isinstance(event, m.Promoted) and event.seat == LEARNER


def _attacked(state: State, event: Any, *knights: str) -> bool:
    """With these Knights at least."""
    if not isinstance(event, m.Attacked) or event.seat != LEARNER:
        return False
    return {code(knight) - DOMINO_AT for knight in knights} <= set(event.knights)


def _struck(state: State, event: Any) -> bool:
    """A battle against the opponent is decided."""
    return isinstance(event, m.BattleResolved) and event.target == RIVAL


def _defended(state: State, event: Any, blockers: str) -> bool:
    return isinstance(event, m.Defended) and event.seat == LEARNER and len(event.blocks) >= int(blockers)


def _met(state: State, event: Any) -> bool:
    """A battle against the learner is decided,"""
    return isinstance(event, m.BattleResolved) and event.target == LEARNER


def _held(state: State, event: Any) -> bool:
    """and an attacker fell;"""
    return _met(state, event) and any(pairing.attacker_falls for pairing in event.pairings)


def _survived(state: State, event: Any) -> bool:
    """and some Health is left."""
    return _met(state, event) and event.health > 0


def _killed(state: State, event: Any, knight: str) -> bool:
    return isinstance(event, m.KnightKilled) and event.knight == code(knight) - DOMINO_AT


def _spent(state: State, event: Any, card: str) -> bool:
    return isinstance(event, m.CardSpent) and event.card == code(card)


def _answered(state: State, event: Any, card: str) -> bool:
    """The learner has aimed a card at this one."""
    return isinstance(event, m.SpecialPlayed) and event.seat == LEARNER and event.target == code(card)


def _negated(state: State, event: Any, card: str) -> bool:
    return isinstance(event, m.CardNegated) and event.card == code(card)


def _lies(state: State, event: Any, card: str, kingdom: str) -> bool:
    return code(card) in state.kingdoms[code(kingdom) - KINGDOM_AT].laid


def _empowered(state: State, event: Any, card: str, knight: str) -> bool:
    return any(
        code(card) in k.on
        for kingdom in state.kingdoms
        for k in kingdom.knights
        if k.domino == code(knight) - DOMINO_AT
    )


_GOALS: dict[str, Goal] = {
    "phase": _phase,
    "turn_over": _turn_over,
    "trained": _trained,
    "promoted": _promoted,
    "attacked": _attacked,
    "struck": _struck,
    "defended": _defended,
    "met": _met,
    "held": _held,
    "survived": _survived,
    "killed": _killed,
    "spent": _spent,
    "answered": _answered,
    "negated": _negated,
    "lies": _lies,
    "empowered": _empowered,
}


def holds(goal: str, state: State, event: Any) -> bool:
    """Whether this goal is met by this event, or, without one, by how things stand."""
    name, *given = goal.split()
    return _GOALS[name](state, event, *given)
