"""The dice and additions of one side of a Challenge, worked out from sheets and choices. Pure: nothing here rolls or
decides."""

from msgspec.structs import replace

from parlour.games.personae.content.effects import TRIGGERS, Effect
from parlour.games.personae.content.numbers import HELPED, UNSKILLED_DICE
from parlour.games.personae.model import Addition, Attribute, Challenge, Individual, Power, Side, State
from parlour.games.personae.rules.abilities import roller, suits, working
from parlour.games.personae.rules.ask import find_individual, find_skill
from parlour.games.personae.rules.compare import actors, acts, reactors
from parlour.games.personae.rules.derive import benefit, benefits, rating_of, skill_cap, value
from parlour.games.personae.rules.harm import penalty

CIRCUMSTANCE, EXPERT = "PER-124", "PER-053"
KEPT = (CIRCUMSTANCE, EXPERT, "PER-135", "PER-155", "PER-196")
"""What people have set stays when a side is worked out anew."""
UNSKILLED: dict[str, Attribute] = {
    "interaction": "Competence",
    "attack": "Stature",
    "power": "Power",
    "virtual": "Knowledge",
    "recovery": "Stature",
}
"""PER-008, PER-011, PER-012, PER-013, PER-035: the Attribute that fits when there is no Skill; the game master may set
another."""
ANSWERED = {"attack": "Cunning", "power": "Power", "interaction": "Competence", "virtual": "Cunning"}
"""The same for who answers (PER-008, PER-149, PER-209)."""
AT_WORK = ("addResult", "opponentAddition")
"""What a Power that is on may add to a result, or take from it."""


def attribute_of(state: State, challenge: Challenge, at: int, person: Individual) -> str:
    """PER-015, PER-088, PER-089, PER-149, PER-172, PER-175, PER-209: the Attribute that is added unless somebody sets
    another."""
    side = challenge.sides[at]
    for _, effect in working(state, challenge, at, "setAttribute"):
        return effect.attribute
    skill = find_skill(person, side.skill)
    if not acts(challenge, at) and challenge.kind == "power" and skill is not None and skill.name == "Resist":
        for _, effect in working(state, challenge, at, "answerPower"):
            if effect.attribute:
                return effect.attribute
    if challenge.kind == "virtual" and at == 0:
        return "Knowledge"
    if challenge.kind == "recovery" and not side.stand_in:
        return "Stature"
    if skill is None:
        return (UNSKILLED if acts(challenge, at) else ANSWERED).get(challenge.kind, "Competence")
    supernatural = "supernatural" in skill.tags
    return "Power" if supernatural and (challenge.kind == "power" or not acts(challenge, at)) else skill.attribute


def base_of(side: Side, person: Individual) -> int:
    """PER-034, PER-035: the rating, or one die."""
    return rating_of(person, side.skill) if person.numbered else max(UNSKILLED_DICE, person.dice)


def on_whom(state: State, person: Individual) -> list[tuple[Individual, Power, Effect]]:
    """Powers at work on somebody, and who keeps them."""
    found = []
    for user in state.individuals:
        for active in user.powers_on:
            if person.id in active.targets or (user.id == person.id and not active.targets):
                found += [(user, one, benefit(one)) for one in user.powers if one.id == active.power]
    return found


def bonus_dice(state: State, challenge: Challenge, at: int, person: Individual) -> tuple[Addition, ...]:
    """PER-054, PER-067, PER-184, PER-187: dice more and fewer, each with its reason."""
    found = [
        Addition(one.name, effect.amount, "PER-067", one.id) for one, effect in working(state, challenge, at, "addDice")
    ]
    for _, power, effect in on_whom(state, person):
        if (
            effect.code == "addDice"
            and fits_in(challenge, at, power, effect)
            and suits(state, challenge, at, replace(effect, skill="" if effect.skill == power.name else effect.skill))
        ):
            found.append(Addition(power.name, effect.amount, "PER-067", power.id))
    fewer = penalty(state, person)
    if fewer:
        found.append(Addition(person.status, -fewer, "PER-184"))
    found += [Addition(one.text, -one.dice, "PER-152") for one in person.conditions if one.dice]
    for other in opposing(challenge, at):
        for one, effect in working(state, challenge, other, "penaltyAgainst"):
            if effect.status.lower() == person.status:
                found.append(Addition(one.name, -effect.amount, "PER-187", one.id))
    return (*found, *[one for one in challenge.sides[at].bonus if one.rule in KEPT])


def opposing(challenge: Challenge, at: int) -> tuple[int, ...]:
    """The sides this one rolls against."""
    return reactors(challenge) if acts(challenge, at) else actors(challenge)


def additions(state: State, challenge: Challenge, at: int, person: Individual) -> tuple[Addition, ...]:
    """PER-066, PER-119, PER-147, PER-270: everything added to the result besides the Attribute."""
    side = challenge.sides[at]
    found = [
        Addition(one.name, effect.amount, "PER-066", one.id)
        for one, effect in working(state, challenge, at, "addResult")
    ]
    found += [helped(state, challenge, who) for who, _ in side.helpers]
    patient = find_individual(state, side.who)
    for user, power, effect in (
        on_whom(state, person)
        if patient is person or patient is None
        else [*on_whom(state, person), *on_whom(state, patient)]
    ):
        amount = at_work(state, challenge, at, user, power, effect)
        if amount:
            found.append(Addition(power.name, amount, "PER-176" if amount < 0 else "PER-066", power.id))
    for other in opposing(challenge, at):
        foe = challenge.sides[other].who
        for one, effect in working(state, challenge, other, "opponentAddition"):
            found.append(Addition(one.name, -abs(effect.amount), "PER-066", one.id, foe))
    return (*found, *[one for one in side.additions if one.rule in KEPT])


def circumstance(effect: Effect) -> str:
    """PER-078: what somebody has to judge before it counts; empty: nothing."""
    return "" if effect.trigger in TRIGGERS else effect.trigger


def fits_in(challenge: Challenge, at: int, power: Power, effect: Effect) -> bool:
    """Nobody has to judge it, or the game master has said that it counts here."""
    return not circumstance(effect) or power.id in challenge.sides[at].used


def judgeable(state: State, challenge: Challenge, at: int) -> list[Power]:
    """Powers at work on who rolls for this side that count only if the game master says so."""
    side = challenge.sides[at]
    people = [one for one in (roller(state, side), find_individual(state, side.who)) if one is not None]
    found: dict[str, Power] = {}
    for person in people:
        for _, power, effect in on_whom(state, person):
            if effect.code in (*AT_WORK, "addDice") and circumstance(effect) and suits(state, challenge, at, effect):
                found[power.id] = power
    return list(found.values())


def at_work(state: State, challenge: Challenge, at: int, user: Individual, power: Power, effect: Effect) -> int:
    """What a Power that is on adds to this result, or takes from it."""
    if (
        effect.code not in AT_WORK
        or not fits_in(challenge, at, power, effect)
        or not suits(state, challenge, at, effect)
    ):
        return 0
    if effect.code == "addResult":
        return effect.amount
    return 0 if user.id == challenge.sides[at].who else -abs(effect.amount)


def helped(state: State, challenge: Challenge, who: str) -> Addition:
    """PER-147, PER-278: one for each helper; a Trait for it may make it more."""
    helper = find_individual(state, who)
    assert helper is not None
    more = 0
    if challenge.kind == "recovery":
        more = sum([effect.amount for _, effect in benefits(helper, "recoveryAid") if effect.kind == "assist"])
    return Addition(helper.name, HELPED + more, "PER-278" if challenge.kind == "recovery" else "PER-147")


def work_out(state: State, challenge: Challenge, at: int) -> Side:
    """A side with everything that follows from its choices; an Attribute once set stays."""
    side = challenge.sides[at]
    person = roller(state, side)
    if person is None:
        return side
    attribute = person.adds or side.attribute or attribute_of(state, challenge, at, person)
    worked = replace(
        side,
        attribute=attribute,
        value=value(person, attribute),
        base=base_of(side, person),
        bonus=bonus_dice(state, challenge, at, person),
        additions=additions(state, challenge, at, person),
    )
    if worked.dice and len(worked.dice) != pool(state, challenge, worked):
        worked = replace(worked, dice=(), by_hand=False, done=False)
    return worked


def pool(state: State, challenge: Challenge, side: Side) -> int:
    """PER-034, PER-040, PER-067, PER-184, PER-Q07, PER-Q21: how many dice this side rolls."""
    person = roller(state, side)
    more = sum([one.amount for one in side.bonus if one.amount > 0])
    fewer = sum([one.amount for one in side.bonus if one.amount < 0])
    dice = side.base + more
    if person is not None and state.options.dice_over_max == "capped":
        dice = min(dice, max(side.base, skill_cap(state, person)))
    if person is None and challenge.kind == "unopposed":
        dice = against_nobody(state, challenge)
    least = int(state.options.injury_min_dice) if person is not None else UNSKILLED_DICE
    return max(least, dice + fewer)


def against_nobody(state: State, challenge: Challenge) -> int:
    """PER-156, PER-Q05: one die fewer than the rating, or than the dice rolled, where the table says so."""
    actor = challenge.sides[0]
    dice = actor.base if state.options.unopposed_gm_dice == "rating" else pool(state, challenge, actor)
    return max(UNSKILLED_DICE, dice - 1)
