"""Things to buy (PER-056 to PER-062, PER-Q47, PER-Q48): wares, what they cost here, and Caps that wear or are raised
for a while."""

from parlour.core.judge import Count, Move, One, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import NAME, PHRASE
from parlour.games.personae.model import Individual, Petition, State, Ware
from parlour.games.personae.rules.ask import individual
from parlour.games.personae.rules.conditions import ACTING, FREE, MADE, encounter_on
from parlour.games.personae.rules.derive import resource, resource_cap
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.petitions import ANSWERS
from parlour.roleplay.cast import in_the_open, no_scene, not_gm, people, seat_of

DEAREST, LONGEST = 99, 99
"""The highest cost value, and the most scenes a raise may last."""


def price(ware: Ware) -> int:
    """PER-061: its cost here."""
    return ware.local if ware.local >= 0 else ware.cost


def ware_of(state: State, which: str) -> Ware:
    return next(one for one in state.wares if one.id == which)


# The game master's list


def act_add(draft: Draft, seat: int, command: m.AddWare) -> None:
    draft.put(m.WareSet(Ware(draft.new_id("w"), command.name.strip(), command.cost)))


def no_wares(state: State) -> bool:
    return not state.wares


def wares(state: State) -> tuple[Ware, ...]:
    """PER-061: its cost in the place of the open scene."""
    return state.wares


def act_local(draft: Draft, seat: int, command: m.SetLocal) -> None:
    ware = ware_of(draft.state, command.ware)
    draft.put(m.WareSet(Ware(ware.id, ware.name, ware.cost, command.cost)))


# Buying


def above_cap(state: State, who: Individual, it: Ware) -> bool:
    """PER-058: what costs no more than the Cap; in a scene, not in an encounter (3.3)."""
    return price(it) > resource_cap(state, who)


def act_buy(draft: Draft, seat: int, command: m.Buy) -> None:
    ware, person = ware_of(draft.state, command.ware), draft.one(command.who)
    cost, cap = price(ware), resource_cap(draft.state, person)
    draft.put(m.Bought(person.id, ware.id, ware.name, cost))
    wear(draft, person, ware, cost, cap)


def wear(draft: Draft, person: Individual, ware: Ware, cost: int, cap: int) -> None:
    """PER-059, PER-Q48: a purchase may lower the Cap; common things never do."""
    way = draft.state.options.resource_reduction
    if cost == 0 or not wearable(person):
        return
    if way == "ask":
        petition = Petition(
            draft.state.petitioned + 1, seat_of(draft.state, person), "wear", person.id, ware.id, str(cost)
        )
        draft.put(m.PetitionMade(petition))
    elif way == "roll":
        die = draft.roll(1)[0]
        draft.put(m.CapRolled(person.id, die, cost))
        if die <= cost:
            wear_out(draft, person.id)
    elif way == "equal" and cost == cap:
        wear_out(draft, person.id)


def wearable(person: Individual) -> str:
    """The Resource that still gives most."""
    left = [(resource(one), one.id) for one in person.talents if one.kind == "resource" and one.approved]
    best = max(left, default=(0, ""), key=lambda one: one[0])
    return best[1] if best[0] > 0 else ""


def wear_out(draft: Draft, who: str) -> None:
    talent = wearable(draft.one(who))
    if talent:
        draft.put(m.CapWorn(who, talent))


def _answered(draft: Draft, petition: Petition, yes: bool) -> None:
    if yes and any(one.id == petition.who for one in draft.state.individuals):
        wear_out(draft, individual(draft.state, petition.who).id)


ANSWERS["wear"] = _answered


# For a while


def act_raise(draft: Draft, seat: int, command: m.RaiseCap) -> None:
    draft.put(m.CapRaised(command.who, command.amount, command.scenes, command.reason.strip()))


MOVES: Moves = {
    Move(
        m.AddWare, {"name": Words(NAME), "cost": Count(0, DEAREST, suggest=1)}, rule="PER-060", unless=(not_gm,)
    ): act_add,
    Move(
        m.SetLocal, {"ware": One(wares), "cost": Count(0, DEAREST)}, rule="PER-061", unless=(not_gm, no_scene, no_wares)
    ): act_local,
    Move(
        m.Buy,
        {"who": One(people, unless=ACTING), "ware": One(wares, unless=(waived(above_cap),))},
        rule="PER-058",
        unless=(*FREE, encounter_on, no_wares),
        decided=1,
    ): act_buy,
    Move(
        m.RaiseCap,
        {
            "who": One(in_the_open, unless=MADE),
            "amount": Count(1, DEAREST, suggest=1),
            "scenes": Count(1, LONGEST, suggest=1),
            "reason": Words(PHRASE, 0),
        },
        rule="PER-062",
        unless=(not_gm,),
    ): act_raise,
}
