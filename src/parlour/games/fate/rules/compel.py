"""Compels and facts (6.2, 6.3): bargains over aspects, and what the table agrees to be true."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import GM, Aspect, Character, Deal, Fact, State
from parlour.games.fate.rules.ask import (
    aspect,
    aspects_of,
    character,
    find_character,
    is_npc,
    knows,
    mine,
    players,
    points,
    purse,
)
from parlour.games.fate.rules.conditions import (
    OWN,
    By,
    gm_alone,
    known_aspects,
    no_scene,
    not_here,
    not_ready,
    not_yours,
    shown,
    speakers,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.recovery import recovered
from parlour.roleplay.cast import no_session, not_gm, people, seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

# Compels


def can_pay(state: State, by: str) -> bool:
    """FAE-121, FAE-Q21: the compeller must be able to pay; the game master has the infinite supply, by switch the
    pool."""
    if by == GM:
        return state.options.compel_gm_source == "infinite" or state.pool > 0
    return points(state, character(state, by)) > 0


def gm_in_her_own_name(state: State, seat: int, it: By) -> bool:
    """FAE-Q21: she speaks for the whole of the story."""
    return leads(state, seat) and it != GM


def not_a_player_character(it: By) -> bool:
    return isinstance(it, Character) and is_npc(it)


def cannot_pay(state: State, it: By) -> bool:
    """FAE-121."""
    return isinstance(it, Character) and points(state, it) < 1


def pool_empty(state: State, it: By) -> bool:
    """FAE-Q21: the game master has the infinite supply, by switch the pool."""
    return it == GM and not can_pay(state, GM)


def compellable(state: State, by: By) -> list[Aspect]:
    """FAE-113: aspects in play that the compelling character knows; what is hidden from it reads like what is not
    there."""
    ready = {"", *[c.id for c in state.characters if c.status == "ready" and not c.hidden]}
    who = by if isinstance(by, Character) else None
    return [a for a in state.aspects if a.owner in ready and (who is None or knows(state, who, a))]


def hidden(by: By, it: Aspect) -> bool:
    """So that the victim can read what she is asked."""
    return by == GM and it.hidden


def boost(it: Aspect) -> bool:
    """FAE-Q40: it can only be invoked."""
    return it.kind == "boost"


def own(by: By, it: Aspect) -> bool:
    """FAE-114: that would be a self-compel."""
    return isinstance(by, Character) and it.owner == by.id


def of_the_scene(aspect: Aspect) -> bool:
    """FAE-113: whose aspect it is says who is troubled; for the scene's the compeller says so."""
    return not aspect.owner


def offers_it(by: By, it: Character) -> bool:
    return it is by


def act_compel(draft: Draft, seat: int, command: m.OfferCompel) -> None:
    victim = draft.character(command.victim or draft.aspect(command.aspect).owner)
    number = draft.state.dealt + 1
    draft.put(
        m.DealOffered(Deal(number, "compel", command.by, victim.id, command.aspect, command.text.strip(), command.sort))
    )


def own_aspects(state: State, who: Character) -> list[Aspect]:
    """FAE-114. A player knows all of her character's, hidden or not."""
    return aspects_of(state, who.id)


def hidden_npc_aspect(who: Character, it: Aspect) -> bool:
    return is_npc(who) and it.hidden


def act_self_compel(draft: Draft, seat: int, command: m.SelfCompel) -> None:
    """FAE-114, FAE-Q51: at once; by switch the game master confirms that it really costs something."""
    who, text = command.who, command.text.strip()
    deal = Deal(draft.state.dealt + 1, "self", who, who, command.aspect, text, command.sort)
    if draft.state.options.self_compel_confirm == "none":
        _accepted(draft, deal)
    else:
        draft.put(m.DealOffered(deal))


# The aspects players suggest


def gm_adds(state: State, seat: int) -> bool:
    """FAE-134: players may suggest some."""
    return leads(state, seat)


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


def deals(state: State, seat: int) -> list[Deal]:
    """A deal over an aspect this seat may not know reads like none."""
    if not state.deals:
        return []
    known = {"", *[a.id for a in known_aspects(state, seat)]}
    concerned = [(d, (awaits(state, d), proposer(state, d), victim_seat(state, d))) for d in state.deals]
    return [deal for deal, seats in concerned if deal.aspect in known or seat in seats]


def not_a_compel(it: Deal) -> bool:
    return it.kind != "compel"


def not_asked(state: State, seat: int, it: Deal) -> bool:
    return awaits(state, it) != seat


def as_offered(deal: Deal) -> tuple[str, ...]:
    return (deal.text,)


def payer_broke(state: State, it: Deal) -> bool:
    """FAE-118, FAE-121: while it can still be paid."""
    return it.kind == "compel" and not can_pay(state, it.by)


def gm_answers(state: State, seat: int, it: Deal) -> bool:
    """FAE-Q51: what only asks for the game master's word costs nothing to refuse, but her alone."""
    return it.kind != "compel" and not leads(state, seat)


def not_the_victim(state: State, seat: int, it: Deal) -> bool:
    return it.kind == "compel" and victim_seat(state, it) != seat


def cannot_refuse(state: State, it: Deal) -> bool:
    """FAE-119, FAE-120, FAE-Q22: refusing costs a fate point."""
    person = find_character(state, it.victim)
    return it.kind == "compel" and person is not None and points(state, person) < 1


def is_awaited(state: State, seat: int, deal: Deal) -> bool:
    return awaits(state, deal) == seat


def not_the_proposer(state: State, seat: int, it: Deal) -> bool:
    return proposer(state, it) != seat


def act_bargain(draft: Draft, seat: int, command: m.Bargain) -> None:
    deal = deal_of(draft.state, command.deal)
    draft.put(m.DealBargained(deal.id, seat, command.text.strip(), not deal.turned))


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


def act_refuse(draft: Draft, seat: int, command: m.Refuse) -> None:
    deal = deal_of(draft.state, command.deal)
    draft.put(m.DealClosed(deal, "refused"))
    if deal.kind == "compel":
        draft.put(m.PointsMoved(purse(draft.character(deal.victim)), "supply", 1, "refused", deal.aspect))


def act_withdraw(draft: Draft, seat: int, command: m.Withdraw) -> None:
    draft.put(m.DealClosed(deal_of(draft.state, command.deal), "withdrawn"))


# Facts


def voters(state: State, seat: int) -> tuple[int, ...]:
    return tuple([other for other in sorted({state.desk.gm, *players(state)}) if other != seat])


def no_character(state: State, seat: int) -> bool:
    return not leads(state, seat) and not mine(state, seat)


def sources(state: State, seat: int) -> list[Aspect]:
    """FAE-122: aspects the proposing seat knows; the game master's too, in the open or not."""
    ready = {"", *[c.id for c in state.characters if c.status == "ready"]}
    lead, hers = leads(state, seat), mine(state, seat)
    return [
        a
        for a in state.aspects
        if a.owner in ready and (lead or not a.hidden or any(knows(state, one, a) for one in hers))
    ]


def hidden_from_players(state: State, seat: int, it: Aspect) -> bool:
    return leads(state, seat) and it.hidden


def facts(state: State) -> tuple[Fact, ...]:
    return state.facts


def true_already(it: Fact) -> bool:
    return not it.waiting


def own_fact(seat: int, it: Fact) -> bool:
    return it.by == seat


def has_agreed(seat: int, it: Fact) -> bool:
    """Or was never asked."""
    return seat not in it.waiting


def not_concerned(seat: int, it: Fact) -> bool:
    """Whoever has not agreed may object; whoever proposed may take it back."""
    return seat not in (*it.waiting, it.by)


def is_waited_for(seat: int, fact: Fact) -> bool:
    return seat in fact.waiting


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


def act_agree(draft: Draft, seat: int, command: m.Agree) -> None:
    draft.put(m.FactAgreed(command.fact, seat))
    fact = next(fact for fact in draft.state.facts if fact.id == command.fact)
    if not fact.waiting:
        draft.put(m.FactSettled(fact.id))


def act_object(draft: Draft, seat: int, command: m.Object) -> None:
    draft.put(m.FactDropped(command.fact, seat))


def act_settle_fact(draft: Draft, seat: int, command: m.SettleFact) -> None:
    draft.put(m.FactSettled(command.fact))


MOVES: Moves = {
    Move(
        m.OfferCompel,
        {
            "by": One(
                speakers,
                unless=(
                    gm_alone,
                    gm_in_her_own_name,
                    not_yours,
                    not_ready,
                    not_a_player_character,
                    waived(cannot_pay),
                    waived(pool_empty),
                ),
            ),
            "aspect": One(compellable, unless=(hidden, boost, own)),
            "victim": One(shown, unless=(offers_it, not_ready, not_here), only=of_the_scene),
            "sort": One(("decision", "event")),
            "text": Words(SENTENCE, told),
        },
        rule="FAE-113",
        unless=(no_session,),
        decided=1,
    ): act_compel,
    Move(
        m.SelfCompel,
        {
            "who": One(people, unless=OWN),
            "aspect": One(own_aspects, unless=(hidden_npc_aspect,)),
            "sort": One(("decision", "event")),
            "text": Words(SENTENCE, told),
        },
        rule="FAE-114",
        unless=(no_session,),
        decided=1,
    ): act_self_compel,
    Move(m.SuggestAspect, {"text": Words(SENTENCE)}, rule="FAE-134", unless=(gm_adds, no_scene)): act_suggest,
    Move(
        m.Bargain,
        {"deal": One(deals, unless=(not_a_compel, not_asked)), "text": Words(SENTENCE, told, suggest=as_offered)},
        rule="FAE-117",
        decided=1,
    ): act_bargain,
    Move(
        m.Accept, {"deal": One(deals, unless=(not_asked, waived(payer_broke)))}, rule="FAE-118", owed=True, decided=1
    ): act_accept,
    Move(
        m.Refuse,
        {"deal": One(deals, unless=(gm_answers, not_the_victim, cannot_refuse))},
        rule="FAE-119",
        owed=is_awaited,
        decided=1,
    ): act_refuse,
    Move(
        m.Withdraw, {"deal": One(deals, unless=(not_the_proposer,))}, rule="FAE-117", owed=is_awaited, decided=1
    ): act_withdraw,
    Move(
        m.ProposeFact,
        {"aspect": One(sources, unless=(hidden_from_players,)), "text": Words(SENTENCE)},
        rule="FAE-122",
        unless=(no_character,),
    ): act_fact,
    Move(
        m.Agree, {"fact": One(facts, unless=(true_already, own_fact, has_agreed))}, rule="FAE-122", owed=True, decided=1
    ): act_agree,
    Move(
        m.Object,
        {"fact": One(facts, unless=(true_already, not_concerned))},
        rule="FAE-122",
        owed=is_waited_for,
        decided=1,
    ): act_object,
    Move(
        m.SettleFact, {"fact": One(facts, unless=(true_already,))}, rule="FAE-122", unless=(not_gm,), decided=1
    ): act_settle_fact,
}
