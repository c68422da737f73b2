"""The action order (PER-160, PER-161, PER-Q45): four ways to find it, ties, and the escalator on top."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import UNSKILLED_DICE
from parlour.games.personae.model import Encounter, Individual, Skill, State
from parlour.games.personae.rules.ask import (
    find_skill,
    individual,
    leads,
    mine,
    on_turn,
    present,
    seat_of,
    untouched,
    violent,
)
from parlour.games.personae.rules.derive import rating, value
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.health import able, effects
from parlour.games.personae.rules.turns import begin_turn, chosen, quiet

NONE: tuple[Offer, ...] = ()


def initiative(person: Individual) -> Skill | None:
    """The Skill that is meant for the action order."""
    return next((one for one in person.skills if one.approved and ("initiative" in one.tags or one.name == "Initiative")), None)


def sooner(state: State, person: Individual) -> int:
    """PER-160: what Traits add to the place in the order; some of them only in a fight."""
    found = effects(state, person, "orderBonus")
    return sum([effect.amount for effect in found if effect.trigger != "violence" or violent(state)])


def roll_for(draft: Draft, who: str, skill: Skill | None) -> None:
    """PER-Q45, PER-Q67: the Skill's dice and Attribute, or one die and Cunning. No Challenge: no penalty, no criticals."""
    person = draft.individual(who)
    dice = rating(skill) if person.numbered else max(UNSKILLED_DICE, person.dice)
    adds = value(person, skill.attribute if skill is not None else person.adds or "Cunning")
    draft.put(m.OrderRolled(who, skill.id if skill is not None else "", draft.roll(dice), adds + sooner(draft.state, person)))


def build(draft: Draft) -> None:
    """Everybody in the scene, by the method of the table."""
    state = draft.state
    everybody = [person.id for person in present(state)]
    method = state.options.action_order_method
    if method == "initiativeSkill":
        for who in everybody:
            roll_for(draft, who, initiative(individual(state, who)))
        settle(draft)
    elif method == "table":
        put_order(draft, sorted(everybody, key=lambda who: seat_of(state, individual(state, who))))
    elif method == "chosenSkill":
        for who in everybody:
            if not able(state, individual(state, who)):
                roll_for(draft, who, None)


def standing(state: State, encounter: Encounter, who: str) -> tuple[list[int], int]:
    """What a place in the order is judged by: the dice one after another, then Cunning."""
    found = next((roll for roll in encounter.rolls if roll[0] == who), None)
    if found is None:
        return [], 0
    return sorted([die + found[2] for die in found[1]], reverse=True), value(individual(state, who), "Cunning")


def settle(draft: Draft) -> None:
    """PER-Q45: ties by the next dice, then by Cunning; what still is alike stays as it stands, until the game master says otherwise."""
    encounter = draft.encounter
    if not encounter.waiting:
        everybody = [person.id for person in present(draft.state)]
        put_order(draft, sorted(everybody, key=lambda who: standing(draft.state, encounter, who), reverse=True))


def put_order(draft: Draft, order: Sequence[str]) -> None:
    """PER-161: the escalator on top, whatever was rolled."""
    top = draft.encounter.escalator
    rest = [who for who in order if who != top]
    here = any(person.id == top for person in present(draft.state))
    draft.put(m.OrderSet((top, *rest) if here else tuple(rest)))
    begin_turn(draft)


# Saying which Skill


def offer_choose(state: State, seat: int) -> Sequence[Offer]:
    """PER-160: the Skill each will use on the turn."""
    encounter = state.encounter
    if encounter is None or not quiet(state):
        return NONE
    who = [person for person in mine(state, seat) if person.id in encounter.waiting]
    return [
        Offer("choose_order", (person.id,), (Pick(("", *[skill.id for skill in person.skills if skill.approved and not skill.free])),))
        for person in who
    ]


def act_choose(draft: Draft, seat: int, command: m.ChooseOrder) -> None:
    roll_for(draft, command.who, find_skill(draft.individual(command.who), command.skill))
    settle(draft)


# By hand


def ties(state: State) -> list[tuple[str, ...]]:
    """Those whose dice and Cunning are all alike."""
    encounter = state.encounter
    if encounter is None or not encounter.rolls:
        return []
    groups: dict[str, list[str]] = {}
    for who in encounter.order:
        if who != encounter.escalator:
            groups.setdefault(str(standing(state, encounter, who)), []).append(who)
    return [tuple(group) for group in groups.values() if len(group) > 1]


def offer_set(state: State, seat: int) -> Sequence[Offer]:
    """PER-160, PER-Q45: the whole order where the table sets it by hand; else only what is tied."""
    encounter = state.encounter
    if encounter is None or not leads(state, seat) or not quiet(state) or encounter.closing:
        return NONE
    rest = tuple([person.id for person in present(state) if person.id != encounter.escalator])
    if state.options.action_order_method == "manual" and not encounter.order:
        return [Offer("set_order", (), (chosen(rest),))]
    if state.lax and encounter.order:
        return [Offer("set_order", (), (chosen(encounter.order),), False)]
    return [Offer("set_order", (), (chosen(group),), False) for group in ties(state)] if untouched(state) else NONE


def act_set(draft: Draft, seat: int, command: m.SetOrder) -> None:
    """A turn that has begun goes on; a round in which nobody has done anything yet begins with the new first."""
    encounter = draft.encounter
    if not encounter.order:
        put_order(draft, command.order)
        return
    before, left = on_turn(draft.state), list(command.order)
    draft.put(m.OrderSet(tuple([left.pop(0) if who in command.order else who for who in encounter.order])))
    if on_turn(draft.state) != before:
        begin_turn(draft)


CHAPTER: Chapter = {
    m.ChooseOrder: (offer_choose, act_choose),
    m.SetOrder: (offer_set, act_set),
}
