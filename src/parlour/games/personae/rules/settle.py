"""What a decided Challenge leads to: hits, conditions, Powers that begin, blows that follow, further Challenges
(H11)."""

from typing import Literal

from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.content.numbers import WEAPON_HITS
from parlour.games.personae.model import Ability, Challenge, Condition, Duel, State
from parlour.games.personae.rules import encounter, harm, powers
from parlour.games.personae.rules.abilities import working
from parlour.games.personae.rules.ask import awake, find_power, individual, violent
from parlour.games.personae.rules.compare import actors, acts, dice_left, next_start, power_of
from parlour.games.personae.rules.criticals import deals_hits
from parlour.games.personae.rules.derive import benefit, power_hits, threshold
from parlour.games.personae.rules.draft import Draft

OPPOSED = ("interaction", "attack", "power")
"""Those with somebody on the other side to whom something happens."""


def consequences(draft: Draft) -> None:
    challenge = draft.challenge
    fresh = [duel for duel in challenge.duels if not duel.settled]
    if challenge.kind in OPPOSED:
        for duel in fresh:
            settle(draft, challenge, duel)
        begin(draft, challenge, fresh)
        encounter.settled(draft, challenge)
        provoke(draft, challenge, fresh)
        grant(draft, challenge, fresh)


def settle(draft: Draft, challenge: Challenge, duel: Duel) -> None:
    """PER-168, PER-171, PER-176: one actor, one reactor."""
    state, actor, reactor = draft.state, challenge.sides[duel.actor].who, challenge.sides[duel.reactor].who
    if duel.outcome == "success":
        hits = hits_on(state, challenge, reactor, duel.actor)
        if hits:
            harm.inflict(draft, reactor, hits, actor, challenge.kind)
        if challenge.effect:
            harm.lay_condition(draft, reactor, Condition(challenge.effect, actor, lasting(state)))
        for ability, effect in triggered(state, challenge, duel.actor, "impose", "knockOut"):
            strike(draft, reactor, actor, ability, effect)
    elif duel.outcome == "failure":
        for ability, effect in triggered(state, challenge, duel.reactor, "impose", "knockOut"):
            strike(draft, actor, reactor, ability, effect)


def triggered(state: State, challenge: Challenge, at: int, *codes: str) -> list[tuple[Ability, Effect]]:
    """Traits in effect that do something after a success: the actor's when won, a reactor's when it has held."""
    found = working(state, challenge, at, *codes)
    return [
        (one, effect)
        for one, effect in found
        if (effect.trigger != "held" if acts(challenge, at) else effect.trigger == "held")
    ]


def strike(draft: Draft, who: str, by: str, ability: Ability, effect: Effect) -> None:
    if effect.code == "knockOut":
        harm.knock_out(draft, who, ability.name)
    else:
        harm.lay_condition(draft, who, Condition(effect.text or ability.text, by, lasting(draft.state)))


def lasting(state: State) -> Literal["encounter", "scene"]:
    return "encounter" if state.encounter is not None else "scene"


def hits_on(state: State, challenge: Challenge, target: str, at: int = 0) -> int:
    """PER-070, PER-073, PER-135, PER-171, PER-176: of the weapon or Power, of Traits, bought, or as many as a feat
    brings."""
    if not deals_hits(state, challenge, at):
        return feat_hits(state, challenge, target, at)
    actor = challenge.sides[at]
    more = sum([effect.amount for _, effect in triggered(state, challenge, at, "extraHits")])
    if challenge.kind == "power":
        power = find_power(individual(state, actor.who), power_of(challenge, at))
        first = power_hits(power) if power is not None else 0
        more += sum([effect.amount for _, effect in triggered(state, challenge, at, "powerHits")])
    else:
        first = WEAPON_HITS
    return max(first + more + actor.extra, feat_hits(state, challenge, target, at))


def feat_hits(state: State, challenge: Challenge, target: str, at: int) -> int:
    """PER-073, PER-Q64: as many as are missing to Injured, or to the first status a minion has."""
    actor = individual(state, challenge.sides[at].who)
    done = [
        one
        for one in actor.abilities
        if one.id in challenge.sides[at].used and one.effect.code == "criticalFeat" and benefit(one).status
    ]
    victim = individual(state, target)
    return max(0, threshold(state, victim) - victim.hits) if done else 0


def begin(draft: Draft, challenge: Challenge, duels: list[Duel]) -> None:
    """PER-092 to PER-097, PER-176: the Power is at work on those who did not resist it."""
    for at in actors(challenge) if challenge.power else ():
        lost = tuple(
            [challenge.sides[duel.reactor].who for duel in duels if duel.actor == at and duel.outcome == "success"]
        )
        user = challenge.sides[at].who
        power = find_power(individual(draft.state, user), power_of(challenge, at))
        if lost and power is not None and power.effect.code != "powerHits":
            powers.begin_power(draft, user, power.id, lost, challenge.effect or challenge.goal)
            powers.take_effect(draft, user, power.id, lost)


def provoke(draft: Draft, challenge: Challenge, duels: list[Duel]) -> None:
    """PER-071, PER-Q57: words turn to blows; the actor's Challenge was its opening act, and the opponent attacks at
    once."""
    for at in actors(challenge):
        lost = [challenge.sides[duel.reactor].who for duel in duels if duel.actor == at and duel.outcome == "success"]
        able = [who for who in lost if awake(individual(draft.state, who))]
        if able and not violent(draft.state) and triggered(draft.state, challenge, at, "escalate"):
            encounter.escalate(draft, challenge.sides[at].who, True, challenge.goal)
            draft.put(m.Provoked(able[0], challenge.sides[at].who))


def grant(draft: Draft, challenge: Challenge, duels: list[Duel]) -> None:
    """PER-128 to PER-130, PER-220: further Challenges that Traits or the table's way of talking give."""
    grants: list[str] = list(challenge.grants)
    for duel in duels:
        at = duel.actor if duel.outcome == "success" else duel.reactor
        if not challenge.sides[at].who or challenge.chained or challenge.provoked:
            continue
        for ability, effect in triggered(draft.state, challenge, at, "followUp"):
            if effect.kind == "additional" or left(challenge, duel, at):
                grants += [f"{ability.id}:{effect.kind}"] * effect.amount
    talk = (
        draft.state.encounter is not None
        and not violent(draft.state)
        and draft.state.options.nonviolent_method == "subsequent"
    )
    if (
        talk
        and challenge.kind == "interaction"
        and not grants
        and any(left(challenge, duel, 0) for duel in duels if duel.actor == 0)
    ):
        grants.append(":subsequent")
    if tuple(grants) != challenge.grants:
        draft.put(m.FollowGranted(tuple(grants)))


def left(challenge: Challenge, duel: Duel, at: int) -> int:
    """PER-Q32: without a die one cannot issue a subsequent Challenge."""
    other = duel.reactor if at == duel.actor else duel.actor
    return dice_left(challenge.sides[at], challenge.sides[other].who, next_start(duel))
