"""Creation step by step (3.1): ranks, values, and on to the next step or back."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, RANKS, Gear, Individual, Skill, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import lacks, value_fault
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.making import STAGES, part, sheets
from parlour.roleplay.chapter import NONE

_MOST = 400
"""No Attribute passes this, whatever was allowed."""


def offer_rank(state: State, seat: int) -> Sequence[Offer]:
    """PER-018, PER-104: counted only when the step is confirmed."""
    return [
        Offer("rank_attribute", (one.id,), (Pick(ATTRIBUTES), Pick(RANKS)))
        for one in sheets(state, seat)
        if one.stage == "ranks"
    ]


def act_rank(draft: Draft, seat: int, command: m.RankAttribute) -> None:
    draft.put(m.AttributeRanked(command.who, command.attribute, command.rank))


def value_bounds(state: State, person: Individual, attribute: str) -> tuple[int, int]:
    """PER-006, PER-019 to PER-023, PER-105: within the caps, the order and the points left."""
    if state.lax:
        return 0, _MOST
    least, most = derive.bounds(person, attribute)
    has = derive.value(person, attribute)
    return min(least, has), max(min(most, has + person.points - derive.total(person)), has)


def offer_value(state: State, seat: int) -> Sequence[Offer]:
    if state.lax:
        people = [one for one in sheets(state, seat) if one.stage in ("points", "traits", "gear")]
    else:
        people = [one for one in sheets(state, seat) if one.stage == "points"]
    return [
        Offer("set_value", (one.id, attribute), (Number(*value_bounds(state, one, attribute)),))
        for one in people
        for attribute in ATTRIBUTES
    ]


def act_value(draft: Draft, seat: int, command: m.SetValue) -> None:
    before = derive.value(draft.individual(command.who), command.attribute)
    draft.put(m.ValueChosen(command.who, command.attribute, before, command.value))


# Steps


def may_go_on(state: State, person: Individual) -> bool:
    return person.stage in STAGES[:-1] and (state.lax or not lacks(state, person))


def offer_step(state: State, seat: int) -> Sequence[Offer]:
    people = sheets(state, seat)
    on = [Offer("step", (True, one.id), (), True) for one in people if may_go_on(state, one)]
    back = [Offer("step", (False, one.id), (), False) for one in people if one.stage in (*STAGES[1:], "review")]
    return [*on, *back] or NONE


def act_step(draft: Draft, seat: int, command: m.Step) -> None:
    order = (*STAGES, "review")
    at = order.index(draft.individual(command.who).stage)
    after = order[at + 1] if command.on else order[at - 1]
    draft.put(m.StepTaken(command.who, after))
    if command.on and after == "points":
        _begin_anew(draft, command.who)
    if command.on and after == "gear":
        _prepare_gear(draft, command.who)


def _begin_anew(draft: Draft, who: str) -> None:
    """Values that do not suit the new ranks are taken back."""
    person = draft.individual(who)
    if not any(value_fault(person, one, derive.value(person, one)) for one in ATTRIBUTES):
        return
    for attribute in ATTRIBUTES:
        has = derive.value(person, attribute)
        if has:
            draft.put(m.ValueChosen(who, attribute, has, 0))


def _prepare_gear(draft: Draft, who: str) -> None:
    """PER-112: one weapon for each weapon Skill, a shield for a shield Skill, for free."""
    person = draft.individual(who)
    wanted = {skill.name: skill for skill in person.skills if arms(skill)}
    for piece in person.gear:
        if piece.basic and piece.name not in wanted:
            draft.put(m.TraitDropped(who, piece.id, piece.name))
    owned = {piece.name for piece in person.gear if piece.basic}
    for name, skill in wanted.items():
        if name not in owned:
            draft.put(m.GearAdded(who, basic(part(draft, who, "g"), skill)))


def arms(skill: Skill) -> bool:
    """A Skill that comes with a piece of gear."""
    return ("weapon" in skill.tags and "unarmed" not in skill.tags) or "shield" in skill.tags


def basic(which: str, skill: Skill) -> Gear:
    """PER-112: the piece a weapon or shield Skill comes with, called like it."""
    if "shield" in skill.tags:
        return Gear(which, skill.name, shield="heavy" if "heavy" in skill.tags else "light", basic=True, approved=True)
    size = next((tag for tag in ("small", "one-handed", "two-handed") if tag in skill.tags), "one-handed")
    return Gear(which, skill.name, size, skill.group, "ranged" in skill.tags, basic=True, approved=True)  # type: ignore[arg-type]


def awaits(state: State) -> set[int]:
    """Players whose individuals wait for their next choice, while no scene is played."""
    if state.scene.open:
        return set()
    asked: set[int] = set()
    for seat in range(len(state.desk.people)):
        for person in [one for one in sheets(state, seat) if not one.hidden]:
            stage = person.stage
            if (
                stage in ("concept", "ranks", "points")
                or (stage == "traits" and may_go_on(state, person))
                or (stage == "gear" and not lacks(state, person))
            ):
                asked.add(seat)
    return asked


CHAPTER: Chapter = {
    m.RankAttribute: (offer_rank, act_rank),
    m.SetValue: (offer_value, act_value),
    m.Step: (offer_step, act_step),
}
