"""States of Personae by the events that lead to them, from a state that play could have left.

change(state, SEFA, hits=2, status="injured")   # one individual is otherwise
alter(state, wares=..., scene=...)              # the table is
state, hid = unseen(state, FOE)                 # out of sight, under an id of its own
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.reaching import desk, reach, rules
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, Challenge, Encounter, Individual, Side, State
from parlour.games.personae.rules.ask import individual
from parlour.games.personae.rules.draft import Draft
from parlour.roleplay.moves import Allow, HandedOver, Overruled, Plead, Pleaded, ValueSet

Events = Iterable[Any]


def _set(field: str) -> Any:
    """By the game master's word."""

    def said(state: State, who: str, value: Any) -> Events:
        yield ValueSet(who, field, {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value))

    return said


def _here(state: State, who: str, value: bool) -> Events:
    yield m.Entered(who) if value else m.Left(who)


def _values(state: State, who: str, values: tuple[int, ...]) -> Events:
    for name, before, value in zip(ATTRIBUTES, individual(state, who).values, values, strict=True):
        if before != value:
            yield ValueSet(who, name, str(value))


_ADDED: dict[str, Any] = {
    "skills": m.SkillUnlocked,
    "abilities": m.AbilityAdded,
    "powers": m.PowerAdded,
    "talents": m.TalentAdded,
    "gear": m.GearAdded,
}


def _traits(kind: str) -> Any:
    """Those that differ go, with all after them; the others come in the order that is wanted."""

    def traits(state: State, who: str, values: tuple[Any, ...]) -> Events:
        now = getattr(individual(state, who), kind)
        if [one.id for one in now] == [one.id for one in values]:
            small = [tuple(_bettered(who, one, other)) for one, other in zip(now, values, strict=True)]
            if Draft.evolve(state, [event for events in small for event in events]) and all(
                getattr(individual(Draft.evolve(state, events), who), kind)[at] == values[at]
                for at, events in enumerate(small)
            ):
                yield from [event for events in small for event in events]
                return
        same = 0
        while same < min(len(now), len(values)) and now[same] == values[same]:
            same += 1
        yield from [m.TraitDropped(who, one.id, one.name) for one in now[same:]]
        yield from [_ADDED[kind](who, one) for one in values[same:]]

    return traits


def _bettered(who: str, one: Any, other: Any) -> Events:
    """What happens to a Trait in play."""
    if getattr(one, "dice", 0) != getattr(other, "dice", 0):
        yield m.DiceAssigned(who, one.id, one.dice, other.dice)
    if getattr(other, "stamp", 0) != getattr(one, "stamp", 0):
        yield m.AbilityUsed(who, one.id, other.stamp)
    if getattr(one, "uses", 0) != getattr(other, "uses", 0):
        yield ValueSet(who, f"uses {one.id}", str(other.uses))
    yield from [m.CapWorn(who, one.id)] * (getattr(other, "worn", 0) - getattr(one, "worn", 0))
    if other.approved and not one.approved:
        yield m.TraitApproved(who, one.id)


def _stage(state: State, who: str, value: str) -> Events:
    if value == "dead":
        yield m.Died(who)
    elif value == "ready":
        yield m.Approved(who)
    else:
        yield m.Submitted(who) if value == "review" else m.StepTaken(who, value)


def _hurt_scene(state: State, who: str, value: int) -> Events:
    """The status is suffered in the present scene."""
    yield m.StatusReached(who, "unharmed", individual(state, who).status)


def _mending(state: State, who: str, value: bool) -> Events:
    yield m.StatusReached(who, "dying" if value else "unharmed", individual(state, who).status)


def _excess(state: State, who: str, value: int) -> Events:
    yield m.HitsTallied(who, 0, individual(state, who).hits, excess=value)


def _powers_on(state: State, who: str, values: tuple[Any, ...]) -> Events:
    yield from [m.PowerEnded(who, one.power, "") for one in individual(state, who).powers_on]
    yield from [m.PowerBegan(one) for one in values]


def _conditions(state: State, who: str, values: tuple[Any, ...]) -> Events:
    yield from [m.ConditionGone(who, 1, one.text) for one in individual(state, who).conditions]
    yield from [m.ConditionLaid(who, one) for one in values]


def _helping(state: State, who: str, value: tuple[str, str]) -> Events:
    yield m.HelpDeclared(who, *value)


def _used(state: State, who: str, value: int) -> Events:
    now = individual(state, who).used_encounter
    if value < now:
        yield m.UsesRefreshed("encounter")
        now = 0
    yield from [m.PowerUsed(who, "")] * (value - now)


def _free_used(state: State, who: str, value: int) -> Events:
    """Challenges that took no action, each closed."""
    other = next(one.id for one in state.individuals if one.id != who)
    for number in range(state.challenges + 1, state.challenges + 1 + value - individual(state, who).free_used):
        yield m.ChallengeIssued(Challenge(number, "interaction", (Side(who), Side(other)), "x", free=True))
        yield m.ChallengeClosed(number, False, "")


def _abilities_used(state: State, who: str, values: tuple[str, ...]) -> Events:
    """A turn begins without any; each serves once."""
    if not values:
        assert state.encounter is not None
        yield m.TurnBegan(who, state.encounter.round)
    yield from [m.AbilityUsed(who, one, 0) for one in values]


_WAYS: dict[str, Any] = {
    "here": _here,
    "controller": lambda state, who, value: [m.IndividualGiven(who, individual(state, who).controller, value)],
    "values": _values,
    **{kind: _traits(kind) for kind in _ADDED},
    **{field: _set(field) for field in ("hits", "dp", "pool", "hits_bought", "points", "toughness", "status")},
    "excess": _excess,
    "stage": _stage,
    "hurt_scene": _hurt_scene,
    "mending": _mending,
    **{field: _set(field) for field in ("conscious", "stabilised", "caveat", "acted")},
    "struck": lambda state, who, value: [m.ActionSpent(who, "other", "")],
    "delayed": lambda state, who, value: [m.InjuryDelayed(who, value)],
    "marked": lambda state, who, value: [m.HitsMarked(who, value)],
    "tried": lambda state, who, value: [m.RecoveryTried(who, value, False)],
    "helping": _helping,
    "helped_round": lambda state, who, value: [m.HelpDeclared(who, *individual(state, who).helping)],
    "defence": lambda state, who, value: [m.DefenceAnnounced(who, value)],
    "moved": _set("moved"),
    "place": lambda state, who, value: [m.Placed(who, individual(state, who).place, value)],
    "free_used": _free_used,
    "abilities_used": _abilities_used,
    "powers_on": _powers_on,
    "conditions": _conditions,
    "raises": lambda state, who, values: [m.CapRaised(who, one.amount, one.scenes, "") for one in values],
    "used_encounter": _used,
    "shown": lambda state, who, value: [m.NumbersShown(who, value)],
    "secret": lambda state, who, value: [m.Described(who, "secret", value)],
    "concept": lambda state, who, value: [m.Described(who, "concept", value)],
    "keywords": lambda state, who, values: [m.Described(who, "keywords", ", ".join(values))],
}
"""In this order: what an event does besides is put right by one after it."""


def change(state: State, who: str, **values: Any) -> State:
    """One individual is otherwise."""
    return reach(state, _WAYS, values, lambda state: individual(state, who), Draft.evolve, who)


def _scene(state: State, scene: Any) -> Events:
    """It is opened again where it has other zones, and scenes go by until it is the one."""
    now = state.scene
    who = tuple([one.id for one in state.individuals if one.here])
    if scene.zones != now.zones or scene.number > now.number or (scene.open and not now.open):
        yield from [m.SceneClosed(now.number)] if now.open else []
        for number in range(now.number + 1, scene.number):
            yield from (m.SceneOpened(number, scene.place, "", "", who, ()), m.SceneClosed(number))
        yield m.SceneOpened(scene.number, scene.place, scene.time, scene.aim, who, scene.zones)
    if not scene.open:
        yield m.SceneClosed(now.number)
    if scene.closing:
        yield m.SceneClosing(())


def _batches(state: State, batches: tuple[Any, ...]) -> Events:
    for batch in batches:
        yield from [m.Planned(batch.who, purchase) for purchase in batch.purchases]
        yield from [m.BatchSubmitted(batch.who)] if batch.submitted else []


def _desk(state: State, then: Any) -> Events:
    yield from [Pleaded(one.id, one.seat, one.words, one.command) for one in then.pleas]
    for one in then.receipts:
        yield Overruled(one.id, one.by, one.what, one.field, one.before, one.after, one.reason)
    if then.gm != state.desk.gm:
        yield HandedOver(state.desk.gm, then.gm)
    yield from desk(state, then)


def _encounter(state: State, then: Any) -> Events:
    """One begins, its opening over; or within the one that runs: tracks fall, somebody is provoked or surprised, it
    comes to its last round, the opening is over."""
    now = state.encounter
    if now is None:
        yield m.Escalated(then.number, then.violent, then.escalator, "")
        now = Encounter(then.number, then.violent, then.escalator)
    elif now.violent and not then.violent:
        yield m.SteppedDown(False, False, "")
    for side, left in then.tracks:
        if dict(now.tracks).get(side) != left:
            yield m.TrackFell(side, left)
    if now.opening and not then.opening:
        yield from (m.Left(then.escalator), m.Entered(then.escalator), m.OrderSet(then.order))
        yield m.TurnBegan(then.order[then.at], then.round)
    if then.provoked != now.provoked:
        yield m.Provoked(*then.provoked)
    if then.surprised:
        yield m.WereSurprised(then.surprised)
    if then.closing:
        yield m.LastChance(())
    for by in then.saved:
        yield m.WasStabilised(next(one.id for one in state.individuals if one.id != by), by)


def _challenges(state: State, count: int) -> Events:
    """So many were issued, all of them closed."""
    one, other, *_ = [person.id for person in state.individuals]
    for number in range(state.challenges + 1, count + 1):
        yield m.ChallengeIssued(Challenge(number, "interaction", (Side(one), Side(other)), "x"))
        yield m.ChallengeClosed(number, False, "")


_TABLE: dict[str, Any] = {
    "options": rules,
    "desk": _desk,
    "day": lambda state, day: [m.DaysPassed(day - state.day, day, "")],
    "wares": lambda state, wares: [m.WareSet(ware) for ware in wares],
    "petitions": lambda state, petitions: [m.PetitionMade(petition) for petition in petitions],
    "batches": _batches,
    "scene": _scene,
    "encounter": _encounter,
    "series": lambda state, series: [m.SeriesStarted(series.number, series.sides, series.goals)],
    "consent": lambda state, one: [m.ConsentAsked(one.who, one.power, one.targets, one.words)],
    "challenge": lambda state, challenge: [m.ChallengeIssued(challenge)],
    "challenges": _challenges,
}


def alter(state: State, **values: Any) -> State:
    """The table is otherwise."""
    return reach(state, _TABLE, values, lambda state: state, Draft.evolve)


def joined(state: State, *people: Individual) -> State:
    """These come to it, and into the scene if they are there."""
    begun = [m.IndividualBegun(replace(one, here=False)) for one in people]
    return Draft.evolve(state, [*begun, *[m.Entered(one.id) for one in people if one.here]])


def gone(state: State, *who: str) -> State:
    return Draft.evolve(state, [m.IndividualDropped(one, individual(state, one).name) for one in who])


def unseen(state: State, who: str) -> tuple[State, str]:
    """Out of everybody's sight, under an id of the hidden."""
    hid = f"h{state.hid + 1}"
    return Draft.evolve(state, [m.IndividualHid(who, hid, individual(state, who).name)]), hid


def criticals(state: State, owner: int, amount: int) -> State:
    """So many more in the bank, earned now."""
    count = len([one for one in state.bank if one.owner == owner]) + amount
    return Draft.evolve(state, [ValueSet("gm" if owner < 0 else f"@{owner}", "criticals", str(count))])


def permitted(state: State, seat: int, command: Any, play: Any, *dice: str) -> State:
    """What the rules refuse a seat and the game master allows: asked for, and granted; `play` as a test plays."""
    pleaded = play(state, seat, Plead("please", msgspec.json.encode(command).decode()))
    return play(pleaded, pleaded.desk.gm, Allow(pleaded.desk.pleas[-1].id, "so be it"), *dice)
