"""Trying to recover (PER-194 to PER-197, PER-205, PER-Q24): the Challenge against one's own wounds."""

from parlour.core.judge import Move, One, waived
from parlour.games.personae import moves as m
from parlour.games.personae.model import Addition, Challenge, Individual, Side, State
from parlour.games.personae.rules.abilities import once, stamp
from parlour.games.personae.rules.conditions import MINE, QUIET
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import open_challenge
from parlour.games.personae.rules.health import able, is_dying, tallied
from parlour.games.personae.rules.recovery import DICE, barred, stand_ins, total
from parlour.roleplay.cast import in_the_open, not_here, people


def unharmed(it: Individual) -> bool:
    return not it.hits


def not_stabilised(state: State, it: Individual) -> bool:
    """PER-204."""
    return is_dying(state, it)


def too_early(state: State, it: Individual) -> bool:
    """PER-194, PER-195, PER-198, PER-200: each row of 3.4."""
    return bool(barred(state, it))


def healers_or_none(state: State) -> dict[str, Individual | None]:
    """One's own roll, or that of somebody here."""
    return {"": None, **{one.id: one for one in in_the_open(state)}}


def own_healer(who: Individual, it: Individual | None) -> bool:
    return it is not None and it.id == who.id


def healer_unable(state: State, it: Individual | None) -> bool:
    return it is not None and not (it.here and able(state, it))


def no_healing_trait(state: State, it: Individual | None) -> bool:
    """PER-205: a Trait that lets a roll stand in."""
    return it is not None and not stand_ins(state, it)


def dice_of(state: State, who: Individual, healer: Individual | None) -> tuple[str, ...]:
    """PER-Q24: one die, or a Skill of one's own that the game master finds fitting; of a healer those the Trait
    names."""
    if healer is not None:
        return tuple(stand_ins(state, healer))
    if state.options.recovery_dice == "one":
        return ("",)
    return ("", *[skill.id for skill in who.skills if skill.approved and not skill.free])


def last_chance(state: State, healer: Individual | None) -> bool:
    """On top of everything else one does (PER-194)."""
    return state.scene.closing and healer is None


def act_recover(draft: Draft, seat: int, command: m.Recover) -> None:
    """PER-196, PER-199 to PER-204: one or more dice and Stature against the game master's dice and all hits
    sustained."""
    state, person = draft.state, draft.one(command.who)
    if command.healer:
        ability = stand_ins(state, draft.one(command.healer))[command.skill]
        if once(ability):
            draft.put(m.AbilityUsed(command.healer, ability.id, stamp(state, ability)))
    patient = Side(command.who, command.skill, chosen=True, stand_in=command.healer)
    wounds = Side(
        "", base=DICE[tallied(state, person)], additions=(Addition("hits", total(person), "PER-196"),), chosen=True
    )
    at_end = state.scene.closing
    open_challenge(
        draft, Challenge(state.challenges + 1, "recovery", (patient, wounds), "recover", at_end=at_end, free=True)
    )


_PATIENT = (*MINE, not_here, unharmed, not_stabilised, waived(too_early))
MOVES: Moves = {
    Move(
        m.Recover,
        {
            "who": One(people, unless=_PATIENT),
            "healer": One(healers_or_none, unless=(own_healer, healer_unable, no_healing_trait)),
            "skill": One(dice_of),
        },
        rule="PER-194",
        unless=QUIET,
        owed=last_chance,
        decided=1,
    ): act_recover
}
