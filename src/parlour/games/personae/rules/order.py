"""The action order (PER-160, PER-161, PER-Q45): four ways to find it, ties, and the escalator on top."""

from collections.abc import Sequence

from parlour.core.judge import Move, One, Some
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import UNSKILLED_DICE
from parlour.games.personae.model import Encounter, Individual, Skill, State
from parlour.games.personae.rules.ask import find_skill, gone_by, individual, on_turn, present, violent
from parlour.games.personae.rules.conditions import (
    COUNTED,
    MADE,
    MINE,
    QUIET,
    dead,
    encounter_closing,
    near_death,
    opening_due,
    skills_or_none,
    unapproved,
    unconscious,
    unordered,
)
from parlour.games.personae.rules.derive import rating, value
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.health import able, effects
from parlour.games.personae.rules.turns import begin_turn, passive
from parlour.roleplay.cast import in_hiding, not_gm, people, seat_of


def initiative(person: Individual) -> Skill | None:
    """The Skill that is meant for the action order."""
    return next(
        (one for one in person.skills if one.approved and ("initiative" in one.tags or one.name == "Initiative")), None
    )


def sooner(state: State, person: Individual) -> int:
    """PER-160: what Traits add to the place in the order; some of them only in a fight."""
    found = effects(state, person, "orderBonus")
    return sum([effect.amount for effect in found if effect.trigger != "violence" or violent(state)])


def roll_for(draft: Draft, who: str, skill: Skill | None) -> None:
    """PER-Q45, PER-Q67: the Skill's dice and Attribute, or one die and Cunning. No Challenge: no penalty, no
    criticals."""
    person = draft.one(who)
    dice = rating(skill) if person.numbered else max(UNSKILLED_DICE, person.dice)
    adds = value(person, skill.attribute if skill is not None else person.adds or "Cunning")
    draft.put(
        m.OrderRolled(who, skill.id if skill is not None else "", draft.roll(dice), adds + sooner(draft.state, person))
    )


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
    found = next((roll for roll in encounter.rolls if roll.who == who), None)
    if found is None:
        return [], 0
    return sorted([die + found.added for die in found.dice], reverse=True), value(individual(state, who), "Cunning")


def settle(draft: Draft) -> None:
    """PER-Q45: ties by the next dice, then by Cunning; what still is alike stays as it stands, until the game master
    says otherwise."""
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


def placed_already(state: State, it: Individual) -> bool:
    """PER-160: the Skill each will use on the turn."""
    return state.encounter is not None and it.id not in state.encounter.waiting


def act_choose(draft: Draft, seat: int, command: m.ChooseOrder) -> None:
    roll_for(draft, command.who, find_skill(draft.one(command.who), command.skill))
    settle(draft)


# By hand


def movable(state: State) -> list[Individual]:
    """Everybody in the order; while the opening Challenge is due, its escalator stays on top (PER-161). Where it is set
    by hand, everybody here."""
    encounter = state.encounter
    assert encounter is not None
    if not encounter.order:
        return [person for person in present(state) if person.id != encounter.escalator]
    order = [who for who in encounter.order if not encounter.opening or who != encounter.escalator]
    return [individual(state, who) for who in order]


def all_of_them(state: State) -> int:
    return len(movable(state))


def order_to_come(state: State) -> bool:
    """PER-003, PER-160, PER-Q45: the game master has the last word on who comes when, at any time; first it is
    found."""
    encounter = state.encounter
    return encounter is not None and not encounter.order and state.options.action_order_method != "manual"


def nobody_to_order(state: State) -> bool:
    encounter = state.encounter
    return encounter is not None and bool(encounter.order) and len(movable(state)) < 2


def by_hand(state: State) -> bool:
    return state.encounter is not None and not state.encounter.order


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


# Out of the order


def out_already(state: State) -> bool:
    """One at a time."""
    return state.encounter is not None and bool(state.encounter.out.who)


def not_in_order(state: State, it: Individual) -> bool:
    return state.encounter is not None and it.id not in state.encounter.order


def on_turn_now(state: State, it: Individual) -> bool:
    return on_turn(state) == it.id


def act_give(draft: Draft, seat: int, command: m.GiveTurn) -> None:
    draft.put(m.TurnGiven(command.who, draft.encounter.round, on_turn(draft.state)))


def another_is_on_turn(state: State, it: Individual) -> bool:
    """One more action for who is on turn and has used it."""
    return on_turn(state) != it.id


def has_action(it: Individual) -> bool:
    return not it.acted


def act_grant(draft: Draft, seat: int, command: m.GrantAction) -> None:
    draft.put(m.ActionGranted(command.who))


def surprisable(state: State, encounter: Encounter) -> tuple[str, ...]:
    """Those whose turn of this round is still to come."""
    past = (on_turn(state), *gone_by(encounter), *encounter.surprised)
    return tuple([who for who in encounter.order if who not in past])


def those_in_order(state: State) -> list[Individual]:
    encounter = state.encounter
    return [individual(state, who) for who in encounter.order] if encounter is not None else []


def turn_gone(state: State, it: Individual) -> bool:
    """PER-212: whoever is not aware of what comes has no turn in this round and no active defence."""
    return state.encounter is not None and it.id not in surprisable(state, state.encounter)


def act_surprise(draft: Draft, seat: int, command: m.Surprise) -> None:
    draft.put(m.WereSurprised(command.who))


_ORDERED = (not_gm, *COUNTED, *QUIET[2:], encounter_closing, unordered)
MOVES: Moves = {
    Move(
        m.GiveTurn,
        {"who": One(people, unless=(*MADE, in_hiding, not_in_order, on_turn_now, unconscious, near_death))},
        rule="PER-160",
        unless=(*_ORDERED, opening_due, out_already),
    ): act_give,
    Move(
        m.GrantAction,
        {"who": One(people, unless=(another_is_on_turn, dead, unconscious, near_death, has_action))},
        rule="PER-163",
        unless=_ORDERED,
        decided=1,
    ): act_grant,
    Move(m.Surprise, {"who": Some(those_in_order, unless=(turn_gone,))}, rule="PER-212", unless=_ORDERED): act_surprise,
    Move(
        m.ChooseOrder,
        {
            "who": One(people, unless=(*MINE, placed_already)),
            "skill": One(skills_or_none, unless=(unapproved, passive)),
        },
        rule="PER-160",
        unless=(*COUNTED, *QUIET[2:]),
        owed=True,
        decided=1,
    ): act_choose,
    Move(
        m.SetOrder,
        {"order": Some(movable, ordered=True, least=all_of_them)},
        rule="PER-Q45",
        unless=(not_gm, *COUNTED, *QUIET[2:], encounter_closing, order_to_come, nobody_to_order),
        owed=by_hand,
    ): act_set,
}
