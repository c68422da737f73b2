"""Creation step by step (3.1): ranks, values, and on to the next step or back."""

from parlour.core.judge import FLAG, Count, Move, One, waived
from parlour.games.personae import moves as m
from parlour.games.personae.model import ATTRIBUTES, RANKS, Gear, Individual, Skill, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import lacks, value_fault
from parlour.games.personae.rules.conditions import no_sheet
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.making import STAGES, part, sheets
from parlour.roleplay.cast import not_yours, people

_MOST = 400
"""No Attribute passes this, whatever was allowed."""


def not_ranking(it: Individual) -> bool:
    """PER-018, PER-104: counted only when the step is confirmed."""
    return it.stage != "ranks"


def act_rank(draft: Draft, seat: int, command: m.RankAttribute) -> None:
    draft.put(m.AttributeRanked(command.who, command.attribute, command.rank))


def value_bounds(state: State, person: Individual, attribute: str) -> tuple[int, int]:
    """PER-006, PER-019 to PER-023, PER-105: within the caps, the order and the points left."""
    if state.lax:
        return 0, _MOST
    least, most = derive.bounds(person, attribute)
    has = derive.value(person, attribute)
    return min(least, has), max(min(most, has + person.points - derive.total(person)), has)


def least_value(state: State, who: Individual, attribute: str) -> int:
    return value_bounds(state, who, attribute)[0]


def most_value(state: State, who: Individual, attribute: str) -> int:
    return value_bounds(state, who, attribute)[1]


def rank_first(it: Individual) -> bool:
    """PER-104."""
    return it.stage in ("concept", "ranks")


def out_of_the_making(it: Individual) -> bool:
    return it.stage not in ("points", "traits", "gear")


def points_settled(it: Individual) -> bool:
    """PER-105: they are given in their own step."""
    return it.stage != "points"


def act_value(draft: Draft, seat: int, command: m.SetValue) -> None:
    before = derive.value(draft.one(command.who), command.attribute)
    draft.put(m.ValueChosen(command.who, command.attribute, before, command.value))


# Steps


def may_go_on(state: State, person: Individual) -> bool:
    return person.stage in STAGES[:-1] and (state.lax or not lacks(state, person))


def made(it: Individual) -> bool:
    return it.stage in ("ready", "dead")


def first_step(who: Individual, it: bool) -> bool:
    return not it and who.stage == "concept"


def last_step(who: Individual, it: bool) -> bool:
    return it and who.stage == "gear"


def under_review(who: Individual, it: bool) -> bool:
    return it and who.stage == "review"


def incomplete(state: State, who: Individual, it: bool) -> bool:
    return it and bool(lacks(state, who))


def goes_on(on: bool) -> bool:
    return on


def act_step(draft: Draft, seat: int, command: m.Step) -> None:
    order = (*STAGES, "review")
    at = order.index(draft.one(command.who).stage)
    after = order[at + 1] if command.on else order[at - 1]
    draft.put(m.StepTaken(command.who, after))
    if command.on and after == "points":
        _begin_anew(draft, command.who)
    if command.on and after == "gear":
        _prepare_gear(draft, command.who)


def _begin_anew(draft: Draft, who: str) -> None:
    """Values that do not suit the new ranks are taken back."""
    person = draft.one(who)
    if not any(value_fault(person, one, derive.value(person, one)) for one in ATTRIBUTES):
        return
    for attribute in ATTRIBUTES:
        has = derive.value(person, attribute)
        if has:
            draft.put(m.ValueChosen(who, attribute, has, 0))


def _prepare_gear(draft: Draft, who: str) -> None:
    """PER-112: one weapon for each weapon Skill, a shield for a shield Skill, for free."""
    person = draft.one(who)
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


_KEPT = (not_yours, no_sheet)
"""Whose sheet this seat keeps."""
MOVES: Moves = {
    Move(
        m.RankAttribute,
        {"who": One(people, unless=(*_KEPT, not_ranking)), "attribute": One(ATTRIBUTES), "rank": One(RANKS)},
        rule="PER-018",
        owed=True,
        decided=1,
    ): act_rank,
    Move(
        m.SetValue,
        {
            "who": One(people, unless=(*_KEPT, rank_first, out_of_the_making, waived(points_settled))),
            "attribute": One(ATTRIBUTES),
            "value": Count(least_value, most_value),
        },
        rule="PER-105",
        owed=True,
        decided=2,
    ): act_value,
    Move(
        m.Step,
        {
            "who": One(people, unless=(*_KEPT, made)),
            "on": One(FLAG, unless=(first_step, last_step, under_review, waived(incomplete))),
        },
        rule="PER-105",
        owed=goes_on,
        decided=2,
    ): act_step,
}
