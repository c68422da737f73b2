"""The open Challenge as it is seen: pools, additions, dice, the walk down the ties, and exact odds from what somebody
may know."""

from parlour.core.odds import Bar
from parlour.games.personae import view as v
from parlour.games.personae.model import Addition, Challenge, Side, State
from parlour.games.personae.rules.ask import find_individual, find_power, find_skill, find_trait
from parlour.games.personae.rules.compare import actors, duel_of
from parlour.games.personae.rules.pools import pool
from parlour.games.personae.rules.steps import asked
from parlour.games.personae.view_dice import counts, laid, walked
from parlour.games.personae.view_odds import Knows, chances, is_veiled, odds_if, pairs, what_if, whose
from parlour.games.personae.words.challenges import challenge_title, duel_words
from parlour.games.personae.words.phrases import SAY


def challenge(state: State, one: Challenge) -> v.ChallengeSeen:
    def known(side: Side) -> bool:
        """Of one that is over only what was rolled: a sheet may have changed since."""
        return not is_veiled(state, one, side) and (one is state.challenge or bool(side.dice))

    actor, at = find_individual(state, one.sides[0].who), asked(state) if one is state.challenge else None
    power = find_power(actor, one.power) if actor is not None and one.power else None
    return v.ChallengeSeen(
        one.number,
        one.kind,
        challenge_title(state, one),
        one.goal,
        one.stage,
        tuple([side(state, one, each, known) for each in one.sides]),
        tuple([duel(state, one, each, known) for each in pairs(one)]),
        power.name if power is not None else "",
        one.difficulty,
        one.listed,
        one.effect,
        one.unnoticed,
        one.chained,
        tuple(
            [
                (grant.split(":")[0], trait_name(state, grant.split(":")[0]), grant.split(":")[-1])
                for grant in one.grants
            ]
        ),
        -1 if at is None else at,
        actors(one),
    )


def trait_name(state: State, which: str) -> str:
    """Of any Trait, whoever has it: what has served in the open is no secret."""
    found = [find_trait(person, which) for person in state.individuals]
    return next((trait.name for trait in found if trait is not None), "")


def changes(state: State, each: Side) -> tuple[v.ChangeSeen, ...]:
    return tuple(
        [v.ChangeSeen(trait_name(state, one.by), one.at, one.before, one.rolled, one.after) for one in each.changes]
    )


def rows(additions: tuple[Addition, ...]) -> tuple[v.Row, ...]:
    return tuple([v.Row(each.label, each.amount, each.rule) for each in additions])


def side(state: State, one: Challenge, each: Side, known: Knows) -> v.SideSeen:
    person = find_individual(state, each.who) if each.who else None
    roller = find_individual(state, each.stand_in) if each.stand_in else person
    skill = find_skill(roller, each.skill) if roller is not None else None
    name = person.name if person is not None else SAY("game-master")
    helpers = [helper.name for helper in [find_individual(state, who) for who, _ in each.helpers] if helper is not None]
    if not each.chosen:
        return v.SideSeen(each.who, name, helpers=tuple(helpers))
    using = (
        skill.name if skill is not None else SAY("unskilled") if person is not None and one.kind != "recovery" else ""
    )
    if each.stand_in and roller is not None:
        using = SAY("by-somebody", who=roller.name, skill=using)
    title = f"{name}, {using}" if using else name
    if not known(each):
        return v.SideSeen(
            each.who, title, True, each.active, helpers=tuple(helpers), ready=each.done, pending=each.pending
        )
    dice = len(each.dice) or pool(state, one, each)
    more = (v.Row(each.attribute, each.value, "PER-015"),) if each.attribute else ()
    spent = [f"+{each.bought} bought" for _ in range(1) if each.bought] + [
        "automatic success" for _ in range(each.sure)
    ]
    spent += [f"{each.extra} more hits" for _ in range(1) if each.extra]
    spent += [
        one.name
        for one in (roller.abilities if roller is not None else ())
        if one.id in each.used and one.effect.code == "criticalFeat"
    ]
    at = one.sides.index(each)
    die, adds = counts(one, at), each.value + sum([row.amount for row in each.additions if not row.only])
    return v.SideSeen(
        each.who,
        title,
        True,
        each.active,
        each.attribute,
        dice,
        (v.Row("Skill" if skill is not None else using or "Dice", each.base, "PER-034"), *rows(each.bonus)),
        adds,
        (*more, *rows(each.additions)),
        tuple(helpers),
        laid(state, one, at),
        each.by_hand,
        changes(state, each),
        tuple(zip(each.ignored, each.ignored_by, strict=True)),
        die,
        None if die is None else die + adds,
        each.done,
        each.pending,
        each.earned,
        tuple(spent),
    )


def duel(state: State, one: Challenge, each: tuple[int, int], known: Knows) -> v.DuelSeen:
    actor, reactor = each
    found = duel_of(one, reactor, actor)
    return v.DuelSeen(
        reactor,
        actor,
        found.start,
        found.outcome,
        duel_words(state, one, found),
        walked(one, found),
        chances(state, one, each, known),
    )


def my_challenge(
    state: State, one: Challenge, own: tuple[str, ...], *, leading: bool
) -> tuple[
    tuple[tuple[int, tuple[Bar, ...]], ...],
    tuple[v.OddsIf, ...],
    tuple[v.What, ...],
    tuple[tuple[int, v.SideSeen], ...],
]:
    """What one seat sees of it beyond the others: odds, odds where it must guess, what a change would do, sides veiled
    from the others."""

    def known(each: Side) -> bool:
        return leading or whose(one, each) in own or not is_veiled(state, one, each)

    odds = [(number, chances(state, one, each, known)) for number, each in enumerate(pairs(one), 1)]
    hers = [
        (at, side(state, one, each, known))
        for at, each in enumerate(one.sides)
        if is_veiled(state, one, each) and known(each)
    ]
    return (
        tuple([(at, bars) for at, bars in odds if bars]),
        odds_if(state, one, own, known),
        what_if(state, one, own, known),
        tuple(hers),
    )
