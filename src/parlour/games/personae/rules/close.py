"""The end of a Challenge (H12): over or to be extended, or followed by the one a Trait gives."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Move, One, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import Challenge, Duel, Individual, Side, State
from parlour.games.personae.rules.ask import alive, find_skill, individual
from parlour.games.personae.rules.assist import issues_it, not_the_issuer
from parlour.games.personae.rules.compare import acts, duels_of, next_start, power_of
from parlour.games.personae.rules.conditions import ROLLED, challenge_of
from parlour.games.personae.rules.derive import benefit
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import eagerly, open_challenge
from parlour.games.personae.rules.roll import not_asked_now
from parlour.games.personae.rules.settle import left
from parlour.games.personae.rules.steps import advance, asked, owner_of_grant


def not_closing(state: State) -> bool:
    return challenge_of(state).stage != "close"


def follow_up_due(state: State) -> bool:
    """PER-130: a Trait gives the other side a Challenge of its own."""
    return asked(state) != 0


def act_close(draft: Draft, seat: int, command: m.CloseChallenge) -> None:
    close(draft, extend=command.extend, words=command.words.strip())


def close(draft: Draft, *, extend: bool, words: str) -> None:
    challenge = draft.challenge
    draft.put(m.ChallengeClosed(challenge.number, extend, words))
    go_on(draft, challenge)


def go_on(draft: Draft, challenge: Challenge) -> None:
    """PER-116, PER-Q31: at a table that rolls for each pair, the next reactor, if it still lives; then the next
    actor."""
    waiting = [who for who in challenge.later if alive(individual(draft.state, who))]
    actor, after, power = challenge.sides[0], challenge.after, challenge.power
    first = Side(actor.who, actor.skill, chosen=True, helpers=actor.helpers, eager=actor.eager)
    if not waiting and after:
        (who, skill, power), after = after[0], after[1:]
        first, waiting = (
            Side(who, skill, chosen=True, eager=eagerly(draft.state)),
            [one for one in challenge.against if alive(individual(draft.state, one))],
        )
    if not waiting:
        return
    again = replace(
        challenge,
        number=draft.state.challenges + 1,
        sides=(first, Side(waiting[0])),
        power=power,
        after=after,
        stage="help",
        duels=(),
        chained=0,
        grants=(),
        later=tuple(waiting[1:]),
        rerolled=0,
        opens=False,
        goes_on=True,
    )
    open_challenge(draft, again)


# What Traits give (PER-128 to PER-130)


def followable(state: State, challenge: Challenge, grant: str) -> tuple[str, ...]:
    """Against whom: those beaten, as long as there are dice; or with new dice whoever stood against the owner."""
    at = owner_of_grant(state, challenge, grant)
    subsequent = grant.endswith(":subsequent")
    own = acts(challenge, at)
    fresh = [duel for duel in duels_of(challenge, at) if not subsequent or left(challenge, duel, duel.actor)]
    foes = [challenge.sides[duel.reactor if own else duel.actor].who for duel in fresh]
    return tuple([who for who in foes if who and alive(individual(state, who))])


def grants(state: State) -> dict[str, str]:
    """PER-128 to PER-130: what Traits, or the table's way of talking, give who is asked; by the Trait."""
    challenge = challenge_of(state)
    own = [one for one in challenge.grants if owner_of_grant(state, challenge, one) == asked(state)]
    return {one.partition(":")[0]: one for one in own}


def nobody_to_follow(state: State, it: str) -> bool:
    """PER-Q32: nobody is left for it, or no die."""
    return not followable(state, challenge_of(state), it)


def followed(state: State, trait: str) -> list[Individual]:
    return [individual(state, who) for who in followable(state, challenge_of(state), trait)]


def act_follow(draft: Draft, seat: int, command: m.Follow) -> None:
    challenge = draft.challenge
    grant = next(one for one in challenge.grants if one.partition(":")[0] == command.trait)
    rest = list(challenge.grants)
    rest.remove(grant)
    draft.put(m.FollowGranted(tuple(rest)))
    if grant.endswith(":subsequent"):
        subsequent(draft, command)
    else:
        additional(draft, command, challenge, tuple(rest))


def subsequent(draft: Draft, command: m.Follow) -> None:
    """PER-128, PER-Q32: the same dice, from the next place on."""
    duels: list[Duel] = []
    owner = owner_of_grant(draft.state, draft.challenge, f"{command.trait}:")
    for duel in draft.challenge.duels:
        foe = duel.reactor if owner == duel.actor else duel.actor
        chosen = owner in (duel.actor, duel.reactor) and draft.challenge.sides[foe].who == command.target
        duels.append(Duel(duel.reactor, next_start(duel), actor=duel.actor) if chosen else duel)
    draft.put(m.Followed(command.trait, tuple(duels)))
    draft.put(m.StageCame("spend"))
    advance(draft)


def additional(draft: Draft, command: m.Follow, challenge: Challenge, rest: tuple[str, ...]) -> None:
    """PER-129: wholly new, both sides roll; it costs no action."""
    at = owner_of_grant(draft.state, challenge, f"{command.trait}:")
    owner = challenge.sides[at]
    draft.put(m.ChallengeClosed(challenge.number, extend=True, words=""))
    fresh = Challenge(
        draft.state.challenges + 1,
        challenge.kind,
        (
            Side(
                owner.who,
                skill_for(draft.state, challenge, at, command.trait),
                chosen=True,
                eager=eagerly(draft.state),
            ),
            Side(command.target),
        ),
        challenge.goal,
        power=power_of(challenge, at) if acts(challenge, at) else "",
        free=True,
        provoked=True,
        goes_on=True,
        grants=rest if acts(challenge, at) else (),
    )
    open_challenge(draft, fresh)


def skill_for(state: State, challenge: Challenge, at: int, trait: str) -> str:
    """The Skill of the roll before; in answer to an attack a weapon."""
    person, used = individual(state, challenge.sides[at].who), challenge.sides[at].skill
    if acts(challenge, at) or challenge.kind != "attack":
        return used
    ability = next((one for one in person.abilities if one.id == trait), None)
    named = benefit(ability).skills() if ability is not None else ()
    armed = [skill for skill in person.skills if skill.approved and {"weapon", "unarmed"} & set(skill.tags)]
    first = find_skill(person, used)
    if first is not None and first in armed:
        return used
    return next((skill.id for skill in armed if skill.name in named), armed[0].id if armed else "")


MOVES: Moves = {
    Move(
        m.CloseChallenge,
        {"extend": One(FLAG), "words": Words(PHRASE, 0)},
        rule="PER-126",
        unless=(*ROLLED, not_closing, follow_up_due, not_the_issuer),
        owed=issues_it,
        decided=1,
    ): act_close,
    Move(
        m.Follow,
        {"trait": One(grants, unless=(nobody_to_follow,)), "target": One(followed)},
        rule="PER-130",
        unless=(*ROLLED, not_closing, not_asked_now),
        decided=1,
    ): act_follow,
}
