"""Things to buy (PER-056 to PER-062, PER-Q47, PER-Q48): wares, what they cost here, and Caps that wear or are raised
for a while."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import NAME, PHRASE
from parlour.games.personae.model import Individual, State, Ware, Wish
from parlour.games.personae.rules.ask import individual, leads, mine, seat_of
from parlour.games.personae.rules.derive import resource, resource_cap
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.health import able
from parlour.games.personae.rules.turns import free
from parlour.games.personae.rules.wishes import ANSWERS

NONE: tuple[Offer, ...] = ()
DEAREST, LONGEST = 99, 99
"""The highest cost value, and the most scenes a raise may last."""


def price(ware: Ware) -> int:
    """PER-061: its cost here."""
    return ware.local if ware.local >= 0 else ware.cost


def ware_of(state: State, which: str) -> Ware:
    return next(one for one in state.wares if one.id == which)


# The game master's list


def offer_add(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("add_ware", (), (Text(NAME), Number(0, DEAREST)), False)] if leads(state, seat) else NONE


def act_add(draft: Draft, seat: int, command: m.AddWare) -> None:
    draft.put(m.WareSet(Ware(draft.new_id("w"), command.name.strip(), command.cost)))


def offer_local(state: State, seat: int) -> Sequence[Offer]:
    """PER-061: in the place of the open scene."""
    if not leads(state, seat) or not state.wares or not state.scene.open:
        return NONE
    return [Offer("set_local", (), (Pick(tuple([ware.id for ware in state.wares])), Number(0, DEAREST)), False)]


def act_local(draft: Draft, seat: int, command: m.SetLocal) -> None:
    ware = ware_of(draft.state, command.ware)
    draft.put(m.WareSet(Ware(ware.id, ware.name, ware.cost, command.cost)))


# Buying


def offer_buy(state: State, seat: int) -> Sequence[Offer]:
    """PER-058: what costs no more than the Cap; in a scene, not in an encounter (3.3)."""
    if not free(state) or state.encounter is not None:
        return NONE
    out: list[Offer] = []
    for person in mine(state, seat):
        within = [ware.id for ware in state.wares if state.lax or price(ware) <= resource_cap(state, person)]
        if within and person.here and able(state, person):
            out.append(Offer("buy", (person.id,), (Pick(tuple(within)),), False))
    return out


def act_buy(draft: Draft, seat: int, command: m.Buy) -> None:
    ware, person = ware_of(draft.state, command.ware), draft.individual(command.who)
    cost, cap = price(ware), resource_cap(draft.state, person)
    draft.put(m.Bought(person.id, ware.id, ware.name, cost))
    wear(draft, person, ware, cost, cap)


def wear(draft: Draft, person: Individual, ware: Ware, cost: int, cap: int) -> None:
    """PER-059, PER-Q48: a purchase may lower the Cap; common things never do."""
    way = draft.state.options.resource_reduction
    if cost == 0 or not wearable(person):
        return
    if way == "ask":
        wish = Wish(draft.state.wished + 1, seat_of(draft.state, person), "wear", person.id, ware.id, str(cost))
        draft.put(m.WishMade(wish))
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
    talent = wearable(draft.individual(who))
    if talent:
        draft.put(m.CapWorn(who, talent))


def _answered(draft: Draft, wish: Wish, yes: bool) -> None:
    if yes and any(one.id == wish.who for one in draft.state.individuals):
        wear_out(draft, individual(draft.state, wish.who).id)


ANSWERS["wear"] = _answered


# For a while


def offer_raise(state: State, seat: int) -> Sequence[Offer]:
    """PER-062: for a stated number of scenes."""
    who = tuple([one.id for one in state.individuals if one.stage == "ready" and not one.hidden])
    if not leads(state, seat) or not who:
        return NONE
    return [Offer("raise_cap", (), (Pick(who), Number(1, DEAREST), Number(1, LONGEST), Text(PHRASE)), False)]


def act_raise(draft: Draft, seat: int, command: m.RaiseCap) -> None:
    draft.put(m.CapRaised(command.who, command.amount, command.scenes, command.reason.strip()))


CHAPTER: Chapter = {
    m.AddWare: (offer_add, act_add),
    m.SetLocal: (offer_local, act_local),
    m.Buy: (offer_buy, act_buy),
    m.RaiseCap: (offer_raise, act_raise),
}
