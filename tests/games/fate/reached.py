"""States of Fate by the events that lead to them, from a state that play could have left."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.reaching import desk, reach, rules
from parlour.games.fate import moves as m
from parlour.games.fate.model import HEROES, Roll, Side, State, Throw
from parlour.games.fate.rules.draft import evolve
from parlour.roleplay.moves_scenes import ScenePrepared

Events = Iterable[Any]


def _scene(state: State, scene: Any) -> Events:
    """Zones and borders come to it, one by one, and people are in it."""
    now = state.scene
    if not now.opened:
        yield m.SceneOpened(scene.number, scene.name, scene.pcs)
    yield from [m.ZoneAdded(zone) for zone in scene.zones if zone not in now.zones]
    for border in scene.borders:
        if border not in now.borders:
            yield m.ZonesLinked(replace(border, holder=""))
            yield from [m.BorderHeld(border.id, border.holder)] if border.holder else []


def _owed(state: State, owed: tuple[Any, ...]) -> Events:
    yield from [m.PointsMoved("supply", f"owed:{one.to}", one.amount, "compel") for one in owed]


def _desk(state: State, then: Any) -> Events:
    yield from [ScenePrepared(then.gm, plan) for plan in then.plans if plan not in state.desk.plans]
    yield from desk(state, then)


def _challenge(state: State, challenge: Any) -> Events:
    yield m.ChallengeStarted(challenge)


def _deck(state: State, left: bytes) -> Events:
    """The other cards were drawn, by a roll that is over."""
    yield m.RollDeclared(Roll(state.rolls, "overcome", "", "scene", "", "", "physical", (Side("c1", HEROES),)))
    yield from [m.Thrown("c1", 0, Throw(card=card)) for card in state.deck if card not in left]
    yield m.RollEnded()


_TABLE: dict[str, Any] = {
    "options": rules,
    "desk": _desk,
    "owed": _owed,
    "deck": _deck,
    "scene": _scene,
    "conflict": lambda state, conflict: [m.ConflictStarted(conflict)],
    "contest": lambda state, contest: [m.ContestStarted(contest)],
    "challenge": _challenge,
    "deals": lambda state, deals: [m.DealOffered(deal) for deal in deals],
    "dealt": lambda state, number: [],
    "milestone": lambda state, milestone: [m.MilestoneReached(milestone)],
    "roll": lambda state, roll: [m.RollDeclared(roll)],
}


def alter(state: State, **values: Any) -> State:
    """The table is otherwise."""
    return reach(state, _TABLE, values, lambda state: state, evolve)


def placed(state: State, who: str, zone: str) -> State:
    """The game master puts somebody there."""
    return evolve(state, [m.Placed(who, zone)])


def known(state: State, aspect: str, *who: str) -> State:
    """A hidden aspect is known to these."""
    return evolve(state, [m.AspectWithheld(aspect, aspect, who)])
