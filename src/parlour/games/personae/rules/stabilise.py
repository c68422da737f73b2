"""Keeping somebody from dying (PER-189, PER-190, PER-275, PER-Q59), and saying that a condition no longer holds."""

from parlour.core.judge import Move, One, waived
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import present
from parlour.games.personae.rules.conditions import (
    ACTING,
    PLAYED,
    QUIET,
    acted,
    encounter_closing,
    not_your_turn,
    oneself,
    opening_due,
)
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.health import is_dying
from parlour.games.personae.rules.turns import spend_action
from parlour.roleplay.cast import in_the_open, not_gm, people


def saved_already(state: State, it: Individual) -> bool:
    """PER-Q59: in the last chance after a fight once each, without an action."""
    return state.encounter is not None and state.encounter.closing and it.id in state.encounter.saved


def off_turn(state: State, it: Individual) -> bool:
    return not encounter_closing(state) and not_your_turn(state, it)


def action_gone(state: State, it: Individual) -> bool:
    return not encounter_closing(state) and acted(state, it)


def opening_first(state: State) -> bool:
    return not encounter_closing(state) and opening_due(state)


def own_hands(who: Individual, it: Individual) -> bool:
    """PER-190, PER-275: no Skill and no roll, but somebody else's hands."""
    return oneself(who, it)


def not_dying(state: State, it: Individual) -> bool:
    return it not in present(state) or not is_dying(state, it)


def act_stabilise(draft: Draft, seat: int, command: m.Stabilise) -> None:
    encounter = draft.state.encounter
    if encounter is not None and not encounter.closing:
        spend_action(draft, command.who, "stabilise")
    draft.put(m.WasStabilised(command.target, command.who))


def unbound(it: Individual) -> bool:
    """PER-168: what was imposed in words ends by word."""
    return not it.conditions


def held_by(who: Individual) -> range:
    return range(1, len(who.conditions) + 1)


def act_release(draft: Draft, seat: int, command: m.Release) -> None:
    held = draft.one(command.who).conditions
    draft.put(m.ConditionGone(command.who, command.at, held[command.at - 1].text))


_HANDS = (*ACTING, waived(saved_already), waived(off_turn), waived(action_gone), waived(opening_first))
MOVES: Moves = {
    Move(
        m.Stabilise,
        {"who": One(people, unless=_HANDS), "target": One(in_the_open, unless=(own_hands, not_dying))},
        rule="PER-190",
        unless=QUIET,
        decided=1,
    ): act_stabilise,
    Move(
        m.Release,
        {"who": One(people, unless=(unbound,)), "at": One(held_by)},
        rule="PER-168",
        unless=(not_gm, *PLAYED),
        decided=1,
    ): act_release,
}
