"""Companions (2.27): a supporting character a player runs, by the Special Ability that stands for the bond."""

from collections.abc import Sequence

from parlour.core.offers import Offer
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import mine
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.making import NAME, begun, unlike


def bonded(state: State, owner: Individual) -> int:
    """PER-255, PER-256: how many companions may still come to this owner."""
    bonds = len([one for one in derive.bonds(owner) if derive.in_force(owner, one)])
    if derive.potential(state, owner) < COMPANION_POTENTIAL and not state.lax:
        return 0
    most = bonds if state.lax else min(bonds, state.options.companions_max)
    return most - len(derive.companions(state, owner))


def unanswered(state: State, seat: int) -> list[Individual]:
    """The individuals of this seat with a bond that has no companion yet."""
    return [one for one in mine(state, seat) if one.role != "companion" and bonded(state, one) > 0]


def offer_companion(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("new_companion", (one.id,), (NAME,), False) for one in unanswered(state, seat)]


def act_companion(draft: Draft, seat: int, command: m.NewCompanion) -> None:
    """PER-258: built like a main character, as a minion."""
    owner = draft.individual(command.owner)
    name = unlike(command.name.strip(), [one.name for one in draft.state.individuals if not one.hidden])
    draft.put(m.IndividualBegun(begun(draft, name, "companion", owner.controller, toughness="minion", owner=owner.id)))


CHAPTER: Chapter = {m.NewCompanion: (offer_companion, act_companion)}
