"""Keeping somebody from dying (PER-189, PER-190, PER-275, PER-Q59), and saying that a condition no longer holds."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import leads, mine, playing, present
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.health import able, is_dying
from parlour.games.personae.rules.turns import at_leisure, quiet, spend_action

NONE: tuple[Offer, ...] = ()


def may_stabilise(state: State, person: Individual) -> bool:
    """With an action; in the last chance after a fight once each, without one."""
    encounter = state.encounter
    if not person.here:
        return False
    if encounter is not None and encounter.closing:
        return quiet(state) and able(state, person) and (person.id not in encounter.saved or state.lax)
    if encounter is None:
        return quiet(state) and able(state, person)
    return at_leisure(state, person.id)


def offer_stabilise(state: State, seat: int) -> Sequence[Offer]:
    """PER-190: no Skill and no roll, but somebody else's hands."""
    dying = [person.id for person in present(state) if is_dying(state, person)]
    out: list[Offer] = []
    for person in mine(state, seat):
        others = tuple([who for who in dying if who != person.id])
        if others and may_stabilise(state, person):
            out.append(Offer("stabilise", (person.id,), (Pick(others),), False))
    return out


def act_stabilise(draft: Draft, seat: int, command: m.Stabilise) -> None:
    encounter = draft.state.encounter
    if encounter is not None and not encounter.closing:
        spend_action(draft, command.who, "stabilise")
    draft.put(m.WasStabilised(command.target, command.who))


def offer_release(state: State, seat: int) -> Sequence[Offer]:
    """PER-168: what was imposed in words ends by word."""
    if not leads(state, seat) or not playing(state):
        return NONE
    held = [person for person in state.individuals if person.conditions]
    return [
        Offer("release", (person.id,), (Pick(tuple(range(1, len(person.conditions) + 1))),), False) for person in held
    ]


def act_release(draft: Draft, seat: int, command: m.Release) -> None:
    held = draft.individual(command.who).conditions
    draft.put(m.ConditionGone(command.who, command.at, held[command.at - 1].text))


CHAPTER: Chapter = {
    m.Stabilise: (offer_stabilise, act_stabilise),
    m.Release: (offer_release, act_release),
}
