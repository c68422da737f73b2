"""Compels and facts (6.2, 6.3): bargains over aspects, and what the table agrees to be true."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import GM, Aspect, Character, Deal, Fact, State
from parlour.games.fate.rules.ask import (
    aspect,
    character,
    find_character,
    is_npc,
    knows,
    leads,
    mine,
    players,
    points,
    purse,
    seat_of,
)
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.recovery import recovered

_SORT = Pick(("decision", "event"))
_WHAT = Text(SENTENCE)
NONE: tuple[Offer, ...] = ()


# Compels


def can_pay(state: State, by: str) -> bool:
    """FAE-121, FAE-Q21: the compeller must be able to pay; the game master has the infinite supply, by switch the
    pool."""
    if by == GM:
        return state.options.compel_gm_source == "infinite" or state.pool > 0
    return points(state, character(state, by)) > 0


def compellers(state: State, seat: int) -> list[str]:
    """The game master speaks for the whole of the story; players through their characters."""
    return [GM] if leads(state, seat) else [c.id for c in mine(state, seat) if c.kind == "pc"]


def compellable(state: State, by: str) -> list[Aspect]:
    """FAE-113: aspects the compelling character knows; the game master's are those in the open, so that the victim can
    read what she is asked; never a boost."""
    ready = {c.id for c in state.characters if c.status == "ready" and not c.hidden}
    found = [a for a in state.aspects if a.kind != "boost" and (not a.owner or a.owner in ready)]
    if by == GM:
        return [a for a in found if not a.hidden]
    return [a for a in found if knows(state, character(state, by), a) and a.owner != by]


def offer_compel(state: State, seat: int) -> Sequence[Offer]:
    """FAE-113, FAE-115..117: whose aspect it is says who is troubled; for the scene's the compeller says so."""
    if not state.desk.sitting:
        return NONE
    out: list[Offer] = []
    for by in compellers(state, seat):
        if not can_pay(state, by) and not state.lax:
            continue
        known = compellable(state, by)
        owned = tuple([a.id for a in known if a.owner])
        common = tuple([a.id for a in known if not a.owner])
        victims = tuple(
            [c.id for c in state.characters if c.status == "ready" and not c.hidden and c.id != by and c.here]
        )
        if owned:
            out.append(Offer("offer_compel", (by,), (Pick(owned), _SORT, _WHAT), False))
        if common and victims:
            out.append(Offer("offer_compel", (by,), (Pick(common), _SORT, _WHAT, Pick(victims)), False))
    return out


def act_compel(draft: Draft, seat: int, command: m.OfferCompel) -> None:
    victim = draft.character(command.victim or draft.aspect(command.aspect).owner)
    number = draft.state.dealt + 1
    draft.put(
        m.DealOffered(Deal(number, "compel", command.by, victim.id, command.aspect, command.text.strip(), command.sort))
    )


def offer_self_compel(state: State, seat: int) -> Sequence[Offer]:
    """FAE-114."""
    if not state.desk.sitting:
        return NONE
    out: list[Offer] = []
    for person in mine(state, seat):
        own = tuple(
            [
                a.id
                for a in state.aspects
                if a.owner == person.id and a.kind != "boost" and not (is_npc(person) and a.hidden)
            ]
        )
        if own:
            out.append(Offer("self_compel", (person.id,), (Pick(own), _SORT, _WHAT), False))
    return out


def act_self_compel(draft: Draft, seat: int, command: m.SelfCompel) -> None:
    """FAE-114, FAE-Q51: at once; by switch the game master confirms that it really costs something."""
    who, text = command.who, command.text.strip()
    deal = Deal(draft.state.dealt + 1, "self", who, who, command.aspect, text, command.sort)
    if draft.state.options.self_compel_confirm == "none":
        _accepted(draft, deal)
    else:
        draft.put(m.DealOffered(deal))


# The aspects players suggest


def offer_suggest(state: State, seat: int) -> Sequence[Offer]:
    """FAE-134: players may suggest some."""
    return [Offer("suggest_aspect", (), (_WHAT,), False)] if state.scene.opened and not leads(state, seat) else NONE


def act_suggest(draft: Draft, seat: int, command: m.SuggestAspect) -> None:
    deal = Deal(draft.state.dealt + 1, "aspect", str(seat), "", "", command.text.strip())
    draft.put(m.DealOffered(deal))


# Answers


def deal_of(state: State, number: int) -> Deal:
    return next(deal for deal in state.deals if deal.id == number)


def awaits(state: State, deal: Deal) -> int:
    """Who is asked, whoever leads and plays by now."""
    if deal.kind != "compel":
        return state.desk.gm
    return proposer(state, deal) if deal.turned else victim_seat(state, deal)


def proposer(state: State, deal: Deal) -> int:
    if deal.by == GM:
        return state.desk.gm
    if deal.kind == "aspect":
        return int(deal.by)
    person = find_character(state, deal.by)
    return state.desk.gm if person is None else seat_of(state, person)


def victim_seat(state: State, deal: Deal) -> int:
    person = find_character(state, deal.victim)
    return state.desk.gm if person is None else seat_of(state, person)


def offer_bargain(state: State, seat: int) -> Sequence[Offer]:
    """FAE-117: whoever is asked may put it otherwise; then the other is asked."""
    return [
        Offer("bargain", (deal.id,), (Text(SENTENCE, (deal.text,)),), False)
        for deal in state.deals
        if deal.kind == "compel" and awaits(state, deal) == seat
    ]


def act_bargain(draft: Draft, seat: int, command: m.Bargain) -> None:
    deal = deal_of(draft.state, command.deal)
    draft.put(m.DealBargained(deal.id, seat, command.text.strip(), not deal.turned))


def offer_accept(state: State, seat: int) -> Sequence[Offer]:
    """FAE-118: whoever is asked, while it can still be paid."""
    return [
        Offer("accept", (deal.id,))
        for deal in state.deals
        if awaits(state, deal) == seat and (deal.kind != "compel" or can_pay(state, deal.by) or state.lax)
    ]


def act_accept(draft: Draft, seat: int, command: m.Accept) -> None:
    _accepted(draft, deal_of(draft.state, command.deal))


def _accepted(draft: Draft, deal: Deal) -> None:
    """FAE-118, FAE-114, FAE-097: the fate point at once; an NPC's goes to the pool."""
    draft.put(m.DealClosed(deal, "accepted"))
    if deal.kind == "compel":
        source = (
            ("supply" if draft.state.options.compel_gm_source == "infinite" else "pool")
            if deal.by == GM
            else purse(draft.character(deal.by))
        )
        draft.put(m.PointsMoved(source, purse(draft.character(deal.victim)), 1, "compel", deal.aspect))
    elif deal.kind == "self":
        draft.put(m.PointsMoved("supply", purse(draft.character(deal.victim)), 1, "self_compel", deal.aspect))
    elif deal.kind == "aspect":
        draft.put(m.AspectAdded(Aspect(draft.new_id("a"), deal.text[:120], "situation"), "suggested"))
    else:
        recovered(draft, deal)


def offer_refuse(state: State, seat: int) -> Sequence[Offer]:
    """FAE-119, FAE-120, FAE-Q22: with a fate point; what only asks for the game master's word costs nothing to
    refuse."""
    out: list[Offer] = []
    for deal in state.deals:
        if deal.kind != "compel":
            if seat == state.desk.gm:
                out.append(Offer("refuse", (deal.id,)))
        elif victim_seat(state, deal) == seat:
            person = find_character(state, deal.victim)
            if person is None or points(state, person) > 0:
                out.append(Offer("refuse", (deal.id,), (), awaits(state, deal) == seat))
    return out


def act_refuse(draft: Draft, seat: int, command: m.Refuse) -> None:
    deal = deal_of(draft.state, command.deal)
    draft.put(m.DealClosed(deal, "refused"))
    if deal.kind == "compel":
        draft.put(m.PointsMoved(purse(draft.character(deal.victim)), "supply", 1, "refused", deal.aspect))


def offer_withdraw(state: State, seat: int) -> Sequence[Offer]:
    """Asked for where the bargain is back with who proposed it: it may be all she can still do."""
    return [
        Offer("withdraw", (deal.id,), (), awaits(state, deal) == seat)
        for deal in state.deals
        if proposer(state, deal) == seat
    ]


def act_withdraw(draft: Draft, seat: int, command: m.Withdraw) -> None:
    draft.put(m.DealClosed(deal_of(draft.state, command.deal), "withdrawn"))


# Facts


def voters(state: State, seat: int) -> tuple[int, ...]:
    return tuple([other for other in sorted({state.desk.gm, *players(state)}) if other != seat])


def fact_sources(state: State, seat: int) -> tuple[str, ...]:
    """FAE-122: aspects the proposing seat knows."""
    ready = {"", *[c.id for c in state.characters if c.status == "ready"]}
    people: list[Character] = [] if leads(state, seat) else mine(state, seat)
    return tuple(
        [
            a.id
            for a in state.aspects
            if a.owner in ready and (not a.hidden or any(knows(state, one, a) for one in people))
        ]
    )


def offer_fact(state: State, seat: int) -> Sequence[Offer]:
    sources = fact_sources(state, seat)
    if not sources or (not leads(state, seat) and not mine(state, seat)):
        return NONE
    return [Offer("propose_fact", (), (Pick(sources), _WHAT), False)]


def act_fact(draft: Draft, seat: int, command: m.ProposeFact) -> None:
    fact = Fact(
        draft.state.dealt + 1,
        seat,
        aspect(draft.state, command.aspect).text,
        command.text.strip(),
        voters(draft.state, seat),
    )
    draft.put(m.FactProposed(fact))
    if not fact.waiting:
        draft.put(m.FactSettled(fact.id))


def offer_agree(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("agree", (fact.id,)) for fact in state.facts if seat in fact.waiting]


def act_agree(draft: Draft, seat: int, command: m.Agree) -> None:
    draft.put(m.FactAgreed(command.fact, seat))
    fact = next(fact for fact in draft.state.facts if fact.id == command.fact)
    if not fact.waiting:
        draft.put(m.FactSettled(fact.id))


def offer_object(state: State, seat: int) -> Sequence[Offer]:
    """Whoever has not agreed may object; whoever proposed may take it back."""
    return [
        Offer("object", (fact.id,), (), seat in fact.waiting)
        for fact in state.facts
        if fact.waiting and seat in (*fact.waiting, fact.by)
    ]


def act_object(draft: Draft, seat: int, command: m.Object) -> None:
    draft.put(m.FactDropped(command.fact, seat))


def offer_settle_fact(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("settle_fact", (fact.id,), (), False) for fact in state.facts if fact.waiting and leads(state, seat)]


def act_settle_fact(draft: Draft, seat: int, command: m.SettleFact) -> None:
    draft.put(m.FactSettled(command.fact))


CHAPTER: Chapter = {
    m.OfferCompel: (offer_compel, act_compel),
    m.SelfCompel: (offer_self_compel, act_self_compel),
    m.SuggestAspect: (offer_suggest, act_suggest),
    m.Bargain: (offer_bargain, act_bargain),
    m.Accept: (offer_accept, act_accept),
    m.Refuse: (offer_refuse, act_refuse),
    m.Withdraw: (offer_withdraw, act_withdraw),
    m.ProposeFact: (offer_fact, act_fact),
    m.Agree: (offer_agree, act_agree),
    m.Object: (offer_object, act_object),
    m.SettleFact: (offer_settle_fact, act_settle_fact),
}
