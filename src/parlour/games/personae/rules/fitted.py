"""A ready-made character fitted to the Creation Points of the table (PER-103, PER-105, PER-107): Attributes first, then
what they no longer pay for goes."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from parlour.games.personae.content.numbers import COMPANION_POTENTIAL, UNLOCKED_DICE
from parlour.games.personae.model import ATTRIBUTES, RANKS, Ability, Individual, Skill, State
from parlour.games.personae.rules import derive

NOBODY = (0, 0, 0, 0, 0, 0)


def fitted(state: State, person: Individual) -> Individual:
    """As it was made, where the points are the same."""
    points = derive.creation_points(state.options, person.role)
    if points == person.points:
        return person
    values = spread(person, points)
    person = replace(person, points=points, values=values, made=values)
    for trim in (_skills, _dice, _abilities, _power, _talents, _bonds, _gear):
        person = trim(state, person)
    return person


def spread(person: Individual, points: int) -> tuple[int, ...]:
    """PER-019 to PER-023: every Attribute in proportion, remainder dropped; what is left goes to the most important
    that may have it."""
    whole = sum(person.values)
    draft = replace(
        person,
        stage="points",
        points=points,
        made=NOBODY,
        values=tuple([value * points // whole for value in person.values]),
    )
    order = sorted(ATTRIBUTES, key=lambda name: (RANKS.index(derive.rank(person, name)), -derive.value(person, name)))
    while derive.total(draft) < points:
        name = next(one for one in order if derive.value(draft, one) < derive.bounds(draft, one)[1])
        at = ATTRIBUTES.index(name)
        draft = replace(draft, values=(*draft.values[:at], draft.values[at] + 1, *draft.values[at + 1 :]))
        order.append(order.pop(order.index(name)))
    return draft.values


def _last(traits: tuple[Any, ...], fits: Callable[[Any], bool]) -> Any:
    return next((one for one in reversed(traits) if fits(one)), None)


def _without(traits: tuple[Any, ...], gone: Any) -> tuple[Any, ...]:
    return tuple([one for one in traits if one.id != gone.id])


def _less(traits: tuple[Any, ...], trait: Any, source: str) -> tuple[Any, ...]:
    """One upgrade fewer that this Attribute paid for."""
    steps = list(trait.bought)
    steps.remove(next(step for step in reversed(steps) if step.source == source))
    return tuple([replace(one, bought=tuple(steps)) if one.id == trait.id else one for one in traits])


def _paid(source: str) -> Callable[[Any], bool]:
    return lambda one: any(step.source == source for step in one.bought)


def _skills(state: State, person: Individual) -> Individual:
    """PER-032: those with the fewest dice go first; with a Skill goes what was good for it alone."""
    while derive.competence(person).left < 0:
        gone = min([one for one in person.skills if not one.free], key=lambda one: one.dice)
        abilities = [one for one in person.abilities if one.culture or one.effect.skills() != (gone.name,)]
        person = replace(person, skills=_without(person.skills, gone), abilities=tuple(abilities))
    return person


def _dice(state: State, person: Individual) -> Individual:
    """PER-041, PER-045: no Skill above the cap, and no more dice than the pool has."""
    most = derive.skill_cap(state, person) - UNLOCKED_DICE
    person = replace(person, skills=tuple([replace(one, dice=min(one.dice, most)) for one in person.skills]))
    while derive.pool(person).left < 0:
        full = max(person.skills, key=_dice_of)
        person = replace(
            person,
            skills=tuple([replace(one, dice=one.dice - 1) if one.id == full.id else one for one in person.skills]),
        )
    return person


def _dice_of(skill: Skill) -> int:
    return skill.dice


def _plain(ability: Ability) -> bool:
    return not ability.culture


def _abilities(state: State, person: Individual) -> Individual:
    """PER-064: upgrades first, then Special Abilities, the last first."""
    while derive.cunning(person).left < 0:
        upgraded = _last(person.abilities, _paid("Cunning"))
        left = (
            _less(person.abilities, upgraded, "Cunning")
            if upgraded is not None
            else _without(person.abilities, _last(person.abilities, _plain))
        )
        person = replace(person, abilities=left)
    return person


def _power(state: State, person: Individual) -> Individual:
    """PER-085, PER-098: upgrades of Special Abilities, upgrades of Powers, Powers."""
    while derive.power(person).left < 0:
        ability, power = _last(person.abilities, _paid("Power")), _last(person.powers, _paid("Power"))
        if ability is not None:
            person = replace(person, abilities=_less(person.abilities, ability, "Power"))
        elif power is not None:
            person = replace(person, powers=_less(person.powers, power, "Power"))
        else:
            person = replace(person, powers=person.powers[:-1])
    return person


def _talents(state: State, person: Individual) -> Individual:
    """PER-048: the native language is free."""
    while derive.knowledge(person).left < 0:
        upgraded = _last(person.talents, _paid("Knowledge"))
        left = (
            _less(person.talents, upgraded, "Knowledge")
            if upgraded is not None
            else _without(person.talents, _last(person.talents, lambda one: not one.native))
        )
        person = replace(person, talents=left)
    return person


def _bonds(state: State, person: Individual) -> Individual:
    """PER-256: who has no longer the Potential has no companion."""
    if derive.potential(state, person) >= COMPANION_POTENTIAL:
        return person
    return replace(person, abilities=tuple([one for one in person.abilities if one.effect.code != "companion"]))


def _gear(state: State, person: Individual) -> Individual:
    """PER-112, PER-113: a weapon goes with its Skill, a piece with the Trait it stood for."""
    arms, traits = (
        {one.name for one in person.skills},
        {*[one.id for one in person.abilities], *[one.id for one in person.powers]},
    )
    kept = [one for one in person.gear if not one.tied or set(one.tied) <= traits]
    known = [
        one
        for one in kept
        if not (one.size or one.shield)
        or one.exceptional
        or not one.basic
        or one.name in arms
        or _served(person, one.group, one.ranged)
    ]
    pieces = {one.id for one in known}
    return replace(
        person,
        gear=tuple(known),
        abilities=tuple([replace(one, gear=one.gear if one.gear in pieces else "") for one in person.abilities]),
    )


def _served(person: Individual, group: str, ranged: bool) -> bool:
    """Whether a Skill is left for such a weapon."""
    return any(one.group == group and ("ranged" in one.tags) == ranged for one in person.skills if "weapon" in one.tags)
