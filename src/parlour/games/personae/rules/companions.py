"""Companions (2.27): a supporting character a player runs, by the Special Ability that stands for the bond."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL, NAME
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import mine
from parlour.games.personae.rules.conditions import MINE, companion
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.making import begun
from parlour.roleplay.cast import people, unlike


def low_potential(state: State, it: Individual) -> bool:
    """PER-256."""
    return derive.potential(state, it) < COMPANION_POTENTIAL


def companions_full(state: State, it: Individual) -> bool:
    """PER-255: as many as agreed."""
    return len(derive.companions(state, it)) >= state.options.companions_max


def no_bond(state: State, it: Individual) -> bool:
    """PER-256: a Special Ability stands for each."""
    bonds = [one for one in derive.bonds(it) if derive.in_force(it, one)]
    return len(bonds) <= len(derive.companions(state, it))


def unanswered(state: State, seat: int) -> list[Individual]:
    """The individuals of this seat with a bond that has no companion yet."""
    return [
        one
        for one in mine(state, seat)
        if one.role != "companion"
        and not no_bond(state, one)
        and (state.lax or not (low_potential(state, one) or companions_full(state, one)))
    ]


def act_companion(draft: Draft, seat: int, command: m.NewCompanion) -> None:
    """PER-258: built like a main character, as a minion."""
    owner = draft.one(command.owner)
    name = unlike(command.name.strip(), [one.name for one in draft.state.individuals if not one.hidden])
    draft.put(m.IndividualBegun(begun(draft, name, "companion", owner.controller, toughness="minion", owner=owner.id)))


_BONDED = (*MINE, companion, waived(low_potential), waived(companions_full), no_bond)
MOVES: Moves = {
    Move(
        m.NewCompanion, {"owner": One(people, unless=_BONDED), "name": Words(NAME)}, rule="PER-258", decided=1
    ): act_companion
}
