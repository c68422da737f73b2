"""Criticals: earned by tens beyond the first, kept in banks, spent on a roll (PER-131 to PER-139). What may be done;
who does it: roll.py."""

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Addition, Challenge, Side, State
from parlour.games.personae.rules.abilities import owned, roller
from parlour.games.personae.rules.ask import bank, find_power, individual, owner_of
from parlour.games.personae.rules.compare import acts, compared, duels_of, power_of, undecided
from parlour.games.personae.rules.defence import helpless
from parlour.games.personae.rules.derive import power_hits, threshold
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.rerolls import ready

TOP = 10


def natural(state: State, side: Side) -> tuple[int, ...]:
    """PER-131 to PER-133, PER-Q35: the places of natural tens among the dice that count, or that fell first."""
    faces, out = list(side.dice), side.ignored
    if state.options.criticals_count == "before":
        out = ()
        for change in reversed(side.changes):
            faces[change.at] = change.before
    return tuple([at for at, face in enumerate(faces) if face == TOP and at not in out])


def tens(state: State, side: Side) -> int:
    """PER-131: those beyond the first."""
    return max(0, len(natural(state, side)) - 1)


def banker(state: State, challenge: Challenge, at: int) -> int | None:
    """PER-137 to PER-139, PER-197, PER-Q67, PER-Q68: whose bank a side earns for and spends from; None: nobody's."""
    side, options = challenge.sides[at], state.options
    person = roller(state, side)
    if person is None:
        return -1 if challenge.kind == "recovery" and options.criticals_gm == "on" else None
    owner = owner_of(state, person)
    if owner >= 0:
        return owner
    barred = person.role == "adversary" and options.criticals_adversaries == "off"
    return -1 if options.criticals_gm == "on" and not barred else None


def earn(draft: Draft, sides: tuple[int, ...]) -> None:
    """PER-134: counted and banked, when no die changes any more."""
    for at in sides:
        owner, earned = banker(draft.state, draft.challenge, at), tens(draft.state, draft.challenge.sides[at])
        if owner is not None and earned:
            draft.put(m.CriticalsEarned(at, owner, earned))


def deals_hits(state: State, challenge: Challenge, at: int = 0) -> bool:
    if challenge.harmless or challenge.kind not in ("attack", "power"):
        return False
    if challenge.kind == "attack":
        return True
    power = find_power(individual(state, challenge.sides[at].who), power_of(challenge, at))
    return power is not None and power_hits(power) > 0


def wins(state: State, challenge: Challenge, at: int) -> bool:
    """How a side stands as things are; it must win against everybody to be content. A deadlock is no success."""
    open_ones = undecided(challenge)
    duels = [duel for duel in duels_of(challenge, at) if duel in open_ones or not acts(challenge, at)]
    ahead = [
        compared(challenge, duel, helpless=helpless(state, challenge.sides[duel.reactor].who)).outcome == "success"
        for duel in duels
    ]
    return all(ahead) if acts(challenge, at) else not any(ahead)


def choices(state: State, challenge: Challenge, at: int) -> tuple[str, ...]:
    """PER-135, PER-Q33: what this side may buy now, from the table's menu."""
    owner, options = banker(state, challenge, at), state.options
    if owner is None or not bank(state, owner):
        return ()
    ahead, found = wins(state, challenge, at), []
    if options.critical_result > 0:
        found.append("result")
    if acts(challenge, at) and options.critical_hits > 0 and deals_hits(state, challenge, at) and ahead:
        found.append("hit")
    if options.critical_success == "on" and not ahead:
        found.append("success")
    if options.critical_agreed == "on":
        found.append("agreed")
    return tuple(found)


def tempted(state: State, challenge: Challenge, at: int) -> bool:
    """Whether a critical could change anything for this side: a better result only where it would turn the outcome."""
    found, owner = choices(state, challenge, at), banker(state, challenge, at)
    if owner is None or found != ("result",):
        return bool(found)
    side, sides = challenge.sides[at], list(challenge.sides)
    better = Addition("critical", bank(state, owner) * state.options.critical_result, "PER-135")
    sides[at] = replace(side, additions=(*side.additions, better))
    return not wins(state, challenge, at) and wins(state, replace(challenge, sides=tuple(sides)), at)


def feats(state: State, challenge: Challenge, at: int) -> tuple[str, ...]:
    """PER-073: feats this side may do now that it has won."""
    owner = banker(state, challenge, at)
    if owner is None or not bank(state, owner):
        return ()
    lost, used = beaten(challenge, at), challenge.sides[at].used
    found = []
    for person, ability, effect in owned(state, challenge, at, "criticalFeat"):
        reached = not effect.status or any(below(state, one) for one in lost)
        if lost and reached and ability.id not in used and ready(state, challenge, at, person, ability):
            found.append(ability.id)
    return tuple(found)


def beaten(challenge: Challenge, at: int) -> tuple[str, ...]:
    """Whom a side has won against, in what is not settled yet."""
    own = acts(challenge, at)
    won = [
        duel
        for duel in duels_of(challenge, at)
        if duel.outcome == ("success" if own else "failure") and not duel.settled
    ]
    return tuple([challenge.sides[duel.reactor if own else duel.actor].who for duel in won])


def below(state: State, who: str) -> bool:
    """Not Injured yet: the feat never passes that."""
    return bool(who) and individual(state, who).hits < threshold(state, individual(state, who))
