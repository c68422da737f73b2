"""With the dice on the table (H6 to H10): rerolls, dice left out, criticals spent, a deadlock settled, or all let
stand."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import Challenge, State
from parlour.games.personae.rules.abilities import stamp
from parlour.games.personae.rules.ask import individual, leads
from parlour.games.personae.rules.criticals import banker, choices, feats
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import seat_of_side
from parlour.games.personae.rules.rerolls import Chance, ignores, kept, rerolls
from parlour.games.personae.rules.steps import advance, asked

NONE: tuple[Offer, ...] = ()


def turn(state: State, seat: int, *stages: str) -> tuple[Challenge, int] | None:
    """The Challenge and the side that is asked, if this seat speaks for it in one of these steps."""
    challenge, at = state.challenge, asked(state)
    if (
        challenge is None
        or at is None
        or challenge.stage not in stages
        or seat_of_side(state, challenge.sides[at]) != seat
    ):
        return None
    return challenge, at


def serves(draft: Draft, chance: Chance, at: int) -> None:
    """PER-075: the Special Ability is used, if it is no Quality and was not already."""
    ability = next(one for one in individual(draft.state, chance.who).abilities if one.id == chance.ability)
    if ability.id not in draft.challenge.sides[at].used:
        draft.put(m.AbilityUsed(chance.who, ability.id, stamp(draft.state, ability)))


def offer_reroll(state: State, seat: int) -> Sequence[Offer]:
    found = turn(state, seat, "reroll")
    if found is None:
        return NONE
    return [
        Offer("reroll_die", (one.who, one.ability, one.side), (Pick(one.places),), False)
        for one in rerolls(state, *found)
    ]


def act_reroll(draft: Draft, seat: int, command: m.RerollDie) -> None:
    """PER-068, PER-069: the second result stands, or the better for its owner."""
    at = asked(draft.state)
    assert at is not None
    chance = next(
        one
        for one in rerolls(draft.state, draft.challenge, at)
        if (one.ability, one.side) == (command.ability, command.side)
    )
    serves(draft, chance, at)
    before, rolled = draft.challenge.sides[command.side].dice[command.at], draft.roll(1)[0]
    after = kept(draft.state, draft.challenge, chance, command.at, rolled)
    draft.put(m.DieRerolled(command.side, command.who, command.ability, command.at, before, rolled, after))
    advance(draft)


def offer_ignore(state: State, seat: int) -> Sequence[Offer]:
    found = turn(state, seat, "ignore")
    if found is None:
        return NONE
    return [
        Offer("ignore_die", (one.who, one.ability, one.side), (Pick(one.places),), False)
        for one in ignores(state, *found)
    ]


def act_ignore(draft: Draft, seat: int, command: m.IgnoreDie) -> None:
    """PER-218: after all rerolls."""
    at = asked(draft.state)
    assert at is not None
    chance = next(
        one
        for one in ignores(draft.state, draft.challenge, at)
        if (one.ability, one.side) == (command.ability, command.side)
    )
    serves(draft, chance, at)
    draft.put(m.DieIgnored(command.side, command.who, command.ability, command.at))
    advance(draft)


def offer_spend(state: State, seat: int) -> Sequence[Offer]:
    found = turn(state, seat, "spend", "settle")
    if found is None:
        return NONE
    challenge, at = found
    if challenge.stage == "settle":
        return [Offer("spend_critical", (at, feat), (Pick(("",)),), False) for feat in feats(state, challenge, at)]
    words = {"agreed": Text(PHRASE)}
    return [
        Offer("spend_critical", (at, one), (words.get(one, Pick(("",))),), False)
        for one in choices(state, challenge, at)
    ]


def act_spend(draft: Draft, seat: int, command: m.SpendCritical) -> None:
    """PER-073, PER-135: one critical for one thing; the others may answer it."""
    state, options = draft.state, draft.state.options
    owner = banker(state, draft.challenge, command.side)
    assert owner is not None
    amount = {"result": options.critical_result, "hit": options.critical_hits}.get(command.option, 1)
    draft.put(m.CriticalSpent(command.side, owner, command.option, amount, command.words.strip()))
    who = draft.challenge.sides[command.side].who
    feat = next((one for one in individual(state, who).abilities if one.id == command.option), None) if who else None
    if feat is not None:
        draft.put(m.AbilityUsed(who, feat.id, stamp(state, feat)))
    advance(draft)


def offer_stand(state: State, seat: int) -> Sequence[Offer]:
    """Nothing more in this step; at the close a reactor gives up what its Traits would give it."""
    found = turn(state, seat, "reroll", "ignore", "spend", "settle", "close")
    if found is None or (found[0].stage == "close" and found[1] == 0):
        return NONE
    return [Offer("let_stand", (found[1],))]


def act_stand(draft: Draft, seat: int, command: m.LetStand) -> None:
    draft.put(m.StoodBy(command.side))
    advance(draft)


def deadlocks(state: State) -> list[tuple[int, int]]:
    """Reactors and actors who are level to the last die."""
    challenge = state.challenge
    if challenge is None or challenge.stage != "settle":
        return []
    return [(duel.reactor, duel.actor) for duel in challenge.duels if duel.outcome == "deadlock"]


def offer_tie(state: State, seat: int) -> Sequence[Offer]:
    """PER-Q30: where the game master decides."""
    if not leads(state, seat):
        return NONE
    return [Offer("settle_tie", (at, success, actor)) for at, actor in deadlocks(state) for success in (True, False)]


def act_tie(draft: Draft, seat: int, command: m.SettleTie) -> None:
    draft.put(m.TieSettled(command.side, command.success, seat, command.actor))
    if not deadlocks(draft.state):
        advance(draft)


CHAPTER: Chapter = {
    m.RerollDie: (offer_reroll, act_reroll),
    m.IgnoreDie: (offer_ignore, act_ignore),
    m.SpendCritical: (offer_spend, act_spend),
    m.LetStand: (offer_stand, act_stand),
    m.SettleTie: (offer_tie, act_tie),
}
