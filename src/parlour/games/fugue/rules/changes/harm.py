"""What wounds, healing and death do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability, Character, Leave, Wound
from parlour.games.fugue.rules.ask import needs
from parlour.games.fugue.rules.draft import Draft, applies


@applies(m.Wounded)
def _wounded(draft: Draft, event: m.Wounded) -> None:
    """FUG-197: with a part go the abilities that need it."""
    draft.count(event.wound)
    person = draft.character(event.who)
    one = Wound(event.wound, event.part, event.text, event.permanent, event.bleeding)
    abilities = [replace(a, lost=a.lost or (event.permanent and needs(a, event.part))) for a in person.abilities]
    draft.set_character(event.who, wounds=(*person.wounds, one), abilities=tuple(abilities))


@applies(m.WoundTended)
def _wound_tended(draft: Draft, event: m.WoundTended) -> None:
    _set_wound(draft, event.who, event.wound, tended=True)
    if not any(w.bleeding and not w.tended for w in draft.character(event.who).wounds):
        _drop_leaves(draft, "bleed", event.who)


@applies(m.WoundHealed)
def _wound_healed(draft: Draft, event: m.WoundHealed) -> None:
    _set_wound(draft, event.who, event.wound, healed=True)


def _set_wound(draft: Draft, who: str, which: str, **values: bool) -> None:
    wounds = [replace(w, **values) if w.id == which else w for w in draft.character(who).wounds]
    draft.set_character(who, wounds=tuple(wounds))


@applies(m.Rested)
def _rested(draft: Draft, event: m.Rested) -> None:
    """What heals by it follows in events of its own."""


def _set_ability(draft: Draft, who: str, one: Ability) -> None:
    draft.set_character(who, abilities=tuple([one if a.id == one.id else a for a in draft.character(who).abilities]))


@applies(m.AbilityRestored)
def _ability_restored(draft: Draft, event: m.AbilityRestored) -> None:
    one = next(a for a in draft.character(event.who).abilities if a.id == event.ability)
    _set_ability(draft, event.who, replace(one, lost=False))


@applies(m.AbilityTagged)
def _ability_tagged(draft: Draft, event: m.AbilityTagged) -> None:
    """An ability that now needs a lost part is lost, one that no longer does is not; one relearned stays so."""
    person = draft.character(event.who)
    before = next(a for a in person.abilities if a.id == event.ability)
    after = replace(before, parts=event.parts)
    lost = takes(person, after) and (before.lost or not takes(person, before))
    _set_ability(draft, event.who, replace(after, lost=lost))


def takes(person: Character, one: Ability) -> bool:
    """Whether a part this ability needs was lost."""
    return any(w.permanent and needs(one, w.part) for w in person.wounds)


# Down


@applies(m.KnockedOut)
def _knocked_out(draft: Draft, event: m.KnockedOut) -> None:
    draft.set_character(event.who, down="knocked")
    draft.set(
        declared=tuple([d for d in draft.state.declared if d.who != event.who]),
        leaves=tuple([leave for leave in draft.state.leaves if leave.what != "finish" or leave.who != event.who]),
    )


@applies(m.CameRound)
def _came_round(draft: Draft, event: m.CameRound) -> None:
    """FUG-X27: who has woken cannot be finished off any more."""
    draft.set_character(event.who, down="")
    draft.set(
        leaves=tuple([leave for leave in draft.state.leaves if leave.what != "finish" or leave.target != event.who])
    )


@applies(m.Died)
def _died(draft: Draft, event: m.Died) -> None:
    """FUG-200: nothing the dead wanted or somebody wanted of them is open any more."""
    draft.set_character(event.who, down="dead")
    draft.set(
        declared=tuple([d for d in draft.state.declared if d.who != event.who]),
        leaves=tuple([leave for leave in draft.state.leaves if event.who not in (leave.who, leave.target)]),
    )


def _drop_leaves(draft: Draft, what: str, who: str) -> None:
    draft.set(leaves=tuple([leave for leave in draft.state.leaves if (leave.what, leave.who) != (what, who)]))


@applies(m.FinishAsked)
def _finish_asked(draft: Draft, event: m.FinishAsked) -> None:
    draft.set(leaves=(*draft.state.leaves, Leave(event.who, "finish", event.target)))


@applies(m.FinishRefused)
def _finish_refused(draft: Draft, event: m.FinishRefused) -> None:
    _drop_leaves(draft, "bleed" if event.who == event.target else "finish", event.who)


@applies(m.DeathWarned)
def _death_warned(draft: Draft, event: m.DeathWarned) -> None:
    """Of who is finished off, of who bleeds to death (by nobody but herself), or of who would be killed by a winner."""
    state = draft.state
    if event.who == event.target:
        draft.set(leaves=(*state.leaves, Leave(event.who, "bleed", event.target, True)))
        return
    if state.contest is not None and state.contest.chosen is not None:
        draft.set_contest(chosen=replace(state.contest.chosen, sure=True))
        return
    asked = ("finish", event.who, event.target)
    leaves = [
        replace(leave, sure=True) if (leave.what, leave.who, leave.target) == asked else leave for leave in state.leaves
    ]
    draft.set(leaves=tuple(leaves))
