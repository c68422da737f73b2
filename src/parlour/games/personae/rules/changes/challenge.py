"""What each event of a Challenge does to the state: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Addition, Challenge, Change, Critical, Duel, Provocation, Side
from parlour.games.personae.rules.abilities import at_of, counts
from parlour.games.personae.rules.ask import find_trait
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.draft import Draft, applies


@applies(m.ChallengeIssued)
def issued(draft: Draft, event: m.ChallengeIssued) -> None:
    challenge = event.challenge
    draft.set(challenge=challenge, challenges=challenge.number, last=None)
    actor = draft.one(challenge.sides[0].who)
    if draft.state.encounter is None:
        return
    if draft.encounter.escalator == actor.id and draft.encounter.opening:
        draft.set_encounter(opening=False)
    if draft.encounter.provoked.who == actor.id:
        draft.set_encounter(provoked=Provocation())
    if challenge.free and not challenge.goes_on and challenge.kind not in ("recovery", "virtual"):
        draft.set_one(actor.id, free_used=actor.free_used + 1)


@applies(m.ChallengeCalledOff)
def called_off(draft: Draft, event: m.ChallengeCalledOff) -> None:
    """Actions and help are had again, as if it had not been issued."""
    challenge = draft.state.challenge
    if challenge is None:
        draft.set_encounter(provoked=Provocation())
        return
    for side in challenge.sides:
        _unused(draft, side)
    if draft.state.encounter is not None and challenge.kind not in ("recovery", "virtual"):
        for side in challenge.sides[len(challenge.sides) - challenge.joined :]:
            _stand_by_again(draft, side.who, challenge.kind, side.skill, side.power, challenge.sides[0].who)
        for who, skill, power in challenge.after:
            _stand_by_again(draft, who, challenge.kind, skill, power, challenge.sides[0].who)
        if not challenge.goes_on:
            _unpaid(draft, challenge)
        for at, side in enumerate(challenge.sides):
            for who, skill in side.helpers:
                again = (
                    {"helping": (challenge.sides[at].who, skill)}
                    if draft.encounter.violent
                    else {"acted": False, "helped_round": 0}
                )
                draft.set_one(who, **again)
    over(draft)


def _unpaid(draft: Draft, challenge: Challenge) -> None:
    """The actor has again what issuing it cost."""
    actor = draft.one(challenge.sides[0].who)
    if challenge.free:
        draft.set_one(actor.id, free_used=max(0, actor.free_used - 1))
        _served_not(draft, actor.id, challenge.spared_by)
    else:
        draft.set_one(actor.id, acted=False)
    if challenge.power:
        draft.set_one(actor.id, used_encounter=max(0, actor.used_encounter - 1))
    if challenge.opens:
        draft.set_encounter(opening=True)


def _unused(draft: Draft, side: Side) -> None:
    """What a side had brought to bear before any die fell: Special Abilities, an Expertise, its guard."""
    who = side.stand_in or side.who
    for which in side.used:
        _served_not(draft, who, which)
    if side.expertise:
        talent = next(one for one in draft.one(who).talents if one.id == side.expertise)
        draft.set_trait(who, "talents", talent.id, uses=max(0, talent.uses - 1))
    if side.guard:
        draft.set_one(side.who, defence=side.skill)


def _served_not(draft: Draft, who: str, which: str) -> None:
    ability = next((one for one in draft.one(who).abilities if one.id == which), None) if who else None
    if ability is None:
        return
    draft.set_trait(who, "abilities", which, uses=max(0, ability.uses - 1))
    left = [one for one in draft.one(who).abilities_used if one != which]
    draft.set_one(who, abilities_used=tuple(left))


def _stand_by_again(draft: Draft, who: str, kind: str, skill: str, power: str, primary: str) -> None:
    """Who had joined has its action again; in a fight it waits as it did."""
    person = draft.one(who)
    used = max(0, person.used_encounter - bool(power))
    waits: dict[str, Any] = {"helping": (primary, skill), "together": (kind, power)}
    draft.set_one(
        who, **(waits if draft.encounter.violent else {"acted": False, "helped_round": 0, "used_encounter": used})
    )


@applies(m.ActorJoined)
def actor_joined(draft: Draft, event: m.ActorJoined) -> None:
    """PER-116: one roll of its own; where each pair rolls for itself, its turn comes later."""
    challenge = draft.challenge
    if draft.state.options.multi_rolls == "perPair":
        draft.set_challenge(after=(*challenge.after, (event.who, event.skill, event.power)))
    else:
        eager = draft.state.options.dice_ready == "answer"
        joining = Side(event.who, event.skill, chosen=True, power=event.power, eager=eager)
        sides = (*challenge.sides, joining)
        draft.set_challenge(sides=sides, joined=challenge.joined + 1)
    if draft.state.encounter is not None:
        draft.set_one(event.who, helping=("", ""), together=("", ""), acted=True, helped_round=draft.encounter.round)


def over(draft: Draft) -> None:
    """No Challenge is open; what waited for a word about it waits no longer."""
    draft.set(
        challenge=None,
        petitions=tuple(
            [petition for petition in draft.state.petitions if petition.what not in ("similar", "condition")]
        ),
    )


@applies(m.UnopposedRuled)
def unopposed_ruled(draft: Draft, event: m.UnopposedRuled) -> None:
    over(draft)


@applies(m.DifficultySet)
def difficulty_set(draft: Draft, event: m.DifficultySet) -> None:
    draft.set_challenge(difficulty=event.difficulty, listed=event.listed)
    draft.set_side(1, additions=(Addition("difficulty", event.difficulty, "PER-155"),), chosen=True)


@applies(m.AnswerGiven)
def answer_given(draft: Draft, event: m.AnswerGiven) -> None:
    over(draft)


@applies(m.HelpJoined)
def help_joined(draft: Draft, event: m.HelpJoined) -> None:
    draft.set_side(event.side, helpers=(*draft.challenge.sides[event.side].helpers, (event.who, event.skill)))
    if draft.state.encounter is not None:
        draft.set_one(event.who, helping=("", ""), acted=True, helped_round=draft.encounter.round)


@applies(m.PrimaryChanged)
def primary_changed(draft: Draft, event: m.PrimaryChanged) -> None:
    side = draft.challenge.sides[event.side]
    skill = dict(side.helpers)[event.who]
    helpers = tuple([(event.before, side.skill) if who == event.who else (who, with_) for who, with_ in side.helpers])
    draft.set_side(
        event.side, who=event.who, skill=skill, helpers=helpers, attribute="", used=(), expertise="", pending=""
    )


@applies(m.StageCame)
def stage_came(draft: Draft, event: m.StageCame) -> None:
    challenge = draft.challenge
    duels = (
        tuple([replace(duel, settled=True) for duel in challenge.duels]) if event.stage == "close" else challenge.duels
    )
    draft.set_challenge(
        stage=event.stage, duels=duels, sides=tuple([replace(side, done=False) for side in challenge.sides])
    )


@applies(m.SideSet)
def side_set(draft: Draft, event: m.SideSet) -> None:
    """PER-Q43: an announced defence covers one attack, unless the table has it cover all."""
    before, side = draft.challenge.sides[event.at], event.side
    draft.set_side(event.at, **{field: getattr(side, field) for field in side.__struct_fields__})
    answered = side.active and side.chosen and not before.chosen and draft.state.options.active_defence_covers == "one"
    if answered and draft.one(side.who).defence == side.skill:
        draft.set_one(side.who, defence="")
        draft.set_side(event.at, guard=True)


@applies(m.AttributeSubstituted)
def attribute_substituted(draft: Draft, event: m.AttributeSubstituted) -> None:
    draft.set_side(event.at, attribute=event.attribute, value=event.value)


@applies(m.PowerCounted)
def power_counted(draft: Draft, event: m.PowerCounted) -> None:
    others = tuple([used for used in draft.challenge.sides[event.at].used if used != event.power])
    draft.set_side(event.at, used=(*others, event.power) if event.counts else others)


@applies(m.Adjusted)
def adjusted(draft: Draft, event: m.Adjusted) -> None:
    side = draft.challenge.sides[event.at]
    if event.what == "dice":
        draft.set_side(
            event.at, bonus=(*side.bonus, event.addition), dice=(), by_hand=False, done=side.done and not side.dice
        )
    else:
        draft.set_side(event.at, additions=(*side.additions, event.addition))


@applies(m.WentUnnoticed)
def went_unnoticed(draft: Draft, event: m.WentUnnoticed) -> None:
    draft.set_challenge(unnoticed=True)


@applies(m.ExpertiseCalled)
def expertise_called(draft: Draft, event: m.ExpertiseCalled) -> None:
    draft.set_side(event.at, pending=event.talent, reason=event.reason)


@applies(m.ExpertiseAnswered)
def expertise_answered(draft: Draft, event: m.ExpertiseAnswered) -> None:
    side = draft.challenge.sides[event.at]
    draft.set_side(event.at, pending="", expertise=event.talent if event.yes else side.expertise)
    if event.yes:
        who = side.stand_in or side.who
        talent = next(one for one in draft.one(who).talents if one.id == event.talent)
        draft.set_trait(who, "talents", event.talent, uses=talent.uses + 1)


@applies(m.AbilityUsed)
def ability_used(draft: Draft, event: m.AbilityUsed) -> None:
    """PER-075, PER-078: it serves this roll, counts for the turn, and for its own condition."""
    person = draft.one(event.who)
    ability = next(one for one in person.abilities if one.id == event.ability)
    uses = ability.uses + 1 if ability.stamp == event.stamp else 1
    draft.set_trait(event.who, "abilities", event.ability, uses=uses, stamp=event.stamp)
    challenge = draft.state.challenge
    at = at_of(challenge, event.who) if challenge is not None else None
    if at is not None:
        draft.set_side(at, used=(*draft.challenge.sides[at].used, event.ability))
    own = at is None or acts(draft.challenge, at) or draft.state.options.sa_scope == "round"
    if draft.state.encounter is not None and counts(ability) and own:
        draft.set_one(event.who, abilities_used=(*person.abilities_used, event.ability))


@applies(m.SideReady)
def side_ready(draft: Draft, event: m.SideReady) -> None:
    draft.set_side(event.at, done=True)


@applies(m.DiceRolled)
def dice_rolled(draft: Draft, event: m.DiceRolled) -> None:
    challenge = draft.challenge
    again = challenge.stage not in ("help", "answer", "settings")
    draft.set_side(
        event.at,
        dice=event.dice,
        by_hand=event.by_hand,
        changes=(),
        ignored=(),
        ignored_by=(),
        done=event.by_hand and not again,
    )
    if again:
        duels = tuple(
            [
                Duel(one.reactor, one.start, actor=one.actor)
                if one.outcome == "deadlock" and one.reactor == event.at
                else one
                for one in challenge.duels
            ]
        )
        draft.set_challenge(duels=duels, rerolled=challenge.rerolled + (event.at == 0))


@applies(m.DieRerolled)
def die_rerolled(draft: Draft, event: m.DieRerolled) -> None:
    side = draft.challenge.sides[event.at]
    dice = tuple([event.after if place == event.place else face for place, face in enumerate(side.dice)])
    change = Change(event.ability, event.place, event.before, event.rolled, event.after)
    draft.set_side(event.at, dice=dice, changes=(*side.changes, change))


@applies(m.DieIgnored)
def die_ignored(draft: Draft, event: m.DieIgnored) -> None:
    side = draft.challenge.sides[event.at]
    draft.set_side(event.at, ignored=(*side.ignored, event.place), ignored_by=(*side.ignored_by, event.by))


@applies(m.StoodBy)
def stood_by(draft: Draft, event: m.StoodBy) -> None:
    """At the close a reactor gives up what its Traits would give it."""
    draft.set_side(event.at, done=True)
    if draft.challenge.stage == "close":
        person = draft.one(draft.challenge.sides[event.at].who)
        grants = tuple([one for one in draft.challenge.grants if find_trait(person, one.partition(":")[0]) is None])
        draft.set_challenge(grants=grants)


@applies(m.CriticalsEarned)
def criticals_earned(draft: Draft, event: m.CriticalsEarned) -> None:
    state = draft.state
    encounter = state.encounter.number if state.encounter is not None else 0
    one = Critical(event.owner, state.desk.session, state.day, state.scene.number, encounter)
    draft.set(bank=(*state.bank, *[one] * event.amount))
    draft.set_side(event.at, earned=draft.challenge.sides[event.at].earned + event.amount)


@applies(m.CriticalSpent)
def critical_spent(draft: Draft, event: m.CriticalSpent) -> None:
    """The oldest of the bank; the others may answer it."""
    bank = list(draft.state.bank)
    bank.remove(next(one for one in bank if one.owner == event.owner))
    draft.set(bank=tuple(bank))
    sides = draft.challenge.sides
    draft.set_challenge(
        sides=tuple([side if at == event.at else replace(side, done=False) for at, side in enumerate(sides)])
    )
    side = draft.challenge.sides[event.at]
    if event.option == "result":
        critical = Addition("critical", event.amount, "PER-135")
        draft.set_side(event.at, bought=side.bought + 1, additions=(*side.additions, critical))
    elif event.option == "success":
        draft.set_side(event.at, sure=side.sure + 1)
    elif event.option == "hit":
        draft.set_side(event.at, extra=side.extra + event.amount)


@applies(m.Decided)
def decided(draft: Draft, event: m.Decided) -> None:
    others = [
        duel for duel in draft.challenge.duels if (duel.reactor, duel.actor) != (event.duel.reactor, event.duel.actor)
    ]
    draft.set_challenge(duels=tuple(sorted([*others, event.duel], key=lambda duel: (duel.actor, duel.reactor))))


@applies(m.TieSettled)
def tie_settled(draft: Draft, event: m.TieSettled) -> None:
    outcome = "success" if event.success else "failure"
    duels = [
        replace(one, outcome=outcome) if (one.reactor, one.actor) == (event.reactor, event.actor) else one
        for one in draft.challenge.duels
    ]
    draft.set_challenge(duels=tuple(duels))


@applies(m.FollowGranted)
def follow_granted(draft: Draft, event: m.FollowGranted) -> None:
    draft.set_challenge(grants=event.grants)


@applies(m.Followed)
def followed(draft: Draft, event: m.Followed) -> None:
    sides = tuple([replace(side, sure=0, extra=0, done=False) for side in draft.challenge.sides])
    draft.set_challenge(duels=event.duels, chained=draft.challenge.chained + 1, sides=sides)


@applies(m.Provoked)
def provoked(draft: Draft, event: m.Provoked) -> None:
    """PER-Q57: the escalator's Challenge was its opening act and used its turn."""
    draft.set_encounter(provoked=Provocation(event.who, event.target), opening=False)
    draft.set_one(event.target, acted=True, moved=True)


@applies(m.ChallengeClosed)
def closed(draft: Draft, event: m.ChallengeClosed) -> None:
    """PER-158: in a series both sides are asked anew. In an encounter it stays in sight."""
    draft.set(last=draft.state.challenge if draft.state.encounter is not None else None)
    over(draft)
    series = draft.state.series
    if series is not None:
        draft.set(series=replace(series, challenges=series.challenges + 1, said=()))
