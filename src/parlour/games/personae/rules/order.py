"""The action order (PER-160, PER-161, PER-Q45): four ways to find it, ties, and the escalator on top."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import UNSKILLED_DICE
from parlour.games.personae.model import Encounter, Individual, Skill, State
from parlour.games.personae.rules.ask import (
    find_skill,
    gone_by,
    individual,
    leads,
    mine,
    on_turn,
    present,
    seat_of,
    violent,
)
from parlour.games.personae.rules.derive import rating, value
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.health import able, effects
from parlour.games.personae.rules.turns import begin_turn, chosen, quiet

NONE: tuple[Offer, ...] = ()


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
    person = draft.individual(who)
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
    found = next((roll for roll in encounter.rolls if roll[0] == who), None)
    if found is None:
        return [], 0
    return sorted([die + found[2] for die in found[1]], reverse=True), value(individual(state, who), "Cunning")


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


def offer_choose(state: State, seat: int) -> Sequence[Offer]:
    """PER-160: the Skill each will use on the turn."""
    encounter = state.encounter
    if encounter is None or not quiet(state):
        return NONE
    who = [person for person in mine(state, seat) if person.id in encounter.waiting]
    return [
        Offer(
            "choose_order",
            (person.id,),
            (Pick(("", *[skill.id for skill in person.skills if skill.approved and not skill.free])),),
        )
        for person in who
    ]


def act_choose(draft: Draft, seat: int, command: m.ChooseOrder) -> None:
    roll_for(draft, command.who, find_skill(draft.individual(command.who), command.skill))
    settle(draft)


# By hand


def movable(encounter: Encounter) -> tuple[str, ...]:
    """Everybody in the order; while the opening Challenge is due, its escalator stays on top (PER-161)."""
    return tuple([who for who in encounter.order if not encounter.opening or who != encounter.escalator])


def offer_set(state: State, seat: int) -> Sequence[Offer]:
    """PER-003, PER-160, PER-Q45: the game master has the last word on who comes when, at any time."""
    encounter = state.encounter
    if encounter is None or not leads(state, seat) or not quiet(state) or encounter.closing:
        return NONE
    if state.options.action_order_method == "manual" and not encounter.order:
        return [
            Offer(
                "set_order",
                (),
                (chosen(tuple([person.id for person in present(state) if person.id != encounter.escalator])),),
            )
        ]
    return [Offer("set_order", (), (chosen(movable(encounter)),), False)] if len(movable(encounter)) > 1 else NONE


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


def ordered(state: State, seat: int) -> Encounter | None:
    """The encounter, while the game master may give and take turns."""
    encounter = state.encounter
    if (
        encounter is None
        or not leads(state, seat)
        or not quiet(state)
        or encounter.closing
        or encounter.waiting
        or not encounter.order
    ):
        return None
    return encounter


def may_be_given(state: State, encounter: Encounter) -> tuple[str, ...]:
    """Who may act now, out of turn: nobody before the opening Challenge (PER-161), and one at a time."""
    if encounter.opening or encounter.out[0]:
        return ()
    return tuple([who for who in encounter.order if who != on_turn(state) and able(state, individual(state, who))])


def offer_give(state: State, seat: int) -> Sequence[Offer]:
    encounter = ordered(state, seat)
    who = may_be_given(state, encounter) if encounter is not None else ()
    return [Offer("give_turn", (), (Pick(who),), False)] if who else NONE


def act_give(draft: Draft, seat: int, command: m.GiveTurn) -> None:
    draft.put(m.TurnGiven(command.who, draft.encounter.round, on_turn(draft.state)))


def offer_grant(state: State, seat: int) -> Sequence[Offer]:
    """One more action for who is on turn and has used it."""
    encounter = ordered(state, seat)
    who = on_turn(state) if encounter is not None else ""
    return (
        [Offer("grant_action", (who,), (), False)]
        if who and individual(state, who).acted and able(state, individual(state, who))
        else NONE
    )


def act_grant(draft: Draft, seat: int, command: m.GrantAction) -> None:
    draft.put(m.ActionGranted(command.who))


def surprisable(state: State, encounter: Encounter) -> tuple[str, ...]:
    """Those whose turn of this round is still to come."""
    past = (on_turn(state), *gone_by(encounter), *encounter.surprised)
    return tuple([who for who in encounter.order if who not in past])


def offer_surprise(state: State, seat: int) -> Sequence[Offer]:
    """PER-212: whoever is not aware of what comes has no turn in this round and no active defence."""
    encounter = ordered(state, seat)
    who = surprisable(state, encounter) if encounter is not None else ()
    return [Offer("surprise", (), (Choose(who, 1, len(who)),), False)] if who else NONE


def act_surprise(draft: Draft, seat: int, command: m.Surprise) -> None:
    draft.put(m.WereSurprised(command.who))


CHAPTER: Chapter = {
    m.GiveTurn: (offer_give, act_give),
    m.GrantAction: (offer_grant, act_grant),
    m.Surprise: (offer_surprise, act_surprise),
    m.ChooseOrder: (offer_choose, act_choose),
    m.SetOrder: (offer_set, act_set),
}
