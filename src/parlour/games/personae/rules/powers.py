"""Powers at work (PER-086, PER-087, PER-092 to PER-097, PER-268, PER-Q73): used without a Challenge, kept up, let go,
healing."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import Active, Individual, Power, State
from parlour.games.personae.rules.ask import (
    alive,
    find_power,
    idle,
    individual,
    leads,
    mine,
    playing,
    present,
    seat_of,
    worse,
)
from parlour.games.personae.rules.derive import benefit, benefits, in_force, lasting, power_targets
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.harm import knock_out
from parlour.games.personae.rules.health import is_dying, needed, tallied
from parlour.games.personae.rules.recovery import heal
from parlour.games.personae.rules.turns import at_leisure, spend_action, taking

NONE: tuple[Offer, ...] = ()


def may_use(state: State, person: Individual, power: Power) -> bool:
    """PER-086, PER-087, PER-091: owned, agreed, and as often as one likes, unless the table sets a limit."""
    limit = state.options.powers_limit
    spent = limit and person.used_encounter >= limit and not state.lax
    return in_force(person, power) and not spent


def use(draft: Draft, who: str, power: str) -> None:
    """Counted, in an encounter."""
    if draft.state.encounter is not None:
        draft.put(m.PowerUsed(who, power))


def reach(person: Individual, power: Power) -> int:
    """PER-072, PER-232: how many it may affect, with the Special Abilities that widen it."""
    wider = [
        effect.amount
        for _, effect in benefits(person, "powerTargets")
        if not effect.skill or power.name in effect.skills()
    ]
    return power_targets(power) + sum(wider)


# At work


def begin_power(draft: Draft, who: str, power: str, targets: tuple[str, ...], words: str = "") -> None:
    """PER-092 to PER-097: it lasts by its identifier in an encounter, in a plain scene as long as was agreed."""
    person = draft.individual(who)
    one = find_power(person, power)
    assert one is not None
    draft.put(m.PowerBegan(Active(power, who, targets, True, words)))
    if draft.state.encounter is None and lasting(person, one) == "I" and not words:
        draft.put(m.PowerEnded(who, power, "instant"))


def start_with_violence(draft: Draft) -> None:
    """PER-097: those that switch on by themselves when violence begins, without an action."""
    for person in present(draft.state):
        on = {active.power for active in person.powers_on}
        for power in person.powers:
            if (
                lasting(person, power) == "S"
                and power.effect.trigger == "violence"
                and in_force(person, power)
                and power.id not in on
            ):
                draft.put(m.PowerBegan(Active(power.id, person.id)))


# Without a Challenge


def targets_of(state: State, person: Individual, power: Power) -> tuple[str, ...]:
    """PER-277: anybody here, the user too; what brings back the dead reaches them alone (PER-207)."""
    effect = benefit(power)
    if effect.code == "revive":
        dead = [one.id for one in state.individuals if one.stage == "dead" and not one.hidden]
        return tuple(dead) if state.options.raise_dead == "on" else ()
    return tuple([one.id for one in present(state) if _helps(state, one, effect)])


def _helps(state: State, target: Individual, effect: Effect) -> bool:
    """PER-206, PER-275: what a healing Power can do for somebody, by its own words and from what everybody sees."""
    if effect.code == "stabilise":
        return is_dying(state, target)
    if effect.code == "recoveryAid" and effect.kind == "remove":
        worst = effect.status.lower()
        return not worst or not worse(tallied(state, target), worst)
    return True


def needs_target(effect: Effect) -> bool:
    """What helps a body needs one; anything else may be laid on a thing."""
    return effect.code in ("revive", "stabilise") or (effect.code == "recoveryAid" and effect.kind == "remove")


def offer_use(state: State, seat: int) -> Sequence[Offer]:
    """PER-Q73: on oneself, somebody willing or a thing it takes the action and no roll. PER-092: in a plain scene, how
    long."""
    out: list[Offer] = []
    for person in mine(state, seat):
        if not at_leisure(state, person.id):
            continue
        for power in person.powers:
            if power.challenge or not may_use(state, person, power):
                continue
            of = targets_of(state, person, power)
            least = 1 if needs_target(benefit(power)) else 0
            if len(of) < least:
                continue
            how_long = (
                Pick(("",))
                if state.encounter is not None
                else Text(PHRASE, least=0 if lasting(person, power) == "I" else 1)
            )
            whom = Choose(of, least, min(len(of), reach(person, power)))
            out.append(Offer("use_power", (person.id, power.id), (whom, how_long), False))
    return out


def act_use(draft: Draft, seat: int, command: m.UsePower) -> None:
    """The willing are asked first; who belongs to the same seat need not be."""
    asked = [who for who in command.targets if seat_of(draft.state, individual(draft.state, who)) != seat]
    words = command.words.strip()
    if asked:
        draft.put(m.ConsentAsked(command.who, command.power, command.targets, words))
    else:
        _work(draft, command.who, command.power, command.targets, words)


def _work(draft: Draft, who: str, power: str, targets: tuple[str, ...], words: str) -> None:
    spend_action(draft, who, "power", power)
    use(draft, who, power)
    begin_power(draft, who, power, targets, words)
    take_effect(draft, who, power, targets)


def take_effect(draft: Draft, who: str, power: str, targets: tuple[str, ...]) -> None:
    """PER-176, PER-206, PER-274: what it does at once; what lasts is read from the Powers at work."""
    one = find_power(draft.individual(who), power)
    assert one is not None
    for target in targets:
        if one.effect.code == "knockOut":
            knock_out(draft, target, one.name)
        else:
            _heal(draft, who, target, benefit(one))


def _heal(draft: Draft, who: str, target: str, effect: Effect) -> None:
    person = draft.individual(target)
    if effect.code == "revive":
        draft.put(m.Revived(target, "dying"))
        draft.put(m.HitsTallied(target, 0, needed(draft.state, draft.individual(target), "dying"), who))
    elif effect.code == "stabilise" and is_dying(draft.state, person):
        draft.put(m.WasStabilised(target, who))
    elif effect.code == "recoveryAid" and effect.kind == "remove" and alive(person):
        heal(draft, target, effect.amount, "power")


# Consent


def offer_agree(state: State, seat: int) -> Sequence[Offer]:
    consent = state.consent
    if consent is None:
        return NONE
    asked = [who for who in consent.waiting if seat_of(state, individual(state, who)) == seat]
    return [Offer("agree", (yes, who)) for who in asked for yes in (True, False)]


def act_agree(draft: Draft, seat: int, command: m.Agree) -> None:
    """Who is not willing is left out; with nobody left it is not used, and costs nothing."""
    draft.put(m.ConsentGiven(command.who, command.yes))
    answered = draft.state.consent
    assert answered is not None
    if answered.waiting:
        return
    draft.put(m.ConsentEnded(answered.who, answered.power, bool(answered.targets)))
    if answered.targets:
        _work(draft, answered.who, answered.power, answered.targets, answered.words)


# Keeping up and letting go


def lapsing(person: Individual) -> tuple[str, ...]:
    """PER-095: those to be maintained that were not kept up yet in this turn."""
    on = {active.power for active in person.powers_on if not active.upheld}
    return tuple([power.id for power in person.powers if power.id in on and lasting(person, power) == "M"])


def offer_maintain(state: State, seat: int) -> Sequence[Offer]:
    """PER-095, PER-268: an action for each."""
    return [
        Offer("maintain", (person.id,), (Pick(lapsing(person)),), False)
        for person in taking(state, seat)
        if lapsing(person)
    ]


def act_maintain(draft: Draft, seat: int, command: m.Maintain) -> None:
    spend_action(draft, command.who, "maintain", command.power)
    draft.put(m.PowerUpheld(command.who, command.power))


def offer_let_go(state: State, seat: int) -> Sequence[Offer]:
    """At any time, by who uses it or the game master; also one that still waits for the willing."""
    if not playing(state) or not idle(state):
        return NONE
    out: list[Offer] = []
    for person in state.individuals:
        if seat_of(state, person) != seat and not leads(state, seat):
            continue
        waits = (state.consent.power,) if state.consent is not None and state.consent.who == person.id else ()
        on = tuple(dict.fromkeys([*[active.power for active in person.powers_on], *waits]))
        if on and not person.hidden:
            out.append(Offer("let_go", (person.id,), (Pick(on),), False))
    return out


def act_let_go(draft: Draft, seat: int, command: m.LetGo) -> None:
    consent = draft.state.consent
    if consent is not None and (consent.who, consent.power) == (command.who, command.power):
        draft.put(m.ConsentEnded(command.who, command.power, False))
    else:
        draft.put(m.PowerEnded(command.who, command.power, "let go"))


def awaits(state: State) -> set[int]:
    consent = state.consent
    return {seat_of(state, individual(state, who)) for who in consent.waiting} if consent is not None else set()


CHAPTER: Chapter = {
    m.UsePower: (offer_use, act_use),
    m.Agree: (offer_agree, act_agree),
    m.Maintain: (offer_maintain, act_maintain),
    m.LetGo: (offer_let_go, act_let_go),
}
