"""States of Yags by the events that lead to them, from a state that play could have left.

change(state, ANN, fatigue=3, here=False)       # one creature is otherwise
alter(state, options=..., check=None)           # the table is
state, hid = unseen(state, FOE)                 # the same creature, prepared in hiding: under an id of its own
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.reaching import desk, reach, rules
from parlour.games.yags import moves as m
from parlour.games.yags.model import ATTRIBUTES, COUNTERS, PENALTIES, Creature, State
from parlour.games.yags.rules.ask import find_creature
from parlour.games.yags.rules.draft import Draft
from parlour.roleplay.moves import Allow, Plead, ValueSet

Events = Iterable[Any]


def _one(state: State, who: str) -> Creature:
    found = find_creature(state, who)
    assert found is not None, who
    return found


def _here(state: State, who: str, value: bool) -> Events:
    yield m.Entered(who) if value else m.Left(who)


def _stage(state: State, who: str, value: str) -> Events:
    """YAG-161: nothing but a blow on something Tiny kills."""
    if value == "dead":
        larger = next(one.id for one in (*state.creatures, Creature("c0", "", -1)) if one.id != who)
        yield m.SizeSet(who, 0, 1)
        yield m.Struck(who, larger, 1, killed=True)
    elif value == "ready":
        yield m.Approved(who, ())
    else:
        yield m.Submitted(who) if value == "review" else m.StepTaken(who, value)


def _attributes(state: State, who: str, values: tuple[int, ...]) -> Events:
    """By the game master's word."""
    for name, before, value in zip(ATTRIBUTES, _one(state, who).attributes, values, strict=True):
        if before != value:
            yield ValueSet(who, name, str(value))


def _skills(state: State, who: str, values: tuple[Any, ...]) -> Events:
    yield from [m.SkillSet(who, known.name, known.level, 0) for known in _one(state, who).skills]
    yield from [m.SkillSet(who, skill.name, 0, skill.level) for skill in values]


def _languages(state: State, who: str, values: tuple[Any, ...]) -> Events:
    yield from [m.LanguageSet(who, known.name, 0, known.literate) for known in _one(state, who).languages]
    yield from [m.LanguageSet(who, known.name, known.level, known.literate) for known in values]


def _items(state: State, who: str, values: tuple[Any, ...]) -> Events:
    yield from [m.ItemDropped(who, item.id, item.name) for item in _one(state, who).items]
    yield from [m.ItemAdded(who, item) for item in values]


def _techniques(state: State, who: str, values: tuple[Any, ...]) -> Events:
    """Bought with experience given for it, so that there is as much as before."""
    for known in _one(state, who).techniques:
        yield m.TechniqueDropped(who, known.id, known.name, 0)
    for technique in values:
        yield m.Awarded(who, technique.level, "to learn it")
        yield m.TechniqueBought(who, technique, technique.level)


def _xp(state: State, who: str, value: int) -> Events:
    """By the game master's word: no command takes more than there is."""
    assert value >= 0
    yield ValueSet(who, "xp", str(value))


def _savable(state: State, who: str, value: int) -> Events:
    one = _one(state, who)
    yield m.Counted(who, "fatigue", value, one.fatigue + value, "a long way", savable=True)


def _counted(counter: str) -> Any:
    def counted(state: State, who: str, value: int) -> Events:
        yield m.Counted(who, counter, value - getattr(_one(state, who), counter), value, "")

    return counted


def _penalty(field: str) -> Any:
    def penalty(state: State, who: str, value: int) -> Events:
        yield m.PenaltySet(who, field, getattr(_one(state, who), field), value)

    return penalty


_WAYS: dict[str, Any] = {
    "here": _here,
    "attributes": _attributes,
    "skills": _skills,
    "languages": _languages,
    "items": _items,
    "techniques": _techniques,
    "xp": _xp,
    "savable": _savable,
    **{counter: _counted(counter) for counter in COUNTERS},
    **{field: _penalty(field) for field in PENALTIES},
    "acted": lambda state, who, value: [ValueSet(who, "acted", "yes" if value else "no")],
    "barred": lambda state, who, value: [m.Barred(who)],
    "gone": lambda state, who, value: [m.WentOn(who, value - _one(state, who).gone)],
    "ran": lambda state, who, value: [m.RanOn(who, "standard", value - _one(state, who).ran, 0)],
    "travelled": lambda state, who, value: [m.Travelled(who, value, 0, value)],
    "human": lambda state, who, value: [m.NatureSet(who, "human", value)],
    "named": lambda state, who, value: [m.NatureSet(who, "named", value)],
    "shown": lambda state, who, value: [m.NumbersShown(who, value)],
    "notes": lambda state, who, value: [m.Described(who, "notes", value)],
    "stage": _stage,
}


def change(state: State, who: str, **values: Any) -> State:
    """One creature is otherwise."""
    return reach(state, _WAYS, values, lambda state: _one(state, who), Draft.evolve, who)


def _check(state: State, check: Any) -> Events:
    if check is not None:
        yield m.CheckOpened(check)
    elif state.check is not None:
        yield m.CheckClosed(state.check.number)


def _tasks(state: State, tasks: tuple[Any, ...]) -> Events:
    known = {task.id for task in state.tasks}
    yield from [m.TaskDropped(which) for which in known - {task.id for task in tasks}]
    yield from [m.TaskWorked(task) if task.id in known else m.TaskStarted(task) for task in tasks]


def _scene(state: State, scene: Any) -> Events:
    yield m.SceneOpened(scene, ()) if scene.open else m.SceneClosed(scene.number)


def _campaign(state: State, skills: tuple[Any, ...]) -> Events:
    named = {skill.name for skill in skills}
    yield from [m.SkillUndefined(known.name) for known in state.skills if known.name not in named]
    yield from [m.SkillDefined(skill) for skill in skills if skill not in state.skills]


_TABLE: dict[str, Any] = {
    "options": rules,
    "desk": desk,
    "skills": _campaign,
    "prices": lambda state, prices: [m.PriceSet(price) for price in prices],
    "budget": lambda state, budget: [m.BudgetSet(budget)],
    "cultures": lambda state, cultures: [m.CultureAdded(culture) for culture in cultures],
    "shelf": lambda state, shelf: [m.FileOpened(shelf)],
    "scene": _scene,
    "tasks": _tasks,
    "climbs": lambda state, climbs: [m.ClimbStarted(climb) for climb in climbs],
    "check": _check,
}


def alter(state: State, **values: Any) -> State:
    """The table is otherwise."""
    return reach(state, _TABLE, values, lambda state: state, Draft.evolve)


def joined(state: State, *people: Creature) -> State:
    """These come to it, as they stand."""
    return Draft.evolve(state, [m.CreatureBegun(one) for one in people])


def unseen(state: State, who: str) -> tuple[State, str]:
    """Somebody who was prepared in hiding instead, and the id there: whoever was seen is never hidden again."""
    one, hid = _one(state, who), f"h{state.hid + 1}"
    pieces = {kind: tuple([replace(piece, id=f"{hid}{piece.id}") for piece in getattr(one, kind)]) for kind in _PIECES}
    hidden = replace(one, id=hid, hidden=True, here=False, **pieces)
    return Draft.evolve(state, [m.CreatureDropped(who, one.name), m.CreatureBegun(hidden)]), hid


_PIECES = ("items", "techniques")


def permitted(state: State, seat: int, command: Any, play: Any) -> State:
    """What the rules refuse a seat and the game master allows: asked for, and granted; `play` as a test plays."""
    pleaded = play(state, seat, Plead("please", msgspec.json.encode(command).decode()))
    return play(pleaded, pleaded.desk.gm, Allow(pleaded.desk.pleas[-1].id, "so be it"))
