"""Powers at work (PER-086, PER-087, PER-092 to PER-097, PER-268, PER-Q73): used without a Challenge, kept up, let go,
healing."""

from parlour.core.judge import FLAG, Move, One, Some, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import Active, Individual, Power, State
from parlour.games.personae.rules.ask import alive, find_power, individual, present, worse
from parlour.games.personae.rules.conditions import (
    COUNTED,
    FREE,
    PLAYED,
    TAKING,
    challenge_open,
    no_encounter,
    pending,
    powers_of,
    powers_used_up,
)
from parlour.games.personae.rules.derive import benefit, benefits, in_force, lasting, power_targets
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.harm import knock_out
from parlour.games.personae.rules.health import is_dying, needed, tallied
from parlour.games.personae.rules.recovery import heal
from parlour.games.personae.rules.turns import spend_action
from parlour.roleplay.cast import in_hiding, not_yours, not_yours_nor_gm, people, seat_of
from parlour.roleplay.switches import told


def use(draft: Draft, who: str, power: str) -> None:
    """Counted, in an encounter."""
    if draft.state.encounter is not None:
        draft.put(m.PowerUsed(who, power))


def reach(who: Individual, power: Power) -> int:
    """PER-072, PER-232: how many it may affect, with the Special Abilities that widen it."""
    wider = [
        effect.amount
        for _, effect in benefits(who, "powerTargets")
        if not effect.skill or power.name in effect.skills()
    ]
    return power_targets(power) + sum(wider)


# At work


def begin_power(draft: Draft, who: str, power: str, targets: tuple[str, ...], words: str = "") -> None:
    """PER-092 to PER-097: it lasts by its identifier in an encounter, in a plain scene as long as was agreed."""
    person = draft.one(who)
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


def within_reach(state: State, power: Power) -> list[Individual]:
    """PER-277: anybody here, the user too; what brings back the dead reaches them alone (PER-207)."""
    effect = benefit(power)
    if effect.code == "revive":
        return [one for one in state.individuals if one.stage == "dead" and not one.hidden]
    return [one for one in present(state) if _helps(state, one, effect)]


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


def needs_challenge(it: Power) -> bool:
    """PER-Q73: on oneself, somebody willing or a thing it takes the action and no roll."""
    return it.challenge


def the_dead_stay_dead(state: State, it: Power) -> bool:
    """PER-207."""
    return benefit(it).code == "revive" and state.options.raise_dead == "off"


def nobody_to_help(state: State, it: Power) -> bool:
    return needs_target(benefit(it)) and not within_reach(state, it)


def fewest(power: Power) -> int:
    return int(needs_target(benefit(power)))


def how_long(state: State, who: Individual, power: Power) -> int:
    """PER-092: in a plain scene."""
    return 0 if lasting(who, power) == "I" else told(state)


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
    one = find_power(draft.one(who), power)
    assert one is not None
    for target in targets:
        if one.effect.code == "knockOut":
            knock_out(draft, target, one.name)
        else:
            _heal(draft, who, target, benefit(one))


def _heal(draft: Draft, who: str, target: str, effect: Effect) -> None:
    person = draft.one(target)
    if effect.code == "revive":
        draft.put(m.Revived(target, "dying"))
        draft.put(m.HitsTallied(target, 0, needed(draft.state, draft.one(target), "dying"), who))
    elif effect.code == "stabilise" and is_dying(draft.state, person):
        draft.put(m.WasStabilised(target, who))
    elif effect.code == "recoveryAid" and effect.kind == "remove" and alive(person):
        heal(draft, target, effect.amount, "power")


# Consent


def no_consent(state: State) -> bool:
    return state.consent is None


def not_waited_for(state: State, it: Individual) -> bool:
    return state.consent is not None and it.id not in state.consent.waiting


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


def lapsing(who: Individual) -> tuple[str, ...]:
    """PER-095: those to be maintained that were not kept up yet in this turn."""
    on = {active.power for active in who.powers_on if not active.upheld}
    return tuple([power.id for power in who.powers if power.id in on and lasting(who, power) == "M"])


def lapsing_powers(who: Individual) -> list[Power]:
    """PER-095, PER-268: an action for each."""
    return [power for power in who.powers if power.id in lapsing(who)]


def act_maintain(draft: Draft, seat: int, command: m.Maintain) -> None:
    spend_action(draft, command.who, "maintain", command.power)
    draft.put(m.PowerUpheld(command.who, command.power))


def at_work(state: State, who: Individual) -> tuple[str, ...]:
    """At any time, by who uses it or the game master; also one that still waits for the willing."""
    waits = (state.consent.power,) if state.consent is not None and state.consent.who == who.id else ()
    return tuple(dict.fromkeys([*[active.power for active in who.powers_on], *waits]))


def act_let_go(draft: Draft, seat: int, command: m.LetGo) -> None:
    consent = draft.state.consent
    if consent is not None and (consent.who, consent.power) == (command.who, command.power):
        draft.put(m.ConsentEnded(command.who, command.power, False))
    else:
        draft.put(m.PowerEnded(command.who, command.power, "let go"))


def awaits(state: State) -> set[int]:
    consent = state.consent
    return {seat_of(state, individual(state, who)) for who in consent.waiting} if consent is not None else set()


_FREELY = (pending, needs_challenge, waived(powers_used_up), the_dead_stay_dead, nobody_to_help)
MOVES: Moves = {
    Move(
        m.UsePower,
        {
            "who": One(people, unless=TAKING),
            "power": One(powers_of, unless=_FREELY),
            "targets": Some(within_reach, least=fewest, most=reach),
            "words": Words(PHRASE, how_long, only=no_encounter),
        },
        rule="PER-Q73",
        unless=FREE,
        decided=2,
    ): act_use,
    Move(
        m.Agree,
        {"who": One(people, unless=(not_waited_for, not_yours)), "yes": One(FLAG)},
        rule="PER-Q73",
        unless=(no_consent,),
        owed=True,
        decided=2,
    ): act_agree,
    Move(
        m.Maintain,
        {"who": One(people, unless=TAKING), "power": One(lapsing_powers)},
        rule="PER-095",
        unless=(*COUNTED, *FREE[2:]),
        decided=1,
    ): act_maintain,
    Move(
        m.LetGo,
        {"who": One(people, unless=(not_yours_nor_gm, in_hiding)), "power": One(at_work)},
        rule="PER-095",
        unless=(*PLAYED, challenge_open),
        decided=1,
    ): act_let_go,
}
