"""Hits and what they do (PER-178 to PER-193, PER-274 to PER-276): counted at once, taking hold when the round
closes."""

from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PENALTY
from parlour.games.personae.model import Condition, Individual, State, Status
from parlour.games.personae.rules.ask import alive, awake, violent, worse
from parlour.games.personae.rules.derive import benefits
from parlour.games.personae.rules.derive import steps as upgrades
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.health import effects, knocked_out, needed, pending, reached, stays_conscious, steps

FEWER: dict[str, int] = {status.lower(): dice for status, dice in PENALTY.items()}
TO_THE_END = -1
"""Injury that waits for the end of the encounter."""


def penalty(state: State, person: Individual) -> int:
    """PER-184 to PER-186, PER-Q19, PER-Q22: dice fewer, by the one status that has taken hold."""
    if state.options.injury_penalty_lasts == "encounterEnd" and not violent(state):
        return 0
    return FEWER.get(person.status, 0)


# Hits


def inflict(draft: Draft, who: str, hits: int, by: str = "", kind: str = "") -> None:
    """PER-179, PER-182, PER-183: the hits of one Challenge carry no further than to the next status."""
    state, person = draft.state, draft.one(who)
    if hits < 1 or not alive(person):
        return
    limit = next((need for _, need in steps(state, person) if need > person.hits), None)
    if limit is None:
        _more(draft, person, hits, by)
        return
    now = min(person.hits + hits, limit)
    dropped = person.hits + hits - now
    over = dropped if state.options.injury_excess_hits == "tallied" else 0
    _tally(draft, person, m.HitsTallied(who, hits, now, by, person.excess + over, dropped))


def _more(draft: Draft, person: Individual, hits: int, by: str) -> None:
    """PER-Q23: on somebody Dying already; who was stabilised is so no longer."""
    draft.put(m.HitsTallied(person.id, hits, person.hits, by, person.excess, hits))
    if person.stabilised:
        draft.put(m.Destabilised(person.id))


def bring_to(draft: Draft, who: str, status: Status, by: str = "") -> None:
    """PER-073, PER-Q64: as many hits as it takes to this status, or to the first one this individual has; never
    further."""
    person = draft.one(who)
    need = needed(draft.state, person, status)
    if alive(person) and person.hits < need:
        _tally(draft, person, m.HitsTallied(who, need - person.hits, need, by, person.excess))


def _tally(draft: Draft, person: Individual, event: m.HitsTallied) -> None:
    waits = pending(draft.state, person)
    draft.put(event)
    now = draft.one(person.id)
    late = delay(draft.state, now)
    if late and not waits and pending(draft.state, now) and draft.state.encounter is not None:
        draft.put(m.InjuryDelayed(person.id, late))
    _at_once(draft, person.id)


def delay(state: State, person: Individual) -> int:
    """PER-193: for how many rounds a Trait holds injury off; -1 until the encounter ends."""
    if any(step.what == "duration" for one, _ in benefits(person, "delayInjury") for step in upgrades(one)):
        return TO_THE_END
    return max([0, *[effect.amount for effect in effects(state, person, "delayInjury")]])


def _at_once(draft: Draft, who: str) -> None:
    """Without rounds there is nothing to wait for; PER-Q20: some tables wait only with the severe ones."""
    person = draft.one(who)
    if draft.state.encounter is None:
        hold(draft, who)
    elif draft.state.options.injury_timing == "severeOnly" and not person.delayed:
        light = [
            name for name, need in steps(draft.state, person) if need <= person.hits and not worse(name, "wounded")
        ]
        if light and worse(light[-1], person.status):
            _reach(draft, person, light[-1])


# Taking hold


def take_hold(draft: Draft, *, final: bool = False) -> None:
    """PER-192, PER-193: the round closes; `final`: so does the encounter, and nothing waits any longer."""
    for person in draft.state.individuals:
        if not pending(draft.state, person):
            continue
        if person.delayed > 0 and not final:
            draft.put(m.InjuryDelayed(person.id, person.delayed - 1))
        elif person.delayed == 0 or final:
            hold(draft, person.id)


def hold(draft: Draft, who: str) -> None:
    person = draft.one(who)
    status = pending(draft.state, person)
    if status == "dead":
        die(draft, who)
    elif status:
        _reach(draft, person, status)


def _reach(draft: Draft, person: Individual, status: Status) -> None:
    """PER-188, PER-Q61: for the worse; a mark is cancelled, and from Incapacitated on one falls unconscious."""
    if person.marked:
        draft.put(m.HitsMarked(person.id, 0))
    draft.put(m.StatusReached(person.id, person.status, status))
    if worse(status, "wounded") and person.conscious and not stays_conscious(draft.state, person, status):
        draft.put(m.FellUnconscious(person.id, "injury"))


def die(draft: Draft, who: str) -> None:
    draft.put(m.Died(who))


def bury(draft: Draft) -> None:
    """PER-189: whoever is Dying and nobody has stabilised."""
    for person in draft.state.individuals:
        if person.status == "dying" and not person.stabilised and person.here:
            die(draft, person.id)


# Without hits


def knock_out(draft: Draft, who: str, why: str) -> None:
    """PER-274: unconscious, with no status and no penalty."""
    if awake(draft.one(who)):
        draft.put(m.FellUnconscious(who, why))


def wake(draft: Draft) -> None:
    """Whoever was merely knocked out comes round."""
    for person in draft.state.individuals:
        if knocked_out(person):
            draft.put(m.CameTo(person.id, False))


def strike_again(draft: Draft) -> None:
    """PER-202, PER-Q69: who acted in a fight too soon after coming to is Incapacitated and unconscious once more."""
    for person in draft.state.individuals:
        if person.caveat and (person.struck or person.free_used) and violent(draft.state) and awake(person):
            draft.put(m.FellUnconscious(person.id, "caveat"))


def lay_condition(draft: Draft, who: str, condition: Condition) -> None:
    """PER-168."""
    draft.put(m.ConditionLaid(who, condition))


def lift_conditions(draft: Draft, *until: str) -> None:
    """Those that hold no longer than this."""
    for person in draft.state.individuals:
        for at in range(len(person.conditions), 0, -1):
            if person.conditions[at - 1].until in until:
                draft.put(m.ConditionGone(person.id, at, person.conditions[at - 1].text))


def better(draft: Draft, who: str) -> None:
    """PER-206: fewer hits now; the status is what they make it, at once."""
    person = draft.one(who)
    status = reached(draft.state, person, person.hits)
    if worse(person.status, status) and alive(person):
        draft.put(m.StatusReached(who, person.status, status))
        if not person.conscious and not worse(status, "wounded"):
            draft.put(m.CameTo(who, False))
