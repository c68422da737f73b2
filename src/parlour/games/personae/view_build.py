"""The only door out: what everybody may see, and what one seat sees beyond it. Built from the state, never filtered."""

from collections import Counter

from parlour.core.options import altered
from parlour.games.personae import view as v
from parlour.games.personae.model import Active, Batch, Encounter, Individual, State
from parlour.games.personae.rules.ask import (
    find_power,
    find_skill,
    gone_by,
    individual,
    is_npc,
    is_open,
    mine,
    on_turn,
    side_of,
)
from parlour.games.personae.rules.defence import announceable
from parlour.games.personae.rules.derive import lasting
from parlour.games.personae.rules.purchases import batch_faults
from parlour.games.personae.rules.turns import announcers
from parlour.games.personae.view_challenge import challenge, my_challenge
from parlour.games.personae.view_foresee import answers
from parlour.games.personae.view_sheet import health, sheet
from parlour.games.personae.words.guards import guard_words
from parlour.games.personae.words.petitions import petition_words
from parlour.games.personae.words.purchases import purchase_words
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import hidden_looks, kept_receipts, notes_for, seen_looks, shown_plans, shown_receipts


def public(state: State) -> v.Public:
    """What anybody may see, also who only watches."""
    desk, counted = state.desk, Counter([one.owner for one in state.bank])
    return v.Public(
        gm=desk.gm,
        people=desk.people,
        session=desk.session,
        sitting=desk.sitting,
        day=state.day,
        scene=state.scene,
        individuals=tuple([person(state, one, full=is_open(one)) for one in state.individuals if not one.hidden]),
        encounter=None if state.encounter is None else encounter(state, state.encounter),
        challenge=None if state.challenge is None else challenge(state, state.challenge),
        last=last(state),
        series=state.series,
        bank=tuple(sorted(counted.items())),
        obstacles=state.obstacles,
        hazards=state.hazards,
        wares=state.wares,
        petitions=tuple(
            [
                v.PetitionSeen(one.id, one.seat, one.what, one.who, petition_words(state, one), one.piece, one.detail)
                for one in state.petitions
            ]
        ),
        consent=state.consent,
        awards=tuple([(one.id, one.dp) for one in state.individuals if one.dp and not is_npc(one)]),
        receipts=shown_receipts(desk, lambda what: veiled(state, what)),
        closed=desk.closed,
        points=state.options.creation_points,
        looks=seen_looks(state.desk, None),
        house=altered(state.options),
    )


def last(state: State) -> v.ChallengeSeen | None:
    """The Challenge that closed last, while everybody in it can be seen."""
    one, seen = state.last, {each.id for each in state.individuals if not each.hidden}
    if one is None or not {side.who for side in one.sides if side.who} <= seen:
        return None
    return challenge(state, one)


def veiled(state: State, what: str) -> bool:
    """A receipt for what not everybody may know: that there is one is told, what it says is the game master's."""
    known = {one.id for one in state.individuals if is_open(one) and not one.hidden}
    return what[:1] in ("c", "h") and what not in known


def person(state: State, one: Individual, *, full: bool, secret: bool = False) -> v.Person:
    defence = find_skill(one, one.defence)
    helped = [each.name for each in state.individuals if each.id == one.helping[0]]
    playing = one.stage in ("ready", "dead")
    return v.Person(
        one.id,
        one.name,
        one.role,
        seat_of(state, one),
        side_of(one),
        one.toughness,
        one.owner,
        one.stage,
        one.goal if full or not is_npc(one) else "",
        one.here,
        one.hidden,
        health(state, one, full=full) if playing else None,
        one.place,
        on_turn(state) == one.id,
        one.moved,
        one.acted,
        defence.name if defence is not None else "",
        helped[0] if helped else "",
        tuple([active(one, each) for each in one.powers_on]),
        one.conditions,
        sheet(state, one, secret) if full and playing else None,
    )


def active(one: Individual, each: Active) -> v.ActiveSeen:
    power = find_power(one, each.power)
    name, lasts = (power.name, lasting(one, power)) if power is not None else ("", "")
    return v.ActiveSeen(each.power, name, lasts, each.targets, each.upheld, each.words)


def encounter(state: State, one: Encounter) -> v.EncounterSeen:
    """What an adversary adds to the order stays the game master's, as all her numbers."""
    rolls = tuple(
        [
            v.OrderRoll(who, dice, plus, max(dice) + plus)
            if is_open(individual(state, who))
            else v.OrderRoll(who, dice)
            for who, dice, plus in one.rolls
        ]
    )
    return v.EncounterSeen(
        one.number,
        one.violent,
        one.escalator,
        one.round,
        one.order,
        one.at,
        rolls,
        one.waiting,
        one.opening,
        one.goals,
        one.tracks,
        one.closing,
        one.saved,
        one.provoked,
        gone_by(one),
        one.out.who,
        one.surprised,
    )


# One seat's own


def private(state: State, seat: int) -> v.Private:
    """What this seat sees beyond the public part."""
    desk, leading = state.desk, leads(state, seat)
    making = [
        one
        for one in state.individuals
        if one.stage not in ("ready", "dead") and (leading or seat_of(state, one) == seat)
    ]
    ready = [one for one in state.individuals if one.stage in ("ready", "dead") and not is_open(one) and not one.hidden]
    hers = [one for one in ready if leading or seat_of(state, one) == seat]
    secrets = {
        one.id: one.secret for one in state.individuals if one.secret and (leading or seat_of(state, one) == seat)
    }
    own = tuple([one.id for one in mine(state, seat)])
    odds, odds_if, what, sides = (
        my_challenge(state, state.challenge, own, leading=leading) if state.challenge is not None else ((), (), (), ())
    )
    return v.Private(
        leading,
        own,
        desk.notes[seat],
        tuple([plea for plea in desk.pleas if leading or plea.seat == seat]),
        tuple([sheet(state, one, True) for one in (*making, *hers)]),
        tuple([person(state, one, full=True, secret=True) for one in state.individuals if one.hidden])
        if leading
        else (),
        tuple(
            [
                batch(state, one)
                for one in state.batches
                if leading or seat_of(state, individual(state, one.who)) == seat
            ]
        ),
        odds,
        odds_if,
        what,
        sides,
        secrets,
        {one.id: health(state, one, full=True) for one in hers},
        kept_receipts(desk, lambda what: veiled(state, what)) if leading else (),
        guards(state, seat),
        answers(state, seat),
        plans=shown_plans(desk, seat),
        shown_notes=notes_for(desk, seat),
        looks=hidden_looks(desk, seat),
    )


def guards(state: State, seat: int) -> dict[str, str]:
    """What an active defence of somebody who may announce one would stop, as far as this seat may know the others."""
    known = {one.id for one in state.individuals if leads(state, seat) or is_open(one) or seat_of(state, one) == seat}
    skills = [(one, find_skill(one, which)) for one in announcers(state, seat) for which in announceable(one)]
    return {skill.id: guard_words(state, one, skill, known) for one, skill in skills if skill is not None}


def batch(state: State, one: Batch) -> v.BatchSeen:
    lines = tuple([(each.amount, purchase_words(state, one.who, each)) for each in one.purchases])
    planned = sum([amount for amount, _ in lines])
    left = individual(state, one.who).dp - planned
    faults = tuple([words for _, words in batch_faults(state, one)])
    return v.BatchSeen(one.who, one.submitted, lines, planned, left, faults)
