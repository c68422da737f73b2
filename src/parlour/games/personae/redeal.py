"""Another world this seat cannot tell from the real one: whatever the game master or others keep to themselves is made
up anew.

What the open Challenge already depends on is kept: its course is seen, so what makes it go that way is no secret any
more. So is what served in the one that closed last, which stays in sight.
"""

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.games.personae.content.ready import SUPPORTING
from parlour.games.personae.model import (
    Ability,
    Addition,
    Batch,
    Challenge,
    Encounter,
    Individual,
    Power,
    Purchase,
    Side,
    State,
)
from parlour.games.personae.rules.ask import find_individual, individual, is_npc, is_open
from parlour.games.personae.rules.derive import threshold
from parlour.games.personae.rules.flow import BEFORE_DICE
from parlour.games.personae.rules.pools import work_out
from parlour.games.personae.rules.readied import from_ready
from parlour.games.personae.rules.recovery import total
from parlour.games.personae.view_build import veiled
from parlour.games.personae.view_odds import is_veiled, whose
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import Desk
from parlour.roleplay.redeal import Maker, other_desk

_QUIET = (
    "addResult",
    "addDice",
    "rerollOwn",
    "rerollOpponent",
    "extraHits",
    "followUp",
    "escalate",
    "criticalFeat",
    "ignoreDice",
    "setAttribute",
    "autoActiveDefence",
    "categoryException",
    "knockOut",
    "narrative",
    "impose",
    "extraSA",
    "answerPower",
    "resistPower",
    "powerHits",
)
"""What an Ability may do without anybody noticing before it is used."""


class _Maker(Maker):
    def values(self) -> tuple[int, ...]:
        return tuple([self.one(9) for _ in range(6)])

    def stranger(self) -> Individual:
        ready = list(SUPPORTING.values())
        return from_ready(ready[self.one(len(ready))])


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The game master knows everything but what others write down for themselves."""
    make = _Maker(chance)
    if seat is not None and leads(state, seat):
        return replace(state, desk=_desk(state, seat, make))
    people = [_person(state, seat, one, make) for one in state.individuals if not one.hidden]
    strangers = [
        replace(make.stranger(), id=f"h{state.hid + 1 + at}", name=make.words(), hidden=True)
        for at in range(make.one(3))
    ]
    batches = [_batch(state, one, seat) for one in state.batches if one.submitted or _is_mine(state, one.who, seat)]
    world = replace(
        state,
        desk=_desk(state, seat, make),
        individuals=(*people, *strangers),
        batches=tuple(batches),
        hid=state.hid + 3 + make.one(9),
        encounter=None if state.encounter is None else _encounter(state, state.encounter, seat, make),
    )
    return (
        world if state.challenge is None else replace(world, challenge=_challenge(state, world, state.challenge, seat))
    )


def _desk(state: State, seat: int | None, make: _Maker) -> Desk:
    return other_desk(state.desk, seat, make, lambda what: veiled(state, what))


# Batches


def _is_mine(state: State, who: str, seat: int | None) -> bool:
    return seat is not None and seat_of(state, individual(state, who)) == seat


def _batch(state: State, batch: Batch, seat: int | None) -> Batch:
    """That the game master is asked for her word is seen by all, what was planned is not. What is planned for a Trait
    or a companion is kept: a batch of such alone goes with them, and so does the question."""
    if _is_mine(state, batch.who, seat):
        return batch
    other = Purchase("pool", batch.who)
    return replace(
        batch,
        purchases=tuple(
            [one if one.piece != batch.who or one.what in ("upgrade", "quality") else other for one in batch.purchases]
        ),
    )


# People


def _person(state: State, seat: int | None, one: Individual, make: _Maker) -> Individual:
    if seat is not None and seat_of(state, one) == seat:
        return one
    one = replace(one, secret=make.words())
    if is_open(one):
        return one
    if one.stage not in ("ready", "dead"):
        return _in_making(one, make)
    if _rolled(state, one):
        return replace(one, concept=make.words(), keywords=(make.words(),))
    other = _numbers(state, one, make)
    return _traits(state, other, make) if one.numbered and one.id not in _taking_part(state) else other


def _taking_part(state: State) -> set[str]:
    """Those whose Traits the open Challenge may turn on or the last one shows, or a Power that awaits the willing."""
    sides = [side for one in (state.challenge, state.last) if one is not None for side in one.sides]
    found = {who for side in sides for who in (side.who, side.stand_in, *[helper for helper, _ in side.helpers])}
    return found | ({state.consent.who} if state.consent is not None else set())


def _in_making(one: Individual, make: _Maker) -> Individual:
    """A sheet is its maker's until it is approved; a goal is said aloud, but of the game master's. Whether its maker is
    asked is seen, and hangs on what the sheet lacks: so with the first Trait only words are otherwise."""
    goal = make.words() if is_npc(one) else one.goal
    abilities = tuple([replace(each, name=make.words(), text=each.text and make.words()) for each in one.abilities])
    talents = tuple([replace(each, name=make.words()) for each in one.talents])
    keywords = tuple([make.words() for _ in one.keywords])
    fresh = one.stage in ("concept", "ranks", "points") and not any(
        (one.abilities, one.powers, one.talents, one.skills[3:])
    )
    values, back = make.values() if fresh else one.values, one.sent_back and make.words()
    return replace(
        one,
        concept=make.words(),
        keywords=keywords,
        goal=goal,
        abilities=abilities,
        talents=talents,
        values=values,
        sent_back=back,
    )


def _rolled(state: State, one: Individual) -> bool:
    """Its dice lie there, with all that is added to them; or they do for an order that is not found yet."""
    challenge = state.challenge
    waits = state.encounter is not None and bool(state.encounter.waiting)
    if challenge is None:
        return waits
    known = [side for side in challenge.sides if side.dice or challenge.stage not in BEFORE_DICE]
    return waits or any(one.id in (side.who, side.stand_in) for side in known)


def _numbers(state: State, one: Individual, make: _Maker) -> Individual:
    """Other numbers, but as far from the next status: how somebody is, everybody sees."""
    skills = tuple([replace(skill, dice=make.one(4)) for skill in one.skills])
    other = replace(
        one,
        values=make.values(),
        made=make.values() if any(one.made) else one.made,
        skills=skills,
        hits_bought=make.one(3),
        dice=one.dice and 1 + make.one(3),
        concept=make.words(),
        keywords=(make.words(),),
        goal=make.words(),
        dp=make.one(9),
        ledger=(),
        points=make.one(30),
        pool=make.one(5),
    )
    further = threshold(state, other) - threshold(state, one)
    if one.hits + further < 0:
        other = replace(other, values=(*other.values[:5], one.values[5]), made=one.made, hits_bought=one.hits_bought)
        further = 0
    return replace(other, hits=one.hits + further)


def _traits(state: State, one: Individual, make: _Maker) -> Individual:
    """Other Traits, of those nobody has seen at work and nobody could notice."""
    abilities = [each for each in one.abilities if not _silent(state, each) or make.one(2)]
    more = [
        replace(each, id=f"ah{state.hid + 99}-{at}")
        for at, each in enumerate(make.stranger().abilities)
        if each.effect.code in _QUIET and each.effect.code != "powerHits"
    ]
    powers = [each for each in one.powers if _at_work(state, each) or make.one(2)]
    talents = tuple([replace(each, name=make.words()) for each in one.talents])
    gear = tuple([replace(each, name=make.words()) for each in one.gear])
    return replace(one, abilities=(*abilities, *more), powers=tuple(powers), talents=talents, gear=gear)


def _silent(state: State, each: Ability) -> bool:
    petitioned = any(petition.piece == each.id for petition in state.petitions)
    return each.effect.code in _QUIET and not each.uses and not petitioned


def _at_work(state: State, each: Power) -> bool:
    """It is on, or comes on by itself before all eyes."""
    return each.effect.trigger == "violence" or any(
        active.power == each.id for one in state.individuals for active in one.powers_on
    )


# The order and the open Challenge


def _encounter(state: State, one: Encounter, seat: int | None, make: _Maker) -> Encounter:
    """What the game master's add to the order is hers; while it is not found yet, it is about to be seen."""
    if one.waiting:
        return one
    rolls = [roll if _reads(state, roll.who, seat) else roll._replace(added=make.one(9)) for roll in one.rolls]
    return replace(one, rolls=tuple(rolls))


def _reads(state: State, who: str, seat: int | None) -> bool:
    person = find_individual(state, who)
    return person is None or is_open(person) or (seat is not None and seat_of(state, person) == seat)


def _challenge(state: State, world: State, one: Challenge, seat: int | None) -> Challenge:
    """Sides that are veiled are worked out anew from the other numbers."""
    for at, side in enumerate(one.sides):
        if side.chosen and is_veiled(state, one, side) and not _reads(state, whose(one, side), seat):
            fresh = work_out(world, one, at) if side.who else _against(world, one, side)
            one = replace(one, sides=(*one.sides[:at], fresh, *one.sides[at + 1 :]))
    return one


def _against(world: State, one: Challenge, side: Side) -> Side:
    """The game master's own dice: against a wound they add the hits."""
    hits = total(individual(world, one.sides[0].who))
    return replace(
        side,
        additions=tuple(
            [Addition(each.label, hits, each.rule) if each.rule == "PER-196" else each for each in side.additions]
        ),
    )
