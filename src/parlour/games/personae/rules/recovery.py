"""Recovery over scenes (PER-194 to PER-207, PER-277, PER-278, 3.4): when an attempt is legal, and what it brings."""

from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import RECOVERY_DICE
from parlour.games.personae.model import Ability, Challenge, Individual, State
from parlour.games.personae.rules.abilities import spent as used_up
from parlour.games.personae.rules.ask import alive, on_turn, playing, present, violent, worse
from parlour.games.personae.rules.derive import benefits, in_force
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.harm import better
from parlour.games.personae.rules.health import is_dying, needed, tallied

DICE: dict[str, int] = {status.lower(): dice for status, dice in RECOVERY_DICE.items()}
"""PER-199 to PER-204, PER-Q29: the game master's dice."""


def total(person: Individual) -> int:
    """PER-196, PER-Q18: all hits sustained."""
    return person.hits + person.excess


# When


def spent(state: State, person: Individual) -> bool:
    """PER-194, PER-Q26: one attempt in a scene; some tables allow one more at the end of a fight for who tried in
    it."""
    if person.tried != state.scene.number:
        return False
    extra = state.options.recovery_per_scene == "extraAtEnd" and not violent(state)
    return not extra or person.tried_end


def barred(state: State, person: Individual) -> str:
    """Why somebody may not try to recover now, as a word; empty: it may. The order is that of a refusal."""
    if not playing(state) or not person.here:
        return "absent"
    if not alive(person):
        return "dead"
    if not person.hits:
        return "unharmed"
    if is_dying(state, person):
        return "dying"
    if state.lax:
        return ""
    if spent(state, person):
        return "tried"
    return _not_yet(state, person)


def _not_yet(state: State, person: Individual) -> str:
    """The column "when the attempt is legal" of 3.4."""
    status = tallied(state, person)
    if state.encounter is not None and (on_turn(state) != person.id or not person.conscious):
        return "fight" if violent(state) and worse(status, "injured") else "turn"
    if violent(state):
        return "fight" if worse(status, "injured") else ""
    if status == "unharmed":
        return "" if state.encounter is not None else "light"
    if status == "injured":
        return "end" if person.mending and not state.scene.closing else ""
    if state.scene.number <= person.hurt_scene:
        return "next scene"
    return "" if state.scene.closing or not person.conscious else "end"


def due(state: State) -> tuple[str, ...]:
    """3.6: whose attempt comes at the scene's end. Asked of a scene that is closing."""
    return tuple([person.id for person in present(state) if not barred(state, person)])


# What it brings


def settled(draft: Draft, challenge: Challenge, success: bool) -> None:
    """PER-199 to PER-204: at once, not at the end of a round. A failure is only an attempt gone."""
    who = challenge.sides[0].who
    state = draft.state
    draft.put(m.RecoveryTried(who, state.scene.number, not violent(state)))
    if not success:
        return
    person = draft.one(who)
    status = tallied(state, person)
    if status in ("unharmed", "injured"):
        _lighter(draft, person, marks=status == "injured")
    elif person.conscious or state.options.recovery_stages == "one":
        _climb(draft, person)
    else:
        draft.put(m.CameTo(who, status == "incapacitated"))


def _lighter(draft: Draft, person: Individual, *, marks: bool) -> None:
    """PER-199, PER-Q25, PER-Q61: half of the hits, rounded down; the rest of who was Injured goes at the end of the
    following scene."""
    everything = not marks and draft.state.options.recovery_under == "all"
    remove_hits(draft, person.id, total(person) if everything else total(person) // 2, "recovery")
    if marks:
        draft.put(m.HitsMarked(person.id, draft.state.scene.number + 1))
    better(draft, person.id)


def _climb(draft: Draft, person: Individual) -> None:
    """PER-200, PER-203, PER-204, PER-Q28, PER-Q63: the hit that brought the status goes, and with it the status. What
    raises the hits that bring it, laid on somebody who has it already, gives nobody more of them."""
    status = tallied(draft.state, person)
    left = min(person.hits, needed(draft.state, person, status) - 1)
    draft.put(m.HitsRemoved(person.id, left, "recovery", person.excess if left else 0))
    better(draft, person.id)
    if not draft.one(person.id).conscious:
        draft.put(m.CameTo(person.id, draft.one(person.id).status == "incapacitated"))


def remove_hits(draft: Draft, who: str, amount: int, why: str) -> None:
    """Those that could carry no further go first."""
    person = draft.one(who)
    excess = max(0, person.excess - amount)
    left = max(0, person.hits - (amount - (person.excess - excess)))
    if (left, excess) != (person.hits, person.excess):
        draft.put(m.HitsRemoved(who, left, why, excess))


def heal(draft: Draft, who: str, amount: int, why: str) -> None:
    """PER-206: supernatural healing; the status follows, and with the last hit goes the mark."""
    remove_hits(draft, who, amount, why)
    better(draft, who)
    person = draft.one(who)
    if person.marked and not person.hits:
        draft.put(m.HitsMarked(who, 0))


def rest_gone(draft: Draft) -> None:
    """PER-199, PER-Q27: what was marked goes at the end of its scene, without a roll; so do light hits of a scene
    without a fight."""
    state = draft.state
    for person in state.individuals:
        marked = 0 < person.marked <= state.scene.number
        light = person.here and not person.marked and person.hits and tallied(state, person) == "unharmed"
        if marked or light:
            draft.put(m.HitsRemoved(person.id, 0, "mark" if marked else "scene over"))
            if marked:
                draft.put(m.HitsMarked(person.id, 0))
            better(draft, person.id)


# Helping


def may_help(state: State, helper: Individual) -> tuple[str, ...]:
    """PER-278: the Traits one may assist a Recovery Challenge with: a healing Skill, or a Special Ability or Power for
    it."""
    skills = [one.id for one in helper.skills if one.approved and "healing" in one.tags]
    abilities = [one.id for one, _ in benefits(helper, "recoveryAid")]
    powers = [one.id for one in helper.powers if in_force(helper, one) and one.effect.code == "recoveryAid"]
    return (*skills, *abilities, *powers)


def stand_ins(state: State, healer: Individual) -> dict[str, Ability]:
    """PER-205: the Skills whose roll a patient may use in place of its own, each with the Special Ability that says
    so."""
    found: dict[str, Ability] = {}
    for ability, effect in benefits(healer, "recoveryAid"):
        if effect.kind == "replace" and not used_up(state, ability):
            found |= {one.id: ability for one in healer.skills if one.approved and one.name in effect.skills()}
    return found
