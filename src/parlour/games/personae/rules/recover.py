"""Trying to recover (PER-194 to PER-197, PER-205, PER-Q24): the Challenge against one's own wounds."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Addition, Challenge, Individual, Side, State
from parlour.games.personae.rules.abilities import once, stamp
from parlour.games.personae.rules.ask import mine, present
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import open_challenge
from parlour.games.personae.rules.health import able, tallied
from parlour.games.personae.rules.recovery import DICE, barred, stand_ins, total
from parlour.games.personae.rules.turns import quiet


def own_skills(state: State, person: Individual) -> tuple[str, ...]:
    """PER-Q24: one die, or a Skill of one's own that the game master finds fitting."""
    if state.options.recovery_dice == "one":
        return ("",)
    return ("", *[skill.id for skill in person.skills if skill.approved and not skill.free])


def healers(state: State, patient: Individual) -> list[Individual]:
    """PER-205: who is here, able, and has a Trait that lets a roll stand in."""
    return [one for one in present(state) if one.id != patient.id and able(state, one) and stand_ins(state, one)]


def offer_recover(state: State, seat: int) -> Sequence[Offer]:
    """On top of everything else one does (PER-194)."""
    out: list[Offer] = []
    for person in mine(state, seat) if quiet(state) else []:
        if barred(state, person):
            continue
        out.append(Offer("recover", (person.id,), (Pick(own_skills(state, person)), Pick(("",))), state.scene.closing))
        for healer in healers(state, person):
            out.append(
                Offer("recover", (person.id,), (Pick(tuple(stand_ins(state, healer))), Pick((healer.id,))), False)
            )
    return out


def act_recover(draft: Draft, seat: int, command: m.Recover) -> None:
    """PER-196, PER-199 to PER-204: one or more dice and Stature against the game master's dice and all hits
    sustained."""
    state, person = draft.state, draft.individual(command.who)
    if command.healer:
        ability = stand_ins(state, draft.individual(command.healer))[command.skill]
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


CHAPTER: Chapter = {m.Recover: (offer_recover, act_recover)}
