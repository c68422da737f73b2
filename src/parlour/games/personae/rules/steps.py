"""A Challenge from its dice to its outcome: rerolls, dice left out, criticals, the comparison, what follows. Steps
nobody can use pass by themselves."""

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Ability, Challenge, Duel, Individual, State
from parlour.games.personae.rules import recovery
from parlour.games.personae.rules.abilities import AFTER, at_of, roller, usable
from parlour.games.personae.rules.ask import awake, bare, individual, violent
from parlour.games.personae.rules.compare import actors, acts, compared, reactors, undecided
from parlour.games.personae.rules.criticals import beaten, deals_hits, earn, feats, tempted, wins
from parlour.games.personae.rules.defence import helpless
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.flow import BEFORE_DICE, ruling, seat_of_side
from parlour.games.personae.rules.pools import pool
from parlour.games.personae.rules.rerolls import ignores, live, rerolls
from parlour.games.personae.rules.settle import OPPOSED, consequences
from parlour.roleplay.cast import seat_of

# Who is asked


def asked(state: State) -> int | None:
    """The side whose turn it is in the present step, if it can do anything there."""
    challenge = state.challenge
    if challenge is None or challenge.stage in BEFORE_DICE:
        return None
    if challenge.stage == "close":
        return holder(state, challenge)
    order = (
        sorted(live(challenge), key=lambda at: wins(state, challenge, at))
        if challenge.stage == "spend"
        else (*actors(challenge), *reactors(challenge))
    )
    return next((at for at in order if not challenge.sides[at].done and can(state, challenge, at)), None)


def can(state: State, challenge: Challenge, at: int) -> bool:
    """Whether a side could do anything in the present step. The actor's rerolls come first, then the reactors'; the
    loser spends first."""
    if challenge.stage == "reroll":
        return at in live(challenge) and bool(rerolls(state, challenge, at))
    if challenge.stage == "ignore":
        return at in live(challenge) and bool(ignores(state, challenge, at))
    if challenge.stage == "spend":
        return tempted(state, challenge, at)
    return challenge.stage == "settle" and bool(feats(state, challenge, at) or afterwards(state, challenge, at))


def holder(state: State, challenge: Challenge) -> int | None:
    """Of what follows from Traits, a reactor's comes first; the actor then says whether it is over."""
    owners = [owner_of_grant(state, challenge, grant) for grant in challenge.grants]
    return next((at for at in owners if at > 0), 0)


def owner_of_grant(state: State, challenge: Challenge, grant: str) -> int:
    trait = grant.partition(":")[0]
    for at, side in enumerate(challenge.sides):
        if side.who and any(one.id == trait for one in individual(state, side.who).abilities):
            return at
    return 0


def afterwards(state: State, challenge: Challenge, at: int) -> list[tuple[Individual, Ability]]:
    """Special Abilities that may be used now that this side has won (PER-070, PER-071, PER-168)."""
    lost = beaten(challenge, at) if challenge.kind in OPPOSED else ()
    found = []
    for person, ability, effect in usable(state, challenge, at, *AFTER) if lost else []:
        trigger = "won" if acts(challenge, at) else "held"
        if (effect.trigger in ("won", "held") and effect.trigger != trigger) or (
            trigger == "held" and effect.trigger != "held"
        ):
            continue
        if effect.code in ("extraHits", "powerHits") and not deals_hits(state, challenge, at):
            continue
        if effect.code == "escalate" and (violent(state) or not any(awake(individual(state, who)) for who in lost)):
            continue
        if effect.code == "narrative" and effect.trigger != trigger:
            continue
        if effect.code == "followUp" and (challenge.chained or challenge.provoked):
            continue
        found.append((person, ability))
    return found


def waiting(state: State) -> bool:
    """The game master has yet to give her word on a circumstance."""
    return any(petition.what == "condition" for petition in state.petitions)


def free_to_roll(state: State, at: int) -> bool:
    """Nothing about this side waits for the game master's word, nor for its numbers (PER-254)."""
    challenge = state.challenge
    assert challenge is not None
    side = challenge.sides[at]
    person = roller(state, side)
    if person is not None and bare(person):
        return False
    petitioned = any(
        petition.what == "condition" and at_of(challenge, petition.who) == at for petition in state.petitions
    )
    return not side.done and not side.pending and not petitioned


def awaits(state: State) -> set[int]:
    """The seats an open Challenge waits for."""
    challenge, gm = state.challenge, state.desk.gm
    if challenge is None:
        who = state.encounter.provoked.who if state.encounter is not None else ""
        return {seat_of(state, individual(state, who))} if who else set()
    words = {gm for petition in state.petitions if petition.what in ("condition", "similar")}
    if challenge.stage == "help":
        return {gm} if ruling(challenge) or words else {seat_of_side(state, challenge.sides[0])}
    if challenge.stage == "answer":
        return {
            seat_of_side(state, side)
            for side in challenge.sides
            if not side.chosen and individual(state, side.who).numbered
        } | numberless(state, challenge)
    if challenge.stage == "settings":
        words |= {gm for side in challenge.sides if side.pending} | numberless(state, challenge)
        return words | {seat_of_side(state, side) for at, side in enumerate(challenge.sides) if free_to_roll(state, at)}
    if challenge.stage == "settle" and any(duel.outcome == "deadlock" for duel in challenge.duels):
        return {gm}
    at = asked(state)
    return words | (set() if at is None else {seat_of_side(state, challenge.sides[at])})


def numberless(state: State, challenge: Challenge) -> set[int]:
    """PER-254: the game master, if she has yet to give somebody dice."""
    people = [roller(state, side) for side in challenge.sides]
    return {state.desk.gm for person in people if person is not None and bare(person)}


# What happens by itself


def roll_when_ready(draft: Draft) -> None:
    """PER-118: all have said so: the dice fall."""
    if all([side.done for side in draft.challenge.sides]):
        throw(draft, tuple(range(len(draft.challenge.sides))))


def throw(draft: Draft, sides: tuple[int, ...], *, anew: bool = False) -> None:
    for at in sides:
        side = draft.challenge.sides[at]
        if (not side.dice or anew) and (acts(draft.challenge, at) or not helpless(draft.state, side.who)):
            draft.put(m.DiceRolled(at, draft.roll(pool(draft.state, draft.challenge, side))))
    draft.put(m.StageCame("reroll"))
    advance(draft)


def advance(draft: Draft) -> None:
    """On through the steps, until somebody is asked."""
    while draft.state.challenge is not None:
        stage = draft.challenge.stage
        if stage in (*BEFORE_DICE, "close") or asked(draft.state) is not None or waiting(draft.state):
            return
        if stage == "reroll":
            draft.put(m.StageCame("ignore"))
        elif stage == "ignore":
            earn(draft, live(draft.challenge))
            draft.put(m.StageCame("spend"))
        elif stage == "spend":
            decide(draft)
        elif any(duel.outcome == "deadlock" for duel in draft.challenge.duels):
            return
        else:
            finish(draft)


def decide(draft: Draft) -> None:
    """PER-120 to PER-122, PER-Q30: every reactor against the actor; a full deadlock as the table has it."""
    deadlocked = []
    for duel in undecided(draft.challenge):
        found = judge(draft.state, draft.challenge, duel)
        draft.put(m.Decided(found, draft.challenge))
        if found.outcome == "deadlock":
            deadlocked += [found.actor, found.reactor]
    if deadlocked and draft.state.options.tie_exhausted == "reroll":
        throw(draft, tuple(sorted(set(deadlocked))), anew=True)
    else:
        draft.put(m.StageCame("settle"))


def judge(state: State, challenge: Challenge, duel: Duel) -> Duel:
    """The outcome as the table has it; where nobody has a die that could fall otherwise, the reactor holds instead of a
    reroll."""
    found = compared(challenge, duel, helpless=helpless(state, challenge.sides[duel.reactor].who))
    by = state.options.tie_exhausted
    bare = not any(pool(state, challenge, challenge.sides[at]) for at in (duel.actor, duel.reactor))
    held = found.outcome == "deadlock" and (by == "reactor" or challenge.chained > 0 or (by == "reroll" and bare))
    return replace(found, outcome="failure") if held else found


def finish(draft: Draft) -> None:
    """Everything follows; a recovery is over with that, all else when its issuer says so (PER-126)."""
    challenge = draft.challenge
    consequences(draft)
    draft.put(m.StageCame("close"))
    if challenge.kind == "recovery":
        success = challenge.duels[0].outcome == "success"
        draft.put(m.ChallengeClosed(challenge.number, extend=False, words=""))
        recovery.settled(draft, challenge, success)
